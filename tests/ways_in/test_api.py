"""The Python interface, as a person types it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

import leagues
from leagues.api import read_seed
from leagues.kernel.chance import FairDice, OpenSeed, OwnDice
from tests.kernel.games import body, example, play_on, played, refusal


def test_the_example_of_the_package() -> None:
    table = leagues.new("nautilion", ship="A1", reserve=4, seed="sea")
    moves = table.legal
    assert isinstance(moves[0], leagues.Move)
    assert all(str(move) and move.rules and move.text("fr") for move in moves)
    table.play(str(moves[0]))
    table.undo()
    assert table.legal == moves
    assert table.outcome is None
    assert table.view(0) == table.state.json()
    assert leagues.load(table.record()).state == table.state


def test_the_names_of_the_package() -> None:
    for name in leagues.__all__:
        assert getattr(leagues, name) is not None
    with pytest.raises(AttributeError, match="nautilus"):
        leagues.nautilus  # noqa: B018


# --- new ------------------------------------------------------------------------------------------------------------


def test_the_luck_of_a_new_game() -> None:
    assert leagues.new("nautilion", seed="sea").luck == OpenSeed("sea")
    assert leagues.new("nautilion", own_dice=True).luck == OwnDice()
    fair = leagues.new("nautilion", players=2).luck
    assert isinstance(fair, FairDice)
    assert len(fair.clients) == 2
    assert leagues.new("nautilion").state != leagues.new("nautilion").state


@pytest.mark.parametrize("game", ["chess", "", "Nautilion", "nautilion ", "../nautilion", "x" * 5000, None, 7])
def test_an_unknown_game(game: Any) -> None:
    assert "nautilion" in refusal("unknown-game", lambda: leagues.new(game, seed="a")).text("en")
    refusal("unknown-game", lambda: leagues.position(game, {}))


@pytest.mark.parametrize("ship", ["Z9", "", "A", "A1 A2", 1, None, ["A1"]])
def test_an_unknown_ship(ship: Any) -> None:
    assert "A1, A2, B1, B2, C1, C2" in refusal("bad-option", lambda: leagues.new("nautilion", ship=ship)).text("en")


def test_an_unknown_option() -> None:
    assert "players, ship, reserve" in refusal("unknown-option", lambda: leagues.new("nautilion", sails=2)).text("en")


@pytest.mark.parametrize("seed", ["", " ", "\t", "x" * 101, "x" * 200, "a\nb", "\x00", "\x1b[2J", "\ud800", "\u200b"])
def test_a_seed_that_cannot_be_typed_again(seed: str) -> None:
    error = refusal("bad-seed", lambda: leagues.new("nautilion", seed=seed))
    assert error.text("en").isprintable()


@pytest.mark.parametrize("seed", ["0", "sea", "x" * 100, "la mer", "é€🌊", 7])
def test_any_other_seed(seed: Any) -> None:
    assert read_seed(seed) == str(seed)
    assert leagues.new("nautilion", seed=seed).luck == OpenSeed(str(seed))


def test_options_as_typed() -> None:
    options = leagues.new("nautilion", ship=" c2", players="2", reserve=6).options
    assert options.items() >= {"players": 2, "ship": "C2", "reserve": 6}.items()


@pytest.mark.parametrize("file", ["no/such/file", ".", "a\x00b", "x" * 5000])
def test_a_file_of_values_that_cannot_be_read(file: str) -> None:
    refusal("file-unreadable", lambda: leagues.new("nautilion", tables=file))
    refusal("file-unreadable", lambda: leagues.position("nautilion", played("a", 3).state.json(), tables=file))


def test_an_owners_values(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[spells]\nwhirlwind = 6\n", encoding="utf-8")
    table = leagues.new("nautilion", tables=file, reserve=5, seed="a")
    assert "whirlwind" not in [str(move) for move in table.legal]
    file.write_text("[spells]\nwhirlwind = 0\n", encoding="utf-8")
    assert refusal("data-number", lambda: leagues.new("nautilion", tables=file)).details["line"] == 2
    file.write_bytes(b"\xff\xfe")
    refusal("file-unreadable", lambda: leagues.new("nautilion", tables=file))


# --- position -------------------------------------------------------------------------------------------------------


def test_a_position_can_be_played_on_from_any_moment() -> None:
    table = leagues.new("nautilion", seed="moments", players=2, auto=False)
    luck = Random(1)
    while not table.over:
        begun = leagues.position("nautilion", table.state.json(), luck=OwnDice(), auto=False)
        assert begun.state == table.state
        assert [str(move) for move in begun.legal] == [str(move) for move in table.legal]
        assert begun.options == table.options
        play_on(table, luck, 1)


def test_a_position_gets_fresh_luck_of_its_own() -> None:
    state = played("a", 3).state.json()
    one, other = (leagues.position("nautilion", state) for _ in range(2))
    assert isinstance(one.luck, FairDice)
    assert one.luck != other.luck


def test_options_of_a_position_must_be_those_of_its_state() -> None:
    state = played("a", 3, ship="B1").state.json()
    assert leagues.position("nautilion", state, ship="b1", players=1).options["ship"] == "B1"
    assert "B1" in refusal("state-option", lambda: leagues.position("nautilion", state, ship="A1")).text("en")
    refusal("bad-option", lambda: leagues.position("nautilion", state, ship="Z9"))
    refusal("unknown-option", lambda: leagues.position("nautilion", state, sails=1))


@pytest.mark.parametrize("state", [None, [], "state", 7, {}, {"turn": 1}])
def test_what_is_no_state_is_refused(state: Any) -> None:
    refusal("state-impossible", lambda: leagues.position("nautilion", state))


# --- load and verify ------------------------------------------------------------------------------------------------


def test_a_record_can_be_given_as_path_as_name_or_as_text(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(example("fair"), encoding="utf-8")
    tables = [leagues.load(source) for source in (file, str(file), example("fair"), "\n".join(example("fair").split("\n")))]
    assert all(body(table.record()) == body(example("fair")) for table in tables)
    assert leagues.verify(str(file)) == leagues.verify(example("fair"))


def test_line_ends_of_other_systems_are_read(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_bytes(example("fair").replace("\n", "\r\n").encode())
    assert leagues.load(file).record() == leagues.load(example("fair")).record()


@pytest.mark.parametrize("source", ["no such file", "", "x" * 10_000, "a\x00b", Path("/no/such/folder/file"), "\ud800"])
def test_a_file_that_is_not_there(source: Any) -> None:
    refusal("file-unreadable", lambda: leagues.load(source))
    refusal("file-unreadable", lambda: leagues.verify(source))
    refusal("file-unreadable", lambda: leagues.verify(example("fair"), source))


@pytest.mark.parametrize(
    ("missing", "name", "command"),
    [("numba", "Batch", 'pip install "leagues[fast]"'), ("numba_cuda", "GpuBatch", 'pip install "leagues[gpu]"')],
)
def test_a_batch_without_what_it_needs_says_how_to_install_it(missing: str, name: str, command: str) -> None:
    code = f"import sys; sys.modules[{missing!r}] = None; import leagues; leagues.{name}"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert ran.returncode == 1
    assert command in ran.stderr.splitlines()[-1]


# --- errors ---------------------------------------------------------------------------------------------------------


def test_an_error_is_a_sentence_in_the_readers_language() -> None:
    error = refusal("unknown-game", lambda: leagues.new("chess"))
    assert str(error) == error.text() == error.text("en")
    assert str(error) == "There is no game “chess”. Choose one of: nautilion, island, nemo."
    assert error.text("fr").startswith("Il n’y a pas")
    assert error.details == {"game": "chess", "games": "nautilion, island, nemo"}


@pytest.mark.parametrize(
    "shown", ["line\nbreak", "\x1b[31m", "\x00", "\u202e", "\ud800", "x" * 10_000, -(10**5000 - 1) // 10**4000, 10**400]
)
def test_what_was_typed_is_shown_without_harm(shown: Any) -> None:
    text = leagues.LeaguesError("bad-number", value=shown, low=0, high=9).text("en")
    assert text.isprintable()
    assert len(text) < 1000
    text.encode()
