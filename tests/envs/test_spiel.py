"""The games in OpenSpiel: its own simulation test, its search bots, chance, information states and observers."""

from __future__ import annotations

import json
import subprocess
import sys
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

from leagues.envs import spiel
from leagues.kernel.errors import LeaguesError
from tests.sizes import sized

GAMES: dict[str, tuple[str, dict[str, Any]]] = {
    "nautilion": ("nautilion", {}),
    "nautilion for two": ("nautilion", {"players": 2, "expansions": "all", "darkhouse_level": "normal"}),
    "island": ("island", {}),
    "island for four": ("island", {"players": 4, "memory": "on"}),
    "nemo": ("nemo", {"motive": "science"}),
    "nemo with rivals": ("nemo", {"players": 3, "company": "semi-competitive", "motive": "piracy", "optional_rules": "all"}),
    "nemo and the Imperialists": ("nemo", {"company": "imperialists"}),
}


def load(name: str) -> Any:
    game, options = GAMES[name]
    return spiel.load(game, **options)


@pytest.mark.parametrize("name", GAMES)
def test_openspiel_finds_nothing_wrong(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(load(name), num_sims=sized(1, 20), serialize=True, verbose=False)


def played(game: Any, seed: int, most: int = 10**6) -> Any:
    """A state on the way, or at the end of a random game."""
    luck, state = Random(seed), game.new_initial_state()
    for _ in range(most):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1.0)
            state.apply_action(luck.choices(outcomes, chances)[0])
        else:
            state.apply_action(luck.choice(state.legal_actions()))
    return state


def test_games_are_loaded_with_their_options() -> None:
    game = pyspiel.load_game("leagues_nautilion(ship=B2,expansions=mages reefs,players=2)")
    state = game.new_initial_state()
    assert game.num_players() == 2
    assert json.loads(str(state))["expansions"] == 0b101
    assert game.get_parameters()["ship"] == "B2"
    with pytest.raises(LeaguesError, match="ship"):
        spiel.load("nautilion", ship="D9")
    with pytest.raises(LeaguesError, match="chess"):
        spiel.load("chess")


@pytest.mark.parametrize("name", ["nautilion for two", "island for four"])
def test_the_end_brings_what_the_game_is_about(name: str) -> None:
    for seed in range(3):
        state = played(load(name), seed)
        returns, s = state.returns(), state._moment.state
        if name.startswith("island"):
            assert sum(returns) == pytest.approx(0.0)
            assert returns[s.ending - 1] == 1.0
        else:
            assert returns == [float(s.ending == 1)] * 2


def test_chance_is_as_likely_as_the_rules_say() -> None:
    state = load("nautilion").new_initial_state()
    assert state.is_chance_node()
    outcomes = state.chance_outcomes()
    assert [chance for _, chance in outcomes] == pytest.approx([4 / 36] * 9)  # four tokens of each of the crew
    state.apply_action(outcomes[0][0])
    assert state.chance_outcomes()[0][1] == pytest.approx(3 / 35)
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, outcomes[0][0]) == "deal-token: 1"


def test_the_mcts_bot_plays_nautilion() -> None:
    game = load("nautilion")
    state, luck = played(game, 1, 60), np.random.RandomState(3)
    bot = mcts.MCTSBot(game, 1.4, sized(6, 100), mcts.RandomRolloutEvaluator(1, luck), random_state=luck)
    chosen = 0
    while not state.is_terminal() and chosen < sized(4, 10**6):
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(luck.choice(outcomes, p=chances)))
        else:
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
            chosen += 1
    assert chosen >= 4


def test_the_ismcts_bot_plays_the_island() -> None:
    game = load("island")
    luck = np.random.RandomState(5)
    state = played(game, 2, 60)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, luck), 1.4, sized(8, 100), random_state=luck)
    chosen = 0
    while not state.is_terminal() and chosen < sized(4, 10**6):
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(luck.choice(outcomes, p=chances)))
        else:
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(int(action))
            chosen += 1
    assert chosen >= 4


def test_a_resampled_state_is_another_that_the_seat_cannot_tell_apart() -> None:
    game = load("island for four")
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    different = 0
    for seed in range(sized(12, 100)):
        state = played(game, seed, 120)
        if state.is_terminal() or state.is_chance_node():
            continue
        seat = state.current_player()
        other = state.resample_from_infostate(seat, sampler)
        for one in (state, other):
            assert one.current_player() == seat
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.observation_string(seat) == state.observation_string(seat)
        assert other.legal_actions() == state.legal_actions()
        different += str(other) != str(state)
        rival = (seat + 1) % 4
        if other._moment.state.hands[rival] != state._moment.state.hands[rival]:
            assert other.information_state_string(rival) != state.information_state_string(rival)
    assert different >= 5


def test_an_information_state_hides_what_others_drew_and_remembers_all_else() -> None:
    """Games that differ in what another seat drew are one to a seat that did not see it, and two to the one who did."""
    game, told = load("island"), 0
    for seed in range(sized(6, 40)):
        luck, state = Random(seed), game.new_initial_state()
        while not state.is_terminal():
            legal = [id for id, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
            chosen = luck.choice(legal)
            s = state._moment.state
            decision = spiel._decision(game, s)
            audience = decision.audience(s, game.tables)
            if state.is_chance_node() and len(legal) > 1 and audience >= 0:
                one, two = state.child(legal[0]), state.child(legal[1])
                if one.current_player() == two.current_player() and one.move_number() == two.move_number():
                    same = [one.information_state_string(p) == two.information_state_string(p) for p in range(2)]
                    assert not same[audience]
                    told += same[1 - audience]
            state.apply_action(chosen)
    assert told > 10


@pytest.mark.parametrize("name", ["nautilion for two", "island for four"])
def test_observers_give_the_observations_of_the_seat(name: str) -> None:
    game = load(name)
    seen = make_observation(game)
    state = played(game, 4, 100)
    layout = game.layout
    for seat in range(game.num_players()):
        row = [0] * layout.size
        game.observe(state._moment.state, game.tables, seat, row)
        seen.set_from(state, seat)
        assert (seen.tensor * np.array(layout.highs)).round().astype(int).tolist() == row
        assert set(seen.dict) == set(layout.by_name)
        assert seen.tensor.max() <= 1.0
        assert state.observation_tensor(seat) == pytest.approx(seen.tensor.tolist())
        assert seen.string_from(state, seat) == state.observation_string(seat)
    recall = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    assert recall.tensor is None
    assert recall.string_from(state, 0) == state.information_state_string(0)
    public = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    spectator = make_observation(game, public)
    assert spectator.string_from(state, 0) == spectator.string_from(state, 1)
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(params={"colour": 1})
    everything = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    for kind in (everything, pyspiel.IIGObservationType(public_info=False, perfect_recall=False)):
        with pytest.raises(ValueError, match="one seat"):
            game.make_py_observer(kind)


def test_a_program_that_used_it_ends_in_peace() -> None:
    """OpenSpiel keeps what is registered until after the interpreter is gone."""
    program = "from leagues.envs import spiel; spiel.load('island').new_initial_state()"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False, timeout=120)
    assert (done.returncode, done.stderr) == (0, "")
