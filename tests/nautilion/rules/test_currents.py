"""Phase 1, the Currents: the roll, and how spells are paid for."""

from __future__ import annotations

import pytest

from leagues.games.nautilion.tables import read_tables
from leagues.kernel.errors import LeaguesError
from leagues.kernel.frames import CHANCE
from leagues.kernel.table import Table

from ..positions import asked, legal, refused, roll, sail, state, tokens, told

PRICES = {"whirlwind": 1, "tide 1 4": 2, "translate": 2}
DEARER = read_tables("[spells]\nwhirlwind = 3\ntide = 1\ntranslation = 4\n")
DEARER_PRICES = {"whirlwind": 3, "tide 1 4": 1, "translate": 4}


def cast(table: Table, spell: str) -> None:
    """Cast a spell to its end."""
    table.play(spell)
    if spell == "whirlwind":
        roll(table, "1 2 3")
    elif spell == "translate":
        for step in ("swap-first", "swap-second"):
            assert asked(table) == step
            table.play(legal(table)[0])


@pytest.mark.rule("roll")
def test_the_turn_opens_with_a_roll_of_all_three_dice() -> None:
    table = sail(plan="1 2 1")
    table.play("reserve")
    assert (asked(table), legal(table), table.who) == ("roll", ["roll"], 0)
    table.play("roll")
    for die, value in enumerate((4, 2, 3), start=1):
        assert (asked(table), table.who) == ("roll-die", CHANCE)
        assert table.decision is not None
        assert table.address(table.decision) == ("roll-die", f"17.1.{die}")
        table.feed(str(value))
    assert (asked(table), state(table).dice) == ("plan", [4, 2, 3])
    assert told(table, "say-rolled") == (4, 2, 3)


@pytest.mark.rule("spells")
def test_spells_can_be_cast_in_any_order_and_again_and_again() -> None:
    table = sail(reserve=[0, 0, 0, 0, 7, 7, 8, 8, 9, 9, 9])
    for spell in ("translate", "whirlwind", "tide 3 1", "whirlwind", "whirlwind", "translate", "tide 3 1"):
        cast(table, spell)
        assert asked(table) == "plan"
    assert state(table).reserve == tokens()


@pytest.mark.rule("spells")
def test_giving_out_the_dice_ends_the_time_for_spells() -> None:
    table = sail(plan="1 2 1", reserve=[0, 0, 0, 0])
    for moment in ("place-token", "roll"):
        assert asked(table) == moment
        for spell in PRICES:
            with pytest.raises(LeaguesError) as caught:
                table.play(spell)
            assert caught.value.code == "unknown-move"
        table.play(legal(table)[0])


@pytest.mark.rule("spell-cost", "spell-prices")
@pytest.mark.parametrize("spell", PRICES)
def test_a_spell_takes_its_price_from_the_reserve_to_the_discard_pile(spell: str) -> None:
    table = sail(reserve=[7] * PRICES[spell])
    discarded = state(table).discard[7]
    cast(table, spell)
    assert state(table).reserve == tokens()
    assert state(table).discard[7] == discarded + PRICES[spell]


@pytest.mark.rule("spell-cost")
@pytest.mark.parametrize("spell", PRICES)
def test_a_spell_that_the_reserve_cannot_pay_is_refused(spell: str) -> None:
    table = sail(reserve=[0] * (PRICES[spell] - 1))
    assert refused(table, spell) == "spell-cost"
    assert not any(move.startswith(spell.split()[0]) for move in legal(table))


@pytest.mark.rule("spell-prices")
@pytest.mark.parametrize("spell", PRICES)
def test_an_owners_prices_are_followed(spell: str) -> None:
    price = DEARER_PRICES[spell]
    table = sail(reserve=[0, 0, 0, 0], tables=DEARER)
    cast(table, spell)
    assert state(table).reserve == tokens(*[0] * (4 - price))
    assert refused(sail(reserve=[0] * (price - 1), tables=DEARER), spell) == "spell-cost"
    assert spell in legal(sail(reserve=[0] * price, tables=DEARER))


@pytest.mark.rule("spell-payment")
def test_green_and_blue_tokens_pay_together() -> None:
    table = sail(reserve=[0, 8])
    table.play("tide 1 4")
    s = state(table)
    assert (s.reserve, s.discard[0], s.discard[8]) == (tokens(), 4, 4)


@pytest.mark.rule("reserve-alike")
def test_green_tokens_are_spent_first_then_crew_from_1_upwards() -> None:
    table = sail(reserve=[0, 2, 9, 9])
    left = []
    for _ in range(4):
        cast(table, "whirlwind")
        left.append(state(table).reserve)
    assert left == [tokens(2, 9, 9), tokens(9, 9), tokens(9), tokens()]


@pytest.mark.rule("spell-not-from-ship")
@pytest.mark.parametrize("spell", PRICES)
def test_nobody_aboard_pays_for_a_spell(spell: str) -> None:
    assert refused(sail(crew=range(1, 10)), spell) == "spell-cost"
    table = sail(crew=range(1, 10), reserve=[0, 7])
    aboard = state(table).crew
    cast(table, spell)
    assert state(table).crew == aboard
