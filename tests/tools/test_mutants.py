"""The tool that puts mistakes into the rules: it makes the mistakes it should, and tells those noticed from those not."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from tools import mutants, mutations

from leagues.games import GAMES

ROOT = Path(__file__).parents[2]
TOOL = [sys.executable, "-m", "tools.mutants"]

RULES = '''"""Rules."""
SIZE = 2


def forbidden(s: State, t: Tables, action: int) -> int:
    """0, or a rule."""
    if not s.open or action >= t.count:
        return Rule.OPEN
    for place in range(s.first, 9):
        s.path[place] -= action * 2
        tell(s, 7)
    return Rule.COUNT if s.full else action


def notation(action: int) -> str:
    return str(action + 1)
'''
EXPECTED = """
7: if not s.open and action >= t.count:
7: if not (not s.open or action >= t.count):
7: if s.open or action >= t.count:
7: if not s.open or action > t.count:
7: if not s.open or action < t.count:
8: return 0
8: return Rule.COUNT
9: for place in range(s.first + 1, 9):
9: for place in range(s.first - 1, 9):
9: for place in range(s.first, 10):
9: for place in range(s.first, 8):
10: pass
10: s.path[place] += action * 2
10: s.path[place] -= action // 2
10: s.path[place] -= action * 3
10: s.path[place] -= action * 1
11: pass
11: tell(s, 8)
11: tell(s, 6)
12: return 0
12: return Rule.COUNT if not (s.full) else action
12: return Rule.OPEN if s.full else action
"""

FOR_EVER = """
from types import SimpleNamespace
from leagues.games.nautilion.endings import Ending, score

def test_it() -> None:
    won, lost = (SimpleNamespace(ending=ending) for ending in (Ending.WON_FULL_CREW, Ending.LOST_COLLISION))
    while (score(won, None, 0), score(lost, None, 0)) != (1, 0):
        pass
"""


def test_every_kind_of_mistake_is_made_in_rules_and_nowhere_else() -> None:
    found = [f"{m.line}: {m.after}" for m in mutations.mutants_of(RULES, "rules.py")]
    assert sorted(found) == sorted(EXPECTED.strip().splitlines())


def test_what_is_written_out_from_others_is_no_place_for_a_mistake() -> None:
    """Its code would take the place of all that cards and upgrades answer."""
    files = mutations.rules_of_games()
    assert "src/leagues/games/nemo/upgrades/double_hull.py" in files
    assert not [file for file in files if file.endswith("/questions.py")]
    functions = mutants.functions_of(files)
    assert all(function.__code__.co_filename == str(ROOT / name.split()[0]) for name, function in functions.items())


def test_a_mistake_changes_its_place_and_nothing_else() -> None:
    (one,) = (m for m in mutations.mutants_of(RULES, "rules.py") if m.put == "action // 2")
    assert one.text(RULES) == RULES.replace("action * 2", "action // 2")
    assert one.code(RULES) == mutations.codes(RULES.replace("action * 2", "action // 2"), "rules.py")["forbidden"]


def test_the_rules_of_every_game_are_in_reach() -> None:
    files = mutations.rules_of_games()
    for game in GAMES.values():
        folder = f"src/leagues/games/{game.id}"
        modules = {*game.rules, *game.modules.values()} - {
            module for module in game.rules if module.__name__.endswith(".questions")
        }
        assert {str(Path(str(module.__file__)).relative_to(ROOT)) for module in modules} <= set(files)
        assert {f"{folder}/flow.py", f"{folder}/possible.py"} <= set(files)
        assert not {f"{folder}/{name}.py" for name in ("game", "greedy", "greedy_turn", "tables", "cards")} & set(files)
    assert {f"src/leagues/games/nautilion/{name}.py" for name in ("moments", "asked")} <= set(files)
    mutants = mutations.all_mutants(files)
    assert {m.function for m in mutants}.isdisjoint({"notation", "words"})
    assert len(mutants) > 3000


def test_a_call_is_noted() -> None:
    scope: dict[str, Any] = {mutations.CALLED: set()}
    exec("def double(n: int) -> int:\n    return 2 * n", scope)
    scope["double"].__code__ = mutations.noting_codes("def double(n: int) -> int:\n    return 2 * n", "rules.py")[
        "rules.py double"
    ]
    assert scope[mutations.CALLED] == set()
    assert scope["double"](21) == 42
    assert scope[mutations.CALLED] == {"rules.py double"}


def test_a_mutant_meets_the_tests_that_call_it_while_there_is_time_first_cheap_and_particular_ones() -> None:
    score, verdict, begin = "endings.py score", "endings.py verdict", "flow.py begin"
    calls = {
        "wide": {score, verdict, begin},
        "dear": {score},
        "cheap": {score},
        "other": {verdict},
        "close": {score, verdict},
    }
    seconds = {"wide": 1.0, "dear": mutants.MOST_TIME - 1.5, "cheap": 0.5, "other": 0.01, "close": 1.0}
    mutant = mutations.Mutant("endings.py", 1, "score", 0, 0, "", "", "")
    assert mutants.Known(seconds, calls).tests_for(mutant) == ["cheap", "close", "wide"]


def run(*arguments: str) -> tuple[int, dict[str, Any]]:
    command = [*TOOL, "--jobs", "1", "--json", *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)
    assert not done.stderr, done.stderr
    return done.returncode, json.loads(done.stdout)


def test_a_mistake_that_the_tests_know_is_noticed_and_the_work_tree_is_left_alone() -> None:
    file = ROOT / "src/leagues/games/nautilion/endings.py"
    before = file.stat()
    status, found = run(
        "--only", "nautilion/endings.py:score", "--tests", "tests/nautilion/rules/test_endings.py", "--count", "9"
    )
    assert status == 0
    assert found["survivors"] == []
    assert found["killed"] == found["made"] == len(found["noticed"])
    noticed = {m["after"]: m["killed_by"] for m in found["noticed"]}
    by = noticed["return 1 if s.ending != Ending.WON_FULL_CREW else 0"]
    assert by.startswith("tests/nautilion/rules/test_endings.py::")
    assert (file.stat().st_mtime_ns, file.stat().st_ino) == (before.st_mtime_ns, before.st_ino)


def test_a_mistake_that_no_test_looks_at_survives_and_fails_the_run() -> None:
    status, found = run(
        "--only", "nautilion/endings.py:score", "--tests", "tests/nautilion/test_notation.py", "--count", "1"
    )
    assert status == 1
    assert (found["made"], found["killed"], found["rate"]) == (1, 0, 0)
    (survivor,) = found["survivors"]
    assert survivor["function"] == "score"


def test_a_mistake_that_never_ends_is_stopped_and_counts_as_noticed(tmp_path: Path) -> None:
    looking = tmp_path / "test_looks.py"
    looking.write_text(FOR_EVER, encoding="utf-8")
    status, found = run("--only", "nautilion/endings.py:score", "--tests", str(looking), "--count", "1")
    assert status == 0
    assert [m["killed_by"] for m in found["noticed"]] == ["time"]


def test_tests_that_fail_without_a_mistake_prove_nothing(tmp_path: Path) -> None:
    failing = tmp_path / "test_fails.py"
    failing.write_text("def test_it() -> None:\n    assert 1 == 2\n", encoding="utf-8")
    command = [*TOOL, "--only", "nautilion/endings.py:score", "--tests", str(failing)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 1
    assert "must pass without a mutant" in done.stderr
    assert "assert 1 == 2" in done.stderr
