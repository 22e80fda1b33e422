"""Adventure, and its tokens."""

from __future__ import annotations

from typing import Any

import pytest

from leagues.games.nemo import adventures, names, questions
from leagues.games.nemo.actions import REST_ACTION, cost
from leagues.games.nemo.aids.choices import choices_of, lull_points, most_points
from leagues.games.nemo.aids.explanation import notes
from leagues.games.nemo.aids.odds import results
from leagues.games.nemo.aids.written import treasure_says
from leagues.games.nemo.decisions import act, prepare
from leagues.games.nemo.decisions import help as helping
from leagues.games.nemo.game import GAME
from leagues.games.nemo.reading import read_tables
from leagues.games.nemo.scoring import ADVENTURE, LIBERATION, NON_WARSHIPS, SCIENCE, TREASURE, WARSHIPS, WONDER, points
from leagues.games.nemo.sources import SEARCH
from leagues.games.nemo.state import ADVENTURES, AVAILABLE, FIRST_ADVENTURE, FOUND, TAKEN
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
    told,
    treasure,
    upgrade,
    why_not,
)

HERE = "western-pacific"
EXPANDED = {"box": "expanded"}
SHRINE, WATCHERS, REGATTA, SONG, GALLEY, MILK_SEA, BLUE_HOLE, ISLAND, KELP, ICE, FIRE, DUTCHMAN = names.ADVENTURES


def venture(at: str = HERE, **more: Any) -> Table:
    """The Action Phase of Adventure."""
    return sit(at, **{"motive": "adventure"} | more)


def place_of(at: Table, token: str) -> int:
    """Where a token is."""
    return state(at).adventures[names.ADVENTURES.index(token)]


def hidden_in(at: Table) -> list[str]:
    """The oceans with a token face down."""
    return [name for number, name in enumerate(names.OCEANS) if adventures.lies_hidden(state(at), number)]


# --- the tile, and the beginning ------------------------------------------------------------------------------------------


@pytest.mark.rule("motive-adventure")
def test_the_tile_of_adventure() -> None:
    """004:1668."""
    s = position(
        motive="adventure", tonnage={"scotia": HERE, "lord-clyde": HERE}, cubes={HERE: 2}, held={"map-1": 1, "abyss": 1},
        passed=[21], nemo=4, sacrificed=["aronnax"], hull=8,
    )  # fmt: skip
    kinds = (WARSHIPS, NON_WARSHIPS, ADVENTURE, TREASURE, LIBERATION, SCIENCE, WONDER)
    assert [points(s, SHIPPED, one) for one in kinds] == [2, 2, 4, 2, 6, 3, 4]
    assert SHIPPED.category[s.motive] == names.CATEGORIES.index("honorable")


@pytest.mark.rule("motive-adventure", "pariah")
def test_the_defeat_of_adventure() -> None:
    """004:1668."""
    for notoriety, over in ((34, False), (35, True)):
        at = venture(notoriety=notoriety, ships={"america": HERE})
        play(at, "stalk", "america", "none")
        feed(at, 1, 2)
        play(at, "accept")
        assert at.over == over
    assert at.outcome == "lost-pariah"


@pytest.mark.rule("adventure-first-token", "draw-pile", "upgrade-diving-apparatus")
@pytest.mark.parametrize("die", [1, 6])
def test_a_die_lays_the_first_token(die: int) -> None:
    """004:1905, 004:1923-1927."""
    at = new(motive="adventure")
    assert (at.options["box"], state(at).pile) == ("expanded", [6, 8, 9, 5])
    set_sail(at)
    assert (asked(at), hidden_in(at)) == ("throw", [])
    assert state(at).upgrades[upgrade("diving-apparatus")] == AVAILABLE
    feed(at, die)
    assert hidden_in(at) == [names.OCEANS[die - 1]]
    assert told(at, "say-adventure-laid") == (die - 1, 0, 0)
    assert asked(at) == "draw-event"


@pytest.mark.rule("adventure-first-token")
def test_no_other_motive_throws_that_die() -> None:
    at = new(motive="science", box="expanded")
    set_sail(at)
    assert (asked(at), state(at).face_down) == ("draw-event", 0)


# --- the Lull -------------------------------------------------------------------------------------------------------------


def lull(ocean_die: int = 1, **more: Any) -> Table:
    """Doubles, with nothing else in the way."""
    fields: dict[str, Any] = {"phase": "prepare", "actions": 0} | more
    at = venture(**fields)
    play(at, "roll")
    feed(at, ocean_die, ocean_die)
    return at


@pytest.mark.rule("adventure-lull-points", "adventure-lull-token", "lull-gem", "lull-deck-gem")
def test_a_lull_brings_points_and_a_token_and_all_else_that_lulls_do() -> None:
    """004:949-954."""
    at = lull()
    s = state(at)
    assert (s.lull, s.actions, hidden_in(at)) == (1, 2, [HERE])
    assert (s.gems[0], s.deck_gems, s.hidden[0]) == (1, 1, 2)
    plain = sit(HERE, motive="explore", phase="prepare", actions=0)
    play(plain, "roll")
    feed(plain, 1, 1)
    assert (state(plain).actions, state(plain).face_down) == (0, 0)


@pytest.mark.rule("adventure-lull-points", "upgrade-cell-batteries", "event-13")
def test_batteries_add_to_them_and_lost_time_does_not_take_them() -> None:
    """004:943-946."""
    assert state(lull(upgrades=["cell-batteries"])).actions == 3
    assert state(lull(upgrades=["cell-batteries"], no_actions=1)).actions == 3


@pytest.mark.rule("adventure-lull-points", "finale-c")
def test_a_turn_with_points_of_its_own_gets_no_more() -> None:
    assert state(lull(coda=5)).actions == 5


@pytest.mark.rule("adventure-lull-points", "action-point-odds")
def test_the_odds_know_what_a_lull_brings() -> None:
    assert lull_points(position(motive="adventure"), SHIPPED) == 2
    assert lull_points(position(motive="explore"), SHIPPED) == 0
    assert most_points(2, 2) == [0, 10, 8 + 6, 6, 4, 2]
    more = choices_of(GAME, state(venture(phase="prepare", auto=False)), SHIPPED)[prepare.ROLL]["more"]
    assert more[1][1]["points0"] == 0


@pytest.mark.rule("adventure-no-discount", "lull-cheaper", "event-28")
def test_no_action_is_cheaper_but_cards_are() -> None:
    """004:952."""
    s = position(motive="adventure", lull=1, actions=1, tableau=[28])
    assert cost(s, SHIPPED, REST_ACTION) == 2
    assert cost(position(motive="explore", lull=1), SHIPPED, REST_ACTION) == 1
    at = venture("north-atlantic", lull=1, actions=1, tableau=[28])
    assert why_not(at, "rest") == "not-enough-points"
    assert "use event 28" in legal(at)
    assert ("aid-note-lull-adventure", {}) in notes(s, SHIPPED)


@pytest.mark.rule("adventure-lull-points", "upgrade-electric-horns")
def test_it_is_a_lull_to_the_horns() -> None:
    at = venture(lull=1, notoriety=10, upgrades=["electric-horns"])
    play(at, "horns")
    assert state(at).notoriety == 8


@pytest.mark.rule("adventure-next-door")
def test_where_a_token_lies_the_new_one_goes_next_door() -> None:
    """004:953."""
    near = [name for number, name in enumerate(names.OCEANS) if SHIPPED.links[0] >> number & 1]
    at = lull(face_down=[HERE])
    assert asked(at) == "lay-adventure"
    assert sorted(legal(at)) == sorted(near)
    assert why_not(at, "south-atlantic") == "adventure-next-door"
    play(at, near[1])
    assert sorted(hidden_in(at)) == sorted([HERE, near[1]])
    at = lull(face_down=[HERE, *near[1:]])
    assert near[0] in hidden_in(at)  # there was no choice
    at = lull(face_down=[HERE, *near])
    assert told(at, "say-adventure-forfeit") == (0, 0, 0)
    assert asked(at) == "act"


@pytest.mark.rule("adventure-lull-token")
def test_a_token_face_up_is_not_in_the_way() -> None:
    assert hidden_in(lull(found=[SHRINE])) == [HERE]


@pytest.mark.rule("adventure-tokens-left")
def test_no_more_lie_face_down_than_are_left() -> None:
    gone = names.ADVENTURES[:10]
    at = lull(found=gone[:5], held=dict.fromkeys(gone[5:], 1), face_down=["arctic-ocean"])
    assert len(hidden_in(at)) == 2
    at = lull(found=gone[:5], held=dict.fromkeys(gone[5:], 1), face_down=["arctic-ocean", "cape-horn"])
    assert told(at, "say-adventure-forfeit") is not None
    assert len(hidden_in(at)) == 2


# --- found ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("adventure-search", "search-needs-gem")
def test_one_searches_for_adventure_without_a_gem() -> None:
    """004:1276."""
    assert "search" in legal(venture(face_down=[HERE]))
    assert why_not(venture(), "search") == "search-needs-gem"
    assert why_not(venture(face_down=["arctic-ocean"]), "search") == "search-needs-gem"
    assert why_not(venture(found=[SHRINE]), "search") == "search-needs-gem"


@pytest.mark.rule("adventure-found", "adventure-specified", "adventure-search-gem")
def test_a_success_turns_the_token_up_and_it_goes_to_its_ocean() -> None:
    """004:1278."""
    at = venture(face_down=[HERE])
    play(at, "search", "none")
    feed(at, 6, 6)
    assert asked(at) == "draw-adventure-token"
    feed(at, ICE)
    assert (hidden_in(at), place_of(at, ICE), sum(state(at).held)) == ([], FOUND, 0)
    assert told(at, "say-adventure-found") == (treasure(ICE), ocean("arctic-ocean"), 0)
    assert asked(at) == "act"


@pytest.mark.rule("adventure-found", "search-gem-returned")
def test_with_a_gem_there_is_a_treasure_too() -> None:
    at = venture(face_down=[HERE], gems=[HERE])
    play(at, "search", "none")
    feed(at, 6, 6, "map-2", "map-3", SHRINE)
    assert (state(at).held[treasure("map-2")], state(at).gems[0], place_of(at, SHRINE)) == (1, 0, FOUND)


@pytest.mark.rule("adventure-found", "adventure-search-gem")
def test_a_failure_leaves_it_and_a_fair_result_still_costs() -> None:
    at = venture(face_down=[HERE])
    play(at, "search", "none")
    feed(at, 2, 2)
    play(at, "accept")
    assert (hidden_in(at), asked(at)) == ([HERE], "choose")
    at = venture(face_down=[HERE])
    play(at, "search", "none")
    feed(at, 4, 3)
    play(at, "accept")
    feed(at, ICE)
    assert (state(at).notoriety, sum(state(at).cup)) == (1, 61)


@pytest.mark.rule("adventure-search-gem", "adventure-found")
def test_the_search_says_what_it_would_bring() -> None:
    for gems, rows in (((), ["row-token"]), ((HERE,), ["row-found", "row-treasure", "row-token"])):
        at = venture(face_down=[HERE], gems=gems)
        told_rows = [row[0] for row in results(state(at), SHIPPED, SEARCH)[3]]
        assert told_rows == rows
        more = choices_of(GAME, state(at), SHIPPED)[act.SEARCH]["more"]
        assert ("aid-search-token", {"gems": len(gems)}) in more
    assert [row[0] for row in results(state(at), SHIPPED, SEARCH)[0]].count("row-token") == 0


@pytest.mark.rule("adventure-found")
def test_the_token_is_one_that_nobody_has_seen() -> None:
    at = venture(face_down=[HERE], found=[SHRINE], held={ICE: 1})
    play(at, "search", "none")
    feed(at, 6, 6)
    assert [str(move) for move in at.legal] == [one for one in names.ADVENTURES if one not in (SHRINE, ICE)]


# --- taken ----------------------------------------------------------------------------------------------------------------


def sink(at: Table, style: str = "stalk", target: str = "scotia") -> None:
    """A sure hit on a ship."""
    play(at, style, target, "none")
    feed(at, 6, 6)


@pytest.mark.rule("adventure-claimed", "adventure-claim-at-once", "adventure-every-victory")
@pytest.mark.parametrize("style", ["bold", "stalk"])
def test_a_victory_takes_the_token(style: str) -> None:
    """004:1420-1422."""
    at = venture(found=[SHRINE], ships={"scotia": HERE})
    sink(at, style)
    assert place_of(at, SHRINE) == FOUND  # it is decided first what becomes of the ship
    play(at, f"tonnage {HERE}")
    assert (place_of(at, SHRINE), state(at).held[treasure(SHRINE)]) == (TAKEN, 1)
    assert told(at, "say-adventure-claimed") == (treasure(SHRINE), 0, 0)


@pytest.mark.rule("adventure-every-victory", "bold-chain")
def test_one_token_for_each_victory_before_the_series_goes_on() -> None:
    tables = read_tables(f'[treasures.{ICE}]\nocean = "{HERE}"\n')
    at = venture(found=[SHRINE, ICE], ships={"scotia": HERE, "america": HERE}, tables=tables)
    sink(at, "bold")
    play(at, f"tonnage {HERE}")
    assert (asked(at), legal(at)) == ("claim", [SHRINE, ICE])
    assert why_not(at, SONG) == "adventure-claimed"
    about = choices_of(GAME, state(at), tables)
    assert [one["targets"][0]["at"] for one in about.values()] == [treasure(SHRINE), treasure(ICE)]
    play(at, ICE)
    assert (asked(at), place_of(at, ICE), place_of(at, SHRINE)) == ("target", TAKEN, FOUND)
    play(at, "america", "none")
    feed(at, 6, 6)
    play(at, f"tonnage {HERE}")
    assert place_of(at, SHRINE) == TAKEN


@pytest.mark.rule("adventure-every-victory", "torpedo", "salvage")
def test_torpedoes_and_salvage_count() -> None:
    at = venture(found=[SHRINE], ships={"scotia": HERE}, upgrades=["steam-torpedoes"])
    play(at, "torpedo", "scotia")
    feed(at, 6, 6)
    play(at, "salvage")
    assert place_of(at, SHRINE) == TAKEN


@pytest.mark.rule("adventure-every-victory", "parley")
def test_a_parley_counts() -> None:
    at = venture(found=[SHRINE], ships={"scotia": HERE}, upgrades=["hospital-machines"])
    play(at, "diplomacy", "scotia")
    feed(at, 6, 6)
    play(at, legal(at)[0])
    assert place_of(at, SHRINE) == TAKEN


@pytest.mark.rule("adventure-claimed")
def test_a_miss_takes_nothing() -> None:
    at = venture(found=[SHRINE], ships={"scotia": HERE})
    play(at, "stalk", "scotia", "none")
    feed(at, 2, 1)
    play(at, "accept")
    assert place_of(at, SHRINE) == FOUND


@pytest.mark.rule("adventure-every-victory", "hunter-fights", "event-4")
def test_a_forced_victory_counts() -> None:
    at = venture(found=[SHRINE], phase="event")
    draw(at, 4)
    play(at, "stalk")
    feed(at, 6, 6)  # she misses
    play(at, "none")
    feed(at, 6, 6)
    play(at, f"tonnage {HERE}")
    assert place_of(at, SHRINE) == TAKEN


@pytest.mark.rule("adventure-claimed", "adventure-done", "adventure-kept")
@pytest.mark.parametrize(("card", "rest"), [(16, ()), (14, (1, 2))])
def test_an_adventure_takes_the_token_passed_or_failed_or_kept(card: int, rest: tuple[int, ...]) -> None:
    """004:1096-1098."""
    at = venture(found=[SHRINE], deck_gems=1)
    play(at, "adventure")
    feed(at, f"event {card}")
    told_of = choices_of(GAME, state(at), SHIPPED)[1]["more"]
    assert ("aid-claims", {"treasure": treasure(SHRINE)}) in told_of
    play(at, "undertake")
    if rest:
        play(at, "none")
        feed(at, *rest)
        play(at, "accept")
    assert place_of(at, SHRINE) == FOUND  # the gems come first
    feed(at, "map-1")
    assert (place_of(at, SHRINE), asked(at)) == (TAKEN, "act")


@pytest.mark.rule("adventure-claimed", "adventure-declined")
def test_a_declined_adventure_takes_nothing() -> None:
    at = venture(found=[SHRINE])
    play(at, "adventure")
    feed(at, "event 16")
    play(at, "decline")
    assert place_of(at, SHRINE) == FOUND


@pytest.mark.rule("adventure-claimed")
def test_only_where_the_nautilus_is() -> None:
    at = venture(found=[ICE], face_down=[HERE], ships={"scotia": HERE})
    more = choices_of(GAME, state(at), SHIPPED)[act.ATTACK_BOLDLY].get("more", [])
    assert not [one for one in more if one[0] == "aid-claims"]
    sink(at)
    play(at, f"tonnage {HERE}")
    assert (place_of(at, ICE), hidden_in(at)) == (FOUND, [HERE])


# --- in hand --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule(
    "adventure-tokens", "adventure-retained", "score-treasure", "score-science", "score-wonder", "score-adventure"
)
def test_both_values_score() -> None:
    """004:1925."""
    bare = position(motive="adventure")
    for token, worth in (
        (SHRINE, {ADVENTURE: 4, TREASURE: 3}), (WATCHERS, {ADVENTURE: 4, SCIENCE: 3}),
        (REGATTA, {ADVENTURE: 5, TREASURE: 2}),
        (SONG, {ADVENTURE: 4, SCIENCE: 3}), (GALLEY, {ADVENTURE: 5, TREASURE: 3}), (MILK_SEA, {ADVENTURE: 4, WONDER: 4}),
        (BLUE_HOLE, {ADVENTURE: 5, WONDER: 4}), (ISLAND, {ADVENTURE: 4, TREASURE: 3}),
        (KELP, {ADVENTURE: 4, TREASURE: 2}),
        (ICE, {ADVENTURE: 6, SCIENCE: 3}), (FIRE, {ADVENTURE: 5, SCIENCE: 3}), (DUTCHMAN, {ADVENTURE: 5, TREASURE: 2}),
    ):  # fmt: skip
        s = position(motive="adventure", held={token: 1})
        gained = {
            kind: points(s, SHIPPED, kind) - points(bare, SHIPPED, kind) for kind in (ADVENTURE, TREASURE, SCIENCE, WONDER)
        }
        assert {kind: value for kind, value in gained.items() if value} == worth, token
    assert SHIPPED.adventure_ocean == list(range(ADVENTURES))


@pytest.mark.rule("adventure-retained", "adventure-tokens")
@pytest.mark.parametrize(
    ("token", "before", "after"),
    [
        (SHRINE, {"actions": 1}, lambda s: s.actions == 3), (WATCHERS, {"hull": 5}, lambda s: s.tracks[2] == 6),
        (REGATTA, {"notoriety": 9}, lambda s: s.notoriety == 6), (MILK_SEA, {"nemo": 3}, lambda s: s.tracks[0] == 4),
        (KELP, {"crew": 3}, lambda s: s.tracks[1] == 4),
    ],
)  # fmt: skip
def test_each_can_be_discarded_for_what_it_does(token: str, before: dict[str, Any], after: Any) -> None:
    at = venture(held={token: 1}, **before)
    play(at, f"use {token}")
    s = state(at)
    assert after(s)
    assert (s.held[treasure(token)], place_of(at, token)) == (0, TAKEN)


@pytest.mark.rule("adventure-retained")
def test_a_galley_holds_two_treasures() -> None:
    at = venture(held={GALLEY: 1})
    play(at, f"use {GALLEY}")
    feed(at, "map-1", "map-2")
    assert sum(state(at).held) == 2


@pytest.mark.rule("adventure-retained", "re-roll", "help")
def test_after_a_roll_they_help() -> None:
    at = venture(gems=[HERE], held={ICE: 1, BLUE_HOLE: 1})
    play(at, "search", "none")
    feed(at, 2, 3)
    assert {f"use {ICE}", f"use {BLUE_HOLE}"} <= set(legal(at))
    play(at, f"use {BLUE_HOLE}")
    feed(at, 2, 3)
    play(at, f"use {ICE}")
    assert told(at, "say-helped") is not None
    play(at, "accept")
    feed(at, "map-1")
    assert state(at).held[treasure("map-1")] == 1


@pytest.mark.rule("adventure-retained", "hit-absorbed")
def test_a_token_mends_before_a_hit() -> None:
    at = venture(held={WATCHERS: 1}, hull=5, ships={"lord-clyde": HERE})
    play(at, "bold", "lord-clyde")
    feed(at, 2, 3)
    play(at, "accept")
    feed(at, 5)
    assert asked(at) == "absorb"
    play(at, f"use {WATCHERS}", "take")
    assert state(at).tracks[2] == 5


@pytest.mark.rule("adventure-retained", "kept-in-between")
def test_before_the_dice_and_in_between() -> None:
    at = venture(phase="prepare", held={REGATTA: 1, SHRINE: 1}, notoriety=9)
    assert f"use {REGATTA}" in legal(at)
    assert f"use {SHRINE}" not in legal(at)  # action points are for the Action Phase
    at = venture(held={MILK_SEA: 1}, nemo=3, gems=[HERE])
    play(at, "search")
    assert f"use {MILK_SEA}" in legal(at)


@pytest.mark.rule("adventure-spent", "treasure-as-modifier", "expensive")
def test_one_with_a_treasure_value_is_spent_or_lost() -> None:
    at = venture(held={SHRINE: 1, ICE: 1})
    play(at, "rest", "none")
    assert legal(at) == [f"spend {SHRINE}", "none"] or set(legal(at)) == {f"spend {SHRINE}", "none"}
    assert why_not(at, f"spend {ICE}") == "treasure-needs-value"
    at = venture(held={SHRINE: 1, ICE: 1, "map-1": 1}, hull=5)
    play(at, "repair", "none", "none")
    feed(at, 4, 3)
    play(at, "accept")
    assert asked(at) == "discard-treasure"
    assert sorted(legal(at)) == sorted([SHRINE, "map-1"])
    assert why_not(at, ICE) == "adventure-spent"
    at = venture(held={ICE: 1}, hull=5)
    play(at, "repair", "none")
    feed(at, 4, 3)
    play(at, "accept")
    assert (asked(at), state(at).tracks[2], state(at).held[treasure(ICE)]) == ("act", 6, 1)


@pytest.mark.rule("adventure-spent", "map-room-return")
def test_it_never_goes_into_the_cup() -> None:
    at = venture(held={SHRINE: 1}, upgrades=["map-room"], actions=1)
    play(at, f"use {SHRINE}")
    assert asked(at) == "act"
    assert sum(state(at).cup) == 61


# --- Act III --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("adventure-change", "motive-change")
def test_who_changes_to_adventure_gets_no_token_at_once() -> None:
    at = last_of_its_act(2, motive="explore", levels=EXPANDED)
    play(at, "end", "adventure")
    assert (names.MOTIVES[state(at).motive], state(at).face_down) == ("adventure", 0)


@pytest.mark.rule("adventure-change", "adventure-claimed", "adventure-search")
def test_who_changes_from_it_leaves_the_map_and_keeps_the_hand() -> None:
    at = last_of_its_act(2, motive="adventure", found=[SHRINE], face_down=[HERE], held={ICE: 1, KELP: 1}, crew=5)
    play(at, "end", "science")
    s = state(at)
    assert (place_of(at, SHRINE), hidden_in(at), s.held[treasure(ICE)]) == (FOUND, [HERE], 1)
    s = position(HERE, motive="science", first_motive=names.MOTIVES.index("adventure"), levels=EXPANDED)
    assert not GAME.impossible(s, SHIPPED)


@pytest.mark.rule("adventure-change")
def test_dead_tokens_are_neither_searched_for_nor_taken() -> None:
    later: dict[str, Any] = {"motive": "science", "first_motive": names.MOTIVES.index("adventure"), "levels": EXPANDED}
    at = sit(HERE, found=[SHRINE], face_down=[HERE], held={KELP: 1}, crew=5, ships={"scotia": HERE}, **later)
    assert why_not(at, "search") == "search-needs-gem"
    play(at, f"use {KELP}")
    assert state(at).tracks[1] == 6
    sink(at)
    play(at, f"tonnage {HERE}")
    assert place_of(at, SHRINE) == FOUND
    s = position(HERE, held={ICE: 1}, **later)
    bare = position(HERE, **later)
    assert points(s, SHIPPED, ADVENTURE) - points(bare, SHIPPED, ADVENTURE) == 5
    assert points(s, SHIPPED, SCIENCE) - points(bare, SHIPPED, SCIENCE) == 6


@pytest.mark.rule("adventure-change", "adventure-tokens-left")
def test_impossible_tokens() -> None:
    def wrong(**fields: Any) -> list[str]:
        s = position(HERE, motive="adventure")
        for name, value in fields.items():
            setattr(s, name, value)
        return [error.code for error in GAME.impossible(s, SHIPPED)]

    cup = position(HERE, motive="adventure").cup
    assert wrong(cup=[*cup[:FIRST_ADVENTURE], 1, *cup[FIRST_ADVENTURE + 1 :]]) == ["state-nemo-tokens"]
    held = [0] * FIRST_ADVENTURE + [1] + [0] * (ADVENTURES - 1)
    assert wrong(held=held) == ["state-nemo-tokens"]
    assert wrong(face_down=1, adventures=[TAKEN] * ADVENTURES) == ["state-nemo-tokens"]
    s = position(HERE, motive="explore", levels=EXPANDED)
    s.face_down = 1
    assert [error.code for error in GAME.impossible(s, SHIPPED)] == ["state-nemo-tokens"]


# --- what is told, and the policy -----------------------------------------------------------------------------------------


@pytest.mark.rule("adventure-tokens")
def test_a_token_of_an_owner_is_told_from_its_values() -> None:
    assert treasure_says(SHIPPED, treasure(ICE)) == [(f"treasure-{ICE}-does", {})]
    owner = read_tables(f"[treasures.{ICE}]\nadventure = 1\nwonder = 2\n")
    said = [one[0] for one in treasure_says(owner, treasure(ICE))]
    expected = [
        "aid-token-ocean",
        "aid-token-adventure",
        "aid-token-science",
        "aid-token-wonder",
        "aid-treasure-used",
        "row-add",
    ]
    assert said == expected


@pytest.mark.rule("adventure-claimed", "adventure-found")
def test_greedy_goes_for_tokens() -> None:
    s = position(HERE, motive="adventure", found=[SHRINE], face_down=["arctic-ocean"])
    assert questions.claim_worth(s, SHIPPED, ocean(HERE), 0) > 0 == questions.claim_worth(s, SHIPPED, ocean("cape-horn"), 0)
    assert questions.find_worth(s, SHIPPED, ocean("arctic-ocean"), 0) > 0 == questions.find_worth(s, SHIPPED, ocean(HERE), 0)
    explorer = position(HERE, motive="explore")
    assert questions.claim_worth(explorer, SHIPPED, ocean(HERE), 7) == 7


@pytest.mark.rule("adventure-retained")
def test_answers_keep_their_numbers() -> None:
    assert (prepare.TOKEN, prepare.SIZE) == (105, 117)
    assert (act.TOKEN, helping.TOKEN) == (138, 106)
