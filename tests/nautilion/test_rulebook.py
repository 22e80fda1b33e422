"""The rulebook: every ruling of the base game is an entry, and every decision names the entries it stands on."""

from __future__ import annotations

import pytest

from leagues.games.nautilion.game import GAME
from leagues.games.nautilion.rulebook import Rule
from leagues.kernel.rulebook import Standing

CITED = {
    "deal-token": "setup-path crew-tokens",
    "deal-admirals": "two-admirals admiral-cards",
    "roll": "roll turn-phases",
    "roll-die": "roll dice-faces",
    "choose-first": "two-first-player two-alternate",
    "plan": "plan spells spell-cost spell-prices whirlwind tide translation",
    "swap-first": "translation translation-ends translation-present",
    "swap-second": "translation translation-ends translation-present",
    "darkhouse-discard": "darkhouse-toll duct-discard toll-always-payable",
    "place-token": "landing place-on-ship duct-placement first-token keep-in-reserve tokens-stay",
}


@pytest.mark.parametrize("ruling", [f"R{number}" for number in range(1, 26)])
def test_every_ruling_of_the_base_game_is_in_the_rulebook(ruling: str) -> None:
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
