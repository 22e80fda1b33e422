"""The Placement Phase: the dice, where ships come, the Lull and the uprisings."""

from __future__ import annotations

from leagues.games.nemo import cup, imperialists, questions, ready, seas
from leagues.games.nemo.endings import Ending
from leagues.games.nemo.messages import Say
from leagues.games.nemo.resources import gain_actions
from leagues.games.nemo.state import OCEANS, State
from leagues.games.nemo.steps import EVENT_SHIPS, PLACING, RISING_UP, Lull, Placement, Step
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import ask, next_step, pop, push, tell

WHITE_DICE = 3  # at most
NOBODY = -1
WHITE_PAIR, BLACK_PAIR, NO_PAIR = range(3)  # which two dice bring action points
FOR_HUNT, FOR_REVEAL = 1, 2  # what a ship is drawn for, in the frame that places it


def white_dice(s: State, t: Tables) -> int:
    """White dice of this act [act-dice]."""
    return t.white_dice[s.act]


def black_dice(s: State, t: Tables) -> int:
    """Black dice of this act, with the one that Notoriety adds [act-dice, determination]."""
    return t.black_dice[s.act] + s.extra_die


def counts_white(s: State, t: Tables) -> bool:
    """Whether two white dice bring the action points [action-points]."""
    return questions.pair(s, t, WHITE_PAIR) == WHITE_PAIR


def first_die(s: State, t: Tables, left_out: int) -> int:
    """The first die of the pair that counts; of three white dice one is left out [action-point-odds]."""
    if not counts_white(s, t):
        return s.black[0]
    return s.white[1] if left_out == 0 else s.white[0]


def second_die(s: State, t: Tables, left_out: int) -> int:
    """And the second."""
    if not counts_white(s, t):
        return s.black[1]
    return s.white[1] if left_out == 2 else s.white[2]


def run_placement(s: State, t: Tables) -> None:
    """Roll, take action points, place ships, and in a Lull the rest [placement-roll, placement-each-die, lull]. The frame's
    `a` counts the dice that lie on the table, `b` is the white die that is left out, `c` a die that is thrown again."""
    frame = s.frames[s.depth - 1]
    step = next_step(s)
    if step == Placement.ROLL:
        if take_die(s, t):
            frame.step = Placement.ROLL
            push(s, Step.THROW, PLACING, frame.a, 0, 0)
            frame.a += 1
    elif step == Placement.PICK:
        lay_again(s)
        tell(s, Say.ROLLED, s.white[0], s.white[1], s.white[2])
        if black_dice(s, t) > 0:
            tell(s, Say.ROLLED_BLACK, s.black[0], s.black[1] if black_dice(s, t) > 1 else 0, 0)
        frame.b = 2
        chosen = white_dice(s, t) == 3 and counts_white(s, t)
        if chosen or ready.any_card(s, t) or questions.throws_again(s, t, NOBODY) >= 0:
            ask(s, Step.PICK_DICE)
    elif step == Placement.COUNT:
        count_dice(s, t, frame.b)
        push(s, Step.ARRIVALS, PLACING, 0, 0, 0)
    elif step == Placement.LULL:
        if s.lull == 1:
            push(s, Step.LULL, first_die(s, t, frame.b) - 1, 0, 0, 0)
    else:
        pop(s)


def take_die(s: State, t: Tables) -> bool:
    """The die that was thrown is laid on the table; whether another is to be thrown."""
    laid = s.frames[s.depth - 1].a
    white = white_dice(s, t)
    if 0 < laid <= white:
        s.white[laid - 1] = s.thrown
    elif laid > white:
        s.black[laid - 1 - white] = s.thrown
    return laid < white + black_dice(s, t)


def on_table(s: State, t: Tables, die: int) -> bool:
    """Whether a die was thrown: the white ones count from 0, the black ones behind three of them."""
    return die < white_dice(s, t) or WHITE_DICE <= die < WHITE_DICE + black_dice(s, t)


def throw_again(s: State, t: Tables, die: int) -> None:
    """One of the dice is thrown again [upgrade-crystalline-sensors]."""
    s.used |= 1 << questions.throws_again(s, t, NOBODY)
    frame = s.frames[s.depth - 1]
    frame.c = die + 1
    frame.step = Placement.PICK
    if die < WHITE_DICE:
        s.white[die] = 0
    else:
        s.black[die - WHITE_DICE] = 0
    tell(s, Say.THROWN_AGAIN, 0 if die < WHITE_DICE else 1, 0, 0)
    push(s, Step.THROW, PLACING, die if die < WHITE_DICE else white_dice(s, t) + die - WHITE_DICE, 0, 0)


def lay_again(s: State) -> None:
    """The die that was thrown again takes its place."""
    frame = s.frames[s.depth - 1]
    if 0 < frame.c <= WHITE_DICE:
        s.white[frame.c - 1] = s.thrown
    elif frame.c > 0:
        s.black[frame.c - 1 - WHITE_DICE] = s.thrown
    frame.c = 0


def count_dice(s: State, t: Tables, left_out: int) -> None:
    """The pair that counts gives action points, or a Lull, in which the dice of the other colour bring no ships
    [action-points, lull, lull-placement, lull-no-points, action-point-odds, ocean-numbers]."""
    colour = questions.pair(s, t, WHITE_PAIR)
    first, second = first_die(s, t, left_out), second_die(s, t, left_out)
    s.lull = 1 if first == second and colour != NO_PAIR else 0
    if s.lull == 1:
        tell(s, Say.LULL, first - 1, 0, 0)
    for die in range(white_dice(s, t)):
        if s.lull == 0 or colour == WHITE_PAIR:
            s.arrivals[s.white[die] - 1] += 1
    for die in range(black_dice(s, t)):
        if s.lull == 0 or colour == BLACK_PAIR:
            s.arrivals[s.black[die] - 1] += 1
    if s.coda > 0:
        s.actions = s.coda
        tell(s, Say.ACTIONS_GAINED, s.coda, s.actions, 0)
    elif s.lull == 1:
        questions.lull(s, t)
    elif s.no_actions == 0 and colour != NO_PAIR:
        gain_actions(s, t, abs(first - second))


# --- ships come -------------------------------------------------------------------------------------------------------


def run_arrivals(s: State, t: Tables) -> None:
    """The ships that wait come one at a time, from the lowest ocean to the highest [placement-order]. For an event the dice
    are thrown first: the frame's `b` says how many are left, `c` that one was thrown."""
    frame = s.frames[s.depth - 1]
    if frame.c == 1:
        s.arrivals[s.thrown - 1] += 1
        frame.c = 0
    if frame.b > 0:
        frame.b -= 1
        frame.c = 1
        push(s, Step.THROW, EVENT_SHIPS, frame.b, 0, 0)
        return
    for ocean in range(OCEANS):
        if s.arrivals[ocean] > 0:
            s.arrivals[ocean] -= 1
            push(s, Step.PLACE, ocean, 0, 0, 0)
            return
    pop(s)


def run_place(s: State, t: Tables) -> None:
    """A ship comes to an ocean: into an open space, or by the first possible step of the ladder [place-hidden, ladder]. The
    frame's `b` is set once something has been drawn for it; where that was no ship, another is to hunt [deadly-search]."""
    frame = s.frames[s.depth - 1]
    ocean = frame.a
    if frame.b == FOR_HUNT and s.drawn == 0:
        draw_for_place(s, t, FOR_HUNT)
    elif frame.b == FOR_HUNT:
        pop(s)
        hunt(s, t, ocean)
    elif frame.b == FOR_REVEAL:
        pop(s)
        push(s, Step.REPLACE_HIDDEN, ocean, 0, 0, 0)
    elif seas.open_spaces(s, t, ocean) > 0:
        pop(s)
        place_hidden(s, t, ocean)
    elif seas.spread_to(s, t, ocean):
        pop(s)
        push(s, Step.SPREAD, ocean, 0, 0, 0)
    elif seas.hidden_near(s, t, ocean):
        draw_for_place(s, t, FOR_REVEAL)
    elif seas.white_near(s, t, ocean):
        pop(s)
        push(s, Step.TURN_HOSTILE, ocean, 0, 0, 0)
    else:
        draw_for_place(s, t, FOR_HUNT)


def draw_for_place(s: State, t: Tables, why: int) -> None:
    """A ship is drawn, to be revealed or to hunt; a dry cup gives none [reveal, go-hunting, cup-dry]."""
    if cup.fill(s, t):
        s.frames[s.depth - 1].b = why
        ask(s, Step.MUSTER if imperialists.may_muster(s, t) else Step.DRAW_SHIP)
    else:
        pop(s)


def place_hidden(s: State, t: Tables, ocean: int) -> None:
    """A Hidden ship in an open space, while there are any [component-limits, hidden-ships]."""
    if seas.hidden_left(s, t) > 0:
        s.hidden[ocean] += 1
        tell(s, Say.HIDDEN_PLACED, ocean, 0, 0)


def hunt(s: State, t: Tables, ocean: int) -> None:
    """The ship drawn for an ocean hunts: it goes to any open space of the world; if there is none, the voyage is lost
    [hunter-anywhere, imperialist-victory, end-at-once]."""
    if seas.first_free(s, t) < 0:
        s.ending = Ending.LOST_IMPERIALISTS
        tell(s, Say.IMPERIALISTS, 0, 0, 0)
    else:
        push(s, Step.HUNT, ocean, 0, 0, 0)


def run_reveal(s: State, t: Tables) -> None:
    """The drawn ship takes the place of a Hidden one in an ocean."""
    ocean = s.frames[s.depth - 1].a
    pop(s)
    reveal(s, t, ocean)


def reveal(s: State, t: Tables, ocean: int) -> None:
    """The drawn ship is revealed in an ocean, in the place of a Hidden one [reveal, side-shown]."""
    ship = s.drawn - 1
    s.drawn = 0
    s.hidden[ocean] -= 1
    seas.put_ship(s, t, ship, ocean, questions.revealed_side(s, t, ship, ocean, cup.side_of(s, t, ship)))
    tell(s, Say.REVEALED, ship, ocean, s.backs[ship])
    questions.ship_placed(s, t, ship, ocean)


# --- the Lull ---------------------------------------------------------------------------------------------------------


def run_lull(s: State, t: Tables) -> None:
    """A gem in the doubles ocean, one on the Adventure Deck, the uprisings; then the Imperialists' Admiralty points, which
    the frame's `b` counts [lull-gem, lull-deck-gem, uprising-check, admiralty-point]."""
    frame = s.frames[s.depth - 1]
    step = next_step(s)
    if step == Lull.GEM:
        seas.add_gem(s, t, frame.a)
    elif step == Lull.UPRISINGS:
        seas.gem_on_deck(s, t)
        questions.lull_gems(s, t)
        push(s, Step.UPRISINGS, 0, 0, 0, 0)
        questions.lull_tokens(s, t, frame.a)
    elif frame.b < t.admiralty and imperialists.can_add(s, t):
        frame.b += 1
        ask(s, Step.ADMIRALTY)
    else:
        pop(s)


def run_uprisings(s: State, t: Tables) -> None:
    """Every ocean with a cube, in order: a die against its cubes and revealed ships [uprising-order, uprising-safe]. The
    frame's `a` is the next ocean, `b` says that the die was thrown."""
    frame = s.frames[s.depth - 1]
    if frame.b == 1:
        frame.b = 0
        frame.a += 1
        check_uprising(s, frame.a - 1)
        return
    while frame.a < OCEANS and s.cubes[frame.a] == 0:
        frame.a += 1
    if frame.a == OCEANS:
        pop(s)
    else:
        frame.b = 1
        push(s, Step.THROW, RISING_UP, frame.a, 0, 0)


def check_uprising(s: State, ocean: int) -> None:
    """A die below the sum crushes the uprising [uprising-crushed, cubes]."""
    against = s.cubes[ocean] + s.revealed[ocean]
    if s.thrown >= against:
        tell(s, Say.UPRISING_SAFE, ocean, s.thrown, against)
    else:
        tell(s, Say.UPRISING_CRUSHED, ocean, s.thrown, against)
        push(s, Step.ANSWER_UPRISING, ocean, s.thrown, 0, 0)
