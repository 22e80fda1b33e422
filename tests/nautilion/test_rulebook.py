"""The rulebook: every ruling is an entry, and every decision names the entries it stands on."""

from __future__ import annotations

import pytest

from leagues.games.nautilion.game import GAME
from leagues.games.nautilion.rulebook import Rule
from leagues.kernel.rulebook import Standing

CITED = {
    "deal-token": "setup-path crew-tokens mages-setup mercenaries-setup",
    "deal-admirals": "two-admirals admiral-cards",
    "roll": "roll turn-phases reef-roll buy-window",
    "roll-die": "roll dice-faces",
    "choose-first": "two-first-player two-alternate darkhouse-first-player",
    "plan": "plan spells spell-cost spell-prices whirlwind tide translation "
    "mage-reroll mage-reroll-any-order reef-stuck twice-same-dice one-by-one two-steps fixed-dice-spells "
    "heroics-window buy-window",
    "swap-first": "translation translation-ends translation-present",
    "swap-second": "translation translation-ends translation-present",
    "darkhouse-discard": "darkhouse-toll duct-discard toll-always-payable cabin-discard mercenary-ducts mercenary-blow "
    "toll-of-two toll-four-only",
    "place-token": "landing place-on-ship duct-placement first-token keep-in-reserve tokens-stay "
    "cabin-place mercenary-place mercenary-to-reserve buy-placement collision-board",
    "deal-reef": "reefs-setup reef-tokens",
    "deal-card": "darkhouse-setup darkhouse-levels",
    "reveal-heroic": "heroics-setup heroics-absent heroic-replace",
    "reef-die": "reef-roll reef-bonus reef-escape reef-stuck dice-faces",
    "toll-die": "toll-reroll toll-reroll-free dice-faces",
    "choose-figure": "two-steps darkhouse-first-player",
    "pay": "payment-chosen spell-payment one-discard buy-window",
    "recover": "one-discard insert recover-one buy collision-recover heroic-from-discard heroic-to-reserve "
    "insert-tokens buy-placement",
    "insert": "insert insert-ahead insert-slots reef-stays",
    "pay-crew": "heroic-cost heroic-split heroic-reconnect heroic-wrong-token",
    "take": "heroic-from-path heroic-reconnect heroic-other-number reef-stays",
    "set-die": "heroic-set-dice heroic-set-dice-left dice-faces",
    "replace": "heroic-replace heroic-replace-nothing",
    "keep-group": "collision-group",
}


@pytest.mark.parametrize("ruling", [f"R{number}" for number in range(1, 81)])
def test_every_ruling_is_in_the_rulebook(ruling: str) -> None:
    assert any(ruling in entry.sources for entry in Rule)


def test_every_entry_says_where_it_comes_from() -> None:
    for entry in Rule:
        assert entry.sources, entry.id
        ruled = all(source.startswith("R") for source in entry.sources)
        assert not ruled or entry.standing is Standing.RULING, entry.id


@pytest.mark.parametrize("decision", CITED)
def test_every_decision_names_the_rules_it_stands_on(decision: str) -> None:
    assert GAME.decisions.by_name[decision].rules == tuple(CITED[decision].split())


def test_no_decision_is_left_out() -> None:
    assert list(GAME.decisions.by_name) == list(CITED)
