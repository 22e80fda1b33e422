"""Every game with the options it is tried with: the laws run over all of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import combinations, product
from random import Random
from typing import Any

from leagues.games import GAMES
from leagues.games.nemo import names
from leagues.kernel.chance import OpenSeed
from leagues.kernel.frames import CHANCE
from leagues.kernel.game import Game
from leagues.kernel.options import Option, shown
from leagues.kernel.table import Table
from tests.toys import dolls, whispers

ALL_GAMES: Mapping[str, Game] = {
    **{game.id: game for game in GAMES.values()},
    "whispers": whispers.GAME,
    "dolls": dolls.GAME,
}
# Options that change nothing unless one of the many (here an expansion) is in play.
BELONGS_TO = {"harpoons": "mercenaries", "darkhouse_level": "darkhouse"}
# So many values of their own that all combinations would be too many: each has the level of the whole voyage here.
BELONGS_TO |= dict.fromkeys(names.ASPECTS, "difficulty")
# Several captains of Nemo's War, and the Imperialists.
FURTHER: dict[str, list[dict[str, Any]]] = {
    "nemo": [
        {"players": 2, "motive": "war", "difficulty": "captain"},
        {"players": 3, "motive": "piracy", "difficulty": "officer", "company": "semi-competitive"},
        {"players": 4, "motive": "explore", "difficulty": "sailor", "box": "expanded"},
        {"company": "imperialists", "motive": "science", "difficulty": "officer"},
    ],
}


DRAWN_SETS = {"optional_rules": 5}  # so many choices that all sets would be too many: how many sets are tried beside all


@dataclass(frozen=True)
class Case:
    """A game with options."""

    game: Game
    options: tuple[tuple[str, Any], ...]

    def __str__(self) -> str:
        return " ".join([self.game.id, *(f"{name}={shown(value)}" for name, value in self.options)])

    def __getitem__(self, name: str) -> Any:
        return dict(self.options)[name]

    @property
    def secretive(self) -> bool:
        """Whether any seat may know what another may not."""
        return self.game.hides(dict(self.options))

    def table(self, seed: str, **more: Any) -> Table:
        return Table(self.game, dict(self.options), self.game.read_tables(None), OpenSeed(seed), **more)


def combined(game: Game, values: Iterable[Iterable[Any]]) -> list[Case]:
    """Every combination of values of the options; those that the game reads as another are left out."""
    rows = (dict(zip((o.name for o in game.options), row, strict=True)) for row in product(*values))
    return [Case(game, tuple(row.items())) for row in rows if game.read_options(row) == row]


def subsets(option: Option) -> list[Any]:
    """Every value of an option; where it takes many, every set of them, or all together and some drawn at random."""
    if not option.many:
        return list(option.choices)
    if option.name in DRAWN_SETS:
        luck = Random(option.name)
        sets = [tuple(one for one in option.choices if luck.random() < 0.5) for _ in range(DRAWN_SETS[option.name])]
        return [option.choices, *sets]
    return [chosen for size in range(len(option.choices) + 1) for chosen in combinations(option.choices, size)]


def simple_cases(game: Game) -> list[Case]:
    """Every combination of options; of those that take many, and of those that belong to these, the usual value only. What
    would be too many again is played in some further cases (`FURTHER`)."""
    further = FURTHER.get(game.id, [])
    usual = {o.name for o in game.options if o.many} | set(BELONGS_TO) | ({"players", "company"} if further else set())
    found = combined(game, [[o.default] if o.name in usual else o.choices for o in game.options])
    return found + [Case(game, tuple(game.read_options(one).items())) for one in further]


def facts(case: Case) -> set[tuple[str, Any]]:
    """What is in play, one value at a time; what belongs to something that is not in play does not count."""
    found: set[tuple[str, Any]] = set()
    for option in case.game.options:
        if option.many:
            found |= {(str(choice), choice in case[option.name]) for choice in option.choices}
        else:
            found.add((option.name, case[option.name]))
    idle = {name for name, owner in BELONGS_TO.items() if (owner, True) not in found}
    return {fact for fact in found if fact[0] not in idle}


def pairs(case: Case) -> set[frozenset[tuple[str, Any]]]:
    """Which two values meet in a case."""
    return {frozenset(pair) for pair in combinations(sorted(facts(case), key=str), 2)}


def values_beside(option: Option, settled: Mapping[str, Any]) -> list[Any]:
    """The values of an option beside the settled ones."""
    if option.name in settled:
        return [settled[option.name]]
    return [option.default] if BELONGS_TO.get(option.name) == "difficulty" else list(option.choices)


def covering_cases(game: Game) -> list[Case]:
    """Every set of the options that take many, with each number of players; the other options vary along, each time so that
    most pairs of values meet for the first time."""
    many = [option for option in game.options if option.many]
    if not many:
        return []
    met: set[frozenset[tuple[str, Any]]] = set()
    found = []
    fixed = [o.name for o in game.options if o.many or (o.name == "players" and game.id not in FURTHER)]
    for chosen in product(*(subsets(o) for o in game.options if o.name in fixed)):
        settled = dict(zip(fixed, chosen, strict=True))
        if not any(settled[option.name] for option in many):
            continue  # among the simple cases
        rows = combined(game, [values_beside(o, settled) for o in game.options])
        best = max(rows, key=lambda case: len(pairs(case) - met))
        met |= pairs(best)
        found.append(best)
    return found


SIMPLE = {id: simple_cases(game) for id, game in ALL_GAMES.items()}
COVERING = {id: covering_cases(game) for id, game in ALL_GAMES.items()}
EVERY_CASE = [case for id in ALL_GAMES for case in SIMPLE[id] + COVERING[id]]
# For laws that cost time: the first, the last and some in between, and every set of those options that take many.
SOME_CASES = [case for id in ALL_GAMES for case in SIMPLE[id][:: max(1, len(SIMPLE[id]) // 4)] + COVERING[id]]
# For laws that cost more: one in ten of those.
FEW_CASES = [case for id in ALL_GAMES for case in SIMPLE[id][:: max(1, len(SIMPLE[id]) // 4)] + COVERING[id][::-10]]


def choose(table: Table, luck: Random) -> None:
    """A random legal move of whoever decides."""
    moves = table.legal
    assert table.who != CHANCE
    table.play(luck.choice(moves))


def seats(table: Table) -> range:
    """Every seat, and the spectator -1."""
    return range(-1, len(table.seats))
