"""Nautilus Island as one value."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from leagues.games.island import camp, endings, flow, greedy, hull, page, possible, state, storing
from leagues.games.island.aids.choices import targets_of
from leagues.games.island.aids.explanation import explain
from leagues.games.island.aids.parts import parts_of
from leagues.games.island.decisions import (
    act,
    close,
    draw_card,
    explore,
    first_player,
    reveal_top,
    show_bonus,
    show_space,
)  # fmt: skip
from leagues.games.island.messages import Say
from leagues.games.island.rewards import REWARDS
from leagues.games.island.rulebook import Rule
from leagues.games.island.state import State
from leagues.games.island.steps import Step
from leagues.games.island.tables import Tables, impossible_tables, read_tables
from leagues.kernel.game import Game
from leagues.kernel.options import Option


def options_of(s: Any) -> dict[str, Any]:
    """The options that a state was begun with."""
    return {"players": s.players, "memory": "on" if s.memory else "off"}


def seats(s: Any) -> int:
    """How many seats there are."""
    return int(s.players)


GAME = Game(
    id="island",
    rules_version=1,
    state=State,
    tables=Tables,
    modules={
        Step.REVEAL_TOP: reveal_top,
        Step.SHOW_SPACE: show_space,
        Step.SHOW_BONUS: show_bonus,
        Step.FIRST_PLAYER: first_player,
        Step.EXPLORE: explore,
        Step.ACT: act,
        Step.DRAW_CARD: draw_card,
        Step.CLOSE: close,
    },
    advance=flow.advance,
    begin=flow.begin,
    options=(Option("players", 2, (2, 3, 4)), Option("memory", "off", ("off", "on"))),
    options_of=options_of,
    seats=seats,
    rulebook=Rule,
    messages=Say,
    endings=endings.Ending,
    score=endings.score,
    read_tables=read_tables,
    impossible_tables=impossible_tables,
    impossible=possible.impossible,
    rules=(flow, camp, endings, hull, state, storing),
    policies={"greedy": greedy},
    rewards=REWARDS,
    folder=Path(__file__).parent,
    page=page,
    targets=targets_of,
    parts=parts_of,
    explain=explain,
)
