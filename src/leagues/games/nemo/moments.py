"""What can lie on what: the stack of a state that comes from outside. Never compiled."""

from __future__ import annotations

from itertools import pairwise, zip_longest

from leagues.games.nemo import names, pursuit, questions, seas
from leagues.games.nemo.effects import PROGRAMS, ROWS
from leagues.games.nemo.resolve import any_set_aside
from leagues.games.nemo.sources import ENEMY
from leagues.games.nemo.starts import MISSED, PARLEYED, SUNK, UNDECIDED
from leagues.games.nemo.state import (
    AT_SEA,
    CARDS,
    DIPLOMACY,
    EXPANDED,
    FIRST_ALLY,
    NO_FIGHT,
    OCEANS,
    RISING,
    SHIPS,
    TRACKS,
    TREASURES,
    UPGRADES,
    State,
    fitted,
    optional,
)
from leagues.games.nemo.steps import (
    EVENT_SHIPS,
    FIRST_DECISION,
    FOGGING,
    MENDING_OCEAN,
    PLACING,
    PURSUING,
    RISING_UP,
    TESTING,
    THIRD,
    TURNED,
    Step,
)
from leagues.games.nemo.tables import Tables
from leagues.games.nemo.upgrades import hospital_machines
from leagues.kernel.frames import Frame

SIX = 6
FOR_HUNT, FOR_REVEAL = 1, 2  # what a ship is drawn for, in the frame that places it
# What each routine or decision can lie on; nothing stands for the bottom of the stack.
NOTHING = 0
MAP_ROOM, PRISM_BINOCULARS, ELECTRO_COIL_BOLTS, MANIFESTO = map(
    names.UPGRADES.index, ("map-room", "prism-binoculars", "electro-coil-bolts", "manifesto")
)
PERFORMED = (Step.PERFORM, Step.ACTIONS, Step.PREPARE, Step.RESOLVE, Step.PICK_DICE, Step.EXERT, Step.CHOOSE)
UNDER: dict[int, tuple[int, ...]] = {
    Step.SETUP: (NOTHING,),
    Step.TURN: (NOTHING, Step.HOMEWARD, Step.CODA),
    Step.EVENT: (Step.TURN,),
    Step.PLACEMENT: (Step.TURN,),
    Step.ARRIVALS: (Step.PLACEMENT, Step.RESOLVE),
    Step.PLACE: (Step.ARRIVALS,),
    Step.LULL: (Step.PLACEMENT,),
    Step.UPRISINGS: (Step.LULL,),
    Step.TEST: (*PERFORMED, Step.FIGHT, Step.DIVE),
    Step.FIGHT: (Step.ACTIONS, Step.RESOLVE, Step.ARRIVALS, Step.PURSUIT),
    Step.HITS: (Step.FIGHT,),
    Step.RESOLVE: (
        *PERFORMED, Step.FIGHT, Step.TREASURES, Step.HELP, Step.ABSORB, Step.DIVE, Step.TAKE_UP,
        Step.TRAIN,
    ),
    Step.TREASURES: (Step.RESOLVE, Step.PERFORM, Step.ACTIONS),
    Step.PERFORM: (Step.EVENT, Step.ACTIONS),
    Step.ACTIONS: (Step.TURN,),
    Step.FOG: (Step.ACTIONS,),
    Step.HOMEWARD: (Step.RESOLVE,),
    Step.CODA: (Step.RESOLVE,),
    Step.REVEAL: (Step.RESOLVE,),
    Step.DIVE: (Step.ACTIONS, Step.PREPARE, Step.PICK_DICE, Step.EXERT, Step.CHOOSE),
    Step.THROW: (
        Step.SETUP, Step.PLACEMENT, Step.ARRIVALS, Step.UPRISINGS, Step.TEST, Step.HITS, Step.RESOLVE, Step.FOG,
        Step.PURSUIT,
    ),
    Step.DRAW_EVENT: (Step.EVENT,),
    Step.DRAW_ADVENTURE: (Step.ACTIONS,),
    Step.DRAW_SHIP: (Step.PLACE, Step.FIGHT, Step.RESOLVE, Step.REVEAL),
    Step.DRAW_TREASURE: (Step.TREASURES,),
    Step.DRAW_UPGRADE: (Step.SETUP, Step.RESOLVE),
    Step.BUY_FIRST: (Step.SETUP,),
    Step.PAY_RESOURCE: (Step.SETUP, Step.ADD_UPGRADE),
    Step.SET_ASIDE: (Step.SETUP,),
    Step.CHANGE_MOTIVE: (Step.EVENT,),
    Step.ADD_UPGRADE: (Step.EVENT, Step.RESOLVE, Step.SETUP),
    Step.PREPARE: (Step.TURN,),
    Step.PICK_DICE: (Step.PLACEMENT,),
    Step.SPREAD: (Step.ARRIVALS,),
    Step.REPLACE_HIDDEN: (Step.ARRIVALS,),
    Step.TURN_HOSTILE: (Step.ARRIVALS,),
    Step.HUNT: (Step.ARRIVALS,),
    Step.PLACE_GEM: (Step.LULL, Step.RESOLVE),
    Step.ANSWER_UPRISING: (Step.UPRISINGS,),
    Step.ACT: (Step.ACTIONS,),
    Step.TARGET: (Step.FIGHT,),
    Step.PRESS: (Step.FIGHT,),
    Step.ATTACK_STYLE: (Step.FIGHT,),
    Step.EXERT: (Step.TEST,),
    Step.SPEND: (Step.TEST,),
    Step.HELP: (Step.TEST,),
    Step.ABSORB: (Step.HITS,),
    Step.DISPOSE: (Step.FIGHT,),
    Step.UNDERTAKE: (Step.ACTIONS,),
    Step.CHOOSE: (Step.RESOLVE,),
    Step.PICK_CHARACTER: (Step.RESOLVE,),
    Step.PICK_OCEAN: (Step.RESOLVE, Step.ACTIONS, Step.PREPARE),
    Step.INSTALL: (Step.RESOLVE,),
    Step.PAY_SALVAGE: (Step.RESOLVE, Step.ADD_UPGRADE),
    Step.DISCARD_TREASURE: (Step.RESOLVE,),
    Step.SAIL: (Step.RESOLVE, Step.ACTIONS),
    Step.DECIPHER: (Step.ACTIONS,),
    Step.TAKE_UP: (
        Step.TREASURES, Step.RESOLVE, Step.TEST, Step.THROW, Step.FIGHT, Step.REVEAL, Step.ACTIONS, Step.HELP,
    ),
    Step.TRAIN: (Step.ACTIONS,),
    Step.ENLIST: (Step.ACTIONS, Step.PREPARE),
    Step.PARLEY: (Step.FIGHT,),
    Step.PURSUIT: (Step.ACTIONS,),
    Step.PURSUER: (Step.PURSUIT,),
}  # fmt: skip
# Decisions that stay below what they set off.
WAIT_BELOW = (
    Step.PREPARE, Step.PICK_DICE, Step.EXERT, Step.CHOOSE, Step.HELP, Step.ABSORB, Step.ADD_UPGRADE, Step.TAKE_UP,
    Step.TRAIN, Step.THROW,
)  # fmt: skip
# The most that the numbers of a frame can be, as many as it uses; the others are 0.
HIGHEST: dict[int, tuple[int, ...]] = {
    Step.SETUP: (10,),
    Step.TURN: (1,),
    Step.EVENT: (CARDS - 1,),
    Step.PLACEMENT: (5, 2, 5),
    Step.ARRIVALS: (EVENT_SHIPS, 20, 1),
    Step.PLACE: (OCEANS - 1, 2),
    Step.LULL: (OCEANS - 1,),
    Step.UPRISINGS: (OCEANS, 1),
    Step.TEST: (9, SHIPS - 1, CARDS - 1, TURNED | THIRD),
    Step.FIGHT: (SHIPS, DIPLOMACY, 7, PARLEYED),
    Step.HITS: (6, 1, 1),
    Step.RESOLVE: (PROGRAMS - 1, CARDS - 1, 1),
    Step.TREASURES: (999,),
    Step.PERFORM: (CARDS - 1, 1),
    Step.ACTIONS: (0, 1, 1),
    Step.FOG: (6,),
    Step.HOMEWARD: (CARDS - 1, OCEANS - 1, 9),
    Step.CODA: (9,),
    Step.REVEAL: (OCEANS - 1,),
    Step.PURSUIT: (SHIPS,),
    Step.DRAW_SHIP: (1, SHIPS),
    Step.DRAW_TREASURE: (TREASURES, UPGRADES - 1),
    Step.ADD_UPGRADE: (1,),
    Step.TAKE_UP: (UPGRADES - 1, max(SHIPS, TREASURES), TREASURES + 1),
    Step.PAY_RESOURCE: (9,),
    Step.SPREAD: (OCEANS - 1,),
    Step.REPLACE_HIDDEN: (OCEANS - 1,),
    Step.TURN_HOSTILE: (OCEANS - 1,),
    Step.HUNT: (OCEANS - 1,),
    Step.PLACE_GEM: (OCEANS - 1,),
    Step.ANSWER_UPRISING: (OCEANS - 1, 6),
    Step.ABSORB: (TRACKS - 1,),
    Step.UNDERTAKE: (RISING - 1,),
    Step.CHOOSE: (PROGRAMS - 1, ROWS - 1),
    Step.PICK_CHARACTER: (63, 1),
    Step.PICK_OCEAN: (MENDING_OCEAN, 20),
    Step.INSTALL: (20,),
    Step.PAY_SALVAGE: (9,),
    Step.SAIL: (20,),
    Step.ENLIST: (TREASURES - 1,),
}
# Of a throw, the most that its second number can be, by what it is for.
HIGHEST_OF_THROW = {PLACING: 4, TESTING: 2, RISING_UP: OCEANS - 1, FOGGING: 1, EVENT_SHIPS: 19}


def stack_fits(s: State, t: Tables) -> bool:
    """Whether the frames lie on each other as they do in a game, and fit what lies on the table."""
    frames = s.frames[: s.depth]
    if not frames or not all(fits(frame) for frame in frames):
        return False
    below = [NOTHING, *(frame.doing for frame in frames[:-1])]
    if not all(under in UNDER[frame.doing] for under, frame in zip(below, frames, strict=True)):
        return False
    waiting = [frame.doing for frame in frames[:-1] if frame.doing >= FIRST_DECISION]
    if not all(offer_fits(s, t, below, frame) for below, frame in pairwise(frames)):
        return False
    return all(one in WAIT_BELOW for one in waiting) and act_fits(s) and top_fits(s, t, frames)


def fits(frame: Frame) -> bool:
    """Whether the numbers of a frame are within what it can remember."""
    highest = HIGHEST.get(frame.doing, ())
    if frame.doing == Step.THROW:
        highest = PURSUING, HIGHEST_OF_THROW.get(frame.a, 0)
    numbers = zip_longest((frame.a, frame.b, frame.c, frame.d), highest, fillvalue=0)
    return frame.doing in UNDER and all(0 <= number <= most for number, most in numbers)


def act_fits(s: State) -> bool:
    """There is an act from the first turn on, and its stacks are the ones that are left."""
    begun = s.frames[0].doing != Step.SETUP
    return (s.act > 0) == begun == (s.turn > 0) and not any(s.pile[: max(0, s.act - 1)])


def top_fits(s: State, t: Tables, frames: list[Frame]) -> bool:
    """Whether the decision on top finds what it is about."""
    top = frames[-1]
    if not pursuit_fits(s, t, frames):
        return False
    if top.doing == Step.DRAW_SHIP and not draw_fits(s, t, frames[-2]):
        return False
    if (s.drawn > 0) != drawn_before(top, frames):
        return False
    if top.doing in (Step.DISPOSE, Step.PARLEY, Step.PRESS, Step.ATTACK_STYLE):
        fight = frames[-2]
        here = fight.a > 0 and s.ships[fight.a - 1] == AT_SEA + s.nautilus
        return here and (fight.b == NO_FIGHT) == (top.doing == Step.ATTACK_STYLE)
    return top.doing != Step.TARGET or frames[-2].a == 0


def pursuit_fits(s: State, t: Tables, frames: list[Frame]) -> bool:
    """Ships wait for their die only while there is a pursuit; it names a ship while that ship's die is thrown, and asks only
    if one waits."""
    going_on = [frame for frame in frames if frame.doing == Step.PURSUIT]
    if not going_on:
        return not any(s.pursuers) and (frames[-1].doing, frames[-1].a) != (Step.THROW, PURSUING)
    thrown = frames[-1].doing == Step.THROW and frames[-2].doing == Step.PURSUIT
    if not optional(s, pursuit.RULE) or (going_on[0].a > 0) != thrown:
        return False
    if thrown and (frames[-1].a != PURSUING or not pursuit.here(s, t, going_on[0].a - 1)):
        return False
    return frames[-1].doing != Step.PURSUER or pursuit.anybody(s, t)


def offer_fits(s: State, t: Tables, below: Frame, frame: Frame) -> bool:
    """Whether what an upgrade or an Ally has put on the stack is what it can offer there."""
    if frame.doing == Step.ENLIST:
        return frame.a >= FIRST_ALLY and s.held[frame.a] > 0
    if frame.doing == Step.ADD_UPGRADE:
        return frame.a == 0 or any_set_aside(s)
    if frame.doing == Step.DRAW_TREASURE:
        return (frame.a > 0) == (frame.b > 0) and (frame.a == 0 or (frame.b == MAP_ROOM and fitted(s, MAP_ROOM)))
    if frame.doing == Step.TEST:
        return not frame.d & THIRD or (frame.a == ENEMY and below.doing == Step.FIGHT and below.b == DIPLOMACY)
    if frame.doing == Step.FIGHT:
        return fight_fits(s, below, frame)
    if frame.doing == Step.THROW:
        return frame.a != TESTING or (frame.b == 2) == (below.doing == Step.TEST and below.d & THIRD > 0)
    if frame.doing == Step.PICK_OCEAN:
        mends = questions.cannot_act(s, t, hospital_machines.ME, hospital_machines.MEND, 0) == 0
        return (frame.a == MENDING_OCEAN) == (below.doing != Step.RESOLVE) and (frame.a != MENDING_OCEAN or mends)
    if frame.doing == Step.PARLEY:
        return below.d == PARLEYED
    if frame.doing == Step.DRAW_SHIP:
        return frame.b == 0 or (frame.a == 0 and frame.b == s.drawn and below.doing in (Step.FIGHT, Step.REVEAL))
    if frame.doing != Step.TAKE_UP:
        return True
    if not fitted(s, frame.a):
        return False
    if frame.a == MAP_ROOM:
        drawn = below.doing == Step.TREASURES
        return 0 < frame.b <= TREASURES and drawn == (frame.c <= TREASURES) and below.doing not in (Step.FIGHT, Step.ACTIONS)
    if frame.c > 0:
        return False
    if frame.a == PRISM_BINOCULARS:
        return below.doing in (Step.FIGHT, Step.REVEAL) and below.d == UNDECIDED and frame.b == s.drawn
    if frame.a == ELECTRO_COIL_BOLTS:
        return below.doing == Step.FIGHT and below.d == SUNK and frame.b == below.a
    if frame.a == hospital_machines.ME:
        return below.doing == Step.TEST and below.d & THIRD > 0 and 0 < frame.b <= SIX and 0 not in s.dice
    return frame.a == MANIFESTO and below.doing in (Step.ACTIONS, Step.TREASURES) and frame.b == 0


def fight_fits(s: State, below: Frame, frame: Frame) -> bool:
    """Diplomacy is an action of its own: nobody is forced to it, and it is never followed up."""
    if frame.b != DIPLOMACY:
        return frame.d != PARLEYED
    return s.box == EXPANDED and below.doing == Step.ACTIONS and frame.c == 0 and frame.d in (UNDECIDED, MISSED, PARLEYED)


def drawn_before(top: Frame, frames: list[Frame]) -> bool:
    """Whether a ship lies drawn: it is to be placed, or it may be drawn anew."""
    if top.doing == Step.DRAW_SHIP:
        return top.b > 0
    looked_at = top.doing == Step.TAKE_UP and frames[-2].doing in (Step.FIGHT, Step.REVEAL) and frames[-2].d == 0
    return top.doing in (Step.REPLACE_HIDDEN, Step.HUNT) or looked_at


def draw_fits(s: State, t: Tables, below: Frame) -> bool:
    """A ship is drawn to be revealed where a Hidden one lies; to hunt, where no other step of the ladder is possible."""
    if below.doing == Step.REVEAL:
        return s.hidden[below.a] > 0
    if below.doing != Step.PLACE:
        return True
    if seas.open_spaces(s, t, below.a) > 0 or seas.spread_to(s, t, below.a):
        return False
    if seas.hidden_near(s, t, below.a):
        return below.b == FOR_REVEAL
    return below.b == FOR_HUNT and not seas.white_near(s, t, below.a)
