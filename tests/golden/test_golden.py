"""Committed games, counts and ids: whatever changes them changes the game."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from tools.golden import playthrough

from leagues import api
from leagues.games import GAMES
from leagues.games.nautilion.state import EXPANSIONS
from leagues.games.nemo import names
from leagues.kernel.perft import perft
from tests.kernel.games import body

FOLDER = Path(__file__).parent
OF_RIVALS = ("lost-outplayed",)  # who are two at least
RECORDS = sorted(FOLDER.glob("*.jsonl"))


@pytest.mark.parametrize("id", GAMES)
def test_the_golden_files_are_what_the_program_does(id: str) -> None:
    """To accept a change: `python tools/golden.py`, then look at the difference."""
    tool = FOLDER.parents[1] / "tools" / "golden.py"
    done = subprocess.run([sys.executable, tool, "--check", "--game", id], capture_output=True, text=True)
    assert done.stdout == "nothing differs\n"
    assert done.returncode == 0


@pytest.mark.parametrize("id", GAMES)
def test_there_is_a_recorded_game_for_every_ending_with_every_number_of_players(id: str) -> None:
    """In Island nobody wins whose seat is empty. Of Nemo, some voyages of several captains are there."""
    game = GAMES[id]
    tables = [api.load(file) for file in RECORDS if file.stem.startswith(f"{id}-")]
    endings = [ending.name.lower().replace("_", "-") for ending in game.endings]
    for players in next((option.choices for option in game.options if option.name == "players"), (1,)):
        reached = endings[: int(players)] if id == "island" else [one for one in endings if one not in OF_RIVALS]
        found = {table.outcome for table in tables if len(table.seats) == players}
        assert found == set(reached) or (id == "nemo" and players != 1 and found <= set(endings))
        assert found


def test_every_ending_is_there_with_all_expansions_and_those_of_the_base_game_without() -> None:
    tables = [api.load(file) for file in RECORDS if file.stem.startswith("nautilion-")]
    found = {(len(table.seats), table.options["expansions"], table.outcome) for table in tables}
    assert {expansions for _, expansions, _ in found} == {(), EXPANSIONS}
    assert len(found) == len(tables) == 2 * (6 + 3)


def test_at_random_the_camp_of_the_island_runs_dry_and_somebody_passes() -> None:
    """Games that are played well come to neither."""
    tables = [api.load(file) for file in RECORDS if file.stem.startswith("island-") and "-random-" in file.stem]
    assert sorted(len(table.seats) for table in tables) == [2, 3, 4]
    for table in tables:
        assert ("say-passed" in {line.message for line in table.journal}) >= (len(table.seats) != 3)
        assert ("show-space" in {entry.decision.name for entry in table.entries}) >= (len(table.seats) != 2)


def test_voyages_are_recorded_with_every_motive_and_difficulty_and_a_pariah_of_each_motive() -> None:
    tables = [api.load(file) for file in RECORDS if file.stem.startswith("nemo-")]
    for option in [option for option in GAMES["nemo"].options if option.name in ("players", "motive", "difficulty")]:
        assert {table.options[option.name] for table in tables} == set(option.choices)
    pariahs = {table.options["motive"] for table in tables if table.outcome == "lost-pariah"}
    assert pariahs == set(names.MOTIVES) - {"piracy"}  # which knows no defeat by Notoriety
    finales = {entry.notation for table in tables for entry in table.entries if entry.notation.startswith("finale ")}
    assert finales >= {f"finale {letter}" for letter in "abcefg"}


def test_voyages_are_recorded_with_every_company_and_what_only_rivals_come_to() -> None:
    tables = [api.load(file) for file in RECORDS if file.stem.startswith("nemo-")]
    companies = next(option.choices for option in GAMES["nemo"].options if option.name == "company")
    assert {table.options["company"] for table in tables} == set(companies)
    assert {table.outcome for table in tables} >= set(OF_RIVALS)
    shown = {entry.decision.name for table in tables for entry in table.entries}
    assert shown >= {"muster", "draw-mustered", "show-ship", "admiralty"}


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_recorded_game_goes_as_it_is_written_down(file: Path) -> None:
    table, written = api.load(file), file.read_text(encoding="utf-8")
    assert file.stem.startswith(f"{table.game.id}-{len(table.seats)}-")
    assert file.stem.endswith(f"-{table.outcome}")
    assert body(table.record()) == body(written)
    assert table.state.brief() == json.loads(written.splitlines()[-1])["state"]
    assert playthrough(table) == file.with_suffix(".txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("id", GAMES)
def test_ids_are_only_ever_appended(id: str) -> None:
    committed = (FOLDER / f"{id}-actions.tsv").read_text(encoding="utf-8").splitlines()[2:]
    now = ["\t".join(map(str, row)) for row in GAMES[id].decisions.table()]
    assert now[: len(committed)] == committed


@pytest.mark.parametrize("id", GAMES)
def test_counts_are_reached_from_the_states_as_they_are_written(id: str) -> None:
    game = GAMES[id]
    tables = game.read_tables(None)
    for one in json.loads((FOLDER / f"{id}-perft.json").read_text(encoding="utf-8")):
        state = game.load_state(tables, one["state"])
        assert game.options_of(state) == game.read_options(one["options"])
        assert perft(game, tables, state, 3) == one["counts"][:3]
