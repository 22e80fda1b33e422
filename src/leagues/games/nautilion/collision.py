"""The collision: the submarines meet, count harpoons, and go on as they can."""

from __future__ import annotations

from leagues.games.nautilion import path
from leagues.games.nautilion.endings import Ending
from leagues.games.nautilion.messages import Say
from leagues.games.nautilion.reserve import any_discarded
from leagues.games.nautilion.ship import connected, count
from leagues.games.nautilion.state import KINDS, MERCENARIES, MERCENARY, PHANTOM, State, plays_with
from leagues.games.nautilion.steps import Aftermath, Purpose, Step
from leagues.games.nautilion.tables import Tables
from leagues.kernel.frames import ask, next_step, pop, push, tell

TURN_OVER = 7  # a step of the turn after all its phases


def ahead(s: State) -> bool:
    """Whether the submarines are still to meet [collision-once, collision-before-ends]."""
    return plays_with(s, MERCENARIES) and not s.collided


def meets(s: State, die: int) -> bool:
    """Whether a die leads past the other submarine: there are fewer tokens between the two
    [collision, collision-before-ends]."""
    return ahead(s) and path.toward_abyss(s, s.nautilion, die) >= s.phantom


def recruits(s: State, t: Tables, token: int) -> bool:
    """Whether the Phantom takes a token on its board [phantom-recruits, phantom-full]."""
    if not ahead(s) or not (token == MERCENARY or t.warriors >> token & 1):
        return False
    captives = 0
    for kind in range(KINDS):
        captives += s.captives[kind]
    return captives < t.phantom_places


def harpoons(s: State, t: Tables) -> int:
    """The Nautilion's harpoons: on its board, nowhere else [harpoons]."""
    return count(s.crew & t.warriors) + count(s.mercenaries) * t.mercenary_harpoons


def phantom_harpoons(s: State, t: Tables) -> int:
    """The Phantom's harpoons, its own and those of its board [harpoons, phantom-harpoons]."""
    found = t.phantom_harpoons[s.hard_phantom] + s.captives[MERCENARY] * t.mercenary_harpoons
    for number in range(1, 10):
        found += s.captives[number]
    return found


def collide(s: State, t: Tables, mover: int) -> None:
    """The mover stops in front of the other, takes nothing, and the turn is over
    [collision-stop, collision-ends-turn, reef-collision, twice-collision]."""
    if mover == PHANTOM:
        s.phantom = path.open_place(s, s.nautilion)
    else:
        s.nautilion = path.open_place(s, s.phantom - 1)
    s.collided = 1
    s.frames[s.depth - 1].step = TURN_OVER
    ours, theirs = harpoons(s, t), phantom_harpoons(s, t)
    tell(s, Say.COLLISION, ours, theirs, 0)
    if theirs > ours:
        s.ending = Ending.LOST_COLLISION
        tell(s, Say.COLLISION_LOST, ours, theirs, 0)
    else:
        push(s, Step.COLLISION, 1 if ours > theirs else 0, 0, 0, 0)


def collision(s: State, t: Tables) -> None:
    """After the battle: both boards are cleared, a token comes back, and one group stays aboard."""
    step = next_step(s)
    if step == Aftermath.BOARDS:
        won = s.frames[s.depth - 1].a != 0
        tell(s, Say.COLLISION_WON if won else Say.COLLISION_TIED, 0, 0, 0)
        clear_boards(s)
        if any_discarded(s):
            push(s, Step.RECOVER, Purpose.CONQUERING if won else Purpose.COLLIDING, 1, 0, 0)
    elif step == Aftermath.GROUP:
        s.departing = 0
        if not connected(s, t, s.crew):
            ask(s, Step.KEEP_GROUP)
    else:
        pop(s)


def clear_boards(s: State) -> None:
    """The Phantom's board and the Mercenaries go to the discard pile [collision-clears]."""
    for kind in range(KINDS):
        s.discard[kind] += s.captives[kind]
        s.captives[kind] = 0
    s.discard[MERCENARY] += count(s.mercenaries)
    s.departing = s.mercenaries
    s.mercenaries = 0
