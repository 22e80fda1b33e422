"""The Treasure tokens, kind by kind."""

from __future__ import annotations

import pytest

from leagues.games.nemo import names
from leagues.games.nemo.modifiers import total
from leagues.games.nemo.scoring import TREASURE, WONDER, points
from leagues.games.nemo.state import AVAILABLE, INSTALLED, SET_ASIDE, State
from leagues.games.nemo.tables import WONDER as A_WONDER
from leagues.games.nemo.tables import X_EVENT

from ..positions import (
    SHIPPED,
    asked,
    draw,
    feed,
    legal,
    new,
    ocean,
    play,
    position,
    sit,
    state,
    told,
    treasure,
    upgrade,
    why_not,
)
from .hands import WORN, attempted, changed, held, turned

MAPS = {"map-0": (1, 0), "map-1": (3, 1), "map-2": (9, 2), "map-3": (10, 3), "map-4": (4, 4), "map-5": (1, 5)}
WONDERS = (
    "abyss", "bermuda-triangle", "khambhat", "pavlopetri", "cleopatras-palace", "deep-sea-vents", "great-barrier-reef",
    "dwarka", "lost-mayan-city", "mariana-trench", "yonaguni",
)  # fmt: skip
RETAINED = {
    "retain-nemo": (2, 4), "retain-crew": (1, 3), "retain-hull": (1, 3), "retain-action": (4, 2), "retain-reroll": (4, 4),
    "retain-upgrade": (1, 3),
}  # fmt: skip
EVENTS = {"two-more": 3, "misfortune": 1, "rumour": 1, "scandal": 1, "uprising": 1}


def worth(kind: str, motive: str) -> tuple[int, int]:
    """The Treasure and the Wonder points of one token of a kind."""

    def both(s: State) -> tuple[int, int]:
        return points(s, SHIPPED, TREASURE), points(s, SHIPPED, WONDER)

    with_it, without = both(position(held={kind: 1}, motive=motive)), both(position(motive=motive))
    return with_it[0] - without[0], with_it[1] - without[1]


@pytest.mark.rule("treasure-maps", "setup-treasures", "score-treasure")
@pytest.mark.parametrize("kind", MAPS)
def test_maps_are_worth_their_value_and_one_more_to_an_explorer(kind: str) -> None:
    tokens, value = MAPS[kind]
    assert SHIPPED.treasures[treasure(kind)] == tokens
    assert worth(kind, "war") == (value, 0)
    assert worth(kind, "explore") == (value + 1, 0)
    assert worth(kind, "anti-imperialism") == (max(0, value - 1), 0)


@pytest.mark.rule("treasure-maps", "treasure-as-modifier", "treasure-needs-value")
@pytest.mark.parametrize("kind", MAPS)
def test_maps_can_be_spent_on_an_action(kind: str) -> None:
    at = sit(crew=5, held={kind: 1})
    play(at, "rest", "none", f"spend {kind}")
    feed(at, 2, 3)
    assert (total(state(at)), held(at)) == (5 + MAPS[kind][1], {})


@pytest.mark.rule("treasure-wonders", "setup-treasures", "score-wonder")
@pytest.mark.parametrize("kind", WONDERS)
def test_a_wonder_counts_as_the_motive_weighs_it(kind: str) -> None:
    assert SHIPPED.treasures[treasure(kind)] == 1
    assert {motive: worth(kind, motive) for motive in names.MOTIVES} == {
        "explore": (0, 7), "science": (0, 4), "anti-imperialism": (0, 3), "war": (0, 2),
        "humanist": (0, 3), "piracy": (0, 2), "world-order": (0, 3), "adventure": (0, 4),
    }  # fmt: skip


@pytest.mark.rule("treasure-retain", "setup-treasures", "score-treasure")
@pytest.mark.parametrize("kind", RETAINED)
def test_a_retained_token_is_worth_its_points(kind: str) -> None:
    tokens, value = RETAINED[kind]
    assert SHIPPED.treasures[treasure(kind)] == tokens
    assert worth(kind, "war") == (value, 0)


@pytest.mark.rule("treasure-x", "setup-treasures")
@pytest.mark.parametrize("kind", EVENTS)
def test_what_happens_at_once_is_never_held(kind: str) -> None:
    assert SHIPPED.treasures[treasure(kind)] == EVENTS[kind]
    assert SHIPPED.treasure_kind[treasure(kind)] == X_EVENT
    at = attempted(25, 11)
    feed(at, kind)
    assert (kind in held(at), state(at).cup[treasure(kind)]) == (False, EVENTS[kind] - 1)


@pytest.mark.rule("setup-treasures")
def test_there_are_fifty_nine_treasures() -> None:
    assert sum(SHIPPED.treasures[: names.BASIC_TREASURES]) == 59
    kinds = {*MAPS, *WONDERS, *RETAINED, *EVENTS}
    assert kinds == set(names.TREASURES[: names.BASIC_TREASURES])


# --- retained until they are needed ------------------------------------------------------------------------------------


@pytest.mark.rule("treasure-retain-nemo", "treasure-retain-crew", "treasure-retain-hull", "treasure-retain")
@pytest.mark.parametrize("track", ["nemo", "crew", "hull"])
@pytest.mark.parametrize("phase", ["act", "prepare"])
def test_a_token_raises_its_track(track: str, phase: str) -> None:
    kind = f"retain-{track}"
    at = sit(phase=phase, held={kind: 1}, **WORN)
    play(at, f"use {kind}")
    assert (changed(at), held(at)) == ({track: 1}, {})


@pytest.mark.rule("treasure-retain-nemo", "treasure-retain-crew", "treasure-retain-hull", "resource-gain")
@pytest.mark.parametrize("track", ["nemo", "crew", "hull"])
def test_a_track_that_is_full_needs_no_token(track: str) -> None:
    assert why_not(sit(held={f"retain-{track}": 1}), f"use retain-{track}") == "treasure-retain"
    assert why_not(sit(**WORN), f"use retain-{track}") == "treasure-retain"


@pytest.mark.rule("treasure-retain-hull", "treasure-retain", "hits-land")
def test_a_token_can_save_the_nautilus_from_its_last_hit() -> None:
    here = "western-pacific"
    at = sit(here, hull=1, ships={"lord-clyde": here}, held={"retain-hull": 1})
    play(at, "bold", "lord-clyde")
    feed(at, 1, 2)
    play(at, "accept")
    feed(at, 4)
    assert asked(at) == "absorb"
    play(at, "use retain-hull", "take")
    assert (state(at).tracks[2], at.outcome) == (1, None)


@pytest.mark.rule("treasure-retain-action", "help-actions", "action-point-limit")
def test_a_token_brings_an_action_point_in_the_action_phase() -> None:
    at = sit(actions=0, held={"retain-action": 2})
    play(at, "use retain-action")
    assert (state(at).actions, held(at)) == (1, {"retain-action": 1})
    full = sit(actions=5, held={"retain-action": 1})
    play(full, "use retain-action")
    assert (state(full).actions, held(full)) == (5, {})
    early = sit(phase="prepare", held={"retain-action": 1, "retain-nemo": 1}, **WORN)
    assert why_not(early, "use retain-action") == "treasure-retain"


@pytest.mark.rule("treasure-retain-reroll", "re-roll", "help-natural-two")
def test_a_token_rolls_both_dice_again() -> None:
    at = turned(14, held={"retain-reroll": 2})
    play(at, "exert nemo")
    feed(at, 1, 1)
    play(at, "use retain-reroll")
    feed(at, 2, 3)
    assert (total(state(at)), held(at)) == (7, {"retain-reroll": 1})
    play(at, "use retain-reroll")
    feed(at, 2, 4)
    assert (changed(at), held(at)) == ({"nemo": 1}, {})


@pytest.mark.rule("treasure-retain-reroll", "treasure-retain")
def test_a_token_for_the_dice_is_of_no_use_without_a_roll() -> None:
    assert why_not(sit(held={"retain-reroll": 1}), "use retain-reroll") == "treasure-retain"


@pytest.mark.rule("treasure-retain-reroll", "treasure-retain")
def test_after_a_roll_only_tokens_for_the_dice_and_for_worn_tracks_help() -> None:
    at = turned(14, held={"map-2": 1, "retain-action": 1, "retain-hull": 1})
    play(at, "none")
    feed(at, 3, 3)
    for kind in ("map-2", "retain-action", "retain-reroll", "retain-crew"):
        assert why_not(at, f"use {kind}") == "treasure-retain"
    assert "use retain-hull" in legal(at)


@pytest.mark.rule("treasure-retain", "hits-land")
def test_a_hit_that_nothing_could_soften_is_taken_at_once() -> None:
    here = "western-pacific"
    at = sit(here, ships={"lord-clyde": here}, held={"map-2": 1, "retain-action": 1})
    play(at, "bold", "lord-clyde")
    feed(at, 1, 2)
    play(at, "accept")
    feed(at, 4)
    assert (asked(at), state(at).tracks) == ("exert", [6, 10, 9])


@pytest.mark.rule("treasure-retain-upgrade")
def test_the_last_upgrade_that_is_set_aside_is_shown() -> None:
    shown = [name for name in names.UPGRADES if name not in ("magnetic-mines", "strengthened-prow")]
    at = sit(held={"retain-upgrade": 1}, available=shown)
    play(at, "use retain-upgrade")
    assert state(at).upgrades[upgrade("strengthened-prow")] == AVAILABLE


@pytest.mark.rule("treasure-retain-upgrade", "choose-or-reveal")
def test_a_token_shows_one_upgrade_at_random() -> None:
    at = sit(held={"retain-upgrade": 1}, available=["fog-machine"], upgrades=["hydro-drive"])
    play(at, "use retain-upgrade")
    assert asked(at) == "draw-upgrade"
    offered = set(legal(at))
    assert offered == set(names.UPGRADES[: names.BASIC_UPGRADES]) - {"fog-machine", "hydro-drive", "magnetic-mines"}
    assert {move.weight for move in at.legal} == {1}
    feed(at, "double-hull")
    places = {name: state(at).upgrades[upgrade(name)] for name in ("double-hull", "fog-machine", "hydro-drive")}
    assert places == {"double-hull": AVAILABLE, "fog-machine": AVAILABLE, "hydro-drive": INSTALLED}
    assert (state(at).upgrades[upgrade("crew-armor")], held(at)) == (SET_ASIDE, {})


@pytest.mark.rule("treasure-retain-upgrade")
def test_a_token_shows_nothing_when_no_upgrade_is_set_aside() -> None:
    everything = [name for name in names.UPGRADES if name != "magnetic-mines"]
    assert why_not(sit(held={"retain-upgrade": 1}, available=everything), "use retain-upgrade") == "treasure-retain"


# --- what happens at once ----------------------------------------------------------------------------------------------


@pytest.mark.rule("treasure-x-two-more", "treasure-x")
def test_two_more_treasures() -> None:
    at = attempted(25, 11)
    feed(at, "two-more", "map-2", "two-more", "map-2", "map-3")
    assert (held(at), asked(at), state(at).cup[treasure("two-more")]) == ({"map-2": 2, "map-3": 1}, "throw", 1)


@pytest.mark.rule("treasure-x-two-more", "treasures-gone")
def test_an_empty_cup_gives_nothing_more() -> None:
    at = attempted(25, 11, cup=[int(name == "two-more") for name in names.TREASURES])
    assert told(at, "say-treasures-gone") is not None
    assert (held(at), asked(at), sum(state(at).cup)) == ({}, "throw", 0)


@pytest.mark.rule("treasure-x-loss", "treasure-x")
@pytest.mark.parametrize(("choice", "cost"), [(1, {"nemo": -1}), (2, {"crew": -1}), (3, {"hull": -1})])
def test_a_misfortune_costs_a_resource(choice: int, cost: dict[str, int]) -> None:
    at = attempted(25, 11)
    feed(at, "misfortune")
    play(at, f"choose {choice}")
    assert (changed(at), state(at).characters, held(at)) == (cost, 0, {})


@pytest.mark.rule("treasure-x-loss", "sacrifice-forced")
def test_a_misfortune_costs_a_character() -> None:
    at = attempted(25, 11, sacrificed=["conseil"])
    feed(at, "misfortune")
    play(at, "choose 4")
    assert why_not(at, "conseil") == "sacrificed-already"
    play(at, "aronnax")
    assert (changed(at), state(at).characters) == ({"notoriety": 1}, 0b000011)


@pytest.mark.rule("treasure-x-loss", "sacrificed-already")
def test_without_characters_a_misfortune_costs_a_resource() -> None:
    at = attempted(25, 11, sacrificed=list(names.CHARACTERS))
    feed(at, "misfortune")
    assert why_not(at, "choose 4") == "sacrificed-already"


@pytest.mark.rule("treasure-x-notoriety-two", "treasure-x-notoriety-three")
@pytest.mark.parametrize(("kind", "more"), [("rumour", 2), ("scandal", 3)])
def test_rumour_and_scandal(kind: str, more: int) -> None:
    at = attempted(25, 11)
    feed(at, kind)
    assert (changed(at), held(at)) == ({"notoriety": more}, {})


@pytest.mark.rule("treasure-x-notoriety-two", "pariah")
def test_a_rumour_can_make_a_pariah() -> None:
    at = attempted(25, 11, notoriety=34)
    feed(at, "rumour")
    assert at.outcome == "lost-pariah"


@pytest.mark.rule("treasure-x-cube", "cube-by-event")
def test_an_uprising_anywhere_without_a_change_of_notoriety() -> None:
    at = attempted(25, 11, cubes={"south-pacific": 1})
    feed(at, "uprising")
    assert why_not(at, "south-pacific") == "treasure-x-cube"
    assert why_not(at, "eastern-pacific") == "treasure-x-cube"
    play(at, "cape-of-good-hope")
    assert (state(at).cubes[ocean("cape-of-good-hope")], sum(state(at).cubes), changed(at)) == (1, 2, {})


@pytest.mark.rule("treasure-x-cube")
def test_without_a_cube_in_stock_nothing_rises() -> None:
    placed = {"western-pacific": 3, "south-atlantic": 3, "north-atlantic": 2, "indian-ocean": 2}
    at = attempted(25, 11, cubes=placed)
    feed(at, "uprising")
    assert (sum(state(at).cubes), asked(at)) == (10, "throw")


LATER = ("sargasso-sea", "port-royal")


@pytest.mark.rule("wonders-thirteen", "setup-treasures", "treasure-wonders")
@pytest.mark.parametrize(("box", "tokens", "wonders"), [("basic", 59, 11), ("expanded", 61, 13)])
def test_the_expanded_box_has_two_wonders_more(box: str, tokens: int, wonders: int) -> None:
    s = state(new(box=box))
    found = sum(s.cup[kind] for kind in range(len(names.TREASURES)) if SHIPPED.treasure_kind[kind] == A_WONDER)
    assert (sum(s.cup), found) == (tokens, wonders)


@pytest.mark.rule("wonders-thirteen", "treasure-collected", "score-wonder")
@pytest.mark.parametrize("kind", LATER)
def test_a_later_wonder_is_drawn_and_scored(kind: str) -> None:
    at = sit(phase="event", levels={"box": "expanded"})
    before = points(state(at), SHIPPED, WONDER)
    draw(at, 26)
    feed(at, kind, "map-1")
    assert state(at).held[treasure(kind)] == 1
    assert points(state(at), SHIPPED, WONDER) == before + 7


@pytest.mark.rule("wonders-thirteen", "treasure-needs-value", "expensive")
@pytest.mark.parametrize("kind", LATER)
def test_a_later_wonder_cannot_be_spent_but_can_be_lost(kind: str) -> None:
    at = sit(hull=5, held={kind: 1, "map-1": 1}, levels={"box": "expanded"})
    play(at, "repair", "none")
    assert why_not(at, f"spend {kind}") == "treasure-needs-value"
    play(at, "none")
    feed(at, 4, 3)
    play(at, "accept", kind)
    assert (state(at).held[treasure(kind)], state(at).tracks[2]) == (0, 6)
