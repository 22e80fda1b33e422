"""Upgrades and the words of effects are contributors: each in its file, every question answered, every value an owner's to
change."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from leagues.games.nemo import effects, motives, names, ongoing, optional, questions, sources, upgrades, vocabulary
from leagues.games.nemo.game import GAME
from leagues.games.nemo.modifiers import modifiers
from leagues.games.nemo.reading import read_tables
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.sources import ATTACK, ENEMY, INCITE, SEARCH
from leagues.games.nemo.state import STALK
from leagues.games.nemo.vocabulary import add, coda, end, homeward, move, move_to, reroll, trap
from leagues.kernel.questions import REASONS, questions_of

from .positions import position, upgrade

FOLDER = Path(upgrades.__file__).parent
HERE = "western-pacific"
# What follows is not told beforehand.
UNBOUNDED = {effects.CHOOSE, move.ME, move_to.ME, end.ME, homeward.ME, coda.ME, trap.ME}
UNBOUNDED |= set(map(effects.NAMES.index, ("cyclone", "breakdown", "adventure")))


def test_every_upgrade_has_a_file_and_every_file_an_upgrade() -> None:
    files = {file.stem.replace("_", "-") for file in FOLDER.glob("*.py") if file.stem != "__init__"}
    assert files == set(names.UPGRADES)
    assert [one.ME for one in upgrades.ALL] == list(range(len(names.UPGRADES)))


@pytest.mark.parametrize(
    "one", [*upgrades.ALL, *motives.ALL, *optional.ALL, *ongoing.ALL],
    ids=[
        *names.UPGRADES, *names.MOTIVES[names.BASIC_MOTIVES :], *names.OPTIONAL_RULES,
        *(one.__name__.rpartition(".")[2] for one in ongoing.ALL),
    ],
)  # fmt: skip
def test_an_upgrade_or_a_motive_cites_its_rules_and_answers_nothing_but_questions(one: object) -> None:
    cited = re.findall(r"\[(.*?)\]", str(one.__doc__))
    rules = {rule.id for rule in Rule}
    assert cited
    assert {id for some in cited for id in some.split(", ")} <= rules
    assert set(questions_of(one)) <= set(questions_of(questions))  # type: ignore[arg-type]


def test_every_motive_of_the_expanded_box_has_a_file() -> None:
    files = {file.stem.replace("_", "-") for file in Path(motives.__file__).parent.glob("*.py") if file.stem != "__init__"}
    assert files == set(names.MOTIVES[names.BASIC_MOTIVES :])
    assert [one.ME for one in motives.ALL] == list(range(names.BASIC_MOTIVES, len(names.MOTIVES)))


def test_every_card_that_stays_has_a_file() -> None:
    files = {file.stem for file in Path(ongoing.__file__).parent.glob("*.py") if file.stem != "__init__"}
    assert files == {one.__name__.rpartition(".")[2] for one in ongoing.ALL}


def test_every_optional_rule_has_a_file() -> None:
    files = {file.stem.replace("_", "-") for file in Path(optional.__file__).parent.glob("*.py") if file.stem != "__init__"}
    assert files == set(names.OPTIONAL_RULES)
    assert [one.ME for one in optional.ALL] == list(range(len(names.OPTIONAL_RULES)))


def test_somebody_answers_every_question() -> None:
    everybody = (*upgrades.ALL, *vocabulary.ALL, *motives.ALL, *optional.ALL, *ongoing.ALL)
    answered = {name for one in everybody for name in questions_of(one)}
    assert {name.removesuffix(REASONS) for name in questions_of(questions)} <= answered


def test_every_word_has_a_file_and_every_file_a_word() -> None:
    files = {file.stem for file in Path(vocabulary.__file__).parent.glob("*.py") if file.stem != "__init__"}
    assert files == {vocabulary.file_of(name) for name in effects.NAMES[1:]}
    assert [one.ME for one in vocabulary.ALL] == list(range(1, len(effects.NAMES)))


@pytest.mark.parametrize("one", vocabulary.ALL, ids=effects.NAMES[1:])
def test_a_word_does_something_and_says_what_it_can_cost(one: Any) -> None:
    after_a_roll = one in (reroll, add)  # help reads these
    assert hasattr(one, "perform") + hasattr(one, "condition") == (0 if after_a_roll else 1)
    assert not (hasattr(one, "worst") and getattr(one, "CALM", False))
    worst = vocabulary.worst(read_tables(None), one.ME, 1, 1)
    assert worst.unknown == (one.ME in UNBOUNDED)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_word_has_a_phrase(language: str) -> None:
    words = GAME.words(language)
    assert [word.name for word in vocabulary.WORDS if not words.has(f"row-{word.name}")] == []


def test_only_files_tell_words_apart() -> None:
    """Only what holds a choice together has a name elsewhere: nobody can compare words by their numbers."""
    named = {name.upper().replace("-", "_") for name in effects.NAMES}
    assert named & set(vars(effects)) == {"NONE", "CHOOSE", "OR", "DONE", "GROUP"}  # GROUP is something that a word takes


@pytest.mark.parametrize(
    ("name", "what"), [("arcane-library", SEARCH), ("strengthened-prow", ATTACK), ("reinforced-armor", ENEMY)]
)
def test_an_owner_says_what_an_upgrade_adds(name: str, what: int) -> None:
    t = read_tables(f"[upgrades.{name}]\nadds = 3\n")
    s = position(upgrades=[name])
    modifiers(s, t, what, 0, s.amounts)
    assert s.amounts[sources.NAMES.index(name)] == 3


def test_an_owner_says_what_the_crew_armor_adds() -> None:
    t = read_tables("[upgrades.crew-armor]\nadds = 2\nlast = 5\n")
    armor = upgrade("crew-armor")
    s = position(upgrades=["crew-armor"])
    assert [questions.help_adds(s, t, armor, way, 0) for way in range(2)] == [2, 5]


def test_an_owner_says_what_ships_cubes_and_stalking_add() -> None:
    t = read_tables("[modifiers]\nwarship = -2\nship = -3\ncube = -4\nstalking = 5\n")
    s = position(HERE, ships={"lord-clyde": HERE, "scotia": HERE}, cubes={HERE: 1})
    modifiers(s, t, INCITE, 0, s.amounts)
    assert (s.amounts[sources.SHIPS_HERE], s.amounts[sources.CUBES_HERE]) == (-6, -4)
    s.style = STALK
    modifiers(s, t, ATTACK, names.SHIPS.index("scotia"), s.amounts)
    assert (s.amounts[sources.WARSHIP], s.amounts[sources.STALKING]) == (-2, 5)


def test_an_owner_says_who_knows_science() -> None:
    t = read_tables("[character_science]\naronnax = 2\nned-land = 1\n")
    assert t.character_science == [2, 0, 1, 0, 0, 0]
