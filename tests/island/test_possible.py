"""What can lie on the table together: one thing after the other that cannot is named. `test_history.py` asks whether
castaways can have come to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from leagues.games.island.game import GAME
from leagues.games.island.possible import impossible_together
from leagues.games.island.state import BONUSES, CARDS, State
from leagues.games.island.steps import Step
from leagues.kernel.chance import OwnDice
from leagues.kernel.frames import Frame
from leagues.kernel.table import Table

from .positions import SHIPPED, card, position, sit, state, table

Change = Callable[[State], None]
ROUND, TURN, EXPLORE, ACT, CLOSE = Step.ROUND, Step.TURN, Step.EXPLORE, Step.ACT, Step.CLOSE
REVEAL_TOP, DRAW_CARD, REFILL, SHOW_SPACE, SHOW_BONUS = (
    Step.REVEAL_TOP, Step.DRAW_CARD, Step.REFILL, Step.SHOW_SPACE, Step.SHOW_BONUS,
)  # fmt: skip


def middle(**more: Any) -> State:
    """The third castaway of three acts in the middle of a game. Its clothes can be closed; seat 1 has closed its fishing."""
    usual: dict[str, Any] = {
        "players": 3, "at": 4, "others": (1, 5), "order": (1, 2, 0), "heights": [6] * 5,
        "hands": {1: "na", 2: "sa sb"}, "shown": {2: "sa"},
        "camps": {0: "cc cd ra", 1: "fa fb fc"}, "bonuses": [(0, "repair", "odd")], "portholes": [(1, "fishing", 5)],
    }  # fmt: skip
    return position("ca cb ta", **{**usual, **more})


def last_round(**more: Any) -> State:
    """Two castaways in the last round; the first column is empty."""
    return position("ta", at=2, others=(3,), heights=[0, 3, 3, 3], final=2, round=9, **more)


def wrong(s: State) -> list[str]:
    """What is wrong with a state."""
    return [error.code for error in impossible_together(s, SHIPPED)]


def changed(s: State, change: Change) -> list[str]:
    plain = State.from_json(s.json())
    assert wrong(plain) == []
    change(plain)
    return wrong(plain)


def put(field: str, *path: int, to: Any) -> Change:
    """Write a number into a field."""

    def change(s: State) -> None:
        if not path:
            setattr(s, field, to)
            return
        row = getattr(s, field)
        for at in path[:-1]:
            row = row[at]
        row[path[-1]] = to

    return change


def both(*changes: Change) -> Change:
    def change(s: State) -> None:
        for one in changes:
            one(s)

    return change


def dealt(seat: int, sign: str, field: str = "hands") -> Change:
    """A card goes from the unseen ones to a hand or a camp."""

    def change(s: State) -> None:
        s.deck[card(sign)] -= 1
        getattr(s, field)[seat][card(sign)] += 1
        s.sizes[seat] += field == "hands" and seat < s.players

    return change


# --- what lies on the table ------------------------------------------------------------------------------------------------

STRANGERS = {
    "hand": dealt(3, "cd"),
    "camp": dealt(3, "cd", "camps"),
    "known card": put("shown", 3, 0, to=1),
    "bonus": both(put("bonuses", 3, 0, to=1), put("supply", 0, to=2)),
    "porthole": put("portholes", 3, 0, to=3),
    "size": put("sizes", 3, to=1),
    "lack": put("lacks", 3, to=1),
    "column": put("columns", 3, to=2),
    "place in the order": put("order", 3, to=1),
    "move": put("moved", to=0b1111),
    "turn": put("active", to=3),
}


@pytest.mark.parametrize("what", STRANGERS)
def test_a_seat_that_nobody_sits_on_has_nothing(what: str) -> None:
    found = changed(middle(), STRANGERS[what])
    assert "state-island-seat" in found


CARDS_WRONG = {
    "one more unseen": put("deck", 3, to=4),
    "one fewer unseen": put("deck", 15, to=3),
    "one twice, open": put("tops", 0, to=1),
    "one more in a camp": put("camps", 0, card("rb"), to=1),
    "one more in a hand": both(put("hands", 0, card("rb"), to=1), put("sizes", 0, to=4)),
}


@pytest.mark.parametrize("what", CARDS_WRONG)
def test_every_card_is_somewhere_once(what: str) -> None:
    assert changed(middle(), CARDS_WRONG[what]) == ["state-island-cards"]


def test_the_stacks_hold_no_more_cards_than_nobody_has_seen() -> None:
    """Four castaways, no box: 96 cards in stacks, six of them open. One card fewer is unseen than lies in the stacks."""
    s = position("", players=4, at=1, others=(2, 3, 4))
    assert sum(s.deck) == 90
    assert changed(s, dealt(0, "ca")) == ["state-island-cards"]
    fewer = position("ca", players=4, at=1, others=(2, 3, 4), heights=[7, 8, 8, 8, 8, 8])
    assert wrong(fewer) == []


HANDS_WRONG = {
    "too small": put("sizes", 0, to=2),
    "too large": put("sizes", 1, to=2),
    "known and not there": put("shown", 1, card("nb"), to=1),
    "known more often": put("shown", 2, card("sa"), to=2),
    "lacks before the last round": put("lacks", 1, to=1 << card("ca")),
}


@pytest.mark.parametrize("what", HANDS_WRONG)
def test_hands_are_as_large_as_is_told_and_hold_what_is_known(what: str) -> None:
    assert changed(middle(), HANDS_WRONG[what]) == ["state-island-hands"]


def test_what_a_pass_has_proved_is_true() -> None:
    assert changed(last_round(), put("lacks", 0, to=1 << card("tb"))) == []
    assert changed(last_round(), put("lacks", 0, to=1 << card("ta"))) == ["state-island-hands"]
    assert changed(last_round(), put("lacks", 1, to=1 << card("ta"))) == []
    assert changed(last_round(), both(put("lacks", 1, to=1), put("final", to=1))) == ["state-island-hands"]


STACKS_WRONG = {
    "higher than at first": put("heights", 1, to=9),
    "where no column is": put("heights", 5, to=1),
    "no open card": both(put("tops", 0, to=0), put("deck", 20, to=1)),
    "open where it lies face down": both(put("tops", 4, to=1), put("deck", 0, to=2)),
    "open on a stack that is not there": both(put("tops", 1, to=1), put("deck", 0, to=2)),
    "open in a column that is not there": both(put("tops", 15, to=1), put("deck", 0, to=2)),
    "the end has come and no column is empty": put("final", to=1),
    "a column is empty and the end has not come": both(put("heights", 0, to=0), put("tops", 0, to=0), put("deck", 20, to=1)),
    "open on an empty column": both(put("heights", 0, to=0), put("final", to=1)),
}


@pytest.mark.parametrize("what", STACKS_WRONG)
def test_stacks_stand_where_the_board_has_them_with_their_open_cards(what: str) -> None:
    assert changed(middle(), STACKS_WRONG[what]) == ["state-island-stacks"]


def test_a_stack_without_its_open_card_waits_for_one() -> None:
    at = sit("", at=1, tops=["na", "nb", "nc", "nd"])
    s = state(at)
    assert s.tops[0] == 0
    assert wrong(s) == []


TOKENS_WRONG = {
    "one more unseen": put("supply", 2, to=7),
    "one on a space that lies elsewhere too": put("spaces", 1, to=4),
    "one more on a set": put("bonuses", 0, 2 * BONUSES, to=1),
    "on a set without cards": both(put("bonuses", 2, 0, to=1), put("supply", 0, to=2)),
}


@pytest.mark.parametrize("what", TOKENS_WRONG)
def test_every_bonus_token_is_somewhere_once(what: str) -> None:
    assert changed(middle(), TOKENS_WRONG[what]) == ["state-island-tokens"]


PORTHOLES_WRONG = {
    "taken and nowhere": put("piles", 1, to=1),
    "there and not taken": put("piles", 0, to=0),
    "another value": put("portholes", 1, 3, to=4),
    "of another size": both(put("portholes", 1, 3, to=8), put("piles", 0, to=0), put("piles", 1, to=1)),
    "on a set of no size": both(put("portholes", 0, 2, to=4), put("piles", 0, to=2)),
    "on nothing": both(put("portholes", 2, 0, to=4), put("piles", 0, to=2)),
}


@pytest.mark.parametrize("what", PORTHOLES_WRONG)
def test_portholes_are_those_that_were_taken_each_on_a_set_of_its_size(what: str) -> None:
    assert changed(middle(), PORTHOLES_WRONG[what]) == ["state-island-portholes"]


CASTAWAYS_WRONG = {
    "twice in the order": put("order", 2, to=1),
    "two in one column": both(put("columns", 1, to=4), put("columns", 2, to=4)),
    "where no column is": put("columns", 2, to=6),
    "moved to nowhere": put("columns", 1, to=0),
    "not yet moved from nowhere": put("columns", 0, to=0),
    "in the first round, come from somewhere": put("round", to=1),
}


@pytest.mark.parametrize("what", CASTAWAYS_WRONG)
def test_castaways_stand_apart_and_the_order_is_theirs(what: str) -> None:
    """Seats 1 and 2 have moved, seat 0 explores."""
    s = middle(order=(1, 2, 0), explored=False, came_from=4, others=(1, 5))
    assert changed(s, CASTAWAYS_WRONG[what]) == ["state-island-castaways"]


def test_castaways_on_two_sides_may_share_a_column() -> None:
    s = middle(order=(1, 2, 0), explored=False, came_from=1, others=(1, 5))
    assert wrong(s) == []
    behind = middle(order=(0, 1, 2), explored=False, came_from=4, others=(1, 5))
    assert changed(behind, put("columns", 2, to=1)) == ["state-island-castaways"]


def test_in_the_first_round_nobody_has_come_from_anywhere() -> None:
    s = middle(order=(1, 2, 0), explored=False, came_from=4, others=(1, 5))
    assert changed(s, both(put("round", to=1), put("columns", 0, to=0))) == []


# --- what is going on ------------------------------------------------------------------------------------------------------


def frames(*wanted: tuple[int, ...]) -> Change:
    """These lie on the stack: (doing, step, a, b, c, d), the rest 0."""

    def change(s: State) -> None:
        for place in range(len(s.frames)):
            s.frames[place] = Frame()
        for place, numbers in enumerate(wanted):
            for name, number in zip(("doing", "step", "a", "b", "c", "d"), numbers, strict=False):
                setattr(s.frames[place], name, number)
        s.depth = len(wanted)

    return change


START = ((ROUND, 3), (TURN, 2))  # seat 0 is the third, and has explored


def empty(*colours: int) -> Change:
    """Spaces of the camp without their tokens, which go back among the unseen ones."""

    def change(s: State) -> None:
        for colour in colours:
            s.supply[s.spaces[colour] - 1] += 1
            s.spaces[colour] = 0

    return change


def dry(left: int) -> Change:
    """So many bonus tokens are unseen; the others lie on the set of seat 1."""

    def change(s: State) -> None:
        for kind in range(BONUSES):
            keep = left if kind == 0 else 0
            s.bonuses[1][3 * BONUSES + kind] += s.supply[kind] - keep
            s.supply[kind] = keep

    return change


NOW: dict[str, tuple[Change, ...]] = {
    "act": (frames(*START, (ACT,)),),
    "draw one of two": (frames(*START, (DRAW_CARD, 0, 1, 4)),),
    "draw two": (frames(*START, (DRAW_CARD, 0, 2, 4)),),
    "turn up": (frames(*START, (REVEAL_TOP,)), put("tops", 9, to=0), put("deck", card("tb"), to=3)),
    "turn up, after drawing": (
        frames(*START, (REVEAL_TOP,), (DRAW_CARD, 0, 2, 4)), put("tops", 9, to=0), put("deck", card("tb"), to=3),
    ),
    "close": (frames(*START, (CLOSE, 0, 0)),),
    "close another set": (frames(*START, (CLOSE, 0, 2)),),
    "close, after a token": (frames(*START, (CLOSE,), (REFILL,), (SHOW_BONUS, 0, 1)), empty(0, 1, 2, 4)),
    "close, after the last token": (frames(*START, (CLOSE,), (REFILL,), (SHOW_BONUS, 0, 4)), empty(0, 1, 2, 4), dry(1)),
    "close, after a space": (frames(*START, (CLOSE,), (REFILL,), (SHOW_SPACE,)), empty(0, 1, 2, 4), dry(3)),
}  # fmt: skip
NOT_NOW: dict[str, tuple[Change, ...]] = {
    "nothing but a round": (frames((ROUND, 3)),),
    "nothing but a turn's beginning": (frames(*START),),
    "a turn that is no part of a round": (frames((TURN, 2), (TURN, 2), (ACT,)),),
    "a round in a round": (frames((ROUND, 3), (ROUND, 2), (ACT,)),),
    "before the first round": (put("round", to=0), put("columns", to=[0, 1, 5, 0])),
    "nobody's turn yet": (frames((ROUND, 0), (TURN, 2), (ACT,)),),
    "everybody's turn is over": (frames((ROUND, 4), (TURN, 2), (ACT,)),),
    "the turn of another": (frames((ROUND, 2), (TURN, 2), (ACT,)),),
    "a round that remembers something": (frames((ROUND, 3, 1), (TURN, 2), (ACT,)),),
    "a round that remembers something else": (frames((ROUND, 3, 0, 1), (TURN, 2), (ACT,)),),
    "a turn that remembers something": (frames((ROUND, 3), (TURN, 2, 1), (ACT,)),),
    "a turn that remembers something else": (frames((ROUND, 3), (TURN, 2, 0, 0, 1), (ACT,)),),
    "a turn that has not begun": (frames((ROUND, 3), (TURN, 0), (ACT,)),),
    "a turn that is over": (frames((ROUND, 3), (TURN, 3), (ACT,)),),
    "explored and not moved": (put("moved", to=0b110),),
    "acting before exploring": (frames((ROUND, 3), (TURN, 1), (ACT,)), put("moved", to=0b110)),
    "exploring after exploring": (frames(*START, (EXPLORE,)),),
    "exploring as one who has moved": (frames((ROUND, 3), (TURN, 1), (EXPLORE,)),),
    "exploring with something in mind": (frames((ROUND, 3), (TURN, 1), (EXPLORE, 0, 1)), put("moved", to=0b110)),
    "exploring and more": (frames((ROUND, 3), (TURN, 1), (EXPLORE,), (ACT,)), put("moved", to=0b110)),
    "acting with something in mind": (frames(*START, (ACT, 0, 0, 0, 0, 1)),),
    "acting and more": (frames(*START, (ACT,), (CLOSE,)),),
    "drawing nothing": (frames(*START, (DRAW_CARD, 0, 0, 4)),),
    "drawing three of two": (frames(*START, (DRAW_CARD, 0, 3, 4)),),
    "drawing elsewhere": (frames(*START, (DRAW_CARD, 0, 1, 5)),),
    "drawing with something in mind": (frames(*START, (DRAW_CARD, 0, 1, 4, 1)),),
    "drawing with something else in mind": (frames(*START, (DRAW_CARD, 0, 1, 4, 0, 1)),),
    "drawing and more": (frames(*START, (DRAW_CARD, 0, 1, 4), (DRAW_CARD, 0, 1, 4)),),
    "turning up with something in mind": (frames(*START, (REVEAL_TOP, 0, 1)),),
    "turning up after something else": (frames(*START, (REVEAL_TOP,), (CLOSE,)),),
    "turning up after drawing nothing": (frames(*START, (REVEAL_TOP,), (DRAW_CARD, 0, 0, 4)),),
    "turning up after drawing twice": (frames(*START, (REVEAL_TOP,), (DRAW_CARD, 0, 1, 4), (DRAW_CARD, 0, 1, 4)),),
    "closing treasures": (frames(*START, (CLOSE, 0, 5)),),
    "closing what is not there": (frames(*START, (CLOSE, 0, 1)),),
    "closing with something in mind": (frames(*START, (CLOSE, 0, 0, 1)),),
    "closing after something else": (frames(*START, (CLOSE,), (ACT,), (SHOW_BONUS, 0, 1)), empty(0, 1, 2, 4)),
    "closing after a refill of nothing": (frames(*START, (CLOSE,), (REFILL,)), empty(0, 1, 2, 4)),
    "a refill with something in mind": (frames(*START, (CLOSE,), (REFILL, 0, 1), (SHOW_BONUS, 0, 1)), empty(0, 1, 2, 4)),
    "a refill that shows no token": (frames(*START, (CLOSE,), (REFILL,), (EXPLORE,)), empty(0, 1, 2, 4)),
    "a token for a space that has one": (frames(*START, (CLOSE,), (REFILL,), (SHOW_BONUS, 0, 3)), empty(0, 1, 2, 4)),
    "a token for no space": (frames(*START, (CLOSE,), (REFILL,), (SHOW_BONUS, 0, 5)), empty(0, 1, 2, 4)),
    "a token with something in mind": (frames(*START, (CLOSE,), (REFILL,), (SHOW_BONUS, 0, 1, 1)), empty(0, 1, 2, 4)),
    "a token and none is left": (frames(*START, (CLOSE,), (REFILL,), (SHOW_BONUS, 0, 1)), empty(0, 1, 2, 4), dry(0)),
    "a space though tokens are left for all": (
        frames(*START, (CLOSE,), (REFILL,), (SHOW_SPACE,)), empty(0, 1, 2, 4), dry(4),
    ),
    "a space though no token is left": (frames(*START, (CLOSE,), (REFILL,), (SHOW_SPACE,)), empty(0, 1, 2, 4), dry(0)),
    "a space with something in mind": (frames(*START, (CLOSE,), (REFILL,), (SHOW_SPACE, 0, 1)), empty(0, 1, 2, 4), dry(3)),
    "closing what is closed": (frames(*START, (CLOSE, 0, 2)), put("portholes", 0, 2, to=4)),
}  # fmt: skip


@pytest.mark.parametrize("what", NOW)
def test_what_can_be_asked_in_the_middle_of_a_turn(what: str) -> None:
    assert changed(middle(order=(1, 2, 0)), both(*NOW[what])) == []


@pytest.mark.parametrize("what", NOT_NOW)
def test_what_cannot_be_asked(what: str) -> None:
    found = changed(middle(order=(1, 2, 0)), both(*NOT_NOW[what]))
    expected = {"before the first round": ["state-island-castaways"], "closing what is closed": ["state-island-portholes"]}
    assert found == expected.get(what, ["state-moment"])


def test_a_game_that_is_over_has_had_its_last_round() -> None:
    s = last_round(order=(1, 0))
    over = both(put("ending", to=1), frames((ROUND, 3)))
    assert changed(s, over) == []
    assert changed(s, both(over, put("moved", to=0b01))) == ["state-moment"]
    assert changed(s, both(over, put("final", to=1))) == ["state-moment"]
    assert changed(s, put("ending", to=1)) == ["state-moment"]
    assert changed(s, both(over, frames((ROUND, 2)))) == ["state-moment"]
    assert changed(s, both(over, frames((ROUND, 3, 1)))) == ["state-moment"]
    assert changed(s, both(over, frames((TURN, 3)))) == ["state-moment"]


def setting_up(until: str) -> State:
    """Before the first round, when this is asked."""
    at = Table(GAME, {"players": 2}, SHIPPED, OwnDice())
    while at.decision is not None and at.decision.name != until:
        at.feed(at.legal[0])
    return state(at)


SETUP = {"reveal-top": REVEAL_TOP, "show-bonus": REFILL, "first-player": Step.FIRST_PLAYER}
SETUP_WRONG: dict[str, Change] = {
    "somebody stands somewhere": put("columns", 0, to=1),
    "somebody has moved": both(put("moved", to=1), put("columns", 0, to=1)),
    "a round is played": put("round", to=1),
    "somebody has a card": dealt(0, "cd"),
    "it remembers something": lambda s: setattr(s.frames[0], "a", 1),
    "it remembers something else": lambda s: setattr(s.frames[1], "b", 1),
    "another step": lambda s: setattr(s.frames[0], "step", s.frames[0].step + 1),
    "a step before": lambda s: setattr(s.frames[0], "step", s.frames[0].step - 1),
    "nothing is asked": frames((Step.SETUP, 1)),
    "the next step is asked": lambda s: setattr(s.frames[1], "doing", ACT),
}


@pytest.mark.parametrize("until", SETUP)
@pytest.mark.parametrize("what", SETUP_WRONG)
def test_before_the_first_round_nobody_has_anything(until: str, what: str) -> None:
    s = setting_up(until)
    assert s.frames[1].doing == SETUP[until]
    (found,) = changed(s, SETUP_WRONG[what])
    assert found in ("state-moment", "state-island-castaways", "state-island-stacks")


def test_setting_up_asks_one_thing_at_a_time() -> None:
    s = setting_up("first-player")
    assert changed(s, frames((Step.SETUP, 3), (Step.FIRST_PLAYER,), (REVEAL_TOP,))) == ["state-moment"]
    filling = setting_up("show-bonus")
    assert changed(filling, frames((Step.SETUP, 2), (REFILL,))) == ["state-moment"]
    assert changed(filling, frames((Step.SETUP, 2), (REFILL,), (SHOW_BONUS, 0, 0), (SHOW_BONUS, 0, 1))) == ["state-moment"]


def test_a_state_from_outside_is_read_as_it_is() -> None:
    s = setting_up("first-player")
    assert table(GAME.load_state(SHIPPED, s.json())).state == s  # type: ignore[arg-type]
    assert len(s.deck) == CARDS
