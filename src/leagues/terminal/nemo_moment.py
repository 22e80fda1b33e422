"""What a roll came to: the dice, what was added, what was reached and what changed. It stays in sight for a moment."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from leagues.games.nemo.messages import Say
from leagues.games.nemo.modifiers import FAIR
from leagues.games.nemo.sources import TESTS
from leagues.kernel.entries import Line
from leagues.kernel.words import Words
from leagues.terminal.ink import ink, joined, wrap
from leagues.terminal.nemo_signs import signed, track
from leagues.terminal.speech import told

ENEMY = "enemy"  # her shot is a roll of its own, and told by what it did
SETTLED = (Say.RESULT_PASSED.id, Say.RESULT_FAILED.id, Say.NATURAL_TWO.id, Say.BAND.id)
OVER = (Say.TURN.id, Say.TURN_ENDED.id, Say.ATTACKS.id, Say.ADVENTURE.id, Say.EVENT.id)  # with these something new begins
BEFORE = (Say.HELPED.id, Say.REROLLED.id, Say.EXERTED.id, Say.SPENT.id)  # told by the sum
CHANGES = {Say.LOST.id: -1, Say.GAINED.id: 1, Say.NOTORIETY_UP.id: 1, Say.NOTORIETY_DOWN.id: -1}
TRACKS_TOO = (Say.LOST.id, Say.GAINED.id)


def moment(journal: Sequence[Line], since: int, w: Words, width: int) -> list[Text]:
    """The last roll that was settled since a line of the journal; nothing where there was none."""
    rolls = [at for at, line in enumerate(journal) if at >= since and line.message == Say.ROLL.id]
    if not rolls or TESTS[journal[rolls[-1]].arguments[0]] == ENEMY:
        return []
    after = journal[rolls[-1] + 1 :]
    settled = next((at for at, line in enumerate(after) if line.message in SETTLED), None)
    if settled is None:
        return []
    end = next((at for at, line in enumerate(after) if line.message in OVER), len(after))
    came = [line for at, line in enumerate(after[: max(end, settled + 1)]) if at != settled and line.message not in BEFORE]
    dice = [die for die in journal[rolls[-1]].arguments[1:] if die]
    lines = [sum_line(dice, after[settled], w)]
    lines += wrap(told(after[settled], w), width, "good" if passed(after[settled]) else "danger")
    changed = " · ".join(change(line, w) for line in came if line.message in CHANGES)
    lines += wrap(changed, width, "strong") if changed else []
    return lines + [line for one in came if one.message not in CHANGES for line in wrap(told(one, w), width)]


def sum_line(dice: Sequence[int], settled: Line, w: Words) -> Text:
    """The dice, what was added, and the sum."""
    thrown = sum(dice)
    total = thrown if settled.message == Say.NATURAL_TWO.id else settled.arguments[1]
    line = ink("")
    for die in dice:
        line = joined(line, ink(f" {die} ", "die"), " ")
    added = f"{signed(total - thrown)} " if total != thrown else ""
    return joined(line, ink(f"{added}= {total}", "strong"))


def passed(settled: Line) -> bool:
    """Whether it went well."""
    if settled.message == Say.BAND.id:
        return settled.arguments[2] >= FAIR
    return settled.message == Say.RESULT_PASSED.id


def change(line: Line, w: Words) -> str:
    """A figure from what it was to what it is."""
    a, b, c = line.arguments
    name, by, now = (track(a, w), b, c) if line.message in TRACKS_TOO else (w.text("nemo-notoriety"), a, b)
    return f"{name} {now - CHANGES[line.message] * by} → {now}"
