"""Policies draw from a stream of their own: whatever they do with it, they meet the same dice, and none reads what comes."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from leagues.games import GAMES
from leagues.kernel import sfc32
from leagues.kernel.decisions import FORCED, MOST_OPTIONS, NOT_CHANCE
from leagues.kernel.game import Game
from leagues.kernel.playout import TALLY, build
from leagues.kernel.table import Table
from leagues.simulate import as_table, interpreted, policy_words, seed_words
from tests.laws.cases import ALL_GAMES
from tests.sizes import sized

# Two policies that answer alike; one of them draws more and more from its generator meanwhile.
ALIKE = """
from leagues.kernel import sfc32

def thrifty(states, seen, t, out, count, g):
    return out[0]

def wasteful(states, seen, t, out, count, g):
    for _ in range(states[seen].depth + count):
        sfc32.following(g)
    g[2] = 7
    return out[0]
"""


def taught(game: Game, **more: Any) -> Game:
    """The game, with further policies."""
    made = {}
    for name, choose in more.items():
        made[name] = ModuleType(name)
        vars(made[name])["choose"] = choose
    return replace(game, policies={**game.policies, **made})


@pytest.fixture
def alike(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "alike.py").write_text(ALIKE)
    monkeypatch.syspath_prepend(tmp_path)


@pytest.mark.parametrize("game", ALL_GAMES.values(), ids=lambda game: game.id)
def test_what_a_policy_draws_changes_no_dice(game: Game, alike: None) -> None:
    tables, options = game.read_tables(None), game.read_options({})
    found = []
    for policy in ("alike:thrifty", "alike:wasteful"):
        *_, report = interpreted(game, policy, tables, options, "dice", 4)
        saved = as_table(game, policy, tables, options, "dice", 3)
        found.append((report.fingerprint, report.results, [entry.notation for entry in saved.entries]))
        assert "fault" not in report.results
    assert found[0] == found[1]


@pytest.mark.compiled
def test_nor_when_it_is_compiled(alike: None) -> None:
    """Who draws much, compiled, plays the games of who draws nothing, interpreted; the long form compiles both."""
    from leagues.compiled import cpu

    game = GAMES["nautilion"]
    tables, options = game.read_tables(None), game.read_options({})
    *_, plain = interpreted(game, "alike:thrifty", tables, options, "dice", 50)
    for policy in sized(("alike:wasteful",), ("alike:thrifty", "alike:wasteful")):
        *_, fast = cpu.simulate(game, policy, tables, options, "dice", 50)
        assert (fast.fingerprint, fast.results) == (plain.fingerprint, plain.results)


def draws(table: Table, count: int) -> list[str]:
    return [f"{entry.decision.name} {entry.notation}" for entry in table.entries if entry.drawn][:count]


def test_two_policies_meet_the_same_path_and_the_same_first_dice() -> None:
    game = GAMES["nautilion"]
    tables, options = game.read_tables(None), game.read_options({})
    for number in range(5):
        greedy, random = (as_table(game, policy, tables, options, "pair", number) for policy in ("greedy", "random"))
        laid = sum(entry.drawn and entry.decision.name != "roll-die" for entry in greedy.entries)
        assert laid >= 30
        assert draws(greedy, laid + 3) == draws(random, laid + 3)


class Teller:
    """A policy that takes the first option, and foretells with its generator how the game will stand next time."""

    def __init__(self, game: Game, tables: Any) -> None:
        self.flow, self.tables = game.flow, tables
        self.foretold: Any = None
        self.right: list[bool] = []

    def choose(self, states: Any, seen: int, t: Any, out: list[int], count: int, g: list[int]) -> int:
        """The first option."""
        if self.foretold is not None:
            self.right.append(states[seen] == self.foretold)
        answer = out[0]
        self.foretold = self.after(states[seen].copy(), answer, list(g))
        return answer

    def after(self, s: Any, answer: int, g: list[int]) -> Any:
        """The state when a player can next choose, if luck was drawn until then and `g` is what it is drawn from."""
        out, drawn = [0] * MOST_OPTIONS, False
        self.flow.apply(s, self.tables, answer)
        while s.ending == 0:
            answer = self.flow.draw(s, self.tables, g)
            drawn |= answer >= 0
            if answer == NOT_CHANCE:
                if self.flow.options(s, self.tables, out) > 1:
                    return s if drawn else None
                answer = out[0]
            self.flow.apply(s, self.tables, answer if answer >= 0 else FORCED - answer)
        return None


@pytest.mark.parametrize("shared", [True, False])
def test_no_policy_can_read_what_comes(shared: bool) -> None:
    """Whoever draws ahead with what a policy is given foretells nothing. With the generator of chance in its hands it would
    be right every time: so the test can tell."""
    game = GAMES["nautilion"]
    tables, options = game.read_tables(None), game.read_options({})
    teller = Teller(game, tables)
    player = build(taught(game, teller=teller.choose), "teller")
    for number in range(20):
        g, whims = [0] * 4, [0] * 4
        sfc32.seed(g, *seed_words("read"), number)
        sfc32.seed(whims, *policy_words("read"), number)
        teller.foretold = None
        start = game.new_state(tables, options)
        player.play([start], tables, g, g if shared else whims, [0] * MOST_OPTIONS, [0] * TALLY)
    assert len(teller.right) > 100
    assert all(teller.right) if shared else sum(teller.right) < 0.2 * len(teller.right)


def test_simulations_give_policies_the_words_made_for_them() -> None:
    """Every way to simulate a game hands them out, and no policy gets those of chance."""
    game = GAMES["nautilion"]
    tables, options = game.read_tables(None), game.read_options({})
    given: list[list[int]] = []

    def choose(states: Any, seen: int, t: Any, out: list[int], count: int, g: list[int]) -> int:
        given.append(list(g))
        return out[0]

    listening = taught(game, listener=choose)
    *_, _ = interpreted(listening, "listener", tables, options, "words", 1, 5)
    as_table(listening, "listener", tables, options, "words", 5)
    right = [0] * 4
    sfc32.seed(right, *policy_words("words"), 5)
    assert len(given) > 20
    assert all(words == right for words in given)
    assert policy_words("words") != seed_words("words")
