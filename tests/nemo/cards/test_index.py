"""Named cards, tokens, characters and upgrades, and lines of the book that are easy to miss. Each test names its lines."""

from __future__ import annotations

from typing import Any

import pytest

from leagues.games.nemo import names
from leagues.games.nemo.aids.voyage import epilogues
from leagues.games.nemo.endings import score
from leagues.games.nemo.modifiers import total
from leagues.games.nemo.scoring import NON_WARSHIPS, SCIENCE, TREASURE, WONDER, points
from leagues.games.nemo.state import AVAILABLE, DISCARDED, INSTALLED, REMOVED, RISING, UPGRADES, set_aside
from leagues.games.nemo.tables import MAP

from ..positions import (
    SHIPPED,
    asked,
    feed,
    legal,
    play,
    position,
    ship,
    sit,
    state,
    treasure,
    upgrade,
    where,
    why_not,
)
from .hands import WORN, attempted, changed, failed, finale, gems, held, kept, last_stack, passed, rolled, turned

HERE = "western-pacific"
COSTS = {
    "arcane-library": 2, "double-hull": 3, "crew-armor": 3, "fog-machine": 2, "hydro-drive": 3, "magnetic-mines": 2,
    "monstrous-design": 3, "periscope-device": 3, "reinforced-armor": 4, "steam-torpedoes": 4, "strengthened-prow": 4,
}  # fmt: skip


# --- cards, tokens, characters -------------------------------------------------------------------------------------------


@pytest.mark.rule("forced-attack", "event-4", "event-38", "rising-action", "stalk-forced")
@pytest.mark.parametrize("card", [4, 38, "rising"])
def test_mandatory_attacks_are_free_and_cannot_be_declined(card: int | str) -> None:
    """004:519."""
    at = turned(card, act=3, failed=range(6, 20), actions=0)
    if card == "rising":
        feed(at, 1, "fujiyama")
    assert (asked(at), legal(at), state(at).actions) == ("attack-style", ["bold", "stalk"], 0)


@pytest.mark.rule("event-29", "loss-officer", "loss-and-penalty", "exert-values", "aronnax")
def test_the_example_of_the_whales() -> None:
    """004:686-696: five and two with the Hull make eight, not nine; four Hull are lost, or Aronnax makes it ten."""
    at = turned(29, hull=8)
    play(at, "exert hull")
    feed(at, 5, 2)
    assert total(state(at)) == 8
    play(at, "accept")
    assert (state(at).tracks[2], failed(at, 29)) == (4, True)
    at = turned(29, hull=8)
    play(at, "exert hull")
    feed(at, 5, 2)
    play(at, "sacrifice aronnax", "choose 2")
    feed(at, "map-1", "abyss")
    assert (state(at).tracks[2], passed(at, 29), held(at)) == (8, True, {"map-1": 1, "abyss": 1})


@pytest.mark.rule("event-31", "event-44", "lull-cheaper")
@pytest.mark.parametrize(("card", "place"), [(31, "cape-horn"), (44, "european-seas")])
def test_two_cards_that_cost_one_point_in_a_lull(card: int, place: str) -> None:
    """004:952, 004:1912."""
    for lull, price in ((0, 2), (1, 1)):
        at = kept(card, place, actions=2, lull=lull)
        play(at, f"use event {card}")
        assert (state(at).actions, passed(at, card)) == (2 - price, True)


@pytest.mark.rule("event-32", "help-by-feel")
@pytest.mark.parametrize("what", ["rest", "bold clyde", "enemy"])
def test_accident_or_incident_is_an_emergency_resource_for_any_roll(what: str) -> None:
    """004:1642."""
    at = kept(32, HERE, ships={"clyde": HERE, "fujiyama": HERE})
    if what == "enemy":
        play(at, "bold", "fujiyama")
        feed(at, 2, 3)
        play(at, "use event 32")
        assert asked(at) == "exert"
    else:
        play(at, *what.split(), "none")
        feed(at, 3, 3)
        before = total(state(at))
        play(at, "use event 32")
        assert asked(at) == "dispose" or total(state(at)) == before + 2
    assert failed(at, 32)


@pytest.mark.rule("finale-b", "finale-b-home")
@pytest.mark.parametrize(("place", "over"), [(HERE, True), ("south-pacific", False)])
def test_mystery_island_ends_the_game_where_it_lies(place: str, over: bool) -> None:
    """004:1675."""
    at = last_stack(place, "b")
    assert ((at.decision is None), passed(at, finale("b"))) == (over, over)


@pytest.mark.rule("treasure-maps")
def test_maps_are_plain_treasures_of_zero_to_five() -> None:
    """004:1122."""
    maps = [kind for kind in range(len(names.TREASURES)) if SHIPPED.treasure_kind[kind] == MAP]
    assert [SHIPPED.treasure_points[kind] for kind in maps] == [0, 1, 2, 3, 4, 5]
    for kind in maps:
        assert why_not(sit(held={names.TREASURES[kind]: 1}), f"use {names.TREASURES[kind]}") == "treasure-retain"


@pytest.mark.rule("treasure-retain-action", "treasure-retain", "treasure-x")
def test_a_retained_token_is_an_action_now_or_two_points_later() -> None:
    """004:1263-1266, 004:1288."""
    kept_one = position(motive="war", held={"retain-action": 1})
    assert points(kept_one, SHIPPED, TREASURE) == 2
    at = sit(motive="war", actions=0, held={"retain-action": 1})
    play(at, "use retain-action")
    assert (state(at).actions, points(state(at), SHIPPED, TREASURE)) == (1, 0)
    assert state(at).cup[treasure("retain-action")] == 3


@pytest.mark.rule("score-wonder", "score-non-warships")
def test_one_ship_is_a_wonder_besides() -> None:
    """004:1301: the Mary Celeste, on her white side only."""
    white = position(motive="war", tonnage={"mary-celeste": HERE})
    plain, gray = position(motive="war"), position(motive="war", tonnage={"mary-celeste*": HERE})
    wonders = [points(s, SHIPPED, WONDER) for s in (plain, white, gray)]
    assert [found - wonders[0] for found in wonders] == [0, 2, 0]
    assert points(white, SHIPPED, NON_WARSHIPS) == 0


@pytest.mark.rule("sunk-bonus", "sinking-bonuses")
@pytest.mark.parametrize(
    ("name", "gain"),
    [
        *((name, "treasure") for name in ("ariel", "cutty-sark", "general-grant", "taeping", "taitsing")),
        ("jumna", "crew"), ("syria", "crew"), ("gange", "nemo"), ("pequod", "nemo"), ("triumph", "nemo"),
    ],
)  # fmt: skip
def test_what_sinking_a_ship_can_bring(name: str, gain: str) -> None:
    """004:1305, 004:1430, 004:1557, 004:1593."""
    at = sit(HERE, ships={name: HERE}, **WORN)
    play(at, "bold", name, "none")
    feed(at, 5, 6)
    if gain == "treasure":
        feed(at, "map-2")
        assert held(at) == {"map-2": 1}
    else:
        assert changed(at)[gain] == 1
    assert changed(at).get("notoriety", 0) == SHIPPED.infamy[0][ship(name)]
    assert asked(at) == "dispose"


@pytest.mark.rule("sunk-bonus")
@pytest.mark.parametrize("name", ["ariel", "jumna", "gange"])
def test_the_gray_side_brings_nothing(name: str) -> None:
    """004:1305."""
    at = sit(HERE, ships={f"{name}*": HERE}, **WORN)
    play(at, "bold", name)
    feed(at, 6, 6)
    play(at, "none")
    feed(at, 5, 6)
    assert (asked(at), changed(at), held(at)) == ("dispose", {"notoriety": 1}, {})


@pytest.mark.rule("score-science", "ship-tokens", "torpedo")
@pytest.mark.parametrize("name", ["sea-serpent", "la-france"])
def test_the_sea_serpent_and_the_airship_are_ships(name: str) -> None:
    """004:1385, 004:1518: without the optional rule they can be torpedoed."""
    sunk, plain = position(tonnage={name: HERE}), position()
    assert points(sunk, SHIPPED, SCIENCE) - points(plain, SHIPPED, SCIENCE) == 4
    at = sit(HERE, ships={name: HERE}, notoriety=26, upgrades=["steam-torpedoes"])
    play(at, "torpedo", name)
    feed(at, 6, 6, 3, 3)
    assert asked(at) == "dispose"


@pytest.mark.rule("second-officer", "chief-engineer", "first-officer", "conseil", "ned-land", "aronnax")
@pytest.mark.parametrize(
    ("name", "actions", "after", "cost"),
    [
        ("second-officer", 1, None, {}),
        ("chief-engineer", 2, None, {}),
        ("first-officer", 3, 3, {"nemo": -1}),
        ("conseil", None, 0, {}),
        ("ned-land", None, 1, {"notoriety": 1}),
        ("aronnax", None, 2, {"notoriety": 1}),
    ],
)
def test_what_each_sacrifice_brings_and_costs(
    name: str, actions: int | None, after: int | None, cost: dict[str, int]
) -> None:
    """004:1633-1638."""
    at = sit(actions=0, **WORN)
    if actions is None:
        assert why_not(at, f"sacrifice {name}") == "sacrifice-for-points"
    else:
        play(at, f"sacrifice {name}")
        assert (state(at).actions, changed(at)) == (actions, cost)
    at = turned(33)
    play(at, "none")
    feed(at, 2, 2)
    if after is None:
        assert why_not(at, f"sacrifice {name}") == "sacrifice-for-points"
        return
    play(at, f"sacrifice {name}")
    if name == "conseil":
        feed(at, 2, 3)
    assert (total(state(at)), changed(at)) == ((5 if name == "conseil" else 4 + after), cost)


@pytest.mark.rule("defeat-unscored", "defeat-epilogue", "broken", "killed", "shattered", "pariah")
@pytest.mark.parametrize(
    ("card", "worn", "ending"),
    [
        (14, {"nemo": 1}, "lost-broken"),
        (15, {"crew": 1}, "lost-killed"),
        (47, {"hull": 1}, "lost-shattered"),
        (1, {"notoriety": 32}, "lost-pariah"),
    ],
)
@pytest.mark.parametrize("motive", ["explore", "anti-imperialism"])
def test_a_sudden_defeat_scores_nothing_and_has_two_epilogues(
    card: int, worn: dict[str, Any], ending: str, motive: str
) -> None:
    """004:1667-1675, 004:1677."""
    if motive != "explore" and "notoriety" in worn:
        worn = {"notoriety": 40}
    at = attempted(card, 3, motive=motive, **worn)
    assert (at.outcome, score(state(at), SHIPPED, 0)) == (ending, 0)
    assert epilogues(state(at), SHIPPED) == [f"epilogue-{motive}-defeat", f"epilogue-{ending.removeprefix('lost-')}"]


# --- upgrades ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("refit-cost", "starting-upgrades")
@pytest.mark.parametrize("name", COSTS)
def test_the_price_of_each_upgrade_in_salvage(name: str) -> None:
    """004:1683-1893."""
    wrecks = ("rhone", "syria", "jumna", "donau")
    at = sit(salvage=wrecks[: COSTS[name] - 1], available=[name])
    play(at, "refit", "none")
    rolled(at, 9)
    assert (asked(at), state(at).upgrades[upgrade(name)]) == ("act", AVAILABLE)
    at = sit(salvage=wrecks[: COSTS[name]], available=[name])
    play(at, "refit", "none")
    rolled(at, 9)
    play(at, name, *wrecks[: COSTS[name]])
    assert (asked(at), state(at).upgrades[upgrade(name)]) == ("act", INSTALLED)
    assert [where(at, one) for one in wrecks[: COSTS[name]]] == [DISCARDED] * COSTS[name]


@pytest.mark.rule("starting-upgrades")
@pytest.mark.parametrize(
    ("motive", "name"),
    [
        ("explore", "hydro-drive"),
        ("science", "monstrous-design"),
        ("anti-imperialism", "double-hull"),
        ("war", "periscope-device"),
    ],
)
def test_the_upgrade_of_each_motive(motive: str, name: str) -> None:
    """004:1720, 004:1779, 004:1801, 004:1845."""
    assert names.UPGRADES[SHIPPED.own_upgrade[names.MOTIVES.index(motive)]] == name


# --- easy to miss --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("choose-or-reveal", "motive-kept", "treasure-retain-upgrade")
def test_added_upgrades_are_seen_and_revealed_ones_are_drawn() -> None:
    """004:217, 004:239, 004:365, 004:502."""
    at = sit(act=2, pile=[0, 0, 9, 5], failed=range(1, 15), deck=25, available=["fog-machine"], actions=0)
    play(at, "end", "explore")
    assert asked(at) == "add-upgrade"
    assert set(legal(at)) == set(names.UPGRADES[: names.BASIC_UPGRADES]) - {"fog-machine", "magnetic-mines"} | {"none"}
    at = sit(held={"retain-upgrade": 1})
    play(at, "use retain-upgrade")
    assert (asked(at), len({move.weight for move in at.legal})) == ("draw-upgrade", 1)


@pytest.mark.rule("sacrifice-forced")
@pytest.mark.parametrize(
    ("name", "cost"),
    [("ned-land", {"notoriety": 1}), ("aronnax", {"notoriety": 1}), ("first-officer", {"nemo": -1}), ("conseil", {})],
)
def test_a_forced_sacrifice_has_its_penalty_and_no_benefit(name: str, cost: dict[str, int]) -> None:
    """004:369."""
    at = attempted(25, 11, actions=0)
    feed(at, "misfortune")
    play(at, "choose 4", name)
    assert (changed(at), state(at).actions) == (cost, 0)


@pytest.mark.rule("gem-stock")
def test_without_a_gem_in_stock_a_placement_is_ignored() -> None:
    """004:964."""
    at = turned(51, deck_gems=16)
    assert (gems(at), state(at).deck_gems, failed(at, 51)) == (set(), 16, True)
    at = kept(16, "indian-ocean", deck_gems=16)
    play(at, "use event 16")
    assert (gems(at), state(at).deck_gems, passed(at, 16)) == (set(), 16, True)


@pytest.mark.rule("adventure-empty")
def test_there_is_no_adventure_without_a_card() -> None:
    """004:1086."""
    everything = [card for card in range(1, 52) if card not in range(25, 33)]
    details = {"act": 3, "passed": [RISING], "failed": everything, "pile": [0, 0, 4, 5]}
    at = sit(**details, deck=0)
    assert why_not(at, "adventure") == "adventure-empty"


@pytest.mark.rule("cube-by-event")
@pytest.mark.parametrize("place", [HERE, "indian-ocean"])
def test_a_cube_that_was_not_incited_leaves_notoriety_alone(place: str) -> None:
    """004:1144."""
    at = attempted(25, 11)
    feed(at, "uprising")
    play(at, place)
    assert (changed(at), sum(state(at).cubes)) == ({}, 1)


@pytest.mark.rule("upgrades-not-restocked")
def test_nothing_takes_the_place_of_an_installed_upgrade() -> None:
    """004:1236."""
    at = sit(salvage=["rhone", "syria"], available=["fog-machine", "arcane-library"])
    play(at, "refit", "none")
    rolled(at, 9)
    play(at, "fog-machine")
    places = [place for place in state(at).upgrades if place == AVAILABLE]
    aside = [upgrade for upgrade in range(UPGRADES) if set_aside(state(at), upgrade)]
    assert (len(places), len(aside)) == (1, 8)


@pytest.mark.rule("upgrade-destroyed", "crew-armor-destroyed", "hit-absorbed")
def test_a_destroyed_upgrade_never_comes_back() -> None:
    """004:1613, 004:1621."""
    at = turned(33, upgrades=["crew-armor", "fog-machine"])
    play(at, "none")
    feed(at, 4, 4)
    play(at, "destroy armor")
    assert (state(at).upgrades[upgrade("crew-armor")], passed(at, 33)) == (REMOVED, True)
    at = sit(salvage=["rhone", "syria", "jumna"], available=["arcane-library"])
    state(at).upgrades[upgrade("crew-armor")] = REMOVED
    play(at, "refit", "none")
    rolled(at, 9)
    assert why_not(at, "crew-armor") == "refit"
