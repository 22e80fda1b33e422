"""Which states can lie on the table, and what is wrong with one that cannot."""

from __future__ import annotations

import random
from typing import Any

import pytest

import leagues
from leagues.games.nautilion.game import GAME
from leagues.games.nautilion.steps import Step
from leagues.games.nautilion.tables import SHIPS, read_tables
from leagues.kernel.errors import LeaguesError
from leagues.kernel.words import LANGUAGES

from .positions import SHIPPED, asked, legal, new_table, position, roll, sail

Json = dict[str, Any]


def wrong(state: Json, **changes: Any) -> list[LeaguesError]:
    """Everything that is wrong with the state once these fields are changed."""
    with pytest.raises(LeaguesError) as caught:
        GAME.load_state(SHIPPED, {**state, **changes})
    assert caught.value.code == "state-impossible"
    reasons = caught.value.details["reasons"]
    assert isinstance(reasons, list)
    assert all(caught.value.text(language) for language in LANGUAGES)
    return reasons


def codes(state: Json, **changes: Any) -> list[str]:
    """The codes of everything that is wrong."""
    return [reason.code for reason in wrong(state, **changes)]


def accepted(state: Json, **changes: Any) -> bool:
    """Whether the state can occur once these fields are changed."""
    return GAME.load_state(SHIPPED, {**state, **changes}).json() == {**state, **changes}


def more(row: list[int], **counts: int) -> list[int]:
    """The row with so many more (or fewer) at these places: `_3=1` is one more 3."""
    return [value + counts.get(f"_{at}", 0) for at, value in enumerate(row)]


def frames(*stack: tuple[int, int], **arguments: int) -> Json:
    """A stack of (doing, step), with arguments for the top frame."""
    made = [{"doing": int(doing), "step": step, "a": 0, "b": 0, "c": 0, "d": 0} for doing, step in stack]
    made[-1] |= arguments
    return {"frames": made, "depth": len(made)}


PLAN = position(reserve=[0, 0]).json()
PAIR = position(players=2).json()
TURN_3 = (Step.TURN, 3)


def moment(*moves: str, table: Any = None) -> Json:
    """The state after these moves, beginning at the Plan."""
    table = table or sail(dice=[3, 1, 2], crew=[7], reserve=[0, 0])
    for move in moves:
        table.play(move)
    return table.state.json()  # type: ignore[no-any-return]


@pytest.mark.parametrize("options", [{"players": players, "ship": ship} for players in (1, 2) for ship in SHIPS[::2]])
def test_every_state_met_in_play_is_possible(options: dict[str, Any]) -> None:
    table = leagues.new("nautilion", own_dice=True, auto=False, reserve=6, **options)
    chooser = random.Random(f"{options}")
    seen = set()
    while not table.over:
        seen.add(asked(table))
        move = chooser.choice(table.legal)
        if table.who == -1:
            table.feed(move)
        else:
            table.play(move)
        assert accepted(table.state.json())
    needed = {"deal-token", "roll", "roll-die", "plan", "place-token"}
    assert seen >= (needed | {"deal-admirals", "choose-first"} if options["players"] == 2 else needed)


def test_the_moments_in_the_middle_of_a_turn_are_possible() -> None:
    for moves in (
        [], ["translate"], ["translate", "swap 16"], ["whirlwind"], ["give 3 1 2"], ["give 3 1 2", "discard 7"],
        ["give 1 3 2"], ["give 1 3 2", "reserve"], ["give 1 3 2", "reserve", "roll"],
    ):  # fmt: skip
        assert accepted(moment(*moves))


def test_an_owners_box_has_states_of_its_own() -> None:
    tables = read_tables("[crew]\ncopies = 2\n[dice]\nfaces = [5, 5, 5, 5, 5, 6]\n[reserve]\ntwo_players = 5\n")
    table = new_table(deal=tuple(range(1, 10)) * 2, tables=tables, players=2)
    table.feed("2 1")
    roll(table, "5 6 5")
    GAME.load_state(tables, table.state.json())
    with pytest.raises(LeaguesError):
        GAME.load_state(SHIPPED, table.state.json())


# --- tokens ------------------------------------------------------------------------------------------------------------


def test_a_37th_token_is_one_too_many() -> None:
    reasons = wrong(PLAN, discard=more(PLAN["discard"], _8=1))
    assert [reason.code for reason in reasons] == ["state-token-total", "state-tokens"]
    assert reasons[0].details == {"count": 37, "right": 36}
    assert reasons[1].details == {"number": 8, "count": 5, "right": 4}


def test_a_token_that_is_nowhere_is_missed() -> None:
    reasons = wrong(PLAN, discard=more(PLAN["discard"], _1=-1, _9=-2))
    assert [reason.code for reason in reasons] == ["state-token-total", "state-tokens", "state-tokens"]
    assert [reason.details["count"] for reason in reasons] == [33, 3, 2]


def test_one_number_cannot_stand_in_for_another() -> None:
    reasons = wrong(PLAN, discard=more(PLAN["discard"], _7=-1, _8=1))
    assert [reason.code for reason in reasons] == ["state-token-total", "state-tokens", "state-tokens"]
    assert reasons[0].details == {"count": 36, "right": 36}


def test_tokens_are_counted_wherever_they_lie() -> None:
    one_less = more(PLAN["discard"], _9=-1)
    assert accepted(PLAN, discard=one_less, crew=[9])
    assert accepted(PLAN, discard=one_less, reserve=more(PLAN["reserve"], _9=1))
    for place in ({"crew": [9]}, {"reserve": more(PLAN["reserve"], _9=1)}, {"landed": 9}, {"cup": more(PLAN["cup"], _9=1)}):
        assert codes(PLAN, **place)[:2] == ["state-token-total", "state-tokens"]
    path = list(PLAN["path"])
    path[1] = 9
    assert codes(PLAN, path=path)[:2] == ["state-token-total", "state-tokens"]


@pytest.mark.parametrize(("state", "right"), [(PLAN, 4), (PAIR, 6)])
def test_the_green_tokens_are_as_many_as_were_chosen(state: Json, right: int) -> None:
    for counts in ({"discard": more(state["discard"], _0=1)}, {"reserve": more(state["reserve"], _0=1)}):
        (reason,) = wrong(state, **counts)
        assert (reason.code, reason.details) == ("state-green", {"count": right + 1, "right": right})
    assert codes(state, starting_reserve=5) == ["state-green"]


def test_there_are_no_green_tokens_in_the_cup() -> None:
    (reason,) = wrong(PLAN, cup=more(PLAN["cup"], _0=1))
    assert reason.code == "state-field"
    assert reason.details == {"field": "cup", "value": str([1] + [0] * 14), "low": 0, "high": 0}


@pytest.mark.parametrize("length", [35, 37])
def test_the_path_is_as_long_as_there_are_tokens(length: int) -> None:
    reason = wrong(PLAN, path_length=length)[0]
    assert (reason.code, reason.details) == ("state-field", {"field": "path_length", "value": length, "low": 36, "high": 36})


@pytest.mark.parametrize("place", [0, 37, 38, 81])
def test_no_token_lies_on_the_ends_or_beyond(place: int) -> None:
    path = PLAN["path"] + [0] * (82 - len(PLAN["path"]))
    path[place] = 9
    (reason,) = wrong(PLAN, path=path, discard=more(PLAN["discard"], _9=-1))
    assert (reason.code, reason.details) == ("state-path-ends", {"length": 36})


# --- figures, seats, crew ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("figure", ["nautilion", "phantom"])
def test_no_submarine_leaves_the_path(figure: str) -> None:
    (reason,) = wrong(PLAN, **{figure: 38})
    assert (reason.code, reason.details) == ("state-figure-off-path", {"length": 37})


def test_two_submarines_never_share_a_space() -> None:
    (reason,) = wrong(PLAN, nautilion=PLAN["phantom"])
    assert (reason.code, reason.details) == ("state-figures-together", {"place": PLAN["phantom"]})


@pytest.mark.parametrize("figure", ["nautilion", "phantom"])
def test_no_token_lies_under_a_submarine(figure: str) -> None:
    assert codes(PLAN, **{figure: PLAN["nautilion"] + 1}) == ["state-token-under-figure"]


def test_a_player_alone_has_one_seat_and_no_admiral() -> None:
    for changes in ({"admirals": [1, 2]}, {"admirals": [0, 1]}, {"active": 1}):
        (reason,) = wrong(PLAN, **changes)
        assert (reason.code, reason.details) == ("state-seats", {"players": 1})


def test_two_players_have_an_admiral_each_and_one_of_them_plays() -> None:
    for changes in ({"admirals": [2, 1]}, {"active": 1}):
        assert accepted(PAIR, **changes)
    for admirals in ([0, 0], [1, 1], [2, 2], [0, 2]):
        assert codes(PAIR, admirals=admirals) == ["state-seats"]


def test_the_admirals_are_dealt_when_the_path_is_laid() -> None:
    dealing = new_table(players=2).state.json()
    assert accepted(dealing)
    assert codes(dealing, admirals=[1, 2]) == ["state-seats"]


def test_the_crew_hangs_together() -> None:
    together = position(crew=[1, 2, 3]).json()
    assert accepted(together)
    (reason,) = wrong(together, crew=[1, 3], discard=more(together["discard"], _2=1))
    assert (reason.code, reason.rules) == ("state-crew-split", ("duct-discard",))


# --- the moment --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "stack",
    [
        [(Step.TURN, 2), (Step.PLAN, 0)],
        [(Step.TURN, 4), (Step.PLAN, 0)],
        [(Step.TURN, 3), (Step.PLAN, 1)],
        [(Step.SETUP, 3), (Step.PLAN, 0)],
        [(Step.PLAN, 3)],
        [(Step.PLAN, 3), (Step.TURN, 0)],
        [(Step.TURN, 3)],
        [(Step.TURN, 3), (99, 0)],
        [(Step.TURN, 3), (Step.SWAP_FIRST, 0)],
        [(Step.TURN, 3), (Step.PLAN, 0), (Step.PLAN, 0)],
        [(Step.TURN, 3), (Step.PLAN, 0), (Step.DARKHOUSE_DISCARD, 0)],
    ],
)
def test_what_is_going_on_must_make_sense(stack: list[tuple[int, int]]) -> None:
    assert "state-no-decision" in codes(PLAN, **frames(*stack))


@pytest.mark.parametrize("letter", "abcd")
def test_nothing_but_a_swap_remembers_anything(letter: str) -> None:
    for value in (1, 16):  # a place without a token, and one with
        assert codes(PLAN, **frames(TURN_3, (Step.PLAN, 0), **{letter: value})) == ["state-moment"]


def test_a_swap_remembers_a_token_of_the_path() -> None:
    swapping = moment("translate", "swap 16")
    assert accepted(swapping)
    stack = (TURN_3, (Step.PLAN, 0), (Step.SWAP_SECOND, 0))
    assert accepted(swapping, **frames(*stack, a=17))
    for place in (-1, 1, 14, 15, 22, 37, 82, 100):
        assert codes(swapping, **frames(*stack, a=place)) == ["state-moment"]
    at_the_ends = moment("translate", table=sail("I 8 … N P … 9 A", reserve=[0, 0]))
    for place in (1, 36):
        assert accepted(at_the_ends, **frames(*stack, a=place))
    for letter in "bcd":
        assert codes(swapping, **frames(*stack, a=16, **{letter: 1})) == ["state-moment"]


def test_turns_are_counted_from_1_once_the_path_is_laid() -> None:
    assert codes(PLAN, turn=0) == ["state-now"]
    laying = new_table(deal=(1, 2, 3)).state.json()
    assert accepted(laying)
    assert codes(laying, turn=1) == ["state-now"]


def test_the_path_is_laid_from_the_isles_on_until_it_is_full() -> None:
    laying = new_table(deal=(1, 2, 3)).state.json()
    assert codes(laying, path=[0, 1, 2, 0, 3]) == ["state-moment"]
    assert codes(laying, laid=36) == ["state-moment"]
    assert codes(PLAN, laid=35) == ["state-moment"]
    assert codes(new_table(players=2).state.json(), laid=35) == ["state-moment"]


def test_the_dice_show_what_their_faces_show() -> None:
    for dice in ([1, 2, 5], [6, 1, 1], [0, 1, 2], [0, 0, 0]):
        assert codes(PLAN, dice=dice) == ["state-moment"]
    assert accepted(PLAN, dice=[4, 4, 4])


def test_dice_that_are_rolled_one_by_one_show_nothing_yet() -> None:
    rolling = moment("whirlwind")
    for dice in ([1, 0, 0], [4, 1, 0]):
        assert accepted(rolling, dice=dice)
    for dice in ([1, 2, 3], [5, 0, 0]):
        assert codes(rolling, dice=dice) == ["state-moment"]


def test_before_the_roll_no_die_shows_anything() -> None:
    ready = moment("give 1 3 2", "reserve")
    assert accepted(ready)
    assert codes(ready, dice=[1, 0, 0]) == ["state-moment"]
    assert codes(new_table(deal=(1, 2)).state.json(), dice=[1, 0, 0]) == ["state-moment"]
    assert codes(new_table(players=2).state.json(), dice=[0, 0, 1]) == ["state-moment"]


def test_dice_are_given_from_the_plan_on_and_not_before() -> None:
    assert codes(PLAN, given=[1, 2, 3]) == ["state-moment"]
    toll, landing = moment("give 3 1 2"), moment("give 1 3 2")
    assert accepted(toll, given=[3, 2, 1])
    assert accepted(landing, given=[3, 2, 1])
    for state in (toll, landing):
        for given in ([0, 0, 0], [3, 3, 2], [3, 1, 1]):
            assert codes(state, given=given) == ["state-moment"]


def test_a_token_is_in_hand_only_when_it_is_to_be_placed() -> None:
    landing = moment("give 1 3 2")
    held = landing["landed"]
    assert held == 2
    assert codes(landing, landed=0, discard=more(landing["discard"], _2=1)) == ["state-moment"]
    for state in (PLAN, moment("give 3 1 2"), moment("give 1 3 2", "reserve")):
        assert codes(state, landed=9, discard=more(state["discard"], _9=-1)) == ["state-moment"]


def test_who_goes_first_is_asked_on_the_first_turn_of_two() -> None:
    table = new_table(players=2)
    table.feed("1 2")
    roll(table, "1 2 3")
    assert accepted(table.state.json())
    asking = frames((Step.TURN, 2), (Step.CHOOSE_FIRST, 0))
    assert codes(PAIR, **asking) == ["state-moment"]
    alone = new_table()
    roll(alone, "1 2 3")
    assert codes(alone.state.json(), **asking) == ["state-moment"]


def test_the_toll_is_asked_for_a_3_or_a_4_and_for_someone_who_has_a_token() -> None:
    toll = moment("give 3 1 2")
    assert codes(toll, given=[1, 3, 2]) == ["state-moment"]
    assert accepted(toll, dice=[4, 1, 2], given=[4, 1, 2])
    paid = more(toll["discard"], _0=toll["reserve"][0], _7=1)
    assert codes(toll, crew=[], reserve=[0] * 10, discard=paid) == ["state-moment"]


def test_a_game_that_is_over_can_be_loaded() -> None:
    table = sail("I 8 9 P … N 1 2 A", plan="1 1 3", crew=range(1, 10))
    assert table.outcome == "won-full-crew"
    assert accepted(table.state.json())
    assert legal(table) == []


def test_everything_that_is_wrong_is_said_at_once() -> None:
    found = codes(PLAN, nautilion=PLAN["phantom"], active=1, starting_reserve=6, discard=more(PLAN["discard"], _8=1))
    assert found == ["state-token-total", "state-tokens", "state-green", "state-figures-together", "state-seats"]
