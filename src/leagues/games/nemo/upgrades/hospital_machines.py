"""Hospital Machines: cubes stand for goodwill, and once a turn ships can be met under a flag of truce
[upgrade-hospital-machines, hospital-cubes, diplomacy, three-dice, diplomacy-lost, mending]. What Relations Ships score
stands in `scoring`."""

from __future__ import annotations

from leagues.games.nemo import actions, greedy_values, names, seas
from leagues.games.nemo.messages import Say
from leagues.games.nemo.modifiers import added, needed
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.sources import ENEMY
from leagues.games.nemo.starts import begin_fight
from leagues.games.nemo.state import DIPLOMACY, State, fitted, once
from leagues.games.nemo.steps import MENDING_OCEAN, Step
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import push, tell

ME = names.upgrade(__name__)
NEEDS = ("box", "expanded")
USE = 1000
ACTS = ("diplomacy", "mend")
OFFERS = ("leave out first", "leave out second", "leave out third")
NOT_FITTED = Rule.UPGRADE_HOSPITAL_MACHINES
ATTACK, MEND = range(2)
FIRST, SECOND, THIRD = range(3)
HONORABLE = names.CATEGORIES.index("honorable")
REPUTE = 60  # a turn with two dice instead of one, to `greedy`
SNAKE_EYES, DISASTER = 2, 4  # two ones, and what they cost in hits, more or less


def installed(s: State, t: Tables, upgrade: int) -> None:
    """Who comes as a friend begins anew on land."""
    if upgrade == ME:
        seas.return_cubes(s)


def goodwill(s: State, t: Tables, found: bool) -> bool:
    """Cubes are goodwill, with the same results."""
    return found or fitted(s, ME)


# --- the attack -------------------------------------------------------------------------------------------------------


def cannot_attack(s: State, t: Tables, style: int, found: int) -> int:
    """They must be there, and this turn's attack must be left."""
    if style != DIPLOMACY:
        return found
    if not fitted(s, ME):
        return Rule.UPGRADE_HOSPITAL_MACHINES
    return found if once(s, ME) else Rule.ONCE_A_PHASE


def still_attacks(s: State, t: Tables, style: int, found: bool) -> bool:
    """Machines that were destroyed meanwhile serve nobody [diplomacy-lost]."""
    return found and (style != DIPLOMACY or fitted(s, ME))


def three_dice(s: State, t: Tables, what: int, found: int) -> int:
    """Who sees a flag of truce shoots worse."""
    return ME if what == ENEMY and s.style == DIPLOMACY else found


def cannot_act(s: State, t: Tables, me: int, way: int, found: int) -> int:
    """Free of charge; a reputation is mended by honorable captains, if it is damaged and a cube pays for it [mending]."""
    if way == ATTACK:
        return actions.cannot_attack(s, t, DIPLOMACY)
    if not fitted(s, ME):
        return Rule.UPGRADE_HOSPITAL_MACHINES
    damaged = s.diplomacy_worn == 1 and t.category[s.motive] == HONORABLE
    return 0 if damaged and seas.cubes_left(s, t) < t.cube_stock else Rule.MENDING


def act(s: State, t: Tables, me: int, way: int) -> None:
    """One is asked which ship is met, or where the cube comes from."""
    if way == ATTACK:
        s.used |= 1 << ME
        begin_fight(s, 0, DIPLOMACY, 0)
    else:
        push(s, Step.PICK_OCEAN, MENDING_OCEAN, 1, 0, 0)


def act_worth(s: State, t: Tables, me: int, way: int, found: int) -> int:
    """Of mending: what the turns that are left gain by it, less the cube."""
    return REPUTE * greedy_values.turns_left(s) - greedy_values.cube(s, t)


# --- two of three dice ------------------------------------------------------------------------------------------------


def cannot_decline(s: State, t: Tables, me: int, found: int) -> int:
    """One of the three must be left out."""
    return Rule.THREE_DICE


def cannot_take_up(s: State, t: Tables, me: int, way: int, found: int) -> int:
    """Equal dice are one choice."""
    frame = s.frames[s.depth - 1]
    if frame.a != ME:
        return Rule.THREE_DICE
    if way == THIRD:
        return Rule.THREE_DICE if frame.b == s.dice[0] or frame.b == s.dice[1] else 0
    return Rule.THREE_DICE if way == SECOND and s.dice[0] == s.dice[1] else 0


def take_up(s: State, t: Tables, me: int, way: int, about: int, other: int) -> None:
    """The other two are the roll: the third die takes the place of the one that is left out."""
    if way != THIRD:
        s.dice[way] = about
    tell(s, Say.ROLL, ENEMY, s.dice[0], s.dice[1])


def take_up_worth(s: State, t: Tables, me: int, way: int, found: int) -> int:
    """The fewer hits, the better."""
    third, ship = s.frames[s.depth - 1].b, s.frames[s.depth - 2].b
    one = third if way == FIRST else s.dice[0]
    two = third if way == SECOND else s.dice[1]
    if one + two == SNAKE_EYES:
        return -DISASTER
    return 0 if one + two + added(s) >= needed(s, t, ENEMY, ship) else -min(one, two)
