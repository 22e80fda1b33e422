"""Chances of the running choices, for whoever asks by `o`, on the screen or in plain sentences. The record says that they
were shown. After the end `o` tells what was luck and what was play."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rich.cells import cell_len
from rich.text import Text

from leagues.kernel.entries import Help, Move
from leagues.kernel.errors import LeaguesError
from leagues.kernel.table import Table
from leagues.kernel.words import Words
from leagues.navigator.hints import part
from leagues.navigator.ledger import KINDS, Kind, Ledger, ledger
from leagues.navigator.odds import Choice, Odds, odds
from leagues.navigator.search import ESTIMATED, EXACT, UNKNOWN, VALUED
from leagues.navigator.trying import EYES
from leagues.terminal.boards import board_of
from leagues.terminal.ink import ink, joined, wrap
from leagues.terminal.menu import move_text
from leagues.terminal.sitting import Sitting, Stage

TOLD: tuple[Kind, ...] = KINDS[:2]  # of which the turning points are told
SECONDS = 0.7  # that they are worked out for, once there is something to use them
LABELS = (EXACT, ESTIMATED, VALUED)  # in which it is told where chances come from
SURE = 1.96  # standard errors that hold 19 times of 20


@dataclass(frozen=True)
class Hint:
    """One step of a hint."""

    part: str  # of the board
    move: Move | None = None  # or the choice itself


@dataclass(frozen=True)
class Reckoning:
    """What became of a seat's chance, with the table as it stood at each turning point."""

    ledger: Ledger
    moments: Mapping[int, Table]  # by entry


def known(sitting: Sitting) -> bool:
    """Whether there are chances to be told of this game."""
    return sitting.table.game.id in EYES and not sitting.own_dice


def ask_chances(sitting: Sitting) -> Odds | list[Reckoning] | str:
    """The chances of the running choices, and after the end what became of everybody's; or the id of the sentence that says
    why there is nothing to tell. Where several people play, they are told once all agree: asking twice says so."""
    table = sitting.table
    if not known(sitting):
        return "odds-none"
    if table.over:
        try:
            return [_reckoning(table, seat) for seat in (sitting.people if sitting.secretive else (0,))]
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


def say_chances(found: Odds | list[Reckoning] | str, w: Words) -> list[str]:
    """The best choice, then the chance of every one, a sentence each; or what became of the chance."""
    if isinstance(found, str):
        return [w.text(found)]
    if isinstance(found, list):
        return [line for one in found for line in _reckoned(one, w, several=len(found) > 1)]
    lines = [_said(choice, w) for choice in _ranked(found)]
    if not lines:
        return [w.text("odds-none")]
    return [w.text("odds-best", move=move_text(found.best.move, w)), w.text("odds-title"), *lines, *_doubt(found, w)]


def draw_chances(found: Odds | list[Reckoning] | str, w: Words, width: int) -> list[Text]:
    """The same on a screen: the chances in one column, beside what they are the chances of."""
    if not isinstance(found, Odds) or not _ranked(found):
        return [line for one in say_chances(found, w) for line in wrap(one, width)]
    ranked = _ranked(found)
    figures = [_figure(choice, w) for choice in ranked]
    column = max(map(cell_len, figures)) + 2
    lines = [*wrap(w.text("odds-best", move=move_text(found.best.move, w)), width, "strong"), ink("")]
    lines += [*wrap(w.text("odds-title"), width), ink("")]
    for choice, figure in zip(ranked, figures, strict=True):
        role = "strong" if choice is found.best else "text"
        for at, line in enumerate(wrap(move_text(choice.move, w), width - column, role)):
            beside = figure if at == 0 else ""
            lines.append(joined(ink(beside + " " * (column - cell_len(beside)), role), line))
    labels = {choice.label for choice in ranked}
    below = [*(w.text(f"odds-{label}") for label in LABELS if label in labels), *_doubt(found, w)]
    return [*lines, ink(""), *(line for one in below for line in wrap(one, width, "quiet"))]


def _doubt(found: Odds, w: Words) -> list[str]:
    """Why what the navigator would do need not have the highest figure."""
    return [w.text("odds-doubt")] if max(choice.chance for choice in _ranked(found)) > found.best.chance else []


def _ranked(found: Odds) -> list[Choice]:
    """The choices whose chances are known, the navigator's own first, then the others from the best to the worst."""
    known = [choice for choice in found.choices if choice.label != UNKNOWN]
    return sorted(known, key=lambda choice: (choice is not found.best, -choice.chance))


def _figure(choice: Choice, w: Words) -> str:
    return w.text("odds-figure", chance=_percent(choice.chance), error=_percent(SURE * choice.error), label=choice.label)


def _percent(share: float) -> float:
    return round(100 * share, 1)


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
        "odds-choice", move=move_text(choice.move, w), chance=_percent(choice.chance), error=_percent(SURE * choice.error),
        label=choice.label, trials=choice.trials,
    )  # fmt: skip


def _reckoning(table: Table, seat: int) -> Reckoning:
    found = ledger(table, seat)
    turning = [item.entry for kind in TOLD for item in found.turning(kind)]
    return Reckoning(found, {entry: table.replayed(entry) for entry in turning})


def _reckoned(reckoning: Reckoning, w: Words, *, several: bool) -> list[str]:
    """What was luck and what was play, with the rolls and choices that mattered most."""
    found, moments = reckoning.ledger, reckoning.moments
    lines = [w.text("player", number=found.seat + 1) + "."] if several else []
    parts = {kind: _change(found.total(kind), w) for kind in KINDS}
    rivals = "some" if any(item.kind == "rivals" for item in found.items) else "none"
    lines.append(w.text(
        "ledger-sum", start=_percent(found.start), result=_percent(found.result), others=rivals, **parts
    ))  # fmt: skip
    for kind in TOLD:
        for item in found.turning(kind):
            better = move_text(item.better, w) if item.better is not None else ""
            then = moments[item.entry]
            lines.append(w.text(
                "ledger-item", kind=kind, when=board_of(then.game).where(then, w), move=move_text(item.move, w),
                better=better, change=_change(item.change, w),
            ))  # fmt: skip
    return lines


def _change(change: float, w: Words) -> str:
    return w.text("ledger-change", up="yes" if change > 0 else "no", points=abs(_percent(change)))
