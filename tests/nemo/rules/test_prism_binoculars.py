"""Nemo's Prism Binoculars."""

from __future__ import annotations

from typing import Any

import pytest

from leagues.games.nemo.aids.choices import choices_of
from leagues.games.nemo.decisions import take_up
from leagues.games.nemo.game import GAME
from leagues.games.nemo.state import AT_SEA, AVAILABLE, CUP, INSTALLED

from ..positions import SHIPPED, asked, draw, feed, legal, ocean, play, ship, sit, state, upgrade, where, why_not

HERE = "north-atlantic"
FITTED: dict[str, Any] = {"upgrades": ["prism-binoculars"]}
SALVAGE = ["tynwald", "zeeland", "triumph", "syria"]


@pytest.mark.rule("upgrade-prism-binoculars", "attack-hidden")
@pytest.mark.parametrize("style", ["bold", "stalk"])
def test_a_hidden_ship_that_is_revealed_may_be_drawn_anew(style: str) -> None:
    """004:1813-1821."""
    at = sit(HERE, hidden={HERE: 1}, **FITTED)
    play(at, style)
    feed(at, "lord-clyde")
    assert (asked(at), set(legal(at))) == ("take-up", {"decline", "redraw"})
    play(at, "redraw")
    assert "lord-clyde" not in {str(one) for one in at.legal}  # it goes back only afterwards
    feed(at, "gange")
    assert (where(at, "lord-clyde"), where(at, "gange")) == (CUP, AT_SEA + ocean(HERE))
    assert (state(at).hidden[ocean(HERE)], state(at).drawn) == (0, 0)


@pytest.mark.rule("upgrade-prism-binoculars")
def test_the_first_one_may_be_left() -> None:
    at = sit(HERE, hidden={HERE: 1}, **FITTED)
    play(at, "stalk")
    feed(at, "gange")
    play(at, "decline")
    assert (where(at, "gange"), asked(at)) == (AT_SEA + ocean(HERE), "press")


@pytest.mark.rule("upgrade-prism-binoculars", "once-a-phase")
def test_once_in_each_action_phase() -> None:
    at = sit(HERE, hidden={HERE: 2}, **FITTED)
    play(at, "stalk")
    feed(at, "gange")
    play(at, "redraw")
    feed(at, "clyde")
    play(at, "decline", "stalk", "hidden")
    feed(at, "gange")
    assert asked(at) == "press"


@pytest.mark.rule("upgrade-prism-binoculars")
def test_a_reveal_of_the_placement_phase_is_not_looked_at() -> None:
    crowd = {"tynwald": HERE, "zeeland": HERE, "triumph": HERE}
    without, fitted = (
        sit(HERE, phase="prepare", act=1, hidden={HERE: 1}, ships=crowd, upgrades=upgrades, auto=False)
        for upgrades in ([], ["prism-binoculars"])
    )
    for at in (without, fitted):
        play(at, "roll")
        feed(at, 3, 4)
        while asked(at) not in ("act", "prepare"):
            assert asked(at) != "take-up"
            if at.decision is not None and at.decision.chance:
                at.feed(at.legal[0])
            else:
                at.play(at.legal[0])


@pytest.mark.rule("upgrade-prism-binoculars")
def test_an_attack_of_the_event_phase_is_not_looked_at() -> None:
    at = sit(HERE, phase="event", hidden={HERE: 1}, **FITTED)
    draw(at, 4)
    play(at, "bold")
    feed(at, 6, 6)  # she misses
    play(at, "none")
    feed(at, 6, 6)
    play(at, "tonnage north-atlantic", "hidden")
    feed(at, "gange")
    assert (asked(at), where(at, "gange")) == ("exert", AT_SEA + ocean(HERE))


@pytest.mark.rule("binoculars-along", "refit")
def test_they_come_along_with_another_upgrade() -> None:
    at = sit(available=["fog-machine", "double-hull", "prism-binoculars"], salvage=SALVAGE)
    play(at, "refit", "none")
    feed(at, 5, 5)
    play(at, "accept")
    assert why_not(at, "prism-binoculars") == "binoculars-not-alone"
    play(at, "fog-machine")
    assert state(at).upgrades[upgrade("prism-binoculars")] == INSTALLED
    assert state(at).upgrades[upgrade("double-hull")] == AVAILABLE


@pytest.mark.rule("binoculars-not-alone", "refit-payable")
def test_they_are_no_reason_to_refit_and_must_be_on_offer() -> None:
    at = sit(available=["prism-binoculars"], salvage=SALVAGE)
    assert why_not(at, "refit") == "refit-payable"
    at = sit(available=["fog-machine"], salvage=SALVAGE)
    play(at, "refit", "none")
    feed(at, 5, 5)
    play(at, "accept", "fog-machine")
    assert state(at).upgrades[upgrade("prism-binoculars")] != INSTALLED
    at = sit(available=["fog-machine", "prism-binoculars"], salvage=SALVAGE)
    play(at, "refit", "none")
    feed(at, 5, 5)
    play(at, "accept", "none")
    assert state(at).upgrades[upgrade("prism-binoculars")] == AVAILABLE


@pytest.mark.rule("upgrade-prism-binoculars")
def test_the_ship_that_one_would_meet_is_told() -> None:
    at = sit(HERE, hidden={HERE: 1}, **FITTED)
    play(at, "stalk")
    feed(at, "gange")
    told = choices_of(GAME, state(at), SHIPPED)
    assert ("aid-drawn-ship", {"ship": ship("gange")}) in told[take_up.DECLINE]["more"]
    assert set(told) == {take_up.DECLINE, take_up.OFFERED + take_up.OFFERING.index(upgrade("prism-binoculars"))}
