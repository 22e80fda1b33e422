"""Combat: targets, the Warship's fire, the Nautilus' attack, hits, and what becomes of a sunk ship."""

from __future__ import annotations

import pytest

from leagues.games.nemo.modifiers import total
from leagues.games.nemo.reading import read_tables
from leagues.games.nemo.seas import open_spaces
from leagues.games.nemo.state import AT_SEA, CREW, HULL, NEMO, SALVAGED, TONNAGE

from ..positions import SHIPPED, asked, feed, legal, ocean, play, ship, sit, state, told, where, why_not

PACIFIC = "western-pacific"


@pytest.mark.rule(
    "attack", "bold", "attack-target", "no-guns-no-shot", "combat-sequence", "own-hit", "sunk-notoriety", "tonnage"
)
def test_a_bold_attack_on_a_merchantman() -> None:
    at = sit(PACIFIC, ships={"clyde": PACIFIC, "scotia": "indian-ocean"}, actions=1)
    assert {"bold", "stalk"} <= set(legal(at))
    play(at, "bold", "clyde", "none")
    feed(at, 3, 4)
    assert told(at, "say-enemy-misses") is None
    play(at, "tonnage western-pacific")
    assert where(at, "clyde") == TONNAGE
    assert state(at).notoriety == 2
    assert state(at).actions == 0
    assert asked(at) == "act"


@pytest.mark.rule("attack-target")
def test_only_ships_of_the_own_ocean_are_targets() -> None:
    at = sit(PACIFIC, ships={"clyde": PACIFIC, "rhone": PACIFIC, "scotia": "indian-ocean"})
    play(at, "bold")
    assert why_not(at, "scotia") == "attack-target"
    assert why_not(at, "hidden") == "attack-target"
    assert why_not(at, "stop") == "bold"
    at = sit(PACIFIC, ships={"scotia": "indian-ocean"})
    assert why_not(at, "bold") == "attack-target"


@pytest.mark.rule("attack")
def test_an_attack_costs_a_point() -> None:
    at = sit(PACIFIC, ships={"clyde": PACIFIC}, actions=0)
    assert why_not(at, "bold") == "not-enough-points"
    assert why_not(at, "stalk") == "not-enough-points"


@pytest.mark.rule("attack-hidden", "side-shown", "hidden-ships")
def test_a_hidden_target_is_drawn_from_the_cup() -> None:
    at = sit(PACIFIC, hidden={PACIFIC: 2})
    play(at, "bold", "hidden")
    assert asked(at) == "draw-ship"
    feed(at, "clyde")
    assert state(at).hidden[0] == 1
    assert where(at, "clyde") == AT_SEA
    assert asked(at) == "exert"


@pytest.mark.rule(
    "enemy-roll", "enemy-hits", "hits-land", "other-warship", "enemy-modifiers", "combat-sequence", "hits-first"
)
def test_the_kotetsu_of_the_book() -> None:
    """1 and 2 with -1 for the Victoria is below her 7: one hit, as the lowest die says, on the Hull.
    004:1326-1328, 004:1342-1350, 004:1354-1359, 004:1434-1549."""
    at = sit(PACIFIC, act=2, notoriety=30, ships={"kotetsu": PACIFIC, "victoria": PACIFIC}, crew=6)
    play(at, "bold", "kotetsu")
    feed(at, 1, 2)
    assert total(state(at)) == 2
    play(at, "accept")
    feed(at, 4)
    assert state(at).tracks == [6, 6, 9]
    play(at, "exert crew")
    feed(at, 5, 4)
    assert asked(at) == "dispose"
    assert state(at).notoriety == 31
    assert state(at).tracks[CREW] == 6
    play(at, "salvage")
    assert where(at, "kotetsu") == SALVAGED
    assert asked(at) == "act"


@pytest.mark.rule("enemy-misses")
def test_a_roll_as_high_as_her_attack_is_a_miss() -> None:
    """004:1354-1359."""
    at = sit(PACIFIC, ships={"lord-clyde": PACIFIC})
    play(at, "bold", "lord-clyde")
    feed(at, 3, 4)
    assert told(at, "say-enemy-misses") == (ship("lord-clyde"), 0, 0)
    assert asked(at) == "exert"


@pytest.mark.rule("enemy-snake-eyes")
def test_two_ones_of_the_enemy_are_a_die_of_hits() -> None:
    """004:1354-1359."""
    at = sit(PACIFIC, ships={"lord-clyde": PACIFIC})
    play(at, "bold", "lord-clyde")
    feed(at, 1, 1)
    play(at, "accept")
    feed(at, 5, 1, 2, 3, 4, 6)
    assert state(at).tracks == [5, 8, 8]
    assert asked(at) == "exert"


@pytest.mark.rule("hits-land")
@pytest.mark.parametrize(("die", "track"), [(1, NEMO), (2, CREW), (3, CREW), (4, HULL), (5, HULL), (6, HULL)])
def test_a_die_says_where_a_hit_lands(die: int, track: int) -> None:
    """004:1363."""
    at = sit(PACIFIC, ships={"lord-clyde": PACIFIC})
    play(at, "stalk", "lord-clyde")
    feed(at, 1, 2)
    play(at, "accept")
    feed(at, die)
    assert state(at).tracks[track] == [6, 10, 10][track] - 1


@pytest.mark.rule("enemy-help")
def test_help_is_allowed_against_her_fire() -> None:
    at = sit(PACIFIC, ships={"lord-clyde": PACIFIC})
    play(at, "bold", "lord-clyde")
    feed(at, 4, 2)
    play(at, "sacrifice ned-land")
    assert told(at, "say-enemy-misses") is not None


@pytest.mark.rule("enemy-modifiers", "exert-first")
def test_nothing_is_exerted_against_her_fire() -> None:
    """004:1342-1350."""
    at = sit(PACIFIC, ships={"lord-clyde": PACIFIC})
    play(at, "bold", "lord-clyde")
    assert asked(at) == "throw"


@pytest.mark.rule("hit-absorbed", "upgrade-destroyed")
def test_an_upgrade_can_take_a_hit() -> None:
    """004:1371."""
    at = sit(PACIFIC, ships={"lord-clyde": PACIFIC}, upgrades=["hydro-drive"])
    play(at, "bold", "lord-clyde")
    feed(at, 2, 3)
    play(at, "accept")
    feed(at, 1)
    assert why_not(at, "destroy fog-machine") == "hit-absorbed"
    play(at, "destroy hydro-drive")
    feed(at, 1)
    assert state(at).tracks[NEMO] == 5
    assert state(at).upgrades[4] == 3


@pytest.mark.rule("own-roll", "own-miss", "exert-failed")
def test_a_miss_brings_notoriety_and_costs_the_exertion() -> None:
    """004:1415."""
    at = sit(PACIFIC, ships={"clyde": PACIFIC})
    play(at, "bold", "clyde", "exert hull")
    feed(at, 2, 2)
    play(at, "accept")
    assert (state(at).notoriety, state(at).tracks[HULL]) == (1, 8)
    assert where(at, "clyde") == AT_SEA
    assert asked(at) == "act"


@pytest.mark.rule("own-snake-eyes")
@pytest.mark.parametrize("level", ["sailor", "officer", "captain"])
def test_two_ones_bring_two_notoriety_and_cost_two(level: str) -> None:
    """004:1395."""
    at = sit(PACIFIC, ships={"clyde": PACIFIC}, difficulty=level)
    play(at, "bold", "clyde", "exert hull")
    feed(at, 1, 1)
    play(at, "accept")
    assert (state(at).notoriety, state(at).tracks[HULL]) == (2, 8)


@pytest.mark.rule("own-modifiers", "stalk", "other-warship")
def test_stalking_adds_one_and_another_warship_takes_one() -> None:
    """004:1381-1391."""
    for style, others, expected in (("stalk", {}, 8), ("bold", {}, 7), ("bold", {"lord-clyde": PACIFIC}, 6)):
        at = sit(PACIFIC, ships={"scotia": PACIFIC, **others})
        play(at, style, "scotia", "none")
        feed(at, 3, 4)
        assert total(state(at)) == expected


@pytest.mark.rule("own-modifiers", "exert-in-action")
def test_one_resource_helps_an_attack() -> None:
    """004:1381-1391."""
    at = sit(PACIFIC, ships={"scotia": PACIFIC})
    play(at, "bold", "scotia")
    assert legal(at) == ["none", "exert nemo", "exert crew", "exert hull"]


@pytest.mark.rule("sunk-bonus", "sinking-bonuses")
@pytest.mark.parametrize(("name", "track"), [("jumna", CREW), ("gange", NEMO)])
def test_some_ships_bring_something(name: str, track: int) -> None:
    """004:1424-1430."""
    at = sit(PACIFIC, ships={name: PACIFIC}, crew=5, nemo=4)
    play(at, "bold", name, "none")
    feed(at, 5, 5)
    play(at, "salvage")
    assert state(at).tracks[track] == [5, 6][track]


@pytest.mark.rule("sunk-bonus", "sinking-bonuses")
def test_a_clipper_brings_a_treasure_but_not_from_her_gray_side() -> None:
    at = sit(PACIFIC, ships={"ariel": PACIFIC})
    play(at, "bold", "ariel", "none")
    feed(at, 5, 5)
    assert asked(at) == "draw-treasure"
    at = sit(PACIFIC, ships={"ariel*": PACIFIC})
    play(at, "bold", "ariel")
    feed(at, 6, 6)
    play(at, "none")
    feed(at, 5, 5)
    assert asked(at) == "dispose"


@pytest.mark.rule("one-hit-sinks", "warships", "ship-tokens")
def test_one_hit_sinks_a_battleship() -> None:
    """004:1309."""
    at = sit(PACIFIC, notoriety=14, ships={"bellerophon": PACIFIC})
    play(at, "stalk", "bellerophon")
    feed(at, 6, 6)
    play(at, "none")
    feed(at, 6, 6)
    assert asked(at) == "dispose"
    assert state(at).notoriety == 16


@pytest.mark.rule("sunk-choice", "salvage", "salvage-full", "tonnage-overflow")
def test_a_full_salvage_track_takes_no_more() -> None:
    """004:1461-1467."""
    salvage = ["rhone", "syria", "jumna", "donau"]
    at = sit(PACIFIC, ships={"clyde": PACIFIC}, salvage=salvage, auto=False)
    play(at, "bold", "clyde", "none")
    feed(at, 5, 5)
    assert legal(at) == ["tonnage western-pacific"]
    assert why_not(at, "salvage") == "salvage-full"


@pytest.mark.rule("tonnage-overflow")
def test_a_seventh_ship_still_goes_into_its_row() -> None:
    """004:1438-1440."""
    sunk = dict.fromkeys(["rhone", "syria", "jumna", "donau", "gange", "alfred"], PACIFIC)
    at = sit(PACIFIC, ships={"clyde": PACIFIC}, tonnage=sunk)
    play(at, "bold", "clyde", "none")
    feed(at, 5, 5)
    play(at, "tonnage western-pacific")
    assert where(at, "clyde") == TONNAGE


@pytest.mark.rule("tonnage-rows")
@pytest.mark.parametrize(
    ("passage", "rows"),
    [
        ("pacific-coast", ["western-pacific", "north-atlantic"]),
        ("arctic-ocean", ["western-pacific", "north-atlantic"]),
        ("central-pacific", ["western-pacific", "eastern-pacific"]),
        ("south-pacific", ["western-pacific", "eastern-pacific"]),
        ("cape-horn", ["eastern-pacific", "south-atlantic"]),
        ("cape-of-good-hope", ["south-atlantic", "indian-ocean"]),
    ],
)
def test_each_passage_has_its_two_rows(passage: str, rows: list[str]) -> None:
    at = sit(passage, ships={"clyde": passage})
    play(at, "bold", "clyde", "none")
    feed(at, 5, 5)
    assert legal(at) == [*(f"tonnage {row}" for row in rows), "salvage"]


@pytest.mark.rule("tonnage-transitional")
def test_a_ship_sunk_off_the_pacific_coast_goes_into_one_of_two_rows() -> None:
    """004:1438-1440."""
    at = sit("pacific-coast", ships={"clyde": "pacific-coast"})
    play(at, "bold", "clyde", "none")
    feed(at, 5, 5)
    assert legal(at) == ["tonnage western-pacific", "tonnage north-atlantic", "salvage"]
    assert why_not(at, "tonnage indian-ocean") == "tonnage-transitional"
    play(at, "tonnage north-atlantic")
    assert where(at, "clyde") == TONNAGE + ocean("north-atlantic")


@pytest.mark.rule("bold-chain", "bold-chain-price", "bold-chain-ends")
def test_after_a_bold_success_the_next_attack_is_free_but_noticed() -> None:
    """004:1477."""
    at = sit(PACIFIC, ships={"donau": PACIFIC, "hannah-more": PACIFIC, "napoleon-iii": PACIFIC}, actions=1)
    play(at, "bold", "donau", "none")
    feed(at, 5, 5)
    play(at, "tonnage western-pacific")
    assert asked(at) == "target"
    assert state(at).notoriety == 0
    play(at, "hannah-more")
    assert state(at).notoriety == 1
    play(at, "none")
    feed(at, 5, 5)
    play(at, "tonnage western-pacific", "stop")
    assert (state(at).notoriety, asked(at)) == (1, "act")


@pytest.mark.rule("bold-chain-price")
def test_the_price_of_the_next_attack_can_be_the_defeat() -> None:
    at = sit(PACIFIC, ships={"donau": PACIFIC, "hannah-more": PACIFIC}, notoriety=35)
    play(at, "bold", "donau", "none")
    feed(at, 5, 5)
    play(at, "tonnage western-pacific", "hannah-more")
    assert at.outcome == "lost-pariah"


@pytest.mark.rule("salvage-ends-streak", "salvage")
def test_salvage_ends_the_series() -> None:
    """004:1461-1467."""
    at = sit(PACIFIC, ships={"donau": PACIFIC, "hannah-more": PACIFIC})
    play(at, "bold", "donau", "none")
    feed(at, 5, 5)
    play(at, "salvage")
    assert asked(at) == "act"


@pytest.mark.rule("stalk-once")
def test_a_stalk_is_one_attack() -> None:
    """004:1491-1495."""
    at = sit(PACIFIC, ships={"donau": PACIFIC, "hannah-more": PACIFIC})
    play(at, "stalk", "donau", "none")
    feed(at, 5, 5)
    play(at, "tonnage western-pacific")
    assert asked(at) == "act"


@pytest.mark.rule("stalk-declined", "stalk")
def test_what_stalking_reveals_can_be_left_alone() -> None:
    """004:1491-1495."""
    at = sit(PACIFIC, hidden={PACIFIC: 1})
    play(at, "stalk")
    feed(at, "sea-serpent")
    assert asked(at) == "press"
    play(at, "decline")
    assert where(at, "sea-serpent") == AT_SEA
    assert (state(at).actions, asked(at)) == (2, "act")


@pytest.mark.rule("bold", "attack-hidden")
def test_what_a_bold_attack_reveals_must_be_fought() -> None:
    at = sit(PACIFIC, hidden={PACIFIC: 1})
    play(at, "bold")
    feed(at, "sea-serpent")
    assert asked(at) == "throw"


@pytest.mark.rule("forced-attack", "forced-attack-chain", "overstacked", "event-4")
def test_a_forced_attack_leaves_its_survivor_overstacked() -> None:
    at = sit("cape-horn", phase="event", hidden={"cape-horn": 1})
    at.feed("event 4")
    assert asked(at) == "attack-style"
    play(at, "bold")
    feed(at, 6, 6)
    play(at, "none")
    feed(at, 1, 2)
    play(at, "accept")
    assert where(at, "glasgow") == AT_SEA + ocean("cape-horn")
    assert (state(at).hidden[ocean("cape-horn")], state(at).revealed[ocean("cape-horn")]) == (1, 1)


@pytest.mark.rule("forced-attack-chain", "event-4")
def test_a_forced_bold_attack_may_go_on() -> None:
    at = sit("cape-horn", phase="event", ships={"donau": "cape-horn"})
    at.feed("event 4")
    play(at, "bold")
    feed(at, 6, 6)
    play(at, "none")
    feed(at, 6, 6)
    play(at, "tonnage south-atlantic")
    assert asked(at) == "target"
    assert set(legal(at)) == {"donau", "stop"}


@pytest.mark.rule("overstacked-count", "overstacked-full")
def test_overstacked_ships_count_for_everything() -> None:
    ships = {"lord-clyde": "cape-horn", "donau": "cape-horn"}
    at = sit("cape-horn", phase="event", ships=ships)
    assert open_spaces(state(at), SHIPPED, ocean("cape-horn")) == 0
    at.feed("event 14")
    play(at, "none")
    feed(at, 4, 4)
    assert total(state(at)) == 7


@pytest.mark.rule("tonnage", "allied-navies", "sunk-bonus")
def test_a_ship_that_is_sunk_as_the_navies_unite_keeps_the_side_that_was_sunk() -> None:
    """She is worth what she showed, and brings what she showed. 004:744, 004:1438."""
    tables = read_tables('[sinking]\ncrew = ["ferdinand-max"]\n')
    at = sit(
        PACIFIC, motive="war", act=2, notoriety=35, crew=6, tables=tables,
        ships={"ferdinand-max": PACIFIC, "ryujo": PACIFIC, "arapiles": "indian-ocean"},
    )  # fmt: skip
    play(at, "bold", "ferdinand-max")
    feed(at, 6, 6)
    play(at, "none")
    feed(at, 6, 6)
    assert (state(at).notoriety, state(at).allied, state(at).tracks[CREW]) == (36, 1, 7)
    assert [state(at).backs[ship(name)] for name in ("ferdinand-max", "ryujo", "arapiles")] == [0, 1, 1]
    play(at, "tonnage western-pacific")
    assert (where(at, "ferdinand-max"), state(at).backs[ship("ferdinand-max")]) == (TONNAGE, 0)
    assert state(at).warships[0] == 1
