"""Windows of every size: panes in a large one, and in the smallest one the decision still whole; the map and its lines;
what a roll came to; plain signs."""

from __future__ import annotations

import random
from itertools import combinations, pairwise
from pathlib import Path

import pytest

import leagues
from leagues.games.nemo.seas import can_sail, joined
from leagues.games.nemo.state import OCEANS
from leagues.kernel.words import LANGUAGES
from leagues.terminal import game_view
from leagues.terminal.game_page import GamePage
from leagues.terminal.main import PlayRequest
from leagues.terminal.menu import Kind
from leagues.terminal.nemo import BOARD
from leagues.terminal.nemo_bars import FAILS, PASSES
from leagues.terminal.nemo_chart import FRAME, HERE, linked
from leagues.terminal.nemo_maps import LARGE, MIDDLE, Box, Map
from leagues.terminal.pages import Reader
from leagues.terminal.setup_page import SetupPage
from leagues.terminal.shelf import Save
from leagues.terminal.signs import plainly
from leagues.terminal.sitting import Sitting
from leagues.terminal.speech import speech
from tests.nemo import positions
from tests.nemo.prepared import ATLANTIC, brought

from .conftest import Open
from .test_pages import Desk

GAMES = ("nautilion", "island", "nemo")
SIZES = ((60, 20), (80, 24), (120, 40), (160, 50), (200, 60))
every_game = pytest.mark.parametrize("game", GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_map = pytest.mark.parametrize("chart", [LARGE, MIDDLE], ids=["large", "middle"])


def sit(folder: Path, game: str, language: str = "en", **options: object) -> tuple[GamePage, Desk]:
    desk = Desk(language)
    table = leagues.new(game, seed="sea", wait=True, **options)  # type: ignore[arg-type]
    page = GamePage(desk, Sitting(table, Save(folder / "game.jsonl")), moves=False)
    desk.open(page)
    return page, desk


def drawn(page: GamePage, width: int, height: int) -> list[str]:
    """The lines, which fill the window exactly."""
    lines = page.draw(width, height)
    assert len(lines) == height
    assert all(line.cell_len <= width for line in lines), [line.plain for line in lines if line.cell_len > width]
    return [line.plain for line in lines]


def decided(page: GamePage, lines: list[str]) -> None:
    """What is asked, and the highlighted choice, can be seen."""
    shown = " ".join(" ".join(lines).replace("│", " ").split())
    menu, choice = page.menu, page.choice
    if not page.sitting.table.over:
        before, last = ["", *menu.prompt.split()][-2:]
        assert menu.prompt.split()[0] in shown
        broken = any(line.lstrip("│ ").startswith(last) for line in lines)  # other panes stand between two lines
        assert broken or f"{before} {last}" in shown
    if choice is not None and menu.kind is Kind.LIST:
        whole = any(choice.line.plain.strip() in line for line in lines)
        assert whole or " ".join(choice.sentence.split()[:6]) in shown, (choice.sentence, lines)


@every_game
@every_language
def test_a_whole_game_by_keys_in_the_smallest_and_the_largest_window(tmp_path: Path, game: str, language: str) -> None:
    options = {"difficulty": "captain"} if game == "nemo" else {}
    page, desk = sit(tmp_path, game, language, **options)
    luck = random.Random(game + language)
    for step in range(3000):
        small = step % 6 < 5
        decided(page, drawn(page, *((60, 20) if small else (200, 60))))
        if page.sitting.table.over:
            break
        for _ in range(luck.randrange(min(len(page.menu.choices), 12) or 1)):
            page.key("down", None)
        page.key("enter", None)
        if len(desk.pages) > 1:  # a page was opened by a choice
            desk.pages.pop()
        page.at = min(page.at, len(page.menu.choices) - 1)
    assert page.sitting.table.over
    for size in SIZES:
        drawn(page, *size)


@every_game
@every_language
@pytest.mark.parametrize("size", SIZES)
def test_every_size_shows_the_decision(tmp_path: Path, game: str, language: str, size: tuple[int, int]) -> None:
    page, desk = sit(tmp_path, game, language)
    for _ in range(4):
        lines = drawn(page, *size)
        decided(page, lines)
        page.key("enter", None)
    sheet = speech(language).text("pane-sheet")
    assert any(f"─ {sheet} ─" in line for line in lines) == game_view.wide(*size)
    assert any(f" s {speech(language).text('help-sheet')}" in line for line in lines) == (not game_view.wide(*size))
    page.key("s", "s")
    assert isinstance(desk.pages[-1], Reader)
    assert all(line.cell_len <= size[0] for line in desk.pages[-1].draw(*size))


def test_the_sheet_leaves_first_then_the_board_shrinks_and_the_decision_never(tmp_path: Path) -> None:
    table = positions.sit(ships={"clyde*": ATLANTIC, "alfred": ATLANTIC}, hidden={ATLANTIC: 1}, gems=[ATLANTIC])
    page = GamePage(Desk("en"), Sitting(table, Save(tmp_path / "nemo.jsonl")))
    found = {size: "\n".join(drawn(page, *size)) for size in ((200, 60), (130, 72), (80, 50), (80, 24), (60, 20))}
    assert ["─ Sheet ─" in shown for shown in found.values()] == [True, False, False, False, False]
    assert ["░░░░░░░░░░░░░░░░░░" in shown.replace("Notoriety ░", "") for shown in found.values()][:2] == [True, True]
    assert ["Good Hope" in shown for shown in found.values()] == [True, True, True, False, False]
    for shown in found.values():
        assert "North Atlantic" in shown or "N Atlantic" in shown
        assert "Attack boldly" in shown


# --- the map -------------------------------------------------------------------------------------------------------------


def cells(box: Box) -> set[tuple[int, int]]:
    return {(box.x + x, box.y + y) for x in range(box.width) for y in range(box.height)}


def edge(box: Box) -> set[tuple[int, int]]:
    inside = {(box.x + x, box.y + y) for x in range(1, box.width - 1) for y in range(1, box.height - 1)}
    return cells(box) - inside


@every_map
def test_every_line_of_the_tables_is_on_the_map_and_no_other(chart: Map) -> None:
    assert set(chart.routes) == set(linked(positions.SHIPPED))
    for one, other in combinations(range(OCEANS), 2):
        assert not cells(chart.boxes[one]) & cells(chart.boxes[other])
    for (one, other), strokes in chart.routes.items():
        ends = [strokes[0][0], strokes[-1][0] if len(strokes) > 1 else strokes[0][-1]]
        assert ends[0] in edge(chart.boxes[one]) or ends[0] in edge(chart.boxes[other])
        assert ends[1] in edge(chart.boxes[one]) | edge(chart.boxes[other])
        assert (ends[0] in edge(chart.boxes[one])) != (ends[1] in edge(chart.boxes[one]))
        for stroke in strokes:
            for (x, y), (to_x, to_y) in pairwise(stroke):
                assert (x == to_x) != (y == to_y)
            for number, box in enumerate(chart.boxes):
                if number not in (one, other):
                    assert not path(stroke) & cells(box), (one, other, number)


def path(stroke: tuple[tuple[int, int], ...]) -> set[tuple[int, int]]:
    return {
        (x, y)
        for (a, b), (c, d) in pairwise(stroke)
        for x in range(min(a, c), max(a, c) + 1)
        for y in range(min(b, d), max(b, d) + 1)
    }


@every_map
@pytest.mark.parametrize("tunnel", [0, 1])
def test_solid_lines_are_sailed_and_dotted_ones_only_carry_ships(chart: Map, tunnel: int) -> None:
    table = positions.sit()
    s = positions.position()
    s.tunnel = tunnel
    lines = [line.plain for line in BOARD.picture(table, s, speech("en", table.game), chart.width, chart.height, None)]
    for (one, other), strokes in chart.routes.items():
        for (x, y), (to_x, to_y) in pairwise(strokes[0]):
            sign = lines[(y + to_y) // 2][(x + to_x) // 2]
            if abs(x - to_x) + abs(y - to_y) > 2:
                assert sign in ("─│" if can_sail(s, positions.SHIPPED, one, other) else "┈┊"), (one, other)


@every_map
@every_language
def test_the_nautilus_lies_in_a_double_frame(chart: Map, language: str) -> None:
    table = positions.sit()
    s = positions.position()
    for s.nautilus in range(OCEANS):
        lines = [
            line.plain for line in BOARD.picture(table, s, speech(language, table.game), chart.width, chart.height, None)
        ]
        for number, box in enumerate(chart.boxes):
            corner = lines[box.y][box.x]
            assert corner == (HERE if number == s.nautilus else FRAME)[0]
            assert lines[box.y][box.x + box.width - 1] == (HERE if number == s.nautilus else FRAME)[2]


@every_language
@pytest.mark.parametrize("width", [60, 80, 130])
def test_the_ocean_with_its_neighbours(width: int, language: str) -> None:
    table, w = positions.sit(), speech(language, positions.sit().game)
    s = positions.position()
    for s.nautilus in range(OCEANS):
        lines = [line.plain for line in BOARD.picture(table, s, w, width, BOARD.low, None)]
        solid = sum(can_sail(s, positions.SHIPPED, s.nautilus, other) for other in range(OCEANS))
        dotted = sum(joined(positions.SHIPPED, s.nautilus, other) for other in range(OCEANS)) - solid
        inner = [line for line in lines if "║" in line or "╔" in line or "╚" in line]
        ends = [line[: line.index(sign)][-1:] for line in inner for sign in "╔║╚" if sign in line]
        begins = [line[line.rindex(sign) + 1 :][:1] for line in inner for sign in "╗║╝" if sign in line]
        assert (ends + begins).count("─") == solid, lines
        assert (ends + begins).count("┈") == dotted, lines


def test_the_printed_board_is_the_same_drawing() -> None:
    table = leagues.new("nemo", seed="sea")
    shown = leagues.board(table)
    assert "╔" in shown or "┌3 N" in shown
    assert "┈┈" in shown
    assert max(map(len, shown.splitlines())) <= 80


# --- what a roll came to -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (200, 60)])
def test_what_a_roll_came_to_stays_in_sight(tmp_path: Path, size: tuple[int, int]) -> None:
    table = brought(
        positions.sit(gems=[ATLANTIC], sacrificed=["aronnax", "conseil", "ned-land", "first-officer"]), ["search"]
    )
    page = GamePage(Desk("en"), Sitting(table, Save(tmp_path / "nemo.jsonl")))
    page.draw(*size)
    page.since = len(page.sitting.journal)
    brought(table, ["exert nemo", 2, 1])
    came = "\n".join(line.plain for line in page.moment(70))
    assert came.startswith(" 2   1  +2 = 5")
    shown = "\n".join(drawn(page, *size))
    assert " 2   1  +2 = 5" in shown
    page.key("down", None)
    assert (" 2   1  +2 = 5" in "\n".join(drawn(page, *size))) == game_view.wide(*size)


def test_a_roll_is_drawn_with_its_bars_where_there_is_room(tmp_path: Path) -> None:
    table = brought(positions.sit(ships={"britannia": ATLANTIC}, crew=7), ["stalk", "britannia"])
    page = GamePage(Desk("en"), Sitting(table, Save(tmp_path / "nemo.jsonl")))
    page.at = next(at for at, choice in enumerate(page.menu.choices) if str(choice.move) == "exert crew")
    drawing = [line.plain for line in page.menu.choices[page.at].figure]
    assert sum(row.count(PASSES) for row in drawing) == 3 * 21  # 21 of 36, as its line says
    assert sum(row.count(FAILS) for row in drawing) == 3 * 15
    shown = drawn(page, 200, 60)
    assert all(any(row.rstrip() in line for line in shown) for row in drawing)
    assert not any(PASSES * 3 + " " + PASSES * 3 in line for line in drawn(page, 80, 24)[10:])


@every_game
@every_language
def test_every_other_page_fits_the_smallest_window(
    tmp_path: Path, game: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LEAGUES_DATA", str(tmp_path))
    page, desk = sit(tmp_path, game, language)
    page.draw(60, 20)
    for key in "?crjsm":
        page.key(key, key)
    asked = PlayRequest(game, {}, "sea", False, False, False, language, None, False)
    for opened in [*desk.pages[1:], SetupPage(desk, asked, lambda options: None)]:
        for size in SIZES:
            lines = opened.draw(*size)
            assert len(lines) == size[1]
            assert all(line.cell_len <= size[0] for line in lines), (type(opened), size)


# --- plain signs ---------------------------------------------------------------------------------------------------------


@every_game
@every_language
def test_plain_signs_are_all_there_is(tmp_path: Path, game: str, language: str) -> None:
    options = {"expansions": "all"} if game == "nautilion" else {}
    page, desk = sit(tmp_path, game, language, **options)
    for step in range(12):
        for size in SIZES[:: 4 - step % 2]:
            for line in page.draw(*size):
                plain = plainly(line)
                assert all(letter.isascii() or letter.isalpha() for letter in plain.plain), plain.plain
                assert len(plain.plain) == len(line.plain)
                assert plain.spans == line.spans
        page.key("enter", None)
    desk.pages.clear()


def test_plain_signs_on_a_terminal(open_terminal: Open) -> None:
    terminal = open_terminal(
        "nemo", "--ascii", "--seed", "sea", "--option", "difficulty=sailor", "--lang", "en", columns=200, lines=60
    )
    terminal.wait("+- Sheet -", "Western Pacific", "Set aside")
    assert terminal.text.isascii() or all(letter.isascii() or letter.isalpha() for letter in terminal.text)


def test_sentences_break_between_words(open_terminal: Open) -> None:
    terminal = open_terminal("--plain", "--lang", "en", columns=60, lines=40)
    terminal.wait("Enter alone takes it", "voyage:")
    said = [line for line in terminal.lines if line.strip()]
    assert "Search the stranded submarine for useful things and bring home the best collections" in " ".join(said)
    assert max(map(len, said)) < 60  # nothing was broken by the terminal itself
