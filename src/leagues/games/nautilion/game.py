"""Nautilion as one value."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from leagues.games.nautilion import endings, flow, greedy, path, possible, reserve, ship
from leagues.games.nautilion.decisions import (
    choose_first,
    darkhouse_discard,
    deal_admirals,
    deal_token,
    place_token,
    plan,
    roll,
    roll_die,
    swap_first,
    swap_second,
)
from leagues.games.nautilion.messages import Say
from leagues.games.nautilion.rulebook import Rule
from leagues.games.nautilion.state import State
from leagues.games.nautilion.steps import Step
from leagues.games.nautilion.tables import SHIPS, Tables, impossible_tables, read_tables
from leagues.kernel.game import Game
from leagues.kernel.options import Option


def options_of(s: Any) -> dict[str, int | str]:
    """The options that a state was begun with."""
    return {"players": s.players, "ship": SHIPS[s.ship], "reserve": s.starting_reserve}


def seats(s: Any) -> int:
    """How many seats there are."""
    return int(s.players)


GAME = Game(
    id="nautilion",
    rules_version=1,
    state=State,
    tables=Tables,
    modules={
        Step.DEAL_TOKEN: deal_token,
        Step.DEAL_ADMIRALS: deal_admirals,
        Step.ROLL: roll,
        Step.ROLL_DIE: roll_die,
        Step.CHOOSE_FIRST: choose_first,
        Step.PLAN: plan,
        Step.SWAP_FIRST: swap_first,
        Step.SWAP_SECOND: swap_second,
        Step.DARKHOUSE_DISCARD: darkhouse_discard,
        Step.PLACE_TOKEN: place_token,
    },
    advance=flow.advance,
    begin=flow.begin,
    options=(Option("players", 1, (1, 2)), Option("ship", "A1", SHIPS), Option("reserve", 4, (1, 2, 3, 4, 5, 6))),
    options_of=options_of,
    seats=seats,
    rulebook=Rule,
    messages=Say,
    endings=endings.Ending,
    score=endings.score,
    read_tables=read_tables,
    impossible_tables=impossible_tables,
    impossible=possible.impossible,
    rules=(flow, endings, path, reserve, ship),
    policies={"greedy": greedy},
    folder=Path(__file__).parent,
)
