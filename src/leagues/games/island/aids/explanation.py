"""The explanation of the running decision, with the running score. It looks at what a seat may see and at nothing else.

Its shape is in `shapes.py`, field by field.
"""

from __future__ import annotations

from typing import cast

from leagues.games.island.aids.choices import CHOICES, Choices, colours_of, next_order, outcome_choices, target
from leagues.games.island.aids.scores import seat_score
from leagues.games.island.aids.shapes import Explanation, Target
from leagues.games.island.state import CARDS, State
from leagues.games.island.steps import Step
from leagues.games.island.tables import Tables
from leagues.kernel.explaining import Sentence
from leagues.kernel.frames import EVERYONE
from leagues.kernel.table import Table


def explain(table: Table, seat: int) -> Explanation:
    """Everything that helps a seat to see the running decision; -1 is somebody who looks on. Once the game is over there are
    no secrets."""
    s, t = cast(State, table.state), cast(Tables, table.tables)
    if not table.over:
        table.game.hide(s, t, seat)
    choices = {} if table.over else choices_of(table, s, t, seat)
    acting = not table.over and s.active == seat and s.frames[s.depth - 1].doing == Step.ACT
    return {
        "about": asked_about(table, s),
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


def asked_about(table: Table, s: State) -> list[Target]:
    """The set that could be closed, or the column where somebody collects or stores."""
    frame = s.frames[s.depth - 1]
    if table.over or frame.doing not in (Step.ACT, Step.CLOSE):
        return []
    return [target("set", frame.a) if frame.doing == Step.CLOSE else target("column", s.columns[s.active])]


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
