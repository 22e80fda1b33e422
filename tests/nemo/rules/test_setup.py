"""Setting up: the piles, the cup, the map, the tracks, and what each difficulty changes."""

from __future__ import annotations

from collections import Counter

import pytest

from leagues.games.nemo import names
from leagues.games.nemo.decisions import draw_event, pay_resource
from leagues.games.nemo.game import GAME
from leagues.games.nemo.reading import read_tables
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import (
    AVAILABLE,
    CREW,
    CUP,
    EVENTS,
    FAILED,
    HULL,
    INSTALLED,
    NEMO,
    NOT_YET,
    PASSED,
    RISING,
    SET_ASIDE,
    UNSEEN,
    UPGRADES,
    State,
    set_aside,
)
from leagues.kernel.chance import OwnDice
from leagues.kernel.errors import LeaguesError
from leagues.kernel.table import Table

from ..positions import SHIPPED, asked, draw, feed, new, play, position, set_sail, ship, sit, state, upgrade, why_not

LEVELS = names.LEVELS


def started(**options: str) -> State:
    """A new voyage after its setup."""
    at = new(**options)
    set_sail(at)
    return state(at)


@pytest.mark.rule("draw-pile", "act-lengths", "special-cards", "adventure-deck", "motives")
@pytest.mark.parametrize(
    ("motive", "second", "third"), [("explore", 8, 8), ("science", 10, 6), ("anti-imperialism", 5, 11), ("war", 3, 13)]
)
def test_the_draw_pile_of_each_motive(motive: str, second: int, third: int) -> None:
    """004:164, 004:191, 004:223, 004:301."""
    s = started(motive=motive)
    assert s.pile == [6, second, third + 1, 5]
    assert sum(s.pile) + 3 == 31  # with the three Act cards
    assert s.deck == 25
    assert sum(1 for place in s.cards[1 : EVENTS + 1] if place == UNSEEN) == 51 == 6 + second + third + 4 + 25


@pytest.mark.rule("setup-cup", "colour-groups", "ship-tokens")
def test_the_cup_holds_the_white_and_pale_yellow_ships() -> None:
    """004:28-66."""
    s = started()
    groups = Counter(names.GROUPS[group] for group in SHIPPED.group)
    assert groups == {
        "white": 30, "pale-yellow": 14, "blue": 4, "green": 4, "dark-yellow": 4, "orange": 4, "red": 7, "black": 2,
        "deadly-seas": 3,
    }  # fmt: skip
    assert sum(1 for place in s.ships if place == CUP) == 44
    assert all(SHIPPED.group[one] < 2 for one, place in enumerate(s.ships) if place == CUP)


@pytest.mark.rule("ship-tokens", "colour-groups", "warships")
def test_every_side_but_the_white_has_guns() -> None:
    """004:28-66."""
    for one, group in enumerate(SHIPPED.group[: names.EARLIER_SHIPS]):
        assert (SHIPPED.attack[0][one] == 0) == (group == 0)
        assert SHIPPED.attack[1][one] > 0
        assert SHIPPED.defence[0][one] > 0


@pytest.mark.rule("setup-treasures", "treasure-maps", "treasure-wonders")
def test_the_treasure_cup() -> None:
    s = started()
    kinds = Counter(dict.fromkeys(range(4), 0))
    for kind, tokens in zip(SHIPPED.treasure_kind, s.cup, strict=True):
        kinds[kind] += tokens
    assert kinds == {0: 28, 1: 11, 2: 13, 3: 7, 4: 0, 5: 0}
    assert [s.cup[names.TREASURES.index(f"map-{value}")] for value in range(6)] == [1, 3, 9, 10, 4, 1]


@pytest.mark.rule("oceans", "ship-spaces", "land-spaces", "setup-gems", "gems")
def test_the_map() -> None:
    s = started()
    assert names.OCEANS[:6] == (
        "western-pacific", "eastern-pacific", "north-atlantic", "south-atlantic", "european-seas", "indian-ocean",
    )  # fmt: skip
    assert (sum(SHIPPED.spaces), sum(SHIPPED.lands)) == (29, 15)
    assert SHIPPED.spaces == [4, 4, 4, 3, 4, 3, 1, 2, 1, 1, 1, 1]
    assert s.gems == [1] * 6 + [0] * 6


@pytest.mark.rule("links")
def test_every_ocean_can_be_reached() -> None:
    reached = {0}
    for _ in names.OCEANS:
        reached |= {other for one in reached for other in range(12) if SHIPPED.links[one] >> other & 1}
    assert len(reached) == 12
    assert sum(bin(line).count("1") for line in SHIPPED.links) == 2 * 16
    assert sum(bin(line).count("1") for line in SHIPPED.dotted) == 2 * 3


@pytest.mark.rule("setup-hidden", "difficulty-hidden", "difficulty")
@pytest.mark.parametrize(("level", "ships"), list(zip(LEVELS, (8, 12, 16), strict=True)))
def test_the_hidden_ships_of_each_difficulty(level: str, ships: int) -> None:
    assert sum(started(hidden_ships=level).hidden) == ships
    assert sum(started(difficulty=level).hidden) == ships


@pytest.mark.rule("difficulty-gems", "difficulty-action-points", "difficulty")
@pytest.mark.parametrize(("level", "count"), list(zip(LEVELS, (2, 1, 0), strict=True)))
def test_the_gems_on_the_deck_and_the_first_action_points(level: str, count: int) -> None:
    s = started(deck_gems=level, action_points=level, difficulty="officer")
    assert (s.deck_gems, s.actions) == (count, count)
    s = started(difficulty=level)
    assert (s.deck_gems, s.actions) == (count, count)


@pytest.mark.rule("difficulty")
def test_each_aspect_has_a_level_of_its_own() -> None:
    """004:98-104."""
    s = started(difficulty="captain", deck_gems="sailor")
    assert (s.deck_gems, s.actions, sum(s.hidden)) == (2, 0, 16)
    options = GAME.read_options({"difficulty": "captain", "deck_gems": "sailor", "motive": "war"})
    assert GAME.options_of(GAME.new_state(SHIPPED, options)) == options


@pytest.mark.rule("setup-tracks", "resources", "setup-characters", "notoriety")
def test_the_tracks_start_at_their_top_and_everybody_is_aboard() -> None:
    """004:231."""
    s = started(difficulty="captain")
    assert (s.tracks, s.notoriety, s.characters) == ([6, 10, 10], 0, 0)
    assert len(names.CHARACTERS) == 6


@pytest.mark.rule("setup-upgrades", "difficulty-upgrades", "starting-upgrades")
@pytest.mark.parametrize(("level", "offered"), list(zip(LEVELS, (5, 4, 3), strict=True)))
def test_the_upgrades_on_offer(level: str, offered: int) -> None:
    """004:227."""
    s = started(upgrades=level)
    assert s.upgrades.count(AVAILABLE) == offered
    assert s.upgrades[upgrade("hydro-drive")] == AVAILABLE
    assert s.upgrades[upgrade("magnetic-mines")] == NOT_YET
    assert sum(set_aside(s, upgrade) for upgrade in range(UPGRADES)) == 10 - offered


@pytest.mark.rule("setup-upgrades", "difficulty-upgrades")
def test_sailors_set_one_of_five_aside() -> None:
    at = new(upgrades="sailor")
    for name in ("double-hull", "crew-armor", "fog-machine", "arcane-library", "steam-torpedoes"):
        feed(at, name)
    assert asked(at) == "set-aside"
    assert why_not(at, "hydro-drive") == "setup-upgrades"
    assert why_not(at, "strengthened-prow") == "setup-upgrades"
    play(at, "fog-machine")
    assert state(at).upgrades[upgrade("fog-machine")] == SET_ASIDE


@pytest.mark.rule("starting-upgrades", "starting-upgrade-bought", "difficulty-starting-upgrade")
@pytest.mark.parametrize(
    ("motive", "name"),
    [
        ("explore", "hydro-drive"),
        ("science", "monstrous-design"),
        ("anti-imperialism", "double-hull"),
        ("war", "periscope-device"),
    ],
)
def test_the_motives_own_upgrade_is_bought_with_resources(motive: str, name: str) -> None:
    at = new(motive=motive)
    while asked(at) == "draw-upgrade":
        at.feed(at.legal[0])
    play(at, "buy", "nemo", "crew", "hull")
    assert state(at).tracks == [5, 9, 9]
    assert state(at).upgrades[upgrade(name)] == INSTALLED


@pytest.mark.rule("difficulty-starting-upgrade")
def test_sailors_pay_one_less_and_captains_cannot_buy() -> None:
    at = new(first_upgrade="sailor")
    while asked(at) == "draw-upgrade":
        at.feed(at.legal[0])
    play(at, "buy", "hull", "hull")
    assert (state(at).tracks[HULL], asked(at)) == (8, "throw")
    at = new(first_upgrade="captain")
    while asked(at) == "draw-upgrade":
        at.feed(at.legal[0])
    assert asked(at) == "throw"


@pytest.mark.rule("starting-upgrade-bought")
def test_nobody_pays_with_the_last_step() -> None:
    s = position(nemo=1)
    assert pay_resource.forbidden(s, SHIPPED, NEMO) == Rule.STARTING_UPGRADE_BOUGHT
    assert pay_resource.forbidden(s, SHIPPED, CREW) == 0


@pytest.mark.rule("starting-upgrade-bought")
def test_who_cannot_pay_cannot_buy() -> None:
    tables = read_tables(
        "[tracks.nemo]\nexert = [0, 1]\n[tracks.crew]\nexert = [0, 1, 1]\n[tracks.hull]\nexert = [0, 1, 1]\n"
    )
    at = Table(GAME, {}, tables, OwnDice(), auto=False)
    while asked(at) == "draw-upgrade":
        at.feed(at.legal[0])
    assert why_not(at, "buy") == "starting-upgrade-bought"


@pytest.mark.rule("prologue")
@pytest.mark.parametrize("die", range(1, 7))
def test_a_die_says_where_the_voyage_begins(die: int) -> None:
    at = new()
    set_sail(at, die)
    assert (state(at).nautilus, state(at).act, state(at).turn, asked(at)) == (die - 1, 1, 1, "draw-event")


# --- what nobody has seen ---------------------------------------------------------------------------------------------


@pytest.mark.rule("no-peeking", "draw-pile", "special-cards")
@pytest.mark.parametrize("left", [9, 4, 1])
def test_rising_action_comes_once_in_as_many_times_as_cards_are_left(left: int) -> None:
    s = position(act=3, phase="event")
    s.pile[2] = left
    weights = [draw_event.weight(s, SHIPPED, outcome) for outcome in range(draw_event.SIZE)]
    assert weights[RISING - 1] * left == sum(weights)
    unseen = {weight for outcome, weight in enumerate(weights) if outcome < EVENTS and s.cards[outcome + 1] == UNSEEN}
    assert len(unseen) == 1
    assert sum(weights[RISING:]) == 0


@pytest.mark.rule("no-peeking", "special-cards")
@pytest.mark.parametrize("left", [5, 3, 1])
def test_each_finale_comes_once_in_seven_times_the_cards_left(left: int) -> None:
    s = position(act=3, phase="event")
    s.pile[2], s.pile[3] = 0, left
    weights = [draw_event.weight(s, SHIPPED, outcome) for outcome in range(draw_event.SIZE)]
    for finale in range(RISING, RISING + 7):
        assert weights[finale] * 7 * left == sum(weights)
    assert weights[RISING - 1] == 0


@pytest.mark.rule("inspect")
def test_what_may_be_looked_at_is_in_the_view() -> None:
    """The cups, the piles and the sides of ships. 004:174-178."""
    at = sit(ships={"clyde*": "indian-ocean"}, held={"map-3": 1}, passed=[1], failed=[45], below=[7])
    seen = at.view(0)
    assert sum(seen["cup"]) == sum(state(at).cup) == 58
    assert seen["ships"].count(CUP) == 43
    assert (seen["backs"][ship("clyde")], seen["cards"][1], seen["cards"][45]) == (1, PASSED, FAILED)
    assert seen["below"] == [7]


@pytest.mark.rule("no-peeking", "undo")
def test_the_state_holds_no_order_of_unseen_cards() -> None:
    """Two voyages that have seen the same are the same, whatever comes next; a draw cannot be taken back. 004:176-185."""
    one, other = new(), new()
    for at in (one, other):
        set_sail(at)
        draw(at, 26)
    assert one.state == other.state
    assert one.view(0) == one.state.json()
    feed(one, "map-3", "map-3")
    with pytest.raises(LeaguesError) as refused:
        one.undo()
    assert refused.value.code == "undo-draw"
