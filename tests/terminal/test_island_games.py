"""Whole games of Nautilus Island, against bots and between people, in plain sentences and on the screen."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import leagues
from leagues import bots
from leagues.games.island.camp import points
from leagues.terminal.island_signs import state, tables
from leagues.terminal.speech import speech, told

from .castaways import arguments, typed_game
from .conftest import Open, plain, saved


def checked(text: str, table: leagues.Table, language: str) -> None:
    """Every castaway's points are explained, and what is explained adds up."""
    w = speech(language, table.game)
    s, t = state(table), tables(table)
    for seat in range(s.players):
        title = w.text("island-result-castaway", castaway=w.text("castaway", seat=seat), points=points(s, t, seat))
        lines = text[text.rindex(title + "\n") :].splitlines()[1:]
        found = 0
        for line in lines:
            if not line.startswith("– "):
                break
            parts, _, total = line.partition(" = ")
            if total:
                single = [int(number) for number in re.findall(r"(?<!\d)(\d+)(?= \+|$| \()", parts.partition(":")[2])]
                assert sum(single) == int(total.split()[0]), line
                found += int(total.split()[0])
        assert found == points(s, t, seat), title


@pytest.mark.parametrize(("language", "players"), [("en", 2), ("fr", 2), ("fr", 4)])
def test_against_bots_in_plain_sentences(tmp_path: Path, language: str, players: int) -> None:
    (tmp_path / "trial").mkdir()
    sitting, typed = typed_game(tmp_path / "trial", "sea", players=players, people=1)
    said = plain(tmp_path, "\n".join([*typed, "4"]) + "\n", *arguments("sea", players, 1, language))
    assert (said.returncode, said.stderr) == (0, "")
    assert "\x1b" not in said.stdout
    table = leagues.load(saved(tmp_path))
    assert table.over
    assert table.state == sitting.table.state
    assert table.seats == ("seat 0", *["bot greedy"] * (players - 1))
    assert speech(language, table.game).text(f"ending-{table.outcome}") in said.stdout
    checked(said.stdout, table, language)
    w = speech(language, table.game)
    last = next(line for line in table.journal if line.message == "say-last-round")
    assert told(last, w) in said.stdout
    assert w.text("island-say-next", low=1, high=1, same="yes") in said.stdout


@pytest.mark.parametrize("language", ["en", "fr"])
def test_against_a_bot_on_the_screen(open_terminal: Open, tmp_path: Path, language: str) -> None:
    (tmp_path / "trial").mkdir()
    sitting, typed = typed_game(tmp_path / "trial", "bay", players=2, people=1)
    terminal = open_terminal(*arguments("bay", 2, 1, language))
    w = speech(language, sitting.table.game)
    terminal.wait(w.text("help-quit"), "[B]")
    for number in typed:
        terminal.press(number, "enter")
        terminal.read(0)  # so that the program never waits for its screen to be read
    ending = w.text(f"ending-{sitting.table.outcome}")
    terminal.wait(ending, w.text("end-scores"), w.text("end-quit"))
    assert "…" not in terminal.text
    assert leagues.load(saved(tmp_path)).state == sitting.table.state
    terminal.press("2", "enter")
    terminal.wait(
        "– " + w.text("colour", colour=0)[:4], w.text("island-result-porthole", points="").strip(), w.text("help-scroll")
    )
    terminal.press("escape")
    terminal.wait(ending)
    terminal.press("q")
    assert terminal.end() == 0


def test_between_people_everyone_hears_their_own_finds_and_nobody_elses(tmp_path: Path) -> None:
    """Whatever was found face down is told exactly once, while its finder is there."""
    (tmp_path / "trial").mkdir()
    sitting, typed = typed_game(tmp_path / "trial", "cave", players=3, people=2)
    said = plain(tmp_path, "\n".join([*typed, "4"]) + "\n", *arguments("cave", 3, 2, "en"))
    assert (said.returncode, said.stderr) == (0, "")
    table = leagues.load(saved(tmp_path))
    assert table.state == sitting.table.state
    w = speech("en", table.game)
    names = [w.text("castaway", seat=seat) for seat in range(3)]
    heard: dict[int, list[str]] = {0: [], 1: []}
    asked = [w.text("curtain-ask", who=name) for name in names]
    here, raised = -1, False
    for line in said.stdout.splitlines():
        if line in asked:
            here, raised = asked.index(line), False
        elif line.startswith("Your choice, 1 or just Enter:"):
            raised = True
        elif line.startswith("You find "):
            assert raised, "something was told while the curtain was drawn"
            heard[here].append(line)
    for seat in (0, 1):
        found = [told(line, w) for line in table.lines(seat) if line.audience == seat]
        assert found
        assert heard[seat] == found
    assert bots.seated(table) == {2: "greedy"}


WORDS = [
    "1",
    "2",
    "3",
    "4",
    "7",
    "u",
    "l",
    "c",
    "b",
    "j",
    "?",
    "? 2",
    "r closed",
    "cards",
    "card 3",
    "card 99",
    "",
    "x",
    "d",
]
WORDS += [
    "collect",
    "column 2",
    "column 6",
    "store clothes a",
    "store repair a b",
    "close",
    "leave",
    "clothes a",
    "a",
    "bonus odd",
]


@pytest.mark.parametrize(
    "company", [("--people", "2"), ("--bots", "3", "--policy", "random"), ("--own-dice", "--people", "3")]
)
def test_nothing_that_is_typed_ends_the_program(tmp_path: Path, company: tuple[str, ...]) -> None:
    dice = random.Random(5)
    typed = [dice.choice(WORDS) for _ in range(250)]
    seed = () if "--own-dice" in company else ("--seed", "sea")
    said = plain(tmp_path, "\n".join(typed) + "\n", "island", *company, *seed, "--lang", "en")
    assert (said.returncode, said.stderr) == (0, "")
    assert "input has ended" in said.stdout or "L’entrée est terminée" in said.stdout


def test_without_naming_a_colour_an_own_card_is_not_guessed(tmp_path: Path) -> None:
    said = plain(tmp_path, "a\nclothes a repair b\nq\n", "island", "--own-dice", "--people", "2", "--lang", "en")
    assert "“a”, number 1 of what you typed, cannot come up." in said.stdout
    assert "Column 1 shows a hat." in said.stdout
    assert "Column 2 shows a hammer." in said.stdout


def test_after_a_game_that_went_on_the_next_one_is_of_the_same_kind(tmp_path: Path) -> None:
    begun = plain(tmp_path, "", "island", "--seed", "s1", "--policy", "greedy", "--lang", "en")
    assert begun.returncode == 0, begun.stderr
    done = plain(tmp_path, "1\n2\n3\n4\n5\n" * 120, "--continue", "--lang", "en")
    assert (done.returncode, done.stderr) == (0, "")
    assert "1. New game" in done.stdout
    assert "A new game of Nautilus Island." in done.stdout
    assert "Players: 2 (recommended), 3, 4." in done.stdout[done.stdout.index("A new game of Nautilus Island.") :]
