"""Several captains of Nemo's War in the terminal: at one keyboard, and with bots in the other seats."""

from __future__ import annotations

from pathlib import Path

import pytest

import leagues
from leagues import bots
from leagues.games.nemo import spoils
from leagues.games.nemo.endings import Ending
from leagues.kernel import sfc32
from leagues.kernel.frames import pop
from leagues.terminal import company
from leagues.terminal.main import opening
from leagues.terminal.nemo import BOARD
from leagues.terminal.seen import NOBODY
from leagues.terminal.shelf import Save
from leagues.terminal.sitting import Sitting
from leagues.terminal.speech import speech
from tests.nemo import positions
from tests.nemo.positions import play
from tests.nemo.rules.test_captains import FIRST, HERE, two
from tests.nemo.rules.test_imperialists import mustering
from tests.nemo.rules.test_semi_competitive import rivals

from .conftest import plain, saved, ways
from .test_nemo import page_of, text
from .test_saves import request

ENOUGH = 60  # answers of those at the keyboard


def typed_voyage(folder: Path, seed: str, players: int, people: int, enough: int = ENOUGH) -> tuple[Sitting, list[str]]:
    """A voyage, and what is typed for it by the people, who play as the policy does."""
    policies = dict.fromkeys(range(people, players), "greedy")
    table = leagues.new("nemo", seed=seed, wait=True, players=players, difficulty="sailor", policies=policies)
    company.name_bots(table, policies)
    sitting = Sitting(table, Save(folder / "trial.jsonl"))
    luck, typed = [0] * 4, list[str]()
    sfc32.seed(luck, 1, 2, 3)
    for _ in range(enough):
        if table.over:
            break
        decision = table.decision
        assert decision is not None
        answer = bots.answer(table, max(table.who, 0), "greedy", luck)
        move = decision.notation(answer)
        typed += next(keys for keys, found in ways(BOARD.menu(sitting.seen, speech("en", table.game))) if found == move)
        sitting.play(next(move for move in table.legal if move.answer == answer))
    return sitting, typed


@pytest.mark.parametrize(("language", "players", "people"), [("en", 2, 2), ("fr", 3, 1)])
def test_captains_in_plain_sentences(tmp_path: Path, language: str, players: int, people: int) -> None:
    (tmp_path / "trial").mkdir()
    sitting, typed = typed_voyage(tmp_path / "trial", "crew", players, people)
    asked = ["nemo", "--option", f"players={players}", "--option", "difficulty=sailor", "--people", str(people)]
    asked += ["--policy", "greedy"]
    said = plain(tmp_path, "\n".join([*typed, "q"]) + "\n", *asked, "--seed", "crew", "--lang", language)
    assert (said.returncode, said.stderr) == (0, "")
    table = leagues.load(saved(tmp_path))
    assert table.seats == ("seat 0", *["seat 1"] * (people - 1), *["bot greedy"] * (players - people))
    assert table.state == sitting.table.state
    w = speech(language, table.game)
    for captain in range(players):
        assert w.text("say-captain", a=captain, b=0, c=0) in said.stdout


def test_whose_the_characters_are_is_shown_and_said(tmp_path: Path) -> None:
    table = two()
    w = speech("en", table.game)
    assert "Aronnax1 Conseil2 Ned1" in text(page_of(tmp_path, table, "en"), 80, 50)
    said = " ".join(BOARD.describe(table, w))
    assert "Ned Land the harpooner (captain 1)" in said or "(captain 1)" in said
    assert "(captain 2)" in said
    assert "In command: captain 1." in said
    assert BOARD.who(table, w) == "Player 1"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_owner_is_asked(tmp_path: Path, language: str) -> None:
    table = two(HERE, FIRST, actions=1)
    play(table, "sacrifice first-officer")
    page = page_of(tmp_path, table, language)
    w = speech(language, table.game)
    assert sorted(move for _, move in ways(page.menu)) == ["agree", "refuse"]
    assert " ".join(w.text("decision-consent").split()) in " ".join(text(page).split())
    assert BOARD.who(table, w) == w.text("player", number=2)


@pytest.mark.parametrize(
    ("asked", "seats"),
    [
        ({"options": {"players": "1"}}, ("seat 0",)),
        ({"people": 2}, ("seat 0", "seat 1")),
        ({"bots": 1}, ("seat 0", "bot helmsman")),
        ({"options": {"players": "3"}}, ("seat 0", "bot helmsman", "bot helmsman")),
        ({"options": {"players": "4"}, "people": 2, "policy": "random"}, ("seat 0", "seat 1", "bot random", "bot random")),
    ],
)
def test_the_command_line_fills_the_seats(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, asked: dict[str, object], seats: tuple[str, ...]
) -> None:
    monkeypatch.setenv("LEAGUES_DATA", str(tmp_path))
    found = opening(request(game="nemo", seed="sea", **asked)).sitting
    assert found is not None
    assert found.table.seats == seats


@pytest.mark.parametrize("language", ["en", "fr"])
def test_each_captains_score_is_told(language: str) -> None:
    """While they sail, and at the end."""
    table = rivals(held={"map-3": 2})
    w = speech(language, table.game)
    own = [spoils.own_points(table.now, table.tables, seat) for seat in range(2)]  # type: ignore[arg-type]
    for seat in range(2):
        assert w.text("aid-own-score", seat=seat + 1, points=own[seat]) in BOARD.describe(table, w)
    won = table.state
    won.ending = int(Ending.WON_SUCCESS)
    while won.depth:
        pop(won)
    told = BOARD.result(positions.table(won), w)  # type: ignore[arg-type]
    lines = [line for line in told if line.startswith(("Captain ", "Capitaine "))]
    assert len(lines) == 2
    assert str(own[0]) in lines[0]
    assert (len(lines[0]) > len(lines[1])) == (own[0] > own[1])


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_imperialists_choose_from_the_menu(language: str) -> None:
    """The ships are named to them alone."""
    table = mustering("tynwald", "zeeland")
    w = speech(language, table.game)
    assert sorted(move for _, move in ways(BOARD.menu(table, w))) == ["tynwald", "zeeland"]
    assert BOARD.who(table, w) == w.text("player", number=2)


@pytest.mark.parametrize(("here", "alike"), [(NOBODY, True), (0, True), (1, False)])
def test_nobody_else_sees_on_the_screen_what_they_choose_from(tmp_path: Path, here: int, alike: bool) -> None:
    """Behind the curtain, before Nemo, and before the Imperialists: the board, the journal, the piles."""
    shown = []
    for number, second in enumerate(("zeeland", "pequod")):
        page = page_of(tmp_path / str(number), mustering("tynwald", second), "en")
        page.sitting.here = here
        screens = [text(page)]
        for key in ("j", "c"):
            page.key(key, key)
            screens.append(text(page.ship.pages[-1]))  # type: ignore[attr-defined]
        shown.append(screens)
    assert (shown[0] == shown[1]) == alike
