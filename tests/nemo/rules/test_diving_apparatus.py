"""The Diving Apparatus."""

from __future__ import annotations

from typing import Any

import pytest

from leagues.games.nemo import sources
from leagues.games.nemo.aids.acting import act_choices
from leagues.games.nemo.decisions import act
from leagues.games.nemo.modifiers import modifiers, total
from leagues.games.nemo.reading import read_tables
from leagues.games.nemo.sources import ATTACK, CARD, ENEMY, INCITE, REFIT, REPAIR, REST, SEARCH, TORPEDOES

from ..positions import SHIPPED, asked, draw, feed, play, position, sit, state

APPARATUS = sources.NAMES.index("diving-apparatus")
FITTED: dict[str, Any] = {"upgrades": ["diving-apparatus"]}


@pytest.mark.rule("upgrade-diving-apparatus", "diving-tests")
@pytest.mark.parametrize(
    ("what", "adds"),
    [(REST, 1), (REPAIR, 1), (REFIT, 1), (SEARCH, 0), (INCITE, 0), (CARD, 0), (ATTACK, 0), (ENEMY, 0), (TORPEDOES, 0)],
)
def test_it_helps_with_the_tests_of_actions_for_two_points(what: int, adds: int) -> None:
    """004:1713-1718."""
    s = position(**FITTED)
    modifiers(s, SHIPPED, what, 0, s.amounts)
    assert s.amounts[APPARATUS] == adds
    s = position()
    modifiers(s, SHIPPED, what, 0, s.amounts)
    assert s.amounts[APPARATUS] == 0


@pytest.mark.rule("upgrade-diving-apparatus", "lull-cheaper")
@pytest.mark.parametrize(("lull", "adds"), [(0, 1), (1, 0)])
def test_what_was_paid_for_at_a_discount_does_not_count(lull: int, adds: int) -> None:
    at = sit(crew=5, lull=lull, **FITTED)
    play(at, "rest", "none")
    feed(at, 2, 3)
    assert total(state(at)) == 5 + adds


@pytest.mark.rule("upgrade-diving-apparatus", "diving-tests")
@pytest.mark.parametrize(("lull", "adds"), [(0, 1), (1, 0)])
def test_it_helps_with_the_card_of_an_adventure(lull: int, adds: int) -> None:
    at = sit(lull=lull, **FITTED)
    play(at, "adventure")
    feed(at, "event 14")
    play(at, "undertake", "none")
    feed(at, 3, 3)
    assert total(state(at)) == 6 + adds


@pytest.mark.rule("diving-tests")
def test_an_event_of_the_draw_pile_was_not_paid_for() -> None:
    at = sit(phase="event", **FITTED)
    draw(at, 14)
    play(at, "none")
    feed(at, 3, 3)
    assert total(state(at)) == 6


@pytest.mark.rule("diving-tests", "event-46")
def test_the_roll_of_a_card_is_no_action() -> None:
    at = sit(hull=5, tableau=[46], **FITTED)
    play(at, "use event 46", "none")
    feed(at, 2, 3)
    assert total(state(at)) == 5


@pytest.mark.rule("diving-tests", "keep-when")
def test_a_card_of_the_tableau_is_no_action_either() -> None:
    tables = read_tables("[events.19]\ncost = 2\n")
    at = sit("indian-ocean", tableau=[19], actions=3, tables=tables, **FITTED)
    play(at, "use event 19", "none")
    feed(at, 2, 3)
    assert total(state(at)) == 5


@pytest.mark.rule("upgrade-diving-apparatus")
def test_the_odds_before_an_action_count_it() -> None:
    s = position(crew=5, **FITTED)
    told = act_choices(s, SHIPPED)[act.REST]["roll"]
    assert {"source": "diving-apparatus", "amount": 1} in told["modifiers"]
    assert "diving-apparatus" not in str(
        act_choices(position(crew=5, lull=1, **FITTED), SHIPPED)[act.REST]["roll"]["modifiers"]
    )


@pytest.mark.rule("upgrade-diving-apparatus")
def test_an_owner_says_how_much_it_adds() -> None:
    at = sit(crew=5, tables=read_tables("[upgrades.diving-apparatus]\nadds = 3\n"), **FITTED)
    play(at, "rest", "none")
    feed(at, 1, 2)
    assert total(state(at)) == 6


@pytest.mark.rule("diving-gem")
@pytest.mark.parametrize(("before", "fitted", "after"), [(0, True, 1), (2, True, 2), (0, False, 0)])
def test_a_card_in_its_ocean_leaves_a_gem_on_an_empty_deck(before: int, fitted: bool, after: int) -> None:
    """004:536, 004:1718."""
    at = sit(
        "european-seas", tableau=[44], sacrificed=["aronnax"], deck_gems=before, actions=3, **(FITTED if fitted else {})
    )
    play(at, "use event 44")
    if asked(at) == "pick-character":
        play(at, "aronnax")
    assert (asked(at), state(at).deck_gems) == ("act", after)


@pytest.mark.rule("diving-gem")
@pytest.mark.parametrize("card", [16, 19, 22, 28, 31, 35, 36, 42, 43, 44, 45, 49])
def test_the_cards_with_an_ocean(card: int) -> None:
    assert SHIPPED.where[card] != 0


@pytest.mark.rule("diving-gem")
def test_a_card_without_an_ocean_leaves_none() -> None:
    assert SHIPPED.where[10] == 0
    at = sit(crew=5, tableau=[10], actions=4, **FITTED)
    play(at, "use event 10")
    assert (asked(at), state(at).deck_gems) == ("act", 0)


@pytest.mark.rule("diving-gem", "gem-stock")
def test_without_gems_in_stock_none_comes() -> None:
    tables = read_tables("[stock]\ngems = 0\n")
    at = sit("european-seas", tableau=[44], sacrificed=["aronnax"], actions=3, tables=tables, **FITTED)
    play(at, "use event 44")
    assert state(at).deck_gems == 0


@pytest.mark.rule("diving-gem")
@pytest.mark.parametrize("dice", [(6, 6), (1, 2)])
def test_the_gem_comes_whether_the_card_passes_or_fails(dice: tuple[int, int]) -> None:
    at = sit("indian-ocean", tableau=[19], actions=3, **FITTED)
    play(at, "use event 19", "none")
    feed(at, *dice)
    if asked(at) == "help":
        play(at, "accept")
    while asked(at) == "draw-treasure":
        assert state(at).deck_gems == 0  # what the card brings comes first
        feed(at, "map-3")
    assert state(at).deck_gems == 1
