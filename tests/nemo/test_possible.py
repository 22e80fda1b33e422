"""Which states can occur: one thing after the other that cannot be on the table is named."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

from leagues.games.nemo import names, seas
from leagues.games.nemo.game import GAME
from leagues.games.nemo.moments import HIGHEST, HIGHEST_OF_THROW
from leagues.games.nemo.placing import FOR_HUNT, FOR_REVEAL
from leagues.games.nemo.state import (
    AT_SEA,
    BELOW_DECK,
    CARDS,
    CUP,
    DRAWN,
    FAILED,
    FIRST_ADVENTURE,
    FIRST_FINALE,
    NO_FIGHT,
    OCEANS,
    QUARTERED,
    RISING,
    SALVAGED,
    SHIPS,
    STALK,
    TABLEAU,
    TONNAGE,
    TRACKS,
    UNSEEN,
    State,
)
from leagues.games.nemo.steps import START, TESTING, Battle, Step
from leagues.kernel.frames import Frame, ask, pop
from tests.laws.cases import SIMPLE
from tests.laws.players import Player

from .positions import SHIPPED, feed, new, ocean, play, position, ship, sit, state
from .rules.test_placement import crowd, roll

Change = Callable[[State], None]
ATLANTIC = "north-atlantic"
NUMBERS = ("a", "b", "c", "d")


def wrong(s: State) -> list[str]:
    """What is wrong with a state."""
    return [error.code for error in GAME.impossible(s, SHIPPED)]


def plain(s: State) -> State:
    """A state that can occur, without the check of its ranges."""
    assert wrong(s) == []
    return State.from_json(s.json())


def changed(s: State, change: Change) -> list[str]:
    """What is wrong with a state once it is changed."""
    copied = plain(s)
    change(copied)
    return wrong(copied)


def put(field: str, at: int | None = None, *, to: int) -> Change:
    """Write a number into a field."""

    def change(s: State) -> None:
        if at is None:
            setattr(s, field, to)
        else:
            getattr(s, field)[at] = to

    return change


def both(*changes: Change) -> Change:
    """One change after the other."""

    def change(s: State) -> None:
        for one in changes:
            one(s)

    return change


def middle() -> State:
    """An Action Phase with some of everything."""
    return position(
        ATLANTIC, act=2, turn=9, tableau=[5], passed=[7], below=[11, 9], deck_gems=2, gems=["indian-ocean"],
        cubes={ATLANTIC: 1}, ships={"clyde": ATLANTIC, "lord-clyde": "indian-ocean"}, salvage=["scotia"],
        hidden={"european-seas": 2}, held={"retain-nemo": 1},
    )  # fmt: skip


# --- cards ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "change",
    [
        put("deck", to=20),
        put("pile", 2, to=20),
        put("cards", 5, to=UNSEEN),
        put("cards", 1, to=FAILED),
        put("cards", RISING, to=FAILED),
        put("cards", FIRST_FINALE, to=FAILED),
        put("cards", CARDS - 1, to=FAILED),
        put("cards", 5, to=BELOW_DECK),
        put("cards", 9, to=TABLEAU),
        put("cards", 0, to=TABLEAU),
        put("below", 0, to=9),
        put("below", 1, to=11),
        put("below", 2, to=7),
        both(put("below", 1, to=0), put("below", 2, to=9)),
    ],
)
def test_every_card_lies_in_one_place(change: Change) -> None:
    assert changed(middle(), change) == ["state-nemo-cards"]


def test_an_unseen_card_is_in_the_pile_or_in_the_deck() -> None:
    def turn_up(card: int) -> Change:
        return both(put("cards", card, to=FAILED), put("deck", to=middle().deck - 1))

    assert changed(middle(), turn_up(1)) == []
    assert changed(middle(), turn_up(RISING)) == []
    assert changed(middle(), turn_up(FIRST_FINALE)) == []


# --- ships ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "place",
    [DRAWN + 1, AT_SEA - 1, AT_SEA + OCEANS, TONNAGE - 1, TONNAGE + 6, SALVAGED - 1, QUARTERED, QUARTERED + 1, DRAWN],
)
def test_no_ship_is_anywhere_else(place: int) -> None:
    assert changed(middle(), put("ships", ship("america"), to=place)) == ["state-nemo-ships"]
    assert changed(middle(), put("ships", SHIPS - 1, to=place)) == ["state-nemo-ships"]


@pytest.mark.rule("upgrade-prize-crew-quarters")
def test_ships_are_kept_aboard_in_the_prize_crew_quarters_only() -> None:
    fitted = position(upgrades=["prize-crew-quarters"])
    assert changed(fitted, put("ships", ship("america"), to=QUARTERED)) == []


@pytest.mark.parametrize("place", [CUP, *range(TONNAGE, TONNAGE + 6), SALVAGED])
def test_a_ship_can_be_in_any_of_its_places(place: int) -> None:
    assert changed(middle(), put("ships", ship("america"), to=place)) == []


@pytest.mark.parametrize("at", range(OCEANS), ids=names.OCEANS)
def test_the_ships_of_each_ocean_are_counted(at: int) -> None:
    lies = both(put("ships", ship("america"), to=AT_SEA + at), put("backs", ship("america"), to=0))
    assert changed(middle(), lies) == ["state-nemo-ships"]
    now = middle()
    assert changed(now, put("revealed", at, to=now.revealed[at] + 1)) == ["state-nemo-ships"]
    assert changed(now, put("warships", at, to=now.warships[at] + 1)) == ["state-nemo-ships"]
    assert changed(now, lambda s: seas.put_ship(s, SHIPPED, ship("america"), at, 0)) == []


def test_the_side_of_a_ship_says_whether_it_is_a_warship() -> None:
    assert changed(middle(), put("backs", ship("clyde"), to=1)) == ["state-nemo-ships"]


def test_four_ships_are_salvaged_at_most() -> None:
    more = ["clyde", "america", "tynwald", "zeeland"]
    assert wrong(position(salvage=more)) == []
    assert changed(position(salvage=more), put("ships", ship("scotia"), to=SALVAGED)) == ["state-nemo-ships"]


def test_the_drawn_ship_is_the_one_that_is_in_nobodys_hands() -> None:
    hunting = hunted()
    assert changed(hunting, put("drawn", to=ship("zeeland") + 1)) == ["state-nemo-ships"]
    assert changed(hunting, put("ships", ship("zeeland"), to=DRAWN)) == ["state-nemo-ships"]


# --- tokens -----------------------------------------------------------------------------------------------------------


def test_there_are_sixteen_gems() -> None:
    here = position(deck_gems=15, gems=["indian-ocean"])
    assert changed(here, put("deck_gems", to=16)) == ["state-nemo-tokens"]
    assert changed(here, put("gems", 0, to=1)) == ["state-nemo-tokens"]


def test_there_are_thirty_hidden_ships() -> None:
    here = position(hidden={"indian-ocean": 30})
    assert changed(here, put("hidden", 0, to=1)) == ["state-nemo-tokens"]
    assert changed(here, put("hidden", OCEANS - 1, to=1)) == ["state-nemo-tokens"]


def test_there_are_ten_cubes_and_each_on_a_land_of_its_own() -> None:
    for at in range(OCEANS):
        most = SHIPPED.lands[at]
        assert changed(position(), put("cubes", at, to=most)) == []
        assert changed(position(), put("cubes", at, to=most + 1)) == ["state-nemo-tokens"]
    lands = list(SHIPPED.lands)
    spare = sum(lands) - 10
    assert spare > 0
    for at in range(OCEANS):
        taken = min(spare, lands[at])
        lands[at] -= taken
        spare -= taken
    here = position()
    here.cubes = lands
    free = next(at for at in range(OCEANS) if lands[at] < SHIPPED.lands[at])
    assert changed(here, put("cubes", free, to=lands[free] + 1)) == ["state-nemo-tokens"]


@pytest.mark.parametrize("kind", range(FIRST_ADVENTURE), ids=names.TREASURES[:FIRST_ADVENTURE])
def test_there_are_so_many_treasures_of_each_kind(kind: int) -> None:
    count = SHIPPED.treasures[kind]
    allied = names.TREASURES[kind] in names.ALLIES  # who come with World Order only
    start = position(motive="world-order" if allied else "explore", levels={"box": "expanded"})
    assert changed(start, put("held", kind, to=1)) == ["state-nemo-tokens"]
    assert changed(start, put("cup", kind, to=count + 1)) == ["state-nemo-tokens"]
    assert changed(start, both(put("held", kind, to=1), put("cup", kind, to=count - 1))) == []


@pytest.mark.parametrize(
    "kind", range(names.BASIC_TREASURES, len(names.TREASURES)), ids=names.TREASURES[names.BASIC_TREASURES :]
)
def test_a_basic_voyage_has_no_treasure_of_the_expanded_box(kind: int) -> None:
    for row in ("held", "cup"):
        assert changed(position(), put(row, kind, to=1)) == ["state-nemo-tokens"]


# --- tracks, motives, endings -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("track", range(TRACKS), ids=names.TRACKS)
def test_a_track_is_between_its_start_and_defeat(track: int) -> None:
    start = SHIPPED.track_start[track]
    assert changed(middle(), put("tracks", track, to=1)) == []
    assert changed(middle(), put("tracks", track, to=start)) == []
    assert changed(middle(), put("tracks", track, to=start + 1)) == ["state-moment"]
    assert changed(middle(), put("tracks", track, to=0)) == ["state-moment"]
    assert changed(middle(), both(put("tracks", track, to=0), put("ending", to=1))) == []


@pytest.mark.parametrize("field", ["motive", "first_motive"])
def test_there_are_four_motives(field: str) -> None:
    assert changed(middle(), put(field, to=3)) == []
    assert changed(middle(), put(field, to=4)) == ["state-moment"]


def test_only_a_known_ending_ends_a_voyage() -> None:
    for ending in range(1, 16):
        expected = [] if ending in list(GAME.endings) else ["state-moment"]
        assert changed(middle(), put("ending", to=ending)) == expected


def test_when_the_voyage_is_over_the_stack_does_not_matter() -> None:
    assert changed(middle(), both(put("ending", to=1), put("depth", to=0))) == []
    assert changed(middle(), both(put("ending", to=1), put("ships", ship("america"), to=DRAWN))) == []


# --- the stack --------------------------------------------------------------------------------------------------------


def hunted() -> State:
    """A ship is drawn that hunts."""
    at = sit("south-atlantic", phase="prepare", actions=0, ships=crowd(0))
    roll(at, 1, 2)
    feed(at, "tynwald")
    return state(at)


def disposing() -> State:
    """The Clyde is sunk and waits for what becomes of her."""
    at = sit(ATLANTIC, ships={"clyde": ATLANTIC})
    play(at, "bold", "clyde", "none")
    feed(at, 6, 6)
    assert state(at).frames[state(at).depth - 1].doing == Step.DISPOSE
    return state(at)


def pressing() -> State:
    """Stalking has revealed a ship."""
    at = sit(ATLANTIC, hidden={ATLANTIC: 1})
    play(at, "stalk", "hidden")
    feed(at, "clyde")
    assert state(at).frames[state(at).depth - 1].doing == Step.PRESS
    return state(at)


def styling() -> State:
    """A ship must be attacked, and the player says how."""
    at = sit(ATLANTIC, phase="event")
    feed(at, "event 4")
    assert state(at).frames[state(at).depth - 1].doing == Step.ATTACK_STYLE
    return state(at)


def targeting() -> State:
    """The player says whom to attack."""
    at = sit(ATLANTIC, ships={"clyde": ATLANTIC, "america": ATLANTIC})
    play(at, "bold")
    return state(at)


def shot_at() -> State:
    """A Warship shoots at the Nautilus, and her first die is thrown."""
    at = sit(ATLANTIC, ships={"lord-clyde": ATLANTIC})
    play(at, "bold", "lord-clyde")
    assert state(at).frames[state(at).depth - 3].doing == Step.FIGHT
    return state(at)


def rolling() -> State:
    """The first die of a test is thrown."""
    at = sit(ATLANTIC, crew=4)
    play(at, "rest", "none")
    return state(at)


MOMENTS = (middle, hunted, rolling, disposing, pressing, styling, targeting)


def highest(frame: Frame) -> tuple[int, ...]:
    """The most that the numbers of a frame can be."""
    most = (11, HIGHEST_OF_THROW.get(frame.a, 0)) if frame.doing == Step.THROW else HIGHEST.get(frame.doing, ())
    return (*most, 0, 0, 0, 0)[:4]


@pytest.mark.parametrize("moment", MOMENTS)
def test_no_number_of_a_frame_is_too_small_or_too_large(moment: Callable[[], State]) -> None:
    s = moment()
    for at in range(s.depth):
        for number, most in zip(NUMBERS, highest(s.frames[at]), strict=True):
            for value in (-1, most + 1):
                copied = plain(s)
                setattr(copied.frames[at], number, value)
                assert wrong(copied) == ["state-nemo-stack"], (Step(s.frames[at].doing).name, number, value)


def test_numbers_can_be_as_high_as_they_get() -> None:
    s = plain(rolling())
    top = s.frames[s.depth - 1]
    assert (top.doing, top.a, top.b) == (Step.THROW, TESTING, 0)
    top.b = 1
    assert wrong(s) == []
    s.frames[s.depth - 2].c = CARDS - 1
    assert wrong(s) == []


@pytest.mark.parametrize("moment", MOMENTS)
def test_nothing_lies_on_what_it_does_not_lie_on(moment: Callable[[], State]) -> None:
    s = moment()
    for at in range(s.depth):
        for doing in (Step.SETUP, Step.DRAW_TREASURE, 99, 300):
            copied = plain(s)
            copied.frames[at].doing = doing
            assert wrong(copied) == ["state-nemo-stack"]


def test_there_is_a_stack() -> None:
    assert changed(middle(), put("depth", to=0)) == ["state-nemo-stack"]


def test_only_some_decisions_wait_below_what_they_set_off() -> None:
    def prepare_below(s: State) -> None:
        s.frames[0].step = 2
        pop(s)
        pop(s)
        ask(s, Step.PREPARE)
        ask(s, Step.RESOLVE)
        ask(s, Step.PLACE_GEM)

    def gem_below(s: State) -> None:
        prepare_below(s)
        ask(s, Step.RESOLVE)
        s.frames[s.depth - 2].doing, s.frames[s.depth - 1].doing = Step.ACT, Step.FIGHT

    assert changed(middle(), prepare_below) == []
    assert changed(middle(), gem_below) == ["state-nemo-stack"]


@pytest.mark.parametrize(
    "change",
    [put("act", to=0), put("turn", to=0), both(put("act", to=0), put("turn", to=0)), put("act", to=3)],
)
def test_the_act_is_the_one_that_is_played(change: Change) -> None:
    assert changed(middle(), change) == ["state-nemo-stack"]


def test_the_stacks_of_earlier_acts_are_gone() -> None:
    here = position(act=3, turn=20)

    def move_card(s: State) -> None:
        s.pile[1], s.pile[3] = 1, s.pile[3] - 1

    assert changed(here, move_card) == ["state-nemo-stack"]
    assert changed(position(act=2, turn=9), lambda s: None) == []


@pytest.mark.parametrize("field", ["act", "turn"])
def test_before_the_voyage_there_is_no_act_and_no_turn(field: str) -> None:
    new = GAME.new_state(SHIPPED, GAME.read_options({}))
    assert isinstance(new, State)
    assert wrong(new) == []
    setattr(new, field, 1)
    assert wrong(new) == ["state-nemo-stack"]


def test_the_setup_goes_on_where_it_is() -> None:
    """Whatever comes first in a new voyage; and nothing goes on beyond the die of the Prologue."""
    at = new(players=2, difficulty="sailor")
    asked_for: set[int] = set()
    while state(at).frames[0].doing == Step.SETUP:
        s = state(at)
        asked_for.add(s.frames[s.depth - 1].doing)
        for step in range(6):
            moved = s.copy()
            moved.frames[0].step = step
            assert wrong(moved) == ([] if step == s.frames[0].step else ["state-nemo-stack"])
        if s.frames[s.depth - 1].doing == Step.THROW:
            s.frames[s.depth - 1].a = TESTING
            assert wrong(s) == ["state-nemo-stack"]
            s.frames[s.depth - 1].a = START
        assert at.decision is not None
        (at.feed if at.decision.chance else at.play)(at.legal[0])
    assert asked_for >= {Step.DEAL_CHARACTER, Step.DRAW_UPGRADE, Step.SET_ASIDE, Step.BUY_FIRST, Step.THROW}


def test_a_voyage_that_has_not_begun_is_at_its_beginning() -> None:
    new_one = GAME.new_state(SHIPPED, GAME.read_options({}))
    assert isinstance(new_one, State)
    new_one.frames[0].step = 4
    assert wrong(new_one) == ["state-nemo-stack"]


def test_a_drawn_ship_waits_for_a_place_and_nothing_else() -> None:
    def drawn(s: State) -> None:
        s.ships[ship("scotia")] = DRAWN
        s.drawn = ship("scotia") + 1

    assert changed(middle(), drawn) == ["state-nemo-stack"]
    back = both(put("ships", ship("tynwald"), to=CUP), put("drawn", to=0))
    assert changed(hunted(), back) == ["state-nemo-stack"]


def fighting(number: str, to: int) -> Change:
    """Write a number of the fight, which lies below the decision on top."""

    def change(s: State) -> None:
        fight = s.frames[s.depth - 2]
        assert fight.doing == Step.FIGHT
        setattr(fight, number, to)

    return change


@pytest.mark.parametrize("moment", [disposing, pressing, styling])
def test_whom_the_nautilus_fights_is_where_it_is(moment: Callable[[], State]) -> None:
    def with_the_last_ship(s: State) -> None:
        last = names.EARLIER_SHIPS - 1
        if s.ships[last] < AT_SEA:
            seas.put_ship(s, SHIPPED, last, s.nautilus, 0)

    assert changed(moment(), with_the_last_ship) == []
    assert changed(moment(), both(with_the_last_ship, fighting("a", 0))) == ["state-nemo-stack"]
    assert changed(moment(), fighting("a", 0)) == ["state-nemo-stack"]
    assert changed(moment(), fighting("a", ship("scotia") + 1)) == ["state-nemo-stack"]
    assert changed(moment(), put("nautilus", to=ocean("indian-ocean"))) == ["state-nemo-stack"]


def test_whoever_shoots_is_where_the_nautilus_is() -> None:
    """What becomes of a ship that lies elsewhere could not be told."""

    def gone(s: State) -> None:
        seas.take_ship(s, SHIPPED, ship("lord-clyde"), SALVAGED)

    def over(s: State) -> None:
        s.frames[s.depth - 3].step = Battle.DISPOSAL + 1

    assert changed(shot_at(), gone) == ["state-nemo-stack"]
    assert changed(shot_at(), put("nautilus", to=ocean("indian-ocean"))) == ["state-nemo-stack"]
    assert changed(shot_at(), both(gone, over)) == []


def test_how_the_nautilus_attacks_is_known_unless_it_is_asked() -> None:
    assert changed(disposing(), fighting("b", NO_FIGHT)) == ["state-nemo-stack"]
    assert changed(pressing(), fighting("b", NO_FIGHT)) == ["state-nemo-stack"]
    assert changed(styling(), fighting("b", STALK)) == ["state-nemo-stack"]


def test_a_target_is_asked_for_while_there_is_none() -> None:
    assert changed(targeting(), fighting("a", ship("clyde") + 1)) == ["state-nemo-stack"]


@cache
def drawing(below: Step, why: int = 0) -> State:
    """A state of a played voyage in which a ship is drawn on top of this."""
    for number in range(60):
        for s, _ in Player("random", daring=0.2).moments(SIMPLE["nemo"][number % len(SIMPLE["nemo"])], number):
            if s.ending == 0 and s.frames[s.depth - 1].doing == Step.DRAW_SHIP:
                under = s.frames[s.depth - 2]
                if under.doing == below and (why == 0 or under.b == why):
                    found: State = s.copy()
                    return found
    raise AssertionError("no such state was met")


def test_a_ship_is_drawn_to_be_revealed_only_where_a_hidden_one_lies_near() -> None:
    s = drawing(Step.PLACE, FOR_REVEAL)

    def none_hidden(changed: State) -> None:
        for other in range(OCEANS):  # the places stay taken, by what the ladder does not ask about
            changed.hidden[other] = 0 if seas.near(SHIPPED, s.frames[s.depth - 2].a, other) else changed.hidden[other]

    assert changed(s, none_hidden) == ["state-nemo-stack"]
    assert changed(s, lambda c: setattr(c.frames[c.depth - 2], "b", FOR_HUNT)) == ["state-nemo-stack"]
    assert changed(s, lambda c: setattr(c.frames[c.depth - 2], "b", 0)) == ["state-nemo-stack"]
