"""Upgrades: what each does, torpedoes, and refitting."""

from __future__ import annotations

import pytest

from leagues.games.nemo.modifiers import modifiers, total
from leagues.games.nemo.sources import INCITE, SEARCH
from leagues.games.nemo.state import AT_SEA, AVAILABLE, DISCARDED, HULL, INSTALLED, REMOVED

from ..positions import (
    SHIPPED,
    asked,
    draw,
    feed,
    legal,
    ocean,
    play,
    position,
    ship,
    sit,
    state,
    told,
    treasure,
    upgrade,
    where,
    why_not,
)

HERE = "western-pacific"


@pytest.mark.rule("upgrade-arcane-library")
@pytest.mark.parametrize("what", [SEARCH, INCITE])
def test_the_arcane_library_helps_searching_and_inciting(what: int) -> None:
    """004:1689-1693."""
    s = position(upgrades=["arcane-library"])
    modifiers(s, SHIPPED, what, 0, s.amounts)
    assert sum(s.amounts) == 1


@pytest.mark.rule("upgrade-double-hull")
def test_the_double_hull_adds_one_when_the_hull_is_exerted() -> None:
    """004:1720-1725."""
    at = sit("indian-ocean", phase="event", upgrades=["double-hull"])
    draw(at, 47)
    play(at, "exert hull")
    feed(at, 3, 3)
    assert total(state(at)) == 9


@pytest.mark.rule("double-hull-hits")
def test_the_double_hull_ignores_a_six() -> None:
    """004:1720-1725."""
    at = sit(HERE, ships={"lord-clyde": HERE}, upgrades=["double-hull"])
    play(at, "bold", "lord-clyde")
    feed(at, 2, 2)
    play(at, "accept")
    feed(at, 6, 5)
    assert told(at, "say-hit-ignored") is not None
    play(at, "take")
    assert state(at).tracks[HULL] == 9


@pytest.mark.rule("upgrade-fog-machine")
def test_the_fog_machine_takes_two_dice_of_notoriety_once() -> None:
    """004:1746-1752."""
    at = sit(notoriety=10, upgrades=["fog-machine"], actions=1)
    play(at, "fog")
    feed(at, 5, 2)
    assert (state(at).notoriety, state(at).actions) == (3, 0)
    assert state(at).upgrades[upgrade("fog-machine")] == REMOVED
    assert why_not(sit(), "fog") == "upgrade-fog-machine"


@pytest.mark.rule("fog-no-help")
def test_nobody_helps_in_the_fog() -> None:
    at = sit(notoriety=20, upgrades=["fog-machine", "crew-armor"], held={"retain-reroll": 1})
    play(at, "fog")
    feed(at, 1, 1)
    assert (state(at).notoriety, asked(at)) == (18, "act")


@pytest.mark.rule("upgrade-hydro-drive", "move")
def test_the_hydro_drive_moves_two_oceans_for_one_point() -> None:
    """004:1779-1783."""
    at = sit("north-atlantic", upgrades=["hydro-drive"])
    play(at, "move cape-horn")
    assert (state(at).nautilus, state(at).actions) == (ocean("cape-horn"), 2)
    assert why_not(sit("north-atlantic"), "move cape-horn") == "links"
    assert why_not(sit("north-atlantic", upgrades=["hydro-drive"]), "move indian-ocean") == "links"


@pytest.mark.rule("upgrade-magnetic-mines")
def test_magnetic_mines_strike_armoured_ships_first() -> None:
    """004:1326-1328, 004:1785-1789."""
    at = sit(HERE, ships={"lord-clyde": HERE}, upgrades=["magnetic-mines"])
    play(at, "bold", "lord-clyde")
    assert asked(at) == "exert"
    play(at, "none")
    feed(at, 5, 5)
    assert asked(at) == "dispose"


@pytest.mark.rule("upgrade-magnetic-mines")
def test_a_missed_armoured_ship_returns_fire() -> None:
    at = sit(HERE, ships={"lord-clyde": HERE}, upgrades=["magnetic-mines"])
    play(at, "stalk", "lord-clyde", "none")
    feed(at, 2, 2)
    play(at, "accept")
    feed(at, 1, 2)
    play(at, "accept")
    feed(at, 4)
    play(at, "take")
    assert state(at).tracks[HULL] == 9
    assert (where(at, "lord-clyde"), asked(at)) == (AT_SEA, "act")


@pytest.mark.rule("mines-return-fire", "upgrade-magnetic-mines")
def test_the_huascar_returns_fire_also_as_a_pirate() -> None:
    at = sit(HERE, ships={"huascar": HERE}, upgrades=["magnetic-mines"], notoriety=35, motive="war")
    play(at, "bold", "huascar", "none")
    feed(at, 2, 3)
    play(at, "accept")
    assert state(at).backs[ship("huascar")] == 1  # the navies are allied, and she is a pirate without armour
    feed(at, 1, 2)
    play(at, "accept")
    feed(at, 4)
    play(at, "take")
    assert state(at).tracks[HULL] == 9


@pytest.mark.rule("upgrade-magnetic-mines", "mines-not-torpedoes")
def test_wooden_ships_and_torpedoes_know_no_mines() -> None:
    at = sit(HERE, ships={"fujiyama": HERE}, upgrades=["magnetic-mines"])
    play(at, "bold", "fujiyama")
    assert asked(at) == "throw"
    at = sit(HERE, ships={"lord-clyde": HERE}, upgrades=["magnetic-mines", "steam-torpedoes"])
    play(at, "torpedo", "lord-clyde")
    feed(at, 6, 6)
    assert told(at, "say-enemy-misses") is not None


@pytest.mark.rule("upgrade-monstrous-design")
@pytest.mark.parametrize(
    ("style", "name", "notoriety"), [("stalk", "clyde", 1), ("bold", "clyde", 2), ("stalk", "donau", 0)]
)
def test_monstrous_design_hides_a_stalk(style: str, name: str, notoriety: int) -> None:
    """004:1801-1805."""
    at = sit(HERE, ships={name: HERE}, upgrades=["monstrous-design"])
    play(at, style, name, "none")
    feed(at, 5, 5)
    assert state(at).notoriety == notoriety


@pytest.mark.rule("upgrade-periscope")
def test_with_the_periscope_a_bold_series_brings_no_notoriety() -> None:
    """004:1845-1853."""
    at = sit(HERE, ships={"donau": HERE, "hannah-more": HERE}, upgrades=["periscope-device"])
    play(at, "bold", "donau", "none")
    feed(at, 5, 5)
    play(at, "tonnage western-pacific", "hannah-more")
    assert state(at).notoriety == 0


@pytest.mark.rule("periscope-stalks")
def test_with_the_periscope_a_stalk_may_follow_for_one_notoriety() -> None:
    """004:1491-1495, 004:1845-1853."""
    at = sit(HERE, ships={"donau": HERE, "hannah-more": HERE}, upgrades=["periscope-device"])
    play(at, "stalk", "donau", "none")
    feed(at, 5, 5)
    play(at, "tonnage western-pacific", "hannah-more", "none")
    assert state(at).notoriety == 1
    feed(at, 3, 3)
    assert total(state(at)) == 7


@pytest.mark.rule("periscope-forced")
def test_the_periscope_works_in_forced_attacks_too() -> None:
    at = sit("cape-horn", phase="event", ships={"donau": "cape-horn"}, upgrades=["periscope-device"])
    at.feed("event 4")
    play(at, "stalk")
    feed(at, 6, 6)
    play(at, "none")
    feed(at, 6, 6)
    play(at, "tonnage south-atlantic", "donau")
    assert state(at).notoriety == 1
    assert state(at).sunk == 1


@pytest.mark.rule("upgrade-reinforced-armor", "enemy-modifiers")
def test_reinforced_armor_adds_one_to_her_roll() -> None:
    """004:1342-1350, 004:1863-1867."""
    at = sit(HERE, ships={"lord-clyde": HERE}, upgrades=["reinforced-armor"])
    play(at, "bold", "lord-clyde")
    feed(at, 4, 2)
    assert told(at, "say-enemy-misses") is not None


@pytest.mark.rule("upgrade-strengthened-prow", "own-modifiers")
def test_the_strengthened_prow_adds_one() -> None:
    """004:1381-1391, 004:1881-1885."""
    at = sit(HERE, ships={"scotia": HERE}, upgrades=["strengthened-prow"])
    play(at, "bold", "scotia", "none")
    feed(at, 3, 4)
    assert total(state(at)) == 8


# --- torpedoes ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("torpedo", "torpedo-once", "upgrade-steam-torpedoes", "free-actions")
def test_a_torpedo_is_free_once_a_turn() -> None:
    """004:1567-1575, 004:1869-1877."""
    at = sit(HERE, ships={"donau": HERE, "clyde": HERE}, upgrades=["steam-torpedoes"], actions=0)
    play(at, "torpedo", "donau")
    feed(at, 2, 3)
    play(at, "tonnage western-pacific")
    assert asked(at) == "act"
    assert why_not(at, "torpedo") == "torpedo-once"
    assert why_not(sit(HERE, ships={"donau": HERE}), "torpedo") == "upgrade-steam-torpedoes"


@pytest.mark.rule("torpedo-roll")
@pytest.mark.parametrize(("name", "needed"), [("clyde", 5), ("lord-clyde", 6)])
def test_what_a_torpedo_needs(name: str, needed: int) -> None:
    """004:1567-1575."""
    for roll in (needed - 1, needed):
        at = sit(HERE, ships={name: HERE}, upgrades=["steam-torpedoes"])
        play(at, "torpedo", name)
        if name == "lord-clyde":
            feed(at, 6, 6)
        feed(at, roll - 2, 2)
        assert asked(at) == ("dispose" if roll == needed else "help")


@pytest.mark.rule("torpedo-unmodified", "torpedo-help")
def test_a_torpedo_is_unmodified_but_can_be_helped() -> None:
    upgrades = ["steam-torpedoes", "strengthened-prow"]
    at = sit(HERE, ships={"clyde": HERE, "fujiyama": HERE}, upgrades=upgrades)
    play(at, "torpedo", "clyde")
    assert asked(at) == "throw"
    feed(at, 2, 2)
    assert total(state(at)) == 4
    play(at, "sacrifice ned-land")
    assert asked(at) == "dispose"


@pytest.mark.rule("torpedo-after-miss", "torpedo-no-notoriety", "torpedo-help")
@pytest.mark.parametrize(("die", "sunk"), [(4, False), (5, True)])
def test_after_the_first_miss_there_is_one_die_and_no_help(die: int, sunk: bool) -> None:
    """004:1567-1575."""
    at = sit(HERE, ships={"clyde": HERE, "scotia": HERE}, upgrades=["steam-torpedoes"])
    play(at, "torpedo", "clyde")
    feed(at, 1, 2)
    play(at, "accept")
    assert (state(at).torpedo_worn, state(at).notoriety) == (1, 0)
    at = sit(HERE, ships={"clyde": HERE, "scotia": HERE}, upgrades=["steam-torpedoes"], torpedo_worn=1)
    play(at, "torpedo", "clyde")
    feed(at, die)
    assert asked(at) == ("dispose" if sunk else "act")


@pytest.mark.rule("torpedo-after-miss")
def test_a_warship_needs_a_six_then() -> None:
    for die, expected in ((5, "act"), (6, "dispose")):
        at = sit(HERE, ships={"fujiyama": HERE}, upgrades=["steam-torpedoes"], torpedo_worn=1)
        play(at, "torpedo", "fujiyama")
        feed(at, 6, 6, die)
        assert asked(at) == expected


@pytest.mark.rule("torpedo-natural-two")
def test_two_ones_miss_without_notoriety() -> None:
    at = sit(HERE, ships={"clyde": HERE}, upgrades=["steam-torpedoes"])
    play(at, "torpedo", "clyde")
    feed(at, 1, 1)
    assert why_not(at, "sacrifice first-officer") == "help-natural-two"
    play(at, "accept")
    assert state(at).notoriety == 0


@pytest.mark.rule("torpedo-lost")
def test_torpedoes_that_took_the_hit_are_not_fired() -> None:
    at = sit(HERE, ships={"fujiyama": HERE}, upgrades=["steam-torpedoes"])
    play(at, "torpedo", "fujiyama")
    feed(at, 1, 2)
    play(at, "accept")
    feed(at, 4)
    play(at, "destroy steam-torpedoes")
    assert (asked(at), where(at, "fujiyama")) == ("act", AT_SEA)
    assert state(at).torpedo_worn == 0


# --- refitting ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("refit", "refit-cost", "refit-one", "ship-discard", "upgrades-not-restocked")
def test_a_refit_installs_one_upgrade_for_its_salvage() -> None:
    salvage = ["rhone", "syria", "jumna", "donau"]
    at = sit(salvage=salvage, available=["hydro-drive", "arcane-library", "strengthened-prow"])
    play(at, "refit", "none")
    feed(at, 5, 5)
    play(at, "accept")
    assert legal(at) == ["arcane-library", "hydro-drive", "strengthened-prow", "none"]
    play(at, "hydro-drive", "rhone", "syria", "jumna")
    assert [where(at, name) for name in salvage] == [DISCARDED] * 3 + [40]
    assert state(at).upgrades[upgrade("hydro-drive")] == INSTALLED
    assert [state(at).upgrades[upgrade(name)] for name in ("arcane-library", "strengthened-prow")] == [AVAILABLE] * 2
    assert asked(at) == "act"


@pytest.mark.rule("refit-results", "refit-cost")
def test_a_brilliant_refit_is_one_cheaper() -> None:
    at = sit(salvage=["rhone", "syria"], available=["hydro-drive", "strengthened-prow"])
    play(at, "refit", "none")
    feed(at, 6, 6)
    assert why_not(at, "strengthened-prow") == "refit-cost"
    play(at, "hydro-drive", "rhone")
    assert (where(at, "rhone"), where(at, "syria")) == (DISCARDED, DISCARDED)


@pytest.mark.rule("expensive", "refit-results")
def test_an_expensive_refit_costs_a_treasure_too() -> None:
    at = sit(salvage=["rhone", "syria"], available=["arcane-library"], held={"map-1": 1, "abyss": 1})
    play(at, "refit", "none", "none")
    feed(at, 3, 4)
    play(at, "accept")
    assert asked(at) == "discard-treasure"
    assert why_not(at, "map-5") == "expensive"
    play(at, "abyss", "arcane-library")
    assert state(at).held[treasure("abyss")] == 0
    assert state(at).upgrades[upgrade("arcane-library")] == INSTALLED


@pytest.mark.rule("expensive")
def test_without_a_treasure_an_expensive_result_is_still_passed() -> None:
    at = sit(hull=5)
    play(at, "repair", "none")
    feed(at, 3, 4)
    play(at, "accept")
    assert state(at).tracks[HULL] == 6


@pytest.mark.rule("refit-payable")
def test_a_refit_needs_something_that_could_be_paid_for() -> None:
    assert why_not(sit(salvage=["rhone"], available=["hydro-drive"]), "refit") == "refit-payable"
    assert why_not(sit(salvage=["rhone", "syria"]), "refit") == "refit-payable"
    assert "refit" in legal(sit(salvage=["rhone", "syria"], available=["hydro-drive"]))


@pytest.mark.rule("refit-results")
def test_a_bad_refit_hurts_the_hull() -> None:
    at = sit(salvage=["rhone", "syria", "jumna"], available=["hydro-drive"])
    play(at, "refit", "exert crew")
    feed(at, 1, 1)
    play(at, "accept")
    assert state(at).tracks == [6, 9, 9]
