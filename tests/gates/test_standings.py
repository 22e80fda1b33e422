"""How sure a card is, is said twice: in the rulebook and in the data file. Both say the same."""

from __future__ import annotations

import pytest

from leagues.games.nemo import names
from leagues.games.nemo.reading import section_of, standings
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import CARDS


@pytest.mark.parametrize("card", range(1, CARDS))
def test_a_card_has_the_standing_of_its_entry(card: int) -> None:
    name = names.CARDS[card].upper().replace(" ", "_")
    entry = Rule.RISING_ACTION if name == "RISING" else Rule[name]
    assert standings()[section_of(card)] == entry.standing
