"""The hand-written C that compiled decisions are measured against plays the same games, to the bit."""

from __future__ import annotations

import importlib.util
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest

from leagues.games import GAMES
from leagues.simulate import interpreted

BENCH = Path(__file__).resolve().parents[2] / "bench"


@pytest.fixture
def by_hand(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(BENCH))
    spec = importlib.util.spec_from_file_location("by_hand", BENCH / "by_hand.py")
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    yield made
    sys.modules.pop("pairs", None)


@pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler here")
def test_the_games_written_by_hand_are_the_games_of_the_rules(by_hand: Any, tmp_path: Path) -> None:
    pytest.importorskip("numba")
    game, games = GAMES["nautilion"], 300
    *_, report = interpreted(game, "random", game.read_tables(None), game.read_options({}), by_hand.SEED, games)
    program = by_hand.build(tmp_path)
    ours = report.json()
    theirs = by_hand.by_hand(program, games)
    assert by_hand.same(ours, theirs), (ours, theirs)
    assert not by_hand.same(ours, by_hand.by_hand(program, games - 1))
    assert theirs["decisions"] > 20 * games
