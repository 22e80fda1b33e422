"""Relations Ships: what ships on the Tonnage track score that are still afloat."""

from __future__ import annotations

from typing import Any

import pytest

from leagues.games.nemo import names
from leagues.games.nemo.aids.voyage import sinkings, tally
from leagues.games.nemo.game import GAME
from leagues.games.nemo.reading import read_tables
from leagues.games.nemo.scoring import NON_WARSHIPS, SCIENCE, SCOURING, WARSHIPS, WONDER, points, total
from leagues.games.nemo.state import RELATIONS, State

from ..positions import SHIPPED, ocean, position, ship, sit

MAJORS = names.OCEANS[:6]
HERE = "north-atlantic"
BRITISH, ALSO_BRITISH, FRENCH = "agamemnon", "clyde", "gange"


def with_relations(relations: dict[str, str], **more: Any) -> State:
    """A voyage with some Relations Ships."""
    return position(relations=relations, box=1, **more)


def flag(name: str) -> str:
    """The flag of the side that a ship shows."""
    return names.FLAGS[SHIPPED.flag[int(name.endswith("*"))][ship(name)]]


@pytest.mark.rule("relations-scored")
def test_they_are_neither_warships_nor_non_warships() -> None:
    """004:1964."""
    s = with_relations({"kotetsu": HERE, BRITISH: HERE}, tonnage={"victoria": HERE, "donau": HERE}, motive="war")
    plain = position(tonnage={"victoria": HERE, "donau": HERE}, box=1, motive="war")
    for category in (WARSHIPS, NON_WARSHIPS):
        assert points(s, SHIPPED, category) == points(plain, SHIPPED, category) > 0


@pytest.mark.rule("relations-scored", "scouring-columns")
def test_they_fill_the_columns_with_the_others() -> None:
    """004:1968: a column of which one box is a Relations Ship."""
    sunk = dict(zip(("alfred", "america", "ariel", "britannia", "chance"), MAJORS[:5], strict=True))
    s = with_relations({"sea-serpent": MAJORS[5]}, tonnage=sunk, motive="war")
    assert points(s, SHIPPED, SCOURING) == SHIPPED.scouring[0]
    assert points(position(tonnage=sunk, motive="war"), SHIPPED, SCOURING) == 0


@pytest.mark.rule("relations-scored", "relations-flags")
@pytest.mark.parametrize(("ships", "flags"), [
    ((BRITISH,), 1), ((BRITISH, ALSO_BRITISH), 1), ((BRITISH, FRENCH), 2), (("sea-serpent",), 0), (("huascar",), 1),
    (("huascar*",), 0), (("huascar*", FRENCH), 1),
])  # fmt: skip
def test_each_nationality_scores_one(ships: tuple[str, ...], flags: int) -> None:
    """004:1969, 004:2021; enough was sunk, so that nothing is declined."""
    assert (flag(BRITISH), flag(ALSO_BRITISH), flag(FRENCH)) == ("british", "british", "french")
    s = with_relations(dict.fromkeys(ships, HERE), tonnage={"victoria": HERE, "cerberus": HERE}, motive="war")
    assert points(s, SHIPPED, SCOURING) == flags


@pytest.mark.rule("relations-decline", "relations-scored")
@pytest.mark.parametrize(("ships", "scored", "securing"), [
    (("sea-serpent", "huascar*"), 2, 0), (("sea-serpent", "huascar*", "shenandoah*"), 0, 3),
])  # fmt: skip
def test_tonnage_is_declined_where_that_scores_more(ships: tuple[str, ...], scored: int, securing: int) -> None:
    """004:1964-1971: one ship of 2 points was sunk; equal is not more."""
    s = with_relations(dict.fromkeys(ships, HERE), tonnage={"zeeland": HERE}, motive="war")
    assert points(s, SHIPPED, NON_WARSHIPS) == scored
    assert points(s, SHIPPED, SCOURING) == securing


@pytest.mark.rule("relations-decline")
def test_other_ship_points_are_never_declined() -> None:
    """004:1971: those of cards and upgrades count all the same, also where the Tonnage track is declined."""
    ships = dict.fromkeys(("sea-serpent", "huascar*", "shenandoah*"), HERE)
    cards = [card for card in range(1, 52) if SHIPPED.card_warship[card] >= 0][:1]
    s = with_relations(ships, tonnage={"zeeland": HERE}, upgrades=["war-room", "map-room"], passed=cards, motive="war")
    plain = position(upgrades=["war-room", "map-room"], passed=cards, motive="war", box=1)
    for category in (WARSHIPS, NON_WARSHIPS):
        assert points(s, SHIPPED, category) == points(plain, SHIPPED, category) > 0


@pytest.mark.rule("relations", "relations-decline", "score-science", "score-wonder")
def test_science_and_wonder_still_count() -> None:
    """004:1593, 004:1954: on Relations Ships, and on sunk ships that are declined."""
    plain = position(box=1)
    s = with_relations({"la-france": HERE, "mary-celeste": HERE})
    assert points(s, SHIPPED, SCIENCE) == points(plain, SHIPPED, SCIENCE) + SHIPPED.times[0][1]
    assert points(s, SHIPPED, WONDER) == points(plain, SHIPPED, WONDER) + SHIPPED.times[0][2]
    declined = with_relations(dict.fromkeys(("huascar*", "shenandoah*"), HERE), tonnage={"mary-celeste": HERE})
    assert points(declined, SHIPPED, SCOURING) == 2
    assert points(declined, SHIPPED, WONDER) == points(plain, SHIPPED, WONDER) + SHIPPED.times[0][2]


@pytest.mark.rule("relations-scored")
def test_an_owner_may_score_them_otherwise() -> None:
    tables = read_tables("[upgrades.hospital-machines]\nadds = 3\nlast = 2\n")
    s = position(relations={BRITISH: HERE, "sea-serpent": HERE}, box=1, tables=tables)
    assert points(s, tables, SCOURING) == 3 + 2 * 2


@pytest.mark.rule("relations")
def test_who_was_befriended_was_not_sunk() -> None:
    at = sit(HERE, relations={BRITISH: HERE, "mary-celeste": HERE}, tonnage={"donau": HERE}, box=1)
    assert sinkings(at) == [(ship("donau"), 0)]
    assert (tally(at)["sunk"], tally(at)["oceans"], tally(at)["wonders"]) == (1, 1, 1)


@pytest.mark.rule("relations")
def test_there_are_none_in_the_basic_box() -> None:
    s = position()
    s.ships[ship(BRITISH)] = RELATIONS + ocean(HERE)
    assert [error.code for error in GAME.impossible(s, SHIPPED)] == ["state-nemo-ships"]
    s.box = 1
    assert GAME.impossible(s, SHIPPED) == []
    assert total(s, SHIPPED) == total(position(box=1), SHIPPED) + 2
