"""Which ocean gets a gem or a cube, or loses a Hidden ship or a cube; one at a time. Gems and removals may end early."""

from __future__ import annotations

from leagues.games.nemo import names, seas
from leagues.games.nemo.messages import Say
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import MAJORS, OCEANS, State
from leagues.games.nemo.steps import CUBE_OCEAN, GEM_OCEAN, MENDING_OCEAN, SCOUTED_OCEAN, Step
from leagues.games.nemo.tables import Tables
from leagues.games.nemo.vocabulary import reveal_in, scout
from leagues.kernel.frames import pop, push, tell

NONE = OCEANS  # action i is the ocean i; the last is enough
SIZE = OCEANS + 1
RULES = (Rule.EVENT_20, Rule.EVENT_23, Rule.TREASURE_X_CUBE, Rule.ONE_GEM, Rule.MENDING, Rule.NADAR_WHERE)


def who(s: State, t: Tables) -> int:
    return s.captain


def cannot_pick(s: State, t: Tables, what: int, ocean: int) -> int:
    """0, or the rule that keeps an ocean from being picked."""
    if what == GEM_OCEAN:
        if ocean >= MAJORS:
            return Rule.EVENT_20
        return Rule.ONE_GEM if s.gems[ocean] == 1 or seas.gems_left(s, t) == 0 else 0
    if what == CUBE_OCEAN:
        return 0 if seas.free_land(s, t, ocean) else Rule.TREASURE_X_CUBE
    if what == MENDING_OCEAN:
        return 0 if s.cubes[ocean] > 0 else Rule.MENDING
    if what == SCOUTED_OCEAN:
        return 0 if scout.in_sight(s, t, ocean) else Rule.NADAR_WHERE
    return 0 if s.hidden[ocean] > 0 else Rule.EVENT_23


def forbidden(s: State, t: Tables, action: int) -> int:
    what = s.frames[s.depth - 1].a
    if action != NONE:
        return cannot_pick(s, t, what, action)
    if what == GEM_OCEAN:
        return 0
    if what == MENDING_OCEAN:
        return Rule.MENDING
    if what == SCOUTED_OCEAN:
        return Rule.NADAR_WHERE
    for ocean in range(OCEANS):
        if cannot_pick(s, t, what, ocean) == 0:
            return Rule.CARDS_FIRST
    return 0


def apply(s: State, t: Tables, action: int) -> None:
    frame = s.frames[s.depth - 1]
    what, left = frame.a, frame.b - 1
    pop(s)
    if action == NONE:
        return
    if what == GEM_OCEAN:
        seas.put_gem(s, t, action)
    elif what == CUBE_OCEAN:
        seas.place_cube(s, t, action)
    elif what == MENDING_OCEAN:
        s.cubes[action] -= 1
        s.diplomacy_worn = 0
        tell(s, Say.MENDED, action, 0, 0)
    elif what == SCOUTED_OCEAN:
        reveal_in.perform(s, t, reveal_in.ME, 0, action, 0)
    else:
        s.hidden[action] -= 1
        tell(s, Say.HIDDEN_REMOVED, action, 0, 0)
    if left > 0:
        push(s, Step.PICK_OCEAN, what, left, 0, 0)


def notation(action: int) -> str:
    return "none" if action == NONE else names.OCEANS[action]


def words(action: int) -> tuple[str, dict[str, int]]:
    return ("do-pick-none", {}) if action == NONE else ("do-pick-ocean", {"ocean": action})
