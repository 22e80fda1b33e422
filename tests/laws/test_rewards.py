"""What programs that learn are rewarded with: nothing before the end unless they ask for more."""

from __future__ import annotations

import re
from pathlib import Path
from statistics import mean
from typing import Any

import pytest

from leagues.games import GAMES
from leagues.games.nemo.endings import Ending
from leagues.kernel.errors import LeaguesError
from leagues.kernel.rewards import END
from tests.laws.cases import FEW_CASES, Case
from tests.laws.players import Player

CASES = [case for case in FEW_CASES if case.game.rewards]


def aim(case: Case, state: Any, tables: Any, seat: int) -> float:
    """What a finished game should bring a seat."""
    game = case.game
    if game.id == "nautilion":
        return 1.0 if game.ending_name(state).startswith("won") else 0.0
    if game.id == "nemo":
        name = game.ending_name(state)
        levels = {"won-inconsequential": 0.25, "won-adequate": 0.5, "won-success": 0.75, "won-triumph": 1.0}
        return levels.get(name, 0.0)
    mine, *others = ((game.score(state, tables, (seat + i) % state.players), -state.columns[(seat + i) % state.players])
                     for i in range(state.players))  # fmt: skip
    return mean(1.0 if mine > other else -1.0 for other in others)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_end_brings_what_the_game_is_about(case: Case) -> None:
    game, tables, reward = case.game, case.game.read_tables(None), case.game.reward()
    assert reward is game.rewards[END]
    for number, policy in enumerate(("random", "greedy")):
        for end, _ in Player(policy).moments(case, number):
            if not end.ending:
                assert not any(reward.worth(end, tables, seat) for seat in range(game.seats(end)))
        found = [reward.worth(end, tables, seat) / reward.parts for seat in range(game.seats(end))]
        assert found == pytest.approx([aim(case, end, tables, seat) for seat in range(game.seats(end))])
        if game.id == "island":
            assert sum(found) == pytest.approx(0.0)
            assert found[end.ending - 1] == 1.0  # whoever won has beaten all


def test_a_voyage_is_worth_its_level_and_a_defeat_nothing() -> None:
    game = GAMES["nemo"]
    tables, reward = game.read_tables(None), game.reward()
    found = {}
    for ending in Ending:
        state = game.new_state(tables, game.read_options({}))
        state.ending = ending
        found[ending.name] = reward.worth(state, tables, 0) / reward.parts
    assert {name: worth for name, worth in found.items() if worth} == {
        "WON_INCONSEQUENTIAL": 0.25, "WON_ADEQUATE": 0.5, "WON_SUCCESS": 0.75, "WON_TRIUMPH": 1.0
    }  # fmt: skip


def test_a_reward_for_the_crew_grows_with_it_and_is_1_for_a_game_won() -> None:
    game = GAMES["nautilion"]
    tables, reward = game.read_tables(None), game.reward("crew")
    state: Any = game.new_state(tables, game.read_options({}))
    assert reward.worth(state, tables, 0) == 0
    state.crew = 0b1000000110
    assert reward.worth(state, tables, 0) / reward.parts == 3 / 18
    state.crew, state.ending = 0b1111111110, 1
    assert reward.worth(state, tables, 0) / reward.parts == 1
    state.ending = 2
    assert reward.worth(state, tables, 0) / reward.parts == 0.5


@pytest.mark.parametrize("id", ["island", "nemo"])
def test_points_are_the_score_on_the_way(id: str) -> None:
    game = GAMES[id]
    tables, reward = game.read_tables(None), game.reward("points")
    case = next(case for case in CASES if case.game is game)
    grew = 0
    for number in range(3):
        last = None
        for state, _ in Player("greedy").moments(case, number):
            worth = reward.worth(state, tables, 0) / reward.parts
            grew += last is not None and worth > last
            last = worth
        assert last == game.score(state, tables, 0)
    assert grew > 10


def test_a_defeat_takes_the_points() -> None:
    game = GAMES["nemo"]
    tables, reward = game.read_tables(None), game.reward("points")
    state: Any = game.new_state(tables, game.read_options({}))
    state.cubes[0] = 3
    assert reward.worth(state, tables, 0) != 0
    state.ending = Ending.LOST_BROKEN
    assert reward.worth(state, tables, 0) == 0


def test_an_unknown_reward_is_answered_with_those_that_there_are() -> None:
    with pytest.raises(LeaguesError, match="end, crew"):
        GAMES["nautilion"].reward("gold")


def test_the_page_on_rewards_says_what_they_are() -> None:
    page = (Path(__file__).parents[2] / "docs" / "observations.md").read_text(encoding="utf-8")
    found = re.findall(r"^\| [^|]*\| `(\w+)` \| (.*) \|$", page, re.MULTILINE)
    assert found == [(name, reward.about) for game in GAMES.values() for name, reward in game.rewards.items()]
