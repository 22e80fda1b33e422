"""What a game does, written down for reviewers: whole games for every ending, counts of positions, ids of actions.

`python tools/golden.py` writes the files under tests/golden/; a change in them shows what a change in the rules did to the
game. A test holds them. A game that is recorded there is played again, not searched again: a policy that has learned
something changes no record. To have another game in its place, take the record away.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path
from types import ModuleType
from typing import Any

from leagues import api
from leagues.games import GAMES
from leagues.games.nautilion import greedy
from leagues.games.nautilion.decisions import place_token, plan
from leagues.games.nautilion.ship import count as members
from leagues.games.nautilion.state import MAGE
from leagues.games.nautilion.steps import Step
from leagues.games.nemo import names
from leagues.kernel.frames import doing
from leagues.kernel.game import Game, digest
from leagues.kernel.perft import perft
from leagues.kernel.table import Table
from leagues.simulate import as_table, interpreted

FOLDER = Path(__file__).parents[1] / "tests" / "golden"
PERFT: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "nautilion": [
        (6, {}),
        (6, {"players": 2}),
        (6, {"ship": "C2", "reserve": 1}),
        (6, {"players": 2, "ship": "B1", "reserve": 6}),
        (6, {"expansions": "mages,reefs", "reserve": 1}),
        (6, {"players": 2, "expansions": "mercenaries,heroics", "ship": "C1", "reserve": 2, "harpoons": 3}),
    ],
    "island": [(6, {"players": 2}), (6, {"players": 3}), (6, {"players": 4, "memory": "on"})],
    "nemo": [(5, {}), (6, {"motive": "war", "difficulty": "captain"}), (5, {"motive": "science", "upgrades": "sailor"})],
}
# In the middle of recorded games, where more can happen: after so many entries.
PERFT_POSITIONS: dict[str, list[tuple[int, str, int]]] = {
    "nautilion": [
        (5, "nautilion-1-all-won-full-crew", 124),
        (5, "nautilion-2-all-won-full-crew", 248),
        (5, "nautilion-2-all-lost-crew-missing", 230),
    ],
    "island": [
        (4, "island-3-won-by-seat-1", 136),
        (4, "island-3-won-by-seat-1", 152),
        (6, "island-4-random-won-by-seat-3", 304),
    ],
    "nemo": [
        (4, "nemo-1-science-officer-won-triumph", 519),
        (6, "nemo-1-war-officer-lost-pariah", 731),
        (5, "nemo-1-anti-imperialism-officer-lost-shattered", 631),
    ],
}


@dataclass(frozen=True)
class Golden:
    """A game to be recorded."""

    name: str
    options: dict[str, Any]
    ending: str
    policy: str = "greedy"
    shows: tuple[str, ...] = ()  # answers and decisions that must come up
    values: str = ""  # an owner's, for what the shipped ones hardly come to


def greedy_but(name: str, refuses: Callable[[Any, int], bool]) -> ModuleType:
    """A policy that plays as `greedy` does, but refuses some answers."""

    def choose(states: Any, seen: int, t: Any, out: list[int], count: int, g: list[int]) -> int:
        kept = [answer for answer in out[:count] if not refuses(states[seen], answer)]
        out[: len(kept)] = kept
        return kept[0] if len(kept) == 1 else int(greedy.choose(states, seen, t, out, len(kept), g))

    made = ModuleType(name)
    vars(made)["choose"] = choose
    return made


def last_heroic(s: Any, answer: int) -> bool:
    """Whether an answer plays the last Heroic Action that lies open."""
    return doing(s) == Step.PLAN and members(s.heroics) == 1 and plan.HEROIC <= answer < plan.BUY


def third_mage(s: Any, answer: int) -> bool:
    """Whether an answer brings Mage C into the cabin."""
    return doing(s) == Step.PLACE_TOKEN and s.landed == MAGE + 3 and answer == place_token.CABIN


def nautilion_games() -> list[Golden]:
    """Every way to end: without expansions and with all of them, alone and together."""
    found = []
    for players in (1, 2):
        base = {"players": players, "ship": "B2"}
        endings = [one.name.lower().replace("_", "-") for one in GAMES["nautilion"].endings]
        found += [Golden(f"nautilion-{players}-{ending}", base, ending) for ending in endings[:3]]
        for ending in endings:
            policy = ending if ending in POLICIES["nautilion"] else "greedy"
            found.append(Golden(f"nautilion-{players}-all-{ending}", base | {"expansions": "all"}, ending, policy))
    return found


def island_games() -> list[Golden]:
    """Every winner among two, three and four castaways; and games at random, where the camp runs dry and somebody passes."""
    found = []
    for players, rare in ((2, ("pass",)), (3, ("show-space",)), (4, ("pass", "show-space"))):
        winners = [one.name.lower().replace("_", "-") for one in GAMES["island"].endings][:players]
        found += [Golden(f"island-{players}-{winner}", {"players": players}, winner) for winner in winners]
        options = {"players": players, "memory": "on"}
        name = f"island-{players}-random-{winners[-1]}"
        found.append(Golden(name, options, winners[-1], "random", rare))
    return found


def nemo_games() -> list[Golden]:
    """Every ending, over the motives and difficulties and with six of the finales; a Pariah of each motive that knows one,
    since each has a defeat of its own; another voyage of each motive of the expanded box, of each number of captains and
    of each way in which several vie."""
    voyages = (
        ("explore", "captain", "lost-low-score", ("finale b",)),
        ("war", "officer", "won-inconsequential", ("finale c",)),
        ("anti-imperialism", "captain", "won-adequate", ("finale e",)),
        ("explore", "sailor", "won-success", ("finale f",)),
        ("science", "officer", "won-triumph", ("finale g",)),
        ("science", "sailor", "lost-imperialists", ("rising",)),
        ("war", "sailor", "lost-broken", ()),
        ("explore", "officer", "lost-killed", ()),
        ("anti-imperialism", "officer", "lost-shattered", ("finale a",)),
        *((motive, "officer", "lost-pariah", ()) for motive in names.MOTIVES if motive != "piracy"),
        ("humanist", "officer", "lost-imperialists", ()),
        ("piracy", "officer", "lost-imperialists", ()),
        ("world-order", "officer", "lost-imperialists", ()),
        ("adventure", "officer", "lost-imperialists", ("claim",)),
    )
    found = []
    for motive, difficulty, ending, shows in voyages:
        name = f"nemo-1-{motive}-{difficulty}-{ending}"
        found.append(Golden(name, {"motive": motive, "difficulty": difficulty}, ending, shows=shows))
    # No shipped card leaves no choice but a sacrifice.
    demanding = "".join(f'[events.{one}]\ntype = "play"\ndo = ["sacrifice any", "to-fail"]\n' for one in DEMANDING)
    nadeen = {"motive": "explore", "difficulty": "sailor", "optional_rules": ["nadeen-dakkar"]}
    found.append(Golden("nemo-1-nadeen-lost-nadeen", nadeen, "lost-nadeen", values=demanding))
    captains = (
        (2, "explore", "sailor", "lost-imperialists"),
        (3, "war", "officer", "lost-pariah"),
        (4, "science", "sailor", "lost-pariah"),
    )
    for players, motive, difficulty, ending in captains:  # who ask for each other's characters
        options = {"players": players, "motive": motive, "difficulty": difficulty}
        found.append(Golden(f"nemo-{players}-{motive}-{difficulty}-{ending}", options, ending, shows=("consent", "agree")))
    rivals = (
        (3, "semi-competitive", "war", "won-success", ()),
        (2, "imperialists", "explore", "lost-outplayed", ("show-ship", "admiralty")),
        (2, "imperialists", "science", "won-triumph", ("show-ship", "hunt")),
    )
    for players, company, motive, ending, shows in rivals:
        options = {"players": players, "company": company, "motive": motive, "difficulty": "sailor"}
        found.append(Golden(f"nemo-{players}-{company}-{motive}-{ending}", options, ending, shows=shows))
    return found


def every_ending(game: Game) -> list[Golden]:
    """Every way to end, with the usual options."""
    tables, options = game.read_tables(None), game.read_options({})
    name = f"{game.id}-{game.seats(game.new_state(tables, options))}"
    endings = [one.name.lower().replace("_", "-") for one in game.endings]
    policy = "greedy" if "greedy" in game.policies else "random"
    return [Golden(f"{name}-{ending}", {}, ending, policy) for ending in endings]


ENDING_GAMES = {"nautilion": nautilion_games, "island": island_games, "nemo": nemo_games}
COMPILED = {"nemo"}  # games that are too long to be searched with the interpreted rules
AT_ONCE = 500
DEMANDING = (2, 11, 13, 18, 20, 23, 26, 39, 44, 48, 51)  # events of which an owner's file makes demands for a sacrifice
POLICIES = {  # what greedy play seldom comes to
    "nautilion": {
        "lost-heroic-left": greedy_but("hoarder", last_heroic),
        "lost-mage-missing": greedy_but("forgetful", third_mage),
    },
}


def perft_table(game: Game, recorded: Mapping[str, Table]) -> str:
    """Positions by depth, from the first roll on and from the middle of games, with the states they begin at."""
    tables: list[dict[str, Any]] = []
    for depth, options in PERFT.get(game.id, [(4, {})]):
        table = api.new(game.id, seed="perft", wait=True, **options)
        counts = perft(game, table.tables, table.state, depth)
        tables.append({"options": table.options, "seed": "perft", "state": table.state.brief(), "counts": counts})
    for depth, name, entries in PERFT_POSITIONS.get(game.id, []):
        table = recorded[name]
        state = table.state_at(entries)
        begins = {"options": table.options, "record": name, "entries": entries, "state": state.brief()}
        tables.append({**begins, "counts": perft(game, table.tables, state, depth)})
    return "[\n" + ",\n".join(json.dumps(one) for one in tables) + "\n]\n"


def action_table(game: Game) -> str:
    """Every block of ids, with a hash over every id's notation. Rows are only ever appended."""
    rows = ["\t".join(map(str, row)) for row in game.decisions.table()]
    return "\n".join([f"# ids {game.decisions.hash()}", "kind\tdecision\tfirst\tsize", *rows]) + "\n"


def numbers_compiled(game: Game, wanted: Golden, tables: Any, options: Mapping[str, Any]) -> Iterator[int]:
    """The games of a simulation that end as they should, found with the compiled rules."""
    from leagues.compiled import cpu

    ending = next(one for one in game.endings if one.name.lower().replace("_", "-") == wanted.ending)
    for first in count(0, AT_ONCE):
        endings, _ = cpu.outcomes(game, wanted.policy, tables, options, "golden", AT_ONCE, first)
        yield from (first + at for at in range(AT_ONCE) if endings[at] == ending)


def numbers(game: Game, wanted: Golden, tables: Any, options: Mapping[str, Any]) -> Iterator[int]:
    """The same with the interpreted ones."""
    for number in count():
        *_, report = interpreted(game, wanted.policy, tables, options, "golden", 1, number)
        if wanted.ending in report.results:
            yield number


def first_game(game: Game, wanted: Golden) -> Table:
    """The first game of a simulation that ends as it should, with all that it should show."""
    teachable = replace(game, policies={**game.policies, **POLICIES.get(game.id, {})})
    tables, options = game.read_tables(wanted.values or None), game.read_options(wanted.options)
    found = numbers_compiled if game.id in COMPILED and not wanted.values else numbers
    for number in found(teachable, wanted, tables, options):
        table = as_table(teachable, wanted.policy, tables, options, "golden", number)
        if {*wanted.shows} <= {text for entry in table.entries for text in (entry.notation, entry.decision.name)}:
            break
    return table


def golden_games(game: Game) -> dict[str, tuple[Table, str]]:
    """Every game to be recorded, with its record: as it was written, while it is played again to the same hashes."""
    found = {}
    for wanted in ENDING_GAMES[game.id]() if game.id in ENDING_GAMES else every_ending(game):
        file = FOLDER / f"{wanted.name}.jsonl"
        table = api.load(file) if file.exists() else first_game(game, wanted)
        record = table.record()
        if file.exists():  # the header of an earlier version knows fewer options
            written = file.read_text(encoding="utf-8")
            record = written if written.split("\n", 1)[1] == record.split("\n", 1)[1] else record
        found[wanted.name] = table, record
    return found


def playthrough(table: Table) -> str:
    """A whole game, entry by entry: what could be answered, what was, and what that did."""
    lines = [f"# {table.game.id} {json.dumps(table.options)} ends {table.outcome}"]
    for number, entry in enumerate(table.entries):
        before = Table(table.game, table.options, table.tables, None, auto=False, start=table.state_at(number))
        lines.append(f"{number + 1}. {entry.decision.name}: {entry.notation}")
        if not entry.decision.chance and not entry.forced:
            lines.append("   of " + ", ".join(str(move) for move in before.legal))
        lines += [f"   {line.text(table.game, 'en')}" for line in table.journal if line.entry == number]
        if (number + 1) % 10 == 0:
            lines.append(f"   state {digest(table.state_at(number + 1).brief())}")
    return "\n".join(lines) + "\n"


def files(games: Iterable[Game]) -> dict[str, str]:
    """Every golden file of some games and what it should hold."""
    found = {}
    for game in games:
        recorded = golden_games(game)
        found[f"{game.id}-perft.json"] = perft_table(game, {name: table for name, (table, _) in recorded.items()})
        found[f"{game.id}-actions.tsv"] = action_table(game)
        for name, (table, record) in recorded.items():
            found[f"{name}.txt"] = playthrough(table)
            found[f"{name}.jsonl"] = record
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file differs")
    parser.add_argument("--game", choices=list(GAMES), help="this game only")
    asked = parser.parse_args()
    check, different = asked.check, []
    for name, text in files([GAMES[asked.game]] if asked.game else GAMES.values()).items():
        file = FOLDER / name
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            different.append(name)
            if not check:
                file.write_text(text, encoding="utf-8")
    print("\n".join(different) or "nothing differs")
    return 1 if check and different else 0


if __name__ == "__main__":
    sys.exit(main())
