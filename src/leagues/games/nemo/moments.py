"""What can lie on what: the stack of a state that comes from outside. Never compiled."""

from __future__ import annotations

from itertools import pairwise, zip_longest

from leagues.games.nemo import attributes, deadly, digging, imperialists, names, pledging, pursuit, questions, seas
from leagues.games.nemo.effects import NUMBERS, PROGRAMS, ROWS
from leagues.games.nemo.placing import FOR_HUNT, FOR_REVEAL
from leagues.games.nemo.resolve import any_set_aside
from leagues.games.nemo.sources import ENEMY
from leagues.games.nemo.starts import JOINED, MISSED, PARLEYED, SUNK, SUSPECTED, UNDECIDED
from leagues.games.nemo.state import (
    AT_SEA,
    CARDS,
    CHARACTERS,
    CUP,
    DIPLOMACY,
    EXPANDED,
    FIRST_ADVENTURE,
    FIRST_ALLY,
    NO_FIGHT,
    OCEANS,
    SEATS,
    SHIPS,
    TRACKS,
    TREASURES,
    UPGRADES,
    State,
    aboard,
    fitted,
    optional,
)
from leagues.games.nemo.steps import (
    ASKED,
    EVENT_SHIPS,
    FIRST_DECISION,
    FOGGING,
    HIDDEN_GUNS,
    MENDING_OCEAN,
    OF_ROW,
    OF_SINKING,
    PLACING,
    PLEDGING,
    PURSUING,
    RISING_UP,
    SCOUTED_OCEAN,
    START,
    TESTING,
    THIRD,
    TURNED,
    Battle,
    Setup,
    Step,
)
from leagues.games.nemo.tables import Tables
from leagues.games.nemo.testing import one_die
from leagues.games.nemo.upgrades import hospital_machines
from leagues.games.nemo.vocabulary import adventure, cyclone
from leagues.kernel.frames import Frame

SIX = 6
ADVENTURE, CYCLONE = adventure.ME, cyclone.ME
# What each routine or decision can lie on; nothing stands for the bottom of the stack.
NOTHING = 0
MAP_ROOM, PRISM_BINOCULARS, ELECTRO_COIL_BOLTS, MANIFESTO, ARMORY = map(
    names.UPGRADES.index, ("map-room", "prism-binoculars", "electro-coil-bolts", "manifesto", "armory")
)
PERFORMED = (
    Step.PERFORM, Step.ACTIONS, Step.PREPARE, Step.RESOLVE, Step.PICK_DICE, Step.EXERT, Step.CHOOSE, Step.FORESTALL,
    Step.HUNT,
)  # fmt: skip
# What a Treasure can be used in the middle of, beside these.
AMID = (
    Step.TARGET, Step.DISPOSE, Step.ANSWER_UPRISING, Step.PARLEY, Step.AT_ALL_COSTS, Step.CHANGE_MOTIVE, Step.INSTALL,
    Step.DISCARD_TREASURE, Step.EXHIBIT, Step.PICK_CHARACTER,
)  # fmt: skip
# What a token of the ship cup can be drawn amid, beside an effect or the Action Phase.
MET_AT = (Step.ARRIVALS, Step.CONVOY, Step.PLACE, Step.PURSUIT, Step.TRAP)
UNDER: dict[int, tuple[int, ...]] = {
    Step.SETUP: (NOTHING,),
    Step.TURN: (NOTHING, Step.HOMEWARD, Step.CODA),
    Step.EVENT: (Step.TURN,),
    Step.PLACEMENT: (Step.TURN,),
    Step.ARRIVALS: (Step.PLACEMENT, Step.RESOLVE),
    Step.PLACE: (Step.ARRIVALS, Step.CONVOY),
    Step.CONVOY: (Step.FIGHT, Step.TRAP, Step.RESOLVE, Step.ACTIONS, Step.ARRIVALS, Step.CONVOY),
    Step.LULL: (Step.PLACEMENT,),
    Step.UPRISINGS: (Step.LULL,),
    Step.TEST: (*PERFORMED, Step.FIGHT, Step.DIVE),
    Step.FIGHT: (Step.ACTIONS, Step.RESOLVE, Step.ARRIVALS, Step.PURSUIT, Step.TRAP, Step.CONVOY),
    Step.HITS: (Step.FIGHT, Step.RESOLVE),
    Step.RESOLVE: (
        *PERFORMED, Step.FIGHT, Step.TREASURES, Step.HELP, Step.ABSORB, Step.DIVE, Step.TAKE_UP,
        Step.TRAIN, Step.DRAW_ADVENTURE_TOKEN, *MET_AT, *AMID,
    ),
    Step.TREASURES: (Step.RESOLVE, Step.PERFORM, Step.ACTIONS),
    Step.PERFORM: (Step.EVENT, Step.ACTIONS, Step.RESOLVE),
    Step.ACTIONS: (Step.TURN,),
    Step.FOG: (Step.ACTIONS,),
    Step.HOMEWARD: (Step.RESOLVE,),
    Step.CODA: (Step.RESOLVE,),
    Step.REVEAL: (Step.RESOLVE,),
    Step.DIVE: (
        Step.ACTIONS, Step.PREPARE, Step.PICK_DICE, Step.EXERT, Step.CHOOSE, Step.FORESTALL, Step.HUNT,
    ),
    Step.THROW: (
        Step.SETUP, Step.PLACEMENT, Step.ARRIVALS, Step.UPRISINGS, Step.TEST, Step.HITS, Step.RESOLVE, Step.FOG,
        Step.PURSUIT, Step.FIRST_ADVENTURE, Step.FIGHT,
    ),
    Step.DRAW_EVENT: (Step.EVENT,),
    Step.DRAW_ADVENTURE: (Step.ACTIONS, Step.RESOLVE),
    Step.DRAW_SHIP: (Step.PLACE, Step.FIGHT, Step.RESOLVE, Step.REVEAL, Step.TRAP),
    Step.DRAW_TREASURE: (Step.TREASURES,),
    Step.DRAW_UPGRADE: (Step.SETUP, Step.RESOLVE),
    Step.BUY_FIRST: (Step.SETUP,),
    Step.PAY_RESOURCE: (Step.SETUP, Step.ADD_UPGRADE),
    Step.SET_ASIDE: (Step.SETUP,),
    Step.CHANGE_MOTIVE: (Step.EVENT,),
    Step.ADD_UPGRADE: (Step.EVENT, Step.RESOLVE, Step.SETUP),
    Step.PREPARE: (Step.TURN,),
    Step.PICK_DICE: (Step.PLACEMENT,),
    Step.SPREAD: (Step.ARRIVALS, Step.CONVOY),
    Step.REPLACE_HIDDEN: (Step.ARRIVALS, Step.CONVOY),
    Step.TURN_HOSTILE: (Step.ARRIVALS, Step.CONVOY),
    Step.HUNT: (Step.ARRIVALS, Step.CONVOY),
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
    Step.UNDERTAKE: (Step.ACTIONS, Step.RESOLVE),
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
        Step.EXHIBIT,
    ),
    Step.TRAIN: (Step.ACTIONS,),
    Step.ENLIST: (Step.ACTIONS, Step.PREPARE),
    Step.PARLEY: (Step.FIGHT,),
    Step.PURSUIT: (Step.ACTIONS,),
    Step.PURSUER: (Step.PURSUIT,),
    Step.FIRST_ADVENTURE: (Step.TURN,),
    Step.DRAW_ADVENTURE_TOKEN: (Step.ACTIONS,),
    Step.LAY_ADVENTURE: (Step.UPRISINGS,),
    Step.CLAIM: (Step.ACTIONS, Step.FIGHT, Step.RESOLVE, Step.ARRIVALS, Step.PURSUIT, Step.TRAP, Step.CONVOY),
    Step.MATCHING: (Step.TURN, Step.FIRST_ADVENTURE),
    Step.UNMASKING: (Step.EVENT,),
    Step.DRAW_ATTRIBUTE: (
        Step.MATCHING, Step.UNMASKING, Step.ACTIONS, Step.RESOLVE, Step.TEST, Step.HELP, Step.THROW,
    ),
    Step.KEEP_ATTRIBUTE: (Step.MATCHING,),
    Step.DEALING: (Step.SETUP,),
    Step.DEAL_CHARACTER: (Step.DEALING,),
    Step.CONSENT: (Step.TEST, Step.ACTIONS),
    Step.TRAP: (Step.RESOLVE,),
    Step.EXHIBIT: (Step.RESOLVE,),
    Step.GIVE_UP: (Step.RESOLVE,),
    Step.SPRING: (Step.TRAP,),
    Step.BURY: (Step.ACTIONS,),
    Step.AT_ALL_COSTS: (Step.TEST,),
    Step.MUSTER: (Step.PLACE,),
    Step.SHOW_SHIP: (Step.PLACE,),
    Step.DRAW_MUSTERED: (Step.SHOW_SHIP, Step.DRAW_MUSTERED),
    Step.ADMIRALTY: (Step.LULL,),
    Step.FORESTALL: (Step.RESOLVE, Step.FIGHT),
}  # fmt: skip
MUSTERING = (Step.SHOW_SHIP, Step.DRAW_MUSTERED)
# Decisions that stay below what they set off.
WAIT_BELOW = (
    Step.PREPARE, Step.PICK_DICE, Step.EXERT, Step.CHOOSE, Step.HELP, Step.ABSORB, Step.ADD_UPGRADE, Step.TAKE_UP,
    Step.TRAIN, Step.THROW, Step.DRAW_ADVENTURE_TOKEN, Step.SHOW_SHIP, Step.DRAW_MUSTERED, Step.FORESTALL, Step.HUNT,
    *AMID,
)  # fmt: skip
# What the setup sets off, and the step that it goes on with.
SETTING_UP: dict[int, int] = {
    Step.DEALING: Setup.DRAW_UPGRADES,
    Step.DRAW_UPGRADE: Setup.DRAW_UPGRADES,
    Step.SET_ASIDE: Setup.SET_ASIDE,
    Step.BUY_FIRST: Setup.PROLOGUE,
    Step.PAY_RESOURCE: Setup.PROLOGUE,
    Step.ADD_UPGRADE: Setup.PROLOGUE,
    Step.THROW: Setup.PROLOGUE + 1,
}
# The most that the numbers of a frame can be, as many as it uses; the others are 0.
HIGHEST: dict[int, tuple[int, ...]] = {
    Step.SETUP: (10,),
    Step.TURN: (1,),
    Step.EVENT: (CARDS - 1,),
    Step.PLACEMENT: (5, 2, 5),
    Step.ARRIVALS: (EVENT_SHIPS, 20, 1),
    Step.PLACE: (OCEANS - 1, 2),
    Step.LULL: (OCEANS - 1, 9),
    Step.UPRISINGS: (OCEANS, 1),
    Step.TEST: (9, deadly.CYCLONE, CARDS - 1, TURNED | THIRD | ASKED | PLEDGING),
    Step.FIGHT: (SHIPS, DIPLOMACY, 31, PARLEYED),
    Step.HITS: (6, 1, 1),
    Step.RESOLVE: (PROGRAMS - 1, CARDS - 1, 2, OCEANS),
    Step.CONVOY: (OCEANS - 1, 9, 1),
    Step.TREASURES: (999,),
    Step.PERFORM: (CARDS - 1, 1),
    Step.ACTIONS: (0, 1, 1),
    Step.FOG: (6,),
    Step.HOMEWARD: (CARDS - 1, OCEANS - 1, 9),
    Step.CODA: (9,),
    Step.REVEAL: (OCEANS - 1,),
    Step.PURSUIT: (SHIPS,),
    Step.BURY: (99,),
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
    Step.UNDERTAKE: (CARDS - 1,),
    Step.CHOOSE: (PROGRAMS - 1, ROWS - 1),
    Step.PICK_CHARACTER: (63, 1),
    Step.PICK_OCEAN: (SCOUTED_OCEAN, 20),
    Step.INSTALL: (20,),
    Step.PAY_SALVAGE: (9,),
    Step.SAIL: (20,),
    Step.ENLIST: (TREASURES - 1,),
    Step.LAY_ADVENTURE: (OCEANS - 1,),
    Step.MATCHING: (CHARACTERS, attributes.TOKENS, attributes.TOKENS),
    Step.UNMASKING: (CHARACTERS,),
    Step.DRAW_ATTRIBUTE: (CHARACTERS - 1, 1),
    Step.KEEP_ATTRIBUTE: (CHARACTERS - 1,),
    Step.DEALING: (CHARACTERS,),
    Step.DEAL_CHARACTER: (SEATS - 1,),
    Step.CONSENT: (CHARACTERS - 1, 1),
    Step.TRAP: (SHIPS, SHIPS, 1),
    Step.EXHIBIT: (9,),
    Step.FORESTALL: (OF_SINKING,),
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
        highest = HIDDEN_GUNS, HIGHEST_OF_THROW.get(frame.a, 0)
    numbers = zip_longest((frame.a, frame.b, frame.c, frame.d), highest, fillvalue=0)
    return frame.doing in UNDER and all(0 <= number <= most for number, most in numbers)


def act_fits(s: State) -> bool:
    """There is an act from the first turn on, and its stacks are the ones that are left; before that turn the first
    Adventure token is laid."""
    begun = s.frames[0].doing != Step.SETUP
    laying = any(frame.doing in (Step.FIRST_ADVENTURE, Step.MATCHING) for frame in s.frames[: s.depth])
    return (s.act > 0) == begun and (s.turn > 0) == (begun and not laying) and not any(s.pile[: max(0, s.act - 1)])


def top_fits(s: State, t: Tables, frames: list[Frame]) -> bool:
    """Whether the decision on top finds what it is about."""
    top = frames[-1]
    if (
        not all(foe_is_here(s, frame) for frame in frames)
        or not attributes_fit(s, t, frames)
        or not pursuit_fits(s, t, frames)
        or (top.doing == Step.BURY and not digging.any_map(s, t))
    ):
        return False
    if top.doing == Step.SETUP and top.step != Setup.DRAW_UPGRADES:
        return False
    placed = frames[-1 - len(mustering(frames))]
    if top.doing in (Step.DRAW_SHIP, Step.MUSTER, *MUSTERING) and not draw_fits(s, t, placed):
        return False
    if not muster_fits(s, t, frames):
        return False
    if s.breakdown and any(frame.doing == Step.ACTIONS and frame.b == 0 for frame in frames):
        return False
    if (s.drawn > 0) != drawn_before(top, frames):
        return False
    if top.doing in (Step.DISPOSE, Step.PARLEY, Step.PRESS, Step.ATTACK_STYLE):
        fight = frames[-2]
        return lies_here(s, fight.a) and (fight.b == NO_FIGHT) == (top.doing == Step.ATTACK_STYLE)
    return top.doing != Step.TARGET or frames[-2].a == 0


def lies_here(s: State, ship: int) -> bool:
    """Whether a ship, counted from 1, lies where the Nautilus is."""
    return ship > 0 and s.ships[ship - 1] == AT_SEA + s.nautilus


def foe_is_here(s: State, frame: Frame) -> bool:
    """Until it is asked what becomes of her, the ship that is fought lies where the Nautilus is."""
    return frame.doing != Step.FIGHT or frame.a == 0 or frame.step > Battle.DISPOSAL or lies_here(s, frame.a)


def mustering(frames: list[Frame]) -> list[Frame]:
    """The frames on top that are about one ship for the Imperialists."""
    return [frame for frame in frames if frame.doing in (Step.DRAW_SHIP, Step.MUSTER, *MUSTERING)]


def muster_fits(s: State, t: Tables, frames: list[Frame]) -> bool:
    """Ships are on offer only to the Imperialists and only while they choose; they and those that were not drawn are the
    ships of the cup. They are asked for an Admiralty point where it can be spent [two-draws, admiralty-point]."""
    top = frames[-1].doing
    if top == Step.ADMIRALTY:
        return 0 < frames[-2].b <= t.admiralty and imperialists.can_add(s, t) and not any(s.offers)
    if top == Step.MUSTER and not imperialists.may_muster(s, t):
        return False
    offered = s.offered[imperialists.SEAT]
    others = [seat for seat in range(SEATS) if seat != imperialists.SEAT]
    if any(s.offers[seat] or any(s.offered[seat]) for seat in others) or s.offers[imperialists.SEAT] != sum(offered):
        return False
    if top not in MUSTERING:
        return not any(offered) and not any(s.waiting)
    in_cup = [int(place == CUP) for place in s.ships]
    drawing = sum(1 for frame in frames if frame.doing == Step.DRAW_MUSTERED)
    whole = [one + other for one, other in zip(offered, s.waiting, strict=True)] == in_cup
    right = imperialists.against(s) and s.mustered == 1 and whole
    return right and sum(offered) + drawing == min(t.muster, sum(in_cup)) > 1


def attributes_fit(s: State, t: Tables, frames: list[Frame]) -> bool:
    """Tokens are matched before the first turn, by a Sailor, and lie face up when Act II has begun; one that is drawn is
    of a character of whom nobody knows it."""
    top = frames[-1]
    going_on = [frame for frame in frames if frame.doing in (Step.MATCHING, Step.UNMASKING)]
    if going_on and (not optional(s, attributes.RULE) or (s.act == 1) != (going_on[0].doing == Step.MATCHING)):
        return False
    if top.doing not in (Step.DRAW_ATTRIBUTE, Step.KEEP_ATTRIBUTE):
        return True
    matching, unmasking = (frames[-2].doing == step for step in (Step.MATCHING, Step.UNMASKING))
    if not optional(s, attributes.RULE) or s.attributes[top.a] != 0:
        return False
    if (matching or unmasking) and frames[-2].a != top.a + unmasking:
        return False
    if top.doing == Step.DRAW_ATTRIBUTE:
        return (top.b == attributes.MATCHED) == matching and (unmasking or matching or not aboard(s, top.a))
    return frames[-2].b > 0 and frames[-2].c > 0


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
    """Whether what the setup, an upgrade or an Ally has put on the stack is what it can offer there."""
    if below.doing == Step.SETUP and (
        below.step != SETTING_UP[frame.doing] or (frame.doing == Step.THROW and frame.a != START)
    ):
        return False
    if frame.doing == Step.ENLIST:
        return FIRST_ALLY <= frame.a < FIRST_ADVENTURE and s.held[frame.a] > 0
    if frame.doing == Step.ADD_UPGRADE:
        return frame.a == 0 or any_set_aside(s)
    if frame.doing == Step.DRAW_TREASURE:
        return (frame.a > 0) == (frame.b > 0) and (frame.a == 0 or (frame.b == MAP_ROOM and fitted(s, MAP_ROOM)))
    if frame.doing in (Step.RESOLVE, Step.CONVOY, Step.DRAW_ADVENTURE, Step.UNDERTAKE, Step.PERFORM, Step.HITS):
        return deadly_fits(s, t, below, frame)
    if frame.doing == Step.TEST:
        by_cyclone = frame.b == deadly.CYCLONE
        if by_cyclone != (frame.a == ENEMY and below.doing == Step.RESOLVE) or (
            by_cyclone and not at_word(t, below, CYCLONE)
        ):
            return False
        return not frame.d & THIRD or (frame.a == ENEMY and below.doing == Step.FIGHT and below.b == DIPLOMACY)
    if frame.doing == Step.FIGHT:
        if below.doing == Step.TRAP and (below.a > 0 or not trap_waits(s, below, (below.b,) if below.b else ())):
            return False
        return fight_fits(s, below, frame)
    if frame.doing == Step.THROW:
        if (frame.a == HIDDEN_GUNS) != (below.doing == Step.FIGHT and below.c & SUSPECTED > 0):
            return False
        return frame.a != TESTING or (frame.b == 2) == (below.doing == Step.TEST and below.d & THIRD > 0)
    if frame.doing == Step.PICK_OCEAN:
        mends = questions.cannot_act(s, t, hospital_machines.ME, hospital_machines.MEND, 0) == 0
        return (frame.a == MENDING_OCEAN) == (below.doing != Step.RESOLVE) and (frame.a != MENDING_OCEAN or mends)
    if frame.doing == Step.PARLEY:
        return below.d == PARLEYED
    if frame.doing == Step.DRAW_SHIP:
        if below.doing == Step.TRAP and (frame.a != 1 or below.b > 0):
            return False
        return frame.b == 0 or (frame.a == 0 and frame.b == s.drawn and below.doing in (Step.FIGHT, Step.REVEAL))
    if frame.doing == Step.FORESTALL:
        return frame.a == OF_ROW if below.doing == Step.RESOLVE else (frame.a, below.d) == (OF_SINKING, SUNK)
    if frame.doing == Step.SPRING:
        return trap_waits(s, below, (below.a, below.b))
    if frame.doing == Step.AT_ALL_COSTS:
        open_to_it = optional(s, pledging.RULE) and below.d & PLEDGING > 0 and s.pledged == 0
        return open_to_it and s.dice == [0, 0] and not one_die(s, below.a) and pledging.anything(s, below.a)
    if frame.doing != Step.TAKE_UP:
        return True
    if not fitted(s, frame.a) and s.pledged != frame.a + 1:
        return False
    if frame.a == MAP_ROOM:
        drawn = below.doing == Step.TREASURES
        return 0 < frame.b <= TREASURES and drawn == (frame.c <= TREASURES) and below.doing not in (Step.FIGHT, Step.ACTIONS)
    if frame.c > 0:
        return False
    if frame.a == PRISM_BINOCULARS:
        return below.doing in (Step.FIGHT, Step.REVEAL) and below.d == UNDECIDED and frame.b == s.drawn
    if frame.a == ARMORY:
        return below.doing == Step.TEST and below.d & ASKED > 0 and frame.b == 0 and s.dice == [0, 0]
    if frame.a == ELECTRO_COIL_BOLTS:
        return below.doing == Step.FIGHT and below.d == SUNK and frame.b == below.a
    if frame.a == hospital_machines.ME:
        return below.doing == Step.TEST and below.d & THIRD > 0 and 0 < frame.b <= SIX and 0 not in s.dice
    return frame.a == MANIFESTO and below.doing in (Step.ACTIONS, Step.TREASURES) and frame.b == 0


def deadly_fits(s: State, t: Tables, below: Frame, frame: Frame) -> bool:
    """A token of the ship cup is resolved where a ship was due, and only where these are played with; a card comes from an
    effect, and hits do, only if that says so."""
    if frame.doing == Step.CONVOY:
        return optional(s, deadly.RULE) and frame.b <= t.group_brings
    if frame.doing == Step.RESOLVE:
        if deadly.is_token(frame.a):
            return optional(s, deadly.RULE) and frame.b == 0 and frame.d > 0
        return below.doing not in MET_AT
    if below.doing != Step.RESOLVE:
        return True
    return at_word(t, below, CYCLONE if frame.doing == Step.HITS else ADVENTURE)


def at_word(t: Tables, frame: Frame, word: int) -> bool:
    """Whether an effect is in the middle of a row with a word."""
    return frame.c > 0 and frame.step < ROWS and t.effects[frame.a][frame.step * NUMBERS] == word


def trap_waits(s: State, trap: Frame, ships: tuple[int, ...]) -> bool:
    """Whether the ships that wait in the trap lie where the Nautilus is; with Deadly Seas they can be gone again."""
    if len(set(ships)) < len(ships) or 0 in ships:
        return False
    return optional(s, deadly.RULE) or all(lies_here(s, one) for one in ships)


def fight_fits(s: State, below: Frame, frame: Frame) -> bool:
    """Diplomacy is an action of its own: nobody is forced to it, and it is never followed up. Others come first only with a
    Ship Group."""
    if frame.c & JOINED and not (optional(s, deadly.RULE) and frame.a > 0):
        return False
    if frame.b != DIPLOMACY:
        return frame.d != PARLEYED
    return (
        s.box == EXPANDED
        and below.doing == Step.ACTIONS
        and frame.c in (0, SUSPECTED, JOINED)
        and frame.d in (UNDECIDED, MISSED, PARLEYED)
    )


def drawn_before(top: Frame, frames: list[Frame]) -> bool:
    """Whether a ship lies drawn: it is to be placed, or it may be drawn anew."""
    if top.doing == Step.DRAW_SHIP:
        return top.b > 0
    looked_at = top.doing == Step.TAKE_UP and frames[-2].doing in (Step.FIGHT, Step.REVEAL) and frames[-2].d == 0
    return top.doing == Step.REPLACE_HIDDEN or any(frame.doing == Step.HUNT for frame in frames) or looked_at


def draw_fits(s: State, t: Tables, below: Frame) -> bool:
    """A ship is drawn to be revealed where a Hidden one lies; to hunt, where no other step of the ladder is possible."""
    if below.doing == Step.REVEAL:
        return s.hidden[below.a] > 0
    if below.doing != Step.PLACE:
        return True
    if below.b == FOR_HUNT and optional(s, deadly.RULE):
        return True  # a token may have come between
    if seas.open_spaces(s, t, below.a) > 0 or seas.spread_to(s, t, below.a):
        return False
    if seas.hidden_near(s, t, below.a):
        return below.b == FOR_REVEAL
    return below.b == FOR_HUNT and not seas.white_near(s, t, below.a)
