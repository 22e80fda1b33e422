"""The policy `greedy`: weighs every answer by what it is worth for this voyage, in hundredths of a point.

It clears crowded seas, attacks where the odds are good, exerts what it can spare, incites when Notoriety presses, refits
early and keeps its help for the last act. In the compiled subset, spread over several files: `greedy_values` (what things
are worth), `greedy_effects` (cards and results), `greedy_rolls` (tests), `greedy_fights` (attacks), `greedy_acts` (the
Action Phase), `greedy_help` (after a roll), `greedy_kept` (what is kept, in the middle of something else),
`greedy_answers` (the smaller decisions).
"""

from __future__ import annotations

from typing import Any

from leagues.games.nemo import (
    greedy_acts,
    greedy_answers,
    greedy_effects,
    greedy_fights,
    greedy_help,
    greedy_kept,
    greedy_pledges,
    greedy_rolls,
    greedy_upgrades,
    greedy_values,
)
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import doing

MODULES = (
    greedy_values, greedy_upgrades, greedy_effects, greedy_rolls, greedy_fights, greedy_acts, greedy_pledges, greedy_help,
    greedy_kept, greedy_answers,
)  # fmt: skip
LOOKS = False  # where something is one seat's alone, it is looked at for that seat only: nothing has to be hidden first


def choose(states: Any, seen: int, t: Tables, out: list[int], count: int, g: list[int]) -> int:
    """The answer to whatever is asked."""
    s = states[seen]
    now = doing(s)
    if now == Step.ACT:
        return greedy_acts.best_act(s, t, out, count)
    if now == Step.EXERT:
        return greedy_answers.exerting(s, t)
    if now == Step.HELP:
        return greedy_help.helping(s, t, out, count)
    best, found = greedy_answers.NEVER, out[0]
    for i in range(count):
        value = greedy_answers.weigh(s, t, now, out[i], out)
        if value > best:
            best, found = value, out[i]
    return found
