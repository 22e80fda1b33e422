"""The leak law: what a seat is shown does not depend on what it may not know.

Pairs of states are made from the schema: what the seat may not see is dealt again. Everything that could reach the seat is
then compared byte for byte. A leak planted on purpose must fail.
"""

from __future__ import annotations

import itertools
import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from types import ModuleType
from typing import Any

import pytest

from leagues.games import GAMES
from leagues.games.island.decisions import draw_card
from leagues.games.island.messages import Say
from leagues.games.island.steps import Step as IslandStep
from leagues.games.nemo.decisions import draw_mustered
from leagues.games.nemo.messages import Say as NemoSay
from leagues.games.nemo.steps import Step as NemoStep
from leagues.kernel import sfc32
from leagues.kernel.chance import OpenSeed, OwnDice
from leagues.kernel.errors import LeaguesError
from leagues.kernel.explaining import explain
from leagues.kernel.frames import ANYONE, CHANCE, EVERYONE, tell
from leagues.kernel.game import Game
from leagues.kernel.table import Table
from tests.laws.cases import SOME_CASES, Case
from tests.laws.players import Player
from tests.toys import whispers
from tests.toys.workshop import ToySay

SELDOM = 12  # pairs of states of a game in which something is hidden for a moment only
REFUSALS = 8  # how many answers of a decision are tried that is another seat's


def everything_shown(table: Table, seat: int) -> bytes:
    """All that a seat could be sent: view, options if it decides, who decides, journal, record, refusals, and what a page
    shows beside the view."""
    decides = seat >= 0 and table.who in (seat, ANYONE)
    shown: list[Any] = [table.view(seat), table.over, table.who, [vars_of(line) for line in table.lines(seat)]]
    shown.append(table.decision.name if table.decision else None)
    shown.append([str(move) for move in table.legal] if decides else None)
    shown += [table.record(seat), table.barrier(seat) if seat >= 0 else None, explain(table, seat)]
    if table.game.page is not None:
        shown.append(table.game.page.headline(table.state))
    if not decides and not table.over and seat >= 0 and table.who != CHANCE and table.decision:
        size = table.decision.size
        for answer in range(0, size, max(1, size // REFUSALS)):
            with pytest.raises(LeaguesError) as refused:
                table.play(table.move(answer), seat)
            shown.append((refused.value.code, refused.value.rules, str(refused.value)))
    return json.dumps(shown, default=str).encode()


def vars_of(line: Any) -> list[Any]:
    return [line.entry, line.message, line.arguments, line.rules]


Pair = tuple[int, Any, Any]  # a seat, a state met in play, and another that the seat cannot tell from it


def pairs(case: Case, count: int) -> Iterator[Pair]:
    """Pairs of states from all of a game; half of the games are played well, so that they last."""
    game, tables, found = case.game, case.game.read_tables(None), 0
    for number in itertools.count():
        luck, g = Random(f"{case} {number}"), [0] * 4
        sfc32.seed(g, 7, 11, number)
        for state, _ in Player(("random", "greedy")[number % 2], daring=0.2).moments(case, number):
            if state.ending or found == count:
                break
            if case.secretive and case.game.private and not hides_something(game, tables, state):
                continue
            found += 1
            seat, kept, other = luck.randrange(-1, game.seats(state)), state.copy(), state.copy()
            game.hide(other, tables, seat)
            game.fill(other, tables, seat, g)
            yield seat, kept, other
        if found == count:
            return


def hides_something(game: Game, tables: Any, state: Any) -> bool:
    """Whether somebody may not see all of a state."""
    hidden = state.copy()
    game.hide(hidden, tables, -1)
    return bool(hidden != state)


def told_apart(case: Case, game: Game, pair: Pair, steps: int = 3) -> bool:
    """Whether the seat is shown a difference between the two states, or after a few answers that could be given in both, as
    long as nothing has ended: then the hands are counted."""
    seat, *states = pair
    luck = Random(f"{case} {states[0]}")
    one, two = (
        Table(game, dict(case.options), game.read_tables(None), OwnDice(), auto=False, start=state) for state in states
    )
    for _ in range(steps + 1):
        if everything_shown(one, seat) != everything_shown(two, seat):
            return True
        if not go_on(case, one, two, seat, luck) or one.over or two.over:
            return False
    return False


def go_on(case: Case, one: Table, two: Table, seat: int, luck: Random) -> bool:
    """Give both tables the same answer, if there is one; what the seat may not see by the rules of the case may differ."""
    decision = one.decision
    assert decision is not None
    audience = case.game.decisions.by_name[decision.name].audience(one.now, one.tables)
    if decision.chance and audience not in (EVERYONE, seat):
        one.feed(luck.choice(one.legal))
        two.feed(luck.choice(two.legal))
        return True
    common = sorted({str(move) for move in one.legal} & {str(move) for move in two.legal})
    if not common:
        return False
    answer = luck.choice(common)
    for table in (one, two):
        (table.feed if decision.chance else table.play)(answer)
    return True


@pytest.mark.parametrize("case", SOME_CASES, ids=str)
def test_what_a_seat_is_shown_does_not_depend_on_secrets(case: Case) -> None:
    different, count = 0, (SELDOM if case.game.private else 500) if case.secretive else 20
    for pair in pairs(case, count):
        different += pair[1] != pair[2]
        assert not told_apart(case, case.game, pair)
    assert (different > count * 3 // 10) == case.secretive


OPEN_CASES = {case.game.id: case for case in SOME_CASES if not case.secretive}


@pytest.mark.parametrize("case", OPEN_CASES.values(), ids=OPEN_CASES)
def test_without_secrets_a_seat_is_shown_what_was_drawn_and_nothing_of_what_will_be(case: Case) -> None:
    """What nobody has seen does not exist: a table whose luck comes by hand shows the same as one that has a key."""
    luck, table = Random(f"{case} drawn"), case.table("a key")
    while not table.over and len(table.entries) < 400:
        table.play(luck.choice(table.legal))
    fed = Table(case.game, dict(case.options), table.tables, OwnDice(), auto=False)
    for count, entry in enumerate(table.entries):
        if count % 40 == 0:
            assert fed.view(0) == table.state_at(count).json()
        fed.enter(entry)
    assert fed.view(0) == table.view(0)
    assert list(map(vars_of, fed.lines(0))) == list(map(vars_of, table.lines(0)))


def with_other(module: Any, **changes: Any) -> ModuleType:
    """A module with something in it replaced; None takes it away."""
    made = ModuleType(f"{module.__name__}_leaky")
    for name, value in {**vars(module), **changes}.items():
        if not name.startswith("__") and value is not None:
            setattr(made, name, value)
    return made


def announcing(module: Any, message: Any) -> ModuleType:
    """A draw that tells everybody what came."""

    def apply(s: Any, t: Any, outcome: int) -> None:
        module.apply(s, t, outcome)
        tell(s, message, outcome, 0, 0)

    return with_other(module, apply=apply)


def staring(table: Table, seat: int) -> Any:
    """Scores that count the treasures of everybody."""
    return {"scores": [GAMES["island"].score(table.state, table.tables, one) for one in range(len(table.seats))]}


def island(draw: ModuleType = draw_card, **other: Any) -> Game:
    game = GAMES["island"]
    return replace(game, modules={**game.modules, IslandStep.DRAW_CARD: draw}, **other)


def nemo(draw: ModuleType = draw_mustered, **other: Any) -> Game:
    game = GAMES["nemo"]
    return replace(game, modules={**game.modules, NemoStep.DRAW_MUSTERED: draw}, **other)


def peeking(table: Table, seat: int) -> Any:
    """Notes that name the ships on offer."""
    return {"notes": [list(map(int, offered)) for offered in getattr(table.now, "offered", [])]}


LEAKS = {
    "whispers tells": whispers.make(announcing(whispers.draw, ToySay.PUBLIC)),
    "whispers has no audience": whispers.make(with_other(whispers.draw, audience=None)),
    "island tells": island(announcing(draw_card, Say.TOOK_OPEN)),
    "island has no audience": island(with_other(draw_card, audience=None)),
    "island's explanation stares": island(explain=staring),
    "nemo tells": nemo(announcing(draw_mustered, NemoSay.SHIP_OFFERED)),
    "nemo has no audience": nemo(with_other(draw_mustered, audience=None)),
    "nemo's explanation peeks": nemo(explain=peeking),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_fails_the_law(leak: str) -> None:
    game = LEAKS[leak]
    seldom = game.private is not None
    for case in (case for case in SOME_CASES if case.game.id == game.id and case.secretive):
        assert not any(told_apart(case, case.game, pair) for pair in pairs(case, SELDOM if seldom else 50))
        assert any(told_apart(case, game, pair) for pair in pairs(case, 3 * SELDOM if seldom else 150))


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
