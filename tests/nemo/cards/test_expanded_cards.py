"""The cards of the expanded box: events 54 to 57, the Finales H, I and J, and the events that are left over."""

from __future__ import annotations

from typing import Any

import pytest

from leagues.games.nemo import names
from leagues.games.nemo.aids.choices import choices_of
from leagues.games.nemo.decisions import draw_adventure, draw_event, exhibit, give_up, spring
from leagues.games.nemo.game import GAME
from leagues.games.nemo.modifiers import needed
from leagues.games.nemo.scoring import ADVENTURE, SCIENCE, WARSHIPS, points
from leagues.games.nemo.sources import ENEMY
from leagues.games.nemo.state import (
    AT_SEA,
    CUP,
    DESTROYED,
    FAILED,
    INSTALLED,
    PASSED,
    TABLEAU,
    WHITE,
    State,
    is_event,
    is_finale,
    unseen,
)
from leagues.games.nemo.state import BOX as BOXED
from leagues.kernel.table import Table

from ..positions import (
    SHIPPED,
    asked,
    draw,
    feed,
    legal,
    new,
    ocean,
    pile_of,
    play,
    position,
    set_sail,
    ship,
    sit,
    state,
    table,
    told,
    treasure,
    upgrade,
    where,
    why_not,
)
from ..test_greedy_truce import chooses
from .hands import finale, last_stack, rolled

HERE, NEXT, FAR = "south-atlantic", "north-atlantic", "indian-ocean"
BOX: dict[str, Any] = {"levels": {"box": "expanded"}}
NADAR, HINOMARU, WAR_OFFICE, Q_SHIPS = (names.CARDS.index(f"event {number}") for number in range(54, 58))
WRECK, FAIR, TRAP = (finale(letter) for letter in "hij")


def with_card(card: int, at: str = HERE, **more: Any) -> Table:
    """A card lies in the tableau."""
    return sit(at, tableau=[card], **BOX, **more)


# --- which cards there are --------------------------------------------------------------------------------------------


def weights(s: State, module: Any) -> dict[str, int]:
    """What can be drawn, with its weight."""
    found = {module.notation(outcome): module.weight(s, SHIPPED, outcome) for outcome in range(module.SIZE)}
    return {name: weight for name, weight in found.items() if weight}


@pytest.mark.rule("expanded-cards", "surplus-cards")
@pytest.mark.parametrize(("box", "events", "finales"), [("basic", 51, 7), ("expanded", 57, 10)])
def test_which_events_and_finales_there_are(box: str, events: int, finales: int) -> None:
    s = position(HERE, phase="event", levels={"box": box}, turn=1)
    assert weights(s, draw_event) == {f"event {number}": 1 for number in range(1, events + 1)}
    assert set(weights(s, draw_adventure)) == {f"event {number}" for number in range(1, events + 1)}
    s = position(HERE, phase="event", levels={"box": box}, act=3)
    s.pile[2], s.pile[3] = 0, 5
    drawn = weights(s, draw_event)
    last = {name: weight for name, weight in drawn.items() if name.startswith("finale")}
    assert set(last) == {f"finale {letter}" for letter in "abcdefghij"[:finales]}
    assert all(weight * 5 * finales == sum(drawn.values()) for weight in last.values())
    assert len({weight for name, weight in drawn.items() if name.startswith("event")}) == 1


@pytest.mark.rule("surplus-cards", "draw-pile")
def test_the_adventure_deck_has_25_cards_in_the_expanded_box_too() -> None:
    """004:185: six events are set aside, and nobody knows which."""
    at = new(box="expanded")
    set_sail(at)
    s = state(at)
    events = [card for card in range(len(names.CARDS)) if is_event(card) and unseen(s, card)]
    assert (s.deck, sum(s.pile), len(events)) == (25, 28, 57)
    assert len(events) - s.deck - (sum(s.pile) - 2) == 6
    s = s.copy()
    s.deck = 0
    assert weights(s, draw_adventure) == {}  # what is left unseen is not in the deck


@pytest.mark.rule("surplus-cards", "expanded-cards")
def test_a_state_with_a_card_too_many_cannot_occur() -> None:
    s = position(HERE, **BOX).copy()
    s.deck += 1
    assert [error.code for error in GAME.impossible(s, SHIPPED)] == ["state-nemo-cards"]
    s = position(HERE).copy()
    s.cards[NADAR] = TABLEAU
    assert [error.code for error in GAME.impossible(s, SHIPPED)] == ["state-nemo-cards"]


# --- Nadar ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("event-54", "tableau")
def test_nadar_stays_and_counts_as_science() -> None:
    """004:515."""
    at = sit(HERE, phase="event", **BOX)
    draw(at, "event 54")
    assert pile_of(at, NADAR) == TABLEAU
    s = state(at).copy()
    before = points(s, SHIPPED, SCIENCE)
    s.cards[NADAR] = FAILED
    assert before - points(s, SHIPPED, SCIENCE) == SHIPPED.times[s.motive][1]


@pytest.mark.rule("event-54", "nadar-where")
def test_nadar_reveals_a_hidden_ship_next_door_once_a_turn() -> None:
    at = with_card(NADAR, hidden={HERE: 1, NEXT: 1, "cape-horn": 1, FAR: 1}, actions=0, auto=False)
    play(at, "use event 54")
    assert (asked(at), legal(at)) == ("pick-ocean", [NEXT, "cape-horn"])
    assert why_not(at, HERE) == why_not(at, FAR) == why_not(at, "none") == "nadar-where"
    play(at, NEXT)
    feed(at, "clyde")
    assert where(at, "clyde") == AT_SEA + ocean(NEXT)
    assert (state(at).hidden[ocean(NEXT)], state(at).actions, pile_of(at, NADAR)) == (0, 0, TABLEAU)
    assert why_not(at, "use event 54") == "keep-when"
    play(at, "end")
    assert state(at).scouted == 0


@pytest.mark.rule("nadar-where", "dotted-lines")
def test_nadar_does_not_see_along_dotted_lines() -> None:
    dotted = [
        (one, other) for one in range(12) for other in range(12)
        if SHIPPED.dotted[one] >> other & 1 and not SHIPPED.links[one] >> other & 1
    ]  # fmt: skip
    here, there = (names.OCEANS[one] for one in dotted[0])
    assert why_not(with_card(NADAR, here, hidden={there: 1}), "use event 54") == "keep-when"


@pytest.mark.rule("nadar-where", "upgrade-prism-binoculars")
def test_the_binoculars_look_through_the_balloon_too() -> None:
    """Ruling B32."""
    at = with_card(NADAR, hidden={NEXT: 1}, upgrades=["prism-binoculars"])
    play(at, "use event 54", NEXT)
    feed(at, "clyde")
    assert (asked(at), legal(at)) == ("take-up", ["decline", "redraw"])
    play(at, "redraw")
    feed(at, "gange")
    assert (where(at, "gange"), where(at, "clyde")) == (AT_SEA + ocean(NEXT), 1)


@pytest.mark.rule("event-54", "keep-when")
def test_nadar_flies_in_the_action_phase_only() -> None:
    at = with_card(NADAR, hidden={NEXT: 1}, phase="prepare", auto=False)
    assert legal(at) == ["roll"]


# --- The Hinomaru -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("event-55", "enemy-roll")
@pytest.mark.parametrize(("name", "more"), [("fujiyama", 1), ("lord-clyde", 0), ("moshun", 1)])
def test_japanese_warships_shoot_better(name: str, more: int) -> None:
    japanese = SHIPPED.flag[0][ship(name)] == names.FLAGS.index("japanese")
    assert japanese == bool(more)
    s = position(HERE, ships={name: HERE}, tableau=[HINOMARU], **BOX)
    assert needed(s, SHIPPED, ENEMY, ship(name)) == SHIPPED.attack[0][ship(name)] + more
    plain = position(HERE, ships={name: HERE}, **BOX)
    assert needed(plain, SHIPPED, ENEMY, ship(name)) == SHIPPED.attack[0][ship(name)]


@pytest.mark.rule("event-55", "hinomaru-when", "score-warships")
def test_sunk_japanese_ships_score_more_whenever_they_were_sunk() -> None:
    sunk = {"fujiyama": HERE, "lord-clyde": HERE}
    plain, flagged = (position(HERE, motive="war", tonnage=sunk, tableau=lying, **BOX) for lying in ([], [HINOMARU]))
    assert points(flagged, SHIPPED, WARSHIPS) == points(plain, SHIPPED, WARSHIPS) + 1
    at = sit(HERE, phase="event", motive="war", tonnage=sunk, **BOX)
    draw(at, "event 55")
    assert (pile_of(at, HINOMARU), points(state(at), SHIPPED, WARSHIPS)) == (TABLEAU, points(flagged, SHIPPED, WARSHIPS))


@pytest.mark.rule("hinomaru-when")
def test_who_has_no_guns_gets_none() -> None:
    s = position(HERE, tableau=[HINOMARU], **BOX)
    unarmed = [
        one for one in range(len(names.SHIPS))
        if SHIPPED.flag[0][one] == names.FLAGS.index("japanese") and not SHIPPED.attack[0][one]
    ]  # fmt: skip
    for one in unarmed:
        assert needed(s, SHIPPED, ENEMY, one) == 0
    s = s.copy()
    s.ships[ship("clyde")] = AT_SEA
    assert needed(s, SHIPPED, ENEMY, ship("clyde")) == 0


# --- The War Office Act -----------------------------------------------------------------------------------------------


@pytest.mark.rule("event-56", "war-office-where", "side-shown")
@pytest.mark.parametrize(
    ("ocean_of", "card", "watch", "gray"),
    [(HERE, True, "lord-clyde", 1), (HERE, False, "lord-clyde", 0), (HERE, True, "scotia", 0),
     ("cape-horn", True, "lord-clyde", 0)],
)  # fmt: skip
def test_a_white_ship_that_is_attacked_shows_its_gray_side_under_watch(
    ocean_of: str, card: bool, watch: str, gray: int
) -> None:
    at = sit(ocean_of, tableau=[WAR_OFFICE] if card else [], hidden={ocean_of: 1}, ships={watch: ocean_of}, **BOX)
    play(at, "stalk", "hidden")
    feed(at, "clyde")
    assert state(at).backs[ship("clyde")] == gray


@pytest.mark.rule("event-56", "war-office-where", "reveal")
@pytest.mark.parametrize(("watched", "gray"), [(NEXT, 1), (FAR, 0)])
def test_one_that_is_scouted_too(watched: str, gray: int) -> None:
    at = sit(HERE, tableau=[WAR_OFFICE, NADAR], hidden={NEXT: 1}, ships={"lord-clyde": watched}, **BOX)
    play(at, "use event 54", NEXT)
    feed(at, "clyde")
    assert state(at).backs[ship("clyde")] == gray


@pytest.mark.rule("war-office-where")
def test_a_ship_without_a_gray_side_shows_what_it_has() -> None:
    at = sit(HERE, tableau=[WAR_OFFICE], hidden={HERE: 1}, ships={"lord-clyde": HERE}, **BOX)
    play(at, "stalk", "hidden")
    feed(at, "arapiles")
    assert state(at).backs[ship("arapiles")] == 0


@pytest.mark.rule("event-56")
def test_the_act_stays() -> None:
    at = sit(HERE, phase="event", **BOX)
    draw(at, "event 56")
    assert pile_of(at, WAR_OFFICE) == TABLEAU


# --- Q-Ships ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("event-57", "q-ships-when")
@pytest.mark.parametrize("die", [1, 2, 6])
def test_a_one_turns_the_white_ship_gray_before_the_fight(die: int) -> None:
    at = with_card(Q_SHIPS, ships={"clyde": HERE, "gange": HERE})
    play(at, "bold", "clyde")
    assert asked(at) == "throw"
    feed(at, die)
    assert state(at).backs[ship("clyde")] == int(die == 1)
    assert (told(at, "say-hidden-guns") is not None) == (die == 1)
    assert asked(at) == ("throw" if die == 1 else "exert")  # she shoots first then


@pytest.mark.rule("q-ships-when", "stalk-declined")
def test_who_stalks_may_let_her_go() -> None:
    at = with_card(Q_SHIPS, ships={"clyde": HERE, "gange": HERE}, actions=2)
    play(at, "stalk", "clyde")
    feed(at, 1)
    assert (asked(at), legal(at), state(at).actions) == ("press", ["decline", "fight"], 1)
    play(at, "decline")
    assert (where(at, "clyde"), state(at).backs[ship("clyde")], asked(at)) == (AT_SEA + ocean(HERE), 1, "act")
    at = with_card(Q_SHIPS, ships={"clyde": HERE, "gange": HERE})
    play(at, "stalk", "clyde")
    feed(at, 2)
    assert asked(at) == "exert"


@pytest.mark.rule("q-ships-when")
@pytest.mark.parametrize("name", ["clyde*", "lord-clyde", "hidden"])
def test_nobody_else_is_looked_at(name: str) -> None:
    more: dict[str, Any] = {"hidden": {HERE: 1}} if name == "hidden" else {"ships": {name: HERE}}
    at = with_card(Q_SHIPS, **more)
    play(at, "bold")
    if name == "hidden":
        feed(at, "clyde")
        assert asked(at) == "exert"  # revealed in the attack itself
    else:
        assert told(at, "say-attacks") is not None
    assert asked(sit(HERE, ships={"clyde": HERE, "gange": HERE}, **BOX)) == "act"


@pytest.mark.rule("q-ships-when", "torpedo")
@pytest.mark.parametrize("move", ["torpedo", "diplomacy"])
def test_every_kind_of_attack_counts(move: str) -> None:
    at = with_card(Q_SHIPS, ships={"clyde": HERE, "gange": HERE}, upgrades=["steam-torpedoes", "hospital-machines"])
    play(at, move, "clyde")
    feed(at, 1)
    assert state(at).backs[ship("clyde")] == 1


@pytest.mark.rule("event-57")
def test_without_the_card_a_white_ship_is_what_it_seems() -> None:
    at = sit(HERE, ships={"clyde": HERE, "gange": HERE}, **BOX)
    play(at, "bold", "clyde")
    assert asked(at) == "exert"
    at = sit(HERE, phase="event", **BOX)
    draw(at, "event 57")
    assert pile_of(at, Q_SHIPS) == TABLEAU


# --- The Wreck of the Century -----------------------------------------------------------------------------------------


@pytest.mark.rule("finale-h", "finale-ends")
def test_the_wreck_of_the_century_is_passed() -> None:
    at = last_stack(finale="h", upgrades=["hydro-drive"], **BOX)
    assert legal(at) == ["none", "exert hull"]
    rolled(at, 9)
    assert (at.over, pile_of(at, WRECK), state(at).upgrades[upgrade("hydro-drive")]) == (True, PASSED, INSTALLED)


@pytest.mark.rule("finale-h", "wreck-upgrade")
def test_who_fails_loses_an_upgrade_of_their_choice() -> None:
    at = last_stack(finale="h", upgrades=["hydro-drive", "strengthened-prow"], available=["double-hull"], **BOX)
    rolled(at, 8)
    assert (asked(at), legal(at)) == ("give-up", ["hydro-drive", "strengthened-prow"])
    assert why_not(at, "double-hull") == "wreck-upgrade"
    about = choices_of(GAME, state(at), SHIPPED)
    prow, drive = about[upgrade("strengthened-prow")], about[upgrade("hydro-drive")]
    assert (prow["points"], drive["points"]) == (-2, -SHIPPED.times[state(at).motive][1])
    play(at, "strengthened-prow")
    assert (at.over, pile_of(at, WRECK), state(at).upgrades[upgrade("strengthened-prow")]) == (True, FAILED, DESTROYED)
    assert state(at).upgrades[upgrade("hydro-drive")] == INSTALLED


@pytest.mark.rule("wreck-upgrade")
def test_without_an_upgrade_nothing_is_lost() -> None:
    at = last_stack(finale="h", **BOX)
    rolled(at, 8)
    assert (at.over, pile_of(at, WRECK)) == (True, FAILED)


# --- A World's Fair ---------------------------------------------------------------------------------------------------


def at_the_fair(**held: int) -> Table:
    """The Finale is turned up."""
    tokens = {name.replace("_", "-"): count for name, count in held.items()}
    return last_stack(finale="i", held=tokens, auto=False, **BOX)


@pytest.mark.rule("finale-i", "fair-treasures")
@pytest.mark.parametrize(
    ("gives", "passed"),
    [(["none"], False), (["map-1", "none"], False), (["map-1", "abyss", "none"], True),
     (["map-1", "abyss", "retain-crew"], True)],
)  # fmt: skip
def test_two_treasures_make_a_fair(gives: list[str], passed: bool) -> None:
    at = at_the_fair(map_1=1, abyss=1, retain_crew=1, map_2=1)
    play(at, *gives)
    given = [name for name in gives if name != "none"]
    assert (at.over, pile_of(at, FAIR)) == (True, PASSED if passed else FAILED)
    assert [state(at).held[treasure(name)] for name in given] == [0] * len(given)
    assert sum(state(at).held) == 4 - len(given)


@pytest.mark.rule("finale-i", "score-adventure", "score-science")
def test_what_the_fair_scores() -> None:
    at = at_the_fair(map_1=1, map_2=1)
    before = points(state(at), SHIPPED, SCIENCE)
    play(at, "map-1", "map-2", "none")
    assert points(state(at), SHIPPED, ADVENTURE) == 4 + 3  # and Rising Action
    assert points(state(at), SHIPPED, SCIENCE) - before == SHIPPED.times[state(at).motive][1]


@pytest.mark.rule("fair-treasures")
def test_only_what_is_held_can_be_given() -> None:
    at = at_the_fair(map_1=1)
    assert legal(at) == ["none", "map-1"]
    assert why_not(at, "map-2") == "fair-treasures"
    about = choices_of(GAME, state(at), SHIPPED)
    assert about[exhibit.TREASURE + treasure("map-1")]["points"] == -2  # Explore adds 1 to each


@pytest.mark.rule("map-room-return", "finale-i")
def test_the_map_room_takes_back_what_was_given() -> None:
    """Ruling A5."""
    at = last_stack(finale="i", held={"map-1": 1, "map-2": 1}, upgrades=["map-room"], auto=False, **BOX)
    play(at, "map-1")
    assert (asked(at), legal(at)) == ("take-up", ["decline", "return"])
    cup = state(at).cup[treasure("map-1")]
    play(at, "return")
    assert (asked(at), state(at).cup[treasure("map-1")]) == ("exhibit", cup + 1)
    play(at, "map-2", "decline", "none")
    assert pile_of(at, FAIR) == PASSED


# --- The Trap ---------------------------------------------------------------------------------------------------------


def trapped(first: str = "fujiyama", second: str = "arapiles", **more: Any) -> Table:
    """Two Warships have been drawn."""
    at = last_stack(finale="j", auto=False, **BOX, **more)
    assert "clyde" not in legal(at)
    feed(at, first)
    feed(at, second)
    return at


def fought(at: Table, sunk: bool) -> None:
    """She misses; the Nautilus sinks her, or does not."""
    feed(at, 6, 6)
    play(at, "none")
    feed(at, *((6, 6) if sunk else (2, 2)))
    if asked(at) == "help":
        play(at, "accept")
    if asked(at) == "dispose":
        play(at, f"tonnage {HERE}")
    if asked(at) == "target":
        play(at, "stop")


@pytest.mark.rule("finale-j", "trap-order", "overstacked", "forced-attack")
@pytest.mark.parametrize("first", ["fujiyama", "arapiles"])
@pytest.mark.parametrize(("sunk", "passed"), [((True, True), True), ((True, False), False), ((False, True), False)])
def test_both_must_be_sunk_one_after_the_other(first: str, sunk: tuple[bool, bool], passed: bool) -> None:
    at = trapped(hidden={HERE: SHIPPED.spaces[ocean(HERE)]})
    assert where(at, "fujiyama") == where(at, "arapiles") == AT_SEA + ocean(HERE)
    assert (asked(at), set(legal(at))) == ("spring", {"fujiyama", "arapiles"})
    assert why_not(at, "clyde") == "trap-order"
    assert set(choices_of(GAME, state(at), SHIPPED)) == {ship("fujiyama"), ship("arapiles")}
    play(at, first)
    assert told(at, "say-attacks") == (ship(first), 1, 0)  # boldly
    fought(at, sunk[0])
    assert told(at, "say-attacks") == (ship("arapiles" if first == "fujiyama" else "fujiyama"), 1, 0)
    fought(at, sunk[1])
    assert (at.over, pile_of(at, TRAP)) == (True, PASSED if passed else FAILED)
    assert points(state(at), SHIPPED, ADVENTURE) == (8 + 3 if passed else 3)


@pytest.mark.rule("trap-one-by-one", "bold-chain")
def test_the_series_may_go_on_to_others_but_not_to_the_one_that_waits() -> None:
    """Ruling A30: no Notoriety between the two of the trap."""
    at = trapped(ships={"gange": HERE})
    play(at, "fujiyama")
    before = state(at).notoriety
    feed(at, 6, 6)
    play(at, "none")
    feed(at, 6, 6)
    play(at, f"tonnage {HERE}")
    assert (asked(at), set(legal(at))) == ("target", {"gange", "stop"})
    assert why_not(at, "arapiles") == "trap-one-by-one"
    gained = state(at).notoriety - before
    play(at, "stop")
    assert (state(at).notoriety - before, told(at, "say-attacks")) == (gained, (ship("arapiles"), 1, 0))


@pytest.mark.rule("trap-order", "finale-j")
@pytest.mark.parametrize("left", [0, 1])
def test_where_the_cup_has_fewer_the_trap_fails(left: int) -> None:
    s = state(last_stack(auto=False, **BOX)).copy()
    for one in range(len(names.SHIPS)):
        if s.ships[one] == CUP and SHIPPED.group[one] != WHITE and not (left and one == ship("fujiyama")):
            s.ships[one] = BOXED
    at = table(s, auto=False)
    draw(at, "finale j")
    if left:
        feed(at, "fujiyama")
        fought(at, True)
    assert (at.over, pile_of(at, TRAP)) == (True, FAILED)


# --- what greedy makes of it ------------------------------------------------------------------------------------------


@pytest.mark.rule("finale-i")
def test_greedy_gives_two_cheap_treasures_and_no_more() -> None:
    at = at_the_fair(map_0=1, map_1=1, map_5=1)
    given = []
    while not at.over and asked(at) == "exhibit":
        given.append(chooses(at))
        play(at, given[-1])
    assert given == ["map-0", "map-1", "none"]


@pytest.mark.rule("finale-h", "finale-j")
def test_greedy_answers_in_every_finale() -> None:
    at = last_stack(finale="h", upgrades=["hydro-drive", "prism-binoculars"], **BOX)
    rolled(at, 8)
    assert chooses(at) in legal(at)
    assert chooses(trapped()) in ("fujiyama", "arapiles")


@pytest.mark.rule("finale-h", "finale-i", "finale-j")
def test_their_answers_are_those_of_the_lists() -> None:
    assert (1 + len(names.TREASURES), len(names.UPGRADES), len(names.SHIPS)) == (exhibit.KEPT, give_up.SIZE, spring.SIZE)
    assert [is_finale(card) for card in (WRECK, FAIR, TRAP, NADAR)] == [True, True, True, False]
