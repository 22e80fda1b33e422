"""Treasures in hand: what they are worth, and using those that are retained."""

from __future__ import annotations

from leagues.games.nemo import effects
from leagues.games.nemo.messages import Say
from leagues.games.nemo.starts import begin_effect
from leagues.games.nemo.state import HULL, NEMO, SET_ASIDE, TREASURES, UPGRADES, State
from leagues.games.nemo.tables import RETAIN, Tables
from leagues.kernel.frames import tell


def first_word(t: Tables, kind: int) -> int:
    """The first word of what a Treasure does."""
    return t.effects[effects.OF_TREASURES + kind][0]


def mends(s: State, t: Tables, kind: int) -> bool:
    """Whether a retained Treasure would now raise a track [treasure-retain]."""
    if s.held[kind] == 0 or t.treasure_kind[kind] != RETAIN:
        return False
    track = first_word(t, kind) - effects.NEMO
    return NEMO <= track <= HULL and s.tracks[track] < t.track_start[track]


def restores(s: State, t: Tables) -> bool:
    """Whether any retained Treasure would."""
    for kind in range(TREASURES):
        if mends(s, t, kind):
            return True
    return False


def shows_upgrade(s: State, t: Tables, kind: int) -> bool:
    """Whether a retained Treasure would now make an upgrade available."""
    if s.held[kind] == 0 or t.treasure_kind[kind] != RETAIN or first_word(t, kind) != effects.REVEAL_UPGRADE:
        return False
    for upgrade in range(UPGRADES):
        if s.upgrades[upgrade] == SET_ASIDE:
            return True
    return False


def rerolls(s: State, t: Tables, kind: int) -> bool:
    """Whether a retained Treasure lets both dice be rolled again."""
    return s.held[kind] > 0 and t.treasure_kind[kind] == RETAIN and first_word(t, kind) == effects.REROLL


def usable(s: State, t: Tables, kind: int, acting: bool) -> bool:
    """Whether a retained Treasure can be used now; action points are for the Action Phase [treasure-retain]."""
    if s.held[kind] == 0 or t.treasure_kind[kind] != RETAIN:
        return False
    if mends(s, t, kind) or shows_upgrade(s, t, kind):
        return True
    if first_word(t, kind) == effects.ACTIONS:
        return acting
    return other_word(first_word(t, kind))


def other_word(word: int) -> bool:
    """Whether an effect, as an owner may write it, can be used whenever one likes."""
    known = effects.NEMO <= word <= effects.HULL or word == effects.ACTIONS or word == effects.REVEAL_UPGRADE
    return word != effects.NONE and word != effects.REROLL and not known


def use(s: State, t: Tables, kind: int) -> None:
    """A retained Treasure is discarded for what it does."""
    s.held[kind] -= 1
    tell(s, Say.TREASURE_USED, kind, 0, 0)
    begin_effect(s, effects.OF_TREASURES + kind, 0)
