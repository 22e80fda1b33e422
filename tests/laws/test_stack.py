"""The stack of frames: nested four deep, and what happens beyond its end."""

from __future__ import annotations

from leagues.kernel.frames import ENDED_BY_FAULT, FAULT_STACK, pop, push
from tests.laws.cases import Case
from tests.toys import dolls


def test_a_game_interrupts_itself_four_frames_deep_and_comes_back() -> None:
    table = Case(dolls.GAME, (("rounds", 1),)).table("deep")
    for _ in range(3):
        table.play("deeper")
    assert [frame.a for frame in table.state.frames[: table.state.depth]] == [0, 1, 2, 3, 4]
    assert {str(move) for move in table.legal} == {"close", "toss"}
    table.play("toss")
    for _ in range(4):
        assert not table.over
        table.play("close")
    assert table.over
    assert table.state.json()["opened"] == 4


def test_a_push_beyond_the_end_ends_the_game_with_a_fault() -> None:
    state = dolls.GAME.new_state(dolls.GAME.read_tables(None), {"rounds": 1})
    while state.ending == 0:
        push(state, dolls.Step.OPEN, 1, 0, 0, 0)
    assert (state.fault, state.ending) == (FAULT_STACK, ENDED_BY_FAULT)
    assert state.depth == len(state.frames)
    assert dolls.GAME.ending_name(state) == "fault"


def test_a_frame_is_blank_again_after_it_was_taken_off() -> None:
    state = dolls.GAME.new_state(dolls.GAME.read_tables(None), {"rounds": 1})
    before = state.copy()
    push(state, dolls.Step.COIN, 1, 2, 3, 4)
    assert state != before
    pop(state)
    assert state == before
