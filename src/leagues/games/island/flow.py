"""What comes next: the sequence of play, as the rulebook tells it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from leagues.games.island.endings import finish
from leagues.games.island.hull import hidden_top, set_order
from leagues.games.island.messages import Say
from leagues.games.island.state import BONUSES, CARDS, COLUMNS, TREASURES, State
from leagues.games.island.steps import Step
from leagues.games.island.tables import Tables
from leagues.kernel.frames import ask, doing, next_step, pop, push, tell


def begin(s: State, t: Tables, options: Mapping[str, Any]) -> None:
    """Lay out what needs no chance [setup-castaways, setup-portholes, stack-counts]."""
    s.players = options["players"]
    s.memory = 1 if options["memory"] == "on" else 0
    for card in range(CARDS):
        s.deck[card] = t.copies
    for column in range(COLUMNS):
        if t.columns[s.players - 2][column] > 0:
            s.heights[column] = t.height
    for kind in range(BONUSES):
        s.supply[kind] = t.bonus_tokens[kind]
    ask(s, Step.SETUP)


def advance(s: State, t: Tables) -> None:
    """Run the routines until somebody must answer or the game is over."""
    while s.ending == 0:
        now = doing(s)
        if now == Step.TURN:
            turn(s)
        elif now == Step.ROUND:
            play_round(s, t)
        elif now == Step.REFILL:
            refill(s)
        elif now == Step.SETUP:
            setup(s, t)
        else:
            return


def setup(s: State, t: Tables) -> None:
    """The open cards, five bonus tokens, and who begins [setup-stacks, setup-bonus, first-player]."""
    step = next_step(s)
    if step == 0:
        if hidden_top(s, t) >= 0:
            ask(s, Step.REVEAL_TOP)
    elif step == 1:
        ask(s, Step.REFILL)
    elif step == 2:
        ask(s, Step.FIRST_PLAYER)
    else:
        pop(s)
        ask(s, Step.ROUND)


def play_round(s: State, t: Tables) -> None:
    """Everybody has one turn, then all castaways stand on the other side [round-end, final-round, one-final-round]."""
    step = next_step(s)
    if step == 0:
        start_round(s)
    if step < s.players:
        s.active = s.order[step]
        ask(s, Step.TURN)
    elif s.final == 2:
        finish(s, t)
    else:
        pop(s)
        ask(s, Step.ROUND)


def start_round(s: State) -> None:
    """The first round goes around the table; later the back goes first. After an emptied column comes the last one
    [starting-hand, compass]."""
    s.round += 1
    s.moved = 0
    if s.round > 1:
        set_order(s)
    if s.final == 1:
        s.final = 2
        tell(s, Say.LAST_ROUND, s.round, 0, 0)
    else:
        tell(s, Say.ROUND, s.round, 0, 0)


def turn(s: State) -> None:
    """First explore, then collect or store [two-parts]."""
    step = next_step(s)
    if step == 0:
        ask(s, Step.EXPLORE)
    elif step == 1:
        ask(s, Step.ACT)
    else:
        pop(s)


def empty_spaces(s: State) -> int:
    """How many spaces of the camp have no bonus token."""
    empty = 0
    for colour in range(TREASURES):
        if s.spaces[colour] == 0:
            empty += 1
    return empty


def tokens_left(s: State) -> int:
    """How many bonus tokens nobody has seen."""
    left = 0
    for kind in range(BONUSES):
        left += s.supply[kind]
    return left


def refill(s: State) -> None:
    """Every empty space gets a token; where too few are left, chance says which [bonus-refill, supply-dry]."""
    empty, left = empty_spaces(s), tokens_left(s)
    if empty == 0 or left == 0:
        pop(s)
    elif left < empty:
        ask(s, Step.SHOW_SPACE)
    else:
        first = 0
        while s.spaces[first] != 0:
            first += 1
        push(s, Step.SHOW_BONUS, first, 0, 0, 0)
