"""`o`: the chances of the running choices, in plain sentences and on the screen; the record says that they were shown."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import leagues
from leagues.terminal.game_help import hint_page
from leagues.terminal.shelf import Save
from leagues.terminal.sitting import Sitting
from leagues.terminal.speech import speech

from .castaways import sit_down
from .conftest import Open, greedy_moves, plain, saved
from .test_pages import Desk, text


@pytest.mark.parametrize(
    ("language", "asked", "best"), [("en", "Chance to win", "Best: "), ("fr", "Chances de gagner", "Le mieux")]
)
def test_chances_in_plain_sentences(tmp_path: Path, language: str, asked: str, best: str) -> None:
    said = plain(tmp_path, "1\no\nq\n", "nautilion", "--seed", "sea", "--option", "players=1", "--lang", language).stdout
    assert asked in said
    assert best in said
    table = leagues.load(saved(tmp_path))
    lines = [line for line in said.partition(asked)[2].splitlines() if "±" in line]
    assert len(lines) >= len(table.legal)
    assert [tuple(change) for change in table.helped] == [(len(table.entries), 1)]


@pytest.mark.parametrize(("language", "first", "then"), [("en", "Look at", "Best: "), ("fr", "Regardez", "Le mieux")])
def test_a_hint_comes_one_step_at_a_time(tmp_path: Path, language: str, first: str, then: str) -> None:
    typed = ["nautilion", "--seed", "sea", "--option", "players=1", "--lang", language]
    once = plain(tmp_path, "1\nh\nq\n", *typed).stdout
    assert first in once
    assert then not in once
    twice = plain(tmp_path, "h\nh\nq\n", "--continue", "--lang", language).stdout
    assert twice.index(first) < twice.index(then)
    assert "±" not in twice
    assert leagues.load(saved(tmp_path)).helped


def test_nothing_is_noted_where_nobody_asked(tmp_path: Path) -> None:
    plain(tmp_path, "1\nq\n", "nautilion", "--seed", "sea", "--option", "players=1", "--lang", "en")
    assert leagues.load(saved(tmp_path)).helped == ()


def test_two_people_at_one_keyboard_must_agree(tmp_path: Path) -> None:
    typed = "1\no\nq\n"
    said = plain(tmp_path, typed, "nautilion", "--seed", "sea", "--people", "2", "--lang", "en").stdout
    assert "If all agree, ask for them once more" in said
    assert "Best: " not in said
    again = plain(tmp_path, "o\no\nq\n", "--continue", "--lang", "en").stdout
    assert "Best: " in again


def test_a_hint_needs_all_who_play_too(tmp_path: Path) -> None:
    said = plain(tmp_path, "1\nh\nq\n", "nautilion", "--seed", "sea", "--people", "2", "--lang", "en").stdout
    assert "If all agree, ask for them once more" in said
    assert "Look at" not in said


def test_chances_on_the_screen(open_terminal: Open, tmp_path: Path) -> None:
    terminal = open_terminal("nautilion", "--seed", "sea", "--option", "players=1", "--lang", "en")
    terminal.wait(" odds")
    terminal.press("enter")
    terminal.wait("Repetitive Whirlwind")
    terminal.press("o")
    terminal.wait("Chance to win", "Best: ")
    terminal.press("escape")  # alone: with a letter at its heels it would be Alt and that letter
    terminal.wait_gone("Best: ")
    terminal.press("h")
    terminal.wait("Look at", "once more")
    terminal.press("escape")
    terminal.wait_gone("once more")
    terminal.press("q")
    assert terminal.end() == 0


def test_what_is_asked_of_a_castaway_tells_nothing_of_what_others_hold(tmp_path: Path) -> None:
    from random import Random

    from leagues.terminal.chances import ask_chances

    sitting = sit_down(tmp_path, "sea", players=3, people=1)
    while sitting.table.option_count < 2:
        sitting.play(sitting.table.legal[0])
    other = sit_down(tmp_path / "other", "sea", players=3, people=1)
    other.table = sitting.table.resample(sitting.here, Random(1))
    assert repr(getattr(ask_chances(sitting), "choices", None)) == repr(getattr(ask_chances(other), "choices", ""))


@pytest.mark.parametrize(("language", "said"), [("en", "The chance to win began at"), ("fr", "La chance de gagner valait")])
def test_after_the_end_it_tells_what_was_luck_and_what_was_play(tmp_path: Path, language: str, said: str) -> None:
    table, moves = greedy_moves("sea", players=1)
    typed = "\n".join([*moves, "2", "4"]) + "\n"  # what the end offers: the chances, and to quit
    done = plain(tmp_path, typed, "nautilion", "--seed", "sea", "--option", "players=1", "--lang", language)
    assert leagues.load(saved(tmp_path)).state == table.state
    lines, ledger = done.stdout.splitlines(), table.ledger()
    line = next(line for line in lines if line.startswith(said))
    assert str(round(100 * ledger.start, 1)).replace(".", "," if language == "fr" else ".") in line
    after = lines[lines.index(line) + 1 :]
    turn = speech(language, table.game).text("nautilion-turn", turn=1).partition(" ")[0]
    told = [one for one in after if one.startswith(turn)]  # when it was, and no number of an entry
    assert len([one for one in told if "choice: " in one or "choix\u00a0: " in one]) == len(ledger.turning("play"))
    assert len([one for one in told if "Luck: " in one or "Hasard\u00a0: " in one]) == len(ledger.turning("luck"))


def test_chances_stand_in_a_column_from_the_best_to_the_worst(tmp_path: Path) -> None:
    from leagues.terminal.chances import draw_chances

    table = leagues.new("nautilion", seed="sea", wait=False)
    lines = [line.plain for line in draw_chances(table.odds(trials=40), speech("en", table.game), 60)]
    shown = [float(line.partition(" %")[0]) for line in lines if "%" in line.split("  ")[0]]
    assert len(shown) == len(table.legal)
    assert shown[1:] == sorted(shown[1:], reverse=True)
    assert lines[0].startswith("Best: ")
    assert max(map(len, lines)) <= 60


@pytest.mark.parametrize(("best", "told"), [(0, False), (1, True)])
def test_why_the_best_need_not_have_the_highest_figure(best: int, told: bool) -> None:
    from leagues.terminal.chances import say_chances

    table = leagues.new("nautilion", seed="sea", wait=False)
    odds = table.odds(trials=40)
    ranked = sorted(odds.choices, key=lambda choice: -choice.chance)
    said = " ".join(say_chances(replace(odds, best=ranked[best]), speech("en", table.game)))
    assert ("what the navigator would do" in said) is told


def test_the_same_key_asks_for_the_next_step_of_a_hint(tmp_path: Path) -> None:
    table = leagues.new("nautilion", seed="sea", wait=False)
    desk = Desk("en")
    page = hint_page(desk, Sitting(table, Save(tmp_path / "game.jsonl")))
    assert "Look at" in text(page)
    page.key("h", "h")
    assert "Best: " in text(page)
