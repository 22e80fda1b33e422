"""The Prize Crew Quarters."""

from __future__ import annotations

from typing import Any

import pytest

from leagues.games.nemo.aids.choices import choices_of
from leagues.games.nemo.decisions import dispose, train
from leagues.games.nemo.game import GAME
from leagues.games.nemo.scoring import total
from leagues.games.nemo.state import CREW, DESTROYED, DISCARDED, QUARTERED

from ..positions import SHIPPED, asked, feed, legal, play, position, ship, sit, state, upgrade, where, why_not

HERE = "north-atlantic"
FITTED: dict[str, Any] = {"upgrades": ["prize-crew-quarters"]}
SALVAGE = ["tynwald", "zeeland", "triumph", "syria"]


def sunk(**more: Any) -> Any:
    """A ship has just been sunk, boldly."""
    at = sit(HERE, ships={"gange": HERE, "donau": HERE}, **{**FITTED, **more})
    play(at, "bold", "gange", "none")
    feed(at, 6, 6)
    return at


@pytest.mark.rule("upgrade-prize-crew-quarters", "quarters-ships", "bold-chain-ends")
@pytest.mark.parametrize("salvage", [[], SALVAGE])
def test_a_sunk_ship_can_be_kept_aboard(salvage: list[str]) -> None:
    """004:1855-1861; also while the Salvage track is full, and the series of attacks ends."""
    at = sunk(salvage=salvage)
    assert ("quarters" in legal(at), "salvage" in legal(at)) == (True, not salvage)
    points = total(state(at), SHIPPED)
    play(at, "quarters")
    assert (where(at, "gange"), asked(at), total(state(at), SHIPPED)) == (QUARTERED, "act", points)


@pytest.mark.rule("upgrade-prize-crew-quarters")
def test_without_them_nobody_is_kept() -> None:
    at = sunk(upgrades=[])
    assert "quarters" not in legal(at)
    assert why_not(at, "quarters") == "upgrade-prize-crew-quarters"


@pytest.mark.rule("quarters-train", "ship-discard")
@pytest.mark.parametrize(("dice", "band"), [((1, 1), 0), ((2, 3), 0), ((5, 5), 1)])
def test_after_a_rest_one_of_them_trains_a_hand(dice: tuple[int, int], band: int) -> None:
    plain = sit(HERE, crew=5)
    at = sit(HERE, crew=5, quarters=["gange", "clyde*"], **FITTED)
    for one in (plain, at):
        play(one, "rest", "none")
        feed(one, *dice)
        if asked(one) == "help":
            play(one, "accept")
    assert (asked(plain), asked(at)) == ("act", "train")
    assert state(at).tracks == state(plain).tracks  # what the rest brings comes first
    assert set(legal(at)) == {"clyde", "gange", "none"}
    assert why_not(at, "donau") == "quarters-train"
    play(at, "clyde")
    assert (where(at, "clyde"), state(at).backs[ship("clyde")], where(at, "gange")) == (DISCARDED, 0, QUARTERED)
    assert state(at).tracks[CREW] == state(plain).tracks[CREW] + 1
    assert (state(plain).tracks[CREW] > 5) == bool(band)
    assert asked(at) == "act"


@pytest.mark.rule("quarters-train")
def test_nobody_need_be_trained_and_nobody_is_without_a_ship() -> None:
    at = sit(HERE, crew=5, quarters=["gange"], **FITTED)
    play(at, "rest", "none")
    feed(at, 1, 1)
    if asked(at) == "help":
        play(at, "accept")
    crew = state(at).tracks[CREW]
    play(at, "none")
    assert (where(at, "gange"), state(at).tracks[CREW]) == (QUARTERED, crew)
    at = sit(HERE, crew=5, **FITTED)
    play(at, "rest", "none")
    feed(at, 5, 5)
    play(at, "accept")
    assert asked(at) == "act"


@pytest.mark.rule("quarters-train")
def test_only_after_resting() -> None:
    at = sit(HERE, hull=5, quarters=["gange"], **FITTED)
    play(at, "repair", "none")
    feed(at, 5, 5)
    play(at, "accept")
    assert asked(at) == "act"


@pytest.mark.rule("quarters-ships", "hit-absorbed")
def test_if_they_are_destroyed_the_ships_are_discarded() -> None:
    at = sit(HERE, ships={"lord-clyde": HERE}, quarters=["gange"], **FITTED)
    play(at, "bold")
    feed(at, 2, 3)
    play(at, "accept")
    feed(at, 5)
    play(at, "destroy prize-crew-quarters")
    assert state(at).upgrades[upgrade("prize-crew-quarters")] == DESTROYED
    assert where(at, "gange") == DISCARDED


@pytest.mark.rule("upgrade-prize-crew-quarters", "score-upgrades")
def test_they_count_for_characters() -> None:
    assert total(position(**FITTED), SHIPPED) == total(position(), SHIPPED) + 4


@pytest.mark.rule("upgrade-prize-crew-quarters")
def test_what_it_means_is_told() -> None:
    at = sunk()
    assert choices_of(GAME, state(at), SHIPPED)[dispose.QUARTERS]["more"] == [("aid-quarters", {})]
    at = sit(HERE, crew=5, quarters=["gange"], **FITTED)
    play(at, "rest", "none")
    feed(at, 5, 5)
    play(at, "accept")
    assert set(choices_of(GAME, state(at), SHIPPED)) == {ship("gange"), train.NONE}
