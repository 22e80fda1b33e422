"""Who plays the games that laws are held against: a policy of the game, with its moods."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from leagues.kernel.decisions import MOST_OPTIONS
from leagues.kernel.game import Game
from leagues.kernel.playout import policies
from tests.laws.cases import Case


@dataclass(frozen=True)
class Player:
    """A policy that answers at random once in a while (`daring`), and never does some things if it can do others (`shuns`,
    the ids of their sentences). A policy that the game does not have is `random`."""

    policy: str
    daring: float = 0.0
    shuns: Collection[str] = ()

    def answer(self, game: Game, tables: Any, state: Any, luck: Random) -> int:
        """What it answers, or what chance does."""
        out = [0] * MOST_OPTIONS
        count = game.flow.options(state, tables, out)
        decision = game.decisions.by_number[state.frames[state.depth - 1].doing]
        if decision.chance:
            return luck.choices(out[:count], [game.flow.weight(state, tables, outcome) for outcome in out[:count]])[0]
        if self.shuns:
            liked = [answer for answer in out[:count] if decision.module.words(answer)[0] not in self.shuns]
            out[: len(liked)] = liked
            count = len(liked) or count
        if count == 1 or self.policy not in game.policies or luck.random() < self.daring:
            return luck.choice(out[:count])
        seen = state.copy()
        game.hide(seen, tables, max(game.flow.who(state, tables), 0))
        legal, before = out[:count], seen.copy()
        g = [luck.getrandbits(32) for _ in range(4)]
        answer = int(policies(game)[self.policy].choose([seen], 0, tables, out, count, g))
        assert answer in legal, f"{self.policy} answers {answer} to {decision.name}, of {legal}"
        assert seen == before, f"{self.policy} changed the state at {decision.name}"
        return answer

    def moments(self, case: Case, number: int, owner: str | None = None) -> Iterator[tuple[Any, int]]:
        """A whole game, with an owner's file or without: each state, as it is, with the answer that it is about to get; at
        last the end, with -1."""
        game, tables = case.game, case.game.read_tables(owner)
        luck = Random(f"{case} {self} {number}")
        state: Any = game.new_state(tables, game.read_options(dict(case.options)))
        state.journal = []
        while state.ending == 0:
            answer = self.answer(game, tables, state, luck)
            yield state, answer
            game.flow.apply(state, tables, answer)
        yield state, -1
