"""What each decision needs when it is asked: its arguments, the card that asks it, and somebody who can answer."""

from __future__ import annotations

from collections.abc import Callable

from leagues.games.nautilion import darkhouse, flow
from leagues.games.nautilion.decisions import plan
from leagues.games.nautilion.effects import Card, Heroic
from leagues.games.nautilion.path import room_for_a_place, two_tokens_left
from leagues.games.nautilion.reserve import alike, in_reserve
from leagues.games.nautilion.ship import aboard, connected, count
from leagues.games.nautilion.state import DARKHOUSE, DARKHOUSE_CARDS, HEROICS, MERCENARY, REEFS, State, plays_with
from leagues.games.nautilion.steps import Purpose, Step
from leagues.games.nautilion.tables import ROW_OF_CARDS, Tables
from leagues.kernel.frames import Frame

Need = Callable[[State, Tables, Frame, Frame], bool]  # of a frame and the frame below it


def fits(s: State, t: Tables, at: int) -> bool:
    """Whether the frame at a place of the stack could have been put there."""
    frame = s.frames[at]
    need = NEEDS.get(frame.doing, plain)
    return frame.d == 0 and need(s, t, frame, s.frames[max(at - 1, 0)])


def heroics_in_play(s: State, t: Tables) -> int:
    """The Heroic Actions that can be used with the chosen expansions, as bits [heroics-absent]."""
    if not plays_with(s, HEROICS):
        return 0
    return sum(1 << card for card in range(1, 13) if t.heroic_expansions[card] & ~s.expansions == 0)


def played(s: State, t: Tables, *effects: int) -> list[int]:
    """The Heroic Actions with one of these effects that have left the table."""
    gone = heroics_in_play(s, t) & ~s.heroics & ~s.heroic_deck
    return [card for card in range(1, 13) if gone >> card & 1 and t.heroic_effects[card] in effects]


def owned(s: State) -> int:
    """How many tokens a toll can take."""
    return in_reserve(s) + count(aboard(s)) + count(s.cabin)


def given_up(s: State) -> int:
    """How many tokens a toll or a blow still takes."""
    return sum(1 for frame in s.frames[1 : s.depth] if frame.doing in (Step.DARKHOUSE_DISCARD, Step.PAY))


def plain(s: State, t: Tables, frame: Frame, below: Frame) -> bool:
    """Nothing is remembered."""
    return frame.a == frame.b == frame.c == 0


def only(frame: Frame, low: int, high: int) -> bool:
    """A single number is remembered."""
    return low <= frame.a <= high and frame.b == frame.c == 0


# --- setting up ------------------------------------------------------------------------------------------------------------


def deal_admirals(s: State, t: Tables, frame: Frame, below: Frame) -> bool:
    """Two players get an Admiral each."""
    return plain(s, t, frame, below) and s.players == 2


def deal_reef(s: State, t: Tables, frame: Frame, below: Frame) -> bool:
    """The place that gets a Reef."""
    return plays_with(s, REEFS) and only(frame, 1, s.path_length) and frame.a % t.reef_every == 1 % t.reef_every


def deal_card(s: State, t: Tables, frame: Frame, below: Frame) -> bool:
    """The place in the row that gets a card."""
    return plays_with(s, DARKHOUSE_CARDS) and only(frame, 0, ROW_OF_CARDS - 1)


def reveal_heroic(s: State, t: Tables, frame: Frame, below: Frame) -> bool:
    """How many cards are still revealed: three at first, one where a card is replaced."""
    if below.doing == Step.SETUP:
        return only(frame, 1, flow.OPEN_HEROICS) and count(s.heroics) == flow.OPEN_HEROICS - frame.a
    return only(frame, 1, 1) and heroic_time(s, t, Heroic.REPLACE) and count(s.heroics) <= flow.OPEN_HEROICS - 2


# --- before the dice -------------------------------------------------------------------------------------------------------


def roll(s: State, t: Tables, frame: Frame, below: Frame) -> bool:
    """The roll to escape a Reef, or the roll of the turn, unless a card sets the dice."""
    if below.doing == Step.OPENING:
        return only(frame, flow.REEF_ROLL, flow.REEF_ROLL) and s.reefs[s.nautilion] != 0
    return plain(s, t, frame, below) and darkhouse.effect(s, t) != Card.FIXED


def reef_die(s: State, t: Tables, frame: Frame, below: Frame) -> bool:
    """Beside a Reef."""
    return plain(s, t, frame, below) and s.reefs[s.nautilion] != 0


def choose_figure(s: State, t: Tables, frame: Frame, below: Frame) -> bool:
    """A card asks for a figure, unless a Reef holds the Nautilion."""
    return plain(s, t, frame, below) and darkhouse.effect(s, t) == Card.TWO_STEPS and s.reefs[s.nautilion] == 0


def insert(s: State, t: Tables, frame: Frame, below: Frame) -> bool:
    """A card brings a token back into the path."""
    return plain(s, t, frame, below) and darkhouse.effect(s, t) == Card.INSERT and room_for_a_place(s)


def choose_first(s: State, t: Tables, frame: Frame, below: Frame) -> bool:
    """Two players choose once."""
    return plain(s, t, frame, below) and s.players == 2 and s.turn == 1


def roll_die(s: State, t: Tables, frame: Frame, below: Frame) -> bool:
    """Not for the second time."""
    return plain(s, t, frame, below) and not s.again


# --- the Plan --------------------------------------------------------------------------------------------------------------


def swap_first(s: State, t: Tables, frame: Frame, below: Frame) -> bool:
    """It can be paid and completed."""
    return plain(s, t, frame, below) and can_swap(s, t)


def swap_second(s: State, t: Tables, frame: Frame, below: Frame) -> bool:
    """The place of the first token."""
    return only(frame, 1, s.path_length) and s.path[frame.a] != 0 and can_swap(s, t)


def can_swap(s: State, t: Tables) -> bool:
    """Whether two tokens can be swapped."""
    return not s.again and in_reserve(s) >= t.translation_cost and two_tokens_left(s)


def pay(s: State, t: Tables, frame: Frame, below: Frame) -> bool:
    """How many tokens are still paid, and whether for what a card offers."""
    buying = below.doing == Step.RECOVER
    if buying:
        price = t.card_prices[darkhouse.card(s)]
    elif below.doing == Step.ROLL_DIE:
        price = t.whirlwind_cost
    elif below.doing == Step.PLAN:
        price = t.translation_cost if darkhouse.effect(s, t) == Card.FIXED else max(t.tide_cost, t.translation_cost)
    elif not is_toll(s, t):
        return False
    else:
        price = 1
    right = (Purpose.BUYING if buying else Purpose.ORDINARY, 0)
    return not alike(s) and not (below.doing == Step.PLAN and s.again) and (
        1 <= frame.a <= min(price, in_reserve(s)) and (frame.b, frame.c) == right
    )  # fmt: skip


def heroic_time(s: State, t: Tables, *effects: int) -> bool:
    """Whether a Heroic Action with one of these effects can just have been played [heroics-window, heroics-last-roll]."""
    return not s.again and plan.last_roll(s, t) and bool(played(s, t, *effects))


def pay_crew(s: State, t: Tables, frame: Frame, below: Frame) -> bool:
    """The card that is paid for lies open."""
    return only(frame, 1, 12) and s.heroics >> frame.a & 1 == 1 and not s.again and plan.last_roll(s, t)


def take(s: State, t: Tables, frame: Frame, below: Frame) -> bool:
    """The crew that paid for it."""
    return only(frame, 1, 9) and has_paid(s, t, frame.a) and heroic_time(s, t, Heroic.FROM_PATH)


def has_paid(s: State, t: Tables, number: int) -> bool:
    """Whether a crew member can just have left the ship, which hung together until then."""
    left = 1 <= number <= 9 and not aboard(s) >> number & 1 and s.discard[number] > 0
    return left and connected(s, t, aboard(s) | 1 << number)


def set_die(s: State, t: Tables, frame: Frame, below: Frame) -> bool:
    """The die that is set next."""
    return only(frame, 0, 2 - s.spare) and heroic_time(s, t, Heroic.SET_DICE)


def replace(s: State, t: Tables, frame: Frame, below: Frame) -> bool:
    """Other cards lie open."""
    return plain(s, t, frame, below) and heroic_time(s, t, Heroic.REPLACE) and count(s.heroics) < flow.OPEN_HEROICS


def recover(s: State, t: Tables, frame: Frame, below: Frame) -> bool:
    """For which purpose, how many tokens, and in one case who paid for it."""
    effect = darkhouse.effect(s, t)
    if frame.a == Purpose.BOARDING:
        paid = frame.b == 1 and has_paid(s, t, frame.c)
        return paid and below.doing == Step.PLAN and heroic_time(s, t, Heroic.FROM_DISCARD)
    most = 1
    if below.doing == Step.OPENING:
        good = (frame.a, effect) in ((Purpose.INSERTING, Card.INSERT), (Purpose.KEEPING, Card.RECOVER))
    elif below.doing == Step.COLLISION:
        good = frame.a == (Purpose.CONQUERING if below.a else Purpose.COLLIDING)
    elif frame.a == Purpose.KEEPING:
        good = below.doing == Step.PLAN and heroic_time(s, t, Heroic.TO_RESERVE)
        most = max([t.heroic_amounts[card] for card in played(s, t, Heroic.TO_RESERVE)], default=0)
    else:
        good = frame.a == Purpose.BUYING
    return good and 1 <= frame.b <= most and frame.c == 0


# --- the figures -----------------------------------------------------------------------------------------------------------


def toll_die(s: State, t: Tables, frame: Frame, below: Frame) -> bool:
    """A card rolls the Darkhouse's die again."""
    return plain(s, t, frame, below) and darkhouse.rolls_again(s, t, s.given[DARKHOUSE])


def darkhouse_discard(s: State, t: Tables, frame: Frame, below: Frame) -> bool:
    """Why a token is given up."""
    why = darkhouse.TOLL if s.frames[0].step == 4 else darkhouse.BLOW
    return only(frame, why, why) and is_toll(s, t)


def is_toll(s: State, t: Tables) -> bool:
    """Whether as many tokens are taken: by the Darkhouse for its die, or by a Mercenary of the Phantom for the landing."""
    tokens = given_up(s)
    if tokens > owned(s):
        return False
    if s.frames[0].step == 5:
        landed = s.reserve[MERCENARY] if darkhouse.exchanges(s, t) else s.discard[MERCENARY]
        return tokens == 1 and s.collided == 1 and landed > 0
    card = darkhouse.card(s)
    faces = sum(1 << value for value in range(1, 7) if t.faces[value])
    shown = faces if darkhouse.rolls_again(s, t, s.given[DARKHOUSE]) else 1 << s.given[DARKHOUSE]
    return s.shelter == 0 and (t.card_tolls[card] or t.toll) & shown != 0 and tokens <= (t.card_tokens[card] or 1)


def place_token(s: State, t: Tables, frame: Frame, below: Frame) -> bool:
    """Where the token in hand comes from: the path, the discard pile by a card, or by a battle won."""
    if below.doing == Step.COLLISION:
        return only(frame, Purpose.CONQUERING, Purpose.CONQUERING) and below.a == 1 and s.landed <= 9
    if below.doing in (Step.ROLL, Step.PLAN):
        return only(frame, Purpose.BUYING, Purpose.BUYING)
    if s.frames[0].step == 5:
        return plain(s, t, frame, below) and darkhouse.exchanges(s, t) and not (s.landed == MERCENARY and s.collided)
    return plain(s, t, frame, below) and darkhouse.effect(s, t) != Card.EXCHANGE and s.haul == 0


# --- the collision ---------------------------------------------------------------------------------------------------------


def collision(s: State, t: Tables, frame: Frame, below: Frame) -> bool:
    """Whether the battle was won."""
    return only(frame, 0, 1)


def keep_group(s: State, t: Tables, frame: Frame, below: Frame) -> bool:
    """There is more than one group."""
    return plain(s, t, frame, below) and not connected(s, t, s.crew)


NEEDS: dict[int, Need] = {
    Step.COLLISION: collision,
    Step.DEAL_ADMIRALS: deal_admirals,
    Step.DEAL_REEF: deal_reef,
    Step.DEAL_CARD: deal_card,
    Step.REVEAL_HEROIC: reveal_heroic,
    Step.ROLL: roll,
    Step.REEF_DIE: reef_die,
    Step.CHOOSE_FIGURE: choose_figure,
    Step.INSERT: insert,
    Step.CHOOSE_FIRST: choose_first,
    Step.ROLL_DIE: roll_die,
    Step.SWAP_FIRST: swap_first,
    Step.SWAP_SECOND: swap_second,
    Step.PAY: pay,
    Step.PAY_CREW: pay_crew,
    Step.TAKE: take,
    Step.SET_DIE: set_die,
    Step.REPLACE: replace,
    Step.RECOVER: recover,
    Step.TOLL_DIE: toll_die,
    Step.DARKHOUSE_DISCARD: darkhouse_discard,
    Step.PLACE_TOKEN: place_token,
    Step.KEEP_GROUP: keep_group,
}  # all others remember nothing and can always be asked
