"""The smaller decisions of the policy `greedy`: which token, which space, which place. In the compiled subset."""

from __future__ import annotations

from leagues.games.nautilion import path
from leagues.games.nautilion.decisions import darkhouse_discard, place_token
from leagues.games.nautilion.greedy_turn import MEAN, TOLL, look_ahead, note_means, note_toll, of_figure
from leagues.games.nautilion.greedy_values import (
    END,
    armed,
    copies_ahead,
    crew_loss,
    gain,
    hiring_space,
    kept,
    least_missed,
    on_board,
    partner,
)  # fmt: skip
from leagues.games.nautilion.reserve import in_reserve
from leagues.games.nautilion.ship import reachable
from leagues.games.nautilion.state import GREEN, MAGE, MERCENARY, State
from leagues.games.nautilion.steps import Purpose
from leagues.games.nautilion.tables import Tables


def in_hand(s: State, t: Tables, kind: int) -> int:
    """What a token that does not lie on the path is worth in hand."""
    return gain(s, t, kind, 1 + copies_ahead(s, kind)) if GREEN < kind <= MERCENARY else kept(s)


def placing(s: State, t: Tables, out: list[int], count: int) -> int:
    """Where the token in hand goes: to the better of ship and cabin; a Mercenary where it is least in the way."""
    token = s.landed
    best = out[0]
    value = -END
    for i in range(count):
        found = kept(s)
        if out[i] == place_token.SHIP:
            found = on_board(s, t, token, 1 + copies_ahead(s, token))
        elif out[i] == place_token.CABIN:
            found = END if token > MAGE else partner(s, t, token)
        elif out[i] != place_token.RESERVE:
            found = armed(s, t, token) if out[i] - place_token.SPACE == hiring_space(s, t) else 0
        if found > value:
            value = found
            best = out[i]
    return best


def discarding(s: State, t: Tables) -> int:
    """What to give up: the reserve if there is one, else whoever is easiest to find again."""
    return darkhouse_discard.RESERVE if in_reserve(s) > 0 else least_missed(s, t)


def paying(s: State, t: Tables, out: list[int], count: int) -> int:
    """Which token pays: the one that would be most welcome if it came back from the discard pile."""
    best = out[0]
    for i in range(1, count):
        if in_hand(s, t, out[i]) > in_hand(s, t, best):
            best = out[i]
    return best


def recovering(s: State, t: Tables, out: list[int], count: int) -> int:
    """Which token comes back: the most welcome, or for the reserve, where all are alike, the least."""
    frame = s.frames[s.depth - 1]
    to_reserve = frame.a == Purpose.KEEPING or frame.a == Purpose.COLLIDING
    best = out[0]
    value = -END
    for i in range(count):
        found = crew_loss(s, out[i]) if frame.a == Purpose.BOARDING else in_hand(s, t, out[i])
        if to_reserve:
            found = -found
        if found > value:
            value = found
            best = out[i]
    return best


def taking(s: State, t: Tables, out: list[int], count: int) -> int:
    """Which crew token of the path comes aboard: the one that will be hardest to meet; one that was passed, if there is."""
    best = out[0]
    value = -END
    for i in range(count):
        place = out[i] + 1
        number = s.path[place]
        found = crew_loss(s, number) + armed(s, t, number) + (30 if place < s.nautilion else 0)
        if found > value:
            value = found
            best = out[i]
    return best


def keeping(s: State, t: Tables, out: list[int], count: int) -> int:
    """Which group stays aboard: the one that would cost most to find again."""
    best = out[0]
    value = -END
    for i in range(count):
        group = reachable(s, t, s.crew, 1 << (out[i] + 1))
        found = 0
        for number in range(1, 10):
            if group >> number & 1:
                found += crew_loss(s, number)
        if found > value:
            value = found
            best = out[i]
    return best


def setting(s: State, t: Tables, out: list[int], count: int) -> int:
    """What the next die is turned to: what is best for the next figure that has none yet."""
    look_ahead(s, t, out)
    note_toll(s, t, out, TOLL, in_reserve(s))
    turn = s.frames[s.depth - 1].a
    figure = 0
    while s.given[figure] != 0 or turn > 0:
        if s.given[figure] == 0:
            turn -= 1
        figure += 1
    best = out[0]
    for i in range(1, count):
        if of_figure(s, t, out, figure, out[i] + 1) > of_figure(s, t, out, figure, best + 1):
            best = out[i]
    return best


def first_figure(s: State, t: Tables, out: list[int]) -> int:
    """Which figure gets a die that nobody has seen: the one to which it matters least."""
    look_ahead(s, t, out)
    note_toll(s, t, out, TOLL, in_reserve(s))
    note_means(s, t, out)
    best = 0
    least = END
    for figure in range(3):
        most = -END
        for die in range(1, 7):
            if t.faces[die] > 0:
                most = max(most, of_figure(s, t, out, figure, die))
        if most - out[MEAN + figure] < least:
            least = most - out[MEAN + figure]
            best = figure
    return best


def better_first_seat(s: State, t: Tables) -> int:
    """Two players, first turn: who could place what the dice reach."""
    best = 0
    value = -END
    for seat in range(2):
        placed = 0
        for die in range(3):
            place = path.toward_abyss(s, s.nautilion, s.dice[die])
            if t.admirals[s.admirals[seat] - 1] >> s.path[place] & 1:
                placed += 1
        if placed > value:
            value = placed
            best = seat
    return best


def welcome(s: State, t: Tables) -> int:
    """What the most welcome token that could be bought is worth."""
    best = 0
    for kind in range(1, MERCENARY + 1):
        if s.discard[kind] > 0:
            best = max(best, in_hand(s, t, kind))
    return best
