"""Whether the dice, the path, the token in hand and the stack belong to one moment of the game."""

from __future__ import annotations

from collections import Counter
from itertools import takewhile

from leagues.games.nautilion import cabin, collision, darkhouse, flow
from leagues.games.nautilion.asked import fits, heroics_in_play, played
from leagues.games.nautilion.effects import Card, Heroic
from leagues.games.nautilion.endings import Ending, verdict
from leagues.games.nautilion.path import HAPPY_ISLES
from leagues.games.nautilion.state import DARKHOUSE_CARDS, NAUTILION, State, plays_with
from leagues.games.nautilion.steps import Purpose, Step
from leagues.games.nautilion.tables import ROW_OF_CARDS, Tables
from leagues.kernel.errors import LeaguesError

Decisions = tuple[tuple[Step, ...], ...]
OFFER: Decisions = ((Step.RECOVER, Step.PAY), (Step.RECOVER,), (Step.PLACE_TOKEN,))  # Darkhouse 12
SPELLS: Decisions = ((Step.ROLL_DIE,), (Step.ROLL_DIE, Step.PAY), (Step.PAY,), (Step.SWAP_FIRST,), (Step.SWAP_SECOND,))
HEROICS: Decisions = (
    (Step.PAY_CREW,), (Step.SET_DIE,), (Step.REPLACE,), (Step.REVEAL_HEROIC,), (Step.TAKE,), (Step.RECOVER,),
)  # fmt: skip
TOLL: Decisions = ((Step.DARKHOUSE_DISCARD,), (Step.DARKHOUSE_DISCARD, Step.PAY), (Step.PAY,))


def on(below: Step, *kinds: Decisions) -> Decisions:
    """A decision, alone and with others on it."""
    return ((below,), *((below, *more) for kind in kinds for more in kind))


# For each place in the sequence of play, told by the routines and their next steps: the decisions that are asked there.
STACKS: dict[tuple[tuple[int, int], ...], Decisions] = {
    ((Step.SETUP, 1),): on(Step.DEAL_TOKEN),
    ((Step.SETUP, 2),): on(Step.DEAL_ADMIRALS),
    ((Step.SETUP, 3),): on(Step.DEAL_REEF),
    ((Step.SETUP, 4),): on(Step.DEAL_CARD),
    ((Step.SETUP, 5),): on(Step.REVEAL_HEROIC),
    ((Step.TURN, 1), (Step.OPENING, 1)): ((Step.RECOVER,), (Step.INSERT,)),
    ((Step.TURN, 1), (Step.OPENING, 2)): (*on(Step.ROLL, OFFER), (Step.REEF_DIE,)),
    ((Step.TURN, 1), (Step.OPENING, 3)): on(Step.CHOOSE_FIGURE),
    ((Step.TURN, 1),): (*on(Step.ROLL, OFFER), (Step.ROLL_DIE,)),
    ((Step.TURN, 2),): on(Step.CHOOSE_FIRST),
    ((Step.TURN, 3),): on(Step.PLAN, SPELLS, HEROICS, OFFER),
    ((Step.TURN, 4),): (*TOLL, (Step.TOLL_DIE,)),
    ((Step.TURN, 5),): (*TOLL, (Step.PLACE_TOKEN,)),
    ((Step.TURN, 6),): on(Step.PLACE_TOKEN),
    ((Step.TURN, 7), (Step.COLLISION, 1)): ((Step.RECOVER,), (Step.PLACE_TOKEN,)),
    ((Step.TURN, 7), (Step.COLLISION, 2)): on(Step.KEEP_GROUP),
}
ENDED: dict[int, int] = {Ending.LOST_PHANTOM_AT_ISLES: 5, Ending.LOST_COLLISION: 7}  # the turn's next step; else 6


def moment(s: State, t: Tables) -> list[LeaguesError]:
    """What does not belong to the moment that the stack tells."""
    if s.ending != ending(s, t):
        return [LeaguesError("state-moment")]
    if not stacked(s):
        return [LeaguesError("state-no-decision")]
    wrong = [
        LeaguesError("state-now", field=field, value=getattr(s, field), right=str(low) if low == high else f"{low}–{high}")
        for field, (low, high) in bounds(s, t).items()
        if not low <= getattr(s, field) <= high
    ]
    if wrong:
        return wrong
    good = (
        all(fits(s, t, at) for at in range(s.depth))
        and dealt(s, t)
        and laid_out(s, t)
        and rolled(s, t)
        and handed_out(s, t)
        and (s.landed != 0) == (s.frames[s.depth - 1].doing in (Step.PLACE_TOKEN, Step.INSERT))
        and (phase(s) != 7 or (s.collided == 1 and s.phantom == s.nautilion + 1))
    )
    return [] if good else [LeaguesError("state-moment")]


# --- where the game is -----------------------------------------------------------------------------------------------------


def ending(s: State, t: Tables) -> int:
    """How the game has ended, as the figures, the crew and the harpoons tell it; 0 while it goes on."""
    if s.ending == Ending.LOST_COLLISION:
        lost = s.collided and collision.phantom_harpoons(s, t) > collision.harpoons(s, t)
        return Ending.LOST_COLLISION if lost else 0
    if s.phantom == HAPPY_ISLES:
        return Ending.LOST_PHANTOM_AT_ISLES
    return verdict(s) if s.nautilion == s.path_length + 1 else 0


def stacked(s: State) -> bool:
    """Whether the frames lie on one another as they do in a game."""
    used = s.frames[: s.depth]
    routines = tuple((frame.doing, frame.step) for frame in takewhile(lambda frame: frame.doing < Step.DEAL_TOKEN, used))
    decisions = used[len(routines) :]
    if any(frame.step for frame in decisions) or any(any(frame.numbers()) for frame in s.frames[s.depth :]):
        return False
    if s.ending:
        return routines == ((Step.TURN, ENDED.get(s.ending, 6)),) and not decisions
    names = [frame.doing for frame in decisions]
    while names[:2] == [Step.DARKHOUSE_DISCARD, Step.DARKHOUSE_DISCARD]:  # a toll of several tokens
        names.pop(0)
    return tuple(names) in STACKS.get(routines, ())


def phase(s: State) -> int:
    """The next step of the turn: 1 until the dice are rolled, 3 for the Plan, 4 to 6 for the figures, 7 for the collision;
    0 while setting up."""
    return s.frames[0].step if s.frames[0].doing == Step.TURN else 0


def opening(s: State) -> int:
    """The next step of the opening; 0 outside of it."""
    return s.frames[1].step if s.frames[1].doing == Step.OPENING else 0


def asking(s: State, what: int) -> bool:
    """Whether a decision lies anywhere on the stack."""
    return any(frame.doing == what for frame in s.frames)


def before_the_dice(s: State) -> bool:
    """Whether the dice of this turn are still to be rolled, or set."""
    return phase(s) == 0 or opening(s) > 0 or asking(s, Step.ROLL)


# --- the fields of a turn --------------------------------------------------------------------------------------------------


def bounds(s: State, t: Tables) -> dict[str, tuple[int, int]]:
    """The least and the most that fields can hold at this moment."""
    effect, now = darkhouse.effect(s, t), phase(s)
    planning = now >= 3
    dice = now > 0 and not opening(s)
    buying = any(frame.doing in (Step.RECOVER, Step.PLACE_TOKEN) and frame.a == Purpose.BUYING for frame in s.frames)
    lamp = (s.turn - 1) % ROW_OF_CARDS if now and plays_with(s, DARKHOUSE_CARDS) else 0
    spare = left_out(s, t) if dice else 0
    shelter = max((t.heroic_amounts[card] for card in played(s, t, Heroic.SHELTER)), default=0)
    return {
        "turn": (1, 999) if now else (0, 0),
        "active": (0, 1 if planning or s.turn > 1 else 0),
        "lamp": (lamp, lamp),
        "stuck": held(s, t) if dice else (0, 0),
        "spare": (spare, spare),
        "figure": (1, 3) if dice and effect == Card.TWO_STEPS and not s.stuck else (0, 0),
        "again": (0, 1 if planning and effect == Card.TWICE else 0),
        "bought": (1 if buying else 0, 1 if now and effect == Card.BUY else 0),
        "rerolls": (0, most_rerolls(s) if planning and effect != Card.FIXED else 0),
        "rolls": (0, 0) if before_the_dice(s) or effect == Card.FIXED else rolls(s, t),
        "shelter": (0, shelter if planning else max(shelter - 1, 0)),
        "phantom_stays": (0, 1 if planning and now != 5 and played(s, t, Heroic.PHANTOM_STAYS) else 0),
        "phantom_back": (0, 1 if planning and s.phantom != HAPPY_ISLES and played(s, t, Heroic.PHANTOM_BACK) else 0),
        "haul": (0, 1 if planning and played(s, t, Heroic.HAUL) else 0),
    }


def held(s: State, t: Tables) -> tuple[int, int]:
    """Whether a Reef holds the Nautilion: if one lies beside it. Heroic 12 may have taken that away [heroic-reefs-stuck];
    who has moved is free, and in a second pass Reefs do not count [twice-reef]."""
    if phase(s) == 6 or s.again:
        return 0, 0
    if s.reefs[s.nautilion] != 0:
        return 1, 1
    return 0, 1 if phase(s) >= 3 and s.nautilion != HAPPY_ISLES and played(s, t, Heroic.REEFS) else 0


def left_out(s: State, t: Tables) -> int:
    """How many dice are not part of the roll that is or was made last."""
    effect = darkhouse.effect(s, t)
    if effect == Card.FIXED:
        return 0
    if effect == Card.TWO_STEPS and any(s.given):
        return 1
    return flow.dice_left_out(s, effect)


def most_rerolls(s: State) -> int:
    """How often Mages can have rolled a die again: once for each partnership, and a toll can end those later."""
    if phase(s) == 3 and not s.again:
        return cabin.partnerships(s)
    return 3


def rolls(s: State, t: Tables) -> tuple[int, int]:
    """How often dice can have been rolled: once, for Mages, for each further die of a card, and by Whirlwinds, each of
    which was paid for."""
    if phase(s) < 3:
        return 1, 1
    least = 1 + s.rerolls + further_rolls(s, t)
    unpaid = [frame.a for below, frame in zip(s.frames, s.frames[1:], strict=False) if below.doing == Step.ROLL_DIE]
    spent = sum(s.discard) + sum(unpaid) + returned(s, t)
    most = least + max(spent, 0) // t.whirlwind_cost
    if asking(s, Step.ROLL_DIE):
        least = least + 1 if asking(s, Step.PAY) else max(least, 2)
    return least, most


def further_rolls(s: State, t: Tables) -> int:
    """How many rolls cards 2 and 8 have brought: one after each die that was given alone."""
    figures = sum(1 for die in s.given if die)
    if darkhouse.effect(s, t) == Card.ONE_BY_ONE:
        return figures if phase(s) == 3 else max(figures - 1, 0)
    return min(figures, 1) if s.figure else 0


def returned(s: State, t: Tables) -> int:
    """How many tokens can have left the discard pile since the dice were rolled."""
    heroics = sum(t.heroic_amounts[card] for card in played(s, t, Heroic.TO_RESERVE))
    heroics += len(played(s, t, Heroic.FROM_DISCARD)) + 2 * len(played(s, t, Heroic.CABIN))
    ahead = sum(frame.b for frame in s.frames if frame.doing == Step.RECOVER)
    return heroics + s.bought + (phase(s) == 7) - ahead


# --- the table -------------------------------------------------------------------------------------------------------------


def dealt(s: State, t: Tables) -> bool:
    """Reefs, cards and Heroic Actions are dealt one after another, once the path is laid. Nothing is spent before the Plan
    of the first turn."""
    if s.turn <= 1 and phase(s) < 3 and any(s.discard):
        return False
    step = s.frames[0].step if phase(s) == 0 else 6
    done = s.frames[s.depth - 1].a  # how far the row that is laid has come
    cards = 0 if step < 4 or not plays_with(s, DARKHOUSE_CARDS) else done if step == 4 else ROW_OF_CARDS
    if not all(s.cards[:cards]) or any(s.cards[cards:]):
        return False
    if step <= 3:
        reefs = range(1, done, t.reef_every)
        if any((reef != 0) != (place in reefs) for place, reef in enumerate(s.reefs)):
            return False
    return step == 6 or (s.heroics | s.heroic_deck == heroics_in_play(s, t) and (step == 5 or s.heroics == 0))


def laid_out(s: State, t: Tables) -> bool:
    """The path is laid from the Happy Isles on; then the submarines empty its places."""
    if sum(s.cup) != s.path_length - s.laid or (s.laid < s.path_length) != asking(s, Step.DEAL_TOKEN):
        return False
    if phase(s) == 0:
        return at_their_ends(s, t) and all(s.path[1 : s.laid + 1])  # so that the others are in the cup
    least, most = emptied(s, t)
    return at_their_ends(s, t) and least <= s.path[1 : s.path_length + 1].count(0) <= most


def at_their_ends(s: State, t: Tables) -> bool:
    """Both submarines leave their ends on the first turn, and only a card brings one back."""
    nautilion_back = Card.BACKWARDS in [t.card_effects[card] for card in s.cards]
    phantom_back = bool(played(s, t, Heroic.PHANTOM_STAYS, Heroic.PHANTOM_BACK))
    later = s.turn > 1 or s.again == 1
    return at_end(s.nautilion == HAPPY_ISLES, later or phase(s) >= 6, nautilion_back) and at_end(
        s.phantom == s.path_length + 1, later or phase(s) >= 5, phantom_back
    )


def at_end(there: bool, has_left: bool, can_be_back: bool) -> bool:
    """Whether a submarine can stand at the end it started from, or not."""
    return not there or can_be_back if has_left else there


def emptied(s: State, t: Tables) -> tuple[int, int]:
    """How many places of the path can be empty: every turn empties two, but cards and Reefs change that."""
    now, turns = phase(s), s.turn - 1
    most = 2 * turns + (now >= 5) + (now >= 6)
    if s.expansions == 0 and not s.ending:
        return most, most
    row = [t.card_effects[card] for card in s.cards]
    most += 2 * sum(1 for turn in range(turns) if row[turn % ROW_OF_CARDS] == Card.TWICE) + 2 * s.again
    most += len(played(s, t, Heroic.FROM_PATH)) - asking(s, Step.TAKE)
    landings = 2 if Card.TWICE in row else 1
    hauls = len(played(s, t, Heroic.HAUL)) * landings - ((landings - s.again) if s.haul else 0)
    idle = len(played(s, t, Heroic.PHANTOM_STAYS, Heroic.PHANTOM_BACK))  # else the Phantom empties a place every turn
    ahead = s.phantom_stays + s.phantom_back if now < 5 else 0
    return turns + (now >= 5) - idle + ahead - (s.ending != 0), most + 2 * hauls


# --- the dice --------------------------------------------------------------------------------------------------------------


def rolled(s: State, t: Tables) -> bool:
    """The dice show what they can."""
    effect, faces = darkhouse.effect(s, t), {value for value in range(1, 7) if t.faces[value]}
    if before_the_dice(s) or (effect == Card.ONE_BY_ONE and phase(s) > 3):
        return not any(s.dice)
    shown, out = s.dice[: 3 - s.spare], s.dice[3 - s.spare :]
    if any(out):
        return False
    if effect == Card.FIXED:
        chosen = faces if played(s, t, Heroic.SET_DICE) else set()
        return all(die == fixed or die in chosen for die, fixed in zip(shown, t.card_dice[darkhouse.card(s)], strict=True))
    if not asking(s, Step.ROLL_DIE):
        return set(shown) <= faces
    waiting = shown.count(0)
    if asking(s, Step.PAY):  # for the Whirlwind that takes all of them
        return waiting == len(shown)
    in_order = not any(shown[len(shown) - waiting :])
    by_mage = s.rerolls > 0 and waiting == 1
    return set(shown) <= faces | {0} and waiting > 0 and (in_order or by_mage)


def handed_out(s: State, t: Tables) -> bool:
    """The figures have the dice that were rolled, from the Plan on; with cards 2 and 8 one after the other."""
    faces = {value for value in range(1, 7) if t.faces[value]}
    one_by_one = darkhouse.effect(s, t) == Card.ONE_BY_ONE
    if s.stuck and s.given[NAUTILION]:
        return False
    have = [die for die in s.given if die]
    if phase(s) <= 3:
        if phase(s) == 3 and one_by_one:
            return len(have) < (2 if s.stuck else 3) and set(have) <= faces
        return not have or (phase(s) == 3 and s.figure > 0 and have == [s.given[s.figure - 1]] and set(have) <= faces)
    if len(have) != (2 if s.stuck else 3):
        return False
    if one_by_one:
        return set(have) <= faces
    first = [s.given[s.figure - 1]] if s.figure else []
    return set(first) <= faces and Counter(have) <= Counter(s.dice[: 3 - s.spare] + first)
