"""Conservation in Nautilus Island: at every moment of every game all cards, bonus tokens and portholes are somewhere, once.

Counted here from the state's fields alone, beside the game's own check whether a state is possible.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from leagues.games.island.state import BONUSES, CARDS, STORED, TREASURES
from tests.laws.cases import SIMPLE, Case
from tests.laws.players import Player

PLAYERS = (Player("random"), Player("greedy"), Player("greedy", daring=0.3))
TABLES: Any = SIMPLE["island"][0].game.read_tables(None)
PORTHOLES = Counter(value for pile in TABLES.portholes for value in pile if value)


def cards_of(s: Any) -> Counter[int]:
    """Every card: unseen, open on a stack, in a hand, in a camp."""
    found = Counter(top - 1 for top in s.tops if top)
    for card in range(CARDS):
        found[card] += s.deck[card] + sum(hand[card] for hand in s.hands)
        found[card] += sum(camp[card] for camp in s.camps) if card < STORED else 0
    return found


def tokens_of(s: Any) -> list[int]:
    """Every bonus token, by kind: unseen, on a space of the camp, on a set."""
    return [
        s.supply[kind] + s.spaces.count(kind + 1) + sum(sum(row[kind::BONUSES]) for row in s.bonuses)
        for kind in range(BONUSES)
    ]  # fmt: skip


def portholes_of(s: Any) -> Counter[int]:
    """Every porthole, by value: on a set, or still on its pile."""
    found = Counter(value for row in s.portholes for value in row if value)
    for pile, values in enumerate(TABLES.portholes):
        found.update(value for value in values[s.piles[pile] :] if value)
    return found


def test_there_are_96_cards_34_bonus_tokens_and_12_portholes() -> None:
    assert CARDS * TABLES.copies == 96
    assert sum(TABLES.bonus_tokens) == 34
    assert PORTHOLES.total() == 12


@pytest.mark.parametrize("case", SIMPLE["island"], ids=str)
def test_nothing_is_lost_or_made(case: Case) -> None:
    moments = 0
    for player in PLAYERS:
        for number in range(12):
            for s, _ in player.moments(case, number):
                moments += 1
                assert cards_of(s) == dict.fromkeys(range(CARDS), TABLES.copies)
                assert tokens_of(s) == TABLES.bonus_tokens
                assert portholes_of(s) == PORTHOLES
                assert [sum(hand) for hand in s.hands] == s.sizes
    assert moments > 36 * 50


@pytest.mark.parametrize("case", SIMPLE["island"], ids=str)
def test_what_is_known_of_hands_is_true_and_only_grows_stale_by_storing(case: Case) -> None:
    """Cards that everybody watched being taken are there; cards that a pass excluded are not; camps only grow."""
    for player in PLAYERS:
        before: list[list[int]] = []
        for s, _ in player.moments(case, 99):
            for seat in range(case["players"]):
                assert all(s.shown[seat][card] <= s.hands[seat][card] for card in range(CARDS))
                assert not any(s.hands[seat][card] for card in range(CARDS) if s.lacks[seat] >> card & 1)
                assert all(s.portholes[seat][colour] == 0 or sum(s.camps[seat][4 * colour : 4 * colour + 4]) in TABLES.sizes
                           for colour in range(TREASURES))  # fmt: skip
            assert all(now >= then for now_row, row in zip(s.camps, before, strict=False)
                       for now, then in zip(now_row, row, strict=True))  # fmt: skip
            before = [list(row) for row in s.camps]
