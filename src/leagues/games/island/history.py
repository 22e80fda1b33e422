"""Whether the castaways can have come as far as a state says: what they hold, and where they stand, against the turns that
they have had. For states from outside whose table and stack are in order. Never compiled.

A turn collects or stores, and nobody passes before the last round: so the stacks tell how often somebody collected, and the
other turns were spent on storing.
"""

from __future__ import annotations

from collections.abc import Iterable

from leagues.games.island import hull
from leagues.games.island.camp import set_size
from leagues.games.island.endings import winner
from leagues.games.island.flow import empty_spaces, tokens_left
from leagues.games.island.state import BONUSES, COLUMNS, TREASURES, State
from leagues.games.island.steps import Step
from leagues.games.island.tables import Tables
from leagues.kernel.errors import LeaguesError


def unreachable(s: State, t: Tables) -> list[LeaguesError]:
    """What no game can have come to, each with what would be right."""
    wrong = [*cards_taken(s, t), *columns_fallen(s, t), *columns_emptied(s, t), *open_cards(s, t)]
    if not wrong and not turns_suffice(s, t):
        wrong.append(LeaguesError("state-island-turns", turns=sum(turns(s, seat) for seat in range(s.players))))
    if not in_order(s):
        wrong.append(LeaguesError("state-island-castaways"))
    if not turned_up(s, t):
        wrong.append(LeaguesError("state-island-stacks"))
    if not camp_filled(s, t) or (s.ending and s.ending != winner(s, t) + 1):
        wrong.append(LeaguesError("state-moment"))
    return wrong


# --- the turns so far ------------------------------------------------------------------------------------------------------


def asked(s: State) -> int:
    """What the top frame asks; 0 once the game is over."""
    return 0 if s.ending else s.frames[s.depth - 1].doing


def acts_now(s: State, seat: int) -> bool:
    """Whether a seat has moved and has not collected or stored yet."""
    return asked(s) == Step.ACT and seat == s.active


def has_acted(s: State, seat: int) -> bool:
    """Whether a seat has collected or stored in this round; then it stands where it did so."""
    return bool(s.moved >> seat & 1) and not acts_now(s, seat)


def turns(s: State, seat: int) -> int:
    """How often a seat has collected, stored or passed."""
    return max(s.round - 1, 0) + has_acted(s, seat)


def in_play(s: State, t: Tables) -> list[int]:
    """The columns that have stacks."""
    return [column for column in range(1, COLUMNS + 1) if hull.stacks(s, t, column)]


def fallen(s: State, t: Tables, column: int) -> int:
    """How often somebody has collected in a column."""
    return t.height - s.heights[column - 1]


def to_draw(s: State) -> int:
    """How many cards have left the stacks and are about to be drawn."""
    return s.frames[s.depth - 1].a if asked(s) == Step.DRAW_CARD else 0


# --- the cards -------------------------------------------------------------------------------------------------------------


def holds(s: State, seat: int) -> int:
    """How many cards a seat has taken, in its hand or its camp."""
    return s.sizes[seat] + sum(s.camps[seat])


def cards_taken(s: State, t: Tables) -> list[LeaguesError]:
    """Hands and camps hold every card that has left the stacks."""
    gone = sum(fallen(s, t, column) * hull.stacks(s, t, column) for column in in_play(s, t)) - to_draw(s)
    held = sum(holds(s, seat) for seat in range(s.players))
    return [] if held == gone else [LeaguesError("state-island-taken", count=held, right=gone)]


def open_cards(s: State, t: Tables) -> list[LeaguesError]:
    """What was taken from open stacks is known, until it is stored; the rest was hidden."""
    gone = {True: 0, False: -to_draw(s)}
    for column in in_play(s, t):
        for stack in range(hull.stacks(s, t, column)):
            gone[hull.faces_up(s, t, column, stack)] += fallen(s, t, column)
    known = sum(map(sum, s.shown))
    unknown = sum(s.sizes) - known
    return [] if known <= gone[True] and unknown <= gone[False] else [LeaguesError("state-island-hands")]


def columns_fallen(s: State, t: Tables) -> list[LeaguesError]:
    """One castaway at most collects in a column in a round. Who turns up or draws a card has just collected."""
    wrong = []
    for column in in_play(s, t):
        here = [seat for seat in range(s.players) if s.columns[seat] == column and has_acted(s, seat)]
        most = max(s.round - 1, 0) + len(here)
        least = 1 if s.round and s.active in here and asked(s) in (Step.DRAW_CARD, Step.REVEAL_TOP) else 0
        gone = fallen(s, t, column)
        if not least <= gone <= most:
            wrong.append(LeaguesError("state-island-column", column=column, count=gone, low=least, high=most))
    return wrong


def turned_up(s: State, t: Tables) -> bool:
    """Where a card is to be turned up one is missing: on the stacks of the column whose cards were just taken, and before
    the first round on all stacks after the first that lacks one."""
    if all(frame.doing != Step.REVEAL_TOP for frame in s.frames[: s.depth]):
        return True
    first = hull.hidden_top(s, t)
    shown = [place for place, card in enumerate(s.tops) if card]
    if s.round == 0:
        return first >= 0 and all(place < first for place in shown)
    here = range(hull.place_of(s.columns[s.active], 0), hull.place_of(s.columns[s.active] + 1, 0))
    elsewhere = s.copy()
    for place in here:
        elsewhere.tops[place] = 1
    return first in here and hull.hidden_top(elsewhere, t) < 0


def columns_emptied(s: State, t: Tables) -> list[LeaguesError]:
    """Who empties a column stays in it until the round ends. So before the last round somebody who has collected stands in
    every empty one, and in the last round those that nobody has just emptied were left by different castaways."""
    empty = [column for column in in_play(s, t) if s.heights[column - 1] == 0]
    just_now = {s.columns[seat] for seat in range(s.players) if has_acted(s, seat)}
    if s.final < 2:
        return [LeaguesError("state-island-emptied", column=column) for column in empty if column not in just_now]
    waiting = {s.columns[seat] for seat in range(s.players) if not s.moved >> seat & 1}
    earlier = [column for column in empty if column not in just_now and column not in waiting]
    gone_on = sum(1 for seat in range(s.players) if s.moved >> seat & 1)
    before = [column for column in empty if column in waiting] or gone_on
    return [] if len(earlier) <= gone_on and before else [LeaguesError("state-island-emptied", column=empty[0])]


# --- the castaways ---------------------------------------------------------------------------------------------------------


def turns_suffice(s: State, t: Tables) -> bool:
    """Whether each seat can have collected and stored what it has in its turns, and all together have collected as often as
    the stacks have fallen."""
    sizes = [hull.stacks(s, t, column) for column in in_play(s, t)]
    least = most = 0
    for seat in range(s.players):
        low, high = collects(s, seat, min(sizes), max(sizes))
        if low > high:
            return False
        least, most = least + low, most + high
    return least <= sum(fallen(s, t, column) for column in in_play(s, t)) <= most


def collects(s: State, seat: int, smallest: int, largest: int) -> tuple[int, int]:
    """How often a seat can have collected, at least and at most: the other turns stored one card or more, of one colour,
    with one bonus token at most; the first turn cannot, and a pass was in the last round."""
    had = turns(s, seat)
    passed = 1 if s.final == 2 and has_acted(s, seat) else 0
    stored = sum(stores(s, seat, colour, largest) for colour in range(TREASURES))
    taken = holds(s, seat) + (to_draw(s) if seat == s.active else 0)
    low = max(min(had, 1), had - passed - sum(s.camps[seat]), -(-taken // largest))
    return low, min(had - stored, taken // smallest)


def stores(s: State, seat: int, colour: int, largest: int) -> int:
    """How often a seat has stored cards of a colour, at least."""
    tokens = sum(s.bonuses[seat][colour * BONUSES : (colour + 1) * BONUSES])
    return max(tokens, -(-set_size(s, seat, colour) // largest))


def in_order(s: State) -> bool:
    """In the first round the order goes around the table; later those who have not moved stand in it from the back on."""
    if s.round == 0 or s.ending:
        return True
    order = s.order[: s.players]
    if s.round == 1:
        return all((order[0] + place) % s.players == seat for place, seat in enumerate(order))
    waiting = [s.columns[seat] for seat in order if not s.moved >> seat & 1]
    return waiting == sorted(waiting)


def camp_filled(s: State, t: Tables) -> bool:
    """The camp is filled as soon as too few bonus tokens lie there, the first empty space first, while there are enough."""
    empty, left = empty_spaces(s), tokens_left(s)
    if asked(s) == Step.SHOW_BONUS:
        return left < empty or s.frames[s.depth - 1].a == first_empty(s.spaces)
    filling = asked(s) == Step.SHOW_SPACE or (s.round == 0 and s.frames[0].step < 3)
    return filling or left == 0 or TREASURES - empty > (t.refill_at if s.round else TREASURES - 1)


def first_empty(spaces: Iterable[int]) -> int:
    """The first space of the camp without a token."""
    return next(place for place, token in enumerate(spaces) if token == 0)
