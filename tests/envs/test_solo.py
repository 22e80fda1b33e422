"""Games for one as environments of Gymnasium: its own checker, masks, rewards, misuse, and both ways to run."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import leagues.envs
from leagues.envs.solo import SoloEnv
from leagues.kernel.errors import LeaguesError
from tests.sizes import sized

EVERYTHING: dict[str, Any] = {"expansions": "all", "darkhouse_level": "normal", "ship": "B2", "reserve": 6, "players": 2}
TOGETHER: dict[str, Any] = {"players": 3, "motive": "adventure", "difficulty": "captain", "optional_rules": "all"}
ENVS = [
    ("leagues/Nautilion-v0", {}),
    ("leagues/Nautilion-v0", EVERYTHING),
    ("leagues/NemosWar-v0", {"motive": "war"}),
    ("leagues/NemosWar-v0", TOGETHER),
]


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize(("id", "options"), ENVS)
@pytest.mark.parametrize("form", ["flat", "masked", "named"])
def test_gymnasium_finds_nothing_wrong(id: str, options: dict[str, Any], form: str) -> None:
    env = gymnasium.make(id, backend="python", observation=form, render_mode="ansi", **options)
    check_env(env.unwrapped, skip_render_check=form != "flat")


def test_the_environments_are_made_by_the_name_of_their_module() -> None:
    env = gymnasium.make("leagues.envs:leagues/Nautilion-v0", backend="python", max_episode_steps=3)
    _, info = env.reset(seed=1)
    for _ in range(3):
        *_, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
    assert truncated
    leagues.envs.register()  # a second time changes nothing


def play_out(env: Any, seed: int) -> tuple[list[Any], float, dict[str, Any]]:
    """A random game: all that was seen, the sum of rewards, and the last info."""
    luck = np.random.default_rng(seed)
    seen, info = env.reset(seed=seed)
    everything, total, over = [seen], 0.0, False
    while not over:
        legal = np.flatnonzero(info["action_mask"])
        assert len(legal) >= 2
        seen, reward, over, truncated, info = env.step(luck.choice(legal))
        assert not truncated
        total += reward
        everything.append(seen)
        assert env.observation_space.contains(seen)
    return everything, total, info


LEVELS = {"won-full-crew": 1.0, "won-inconsequential": 0.25, "won-adequate": 0.5, "won-success": 0.75, "won-triumph": 1.0}


@pytest.mark.parametrize("game", ["nautilion", "nemo"])
def test_the_end_rewards_and_info_has_the_points(game: str) -> None:
    env = SoloEnv(game, backend="python")
    for seed in range(sized(3, 30)):
        _, total, info = play_out(env, seed)
        assert not info["action_mask"].any()
        points = env.play.game.score(env.play.state, env.play.tables, 0)
        assert info["points"] == points
        assert info["ending"] == env.play.game.ending_name(env.play.state)
        assert total == LEVELS.get(info["ending"], 0.0)
        with pytest.raises(LeaguesError, match="game is over"):
            env.step(0)


def test_a_shaped_reward_sums_up_to_what_the_game_is_worth() -> None:
    env = SoloEnv("nautilion", backend="python", reward="crew")
    for seed in range(3):
        _, total, _ = play_out(env, seed)
        assert total == pytest.approx(env.play.state.crew.bit_count() / 18)


def test_an_illegal_action_ends_the_game_and_info_says_why() -> None:
    env = SoloEnv("nautilion", backend="python")
    _, info = env.reset(seed=3)
    assert not info["action_mask"][0]
    illegal = int(np.flatnonzero(info["action_mask"])[0]) + 1
    while info["action_mask"][illegal]:
        illegal += 1
    _, reward, terminated, truncated, info = env.step(illegal)
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert info["illegal"]
    with pytest.raises(LeaguesError, match="game is over"):
        env.step(illegal)
    env.reset(seed=3)
    assert env.step(0)[4]["rules"] == ()  # an answer to another decision: no rule forbids that


def test_an_illegal_action_can_be_an_error_that_names_the_rule() -> None:
    env = SoloEnv("nautilion", backend="python", illegal="error")
    env.reset(seed=3)
    decision = env.play.game.decisions.by_name["plan"]
    refused = next(id for id in decision.ids if not env.play.mask[id])
    with pytest.raises(LeaguesError) as caught:
        env.step(refused)
    assert caught.value.code == "forbidden"
    assert caught.value.rules
    moves = env.moves()
    assert sorted(moves) == np.flatnonzero(env.play.mask).tolist()
    env.step(next(iter(moves)))  # nothing has happened: the game goes on


@pytest.mark.parametrize("wrong", [1.0, "give 1 2 3", None, True, np.float32(3)])
def test_an_action_of_another_kind_is_an_error(wrong: Any) -> None:
    env = SoloEnv("nautilion", backend="python")
    env.reset(seed=3)
    with pytest.raises(LeaguesError, match="whole number"):
        env.step(wrong)


def test_misuse_is_answered_by_a_sentence() -> None:
    env = SoloEnv("nautilion", backend="python", render_mode="ansi")
    for misuse in (lambda: env.step(0), env.render):
        with pytest.raises(LeaguesError, match="Call reset first"):
            misuse()
    with pytest.raises(LeaguesError, match="takes no options"):
        env.reset(options={"ship": "B1"})
    for wrong, sentence in (
        ({"game": "island"}, "no game for one"),
        ({"game": "nemo", "players": 2, "company": "semi-competitive"}, "company=semi-competitive” is no game for one"),
        ({"game": "nemo", "company": "imperialists"}, "company=imperialists” is no game for one"),
        ({"tables": "no such file"}, "cannot be read"),
        ({"tables": 5}, "cannot be read"),
        ({"game": "chess"}, "chess"),
        ({"observation": "pixels"}, "flat, masked, named"),
        ({"illegal": "ignore"}, "end, error"),
        ({"render_mode": "film"}, "ansi, svg, rgb_array, human"),
        ({"backend": "gpu"}, "auto, cpu, python"),
        ({"reward": "gold"}, "end, crew"),
        ({"ship": "D1"}, "ship"),
        ({"sails": 3}, "sails"),
        ({"frames": 0}, "from 1"),
    ):
        with pytest.raises(LeaguesError, match=sentence):
            SoloEnv(**wrong)


@pytest.mark.parametrize("backend", ["python", pytest.param("cpu", marks=pytest.mark.compiled)])
def test_copies_go_their_own_ways_and_pickles_go_on(backend: str) -> None:
    env = SoloEnv("nautilion", backend=backend, reward="crew", players=2, observation="named")
    _, info = env.reset(seed=9)
    others = [copy.copy(env), copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    action, before = int(np.flatnonzero(info["action_mask"])[0]), env.play.state.copy()
    answers = [other.step(action) for other in others]
    assert env.play.state == before
    seen, *rest, info = env.step(action)
    assert env.play.state != before
    for found, *same, told in answers:
        assert same == rest
        assert all((found[name] == seen[name]).all() for name in seen)
        assert (told["action_mask"] == info["action_mask"]).all()
    play_out(others[2], 4)


def test_numbers_of_numpy_are_actions_too() -> None:
    games = []
    for kind in (int, np.int64, np.int8, np.array):
        env = SoloEnv("nautilion", backend="python")
        _, info = env.reset(seed=5)
        first = int(np.flatnonzero(info["action_mask"])[0])
        games.append(env.step(kind(first))[0].tolist())
    assert games == [games[0]] * 4


@pytest.mark.compiled
@pytest.mark.parametrize("options", [{"players": 2, "observation": "named"}])
def test_compiled_and_interpreted_environments_are_the_same(options: dict[str, Any]) -> None:
    pairs = [SoloEnv("nautilion", backend=backend, reward="crew", **options) for backend in ("python", "auto")]
    assert [env.play.compiled for env in pairs] == [False, True]
    for seed in range(20):
        (one, reward, info), (two, other, again) = (play_out(env, seed) for env in pairs)
        assert reward == other
        assert info.keys() == again.keys()
        assert (info["ending"], info["points"]) == (again["ending"], again["points"])
        assert len(one) == len(two)
        for mine, theirs in zip(one, two, strict=True):
            assert all((mine[name] == theirs[name]).all() for name in mine)
    assert pairs[0].play.state == pairs[1].play.state
