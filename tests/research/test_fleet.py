"""A simulation on many machines is the one of one machine: on a real cluster, with a machine killed on the way, stopped and
taken up again."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from leagues import fleet
from leagues.cli import main
from leagues.games import GAMES
from leagues.kernel.errors import LeaguesError
from leagues.simulate import interpreted
from tests.research import needs

pytestmark = needs("ray")
GAME = GAMES["nautilion"]
GAMES_PLAYED = 1000
COUNTED = ("games", "decisions", "draws", "steps", "score", "results", "fingerprint")


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Three machines, as Ray sees it: each with its own processes and memory, on this one."""
    from ray.cluster_utils import Cluster

    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told
    started = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "object_store_memory": 80 * 1024**2})
    for _ in range(2):
        started.add_node(num_cpus=1, object_store_memory=80 * 1024**2)
    yield started
    started.shutdown()


def asked(policy: str = "random", seed: str = "sea") -> tuple[Any, ...]:
    return GAME, policy, GAME.read_tables(None), GAME.read_options({"ship": "B2"}), seed, GAMES_PLAYED


def counted(report: Any) -> dict[str, Any]:
    return {name: getattr(report, name) for name in COUNTED}


def test_with_a_machine_killed_on_the_way_it_has_the_fingerprint_of_one(cluster: Any, tmp_path: Path) -> None:
    *_, alone = interpreted(*asked())
    kept, doomed = tmp_path / "kept.jsonl", cluster.list_all_nodes()[-1]
    steps, report = [], None
    for report in fleet.simulate(*asked(), address=cluster.address, keep=kept):
        steps.append(report.games)
        if len(steps) == 3:
            cluster.remove_node(doomed, allow_graceful=False)
        if len(steps) == 12:
            break  # and whoever asked goes away, too
    assert steps == sorted(set(steps))
    assert len(kept.read_text().splitlines()) == 1 + 12
    with kept.open("a") as file:
        file.write('{"first": 99')  # the power went while a line was written
    *later, report = fleet.simulate(*asked(), address=cluster.address, keep=kept)
    assert counted(later[0]) == counted(report) == counted(alone)
    assert report.games == GAMES_PLAYED
    lines = [json.loads(line) for line in kept.read_text().splitlines()]
    assert sorted(line["first"] for line in lines[1:]) == list(range(0, GAMES_PLAYED, 50))
    assert counted(list(fleet.simulate(*asked(), address="nowhere", keep=kept))[-1]) == counted(alone)  # all is done
    for other in (asked(seed="other"), (*asked()[:-1], 999)):
        with pytest.raises(LeaguesError) as refused:
            list(fleet.simulate(*other, address="nowhere", keep=kept))
        assert refused.value.code == "simulation-differs"


MINE = """
from leagues.kernel import sfc32

def choose(states, seen, t, out, count, g):
    return out[sfc32.below(g, count) // 2]
"""


def test_the_command_takes_a_policy_along(
    cluster: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "taken_along.py").write_text(MINE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    command = ["simulate", "nautilion", "--policy", "taken_along:choose", "--games", "120", "--seed", "sea", "--json"]
    told = []
    for more in ([], ["--ray", cluster.address]):
        assert main([*command, *more]) == 0
        told.append(json.loads(capsys.readouterr().out.splitlines()[-1]))
    for name in ("games", "decisions", "results", "mean_score", "fingerprint"):
        assert told[0][name] == told[1][name]


def test_what_cannot_be_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "nautilion", "--ray", "127.0.0.1:1", "--lang", "en"]) == 1
    assert "There is no Ray cluster at 127.0.0.1:1" in capsys.readouterr().err
    assert main(["simulate", "nautilion", "--keep", str(tmp_path / "kept"), "--lang", "en"]) == 1
    assert "Give --ray too" in capsys.readouterr().err
    with pytest.raises(LeaguesError, match="python, cpu, gpu"):
        list(fleet.simulate(*asked(), address="auto", backend="abacus"))


def test_one_file_is_written_by_one_program(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    with fleet.Kept(file, "one"), pytest.raises(LeaguesError) as refused, fleet.Kept(file, "one"):
        pass
    assert refused.value.code == "simulation-kept-elsewhere"
    with pytest.raises(LeaguesError) as refused, fleet.Kept(tmp_path / "none" / "kept", "one"):
        pass
    assert refused.value.code == "file-unwritable"
