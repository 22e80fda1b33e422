"""The pages with expansions: everything is shown, nothing is cut and nothing covers anything, at every size."""

from __future__ import annotations

from pathlib import Path

import pytest

import leagues
from leagues.games.nautilion import preview
from leagues.games.nautilion.state import State
from leagues.games.nautilion.tables import read_tables
from leagues.kernel.options import Value
from leagues.terminal.cards_page import CardsPage
from leagues.terminal.game_page import GamePage
from leagues.terminal.nautilion import BOARD
from leagues.terminal.nautilion_path import LEFT, chart_of
from leagues.terminal.nautilion_ship import PLATE
from leagues.terminal.nautilion_signs import face, small
from leagues.terminal.setup_page import SetupPage
from leagues.terminal.shelf import Save
from leagues.terminal.sitting import Sitting
from leagues.terminal.speech import speech
from tests.nautilion.positions import sail

from .sailor import ALL, voyage
from .test_pages import Desk, check_fits, text
from .test_saves import request

SIZES = [(80, 24), (100, 30), (140, 40)]


def seat(folder: Path, language: str, table: leagues.Table) -> GamePage:
    return GamePage(Desk(language), Sitting(table, Save(folder / "game.jsonl")), moves=False)


@pytest.mark.parametrize(("players", "language"), [(1, "fr"), (2, "en")])
def test_whole_games_fit_every_size(tmp_path: Path, language: str, players: int) -> None:
    page = None
    for step, table in enumerate(voyage("s2", expansions=ALL, players=players, reserve=6, darkhouse_level="difficult")):
        page = page or seat(tmp_path, language, table)
        page.at = page.menu.start
        check_fits(page, *SIZES[step % 3], whole=False)
        page.at = max(len(page.menu.choices) - 1, 0)
        check_fits(page, *SIZES[(step + 1) % 3], whole=False)
        page.inside = next((at for at, choice in enumerate(page.menu.choices) if choice.inner is not None), None)
        if page.inside is not None:
            page.at = 0
            check_fits(page, *SIZES[step % 3], whole=False)
        page.inside = None
    assert page is not None
    assert page.sitting.table.over


@pytest.mark.parametrize("size", SIZES)
def test_every_token_reef_and_figure_lies_at_its_place(size: tuple[int, int]) -> None:
    w = speech("en", leagues.new("nautilion").game)
    for table in voyage("s4", expansions=ALL, reserve=6):
        s = preview.state(table)
        lines = [line.plain for line in BOARD.picture(table, s, w, size[0], 8, None)]
        chart = chart_of(s, size[0] - PLATE - 2, 8)
        for place in range(1, s.path_length + 1):
            x, y = chart.at(place)
            assert lines[y][LEFT + x : LEFT + x + 3] == expected(s, place), (place, lines)
            if s.reefs[place]:
                assert lines[y][LEFT + x + 3 :][:2] in (f"≈{s.reefs[place]}", *small_ones(s.reefs[place]))
        assert {"<N>", "{P}"} <= {sign for line in lines for sign in ("<N>", "{P}") if sign in line}


def expected(s: State, place: int) -> str:
    if place in (s.nautilion, s.phantom):
        return "<N>" if place == s.nautilion else "{P}"
    if s.path[place] == 0:
        return " · "
    sign = face(s.path[place])
    return f"[{sign}]" if preview.wanted(s, read_tables(None), s.path[place]) else f" {sign} "


def small_ones(number: int) -> list[str]:
    return [small(number) + beside for beside in "[ ─<{╮╯"]


def test_all_boards_and_cards_stand_beside_the_path(tmp_path: Path) -> None:
    table = sail(
        "I … N:3 1 a m 7:6 5 P … A", cabin="ab4", mercenaries=[9], crew=[2, 3], captives=[5, "m"], cards=[4, 7, 12],
        lamp=1, turn=22, heroics=[4, 11], deck=[5], reserve=[0, "r", 7], dice=[1, 2, 3], shelter=1,
    )  # fmt: skip
    shown = text(seat(tmp_path, "en", table), 100, 30)
    for part in (
        "[A]·(1) [B]=[4] (C)·(7)", "Phantom 2/6: 5 M   Harpoons 3 : 5", "M9 ", "4 [7] 12", "the Nautilion moves backwards",
        "4 Phantom back (2 3)", "11 desertion (2)", "No toll this turn", "Reserve 3: ● 7 ≈", "[A]", "[M]",
    ):  # fmt: skip
        assert part in shown, (part, shown)
    assert "A B C are Mages" in BOARD.legend(table, speech("en", table.game))


def test_colour_is_never_the_only_sign(tmp_path: Path) -> None:
    """Where pairs work, where the Darkhouse stands and what is held differ in letters too."""
    together = text(seat(tmp_path, "en", sail(cabin="a1", cards=[4], lamp=0)))
    apart = text(seat(tmp_path, "en", sail(cabin="a4", cards=[4], lamp=1, turn=22)))
    assert "[A]=[1]" in together
    assert "[A]·(1)" in apart
    assert "[4] " in together
    assert "Darkhouse 4 [" in apart


def unspaced(words: str) -> str:
    """Words with single spaces, however they were broken into lines."""
    return " ".join(words.split())


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", SIZES)
def test_the_cards_page(language: str, size: tuple[int, int]) -> None:
    desk = Desk(language)
    table = leagues.new("nautilion", seed="sea", expansions=ALL)
    page = CardsPage(desk, table.game, lambda w: BOARD.cards(table, w))
    desk.open(page)
    w = speech(language, table.game)
    cards = BOARD.cards(table, w)
    assert len(cards) == 24
    assert sorted(card.number for card in cards if card.standing == "reconstructed") == [2, 3, 8]
    for card in cards:
        shown = page.draw(*size)
        assert len(shown) == size[1]
        assert all(line.cell_len <= size[0] for line in shown)
        flat = unspaced(" ".join(line.plain for line in shown))
        assert "…" not in flat
        assert unspaced(card.title) in flat
        assert all(unspaced(sentence) in flat for sentence in card.sentences)
        page.key("down", None)
    assert page.at == 0
    page.key("enter", None)
    assert "R" in text(desk.pages[-1], *size)
    assert len(desk.pages) == 2
    desk.pages[-1].key("escape", None)
    page.key("escape", None)
    assert desk.pages == []


def test_a_card_that_is_clicked_opens_its_rules() -> None:
    desk = Desk("en")
    table = leagues.new("nautilion", seed="sea", expansions="heroics")
    page = CardsPage(desk, table.game, lambda w: BOARD.cards(table, w))
    page.draw(80, 24)
    page.click(5, 3)
    assert page.at == 2
    page.click(5, 3)
    assert len(desk.pages) == 1


# --- setting up ------------------------------------------------------------------------------------------------------


@pytest.fixture
def setup(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> SetupPage:
    monkeypatch.setenv("LEAGUES_DATA", str(tmp_path))
    return SetupPage(Desk("en"), request(), lambda options: None)


def expansions(page: SetupPage) -> list[object]:
    chosen = page.chosen["expansions"]
    assert isinstance(chosen, tuple)
    return [*chosen]


def test_options_appear_where_they_matter(setup: SetupPage) -> None:
    assert "harpoons" not in text(setup)
    assert "Darkhouse level" not in text(setup)
    assert [option.name for option, _ in setup.rows] == ["preset", "players"]
    setup.key("left", None)  # past the first preset comes one's own voyage
    names = [option.name for option, _ in setup.rows]
    assert names == ["preset", "players", "ship", "reserve", *["expansions"] * 5]
    for _ in range(5):
        setup.key("down", None)
    setup.key("right", None)
    assert expansions(setup) == ["mercenaries"]
    assert "harpoons [2] 3" in text(setup)
    for key in ("down", "down", "space"):
        setup.key(key, " " if key == "space" else None)
    assert expansions(setup) == ["mercenaries", "darkhouse"]
    assert "[Introduction] Normal  Difficult" in text(setup)
    setup.key("left", None)
    assert expansions(setup) == ["mercenaries"]


def test_a_preset_says_what_it_brings_and_is_sailed(setup: SetupPage) -> None:
    begun: list[dict[str, Value]] = []
    setup.begin = begun.append
    assert "[First dive] Harpoons out  The whole deep  Your own" in text(setup)
    setup.key("right", None)
    assert "Harpoons out: ship B1, four in reserve, the Mercenaries." in text(setup)
    assert "Three rows of three" in text(setup)  # its ship is drawn
    setup.key("enter", None)
    (chosen,) = begun
    assert (chosen["ship"], chosen["reserve"], chosen["expansions"]) == ("B1", 4, ("mercenaries",))


def test_a_low_window_says_that_there_are_more_rows(setup: SetupPage) -> None:
    setup.key("left", None)
    shown = []
    for _ in range(9):
        setup.key("down", None)
        shown.append([line.plain.rstrip() for line in setup.draw(60, 17)])
    assert any(line.endswith("↓") for line in shown[0])
    assert any(line.endswith("↑") for line in shown[-2])
    assert not any(line.endswith("↓") for line in shown[-2])


def test_a_box_can_be_clicked(setup: SetupPage) -> None:
    setup.key("left", None)
    lines = text(setup).split("\n")
    row = next(at for at, line in enumerate(lines) if "The Reefs" in line)
    setup.click(5, row)
    assert expansions(setup) == ["reefs"]
    setup.click(5, row)
    assert expansions(setup) == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_row_of_the_setup_fits(setup: SetupPage, language: str) -> None:
    setup.ship.language = language
    setup.chosen |= {"preset": "own", "expansions": setup.game.options[3].choices}
    for _ in setup.rows:
        shown = setup.draw(80, 24)
        assert len(shown) == 24
        assert all(line.cell_len <= 80 for line in shown)
        assert shown[-2].plain.strip() == "" or "…" not in shown[-2].plain
        assert "quit" in shown[-1].plain
        luck = "afterwards." if language == "en" else "ensuite."
        assert any(luck in line.plain for line in shown)  # the last sentence is not pushed off the page
        setup.key("down", None)
