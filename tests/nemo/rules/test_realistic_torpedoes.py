"""Realistic torpedoes: not at the Sea Serpent, not at the airship."""

from __future__ import annotations

from typing import Any

import pytest

from leagues.games.nemo import greedy_fights, greedy_upgrades
from leagues.games.nemo.greedy_values import END
from leagues.games.nemo.reading import read_tables
from leagues.games.nemo.state import BOLD, TORPEDO
from leagues.kernel.table import Table

from ..positions import SHIPPED, asked, feed, legal, play, position, ship, sit, state, told, where, why_not

HERE = "western-pacific"
MONSTERS = ("sea-serpent", "la-france")
RULES = ("realistic-torpedoes",)


def armed(**more: Any) -> Table:
    """In the Action Phase, with torpedoes."""
    return sit(HERE, upgrades=["steam-torpedoes"], rules=more.pop("rules", RULES), **more)


@pytest.mark.rule("realistic-torpedoes")
@pytest.mark.parametrize("monster", MONSTERS)
def test_no_torpedo_can_be_aimed_at_them(monster: str) -> None:
    """004:1518."""
    at = armed(ships={monster: HERE, "scotia": HERE, "triumph": HERE})
    play(at, "torpedo")
    assert why_not(at, monster) == "realistic-torpedoes"
    assert legal(at) == ["scotia", "triumph"]
    free = armed(ships={monster: HERE, "scotia": HERE, "triumph": HERE}, rules=())
    play(free, "torpedo")
    assert monster in legal(free)


@pytest.mark.rule("realistic-torpedoes")
@pytest.mark.parametrize("monster", MONSTERS)
def test_where_nobody_else_is_no_torpedo_is_fired_but_they_can_be_attacked_otherwise(monster: str) -> None:
    at = armed(ships={monster: HERE})
    assert why_not(at, "torpedo") == "attack-target"
    play(at, "bold")
    assert state(at).frames[1].a in (0, ship(monster) + 1)
    assert "torpedo" in legal(armed(ships={monster: HERE}, rules=()))
    assert "torpedo" in legal(armed(ships={monster: HERE}, hidden={HERE: 1}))


@pytest.mark.rule("torpedo-wasted")
def test_a_hidden_one_wastes_the_torpedo_and_is_no_miss() -> None:
    at = armed(hidden={HERE: 1})
    play(at, "torpedo")
    feed(at, "sea-serpent")
    assert told(at, "say-no-aim") == (ship("sea-serpent"), 0, 0)
    assert (asked(at), state(at).torpedo_worn, state(at).torpedo_used) == ("act", 0, 1)
    assert where(at, "sea-serpent") >= 10
    assert state(at).hidden[0] == 0
    assert why_not(at, "torpedo") == "torpedo-once"


@pytest.mark.rule("torpedo-wasted")
def test_another_hidden_ship_is_torpedoed_and_the_serpent_can_be_attacked_boldly() -> None:
    at = armed(hidden={HERE: 1})
    play(at, "torpedo")
    feed(at, "scotia", 6, 6)
    assert told(at, "say-sunk") == (ship("scotia"), 0, 0)
    other = armed(hidden={HERE: 1})
    play(other, "bold")
    feed(other, "sea-serpent")
    assert told(other, "say-no-aim") is None
    assert told(other, "say-attacks") == (ship("sea-serpent"), BOLD, 0)


@pytest.mark.rule("realistic-torpedoes")
def test_an_owner_says_at_what_no_torpedo_can_be_aimed() -> None:
    at = armed(ships={"scotia": HERE, "sea-serpent": HERE, "la-france": HERE},
               tables=read_tables('[realistic_torpedoes]\nspared = ["freighter"]\n'))  # fmt: skip
    play(at, "torpedo")
    assert sorted(legal(at)) == ["la-france", "sea-serpent"]


@pytest.mark.rule("realistic-torpedoes")
def test_greedy_aims_at_somebody_else() -> None:
    s = position(HERE, ships={"sea-serpent": HERE}, upgrades=["steam-torpedoes"], rules=RULES)
    prices = greedy_upgrades.market(s, SHIPPED)
    serpent = ship("sea-serpent")
    assert greedy_fights.against(s, SHIPPED, prices, serpent, 0, s.nautilus, TORPEDO) == -END
    assert greedy_fights.against(s, SHIPPED, prices, serpent, 0, s.nautilus, BOLD) != -END
