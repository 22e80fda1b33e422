"""Rules held: breaks what cites a rule, and sees whether a test that is marked with the rule notices.

A mark says which test is meant to hold a rule; only this shows that it does. `make mutants` asks it of every rule, `make
test` of some that the hash of the tree chooses. Each rule is tried in a fork of one process that has collected the tests
once. A rule is held if its own tests pass, and one of them fails when there is a mistake in the lines, or rows of data,
that cite it; the nearest are tried first.
"""

from __future__ import annotations

import argparse
import gc
import random
import re
import signal
import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256
from itertools import zip_longest
from typing import Any

import pytest
from tools.citations import Place, Row, folder_of, places
from tools.mutants import RUNS_AWAY, functions_of, in_forks, limit, run_quietly
from tools.mutations import ROOT, Mutant, mutants_of

from leagues.games import GAMES
from leagues.kernel.errors import LeaguesError
from leagues.kernel.game import Game

# What no line of the rules says: the schema declares who sees what, and a table how far back undo goes.
ELSEWHERE = {"nautilion reserve-open", "island hand-size-open", "island camp-open", "nemo inspect", "nemo undo"}
# Marks that are not true yet: the tests of these rules notice no mistake in what cites them. This list only gets shorter.
NOT_YET = {"nautilion setup-grimoire", "nautilion spell-payment", "island compass"}
FAIL_ALWAYS = -1  # tests that fail without a mistake hold nothing
TRIES = 20  # mistakes in what cites a rule, near and far: among so many one that changes nothing has company


@dataclass(frozen=True)
class Changed:
    """A mistake in a row of data, as the text of an owner's file."""

    section: str
    key: str
    text: str

    def __str__(self) -> str:
        return f"[{self.section}] {self.key}"


@dataclass
class Held:
    """What came of the rules."""

    held: dict[str, str] = field(default_factory=dict)  # rule: the mistake that was noticed, and by which test
    free: dict[str, int] = field(default_factory=dict)  # rule: how many mistakes nobody noticed
    uncited: list[str] = field(default_factory=list)


def mistakes_in(place: Place) -> Sequence[Mutant | Changed]:
    """The mistakes that can be made in a place."""
    if isinstance(place, Row):
        return in_data(place)
    made = mutants_of((ROOT / place.file).read_text("utf-8"), place.file)
    return [one for one in made if one.function == place.function and place.first <= one.line <= place.last]


def in_data(place: Row) -> list[Changed]:
    """The mistakes that can be made in a row of data: whatever a value of it could be mistaken for."""
    section: Any = tomllib.loads((ROOT / place.file).read_text("utf-8"))
    for part in place.section.split("."):
        section = section[part]
    keys = (
        [place.key]
        if place.key
        else [key for key, value in section.items() if key != "standing" and not isinstance(value, dict)]
    )
    return [
        Changed(place.section, key, f"[{place.section}]\n{key} = {toml(other)}\n")
        for key in keys
        for other in other_values(section[key])
    ]


def toml(value: Any) -> str:
    """A value as a data file has it."""
    if isinstance(value, list):
        return f"[{', '.join(map(toml, value))}]"
    if isinstance(value, bool):
        return str(value).lower()
    return str(value) if isinstance(value, int) else f'"{value}"'


def other_values(value: Any) -> Iterator[Any]:
    """What a value could be mistaken for: a number one more or one less, also in a text; the other of two answers;
    a list with something left out of it or mistaken."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield from (value + 1, value - 1)
    elif isinstance(value, str):
        for found in re.finditer(r"(?<=\s)-?\d+$", value):
            yield from (f"{value[: found.start()]}{int(found[0]) + more}" for more in (1, -1))
    elif isinstance(value, list):
        for at, one in enumerate(value):
            yield value[:at] + value[at + 1 :]
            yield from ([*value[:at], other, *value[at + 1 :]] for other in other_values(one))


def make(game: Game, mistake: Mutant | Changed) -> bool:
    """Make a mistake in this process; False where it is none, because no program or no file can say that."""
    if isinstance(mistake, Changed):
        return make_in_tables(game, mistake)
    source = (ROOT / mistake.file).read_text("utf-8")
    if not mistake.compiles(source):
        return False
    functions_of([mistake.file])[f"{mistake.file} {mistake.function}"].__code__ = mistake.code(source)
    return True


def make_in_tables(game: Game, change: Changed) -> bool:
    """Make a mistake in all tables of a game that are in memory."""
    shipped = game.read_tables(None)
    try:
        wrong = game.read_tables(change.text)
    except LeaguesError:
        return False
    names = [field.name for field in type(shipped).FIELDS]
    values = {name: (deepcopy(getattr(shipped, name)), getattr(wrong, name)) for name in names}
    changed = {name: value for name, value in values.items() if value[0] != value[1]}
    for tables in [one for one in gc.get_objects() if type(one) is type(shipped)]:
        for name, (right, other) in changed.items():
            if getattr(tables, name) == right:
                setattr(tables, name, deepcopy(other))
    return bool(changed)


class Trial:
    """A plugin of pytest that runs the tests of one rule after the other, each on the mistakes in what cites it."""

    def __init__(self, rules: Mapping[str, Sequence[str]], jobs: int) -> None:
        self.rules = rules  # by game
        self.jobs = jobs
        self.held = Held()
        self.failed = False

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note whether a test failed."""
        self.failed = self.failed or report.failed

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool | None:
        """Try every rule."""
        if session.testsfailed:
            return None
        marked: dict[tuple[str, str], list[pytest.Item]] = {}
        for item in session.items:
            if item.get_closest_marker("compiled") is None:
                rules = {rule for mark in item.iter_markers("rule") for rule in mark.args}
                for id in [id for id in GAMES if f"tests/{id}/" in item.nodeid] or GAMES:
                    for rule in rules:
                        marked.setdefault((id, rule), []).append(item)
        works, names = [], []
        for id, asked in self.rules.items():
            cited = places(GAMES[id])
            for rule in asked:
                if not cited[rule]:
                    self.held.uncited += [f"{id} {rule}"]
                    continue
                names.append(f"{id} {rule}")
                works.append(partial(self.tried, GAMES[id], rule, cited[rule], marked.get((id, rule), [])))
        for number, told in in_forks(works, self.jobs):
            if told is None or isinstance(told, str):
                self.held.held[names[number]] = told or "a test ran away"
            else:
                self.held.free[names[number]] = told
        return True

    def tried(self, game: Game, rule: str, cited: Sequence[Sequence[Place]], tests: Sequence[pytest.Item]) -> str | int:
        """The mistake that a test of the rule noticed, or how many nobody noticed. This runs in a fork."""
        mistakes: list[Mutant | Changed] = []
        for near in cited:
            made = [one for place in near for one in mistakes_in(place)]
            mistakes += random.Random(rule).sample(made, min(len(made), TRIES))
        runs = [partial(self.noticed, game, mistake, tests) for mistake in (None, *mistakes)]
        for number, test in in_forks(runs, 1):
            if test != "":
                return f"{mistakes[number - 1]}  noticed by {test or 'time'}" if number else FAIL_ALWAYS
        return len(runs) - 1

    def noticed(self, game: Game, mistake: Mutant | Changed | None, tests: Sequence[pytest.Item]) -> str:
        """The first test that fails on a mistake, or nothing. This runs in a fork, which a test that runs away ends."""
        if mistake is not None and not make(game, mistake):
            return ""
        signal.signal(signal.SIGPROF, signal.SIG_DFL)
        for item, following in zip_longest(tests, tests[1:]):
            limit(RUNS_AWAY)
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if self.failed:
                return item.nodeid
        return ""


def chosen(count: int) -> dict[str, list[str]]:
    """So many rules of all games, chosen by what lies in their folders; all for 0."""
    rules = [
        (id, entry.id)
        for id, game in GAMES.items()
        for entry in game.rulebook
        if f"{id} {entry.id}" not in ELSEWHERE | NOT_YET
    ]
    if count:
        tree = sha256()
        for game in GAMES.values():
            for file in sorted(folder_of(game).rglob("*.py")):
                tree.update(file.read_bytes())
        rules = random.Random(tree.hexdigest()).sample(rules, count)
    found: dict[str, list[str]] = {}
    for id, rule in rules:
        found.setdefault(id, []).append(rule)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description="Break what cites a rule and see whether the tests of the rule notice.")
    parser.add_argument(
        "--count", type=int, default=0, help="how many rules, chosen by the hash of the rules; all without it"
    )
    parser.add_argument("--only", nargs="+", default=(), metavar="RULE", help="these rules")
    parser.add_argument("--tests", nargs="+", default=(), help="instead of those in tests/GAME")
    parser.add_argument("--jobs", type=int, default=2, help="how many at a time (2)")
    parser.add_argument("--show", action="store_true", help="also what was noticed, and by which test")
    asked = parser.parse_args()
    rules = {id: [rule for rule in of if not asked.only or rule in asked.only] for id, of in chosen(asked.count).items()}
    trial = Trial(rules, asked.jobs)
    status, told = run_quietly(trial, asked.tests or [f"tests/{id}" for id, of in rules.items() if of])
    if status != pytest.ExitCode.OK:
        sys.exit(f"rules_held: the tests could not be collected:\n{told}")
    held = trial.held
    for rule in held.uncited:
        print(f"cited by no line  {rule}")
    for rule, mistakes in held.free.items():
        why = f"{mistakes} mistakes in what cites it, and its tests pass" if mistakes >= 0 else "its tests fail anyhow"
        print(f"not held  {rule}: {why}")
    for rule, how in held.held.items() if asked.show else ():
        print(f"held  {rule}: {how}")
    print(f"{len(held.held)} of {sum(map(len, rules.values()))} rules are held by the tests that are marked with them")
    return 1 if held.free or held.uncited else 0


if __name__ == "__main__":
    sys.exit(main())
