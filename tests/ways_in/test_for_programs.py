"""What programs ask of a table: points, worth, other deals, a board, luck at a position; and a page that names all of it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from tools import api_page

import leagues
from leagues.games import GAMES
from leagues.kernel.chance import OpenSeed, OwnDice
from leagues.kernel.table import Table
from tests.kernel.games import play_on, refusal

ROOT = Path(__file__).parents[2]
OPTIONS: dict[str, dict[str, Any]] = {"nautilion": {"players": 2}, "island": {"players": 3}, "nemo": {}}
every_game = pytest.mark.parametrize("game", GAMES)


def begun(game: str, choices: int = 12, seed: str = "programs") -> Table:
    return play_on(leagues.new(game, seed=seed, **OPTIONS[game]), Random(seed), choices)


# --- points and worth -------------------------------------------------------------------------------------------------


@every_game
def test_every_seat_has_its_points_and_at_the_end_what_they_are_worth(game: str) -> None:
    worths = set()
    for number in range(4):
        table = begun(game, 10, seed=f"worth {number}")
        seats = range(len(table.seats))
        assert table.returns == (0.0,) * len(seats)
        play_on(table, Random(number))
        assert table.scores == tuple(table.game.score(table.state, table.tables, seat) for seat in seats)
        assert len(table.returns) == len(seats)
        assert all(-1 <= worth <= 1 for worth in table.returns)
        worths |= set(table.returns)
        if game == "island":
            assert sum(table.returns) == pytest.approx(0)
            assert max(table.returns) == table.returns[int(str(table.outcome)[-1])] > 0
    assert worths


# --- what a seat cannot tell apart ------------------------------------------------------------------------------------


@every_game
@pytest.mark.parametrize("make", [Random, np.random.default_rng])
def test_a_resampled_table_is_the_same_to_the_seat(game: str, make: Any) -> None:
    table = begun(game)
    before, rng, found, drawn = table.record(), make(7), set(), set()
    for _ in range(12):
        for seat in range(len(table.seats)):
            other = table.resample(seat, rng)
            assert other.view(seat) == table.view(seat)
            assert [str(move) for move in other.legal] == [str(move) for move in table.legal] or table.who != seat
            assert other.entries == []
            found.add(str(other.state.json()))
            drawn.add(str(other.luck))
            play_on(other, Random(1), 5)
    assert (len(found) > 3) == table.has_secrets
    assert len(drawn) == 12 * len(table.seats)  # what comes is drawn anew
    assert table.record() == before
    assert str(table.resample(0, make(3)).state.json()) == str(table.resample(0, make(3)).state.json())


def test_what_gives_no_random_numbers_is_refused() -> None:
    table = begun("island")
    for rng in (None, 5, "seed", Random):
        refusal("rng-kind", lambda rng=rng: table.resample(0, rng))  # type: ignore[misc]
    refusal("unknown-seat", lambda: table.resample(3, Random(1)))
    refusal("unknown-seat", lambda: table.resample(-1, Random(1)))


# --- how a table shows itself -----------------------------------------------------------------------------------------


@every_game
def test_print_shows_the_board(game: str) -> None:
    table = begun(game)
    shown = str(table)
    assert shown.splitlines()[0].startswith(table.game.words("en").text("game-title"))
    assert len(shown.splitlines()) > 8
    assert all(len(line) <= 80 for line in shown.splitlines())
    assert shown == leagues.board(table) != leagues.board(table, language="fr")
    play_on(table, Random(1))
    assert table.game.words("en").text(f"ending-{table.outcome}") in str(table)


def test_a_board_shows_a_seat_its_own_hand_only() -> None:
    table = begun("island")
    for seat in range(3):
        boards = {leagues.board(table.resample(seat, Random(number)), seat) for number in range(8)}
        assert boards == {leagues.board(table, seat)}
    assert len({leagues.board(table, seat) for seat in (-1, 0, 1, 2)}) == 4
    refusal("unknown-seat", lambda: leagues.board(table, 3))


def test_without_the_terminal_a_board_is_the_state_by_its_names(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("leagues.terminal.picture.here", lambda name: False)
    table = begun("island")
    assert re.search(r"^sizes: \[", str(table), re.MULTILINE)
    assert f"hands: {table.view(1)['hands']}" in leagues.board(table, 1)
    assert str(table.view(1)["hands"]) not in str(table)
    assert not re.search(r"^(frames|fault)|: (0|\[0(, 0)*\])$", str(table), re.MULTILINE)


def test_reprs_are_short() -> None:
    table = begun("nautilion")
    for thing in (table, table.game, table.decision, table.legal[0], table.entries[-1]):
        assert len(repr(thing)) < 130
    begins = leagues.new("island", seed="x")
    assert begins.decision is not None
    assert repr(begins) == f"<Table island, {len(begins.entries)} entries, seat {begins.who}: {begins.decision.name}>"
    assert repr(leagues.new("nautilion", own_dice=True)) == "<Table nautilion, 0 entries, deal-token>"
    ended = play_on(begun("nautilion"), Random(1))
    assert repr(ended) == f"<Table nautilion, {len(ended.entries)} entries, {ended.outcome}>"


# --- luck at a position -----------------------------------------------------------------------------------------------


def test_a_position_has_the_luck_that_is_asked_for() -> None:
    state = begun("nautilion").state.json()
    one, same, other = (leagues.position("nautilion", state, seed=seed) for seed in ("a", "a", "b"))
    assert one.luck == OpenSeed("a")
    for table in (one, same, other):
        play_on(table, Random(5))
    assert one.record() == same.record() != other.record()
    assert leagues.position("nautilion", state, own_dice=True).luck == OwnDice()
    refusal("luck-twice", lambda: leagues.position("nautilion", state, seed="a", own_dice=True))
    refusal("luck-twice", lambda: leagues.position("nautilion", state, own_dice=True, luck=OpenSeed("a")))
    refusal("bad-seed", lambda: leagues.position("nautilion", state, seed=" "))


# --- the page that names all of it ------------------------------------------------------------------------------------


def test_the_page_of_names_is_made_from_the_docstrings() -> None:
    done = subprocess.run([sys.executable, str(ROOT / "tools/api_page.py"), "--check"], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_page_of_names_is_complete() -> None:
    """Every name of the package, and everything that a table or a move can be asked, stands on it."""
    text = api_page.FILE.read_text(encoding="utf-8")
    for name in leagues.__all__:
        assert name.startswith("_") or f"### leagues.{name}\n" in text
    table = begun("nautilion")
    about = text.split("### leagues.Table\n")[1].split("\n### ")[0]
    for name in dir(table):
        if not name.startswith("_"):
            assert f"| `{name}` |" in about or f"\n{name}(" in about, name


def test_a_name_without_a_docstring_is_noticed() -> None:
    def silent() -> None: ...

    with pytest.raises(ValueError, match="silent has no docstring"):
        api_page.said(silent, "silent")
