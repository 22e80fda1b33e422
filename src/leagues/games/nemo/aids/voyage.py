"""A voyage that is over, as the epilogues tell it: what was counted, and which of them are told."""

from __future__ import annotations

from typing import cast

from leagues.games.nemo import names, scoring
from leagues.games.nemo.aids.shapes import Voyage
from leagues.games.nemo.endings import FIRST_SCORED, Ending, level_reached
from leagues.games.nemo.messages import Say
from leagues.games.nemo.state import CARDS, CHARACTERS, DISCARDED, MAJORS, SHIPS, TONNAGE, TREASURES, State, aboard
from leagues.games.nemo.tables import WONDER, Tables
from leagues.kernel.explaining import Sentence
from leagues.kernel.table import Table
from leagues.kernel.words import Words

LEVELS = ("defeat", "inconsequential", "adequate", "success", "triumph")
MONSTER = names.CLASSES.index("monster")
Sinking = tuple[int, int]  # a ship, and the side that it showed


def sinkings(table: Table) -> list[Sinking]:
    """Every ship that was sunk, in order, whatever became of it: those of the journal, after those that lay below already
    where the table began."""
    s = cast(State, table.start)
    lay_below = [
        ship for ship in range(SHIPS)
        if (s.ships[ship] >= TONNAGE and not scoring.afloat(s, ship)) or s.ships[ship] == DISCARDED
    ]  # fmt: skip
    told = [line.arguments for line in table.journal if line.message == Say.SUNK.id]
    return [(ship, s.backs[ship]) for ship in lay_below] + [(ship, side) for ship, side, _ in told]


def greatest(sunk: list[Sinking], t: Tables) -> Sinking | None:
    """The greatest ship that was sunk: worth the most, then the hardest to sink; a monster only if there is no other."""

    def rank(sinking: Sinking) -> tuple[bool, int, int, int]:
        ship, side = sinking
        return t.ship_class[side][ship] != MONSTER, t.worth[side][ship], t.defence[side][ship], -ship

    return max(sunk, key=rank, default=None)


def tally(table: Table) -> dict[str, int]:
    """What the epilogues count, and where the voyage ended."""
    s, t = cast(State, table.state), cast(Tables, table.tables)
    return {
        "turns": s.turn,
        "sunk": len(sinkings(table)),
        "oceans": sum(scoring.row_length(s, row) > 0 for row in range(MAJORS)),
        "wonders": wonders_found(s, t),
        "cubes": scoring.cubes(s),
        "lost": sum(not aboard(s, character) for character in range(CHARACTERS)),
        "ocean": s.nautilus,
    }


def wonders_found(s: State, t: Tables) -> int:
    """The Wonders that were met with: tokens, cards and ships. What Nemo's mood and the library score as Wonders is none."""
    tokens = sum(scoring.collected(s, kind) for kind in range(TREASURES) if t.treasure_kind[kind] == WONDER)
    cards = sum(t.card_wonder[card] for card in range(1, CARDS) if scoring.counts_as_passed(s, t, card))
    met = [ship for ship in range(SHIPS) if TONNAGE <= s.ships[ship] < TONNAGE + MAJORS or scoring.afloat(s, ship)]
    return tokens + cards + sum(t.ship_wonder[s.backs[ship]][ship] for ship in met)


def epilogues(s: State, t: Tables) -> list[str]:
    """The ids of what is told: the motive's own, and after a sudden defeat how that came."""
    motive = names.MOTIVES[s.motive]
    if s.ending >= FIRST_SCORED:
        return [f"epilogue-{motive}-{LEVELS[level_reached(s, t)]}"]
    sudden = Ending(s.ending).name.removeprefix("LOST_").lower()
    return [f"epilogue-{motive}-defeat", f"epilogue-{sudden}"]


def greatest_id(table: Table) -> str:
    """The id of the words of the greatest ship that was sunk, with its article; empty for none."""
    found = greatest(sinkings(table), cast(Tables, table.tables))
    return f"ship-{names.SHIPS[found[0]]}{'-back' if found[1] else ''}.the" if found else ""


def voyage_of(table: Table) -> Voyage:
    """What is told when the voyage is over. `ship` is the id of its words: the page puts them in."""
    told: dict[str, int | str] = {**tally(table), "ship": greatest_id(table)}
    found: list[Sentence] = [(id, told) for id in epilogues(cast(State, table.state), cast(Tables, table.tables))]
    return {"epilogues": found}


def spoken(table: Table, w: Words) -> list[str]:
    """The epilogues in a language."""
    ship = greatest_id(table)
    told = {**tally(table), "ship": w.text(ship) if ship else ""}
    return [w.text(id, **told) for id in epilogues(cast(State, table.state), cast(Tables, table.tables))]
