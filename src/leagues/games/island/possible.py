"""What cannot be on the table, beyond what the ranges of single fields say: for states that come from outside."""

from __future__ import annotations

from leagues.games.island import hull
from leagues.games.island.camp import NO_PILE, pile_for, set_size
from leagues.games.island.flow import empty_spaces, tokens_left
from leagues.games.island.history import unreachable
from leagues.games.island.state import BONUSES, CARDS, COLUMNS, SEATS, STACKS, STORED, TREASURES, State
from leagues.games.island.steps import Step
from leagues.games.island.tables import Tables
from leagues.kernel.errors import LeaguesError
from leagues.kernel.frames import Frame


def impossible(s: State, t: Tables) -> list[LeaguesError]:
    """What is wrong with a state; nothing, if it can occur."""
    return impossible_together(s, t) or unreachable(s, t)


def impossible_together(s: State, t: Tables) -> list[LeaguesError]:
    """What cannot lie on the table together, however it came there."""
    found = []
    if strangers(s):
        found.append(LeaguesError("state-island-seat"))
    if not cards_add_up(s, t):
        found.append(LeaguesError("state-island-cards"))
    if not hands_fit(s):
        found.append(LeaguesError("state-island-hands"))
    if not stacks_fit(s, t):
        found.append(LeaguesError("state-island-stacks"))
    if not tokens_add_up(s, t):
        found.append(LeaguesError("state-island-tokens"))
    if not portholes_fit(s, t):
        found.append(LeaguesError("state-island-portholes"))
    if not castaways_fit(s, t):
        found.append(LeaguesError("state-island-castaways"))
    if not found and not moment_fits(s, t):
        found.append(LeaguesError("state-moment"))
    return found


def strangers(s: State) -> bool:
    """Whether a seat that nobody sits on has anything."""
    for seat in range(s.players, SEATS):
        rows = (s.hands[seat], s.shown[seat], s.camps[seat], s.bonuses[seat], s.portholes[seat])
        if any(map(any, rows)) or s.sizes[seat] or s.lacks[seat] or s.columns[seat] or s.order[seat] or s.moved >> seat & 1:
            return True
    return s.active >= s.players


def cards_add_up(s: State, t: Tables) -> bool:
    """Whether every card is somewhere, and none twice; as many are unseen as stacks and box hold."""
    for card in range(CARDS):
        held = s.deck[card] + s.tops.count(card + 1) + sum(hand[card] for hand in s.hands)
        held += sum(camp[card] for camp in s.camps) if card < STORED else 0
        if held != t.copies:
            return False
    return sum(s.deck) >= unseen_in_stacks(s, t)


def unseen_in_stacks(s: State, t: Tables) -> int:
    """How many cards nobody has seen lie in the stacks; the others are in the box."""
    unseen = sum(s.heights[column] * t.columns[s.players - 2][column] for column in range(COLUMNS))
    return unseen - sum(1 for top in s.tops if top)


def hands_fit(s: State) -> bool:
    """Whether the sizes are those of the hands, and what is known of them is true."""
    for seat in range(s.players):
        hand = s.hands[seat]
        if sum(hand) != s.sizes[seat] or any(s.shown[seat][card] > hand[card] for card in range(CARDS)):
            return False
        if any(s.lacks[seat] >> card & 1 and hand[card] for card in range(CARDS)):
            return False
    return all(lacks == 0 for lacks in s.lacks) or s.final == 2


def stacks_fit(s: State, t: Tables) -> bool:
    """Whether stacks stand where the board has them, with an open card on those that lie face up."""
    dealing = any(frame.doing == Step.REVEAL_TOP for frame in s.frames[: s.depth])
    for column in range(1, COLUMNS + 1):
        height, count = s.heights[column - 1], hull.stacks(s, t, column)
        if height > (t.height if count else 0):
            return False
        for stack in range(STACKS):
            open_card = s.tops[hull.place_of(column, stack)] != 0
            shows = stack < count and height > 0 and hull.faces_up(s, t, column, stack)
            if (open_card and not shows) or (shows and not open_card and not dealing):
                return False
    emptied = any(s.heights[column - 1] == 0 and hull.stacks(s, t, column) for column in range(1, COLUMNS + 1))
    return emptied == (s.final > 0)


def tokens_add_up(s: State, t: Tables) -> bool:
    """Whether every bonus token is somewhere, and none twice."""
    for kind in range(BONUSES):
        on_sets = sum(row[colour * BONUSES + kind] for row in s.bonuses for colour in range(TREASURES))
        if s.supply[kind] + s.spaces.count(kind + 1) + on_sets != t.bonus_tokens[kind]:
            return False
    return all(set_size(s, seat, colour) > 0 for seat in range(s.players) for colour in range(TREASURES)
               if any(s.bonuses[seat][colour * BONUSES : (colour + 1) * BONUSES]))  # fmt: skip


def portholes_fit(s: State, t: Tables) -> bool:
    """Whether the portholes on the sets are those that were taken, each on a set of its size."""
    taken: list[list[int]] = [[], [], [], []]
    for seat in range(s.players):
        for colour in range(TREASURES):
            value = s.portholes[seat][colour]
            pile = pile_for(t, set_size(s, seat, colour))
            if value and pile == NO_PILE:
                return False
            if value:
                taken[pile].append(value)
    return all(sorted(taken[pile], reverse=True) == t.portholes[pile][: s.piles[pile]] for pile in range(4))


def castaways_fit(s: State, t: Tables) -> bool:
    """Whether the castaways stand in different columns of each side, and the order is theirs."""
    if sorted(s.order[: s.players]) != list(range(s.players)) and s.round > 0:
        return False
    here = [s.columns[seat] for seat in range(s.players) if s.moved >> seat & 1]
    there = [s.columns[seat] for seat in range(s.players) if not s.moved >> seat & 1]
    if any(column and hull.stacks(s, t, column) == 0 for column in here + there) or 0 in here:
        return False
    if len(set(here)) < len(here) or (s.round > 1 and (0 in there or len(set(there)) < len(there))):
        return False
    return s.round > 1 or not any(there)


def moment_fits(s: State, t: Tables) -> bool:
    """Whether the stack of frames can lie as it does."""
    frames = s.frames[: s.depth]
    if s.ending:
        last = len(frames) == 1 and frames[0].doing == Step.ROUND and frames[0].step == s.players + 1 and plain(frames[0])
        return last and s.final == 2 and s.moved == (1 << s.players) - 1
    if frames[0].doing == Step.SETUP:
        return setup_fits(s, frames)
    if frames[0].doing != Step.ROUND or len(frames) < 3 or frames[1].doing != Step.TURN or s.round == 0:
        return False
    place = frames[0].step - 1
    if not 0 <= place < s.players or s.order[place] != s.active or not plain(frames[0]) or not plain(frames[1]):
        return False
    gone = sum(1 << s.order[before] for before in range(place))
    explored = frames[1].step == 2
    if s.moved != gone | (explored << s.active) or frames[1].step not in (1, 2):
        return False
    if not explored:
        return len(frames) == 3 and frames[2].doing == Step.EXPLORE and plain(frames[2])
    return turn_fits(s, t, frames[2:])


def setup_fits(s: State, frames: list[Frame]) -> bool:
    """Before the first round nobody has anything."""
    nothing = s.round == 0 and not any(s.sizes) and not any(s.columns) and s.moved == 0
    expected = {1: Step.REVEAL_TOP, 2: Step.REFILL, 3: Step.FIRST_PLAYER}.get(frames[0].step)
    if not nothing or len(frames) < 2 or frames[1].doing != expected or not plain(frames[0]) or not plain(frames[1]):
        return False
    return len(frames) == 2 if expected != Step.REFILL else refill_fits(s, frames[1:])


def turn_fits(s: State, t: Tables, frames: list[Frame]) -> bool:
    """What can be asked once a castaway has explored."""
    top, column = frames[0], s.columns[s.active]
    if top.doing == Step.ACT:
        return len(frames) == 1 and plain(top)
    if top.doing == Step.CLOSE:
        fits = 0 <= top.a < TREASURES and s.portholes[s.active][top.a] == 0 and set_size(s, s.active, top.a) > 0
        return fits and rest_blank(top) and (len(frames) == 1 or refill_fits(s, frames[1:]))
    if top.doing == Step.REVEAL_TOP:
        return plain(top) and (len(frames) == 1 or (len(frames) == 2 and draw_fits(s, t, frames[1], column)))
    return len(frames) == 1 and draw_fits(s, t, top, column)


def draw_fits(s: State, t: Tables, frame: Frame, column: int) -> bool:
    """As many cards are drawn as stacks of the column lie face down."""
    count = hull.stacks(s, t, column)
    hidden = sum(1 for stack in range(count) if not hull.faces_up(s, t, column, stack))
    return frame.doing == Step.DRAW_CARD and 1 <= frame.a <= hidden and frame.b == column and frame.c == frame.d == 0


def refill_fits(s: State, frames: list[Frame]) -> bool:
    """A refill fills an empty space, by choice of chance where too few tokens are left."""
    if frames[0].doing != Step.REFILL or not plain(frames[0]) or len(frames) != 2:
        return False
    asked = frames[1]
    if asked.doing == Step.SHOW_SPACE:
        return plain(asked) and 0 < tokens_left(s) < empty_spaces(s)
    fits = asked.doing == Step.SHOW_BONUS and 0 <= asked.a < TREASURES and rest_blank(asked)
    return fits and tokens_left(s) > 0 and s.spaces[asked.a] == 0


def plain(frame: Frame) -> bool:
    """Nothing is remembered."""
    return frame.a == 0 and rest_blank(frame)


def rest_blank(frame: Frame) -> bool:
    """Nothing but the first number is remembered."""
    return frame.b == frame.c == frame.d == 0
