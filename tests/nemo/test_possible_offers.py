"""What an upgrade has put on the stack is what it can offer there: states from outside that say otherwise are refused."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from leagues.games.nemo import names
from leagues.games.nemo.decisions import take_up
from leagues.games.nemo.game import GAME
from leagues.games.nemo.starts import FOLLOWS, MISSED, SUNK
from leagues.games.nemo.state import DESTROYED, DRAWN, INSTALLED, STALK, State
from leagues.games.nemo.steps import CUBE_OCEAN, Step

from .positions import SHIPPED, feed, play, ship, sit, state, upgrade

HERE = "north-atlantic"
SALVAGE = ["tynwald", "zeeland"]


def first_treasure() -> State:
    at = sit(HERE, gems=[HERE], upgrades=["map-room", "manifesto"])
    play(at, "search", "none")
    feed(at, 4, 4)
    play(at, "accept")
    feed(at, "map-1")
    return state(at)


def second_draw() -> State:
    at = sit(HERE, gems=[HERE], upgrades=["map-room", "manifesto"])
    play(at, "search", "none")
    feed(at, 4, 4)
    play(at, "accept")
    feed(at, "map-1")
    play(at, "second for notoriety")
    return state(at)


def spent() -> State:
    at = sit(crew=5, held={"map-2": 1}, upgrades=["map-room"])
    play(at, "rest", "none", "spend map-2")
    return state(at)


def looked_at() -> State:
    at = sit(HERE, hidden={HERE: 1}, upgrades=["prism-binoculars", "manifesto"])
    play(at, "stalk")
    feed(at, "gange")
    return state(at)


def drawn_anew() -> State:
    at = sit(HERE, hidden={HERE: 1}, upgrades=["prism-binoculars"])
    play(at, "stalk")
    feed(at, "gange")
    play(at, "redraw")
    return state(at)


def bolts() -> State:
    at = sit(HERE, ships={"gange": HERE}, upgrades=["electro-coil-bolts", "prism-binoculars"])
    play(at, "stalk", "none")
    feed(at, 6, 6)
    return state(at)


def manifesto() -> State:
    at = sit(HERE, upgrades=["manifesto", "electro-coil-bolts"])
    play(at, "incite", "none")
    feed(at, 6, 6)
    return state(at)


def truce() -> State:
    at = sit(HERE, ships={"kotetsu": HERE}, upgrades=["hospital-machines", "manifesto"], box=1)
    play(at, "diplomacy")
    feed(at, 1, 2, 3)
    return state(at)


def parleyed() -> State:
    at = sit(HERE, ships={"gange": HERE}, upgrades=["hospital-machines"], box=1)
    play(at, "diplomacy")
    feed(at, 6, 5)
    return state(at)


def mending() -> State:
    at = sit(HERE, cubes={HERE: 1, "indian-ocean": 1}, upgrades=["hospital-machines"], box=1, diplomacy_worn=1)
    play(at, "mend")
    return state(at)


def guilds() -> State:
    at = sit(available=["guilds-deck"], salvage=SALVAGE, box=1)
    play(at, "refit", "none")
    feed(at, 5, 3)
    play(at, "accept", "guilds-deck")
    return state(at)


def wrong(s: State) -> bool:
    """Whether the stack is refused."""
    return [error.code for error in GAME.impossible(s, SHIPPED)] == ["state-nemo-stack"]


def offer(s: State) -> int:
    """Where the frame lies that an upgrade has made."""
    made = (Step.TAKE_UP, Step.DRAW_TREASURE, Step.DRAW_SHIP, Step.ADD_UPGRADE)
    return next(at for at in range(s.depth) if s.frames[at].doing in made)


MOMENTS = [first_treasure, second_draw, spent, looked_at, drawn_anew, bolts, manifesto, truce]


@pytest.mark.parametrize("moment", MOMENTS)
def test_an_offer_is_about_what_lies_there(moment: Callable[[], State]) -> None:
    s = moment()
    at = offer(s)
    assert GAME.impossible(s, SHIPPED) == []
    frame = s.frames[at]
    for number in ("a", "b"):
        copied = s.copy()
        before = getattr(frame, number)
        setattr(copied.frames[at], number, 0 if before else 1)
        assert wrong(copied), (Step(frame.doing).name, number)
    assert frame.doing == Step.DRAW_SHIP or not wrong(s)


@pytest.mark.parametrize("moment", [one for one in MOMENTS if one is not drawn_anew])
def test_only_an_upgrade_that_is_fitted_offers_something(moment: Callable[[], State]) -> None:
    s = moment().copy()
    frame = s.frames[offer(s)]
    which = frame.b if frame.doing == Step.DRAW_TREASURE else frame.a
    assert s.upgrades[which] == INSTALLED
    s.upgrades[which] = DESTROYED
    assert wrong(s)


@pytest.mark.parametrize("moment", [first_treasure, looked_at, bolts, manifesto, truce])
def test_an_offer_comes_where_it_belongs(moment: Callable[[], State]) -> None:
    """That of another upgrade, though fitted, does not."""
    s = moment()
    at = offer(s)
    others = [one for one in range(len(names.UPGRADES)) if s.upgrades[one] == INSTALLED and one != s.frames[at].a]
    assert others
    for other in others:
        copied = s.copy()
        copied.frames[at].a = other
        assert wrong(copied)
    copied = s.copy()
    copied.frames[at].c = 1 if moment is not first_treasure else len(names.TREASURES) + 1
    assert wrong(copied)


def test_from_an_empty_cup_nothing_is_drawn() -> None:
    s = first_treasure().copy()
    s.cup = [0] * len(s.cup)
    assert GAME.impossible(s, SHIPPED) == []
    assert [answer for answer in range(take_up.SIZE) if take_up.forbidden(s, SHIPPED, answer) == 0] == [take_up.DECLINE]


def test_a_discarded_treasure_is_not_one_that_was_drawn() -> None:
    s = spent().copy()
    s.frames[offer(s)].c = 0
    assert wrong(s)


def test_the_ship_that_goes_back_is_the_one_that_was_drawn() -> None:
    s = drawn_anew().copy()
    s.frames[offer(s)].b = ship("clyde") + 1
    assert wrong(s)
    s = looked_at().copy()
    s.ships[s.drawn - 1], s.ships[ship("clyde")] = 1, DRAWN
    s.drawn = ship("clyde") + 1
    assert wrong(s)


def test_who_must_add_an_upgrade_has_one_to_add() -> None:
    s = guilds().copy()
    assert GAME.impossible(s, SHIPPED) == []
    assert s.frames[offer(s)].a == 1
    s.upgrades = [place or DESTROYED for place in s.upgrades]
    assert s.upgrades[upgrade("guilds-deck")] == INSTALLED
    assert wrong(s)


def test_a_third_die_is_thrown_under_a_flag_of_truce_only() -> None:
    s = truce().copy()
    fight = next(frame for frame in s.frames if frame.doing == Step.FIGHT)
    fight.b = STALK
    assert wrong(s)
    s = truce().copy()
    next(frame for frame in s.frames if frame.doing == Step.TEST).d = 0
    assert wrong(s)
    s = truce().copy()
    s.dice = [1, 0]
    assert wrong(s)


def test_a_parley_comes_after_diplomacy_that_was_heard() -> None:
    s = parleyed()
    fight = next(at for at in range(s.depth) if s.frames[at].doing == Step.FIGHT)
    assert GAME.impossible(s, SHIPPED) == []
    for number, value in (("b", STALK), ("c", FOLLOWS), ("d", SUNK), ("d", MISSED)):
        copied = s.copy()
        setattr(copied.frames[fight], number, value)
        assert wrong(copied), (number, value)
    copied = s.copy()
    copied.box = 0
    assert wrong(copied)


def test_a_reputation_is_mended_where_there_is_need_and_a_cube() -> None:
    s = mending()
    assert GAME.impossible(s, SHIPPED) == []
    for name, value in (("diplomacy_worn", 0), ("cubes", [0] * len(s.cubes)), ("motive", names.MOTIVES.index("war"))):
        copied = s.copy()
        setattr(copied, name, value)
        assert wrong(copied), name
    copied = s.copy()
    copied.upgrades[upgrade("hospital-machines")] = DESTROYED
    assert wrong(copied)
    copied = s.copy()
    copied.frames[copied.depth - 1].a = CUBE_OCEAN
    assert wrong(copied)
