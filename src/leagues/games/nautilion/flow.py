"""What comes next: the sequence of play, as the rulebook tells it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from leagues.games.nautilion import path
from leagues.games.nautilion.endings import reach_abyss, reach_isles
from leagues.games.nautilion.messages import Say
from leagues.games.nautilion.reserve import in_reserve
from leagues.games.nautilion.state import DARKHOUSE, GREEN, NAUTILION, PHANTOM, State
from leagues.games.nautilion.steps import Step
from leagues.games.nautilion.tables import SHIPS, Tables
from leagues.kernel.frames import ask, doing, next_step, pop, tell


def begin(s: State, t: Tables, options: Mapping[str, Any]) -> None:
    """Lay out what needs no chance: the ends, the figures, the reserve [setup-ends, setup-figures, setup-reserve]."""
    s.players = options["players"]
    s.ship = SHIPS.index(options["ship"])
    s.starting_reserve = options["reserve"]
    s.reserve[GREEN] = s.starting_reserve + (t.two_player_reserve if s.players == 2 else 0)
    for number in range(1, 10):
        s.cup[number] = t.copies
    s.path_length = 9 * t.copies
    s.nautilion = path.HAPPY_ISLES
    s.phantom = s.path_length + 1
    ask(s, Step.SETUP)


def advance(s: State, t: Tables) -> None:
    """Run the routines until somebody must answer or the game is over."""
    while s.ending == 0:
        now = doing(s)
        if now == Step.TURN:
            turn(s, t)
        elif now == Step.SETUP:
            setup(s)
        else:
            return


def setup(s: State) -> None:
    """The path is laid at random and turned face up; two players get an Admiral each."""
    step = next_step(s)
    if step == 0:
        ask(s, Step.DEAL_TOKEN)
    elif step == 1:
        tell(s, Say.PATH_LAID, s.path_length, 0, 0)
        if s.players == 2:
            ask(s, Step.DEAL_ADMIRALS)
    else:
        pop(s)
        ask(s, Step.TURN)


def turn(s: State, t: Tables) -> None:
    """One turn: the five phases in their order [turn-phases, order-of-figures]."""
    step = next_step(s)
    if step == 0:
        start_turn(s)
        ask(s, Step.ROLL)
    elif step == 1:  # 1. The Currents
        if s.players == 2 and s.turn == 1:
            ask(s, Step.CHOOSE_FIRST)
    elif step == 2:  # 2. The Plan, with the spells that may come before it
        ask(s, Step.PLAN)
    elif step == 3:  # 3. The Darkhouse
        darkhouse(s, t)
    elif step == 4:  # 4. The Phantom
        phantom(s)
    elif step == 5:  # 5. The Nautilion
        nautilion(s)
    else:
        pop(s)
        ask(s, Step.TURN)


def start_turn(s: State) -> None:
    """The next player's turn [two-alternate]."""
    if s.players == 2 and s.turn > 0:
        s.active = 1 - s.active
    s.turn += 1
    s.rolls = 0
    for figure in range(3):
        s.dice[figure] = 0
        s.given[figure] = 0
    tell(s, Say.TURN, s.turn, s.active, s.players)


def darkhouse(s: State, t: Tables) -> None:
    """A 3 or 4 costs a token, if there is one [darkhouse-toll, darkhouse-nothing]."""
    die = s.given[DARKHOUSE]
    if not t.toll >> die & 1:
        tell(s, Say.TOLL_FREE, die, 0, 0)
    elif s.crew == 0 and in_reserve(s) == 0:
        tell(s, Say.TOLL_NOTHING, die, 0, 0)
    else:
        ask(s, Step.DARKHOUSE_DISCARD)


def phantom(s: State) -> None:
    """It moves toward the Happy Isles and destroys the token it lands on [phantom-move, phantom-discards]."""
    s.phantom = path.toward_isles(s, s.given[PHANTOM])
    if s.phantom == path.HAPPY_ISLES:
        reach_isles(s)
        return
    token = s.path[s.phantom]
    s.path[s.phantom] = 0
    s.discard[token] += 1
    tell(s, Say.PHANTOM_LANDED, s.given[PHANTOM], token, 0)


def nautilion(s: State) -> None:
    """It moves toward the Abyss and takes the token it lands on [nautilion-move, landing]."""
    s.nautilion = path.toward_abyss(s, s.given[NAUTILION])
    if s.nautilion == s.path_length + 1:
        reach_abyss(s)
        return
    s.landed = s.path[s.nautilion]
    s.path[s.nautilion] = 0
    tell(s, Say.NAUTILION_LANDED, s.given[NAUTILION], s.landed, 0)
    ask(s, Step.PLACE_TOKEN)
