"""The full screen behind a pseudo-terminal: keys, sizes, languages, colours, own dice."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from .conftest import Open, saved

COLOUR = re.compile(r"\x1b\[(?:[0-9;]*;)?(?:3[0-8]|4[0-8]|9[0-7]|10[0-7])(?:;[0-9;]*)?m")
SEA = ("--seed", "sea", "--option", "ship=A1", "--lang", "en")


def test_choices_show_what_would_follow_and_nothing_is_cut(open_terminal: Open) -> None:
    terminal = open_terminal(*SEA)
    terminal.wait("Roll the dice")
    terminal.press("enter")
    terminal.wait("Give each figure a die", "Aquatic Translation")
    gives = [line for line in terminal.lines if re.match(r">? *\d  \d (free|costs 1 token)", line)]
    assert len(gives) == 6
    assert all(re.search(r"\d destroys .\d. +\d+ +\d takes .\d. .*\d+$", line) for line in gives)
    assert "…" not in terminal.text
    assert terminal.lines[0].startswith(" Nautilion · Turn 1 · The Plan")
    assert terminal.lines[-1].endswith("q quit")


def test_the_first_screen_explains_its_signs(open_terminal: Open) -> None:
    terminal = open_terminal("--option", "ship=A1", "--lang", "en")
    terminal.wait("[3] still wanted", "(3) may board now", "SHA-256", "q quit")
    assert re.search(r"^ [0-9a-f]{64}$", terminal.text, re.MULTILINE)


def test_the_highlighted_choice_is_marked_on_the_path(open_terminal: Open) -> None:
    terminal = open_terminal(*SEA)
    terminal.wait("Roll the dice")
    terminal.press("enter")
    terminal.wait("Give each figure a die", "P2", "N4")
    terminal.press("2")
    terminal.wait("P4", "N2")


def test_undo_and_its_refusal(open_terminal: Open) -> None:
    terminal = open_terminal(*SEA)
    terminal.wait("Roll the dice", "Cannot be undone")
    terminal.press("u")
    terminal.wait("because something has been rolled or drawn since")
    terminal.press("enter")
    terminal.wait("Give each figure a die", "Can be undone with u")
    before = terminal.lines[1:11]
    terminal.press("u")
    terminal.wait("because something has been rolled or drawn since")
    terminal.press("1", "enter")
    terminal.wait("Where does it go?")
    terminal.press("u")
    terminal.wait("Undone: Give the Darkhouse 1", "Give each figure a die")
    assert terminal.lines[1:11] == before


def test_the_rule_behind_a_choice(open_terminal: Open) -> None:
    terminal = open_terminal(*SEA)
    terminal.wait("Roll the dice")
    terminal.press("enter", "?")
    terminal.wait("rules behind this choice", "Giving out the dice", "Hand out all three dice", "printed: English rulebook")
    terminal.press("l")
    terminal.wait("règles derrière ce choix", "imprimée")
    terminal.press("escape")
    terminal.wait("La Planification")


def test_journal_and_rulebook(open_terminal: Open) -> None:
    terminal = open_terminal(*SEA)
    terminal.wait("Roll the dice")
    terminal.press("enter", "j")
    terminal.wait("Journal", "The dice show 2, 4 and 1.")
    terminal.press("escape")  # alone: with a letter at its heels it would be Alt and that letter
    terminal.wait_gone("Journal")
    terminal.press("r")
    terminal.wait("Rulebook", "The goal of the voyage")
    terminal.press("whirlwind none kept")
    terminal.wait("Search: whirlwind none kept", "One rule.", "none can be kept back")
    terminal.press("escape")
    terminal.wait("Give each figure a die")


def test_a_spell_that_cannot_be_paid_says_why(open_terminal: Open) -> None:
    terminal = open_terminal("--seed", "sea", "--option", "reserve=1", "--lang", "en")
    terminal.wait("Roll the dice")
    terminal.press("enter")
    terminal.wait("Artificial Tide, 2: you have 1 in reserve")
    terminal.press("8", "enter")
    terminal.wait("Not possible. Every spell has a price in tokens")


def test_tide_and_translation_open_their_own_choices(open_terminal: Open) -> None:
    terminal = open_terminal(*SEA)
    terminal.wait("Roll the dice")
    terminal.press("enter", "8", "enter")
    terminal.wait("which die is turned", "1 → 2", "4 → 3")
    terminal.press("escape")
    terminal.wait("Give each figure a die")
    terminal.press("9", "enter")
    terminal.wait("Which token on the path should change places?", "The Nautilion’s dice lead to")
    terminal.press("18")
    terminal.wait("Place 18:")
    terminal.press("enter")
    terminal.wait("With which token should it change places?")
    terminal.press("2")
    terminal.wait("Place 18 gets [2], place 2 gets [3].", "Its dice then lead to")
    terminal.press("escape")
    terminal.wait("Which token on the path should change places?")
    terminal.press("2", "enter", "18", "enter")
    terminal.wait("Give each figure a die", "Reserve 2: ●●", "Isles───[2]─[3]─[5]─")


def test_a_tiny_terminal_gets_a_sentence_and_goes_on(open_terminal: Open) -> None:
    terminal = open_terminal(*SEA, columns=20, lines=5)
    terminal.wait("60 × 20")
    assert " ".join(terminal.text.split()) == "The terminal is 20 × 5. Make it at least 60 × 20."
    terminal.resize(80, 24)
    terminal.wait("Roll the dice", "q quit")
    terminal.press("enter")
    terminal.wait("Give each figure a die")


def test_resizing_lays_out_again(open_terminal: Open) -> None:
    terminal = open_terminal(*SEA)
    terminal.wait("Roll the dice")
    terminal.press("enter")
    terminal.wait("Give each figure a die")
    terminal.resize(120, 40)
    terminal.wait("What happened", "The dice show 2, 4 and 1.")
    assert "…" not in terminal.text
    assert len(max(terminal.lines, key=len)) > 100
    terminal.resize(80, 24)
    terminal.wait_gone("What happened")
    assert "…" not in terminal.text


def test_language_changes_live(open_terminal: Open) -> None:
    terminal = open_terminal(*SEA)
    terminal.wait("Roll the dice")
    terminal.press("l")
    terminal.wait("Lancer les dés", "Îles", "{F}", "conduits reconstitués")
    terminal.press("l")
    terminal.wait("Roll the dice", "{P}", "ducts reconstructed")


def test_without_colour_there_is_none(open_terminal: Open) -> None:
    terminal = open_terminal(*SEA, NO_COLOR="1")
    terminal.wait("Roll the dice")
    terminal.press("enter", "1", "enter", "1", "enter", "enter")
    terminal.wait("Turn 2", "[3]", "(2)", " 1 ")
    assert not COLOUR.search(terminal.raw)
    assert "\x1b[1" in terminal.raw  # weight remains


def test_with_colour_there_is_some(open_terminal: Open) -> None:
    terminal = open_terminal(*SEA)
    terminal.wait("Roll the dice")
    assert COLOUR.search(terminal.raw)


def test_setup_remembers_what_was_chosen(open_terminal: Open, tmp_path: Path) -> None:
    first = open_terminal("nautilion", "--lang", "en")
    first.wait("Recommended: First dive.", "[1]", "A ring of eight around the 9", "ducts reconstructed")
    assert "harpoons" not in first.text
    first.press("left")
    first.wait("[Your own]", "[A1]", "[4]")
    first.press("down", "down", "right", "right", "down", "right")
    first.wait("[B1]", "[5]", "Three rows of three")
    first.press("down")
    first.wait("For a first game: none of them. For a second: one, the Mages.")
    first.press("down", " ")
    first.wait("[x] The Mercenaries", "[ ] The Reefs", "harpoons [2] 3")
    first.press("enter")
    first.wait("Reserve 5", "Ship B1 0/9", "Roll the dice", "SHA-256", "Harpoons 0 : 2")
    first.press("q")
    assert first.end() == 0
    assert "saved in" in first.text
    again = open_terminal("nautilion", "--lang", "en")
    again.wait("[Your own]", "[1]", "[B1]", "[5]", "[x] The Mercenaries", "[ ] The Mages", "harpoons [2] 3")


def test_own_dice(open_terminal: Open, tmp_path: Path) -> None:
    terminal = open_terminal("--own-dice", "--option", "ship=A1", "--lang", "en")
    terminal.wait("Which token lies on the next place")
    terminal.press("1 2 3 1 1 1 1", "enter")
    terminal.wait("“1”, number 7 of what you typed, cannot come up. Possible: 2, 3,")
    terminal.press(*["backspace"] * 13, "123", "enter")
    terminal.wait("Isles───[1]─[2]─[3]─ · ─")
    terminal.press("u")
    terminal.wait("Isles───[1]─[2]─ · ─", "Undone: Lay crew 3")
    terminal.press("d")
    terminal.wait("Roll the dice")
    terminal.press("enter")
    terminal.wait("What does the next die show?")
    terminal.press("5", "enter")
    terminal.wait("“5”, number 1 of what you typed, cannot come up. Possible: 1, 2, 3, 4.")
    terminal.press("backspace", "1 2 4 4", "enter")
    terminal.wait("“4” is too much: only 3 are asked.")
    terminal.press("backspace", "backspace", "enter")
    terminal.wait("Give each figure a die", "Dice  1   2   4")
    assert '"kind":"own"' in saved(tmp_path).read_text()


def test_the_cards_are_explained_on_request(open_terminal: Open) -> None:
    terminal = open_terminal("--seed", "sea", "--option", "expansions=darkhouse,heroics", "--lang", "en")
    terminal.wait("c cards", "Darkhouse [")
    terminal.press("c")
    terminal.wait("The cards", "in force now", "in the row", "Source: printed.", "Rules: ")
    terminal.press("enter")
    terminal.wait("printed: English rulebook with the cards, lines", "ruling R")
    terminal.press("escape")
    terminal.wait("The cards", "1 / 24")
    terminal.press("l")
    terminal.wait("Les cartes", "en vigueur")
    terminal.press("escape")
    terminal.wait("c cartes")


def test_own_dice_with_all_expansions(open_terminal: Open, tmp_path: Path) -> None:
    terminal = open_terminal("--own-dice", "--option", "expansions=all", "--lang", "en")
    terminal.wait("Which token lies on the next place", "mercenary")
    terminal.press("1 a mage b m 23", "enter")
    terminal.wait("Isles<N>[1]──[A]──[B]──[M]──[2]──[3]")
    terminal.press("d")
    terminal.wait("Which Reef lies at the next place that gets one?")
    terminal.press("2", "enter")
    terminal.wait("[1]≈6")
    terminal.press("d")
    terminal.wait("Which Darkhouse card comes next in the row?")
    terminal.press("card 7 12", "enter")
    terminal.wait("Which Darkhouse card comes next", "Possible: card 1, card 2")
    terminal.press("d")
    terminal.wait("Which Heroic Action is turned up?")
    terminal.press("6 2 heroic 1", "enter")
    terminal.wait("Darkhouse [7] 12", "1 no toll (–)  2 set the dice (–)  6 from the path (–)")
    assert '"expansions":["mages","mercenaries","reefs","darkhouse","heroics"]' in saved(tmp_path).read_text()


def test_nothing_compiled_is_loaded() -> None:
    code = (
        "import sys, leagues.terminal.screen, leagues.terminal.plain; sys.exit(bool({'numba', 'numpy'} & set(sys.modules)))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
