"""What is kept could change what nobody is asked about otherwise: only then is it asked first [kept-in-time].

That is so where a track would come to its last space, Notoriety to one of its levels, a card to another result, or the
voyage to its end with a track that could score more.
"""

from __future__ import annotations

from leagues.games.nemo import effects, questions
from leagues.games.nemo.scoring import total
from leagues.games.nemo.starts import hands_free
from leagues.games.nemo.state import BLUE, GREEN, REINFORCEMENTS, TREASURES, State, level
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import Tables
from leagues.games.nemo.treasure import calms, first_word, lifts, retained
from leagues.kernel.frames import push


def ask_first(s: State, what: int) -> None:
    """It is asked whether something is used before what is about to happen."""
    push(s, Step.FORESTALL, what, 0, 0, 0)


def height(s: State, t: Tables, track: int) -> int:
    """How high a track could be now, with everything that is kept."""
    found = s.tracks[track]
    for kind in range(TREASURES):
        if s.held[kind] > 0 and retained(s, t, kind) and questions.raises(s, t, first_word(t, kind), -1) == track:
            found += s.held[kind] * amount(t, kind)
    return min(t.track_start[track], found)


def amount(t: Tables, kind: int) -> int:
    """The number of the first row of a Treasure."""
    return t.effects[effects.OF_TREASURES + kind][1]


def saves(s: State, t: Tables, track: int, loss: int) -> bool:
    """Whether a track would come to its last space by a loss, and need not [kept-in-time]."""
    return 0 < s.tracks[track] <= loss < height(s, t, track) and hands_free(s)


def lowest(s: State, t: Tables) -> int:
    """How low Notoriety could be now."""
    found = s.notoriety
    for kind in range(TREASURES):
        if s.held[kind] > 0 and calms(s, t, kind):
            found += s.held[kind] * questions.notoriety_change(s, t, amount(t, kind))
    return max(0, found)


def spares_a_level(s: State, t: Tables, gain: int) -> bool:
    """Whether Notoriety would come to a level by a gain that still means something, and need not [kept-in-time]."""
    risen = questions.notoriety_change(s, t, gain)
    if risen <= 0:
        return False
    last = t.defeat[s.motive]
    how = level(s, REINFORCEMENTS)
    near = comes_to(s, risen, last)
    near = near or (not s.groups >> BLUE & 1 and t.blue_at[how] < last and comes_to(s, risen, t.blue_at[how]))
    near = near or (not s.groups >> GREEN & 1 and t.green_at[how] < last and comes_to(s, risen, t.green_at[how]))
    near = near or (s.allied == 0 and t.allied_at < last and comes_to(s, risen, t.allied_at))
    if not near or not hands_free(s):
        return False
    then = lowest(s, t) + risen
    if comes_to(s, risen, last) and then < last:
        return True
    if comes_to(s, risen, t.allied_at) and then < t.allied_at:
        return True
    if comes_to(s, risen, t.green_at[how]) and then < t.green_at[how]:
        return True
    return comes_to(s, risen, t.blue_at[how]) and then < t.blue_at[how]


def comes_to(s: State, risen: int, at: int) -> bool:
    """Whether Notoriety comes to a level when it rises so far."""
    return s.notoriety < at <= s.notoriety + risen


def scores_more(s: State, t: Tables) -> bool:
    """Whether the voyage would be worth more if a Treasure raised a track at its very end, instead of being counted."""
    for kind in range(TREASURES):
        if s.held[kind] > 0 and retained(s, t, kind) and lifts(s, t, kind):
            track = questions.raises(s, t, first_word(t, kind), -1)
            before, was = total(s, t), s.tracks[track]
            s.held[kind] -= 1
            s.tracks[track] = min(t.track_start[track], was + amount(t, kind))
            after = total(s, t)
            s.tracks[track] = was
            s.held[kind] += 1
            if after > before:
                return hands_free(s)
    return False
