"""What is kept, used before what it could change: nobody is asked where it could not."""

from __future__ import annotations

from typing import Any

import pytest

from leagues.games.nemo.aids.choices import choices_of
from leagues.games.nemo.aids.explanation import asked_about
from leagues.games.nemo.decisions import forestall
from leagues.games.nemo.game import GAME
from leagues.games.nemo.names import CARDS
from leagues.games.nemo.state import BLUE, HULL, NEMO, PASSED
from leagues.kernel.table import Table

from ..positions import (
    SHIPPED,
    asked,
    draw,
    feed,
    last_of_its_act,
    legal,
    ocean,
    pile_of,
    play,
    sit,
    state,
    treasure,
    why_not,
)
from ..prepared import AGAINST, ATLANTIC, LAST, PREPARED, brought

CALM = "ghost-regatta"  # lowers Notoriety by 3
CALMING: dict[str, Any] = {"motive": "adventure", "held": {CALM: 1}}
BRINK = 35  # one step from the defeat of that motive


def moment(name: str, *steps: str | int, **more: Any) -> Table:
    """The prepared moment of a decision, with something else on the table, and perhaps other steps that lead to it."""
    start, usual = PREPARED[name]
    return brought(sit(**start | {"auto": True} | more), list(steps) or usual)


# --- what nobody else is asked about ------------------------------------------------------------------------------------


@pytest.mark.rule("kept-in-time", "kept-in-between", "event-23")
def test_notoriety_is_lowered_before_a_card_that_would_end_the_voyage() -> None:
    at = sit(phase="event", notoriety=BRINK, **CALMING)
    draw(at, 23)
    assert (asked(at), legal(at)) == ("forestall", ["allow", f"use {CALM}"])
    play(at, f"use {CALM}")
    assert (at.outcome, state(at).notoriety, pile_of(at, 23)) == (None, BRINK - 3 + 1, PASSED)


@pytest.mark.rule("kept-in-time", "event-23")
def test_who_lets_it_happen_is_lost() -> None:
    at = sit(phase="event", notoriety=BRINK, **CALMING)
    draw(at, 23)
    about = choices_of(GAME, state(at), SHIPPED)
    assert [one["sentence"][0] for one in about.values()] == ["do-allow", "do-use-treasure"]
    assert about[forestall.ALLOW]["danger"]["grade"] == "certain"
    assert asked_about(state(at)) == [{"kind": "card", "at": 23}]
    assert [told for told, _ in about[forestall.ALLOW]["more"]] == ["row-notoriety", "row-to-pass"]
    play(at, "allow")
    assert at.outcome == "lost-pariah"


@pytest.mark.rule("kept-in-time", "event-26")
def test_also_before_the_treasure_fleet() -> None:
    at = sit(phase="event", notoriety=BRINK, **CALMING)
    draw(at, 26)
    feed(at, "map-1", "map-1")
    assert asked(at) == "forestall"
    play(at, f"use {CALM}")
    assert state(at).notoriety == BRINK - 3 + 1


@pytest.mark.rule("kept-in-time", "blue-group")
def test_a_level_can_be_kept_away() -> None:
    at = sit(phase="event", notoriety=13, **CALMING)
    draw(at, 23)
    assert asked(at) == "forestall"
    play(at, f"use {CALM}")
    assert (state(at).notoriety, state(at).groups >> BLUE & 1) == (11, 0)


@pytest.mark.rule("kept-in-time")
@pytest.mark.parametrize(
    ("notoriety", "more"),
    [
        (12, CALMING),  # far from every level
        (14, CALMING),  # the level was reached already
        (BRINK, {"held": {"retain-nemo": 1}, "nemo": 2}),  # it does not help
        (BRINK, {}),
    ],
)
def test_nobody_is_asked_in_vain(notoriety: int, more: dict[str, Any]) -> None:
    at = sit(phase="event", notoriety=notoriety, **more)
    draw(at, 23)
    assert asked(at) in ("prepare", "nothing")


@pytest.mark.rule("kept-in-time", "sunk-notoriety")
def test_before_a_sunk_ship_makes_the_nautilus_known() -> None:
    at = sit(ATLANTIC, notoriety=BRINK, ships={"gange": ATLANTIC}, **CALMING)
    play(at, "stalk", "none")
    feed(at, 6, 6)
    assert (asked(at), legal(at)) == ("forestall", ["allow", f"use {CALM}"])
    assert choices_of(GAME, state(at), SHIPPED)[forestall.ALLOW]["more"][0][0] == "aid-notoriety-then"
    play(at, f"use {CALM}")
    assert (asked(at), at.outcome, state(at).notoriety < BRINK) == ("dispose", None, True)


@pytest.mark.rule("kept-in-time", "finale-a")
def test_the_hull_is_mended_once_the_die_of_the_maelstrom_lies_there() -> None:
    at = sit(**LAST | {"held": {"retain-hull": 1}, "hull": 4, "auto": True})
    draw(at, "finale a")
    play(at, "none")
    feed(at, 2, 2)
    play(at, "accept")
    feed(at, 4)
    assert asked(at) == "forestall"
    play(at, "use retain-hull")
    assert (at.outcome, state(at).tracks[HULL]) == ("lost-low-score", 1)


@pytest.mark.rule("kept-in-time", "finale-d")
@pytest.mark.parametrize(("answer", "passed"), [("allow", False), ("use retain-hull", True)])
def test_the_hull_is_sound_enough_for_the_bottom_of_the_sea(answer: str, passed: bool) -> None:
    at = sit(**LAST | {"held": {"retain-hull": 1}, "hull": 4, "auto": True})
    draw(at, "finale d")
    assert asked(at) == "forestall"
    play(at, answer)
    assert (asked(at) == "forestall") == (not passed)  # the track could still score more at the very end
    if not passed:
        play(at, "allow")
    assert (state(at).cards[CARDS.index("finale d")] == PASSED) == passed


@pytest.mark.rule("kept-in-time", "scoring")
@pytest.mark.parametrize(("hull", "asks"), [(3, True), (5, False)])
def test_at_the_very_end_a_track_is_raised_where_that_is_worth_more(hull: int, asks: bool) -> None:
    at = sit(**LAST | {"held": {"retain-hull": 1}, "hull": hull, "auto": True})
    draw(at, "finale e")
    play(at, "none")
    feed(at, 6, 6)
    assert (asked(at) == "forestall") == asks
    if asks:
        play(at, "use retain-hull")
        assert (at.over, state(at).tracks[HULL]) == (True, hull + 1)


@pytest.mark.rule("kept-in-time", "event-51", "event-35")
def test_the_gulf_stream_carries_the_nautilus_to_the_treasure() -> None:
    at = sit(ATLANTIC, phase="event", tableau=[35], gems=["western-pacific", "indian-ocean", "cape-of-good-hope"])
    draw(at, 51)
    assert (asked(at), legal(at)) == ("forestall", ["allow", "use event 35"])
    play(at, "use event 35", "south-atlantic", "cape-of-good-hope")
    feed(at, "map-2")
    assert (state(at).held[treasure("map-2")], pile_of(at, 35)) == (1, PASSED)


# --- in the middle of decisions -------------------------------------------------------------------------------------------


@pytest.mark.rule("kept-in-between", "bold-chain-price")
def test_before_the_price_of_the_next_attack() -> None:
    here = "western-pacific"
    at = sit(here, ships={"donau": here, "hannah-more": here}, notoriety=BRINK, **CALMING)
    assert why_not(brought(at, ["bold"]), f"use {CALM}") == "kept-in-time"
    play(at, "donau", "none")
    feed(at, 5, 5)
    play(at, f"tonnage {here}")
    assert (asked(at), f"use {CALM}" in legal(at)) == ("target", True)
    play(at, f"use {CALM}", "hannah-more")
    assert (at.outcome, state(at).notoriety) == (None, BRINK - 3 + 1)


@pytest.mark.rule("kept-in-between", "sunk-choice")
def test_while_a_ship_is_disposed_of() -> None:
    at = sit(ATLANTIC, ships={"gange": ATLANTIC}, notoriety=9, motive="adventure", held={CALM: 1, "retain-nemo": 1}, nemo=2)
    play(at, "stalk", "none")
    feed(at, 6, 6)
    assert asked(at) == "dispose"
    before = state(at).notoriety
    assert why_not(at, "use retain-nemo") == "treasure-retain"  # the next question takes it as well
    play(at, f"use {CALM}")
    assert (asked(at), state(at).notoriety) == ("dispose", before - 3)


@pytest.mark.rule("kept-in-between", "kept-in-time", "uprising-crushed")
@pytest.mark.parametrize(("notoriety", "offered"), [(BRINK - 2, True), (0, False)])
def test_while_an_uprising_is_answered(notoriety: int, offered: bool) -> None:
    at = sit(
        ATLANTIC, phase="prepare", cubes={"indian-ocean": 2}, ships={"gange": "indian-ocean"}, notoriety=notoriety, **CALMING
    )
    play(at, "roll")
    feed(at, 3, 3)
    feed(at, 2)
    assert asked(at) == "answer-uprising"
    assert (f"use {CALM}" in legal(at)) == offered
    if offered:
        play(at, f"use {CALM}", "press-on")
        assert (at.outcome, state(at).notoriety) == (None, notoriety - 3 + 2)


@pytest.mark.rule("kept-in-between", "expensive")
def test_a_token_is_used_rather_than_lost() -> None:
    at = moment("discard-treasure", hull=5, nemo=2, held={"retain-nemo": 1})
    assert (asked(at), legal(at)) == ("discard-treasure", ["retain-nemo", "use retain-nemo"])
    play(at, "use retain-nemo")
    assert (asked(at), state(at).tracks[NEMO], sum(state(at).held)) == ("act", 3, 0)
    assert "nothing" in [entry.notation for entry in at.entries]


@pytest.mark.rule("kept-in-between", "refit")
def test_an_upgrade_is_turned_up_once_the_refit_has_succeeded() -> None:
    at = moment("install", "refit", "none", "none", 5, 5, "accept", held={"retain-upgrade": 1, "retain-nemo": 1}, nemo=2)
    assert why_not(at, "use retain-nemo") == "kept-in-time"
    play(at, "use retain-upgrade")
    feed(at, "fog-machine")
    assert (asked(at), "fog-machine" in legal(at)) == ("install", True)


@pytest.mark.rule("kept-in-between", "motive-no-defeat")
def test_a_calmer_nemo_can_take_another_motive() -> None:
    at = last_of_its_act(2, notoriety=27, **CALMING)
    play(at, "end")
    assert (asked(at), why_not(at, "science")) == ("change-motive", "motive-no-defeat")
    play(at, f"use {CALM}", "science")
    assert (state(at).motive, state(at).notoriety) == (1, 24)


@pytest.mark.rule("kept-in-between", "upgrade-electro-coil-bolts", "bolts-cost")
def test_the_hull_is_mended_before_it_pays() -> None:
    at = sit(
        ATLANTIC, ships={"gange": ATLANTIC}, upgrades=["electro-coil-bolts"], hull=1, notoriety=5, held={"retain-hull": 1}
    )
    play(at, "stalk", "none")
    feed(at, 6, 6)
    play(at, "use retain-hull", "bolts")
    assert (at.outcome, state(at).tracks[HULL]) == (None, 1)


@pytest.mark.rule("kept-in-between", "at-all-costs")
def test_before_an_upgrade_is_given_at_all_costs() -> None:
    at = moment("at-all-costs", "incite", "none", "none", notoriety=BRINK, **CALMING)
    play(at, f"use {CALM}", "give hydro-drive")
    assert (at.outcome, state(at).notoriety) == (None, BRINK - 3 + 1)


@pytest.mark.rule("kept-in-between", "incident")
def test_before_an_incident_is_known() -> None:
    at = moment("parley", ships={"gange": ATLANTIC}, notoriety=BRINK, **CALMING)
    assert asked(at) == "parley"
    play(at, f"use {CALM}", "incident")
    assert at.outcome is None


@pytest.mark.rule("kept-in-between", "finale-i")
def test_a_treasure_is_used_rather_than_given_to_the_fair() -> None:
    at = moment("exhibit", "finale i", hull=3, held={"retain-hull": 1, "map-1": 1})
    play(at, "use retain-hull")
    assert (asked(at), state(at).tracks[HULL], "retain-hull" in legal(at)) == ("exhibit", 4, False)


@pytest.mark.rule("kept-in-between", "kept-in-time", "sacrifice-forced")
@pytest.mark.parametrize(("notoriety", "offered"), [(BRINK, True), (5, False)])
def test_before_a_sacrifice_that_would_end_the_voyage(notoriety: int, offered: bool) -> None:
    at = moment("pick-character", notoriety=notoriety, **CALMING)
    assert asked(at) == "pick-character"
    assert (f"use {CALM}" in legal(at)) == offered


# --- hunters --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("kept-in-between", "go-hunting", "event-35")
def test_the_nautilus_leaves_before_the_hunter_comes() -> None:
    start, steps = PREPARED["hunt"]
    more = {"at": ATLANTIC, "tableau": [35], "auto": True}
    at = brought(sit(**start | more), ["roll", 1, 2, "without 3", steps[-1]])
    assert (asked(at), ATLANTIC in legal(at)) == ("hunt", True)
    play(at, "use event 35", "arctic-ocean", "stay")
    assert (asked(at), state(at).nautilus, pile_of(at, 35)) == ("hunt", ocean("arctic-ocean"), PASSED)
    play(at, ATLANTIC)
    assert asked(at) == "act"


@pytest.mark.rule("kept-in-time", "imperialists")
def test_nobody_interrupts_the_imperialists() -> None:
    start, steps = PREPARED["hunt"]
    more = {"at": ATLANTIC, "tableau": [35], "auto": True, "mustered": 1}
    at = brought(sit(**start | AGAINST | more), ["roll", 1, 2, "without 3", steps[-1]])
    assert (asked(at), why_not(at, "use event 35")) == ("hunt", "kept-in-time")
