"""What may come before the Plan: the Grimoire's spells, the Mages' work, Heroic Actions, and what the Darkhouse sells.
What cannot be paid stays in sight, and says why."""

from __future__ import annotations

from leagues.games.nautilion import buying, cabin, darkhouse, outlook, preview
from leagues.games.nautilion.cards import heroic_card
from leagues.games.nautilion.decisions import plan
from leagues.games.nautilion.effects import Card
from leagues.games.nautilion.reserve import in_reserve
from leagues.games.nautilion.rulebook import Rule
from leagues.games.nautilion.state import State
from leagues.kernel.entries import Move
from leagues.kernel.table import Table
from leagues.kernel.words import Words
from leagues.terminal.ink import ink
from leagues.terminal.menu import Choice, Kind, Menu
from leagues.terminal.nautilion_choice import Marks, ids, option
from leagues.terminal.nautilion_gifts import all_marks, columns, die_cells, die_sentence
from leagues.terminal.nautilion_lines import does, runs
from leagues.terminal.nautilion_signs import die, drawn


def spell_choices(table: Table, s: State, w: Words, first: int) -> list[Choice]:
    """The three spells, then what the expansions add."""
    t = preview.tables(table)
    moves = {move.answer: move for move in table.legal}
    tides = [move for move in moves.values() if plan.TIDE <= move.answer < plan.TRANSLATE and changes(move)]
    marks = all_marks(table, s, w)
    choices: list[Choice] = []
    shown = outlook.in_hand(s)[0]
    for spell, price, probe, rule in (
        ("whirlwind", t.whirlwind_cost, plan.WHIRLWIND, Rule.WHIRLWIND),
        ("tide", t.tide_cost, tides[0].answer if tides else plan.tide(shown, shown), Rule.TIDE),
        ("translation", t.translation_cost, plan.TRANSLATE, Rule.TRANSLATION),
    ):
        barred = table.forbids(probe)
        possible = "yes" if not barred else "price" if barred == Rule.SPELL_COST else "no"
        name = w.text(f"spell-{spell}")
        dice = len([value for value in s.dice if value])
        told = w.text(f"nautilion-{spell}", name=name, price=price, reserve=in_reserve(s), possible=possible, dice=dice)
        inner = tide_menu(table, s, tides, marks, w) if spell == "tide" and tides else None
        choices.append(Choice(
            first + len(choices), ink(told, "faint" if barred else "text"), told,
            ids(rule, Rule.SPELL_COST, Rule.SPELL_PRICES, Rule.SPELLS), moves.get(probe) if inner is None else None, inner,
            ids(barred)[0] if barred else "", marks=marks,
        ))  # fmt: skip
    choices += mage_choices(table, s, w, first + len(choices))
    choices += heroic_choices(table, s, w, first + len(choices))
    if darkhouse.effect(s, t) == Card.BUY:
        choices.append(buy_choice(table, s, plan.BUY, w, first + len(choices)))
    return choices


def changes(move: Move) -> bool:
    """Whether a Tide changes anything; turning a die to the value it shows is legal, and hidden (R80)."""
    shows, becomes = divmod(move.answer - plan.TIDE, 6)
    return shows != becomes


def tide_menu(table: Table, s: State, tides: list[Move], marks: Marks, w: Words) -> Menu:
    """Every die that can be turned and to what, with what it would then do for each figure."""
    t = preview.tables(table)
    rows, said = [], []
    for move in tides:
        shows, becomes = (move.answer - plan.TIDE) // 6 + 1, (move.answer - plan.TIDE) % 6 + 1
        cells = die_cells(s, t, outlook.turned(table, s, move.answer), w)
        rows.append([drawn(f"{die(shows)}→{die(becomes)}"), *cells])
        said.append(w.text("nautilion-say-tide", shows=shows, becomes=becomes) + " " + die_sentence(cells, w))
    lines, heading = columns(rows, w, first=" ")
    rules = ids(Rule.TIDE, Rule.DICE_FACES, Rule.TIDE_SAME_VALUE, Rule.SPELL_COST)
    choices = tuple(
        Choice(number, line, sentence, rules, move, marks=marks)
        for number, (move, line, sentence) in enumerate(zip(tides, lines, said, strict=True), start=1)
    )
    return Menu(Kind.LIST, w.text("nautilion-ask-tide"), choices, heading, rules=rules)


def mage_choices(table: Table, s: State, w: Words, first: int) -> list[Choice]:
    """Each die that a Mage can roll again; one line that says why not, once all have worked."""
    pairs = cabin.partnerships(s)
    if pairs == 0:
        return []
    rules = ids(Rule.MAGE_REROLL, Rule.MAGE_REROLL_ANY_ORDER)
    found: list[Choice] = []
    for value in outlook.in_hand(s):
        told = w.text("nautilion-reroll", die=die(value), left=pairs - s.rerolls)
        found.append(option(table, first + len(found), plan.REROLL + value - 1, told, w, rules=rules))
    if all(choice.barred for choice in found):
        told = w.text("nautilion-reroll", die="", left=max(pairs - s.rerolls, 0))
        found = [option(table, first, plan.REROLL + outlook.in_hand(s)[0] - 1, told, w, rules=rules)]
    return found


def heroic_choices(table: Table, s: State, w: Words, first: int) -> list[Choice]:
    """The open cards: what each does, and who could pay."""
    t = preview.tables(table)
    found: list[Choice] = []
    for card in preview.members(s.heroics):
        text = heroic_card(t, card)
        crew = preview.payers(s, t, card)
        told = w.text(
            "nautilion-heroic", card=card, does=does(text, w), crew=runs(crew), count=len(crew),
            standing=text.standing,
        )  # fmt: skip
        rules = tuple(rule.id for rule in text.rules)
        found.append(option(table, first + len(found), plan.HEROIC + card - 1, told, w, rules=rules))
    return found


def buy_choice(table: Table, s: State, answer: int, w: Words, number: int) -> Choice:
    """What Darkhouse card 12 sells."""
    t = preview.tables(table)
    told = w.text("nautilion-buy", price=buying.price(s, t), reserve=in_reserve(s), card=darkhouse.card(s), bought=s.bought)
    rules = ids(Rule.BUY, Rule.BUY_PLACEMENT, Rule.BUY_WINDOW)
    return option(table, number, answer, told, w, rules=rules)
