"""The leak law: what a seat is shown does not depend on what it may not know.

Pairs of states are made from the schema: what the seat may not see is dealt again. Everything that could reach the seat is
then compared byte for byte. A leak planted on purpose must fail.
"""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from types import ModuleType
from typing import Any

import pytest

from leagues.kernel import sfc32
from leagues.kernel.chance import OpenSeed, OwnDice
from leagues.kernel.errors import LeaguesError
from leagues.kernel.frames import ANYONE, CHANCE, tell
from leagues.kernel.game import Game
from leagues.kernel.table import Table
from tests.laws.cases import SOME_CASES, Case, seats
from tests.toys import whispers
from tests.toys.workshop import ToySay


def everything_shown(table: Table, seat: int) -> bytes:
    """All that a seat could be sent: view, options if it decides, who decides, journal, record, refusals."""
    decides = seat >= 0 and table.who in (seat, ANYONE)
    shown: list[Any] = [table.view(seat), table.over, table.who, [vars_of(line) for line in table.lines(seat)]]
    shown.append(table.decision.name if table.decision else None)
    shown.append([str(move) for move in table.legal] if decides else None)
    shown += [table.record(seat), table.barrier(seat) if seat >= 0 else None]
    if not decides and not table.over and seat >= 0 and table.who != CHANCE and table.decision:
        for answer in range(table.decision.size):
            with pytest.raises(LeaguesError) as refused:
                table.play(answer, seat)
            shown.append((refused.value.code, refused.value.rules, str(refused.value)))
    return json.dumps(shown, default=str).encode()


def vars_of(line: Any) -> list[Any]:
    return [line.entry, line.message, line.arguments, line.rules]


def pairs(case: Case, count: int) -> list[tuple[Game, int, Any, Any, Random]]:
    """States met in play, each with another that the seat cannot tell from it."""
    found: list[tuple[Game, int, Any, Any, Random]] = []
    number = 0
    while len(found) < count:
        luck = Random(number)
        table = case.table(f"pairs {number}")
        g = [0] * 4
        sfc32.seed(g, 7, 11, number)
        number += 1
        while not table.over and len(found) < count:
            for seat in seats(table):
                other = table.state
                case.game.hide(other, table.tables, seat)
                case.game.fill(other, table.tables, seat, g)
                found.append((case.game, seat, table.state, other, luck))
            table.play(luck.choice(table.legal))
    return found


def shown_from(case: Case, game: Game, state: Any, seat: int, moves: list[str]) -> bytes:
    """What the seat is shown at a state, and after public moves and secret draws from there."""
    table = Table(game, dict(case.options), game.read_tables(None), OwnDice(), auto=False, start=state)
    shown = everything_shown(table, seat)
    for move in moves:
        if table.over:
            break
        decision = table.decision
        assert decision is not None
        if decision.chance:
            if table.audience == seat:
                break  # its own card may differ, and it may see that
            table.feed(table.legal[0])  # the card may differ, what this seat learns of it may not
            shown += everything_shown(table, seat)
        elif decision.name == "grab":
            table.play(move)
            shown += everything_shown(table, seat)
    return shown


MOVES = ["grab 0", "leave", "grab 1"]  # public moves, tried from every pair of states


def check_case(case: Case, game: Game, count: int) -> int:
    different = 0
    for _, seat, state, other, _ in pairs(case, count):
        different += state != other
        assert shown_from(case, game, state, seat, MOVES) == shown_from(case, game, other, seat, MOVES)
    return different


@pytest.mark.parametrize("case", SOME_CASES, ids=str)
def test_what_a_seat_is_shown_does_not_depend_on_secrets(case: Case) -> None:
    different = check_case(case, case.game, 300 if case.game.has_secrets else 20)
    assert (different > 100) == case.game.has_secrets


def leaky(plant: Any) -> Game:
    """The toy with a draw that says too much."""
    module = ModuleType("toy_leaky_draw")
    for name, value in vars(whispers.draw).items():
        if not name.startswith("__"):
            setattr(module, name, value)
    plant(module)
    return whispers.make(module)


def announce(module: ModuleType) -> None:
    def apply(s: Any, t: Any, outcome: int) -> None:
        whispers.draw.apply(s, t, outcome)
        tell(s, ToySay.PUBLIC, outcome, 0, 0)

    module.apply = apply  # type: ignore[attr-defined]


def no_audience(module: ModuleType) -> None:
    del module.audience


@pytest.mark.parametrize("plant", [announce, no_audience])
def test_a_planted_leak_fails_the_law(plant: Any) -> None:
    case = next(case for case in SOME_CASES if case.game.id == "whispers")
    told_apart = [
        shown_from(case, leaky(plant), state, seat, MOVES) != shown_from(case, leaky(plant), other, seat, MOVES)
        for _, seat, state, other, _ in pairs(case, 300)
    ]
    assert any(told_apart)


def test_what_another_seat_was_forced_to_show_is_not_taken_back() -> None:
    """With a single card left, a seat's play is answered by the table; whoever moved before has then seen that card."""
    found = 0
    for number in range(60):
        luck = Random(number)
        table = Table(whispers.GAME, {"players": 2}, whispers.GAME.read_tables(None), OpenSeed(str(number)))
        while not table.over:
            count, mover = len(table.entries), max(table.who, 0)
            move = luck.choice(table.legal)
            said = table.can_be_taken_back(move)
            table.play(move)
            assert (table.barrier() is None) == said
            after = table.entries[count + 1 :]
            if any(entry.forced and entry.by not in (mover, CHANCE) for entry in after):
                found += 1
                assert table.barrier(mover) is not None
    assert found > 5


def test_an_open_seed_is_not_told_while_it_hides_hands() -> None:
    table = Table(whispers.GAME, {"players": 2}, whispers.GAME.read_tables(None), OpenSeed("tell nobody"))
    assert "tell nobody" not in table.record(0)
    assert "tell nobody" in table.record()
    while not table.over:
        table.play(table.legal[-1])
    assert "tell nobody" in table.record(0)


def test_filling_deals_over_physical_cards() -> None:
    """One hidden card of a deck of 3 + 2 + 1 + 0 unseen cards comes out 3 : 2 : 1 : 0."""
    game = whispers.GAME
    tables = game.read_tables(None)
    state: Any = game.new_state(tables, {"players": 2})
    state.deck[:] = [2, 2, 1, 0]
    state.hands[1][0] = 1
    state.sizes[1] = 1
    found: Counter[int] = Counter()
    g = [0] * 4
    sfc32.seed(g, 1, 2, 3)
    for _ in range(6000):
        other = state.copy()
        game.hide(other, tables, 0)
        assert other.deck == [3, 2, 1, 0]
        assert other.hands[1] == [0, 0, 0, 0]
        game.fill(other, tables, 0, g)
        assert sum(other.hands[1]) == 1
        found[other.hands[1].index(1)] += 1
    expected = {0: 3000, 1: 2000, 2: 1000}
    chi_square = sum((found[k] - n) ** 2 / n for k, n in expected.items())
    assert found[3] == 0
    assert chi_square < 13.8  # p = 0.001 with two degrees of freedom


def test_filling_keeps_what_everybody_has_watched_and_nobody_sees_dreams() -> None:
    game = whispers.GAME
    tables = game.read_tables(None)
    state: Any = game.new_state(tables, {"players": 2})
    state.deck[:] = [1, 3, 3, 3]
    state.hands[1][:] = [2, 0, 0, 0]
    state.shown[1][0] = 1
    state.sizes[1], state.dreams = 2, 5
    g = [0] * 4
    sfc32.seed(g, 4, 5, 6)
    others = set()
    for _ in range(200):
        other = state.copy()
        game.hide(other, tables, 0)
        assert (other.hands[1], other.dreams) == ([0, 0, 0, 0], 0)
        game.fill(other, tables, 0, g)
        assert other.hands[1][0] >= 1
        assert (sum(other.hands[1]), sum(other.deck)) == (2, 10)
        others.add(tuple(other.hands[1]))
    assert others == {(2, 0, 0, 0), (1, 1, 0, 0), (1, 0, 1, 0), (1, 0, 0, 1)}


def test_a_record_for_a_seat_hides_others_cards_and_forced_moves() -> None:
    table = Table(whispers.GAME, {"players": 2}, whispers.GAME.read_tables(None), OpenSeed("seat record"))
    lines = [json.loads(line) for line in table.record(0).splitlines()]
    mine = [line["answer"] for line in lines[1:] if line["asks"] == "draw"]
    assert mine[0] is not None
    assert mine[1] is None
    assert "secret" not in table.record(0)
