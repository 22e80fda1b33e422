"""One answer for the page, made the same way everywhere."""

from __future__ import annotations

from typing import Any, cast

from leagues.games.nautilion import collision, preview
from leagues.games.nautilion.aids.gifts import filled, rule_id
from leagues.games.nautilion.aids.shapes import ChoiceAbout, Sentence, Target, Where
from leagues.games.nautilion.state import MERCENARIES, State, plays_with
from leagues.games.nautilion.tables import Tables
from leagues.kernel.decisions import Decision
from leagues.kernel.table import Table

Choices = dict[int, ChoiceAbout]
WHOLE = -1  # the reserve as a whole


def target(kind: Where, at: int | str) -> Target:
    """Something to click."""
    return {"kind": kind, "at": at}


def waiting(table: Table) -> Decision:
    """The decision that waits."""
    decision = table.decision
    assert decision is not None
    return decision


def option(table: Table, answer: int, *targets: Target, sentence: Sentence | None = None, **more: Any) -> ChoiceAbout:
    """The choice of an answer; what has nothing to say is left out. A barred one says why, and no more than what it is."""
    plain: Sentence = waiting(table).module.words(answer)
    rule = table.forbids(answer)
    base = {"targets": list(targets), "sentence": sentence or plain}
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
