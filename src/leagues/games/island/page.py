"""What the page shows beside the view: the table that does not change, what the running decision's answers would do, the
running score, and a few figures for a list of games.

`aid` looks at what a seat may see and at nothing else. The shapes of all this are in `aids/shapes.py`, field by field.
"""

from __future__ import annotations

from typing import cast

from leagues.games.island.aids.choices import CHOICES, Choices, colours_of, next_order, outcome_choices
from leagues.games.island.aids.scores import seat_score
from leagues.games.island.aids.shapes import Aid, BonusAbout, ColumnAbout, PileAbout, Scenery, Sentence, Source
from leagues.games.island.hull import faces_up, stacks
from leagues.games.island.state import CARDS, COLUMNS, State
from leagues.games.island.steps import Step
from leagues.games.island.tables import KINDS, Tables, read_tables, standings
from leagues.kernel.frames import EVERYONE
from leagues.kernel.table import Table

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


# --- the running decision --------------------------------------------------------------------------------------------------


def aid(table: Table, seat: int) -> Aid:
    """Everything that helps a seat to see the running decision; -1 is somebody who looks on. Once the game is over there are
    no secrets."""
    s, t = cast(State, table.state), cast(Tables, table.tables)
    if not table.over:
        table.game.hide(s, t, seat)
    choices = {} if table.over else choices_of(table, s, t, seat)
    acting = not table.over and s.active == seat and s.frames[s.depth - 1].doing == Step.ACT
    return {
        "notes": notes(s),
        "side": "above" if s.round % 2 else "below",
        "order": next_order(s),
        "rounds": rounds_left(s),
        "scores": [seat_score(s, t, one, whole=table.over or one == seat) for one in range(s.players)],
        "known": known(s, seat) if s.memory else {},
        "colours": colours_of(s, t) if acting else [],
        "choices": {str(answer): choice for answer, choice in sorted(choices.items())},
    }


def choices_of(table: Table, s: State, t: Tables, seat: int) -> Choices:
    """The choices of the seat that is asked; of one's own cards, the outcomes for whoever may see them."""
    decision = table.decision
    assert decision is not None
    if decision.chance:
        seen = decision.audience(s, t)
        return outcome_choices(table.game, s, t, decision) if seat >= 0 and seen in (EVERYONE, seat) else {}
    return CHOICES[decision.number](table.game, s, t) if s.active == seat else {}


def notes(s: State) -> list[Sentence]:
    """What holds for the round."""
    if s.final == 2:
        return [("aid-note-last", {})]
    return [("aid-note-last-next", {})] if s.final == 1 else []


def rounds_left(s: State) -> int:
    """How many rounds are surely still played after this one: a column loses at most one card of each stack in a round, and
    the last round follows the one that empties a column [column-empty, final-round]."""
    if s.final or s.ending:
        return 1 if s.final == 1 else 0
    deciding = s.depth > 0 and s.frames[s.depth - 1].doing in (Step.EXPLORE, Step.ACT)
    done = {s.columns[seat] for seat in range(s.players) if s.moved >> seat & 1 and not (deciding and seat == s.active)}
    heights = [(column, height) for column, height in enumerate(s.heights, start=1) if height]
    return min(height + (column in done) for column, height in heights)


def known(s: State, seat: int) -> dict[str, list[int]]:
    """The cards that everybody has watched each rival take and that are still in the hand [open-takes-known]."""
    rivals = [one for one in range(s.players) if one != seat]
    return {str(one): [card for card in range(CARDS) for _ in range(s.shown[one][card])] for one in rivals}


# --- for a list of games ---------------------------------------------------------------------------------------------------


def headline(s: State) -> dict[str, int]:
    """How a game stands, in a few figures that everybody may know."""
    return {"round": s.round, "final": s.final}
