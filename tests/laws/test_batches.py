"""Batches of games: the same games as the interpreter plays, and shown as the seat that decides may see them."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

import numpy as np
import pytest

import leagues
from leagues.compiled.batch import Batch
from leagues.compiled.layout import from_numpy
from leagues.games import GAMES
from leagues.kernel import sfc32
from leagues.kernel.decisions import FORCED, MOST_OPTIONS, NOT_CHANCE
from leagues.kernel.errors import LeaguesError
from leagues.kernel.game import Game
from leagues.kernel.observing import make_observe
from leagues.kernel.playout import policies
from leagues.simulate import policy_words, seed_words
from tests.laws.cases import ALL_GAMES, Case
from tests.laws.test_secrets import pairs
from tests.sizes import long_form

pytestmark = pytest.mark.compiled

ALL = {"expansions": "all", "darkhouse_level": "normal"}
MAGES_AND_REEFS = {"expansions": "mages,reefs", "ship": "C2", "reserve": 6}  # no collision: these games are longer
SECRETIVE = [
    Case(ALL_GAMES["whispers"], (("players", 3),)),
    Case(GAMES["island"], (("players", 3), ("memory", "off"))),
]


@dataclass
class Mirror:
    """One game of a batch, interpreted."""

    game: Game
    tables: Any
    start: Any
    seed: str
    number: int
    state: Any = None
    g: list[int] = field(default_factory=lambda: [0] * 4)
    whims: list[int] = field(default_factory=lambda: [0] * 4)
    length: int = 0

    def begin(self, number: int) -> None:
        self.number, self.length = number, 0
        self.state = self.start.copy()
        sfc32.seed(self.g, *seed_words(self.seed), number)
        sfc32.seed(self.whims, *policy_words(self.seed), number)
        self.settle()

    def settle(self) -> None:
        state, out = self.state, [0] * MOST_OPTIONS
        while state.ending == 0:
            answer = self.game.flow.draw(state, self.tables, self.g)
            if answer == NOT_CHANCE:
                if self.game.flow.options(state, self.tables, out) > 1:
                    break
                answer = out[0]
            elif answer < 0:
                answer = FORCED - answer
            self.game.flow.apply(state, self.tables, answer)

    def answers(self) -> list[int]:
        out = [0] * MOST_OPTIONS
        return out[: self.game.flow.options(self.state, self.tables, out)]

    @property
    def decision(self) -> Any:
        return self.game.decisions.by_number[self.state.frames[self.state.depth - 1].doing]

    @property
    def who(self) -> int:
        return self.game.flow.who(self.state, self.tables)

    def answer(self, action: int) -> None:
        self.length += 1
        self.game.flow.apply(self.state, self.tables, self.decision.ids.index(action))
        self.settle()


def mirrors_of(batch: Batch, seed: str) -> list[Mirror]:
    start = batch.game.new_state(batch.tables, batch.options)
    found = [Mirror(batch.game, batch.tables, start, seed, number) for number in range(batch.count)]
    for number, mirror in enumerate(found):
        mirror.begin(number)
    return found


def state_of(batch: Batch, index: int) -> Any:
    return from_numpy(batch.game.state, batch._row(index), batch._edition)


def observed(batch: Batch, state: Any, seat: int) -> list[int]:
    row = [-1] * batch.layout.size
    make_observe(batch.game, batch.layout)(state, batch.tables, seat, row)
    return row


def assert_same(batch: Batch, index: int, mirror: Mirror) -> None:
    """That a game of a batch stands, and is shown, as its mirror."""
    assert state_of(batch, index) == mirror.state
    legal = sorted(map(mirror.decision.id_of, mirror.answers()))
    assert np.flatnonzero(batch.legal[index]).tolist() == legal
    assert np.flatnonzero(np.unpackbits(batch.mask[index], bitorder="little")).tolist() == legal
    assert (batch.who[index], batch.numbers[index], batch.lengths[index]) == (mirror.who, mirror.number, mirror.length)
    assert batch.obs[index].tolist() == observed(batch, mirror.state, mirror.who)
    hidden = mirror.state.copy()
    batch.game.hide(hidden, batch.tables, mirror.who)
    assert batch.view(index) == hidden


def assert_ended(batch: Batch, index: int, mirror: Mirror, seat: int, *, cut: bool = False) -> None:
    """That the end of a game was noted, which the mirror still shows."""
    state, game = mirror.state, batch.game
    assert (batch.terminated[index], batch.truncated[index]) == (not cut, cut)
    assert batch.endings[index] == state.ending
    assert batch.ending_name(batch.endings[index]) == ("" if cut else game.ending_name(state))
    seats = range(batch.seats)
    assert batch.scores[index].tolist() == [game.score(state, batch.tables, one) for one in seats]
    worth = game.reward().worth if game.rewards else game.score
    parts = game.reward().parts if game.rewards else 1
    paid = [0.0 if cut else worth(state, batch.tables, one) / parts for one in seats]
    assert batch.rewards[index].tolist() == pytest.approx(paid)
    assert batch.final_who[index] == seat
    assert batch.final_obs[index].tolist() == observed(batch, state, seat)


@pytest.mark.parametrize(
    ("id", "threads", "options"),
    [
        ("whispers", 1, {"players": 3}),
        ("dolls", 1, {}),
        ("nautilion", 1, {"players": 2}),
        ("nautilion", 2, {"players": 2, **ALL}),
        ("nautilion", 2, MAGES_AND_REEFS),
        ("island", 2, {"players": 3}),
        pytest.param("nemo", 2, {"motive": "war"}, marks=long_form),
    ],
)
def test_a_batch_plays_the_same_games_and_starts_anew(id: str, threads: int, options: dict[str, Any]) -> None:
    count, luck = 6, Random(5)
    batch = Batch(ALL_GAMES[id], count, seed="batch", threads=threads, **options)
    mirrors = mirrors_of(batch, "batch")
    ended = 0
    for _ in range({"nemo": 400, "island": 300}.get(id, 150)):
        actions = np.zeros(count, np.int64)
        for i, mirror in enumerate(mirrors):
            assert_same(batch, i, mirror)
            actions[i] = mirror.decision.id_of(luck.choice(mirror.answers()))
        batch.step(actions)
        for i, mirror in enumerate(mirrors):
            seat = mirror.who
            mirror.answer(actions[i])
            if mirror.state.ending:
                ended += 1
                assert_ended(batch, i, mirror, seat)
                mirror.begin(mirror.number + count)
            else:
                assert not batch.terminated[i]
                assert not batch.rewards[i].any()
        assert not batch.truncated.any()
    assert ended > count


def test_where_nothing_renews_them_games_stay_over_until_they_are_reset() -> None:
    count = 8
    batch = Batch(ALL_GAMES["whispers"], count, seed="still", renew=False, players=2)
    mirrors = mirrors_of(batch, "still")
    for turn in range(200):
        actions = batch.sample_legal()
        over = [mirror.state.ending != 0 for mirror in mirrors]
        assert [action == -1 for action in actions] == over
        assert (batch.who == -1).tolist() == over
        assert (~batch.mask.any(1)).tolist() == over
        actions[over] = 10**6  # it does not matter
        batch.step(actions)
        for i, mirror in enumerate(mirrors):
            if over[i]:
                assert not batch.rewards[i].any()
                assert batch.terminated[i]
                assert state_of(batch, i) == mirror.state
                continue
            seat = mirror.who
            mirror.answer(actions[i])
            if mirror.state.ending:
                assert_ended(batch, i, mirror, seat)
            else:
                assert_same(batch, i, mirror)
        if turn % 40 == 39:
            mask = batch.terminated.copy()
            mask[0] = True  # also one that goes on
            batch.reset(mask)
            for i in np.flatnonzero(mask).tolist():
                mirrors[i].begin(mirrors[i].number + count)
                assert not batch.terminated[i]
            for i, mirror in enumerate(mirrors):
                if mirror.state.ending == 0:
                    assert_same(batch, i, mirror)
    assert batch.numbers.max() > 2 * count
    batch.reset()
    batch.reset(seed="other")
    for i, mirror in enumerate(mirrors_of(batch, "other")):
        assert_same(batch, i, mirror)


def test_a_game_that_is_too_long_is_cut_off() -> None:
    batch = Batch(ALL_GAMES["whispers"], 4, seed="cut", limit=3, players=2)
    mirrors = mirrors_of(batch, "cut")
    cut = 0
    for _ in range(30):
        actions = batch.sample_legal().copy()
        batch.step(actions)
        for i, mirror in enumerate(mirrors):
            seat = mirror.who
            mirror.answer(actions[i])
            if mirror.state.ending:
                assert_ended(batch, i, mirror, seat)
            elif mirror.length == 3:
                cut += 1
                assert_ended(batch, i, mirror, mirror.who, cut=True)
            if mirror.state.ending or mirror.length == 3:
                mirror.begin(mirror.number + 4)
            assert_same(batch, i, mirror)
    assert cut > 10


def test_states_can_be_put_into_a_batch() -> None:
    game = GAMES["island"]
    batch, other = Batch(game, 3, seed="a"), Batch(game, 3, seed="b")
    other.rollout("random", 20)
    states = [state_of(other, i) for i in range(3)]
    before = state_of(batch, 1)
    batch.set_states([states[0], states[2].json()], [2, 0])
    assert [state_of(batch, i) for i in range(3)] == [states[2], before, states[0]]
    assert batch.obs[[2, 0]].tolist() == other.obs[[0, 2]].tolist()
    assert batch.mask[[2, 0]].tolist() == other.mask[[0, 2]].tolist()
    assert batch.lengths[[2, 0]].tolist() == [0, 0]
    impossible = states[0].json()
    impossible["deck"][0] += 1
    three = game.new_state(batch.tables, game.read_options({"players": 3}))
    wrong = {"state-impossible": ([states[1], impossible], [0, 1]), "state-option": ([three], [0])}
    wrong |= {"batch-states": ([states[0], states[1]], [1, 1])}
    for code, (given, places) in wrong.items():
        with pytest.raises(LeaguesError) as refused:
            batch.set_states(given, places)
        assert refused.value.code == code
        assert [state_of(batch, i) for i in range(3)] == [states[2], before, states[0]]


@pytest.mark.parametrize("case", SECRETIVE, ids=str)
def test_a_batch_shows_nothing_that_the_seat_may_not_know(case: Case) -> None:
    batch = Batch(case.game, 2, seed="leak", **dict(case.options))
    out, met = [0] * MOST_OPTIONS, 0
    for seat, one, two in pairs(case, 300):
        if seat < 0 or case.game.flow.who(one, batch.tables) != seat or one == two:
            continue
        if case.game.flow.options(one, batch.tables, out) < 2:
            continue
        met += 1
        batch.set_states([one, two])
        assert state_of(batch, 0) != state_of(batch, 1)
        for shown in (batch.obs, batch.mask, batch.who, batch.rewards, batch.legal):
            assert (shown[0] == shown[1]).all()
        assert batch.view(0) == batch.view(1)
    assert met > 20


@pytest.mark.parametrize(("id", "policy"), [("whispers", "random"), ("island", "greedy")])
def test_a_rollout_is_what_the_policy_does(id: str, policy: str) -> None:
    game = ALL_GAMES[id]
    count, steps = 4, 40
    batch = Batch(game, count, seed="roll", policies=[policy], players=2)
    mirrors, choose = mirrors_of(batch, "roll"), policies(game)[policy].choose
    found = batch.rollout(policy, steps)
    assert found.obs.shape == (steps, count, batch.layout.size)
    for step in range(steps):
        for i, mirror in enumerate(mirrors):
            seat, answers, seen = mirror.who, mirror.answers(), mirror.state.copy()
            game.hide(seen, batch.tables, seat)
            out = answers + [0] * (MOST_OPTIONS - len(answers))
            action = mirror.decision.id_of(choose([seen], 0, batch.tables, out, len(answers), mirror.whims))
            assert found.actions[step, i] == action
            assert found.who[step, i] == seat
            assert found.obs[step, i].tolist() == observed(batch, mirror.state, seat)
            mirror.answer(action)
            assert found.terminated[step, i] == (mirror.state.ending != 0)
            if mirror.state.ending:
                assert found.rewards[step, i].any() or not any(game.score(mirror.state, batch.tables, s) for s in (0, 1))
                mirror.begin(mirror.number + count)
    assert batch.rollout(policy, steps).obs is found.obs


def test_rewards_on_the_way_add_up() -> None:
    game = GAMES["nautilion"]
    batch, reward = Batch(game, 5, seed="crew", reward="crew"), game.reward("crew")
    mirrors = mirrors_of(batch, "crew")
    paid, ended = np.zeros(5), 0
    for _ in range(80):
        actions = batch.sample_legal().copy()
        batch.step(actions)
        paid += batch.rewards[:, 0]
        for i, mirror in enumerate(mirrors):
            mirror.answer(actions[i])
            assert paid[i] == pytest.approx(reward.worth(mirror.state, batch.tables, 0) / reward.parts, abs=1e-6)
            if mirror.state.ending:
                ended += 1
                paid[i] = 0.0
                mirror.begin(mirror.number + 5)
    assert ended > 5


def test_a_batch_that_is_saved_goes_on_in_another() -> None:
    game = ALL_GAMES["whispers"]
    here, there = Batch(game, 9, seed="saved", players=3), Batch(game, 9, seed="another", players=3)
    for _ in range(25):
        here.step(here.sample_legal())
    there.legal  # noqa: B018  # it must not show what it was before
    there.restore(here.save())
    for _ in range(25):
        for name in ("obs", "mask", "legal", "who", "rewards", "terminated", "final_obs", "endings", "scores", "numbers"):
            assert (getattr(here, name) == getattr(there, name)).all(), name
        here.step(here.sample_legal())
        there.step(there.sample_legal())
    assert here.save() == there.save()
    with pytest.raises(LeaguesError, match="must be made as the one") as refused:
        there.restore(here.save()[1:])
    assert refused.value.code == "batch-saved"


def test_a_wrong_action_is_named_and_changes_nothing() -> None:
    batch = leagues.Batch("nautilion", 3, seed="wrong")
    actions = batch.legal.argmax(1)
    before = [state_of(batch, i) for i in range(3)]
    for wrong in (-1, batch.actions, int(np.flatnonzero(~batch.legal[2])[0])):
        actions[2] = wrong
        with pytest.raises(LeaguesError) as refused:
            batch.step(actions)
        assert refused.value.details == {"index": 2, "action": wrong}
    for given, code in ([0, 0], "batch-shape"), (batch.legal.argmax(1) + 0.5, "batch-whole-numbers"), (
        batch.terminated, "batch-whole-numbers",
    ):  # fmt: skip
        with pytest.raises(LeaguesError) as refused:
            batch.step(given)
        assert refused.value.code == code
    for mask in ([True], [0, 1, 1]):
        with pytest.raises(LeaguesError) as refused:
            batch.reset(mask)
        assert refused.value.code == "batch-mask"
    assert [state_of(batch, i) for i in range(3)] == before


def test_a_batch_is_made_with_a_name_and_any_seed_and_compiles_at_once() -> None:
    told: list[tuple[int, int]] = []
    batch = leagues.Batch("nautilion", seed=5, progress=lambda done, all: told.append((done, all)))
    assert batch.count == 1
    assert told == [(part, told[-1][1]) for part in range(1, told[-1][1] + 1)]
    kept = [batch._code.go_on, batch._code.check, batch._code.sample, batch._code.unpack]
    assert [len(code.signatures) for code in kept] == [1] * 4
    batch.step(batch.sample_legal())
    batch.step(batch.legal.argmax(1).astype(np.int32))
    batch.reset(np.array([True]))
    assert [len(code.signatures) for code in kept] == [1] * 4
    same = leagues.Batch("nautilion", seed="5", observe=False)
    assert (same.mask == leagues.Batch("nautilion", seed=5).mask).all()
    assert not same.obs.any()
    numbers: list[dict[str, Any]] = [{"count": 0}, {"count": 2.5}, {"threads": 0}, {"limit": -1}, {"count": True}]
    for wrong in numbers:
        with pytest.raises(LeaguesError, match="whole number"):
            leagues.Batch("nautilion", **wrong)
    refused_as: list[tuple[str, dict[str, Any]]] = [
        ("unknown-game", {"game": "chess"}),
        ("bad-seed", {"game": "nautilion", "seed": ""}),
        ("unknown-reward", {"game": "nautilion", "reward": "gold"}),
    ]
    for code, given in refused_as:
        with pytest.raises(LeaguesError) as refused:
            leagues.Batch(**given)
        assert refused.value.code == code
