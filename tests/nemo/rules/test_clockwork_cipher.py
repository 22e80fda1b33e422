"""The Clockwork Cipher."""

from __future__ import annotations

import pytest

from leagues.games.nemo.aids.choices import cipher_choices
from leagues.games.nemo.decisions import decipher
from leagues.games.nemo.seas import is_warship

from ..positions import SHIPPED, asked, legal, ocean, play, ship, sit, state, why_not

HERE, THERE = "indian-ocean", "south-atlantic"


@pytest.mark.rule("upgrade-clockwork-cipher", "cipher-ship")
@pytest.mark.parametrize(
    ("name", "armed"), [("clyde", True), ("clyde*", False), ("lord-clyde", True), ("lord-clyde*", True)]
)
def test_a_ship_here_shows_its_other_side(name: str, armed: bool) -> None:
    """004:1134, 004:1701-1705: white and gray, weaker and stronger, either way."""
    at = sit(HERE, ships={name: HERE, "gange": HERE}, upgrades=["clockwork-cipher"], actions=0)
    play(at, "cipher", name.rstrip("*"))
    one = ship(name)
    assert state(at).backs[one] == (0 if name.endswith("*") else 1)
    assert is_warship(state(at), SHIPPED, one) == armed
    assert (state(at).revealed[ocean(HERE)], state(at).warships[ocean(HERE)]) == (2, int(armed))
    assert (asked(at), state(at).actions) == ("act", 0)  # free of charge


@pytest.mark.rule("cipher-ship", "allied-navies")
def test_after_the_navies_have_united_it_turns_back_too() -> None:
    at = sit(HERE, ships={"lord-clyde*": HERE}, upgrades=["clockwork-cipher"], notoriety=36, motive="war")
    play(at, "cipher")
    assert state(at).backs[ship("lord-clyde")] == 0


@pytest.mark.rule("cipher-ship")
def test_only_revealed_ships_of_this_ocean() -> None:
    at = sit(HERE, ships={"clyde": HERE, "gange": HERE, "donau": THERE}, hidden={HERE: 1}, upgrades=["clockwork-cipher"])
    play(at, "cipher")
    assert (asked(at), set(legal(at))) == ("decipher", {"clyde", "gange"})
    assert why_not(at, "donau") == "cipher-ship"
    lonely = sit(HERE, ships={"donau": THERE}, hidden={HERE: 1}, upgrades=["clockwork-cipher"])
    assert why_not(lonely, "cipher") == "cipher-ship"


@pytest.mark.rule("upgrade-clockwork-cipher", "once-a-phase")
def test_once_in_each_action_phase() -> None:
    at = sit(HERE, ships={"clyde": HERE}, upgrades=["clockwork-cipher"])
    assert why_not(sit(HERE, ships={"clyde": HERE}), "cipher") == "upgrade-clockwork-cipher"
    play(at, "cipher")
    assert why_not(at, "cipher") == "once-a-phase"
    play(at, "end")
    assert state(at).used == 0


@pytest.mark.rule("upgrade-clockwork-cipher")
def test_the_other_side_is_told_before() -> None:
    at = sit(HERE, ships={"clyde": HERE, "gange": HERE}, upgrades=["clockwork-cipher"])
    play(at, "cipher")
    told = cipher_choices(state(at), SHIPPED)
    assert set(told) == {ship("clyde"), ship("gange")}
    assert told[ship("clyde")]["more"][0][1]["attack"] == SHIPPED.attack[1][ship("clyde")]
    assert decipher.words(ship("clyde")) == ("do-decipher", {"ship": ship("clyde")})
