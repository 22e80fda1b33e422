"""Simulations: many whole games with a policy, on any back end, and what they found."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from leagues.kernel import sfc32
from leagues.kernel.chance import OwnDice
from leagues.kernel.decisions import FORCED, MOST_OPTIONS
from leagues.kernel.entries import Entry
from leagues.kernel.frames import CHANCE
from leagues.kernel.game import Game
from leagues.kernel.playout import DECISIONS, DRAWS, HIGH, LOW, PLAYED, STEPS, TALLY, build, chooser, policies_by_seat
from leagues.kernel.schema import Record
from leagues.kernel.table import Table

WORD = 0xFFFFFFFF


def seed_words(seed: str) -> tuple[int, int]:
    """The two words of a seed's text that chance draws with."""
    return _words("simulate", seed)


def policy_words(seed: str) -> tuple[int, int]:
    """Those that policies draw with. From these nobody comes back to the seed, nor from there to what chance will do."""
    return _words("policies", seed)


def _words(purpose: str, seed: str) -> tuple[int, int]:
    value = int.from_bytes(hashlib.sha256(f"leagues/{purpose}/{seed}".encode()).digest()[:8], "big")
    return value >> 32, value & WORD


@dataclass
class Report:
    """What a simulation found. `seconds` is without compiling."""

    game: str
    policy: str
    backend: str
    options: Mapping[str, Any]
    seed: str
    games: int = 0
    decisions: int = 0
    draws: int = 0
    steps: int = 0
    seconds: float = 0.0
    compile_seconds: float = 0.0
    results: dict[str, int] = field(default_factory=dict)
    score: int = 0
    fingerprint: int = 0

    def add(self, name: str, games: int = 1) -> None:
        """Count games by their ending."""
        self.results[name] = self.results.get(name, 0) + games

    def json(self) -> dict[str, Any]:
        """As `leagues simulate --json` prints it."""
        seconds = max(self.seconds, 1e-9)
        return {
            "game": self.game, "policy": self.policy, "backend": self.backend, "options": dict(self.options),
            "seed": self.seed, "games": self.games, "decisions": self.decisions, "draws": self.draws,
            "steps": self.steps, "seconds": self.seconds, "compile_seconds": self.compile_seconds,
            "decisions_per_second": self.decisions / seconds, "steps_per_second": self.steps / seconds,
            "results": dict(sorted(self.results.items())), "mean_score": self.score / max(self.games, 1),
            "fingerprint": f"{self.fingerprint:016x}",
        }  # fmt: skip


def interpreted(
    game: Game, policy: str, tables: Record, options: Mapping[str, Any], seed: str, games: int, first: int = 0
) -> Iterator[Report]:
    """Play games on the interpreter. Gives the running report after every game, the same object each time."""
    template = game.new_state(tables, options)
    policies_by_seat(game, policy, game.seats(template))
    player = build(game, policy)
    report = Report(game.id, policy, "python", options, seed)
    high, low = seed_words(seed)
    states: list[Any] = [template.copy() for _ in range(player.states)]
    out, tally, g = [0] * MOST_OPTIONS, [0] * TALLY, [0] * 4
    for number in range(first, first + games):
        started = time.perf_counter()
        states[PLAYED] = template.copy()
        sfc32.seed(g, high, low, number)
        player.play(states, tables, g, out, tally)
        report.seconds += time.perf_counter() - started
        report.games += 1
        report.decisions += tally[DECISIONS]
        report.draws += tally[DRAWS]
        report.steps += tally[STEPS]
        report.fingerprint = (report.fingerprint + (tally[HIGH] << 32) + tally[LOW]) % (1 << 64)
        report.score += game.score(states[PLAYED], tables, 0)
        report.add(game.ending_name(states[PLAYED]))
        yield report


def as_table(game: Game, policy: str, tables: Record, options: Mapping[str, Any], seed: str, number: int) -> Table:
    """Game `number` of a simulation as a table, with all its entries. Its luck counts as fed by hand."""
    high, low = seed_words(seed)
    g = [0] * 4
    sfc32.seed(g, high, low, number)
    choose = chooser(game, policy, game.flow.who)
    table = Table(game, options, tables, OwnDice(), auto=False)
    out = [0] * MOST_OPTIONS
    while not table.over:
        state, by, decision = table.state, table.who, table.decision
        assert decision is not None
        count = game.flow.options(state, tables, out)
        answer = out[0]
        if by == CHANCE:
            answer = game.flow.draw(state, tables, g)
            answer = answer if answer >= 0 else FORCED - answer
        elif count > 1:
            game.hide(state, tables, by)
            answer = choose([state], PLAYED, tables, out, count, g)
        drawn = by == CHANCE and (count > 1 or not table.all_know_outcome(state))
        seat = by if by in (CHANCE, *range(len(table.seats))) else 0
        table.enter(Entry(seat, decision, answer, count == 1 and not drawn, drawn, table.audience))
    return table
