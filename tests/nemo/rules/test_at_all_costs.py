"""At All Costs!"""

from __future__ import annotations

from typing import Any

import pytest

from leagues.games.nemo.aids.choices import choices_of
from leagues.games.nemo.aids.explanation import explain
from leagues.games.nemo.decisions import at_all_costs
from leagues.games.nemo.game import GAME
from leagues.games.nemo.modifiers import total
from leagues.games.nemo.reading import read_tables
from leagues.games.nemo.sources import AT_ALL_COSTS, NAMES
from leagues.games.nemo.state import AT_SEA, DISCARDED, REMOVED
from leagues.kernel.table import Table

from ..positions import SHIPPED, asked, feed, legal, ocean, play, position, sit, state, told, upgrade, where, why_not
from ..test_greedy_truce import chooses

HERE = "north-atlantic"
EXPANDED = {"box": "expanded"}
DECISION = "at-all-costs"


def costly(**more: Any) -> Table:
    """In the Action Phase, with an upgrade aboard."""
    return sit(HERE, **{"rules": (DECISION,), "upgrades": ["hydro-drive"], "levels": EXPANDED, **more})


def inciting(**more: Any) -> Table:
    """An incitement is about to be rolled."""
    at = costly(**more)
    play(at, "incite", "none")
    return at


@pytest.mark.rule("at-all-costs", "optional-rules")
@pytest.mark.parametrize("where_it_is", ["upgrades", "available"])
def test_an_upgrade_and_notoriety_add_two(where_it_is: str) -> None:
    """004:634, 004:2057: aboard or on offer."""
    at = inciting(**{"upgrades": [], where_it_is: ["hydro-drive"]})
    assert (asked(at), legal(at)) == (DECISION, ["none", "give hydro-drive"])
    play(at, "give hydro-drive")
    assert (state(at).amounts[AT_ALL_COSTS], state(at).notoriety) == (2, 1)
    assert told(at, "say-pledged") == (upgrade("hydro-drive"), 0, 0)
    feed(at, 3, 3)
    if asked(at) == "help":
        play(at, "accept")
    assert (state(at).pledged, state(at).cubes[2], state(at).amounts) == (0, 1, [0] * len(NAMES))


@pytest.mark.rule("at-all-costs", "optional-rules")
def test_nothing_is_asked_without_the_rule_or_an_upgrade() -> None:
    assert asked(inciting(rules=())) == "throw"
    assert asked(inciting(upgrades=[])) == "throw"
    assert why_not(inciting(), "give sanctorum") == "at-all-costs"


@pytest.mark.rule("at-all-costs")
def test_who_gives_nothing_keeps_everything() -> None:
    at = inciting()
    play(at, "none")
    assert (asked(at), state(at).notoriety, state(at).amounts[AT_ALL_COSTS]) == ("throw", 0, 0)


@pytest.mark.rule("at-all-costs-last", "armory-order")
def test_it_is_asked_after_all_other_costs() -> None:
    """Ruling A2."""
    at = costly(upgrades=["armory"], held={"map-3": 1})
    play(at, "incite")
    order = [asked(at)]
    for move in ("exert nemo", "spend map-3", "arm for notoriety", "decline"):
        play(at, move)
        order.append(asked(at))
    assert order == ["exert", "spend", "take-up", "take-up", DECISION]
    play(at, "give armory")
    added = {NAMES[source]: amount for source, amount in enumerate(state(at).amounts) if amount}
    assert (added["armory"], added["treasure"], added["at-all-costs"]) == (1, 3, 2)


@pytest.mark.rule("at-all-costs-last", "upgrade-double-hull")
def test_what_was_given_adds_nothing_of_its_own() -> None:
    for move, expected in (("none", 1), ("give double-hull", 0)):
        at = costly(upgrades=["double-hull", "hydro-drive"], ships={"clyde": HERE})
        play(at, "stalk", "exert hull", move)
        assert state(at).amounts[NAMES.index("double-hull")] == expected


@pytest.mark.rule("at-all-costs-gone")
def test_it_is_out_of_the_game() -> None:
    """Ruling A24: neither aside nor in the FAIL pile."""
    at = inciting()
    play(at, "give hydro-drive")
    assert state(at).upgrades[upgrade("hydro-drive")] == REMOVED
    wrong = state(at).copy()
    wrong.upgrades[upgrade("hydro-drive")] = 0
    assert GAME.impossible(wrong, SHIPPED) != []


@pytest.mark.rule("at-all-costs-gone", "quarters-ships")
def test_ships_kept_in_the_quarters_go_with_them() -> None:
    at = inciting(upgrades=["prize-crew-quarters"], quarters=["clyde"])
    play(at, "give prize-crew-quarters")
    assert where(at, "clyde") == DISCARDED


@pytest.mark.rule("at-all-costs-two-dice")
def test_once_a_roll_and_again_for_the_next_one() -> None:
    at = costly(upgrades=["hydro-drive", "crew-armor"], ships={"lord-clyde": HERE}, held={"retain-reroll": 1})
    play(at, "bold")
    assert asked(at) == DECISION
    play(at, "give hydro-drive")
    assert asked(at) == "throw"
    feed(at, 1, 2)
    play(at, "use retain-reroll")
    assert (asked(at), state(at).amounts[AT_ALL_COSTS]) == ("throw", 2)
    feed(at, 6, 6)
    assert asked(at) == "exert"
    play(at, "none")
    assert (asked(at), legal(at)) == (DECISION, ["none", "give crew-armor"])


@pytest.mark.rule("at-all-costs-enemy", "enemy-modifiers")
def test_for_a_warships_roll_it_is_her_miss() -> None:
    """Ruling A24; she hits below 7."""
    for move, hits in (("none", True), ("give hydro-drive", False)):
        at = costly(ships={"lord-clyde": HERE})
        play(at, "stalk", move)
        feed(at, 2, 3)
        if asked(at) == "help":
            play(at, "accept")
        assert (told(at, "say-enemy-hits") is not None) == hits
        assert hits or total(state(at)) == 0


@pytest.mark.rule("at-all-costs", "torpedo-unmodified", "diplomacy-roll")
@pytest.mark.parametrize(("style", "fitted"), [("torpedo", "steam-torpedoes"), ("diplomacy", "hospital-machines")])
def test_alone_of_all_it_changes_torpedoes_and_diplomacy(style: str, fitted: str) -> None:
    """004:2057."""
    at = costly(upgrades=[fitted, "hydro-drive"], ships={"clyde": HERE}, rules=(DECISION, "naval-coordination"))
    play(at, style)
    assert asked(at) == DECISION
    play(at, "give hydro-drive")
    added = {source: amount for source, amount in enumerate(state(at).amounts) if amount}
    assert added == {AT_ALL_COSTS: 2}
    need = SHIPPED.torpedo[0]
    feed(at, 1, need - 3)
    assert told(at, "say-missed") is None


@pytest.mark.rule("at-all-costs-own-card")
@pytest.mark.parametrize(("style", "fitted"), [("torpedo", "steam-torpedoes"), ("diplomacy", "hospital-machines")])
def test_the_card_that_attacks_is_not_given_for_its_own_roll(style: str, fitted: str) -> None:
    """Ruling A24."""
    at = costly(upgrades=[fitted, "hydro-drive"], ships={"clyde": HERE})
    play(at, style)
    assert why_not(at, f"give {fitted}") == "at-all-costs-own-card"
    at = costly(upgrades=[fitted], ships={"clyde": HERE})
    play(at, style)
    assert asked(at) == "throw"


@pytest.mark.rule("at-all-costs-enemy", "torpedo-lost", "diplomacy-lost")
@pytest.mark.parametrize(("style", "fitted"), [("torpedo", "steam-torpedoes"), ("diplomacy", "hospital-machines")])
def test_for_the_shot_before_it_can_be_and_the_attack_is_lost(style: str, fitted: str) -> None:
    at = costly(upgrades=[fitted], ships={"lord-clyde": HERE})
    play(at, style, f"give {fitted}")
    feed(at, 6, 6)
    if style == "diplomacy":
        feed(at, 6)
        play(at, "leave out first")
    assert asked(at) == "act"
    assert (told(at, "say-missed"), where(at, "lord-clyde")) == (None, AT_SEA + ocean(HERE))


@pytest.mark.rule("at-all-costs-two-dice", "torpedo-after-miss")
@pytest.mark.parametrize(
    ("style", "fitted", "worn"), [("torpedo", "steam-torpedoes", "torpedo_worn"),
     ("diplomacy", "hospital-machines", "diplomacy_worn")],
)  # fmt: skip
def test_a_single_die_takes_nothing(style: str, fitted: str, worn: str) -> None:
    at = costly(upgrades=[fitted, "hydro-drive"], ships={"clyde": HERE}, **{worn: 1})
    play(at, style)
    assert asked(at) == "throw"


@pytest.mark.rule("at-all-costs-frozen", "piracy-frozen")
def test_a_frozen_pirate_gives_only_the_upgrade() -> None:
    at = inciting(motive="piracy", notoriety=51)
    play(at, "give hydro-drive")
    assert (state(at).notoriety, state(at).amounts[AT_ALL_COSTS]) == (51, 2)


@pytest.mark.rule("humanist-tripled", "at-all-costs")
def test_a_humanist_pays_three_times_in_the_action_phase() -> None:
    """Ruling B37."""
    at = inciting(motive="humanist")
    play(at, "give hydro-drive")
    assert state(at).notoriety == 3


@pytest.mark.rule("at-all-costs", "pariah")
def test_the_notoriety_can_be_the_defeat() -> None:
    at = inciting(notoriety=35)
    found = choices_of(GAME, state(at), SHIPPED)
    given = at_all_costs.GIVE + upgrade("hydro-drive")
    assert found[given]["danger"]["grade"] == "certain"
    assert "danger" not in found[at_all_costs.NONE]
    play(at, "give hydro-drive")
    assert (at.over, at.outcome) == (True, "lost-pariah")


@pytest.mark.rule("at-all-costs", "modifiers")
def test_the_roll_is_told_with_and_without_it() -> None:
    at = inciting(upgrades=["arcane-library"])
    now = explain(at, 0)
    plain = now["choices"][str(at_all_costs.NONE)]
    paid = now["choices"][str(at_all_costs.GIVE + upgrade("arcane-library"))]
    assert now["roll"] == plain["roll"]
    assert {"source": "at-all-costs", "amount": 2} in paid["roll"]["modifiers"]
    assert {"source": "arcane-library", "amount": 2} not in paid["roll"]["modifiers"]
    assert paid["points"] < 0
    assert ("aid-notoriety-then", {"count": 1, "at": 1}) in paid["more"]


@pytest.mark.rule("at-all-costs")
def test_a_state_gives_nothing_without_the_rule() -> None:
    s = position(HERE, levels=EXPANDED)
    s.upgrades[upgrade("hydro-drive")], s.pledged = REMOVED, upgrade("hydro-drive") + 1
    assert GAME.impossible(s, SHIPPED) != []
    asking = state(inciting())
    for field, value in (("optional_rules", 0), ("dice", [1, 0]), ("upgrades", [0] * len(asking.upgrades))):
        wrong = asking.copy()
        setattr(wrong, field, value)
        assert GAME.impossible(wrong, SHIPPED) != [], field


@pytest.mark.rule("at-all-costs")
def test_an_owner_says_what_it_adds_and_costs() -> None:
    at = sit(
        HERE, tables=read_tables("[at_all_costs]\nadds = 3\nnotoriety = 2\n"), rules=(DECISION,), upgrades=["hydro-drive"],
        levels=EXPANDED,
    )  # fmt: skip
    play(at, "incite", "none", "give hydro-drive")
    assert (state(at).notoriety, state(at).amounts[AT_ALL_COSTS]) == (2, 3)


@pytest.mark.rule("at-all-costs")
@pytest.mark.parametrize(("more", "gives"), [
    ({"available": ["magnetic-mines"], "upgrades": [], "act": 3, "turn": 25, "pile": [0, 0, 0, 1]}, True),
    ({"available": ["magnetic-mines"], "upgrades": []}, False),
    ({"upgrades": ["strengthened-prow"], "notoriety": 35}, False),
])  # fmt: skip
def test_greedy_gives_where_it_pays(more: dict[str, Any], gives: bool) -> None:
    """What is on offer costs little near the end; nobody becomes a pariah for a roll."""
    pile = more.pop("pile", None)
    at = inciting(**more)
    assert (chooses(at, **({"pile": pile} if pile else {})) != "none") == gives


@pytest.mark.rule("at-all-costs")
@pytest.mark.parametrize("style", ["torpedo", "diplomacy", "bold", "stalk"])
def test_greedy_answers_before_every_roll_of_a_fight(style: str) -> None:
    at = costly(upgrades=["steam-torpedoes", "hospital-machines", "double-hull"], ships={"lord-clyde": HERE})
    play(at, style)
    assert chooses(at) in legal(at)
    play(at, "none")
    feed(at, 6, 6, *([6] if style == "diplomacy" else []))
    for move in ("leave out first", "none"):
        if move in legal(at) and asked(at) in ("take-up", "exert"):
            play(at, move)
    assert (asked(at), chooses(at) in legal(at)) == (DECISION, True)
