"""Why a ship comes where it comes: the steps of the ladder, those that were passed with the reason."""

from __future__ import annotations

from leagues.games.nemo.aids.shapes import Ladder, RungName
from leagues.games.nemo.aids.shapes import Step as Rung
from leagues.games.nemo.state import State
from leagues.games.nemo.steps import Step

RUNGS: tuple[RungName, ...] = ("open", "spread", "reveal", "hostile", "hunt")
AT = {Step.SPREAD: 1, Step.REPLACE_HIDDEN: 2, Step.TURN_HOSTILE: 3, Step.HUNT: 4}


def ladder_of(s: State) -> Ladder | None:
    """The ladder as far as it was climbed, while a ship is placed."""
    frame = s.frames[s.depth - 1]
    if frame.doing not in AT:
        return None
    reached = AT[Step(frame.doing)]
    steps: list[Rung] = []
    for at, name in enumerate(RUNGS):
        rung: Rung = {"step": name, "state": "passed" if at < reached else "now" if at == reached else "later"}
        if at < reached:
            rung["why"] = f"aid-no-{name}", {"ocean": frame.a}
        steps.append(rung)
    return {"ocean": frame.a, "steps": steps}
