"""The beginning: three games, those that wait, the guide; by keys, by mouse, in sentences, and at every size."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

import leagues
from leagues.games import GAMES
from leagues.kernel.words import LANGUAGES
from leagues.terminal import guide, rules
from leagues.terminal.game_page import GamePage
from leagues.terminal.home_page import HomePage
from leagues.terminal.main import Opening, PlayRequest
from leagues.terminal.pages import Page, Reader
from leagues.terminal.screen import Leagues
from leagues.terminal.setup import first_voyage
from leagues.terminal.setup_page import SetupPage
from leagues.terminal.shelf import Save
from leagues.terminal.speech import speech
from leagues.terminal.waiting import waiting

from .conftest import Open, plain

SIZES = [(60, 20), (80, 24), (200, 60)]


def request(language: str = "en", game: str | None = None, **more: object) -> PlayRequest:
    asked = PlayRequest(game, {}, None, False, False, False, language, None, False)
    return asked if not more else PlayRequest(**{**vars(asked), **more})


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LEAGUES_DATA", str(tmp_path))
    return tmp_path


def leave(folder: Path, game: str, name: str, moves: int = 3) -> Path:
    """A game that waits."""
    table = leagues.new(game, seed="sea", wait=True)
    for _ in range(moves):
        table.play(table.legal[0])
    save = Save(folder / f"{game}-{name}.jsonl")
    save.write(table)
    return save.record


def text(page: Page, width: int, height: int) -> str:
    lines = page.draw(width, height)
    assert len(lines) == height
    assert all(line.cell_len <= width for line in lines)
    shown = "\n".join(line.plain for line in lines)
    assert "…" not in shown
    return shown


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_games_and_everything_that_waits_are_listed(folder: Path, language: str, size: tuple[int, int]) -> None:
    left = {leave(folder, game, "x").name for game in GAMES}
    (folder / "nemo-torn.jsonl").write_text("{")
    (folder / "nautilion-strange.jsonl").write_text('{"game":"chess"}\n{}\n')
    page = Leagues(request(language), Opening(None)).pages[-1]
    assert isinstance(page, HomePage)
    assert {one.file.name for one in waiting(folder)} == left
    seen = ""
    for _ in page.rows:
        seen += text(page, *size)
        page.key("down", None)
    for game in GAMES.values():
        assert speech(language, game).text("game-title") in seen
    for one in waiting(folder):
        assert one.told(language) in seen
        assert one.turn > 0
    assert speech(language).text("guide-title") in seen


def test_enter_takes_the_recommended_voyage(folder: Path) -> None:
    for number, game in enumerate(GAMES):
        app = Leagues(request(seed="sea"), Opening(None))
        app.pages[-1].key(str(number + 1), str(number + 1))
        app.pages[-1].key("enter", None)
        assert isinstance(app.pages[-1], GamePage)
        assert app.sitting is not None
        table = app.sitting.table
        assert table.game.id == game
        wanted = first_voyage(request(game=game))
        assert {name: table.options[name] for name in table.options} == {name: wanted[name] for name in table.options}
    assert table.options["difficulty"] == "sailor"  # the last one is Nemo's War


def test_a_game_that_waits_is_gone_on_with(folder: Path) -> None:
    leave(folder, "nemo", "older")
    file = leave(folder, "island", "newer", moves=5)
    app = Leagues(request(), Opening(None))
    page = app.pages[-1]
    assert isinstance(page, HomePage)
    page.at = next(at for at, row in enumerate(page.rows) if row.waits is not None and row.waits.file == file)
    page.key("enter", None)
    assert app.sitting is not None
    assert (app.sitting.save.record, app.request.game) == (file, "island")
    assert file.with_suffix(".secret").exists() is False


def test_one_that_is_damaged_says_so_and_is_left_alone(folder: Path) -> None:
    file = leave(folder, "nemo", "torn")
    broken = file.read_text().replace('"by":0', '"by":7')
    file.write_text(broken)
    app = Leagues(request(), Opening(None))
    page = app.pages[-1]
    assert isinstance(page, HomePage)
    page.at = 3
    page.key("enter", None)
    assert app.pages == [page]
    assert file.name in "".join(text(page, 200, 60).split())
    assert file.read_text() == broken


def test_options_and_back_and_the_guide(folder: Path) -> None:
    app = Leagues(request(), Opening(None))
    home = app.pages[-1]
    home.key("down", None)
    home.key("o", "o")
    assert isinstance(app.pages[-1], SetupPage)
    assert app.pages[-1].game.id == "island"
    app.pages[-1].key("escape", None)
    assert app.pages == [home]
    home.key("end", None)
    home.key("enter", None)
    assert isinstance(app.pages[-1], Reader)
    shown = "\n".join(line.plain for line in app.pages[-1].body(speech("en"), 70))
    assert "The goal of the voyage" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_is_told_by_the_rulebooks(language: str) -> None:
    said = {part.title: part.said for part in guide.told(language)}
    for id, game in GAMES.items():
        own = speech(language, game)
        found = rules.entries(game, guide.FIRST[id])
        assert [entry.id for entry in found] == list(guide.FIRST[id])
        for entry in found:
            assert rules.title(entry, own) in said
        assert said[own.text("game-title")] == own.text("game-about")


def test_the_mouse_presses_keys_and_rows(folder: Path) -> None:
    async def press() -> None:
        app = Leagues(request(), Opening(None))
        async with app.run_test(size=(80, 24)) as pilot:
            lines = [line.plain for line in app.canvas.lines]
            await pilot.hover(offset=(lines[-1].index("options"), 23))
            await pilot.pause()
            assert app.canvas.under is not None
            assert app.canvas.under.does == {"press": "o"}
            row = next(y for y, line in enumerate(lines) if "Nautilus Island" in line)
            await pilot.hover(offset=(10, row))
            await pilot.pause()
            assert app.canvas.under is not None
            assert app.canvas.under.does == {"row": 1}
            await pilot.click(offset=(10, row))
            await pilot.click(offset=(lines[-1].index("options"), 23))
            await pilot.pause()
            page = app.pages[-1]
            assert isinstance(page, SetupPage)
            assert page.game.id == "island"
            await pilot.hover(offset=(79, 0))
            await pilot.pause()
            assert app.canvas.under is None

    asyncio.run(press())


def test_the_program_begins_there(open_terminal: Open, tmp_path: Path) -> None:
    leave(tmp_path, "nemo", "left")
    terminal = open_terminal("--lang", "en", columns=60, lines=20)
    terminal.wait("New game", "Nemo’s War, turn", "How to play", "recommended voyage")
    terminal.press("l")
    terminal.wait("Nouvelle partie", "voyage recommandé")
    terminal.press("l", "enter")
    terminal.wait("Roll the dice")


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_sentences(tmp_path: Path, language: str) -> None:
    file = leave(tmp_path, "island", "left", moves=5)
    w = speech(language)
    said = plain(tmp_path, "g\n9\no 3\nq\n", "--lang", language).stdout
    assert waiting(tmp_path)[0].told(language) in said
    assert speech(language, GAMES["nemo"]).text("rule-exert.title") in said
    assert w.text("home-wrong", typed="9") in said
    assert speech(language, GAMES["nautilion"]).text("preset-first-dive.class") in said  # what Enter alone would begin
    assert w.text("setup-take", value=speech(language, GAMES["nemo"]).text("preset-first-voyage")) in said
    begun = plain(tmp_path, "\nq\n", "--lang", language).stdout
    assert w.text("fair-keep") in begun
    assert len(list(tmp_path.glob("nautilion-*.jsonl"))) == 1
    again = plain(tmp_path, "5\nq\n", "--lang", language).stdout
    assert w.text("note-resumed", file=str(file)) in again
