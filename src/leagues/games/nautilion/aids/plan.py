"""The Plan: every way to give the dice, each die for each figure, and everything that may come before."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations
from typing import Any, cast

from leagues.games.nautilion import buying, cabin, darkhouse, preview
from leagues.games.nautilion.aids import outlook
from leagues.games.nautilion.aids.choice import Choices, listed, option, target
from leagues.games.nautilion.aids.gifts import ALL, cell_of, filled, give_of, rule_id, rule_ids
from leagues.games.nautilion.aids.shapes import Cell, Give, Spell
from leagues.games.nautilion.cards import heroic_card
from leagues.games.nautilion.decisions import plan
from leagues.games.nautilion.effects import Card
from leagues.games.nautilion.reserve import in_reserve
from leagues.games.nautilion.rulebook import Rule
from leagues.games.nautilion.state import State
from leagues.games.nautilion.steps import Step
from leagues.games.nautilion.tables import Tables
from leagues.kernel.explaining import Sentence
from leagues.kernel.frames import doing, pop
from leagues.kernel.table import Table

Dice = tuple[int, int, int]  # of the figures; 0 for none
TIDE_RULES = (Rule.TIDE, Rule.DICE_FACES, Rule.TIDE_SAME_VALUE)
Known = dict[Dice, outlook.Gift]  # what giving the dice would do, as far as it has been tried


def gives_dice(answer: int) -> bool:
    """Whether an answer of the Plan gives dice."""
    return answer < plan.GIVES or plan.GIVE_TWO <= answer < plan.REROLL


def dice_of(s: State, answer: int) -> Dice:
    """What each figure has after an answer that gives dice."""
    if answer < plan.GIVES:
        return answer // 36 + 1, answer // 6 % 6 + 1, answer % 6 + 1
    if answer < plan.GIVE_ONE:
        return (answer - plan.GIVE_TWO) // 6 + 1, (answer - plan.GIVE_TWO) % 6 + 1, 0
    dice = list(s.given)
    dice[answer - plan.GIVE_ONE] = s.dice[0]
    return dice[0], dice[1], dice[2]


def would(table: Table, s: State, answer: int, known: Known) -> outlook.Gift:
    """What an answer that gives dice would do."""
    dice = dice_of(s, answer)
    if dice not in known:
        if answer < plan.GIVE_ONE:
            known[dice] = outlook.gift(table, s, answer)
        else:
            known[dice] = outlook.handed(table, s, answer - plan.GIVE_ONE, s.dice[0], outlook.faces(table))
    return known[dice]


def parts_of(s: State, answer: int) -> tuple[int, ...]:
    """The figures whose part is known once an answer has given dice."""
    one = plan.GIVE_ONE <= answer < plan.REROLL
    last = sum(outlook.waits(s, figure) for figure in ALL) == 1
    return (answer - plan.GIVE_ONE,) if one and not last else ALL


def giving(table: Table, s: State) -> list[int]:
    """The answers that give dice."""
    return [answer for answer in preview.answers(table, s) if gives_dice(answer)]


def gives_of(table: Table, s: State, known: Known) -> list[Give]:
    """Every way to give dice."""
    return [
        give_of(answer, dice_of(s, answer), would(table, s, answer, known), parts_of(s, answer))
        for answer in giving(table, s)
    ]


def slate_of(table: Table, s: State, known: Known) -> list[Cell]:
    """Every die in hand for every figure."""
    cells: list[Cell] = []
    for die, value in enumerate(s.dice):
        if value:
            cells += [cast(Cell, {**cell, "die": die}) for cell in cells_of(table, s, value, known)]
    return cells


def cells_of(table: Table, s: State, value: int, known: Known) -> list[Cell]:
    """A die that shows a value, for every figure."""
    cells: list[Cell] = []
    answers = giving(table, s)
    for figure in ALL:
        ways = [one for one in answers if dice_of(s, one)[figure] == value and figure in parts_of(s, one)]
        if ways and outlook.could_get(s, figure):
            gift = outlook.merged([would(table, s, way, known) for way in ways])
            cells.append(cast(Cell, {**cell_of(gift, figure, value), "answers": ways}))
        else:
            cells.append({"figure": figure, "value": value, "barred": rule_id(barring(table, s, figure, value))})
    return cells


def without_answers(cell: Cell) -> Cell:
    """A cell of a die that cannot be given yet."""
    return cast(Cell, {name: value for name, value in cell.items() if name != "answers"})


def barring(table: Table, s: State, figure: int, value: int) -> int:
    """The rule by which a figure cannot get a die in hand."""
    t = preview.tables(table)
    forbidden: Callable[[Any, Any, int], int] = table.game.flow.forbidden
    if plan.one_at_a_time(s, t):
        return forbidden(s, t, plan.GIVE_ONE + figure)
    dice = [die or value for die in (s.dice[0], s.dice[1], plan.third_die(s))]
    ways = [plan.give(*order) for order in permutations(dice) if order[figure] == value]
    return next((rule for way in ways if (rule := forbidden(s, t, way))), int(Rule.TWO_STEPS))


def planning(s: State) -> State:
    """The state in which the dice in hand are given, when something else is asked first."""
    trial: State = s.copy()
    while doing(trial) != Step.PLAN:
        pop(trial)
    return trial


# --- before it -------------------------------------------------------------------------------------------------------------


def before_giving(table: Table, s: State, t: Tables) -> Choices:
    """Spells, the Mages' work, Heroic Actions, and what the Darkhouse sells."""
    return spell_choices(table, s, t) | further_choices(table, s, t)


def spells_of(table: Table, s: State, t: Tables) -> list[Spell]:
    """The Grimoire."""
    tides = [answer for answer in preview.answers(table, s) if plan.TIDE <= answer < plan.TRANSLATE]
    shown = outlook.in_hand(s)[0]
    found: list[Spell] = []
    for name, price, probe, own in (
        ("whirlwind", t.whirlwind_cost, plan.WHIRLWIND, (Rule.WHIRLWIND,)),
        ("tide", t.tide_cost, tides[0] if tides else plan.tide(shown, shown), TIDE_RULES),
        ("translation", t.translation_cost, plan.TRANSLATE, (Rule.TRANSLATION,)),
    ):
        barred = table.forbids(probe)
        answers = [] if barred else tides if name == "tide" else [probe]
        spell = {"name": name, "price": price, "answers": answers, "sentence": spell_sentence(s, name, price)}
        spell["rules"] = rule_ids(*own, Rule.SPELL_COST, Rule.SPELL_PRICES, Rule.SPELLS)
        found.append(cast(Spell, spell | filled(barred=rule_id(barred))))
    return found


def spell_sentence(s: State, name: str, price: int) -> Sentence:
    """What a spell costs and does."""
    return "aid-spell", {"spell": name, "price": price, "reserve": in_reserve(s), "dice": 3 - s.dice.count(0)}


def spell_choices(table: Table, s: State, t: Tables) -> Choices:
    """What casts a spell: all that is legal, and dice turned to what no die can show."""
    found: Choices = {}
    for answer, name, price, rule in (
        (plan.WHIRLWIND, "whirlwind", t.whirlwind_cost, Rule.WHIRLWIND),
        (plan.TRANSLATE, "translation", t.translation_cost, Rule.TRANSLATION),
    ):
        told, rules = spell_sentence(s, name, price), rule_ids(rule)
        found[answer] = option(table, answer, target("spell", name), sentence=told, rules=rules)
    known: Known = {}
    for shows in outlook.in_hand(s):
        for becomes in range(1, 7):
            answer = plan.tide(shows, becomes)
            dice = [target("die", die) for die in range(3) if s.dice[die] == shows]
            cells = turned(table, s, answer, becomes, known) if not table.forbids(answer) else []
            rules = rule_ids(*TIDE_RULES)
            found[answer] = option(table, answer, *dice, idle=shows == becomes, cells=cells, rules=rules)
    return found


def turned(table: Table, s: State, answer: int, becomes: int, known: Known) -> list[Cell]:
    """What a die that a Tide turns would do for each figure that could get it. All Tides are paid alike, so that what is
    known of one holds for the others."""
    trial, _ = preview.after(table, s, answer)
    cells = cells_of(table, preview.paid(table, trial), becomes, known)
    return [without_answers(cell) for cell in cells if "barred" not in cell]


def further_choices(table: Table, s: State, t: Tables) -> Choices:
    """The Mages' work, the Heroic Actions that lie open, and what the Darkhouse sells."""
    found: Choices = {}
    left = max(cabin.partnerships(s) - s.rerolls, 0)
    for value in outlook.in_hand(s) if cabin.partnerships(s) else []:
        answer = plan.REROLL + value - 1
        dice = [target("die", die) for die in range(3) if s.dice[die] == value]
        rules = rule_ids(Rule.MAGE_REROLL, Rule.MAGE_REROLL_ANY_ORDER)
        told: Sentence = ("aid-reroll", {"die": value, "left": left})
        found[answer] = option(table, answer, *dice, sentence=told, rules=rules)
    for card in preview.members(s.heroics):
        answer = plan.HEROIC + card - 1
        found[answer] = option(
            table, answer, target("heroic", card), sentence=heroic_sentence(s, t, card),
            rules=rule_ids(*heroic_card(t, card).rules), payers=preview.payers(s, t, card),
        )  # fmt: skip
    if darkhouse.effect(s, t) == Card.BUY:
        found[plan.BUY] = buy_choice(table, s, plan.BUY)[plan.BUY]
    return found


def heroic_sentence(s: State, t: Tables, card: int) -> Sentence:
    """A Heroic Action: who could pay."""
    crew = preview.payers(s, t, card)
    return "aid-heroic", {"card": card, "crew": listed(crew), "count": len(crew)}


def buy_choice(table: Table, s: State, answer: int) -> Choices:
    """What Darkhouse card 12 sells."""
    t = preview.tables(table)
    card = darkhouse.card(s)
    told: Sentence = ("aid-buy", {"price": buying.price(s, t), "reserve": in_reserve(s), "bought": s.bought})
    rules = rule_ids(Rule.BUY, Rule.BUY_PLACEMENT, Rule.BUY_WINDOW)
    return {answer: option(table, answer, target("card", card), sentence=told, rules=rules)}
