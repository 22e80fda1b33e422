"""What each answer to a decision would do. Everything is found from what the seat may see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from leagues.games.island.aids.shapes import ChoiceAbout, Colour, Next, Store, Target, Where
from leagues.games.island.camp import NO_PILE, closed, in_hand, pile_for, points, set_points, set_size, top_porthole
from leagues.games.island.decisions import act, close
from leagues.games.island.flow import empty_spaces
from leagues.games.island.hull import faces_up, place_of, set_order, stacks
from leagues.games.island.rulebook import Rule
from leagues.games.island.state import COLUMNS, OBJECTS, TREASURES, State, card_of
from leagues.games.island.steps import Step
from leagues.games.island.storing import cannot_store, how_many
from leagues.games.island.tables import Tables
from leagues.kernel.decisions import MOST_OPTIONS, Decision
from leagues.kernel.explaining import Sentence
from leagues.kernel.game import Game

Choices = dict[int, ChoiceAbout]
BUTTONS = {"act": {act.COLLECT: "collect", act.PASS: "pass"}, "close": {close.CLOSE: "close", close.LEAVE: "leave"}}
OUTCOMES: dict[str, Where] = {
    "reveal-top": "card", "show-space": "space", "show-bonus": "bonus", "first-player": "seat", "draw-card": "card",
}  # fmt: skip
IDS = {int(rule): rule.id for rule in Rule}


def target(kind: Where, at: int | str) -> Target:
    """Something to click."""
    return {"kind": kind, "at": at}


def targets_of(decision: str, answer: int) -> list[Target]:
    """What to click for an answer, where that does not depend on the table."""
    if decision == "explore":
        return [target("column", answer + 1)]
    if decision == "act" and act.STORE <= answer < act.PASS:
        return [target("set", act.colour_of(answer))]
    if decision in BUTTONS:
        return [target("button", BUTTONS[decision][answer])]
    return [target(OUTCOMES[decision], answer)]


def choice(sentence: Sentence, *targets: Target, rule: int = 0, **more: Any) -> ChoiceAbout:
    """A choice. One that `rule` forbids says so; what is None or False is left out."""
    told = {name: value for name, value in more.items() if value is not None and value is not False}
    barred = {"barred": IDS[rule]} if rule else {}
    return cast(ChoiceAbout, {"targets": list(targets), "sentence": sentence} | barred | told)


# --- exploring -------------------------------------------------------------------------------------------------------------


def next_order(s: State) -> list[int]:
    """The seats from the back to the front: the order of the next round, if all stayed as they are. Who stands nowhere yet
    is not in it."""
    trial = s.copy()
    set_order(trial)
    return list(trial.order[: sum(1 for column in s.columns[: s.players] if column)])


def lying(s: State, t: Tables, column: int) -> tuple[list[int], int]:
    """The cards that lie open on a column, and how many would be taken unseen."""
    if s.heights[column - 1] == 0:
        return [], 0
    places = [place_of(column, stack) for stack in range(stacks(s, t, column)) if faces_up(s, t, column, stack)]
    return [s.tops[place] - 1 for place in places if s.tops[place]], stacks(s, t, column) - len(places)


def column_told(s: State, t: Tables, column: int) -> Sentence:
    """A column in a sentence."""
    cards, hidden = lying(s, t, column)
    spaces = stacks(s, t, column)
    if s.heights[column - 1] == 0:
        return "aid-column-empty", {"column": column, "spaces": spaces}
    if len(cards) == 1:
        return "aid-column", {"column": column, "card": cards[0], "hidden": hidden, "spaces": spaces}
    return "aid-column-several", {"column": column, "open": len(cards), "hidden": hidden, "spaces": spaces}


def storable(s: State, t: Tables, seat: int, column: int) -> list[int]:
    """Of each colour, how many cards of a hand could be stored at a column."""
    limit = stacks(s, t, column)
    return [0 if closed(s, seat, colour) else min(limit, in_hand(s, seat, colour)) for colour in range(TREASURES)]


def stores(s: State, t: Tables, seat: int, column: int) -> list[Store]:
    """The same with the set that it would make and its porthole, for what could be stored at all."""
    found: list[Store] = []
    for colour, cards in enumerate(storable(s, t, seat, column)):
        size = set_size(s, seat, colour) + cards
        if cards:
            found.append({"colour": colour, "cards": cards, "size": size, "porthole": porthole(s, t, size)})
    return found


def places(s: State, column: int) -> list[int]:
    """The first and the last place in the next round that a column may still mean for the seat whose turn it is: those who
    have yet to move can go before it, one to a column."""
    others = [seat for seat in range(s.players) if seat != s.active]
    before = sum(1 for seat in others if s.moved >> seat & 1 and s.columns[seat] < column)
    to_come = sum(1 for seat in others if not s.moved >> seat & 1)
    return [before + 1, before + 1 + min(to_come, column - 1 - before)]


def explore_choices(game: Game, s: State, t: Tables) -> Choices:
    """Every column in play."""
    found: Choices = {}
    for column in range(1, COLUMNS + 1):
        if stacks(s, t, column) == 0:
            continue
        answer, told = column - 1, column_told(s, t, column)
        rule = game.flow.forbidden(s, t, answer)
        cards, hidden = lying(s, t, column)
        there = s.copy()
        there.columns[s.active] = column
        found[answer] = choice(
            told, *targets_of("explore", answer), rule=rule, column=column, open=cards, hidden=hidden,
            spaces=stacks(s, t, column), stores=stores(s, t, s.active, column),
            order=None if rule else next_order(there), places=None if rule else places(s, column),
            last=s.final == 0 and s.heights[answer] == 1,
        )  # fmt: skip
    return found


# --- collecting and storing ------------------------------------------------------------------------------------------------


def porthole(s: State, t: Tables, size: int) -> int:
    """The value of the porthole for a set of this size; 0 for none."""
    pile = pile_for(t, size)
    return 0 if pile == NO_PILE else top_porthole(s, t, pile)


def gained_by_closing(s: State, t: Tables, colour: int, value: int) -> int:
    """What a porthole on a set would add, with the tokens that double it."""
    return closed_worth(s, t, colour, value) - set_points(s, t, s.active, colour)


def closed_worth(s: State, t: Tables, colour: int, value: int) -> int:
    """What a set would be worth with a porthole."""
    trial = s.copy()
    trial.portholes[s.active][colour] = value
    return set_points(trial, t, s.active, colour)


def act_choices(game: Game, s: State, t: Tables) -> Choices:
    """Collect, or every way to store; only who can do neither passes."""
    out = [0] * MOST_OPTIONS
    legal = out[: game.flow.options(s, t, out)]
    found: Choices = {act.COLLECT: collect_choice(game, s, t)}
    for answer in legal:
        if answer == act.PASS:
            found[answer] = choice(("do-pass", {}), *targets_of("act", act.PASS))
        elif answer != act.COLLECT:
            found[answer] = store_choice(game, s, t, answer)
    return found


def collect_choice(game: Game, s: State, t: Tables) -> ChoiceAbout:
    """Take the top cards of the column."""
    column = s.columns[s.active]
    cards, hidden = lying(s, t, column)
    last = s.final == 0 and s.heights[column - 1] == 1
    more: list[Sentence] = [("aid-last-round", {"column": column})] if last else []
    return choice(
        ("aid-collect", {"column": column, "cards": len(cards) + hidden, "hidden": hidden}),
        *targets_of("act", act.COLLECT), target("column", column), rule=game.flow.forbidden(s, t, act.COLLECT),
        column=column, open=cards, hidden=hidden, last=last, more=more or None,
    )  # fmt: skip


def store_choice(game: Game, s: State, t: Tables, answer: int) -> ChoiceAbout:
    """Store some cards: the size that the set reaches, the token that comes with them, the porthole that could close it."""
    colour, way = act.colour_of(answer), act.way_of(answer)
    cards = [card_of(colour, thing) for thing in range(OBJECTS) for _ in range(how_many(way, thing))]
    trial = s.copy()
    game.flow.apply(trial, t, answer)
    size = set_size(trial, s.active, colour)
    added = points(trial, t, s.active) - points(s, t, s.active)
    value = porthole(s, t, size)
    kind = s.spaces[colour] - 1
    refill = kind >= 0 and TREASURES - empty_spaces(s) - 1 <= t.refill_at and any(s.supply)
    more: list[Sentence] = []
    if kind >= 0:
        more.append(("aid-bonus", {"kind": kind}))
    if refill:
        more.append(("aid-refill", {}))
    if value:
        more.append(("aid-porthole", {"size": size, "value": value}))
    return choice(
        ("aid-store", {"colour": colour, "cards": len(cards), "size": size, "points": added}), *targets_of("act", answer),
        colour=colour, cards=cards, size=size, bonus=kind if kind >= 0 else None, refill=refill, points=added,
        worth=set_points(trial, t, s.active, colour), porthole=value or None,
        closed=closed_worth(trial, t, colour, value) if value else None,
        closing=added + gained_by_closing(trial, t, colour, value) if value else None,
        more=more or None,
    )  # fmt: skip


def colours_of(s: State, t: Tables) -> list[Colour]:
    """Every colour for the seat that acts: how many can be stored, or the rule against any."""
    found = []
    most = storable(s, t, s.active, s.columns[s.active])
    for colour in range(TREASURES):
        told: dict[str, Any] = {
            "colour": colour, "size": set_size(s, s.active, colour), "held": in_hand(s, s.active, colour),
            "most": most[colour],
        }  # fmt: skip
        if most[colour] == 0:
            told["barred"] = IDS[cannot_store(s, t, colour, 0)]
        found.append(cast(Colour, told))
    return found


# --- closing ---------------------------------------------------------------------------------------------------------------


def close_choices(game: Game, s: State, t: Tables) -> Choices:
    """Close the set, or leave it open and give up the porthole of its size."""
    colour = s.frames[s.depth - 1].a
    size = set_size(s, s.active, colour)
    value, coming = porthole(s, t, size), larger(s, t, colour, size)
    told: Sentence = ("aid-close", {"colour": colour, "size": size, "value": value})
    added = gained_by_closing(s, t, colour, value) if value else None
    up: Sentence = ("aid-give-up", {"colour": colour, "size": size, "value": value})
    more: list[Sentence] = [
        ("aid-next", {"size": one["size"], "value": one["value"], "missing": one["missing"]}) for one in coming
    ]
    return {
        close.LEAVE: choice(
            up if value else ("do-leave", {}), *targets_of("close", close.LEAVE), colour=colour, size=size,
            porthole=value or None, worth=set_points(s, t, s.active, colour), next=coming, more=more or None,
        ),
        close.CLOSE: choice(
            told, *targets_of("close", close.CLOSE), target("set", colour), rule=game.flow.forbidden(s, t, close.CLOSE),
            colour=colour, size=size, porthole=value or None, points=added,
            worth=closed_worth(s, t, colour, value) if value else None,
        ),
    }  # fmt: skip


def larger(s: State, t: Tables, colour: int, size: int) -> list[Next]:
    """The portholes that a larger set could still get."""
    held = in_hand(s, s.active, colour)
    sizes = sorted({one for one in t.sizes if one > size and porthole(s, t, one)})
    return [{"size": one, "value": porthole(s, t, one), "missing": one - size, "held": held} for one in sizes]


# --- one's own cards and tokens --------------------------------------------------------------------------------------------


def outcome_choices(game: Game, s: State, t: Tables, decision: Decision) -> Choices:
    """Everything that chance could bring, as far as the seat knows."""
    weights = [(outcome, int(game.flow.weight(s, t, outcome))) for outcome in range(decision.size)]
    return {
        outcome: choice(decision.module.words(outcome), *targets_of(decision.name, outcome), weight=weight)
        for outcome, weight in weights
        if weight
    }


CHOICES: dict[int, Callable[[Game, State, Tables], Choices]] = {
    Step.EXPLORE: explore_choices,
    Step.ACT: act_choices,
    Step.CLOSE: close_choices,
}
