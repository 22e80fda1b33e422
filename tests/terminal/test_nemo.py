"""Nemo's War in the terminal: nothing is cut, menus tell the truth, piles that nobody may see are not shown, and whole
voyages in plain sentences and on the screen."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import leagues
from leagues.games.nemo import names
from leagues.games.nemo.aids.about import card_id
from leagues.games.nemo.aids.voyage import spoken
from leagues.games.nemo.state import BELOW_DECK, CARDS, UNSEEN
from leagues.kernel.table import Table
from leagues.terminal import setup
from leagues.terminal.boards import board_of
from leagues.terminal.game_page import GamePage
from leagues.terminal.main import PlayRequest
from leagues.terminal.menu import Choice, Menu
from leagues.terminal.nemo import BOARD
from leagues.terminal.nemo_signs import state, tables
from leagues.terminal.setup_page import SetupPage
from leagues.terminal.shelf import Save
from leagues.terminal.sitting import Sitting
from leagues.terminal.speech import speech
from tests.nemo import positions

from .conftest import Open, plain, saved, ways
from .test_pages import Desk, check_fits

LONGEST = 76  # columns of a line beside its number, on the smallest screen
SHORT = "n19"  # a voyage that is soon over


def page_of(folder: Path, table: Table, language: str) -> GamePage:
    return GamePage(Desk(language), Sitting(table, Save(folder / "nemo.jsonl")))


def text(page: GamePage, width: int = 80, height: int = 24) -> str:
    return "\n".join(line.plain for line in page.draw(width, height))


def every_choice(menu: Menu) -> Iterator[Choice]:
    for choice in menu.choices:
        yield choice
        if choice.inner is not None:
            yield from every_choice(choice.inner)


def voyage(seed: str, **options: Any) -> tuple[Table, Iterator[str]]:
    """A voyage played at random, stopped before every move."""
    table = leagues.new("nemo", seed=seed, wait=True, difficulty="sailor", **options)

    def moves() -> Iterator[str]:
        luck = random.Random(seed)
        while not table.over:
            move = luck.choice(table.legal)
            yield str(move)
            table.play(move)

    return table, moves()


# --- pages ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "motive"), [("en", "explore"), ("fr", "war")])
def test_a_whole_voyage_fits_the_smallest_screen_and_menus_lead_to_every_move(
    tmp_path: Path, language: str, motive: str
) -> None:
    table, moves = voyage("page", motive=motive)
    page = page_of(tmp_path, table, language)
    known = {entry.id for entry in table.game.rulebook}
    for _ in moves:
        page.at, page.inside = page.menu.start, None
        check_fits(page, 80, 24, whole=False)
        check_fits(page, 130, 40, whole=False)
        assert sorted(move for _, move in ways(page.menu)) == sorted(str(move) for move in table.legal)
        for choice in every_choice(page.menu):
            assert (choice.move is not None) + (choice.inner is not None) + bool(choice.barred) == 1
            assert choice.line.cell_len <= LONGEST, choice.line.plain
            assert choice.rules
            assert set(choice.rules) <= known
    check_fits(page, 80, 24)


def test_the_board_shows_everything_that_counts(tmp_path: Path) -> None:
    table = positions.sit(
        ships={"clyde*": "north-atlantic", "alfred": "north-atlantic"}, hidden={"north-atlantic": 1}, notoriety=17,
        gems=["north-atlantic"], cubes={"north-atlantic": 1}, upgrades=["hydro-drive"], sacrificed=["ned-land"], crew=7,
        held={"map-3": 2}, tableau=[5], salvage=["triumph"], tonnage={"taeping": "indian-ocean"},
    )  # fmt: skip
    shown = text(page_of(tmp_path, table, "en"))
    for wanted in ("►3N Atlantic   ▲○?· ◆■□", "Crew 7/10 +2", "17/36  blue 14✓ green 26", "▲ Wivern 7/10", "○ Alfred –/",
                   "1 hidden", "Aronnax Conseil 1st", "Hydro Drive", "Treasure 2", "Salvage 1/4", "Sunk 0 0 0 0 0 1",
                   "Kept 1", "Actions ●●●○○"):  # fmt: skip
        assert wanted in shown, (wanted, shown)
    assert " Ned " not in shown


def test_rolls_are_told_before_they_are_made(tmp_path: Path) -> None:
    table = positions.sit(ships={"britannia": "north-atlantic"}, crew=7)
    table.play("stalk")
    positions.play(table, "britannia")
    menu = BOARD.menu(table, speech("en", table.game))
    assert "For the attack: 10 or more, with +1 stalking = +1." in menu.prompt
    crew = next(choice for choice in menu.choices if str(choice.move) == "exert crew")
    assert "58.3\u00a0% (21/36) · −1–2 Crew" in crew.line.plain
    assert "with +2 the Crew exerted, +1 stalking = +3. 7 or more on the dice: 21 of 36 pass, 58.3\u00a0%." in crew.sentence
    assert (
        "Failing: 1 way: −2 Crew, Notoriety +2; 6 ways: −2 Crew, Notoriety +1; 8 ways: −1 Crew, Notoriety +1."
        in crew.sentence
    )
    french = BOARD.menu(table, speech("fr", table.game))
    assert "58,3\u00a0% (21/36)" in french.choices[2].line.plain


def test_danger_is_marked_on_the_line_and_in_the_sentence() -> None:
    table = positions.sit(ships={"britannia": "north-atlantic"}, nemo=1, sacrificed=names.CHARACTERS)
    table.play("bold")
    positions.play(table, "britannia")
    menu = BOARD.menu(table, speech("en", table.game))
    marked = [str(choice.move) for choice in menu.choices if "‡" in choice.line.plain]
    assert marked == ["exert nemo"]
    assert [str(choice.move) for choice in menu.choices if "end the voyage" in choice.sentence] == marked


def test_help_that_changes_nothing_stands_apart() -> None:
    table = positions.sit(ships={"britannia": "north-atlantic"})
    table.play("bold")
    positions.play(table, "britannia")
    table.play("none")
    positions.feed(table, 4, 4)
    menu = BOARD.menu(table, speech("en", table.game))
    first = [str(choice.move) for choice in menu.choices if choice.move is not None]
    assert first == ["sacrifice aronnax", "sacrifice conseil", "sacrifice first-officer", "accept"]
    inner = menu.choices[-1].inner
    assert inner is not None
    assert [str(choice.move) for choice in inner.choices] == ["sacrifice ned-land"]


def test_the_ladder_is_explained() -> None:
    table = positions.sit(phase="prepare", hidden={"european-seas": 4})
    positions.feed(table, 5, 2)
    menu = BOARD.menu(table, speech("en", table.game))
    assert menu.prompt.startswith("No open space in the European Seas.")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_only_piles_that_may_be_inspected_are_shown(language: str) -> None:
    table, moves = voyage("piles")
    w = speech(language, table.game)
    for at, _ in enumerate(moves):
        if at % 12:
            continue
        s = state(table)
        titles = {card.title for card in BOARD.cards(table, w)}
        for card in range(1, CARDS):
            lies_open = s.cards[card] not in (UNSEEN, BELOW_DECK)
            assert (w.text(card_id(card)) in titles) == lies_open
        assert {w.text("nemo-pool-ships"), w.text("nemo-pool-treasures")} <= titles


# --- before and after ----------------------------------------------------------------------------------------------------


def request(language: str = "en") -> PlayRequest:
    return PlayRequest("nemo", {}, "sea", False, False, False, language, None, False)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_first_voyage_is_recommended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    monkeypatch.setenv("LEAGUES_DATA", str(tmp_path))
    chosen = setup.ready(request())
    assert (chosen["motive"], chosen["difficulty"]) == ("explore", "sailor")
    assert {value for name, value in chosen.items() if name not in ("motive", "difficulty")} == {"same"}
    page = SetupPage(Desk(language), request(language), lambda options: None)
    for _ in page.rows:
        lines = page.draw(80, 24)
        assert [line.plain for line in lines if len(line.plain.rstrip()) > 80] == []
        page.key("down", None)
    assert board_of(page.game) is BOARD


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_whole_voyage_in_plain_sentences(tmp_path: Path, language: str) -> None:
    table, moves = voyage(SHORT)
    typed = [*moves, "3"]
    said = plain(
        tmp_path, "\n".join(typed) + "\n", "nemo", "--seed", SHORT, "--option", "difficulty=sailor", "--lang", language
    )
    assert (said.returncode, said.stderr) == (0, "")
    assert "\x1b" not in said.stdout
    assert leagues.load(saved(tmp_path)).state == table.state
    w = speech(language, table.game)
    assert w.text(f"ending-{table.outcome}") in said.stdout
    for told in spoken(state(table), tables(table), w):
        assert told in said.stdout
    assert "/36" in said.stdout


def test_a_voyage_on_the_screen(open_terminal: Open, tmp_path: Path) -> None:
    table, moves = voyage(SHORT)
    w = speech("en", table.game)
    keys = [next(typed for typed, found in ways(BOARD.menu(table, w)) if found == move) for move in moves]
    terminal = open_terminal("nemo", "--seed", SHORT, "--option", "difficulty=sailor", "--lang", "en")
    terminal.wait(w.text("help-quit"), "N Atlantic")
    for numbers in keys:
        for number in numbers:
            terminal.press(number, "enter")
            terminal.read(0)
    terminal.wait(w.text(f"ending-{table.outcome}"), w.text("end-scores"))
    assert "…" not in terminal.text
    terminal.press("2", "enter")
    terminal.wait("Warships: ", w.text("help-scroll"))
    terminal.press("escape")
    terminal.wait(w.text("end-quit"))
    terminal.press("q")
    assert terminal.end() == 0
    assert leagues.load(saved(tmp_path)).state == table.state
