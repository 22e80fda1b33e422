"""Laws that hold in every game, the toys included."""

from __future__ import annotations

import copy
import json
import pickle
from random import Random

import pytest

from leagues.games import GAMES
from leagues.kernel import record as records
from leagues.kernel.chance import OpenSeed
from leagues.kernel.decisions import MOST_OPTIONS
from leagues.kernel.errors import LeaguesError
from leagues.kernel.schema import checked_copy
from leagues.kernel.table import Table
from leagues.kernel.verify import verify
from tests.laws.cases import ALL_GAMES, COVERING, EVERY_CASE, FEW_CASES, SIMPLE, SOME_CASES, Case, choose
from tests.laws.players import Player
from tests.sizes import sized

LONGEST_GAME = 2000


def each(cases: list[Case]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("case", cases, ids=str)


@each(EVERY_CASE)
def test_games_end_within_ranges_and_every_state_is_possible(case: Case) -> None:
    """On the class that checks every assignment: ranges and rows are kept, the stack too, someone can always answer, nothing
    is lost, the faster lists are right, JSON goes there and back. Half of the games are played well, so that they last. The
    long form plays eight games with every set of expansions and writes every state as JSON: the sets are 62, and what is in
    play in one of them is in 31 others."""
    game, flow, tables = case.game, case.game.flow, case.game.read_tables(None)
    luck = Random(str(case))
    games = 2 if case in SIMPLE["nautilion"] + SIMPLE["nemo"] else sized(4, 8) if case in COVERING[case.game.id] else 8
    for number in range(games):
        player = Player(("random", "greedy")[number % 2], daring=0.2)
        state = checked_copy(game.new_state(tables, game.read_options(dict(case.options))))
        steps = 0
        while state.ending == 0:
            fast, slow = [0] * MOST_OPTIONS, [0] * MOST_OPTIONS
            count = flow.options(state, tables, fast)
            assert count == flow.every_option(state, tables, slow) > 0
            assert fast == slow
            decision = game.decisions.by_number[state.frames[state.depth - 1].doing]
            if decision.chance:
                weights = [flow.weight(state, tables, o) for o in range(decision.size)]
                assert [o for o, weight in enumerate(weights) if weight] == fast[:count]
                if hasattr(decision.module, "total"):
                    assert decision.module.total(state, tables) == sum(weights)
            else:
                for action in range(decision.size):
                    assert (flow.forbidden(state, tables, action) == 0) == (action in fast[:count])
            if steps % 7 == 0 or (not decision.chance and steps % sized(3, 1) == 0):
                assert game.load_state(tables, json.loads(json.dumps(state.json()))) == state
            flow.apply(state, tables, player.answer(game, tables, state, luck))
            steps += 1
            assert steps < LONGEST_GAME
        assert state.fault == 0
        assert game.impossible(state, tables) == []
        assert game.load_state(tables, json.loads(json.dumps(state.json()))) == state
        assert game.ending_name(state)


@pytest.mark.census
@pytest.mark.parametrize(
    ("cases", "deepest"),
    [
        (SIMPLE["nautilion"], 3),  # a turn, the Plan, and a Translation or the dice
        (COVERING["nautilion"], 5),  # a turn, its opening, the Reef's roll, and what is bought before it, which is paid
        (SIMPLE["island"], 5),  # a round, a turn, the porthole, and before it the camp's refill with a token
        (SIMPLE["whispers"], 2),
        (SIMPLE["dolls"], 6),
    ],
    ids=["nautilion", "nautilion with expansions", "island", "whispers", "dolls"],
)
def test_the_deepest_stack(cases: list[Case], deepest: int) -> None:
    """Known exactly: a stack that grows is noticed before it ends a game."""
    found = 0
    for case in cases:
        for number in range(12):
            player = Player(("random", "greedy")[number % 2], daring=0.2)
            found = max(found, *(state.depth for state, _ in player.moments(case, number)))
    assert found == deepest


@each(SOME_CASES)
@pytest.mark.parametrize(("before", "after"), [("random", "greedy"), ("greedy", "random")])
def test_a_game_goes_on_from_any_position_with_other_players(case: Case, before: str, after: str) -> None:
    """A position is taken from its JSON, played to the end by somebody else, and the record of that is as good as any."""
    game, tables = case.game, case.game.read_tables(None)
    luck = Random(f"{case} {before}")
    met = [state.json() for state, _ in Player(before).moments(case, 0)]
    for text in luck.sample(met[:-1], min(3, len(met) - 1)):
        start = game.load_state(tables, json.loads(json.dumps(text)))
        table = Table(game, dict(case.options), tables, OpenSeed("from here"), start=start)
        while not table.over:
            table.play(table.move(Player(after).answer(game, tables, table.state, luck)))
        assert table.state.fault == 0
        again = records.replay(records.parse(table.record(), ALL_GAMES))
        assert (again.record(), again.state, again.journal) == (table.record(), table.state, table.journal)


@each(SOME_CASES)
def test_old_states_never_change_and_replay_equals_play(case: Case) -> None:
    table = case.table("old states")
    luck = Random(1)
    old = []
    while not table.over:
        state = table.state
        old.append((state, json.dumps(state.json()), len(table.entries)))
        choose(table, luck)
    for state, text, count in old:
        assert json.dumps(state.json()) == text
        assert table.state_at(count) == state
    text = table.record()
    again = records.replay(records.parse(text, ALL_GAMES))
    assert again.record() == text
    assert again.state == table.state
    assert again.journal == table.journal
    assert verify(records.parse(text, ALL_GAMES)).draws == sum(entry.drawn for entry in table.entries)


def told(table: Table) -> tuple[object, ...]:
    """Everything that can be asked of a table."""
    lists = list(table.journal), list(table.entries), list(table.answers)
    return table.record(), table.state, *lists, table.who, table.barrier()


@each(FEW_CASES)
def test_copies_never_change_and_go_on_alike(case: Case) -> None:
    """A copy stays as it is while its table goes on; and from any entry on, whatever became of the table meanwhile, the same
    choices meet the same luck. So for copies of every kind, and for a table that is replayed to where it stood."""
    table = case.table("copies")
    luck = Random(3)
    kept = []
    while not table.over:
        if luck.random() < 0.1:
            ways: list[Table] = [table.copy(), copy.copy(table), copy.deepcopy(table), pickle.loads(pickle.dumps(table))]
            kept.append((ways, told(table), len(table.entries)))
        choose(table, luck)
    end = told(table)
    for ways, then, count in kept:
        assert [told(one) for one in ways] == [then] * len(ways)
        later = [entry for entry in table.entries[count:] if entry.by >= 0 and not entry.forced]
        again = [luck.choice(ways), table.replayed(count)]
        for one in again:
            assert told(one) == then
            if one.barrier() is None:
                one.undo()
                one.play(table.entries[len(one.entries)].notation)
                assert told(one) == then
            for entry in later:
                one.play(entry.notation, entry.by)
            assert told(one) == end
        untouched = [one for one in ways if one is not again[0]]
        assert [told(one) for one in untouched] == [then] * len(untouched)


@each(SOME_CASES)
@pytest.mark.parametrize("wait", [True, False])
def test_undo_never_reveals(case: Case, wait: bool) -> None:
    """Undo gives back the very state before the choice, never crosses a draw, and a choice made again has the same luck."""
    luck = Random(2)
    table = case.table("undo", wait=wait)
    undone = 0
    while not table.over:
        before, count = table.state, len(table.entries)
        move = luck.choice(table.legal)
        reversible = table.can_be_taken_back(move)
        table.play(move)
        after = table.state
        assert (table.barrier() is None) == reversible
        if reversible:
            taken = table.entries[count:]
            assert not any(entry.drawn for entry in taken)
            table.undo()
            assert table.state == before
            assert len(table.entries) == count
            assert all(line.entry < count for line in table.journal)
            table.play(move)
            assert table.state == after
            undone += 1
        else:
            with pytest.raises(LeaguesError) as refused:
                table.undo()
            assert refused.value.code.startswith("undo-")
            assert table.state == after
    assert undone > 0


@each(SOME_CASES)
def test_a_stopped_game_goes_on_from_its_record(case: Case) -> None:
    luck = Random(3)
    table = case.table("stop")
    for _ in range(luck.randrange(2, 6)):
        if not table.over:
            choose(table, luck)
    again = records.replay(records.parse(table.record(), ALL_GAMES))
    moves = Random(4)
    while not table.over:
        move = str(moves.choice(table.legal))
        table.play(move)
        again.play(move)
    assert again.record() == table.record()


@pytest.mark.parametrize("game", ALL_GAMES.values(), ids=lambda game: game.id)
def test_notation_and_ids_are_one_to_one(game) -> None:  # type: ignore[no-untyped-def]
    taken: dict[bool, list[int]] = {True: [], False: []}
    for decision in game.decisions.by_number.values():
        taken[decision.chance] += [decision.id_of(answer) for answer in range(decision.size)]
        assert len(decision.answers) == decision.size
        for answer in range(decision.size):
            text = decision.notation(answer)
            assert decision.read(text) == answer
            assert decision.read(f"  {text.upper()} ".replace(" ", "  ")) == answer
    assert sorted(taken[False]) == list(range(game.decisions.action_count))
    assert sorted(taken[True]) == list(range(game.decisions.outcome_count))


@each(SOME_CASES)
def test_the_same_key_meets_the_same_luck_whatever_else_was_drawn(case: Case) -> None:
    """Addressed luck: two games of one key that went different ways draw the same for the same purpose and occasion, as long
    as the same could happen there."""
    drawn: dict[tuple[object, ...], str] = {}
    met = 0
    for number in range(4 if case.game.id in GAMES else 40):
        luck, table = Random(number), case.table("shared")
        while not table.over:
            choose(table, luck)
        counted: dict[tuple[str, str], int] = {}
        replayed = Table(case.game, dict(case.options), table.tables, None, auto=False)
        for entry in table.entries:
            if entry.drawn:
                address = replayed.address(entry.decision)
                weighted = tuple((str(move), move.weight) for move in replayed.legal)
                where = (*address, counted.get(address, 0), weighted)
                met += where in drawn
                assert drawn.setdefault(where, entry.notation) == entry.notation
                counted[address] = counted.get(address, 0) + 1
            replayed.enter(entry)
    assert met > 0
