"""The Armory."""

from __future__ import annotations

from typing import Any

import pytest

from leagues.games.nemo import names, upgrades
from leagues.games.nemo.aids.choices import choices_of
from leagues.games.nemo.decisions import take_up
from leagues.games.nemo.game import GAME
from leagues.games.nemo.reading import read_tables
from leagues.games.nemo.sources import NAMES
from leagues.games.nemo.state import AVAILABLE, NOT_YET
from leagues.games.nemo.tables import TEST_CARD
from leagues.kernel.table import Table

from ..positions import (
    SHIPPED,
    asked,
    draw,
    feed,
    legal,
    new,
    play,
    position,
    set_sail,
    sit,
    state,
    table,
    told,
    upgrade,
    why_not,
)
from ..test_greedy_truce import chooses

HERE = "north-atlantic"
SOURCE = NAMES.index("armory")
ARMED: dict[str, Any] = {"upgrades": ["armory"], "levels": {"box": "expanded"}, "notoriety": 5, "hull": 8}
OFFERED = ["decline", "arm for notoriety", "arm for hull"]


def inciting(**more: Any) -> Table:
    """An incitement is about to be rolled."""
    at = sit(HERE, **{**ARMED, **more})
    play(at, "incite", "none")
    return at


@pytest.mark.rule("upgrade-armory", "armory-order")
@pytest.mark.parametrize(
    ("gives", "notoriety", "hull"),
    [([], 5, 8), (["arm for notoriety"], 6, 8), (["arm for hull"], 5, 7),
     (["arm for hull", "arm for notoriety", "arm for notoriety"], 7, 7)],
)  # fmt: skip
def test_each_time_that_something_is_given_adds_one(gives: list[str], notoriety: int, hull: int) -> None:
    """004:1695-1699; any number of times, mixed."""
    at = inciting()
    assert (asked(at), legal(at)) == ("take-up", OFFERED)
    play(at, *gives, "decline")
    assert (state(at).notoriety, state(at).tracks[2], state(at).amounts[SOURCE]) == (notoriety, hull, len(gives))
    assert asked(at) == "throw"


@pytest.mark.rule("upgrade-armory", "incite-results")
@pytest.mark.parametrize(("dice", "cubes"), [((3, 3), 1), ((1, 1), 0)])
def test_it_counts_and_is_lost_whatever_comes_of_it(dice: tuple[int, int], cubes: int) -> None:
    at = inciting()
    play(at, "arm for hull", "decline")
    feed(at, *dice)
    if asked(at) == "help":
        play(at, "accept")
    assert (sum(state(at).cubes), state(at).tracks[2] <= 7, state(at).armed) == (cubes, True, 0)


@pytest.mark.rule("armory-order", "exert")
def test_the_exerted_hull_is_read_after_the_payment() -> None:
    """Ruling A2: Hull 9 adds 2, Hull 8 adds 1."""
    step = next(one for one in range(3, SHIPPED.track_start[2] + 1) if SHIPPED.exert[2][one] > SHIPPED.exert[2][one - 1])
    s = position(HERE, **{**ARMED, "hull": step, "ships": {"sea-serpent": HERE}})
    at = table(s)
    play(at, "stalk")
    feed(at, 6, 6)
    play(at, "exert hull", "arm for hull", "decline")
    assert state(at).amounts[NAMES.index("exert-hull")] == SHIPPED.exert[2][step - 1]


@pytest.mark.rule("armory-order", "treasure-as-modifier")
def test_it_comes_after_exerting_and_spending() -> None:
    at = sit(HERE, held={"map-3": 1}, **ARMED)
    play(at, "incite")
    assert asked(at) == "exert"
    play(at, "none")
    assert asked(at) == "spend"
    play(at, "spend map-3")
    assert asked(at) == "take-up"
    play(at, "arm for notoriety", "decline")
    assert (state(at).amounts[NAMES.index("treasure")], state(at).amounts[SOURCE]) == (3, 1)


@pytest.mark.rule("armory-when")
@pytest.mark.parametrize(("ship", "offered"), [("sea-serpent", True), ("lord-clyde", False)])
@pytest.mark.parametrize("style", ["bold", "stalk"])
def test_of_all_ships_it_serves_against_the_monster(ship: str, style: str, offered: bool) -> None:
    """004:1385; not on her own shot."""
    at = sit(HERE, ships={ship: HERE}, **ARMED)
    play(at, style)
    assert asked(at) == "throw"  # she shoots first, and nothing is asked for that
    feed(at, 6, 6)
    play(at, "none")
    assert (asked(at) == "take-up") == offered
    if offered:
        play(at, "arm for hull", "decline")
        assert state(at).amounts[SOURCE] == 1


@pytest.mark.rule("armory-when", "torpedo-unmodified", "diplomacy-roll")
@pytest.mark.parametrize("move", ["torpedo", "diplomacy"])
def test_neither_torpedoes_nor_diplomats_are_armed(move: str) -> None:
    at = sit(HERE, ships={"sea-serpent": HERE}, **{**ARMED, "upgrades": ["armory", "steam-torpedoes", "hospital-machines"]})
    play(at, move)
    feed(at, 6, 6)
    if move == "diplomacy":
        feed(at, 6)
        play(at, "leave out first")
    assert asked(at) == "throw"


@pytest.mark.rule("armory-when")
@pytest.mark.parametrize("card", range(1, names.EVENTS + 1))
def test_on_four_cards(card: int) -> None:
    """Ruling A1: cards 12, 21, 29 and 34."""
    if SHIPPED.card_type[card] != TEST_CARD:
        assert SHIPPED.foes[card] == 0
        return
    at = sit(HERE, phase="event", **{**ARMED, "nemo": 4, "crew": 6})
    draw(at, card)
    if asked(at) == "exert":
        play(at, "none")
    assert (asked(at) == "take-up") == (card in (12, 21, 29, 34)) == bool(SHIPPED.foes[card])


@pytest.mark.rule("armory-when")
def test_other_actions_and_an_armory_on_offer_ask_nothing() -> None:
    at = sit(HERE, crew=6, **ARMED)
    play(at, "rest", "none")
    assert asked(at) == "throw"
    assert asked(inciting(upgrades=[], available=["armory"])) == "throw"


@pytest.mark.rule("upgrade-armory", "shattered", "pariah")
@pytest.mark.parametrize(
    ("more", "move", "outcome"),
    [({"hull": 1}, "arm for hull", "lost-shattered"), ({"notoriety": 35}, "arm for notoriety", "lost-pariah")],
)
def test_the_last_step_can_be_given(more: dict[str, int], move: str, outcome: str) -> None:
    """Ruling B5."""
    at = inciting(**more)
    play(at, move)
    assert (at.over, at.outcome) == (True, outcome)


@pytest.mark.rule("piracy-other-price", "upgrade-armory")
@pytest.mark.parametrize(("notoriety", "offered"), [(50, OFFERED), (51, ["decline", "arm for hull"])])
def test_frozen_notoriety_pays_for_nothing(notoriety: int, offered: list[str]) -> None:
    """Ruling A19."""
    at = inciting(motive="piracy", notoriety=notoriety)
    assert legal(at) == offered
    if notoriety == 51:
        assert why_not(at, "arm for notoriety") == "piracy-other-price"


@pytest.mark.rule("humanist-tripled", "upgrade-armory")
def test_a_humanist_pays_three_times() -> None:
    """Ruling B37."""
    at = inciting(motive="humanist")
    play(at, "arm for notoriety")
    assert state(at).notoriety == 8


@pytest.mark.rule("re-roll", "upgrade-armory")
def test_a_roll_that_is_made_again_keeps_it() -> None:
    at = inciting(held={"retain-reroll": 1})
    play(at, "none") if asked(at) == "spend" else None
    play(at, "arm for hull", "decline")
    feed(at, 1, 2)
    play(at, "use retain-reroll")
    assert (asked(at), state(at).amounts[SOURCE]) == ("throw", 1)


@pytest.mark.rule("upgrade-armory", "modifiers")
def test_the_roll_is_told_with_and_without_it() -> None:
    at = inciting()
    told_now = choices_of(GAME, state(at), SHIPPED)
    pays = [take_up.OFFERED + at for at, (one, _, _) in enumerate(upgrades.OFFERS) if one == upgrade("armory")]
    plain, paid = told_now[take_up.DECLINE]["roll"], told_now[pays[0]]["roll"]
    assert (plain["added"], paid["added"]) == (0, 1)
    assert paid["passes"] > plain["passes"]
    assert {"source": "armory", "amount": 1} in paid["modifiers"]
    assert ("aid-track-then", {"track": 2, "at": 7}) in told_now[pays[1]]["more"]


@pytest.mark.rule("upgrade-armory")
def test_an_owner_says_what_it_adds_and_costs() -> None:
    tables = read_tables("[upgrades.armory]\nadds = 2\nlast = 3\n")
    at = sit(HERE, tables=tables, **ARMED)
    play(at, "incite", "none", "arm for notoriety", "decline")
    assert (state(at).notoriety, state(at).amounts[SOURCE]) == (8, 2)


@pytest.mark.rule("event-52", "upgrade-armory", "setup-upgrades")
def test_a_card_brings_it() -> None:
    """Ruling B10: it is never drawn at setup."""
    at = new(box="expanded")
    set_sail(at)
    assert state(at).upgrades[upgrade("armory")] == NOT_YET
    at = sit(HERE, phase="event", levels={"box": "expanded"}, crew=6)
    draw(at, "event 52")
    assert legal(at) == ["none", "exert crew"]
    play(at, "none")
    feed(at, 4, 5)
    assert (state(at).upgrades[upgrade("armory")], told(at, "say-offered")) == (AVAILABLE, (upgrade("armory"), 0, 0))


@pytest.mark.rule("upgrade-armory")
@pytest.mark.parametrize(("more", "gives"), [({"hull": 9, "notoriety": 20}, True), ({"hull": 1, "notoriety": 35}, False)])
def test_greedy_gives_where_it_pays(more: dict[str, int], gives: bool) -> None:
    """Inciting among Warships needs more; nobody gives the last step."""
    at = inciting(ships={"lord-clyde": HERE, "royal-sovereign": HERE}, **more)
    assert (chooses(at) != "decline") == gives
