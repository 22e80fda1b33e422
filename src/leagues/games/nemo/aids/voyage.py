"""A voyage that is over, as the epilogues tell it: what was counted, and which of them are told."""

from __future__ import annotations

from leagues.games.nemo import names, scoring
from leagues.games.nemo.aids.shapes import Sentence, Voyage
from leagues.games.nemo.endings import FIRST_SCORED, Ending
from leagues.games.nemo.state import CHARACTERS, MAJORS, SALVAGED, SHIPS, TONNAGE, State, aboard
from leagues.games.nemo.tables import Tables
from leagues.kernel.words import Words

LEVELS = ("defeat", "inconsequential", "adequate", "success", "triumph")


def sunk_ships(s: State) -> list[int]:
    """Every ship that was sunk, as Tonnage or as Salvage; Salvage that was used up is not remembered."""
    return [ship for ship in range(SHIPS) if TONNAGE <= s.ships[ship] < TONNAGE + MAJORS or s.ships[ship] == SALVAGED]


def greatest(s: State, t: Tables) -> int:
    """The greatest ship that was sunk: worth the most, then the hardest to sink; -1 for none."""
    ships = sunk_ships(s)
    if not ships:
        return -1
    return max(ships, key=lambda ship: (t.worth[s.backs[ship]][ship], t.defence[s.backs[ship]][ship], -ship))


def tally(s: State, t: Tables) -> dict[str, int]:
    """What the epilogues count."""
    return {
        "turns": s.turn,
        "sunk": len(sunk_ships(s)),
        "oceans": sum(scoring.row_length(s, row) > 0 for row in range(MAJORS)),
        "wonders": scoring.wonders(s, t),
        "cubes": scoring.cubes(s),
        "lost": sum(not aboard(s, character) for character in range(CHARACTERS)),
    }


def epilogues(s: State) -> list[str]:
    """The ids of what is told: the motive's own, and after a sudden defeat how that came."""
    motive = names.MOTIVES[s.motive]
    if s.ending >= FIRST_SCORED:
        return [f"epilogue-{motive}-{LEVELS[s.ending - FIRST_SCORED]}"]
    sudden = Ending(s.ending).name.removeprefix("LOST_").lower()
    return [f"epilogue-{motive}-defeat", f"epilogue-{sudden}"]


def ship_id(s: State, ship: int) -> str:
    """The words of a ship on the side that it shows, with its article."""
    return f"ship-{names.SHIPS[ship]}{'-back' if s.backs[ship] else ''}.the"


def voyage_of(s: State, t: Tables) -> Voyage:
    """What is told when the voyage is over. `ship` is the id of its words: the page puts them in."""
    told: dict[str, int | str] = {**tally(s, t)}
    ship = greatest(s, t)
    told["ship"] = ship_id(s, ship) if ship >= 0 else ""
    found: list[Sentence] = [(id, told) for id in epilogues(s)]
    return {"epilogues": found}


def spoken(s: State, t: Tables, w: Words) -> list[str]:
    """The epilogues in a language."""
    ship = greatest(s, t)
    name = w.text(ship_id(s, ship)) if ship >= 0 else ""
    return [w.text(id, **tally(s, t), ship=name) for id in epilogues(s)]
