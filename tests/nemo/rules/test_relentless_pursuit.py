"""Relentless Pursuit."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from leagues.games.nemo import names
from leagues.games.nemo.aids.acting import pursuer_choices
from leagues.games.nemo.aids.danger import Walk
from leagues.games.nemo.game import GAME
from leagues.games.nemo.state import BOLD
from leagues.kernel.errors import LeaguesError
from leagues.kernel.table import Table

from ..positions import SHIPPED, asked, feed, legal, new, play, position, ship, sit, state, told, where, why_not

HERE, AWAY = "western-pacific", "arctic-ocean"
RULES = ("relentless-pursuit",)


def sailing(ships: dict[str, str], dice: tuple[int, ...] = (3, 5), **more: Any) -> Table:
    """The dice of the Placement Phase have fallen, somewhere else; the Action Phase begins."""
    at = sit(HERE, phase="prepare", ships=ships, rules=more.pop("rules", RULES), **more)
    play(at, "roll")
    feed(at, *dice)
    return at


@pytest.mark.rule("optional-rules")
def test_optional_rules_are_chosen_before_the_voyage_and_otherwise_nothing_of_them_happens() -> None:
    assert new().options["optional_rules"] == ()
    assert new(optional_rules="all").options["optional_rules"] == GAME.options[-1].choices
    assert new(optional_rules=["relentless-pursuit"]).options["optional_rules"] == RULES
    with pytest.raises(LeaguesError):
        new(optional_rules=["lazy-pursuit"])
    assert asked(sailing({"kotetsu": HERE}, rules=())) == "act"


@pytest.mark.rule("relentless-pursuit")
@pytest.mark.parametrize(("die", "attacks"), [(1, True), (2, False), (6, False)])
def test_below_the_ship_s_points_it_must_be_fought(die: int, attacks: bool) -> None:
    """004:1073-1076, 004:2142: the Kōtetsu is worth 2, so only a 1 is less than that."""
    at = sailing({"kotetsu": HERE}, actions=0)
    assert SHIPPED.worth[0][ship("kotetsu")] == 2
    feed(at, die)
    assert told(at, "say-pursues" if attacks else "say-no-pursuit") == (ship("kotetsu"), die, 0)
    assert told(at, "say-no-pursuit" if attacks else "say-pursues") is None
    if attacks:
        fight = state(at).frames[state(at).depth - 3]
        assert (fight.a, fight.b, fight.c) == (ship("kotetsu") + 1, BOLD, 0)
    else:
        assert asked(at) == "act"


@pytest.mark.rule("relentless-pursuit")
def test_the_fight_costs_no_action_point_and_a_ship_that_sinks_may_be_followed_by_another() -> None:
    at = sailing({"kotetsu": HERE, "scotia": HERE})
    before = state(at).actions
    feed(at, 1, 6, 6)
    play(at, "none")
    feed(at, 6, 6)
    play(at, "tonnage western-pacific")
    assert (asked(at), state(at).actions) == ("target", before)
    assert legal(at) == ["scotia", "stop"]
    play(at, "stop")
    assert (asked(at), state(at).actions) == ("act", before)


@pytest.mark.rule("pursuit-order")
def test_the_player_says_in_which_order_and_each_comes_once() -> None:
    at = sailing({"kotetsu": HERE, "victoria": HERE, "scotia": HERE, "borda": AWAY})
    assert asked(at) == "pursuer"
    assert legal(at) == ["victoria", "kotetsu"]
    assert why_not(at, "scotia") == why_not(at, "borda") == "pursuit-order"
    play(at, "kotetsu")
    feed(at, 6)
    feed(at, 6)  # the other one, without a question
    assert told(at, "say-no-pursuit") == (ship("victoria"), 6, 0)
    assert asked(at) == "act"
    assert not any(state(at).pursuers)


@pytest.mark.rule("pursuit-order")
def test_one_that_is_sunk_meanwhile_is_not_looked_at() -> None:
    at = sailing({"kotetsu": HERE, "victoria": HERE})
    play(at, "kotetsu")
    feed(at, 1, 6, 6)
    play(at, "none")
    feed(at, 6, 6)
    play(at, "tonnage western-pacific", "victoria")
    feed(at, 6, 6)
    play(at, "none")
    feed(at, 6, 6)
    play(at, "tonnage western-pacific")
    assert asked(at) == "act"
    assert where(at, "victoria") != 0
    assert told(at, "say-pursues") == (ship("kotetsu"), 1, 0)


@pytest.mark.rule("pursuit-one")
@pytest.mark.parametrize("motive", ["explore", "war"])
def test_for_a_ship_worth_one_or_nothing_no_die_is_rolled_whatever_the_motive(motive: str) -> None:
    worth = SHIPPED.worth[0]
    cheap = [name for name in ("shenandoah", "themis", "arapiles", "huascar") if worth[ship(name)] <= 1]
    assert cheap
    at = sailing(dict.fromkeys(cheap[:2], HERE), motive=motive)
    assert asked(at) == "act"


@pytest.mark.rule("relentless-pursuit")
def test_it_is_shown_what_a_pursuer_needs() -> None:
    at = sailing({"kotetsu": HERE, "victoria": HERE})
    found = pursuer_choices(state(at), SHIPPED)[ship("kotetsu")]
    assert found["more"][1] == ("aid-pursuit", {"lots": 1})
    assert found["roll"]["what"] == "attack"
    assert found["enemy"]["needed"] == SHIPPED.attack[0][ship("kotetsu")]


@pytest.mark.rule("relentless-pursuit")
def test_a_pursuit_that_can_lose_the_voyage_is_a_danger_before_the_last_dice() -> None:
    """With the last step of the Hull, a pursuer's shot may be the end."""
    alone: Any = {"phase": "prepare", "ships": {"victoria": HERE}, "hull": 1, "crew": 1, "sacrificed": names.CHARACTERS}
    with_rule = Walk(GAME, SHIPPED).after(position(HERE, rules=RULES, **alone), 0)
    without = Walk(GAME, SHIPPED).after(position(HERE, **alone), 0)
    assert without.most == 0
    assert Fraction(1, 100) < with_rule.least == with_rule.most < Fraction(1)
