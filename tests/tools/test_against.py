"""`make bench AGAINST=…`: the ratio and its interval, the other commit's sources, and both measured in turns for real."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

import against
import pairs
from tests.patience import ended_after

ROOT = Path(__file__).parents[2]


def test_the_ratio_of_pairs_is_their_geometric_mean_within_an_interval() -> None:
    found = pairs.ratio([2.0, 8.0], [1.0, 1.0])
    assert found.mean == pytest.approx(4.0)
    assert found.low == pytest.approx(2.0)
    assert found.high == pytest.approx(8.0)
    same = pairs.ratio([3.0] * 9, [2.0] * 9)
    assert same.pairs == 9
    assert [same.mean, same.median, same.low, same.high] == pytest.approx([1.5] * 4)


def test_what_slows_both_does_not_change_the_ratio() -> None:
    luck = Random(4)
    load = [luck.uniform(0.2, 1) for _ in range(20)]
    found = pairs.ratio([50 * part for part in load], [40 * part for part in load])
    assert [found.low, found.high] == pytest.approx([1.25, 1.25])


def test_the_interval_holds_the_truth_about_as_often_as_it_says() -> None:
    luck = Random(5)
    held = 0
    for number in range(60):
        this = [1.1 * luck.lognormvariate(0, 0.1) for _ in range(17)]
        that = [luck.lognormvariate(0, 0.1) for _ in range(17)]
        found = pairs.ratio(this, that, seed=number)
        held += found.low <= 1.1 <= found.high
    assert 0.85 <= held / 60 <= 1


def test_the_other_one_goes_first_in_every_second_pair() -> None:
    order: list[str] = []

    def measured(name: str) -> float:
        order.append(name)
        return 1.0

    pairs.in_turns(lambda: measured("A"), lambda: measured("B"), 4)
    assert "".join(order) == "ABBAABBA"


@pytest.mark.parametrize(("this", "that"), [([1.0], [1.0]), ([1.0, 2.0], [1.0]), ([1.0, 0.0], [1.0, 1.0])])
def test_what_is_no_pair_is_refused(this: list[float], that: list[float]) -> None:
    with pytest.raises(ValueError, match="pairs"):
        pairs.ratio(this, that)


def has_history() -> bool:
    return (ROOT / ".git").exists() and subprocess.run(
        ["git", "rev-parse", "HEAD^"], cwd=ROOT, capture_output=True
    ).returncode == 0


needs_history = pytest.mark.skipif(not has_history(), reason="only a clone has other commits to compare with")


def worktrees() -> str:
    return subprocess.run(["git", "worktree", "list"], cwd=ROOT, capture_output=True, text=True, check=True).stdout


@needs_history
def test_another_commit_runs_its_own_sources_and_leaves_nothing_behind() -> None:
    with against.commit("HEAD^") as other:
        asked = [other.python, "-c", "import leagues, leagues.engine; print(leagues.engine.__file__)"]
        found = subprocess.run(asked, env=other.environment, capture_output=True, text=True, check=True).stdout.strip()
        assert Path(found).is_relative_to(other.root)
        assert str(other.root) in worktrees()
    assert not other.root.exists()
    assert str(other.root) not in worktrees()


def test_sources_that_are_not_what_runs_are_noticed(tmp_path: Path) -> None:
    with pytest.raises(RuntimeError, match="would run"):
        against.Checkout("elsewhere", tmp_path).check()


@needs_history
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_the_folder_goes_when_the_run_is_stopped(number: int) -> None:
    """Ctrl-C means something even where the tests themselves were started to go on without a terminal."""
    script = "import against, signal, time\nsignal.signal(signal.SIGINT, signal.default_int_handler)\n"
    script += "with against.commit('HEAD^') as c:\n    print(c.root, flush=True)\n    time.sleep(60)"
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "bench")}
    process = subprocess.Popen([sys.executable, "-c", script], env=environment, stdout=subprocess.PIPE,
                               stderr=subprocess.PIPE, text=True)  # fmt: skip
    assert process.stdout is not None
    with ended_after(process):
        root = process.stdout.readline().strip()
    assert Path(root).exists()
    process.send_signal(number)
    process.communicate(timeout=60)
    end = time.monotonic() + 20
    while root in worktrees() and time.monotonic() < end:
        time.sleep(0.1)
    assert root not in worktrees()
    assert not Path(root).exists()


@needs_history
def test_both_are_measured_in_one_run(tmp_path: Path) -> None:
    command = [sys.executable, "compare.py", "HEAD^", "--pairs", "3", "--seconds", "0.02", "--results", str(tmp_path),
               "--rows", "nautilion random interpreted", "import leagues"]  # fmt: skip
    run = subprocess.run(command, cwd=ROOT / "bench", capture_output=True, text=True, timeout=300)
    assert run.returncode == 0, run.stderr
    found = json.loads((tmp_path / "against.json").read_text(encoding="utf-8"))
    assert [(row["row"], len(row["this"]), len(row["that"])) for row in found["rows"]] == [
        ("nautilion random interpreted", 3, 3), ("import leagues", 3, 3),
    ]  # fmt: skip
    assert all(row["ratio"]["low"] <= row["ratio"]["mean"] <= row["ratio"]["high"] for row in found["rows"])
    assert "times as fast" in (tmp_path / "against.md").read_text(encoding="utf-8")


def test_a_commit_that_is_not_there_is_named() -> None:
    with pytest.raises(SystemExit, match="no commit 'nowhere'"), against.commit("nowhere"):
        pass
