"""What cards and tokens tell the journal: these lines, with these arguments and no others."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from leagues.games.nemo import names
from leagues.games.nemo.messages import Say
from leagues.games.nemo.state import CREW, HULL, INSTALLED, NEMO, RED, RISING
from leagues.kernel.table import Table

from ..arguments import ARGUMENTS
from ..positions import feed, ocean, play, ship, state, treasure, upgrade
from .hands import attempted, finale, kept, last_stack, rolled, turned

Line = tuple[str, tuple[int, int, int]]
SOUTH_ATLANTIC, ARCTIC, INDIAN = (ocean(name) for name in ("south-atlantic", "arctic-ocean", "indian-ocean"))


def lines(table: Table, *messages: str) -> list[Line]:
    """The lines of the journal with these messages."""
    return [(line.message, line.arguments) for line in table.journal if line.message in {f"say-{one}" for one in messages}]


def told_of(table: Table, wanted: Iterable[Line]) -> bool:
    """Whether the journal has these lines in this order, and no others with these messages."""
    expected = [(f"say-{message}", arguments) for message, arguments in wanted]
    return lines(table, *(message.removeprefix("say-") for message, _ in expected)) == expected


@pytest.mark.rule("pass-and-fail", "tableau")
def test_where_cards_go_is_told() -> None:
    assert told_of(attempted(1, 7), [("event", (1, 0, 0)), ("card-passed", (1, 0, 0)), ("notoriety-down", (2, 8, 0))])
    assert told_of(attempted(1, 6), [("event", (1, 0, 0)), ("card-failed", (1, 0, 0)), ("notoriety-up", (4, 14, 0))])
    assert told_of(turned(5), [("event", (5, 0, 0)), ("card-kept", (5, 0, 0))])
    assert told_of(attempted(32, 9), [("event", (32, 0, 0)), ("card-kept", (32, 0, 0))])
    mines = upgrade("magnetic-mines")
    assert told_of(attempted(50, 10), [("event", (50, 0, 0)), ("offered", (mines, 0, 0)), ("card-gone", (50, 0, 0))])


@pytest.mark.rule("resource-gain", "resource-loss")
def test_what_is_gained_and_lost_is_told() -> None:
    assert told_of(attempted(15, 10), [("gained", (CREW, 2, 8))])
    assert told_of(attempted(30, 8), [("lost", (HULL, 1, 5)), ("lost", (CREW, 1, 5))])
    at = turned(40)
    play(at, "choose 1", "ned-land")
    assert told_of(at, [("sacrificed", (2, 0, 0)), ("notoriety-up", (1, 11, 0)), ("gained", (NEMO, 1, 5))])


@pytest.mark.rule("treasure-collected", "treasure-x", "treasures-gone")
def test_treasures_are_told() -> None:
    at = attempted(9, 9)
    feed(at, "map-2", "rumour")
    rumour = ("treasure-event", (treasure("rumour"), 0, 0))
    assert told_of(at, [("treasure", (treasure("map-2"), 0, 0)), rumour, ("notoriety-up", (2, 12, 0))])
    at = attempted(9, 9, cup=[1] + [0] * (len(names.TREASURES) - 1))
    assert told_of(at, [("treasure", (0, 0, 0)), ("treasures-gone", (0, 0, 0))])
    at = kept(5, held={"retain-nemo": 1})
    play(at, "use retain-nemo")
    assert told_of(at, [("treasure-used", (treasure("retain-nemo"), 0, 0)), ("gained", (NEMO, 1, 5))])


@pytest.mark.rule("one-gem", "gem-stock", "gem-next-door")
def test_gems_are_told() -> None:
    at = kept(16, "indian-ocean", deck_gems=2)
    play(at, "use event 16")
    placed = [("gem-placed", (INDIAN, 0, 0)), ("gem-on-deck", (3, 0, 0))]
    assert told_of(at, [("card-used", (16, 0, 0)), *placed, ("card-passed", (16, 0, 0))])
    at = kept(16, "indian-ocean", deck_gems=16)
    play(at, "use event 16")
    assert told_of(at, [("gem-forfeit", (INDIAN, 0, 0))])
    assert lines(at, "gem-placed", "gem-on-deck") == []
    at = kept(16, "indian-ocean", gems=["western-pacific", "indian-ocean", "cape-of-good-hope"])
    play(at, "use event 16")
    assert told_of(at, [("gem-forfeit", (INDIAN, 0, 0)), ("gem-on-deck", (1, 0, 0))])


@pytest.mark.rule("event-23", "event-48", "cube-by-event")
def test_ships_and_cubes_are_told() -> None:
    at = turned(23, hidden={"indian-ocean": 2})
    assert told_of(at, [("hidden-removed", (INDIAN, 0, 0))] * 2)
    at = turned(48)
    feed(at, "clyde")
    europe = ocean("european-seas")
    drawn = [("ship-drawn", (ship("clyde"), 0, 0)), ("revealed", (ship("clyde"), europe, 0))]
    assert told_of(at, [("hidden-placed", (europe, 0, 0))] * 2 + drawn)
    at = kept(49, "western-pacific")
    play(at, "use event 49")
    rolled(at, 11)
    assert told_of(at, [("cube-placed", (0, 0, 0)), ("notoriety-down", (3, 7, 0)), ("card-failed", (49, 0, 0))])


@pytest.mark.rule("event-13", "event-22", "event-3", "event-35", "event-5")
def test_the_rest_is_told() -> None:
    assert told_of(turned(13), [("no-actions", (0, 0, 0))])
    at = kept(22, "indian-ocean")
    play(at, "use event 22")
    assert told_of(at, [("card-used", (22, 0, 0)), ("tunnel", (0, 0, 0))])
    at = kept(3, sacrificed=["conseil"])
    play(at, "use event 3")
    assert told_of(at, [("restored", (1, 0, 0))])
    at = kept(35, "north-atlantic")
    play(at, "use event 35", "arctic-ocean", "stay")
    assert told_of(at, [("moved", (ocean("north-atlantic"), ARCTIC, 0))])
    at = kept(5, actions=4)
    play(at, "use event 5")
    assert told_of(at, [("actions-gained", (2, 6, 0))])


@pytest.mark.rule("rising-action", "event-4")
def test_forced_attacks_are_told() -> None:
    at = turned("rising", act=3)
    feed(at, 1, "fujiyama")
    fujiyama = ship("fujiyama")
    wanted = [("event", (RISING, 0, 0)), ("group-added", (RED, 0, 0)), ("ship-drawn", (fujiyama, 0, 0))]
    assert told_of(at, [*wanted, ("revealed", (fujiyama, SOUTH_ATLANTIC, 0))])
    assert told_of(turned(4), [("revealed", (ship("glasgow"), SOUTH_ATLANTIC, 0))])


@pytest.mark.rule("finale-b", "finale-g")
def test_finales_that_go_on_are_told() -> None:
    assert told_of(last_stack(finale="b"), [("finale-turns", (finale("b"), 3, 0))])
    assert told_of(last_stack(finale="g"), [("finale-turns", (finale("g"), 0, 0)), ("card-gone", (finale("g"), 0, 0))])


# --- at the edges ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("treasures-gone", "treasure-x-cube")
def test_the_last_kind_of_treasure_can_be_the_last_one() -> None:
    at = attempted(25, 11, cup=[int(name == "uprising") for name in names.TREASURES])
    play(at, "indian-ocean")
    assert (sum(state(at).cubes), sum(state(at).cup)) == (1, 0)


@pytest.mark.rule("gem-stock")
def test_the_last_gem_of_the_stock_is_placed() -> None:
    at = kept(16, "indian-ocean", deck_gems=15)
    play(at, "use event 16")
    assert (state(at).gems[INDIAN], state(at).deck_gems) == (1, 15)


@pytest.mark.rule("event-50")
def test_mines_are_offered_once() -> None:
    at = attempted(50, 10, upgrades=["magnetic-mines"])
    assert state(at).upgrades[upgrade("magnetic-mines")] == INSTALLED


def test_the_arguments_of_every_message_are_known() -> None:
    assert set(ARGUMENTS) == set(Say)
