"""A mark on a test is true: break what cites the rule, and the test fails. `make mutants` asks that of every rule."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from tools import citations, rules_held

from leagues.games import GAMES

from ..sizes import LONG

ROOT = Path(__file__).parents[2]
EVERY_RULE, SOME = 0, 40


def ask(*arguments: str) -> tuple[int, str]:
    """What the tool exits with, and says."""
    done = subprocess.run(
        [sys.executable, "-m", "tools.rules_held", *arguments], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return done.returncode, done.stdout + done.stderr


def test_rules_are_held_by_the_tests_that_are_marked_with_them() -> None:
    status, said = ask("--count", str(EVERY_RULE if LONG else SOME))
    assert status == 0, said


@pytest.mark.parametrize("id", GAMES)
def test_every_rule_is_cited_by_a_line_or_a_row(id: str) -> None:
    cited = citations.places(GAMES[id])
    assert {f"{id} {rule}" for rule, places in cited.items() if not places} <= rules_held.ELSEWHERE
    assert {rule.removeprefix(f"{id} ") for rule in rules_held.ELSEWHERE if rule.startswith(f"{id} ")} <= set(cited)


def test_a_mark_on_a_test_that_looks_elsewhere_is_found(tmp_path: Path) -> None:
    """The Double Hull, with a test that would pass whatever it does."""
    empty = tmp_path / "test_nothing.py"
    empty.write_text(
        "import pytest\n\n@pytest.mark.rule('upgrade-double-hull')\ndef test_it() -> None:\n    pass\n", "utf-8"
    )
    assert ask("--only", "upgrade-double-hull")[0] == 0
    status, said = ask("--only", "upgrade-double-hull", "--tests", str(empty))
    assert status == 1
    assert "not held  nemo upgrade-double-hull" in said
