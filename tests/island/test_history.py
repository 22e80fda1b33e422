"""Whether castaways can have come to a state in the turns that they have had. States of played games are changed in one
thing, so that everything could still lie on the table together."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from random import Random

import pytest

from leagues.games.island import history, hull
from leagues.games.island.game import GAME
from leagues.games.island.possible import impossible_together
from leagues.games.island.state import BONUSES, CARDS, STORED, TREASURES, State
from leagues.games.island.steps import Step
from leagues.kernel.errors import LeaguesError
from leagues.kernel.words import LANGUAGES
from tests.laws.cases import SIMPLE, Case
from tests.laws.players import Player
from tests.sizes import sized

from .positions import SHIPPED

Wanted = Callable[[State], bool]


@cache
def games() -> list[list[State]]:
    """Some games, with every number of castaways, played at random and well."""
    found = []
    for case in SIMPLE["island"]:
        for number in range(6):
            moments = Player(("random", "greedy")[number % 2], daring=0.2).moments(case, number)
            found.append([state.copy() for state, _ in moments])
    return found


def met(wanted: Wanted, seed: int = 0) -> State:
    """A state of a played game that is as wanted."""
    found = [state for game in games() for state in game if wanted(state)]
    return Random(seed).choice(found).copy()


def asks(s: State, step: Step) -> bool:
    return s.ending == 0 and s.frames[s.depth - 1].doing == step


def reasons(s: State) -> list[str]:
    """Why castaways cannot have come here. All of it can lie on the table together."""
    assert impossible_together(s, SHIPPED) == []
    with pytest.raises(LeaguesError) as refused:
        GAME.load_state(SHIPPED, json.loads(json.dumps(s.json())))
    assert refused.value.code == "state-impossible"
    for language in LANGUAGES:
        assert "{" not in refused.value.text(language)
    return [error.code for error in history.unreachable(s, SHIPPED)]


def back(s: State, seat: int) -> int:
    """One card of a hand, that nobody knows to be there if possible, goes back among the unseen ones."""
    hand, shown = s.hands[seat], s.shown[seat]
    one = max(range(CARDS), key=lambda card: (hand[card] > 0, hand[card] - shown[card]))
    hand[one] -= 1
    s.shown[seat][one] = min(shown[one], hand[one])
    s.sizes[seat] -= 1
    s.deck[one] += 1
    return one


def deal(s: State, seat: int, count: int) -> None:
    """Cards that nobody has seen go into a hand."""
    for _ in range(count):
        one = max(range(CARDS), key=lambda card: s.deck[card])
        s.deck[one] -= 1
        s.hands[seat][one] += 1
        s.sizes[seat] += 1


def drain(s: State, column: int, seat: int) -> None:
    """A column is emptied; its cards are in a hand."""
    for stack in range(hull.stacks(s, SHIPPED, column)):
        place = hull.place_of(column, stack)
        if s.tops[place]:
            s.deck[s.tops[place] - 1] += 1
            s.tops[place] = 0
    deal(s, seat, s.heights[column - 1] * hull.stacks(s, SHIPPED, column))
    s.heights[column - 1] = 0


def stands(s: State, column: int) -> bool:
    return column in s.columns[: s.players]


@pytest.mark.parametrize("case", SIMPLE["island"], ids=str)
def test_whatever_is_played_can_be_come_to(case: Case) -> None:
    """Also by those who store one card at a time, until no bonus token is left."""
    for number in range(sized(4, 200)):
        player = Player(("random", "greedy")[number % 2], daring=0.3, shuns=("do-collect",) if number % 4 == 3 else ())
        for state, _ in player.moments(case, number):
            assert GAME.impossible(state, SHIPPED) == []


def test_an_empty_column_before_the_last_round_has_somebody_in_it_who_emptied_it() -> None:
    s = met(lambda s: s.round == 7 and asks(s, Step.EXPLORE) and s.moved == 0 and s.final == 0)
    column = next(c for c in history.in_play(s, SHIPPED) if s.heights[c - 1])
    drain(s, column, 0)
    s.final = 1
    assert "state-island-emptied" in reasons(s)


def test_who_has_not_collected_yet_has_emptied_nothing() -> None:
    s = met(lambda s: s.round > 8 and asks(s, Step.ACT) and s.final == 0 and s.heights[s.columns[s.active] - 1] == 1)
    drain(s, s.columns[s.active], s.active)
    s.final = 1
    assert "state-island-emptied" in reasons(s)


def test_the_last_round_follows_on_a_column_that_somebody_emptied() -> None:
    s = met(lambda s: s.final == 2 and s.moved == 0)
    emptied = [column for column in history.in_play(s, SHIPPED) if s.heights[column - 1] == 0]
    assert all(stands(s, column) for column in emptied)
    for seat in range(s.players):
        if s.columns[seat] in emptied:
            s.columns[seat] = next(c for c in history.in_play(s, SHIPPED) if s.heights[c - 1] and not stands(s, c))
    s.order[: s.players] = sorted(range(s.players), key=lambda seat: s.columns[seat])
    s.active = s.order[0]
    assert reasons(s) == ["state-island-emptied"]


def test_hands_and_camps_hold_every_card_that_left_the_stacks() -> None:
    s = met(lambda s: asks(s, Step.EXPLORE) and s.round == 6 and all(s.sizes[: s.players]))
    gone = sum(history.holds(s, seat) for seat in range(s.players))
    back(s, s.active)
    assert "state-island-taken" in reasons(s)
    (error, *_) = history.unreachable(s, SHIPPED)
    assert (error.details["count"], error.details["right"]) == (gone - 1, gone)


def test_cards_that_are_about_to_be_drawn_are_in_no_hand_yet() -> None:
    s = met(lambda s: asks(s, Step.DRAW_CARD) and s.round > 3)
    deal(s, s.active, s.frames[s.depth - 1].a)
    assert "state-island-taken" in reasons(s)


def test_a_column_falls_by_one_card_a_round() -> None:
    """In the second round no column of eight can be empty."""
    s = met(lambda s: s.round == 2 and asks(s, Step.EXPLORE) and s.moved == 0)
    drain(s, s.columns[s.active], s.active)
    s.final = 1
    assert "state-island-column" in reasons(s)


def test_who_draws_has_just_collected() -> None:
    s = met(lambda s: asks(s, Step.DRAW_CARD) and s.heights[s.columns[s.active] - 1] == SHIPPED.height - 1)
    s.heights[s.columns[s.active] - 1] += 1
    assert "state-island-column" in reasons(s)


def test_what_is_known_of_hands_was_taken_openly() -> None:
    s = met(lambda s: s.round == 2 and asks(s, Step.EXPLORE) and s.moved == 0 and sum(s.sizes) > sum(map(sum, s.shown)))
    for seat in range(s.players):
        s.shown[seat] = list(s.hands[seat])
    assert reasons(s) == ["state-island-hands"]
    s.shown = [[0] * CARDS for _ in s.shown]
    assert reasons(s) == ["state-island-hands"]


def test_nobody_has_stored_in_turns_that_were_spent_on_collecting() -> None:
    s = met(lambda s: s.round == 2 and s.moved == 0 and asks(s, Step.EXPLORE) and any(any(h[:STORED]) for h in s.hands))
    seat = next(seat for seat in range(s.players) if any(s.hands[seat][:STORED]))
    one = next(card for card in range(STORED) if s.hands[seat][card])
    s.hands[seat][one] -= 1
    s.sizes[seat] -= 1
    s.shown[seat][one] = min(s.shown[seat][one], s.hands[seat][one])
    s.camps[seat][one] += 1
    assert "state-island-turns" in reasons(s)


def test_every_turn_has_collected_or_stored() -> None:
    """Nobody passes before the last round: with three rounds more nothing fits."""
    s = met(lambda s: s.round == 2 and s.moved == 0 and asks(s, Step.EXPLORE))
    s.round = 5
    assert reasons(s) == ["state-island-turns"]


def test_every_bonus_token_came_with_cards_of_a_turn() -> None:
    s = met(lambda s: s.round == 3 and asks(s, Step.EXPLORE) and any(map(any, s.camps)) and sum(map(sum, s.camps)) < 5)
    seat = next(seat for seat in range(s.players) if any(s.camps[seat]))
    colour = next(colour for colour in range(TREASURES) if any(s.camps[seat][colour * 4 : colour * 4 + 4]))
    for kind in range(BONUSES):
        s.supply[kind] -= 1
        s.bonuses[seat][colour * BONUSES + kind] += 1
    assert reasons(s) == ["state-island-turns"]


def test_the_order_is_that_of_the_columns() -> None:
    s = met(lambda s: s.players == 3 and s.round == 4 and asks(s, Step.EXPLORE) and s.moved == 0)
    s.order[:3] = [s.order[0], s.order[2], s.order[1]]
    assert reasons(s) == ["state-island-castaways"]


def test_in_the_first_round_the_order_goes_around_the_table() -> None:
    s = met(lambda s: s.players == 3 and s.round == 1 and asks(s, Step.EXPLORE) and s.moved == 0)
    s.order[:3] = [s.order[0], s.order[2], s.order[1]]
    assert reasons(s) == ["state-island-castaways"]


def test_a_card_is_turned_up_where_one_was_just_taken() -> None:
    s = met(lambda s: s.round > 2 and asks(s, Step.REVEAL_TOP))
    first = hull.hidden_top(s, SHIPPED)
    open_now = s.copy()
    one = next(card for card in range(CARDS) if s.deck[card])
    open_now.deck[one] -= 1
    open_now.tops[first] = one + 1
    assert reasons(open_now) == ["state-island-stacks"]
    elsewhere = s.copy()
    place = next(place for place, card in enumerate(s.tops) if card)
    elsewhere.deck[s.tops[place] - 1] += 1
    elsewhere.tops[place] = 0
    assert reasons(elsewhere) == ["state-island-stacks"]


def test_before_the_first_round_cards_are_turned_up_one_after_the_other() -> None:
    s = met(lambda s: asks(s, Step.REVEAL_TOP) and s.round == 0 and sum(map(bool, s.tops)) == 2)
    s.deck[s.tops[0] - 1] += 1
    s.tops[0] = 0
    assert reasons(s) == ["state-island-stacks"]


def test_the_camp_is_filled_when_one_token_is_left() -> None:
    s = met(lambda s: s.round > 2 and asks(s, Step.EXPLORE) and sum(s.supply) > 9)
    for colour in range(1, TREASURES):
        if s.spaces[colour]:
            s.supply[s.spaces[colour] - 1] += 1
            s.spaces[colour] = 0
    assert reasons(s) == ["state-moment"]


def test_the_first_empty_space_is_filled_first() -> None:
    s = met(lambda s: asks(s, Step.SHOW_BONUS) and s.spaces.count(0) > 2 and sum(s.supply) > 9)
    last = max(colour for colour in range(TREASURES) if s.spaces[colour] == 0)
    s.frames[s.depth - 1].a = last
    assert reasons(s) == ["state-moment"]


def test_a_game_that_is_over_was_won_by_who_has_the_most() -> None:
    s = met(lambda s: s.ending == 1)
    s.ending = 2
    assert reasons(s) == ["state-moment"]


@pytest.mark.parametrize("ending", [-1, 5, 99])
def test_no_game_ends_in_an_unknown_way(ending: int) -> None:
    s = met(lambda s: s.ending == 1)
    with pytest.raises(LeaguesError) as refused:
        GAME.load_state(SHIPPED, {**s.json(), "ending": ending})
    assert [error.code for error in refused.value.details["reasons"]] == ["state-ending"]  # type: ignore[attr-defined]


@pytest.mark.parametrize("change", [{"depth": 0}, {"depth": 99}, {"frames": []}, {"frames": [], "depth": 0}, {"fault": 1}])
def test_a_stack_that_is_not_whole_is_refused_before_the_game_is_asked(change: dict[str, object]) -> None:
    s = met(lambda s: asks(s, Step.ACT))
    with pytest.raises(LeaguesError) as refused:
        GAME.load_state(SHIPPED, {**s.json(), **change})
    assert [error.code for error in refused.value.details["reasons"]] == ["state-no-decision"]  # type: ignore[attr-defined]


@pytest.mark.parametrize("field", ["depth", "frames"])
def test_a_stack_that_is_left_out_is_refused(field: str) -> None:
    state = met(lambda s: asks(s, Step.ACT)).json()
    del state[field]
    with pytest.raises(LeaguesError):
        GAME.load_state(SHIPPED, state)
