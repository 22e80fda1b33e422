"""An owner's file for the expansions that cannot be: what is wrong is said, with the line where it stands."""

from __future__ import annotations

from pathlib import Path

import pytest

import leagues
from leagues.cli import main
from leagues.kernel.errors import LeaguesError
from leagues.kernel.words import LANGUAGES

from .positions import state
from .test_owner_file import wrong


def file_of(folder: Path, text: str) -> Path:
    """An owner's file."""
    file = folder / "box.toml"
    file.write_text(text, encoding="utf-8")
    return file


@pytest.mark.parametrize(
    ("text", "value", "known"),
    [
        ('[heroics.2]\neffect = "setdice"', "setdice", "set-dice"),
        ('[heroics.2]\neffect = "twice"', "twice", "haul"),
        ("[heroics.2]\neffect = 4", "4", "none"),
        ('[darkhouse_cards.7]\neffect = "haul"', "haul", "two-steps"),
        ('[darkhouse_cards.7]\ncolour = "green"', "green", "blue"),
        ('[heroics.10]\nexpansion = "mage"', "mage", "mages"),
    ],
)
def test_a_word_that_nobody_knows_is_named_with_its_line_and_the_words_that_are(text: str, value: str, known: str) -> None:
    error = wrong(f"# my box\n\n{text}\n")
    assert (error.code, error.details["line"], error.details["value"]) == ("data-word", 4, value)
    assert known in str(error.details["known"]).split(", ")


@pytest.mark.parametrize("level", ["[3, 3]", "[2, 2]", "[0, 0]", "[5, 5]"])
def test_a_level_must_add_up_to_five_cards(level: str) -> None:
    error = wrong(f"[darkhouse_levels]\nintro = [3, 2]\nnormal = {level}\n")
    assert (error.code, error.details["line"], error.details["name"]) == ("data-level", 3, "darkhouse_levels.normal")


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("[darkhouse_levels]\nnormal = [1, 4]\n", 2),
        ('[darkhouse_cards.10]\ncolour = "red"\n\n[darkhouse_cards.11]\ncolour = "red"\n', 5),
        ("".join(f'[darkhouse_cards.{card}]\ncolour = "blue"\n' for card in range(1, 7)), 12),
    ],
    ids=["more blue than there are", "two blue cards fewer", "six red cards fewer"],
)
def test_a_level_that_finds_too_few_cards_of_a_colour_is_named_with_a_line(text: str, line: int) -> None:
    assert 1 <= int(str(wrong(text).details["line"])) <= line


def test_a_card_that_sets_the_dice_must_say_to_what() -> None:
    error = wrong('# my box\n[darkhouse_cards.3]\neffect = "fixed"\n')
    assert error.details["line"] in (2, 3)


@pytest.mark.parametrize("line", ["[mages]\ncrew = [1, 4, 4]", "[mages]\ncrew = [7, 7, 7]", "[reefs]\nnumbers = [3, 9, 3]"])
def test_partners_and_reefs_have_three_different_numbers(line: str) -> None:
    error = wrong(f"# my box\n{line}\n")
    assert (error.code, error.details["line"]) == ("data-different", 3)


@pytest.mark.parametrize(
    ("section", "line", "value"),
    [
        ("mages", "copies = 0", "0"),
        ("mages", "copies = 10", "10"),
        ("mages", "crew = [1, 4, 10]", "10"),
        ("mages", "crew = [0, 4, 7]", "0"),
        ("mercenaries", "tokens = 0", "0"),
        ("mercenaries", "tokens = 21", "21"),
        ("mercenaries", "harpoons = -1", "-1"),
        ("mercenaries", "harpoons = 10", "10"),
        ("mercenaries", "warriors = [2, 13]", "13"),
        ("mercenaries", "phantom_harpoons = [2, 21]", "21"),
        ("mercenaries", "phantom_places = 21", "21"),
        ("reefs", "copies = 0", "0"),
        ("reefs", "copies = 31", "31"),
        ("reefs", "numbers = [0, 6, 9]", "0"),
        ("reefs", "every = 0", "0"),
        ("reefs", "every = 21", "21"),
        ("reefs", "escape = 0", "0"),
        ("reefs", 'escape = "three"', "three"),
        ("reefs", "bonus = true", "True"),
        ("darkhouse_levels", "intro = [6, -1]", "6"),
        ("darkhouse_cards.4", "toll = [7]", "7"),
        ("darkhouse_cards.4", "tokens = 10", "10"),
        ("darkhouse_cards.5", "reroll = [0]", "0"),
        ("darkhouse_cards.9", "dice = [2, 3, 7]", "7"),
        ("darkhouse_cards.9", "dice = [0, 3, 4]", "0"),
        ("darkhouse_cards.12", "price = 10", "10"),
        ("heroics.1", "amount = 10", "10"),
        ("heroics.1", "amount = 1.5", "1.5"),
        ("heroics.10", "paid_with = [1, 4, 10]", "10"),
    ],
)
def test_a_number_outside_its_limits_is_named_with_its_line(section: str, line: str, value: str) -> None:
    error = wrong(f"# my box\n[{section}]\n\n{line}\n")
    assert (error.code, error.details["line"], error.details["value"]) == ("data-number", 4, value)
    assert error.details["name"] == f"{section}.{line.split()[0]}"


@pytest.mark.parametrize(
    ("section", "line", "length"),
    [
        ("mages", "crew = [1, 4]", 3),
        ("mercenaries", "phantom_harpoons = [2]", 2),
        ("mercenaries", "warriors = 2", 0),
        ("reefs", "numbers = [3, 6, 9, 9]", 3),
        ("darkhouse_levels", "intro = 5", 2),
        ("darkhouse_cards.9", "dice = [2, 3]", 3),
        ("heroics.12", "paid_with = 3", 0),
    ],
)
def test_a_list_of_another_length_is_named_with_its_line(section: str, line: str, length: int) -> None:
    error = wrong(f"[{section}]\n{line}\n")
    assert (error.code, error.details["line"], error.details["length"]) == ("data-list", 2, length)


@pytest.mark.parametrize(
    "text",
    ["[heroics.13]\namount = 1", "[darkhouse_cards.0]\ntokens = 1", "[heroics.1]\ncolour = 'red'", "[heroics]\namount = 1"],
)
def test_a_card_or_a_key_that_does_not_exist_is_named(text: str) -> None:
    error = wrong(text + "\n")
    assert error.code == "data-unknown"
    assert "heroics.1.amount" in str(error.details["known"]) or "heroics.1.effect" in str(error.details["known"])


# --- a path that is too long ---------------------------------------------------------------------------------------------

TOO_LONG = [
    ("[crew]\ncopies = 8\n", ("darkhouse",), 72, 60),
    ("[crew]\ncopies = 8\n", ("mages", "heroics"), 81, 80),
    ("[mages]\ncopies = 9\n", ("mages", "darkhouse"), 63, 60),
    ("[mercenaries]\ntokens = 20\n", ("mages", "mercenaries"), 65, 60),
]
FITS = [
    ("[crew]\ncopies = 8\n", ("reefs", "heroics"), 72),
    ("[mages]\ncopies = 9\n", ("mages", "reefs", "heroics"), 63),
    ("[mercenaries]\ntokens = 15\n", ("mages", "mercenaries"), 60),
]


@pytest.mark.parametrize(("text", "expansions", "length", "most"), TOO_LONG)
def test_a_path_that_is_too_long_for_the_expansions_is_refused(
    text: str, expansions: tuple[str, ...], length: int, most: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = file_of(tmp_path, text)
    with pytest.raises(LeaguesError) as caught:
        leagues.new("nautilion", tables=file, seed="long", expansions=list(expansions))
    assert (caught.value.code, caught.value.details) == ("path-too-long", {"length": length, "most": most})
    for language in LANGUAGES:
        assert str(length) in caught.value.text(language)
        assert str(most) in caught.value.text(language)
    options = ["--option", f"expansions={','.join(expansions)}", "--tables", str(file)]
    for command in (["simulate", "--games", "1"], ["perft", "--depth", "1"], ["play"]):
        assert main([*command, "nautilion", *options]) == 1
        shown = capsys.readouterr()
        assert (shown.out, shown.err) == ("", f"leagues: {caught.value.text('en')}\n")


@pytest.mark.parametrize(("text", "expansions", "length"), FITS)
def test_a_path_that_just_fits_is_laid(text: str, expansions: tuple[str, ...], length: int, tmp_path: Path) -> None:
    table = leagues.new("nautilion", tables=file_of(tmp_path, text), seed="long", expansions=list(expansions))
    assert state(table).path_length == length
