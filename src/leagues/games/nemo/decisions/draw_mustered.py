"""Which ship the Imperialists draw to choose from. Nobody else sees it."""

from __future__ import annotations

from leagues.games.nemo import imperialists, names
from leagues.games.nemo.messages import Say
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import SHIPS, State
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import CHANCE, pop, whisper

SIZE = SHIPS  # outcome i is the ship i
RULES = (Rule.TWO_DRAWS, Rule.TWO_DRAWS_OWN, Rule.DRAW_AT_RANDOM)


def who(s: State, t: Tables) -> int:
    return CHANCE


def audience(s: State, t: Tables) -> int:
    return imperialists.SEAT


def weight(s: State, t: Tables, outcome: int) -> int:
    return s.waiting[outcome]


def occasion(s: State, t: Tables) -> tuple[int, ...]:
    return s.turn, s.offers[imperialists.SEAT]


def apply(s: State, t: Tables, outcome: int) -> None:
    pop(s)
    s.waiting[outcome] = 0
    s.offered[imperialists.SEAT][outcome] = 1
    s.offers[imperialists.SEAT] += 1
    whisper(s, imperialists.SEAT, Say.SHIP_OFFERED, outcome, 0, 0)


def notation(outcome: int) -> str:
    return names.SHIPS[outcome]


def words(outcome: int) -> tuple[str, dict[str, int]]:
    return "do-draw-ship", {"ship": outcome}
