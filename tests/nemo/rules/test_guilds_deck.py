"""The Guilds Deck."""

from __future__ import annotations

from typing import Any

import pytest

from leagues.games.nemo import names
from leagues.games.nemo.aids.choices import choices_of
from leagues.games.nemo.decisions import pay_salvage
from leagues.games.nemo.game import GAME
from leagues.games.nemo.resolve import salvage
from leagues.games.nemo.seas import gems_left
from leagues.games.nemo.state import AVAILABLE, DISCARDED, INSTALLED, SET_ASIDE

from ..positions import SHIPPED, asked, feed, legal, new, play, sit, state, upgrade, where, why_not

HERE = "north-atlantic"
FITTED: dict[str, Any] = {"upgrades": ["guilds-deck"]}
SALVAGE = ["tynwald", "zeeland", "triumph", "syria"]


def refitted(**more: Any) -> Any:
    """The Guilds Deck has been installed and paid for, in a voyage of the expanded box."""
    at = sit(**{"available": ["guilds-deck"], "salvage": SALVAGE[:2], "box": 1, **more})
    play(at, "refit", "none")
    feed(at, 5, 3)
    play(at, "accept", "guilds-deck")
    while asked(at) == "pay-salvage":
        play(at, legal(at)[0])
    return at


@pytest.mark.rule("upgrade-guilds-deck", "guilds-no-refusal")
def test_one_more_upgrade_is_put_on_offer_at_once() -> None:
    """004:1760-1765."""
    at = refitted()
    assert (asked(at), "war-room" in legal(at), "none" in legal(at)) == ("add-upgrade", True, False)
    assert why_not(at, "none") == "guilds-no-refusal"
    play(at, "war-room")
    assert (state(at).upgrades[upgrade("war-room")], asked(at)) == (AVAILABLE, "act")


@pytest.mark.rule("upgrade-guilds-deck")
def test_where_none_is_set_aside_none_is_chosen() -> None:
    assert asked(refitted(available=names.UPGRADES)) == "act"


@pytest.mark.rule("binoculars-not-alone")
def test_binoculars_that_it_fetches_do_not_come_along() -> None:
    at = refitted()
    play(at, "prism-binoculars")
    assert state(at).upgrades[upgrade("prism-binoculars")] == AVAILABLE


@pytest.mark.rule("binoculars-along", "upgrade-guilds-deck")
def test_binoculars_that_were_on_offer_come_along_with_it() -> None:
    at = refitted(available=["guilds-deck", "prism-binoculars"])
    assert state(at).upgrades[upgrade("prism-binoculars")] == INSTALLED
    assert (asked(at), "prism-binoculars" in legal(at)) == ("add-upgrade", False)


@pytest.mark.rule("guilds-gem", "upgrade-cell-batteries")
def test_the_cell_batteries_work_in_the_same_lull() -> None:
    at = sit(phase="prepare", actions=0, upgrades=["guilds-deck", "cell-batteries"])
    play(at, "roll")
    feed(at, 2, 2)
    assert (state(at).salvage_gems, state(at).actions) == (1, 1)


@pytest.mark.rule("guilds-gem", "lull-deck-gem")
@pytest.mark.parametrize(("ships", "expected"), [([], 1), (SALVAGE[:3], 4), (SALVAGE, 4)])
def test_a_lull_puts_a_gem_on_the_salvage_track(ships: list[str], expected: int) -> None:
    """004:933: after the others, while a box is empty."""
    at = sit(phase="prepare", salvage=ships, **FITTED)
    play(at, "roll")
    feed(at, 2, 2)
    assert (salvage(state(at)), state(at).salvage_gems) == (expected, expected - len(ships))
    assert (state(at).gems[1], state(at).deck_gems) == (1, 1)


@pytest.mark.rule("guilds-gem", "gem-stock")
def test_it_is_the_last_to_have_one() -> None:
    """With two gems in stock the ocean and the deck have them."""
    for stock, expected in ((2, 0), (3, 1)):
        at = sit(phase="prepare", deck_gems=SHIPPED.gem_stock - stock, **FITTED)
        play(at, "roll")
        feed(at, 2, 2)
        assert (state(at).salvage_gems, gems_left(state(at), SHIPPED)) == (expected, 0)


@pytest.mark.rule("guilds-gem")
def test_only_in_a_lull_and_only_with_it() -> None:
    for dice, upgrades in (((2, 3), ["guilds-deck"]), ((2, 2), [])):
        at = sit(phase="prepare", upgrades=upgrades)
        play(at, "roll")
        feed(at, *dice)
        assert state(at).salvage_gems == 0


@pytest.mark.rule("guilds-gem-pays", "refit-cost")
def test_gems_pay_in_any_order_with_ships() -> None:
    at = sit(available=["fog-machine"], salvage=["tynwald"], salvage_gems=2, **FITTED)
    left = gems_left(state(at), SHIPPED)
    play(at, "refit", "none")
    feed(at, 5, 3)
    play(at, "accept", "fog-machine")
    assert (asked(at), set(legal(at))) == ("pay-salvage", {"tynwald", "gem"})
    told = choices_of(GAME, state(at), SHIPPED)
    assert told[pay_salvage.GEM]["sentence"][0] == "do-pay-gem"
    play(at, "gem")
    assert (state(at).salvage_gems, gems_left(state(at), SHIPPED)) == (1, left + 1)
    play(at, "tynwald")
    assert (where(at, "tynwald"), state(at).salvage_gems, salvage(state(at))) == (DISCARDED, 1, 1)
    assert state(at).upgrades[upgrade("fog-machine")] == INSTALLED


@pytest.mark.rule("guilds-gem-pays", "guilds-gem")
def test_without_a_gem_none_pays_and_a_box_with_one_is_full() -> None:
    at = sit(available=["fog-machine"], salvage=SALVAGE[:2], **FITTED)
    play(at, "refit", "none")
    feed(at, 5, 3)
    play(at, "accept", "fog-machine")
    assert why_not(at, "gem") == "guilds-gem"
    at = sit(HERE, ships={"gange": HERE}, salvage=["tynwald"], salvage_gems=3, auto=False, **FITTED)
    play(at, "bold", "gange", "none")
    feed(at, 6, 6)
    assert why_not(at, "salvage") == "salvage-full"


@pytest.mark.rule("upgrade-guilds-deck", "starting-upgrade-bought")
def test_before_the_voyage_it_is_not_in_a_basic_box() -> None:
    at = new(motive="explore")
    assert state(at).upgrades[upgrade("guilds-deck")] == SET_ASIDE
    assert "guilds-deck" not in {str(one) for one in at.legal}
