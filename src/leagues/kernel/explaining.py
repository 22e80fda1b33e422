"""The explanation: everything that a person can be told about the running decision, told once. Page, terminal, plain
sentences and engine only render it.

What stands here holds for every game. A game adds to these shapes in its `aids/shapes.py`, and has one function, `explain`,
that fills them in: by asking the rules, and by trying answers on copies, never by telling a rule again. The page's types are
made from these files (`tools/shapes.py`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NotRequired, TypedDict

from leagues.kernel.entries import Move
from leagues.kernel.frames import ANYONE

if TYPE_CHECKING:
    from leagues.kernel.table import Table

Sentence = tuple[str, Mapping[str, int | str]]  # the id of the words, with their arguments


class Choice(TypedDict):
    """An answer: a legal one, or one that people try. A game adds what to click for it, and what it would do there."""

    sentence: Sentence  # what it means
    barred: NotRequired[str]  # the rule that forbids it; a legal answer has none
    rules: NotRequired[list[str]]  # those it stands on, where they are not all of the decision's
    more: NotRequired[list[Sentence]]  # what would follow, in the order in which it happens
    weight: NotRequired[int]  # of an outcome of one's own dice and cards: how many of all lots, as far as this seat knows


class LogTurn(TypedDict):
    """A turn of the log: what happened, in a few sentences that could be read aloud."""

    turn: int
    act: int
    sentences: list[Sentence]


class Explanation(TypedDict):
    """Everything that helps to see the running decision, as one seat may know it. A game adds what is asked about, its
    choices by their answers (all legal ones, and barred ones that people try), and what else it shows."""

    notes: list[Sentence]  # what holds for the moment
    final: NotRequired[list[int]]  # the answers that could not be taken back
    log: NotRequired[list[LogTurn]]  # of a game that has one; the newest turn last


def explain(table: Table, seat: int) -> Mapping[str, Any]:
    """What a seat can be told about the decision that waits; -1 is somebody who looks on."""
    told: dict[str, Any] = dict((table.game.explain or plainly)(table, seat))
    decision = table.decision
    if decision is not None and not decision.chance and _may_know(table, seat):
        moves = [Move(table.game, decision, answer) for answer in table.answers]
        told["final"] = [move.answer for move in moves if not table.can_be_taken_back(move)]
    if table.game.log is not None:
        told["log"] = table.game.log(table.lines(seat))
    return told


def brief(table: Table, told: Mapping[str, Any], since: int = -1) -> Mapping[str, Any]:
    """An explanation without what is known of an answer whatever the table: its own words, and what to click for it. Of the
    log the turns from `since` on, the present one at least; the whole of it once the game is over."""
    decision, targets = table.decision, table.game.targets
    if decision is None:
        return told
    choices = {}
    for answer, choice in told["choices"].items():
        own = {"sentence": decision.module.words(int(answer))}
        own |= {"targets": targets(decision.name, int(answer))} if targets is not None else {}
        choices[answer] = {name: value for name, value in choice.items() if name not in own or own[name] != value}
    found = {**told, "choices": choices}
    if "log" in told:
        found["log"] = told["log"][min(since, len(told["log"]) - 1) :]
    return found if table.game.short is None else table.game.short(found)


def plainly(table: Table, seat: int) -> Mapping[str, Any]:
    """The explanation of a game that has none of its own: the legal answers with their words."""
    decision = table.decision
    if decision is None or not _may_know(table, seat):
        return {"about": [], "notes": [], "choices": {}}
    words = decision.module.words
    choices = {str(move.answer): {"targets": [], "sentence": words(move.answer)} for move in table.legal}
    return {"about": [], "notes": [], "choices": choices}


def _may_know(table: Table, seat: int) -> bool:
    """Whether a seat may know what can be answered: the one that is asked, and everybody in an open game. Who looks on
    has no seat, and is not taken for chance."""
    return not table.has_secrets or (seat >= 0 and table.who in (seat, ANYONE))
