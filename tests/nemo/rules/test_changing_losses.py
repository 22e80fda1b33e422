"""Failures between turns: the level of failed tests may be changed when a turn ends."""

from __future__ import annotations

from typing import Any

import pytest

from leagues import api
from leagues.games.nemo import names
from leagues.games.nemo.aids.acting import act_choices
from leagues.games.nemo.decisions import act
from leagues.games.nemo.game import GAME
from leagues.games.nemo.greedy_acts import acting
from leagues.kernel.table import Table

from ..positions import SHIPPED, asked, draw, feed, legal, new, play, position, set_sail, sit, state, told, why_not

RULES = ("changing-losses",)
WHALES = 29  # Crew and Hull may be exerted


def end(level: str, **more: Any) -> Table:
    """A turn that was ended with another level, and the next event drawn."""
    at = sit(rules=RULES, act=2, **more)
    play(at, f"end {level}")
    return at


@pytest.mark.rule("changing-losses", "loss-sailor", "loss-officer", "loss-captain")
@pytest.mark.parametrize(("level", "lost"), [("sailor", 1), ("captain", 3)])
def test_from_the_next_turn_on_a_failed_test_costs_as_much(level: str, lost: int) -> None:
    """004:102: "mid-game". The dice 3 and 3 fail, and an Officer would lose 2."""
    at = end(level)
    draw(at, WHALES)
    hull = state(at).tracks[2]
    play(at, "exert hull")
    feed(at, 3, 3)
    play(at, "accept")
    assert hull - state(at).tracks[2] == lost + 2  # the card's own penalty is 2


@pytest.mark.rule("changing-losses")
def test_it_takes_no_more_presses_than_the_end_of_a_turn_and_can_be_taken_back() -> None:
    at = sit(rules=RULES, act=2)
    play(at, "end captain")
    assert asked(at) == "draw-event"
    assert (state(at).losses, told(at, "say-losses-changed"), told(at, "say-turn-ended")) == (3, (2, 0, 0), (1, 0, 0))
    at.undo()
    assert (asked(at), state(at).losses) == ("act", 0)


@pytest.mark.rule("changing-losses")
def test_the_record_says_so_and_is_read_again() -> None:
    at = new(optional_rules=["changing-losses"], test_loss="sailor")
    set_sail(at)
    while asked(at) != "act":
        if at.decision is not None and at.decision.chance:
            at.feed(at.legal[0])
        else:
            at.play(at.legal[0])
    play(at, "end officer")
    again = api.load(at.record())
    assert [entry.notation for entry in again.entries][-1] == "end officer"
    assert (state(again).losses, again.options["test_loss"]) == (2, "sailor")


@pytest.mark.rule("losses-same")
def test_only_another_level_than_the_one_in_force() -> None:
    at = sit(rules=RULES)
    assert [move for move in legal(at) if move.startswith("end ")] == ["end sailor", "end captain"]
    assert why_not(at, "end officer") == "losses-same"
    changed = sit(rules=RULES, losses=1)
    assert [move for move in legal(changed) if move.startswith("end ")] == ["end officer", "end captain"]
    assert why_not(sit(rules=RULES, levels={"test_loss": "captain"}), "end captain") == "losses-same"


@pytest.mark.rule("changing-losses")
def test_without_the_rule_the_level_stays() -> None:
    assert not [move for move in legal(sit()) if move.startswith("end ")]
    assert why_not(sit(), "end sailor") == "changing-losses"
    s = position()
    s.losses = 1
    assert [error.code for error in GAME.impossible(s, SHIPPED)] == ["state-moment"]


@pytest.mark.rule("losses-who")
def test_of_several_captains_the_one_in_command_decides_and_it_holds_for_all() -> None:
    at = sit(rules=RULES, act=2, captains=2, officers=[7, 56, 0, 0])
    play(at, "end sailor")
    assert asked(at) == "draw-event"
    draw(at, WHALES)
    assert (state(at).captain, state(at).losses) == (1, 1)


@pytest.mark.rule("changing-losses")
def test_one_is_told_what_failing_would_cost_and_greedy_leaves_it() -> None:
    found = act_choices(position(rules=RULES), SHIPPED)
    told_of = [one["more"][0][0] for answer, one in found.items() if answer >= act.END_AT]
    assert told_of == ["aid-losses-sailor", "aid-losses-captain"]
    assert act.END_AT not in act_choices(position(), SHIPPED)
    s = position(rules=RULES)
    assert all(acting(s, SHIPPED, [0] * 400, act.END_AT + level) == 0 for level in range(len(names.LEVELS)))
