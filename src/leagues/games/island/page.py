"""What the page shows beside the view: the table that does not change, and a few figures for a list of games.

The shapes of all this are in `aids/shapes.py`, field by field.
"""

from __future__ import annotations

from typing import cast

from leagues.games.island.aids.shapes import BonusAbout, ColumnAbout, PileAbout, Scenery, Source
from leagues.games.island.hull import faces_up, stacks
from leagues.games.island.state import COLUMNS, State
from leagues.games.island.tables import KINDS, Tables, read_tables, standings

# --- what does not change --------------------------------------------------------------------------------------------------


def scenery(t: Tables, s: State) -> Scenery:
    """The hull, the portholes, the bonus tokens and the treasures, with the standing of what is not printed."""
    shipped = read_tables(None)
    players = s.players - 2
    return {
        "columns": [column_about(s, t, column) for column in range(1, COLUMNS + 1) if stacks(s, t, column)],
        "hull": standing("hull", same=t.columns[players] == shipped.columns[players]),
        "faces": standing("faces", same=t.face_up == shipped.face_up),
        "height": t.height,
        "copies": t.copies,
        "piles": [pile_about(t, shipped, pile) for pile in range(len(t.sizes))],
        "bonuses": [bonus_about(t, kind) for kind in range(len(KINDS))],
        "bonus_tokens": standing("bonus_tokens", same=t.bonus_tokens == shipped.bonus_tokens),
        "treasures": list(t.treasures),
        "treasure_values": standing("treasures", same=t.treasures == shipped.treasures),
        "refill_at": t.refill_at,
        "memory": bool(s.memory),
    }


def standing(section: str, *, same: bool) -> str:
    """How sure the values of a section are: as shipped, or from an owner's file."""
    return standings()[section] if same else "owner"


def column_about(s: State, t: Tables, column: int) -> ColumnAbout:
    """A column of the hull."""
    count = stacks(s, t, column)
    return {"column": column, "stacks": count, "faces": [faces_up(s, t, column, stack) for stack in range(count)]}


def pile_about(t: Tables, shipped: Tables, pile: int) -> PileAbout:
    """A pile of portholes."""
    same = (t.sizes[pile], t.portholes[pile]) == (shipped.sizes[pile], shipped.portholes[pile])
    values = [value for value in t.portholes[pile] if value]
    return {"size": t.sizes[pile], "values": values, "standing": standing(f"portholes.{pile + 1}", same=same)}


def bonus_about(t: Tables, kind: int) -> BonusAbout:
    """A kind of bonus token."""
    return {"kind": kind, "name": cast(Source, KINDS[kind]), "points": t.bonus_points[kind], "count": t.bonus_tokens[kind]}


# --- for a list of games ---------------------------------------------------------------------------------------------------


def headline(s: State) -> dict[str, int]:
    """How a game stands, in a few figures that everybody may know."""
    return {"round": s.round, "final": s.final}
