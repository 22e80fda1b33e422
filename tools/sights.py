"""Collect the positions that the page is looked at in: of every kind of decision of every game the fullest that came up in
played games, with the last few entries before it, so that the journal and the last roll are there too.

python -m tools.sights                 play, and write tests/browser/data/sights.jsonl anew (minutes)
python -m tools.sights --games 10      fewer games of each mixture of options
python -m tools.sights --prepared      only those that are prepared, beside what is written already
"""

from __future__ import annotations

import argparse
import json
import random
from collections import deque
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from tests.laws.fitted_out import with_many_upgrades
from tests.nemo.prepared import SELDOM, prepared

import leagues
from leagues import bots
from leagues.games.nautilion.decisions import plan
from leagues.games.nautilion.steps import Step as Nautilion
from leagues.games.nemo.steps import Step as Nemo
from leagues.kernel.frames import CHANCE
from leagues.kernel.table import Table

WRITTEN = Path(__file__).parents[1] / "tests" / "browser" / "data" / "sights.jsonl"
BEFORE = 14  # entries that lie before the position
ALL = ["mages", "mercenaries", "reefs", "darkhouse", "heroics"]
Options = dict[str, Any]
OPTIONS: dict[str, list[Options]] = {
    "nautilion": [
        {"expansions": ALL, "ship": "A1", "reserve": 6, "darkhouse_level": "difficult"},
        {"expansions": ALL, "ship": "B2", "players": 2, "reserve": 6, "darkhouse_level": "intro"},
        {"ship": "C1"},
        {"ship": "A2", "players": 2},
    ],
    "island": [{"players": players} for players in (2, 3, 4)],
    "nemo": [
        {"motive": motive, "difficulty": level}
        for motive in ("explore", "science", "anti-imperialism", "war") for level in ("sailor", "captain")
    ],
}  # fmt: skip
PLAN_KINDS: dict[str, Callable[[int], bool]] = {
    "whirlwind": lambda answer: answer == plan.WHIRLWIND,
    "tide": lambda answer: plan.TIDE <= answer < plan.TRANSLATE,
    "translate": lambda answer: answer == plan.TRANSLATE,
    "reroll": lambda answer: plan.REROLL <= answer < plan.HEROIC,
    "heroic": lambda answer: plan.HEROIC <= answer < plan.BUY,
    "buy": lambda answer: answer == plan.BUY,
    "give": lambda answer: answer < plan.GIVES,
    "give two": lambda answer: plan.GIVE_TWO <= answer < plan.GIVE_ONE,
    "give one": lambda answer: plan.GIVE_ONE <= answer < plan.REROLL,
}


def nautilion_kinds(table: Table) -> Iterator[str]:
    """A plan is another thing for each way to answer it; tokens are paid, taken back and placed for several reasons."""
    assert table.decision is not None
    name, frame = table.decision.name, top(table)
    if name == "plan":
        yield from (f"plan {kind}" for kind, fits in PLAN_KINDS.items() if any(fits(answer) for answer in table.answers))
    elif frame.doing in (Nautilion.PLACE_TOKEN, Nautilion.PAY, Nautilion.RECOVER, Nautilion.INSERT, Nautilion.ROLL):
        yield f"{name} {frame.a}"
    else:
        yield name


def island_kinds(table: Table) -> Iterator[str]:
    """The hull and the sheet are others for each number of players."""
    assert table.decision is not None
    yield f"{table.decision.name} {len(table.seats)}"


def nemo_kinds(table: Table) -> Iterator[str]:
    """Tests are made for many reasons, and oceans and characters picked for some."""
    assert table.decision is not None
    name, frame, state = table.decision.name, top(table), table.now
    if frame.doing in (Nemo.EXERT, Nemo.SPEND, Nemo.HELP):
        below = [one for one in state.frames[: state.depth] if one.doing == Nemo.TEST]
        yield f"{name} {below[-1].a if below else 0}"
    elif frame.doing == Nemo.PICK_OCEAN:
        yield f"{name} {frame.a}"
    elif frame.doing == Nemo.PICK_CHARACTER:
        yield f"{name} {frame.b}"
    else:
        yield name


KINDS: dict[str, Callable[[Table], Iterator[str]]] = {
    "nautilion": nautilion_kinds,
    "island": island_kinds,
    "nemo": nemo_kinds,
}


def top(table: Table) -> Any:
    return table.now.frames[table.now.depth - 1]


def fullness(table: Table) -> tuple[int, int]:
    """How much there is to show: the choices, then the length of their sentences in French."""
    return len(table.answers), sum(len(move.text("fr")) for move in table.legal)


def kept(table: Table, past: deque[tuple[int, Any]]) -> dict[str, Any]:
    """A position as it is written."""
    first, start = past[0]
    entries = [[entry.by, entry.notation, entry.forced] for entry in table.entries[first:]]
    return {"seat": max(table.who, 0), "start": start.brief(), "entries": entries}


class Collection:
    """The fullest position of every kind so far."""

    def __init__(self) -> None:
        self.best: dict[tuple[str, str], tuple[tuple[int, int], dict[str, Any]]] = {}

    def look(self, game: str, table: Table, past: deque[tuple[int, Any]]) -> None:
        """Keep the position if it is the fullest of a kind."""
        for kind in KINDS[game](table):
            known = self.best.get((game, kind))
            if known is not None and len(table.answers) < known[0][0]:
                continue
            full = fullness(table)
            if known is None or full > known[0]:
                self.best[game, kind] = full, kept(table, past)

    def play(self, table: Table, number: int) -> None:
        """One game, by the greedy policy or at random."""
        game = table.game.id
        lots = random.Random(f"{table.options} {number}")
        past: deque[tuple[int, Any]] = deque([(0, table.start.copy())])
        while table.decision is not None:
            assert table.who != CHANCE
            self.look(game, table, past)
            greedy = len(table.answers) > 1 and number % 2 == 1
            answer = bots.answer(table, max(table.who, 0), "greedy", [1, 2, 3, 4]) if greedy else lots.choice(table.answers)
            table.play(table.move(answer))
            past.append((len(table.entries), table.state))
            while len(past) > 1 and past[1][0] <= len(table.entries) - BEFORE:
                past.popleft()


def seldom(games: Collection) -> Collection:
    """What Nemo's War seldom asks, as it is prepared for the tests, beside what came up in games."""
    found = Collection()
    for name in SELDOM:
        table = prepared(name)
        found.look("nemo", table, deque([(0, table.start.copy())]))
    found.best.update(games.best)
    return found


def written() -> Collection:
    """What was written down before."""
    found = Collection()
    for line in WRITTEN.read_text("utf-8").splitlines():
        position = json.loads(line)
        found.best[position.pop("game"), position.pop("kind")] = (0, 0), position
    return found


def played(games: int) -> Collection:
    """So many games of each mixture of options."""
    found = Collection()
    for game, mixtures in OPTIONS.items():
        for options in mixtures:
            for number in range(games):
                found.play(leagues.new(game, seed=f"sight-{number}", wait=True, **options), number)
        if game == "nemo":  # what upgrades ask that few voyages come to by themselves
            for number in range(games):
                found.play(with_many_upgrades(number), number)
        print(game, sorted(kind for one, kind in found.best if one == game), flush=True)
    return found


def main() -> None:
    """Play, and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40, help="games of each mixture of options")
    parser.add_argument("--prepared", action="store_true", help="play nothing; add what is prepared and not there yet")
    asked = parser.parse_args()
    found = seldom(written() if asked.prepared else played(asked.games))
    lines = [
        json.dumps({"game": game, "kind": kind} | position, separators=(",", ":"))
        for (game, kind), (_, position) in sorted(found.best.items())
    ]
    WRITTEN.parent.mkdir(exist_ok=True)
    WRITTEN.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
