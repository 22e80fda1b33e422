"""Committed games, counts and ids: whatever changes them changes the game."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from leagues import api
from leagues.games import GAMES

FOLDER = Path(__file__).parent
RECORDS = sorted(FOLDER.glob("*.jsonl"))


def test_the_golden_files_are_what_the_program_does() -> None:
    """To accept a change: `python tools/golden.py`, then look at the difference."""
    tool = FOLDER.parents[1] / "tools" / "golden.py"
    done = subprocess.run([sys.executable, tool, "--check"], capture_output=True, text=True)
    assert done.stdout == "nothing differs\n"
    assert done.returncode == 0


def test_there_is_a_recorded_game_for_every_ending_alone_and_together() -> None:
    for game in GAMES.values():
        endings = {ending.name.lower().replace("_", "-") for ending in game.endings}
        for players in (1, 2):
            assert {f"{game.id}-{players}-{ending}" for ending in endings} <= {file.stem for file in RECORDS}


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_recorded_game_reaches_its_hashes_and_its_ending(file: Path) -> None:
    table = api.load(file)
    assert f"{table.game.id}-{len(table.seats)}-{table.outcome}" == file.stem
    assert table.record() == file.read_text(encoding="utf-8")
    last = json.loads(file.read_text(encoding="utf-8").splitlines()[-1])
    assert table.state.brief() == last["state"]


@pytest.mark.parametrize("id", GAMES)
def test_ids_are_only_ever_appended(id: str) -> None:
    committed = (FOLDER / f"{id}-actions.tsv").read_text(encoding="utf-8").splitlines()[2:]
    now = ["\t".join(map(str, row)) for row in GAMES[id].decisions.table()]
    assert now[: len(committed)] == committed
