"""Games for several as environments of PettingZoo: its own tests, rewards, what an agent is shown, and misuse."""

from __future__ import annotations

import copy
import pickle
import warnings
from typing import Any

import numpy as np
import pettingzoo
import pytest

from leagues.envs.zoo import RivalsEnv, env
from leagues.kernel.errors import LeaguesError
from tests.sizes import sized

with warnings.catch_warnings():  # its tests import a game of its own in a way that it has deprecated
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

GAMES: dict[str, dict[str, Any]] = {
    "island": {"players": 3},
    "island of two": {"game": "island", "memory": "on"},
    "nautilion": {"expansions": "all"},
    "nemo": {"motive": "adventure", "optional_rules": "all"},
    "nemo with rivals": {"game": "nemo", "players": 4, "company": "semi-competitive", "box": "expanded"},
    "nemo and the Imperialists": {"game": "nemo", "company": "imperialists"},
}
# What PettingZoo says of every environment that is not in its own list, and of every mask at the end of a game.
DICTIONARIES = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


def make(name: str, **more: Any) -> Any:
    return env(**{"game": name, "backend": "python", **GAMES[name], **more})


def test_pettingzoo_makes_them_by_name() -> None:
    made = pettingzoo.make("aec", "leagues/Island-v0", players=4, backend="python")
    assert (str(made), len(made.possible_agents)) == ("leagues_island_v0", 4)
    assert str(pettingzoo.make("aec", "leagues/Nautilion-v0", backend="python")) == "leagues_nautilion_v0"
    captains = pettingzoo.make("aec", "leagues/NemosWar-v0", players=3, company="semi-competitive", backend="python")
    assert (str(captains), len(captains.possible_agents)) == ("leagues_nemo_v0", 3)


@pytest.mark.parametrize(
    "form", ["flat", pytest.param("masked", marks=DICTIONARIES), pytest.param("named", marks=DICTIONARIES)]
)
@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo_finds_nothing_wrong(name: str, form: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(make(name, observation=form), num_cycles=sized(150, 2000))
    assert "Passed" in capsys.readouterr().out


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    seed_test(lambda: make(name), num_cycles=sized(60, 500))


@pytest.mark.parametrize("name", GAMES)
def test_every_mode_shows_the_board(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: make(name, render_mode=render_mode), {"svg": lambda shown: shown.startswith("<svg")})
    assert "\x1b[" in capsys.readouterr().out  # a human being has seen it in colour


def test_pettingzoo_can_measure_it(capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(make("island"))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize("name", [name for name in GAMES if "nemo" not in name])
def test_the_end_rewards_everybody_and_tells_the_points(name: str) -> None:
    raw = RivalsEnv(**{"game": name, "backend": "python", **GAMES[name]})
    luck = np.random.default_rng(4)
    for seed in range(sized(2, 20)):
        raw.reset(seed=seed)
        totals, points = dict.fromkeys(raw.agents, 0.0), {}
        for agent in raw.agent_iter():
            seen, reward, terminated, _, info = raw.last()
            totals[agent] += reward
            if terminated:
                points[agent] = info["points"]
            raw.step(None if terminated else int(luck.choice(np.flatnonzero(seen["action_mask"]))))
        state, game = raw.play.state, raw.play.game
        assert points == {agent: game.score(state, raw.play.tables, seat) for seat, agent in enumerate(totals)}
        if game.id == "nautilion":
            assert set(totals.values()) == {float(points["player_0"])}
        else:
            assert sum(totals.values()) == pytest.approx(0.0)
            assert max(totals, key=lambda agent: totals[agent]) == f"player_{state.ending - 1}"
        with pytest.raises(LeaguesError, match="game is over"):
            raw.step(0)


@pytest.mark.parametrize("name", [name for name in GAMES if "nemo" in name])
def test_each_captain_is_paid_what_the_voyage_is_worth_to_that_captain(name: str) -> None:
    raw = RivalsEnv(**{"game": name, "backend": "python", **GAMES[name]})
    luck = np.random.default_rng(5)
    for seed in range(sized(2, 20)):
        raw.reset(seed=seed)
        totals, acted = dict.fromkeys(raw.agents, 0.0), set()
        for agent in raw.agent_iter():
            seen, reward, terminated, _, _ = raw.last()
            totals[agent] += reward
            acted |= set() if terminated else {agent}
            raw.step(None if terminated else int(luck.choice(np.flatnonzero(seen["action_mask"]))))
        state, paid = raw.play.state, raw.play.game.reward()
        assert list(totals.values()) == [
            paid.worth(state, raw.play.tables, seat) / paid.parts for seat in range(len(totals))
        ]
        assert len(acted) > 1 or state.turn < 3
        if "company" not in GAMES[name]:
            assert len(set(totals.values())) == 1  # they sail together


def test_nemo_is_not_shown_which_ships_the_imperialists_choose_from() -> None:
    raw = RivalsEnv("nemo", company="imperialists", backend="python", observation="named")
    luck, chosen = np.random.default_rng(3), 0
    for seed in range(3):
        raw.reset(seed=seed)
        while not any(raw.terminations.values()):
            state: Any = raw.play.state
            nemo, rival = map(raw.observe, raw.agents)
            for seen in (nemo, rival):
                assert sorted(seen["offers"].tolist()) == sorted(state.offers)
            assert not nemo["offered"].any()
            assert rival["offered"].tolist() == state.offered[1]
            both = [[x + y for x, y in zip(state.waiting, state.offered[1], strict=True)], state.waiting]
            assert [nemo["waiting"].tolist(), rival["waiting"].tolist()] == both
            chosen += any(state.offered[1])
            raw.step(int(luck.choice(np.flatnonzero(raw.play.mask))))
    assert chosen >= 3


def test_copies_go_their_own_ways_and_pickles_go_on() -> None:
    luck = np.random.default_rng(1)
    raw = RivalsEnv("island", players=3, backend="python")
    raw.reset(seed=2)
    for _ in range(30):
        raw.step(int(luck.choice(np.flatnonzero(raw.play.mask))))
    others = [copy.copy(raw), copy.deepcopy(raw), pickle.loads(pickle.dumps(raw))]
    before, action = raw.play.state.copy(), int(np.flatnonzero(raw.play.mask)[0])
    for other in others:
        other.step(action)
        assert raw.play.state == before
    raw.step(action)
    assert all(other.play.state == raw.play.state for other in others)
    assert all(
        (other.observe("player_1")["observation"] == raw.observe("player_1")["observation"]).all() for other in others
    )


def test_an_agent_is_shown_its_own_hand_and_an_empty_mask_while_others_decide() -> None:
    raw = RivalsEnv("island", players=3, backend="python", observation="named")
    raw.reset(seed=8)
    luck = np.random.default_rng(8)
    for _ in range(40):
        raw.step(int(luck.choice(np.flatnonzero(raw.play.mask))))
    state: Any = raw.play.state
    for seat, agent in enumerate(raw.agents):
        seen = raw.observe(agent)
        assert seen["hands"].tolist() == state.hands[seat]
        others = np.sum([hand for other, hand in enumerate(state.hands) if other != seat], axis=0)
        assert seen["deck"].tolist() == (np.array(state.deck) + others).tolist()
        assert bool(seen["action_mask"].any()) == (agent == raw.agent_selection)
        assert ("action_mask" in raw.infos[agent]) == (agent == raw.agent_selection)


def test_misuse_is_answered_by_a_sentence() -> None:
    raw = RivalsEnv("island", backend="python")
    for misuse in (lambda: raw.step(0), raw.last, lambda: raw.observe("player_0")):
        with pytest.raises(LeaguesError, match="Call reset first"):
            misuse()
    raw.reset(seed=1, options={"wind": 3})
    with pytest.raises(LeaguesError, match="given memory"):
        raw.reset(options={"memory": "on"})
    for ask in (raw.observe, raw.observation_space, raw.action_space):
        with pytest.raises(LeaguesError, match="player_0, player_1"):
            ask("nemo")
    with pytest.raises(LeaguesError, match="whole number"):
        raw.step("explore 1")
    refused = int(np.flatnonzero(raw.play.mask == 0)[0])
    with pytest.raises(LeaguesError):
        raw.step(refused)
    assert raw.play.moves() == raw.moves()
    for wrong, sentence in (
        ({"game": "chess"}, "chess"),
        ({"game": "nemo", "players": 1}, "no game for several"),
        ({"game": "nautilion", "players": 1}, "no game for several"),
        ({"game": "island", "players": 9}, "players"),
        ({"render_mode": "film"}, "ansi"),
    ):
        with pytest.raises(LeaguesError, match=sentence):
            RivalsEnv(**wrong)


def test_an_illegal_action_ends_a_wrapped_game() -> None:
    wrapped = env("island", backend="python")
    wrapped.reset(seed=1)
    agent = wrapped.agent_selection
    wrapped.step(int(np.flatnonzero(wrapped.last()[0]["action_mask"] == 0)[0]))
    assert wrapped.rewards[agent] == -1.0
    assert all(wrapped.terminations.values())
