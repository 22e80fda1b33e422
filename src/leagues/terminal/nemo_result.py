"""How a voyage went: the scoring sheet, and the epilogue that cites what happened."""

from __future__ import annotations

from leagues.games.nemo import scoring
from leagues.games.nemo.aids.scores import running
from leagues.games.nemo.aids.shapes import Own
from leagues.games.nemo.aids.voyage import spoken
from leagues.games.nemo.endings import FIRST_SCORED, won_by
from leagues.games.nemo.imperialists import against
from leagues.kernel.table import Table
from leagues.kernel.words import Words
from leagues.terminal.nemo_signs import figure, state, tables
from leagues.terminal.nemo_speech import motive


def result(table: Table, w: Words) -> list[str]:
    """The score in a line, the sheet, the levels, and the epilogue."""
    s, t = state(table), tables(table)
    now = running(s, t)
    scored = s.ending >= FIRST_SCORED
    first = w.text("nemo-result", total=now["total"], scored="yes" if scored else "no", motive=motive(s, w), turns=s.turn)
    sheet = [
        w.text("nemo-result-part", name=w.text(f"sheet-{name}"), points=figure(scoring.points(s, t, category)))
        for category, name in enumerate(scoring.SHEET)
    ]
    levels = " · ".join(
        w.text("nemo-result-level", level=level, bound=bound) for level, bound in enumerate(now["levels"], start=1)
    )
    own = [own_line(one, now["captains"], s.ending > FIRST_SCORED, w) for one in now.get("captains", [])]
    if s.ending > 0 and against(s):
        own.append(w.text("say-nemo-wins" if won_by(s, t, 0) else "say-imperialists-win"))
    told = spoken(table, w) if s.ending > 0 else []
    return [first, *(f"– {part}" for part in sheet), w.text("nemo-result-levels", levels=levels), *own, "", *told]


def own_line(one: Own, captains: list[Own], scored: bool, w: Words) -> str:
    """What a captain has won, and whether nobody has won more."""
    best = scored and one["points"] == max(other["points"] for other in captains)
    return w.text(
        "nemo-result-own", captain=one["seat"] + 1, points=one["points"], ships=one["ships"], cards=one["cards"],
        treasures=one["treasures"], characters=one["characters"], best="yes" if best else "no",
    )  # fmt: skip
