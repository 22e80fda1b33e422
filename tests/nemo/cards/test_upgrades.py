"""The ten upgrades of the basic box and Magnetic Mines: what each changes, and what it leaves alone."""

from __future__ import annotations

from typing import Any

import pytest

from leagues.games.nemo.modifiers import modifiers
from leagues.games.nemo.sources import ATTACK, CARD, ENEMY, INCITE, REFIT, REPAIR, REST, SEARCH, TORPEDOES
from leagues.games.nemo.state import (
    AT_SEA,
    AVAILABLE,
    BLUE,
    BOLD,
    DESTROYED,
    HULL,
    INSTALLED,
    REMOVED,
    STALK,
    TONNAGE,
)

from ..positions import (
    SHIPPED,
    asked,
    feed,
    legal,
    ocean,
    play,
    position,
    ship,
    sit,
    state,
    told,
    upgrade,
    where,
    why_not,
)
from .hands import WORN, attempted, changed, turned

HERE = "western-pacific"
TESTS = (CARD, SEARCH, INCITE, REST, REPAIR, REFIT, ATTACK, ENEMY, TORPEDOES)


def added(name: str, **more: Any) -> dict[int, int]:
    """What an upgrade adds to a roll of each kind."""
    found = {}
    for what in TESTS:
        subject = 14 if what == CARD else ship("lord-clyde")
        sums = []
        for upgrades in ([], [name]):
            s = position(HERE, ships={"lord-clyde": HERE}, upgrades=upgrades, **more)
            modifiers(s, SHIPPED, what, subject, s.amounts)
            sums.append(sum(s.amounts))
        if sums[1] != sums[0]:
            found[what] = sums[1] - sums[0]
    return found


@pytest.mark.rule("upgrade-arcane-library")
def test_the_arcane_library_is_for_searching_and_inciting_only() -> None:
    assert added("arcane-library") == {SEARCH: 1, INCITE: 1}


@pytest.mark.rule("upgrade-reinforced-armor")
def test_reinforced_armor_is_for_her_shots_only() -> None:
    assert added("reinforced-armor") == {ENEMY: 1}


@pytest.mark.rule("upgrade-strengthened-prow")
@pytest.mark.parametrize("style", [BOLD, STALK])
def test_the_strengthened_prow_is_for_attacks_only(style: int) -> None:
    assert added("strengthened-prow", style=style) == {ATTACK: 1}


@pytest.mark.rule("upgrade-double-hull")
def test_the_double_hull_is_for_an_exerted_hull_only() -> None:
    exerting = {"exerted": 1 << HULL}
    assert added("double-hull") == {}
    assert added("double-hull", **exerting) == dict.fromkeys([what for what in TESTS if what != TORPEDOES], 1)
    assert added("double-hull", exerted=0b011) == {}


@pytest.mark.rule("upgrade-double-hull", "double-hull-hits")
@pytest.mark.parametrize(("die", "cost"), [(1, {"nemo": -1}), (3, {"crew": -1}), (4, {"hull": -1}), (6, {})])
def test_the_double_hull_ignores_no_other_hit(die: int, cost: dict[str, int]) -> None:
    at = sit(HERE, ships={"lord-clyde": HERE}, upgrades=["double-hull"], **WORN)
    play(at, "bold", "lord-clyde")
    feed(at, 1, 2)
    play(at, "accept")
    feed(at, die)
    if cost:
        play(at, "take")
    assert (changed(at), asked(at)) == (cost, "exert")


@pytest.mark.rule("upgrade-crew-armor")
def test_the_crew_armor_helps_against_her_shot_in_a_bold_attack() -> None:
    at = sit(HERE, ships={"lord-clyde": HERE}, upgrades=["crew-armor"])
    play(at, "bold", "lord-clyde")
    feed(at, 3, 3)
    play(at, "use armor")
    assert (told(at, "say-enemy-misses"), asked(at)) == ((ship("lord-clyde"), 0, 0), "exert")
    play(at, "none")
    feed(at, 4, 5)
    assert why_not(at, "use armor") == "upgrade-crew-armor"
    play(at, "destroy armor")
    assert (asked(at), state(at).upgrades[upgrade("crew-armor")]) == ("dispose", REMOVED)


@pytest.mark.rule("upgrade-crew-armor", "crew-armor-destroyed")
def test_when_stalking_the_crew_armor_can_only_be_destroyed() -> None:
    at = sit(HERE, ships={"clyde": HERE}, upgrades=["crew-armor"])
    play(at, "stalk", "clyde", "none")
    feed(at, 2, 2)
    assert why_not(at, "use armor") == "upgrade-crew-armor"
    play(at, "destroy armor")
    assert asked(at) == "dispose"


@pytest.mark.rule("upgrade-fog-machine", "notoriety-floor", "groups-stay")
def test_the_fog_machine_lowers_notoriety_but_calls_no_fleet_back() -> None:
    at = sit(notoriety=14, upgrades=["fog-machine"], actions=1)
    play(at, "fog")
    feed(at, 6, 6)
    assert (state(at).notoriety, state(at).groups >> BLUE & 1) == (2, 1)
    at = sit(notoriety=3, upgrades=["fog-machine"], actions=1)
    play(at, "fog")
    feed(at, 3, 1)
    assert (state(at).notoriety, state(at).upgrades[upgrade("fog-machine")]) == (0, REMOVED)
    assert why_not(sit(notoriety=3, upgrades=["fog-machine"], actions=0), "fog") == "not-enough-points"
    assert why_not(sit(notoriety=3, available=["fog-machine"]), "fog") == "upgrade-fog-machine"


@pytest.mark.rule("upgrade-hydro-drive")
def test_the_hydro_drive_goes_two_oceans_and_no_farther() -> None:
    at = sit("cape-horn", upgrades=["hydro-drive"], actions=1)
    near = {"eastern-pacific", "south-atlantic"}
    far = {"central-pacific", "south-pacific", "north-atlantic", "cape-of-good-hope"}
    assert {move.removeprefix("move ") for move in legal(at) if move.startswith("move")} == near | far
    play(at, "move north-atlantic")
    assert (state(at).nautilus, state(at).actions) == (ocean("north-atlantic"), 0)


@pytest.mark.rule("upgrade-hydro-drive", "event-35")
def test_the_hydro_drive_works_in_the_gulf_stream() -> None:
    at = sit("north-atlantic", upgrades=["hydro-drive"], tableau=[35])
    play(at, "use event 35", "cape-of-good-hope", "western-pacific")
    assert state(at).nautilus == ocean("western-pacific")


@pytest.mark.rule("upgrade-magnetic-mines", "combat-sequence")
@pytest.mark.parametrize(
    ("name", "armoured"),
    [
        ("lord-clyde", True), ("themis", True), ("royal-sovereign", True), ("bellerophon", True), ("fujiyama", False),
        ("repulse", False), ("sea-serpent", False), ("shenandoah", False), ("idaho", False), ("clyde*", True),
        ("america*", False), ("alfred*", True),
    ],
)  # fmt: skip
def test_magnetic_mines_know_armoured_classes(name: str, armoured: bool) -> None:
    at = sit(HERE, ships={name: HERE}, upgrades=["magnetic-mines"], notoriety=14)
    play(at, "bold", name.rstrip("*"))
    assert asked(at) == ("exert" if armoured else "throw")


@pytest.mark.rule("upgrade-magnetic-mines", "combat-sequence")
def test_without_the_mines_she_shoots_first() -> None:
    at = sit(HERE, ships={"lord-clyde": HERE}, available=["magnetic-mines"])
    play(at, "bold", "lord-clyde")
    assert asked(at) == "throw"


@pytest.mark.rule("upgrade-magnetic-mines", "own-miss", "enemy-misses")
def test_a_ship_that_the_mines_sink_never_shoots() -> None:
    at = sit(HERE, ships={"lord-clyde": HERE}, upgrades=["magnetic-mines"])
    play(at, "bold", "lord-clyde", "none")
    feed(at, 5, 5)
    play(at, f"tonnage {HERE}")
    assert (where(at, "lord-clyde"), told(at, "say-enemy-misses"), told(at, "say-enemy-hits")) == (TONNAGE, None, None)


@pytest.mark.rule("event-50", "upgrade-magnetic-mines", "refit-cost")
def test_mines_that_were_found_can_be_installed_for_two() -> None:
    """004:1050."""
    at = attempted(50, 10, salvage=["rhone", "syria"])
    feed(at, 1, 4)
    play(at, "refit", "none")
    feed(at, 4, 5)
    play(at, "accept", "magnetic-mines", "rhone", "syria")
    assert state(at).upgrades[upgrade("magnetic-mines")] == INSTALLED


@pytest.mark.rule("upgrade-monstrous-design")
@pytest.mark.parametrize(("style", "more"), [("stalk", 1), ("bold", 2)])
def test_monstrous_design_takes_one_off_a_stalked_ship(style: str, more: int) -> None:
    at = sit(HERE, ships={"clyde": HERE}, upgrades=["monstrous-design"], **WORN)
    play(at, style, "clyde", "none")
    feed(at, 5, 5)
    play(at, f"tonnage {HERE}")
    assert changed(at) == {"notoriety": more}


@pytest.mark.rule("upgrade-monstrous-design")
def test_monstrous_design_never_lowers_notoriety() -> None:
    at = sit(HERE, ships={"donau": HERE}, upgrades=["monstrous-design"], **WORN)
    play(at, "stalk", "donau", "none")
    feed(at, 5, 5)
    play(at, f"tonnage {HERE}")
    assert changed(at) == {}


@pytest.mark.rule("upgrade-periscope", "bold-chain")
@pytest.mark.parametrize(("upgrades", "more"), [([], 1), (["periscope-device"], 0)])
def test_the_periscope_hides_a_series_of_bold_attacks(upgrades: list[str], more: int) -> None:
    at = sit(HERE, ships={"donau": HERE, "hannah-more": HERE}, upgrades=upgrades)
    play(at, "bold", "donau", "none")
    feed(at, 5, 5)
    play(at, f"tonnage {HERE}", "hannah-more")
    assert state(at).notoriety == more


@pytest.mark.rule("periscope-stalks", "stalk-once")
@pytest.mark.parametrize(("upgrades", "then"), [([], "act"), (["periscope-device"], "target")])
def test_only_the_periscope_lets_a_stalk_follow_a_stalk(upgrades: list[str], then: str) -> None:
    at = sit(HERE, ships={"donau": HERE, "hannah-more": HERE}, upgrades=upgrades)
    play(at, "stalk", "donau", "none")
    feed(at, 5, 5)
    play(at, f"tonnage {HERE}")
    assert asked(at) == then


@pytest.mark.rule("periscope-stalks", "salvage-ends-streak")
def test_salvage_ends_a_series_of_stalks_too() -> None:
    at = sit(HERE, ships={"donau": HERE, "hannah-more": HERE}, upgrades=["periscope-device"])
    play(at, "stalk", "donau", "none")
    feed(at, 5, 5)
    play(at, "salvage")
    assert asked(at) == "act"


@pytest.mark.rule("periscope-forced", "event-38")
def test_a_forced_stalk_can_be_followed_with_the_periscope() -> None:
    at = turned(38, ships={"donau": "south-atlantic"}, upgrades=["periscope-device"])
    play(at, "stalk")
    feed(at, 4, 4)
    play(at, "none")
    feed(at, 4, 5)
    play(at, "tonnage south-atlantic")
    assert legal(at) == ["donau", "stop"]
    play(at, "donau", "none")
    assert changed(at) == {"notoriety": 2}


@pytest.mark.rule("upgrade-steam-torpedoes", "torpedo", "no-guns-no-shot")
def test_steam_torpedoes_cost_no_point_and_warships_shoot_first() -> None:
    at = sit(HERE, ships={"clyde": HERE, "lord-clyde": HERE}, upgrades=["steam-torpedoes"], actions=0)
    play(at, "torpedo", "lord-clyde")
    feed(at, 6, 6)
    assert told(at, "say-enemy-misses") == (ship("lord-clyde"), 0, 0)
    feed(at, 3, 3)
    play(at, f"tonnage {HERE}")
    assert (where(at, "lord-clyde"), where(at, "clyde"), asked(at)) == (TONNAGE, AT_SEA, "act")
    assert (state(at).actions, state(at).torpedo_used) == (0, 1)


@pytest.mark.rule("upgrade-steam-torpedoes", "torpedo-once")
def test_there_is_a_torpedo_in_every_turn() -> None:
    at = sit(HERE, ships={"clyde": HERE}, upgrades=["steam-torpedoes"], torpedo_used=1)
    assert why_not(at, "torpedo") == "torpedo-once"
    play(at, "end")
    at.feed("event 13")
    feed(at, 5, 6)
    assert "torpedo" in legal(at)


@pytest.mark.rule("refit", "upgrades-not-restocked")
def test_an_upgrade_that_is_only_available_changes_nothing() -> None:
    at = sit(HERE, ships={"clyde": HERE}, available=["steam-torpedoes", "hydro-drive"])
    assert why_not(at, "torpedo") == "upgrade-steam-torpedoes"
    assert why_not(at, "move cape-horn") == "links"
    assert state(at).upgrades[upgrade("hydro-drive")] == AVAILABLE


@pytest.mark.rule("hit-absorbed", "upgrade-destroyed")
@pytest.mark.parametrize("name", ["arcane-library", "magnetic-mines", "strengthened-prow"])
def test_any_upgrade_can_take_a_hit(name: str) -> None:
    at = sit(HERE, ships={"fujiyama": HERE}, upgrades=[name], **WORN)
    play(at, "bold", "fujiyama")
    feed(at, 1, 2)
    play(at, "accept")
    feed(at, 1)
    play(at, f"destroy {name}")
    assert (changed(at), state(at).upgrades[upgrade(name)]) == ({}, DESTROYED)
