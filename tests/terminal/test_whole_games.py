"""Whole games, from the first roll to every ending, on the screen and in plain sentences."""

from __future__ import annotations

from pathlib import Path

import pytest

import leagues
from leagues.games.nautilion.endings import Ending
from leagues.terminal.speech import speech

from .conftest import Open, as_arguments, game_that_ends, numbers_for, plain, saved
from .sailor import ALL, sailed

LONG = {"1": "s4", "2": "s7"}  # seeds whose games see much of the expansions
ENDINGS = [ending.name.lower().replace("_", "-") for ending in Ending]


def played(record: Path) -> list[str]:
    """The choices in a record: a player's, and not the only one possible (the roll is, but a person presses it)."""
    return [entry.notation for entry in leagues.load(record).entries if entry.by >= 0 and not entry.forced]


@pytest.mark.parametrize("outcome", ENDINGS)
def test_on_the_screen(open_terminal: Open, tmp_path: Path, outcome: str) -> None:
    seed, options, moves = game_that_ends(outcome)
    terminal = open_terminal(*as_arguments(seed, options), "--lang", "en")
    terminal.wait("Roll the dice")
    for number in numbers_for(seed, moves, **options):
        terminal.press(number, "enter")
    sentence = speech("en", leagues.new("nautilion").game).text(f"ending-{outcome}")
    terminal.wait(sentence[:60], "New game", "Read the journal", "Quit", str(saved(tmp_path))[:60])
    assert played(saved(tmp_path)) == moves
    assert leagues.load(saved(tmp_path)).outcome == outcome
    terminal.press("q")
    assert terminal.end() == 0
    assert "Record: " in terminal.text


@pytest.mark.parametrize("outcome", ENDINGS)
def test_in_plain_sentences(tmp_path: Path, outcome: str) -> None:
    seed, options, moves = game_that_ends(outcome)
    typed = "\n".join([*numbers_for(seed, moves, **options), "4"]) + "\n"
    told = plain(tmp_path, typed, *as_arguments(seed, options), "--lang", "en")
    assert told.returncode == 0
    assert told.stderr == ""
    assert speech("en", leagues.new("nautilion").game).text(f"ending-{outcome}") in told.stdout
    assert played(saved(tmp_path)) == moves


@pytest.mark.parametrize("players", ["1", "2"])
def test_all_expansions_on_the_screen(open_terminal: Open, tmp_path: Path, players: str) -> None:
    seed, options = LONG[players], {"players": players, "expansions": ALL, "reserve": "6"}
    moves = sailed(seed, **options)
    terminal = open_terminal(*as_arguments(seed, options), "--lang", "fr", columns=100, lines=30)
    terminal.wait("quitter")
    for number in numbers_for(seed, moves, **options):
        terminal.press(number, "enter")
    terminal.wait("Perdu", "Nouvelle partie")
    assert played(saved(tmp_path)) == list(moves)


@pytest.mark.parametrize(("players", "language"), [("1", "fr"), ("2", "en")])
def test_all_expansions_in_plain_sentences(tmp_path: Path, players: str, language: str) -> None:
    seed, options = LONG[players], {"players": players, "expansions": ALL, "reserve": "6"}
    moves = sailed(seed, **options)
    typed = "\n".join([*numbers_for(seed, moves, **options), "4"]) + "\n"
    told = plain(tmp_path, typed, *as_arguments(seed, options), "--lang", language)
    assert told.returncode == 0
    assert told.stderr == ""
    assert played(saved(tmp_path)) == list(moves)
    assert leagues.load(saved(tmp_path)).over
    asked = {entry.decision.name for entry in leagues.load(saved(tmp_path)).entries if entry.by >= 0}
    assert {"pay", "pay-crew", "recover", "take", "darkhouse-discard"} <= asked


def test_two_players_share_the_keyboard(open_terminal: Open) -> None:
    terminal = open_terminal("--seed", "two", "--option", "players=2", "--lang", "en")
    terminal.wait("Roll the dice")
    terminal.press("enter")
    terminal.wait("which of you plays this first turn?", "Player 1 (Admiral ", "Player 2 (Admiral ")
    terminal.press("2", "enter")
    terminal.wait("Player 2 (Admiral ", "Give each figure a die")
    terminal.enter_until("Roll the dice")
    assert "Player 1 (Admiral " in terminal.text


def test_the_fair_dice_are_promised_and_proved(tmp_path: Path) -> None:
    told = plain(tmp_path, "1\n" * 400, "--option", "reserve=6", "--lang", "en")
    record = saved(tmp_path)
    commitment = leagues.load(record).fairness["commitment"]
    before, _, after = told.stdout.partition("Roll the three dice")
    assert commitment in before
    assert "leagues verify " in after
    assert commitment in after
    receipt = record.with_suffix(".receipt-1")
    assert leagues.verify(record, receipt).receipt
    assert not record.with_suffix(".secret").exists()
