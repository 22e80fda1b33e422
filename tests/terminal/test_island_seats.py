"""Who sits at the table: people and bots, how they are asked for, remembered, saved; and turns that can be regretted."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import leagues
from leagues import bots
from leagues.games.island.state import CARDS
from leagues.kernel import sfc32
from leagues.kernel.entries import Handover
from leagues.kernel.errors import LeaguesError
from leagues.kernel.table import Table
from leagues.terminal.main import go_on, opening
from leagues.terminal.sitting import Sitting, Stage
from leagues.terminal.speech import speech

from .castaways import evening, sit_down
from .conftest import Open, Terminal, plain, saved
from .test_saves import request


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LEAGUES_DATA", str(tmp_path))
    return tmp_path


def opened(**changes: object) -> Sitting:
    found = opening(request(**{"game": "island", "seed": "sea", **changes})).sitting
    assert found is not None
    return found


BOT = "bot helmsman"


@pytest.mark.parametrize(
    ("asked", "seats"),
    [
        ({"bots": 1}, ("seat 0", BOT)),
        ({"bots": 3}, ("seat 0", BOT, BOT, BOT)),
        ({"people": 1}, ("seat 0", BOT)),
        ({"people": 3}, ("seat 0", "seat 1", "seat 2")),
        ({"people": 2, "bots": 1}, ("seat 0", "seat 1", BOT)),
        ({"people": 2, "options": {"players": "4"}}, ("seat 0", "seat 1", BOT, BOT)),
        ({"bots": 1, "options": {"players": "3"}}, ("seat 0", "seat 1", BOT)),
        ({"options": {"players": "3"}}, ("seat 0", BOT, BOT)),
        ({"policy": "random"}, ("seat 0", "bot random")),
        ({"game": "nautilion", "options": {"players": "2"}}, ("seat 0", "seat 1")),
        ({"game": "nautilion", "bots": 1}, ("seat 0", BOT)),
        ({"game": "nautilion", "bots": 1, "policy": "navigator"}, ("seat 0", "bot navigator")),
    ],
)
def test_the_command_line_fills_the_seats(here: Path, asked: dict[str, object], seats: tuple[str, ...]) -> None:
    assert opened(**asked).table.seats == seats


@pytest.mark.parametrize(
    ("code", "asked"),
    [
        ("bad-company", {"people": 3, "bots": 2}),
        ("bad-company", {"people": 0, "bots": 2}),
        ("bad-company", {"bots": 4}),
        ("bad-company", {"bots": -1}),
        ("company-players", {"people": 1, "bots": 1, "options": {"players": "4"}}),
        ("company-players", {"people": 2, "bots": 1, "options": {"players": "4"}}),
        ("company-players", {"people": 4, "options": {"players": "3"}}),
        ("company-players", {"bots": 3, "options": {"players": "3"}}),
        ("unknown-policy", {"policy": "cheating"}),
        ("own-dice-bots", {"bots": 1, "own_dice": True, "seed": None}),
        ("bad-company", {"bots": 2, "game": "nautilion"}),
    ],
)
def test_impossible_companies_are_refused(here: Path, code: str, asked: dict[str, object]) -> None:
    with pytest.raises(LeaguesError) as caught:
        opening(request(**{"game": "island", **asked}))
    assert caught.value.code == code
    for language in ("en", "fr"):
        assert caught.value.text(language)
    assert list(here.iterdir()) == []


def test_a_save_remembers_who_is_a_bot(here: Path) -> None:
    sitting = opened(people=2, bots=1, policy="random")
    for count, _ in enumerate(evening(sitting)):
        if count == 12:
            break
    again = go_on(request(game="island", resume=True)).sitting
    assert again is not None
    assert again.bots == {2: "random"}
    assert again.people == [0, 1]
    assert again.table.state == sitting.table.state
    assert again.here == -1  # nobody has said that they are there
    header = json.loads(saved(here).read_text().splitlines()[0])
    assert header["seats"] == ["seat 0", "seat 1", "bot random"]
    assert header["bots"] == [[0, 2, "random"]]


def test_what_was_chosen_is_asked_again_with_the_same_answer(tmp_path: Path) -> None:
    asked = ("island", "--lang", "en")
    said = plain(tmp_path, "3\n\n2\nFirst mate\nq\n", *asked).stdout
    assert "People: 1 (recommended), 2, 3, 4." in said
    assert "Bots: Deckhand (new aboard, often takes what only looks good), Helmsman (steady, and errs" in said
    assert leagues.load(saved(tmp_path)).seats == ("seat 0", "seat 1", "bot mate")
    again = plain(tmp_path, "\n\n\n\nq\n", *asked).stdout
    assert "Enter for 3" in again
    assert "Enter for 2" in again
    assert "Enter for First mate" in again


def test_the_setup_page_asks_for_people_and_bots(open_terminal: Open, tmp_path: Path) -> None:
    terminal = open_terminal("island", "--lang", "en")
    terminal.wait("People", "[1] 2  3  4", "Deckhand [Helmsman] First mate", "4 columns, 8 stacks")
    terminal.press("down", "down", "right")
    terminal.wait("[2] 3  4", "a curtain falls", "Recommended: 1.")
    assert "Bots  " not in terminal.text  # two people, two players: none
    terminal.press("up", "up", "right")
    terminal.wait("Deckhand [Helmsman] First mate", "5 columns, 11 stacks")
    terminal.press("enter")
    terminal.wait("raise the curtain")
    assert leagues.load(saved(tmp_path)).seats == ("seat 0", "seat 1", BOT)


def test_with_own_cards_everybody_is_a_person(tmp_path: Path) -> None:
    said = plain(tmp_path, "\n\nd\nd\nd\nq\n", "island", "--own-dice", "--lang", "en")
    assert (said.returncode, said.stderr) == (0, "")
    assert "People:" not in said.stdout
    assert leagues.load(saved(tmp_path)).seats == ("seat 0", "seat 1")
    assert "Which card is face up on the next stack?" in said.stdout


# --- bots ------------------------------------------------------------------------------------------------------------------


def luck(number: int = 1) -> list[int]:
    g = [0] * 4
    sfc32.seed(g, 3, 4, number)
    return g


@pytest.mark.parametrize("policy", ["greedy", "random"])
def test_a_bot_answers_the_same_whatever_others_hold(tmp_path: Path, policy: str) -> None:
    sitting = sit_down(tmp_path, players=3, people=3)
    compared = differing = 0
    for number, _ in enumerate(evening(sitting)):
        table = sitting.table
        if sitting.stage is not Stage.PLAY:
            continue
        s = table.state
        table.game.hide(s, table.tables, table.who)
        table.game.fill(s, table.tables, table.who, luck(number))
        other = Table(table.game, table.options, table.tables, table.luck, auto=False, seats=table.seats, start=s)
        differing += any(s.hands[seat] != table.state.hands[seat] for seat in range(3))  # type: ignore[attr-defined]
        assert bots.answer(table, table.who, policy, luck()) == bots.answer(other, other.who, policy, luck())
        compared += 1
    assert compared > 30
    assert differing > 30


def test_a_bot_is_handed_only_what_its_seat_may_know(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from leagues.games.island import greedy

    seen = []

    def spy(states: list[object], at: int, t: object, out: list[int], count: int, g: object) -> int:
        seen.append(states)
        return out[0]

    monkeypatch.setattr(greedy, "choose", spy)
    sitting = sit_down(tmp_path, players=2, people=1)
    for _ in evening(sitting, "random"):
        pass
    assert len(seen) > 10
    for (view,) in seen:
        assert view.hands[0] == [0] * CARDS  # type: ignore[attr-defined]


def test_unknown_policies_are_no_bots(tmp_path: Path) -> None:
    table = leagues.new("island", seed="sea")
    table.arrange(bots=[Handover(0, 1, "unheard-of")])
    assert bots.seated(table) == {}
    with pytest.raises(LeaguesError) as caught:
        bots.answer(table, 0, "unheard-of", luck())
    assert caught.value.code == "unknown-policy"


def test_from_an_open_seed_bots_play_the_same_game(tmp_path: Path) -> None:
    games = []
    for _ in range(2):
        sitting = sit_down(tmp_path, "same", players=3, people=1, policy="random")
        for _ in evening(sitting):
            pass
        games.append([entry.notation for entry in sitting.table.entries])
    assert games[0] == games[1]


# --- the end of a turn -----------------------------------------------------------------------------------------------------


def store_something(sitting: Sitting) -> None:
    """Play until the person's turn is over and could still be regretted."""
    for _ in evening(sitting):
        if sitting.stage is Stage.END_TURN:
            return
    raise AssertionError("no turn could be regretted")


def test_a_turn_that_can_be_regretted_waits_for_a_word(tmp_path: Path) -> None:
    sitting = sit_down(tmp_path)
    store_something(sitting)
    count = len(sitting.table.entries)
    assert sitting.back()[0] is None
    sitting.take_back(speech("en", sitting.table.game))
    assert sitting.stage is Stage.PLAY
    sitting.play(sitting.table.legal[0])
    while sitting.stage is Stage.PLAY:
        sitting.play(sitting.table.legal[0])
    sitting.end_turn()
    assert sitting.stage is not Stage.END_TURN
    assert len(sitting.table.entries) > count
    barrier, _ = sitting.back()
    assert barrier in ("draw", "other-seat")


def test_without_waiting_the_bots_play_at_once_and_the_page_says_so(tmp_path: Path) -> None:
    sitting = sit_down(tmp_path, wait=False)
    final = 0
    for _ in evening(sitting):
        assert sitting.stage is Stage.PLAY
        for move in sitting.table.legal[:3]:
            told = sitting.can_be_taken_back(move)
            final += sitting.table.can_be_taken_back(move) and not told
    assert final


def test_one_person_cannot_take_back_what_another_did(tmp_path: Path) -> None:
    sitting = sit_down(tmp_path, players=2, people=2)
    tried = 0
    for _ in evening(sitting):
        if sitting.stage is Stage.CURTAIN:
            with pytest.raises(LeaguesError) as caught:
                sitting.take_back(speech("en", sitting.table.game))
            assert caught.value.code in ("undo-other-seat", "undo-draw", "undo-nothing")
            tried += caught.value.code == "undo-other-seat"
    assert tried


def at_rest(terminal: Terminal) -> str:
    """The screen once it no longer changes."""
    before = -1
    while before != len(terminal.raw):
        before = len(terminal.raw)
        terminal.read(0.2)
    return terminal.text


def shows(text: str, name: str) -> bool:
    return re.search(rf"\b{name}\b", text) is not None


def test_the_curtain_on_a_real_screen(open_terminal: Open, tmp_path: Path) -> None:
    """Two people take turns; what one has found is on the screen before the curtain and nowhere after it."""
    terminal = open_terminal("island", "--people", "2", "--seed", "sea", "--lang", "en")
    terminal.wait("raise the curtain")
    handed = searched = 0
    while handed < 4:
        shown = at_rest(terminal)
        if "To which column" in shown:
            blind = [line for line in terminal.lines if re.match(r"[> ] *\d .*▒", line)]
            terminal.press(re.findall(r"\d", blind[-1])[0] if blind else "1", "enter")
        elif "Draw the curtain" in shown:
            castaway = re.search(r"You are the (\w+)", shown)
            assert castaway is not None
            secret = hidden_names(saved(tmp_path), ("blue", "red").index(castaway[1]))
            assert all(shows(shown, name) for name in secret)  # the finder sees it
            before = len(terminal.raw)
            terminal.press("enter")
            terminal.wait("raise the curtain")
            at_rest(terminal)
            assert not any(shows(terminal.text, name) or shows(terminal.raw[before:], name) for name in secret)
            searched += len(secret)
            handed += 1
        else:
            terminal.press("enter")
    assert searched > 2


def hidden_names(record: Path, seat: int) -> set[str]:
    """The cards in a hand whose names everybody else has no reason to see on the screen."""
    table = leagues.load(record, wait=True)
    w = speech("en", table.game)
    s = table.state
    public = {card for card in range(CARDS) if card + 1 in s.tops or s.shown[seat][card]}  # type: ignore[attr-defined]
    words = " ".join(line.text(table.game, "en") for line in table.lines(-1))
    own = {card for card in range(CARDS) if s.hands[seat][card]} - public  # type: ignore[attr-defined]
    return {name for card in own if (name := w.text("card", card=card)) not in words}
