"""Upgrades are contributors: each in its file, every question answered, every value of theirs an owner's to change."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from leagues.games.nemo import names, questions, sources, upgrades
from leagues.games.nemo.modifiers import modifiers
from leagues.games.nemo.reading import read_tables
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.sources import ATTACK, ENEMY, INCITE, SEARCH
from leagues.games.nemo.state import STALK
from leagues.kernel.questions import REASONS, questions_of

from .positions import position, upgrade

FOLDER = Path(upgrades.__file__).parent
HERE = "western-pacific"


def test_every_upgrade_has_a_file_and_every_file_an_upgrade() -> None:
    files = {file.stem.replace("_", "-") for file in FOLDER.glob("*.py") if file.stem != "__init__"}
    assert files == set(names.UPGRADES)
    assert [one.ME for one in upgrades.ALL] == list(range(len(names.UPGRADES)))


@pytest.mark.parametrize("one", upgrades.ALL, ids=names.UPGRADES)
def test_an_upgrade_cites_its_rules_and_answers_nothing_but_questions(one: object) -> None:
    cited = re.findall(r"\[(.*?)\]", str(one.__doc__))
    rules = {rule.id for rule in Rule}
    assert cited
    assert {id for some in cited for id in some.split(", ")} <= rules
    assert set(questions_of(one)) <= set(questions_of(questions))  # type: ignore[arg-type]


def test_somebody_answers_every_question() -> None:
    answered = {name for one in upgrades.ALL for name in questions_of(one)}
    assert {name.removesuffix(REASONS) for name in questions_of(questions)} == answered


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
