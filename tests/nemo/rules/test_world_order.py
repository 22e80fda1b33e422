"""World Order, and the Allies."""

from __future__ import annotations

from typing import Any

import pytest

from leagues.games.nemo import names, scoring, seas
from leagues.games.nemo.aids.choices import choices_of, motive_choices
from leagues.games.nemo.aids.danger import dangers
from leagues.games.nemo.aids.explanation import notes
from leagues.games.nemo.aids.odds import results
from leagues.games.nemo.aids.scores import marks
from leagues.games.nemo.aids.written import treasure_says
from leagues.games.nemo.decisions import act, prepare
from leagues.games.nemo.decisions import help as helping
from leagues.games.nemo.game import GAME
from leagues.games.nemo.greedy_fights import enlisted
from leagues.games.nemo.greedy_rolls import prizes
from leagues.games.nemo.reading import read_tables
from leagues.games.nemo.resources import change_notoriety
from leagues.games.nemo.scoring import LIBERATION, NON_WARSHIPS, SCIENCE, SCOURING, TREASURE, WARSHIPS, WONDER, points
from leagues.games.nemo.sources import INCITE, REST, SEARCH, TREASURE_SPENT
from leagues.games.nemo.state import ALLIES, AVAILABLE, FIRST_ADVENTURE, FIRST_ALLY, State
from leagues.games.nemo.tables import WONDER as A_WONDER
from leagues.kernel.table import Table

from ..positions import (
    SHIPPED,
    asked,
    draw,
    feed,
    last_of_its_act,
    legal,
    new,
    ocean,
    play,
    position,
    set_sail,
    sit,
    state,
    table,
    told,
    treasure,
    upgrade,
    why_not,
)

HERE = "western-pacific"
FENIANS, KLEPHTS, BLACK_FLAGS, MAORI, MAMBISES, PARAGUAY, ABYSSINIA, SATSUMA = names.ALLIES
WONDERS = [kind for kind in range(len(names.TREASURES)) if SHIPPED.treasure_kind[kind] == A_WONDER]
LEVELS = list(range(10, 47, 3))
EXPANDED = {"box": "expanded"}


def order(at: str = HERE, **more: Any) -> Table:
    """The Action Phase of World Order; a cube lies here."""
    return sit(at, **{"motive": "world-order", "cubes": {at: 1}} | more)


def holding(*allies: str) -> dict[str, int]:
    """Allies in hand."""
    return dict.fromkeys(allies, 1)


def wonders_in(s: State) -> int:
    """Wonders in the cup."""
    return sum(s.cup[kind] for kind in WONDERS)


# --- the tile, and what is laid out ---------------------------------------------------------------------------------------


@pytest.mark.rule("motive-world-order")
def test_the_tile_of_world_order() -> None:
    """004:1668."""
    s = position(
        motive="world-order", tonnage={"scotia": HERE, "lord-clyde": HERE}, cubes={HERE: 2}, held={"map-1": 1}, notoriety=10,
        nemo=5, sacrificed=["aronnax"], hull=8,
    )  # fmt: skip
    kinds = (WARSHIPS, NON_WARSHIPS, TREASURE, LIBERATION, SCIENCE, WONDER)
    assert [points(s, SHIPPED, one) for one in kinds] == [3, 2, 1, 10, 4, 3]
    assert SHIPPED.category[s.motive] == names.CATEGORIES.index("stern")


@pytest.mark.rule("motive-world-order", "pariah")
def test_the_defeat_of_world_order() -> None:
    """004:1668."""
    for notoriety, over in ((42, False), (43, True)):
        at = order(notoriety=notoriety, ships={"america": HERE})
        play(at, "stalk", "america", "none")
        feed(at, 1, 2)
        play(at, "accept")
        assert at.over == over
    assert at.outcome == "lost-pariah"


@pytest.mark.rule("motive-world-order", "draw-pile", "upgrade-war-room")
def test_the_draw_pile_of_world_order() -> None:
    at = new(motive="world-order")
    assert (at.options["box"], state(at).pile) == ("expanded", [6, 5, 12, 5])
    set_sail(at)
    assert state(at).upgrades[upgrade("war-room")] == AVAILABLE


@pytest.mark.rule("world-order-wonders", "world-order-allies", "ally-tokens")
def test_wonders_lie_on_the_track_and_allies_in_the_cup() -> None:
    """004:1994, 004:2000."""
    s = state(new(motive="world-order"))
    assert SHIPPED.laid_at == LEVELS
    assert sorted(s.laid) == [kind + 1 for kind in WONDERS]
    assert (len(WONDERS), wonders_in(s)) == (13, 0)
    assert s.cup[FIRST_ALLY:FIRST_ADVENTURE] == [1] * ALLIES == [1] * 8
    assert sum(s.cup) == 61 - 13 + 8


@pytest.mark.rule("world-order-allies", "world-order-wonders")
@pytest.mark.parametrize("motive", [one for one in names.MOTIVES if one != "world-order"])
def test_no_other_motive_has_allies_or_lays_out_wonders(motive: str) -> None:
    """004:2000."""
    s = state(new(motive=motive, box="expanded"))
    assert (sum(s.cup), s.cup[FIRST_ALLY:FIRST_ADVENTURE], any(s.laid)) == (61, [0] * 8, False)


@pytest.mark.rule("world-order-wonders", "levels-in-order")
def test_a_wonder_joins_the_cup_when_notoriety_reaches_its_level_and_only_once() -> None:
    """004:1994, 004:1996."""
    at = order(notoriety=9, ships={"america": HERE}, hidden={HERE: 1}, held=holding(ABYSSINIA))
    play(at, "stalk", "america", "none")
    feed(at, 1, 2)
    play(at, "accept")
    s = state(at)
    assert (s.notoriety, wonders_in(s), s.laid[0], sum(map(bool, s.laid))) == (10, 1, 0, 12)
    assert told(at, "say-wonder-added") == (WONDERS[0], 10, 0)
    play(at, f"use {ABYSSINIA}", "stalk", "america", "none")
    assert state(at).notoriety == 8
    feed(at, 1, 1)
    play(at, "accept")
    assert (state(at).notoriety, wonders_in(state(at))) == (10, 1)


@pytest.mark.rule("world-order-wonders")
def test_a_jump_over_two_levels_brings_both_wonders() -> None:
    """004:1996."""
    s = position(HERE, motive="world-order", notoriety=12)
    before = wonders_in(s)
    change_notoriety(s, SHIPPED, 4)
    assert (before, wonders_in(s), s.laid[:4]) == (1, 3, [0, 0, 0, WONDERS[3] + 1])


# --- a change of motive ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("world-order-change", "world-order-allies", "motive-change")
def test_who_changes_to_world_order_gets_the_allies_but_lays_out_nothing() -> None:
    """004:511, 004:1998, 004:2000."""
    at = last_of_its_act(2, motive="war", notoriety=20, levels=EXPANDED)
    play(at, "end")
    about = motive_choices(state(at), SHIPPED)
    world_order, piracy = names.MOTIVES.index("world-order"), names.MOTIVES.index("piracy")
    assert ("aid-motive-allies", {"count": 8}) in about[world_order]["more"]
    assert "aid-motive-allies" not in [id for id, _ in about[piracy]["more"]]
    play(at, "world-order")
    s = state(at)
    assert (s.cup[FIRST_ALLY:FIRST_ADVENTURE], wonders_in(s), any(s.laid)) == ([1] * 8, 13, False)
    assert told(at, "say-allies-added") == (8, 0, 0)


@pytest.mark.rule("world-order-change", "motive-change")
def test_who_changes_from_world_order_leaves_the_wonders_on_the_track() -> None:
    """004:1998."""
    at = last_of_its_act(2, motive="world-order", notoriety=12, held=holding(FENIANS))
    play(at, "end", "war")
    s = state(at)
    assert (wonders_in(s), sum(map(bool, s.laid))) == (1, 12)
    assert (s.held[treasure(FENIANS)], sum(s.cup[FIRST_ALLY:FIRST_ADVENTURE])) == (1, 7)
    later = position(motive="world-order", notoriety=12, act=3, ships={"america": HERE}, at=HERE)
    later.motive = names.MOTIVES.index("war")
    at = table(later)
    play(at, "stalk", "america", "none")
    feed(at, 1, 2)
    play(at, "accept")
    assert (state(at).notoriety, wonders_in(state(at))) == (13, 2)


@pytest.mark.rule("motive-no-defeat", "motive-same-category", "motives-of-the-box")
def test_who_can_change_to_world_order() -> None:
    at = last_of_its_act(2, motive="war", notoriety=44, levels=EXPANDED)
    play(at, "end")
    assert why_not(at, "world-order") == "motive-no-defeat"
    at = last_of_its_act(2, motive="explore", levels=EXPANDED)
    play(at, "end")
    assert why_not(at, "world-order") == "motive-same-category"
    at = last_of_its_act(2, motive="war")
    play(at, "end")
    assert why_not(at, "world-order") == "motives-of-the-box"


# --- two columns ----------------------------------------------------------------------------------------------------------


def rows_of(columns: int, motive: str, **more: Any) -> State:
    """All six rows of the Tonnage track with so many ships."""
    ships = iter(names.SHIPS)
    tonnage = {next(ships): names.OCEANS[row] for row in range(6) for _ in range(columns)}
    return position(motive=motive, levels=EXPANDED, tonnage=tonnage, **more)


@pytest.mark.rule("world-order-columns", "scouring")
def test_the_two_last_columns_score() -> None:
    """004:2004."""
    found = [points(rows_of(columns, "world-order"), SHIPPED, SCOURING) for columns in range(7)]
    assert found == [0, 8, 8 + 12, 12 + 17, 17 + 23, 23 + 30, 30 + 40]
    assert found[5] == 53
    assert points(rows_of(5, "war"), SHIPPED, SCOURING) == 30


@pytest.mark.rule("world-order-columns", "score-final-motive")
def test_columns_score_by_the_motive_at_the_end() -> None:
    """004:2004."""
    s = rows_of(2, "world-order")
    s.motive = names.MOTIVES.index("war")
    assert points(s, SHIPPED, SCOURING) == 12


# --- inciting ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("world-order-treasure", "incite")
@pytest.mark.parametrize(("dice", "cubes", "drawn"), [((6, 4), 1, True), ((1, 2), 0, False)])
def test_an_incitement_that_places_a_cube_brings_a_treasure(dice: tuple[int, int], cubes: int, drawn: bool) -> None:
    """004:1174, 004:2008."""
    at = order(cubes={})
    play(at, "incite", "none")
    feed(at, *dice)
    play(at, "accept")
    assert state(at).cubes[0] == cubes
    assert (asked(at) == "draw-treasure") == drawn
    if drawn:
        feed(at, SATSUMA)
        assert state(at).held[treasure(SATSUMA)] == 1
    assert asked(at) == "act"


@pytest.mark.rule("world-order-treasure")
def test_without_world_order_an_incitement_brings_none() -> None:
    """004:1174."""
    at = sit(HERE, motive="war", levels=EXPANDED)
    play(at, "incite", "none")
    feed(at, 6, 4)
    play(at, "accept")
    assert (state(at).cubes[0], asked(at)) == (1, "act")


@pytest.mark.rule("world-order-treasure")
def test_other_actions_and_other_cubes_bring_none() -> None:
    """004:1174."""
    at = order(crew=5)
    play(at, "rest", "none")
    feed(at, 6, 4)
    play(at, "accept")
    assert asked(at) == "act"
    s = state(at)
    seas.place_cube(s, SHIPPED, 0)
    assert (s.cubes[0], asked(at)) == (2, "act")


@pytest.mark.rule("world-order-treasure", "upgrade-manifesto")
def test_the_treasure_is_drawn_after_the_manifesto_has_been_read() -> None:
    """004:1174."""
    at = order(cubes={}, upgrades=["manifesto"], notoriety=9)
    play(at, "incite", "none")
    feed(at, 6, 4)
    play(at, "accept")
    assert (asked(at), state(at).notoriety) == ("take-up", 7)
    play(at, "give crew")
    assert (asked(at), state(at).notoriety) == ("draw-treasure", 4)
    feed(at, "map-1")
    assert asked(at) == "act"


@pytest.mark.rule("world-order-treasure", "treasure-x")
def test_the_odds_and_the_danger_of_an_incitement_know_its_treasure() -> None:
    """004:1174."""
    s = position(HERE, motive="world-order")
    bands = results(s, SHIPPED, INCITE)
    assert [("row-treasure", {"count": 1, "sign": "more"}) in rows for rows in bands] == [False, False, True, True, True]
    assert [[id for id, _ in rows].count("row-treasure") for rows in results(s, SHIPPED, REST)] == [0] * 5
    plain = position(HERE, motive="war", levels=EXPANDED)
    assert all(("row-treasure", {"count": 1, "sign": "more"}) not in rows for rows in results(plain, SHIPPED, INCITE))
    at = order(cubes={}, notoriety=43)
    play(at, "incite", "none")
    feed(at, 3, 4)  # Notoriety 42 then; a scandal is 3
    marked = dangers(GAME, state(at), SHIPPED, [helping.ACCEPT])
    assert marked[helping.ACCEPT]["lots"] > 0
    play(at, "accept")
    feed(at, "scandal")
    assert at.outcome == "lost-pariah"


# --- Allies help ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("allies-where", "world-order-allies", "allies-help")
def test_allies_are_called_upon_only_under_world_order_and_with_a_cube() -> None:
    """004:1452, 004:1454-1457, 004:2000-2017."""
    at = order(held=holding(*names.ALLIES), crew=5, hull=5, notoriety=5)
    used = [move for move in legal(at) if move.startswith("use")]
    assert used == [f"use {ally}" for ally in (KLEPHTS, BLACK_FLAGS, PARAGUAY, ABYSSINIA, SATSUMA)]
    assert [move for move in legal(at) if move.startswith("place")] == [f"place {ally}" for ally in names.ALLIES]
    assert ("aid-note-allies", {}) in notes(state(at), SHIPPED)
    without = order(held=holding(*names.ALLIES), crew=5, hull=5, notoriety=5, cubes={"indian-ocean": 1})
    assert not [move for move in legal(without) if move.startswith(("use", "place"))]
    assert (why_not(without, f"use {KLEPHTS}"), why_not(without, f"place {KLEPHTS}")) == ("treasure-retain", "allies-where")
    assert ("aid-note-allies", {}) not in notes(state(without), SHIPPED)
    s = state(at)
    s.motive = names.MOTIVES.index("war")
    other = table(s)
    assert not [move for move in legal(other) if move.startswith(("use", "place"))]
    assert why_not(other, f"place {KLEPHTS}") == "allies-where"
    assert why_not(order(), f"place {KLEPHTS}") == "allies-tonnage"


@pytest.mark.rule("ally-tokens", "allies-help")
@pytest.mark.parametrize(
    ("ally", "changed"),
    [(KLEPHTS, (1, 0, 0, 0)), (SATSUMA, (2, 0, 0, 0)), (BLACK_FLAGS, (0, 1, 0, 0)), (PARAGUAY, (0, 0, 1, 0)),
     (ABYSSINIA, (0, 0, 0, -2))],
)  # fmt: skip
def test_what_an_ally_does_in_the_action_phase(ally: str, changed: tuple[int, ...]) -> None:
    """004:1454-1457, 004:2000-2017."""
    at = order(held=holding(ally), crew=5, hull=5, notoriety=5, actions=1)
    play(at, f"use {ally}")
    s = state(at)
    assert (s.actions - 1, s.tracks[1] - 5, s.tracks[2] - 5, s.notoriety - 5) == changed
    assert (s.held[treasure(ally)], s.cup[treasure(ally)]) == (0, 0)


@pytest.mark.rule("allies-help", "help")
@pytest.mark.parametrize(("ally", "adds"), [(FENIANS, 2), (MAMBISES, 1)])
def test_an_ally_adds_to_a_roll_after_it(ally: str, adds: int) -> None:
    """004:1454-1457, 004:1611."""
    at = order(held=holding(ally, PARAGUAY), ships={"america": HERE})  # defence 10, stalked at +1
    play(at, "stalk", "america", "none")
    feed(at, 4, 5 - adds)
    about = choices_of(GAME, state(at), SHIPPED)[helping.ALLY + treasure(ally) - FIRST_ALLY]
    assert (about["change"], about["targets"]) == ("passes", [{"kind": "treasure", "at": treasure(ally)}])
    play(at, f"use {ally}")
    assert (asked(at), state(at).held[treasure(ally)]) == ("dispose", 0)
    assert told(at, "say-helped") is not None


@pytest.mark.rule("allies-help", "help-natural-two")
def test_nothing_an_ally_adds_mends_two_ones_but_one_lets_them_be_rolled_again() -> None:
    """004:1454-1457."""
    at = order(held=holding(FENIANS, MAORI), ships={"america": HERE})
    play(at, "stalk", "america", "none")
    feed(at, 1, 1)
    assert why_not(at, f"use {FENIANS}") == "help-natural-two"
    play(at, f"use {MAORI}")
    feed(at, 6, 5)
    assert (asked(at), state(at).held[treasure(MAORI)]) == ("dispose", 0)


@pytest.mark.rule("allies-help", "help-any-order")
def test_help_goes_on_after_an_ally_that_was_not_enough() -> None:
    """004:1454-1457."""
    at = order(held=holding(FENIANS, MAMBISES), ships={"america": HERE})
    play(at, "stalk", "america", "none")
    feed(at, 3, 3)
    play(at, f"use {MAMBISES}")
    assert asked(at) == "help"
    play(at, f"use {FENIANS}")
    assert asked(at) == "dispose"


@pytest.mark.rule("map-room-return", "allies-help")
def test_an_ally_that_helped_may_go_back_into_the_cup_and_help_goes_on() -> None:
    """004:618, 004:1454-1457."""
    at = order(held=holding(FENIANS, MAMBISES), ships={"america": HERE}, upgrades=["map-room"])
    play(at, "stalk", "america", "none")
    feed(at, 3, 3)
    play(at, f"use {MAMBISES}")
    assert asked(at) == "take-up"
    play(at, "return")
    assert (asked(at), state(at).cup[treasure(MAMBISES)]) == ("help", 1)
    play(at, f"use {FENIANS}", "return")
    assert asked(at) == "dispose"


@pytest.mark.rule("allies-help", "kept-in-between")
def test_allies_help_before_a_loss() -> None:
    """004:1454-1457, 004:1611."""
    at = order(held=holding(ABYSSINIA), notoriety=43, ships={"america": HERE})
    play(at, "stalk", "america")
    assert legal(at) == ["none", "exert nemo", "exert crew", "exert hull", f"use {ABYSSINIA}"]
    play(at, "none")
    feed(at, 1, 2)
    about = choices_of(GAME, state(at), SHIPPED)[helping.ALLY + treasure(ABYSSINIA) - FIRST_ALLY]
    assert about["change"] == "mends"
    play(at, f"use {ABYSSINIA}", "accept")
    assert (at.over, state(at).notoriety) == (False, 42)
    hit = order(held=holding(BLACK_FLAGS), crew=1, ships={"lord-clyde": HERE})
    play(hit, "stalk", "lord-clyde")
    feed(hit, 1, 2)
    play(hit, "accept")
    feed(hit, 2)
    assert legal(hit) == ["take", f"use {BLACK_FLAGS}"]
    play(hit, f"use {BLACK_FLAGS}", "take")
    assert (hit.over, state(hit).tracks[1]) == (False, 1)


@pytest.mark.rule("allies-help", "kept-in-between")
def test_allies_help_before_the_dice_and_once_they_lie_there() -> None:
    """004:1454-1457."""
    at = order(phase="prepare", act=3, held=holding(BLACK_FLAGS, SATSUMA, PARAGUAY), crew=5, hull=5)
    assert legal(at) == [
        "roll", f"use {BLACK_FLAGS}", f"use {PARAGUAY}", f"place {BLACK_FLAGS}", f"place {PARAGUAY}", f"place {SATSUMA}",
    ]  # fmt: skip
    play(at, f"use {BLACK_FLAGS}")
    assert (asked(at), state(at).tracks[1]) == ("prepare", 6)
    play(at, "roll")
    feed(at, 1, 4, 6, 2)
    assert legal(at) == ["without 1", "without 2", "without 3", f"use {PARAGUAY}"]
    play(at, f"use {PARAGUAY}")
    assert state(at).tracks[2] == 6


@pytest.mark.rule("allies-help", "kept-in-between")
def test_an_ally_helps_where_a_card_leaves_a_choice() -> None:
    """004:1454-1457."""
    at = order(phase="event", held=holding(ABYSSINIA), notoriety=43, nemo=1)
    draw(at, 39)
    while asked(at) not in ("choose", "act") and not at.over:
        play(at, legal(at)[0]) if asked(at) in ("exert", "help") else feed(at, 1)
    assert f"use {ABYSSINIA}" in legal(at)


# --- Allies on the Tonnage track ------------------------------------------------------------------------------------------


@pytest.mark.rule("allies-tonnage", "allies-when", "ally-tokens")
@pytest.mark.parametrize(
    ("ally", "kind", "worth", "notoriety"),
    [(FENIANS, WARSHIPS, 2, 1), (KLEPHTS, WARSHIPS, 2, 1), (BLACK_FLAGS, WARSHIPS, 3, 2), (MAORI, WARSHIPS, 1, 0),
     (MAMBISES, NON_WARSHIPS, 2, 1), (PARAGUAY, WARSHIPS, 1, 0), (ABYSSINIA, NON_WARSHIPS, 3, 2), (SATSUMA, WARSHIPS, 3, 2)],
)  # fmt: skip
@pytest.mark.parametrize("phase", ["prepare", "act"])
def test_an_ally_takes_the_place_of_a_ship(phase: str, ally: str, kind: int, worth: int, notoriety: int) -> None:
    """004:1454-1457, 004:2000-2017."""
    other = PARAGUAY if ally == MAORI else MAORI  # worth 2, so that there is still a choice
    at = order(phase=phase, held=holding(ally, other), notoriety=5)
    front = SHIPPED.treasure_points[treasure(ally)]
    kept = points(state(at), SHIPPED, TREASURE) - front
    play(at, f"place {ally}", f"tonnage {HERE}")
    s = state(at)
    assert asked(at) == phase
    assert (scoring.row_length(s, 0), s.notoriety, s.held[treasure(ally)]) == (1, 5 + notoriety, 0)
    assert points(s, SHIPPED, kind) == worth + (1 if kind == WARSHIPS else -1)
    assert (points(s, SHIPPED, WARSHIPS + NON_WARSHIPS - kind), points(s, SHIPPED, TREASURE)) == (0, kept)
    assert told(at, "say-ally-placed") == (treasure(ally), 0, 0)


@pytest.mark.rule("allies-tonnage", "tonnage-transitional", "tonnage-rows")
def test_in_a_transitional_ocean_the_row_is_chosen() -> None:
    """004:1454-1457, 004:2000-2017."""
    at = order("cape-of-good-hope", held=holding(MAORI))
    play(at, f"place {MAORI}")
    assert legal(at) == ["tonnage south-atlantic", "tonnage indian-ocean"]
    assert why_not(at, f"tonnage {HERE}") == "tonnage-transitional"
    about = choices_of(GAME, state(at), SHIPPED)
    assert {row: one["targets"] for row, one in about.items()} == {
        row: [{"kind": "row", "at": row}] for row in map(ocean, ("south-atlantic", "indian-ocean"))
    }
    play(at, "tonnage indian-ocean")
    assert state(at).ally_rows[names.ALLIES.index(MAORI)] == ocean("indian-ocean") + 1


@pytest.mark.rule("allies-tonnage", "scouring", "world-order-columns")
def test_an_ally_fills_a_column() -> None:
    """004:1455, 004:2004."""
    tonnage = dict(zip(names.SHIPS, names.OCEANS[1:6], strict=False))
    at = order(held=holding(MAORI), tonnage=tonnage)
    assert points(state(at), SHIPPED, SCOURING) == 0
    play(at, f"place {MAORI}", f"tonnage {HERE}")
    assert points(state(at), SHIPPED, SCOURING) == 8


@pytest.mark.rule("allies-tonnage", "pariah")
def test_the_notoriety_of_an_ally_can_end_the_voyage_and_is_marked() -> None:
    """004:1455."""
    at = order(held=holding(FENIANS, MAORI), notoriety=43)
    about = choices_of(GAME, state(at), SHIPPED)
    first = act.PLACE + names.ALLIES.index(FENIANS)
    assert about[first]["more"] == [("aid-ally-warship", {"points": 2, "notoriety": 1})]
    assert about[first]["danger"]["grade"] == "certain"
    assert "danger" not in about[act.PLACE + names.ALLIES.index(MAORI)]
    play(at, f"place {FENIANS}", f"tonnage {HERE}")
    assert at.outcome == "lost-pariah"


@pytest.mark.rule("allies-when")
def test_an_ally_is_not_placed_in_the_middle_of_things() -> None:
    at = order(held=holding(BLACK_FLAGS), crew=5, ships={"america": HERE})
    play(at, "stalk", "america")
    assert f"use {BLACK_FLAGS}" in legal(at)
    assert not [move for move in legal(at) if move.startswith("place")]


# --- Allies as Treasures ----------------------------------------------------------------------------------------------


@pytest.mark.rule("allies-spent", "treasure-as-modifier", "retain-as-modifier")
@pytest.mark.parametrize("motive", ["world-order", "war"])
def test_an_ally_is_spent_on_a_roll_under_any_motive_and_anywhere(motive: str) -> None:
    """004:1454-1457."""
    s = position(HERE, motive="world-order", held=holding(SATSUMA), crew=5)
    s.motive = names.MOTIVES.index(motive)
    at = table(s)
    play(at, "rest", "none", f"spend {SATSUMA}")
    assert (state(at).spent, state(at).held[treasure(SATSUMA)]) == (treasure(SATSUMA) + 1, 0)
    assert state(at).amounts[TREASURE_SPENT] == 4


@pytest.mark.rule("allies-spent", "expensive")
def test_an_ally_is_lost_to_an_expensive_result() -> None:
    at = sit(HERE, motive="world-order", held=holding(SATSUMA, MAORI), hull=5)
    play(at, "repair", "none", "none")
    feed(at, 3, 4)
    play(at, "accept")
    assert legal(at) == [MAORI, SATSUMA]
    play(at, MAORI)
    assert state(at).held[treasure(MAORI)] == 0


@pytest.mark.rule("allies-score", "score-treasure")
def test_an_ally_in_hand_scores_its_front_under_any_motive() -> None:
    """004:1454-1457, 004:2000-2017."""
    s = position(HERE, motive="world-order", held=holding(*names.ALLIES))
    fronts = [3, 3, 4, 2, 3, 2, 4, 4]
    assert SHIPPED.treasure_points[FIRST_ALLY:FIRST_ADVENTURE] == fronts
    for motive, added in (("world-order", 0), ("war", 0), ("anti-imperialism", -1), ("piracy", 2)):
        s.motive = names.MOTIVES.index(motive)
        assert points(s, SHIPPED, TREASURE) == sum(fronts) + added * 8
        assert points(s, SHIPPED, WONDER) == 2 * SHIPPED.times[s.motive][2]  # Nemo's mood only


# --- for people, and for the policy ---------------------------------------------------------------------------------------


@pytest.mark.rule("world-order-wonders")
def test_the_next_wonder_is_a_mark_on_the_track() -> None:
    """004:1994."""
    found = [one["at"] for one in marks(position(motive="world-order", notoriety=14), SHIPPED) if one["what"] == "wonder"]
    assert found == [16]
    found = [one["at"] for one in marks(position(motive="world-order", notoriety=43), SHIPPED) if one["what"] == "wonder"]
    assert found == []  # the last lies beyond the defeat
    assert not [one for one in marks(position(motive="war", levels=EXPANDED), SHIPPED) if one["what"] == "wonder"]


@pytest.mark.rule("ally-tokens")
def test_an_ally_that_an_owner_has_changed_says_what_it_does() -> None:
    kind = treasure(FENIANS)
    assert treasure_says(SHIPPED, kind) == [(f"treasure-{FENIANS}-does", {})]
    for change in ("warship = 4", "notoriety = 3", 'do = ["add 3"]'):
        tables = read_tables(f"[treasures.{FENIANS}]\n{change}\n")
        said = dict(treasure_says(tables, kind))
        assert said["aid-treasure-worth"] == {"count": 3}
        assert said["row-add"] == {"count": 3 if "add" in change else 2, "sign": "more"}
        assert said["aid-ally-warship"] == {"points": tables.ally_warship[0], "notoriety": tables.ally_notoriety[0]}


@pytest.mark.rule("allies-tonnage")
def test_greedy_weighs_what_an_ally_is_worth_on_the_track() -> None:
    s = position(HERE, motive="world-order", cubes={HERE: 1}, held=holding(*names.ALLIES))
    dear = position(HERE, motive="world-order", cubes={HERE: 1}, held=holding(*names.ALLIES), notoriety=42)
    assert enlisted(s, SHIPPED, treasure(MAORI)) > enlisted(s, SHIPPED, treasure(ABYSSINIA))
    assert enlisted(dear, SHIPPED, treasure(SATSUMA)) < -10000 < enlisted(s, SHIPPED, treasure(SATSUMA))
    assert enlisted(dear, SHIPPED, treasure(MAORI)) == enlisted(s, SHIPPED, treasure(MAORI))


@pytest.mark.rule("world-order-treasure")
def test_greedy_counts_the_treasure_of_an_incitement() -> None:
    s = position(HERE, motive="world-order")
    with_treasure, searching = prizes(s, SHIPPED, INCITE, 0), prizes(s, SHIPPED, SEARCH, 0)
    s.cup = [0] * len(s.cup)
    without, searching_then = prizes(s, SHIPPED, INCITE, 0), prizes(s, SHIPPED, SEARCH, 0)
    gained = [one - other for one, other in zip(with_treasure, without, strict=True)]
    assert gained[:2] == [0, 0]
    assert gained[2] == gained[3] == gained[4] > 0
    assert searching[3] - searching_then[3] == gained[2]


# --- states from outside --------------------------------------------------------------------------------------------------


@pytest.mark.rule("world-order-allies", "world-order-wonders")
def test_states_in_which_allies_or_wonders_are_where_they_cannot_be() -> None:
    def wrong(s: State) -> list[str]:
        return [error.code for error in GAME.impossible(s, SHIPPED)]

    s = position(HERE, motive="world-order")
    assert wrong(s) == []
    twice = s.copy()
    twice.ally_rows[0] = 1
    assert wrong(twice) == ["state-nemo-tokens"]
    placed = twice.copy()
    placed.cup[FIRST_ALLY] = 0
    assert wrong(placed) == []
    elsewhere = position(HERE, motive="war", levels=EXPANDED)
    elsewhere.cup[FIRST_ALLY] = 1
    assert wrong(elsewhere) == ["state-nemo-tokens"]
    reached = s.copy()
    reached.notoriety = 10
    assert wrong(reached) == ["state-nemo-tokens"]
    doubled = s.copy()
    doubled.cup[WONDERS[0]] = 1
    assert wrong(doubled) == ["state-nemo-tokens"]
    laid = position(HERE, motive="war", levels=EXPANDED)
    laid.cup[WONDERS[0]], laid.laid[0] = 0, WONDERS[0] + 1
    assert wrong(laid) == ["state-nemo-tokens"]


@pytest.mark.rule("allies-help", "allies-tonnage")
def test_the_answers_of_allies_stand_behind_all_earlier_ones() -> None:
    assert (prepare.ALLY, prepare.PLACE, prepare.MEND) == (88, 96, 104)
    assert (act.ALLY, act.PLACE, act.OFFERED_LAST) == (120, 128, 136)
    assert (helping.ALLY, helping.OFFERED_LAST) == (98, 106)
