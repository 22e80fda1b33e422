"""The other decisions: the roll, who begins, whose die comes first, who pays for a Heroic Action and what that asks, and
the outcomes of one's own dice and cards."""

from __future__ import annotations

from typing import cast

from leagues.games.nautilion import darkhouse, preview
from leagues.games.nautilion.aids import outlook
from leagues.games.nautilion.aids.choice import Choices, listed, option, target, targets_of, waiting
from leagues.games.nautilion.aids.gifts import ALL, cell_of, filled, rule_ids
from leagues.games.nautilion.aids.places import reached_of
from leagues.games.nautilion.aids.plan import buy_choice, slate_of
from leagues.games.nautilion.aids.shapes import ChoiceAbout, Target
from leagues.games.nautilion.cards import heroic_card
from leagues.games.nautilion.decisions import choose_first, roll
from leagues.games.nautilion.effects import Card
from leagues.games.nautilion.messages import Say
from leagues.games.nautilion.rulebook import Rule
from leagues.games.nautilion.ship import reachable
from leagues.games.nautilion.state import State
from leagues.games.nautilion.steps import Step
from leagues.games.nautilion.tables import Tables
from leagues.kernel.explaining import Sentence
from leagues.kernel.frames import doing
from leagues.kernel.table import Table

REEF_RULES = (Rule.REEF_ROLL, Rule.REEF_BONUS, Rule.REEF_ESCAPE, Rule.REEF_STUCK)


# --- the roll --------------------------------------------------------------------------------------------------------------


def roll_choices(table: Table, s: State, t: Tables) -> Choices:
    """The roll, with its odds where it must free the Nautilion; and what is for sale."""
    found: Choices = {}
    if s.frames[s.depth - 1].a:
        told = reef_odds(table, s, t)
        found[roll.ROLL] = option(table, roll.ROLL, sentence=told, rules=rule_ids(*REEF_RULES))
    else:
        found[roll.ROLL] = option(table, roll.ROLL, sentence=("aid-roll", {"dice": 3 - s.spare}))
    if darkhouse.effect(s, t) == Card.BUY:
        found |= buy_choice(table, s, roll.BUY)
    return found


def reef_odds(table: Table, s: State, t: Tables) -> Sentence:
    """What frees the Nautilion from its Reef: every face is tried."""
    rolling, _ = preview.after(table, s, roll.ROLL)
    tried = {value: preview.after(table, rolling, value - 1)[1] for value in range(1, 7)}
    free = [value for value, told in tried.items() if preview.heard(told, Say.REEF_ESCAPED)]
    rolled = preview.heard(tried[1], Say.REEF_ROLLED)
    assert rolled is not None
    _, bonus, reef = rolled
    lucky = sum(t.faces[value] for value in free)
    return "aid-roll-reef", {"reef": reef, "need": min(free, default=7), "lucky": lucky, "bonus": bonus}


def first_choices(table: Table, s: State, t: Tables) -> Choices:
    """Who plays the first turn, having seen the dice: what these would bring, and what of it could come aboard."""
    found: Choices = {}
    for seat in range(choose_first.SIZE):
        trial, _ = preview.after(table, s, seat)
        reached = reached_of(trial, t, slate_of(table, trial, {}))
        could = sorted({one["token"] for one in reached if one["fate"] in ("boards", "both", "cabin")})
        crew = preview.members(t.admirals[s.admirals[seat] - 1])
        told: Sentence = ("aid-first", {"seat": seat + 1, "crew": listed(crew), "count": len(could)})
        found[seat] = option(table, seat, sentence=told, reached=reached, could=could)
    return found


def plain_choices(table: Table, s: State, t: Tables) -> Choices:
    """The legal answers to a decision of which there is nothing more to say."""
    return {answer: option(table, answer) for answer in preview.answers(table, s)}


def figure_choices(table: Table, s: State, t: Tables) -> Choices:
    """Whose die is rolled first."""
    return {figure: option(table, figure) for figure in range(3)}


# --- Heroic Actions --------------------------------------------------------------------------------------------------------


def pay_crew_choices(table: Table, s: State, t: Tables) -> Choices:
    """Every space of the ship: who can pay, and what would follow."""
    found: Choices = {}
    for crew in range(1, 10):
        answer = crew - 1
        if table.forbids(answer):
            found[answer] = option(table, answer)
            continue
        effect, amount = effect_of(table, s, answer)
        told: Sentence = (
            "aid-sacrifice", {"crew": crew, "effect": effect, "amount": amount, "ahead": preview.ahead(s, crew)}
        )  # fmt: skip
        idle = effect in ("wasted", "nothing")
        found[answer] = option(table, answer, sentence=told, token=crew, idle=idle)
    return found


def pay_crew_about(s: State) -> list[Target]:
    """The card that is paid for."""
    return [target("heroic", s.frames[s.depth - 1].a)]


def effect_of(table: Table, s: State, answer: int) -> tuple[str, int]:
    """What paying would bring, where that depends on who pays."""
    trial, told = preview.after(table, s, answer)
    if preview.heard(told, Say.HEROIC_WASTED):
        return "wasted", 0
    if preview.heard(told, Say.HEROIC_NOTHING):
        return "nothing", 0
    reefs = preview.heard(told, Say.REEFS_REMOVED)
    if reefs is not None:
        return "reefs", reefs[1]
    if doing(trial) in (Step.TAKE, Step.RECOVER):
        return "choices", len(preview.answers(table, trial))
    return "works", 0


def set_choices(table: Table, s: State, t: Tables) -> Choices:
    """Every value, with what such a die would do for each figure."""
    found: Choices = {}
    for value in range(1, 7):
        answer = value - 1
        if table.forbids(answer):
            found[answer] = option(table, answer)
            continue
        figures = [figure for figure in ALL if outlook.could_get(s, figure)]
        cells = [cell_of(outlook.handed(table, s, one, value, outlook.faces(table)), one, value) for one in figures]
        found[answer] = option(table, answer, cells=cells)
    return found


def set_about(s: State) -> list[Target]:
    """The die that is set."""
    return [target("die", s.frames[s.depth - 1].a)]


def replace_choices(table: Table, s: State, t: Tables) -> Choices:
    """The other open cards."""
    found: Choices = {}
    for card in preview.members(s.heroics):
        rules = rule_ids(*heroic_card(t, card).rules)
        found[card - 1] = option(table, card - 1, rules=rules)
    return found


# --- the collision ---------------------------------------------------------------------------------------------------------


def keep_choices(table: Table, s: State, t: Tables) -> Choices:
    """The groups into which the crew has fallen."""
    found: Choices = {}
    for answer in preview.answers(table, s):
        group = reachable(s, t, s.crew, 1 << (answer + 1))
        kept, lost = preview.members(group), preview.members(s.crew & ~group)
        told: Sentence = ("aid-group", {"kept": listed(kept), "lost": listed(lost)})
        spaces = [target("space", space) for space in kept]
        found[answer] = option(table, answer, *spaces, sentence=told, kept=kept, lost=lost)
    return found


# --- one's own dice and cards ----------------------------------------------------------------------------------------------


def outcome_choices(table: Table, s: State, t: Tables) -> Choices:
    """Everything that chance could bring."""
    decision = waiting(table)
    found: Choices = {}
    for move in table.legal:
        drawn = [target("reef", t.reef_numbers[move.answer])] if decision.name == "deal-reef" else []
        where = drawn or targets_of(decision.name, move.answer)
        choice = {"targets": where, "sentence": decision.module.words(move.answer)}
        found[move.answer] = cast(ChoiceAbout, choice | filled(weight=move.weight))
    return found
