"""Which card a castaway finds on a stack that lies face down. Nobody else sees it."""

from __future__ import annotations

from leagues.games.island.messages import Say
from leagues.games.island.names import card_name
from leagues.games.island.rulebook import Rule
from leagues.games.island.state import CARDS, State
from leagues.games.island.tables import Tables
from leagues.kernel.frames import CHANCE, pop, whisper

SIZE = CARDS  # outcome i is the card i
RULES = (Rule.FACE_DOWN_SECRET, Rule.FACE_MAP)


def who(s: State, t: Tables) -> int:
    return CHANCE


def audience(s: State, t: Tables) -> int:
    return s.active


def weight(s: State, t: Tables, outcome: int) -> int:
    return s.deck[outcome]


def occasion(s: State, t: Tables) -> tuple[int, ...]:
    frame = s.frames[s.depth - 1]
    return frame.b, frame.a, s.heights[frame.b - 1]


def apply(s: State, t: Tables, outcome: int) -> None:
    frame = s.frames[s.depth - 1]
    s.deck[outcome] -= 1
    s.hands[s.active][outcome] += 1
    s.sizes[s.active] += 1
    whisper(s, s.active, Say.FOUND, outcome, 0, 0)
    frame.a -= 1
    if frame.a == 0:
        pop(s)


def notation(outcome: int) -> str:
    return card_name(outcome)


def words(outcome: int) -> tuple[str, dict[str, int]]:
    return "do-draw-card", {"card": outcome}
