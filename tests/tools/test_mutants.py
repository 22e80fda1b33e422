"""The tool that puts mistakes into the rules: it makes the mistakes it should, and tells those noticed from those not."""

from __future__ import annotations

import importlib.util
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
TOOL = ROOT / "tools" / "mutants.py"

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


@pytest.fixture(scope="module")
def tool() -> Any:
    spec = importlib.util.spec_from_file_location("mutants", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["mutants"] = module
    spec.loader.exec_module(module)
    return module


def test_every_kind_of_mistake_is_made_in_rules_and_nowhere_else(tool: Any) -> None:
    found = [f"{m.line}: {m.after}" for m in tool.mutants_of(RULES, "rules.py")]
    assert sorted(found) == sorted(EXPECTED.strip().splitlines())


def test_a_mistake_changes_its_place_and_nothing_else(tool: Any) -> None:
    (one,) = (m for m in tool.mutants_of(RULES, "rules.py") if m.put == "action // 2")
    assert one.text(RULES.encode()).decode() == RULES.replace("action * 2", "action // 2")


def test_the_rules_of_every_game_are_in_reach(tool: Any) -> None:
    mutants = tool.all_mutants("")
    files = {Path(m.file).name for m in mutants}
    assert {"flow.py", "path.py", "ship.py", "reserve.py", "endings.py", "possible.py", "plan.py", "roll_die.py"} <= files
    assert not {"game.py", "greedy.py", "tables.py", "__init__.py"} & files
    assert {m.function for m in mutants}.isdisjoint({"notation", "words"})
    assert len(mutants) > 400


def run(*arguments: str) -> tuple[int, dict[str, Any]]:
    command = [sys.executable, str(TOOL), "--jobs", "1", "--json", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=100, check=False)
    assert not done.stderr, done.stderr
    return done.returncode, json.loads(done.stdout)


def test_a_mistake_that_the_tests_know_is_noticed_and_the_work_tree_is_left_alone() -> None:
    file = ROOT / "src/leagues/games/nautilion/endings.py"
    before = file.stat()
    status, found = run("--only", "endings.py:score", "--tests", "tests/nautilion/rules/test_endings.py", "--count", "9")
    assert status == 0
    assert found["survivors"] == []
    assert found["killed"] == found["made"] == len(found["noticed"])
    noticed = {m["after"]: m["killed_by"] for m in found["noticed"]}
    by = noticed["return 1 if s.ending != Ending.WON_FULL_CREW else 0"]
    assert by.startswith("tests/nautilion/rules/test_endings.py::")
    assert (file.stat().st_mtime_ns, file.stat().st_ino) == (before.st_mtime_ns, before.st_ino)


def test_a_mistake_that_no_test_looks_at_survives_and_fails_the_run() -> None:
    status, found = run("--only", "endings.py:score", "--tests", "tests/nautilion/test_notation.py", "--count", "1")
    assert status == 1
    assert (found["made"], found["killed"], found["rate"]) == (1, 0, 0)
    (survivor,) = found["survivors"]
    assert survivor["function"] == "score"


def test_tests_that_fail_without_a_mistake_prove_nothing(tmp_path: Path) -> None:
    failing = tmp_path / "test_fails.py"
    failing.write_text("def test_it() -> None:\n    assert 1 == 2\n", encoding="utf-8")
    command = [sys.executable, str(TOOL), "--only", "endings.py:score", "--tests", str(failing)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=100, check=False)
    assert done.returncode == 1
    assert "must pass without a mutant" in done.stderr
    assert "assert 1 == 2" in done.stderr
