"""Which rules have tests, and which lines of the books are mapped to rules. Read from a source checkout."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path
from typing import Any

from leagues.kernel.errors import LeaguesError
from leagues.kernel.game import Game
from leagues.kernel.words import LANGUAGES


def checkout() -> Path | None:
    """The folder of the source checkout that this package runs from; None where it was installed without one."""
    root = Path(__file__).parents[2]
    return root if (root / "docs" / "rules-map").is_dir() and (root / "tests").is_dir() else None


def marked_rules(tests: Path) -> dict[str, list[str]]:
    """For each rule id, the tests that are marked with it."""
    found: dict[str, list[str]] = {}
    for file in sorted(tests.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for rule in (rule for decorator in node.decorator_list for rule in _marks(decorator)):
                    found.setdefault(rule, []).append(f"{file.relative_to(tests)}::{node.name}")
    return found


def _marks(decorator: ast.expr) -> list[str]:
    """The ids in `@pytest.mark.rule("a", "b")`."""
    if not isinstance(decorator, ast.Call) or not ast.unparse(decorator.func).endswith("mark.rule"):
        return []
    return [str(argument.value) for argument in decorator.args if isinstance(argument, ast.Constant)]


def read_map(file: Path) -> tuple[int, list[tuple[int, int, list[str]]]]:
    """A book's number of lines, and its rows: first line, last line, what they are mapped to."""
    rows, lines = [], 0
    for row in file.read_text(encoding="utf-8").splitlines():
        if row.startswith("# lines "):
            lines = int(row.removeprefix("# lines "))
        elif row and not row.startswith("#") and row != "lines\twhat":
            numbers, what = row.split("\t")
            first, _, last = numbers.partition("-")
            rows.append((int(first), int(last or first), what.split()))
    return lines, rows


def unmapped(file: Path) -> list[str]:
    """The lines of a book that its map leaves out or gives twice, as `book:line`."""
    lines, rows = read_map(file)
    counted = Counter(line for first, last, _ in rows for line in range(first, last + 1))
    return [f"{file.stem}:{line}" for line in range(1, lines + 1) if counted[line] != 1]


def coverage(game: Game) -> dict[str, Any]:
    """What `leagues rules GAME --coverage --json` prints."""
    root = checkout()
    if root is None:
        raise LeaguesError("coverage-needs-checkout")
    tests = marked_rules(root / "tests" / game.id)
    ids = [entry.id for entry in game.rulebook]
    books = sorted({source.split(":")[0] for entry in game.rulebook for source in entry.sources if ":" in source})
    maps = [root / "docs" / "rules-map" / f"{book}.tsv" for book in books]
    named = {what for file in maps for _, _, mapped in read_map(file)[1] for what in mapped}
    return {
        "rules": len(ids),
        "tested": sum(id in tests for id in ids),
        "untested": [id for id in ids if id not in tests],
        "unknown_in_tests": sorted(set(tests) - set(ids)),
        "unmapped_lines": [line for file in maps for line in unmapped(file)],
        "unknown_in_maps": sorted(w for w in named - set(ids) if w != "flavour" and not w.startswith("gap:")),
        "gaps": sorted(what for what in named if what.startswith("gap:")),
        "without_words": [
            f"{id} ({language})" for language in LANGUAGES for id in ids if not game.words(language).has(f"rule-{id}")
        ],
        "standings": dict(sorted(Counter(str(entry.standing) for entry in game.rulebook).items())),
    }
