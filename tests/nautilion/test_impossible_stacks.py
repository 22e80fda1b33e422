"""Stacks that no game with expansions comes to: what lies on what, and what each decision remembers and needs."""

from __future__ import annotations

from typing import cast

import pytest

from leagues.games.nautilion.endings import Ending
from leagues.games.nautilion.game import GAME
from leagues.games.nautilion.possible import impossible
from leagues.games.nautilion.state import State
from leagues.games.nautilion.steps import Purpose, Step
from leagues.games.nautilion.tables import read_tables
from leagues.kernel.table import Table

from .dawn import dawn, row_to_lay
from .positions import SHIPPED, asked, at_table, position, sail
from .test_possible import Json, accepted, codes, frames, more


@pytest.mark.parametrize(
    "frames_", [
        [(Step.TURN, 3), (Step.OPENING, 1), (Step.INSERT, 0)], [(Step.TURN, 1), (Step.OPENING, 4), (Step.ROLL, 0)],
        [(Step.TURN, 4), (Step.DARKHOUSE_DISCARD, 0), (Step.DARKHOUSE_DISCARD, 0), (Step.PLAN, 0)],
        [(Step.TURN, 4), (Step.DARKHOUSE_DISCARD, 0), (Step.PLACE_TOKEN, 0)], [(Step.TURN, 6), (Step.PAY, 0)],
        [(Step.TURN, 7), (Step.KEEP_GROUP, 0)], [(Step.TURN, 7), (Step.COLLISION, 2), (Step.RECOVER, 0)],
        [(Step.TURN, 3), (Step.PLAN, 0), (Step.RECOVER, 0), (Step.ROLL_DIE, 0)], [(Step.SETUP, 4), (Step.DEAL_REEF, 0)],
    ],
)  # fmt: skip
def test_decisions_lie_where_the_sequence_of_play_puts_them(frames_: list[tuple[int, int]]) -> None:
    everything = position(expansions="mages mercenaries reefs darkhouse heroics", reserve=[0, 0]).json()
    assert codes(everything, **frames(*frames_)) == ["state-no-decision"]


def test_frames_that_are_not_in_use_are_blank() -> None:
    plan = position(cabin="a").json()
    for name in ("step", "a", "d"):
        blank = {"doing": 0, "step": 0, "a": 0, "b": 0, "c": 0, "d": 0}
        assert codes(plan, frames=[*plan["frames"], blank | {name: 1}]) == ["state-no-decision"]


def test_a_game_is_over_in_the_phase_that_ends_it() -> None:
    over = {
        5: sail("I 1 P … N 1 2 3 A", plan="1 2 1", cabin="a"), 6: sail("I 1 2 P … N 1 A", plan="1 1 2", cabin="a"),
        7: sail("I … N 1 P … A", plan="1 3 1", captives=["m"]),
    }  # fmt: skip
    for phase, table in over.items():
        state = table.state.json()
        assert accepted(state)
        for other in {4, 5, 6, 7} - {phase}:
            assert codes(state, **frames((Step.TURN, other))) == ["state-no-decision"]
        assert codes(state, **frames((Step.TURN, phase), (Step.PLAN, 0))) == ["state-no-decision"]


def test_a_collision_is_lost_for_want_of_harpoons() -> None:
    lost = sail("I … N 1 P … A", plan="1 3 1", captives=["m"], mercenaries=[1]).state.json()
    assert lost["ending"] == Ending.LOST_COLLISION
    assert codes(lost, captives=[0] * 15, discard=more(lost["discard"], _13=1)) == ["state-moment"]
    assert codes(lost, ending=Ending.LOST_CREW_MISSING) == ["state-captives", "state-mercenaries"]
    assert codes(position(captives=["m"]).json(), ending=Ending.LOST_COLLISION) == ["state-moment"]
    apart = {"nautilion": lost["nautilion"] - 1}
    assert codes(lost, **apart) == ["state-moment"]


def test_other_endings_tell_what_is_missing() -> None:
    for details, right in (
        ({"cabin": "ab"}, Ending.LOST_MAGE_MISSING), ({"heroics": [1]}, Ending.LOST_HEROIC_LEFT),
        ({"cabin": "abc", "deck": [1]}, Ending.WON_FULL_CREW),
    ):  # fmt: skip
        state = sail("I 8 9 P … N 1 2 A", plan="1 1 3", crew=range(1, 10), **details).state.json()
        assert accepted(state)
        for ending in set(Ending) - {right}:
            assert codes(state, ending=ending) == ["state-moment"]


# --- what each decision remembers --------------------------------------------------------------------------------------


def answered(table: Table, *moves: str) -> Json:
    """The state after these moves."""
    for move in moves:
        table.play(move)
    return table.state.json()


def top(state: Json, **arguments: int) -> Json:
    """Other arguments for the decision that is asked."""
    return {"frames": [*state["frames"][:-1], state["frames"][-1] | arguments]}


def refused_with(state: Json, letter: str, *values: int) -> None:
    """Each of these values of an argument is refused, and the state without them is not."""
    assert accepted(state)
    for value in values:
        assert codes(state, **top(state, **{letter: value})) in (["state-moment"], ["state-now"]), value


def plain_but_for(state: Json, letters: str) -> None:
    """No other argument holds anything."""
    for letter in set("abcd") - set(letters):
        refused_with(state, letter, state["frames"][-1][letter] + 1)


def path_laid(expansion: str) -> Table:
    """A new game whose path is laid."""
    table = at_table(cast(State, GAME.new_state(SHIPPED, GAME.read_options({"expansions": [expansion]}))))
    while asked(table) == "deal-token":
        table.feed(next(iter(table.legal)))
    return table


def test_reefs_are_dealt_place_by_place() -> None:
    table = path_laid("reefs")
    for _ in range(2):
        table.feed("reef 1")
    state = table.state.json()
    refused_with(state, "a", 4, 5, 6, 8, 10, 37, 0, -2)
    plain_but_for(state, "a")
    assert codes(state, reefs=[0, 3, 3], reef_box=state["reef_box"]) == ["state-moment"]
    assert codes(state, reefs=[0, 3], reef_box=more(state["reef_box"], _0=1)) == ["state-moment"]


def test_cards_are_dealt_one_by_one() -> None:
    table = row_to_lay(4, 5, 9, 10, 11)
    for card in (4, 5):
        table.feed(f"card {card}")
    state = table.state.json()
    refused_with(state, "a", 1, 3, 5, -1)
    plain_but_for(state, "a")
    assert codes(state, cards=[4, 0, 5, 0, 0]) == ["state-moment"]
    assert codes(position(cards=[4]).json(), cards=[4, 5, 0, 0, 0]) == ["state-moment"]


def test_heroic_actions_are_revealed_until_three_lie_open() -> None:
    table = path_laid("heroics")
    early = table.state.json()
    table.feed("heroic 4")
    state = table.state.json()
    refused_with(state, "a", 0, 1, 3)
    plain_but_for(state, "a")
    assert codes(state, heroic_deck=[1, 2, 3]) == ["state-moment"]  # the others have not been seen
    laying = GAME.new_state(SHIPPED, GAME.read_options({"expansions": ["heroics"]})).json()
    assert codes(laying, heroics=[4], heroic_deck=state["heroic_deck"]) == ["state-moment"]
    assert codes(early, **frames((Step.SETUP, 4), (Step.DEAL_CARD, 0))) == ["state-moment"]
    assert codes(early, **frames((Step.SETUP, 3), (Step.DEAL_REEF, 0), a=1)) == ["state-moment"]


def test_a_replaced_card_makes_room_for_one() -> None:
    table = sail(heroics=[1, 2, 5], crew=[1, 2], deck=[3, 4])
    replacing = answered(table, "heroic 5", "sacrifice 1")
    plain_but_for(replacing, "")
    assert codes(replacing, heroic_deck=[3, 5]) == ["state-moment"]
    assert codes(replacing, heroics=[1, 2, 6]) == ["state-moment"]
    revealing = answered(table, "replace 1")
    refused_with(revealing, "a", 0, 2)
    plain_but_for(revealing, "a")
    assert codes(revealing, heroics=[1, 2]) == ["state-moment"]
    assert codes(revealing, heroic_deck=[3, 4, 5]) == ["state-moment"]


def test_the_roll_to_escape_is_made_beside_a_reef_before_the_other() -> None:
    table = dawn("I … N:3 1 2 3 P … A", cards=[4])
    escaping = table.state.json()
    refused_with(escaping, "a", 0, 2)
    plain_but_for(escaping, "a")
    inland = {"reefs": [], "reef_box": more(escaping["reef_box"], _0=1)}
    assert codes(escaping, **inland) == ["state-moment"]
    rolling = answered(table, "roll")
    plain_but_for(rolling, "")
    assert codes(rolling, **inland) == ["state-moment"]
    free = dawn(cards=[4]).state.json()
    refused_with(free, "a", 1)


def test_card_9_asks_for_no_roll() -> None:
    state = dawn(cards=[4, 9, 5, 10, 11]).state.json()
    assert codes(state, cards=[9, 4, 5, 10, 11]) == ["state-moment"]
    fixed = position(cards=[9], reserve=[0]).json()
    whirling = {**frames((Step.TURN, 3), (Step.PLAN, 0), (Step.ROLL_DIE, 0)), "dice": [0, 0, 0]}
    assert codes(fixed, **whirling) == ["state-moment"]


def test_card_8_asks_for_a_figure_before_the_roll() -> None:
    state = dawn(cards=[8, 4, 5, 10, 11]).state.json()
    plain_but_for(state, "")
    assert codes(state, cards=[4, 8, 5, 10, 11]) == ["state-moment"]
    beside = position("I … N:3 1 2 3 P … A", cards=[8]).json()
    asking = {**frames((Step.TURN, 1), (Step.OPENING, 3), (Step.CHOOSE_FIGURE, 0)), "stuck": 0, "spare": 0, "rolls": 0}
    assert codes(beside, **asking, dice=[0, 0, 0]) == ["state-moment"]


def test_card_3_takes_a_token_into_the_path() -> None:
    table = dawn(cards=[3, 4, 5, 10, 11])
    recovering = table.state.json()
    refused_with(recovering, "a", 0, Purpose.KEEPING, Purpose.BUYING, Purpose.BOARDING)
    refused_with(recovering, "b", 0, 2)
    plain_but_for(recovering, "ab")
    assert codes(recovering, cards=[11, 4, 5, 10, 3]) == ["state-moment"]
    inserting = answered(table, "recover 7")
    plain_but_for(inserting, "")
    assert codes(inserting, cards=[4, 3, 5, 10, 11]) == ["state-moment"]
    assert codes(inserting, landed=0, discard=more(inserting["discard"], _7=1)) == ["state-moment"]
    assert codes(recovering, landed=7, discard=more(recovering["discard"], _7=-1)) == ["state-moment"]


def test_card_12_remembers_what_is_paid_and_for_what() -> None:
    for table in (dawn(cards=[12], reserve=[0, 0, 7]), sail(cards=[12], reserve=[0, 0, 7])):
        paying = answered(table, "buy")
        refused_with(paying, "a", 0, 3, -1)
        refused_with(paying, "b", Purpose.ORDINARY, Purpose.KEEPING)
        plain_but_for(paying, "ab")
        poor = {"reserve": [1] + [0] * 14, "discard": more(paying["discard"], _0=1, _7=1)}
        assert codes(paying, **poor) == ["state-moment"]
        below = [*paying["frames"][:-2], paying["frames"][-2] | {"b": 2}, paying["frames"][-1]]
        assert codes(paying, frames=below) == ["state-moment"]
        recovering = answered(table, "pay green", "pay green")
        refused_with(recovering, "a", Purpose.ORDINARY, Purpose.KEEPING, Purpose.COLLIDING)
        refused_with(recovering, "b", 0, 2)
        placing = answered(table, "recover 8")
        assert codes(placing, **top(placing, a=Purpose.ORDINARY)) == ["state-moment"]
        assert codes(placing, **top(placing, a=Purpose.CONQUERING)) == ["state-moment"]
        plain_but_for(placing, "a")
        other = [4 if card == 12 else 12 if card == 4 else card for card in placing["cards"]]
        assert codes(placing, cards=other, bought=0)[0] == "state-now"


def test_spells_are_paid_token_by_token_where_it_matters_which() -> None:
    tide = answered(sail(reserve=[0, 0, 7], mercenaries=[1]), "tide 1 4")
    refused_with(tide, "a", 0, 3)
    refused_with(tide, "b", Purpose.BUYING)
    plain_but_for(tide, "ab")
    assert codes(tide, reserve=[1] + [0] * 14, discard=more(tide["discard"], _0=1, _7=1)) == ["state-moment"]
    whirlwind = answered(sail(reserve=[0, 0, 7], mercenaries=[1]), "whirlwind")
    refused_with(whirlwind, "a", 0, 2)
    assert codes(whirlwind, dice=[1, 0, 0]) == ["state-moment"]
    assert codes(whirlwind, rolls=1) == ["state-now"]
    alike = position(cabin="a", reserve=[0, 0]).json()
    assert codes(alike, **frames((Step.TURN, 3), (Step.PLAN, 0), (Step.PAY, 0), a=1)) == ["state-moment"]
    twice = position(cards=[1], reserve=[0, 0], again=1).json()
    for decision, changes in ((Step.PAY, {}), (Step.SWAP_FIRST, {}), (Step.ROLL_DIE, {"dice": [0, 0, 0], "rolls": 2})):
        asking = frames((Step.TURN, 3), (Step.PLAN, 0), (decision, 0), a=int(decision == Step.PAY))
        assert codes(twice, **asking, **changes) == ["state-moment"]


def test_dear_translations_are_all_that_card_9_lets_you_pay() -> None:
    fixed = position(cards=[9], reserve=[0] * 4).json()
    dear = read_tables("[spells]\ntide = 4\n")
    plain = position(cards=[4], reserve=[0] * 4).json()
    for state, tokens, right in ((fixed, 2, []), (fixed, 3, ["state-moment"]), (plain, 4, []), (plain, 5, ["state-moment"])):
        s = State.from_json(state | frames((Step.TURN, 3), (Step.PLAN, 0), (Step.PAY, 0), a=tokens))
        assert [reason.code for reason in impossible(s, dear)] == right


def test_a_heroic_action_that_is_paid_for_lies_open() -> None:
    state = answered(sail(heroics=[1, 6], crew=[1, 2]), "heroic 6")
    assert accepted(state, **top(state, a=1))
    refused_with(state, "a", 0, 2, 12, 13)
    plain_but_for(state, "a")
    early = position(cards=[2], heroics=[1], crew=[1]).json()
    assert codes(early, **frames((Step.TURN, 3), (Step.PLAN, 0), (Step.PAY_CREW, 0), a=1)) == ["state-moment"]
    again = position(cards=[1], heroics=[1], crew=[1], again=1).json()
    assert codes(again, **frames((Step.TURN, 3), (Step.PLAN, 0), (Step.PAY_CREW, 0), a=1)) == ["state-moment"]


@pytest.mark.parametrize(("decision", "arguments"), [
    (Step.SET_DIE, {}), (Step.REPLACE, {}), (Step.REVEAL_HEROIC, {"a": 1}), (Step.TAKE, {"a": 1}),
    (Step.RECOVER, {"a": Purpose.KEEPING, "b": 1}), (Step.RECOVER, {"a": Purpose.BOARDING, "b": 1, "c": 1}),
])  # fmt: skip
def test_heroic_actions_come_after_the_last_roll_and_not_a_second_time(decision: Step, arguments: dict[str, int]) -> None:
    asking = frames((Step.TURN, 3), (Step.PLAN, 0), (decision, 0), **arguments)
    state = position("I … N 1 9 3 P … A", cards=[1, 2, 5, 10, 11], heroics=[1], deck=[4]).json()
    assert accepted(state, **asking)
    assert codes(state, again=1, **asking) == ["state-moment"]
    first = position("I … N 1 9 3 P … A", cards=[2, 1, 5, 10, 11], heroics=[1], deck=[4]).json()
    assert codes(first, **asking) == ["state-moment"]
    assert accepted(first, given=[1, 2, 0], rolls=3, **asking)


def test_heroic_actions_are_not_played_before_the_dice() -> None:
    for cards, below in (([4], [(Step.TURN, 1), (Step.ROLL, 0)]), ([11], [(Step.TURN, 1), (Step.OPENING, 1)])):
        state = dawn(cards=cards, heroics=[1], deck=[]).state.json()
        for arguments in ({"a": Purpose.KEEPING, "b": 2}, {"a": Purpose.BOARDING, "b": 1, "c": 1}):
            assert codes(state, **frames(*below, (Step.RECOVER, 0), **arguments)) == ["state-moment"]


@pytest.mark.parametrize(("card", "letter"), [(6, "a"), (7, "c")])
def test_who_paid_for_a_newcomer_is_not_aboard(card: int, letter: str) -> None:
    table = sail("I … N 1 9 P … A", heroics=[1, card], deck=[2], crew=[1, 2, 3], reserve=[0])  # green ones are discarded
    refused_with(answered(table, f"heroic {card}", "sacrifice 3"), letter, 0, 1, 2, -1, 10)


@pytest.mark.parametrize(("card", "letter"), [(6, "a"), (7, "c")])
def test_who_paid_for_a_newcomer_left_a_ship_that_hung_together(card: int, letter: str) -> None:
    table = sail("I … N 1 9 P … A", heroics=[1, card], deck=[2], crew=[1, 2, 3])
    state = answered(table, f"heroic {card}", "sacrifice 2")  # the 9 will join 1 and 3 again
    refused_with(state, letter, 0, 1, 4, 10)
    plain_but_for(state, "abc" if card == 7 else "a")
    assert codes(state, heroic_deck=[2, card]) == ["state-moment"]
    elsewhere = {"discard": more(state["discard"], _2=-4), "reserve": more(state["reserve"], _2=4)}
    assert codes(state, **elsewhere) == ["state-moment"]
    if card == 7:
        refused_with(state, "b", 0, 2)


def test_heroic_2_sets_the_dice_in_hand_one_by_one() -> None:
    state = answered(sail(heroics=[1, 2], deck=[], crew=[1]), "heroic 2", "sacrifice 1", "set 4")
    assert accepted(state, **top(state, a=0))
    assert accepted(state, **top(state, a=2))
    refused_with(state, "a", 3, -1)
    plain_but_for(state, "a")
    assert codes(state, heroics=[1, 2]) == ["state-moment"]
    held = answered(sail("I … N:3 1 2 3 P … A", heroics=[1, 2], deck=[], crew=[1]), "heroic 2", "sacrifice 1")
    refused_with(held, "a", 2)


def test_heroic_8_brings_two_tokens_back() -> None:
    state = answered(sail(heroics=[1, 8], deck=[], crew=[1]), "heroic 8", "sacrifice 1")
    assert accepted(state, **top(state, b=1))
    refused_with(state, "b", 0, 3)
    refused_with(state, "a", Purpose.COLLIDING, Purpose.INSERTING, Purpose.ORDINARY)
    plain_but_for(state, "ab")
    assert codes(state, heroic_deck=[8]) == ["state-moment"]


def test_card_5_rolls_the_die_of_the_darkhouse_again() -> None:
    state = answered(sail(cards=[5, 4, 9, 10, 11], dice=[2, 1, 3], reserve=[0]), "give 2 1 3")
    plain_but_for(state, "")
    assert codes(state, given=[1, 2, 3]) == ["state-moment"]
    assert codes(state, cards=[4, 5, 9, 10, 11]) == ["state-moment"]


def test_a_toll_takes_as_many_tokens_as_the_card_says() -> None:
    table = sail(cards=[4], dice=[3, 1, 2], reserve=[0, 7], crew=[1])
    toll = answered(table, "give 3 1 2")
    assert [frame["doing"] for frame in toll["frames"]] == [Step.TURN, Step.DARKHOUSE_DISCARD, Step.DARKHOUSE_DISCARD]
    refused_with(toll, "a", 1)
    plain_but_for(toll, "a")
    three = frames((Step.TURN, 4), *[(Step.DARKHOUSE_DISCARD, 0)] * 3)
    assert codes(toll, **three) == ["state-moment"]
    assert accepted(toll, **frames((Step.TURN, 4), (Step.DARKHOUSE_DISCARD, 0)))
    assert codes(toll, dice=[1, 1, 2], given=[1, 1, 2]) == ["state-moment"]
    paying = answered(table, "discard reserve")
    assert accepted(paying)
    refused_with(paying, "a", 0, 2)
    assert codes(paying, dice=[1, 1, 2], given=[1, 1, 2]) == ["state-moment"]
    single = answered(sail(dice=[3, 1, 2], reserve=[0], mercenaries=[1]), "give 3 1 2", "discard reserve")
    assert accepted(single)
    assert codes(single, dice=[1, 1, 2], given=[1, 1, 2]) == ["state-moment"]
    only_one = {"crew": [], "reserve": [1] + [0] * 14, "discard": more(paying["discard"], _1=1, _7=1)}
    assert codes(paying, **only_one) == ["state-moment"]


def test_a_second_toll_is_paid_like_the_first() -> None:
    table = sail(cards=[1], dice=[3, 1, 1], reserve=[0, 0])
    answered(table, "give 3 1 1", "discard reserve", "pay green", "reserve")
    assert accepted(answered(table, "give 3 1 1", "discard reserve"))


def test_card_10_asks_for_a_4() -> None:
    toll = answered(sail(cards=[10], dice=[4, 3, 2], reserve=[0]), "give 4 3 2")
    assert accepted(toll)
    assert codes(toll, given=[3, 4, 2]) == ["state-moment"]


def test_a_sheltered_darkhouse_takes_nothing() -> None:
    toll = answered(sail(dice=[3, 1, 2], reserve=[0], heroics=[2], deck=[]), "give 3 1 2")
    assert accepted(toll)
    assert codes(toll, shelter=1) == ["state-moment"]


def test_card_5_may_have_rolled_what_costs_a_token() -> None:
    toll = answered(sail(cards=[5], dice=[3, 1, 2], reserve=[0]), "give 3 1 2")
    assert accepted(toll, given=[2, 1, 3])  # the 2 was rolled again
    assert codes(toll, given=[1, 2, 3]) == ["state-moment"]


def test_the_die_that_card_5_rolls_again_must_have_a_face_that_costs_a_token() -> None:
    toll = answered(sail(cards=[5], dice=[3, 1, 2], reserve=[0]), "give 3 1 2")
    s = cast(State, GAME.state.from_json(toll | {"dice": [2, 1, 1], "given": [2, 1, 1]}))
    assert impossible(s, SHIPPED) == []
    low = read_tables("[dice]\nfaces = [1, 1, 1, 2, 2, 2]\n")
    assert [reason.code for reason in impossible(s, low)] == ["state-moment"]


def test_a_mercenary_of_the_phantom_strikes_once_and_after_the_collision() -> None:
    blow = answered(sail("I … N 1 2 m P … A", dice=[1, 1, 2], collided=True, reserve=[0]), "give 1 1 2")
    assert blow["frames"][0]["step"] == 5
    refused_with(blow, "a", 0)
    two = {"frames": [*blow["frames"], blow["frames"][-1]], "depth": 3}
    assert codes(blow, **two, reserve=more(blow["reserve"], _7=1), discard=more(blow["discard"], _7=-1)) == ["state-moment"]
    swapped = sail("I … N 1 2 m P … A", dice=[1, 1, 2], collided=True, cards=[6])
    kept = answered(swapped, "give 1 1 2")  # the Mercenary is yours, and it strikes all the same
    assert accepted(kept)
    spent = {"discard": more(kept["discard"], _13=1, _7=-1), "reserve": more(kept["reserve"], _13=-1, _7=1)}
    assert codes(kept, **spent) == ["state-moment"]
    none = {"discard": more(blow["discard"], _13=-9), "reserve": more(blow["reserve"], _13=9)}
    assert codes(blow, **none) == ["state-moment"]
    ahead = position("I … N 1 2 m P … A", mercenaries=[1], reserve=[0]).json()
    striking = {**frames((Step.TURN, 5), (Step.DARKHOUSE_DISCARD, 0), a=1), "given": [1, 2, 3]}
    assert codes(ahead, **striking) == ["state-moment"]


def test_card_6_hands_you_the_token_of_the_phantom() -> None:
    state = answered(sail(cards=[6, 4, 5, 10, 11], dice=[1, 1, 2]), "give 1 1 2")
    assert state["frames"][0]["step"] == 5
    plain_but_for(state, "")
    assert codes(state, cards=[4, 6, 5, 10, 11]) == ["state-moment"]
    own = answered(sail(cards=[4], dice=[1, 1, 2]), "give 1 1 2")
    plain_but_for(own, "")
    assert codes(own, **frames((Step.TURN, 5), (Step.PLACE_TOKEN, 0))) == ["state-moment"]
    assert codes(state, **frames((Step.TURN, 6), (Step.PLACE_TOKEN, 0))) == ["state-moment"]
    after = answered(sail(cards=[6], dice=[1, 1, 2], collided=True), "give 1 1 2")
    assert accepted(after)
    held = {"landed": 13, "discard": more(after["discard"], _13=-1, **{f"_{after['landed']}": 1})}
    assert codes(after, **held) == ["state-moment"]
    assert accepted(answered(sail("I … N 1 2 m P … A", cards=[6], dice=[1, 1, 2], expansions="mercenaries"), "give 1 1 2"))
    hauling = answered(sail(dice=[1, 1, 2], heroics=[1], deck=[]), "give 1 1 2")
    assert codes(hauling, haul=1) == ["state-moment"]


def test_after_a_battle_a_token_comes_back_as_it_was_fought() -> None:
    table = sail("I … N 1 P … A", dice=[1, 3, 1], mercenaries=[3, 4], crew=[9])
    won = answered(table, "give 1 3 1")
    refused_with(won, "a", Purpose.COLLIDING, Purpose.KEEPING)
    refused_with(won, "b", 2)
    plain_but_for(won, "ab")
    battle = [won["frames"][0], won["frames"][1] | {"a": 2}, won["frames"][2]]
    assert codes(won, frames=battle) == ["state-moment"]
    assert codes(won, collided=0)[0] == "state-field"  # a place too many
    apart = won["nautilion"] - 1
    assert codes(won, nautilion=apart) == ["state-moment"]
    longer = answered(sail("I … N 1 P … A", dice=[1, 3, 1], mercenaries=[3, 4], cards=[4, 3]), "give 1 3 1")
    assert accepted(longer)
    assert codes(longer, collided=0) == ["state-moment"]  # the place could be one of card 3
    even = answered(sail("I … N 1 P … A", dice=[1, 3, 1], mercenaries=[3]), "give 1 3 1")
    assert even["frames"][-1]["a"] == Purpose.COLLIDING
    assert accepted(even)
    placing = answered(table, "recover 7")
    refused_with(placing, "a", Purpose.ORDINARY, Purpose.BUYING)
    tied = [placing["frames"][0], placing["frames"][1] | {"a": 0}, placing["frames"][2]]
    assert codes(placing, frames=tied) == ["state-moment"]
    held = {"landed": 13, "discard": more(placing["discard"], _13=-1, _7=1)}
    assert codes(placing, **held) == ["state-moment"]


def test_a_group_is_chosen_where_there_are_several() -> None:
    table = sail("I … N 1 P … A", dice=[1, 3, 1], mercenaries=[2], crew=[1, 3], ship="C1")
    choosing = answered(table, "give 1 3 1", "recover green")
    assert asked(table) == "keep-group"
    plain_but_for(choosing, "")
    assert codes(choosing, crew=[1], discard=more(choosing["discard"], _3=1)) == ["state-moment"]
