"""Deadly Seas: every kind of token at every place where a ship is drawn from the cup."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from leagues.games.nemo import names
from leagues.games.nemo.deadly import is_token
from leagues.games.nemo.game import GAME
from leagues.games.nemo.state import AT_SEA, DISCARDED, OCEANS
from leagues.games.nemo.steps import Step
from leagues.kernel.table import Table

from ..cards.test_finales import exploded
from ..positions import SHIPPED, asked, draw, feed, legal, ocean, play, ship, sit, state, told, where
from ..prepared import LAST
from .test_deadly_seas import FAR, RULES, attacking, due, hunted

NADAR = names.CARDS.index("event 54")
GROUP = "troop-convoy"  # the one that is a Warship, so that it comes in a search for one too
LAST_CHOICE = {"undertake": "decline"}  # what ends a token's effect soonest; else the first answer


def from_the_balloon() -> Table:
    at = sit("south-pacific", levels={"box": "expanded"}, rules=RULES, hidden={FAR: 1}, tableau=[NADAR], auto=False)
    play(at, "use event 54", FAR)
    return at


def war_in_europe() -> Table:
    """Event 48: two Hidden ships, of which one is revealed."""
    at = sit("south-pacific", phase="event", rules=RULES)
    draw(at, 48)
    return at


def explosion() -> Table:
    """Rising Action looks for a Warship."""
    at = exploded("south-pacific", rules=RULES)
    feed(at, 2)
    return at


def trap() -> Table:
    """Finale J looks for its second one."""
    at = sit(**LAST | {"rules": RULES})
    feed(at, "finale j", "fujiyama")
    return at


PLACES: dict[str, Callable[[], Table]] = {
    "placement": due,
    "bold": lambda: attacking("bold"),
    "stalk": lambda: attacking("stalk"),
    "torpedo": lambda: attacking("torpedo", upgrades=["steam-torpedoes"]),
    "diplomacy": lambda: attacking("diplomacy", upgrades=["hospital-machines"], levels={"box": "expanded"}),
    "balloon": from_the_balloon,
    "event 48": war_in_europe,
    "hunt": hunted,
    "rising action": explosion,
    "trap": trap,
}
SEARCHES = ("hunt", "rising action", "trap")  # where another one is drawn


def on_the_stack(at: Table, *steps: int) -> bool:
    """Whether a token's effect goes on, or one of these routines."""
    s = state(at)
    return any(one.doing in steps or (one.doing == Step.RESOLVE and is_token(one.a)) for one in s.frames[: s.depth])


def answer(at: Table) -> None:
    """Whatever ends it soonest; the dice show sixes."""
    assert GAME.impossible(at.state, SHIPPED) == []
    assert at.decision is not None
    move = LAST_CHOICE.get(asked(at), legal(at)[-1 if asked(at) == "throw" else 0])
    if at.decision.chance:
        feed(at, move)
    else:
        play(at, move)


@pytest.mark.rule("deadly-seas", "deadly-hidden-stays", "deadly-attack-spent", "deadly-search", "deadly-gone")
@pytest.mark.parametrize("token", names.DEADLY)
@pytest.mark.parametrize("place", PLACES)
def test_a_token_is_resolved_wherever_it_comes_up(place: str, token: str) -> None:
    """004:855-865: it is gone then; who was Hidden stays, who hunts or is looked for is still to come."""
    at, kind = PLACES[place](), names.DEADLY.index(token)
    assert asked(at) == "draw-ship"
    before = state(at).deadly[kind]
    hidden, revealed = state(at).hidden, sum(state(at).revealed)
    feed(at, token)
    while not at.over and on_the_stack(at):
        answer(at)
    s = state(at)
    assert (s.deadly[kind], s.drawn, at.over) == (before - 1, 0, False)
    assert told(at, "say-deadly") == (kind, 0, 0)
    assert (asked(at) == "draw-ship") == (place in SEARCHES)
    swept = token == "cyclone"
    assert all(s.hidden[one] >= hidden[one] or (swept and one == s.nautilus) for one in range(OCEANS))
    assert sum(s.revealed) == revealed - (swept and place == "trap")
    assert GAME.impossible(s, SHIPPED) == []


@pytest.mark.rule("ship-groups", "ship-group-hunts")
@pytest.mark.parametrize("place", PLACES)
def test_a_ship_group_comes_wherever_it_is_drawn(place: str) -> None:
    """004:865, 004:897: it takes the place of a Hidden ship, hunts or is fought, and brings two more."""
    at = PLACES[place]()
    feed(at, GROUP)
    for _ in range(8):
        if told(at, "say-group-brings") is not None:
            break
        answer(at)
    number, there, count = told(at, "say-group-brings") or (-1, -1, -1)
    assert (number, count, where(at, GROUP)) == (ship(GROUP), 2, AT_SEA + there)


@pytest.mark.rule("cyclone", "finale-j", "trap-order")
def test_who_was_swept_out_of_the_trap_is_not_chosen() -> None:
    at = trap()
    feed(at, "cyclone", 6, 6)
    assert (where(at, "fujiyama"), asked(at)) == (DISCARDED, "draw-ship")
    feed(at, "arapiles")
    assert told(at, "say-called-off") == (ship("fujiyama"), 0, 0)
    assert (asked(at), where(at, "arapiles")) == ("throw", AT_SEA + ocean("south-atlantic"))
    assert GAME.impossible(at.state, SHIPPED) == []
