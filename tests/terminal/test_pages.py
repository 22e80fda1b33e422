"""The pages as drawn, without a terminal: nothing is cut, in either language, at any size, in any situation."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import leagues
from leagues.games.nautilion.state import LONGEST_PATH
from leagues.games.nautilion.tables import SHIPS, read_tables
from leagues.kernel.errors import LeaguesError
from leagues.terminal import boards, speech
from leagues.terminal.boards import BareBoard
from leagues.terminal.game_page import GamePage
from leagues.terminal.ink import wrap
from leagues.terminal.menu import Kind
from leagues.terminal.nautilion import BOARD
from leagues.terminal.nautilion_chart import TOKEN, lay_out
from leagues.terminal.nautilion_plates import PLATES
from leagues.terminal.pages import Page
from leagues.terminal.shelf import Save
from leagues.terminal.sitting import Sitting

from .conftest import greedy_moves


class Desk:
    """What pages ask of the program."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.pages: list[Page] = []
        self.left: int | None = None

    def open(self, page: Page) -> None:
        self.pages.append(page)

    def close(self) -> None:
        self.pages.pop()

    def change_language(self) -> None:
        self.language = speech.other(self.language)

    def leave(self, status: int = 0) -> None:
        self.left = status

    def again(self) -> None:
        self.pages.clear()


def sit(folder: Path, language: str = "en", **options: object) -> tuple[GamePage, Desk]:
    desk = Desk(language)
    table = leagues.new("nautilion", wait=True, **{"seed": "sea", **options})  # type: ignore[arg-type]
    page = GamePage(desk, Sitting(table, Save(folder / "game.jsonl")))
    desk.open(page)
    return page, desk


def text(page: Page, width: int = 80, height: int = 24) -> str:
    return "\n".join(line.plain for line in page.draw(width, height))


def check_fits(page: GamePage, width: int, height: int, *, whole: bool = True) -> None:
    """Nothing is cut, and, unless the list may scroll, every choice can be seen."""
    lines = page.draw(width, height)
    assert len(lines) == height
    assert all(line.cell_len <= width for line in lines)
    shown = "\n".join(line.plain for line in lines)
    assert "…" not in shown, shown
    if whole and page.menu.kind is Kind.LIST:
        for choice in page.menu.choices:
            assert choice.line.plain.rstrip() in shown


SEEDS = ["s14", "s16"]


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_whole_games_fit_the_smallest_screen(tmp_path: Path, language: str, players: int) -> None:
    for seed in SEEDS:
        page, _ = sit(tmp_path, language, seed=seed, players=players, reserve=6, ship="C2")
        _, moves = greedy_moves(seed, players=players, reserve=6, ship="C2")
        for move in moves:
            check_fits(page, 80, 24)
            page.sitting.table.play(move)
            page.at = page.menu.start
            page.inside = next((at for at, choice in enumerate(page.menu.choices) if choice.inner is not None), None)
            check_fits(page, 80, 24)
            page.inside = None
        check_fits(page, 80, 24)


@pytest.mark.parametrize("size", [(80, 24), (81, 25), (100, 30), (112, 24), (120, 40), (200, 60)])
def test_every_size_is_used_and_none_is_broken(tmp_path: Path, size: tuple[int, int]) -> None:
    for language in ("en", "fr"):
        page, _ = sit(tmp_path, language)
        check_fits(page, *size)
        page.key("enter", None)
        check_fits(page, *size)


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_long_paths_fit_too(size: tuple[int, int]) -> None:
    for length in range(9, LONGEST_PATH + 1):
        chart = lay_out(length, size[0] - 35, 8, 8)
        spots = [chart.at(place) for place in range(1, length + 1)]
        cells = {(x + along, y) for x, y in spots for along in range(TOKEN)}
        assert len(cells) == TOKEN * length  # no two tokens touch the same column
        assert not cells & {chart.at(0), chart.at(length + 1)}
        assert chart.height <= 8
        assert chart.width <= size[0] - 35


def test_the_longest_path_is_played_on_the_smallest_screen(tmp_path: Path) -> None:
    owner = tmp_path / "owner.toml"
    owner.write_text("[crew]\ncopies = 8\n")
    page, _ = sit(tmp_path, tables=owner)
    page.key("enter", None)
    check_fits(page, 80, 24)
    assert "<N>" in text(page)
    assert "{P}" in text(page)


# --- ships -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ship", SHIPS)
def test_plates_tell_the_truth(ship: str) -> None:
    plate = PLATES[ship]
    assert plate.neighbours() == read_tables(None).ducts[SHIPS.index(ship)]
    assert sorted(number for number, _, _ in plate.spaces()) == list(range(1, 10))
    for drawing, strokes in zip(plate.drawing, plate.strokes, strict=True):
        assert len(drawing) == len(strokes) == plate.width
        for drawn, stroke in zip(drawing, strokes, strict=True):
            assert stroke == drawn if drawn in " ()123456789" else stroke.islower()
    assert {pair for *_, pairs in plate.pipes() for pair in pairs} == {
        (int(duct[at]), int(duct[at + 1])) for duct in plate.ducts for at in range(0, len(duct), 2)
    }


@pytest.mark.parametrize("ship", SHIPS)
def test_strokes_touch_the_spaces_they_join(ship: str) -> None:
    """Each duct's strokes hang together, and lie beside both its spaces."""
    plate = PLATES[ship]
    strokes: dict[tuple[int, int], set[tuple[int, int]]] = {}
    for x, y, _, pairs in plate.pipes():
        for pair in pairs:
            strokes.setdefault(pair, set()).add((x, y))
    crossed = {(x, y) for x, y, drawn, _ in plate.pipes() if drawn in "│╳"}
    for number, x, y in plate.spaces():
        around = {(x + dx, y + dy) for dx in range(-2, 5) for dy in (-1, 0, 1)}
        for pair, cells in strokes.items():
            if number in pair:
                assert cells & around, f"{ship}: duct {pair} does not reach {number}"
    for pair, cells in strokes.items():
        reached, frontier = set[tuple[int, int]](), {min(cells)}
        while frontier:
            reached |= frontier
            near = {(x + dx, y + dy) for x, y in frontier for dx in (-2, -1, 0, 1, 2) for dy in (-1, 0, 1)}
            frontier = (near & cells) - reached
        assert reached == cells, f"{ship}: duct {pair} is broken at {crossed & cells}"


def test_manned_reachable_and_distant_spaces_differ_without_colour(tmp_path: Path) -> None:
    page, _ = sit(tmp_path)
    assert "(1)" in text(page)
    assert "[1]─────" not in text(page)
    for move in ("roll", "give 1 2 4", "place"):
        page.sitting.table.play(move)
    shown = text(page)
    assert re.search(r" 1 ─────\(2\)─────\[3\]", shown)


def test_an_owners_ducts_are_listed_instead_of_a_wrong_plate(tmp_path: Path) -> None:
    owner = tmp_path / "owner.toml"
    chain = ", ".join(f"[{n}, {n + 1}]" for n in range(1, 9))
    owner.write_text(f"[ships.A1]\nducts = [{chain}]\n")
    page, _ = sit(tmp_path, tables=owner)
    shown = text(page)
    assert "reconstructed" not in shown
    assert "(5)─ 4 6" in shown
    assert "(9)─ 8" in shown
    assert "reconstructed" in text(sit(tmp_path)[0])


# --- choosing --------------------------------------------------------------------------------------------------------


def test_arrows_follow_the_path_on_the_board(tmp_path: Path) -> None:
    page, _ = sit(tmp_path)
    page.key("enter", None)
    page.sitting.table.play("translate")
    page.at = page.menu.start
    page.draw(80, 24)
    assert page.choice is not None
    assert page.choice.number == 1
    for key, place in (("right", 2), ("right", 3), ("down", 16), ("right", 15), ("up", 4), ("left", 3)):
        page.key(key, None)
        assert page.choice.number == place, key


def test_the_mouse_chooses_then_plays(tmp_path: Path) -> None:
    page, _ = sit(tmp_path)
    page.key("enter", None)
    lines = text(page).split("\n")
    row = next(at for at, line in enumerate(lines) if line.startswith("  2 "))
    page.click(10, row)
    assert page.at == 1
    assert page.sitting.table.decision is not None
    assert page.sitting.table.decision.name == "plan"
    page.draw(80, 24)
    page.click(10, row)
    assert page.sitting.table.decision.name == "place-token"
    page.click(0, 0)  # nothing there


def test_typed_numbers_and_wrong_ones(tmp_path: Path) -> None:
    page, desk = sit(tmp_path)
    page.key("enter", None)
    page.key("4", "4")
    assert page.at == 3
    page.key("0", "0")
    assert page.notice is not None
    assert page.notice[0] == "There is no choice 40."
    page.key("q", "q")
    assert desk.left == 0


def test_keys_that_mean_nothing_do_nothing(tmp_path: Path) -> None:
    page, _ = sit(tmp_path)
    page.key("enter", None)
    before = page.sitting.table.state
    for key in ("f1", "ctrl+x", "delete", "escape", "é", "ctrl+@"):
        page.key(key, "é" if key == "é" else None)
        check_fits(page, 80, 24)
    assert page.sitting.table.state == before


def test_barred_crew_says_why(tmp_path: Path) -> None:
    page, _ = sit(tmp_path, "en", ship="C2")
    state = page.sitting.table.state.json()
    state |= {"crew": [1, 2, 3], "turn": 4, "rolls": 1, "dice": [3, 1, 1], "given": [3, 1, 1], "depth": 2}
    path = state["path"]  # three turns have emptied six places
    state["nautilion"] = path.index(1)
    for number in (1, 2, 3):
        path[path.index(number)] = 0
    state["phantom"] = max(place for place in range(1, 37) if path[place])
    for _ in range(3):
        place = max(place for place in range(1, 37) if path[place])
        state["discard"][path[place]] += 1
        path[place] = 0
    state["frames"][0] |= {"doing": 2, "step": 4}
    state["frames"][1] |= {"doing": 18}
    table = leagues.position("nautilion", state, wait=True)
    page = GamePage(Desk("en"), Sitting(table, Save(tmp_path / "toll.jsonl")))
    assert [(choice.barred, choice.move is not None) for choice in page.menu.choices] == [
        ("", True), ("", True), ("duct-discard", False), ("", True)
    ]  # fmt: skip
    page.key("3", "3")
    page.key("enter", None)
    assert page.notice is not None
    assert "only if the rest still hang together" in page.notice[0]


def test_a_game_without_a_board_is_still_playable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boards, "find_spec", lambda name: None)
    page, _ = sit(tmp_path)
    assert isinstance(page.board, BareBoard)
    for _ in range(200):
        check_fits(page, 80, 24, whole=False)
        if page.sitting.table.over:
            break
        page.key("enter", None)
    assert page.sitting.table.over
    assert "Lost: " in text(page)


def test_figures_are_shown_on_their_way(tmp_path: Path) -> None:
    page, _ = sit(tmp_path)
    page.key("enter", None)
    before = page.sitting.table.state
    page.key("enter", None)
    after = page.sitting.table.state
    assert [(s.phantom, s.nautilion) for s in page.frames] == [(36, 0), (35, 0), (35, 1), (35, 2), (35, 3), (35, 4)]  # type: ignore[attr-defined]
    assert page.frames == BOARD.motion(before, after)
    page.key("down", None)
    assert page.frames == []


# --- words -----------------------------------------------------------------------------------------------------------


def test_wrapping_never_loses_a_letter() -> None:
    words = "one two " + "x" * 50 + " three"
    for width in (1, 5, 20, 80):
        lines = [line.plain for line in wrap(words, width)]
        assert all(len(line) <= width for line in lines)
        assert "".join(lines).replace(" ", "") == words.replace(" ", "")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(LeaguesError):
        speech.speech("de")
