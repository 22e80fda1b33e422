"""The program that learns: it learns, it is the same for the same seed, and it can be stopped and taken up again."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

from leagues.kernel.errors import LeaguesError
from tests.research import needs

pytestmark = [needs("torch", "numba"), pytest.mark.compiled]
OPTIONS = {"ship": "A1", "reserve": 4}
SMALL = {"games": 32, "steps": 12, "updates": 4, "passes": 2, "parts": 2, "width": 32, "blocks": 1, "rate": 1e-3}


@pytest.fixture(autouse=True)
def one_thread() -> None:
    import torch

    torch.set_num_threads(1)


def run(file: Path, seed: int = 1, **settings: Any) -> Any:
    import torch

    from leagues.train.ppo import Settings
    from leagues.train.run import Run

    return Run(Settings(**SMALL | settings), torch.device("cpu"), seed, OPTIONS, file, 0.0)


def weights(one: Any) -> list[float]:
    return [value for part in one.learner.network.state_dict().values() for value in part.flatten().tolist()]


def rows(one: Any) -> list[dict[str, Any]]:
    return [{name: value for name, value in row.items() if name != "seconds"} for row in one.rows]


def test_stopped_and_taken_up_again_it_is_the_same_run(tmp_path: Path) -> None:
    whole = run(tmp_path / "whole.pt")
    list(whole.learn())
    stopped = run(tmp_path / "stopped.pt")
    for row in stopped.learn():
        if row["update"] == 2:
            break
    assert not stopped.done
    again = run(tmp_path / "stopped.pt")
    assert [row["update"] for row in again.learn()] == [3, 4]
    assert (whole.done, again.done) == (True, True)
    assert weights(again) == weights(whole) != weights(stopped)
    assert rows(again) == rows(whole)
    assert again.learner.sea.batch.save() == whole.learner.sea.batch.save()
    assert again.seconds > stopped.rows[-1]["seconds"]
    assert list(run(tmp_path / "whole.pt").learn()) == []  # there is nothing left to do


def test_another_seed_is_another_run_and_does_not_take_up_this_one(tmp_path: Path) -> None:
    one, other = run(tmp_path / "one.pt", updates=1), run(tmp_path / "other.pt", seed=2, updates=1)
    list(one.learn())
    list(other.learn())
    assert weights(one) != weights(other)
    for different in ({"seed": 2, "updates": 1}, {"updates": 2}):
        with pytest.raises(LeaguesError) as refused:
            run(tmp_path / "one.pt", **different)
        assert refused.value.code == "run-differs"


def test_it_learns() -> None:
    import torch

    from leagues.train.ppo import Learner, Settings
    from leagues.train.sea import Sea

    settings = Settings(games=128, steps=32, passes=3, parts=8, width=64, blocks=1, rate=1e-3)
    learner = Learner(Sea(settings.games, torch.device("cpu"), seed="learns", reward="crew", **OPTIONS), settings, 1)

    def paid() -> float:
        """What a game brings, the crew that comes aboard included."""
        games = int(learner.play(1.0)["games"])
        return float(learner.played.paid.sum()) / games

    paid()
    before = paid()
    for _ in range(10):
        learner.learn(1.0)
        after = paid()
    assert after > 1.3 * before


def test_only_what_is_legal_is_preferred() -> None:
    import torch

    from leagues.train.network import Network
    from leagues.train.ppo import chosen
    from leagues.train.sea import Sea

    sea = Sea(64, torch.device("cpu"), seed="legal", reward="crew", **OPTIONS)
    network, luck = Network(sea, 16, 1), torch.Generator().manual_seed(3)
    for _ in range(60):  # the batch refuses what is not legal
        legal = sea.legal(sea.mask)
        assert (legal.numpy().sum(1) == sea.batch.legal.sum(1)).all()
        with torch.no_grad():
            sea.step(chosen(network(network.eyes(sea.rows), legal)[0], luck))


def test_what_is_drawn_is_as_likely_as_it_is_preferred() -> None:
    import torch

    from leagues.train.network import ILLEGAL
    from leagues.train.ppo import chosen

    preferences = torch.tensor([[ILLEGAL, 0.0, ILLEGAL, 1.0, 2.0, ILLEGAL]]).repeat(40_000, 1)
    found = chosen(preferences, torch.Generator().manual_seed(1)).bincount(minlength=6) / 40_000
    assert found.tolist() == pytest.approx(preferences[0].softmax(0).tolist(), abs=0.01)
    assert found[[0, 2, 5]].sum() == 0


def test_advantages_are_those_of_the_definition(tmp_path: Path) -> None:
    """GAE as a plain sum of surprises, for each game and step."""
    import torch

    learner = run(tmp_path / "run.pt", steps=40, updates=1).learner
    learner.play(1.0)
    learner.learn(1.0)  # at first it thinks nothing of anything
    learner.play(1.0)
    played, trace = learner.played, learner.settings.trace
    with torch.no_grad():
        sea = learner.sea
        _, last = learner.network(learner.network.eyes(sea.rows), sea.legal(sea.mask))
    found = learner.advantages()
    assert int(played.over.sum()) > 10
    for game in range(8):
        values = [*played.values[:, game].tolist(), float(last[game])]
        for step in range(40):
            total, weight = 0.0, 1.0
            for later in range(step, 40):
                over = bool(played.over[later, game])
                total += weight * (float(played.paid[later, game]) + (0.0 if over else values[later + 1]) - values[later])
                weight *= trace
                if over:
                    break
            assert total == pytest.approx(float(found[step, game]), abs=1e-5)


def test_two_who_played_the_same_games_are_compared_game_by_game() -> None:
    from leagues.train.judging import beside

    ours, theirs = np.array([True, True, True, False] * 25), np.array([True, False, False, True] * 25)
    found = beside(ours, theirs)
    assert (found["network"], found["greedy"], found["difference"]) == (75.0, 50.0, 25.0)
    assert (found["only_network"], found["only_greedy"]) == (50, 25)
    low, high = found["interval"]
    assert (low + high) / 2 == pytest.approx(25.0)
    assert high - low == pytest.approx(2 * 1.96 * 100 * np.std([0, 1, 1, -1] * 25, ddof=1) / 10)


def test_the_command_learns_judges_and_writes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from leagues.train.__main__ import main

    settings = [word for name, value in SMALL.items() for word in (f"--{name}", str(value))]
    arguments = ["--out", str(tmp_path), "--threads", "1", "--judged", "40", *settings]
    assert main(arguments) == 0
    told = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert json.loads((tmp_path / "result.json").read_text()) == told
    assert (told["games"], told["ship"], told["settings"]["updates"]) == (40, "A1", 4)
    assert 50 < told["greedy"] < 95  # it wins 74 of 100
    assert told["network"] < told["greedy"]
    with (tmp_path / "curve.csv").open() as file:
        assert [row["decisions"] for row in csv.DictReader(file)] == [str(32 * 12 * update) for update in range(1, 5)]
    assert ElementTree.parse(tmp_path / "curve.svg").getroot().tag.endswith("svg")
    assert "greedy" in (tmp_path / "curve.svg").read_text()
    assert main([*arguments, "--out", str(tmp_path / "none"), "--seconds", "0.001"]) == 1
    assert "Give it more" in capsys.readouterr().err
    assert main([*arguments, "--seed", "2"]) == 1
    assert "Ask as before" in capsys.readouterr().err
