"""Chances of the running choices, for whoever asks by `o`, on the screen or in plain sentences. The record says that they
were shown. After the end `o` tells what was luck and what was play."""

from __future__ import annotations

from dataclasses import dataclass

from leagues.kernel.entries import Help, Move
from leagues.kernel.errors import LeaguesError
from leagues.kernel.words import Words
from leagues.navigator.hints import part
from leagues.navigator.ledger import KINDS, Ledger, ledger
from leagues.navigator.odds import Choice, Odds, odds
from leagues.navigator.search import UNKNOWN
from leagues.navigator.trying import EYES
from leagues.terminal.menu import move_text
from leagues.terminal.sitting import Sitting, Stage

SECONDS = 0.7  # that they are worked out for, once there is something to use them
SURE = 1.96  # standard errors that hold 19 times of 20


@dataclass(frozen=True)
class Hint:
    """One step of a hint."""

    part: str  # of the board
    move: Move | None = None  # or the choice itself


def known(sitting: Sitting) -> bool:
    """Whether there are chances to be told of this game."""
    return sitting.table.game.id in EYES and not sitting.own_dice


def ask_chances(sitting: Sitting) -> Odds | list[Ledger] | str:
    """The chances of the running choices, and after the end what became of everybody's; or the id of the sentence that says
    why there is nothing to tell. Where several people play, they are told once all agree: asking twice says so."""
    table = sitting.table
    if not known(sitting):
        return "odds-none"
    if table.over:
        try:
            return [ledger(table, seat) for seat in (sitting.people if sitting.secretive else (0,))]
        except LeaguesError:
            return "odds-none"
    if sitting.stage is not Stage.PLAY or sitting.waits_for_outcome:
        return "odds-later"
    if not (table.helped and table.helped[-1].on):
        if len(sitting.people) > 1 and not sitting.agreeing:
            sitting.agreeing = True
            return "odds-together"
        table.arrange(helped=[*table.helped, Help(len(table.entries), 1)])
        sitting.keep()
    return odds(table, seconds=SECONDS)


def say_chances(found: Odds | list[Ledger] | str, w: Words) -> list[str]:
    """The best choice, then the chance of every one, a sentence each; or what became of the chance."""
    if isinstance(found, str):
        return [w.text(found)]
    if isinstance(found, list):
        return [line for one in found for line in _reckoned(one, w, several=len(found) > 1)]
    lines = [_said(choice, w) for choice in found.choices if choice.label != UNKNOWN]
    if not lines:
        return [w.text("odds-none")]
    return [w.text("odds-best", move=move_text(found.best.move, w)), w.text("odds-title"), *lines]


def ask_hint(sitting: Sitting) -> Hint | str:
    """The next step of a hint for the running choice: first the part of the board, then the choice; or the id of the
    sentence that says why there is none. It is asked for, agreed to and noted as chances are."""
    found = ask_chances(sitting)
    if isinstance(found, str):
        return found
    if isinstance(found, list):
        return "odds-later"
    best, table = found.best.move, sitting.table
    about = part(table.game, best.decision.name, best.answer, {one.move.answer: one.chance for one in found.choices})
    if found.best.label == UNKNOWN:
        return "odds-none"
    if about and sitting.hinted != table.revision:
        sitting.hinted = table.revision
        return Hint(about)
    return Hint("", best)


def say_hint(found: Hint | str, w: Words) -> list[str]:
    """One step of a hint."""
    if isinstance(found, str):
        return [w.text(found)]
    if found.move is not None:
        return [w.text("odds-best", move=move_text(found.move, w))]
    return [w.text(f"hint-part-{found.part}"), w.text("hint-more")]


def _said(choice: Choice, w: Words) -> str:
    return w.text(
        "odds-choice", move=move_text(choice.move, w), chance=round(100 * choice.chance, 1),
        error=round(100 * SURE * choice.error, 1), label=choice.label, trials=choice.trials,
    )  # fmt: skip


def _reckoned(found: Ledger, w: Words, *, several: bool) -> list[str]:
    """What was luck and what was play, with the rolls and choices that mattered most."""
    lines = [w.text("player", number=found.seat + 1) + "."] if several else []
    parts = {kind: _change(found.total(kind), w) for kind in KINDS}
    rivals = "some" if any(item.kind == "rivals" for item in found.items) else "none"
    lines.append(w.text(
        "ledger-sum", start=round(100 * found.start, 1), result=round(100 * found.result, 1), others=rivals, **parts
    ))  # fmt: skip
    for kind in KINDS[:2]:
        for item in found.turning(kind):
            better = move_text(item.better, w) if item.better is not None else ""
            lines.append(w.text(
                "ledger-item", kind=kind, entry=item.entry + 1, move=move_text(item.move, w), better=better,
                change=_change(item.change, w),
            ))  # fmt: skip
    return lines


def _change(change: float, w: Words) -> str:
    return w.text("ledger-change", up="yes" if change > 0 else "no", points=abs(round(100 * change, 1)))
