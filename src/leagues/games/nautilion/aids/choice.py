"""One answer for the page, made the same way everywhere."""

from __future__ import annotations

from typing import Any, cast

from leagues.games.nautilion import collision, preview
from leagues.games.nautilion.aids.gifts import filled, rule_id
from leagues.games.nautilion.aids.shapes import ChoiceAbout, Target, Where
from leagues.games.nautilion.decisions import darkhouse_discard, place_token, roll
from leagues.games.nautilion.state import MERCENARIES, State, plays_with
from leagues.games.nautilion.tables import Tables
from leagues.kernel.decisions import Decision
from leagues.kernel.explaining import Sentence
from leagues.kernel.table import Table

Choices = dict[int, ChoiceAbout]
WHOLE = -1  # the reserve as a whole
# Where the answers of a decision lie, counted from there, whatever stands on the table.
LIES: dict[str, tuple[Where, int]] = {
    "choose-first": ("seat", 0), "choose-figure": ("figure", 0), "insert": ("gap", 0), "swap-first": ("path", 1),
    "swap-second": ("path", 1), "take": ("path", 1), "pay": ("reserve", 0), "recover": ("discard", 0),
    "pay-crew": ("space", 1), "set-die": ("face", 1), "replace": ("heroic", 1), "deal-token": ("token", 1),
    "deal-admirals": ("seat", 0), "deal-card": ("card", 1), "reveal-heroic": ("heroic", 1), "roll-die": ("face", 1),
    "reef-die": ("face", 1), "toll-die": ("face", 1),
}  # fmt: skip


def target(kind: Where, at: int | str) -> Target:
    """Something to click."""
    return {"kind": kind, "at": at}


def targets_of(decision: str, answer: int) -> list[Target]:
    """What to click for an answer, where that does not depend on the table."""
    if decision in LIES:
        kind, first = LIES[decision]
        return [target(kind, answer + first)]
    if decision == "roll" and answer == roll.ROLL:
        return [target("button", "roll")]
    if decision == "place-token" and answer == place_token.RESERVE:
        return [target("reserve", WHOLE)]
    if decision == "darkhouse-discard":
        if answer >= darkhouse_discard.CABIN:
            return [target("cabin", answer - darkhouse_discard.CABIN)]
        return [target("reserve", WHOLE) if answer == darkhouse_discard.RESERVE else target("space", answer)]
    return []


def waiting(table: Table) -> Decision:
    """The decision that waits."""
    decision = table.decision
    assert decision is not None
    return decision


def option(table: Table, answer: int, *targets: Target, sentence: Sentence | None = None, **more: Any) -> ChoiceAbout:
    """The choice of an answer; what has nothing to say is left out. A barred one says why, and no more than what it is.
    `targets` are given where they depend on the table."""
    decision = waiting(table)
    plain: Sentence = decision.module.words(answer)
    rule = table.forbids(answer)
    base = {"targets": list(targets) or targets_of(decision.name, answer), "sentence": sentence or plain}
    return cast(ChoiceAbout, base | ({"barred": rule_id(rule)} if rule else filled(**more)))


def harpoons(s: State, t: Tables) -> list[int]:
    """The harpoons of both; empty where they do not count, or no longer."""
    if not plays_with(s, MERCENARIES) or s.collided:
        return []
    return [collision.harpoons(s, t), collision.phantom_harpoons(s, t)]


def boarded(table: Table, s: State, t: Tables, answer: int, space: int) -> dict[str, Any]:
    """What a token would change by coming to a space of the ship: its ducts, where they lead then, and the harpoons."""
    trial, _ = preview.after(table, s, answer)
    now = harpoons(s, t)
    then = harpoons(trial, t)
    return {
        "space": space, "joins": preview.joins(s, t, space), "reach": preview.reach(trial, t),
        "harpoons": then if then != now else [],
    }  # fmt: skip


def listed(values: list[int]) -> str:
    """Values after each other, for a sentence."""
    return ", ".join(map(str, values))
