"""A table: what it answers by itself, what it refuses, what can be taken back."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from itertools import pairwise, product
from random import Random
from typing import Any

import numpy as np
import pytest

import leagues
from leagues.kernel.chance import FairDice, OpenSeed, OwnDice
from leagues.kernel.entries import Entry
from leagues.kernel.errors import LeaguesError
from leagues.kernel.frames import CHANCE
from leagues.kernel.table import Table
from tests.kernel.games import GAME, play_on, played, refusal
from tests.toys import whispers


def asked(table: Table) -> str | None:
    return None if table.decision is None else table.decision.name


def at_plan(**more: Any) -> Table:
    """A table whose player has the Plan to make, with a purse full of spells."""
    return leagues.new("nautilion", seed="table", reserve=6, **more)


def first(table: Table, *words: str) -> str:
    """The first legal move that begins with one of these words."""
    return next(str(move) for move in table.legal if str(move).split()[0] in words)


def own_dice(**more: Any) -> Table:
    """A table with its path laid by hand, that waits for the first die."""
    table = leagues.new("nautilion", own_dice=True, **more)
    for token in (*range(1, 10),) * 4:
        if asked(table) == "deal-token":
            table.feed(str(token))
    return table


# --- what it answers by itself --------------------------------------------------------------------------------------


def test_single_options_and_draws_are_answered_at_once() -> None:
    table = at_plan()
    assert asked(table) == "plan"
    roll = table.entries[36]
    assert (roll.decision.name, roll.by, roll.forced, roll.drawn) == ("roll", 0, True, False)
    last_token = table.entries[35]
    assert (last_token.by, last_token.forced, last_token.drawn) == (CHANCE, True, False)
    assert [entry.drawn for entry in table.entries[37:]] == [True] * 3


def test_without_auto_single_options_are_asked() -> None:
    table = at_plan(auto=False)
    assert asked(table) == "roll"
    assert [str(move) for move in table.legal] == ["roll"]
    table.play("roll")
    assert table.entries[-4].forced is False
    assert asked(table) == "plan"


def test_with_wait_the_roll_is_asked_and_other_single_options_are_not() -> None:
    table = at_plan(wait=True)
    rolls = 0
    luck = Random(5)
    while not table.over:
        assert len(table.legal) > 1 or asked(table) == "roll"
        rolls += asked(table) == "roll"
        table.play(luck.choice(table.legal))
    assert rolls > 3
    assert any(entry.forced and entry.by == 0 for entry in table.entries)


def test_own_dice_are_asked_for_and_nothing_else_is() -> None:
    table = own_dice()
    assert len(table.entries) == 37
    assert asked(table) == "roll-die"
    assert [(str(move), move.weight) for move in table.legal] == [("1", 2), ("2", 2), ("3", 1), ("4", 1)]
    for die in "143":
        table.feed(die)
    assert (asked(table), table.view(0)["dice"]) == ("plan", [1, 4, 3])


def test_a_table_without_its_secret_can_be_looked_at() -> None:
    table = Table(GAME, {}, GAME.read_tables(None), None)
    assert (asked(table), table.entries) == ("deal-token", [])
    refusal("not-own-dice", lambda: table.feed("1"))


# --- what it refuses ------------------------------------------------------------------------------------------------


def unchanged(table: Table, ask: Callable[[], object], code: str) -> LeaguesError:
    """The refusal, after which the table is as it was."""
    before = (table.state, table.revision, len(table.entries), len(table.journal), [str(move) for move in table.legal])
    error = refusal(code, ask)
    assert (table.state, table.revision, len(table.entries), len(table.journal), [str(m) for m in table.legal]) == before
    return error


@pytest.mark.parametrize(
    "move", ["", "give 9 9 9", "fly", "reserve", -1, GAME.decisions.by_name["plan"].size, "give 1 2 3\x00"]
)
def test_an_unknown_move_is_refused_with_an_example(move: Any) -> None:
    table = at_plan()
    assert "give 1 1 1" in unchanged(table, lambda: table.play(move), "unknown-move").text("en")


def test_a_forbidden_move_is_refused_with_its_rule() -> None:
    table = at_plan()
    error = unchanged(table, lambda: table.play("give 6 6 6"), "forbidden")
    assert error.rules == ("plan",)
    assert "“plan”" in error.text("en")


def test_a_move_of_another_decision_is_refused() -> None:
    table, other = at_plan(), at_plan()
    other.play(first(other, "give"))
    while asked(other) != "place-token":
        other.play(other.legal[0])
    unchanged(table, lambda: table.play(other.legal[0]), "unknown-move")


def test_a_whole_number_is_the_id_of_a_move() -> None:
    """The action id of the whole game, as batches and environments have it, from NumPy too."""
    table = at_plan()
    table.play(first(table, "give"))
    while asked(table) != "place-token":
        table.play(table.legal[0])
    kinds: tuple[Any, ...] = (int, np.int64, np.int16, np.uint8, np.array)
    for move, kind in product(table.legal, kinds):
        if kind is not np.uint8 or move.id < 256:
            one, other = table.copy(), table.copy()
            one.play(kind(move.id))
            other.play(str(move))
            assert one.record() == other.record()
    plan = GAME.decisions.by_name["plan"].ids[0]
    unchanged(table, lambda: table.play(plan), "unknown-move")  # of another decision
    unchanged(table, lambda: table.play(0), "unknown-move")
    dice = own_dice()
    dice.feed(np.int64(dice.legal[1].id))
    assert dice.entries[-1].notation == "2"


@pytest.mark.parametrize("move", [None, 1.0, np.float64(3), True, np.True_, ["give 1 2 4"], {}, b"roll", np.array([1, 2])])
def test_what_can_be_no_move_is_refused_in_a_sentence(move: Any) -> None:
    table, dice = at_plan(), own_dice()
    assert type(move).__name__ in unchanged(table, lambda: table.play(move), "move-kind").text("en")
    unchanged(dice, lambda: dice.feed(move), "move-kind")


@pytest.mark.parametrize("seat", ["0", 0.0, 1.5, True, [], np.float32(0)])
def test_what_can_be_no_seat_is_refused_in_a_sentence(seat: Any) -> None:
    table = at_plan(players=2)
    unchanged(table, lambda: table.play("first 1", seat), "unknown-seat")
    unchanged(table, lambda: table.view(seat), "unknown-seat")
    table.play("first 1", np.int64(0))  # type: ignore[arg-type]
    assert table.view(np.int8(1)) == table.view(1)  # type: ignore[arg-type]
    unchanged(table, lambda: table.view(2), "unknown-seat")
    unchanged(table, lambda: table.lines(seat), "unknown-seat")
    unchanged(table, lambda: table.lines(2), "unknown-seat")


@pytest.mark.parametrize("wrong", ["0", 1.0, None, float("nan"), True])
def test_places_and_counts_are_whole_numbers(wrong: Any) -> None:
    table = at_plan()
    unchanged(table, lambda: table.move(wrong), "unknown-move")
    unchanged(table, lambda: table.replayed(wrong), "bad-number")
    if wrong is not None:
        unchanged(table, lambda: table.record(wrong), "unknown-seat")


def test_an_answer_by_its_place_is_a_move() -> None:
    table = at_plan()
    for move in table.legal:
        assert str(table.move(move.answer)) == str(move)
    decision = table.decision
    assert decision is not None
    for place in (-1, decision.size):
        unchanged(table, lambda place=place: table.move(place), "unknown-move")  # type: ignore[misc]


def test_a_move_can_be_pickled_and_is_shown_in_short() -> None:
    table = at_plan()
    move = pickle.loads(pickle.dumps(table.legal[0]))
    assert move == table.legal[0]
    assert repr(move) == f"<Move {move}>"
    table.play(move)


@pytest.mark.parametrize("seat", [-1, 2, 7])
def test_an_unknown_seat_cannot_play(seat: int) -> None:
    table = at_plan(players=2)
    table.play("first 1")
    unchanged(table, lambda: table.play(table.legal[0], seat), "unknown-seat")


def test_a_seat_cannot_play_out_of_turn() -> None:
    table = at_plan(players=2)
    table.play("first 1", seat=0)  # anyone may say who begins
    error = unchanged(table, lambda: table.play(table.legal[0], 0), "not-your-turn")
    assert (error.details["seat"], error.details["turn"]) == (0, 1)
    table.play(table.legal[0], 1)
    assert table.entries[-1].by != 0


@pytest.mark.parametrize(("seat", "noted"), [(None, 0), (0, 0), (1, 1)])
def test_where_anyone_may_answer_the_seat_is_noted(seat: int | None, noted: int) -> None:
    table = at_plan(players=2)
    table.play("first 0", seat)
    assert [entry.by for entry in table.entries if entry.decision.name == "choose-first"] == [noted]


def test_chance_and_players_answer_their_own_decisions() -> None:
    table = own_dice()
    unchanged(table, lambda: table.play("roll"), "chance-decides")
    error = unchanged(table, lambda: table.feed("6"), "impossible-outcome")
    assert "1, 2, 3, 4" in error.text("en")
    unchanged(table, lambda: table.feed("7"), "unknown-move")
    unchanged(table, lambda: table.feed(6), "unknown-move")
    for die in "123":
        table.feed(die)
    unchanged(table, lambda: table.feed("1"), "player-decides")


def test_a_table_that_draws_takes_no_outcomes() -> None:
    table = at_plan()
    unchanged(table, lambda: table.feed("1"), "player-decides")
    looked_at = Table(GAME, {}, GAME.read_tables(None), None)
    looked_at.luck = OpenSeed("later")
    unchanged(looked_at, lambda: looked_at.feed("1"), "not-own-dice")


def test_a_finished_game_takes_no_more_answers() -> None:
    table = played("finished")
    assert (table.legal, table.decision, table.option_count) == ([], None, 0)
    assert table.outcome in [ending.name.lower().replace("_", "-") for ending in GAME.endings]
    assert str(table.outcome) in unchanged(table, lambda: table.play("roll"), "game-over").text("en")
    unchanged(table, lambda: table.feed("1"), "game-over")


# --- moves ----------------------------------------------------------------------------------------------------------


def test_a_move_tells_what_it_is() -> None:
    table = at_plan()
    moves = {str(move): move for move in table.legal}
    give = next(move for text, move in moves.items() if text.startswith("give"))
    assert give.id == GAME.decisions.by_name["plan"].id_of(give.answer) == 3 + give.answer
    assert "plan" in give.rules
    assert give.text("en") != give.text("fr")
    assert table.legal[0] in set(table.legal)
    assert len({*table.legal, *at_plan().legal}) == len(table.legal)
    refusal("unknown-language", lambda: give.text("de"))


# --- taking back ----------------------------------------------------------------------------------------------------


def test_undo_gives_back_the_state_the_journal_and_the_entries() -> None:
    table = at_plan()
    state, entries, lines = table.state, len(table.entries), len(table.journal)
    tide = first(table, "tide")
    table.play(tide)
    assert len(table.journal) > lines
    revision = table.revision
    taken = table.undo()
    assert (taken.notation, table.state, len(table.entries), len(table.journal)) == (tide, state, entries, lines)
    assert table.revision > revision


def test_the_revision_grows_with_every_change() -> None:
    table = at_plan(wait=True)
    luck = Random(3)
    seen = [table.revision]
    while not table.over:
        table.play(luck.choice(table.legal))
        seen.append(table.revision)
        if table.barrier() is None and luck.random() < 0.5:
            table.undo()
            seen.append(table.revision)
    assert all(earlier < later for earlier, later in pairwise(seen))


def test_nothing_has_been_chosen_yet() -> None:
    table = leagues.new("nautilion", own_dice=True)
    assert table.barrier() == "nothing"
    unchanged(table, table.undo, "undo-nothing")
    unchanged(table, table.undo_turn, "undo-nothing")


def test_a_draw_cannot_be_taken_back() -> None:
    table = at_plan()
    assert table.barrier() == "draw"
    unchanged(table, table.undo, "undo-draw")
    table.play("whirlwind")
    assert table.barrier() == "draw"
    unchanged(table, table.undo_turn, "undo-draw")


def test_the_choice_of_another_seat_cannot_be_taken_back() -> None:
    table = at_plan(players=2, wait=True)
    table.play("roll", 0)
    table.play("first 1", 0)
    assert (table.barrier(), table.barrier(0), table.barrier(1)) == (None, None, "other-seat")
    unchanged(table, lambda: table.undo(1), "undo-other-seat")
    unchanged(table, lambda: table.undo_turn(1), "undo-other-seat")
    assert table.undo(0).notation == "first 1"


def test_a_table_that_began_in_the_middle_goes_back_to_its_beginning() -> None:
    start = at_plan().state
    table = leagues.position("nautilion", start.json(), luck=OpenSeed("x"))
    assert table.barrier() == "started-here"
    unchanged(table, table.undo, "undo-started-here")
    table.play(first(table, "tide"))
    table.undo()
    assert table.state == start


def test_the_whole_turn_can_be_taken_back() -> None:
    table = at_plan(wait=True)
    table.play("roll")
    state = table.state
    for _ in range(2):
        table.play(first(table, "tide"))
    table.play(first(table, "give"))
    while asked(table) != "roll":
        table.play(table.legal[0])
    choices = sum(not entry.forced for entry in table.entries[40:])
    assert table.undo_turn() == choices >= 3
    assert table.state == state
    assert table.barrier() == "draw"


def test_the_last_choice_of_a_game_can_be_regretted() -> None:
    table = played("regret", wait=True)
    assert table.over
    table.undo()
    assert not table.over
    assert table.legal


OTHER_DICE = FairDice(bytes(32), (bytes(16), bytes(15) + b"1"))  # a fork gets dice of its own
LUCKS: dict[str, Any] = {"open": OpenSeed("back"), "fair": FairDice(bytes(32), (bytes(16), bytes(16))), "own": OwnDice()}


@pytest.mark.parametrize("luck", LUCKS)
@pytest.mark.parametrize(("auto", "wait"), [(True, False), (True, True), (False, False)])
@pytest.mark.parametrize("players", [1, 2])
def test_whether_a_choice_can_be_taken_back_is_known_before(luck: str, auto: bool, wait: bool, players: int) -> None:
    table = leagues.new("nautilion", luck=LUCKS[luck], auto=auto, wait=wait, players=players, reserve=6)
    choice = Random(f"{luck} {auto} {wait} {players}")
    answers = set()
    while not table.over:
        moves = table.legal
        if table.who == CHANCE:
            table.feed(choice.choice(moves))
            continue
        if choice.random() < 0.4:
            for move in moves:
                trial = table.fork(len(table.entries), OTHER_DICE if luck == "fair" else LUCKS[luck])
                said = table.can_be_taken_back(move)
                trial.play(move)
                assert (trial.barrier() is None) == said, move
                answers.add(said)
        table.play(choice.choice(moves))
    assert True in answers
    assert (False in answers) == (luck != "own")


# --- looking back, and forks ----------------------------------------------------------------------------------------


def test_every_earlier_state_can_be_seen() -> None:
    table = at_plan(wait=True)
    luck = Random(8)
    states = {0: table.start}
    while not table.over:
        if table.barrier() is None and luck.random() < 0.2:
            table.undo()
        states[len(table.entries)] = table.state
        table.play(luck.choice(table.legal))
    states[len(table.entries)] = table.state
    assert len(table.entries) > 100
    follow = table.start.copy()
    for count in range(len(table.entries) + 1):
        assert table.state_at(count) == follow
        assert count not in states or states[count] == follow
        if count < len(table.entries):
            GAME.flow.apply(follow, table.tables, table.entries[count].answer)


@pytest.mark.parametrize("count", [-1, 1000])
def test_there_is_no_state_before_the_first_or_after_the_last(count: int) -> None:
    table = at_plan()
    refusal("bad-number", lambda: table.state_at(count))
    refusal("bad-number", lambda: table.fork(count, OpenSeed("x")))


@pytest.mark.parametrize("count", [0, 1, 20, 36, 39, 40, 60])
def test_a_fork_has_the_same_past_and_another_future(count: int) -> None:
    table = played("fork", 40)
    fork = table.fork(count, OpenSeed("another"))
    assert fork.entries[:count] == table.entries[:count]
    assert fork.state_at(count) == table.state_at(count)
    assert fork.forked == count
    before = table.state
    play_on(fork, Random(0))
    assert table.state == before
    shared = min(len(table.entries), len(fork.entries))
    draws = [
        (a.notation, b.notation)
        for a, b in zip(table.entries[count:shared], fork.entries[count:], strict=False)
        if a.drawn and b.drawn
    ]
    assert count == 60 or any(a != b for a, b in draws)


def test_a_fork_with_the_same_luck_is_the_same_game() -> None:
    table = played("fork", 40)
    fork = table.fork(36, OpenSeed("fork"))
    assert fork.entries == table.entries[: len(fork.entries)]
    assert fork.forked == 0


def test_a_fork_whose_past_is_taken_back_counts_less_of_it() -> None:
    table = at_plan()
    table.play(first(table, "tide"))
    fork = table.fork(41, OpenSeed("another"))
    assert fork.forked == 41
    fork.undo()
    assert fork.forked == 40


def test_a_past_that_forces_itself_is_forked_too() -> None:
    """The last token of the path has one place to go: a table that begins there has an entry before anyone chooses."""
    laying = leagues.new("nautilion", own_dice=True)
    for token in ((*range(1, 10),) * 4)[:35]:
        laying.feed(str(token))
    start = laying.state_at(35)
    table = leagues.position("nautilion", start.json(), luck=OpenSeed("last"))
    assert table.entries[0].forced
    fork = table.fork(1, OpenSeed("other"))
    assert fork.entries[0] == table.entries[0]
    assert leagues.load(table.record()).entries == table.entries


# --- views ----------------------------------------------------------------------------------------------------------


def test_in_an_open_game_everyone_sees_everything() -> None:
    table = at_plan(players=2)
    assert table.view(0) == table.view(1) == table.view(-1) == table.state.json()
    assert table.lines(0) == table.lines(-1) == table.journal


def test_a_view_is_a_copy() -> None:
    table = at_plan()
    before = table.state
    table.view(0)["path"][1] = 0
    table.state.frames[0].step = 7
    assert table.state == before


def test_secrets_stay_at_their_seat() -> None:
    table = Table(whispers.GAME, {"players": 2}, whispers.GAME.read_tables(None), OpenSeed("secret"))
    hands = table.state.json()["hands"]
    for seat in (0, 1):
        assert table.view(seat)["hands"][seat] == hands[seat]
        assert table.view(seat)["hands"][1 - seat] == [0, 0, 0, 0]
    assert table.view(-1)["hands"][:2] == [[0, 0, 0, 0]] * 2
    private = [line for line in table.journal if line.audience >= 0]
    assert {line.audience for line in private} == {0, 1}
    assert [line for line in table.lines(0) if line.audience == 1] == []
    assert len(table.lines(0)) + len(table.lines(1)) == len(table.journal) + len(table.lines(-1))
    assert table.lines(0, since=2) == [line for line in table.lines(0) if line.entry >= 2]


def test_an_entry_is_a_value() -> None:
    table = at_plan()
    entry = table.entries[-1]
    assert entry == Entry(CHANCE, entry.decision, entry.answer, drawn=True)
    assert len({*table.entries, *at_plan().entries}) <= 40
