"""The Python interface, as a person types it."""

from __future__ import annotations

import subprocess
import sys
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
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


@pytest.mark.parametrize("name", ["own_dice", "auto", "wait"])
@pytest.mark.parametrize("wrong", ["no", 2, None, [True]])
def test_what_is_neither_yes_nor_no_is_refused(name: str, wrong: Any) -> None:
    """A text such as "no" would count as a yes."""
    refusal("bad-flag", lambda: leagues.new("nautilion", **{name: wrong}))


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


@pytest.mark.parametrize("seed", [7.0, float("nan"), True, b"sea", ["sea"], object()])
def test_what_can_be_no_seed(seed: Any) -> None:
    sentence = refusal("seed-kind", lambda: leagues.new("nautilion", seed=seed)).text("en")
    assert f"“{type(seed).__name__}”" in sentence


@pytest.mark.parametrize("seed", ["0", "sea", "x" * 100, "la mer", "é€🌊", 7, -1, np.int64(7), np.str_("sea")])
def test_any_other_seed(seed: Any) -> None:
    assert read_seed(seed) == str(seed)
    assert leagues.new("nautilion", seed=seed).luck == OpenSeed(str(seed))


def test_options_as_typed() -> None:
    options = leagues.new("nautilion", ship=" c2", players="2", reserve=6).options
    assert options.items() >= {"players": 2, "ship": "C2", "reserve": 6}.items()


@pytest.mark.parametrize("file", ["no/such/file", ".", "a\x00b", "x" * 5000, 7, {}, b"mine.toml"])
def test_a_file_of_values_that_cannot_be_read(file: Any) -> None:
    refusal("file-unreadable", lambda: leagues.new("nautilion", tables=file))
    refusal("file-unreadable", lambda: leagues.position("nautilion", played("a", 3).state.json(), tables=file))


def test_an_owners_values(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[spells]\nwhirlwind = 6\n", encoding="utf-8")
    table = leagues.new("nautilion", tables=file, reserve=5, seed="a")
    assert "whirlwind" not in [str(move) for move in table.legal]
    assert leagues.new("nautilion", tables=table.tables, reserve=5, seed="a").record() == table.record()
    refusal("file-unreadable", lambda: leagues.new("island", tables=table.tables))
    file.write_text("[spells]\nwhirlwind = 0\n", encoding="utf-8")
    assert refusal("data-number", lambda: leagues.new("nautilion", tables=file)).details["line"] == 2
    file.write_bytes(b"\xff\xfe")
    refusal("file-unreadable", lambda: leagues.new("nautilion", tables=file))


NO_LISTS: list[Any] = ["ab", 5, None, {0, 1}, [1, 2], [None, "b"]]
LUCKS: list[Any] = ["sea", 5, object(), OpenSeed]


@pytest.mark.parametrize("names", NO_LISTS)
def test_names_of_seats_are_texts(names: Any) -> None:
    refusal("seat-names-kind", lambda: leagues.new("island", seats=names))


@pytest.mark.parametrize("luck", LUCKS)
def test_what_is_no_luck(luck: Any) -> None:
    table = leagues.new("nautilion", seed="a")
    for asked in (lambda: leagues.new("nautilion", luck=luck), lambda: table.fork(3, luck)):
        assert "OpenSeed, FairDice or OwnDice" in refusal("luck-kind", asked).text("en")


def test_bots_are_named_by_their_seats() -> None:
    table = leagues.new("island", seed="a", policies={1: "greedy", 0: ""})
    assert [table.bot(seat) for seat in range(2)] == ["", "greedy"]
    assert leagues.load(table.record()).bots == table.bots
    wrong: list[tuple[str, Any]] = [
        ("policies-kind", ["greedy"]), ("policies-kind", "greedy"), ("unknown-seat", {2: "greedy"}),
        ("unknown-seat", {"1": "greedy"}), ("unknown-policy", {1: "zork"}), ("unknown-policy", {1: 5}),
    ]  # fmt: skip
    for code, policies in wrong:
        refusal(code, partial(leagues.new, "island", policies=policies))


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


def test_a_position_is_a_state_or_its_json_with_numbers_of_any_kind() -> None:
    state = played("a", 12).state
    written = state.json()
    found = leagues.position("nautilion", state, seed="b")
    assert found.state == state
    for counted in (written | {"turn": np.int16(written["turn"])}, written | {"path": list(map(np.int64, written["path"]))}):
        assert leagues.position("nautilion", counted, seed="b").record() == found.record()


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


@pytest.mark.parametrize(
    "source", ["no such file", "", "x" * 10_000, "a\x00b", Path("/no/such/folder/file"), "\ud800", 5, None, b"{}"]
)
def test_a_file_that_is_not_there(source: Any) -> None:
    refusal("file-unreadable", lambda: leagues.load(source))
    refusal("file-unreadable", lambda: leagues.verify(source))
    if source is not None:
        refusal("file-unreadable", lambda: leagues.verify(example("fair"), source))


@pytest.mark.parametrize("given", [5, None, "nautilion", {}])
def test_what_is_no_table_is_refused_where_one_is_asked_for(given: Any) -> None:
    for ask in (leagues.board, leagues.odds, leagues.ledger):
        assert type(given).__name__ in refusal("table-kind", partial(ask, given)).text("en")


@pytest.mark.parametrize(
    ("code", "name", "value"),
    [
        ("bad-number", "seconds", "1"), ("bad-number", "seconds", -1), ("bad-number", "seconds", float("nan")),
        ("bad-number", "trials", 1.5), ("bad-number", "threads", 0), ("seed-kind", "seed", None), ("seed-kind", "seed", 0.5),
    ],
)  # fmt: skip
def test_chances_take_numbers_only(code: str, name: str, value: Any) -> None:
    table = leagues.new("nautilion", seed="a")
    said = refusal(code, lambda: table.odds(**{name: value})).text("en")
    assert (type(value).__name__ if code == "seed-kind" else str(value)) in said


def test_chances_take_the_seeds_of_a_new_game() -> None:
    table = leagues.new("nautilion", seed="a", wait=False)
    by_number, by_text = (table.odds(trials=2, seed=seed) for seed in (5, "5"))
    assert by_number.choices == by_text.choices


def test_a_secret_is_bytes() -> None:
    refusal("bad-fairness", lambda: leagues.load(example("fair"), secret="00" * 32))  # type: ignore[arg-type]


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
