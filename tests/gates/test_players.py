"""What players ran into at an earlier commit: each line of the list names the test that holds it since, and that test is
there."""

from __future__ import annotations

import ast
from pathlib import Path

ROOT = Path(__file__).parents[2]
LIST = ROOT / "tests" / "browser" / "data" / "players-a7aacc0.txt"
ITEMS = 21  # what the list began with: none is ever dropped


def items() -> list[tuple[str, str, str]]:
    """What was run into, the test that holds it, and how that test fails at the commit."""
    _, *blocks = LIST.read_text().strip().split("\n\n")
    found = []
    for block in blocks:
        what, test, *how = block.splitlines()
        found.append((what, test.strip(), " ".join(line.strip() for line in how)))
    return found


def test_each_item_names_a_test_that_exists() -> None:
    found = items()
    assert len(found) >= ITEMS
    for what, test, how in found:
        file, name = test.split("::")
        tree = ast.parse((ROOT / file).read_text())
        assert name in {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}, (what, test)
        assert how, f"{what}: how does its test fail?"


def test_no_test_holds_two_items() -> None:
    tests = [test for _, test, _ in items()]
    assert len(set(tests)) == len(tests)
