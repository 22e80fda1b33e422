"""Nautilus Island's pages as drawn: nothing is cut, menus tell the truth, and nothing is shown that a seat may not know."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from leagues.games.island.aids.explanation import explain
from leagues.games.island.camp import set_points
from leagues.games.island.decisions import act
from leagues.games.island.tables import read_tables
from leagues.kernel import sfc32
from leagues.kernel.table import Table
from leagues.terminal.cards_page import CardsPage
from leagues.terminal.game_page import GamePage
from leagues.terminal.island import BOARD
from leagues.terminal.island_signs import state, tables
from leagues.terminal.menu import Choice, Menu
from leagues.terminal.pages import Page
from leagues.terminal.seen import Seen
from leagues.terminal.sitting import Sitting, Stage
from leagues.terminal.speech import speech
from tests.island.positions import sit

from .castaways import at_position, evening, page_of, sit_down
from .conftest import ways
from .test_pages import check_fits

LONGEST = 76  # columns of a line beside its number, on the smallest screen


def text(page: Page, width: int = 80, height: int = 24) -> str:
    return "\n".join(line.plain for line in page.draw(width, height))


def every_choice(menu: Menu) -> Iterator[Choice]:
    for choice in menu.choices:
        yield choice
        if choice.inner is not None:
            yield from every_choice(choice.inner)


# --- sizes ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "players", "policy"), [("en", 4, "random"), ("fr", 4, "greedy"), ("fr", 3, "random"),
                                                             ("en", 2, "random")])  # fmt: skip
def test_whole_games_fit_the_smallest_screen(tmp_path: Path, language: str, players: int, policy: str) -> None:
    page, _ = page_of(sit_down(tmp_path, players=players, people=1, policy=policy), language)
    for _ in evening(page.sitting, policy):
        page.inside = None
        page.at = page.menu.start
        check_fits(page, 80, 24, whole=False)
        if page.sitting.table.decision is not None and page.sitting.table.decision.name == "explore":
            for choice in page.menu.choices:  # every column can be seen
                assert choice.line.plain.rstrip() in text(page)
        page.inside = next((at for at, choice in enumerate(page.menu.choices) if choice.inner is not None), None)
        page.at = 0
        check_fits(page, 80, 24, whole=False)
    page.inside = None
    check_fits(page, 80, 24)


@pytest.mark.parametrize("size", [(80, 24), (81, 25), (100, 30), (112, 24), (120, 40), (200, 60)])
def test_every_size_is_used_and_none_is_broken(tmp_path: Path, size: tuple[int, int]) -> None:
    for language in ("en", "fr"):
        page, _ = page_of(sit_down(tmp_path, players=4, people=2), language)
        for at, _ in enumerate(evening(page.sitting)):
            page.at = page.menu.start
            check_fits(page, *size, whole=False)
            if at == 30:
                break


# --- menus ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "policy"), [("en", "random"), ("fr", "greedy")])
def test_menus_lead_to_every_legal_move_and_to_nothing_else(tmp_path: Path, language: str, policy: str) -> None:
    asked = set()
    for players in (2, 4):
        sitting = sit_down(tmp_path, players=players, people=players)
        for _ in evening(sitting, policy):
            if sitting.stage is not Stage.PLAY:
                continue
            assert sitting.table.decision is not None
            asked.add(sitting.table.decision.name)
            menu = BOARD.menu(sitting.seen, speech(language, sitting.table.game))
            offered = [move for _, move in ways(menu)]
            assert sorted(offered) == sorted(str(move) for move in sitting.table.legal)
            known = {entry.id for entry in sitting.table.game.rulebook}
            for choice in every_choice(menu):
                assert (choice.move is not None) + (choice.inner is not None) + bool(choice.barred) == 1
                assert choice.rules
                assert set(choice.rules) <= known
                assert choice.line.cell_len <= LONGEST, choice.line.plain
    assert asked == {"explore", "act", "close"}


def barred(menu: Menu) -> dict[int, str]:
    return {choice.number: choice.barred for choice in menu.choices if choice.barred}


def menu_at(table: Table, language: str = "en") -> Menu:
    seat = state(table).active
    return BOARD.menu(Seen(table, seat), speech(language, table.game))


def test_barred_columns_name_their_rules() -> None:
    table = sit("ca", players=3, active=2, others=(2, 5), order=(0, 1, 2), explored=False, came_from=3)
    menu = menu_at(table)
    assert barred(menu) == {2: "occupied", 3: "own-column", 5: "occupied"}
    assert menu.choices[1].sentence == "Column 2: not now. One castaway a column."
    assert menu.choices[menu.start].number == 1


def test_columns_say_what_could_be_collected_and_stored() -> None:
    table = sit("ca ca cb na", camps={0: "cc cc"}, tops=["ra", "fb", "sa", "ta"], explored=False, came_from=2, others=[1])
    menu = menu_at(table)
    three, four = menu.choices[2], menu.choices[3]
    assert three.sentence == (
        "Column 3: collect a flask, one unseen card; or store 2 of clothes, a set of 4 with a porthole worth 8, "
        "1 of navigation, a set of 1. You would play 1st or 2nd next round."
    )
    assert "★pearl ▒▒" in four.line.plain
    assert "▲3→5(11) ◆1→1" in four.line.plain


def test_what_cannot_be_stored_names_its_rule() -> None:
    table = sit("ca na ta", camps={0: "ca ca cb"}, portholes=[(0, "clothes", 5)], at=2)
    menu = menu_at(table)
    assert [choice.barred for choice in menu.choices] == ["", "closed-for-good", "", "treasures-stay"]
    assert menu.choices[1].sentence == "clothes: 1 in hand, but your set is closed"
    assert menu.choices[3].sentence == "A treasure: it stays in your hand"


def test_an_empty_column_says_that_nothing_can_be_collected() -> None:
    table = sit("ca ca", at=2, final=2, heights=[8, 0, 8, 8])
    assert barred(menu_at(table)) == {1: "empty-column"}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_ways_to_store_say_what_then_happens(language: str) -> None:
    table = sit("ca ca cb cc", camps={0: "cd"}, at=4, spaces="pair two two two two")
    menu = menu_at(table, language)
    store = menu.choices[1]
    assert store.inner is not None
    assert speech(language, table.game).text("bonus", kind=5) in store.inner.prompt
    for choice in store.inner.choices:
        assert choice.move is not None
        then = explain(Seen(table, 0), 0)["choices"][str(choice.move.answer)]
        trial = table.fork(0, table.luck) if table.luck is not None else table
        trial.play(choice.move)
        s, t = state(trial), tables(trial)
        assert then["worth"] == set_points(s, t, 0, 0)
        can_close = trial.decision is not None and trial.decision.name == "close"
        assert can_close == ("porthole" in then)
        if can_close:
            trial.play("close")
            assert set_points(state(trial), t, 0, 0) == then["closed"]
            assert f"({then['porthole']}) {then['closed']}" in choice.sentence
    assert any(act.way_of(choice.move.answer) >= 14 for choice in store.inner.choices if choice.move)


def test_leaving_a_set_open_warns_of_what_it_gives_up() -> None:
    table = sit("ca ca cb", camps={0: "cc cc"}, at=2, spaces="double two two two two")
    table.play("store clothes a a")
    menu = menu_at(table)
    assert menu.prompt == "Close clothes, 4 cards, with the porthole worth 8? (reconstructed)"
    closing, leaving = menu.choices
    assert closing.sentence == "Close it; the set is then worth 16"
    assert leaving.sentence == "Leave it open: gives up size 4 for good! Next: 5 cards (11); you hold 1"
    assert "close-now" in leaving.rules
    last = sit("ca", camps={0: "cc cc cb"}, at=2, final=2, heights=[0, 8, 8, 8])
    last.play("store clothes a")
    assert "gives up size 4 for good, on the last turn!" in menu_at(last).choices[1].sentence


# --- what is shown -------------------------------------------------------------------------------------------------------


def test_the_end_is_announced(tmp_path: Path) -> None:
    for final, words in ((1, "A column is empty: the next round is the last"), (2, "The last round: your last turn")):
        table = sit("ca ca", at=1, final=final, heights=[8, 0, 8, 8])
        page, _ = page_of(at_position(tmp_path, table, 0))
        assert words in text(page)
        assert ("LAST ROUND" in text(page)) == (final == 2)


def test_reconstructed_values_carry_their_mark_and_an_owners_do_not(tmp_path: Path) -> None:
    page, _ = page_of(at_position(tmp_path, sit("ta ca", at=2), 0))
    assert "6→14 (reconstructed)" in text(page)
    assert "worth 1 (reconstructed)" in text(page)
    owner = read_tables("[treasures]\nvalues = [4, 3, 2, 1]\n[portholes.1]\nsize = 2\nvalues = [4]\n")
    page, _ = page_of(at_position(tmp_path, sit("ta ca", at=2, tables=owner), 0))
    assert "2→4 4→8 5→11 6→14   " in text(page)
    assert "worth 4   " in text(page)
    assert text(page).count("reconstructed") == 1  # how the stacks lie


def test_castaways_stand_on_their_side_and_the_next_order_is_told(tmp_path: Path) -> None:
    table = sit("ca ca", players=3, active=1, at=2, others=(4, 5), order=(0, 1, 2), round=5)
    page, _ = page_of(at_position(tmp_path, table, 1))
    lines = text(page).split("\n")
    assert "2×8 ═══[R]" in lines[1]
    assert "4×8 ═══(B)" in lines[1]
    assert "(Y)" in lines[5]
    assert "Next round: R B ?" in text(page)
    assert "Round 5 · above the hull" in lines[0]
    assert "You are the red castaway" in lines[0]


def test_what_everybody_watched_is_listed_only_if_the_table_agreed(tmp_path: Path) -> None:
    for memory in (0, 1):
        table = sit("ca ca", at=2, hands={1: "ra ra fb"}, shown={1: "ra fb"}, memory=memory)
        said = "\n".join(BOARD.describe(Seen(table, 0), speech("en", table.game)))
        assert ("Everybody saw these taken: wrench, net." in said) == bool(memory)


# --- secrets -------------------------------------------------------------------------------------------------------------


def everything_shown(sitting: Sitting, language: str) -> list[str]:
    """All that the person who is there can get to see: the page, its inner menus, cards, rules, and the plain sentences."""
    page, desk = page_of(sitting, language)
    w = speech(language, sitting.table.game)
    shown = [text(page), text(page, 120, 40)]
    for choice in every_choice(page.menu):
        shown += [choice.sentence, choice.line.plain, choice.barred]
    shown += BOARD.describe(sitting.seen, w)
    for card in BOARD.cards(sitting.seen, w):
        shown += [card.title, card.where, *card.sentences]
    page.key("c", "c")
    assert isinstance(desk.pages[-1], CardsPage)
    shown.append(text(desk.pages[-1]))
    return shown


def dealt_again(table: Table, seat: int, number: int) -> Table:
    """The same table, with other cards wherever the seat may not look."""
    s = table.state
    table.game.hide(s, table.tables, seat)
    g = [0] * 4
    sfc32.seed(g, 7, 7, number)
    table.game.fill(s, table.tables, seat, g)
    return Table(table.game, table.options, table.tables, table.luck, auto=False, wait=True, seats=table.seats, start=s)


def leaks(folder: Path, language: str, **company: Any) -> tuple[int, int]:
    """In how many situations of a game a screen depends on what its viewer may not know; and how many there were."""
    sitting = sit_down(folder, players=3, people=3, **company)
    found = looked = 0
    for number, _ in enumerate(evening(sitting)):
        if number % 3:
            continue
        views = []
        for other in (sitting.table, dealt_again(sitting.table, sitting.here, number)):
            same = Table(other.game, other.options, other.tables, other.luck, auto=False, wait=True, seats=other.seats,
                         start=other.state)  # fmt: skip
            views.append(everything_shown(at_position(folder, same, sitting.here), language))
        looked += 1
        found += views[0] != views[1]
    return found, looked


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_screen_depends_on_what_its_viewer_may_not_know(tmp_path: Path, language: str) -> None:
    found, looked = leaks(tmp_path, language)
    assert looked > 20
    assert found == 0


def test_a_planted_leak_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Sitting, "seen", property(lambda sitting: sitting.table))
    found, looked = leaks(tmp_path, "en")
    assert found > looked // 2


def test_the_journal_of_the_screen_is_that_of_who_is_there(tmp_path: Path) -> None:
    sitting = sit_down(tmp_path, players=3, people=2)
    others = own = 0
    for _ in evening(sitting):
        for line in sitting.journal:
            assert line.audience in (-1, sitting.here)
            own += line.audience == sitting.here != -1
        others += sum(line.audience not in (-1, sitting.here) for line in sitting.table.journal)
    assert own
    assert others


def test_nothing_of_a_hand_is_shown_behind_the_curtain(tmp_path: Path) -> None:
    sitting = sit_down(tmp_path, players=2, people=2)
    page, _ = page_of(sitting)
    curtains = 0
    for _ in evening(sitting):
        page.at = page.menu.start
        shown = text(page)
        if sitting.stage is Stage.CURTAIN:
            curtains += 1
            assert "Hand " not in shown
            assert "You " not in shown
            assert "raise the curtain" in shown
            for key in ("j", "c", "u"):
                opened, desk = page_of(sitting)
                opened.key(key, key)
                assert "You find" not in text(desk.pages[-1])
        elif sitting.stage is Stage.HAND_OVER:
            assert "You are the " in shown
    assert curtains > 10
    assert isinstance(page, GamePage)
