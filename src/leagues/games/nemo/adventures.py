"""Adventure tokens: they lie face down, are found by a search, go to the ocean that they name, and are taken there."""

from __future__ import annotations

from leagues.games.nemo.messages import Say
from leagues.games.nemo.state import ADVENTURES, FIRST_ADVENTURE, FOUND, OCEANS, TAKEN, UNFOUND, State
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import ask, push, tell


def lies_hidden(s: State, ocean: int) -> bool:
    """Whether a token lies face down in an ocean."""
    return bool(s.face_down >> ocean & 1)


def lies_found(s: State, t: Tables, token: int, ocean: int) -> bool:
    """Whether a token lies face up in an ocean."""
    return s.adventures[token] == FOUND and t.adventure_ocean[token] == ocean


def any_found(s: State, t: Tables, ocean: int) -> bool:
    """Whether any does."""
    for token in range(ADVENTURES):
        if lies_found(s, t, token, ocean):
            return True
    return False


def left(s: State) -> int:
    """How many tokens can still be laid: nobody has seen them, and they do not lie face down [adventure-tokens-left]."""
    found = 0
    for token in range(ADVENTURES):
        if s.adventures[token] == UNFOUND:
            found += 1
    for ocean in range(OCEANS):
        if lies_hidden(s, ocean):
            found -= 1
    return found


def can_lay(s: State, t: Tables, full: int, ocean: int) -> bool:
    """Whether a token for an ocean that has one goes to another: next to it, and without one [adventure-next-door]."""
    return bool(t.links[full] >> ocean & 1) and not lies_hidden(s, ocean)


def can_shift(s: State, t: Tables, full: int) -> bool:
    """Whether there is such another ocean."""
    for ocean in range(OCEANS):
        if can_lay(s, t, full, ocean):
            return True
    return False


def lay(s: State, t: Tables, ocean: int) -> None:
    """One more token comes, face down: to an ocean, or next to it where one lies there already; if it finds no place, it is
    forfeit [adventure-lull-token, adventure-next-door, adventure-tokens-left]."""
    if left(s) <= 0:
        tell(s, Say.ADVENTURE_FORFEIT, ocean, 0, 0)
    elif not lies_hidden(s, ocean):
        put(s, ocean)
    elif can_shift(s, t, ocean):
        push(s, Step.LAY_ADVENTURE, ocean, 0, 0, 0)
    else:
        tell(s, Say.ADVENTURE_FORFEIT, ocean, 0, 0)


def put(s: State, ocean: int) -> None:
    """A token lies face down in an ocean."""
    s.face_down |= 1 << ocean
    tell(s, Say.ADVENTURE_LAID, ocean, 0, 0)


def find(s: State, t: Tables, token: int) -> None:
    """The token of the Nautilus' ocean is turned up, and goes to the ocean that it names
    [adventure-found, adventure-specified]."""
    s.face_down &= ~(1 << s.nautilus)
    s.adventures[token] = FOUND
    tell(s, Say.ADVENTURE_FOUND, FIRST_ADVENTURE + token, t.adventure_ocean[token], 0)


def win(s: State, t: Tables) -> None:
    """A token that lies face up where the Nautilus is, is taken [adventure-claimed, adventure-claim-at-once];
    of several, one."""
    if s.ending == 0 and any_found(s, t, s.nautilus):
        ask(s, Step.CLAIM)


def take(s: State, token: int) -> None:
    """It is a retained Treasure from now on [adventure-retained]."""
    s.adventures[token] = TAKEN
    s.held[FIRST_ADVENTURE + token] += 1
    tell(s, Say.ADVENTURE_CLAIMED, FIRST_ADVENTURE + token, 0, 0)
