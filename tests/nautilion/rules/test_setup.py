"""Setting up: the path, the ship, the reserve, the figures, the dice."""

from __future__ import annotations

import pytest

import leagues
from leagues.games.nautilion.decisions import deal_token, roll_die
from leagues.games.nautilion.game import GAME
from leagues.games.nautilion.tables import SHIPS, standings
from leagues.kernel.errors import LeaguesError
from leagues.kernel.frames import CHANCE

from ..positions import SHIPPED, asked, legal, new_table, picture, roll, said, state, tokens, told
from ..ships import joined_to


def neighbours(ship: str, number: int) -> set[int]:
    """Whom the ducts of a ship join to this crew, as the rules have it."""
    bits = SHIPPED.ducts[SHIPS.index(ship)][number]
    return {other for other in range(1, 10) if bits >> other & 1}


@pytest.mark.rule("setup-path", "crew-tokens")
def test_chance_lays_the_path_from_four_tokens_of_each_number() -> None:
    table = new_table(deal=())
    assert table.who == CHANCE
    assert [(str(move), move.weight) for move in table.legal] == [(str(number), 4) for number in range(1, 10)]
    for _ in range(3):
        table.feed("7")
    assert [move.weight for move in table.legal] == [4, 4, 4, 4, 4, 4, 1, 4, 4]
    table.feed("7")
    assert legal(table) == ["1", "2", "3", "4", "5", "6", "8", "9"]
    with pytest.raises(LeaguesError) as caught:
        table.feed("7")
    assert caught.value.code == "impossible-outcome"


@pytest.mark.rule("setup-path")
def test_each_draw_is_from_all_tokens_that_are_not_laid_yet() -> None:
    table = new_table(deal=())
    for place in range(1, 37):
        assert asked(table) == "deal-token"
        assert deal_token.total(state(table), SHIPPED) == 37 - place == sum(move.weight for move in table.legal)
        assert table.address(GAME.decisions.by_name["deal-token"]) == ("deal-token", str(place))
        table.feed(str((place - 1) % 9 + 1))
    assert asked(table) == "roll"
    assert state(table).cup == tokens()


@pytest.mark.rule("setup-path", "setup-ends")
def test_the_tokens_lie_between_the_ends_in_the_order_in_which_they_were_dealt() -> None:
    dealt = [9, 9, 1, 2, 3, 4, 5, 6, 7, 8] + [9, 9] + [1, 2, 3, 4, 5, 6, 7, 8] * 3
    table = new_table(deal=dealt)
    assert picture(state(table)) == "N " + " ".join(str(number) for number in dealt) + " P"
    assert state(table).path_length + 2 == 38
    assert told(table, "say-path-laid") == (36, 0, 0)
    assert table.journal[0].rules == ("setup-path", "setup-ends")


@pytest.mark.rule("setup-path")
def test_nothing_on_the_path_is_hidden() -> None:
    table = new_table()
    assert table.view(0) == table.view(-1) == table.state.json()


@pytest.mark.rule("setup-discard")
def test_the_discard_pile_starts_empty() -> None:
    assert state(new_table()).discard == tokens()


@pytest.mark.rule("setup-ship")
@pytest.mark.parametrize("ship", SHIPS)
def test_each_of_the_six_ships_can_be_taken_and_starts_empty(ship: str) -> None:
    s = state(new_table(ship=ship))
    assert (SHIPS[s.ship], s.crew) == (ship, 0)
    chosen = {"players": 1, "ship": ship, "reserve": 4}
    assert GAME.options_of(s) == chosen | {"expansions": (), "harpoons": 2, "darkhouse_level": "intro"}


@pytest.mark.rule("setup-ship", "ship-classes")
def test_there_are_six_ships_two_to_a_class_and_the_default_is_of_class_a() -> None:
    assert [ship[0] for ship in SHIPS] == ["A", "A", "B", "B", "C", "C"]
    assert GAME.read_options({})["ship"] == "A1"
    with pytest.raises(LeaguesError) as caught:
        leagues.new("nautilion", ship="D1")
    assert caught.value.code == "bad-option"


@pytest.mark.rule("ship-classes")
def test_the_harder_the_class_the_fewer_the_ducts() -> None:
    counts = [sum(len(neighbours(ship, number)) for number in range(1, 10)) // 2 for ship in SHIPS]
    assert counts == [16, 14, 12, 11, 10, 9]


@pytest.mark.rule("ship-ducts")
@pytest.mark.parametrize("ship", SHIPS)
def test_the_ducts_of_each_ship_are_ours_and_say_so(ship: str) -> None:
    for number in range(1, 10):
        assert neighbours(ship, number) == joined_to(ship, number)
    assert standings()[f"ships.{ship}"] == "reconstructed"


@pytest.mark.rule("ship-ducts")
def test_on_the_recommended_ship_4_is_joined_to_3_5_and_9_and_to_no_other() -> None:
    assert neighbours("A1", 4) == {3, 5, 9}


@pytest.mark.rule("setup-grimoire")
def test_the_three_spells_can_be_cast_on_the_first_turn() -> None:
    table = new_table()
    roll(table, "1 2 3")
    assert {move.split()[0] for move in legal(table)} == {"give", "whirlwind", "tide", "translate"}


@pytest.mark.rule("setup-reserve")
def test_a_normal_game_starts_with_four_green_tokens() -> None:
    assert state(new_table()).reserve == tokens(0, 0, 0, 0)


@pytest.mark.rule("reserve-levels")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5, 6])
def test_one_to_six_tokens_can_be_chosen(level: int) -> None:
    s = state(new_table(reserve=level))
    assert s.reserve == tokens(*[0] * level)
    assert GAME.options_of(s)["reserve"] == level


@pytest.mark.rule("reserve-levels")
@pytest.mark.parametrize("level", [0, 7])
def test_fewer_than_one_and_more_than_six_cannot(level: int) -> None:
    with pytest.raises(LeaguesError) as caught:
        leagues.new("nautilion", reserve=level)
    assert caught.value.code == "bad-option"


@pytest.mark.rule("setup-figures")
def test_the_submarines_start_at_opposite_ends() -> None:
    s = state(new_table())
    assert (s.nautilion, s.phantom) == (0, 37)


@pytest.mark.rule("setup-dice")
def test_there_are_three_dice_and_nobody_owns_one_before_the_plan() -> None:
    table = new_table()
    assert (state(table).dice, state(table).given) == ([0, 0, 0], [0, 0, 0])
    roll(table, "1 2 3")
    assert (state(table).dice, state(table).given) == ([1, 2, 3], [0, 0, 0])
    table.play("give 2 1 3")
    assert state(table).given == [2, 1, 3]


@pytest.mark.rule("dice-faces")
def test_a_die_shows_1_and_2_twice_as_often_as_3_and_4_and_nothing_else() -> None:
    table = new_table()
    table.play("roll")
    assert [(str(move), move.weight) for move in table.legal] == [("1", 2), ("2", 2), ("3", 1), ("4", 1)]
    assert roll_die.total(state(table), SHIPPED) == 6
    with pytest.raises(LeaguesError) as caught:
        table.feed("5")
    assert caught.value.code == "impossible-outcome"
    assert standings()["dice"] == "inferred"


@pytest.mark.rule("turn-phases")
def test_setting_up_ends_with_the_first_turn() -> None:
    table = new_table()
    assert said(table) == ["say-path-laid", "say-turn"]
    assert told(table, "say-turn") == (1, 0, 1)
