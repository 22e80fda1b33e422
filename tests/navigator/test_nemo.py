"""What the navigator says of Nemo's War: a value that was learned, taken before the first action of a turn."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import leagues
from leagues import bots
from leagues.games import GAMES
from leagues.games.nemo import names, seas
from leagues.games.nemo.steps import Step
from leagues.kernel.errors import LeaguesError
from leagues.navigator import eyes_nemo as eyes
from leagues.navigator import network, ready, trying
from leagues.navigator.search import Search

GAME = GAMES["nemo"]
LEVELS = 5  # to finish, and four of victory


def voyage(seed: str, moves: int, **options: Any) -> leagues.Table:
    """A voyage after some of `greedy`'s choices."""
    table = leagues.new("nemo", seed=seed, **options)
    for _ in range(moves):
        if not table.over:
            table.play(table.move(bots.answer(table, max(table.who, 0), "greedy", [1, 2, 3, 4])))
    return table


@pytest.fixture(autouse=True)
def _nothing_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(ready.WAIT, "never")


@pytest.mark.parametrize("options", [{}, {"players": 3}, {"motive": "piracy", "optional_rules": "all"}])
def test_the_value_answers_at_once(options: dict[str, Any]) -> None:
    table = voyage("once", 9, **options)
    before = table.state
    found = table.odds(seconds=0)
    assert found.value
    assert [choice.move for choice in found.choices] == table.legal
    for choice in found.choices:
        assert choice.label == "value"
        assert 0 <= choice.chance <= 1
        assert len(choice.levels) == LEVELS
        assert choice.levels[eyes.WON] == choice.chance
        assert 0 <= choice.points[0] < 400
    assert table.state == before


def before_an_action(seed: str, moves: int, **options: Any) -> leagues.Table:
    """A voyage at an action."""
    table = voyage(seed, moves, **options)
    while table.decision is None or table.decision.name != "act":
        table.play(table.move(bots.answer(table, 0, "greedy", [1, 2, 3, 4])))
    return table


def test_the_mate_does_what_greedy_does() -> None:
    """What the value says right after a choice overrules nobody."""
    for table in (voyage("simple", 3), before_an_action("simple", 14)):
        by_greedy = bots.answer(table, 0, "greedy", [1, 2, 3, 4])
        assert table.odds(seconds=0).best.move.answer == by_greedy
        for level in ("mate", "navigator"):  # nothing is compiled here
            assert bots.answer(table, 0, level, [5, 6, 7, 8]) == by_greedy


def overruled(table: leagues.Table, better: int) -> bool:
    """Whether an answer that is better by so much, give or take 0.1, is taken in place of `greedy`: over 16 trials that
    has a standard error of 0.026 and a bit."""
    search = Search(table.game, table.tables, table.state, 0, table.answers)
    search.look()
    other = next(option for option in search.options if option is not search.usual)
    for nth in range(16):
        search.usual.values.append(eyes.ONE // 2)
        other.values.append(eyes.ONE // 2 + better + (eyes.ONE // 10 if nth % 2 else -eyes.ONE // 10))
    assert search.best in (other, search.usual)
    return search.best is other


def test_an_action_overrules_greedy_where_it_is_better_by_two_standard_errors() -> None:
    table = before_an_action("overruled", 14)
    assert not overruled(table, eyes.ONE // 25)
    assert overruled(table, eyes.ONE // 14)


def test_no_other_choice_does() -> None:
    table = before_an_action("others", 14)
    while table.decision is None or table.decision.name == "act":
        table.play(table.move(bots.answer(table, 0, "greedy", [1, 2, 3, 4])))
    assert not overruled(table, eyes.ONE // 3)


def test_the_same_question_has_the_same_answer() -> None:
    table = voyage("same", 12)
    one, two = (table.odds(trials=2 * len(table.legal), seed="a") for _ in range(2))
    assert one.choices == two.choices
    assert one.best == two.best
    assert any(choice.label == "estimated" and choice.trials for choice in one.choices)


def test_every_trial_ends_before_the_first_action_of_the_next_turn() -> None:
    """Whatever the action was, the end of the turn among them: positions of one moment are compared."""
    table = before_an_action("trial", 12)
    search = Search(table.game, table.tables, table.state, 0, table.answers)
    assert search.weights is not None
    root: Any = table.state
    ended = 0
    for answer in table.answers:
        states, work, values = [table.state for _ in range(trying.STATES)], trying.room(eyes), [[0]]
        net = search.weights.net
        search.trials.sample(states, table.tables, net, work, 0, [answer], search.seeds, range(1), 1, values)
        tried: Any = states[trying.TRIED]
        if tried.ending:
            ended += 1
            continue
        assert tried.frames[tried.depth - 1].doing == Step.ACT
        assert tried.turn == root.turn + 1
        assert values == [[search.trials.worth(tried, table.tables, 0, net, work)]]
    assert ended < len(table.answers) / 2


def known_to_captains(table: leagues.Table) -> tuple[Any, str]:
    """All that a question of the captains is answered from, and what they hear who ask while the Imperialists choose."""
    search = Search(table.game, table.tables, table.state, 0, [0])
    with pytest.raises(LeaguesError) as refused:
        table.odds(seat=0)
    return search.state, str(refused.value)


def test_captains_hear_nothing_of_the_ships_that_the_imperialists_choose_from(monkeypatch: pytest.MonkeyPatch) -> None:
    table = leagues.new("nemo", seed="secret", players=2, company="imperialists")
    while table.decision is None or table.decision.name != "show-ship":
        table.play(table.move(bots.answer(table, max(table.who, 0), "greedy", [1, 2, 3, 4])))
    other = next(one for one in (table.resample(0, Random(nth)) for nth in range(20)) if one.state != table.state)
    assert known_to_captains(table) == known_to_captains(other)
    monkeypatch.setattr(type(table.game), "hide", property(lambda game: lambda s, t, seat: None))  # a leak that is planted
    assert known_to_captains(table) != known_to_captains(other)


def test_in_trials_captains_decide_by_what_they_may_know(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever decides in a trial is shown a copy in which all is hidden from them that they may not know."""
    table = leagues.new("nemo", seed="secret", players=2, company="imperialists")
    while table.decision is None or table.decision.name != "show-ship":
        table.play(table.move(bots.answer(table, max(table.who, 0), "greedy", [1, 2, 3, 4])))
    game, hide, asked = table.game, table.game.hide, []

    def noted(s: Any, t: Any, seat: int) -> None:
        asked.append(seat == game.flow.who(s, t))
        hide(s, t, seat)

    monkeypatch.setattr(type(game), "hide", property(lambda _: noted))
    trials = trying.build(game, None, valued=False)
    states, work, values = [table.state for _ in range(trying.STATES)], trying.room(eyes), [[0]]
    trials.sample(states, table.tables, (), work, 1, table.answers[:1], (1, 2), range(1), 1, values)
    assert len(asked) > 20
    assert all(asked)


@pytest.mark.parametrize("company", names.COMPANIES[1:])
def test_who_has_another_aim_gets_no_value(company: str) -> None:
    table = leagues.new("nemo", seed="aims", players=2, company=company)
    search = Search(table.game, table.tables, table.state, max(table.who, 0), table.answers)
    assert not search.valued
    search.look()
    assert all(option.value < 0 for option in search.options)


@pytest.mark.parametrize("worse", ["seas", "tracks"])
def test_what_loses_voyages_is_worth_less(worse: str) -> None:
    """The network has learned something, on the average of some voyages: before an action, where it is asked."""
    before = after = 0.0
    for number in range(4):
        table = voyage(f"worth {number}", 60)
        while not eyes.decides(table.state):  # type: ignore[arg-type]
            table.play(table.move(bots.answer(table, 0, "greedy", [1, 2, 3, 4])))
        state: Any = table.state
        tables: Any = table.tables
        before += chance(state, table)
        if worse == "seas":
            for ocean in range(len(tables.spaces)):
                state.hidden[ocean] += seas.open_spaces(state, tables, ocean)
        else:
            state.tracks = [2, 2, 2]
        after += chance(state, table)
    assert after < 0.8 * before


def chance(state: Any, table: leagues.Table) -> float:
    """The chance to finish, by the value."""
    search = Search(table.game, table.tables, state.copy(), 0, table.answers)
    work = trying.room(eyes)
    assert search.weights is not None
    search.trials.worth(state, table.tables, 0, search.weights.net, work)
    return network.chance(search.weights.net, work[5][0]) / eyes.ONE


def test_every_level_plays_by_the_rules() -> None:
    table, luck = voyage("levels", 10), Random(1)
    for level in ("deckhand", "helmsman", "mate", "navigator"):
        for _ in range(3):
            answer = bots.answer(table, max(table.who, 0), level, [luck.getrandbits(32) for _ in range(4)])
            table.play(table.move(answer))


def test_a_beginner_strays_from_what_greedy_does() -> None:
    table, luck = voyage("stray", 14), Random(2)
    found = [bots.answer(table, 0, "deckhand", [luck.getrandbits(32) for _ in range(4)]) for _ in range(60)]
    usual = bots.answer(table, 0, "greedy", [1, 2, 3, 4])
    assert len(found) / 2 < found.count(usual) < len(found)


@pytest.mark.compiled
def test_compiled_and_interpreted_trials_are_equal_to_the_bit(monkeypatch: pytest.MonkeyPatch) -> None:
    for moves, options in ((9, {}), (40, {"motive": "war"}), (70, {"motive": "humanist", "players": 2})):
        table = voyage(f"bit {moves}", moves, **options)
        monkeypatch.setenv(ready.WAIT, "never")
        slow = table.odds(trials=3 * len(table.legal))
        monkeypatch.setenv(ready.WAIT, "wait")
        fast = table.odds(trials=3 * len(table.legal))
        assert slow.choices == fast.choices
        assert slow.best == fast.best
