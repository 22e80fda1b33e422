"""The upgrades of the expanded box."""

from __future__ import annotations

import pytest

from leagues.games.nemo import names, sources, upgrades
from leagues.games.nemo.modifiers import modifiers, total
from leagues.games.nemo.reading import read_tables
from leagues.games.nemo.sources import ATTACK, CARD, ENEMY, INCITE, REPAIR, SEARCH
from leagues.games.nemo.state import NEMO, NOT_YET, REMOVED, SET_ASIDE, set_aside

from ..positions import SHIPPED, asked, draw, feed, legal, new, ocean, play, position, sit, state, upgrade, why_not

LEAGUE = sources.NAMES.index("adventurers-league")
BY_CARDS = ("armory", "gas-turbines")  # which events bring
EXPANDED = [name for name in names.UPGRADES[names.BASIC_UPGRADES :] if name not in BY_CARDS]


@pytest.mark.rule("setup-upgrades")
def test_only_the_expanded_box_has_them() -> None:
    basic, expanded = new(), new(box="expanded")
    for name in EXPANDED:
        assert upgrades.ALL[upgrade(name)].NEEDS == ("box", "expanded")
        assert not set_aside(state(basic), upgrade(name))
        assert (state(basic).upgrades[upgrade(name)] == REMOVED) == (upgrade(name) < names.MARKED_UPGRADES)
        assert state(expanded).upgrades[upgrade(name)] == SET_ASIDE
    assert (basic.options["box"], expanded.options["box"]) == ("basic", "expanded")
    for name in BY_CARDS:
        assert upgrades.ALL[upgrade(name)].NEEDS == ("box", "expanded")
        assert (state(basic).upgrades[upgrade(name)], state(expanded).upgrades[upgrade(name)]) == (SET_ASIDE, NOT_YET)
        assert not set_aside(state(basic), upgrade(name))


@pytest.mark.rule("setup-upgrades")
def test_in_the_expanded_box_they_are_drawn_like_the_others() -> None:
    assert set(EXPANDED) <= set(legal(new(box="expanded")))
    assert not set(EXPANDED) & set(legal(new()))


@pytest.mark.rule("upgrade-adventurers-league")
@pytest.mark.parametrize(("what", "adds"), [(CARD, 1), (SEARCH, 0), (INCITE, 0), (REPAIR, 0), (ATTACK, 0), (ENEMY, 0)])
def test_the_league_helps_with_tests_of_cards_only(what: int, adds: int) -> None:
    """004:1683-1687."""
    s = position(upgrades=["adventurers-league"])
    modifiers(s, SHIPPED, what, 0, s.amounts)
    assert s.amounts[LEAGUE] == adds


@pytest.mark.rule("upgrade-adventurers-league")
def test_the_league_helps_with_an_event() -> None:
    at = sit(phase="event", upgrades=["adventurers-league"])
    draw(at, 14)
    play(at, "none")
    feed(at, 3, 3)
    assert total(state(at)) == 7


@pytest.mark.rule("upgrade-cell-batteries")
def test_a_lull_brings_a_point() -> None:
    """004:943, 004:1807-1811."""
    for fitted, expected in ((["cell-batteries"], 2), ([], 1)):
        at = sit(phase="prepare", actions=1, upgrades=fitted)
        play(at, "roll")
        feed(at, 4, 4)
        assert (state(at).lull, state(at).actions) == (1, expected)
    at = sit(phase="prepare", actions=1, upgrades=["cell-batteries"])
    play(at, "roll")
    feed(at, 4, 5)
    assert state(at).actions == 2  # from the dice


@pytest.mark.rule("batteries-always")
def test_batteries_do_not_come_from_the_dice() -> None:
    at = sit(phase="prepare", actions=0, upgrades=["cell-batteries"], no_actions=1)
    play(at, "roll")
    feed(at, 4, 4)
    assert state(at).actions == 1
    at = sit(phase="prepare", actions=0, upgrades=["cell-batteries"], coda=5)
    play(at, "roll")
    feed(at, 4, 4)
    assert state(at).actions == 5


@pytest.mark.rule("upgrade-electric-horns", "once-a-phase")
@pytest.mark.parametrize(("lull", "less"), [(0, 1), (1, 2)])
def test_the_horns_take_notoriety_once_a_phase(lull: int, less: int) -> None:
    """004:1727-1731."""
    at = sit(notoriety=10, upgrades=["electric-horns"], actions=3, lull=lull)
    play(at, "horns")
    assert (state(at).notoriety, state(at).actions) == (10 - less, 2)
    assert why_not(at, "horns") == "once-a-phase"
    play(at, "end")
    assert state(at).used == 0


@pytest.mark.rule("upgrade-electric-horns")
def test_the_horns_must_be_there_and_be_paid_for() -> None:
    assert why_not(sit(), "horns") == "upgrade-electric-horns"
    assert why_not(sit(actions=0, upgrades=["electric-horns"]), "horns") == "not-enough-points"
    tables = read_tables("[upgrades.electric-horns]\nadds = 3\nlull = 5\n[costs]\nhorns = 2\n")
    at = sit(notoriety=10, upgrades=["electric-horns"], actions=3, tables=tables)
    play(at, "horns")
    assert (state(at).notoriety, state(at).actions) == (7, 1)


@pytest.mark.rule("upgrade-officers-mess", "two-point-actions")
def test_after_an_action_for_two_points_comes_a_free_move() -> None:
    """004:1839-1843."""
    at = sit("north-atlantic", crew=5, upgrades=["officers-mess"], actions=4)
    play(at, "rest", "none")
    feed(at, 3, 3)
    play(at, "accept")
    assert asked(at) == "sail"
    play(at, "south-atlantic")
    assert (asked(at), state(at).nautilus, state(at).actions) == ("act", ocean("south-atlantic"), 2)


@pytest.mark.rule("upgrade-officers-mess", "upgrade-hydro-drive")
def test_the_free_move_goes_as_far_as_a_move_and_may_be_declined() -> None:
    for fitted, far in ((["officers-mess"], False), (["officers-mess", "hydro-drive"], True)):
        at = sit("north-atlantic", upgrades=[*fitted, "sanctorum"], actions=4)
        play(at, "reflect for nemo")
        assert ("cape-horn" in legal(at)) == far
        play(at, "stay")
        assert (asked(at), state(at).nautilus) == ("act", ocean("north-atlantic"))


@pytest.mark.rule("two-point-actions", "lull-cheaper")
def test_what_is_paid_for_at_a_discount_or_costs_one_point_does_not_count() -> None:
    for lull, action in ((1, "rest"), (0, "search")):
        at = sit("indian-ocean", crew=5, upgrades=["officers-mess"], actions=4, lull=lull, gems=["indian-ocean"])
        play(at, action, "none")
        feed(at, 3, 3)
        play(at, "accept")
        assert asked(at) in ("act", "choose")  # what the result brings, but no move
        if asked(at) == "choose":
            play(at, "choose 1")
        assert asked(at) != "sail"


@pytest.mark.rule("two-point-actions", "event-10")
def test_a_card_for_two_points_is_no_action() -> None:
    at = sit(crew=5, upgrades=["officers-mess"], tableau=[10], actions=4)
    play(at, "use event 10")
    assert asked(at) == "act"


@pytest.mark.rule("two-point-actions", "adventure-declined")
def test_an_adventure_that_is_declined_counts() -> None:
    at = sit(upgrades=["officers-mess"], actions=4)
    play(at, "adventure")
    feed(at, "event 14")
    play(at, "decline")
    assert asked(at) == "sail"


@pytest.mark.rule("upgrade-sanctorum", "reflect", "once-a-phase")
def test_nemo_reflects_for_points() -> None:
    """004:1829-1837."""
    at = sit(nemo=4, upgrades=["sanctorum"], actions=0)
    play(at, "reflect for points")
    assert (state(at).tracks[NEMO], state(at).actions) == (3, 2)
    assert why_not(at, "reflect for points") == "once-a-phase"
    assert why_not(at, "reflect for nemo") == "once-a-phase"


@pytest.mark.rule("upgrade-sanctorum", "reflect", "lull-cheaper")
@pytest.mark.parametrize(("lull", "left"), [(0, 1), (1, 2)])
def test_nemo_reflects_for_himself(lull: int, left: int) -> None:
    at = sit(nemo=4, upgrades=["sanctorum"], actions=3, lull=lull)
    play(at, "reflect for nemo")
    assert (state(at).tracks[NEMO], state(at).actions) == (5, left)
    assert why_not(sit(upgrades=["sanctorum"], actions=1), "reflect for nemo") == "not-enough-points"
    assert why_not(sit(), "reflect for points") == "upgrade-sanctorum"


@pytest.mark.rule("reflect", "broken")
def test_the_last_step_of_nemo_can_be_given() -> None:
    at = sit(nemo=1, upgrades=["sanctorum"], actions=0)
    play(at, "reflect for points")
    assert at.outcome is not None
    assert at.outcome.startswith("lost")


@pytest.mark.rule("hit-absorbed", "upgrade-destroyed")
@pytest.mark.parametrize("name", EXPANDED)
def test_they_can_take_a_hit_like_any_upgrade(name: str) -> None:
    here = "western-pacific"
    at = sit(here, ships={"lord-clyde": here}, upgrades=[name])
    play(at, "bold", "lord-clyde")
    feed(at, 1, 2)
    play(at, "accept")
    feed(at, 4)
    assert legal(at) == ["take", f"destroy {name}"]


@pytest.mark.rule("refit", "motive-kept")
@pytest.mark.parametrize("name", [name for name in EXPANDED if name != "prism-binoculars"])  # these come along
def test_they_are_installed_like_any_upgrade(name: str) -> None:
    at = sit(available=[name], salvage=["clyde", "scotia", "gange", "donau"], actions=4)
    play(at, "refit", "none")
    feed(at, 6, 6)
    assert set(legal(at)) == {name, "none"}
