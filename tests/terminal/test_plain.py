"""Plain sentences: everything that the screen can do, one line of input at a time."""

from __future__ import annotations

import random
import subprocess
from pathlib import Path

import leagues
from leagues.games.nautilion.game import GAME
from leagues.games.nautilion.rulebook import Rule

from .conftest import LEAGUES, environment, plain, saved

SEA = ("--seed", "sea", "--option", "ship=A1", "--lang", "en")


def told(data: Path, *typed: str, arguments: tuple[str, ...] = SEA) -> str:
    """What is said when this is typed, up to the end of the input."""
    done = plain(data, "".join(line + "\n" for line in typed), *arguments)
    assert done.stderr == ""
    assert done.returncode == 0
    assert "\x1b" not in done.stdout
    return done.stdout


def test_the_end_of_the_input_saves_and_says_so(tmp_path: Path) -> None:
    said = told(tmp_path, "1")
    assert said.endswith(
        f"The input has ended.\nThe game is saved in {saved(tmp_path)}. Go on with: leagues play --continue\n"
    )
    again = plain(tmp_path, "", "--continue", "--lang", "en")
    assert again.returncode == 0
    assert "Here is your game again" in again.stdout
    assert "Give each figure a die" in again.stdout


def test_a_choice_says_what_every_figure_gains_or_loses(tmp_path: Path) -> None:
    said = told(tmp_path, "1", "q")
    assert (
        "1. The Darkhouse gets 1 and takes nothing. The Phantom moves 2 and destroys crew 4. Then it needs 34 to the Happy "
        "Isles. The Nautilion moves 4 and picks up crew 3, which can come aboard. Then it needs 32 to the Abyss." in said
    )
    assert "5. The Darkhouse gets 4 and takes a token." in said
    assert "Choice 7 cannot be undone" in said


def test_without_a_terminal_it_is_plain_by_itself(tmp_path: Path) -> None:
    done = subprocess.run([*LEAGUES, "play", *SEA], input="q\n", text=True, capture_output=True, check=False, timeout=60,
                          env=environment(tmp_path), encoding="utf-8")  # fmt: skip
    assert done.returncode == 0
    assert "Your choice, 1 or just Enter:" in done.stdout
    assert "\x1b" not in done.stdout


def test_garbage_is_told_what_would_be_right(tmp_path: Path) -> None:
    garbage = ["foo", "0", "10", "99999999999999999999", "-1", "give 1", "²", "\x00\x07", "1 1"]
    said = told(tmp_path, "1", *garbage, "q")
    assert said.count("is not a choice. Type a number from 1 to 9, or one of ? u b j r l q.") == len(garbage)


def test_bytes_that_are_no_text(tmp_path: Path) -> None:
    done = subprocess.run([*LEAGUES, "play", "--plain", *SEA], input=b"1\n\xff\xfe\xc3\n", capture_output=True, check=False,
                          timeout=60, env=environment(tmp_path))  # fmt: skip
    assert done.returncode == 0
    assert b"is not a choice" in done.stdout
    assert done.stderr == b""


def test_a_move_can_be_written_as_in_the_record(tmp_path: Path) -> None:
    said = told(tmp_path, "roll", "give 4 4 4", "give 1 4 2", "q")
    assert "Not possible. Hand out all three dice" in said
    assert "The Darkhouse gets 1, the Phantom 4, the Nautilion 2." in said


def test_questions(tmp_path: Path) -> None:
    said = told(tmp_path, "1", "? 7", "?", "j", "b", "r keel", "r whirlwind", "r", "q")
    assert "Repetitive Whirlwind rolls all three dice again; none can be kept back." in said
    assert "inferred: English rulebook, lines " in said
    assert said.count("Turn 1.\n") == 2  # once as it happened, once in the journal
    assert said.count("The path: the Happy Isles with the Nautilion, 2, 2, 5") == 2
    assert "its ducts are reconstructed" in said
    assert "4 to 3, 5, 9" in said
    assert "No rule matches." in said
    assert said.count("Give each figure a die") == 1  # questions do not repeat the whole menu


def test_taking_back(tmp_path: Path) -> None:
    said = told(tmp_path, "1", "u", "1", "u", "q")
    assert "because something has been rolled or drawn since" in said
    assert "Undone: Give the Darkhouse 1, the Phantom 2, the Nautilion 4." in said
    assert leagues.load(saved(tmp_path)).entries[-1].decision.name == "roll-die"


def test_language(tmp_path: Path) -> None:
    said = told(tmp_path, "l", "1", "q")
    assert "La suite est en français." in said
    assert "Les dés montrent 2, 4 et 1." in said
    assert "La partie est enregistrée" in said


def test_tide_and_translation(tmp_path: Path) -> None:
    said = told(tmp_path, "1", "8", "c", "8", "2", "u", "9", "18", "7", "q")
    assert said.count("Artificial Tide: which die is turned, and to what?") == 2
    assert "Type c to go back." in said
    assert "turn a 1 into a 3. The Darkhouse gets 3 and takes a token." in said
    assert "Artificial Tide, for 2 tokens: a 1 becomes a 3." in said
    assert "Tokens by place: place 1 is 2, place 2 is 2, place 3 is 5" in said
    assert "Aquatic Translation, for 2 tokens: a 3 and a 1 change places." in said


def test_a_wrong_place(tmp_path: Path) -> None:
    said = told(tmp_path, "1", "9", "99", "u", "q")
    assert "“99” is not a place. Type the number of a place from 1 to 36" in said
    assert "Undone: Cast Aquatic Translation" in said


def test_a_spell_that_cannot_be_paid(tmp_path: Path) -> None:
    said = told(tmp_path, "1", "8", "q", arguments=("--seed", "sea", "--option", "reserve=1", "--lang", "en"))
    assert "Not possible. Every spell has a price in tokens" in said


def test_own_dice(tmp_path: Path) -> None:
    path = " ".join(str(number) for number in range(1, 10)) + " "
    said = told(
        tmp_path, path * 5, path * 4, "1", "7 1 2", "", "1,2 4 4", "2 1 4", "u", "3", "d", "q",
        arguments=("--own-dice", "--option", "ship=A1", "--lang", "en"),
    )  # fmt: skip
    assert "“1”, number 37 of what you typed" not in said  # the path is full: that is too much, not wrong
    assert "is too much: only 36 are asked. Nothing was entered." in said
    assert "The path is laid: 36 tokens" in said
    assert "“7”, number 1 of what you typed, cannot come up. Possible: 1, 2, 3, 4. Nothing was entered." in said
    assert "Type what came up first." in said
    assert "“4” is too much: only 3 are asked." in said
    assert "Undone: " in said
    assert "The dice show 2, 1 and 3." in said


def test_the_path_can_be_drawn_by_the_program(tmp_path: Path) -> None:
    told(tmp_path, "d", "q", arguments=("--own-dice", "--option", "ship=A1", "--lang", "en"))
    path = leagues.load(saved(tmp_path), wait=True).view(0)["path"]
    assert sorted(path) == sorted([0, *list(range(1, 10)) * 4])


def test_options_are_asked_with_an_answer_ready(tmp_path: Path) -> None:
    typed = ("Your own", "", "z9", "c1", "6", "chess", "4, mages", "difficult", "q")
    said = told(tmp_path, *typed, arguments=("nautilion", "--lang", "en"))
    assert "First dive (ship A1, four in reserve, the base game, recommended)" in said
    assert "Players: 1 (recommended), 2." in said
    assert "“z9” is not among them.\nShip: A1 (" in said
    assert "1. The Mages: Mages lie on the path" in said
    assert "For a first game: none of them. For a second: one, the Mages." in said
    assert "“chess” is not among them." in said
    assert "Phantom’s harpoons" not in said  # no Mercenaries, no harpoons
    assert leagues.load(saved(tmp_path)).options == {
        "players": 1, "ship": "C1", "reserve": 6, "expansions": ("mages", "darkhouse"), "harpoons": 2,
        "darkhouse_level": "difficult",
    }  # fmt: skip
    again = told(tmp_path, "", "", "", "", "q", arguments=("nautilion", "--lang", "fr"))
    assert "Entrée pour 1" in again
    assert "Entrée pour Les Mages, Le Phare Obscur" in again


CARDS = ("--seed", "sea", "--option", "expansions=darkhouse,heroics", "--lang", "en")


def test_cards_are_explained(tmp_path: Path) -> None:
    said = told(tmp_path, "cards", "card 8", "carte 99", "q", arguments=CARDS)
    assert said.count("in the row") == 4
    assert said.count("(in force now)") == 1
    assert "Darkhouse card 8: " in said
    assert "Heroic Action 8: Salvage" in said
    assert "Source: reconstructed." in said
    assert "2 discarded tokens of your choice return to your reserve." in said
    assert "(heroic-to-reserve)" in said
    assert "There is no card “99”." in said
    assert "No cards in this game." in told(tmp_path, "cards", "q")


def test_every_part_of_the_table_is_told(tmp_path: Path) -> None:
    said = told(tmp_path, "b", "q", arguments=("--seed", "sea", "--option", "expansions=all", "--lang", "en"))
    for part in ("beside Reef 9", "a Mercenary", "Mage C", "The Mages’ cabin is empty.", "The Phantom’s board is empty.",
                 "Harpoons: you 0, the Phantom 2.", "Darkhouse cards: ", "3 Heroic Actions are open, 9 in the deck.",
                 "nobody can pay."):  # fmt: skip
        assert part in said


def test_refusals_of_the_expansions_name_their_rules(tmp_path: Path) -> None:
    all_of_them = ("--seed", "sea", "--option", "expansions=all", "--lang", "en")
    said = told(tmp_path, "1", "reroll 1", "heroic 1", "buy", "give phantom", "give 1 2", "q", arguments=all_of_them)
    assert said.count("Not possible. ") == 5
    assert "is not a choice" not in said


def test_roll_at_once(tmp_path: Path) -> None:
    said = told(tmp_path, "q", arguments=(*SEA, "--roll-at-once"))
    assert "Roll the dice" not in said
    assert "The dice show 2, 4 and 1." in said


def test_nothing_that_is_typed_ends_the_program(tmp_path: Path) -> None:
    dice = random.Random(7)
    alphabet = ["1", "2", "3", "7", "8", "9", "17", "u", "l", "c", "b", "j", "?", "? 3", "r duct", "", "x", "give 1 1 2"]
    alphabet += ["swap 3", "with 5", "tide 1 2", "discard 4", "place", "reserve", "\t", "d", "999", "first 1"]
    typed = [dice.choice(alphabet) for _ in range(300)]
    for options in (("--option", "players=2", "--seed", "sea"), ("--own-dice", "--option", "players=2")):
        said = told(tmp_path, *typed, arguments=(*options, "--lang", "en"))
        assert "input has ended" in said or "L’entrée est terminée" in said


def test_after_the_end(tmp_path: Path) -> None:
    said = told(tmp_path, *["1"] * 60, arguments=SEA)
    end = said.index("Lost: ")
    assert "Record: " in said[end:]
    assert "1. New game" in said[end:]


def test_the_rules_behind_a_choice_of_the_base_game_are_its_own(tmp_path: Path) -> None:
    words = GAME.words("en")
    for typed in (("?", "q"), ("1", "?", "q"), ("1", "? 7", "q")):
        said = told(tmp_path, *typed)
        assert any(words.text(f"rule-{id}.title") in said for id in ("roll", "plan", "whirlwind"))
        for rule in Rule:
            if rule.needs:
                assert words.text(f"rule-{rule.id}.title") not in said, rule.id


def test_the_journal_ends_with_the_ships_log(tmp_path: Path) -> None:
    voyage = ("nemo", "--seed", "sea", "--option", "motive=explore", "--option", "difficulty=sailor", "--lang", "en")
    said = told(tmp_path, "1", "1", "j", "q", arguments=voyage)
    journal, log = said.split("The ship’s log\n")
    assert "The Nautilus surfaces" in journal
    assert log.startswith("We surfaced ")
    assert "and the voyage began." in log
