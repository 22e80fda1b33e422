"""How a voyage went: the scoring sheet, and the epilogue that cites what happened."""

from __future__ import annotations

from leagues.games.nemo import scoring
from leagues.games.nemo.aids.scores import running
from leagues.games.nemo.aids.voyage import spoken
from leagues.games.nemo.endings import FIRST_SCORED
from leagues.games.nemo.state import State
from leagues.games.nemo.tables import Tables
from leagues.kernel.words import Words
from leagues.terminal.nemo_speech import motive


def result(s: State, t: Tables, w: Words) -> list[str]:
    """The score in a line, the sheet, the levels, and the epilogue."""
    now = running(s, t)
    scored = s.ending >= FIRST_SCORED
    first = w.text("nemo-result", total=now["total"], scored="yes" if scored else "no", motive=motive(s, w), turns=s.turn)
    sheet = [
        w.text("nemo-result-part", name=w.text(f"sheet-{name}"), points=scoring.points(s, t, category))
        for category, name in enumerate(scoring.SHEET)
    ]
    levels = " · ".join(
        w.text("nemo-result-level", level=level, bound=bound) for level, bound in enumerate(now["levels"], start=1)
    )
    told = spoken(s, t, w) if s.ending > 0 else []
    return [first, *(f"– {part}" for part in sheet), w.text("nemo-result-levels", levels=levels), "", *told]
