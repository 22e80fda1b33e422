"""The binding index of Nemo's War: every fact is named by a test, or is part of a gap that the map of the book names."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from pathlib import Path

import pytest

from leagues.coverage import read_map

ROOT = Path(__file__).parents[2]
INDEX = Path(__file__).parent / "index-004.tsv"
MAP = ROOT / "docs" / "rules-map" / "004.tsv"


@dataclass(frozen=True)
class Row:
    """A fact of the index."""

    lines: tuple[str, ...]  # stretches of the book, such as `848` or `806-849`
    tested: bool
    gaps: frozenset[str]
    flavour: bool

    @property
    def name(self) -> str:
        """As the parameter of a test."""
        return ",".join(self.lines)


def read_index(text: str) -> list[Row]:
    """The rows of an index."""
    found = []
    for line in text.splitlines():
        if line and not line.startswith("#") and line != "lines\theld\tfact":
            lines, held, fact = line.split("\t")
            assert fact
            words = set(held.split())
            gaps = frozenset(word for word in words if word.startswith("gap:"))
            assert words - gaps <= {"test", "flavour"}
            found.append(Row(tuple(lines.split(", ")), "test" in words, gaps, "flavour" in words))
    return found


def named_lines(tests: Path) -> set[str]:
    """Every stretch of book 004 that a test names in its docstring."""
    found: set[str] = set()
    for file in sorted(tests.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found.update(re.findall(r"\b004:(\d+(?:-\d+)?)", ast.get_docstring(node) or ""))
    return found


def gaps_of(stretch: str, rows: list[tuple[int, int, list[str]]]) -> set[str]:
    """The gaps to which lines of a stretch are mapped."""
    low, _, high = stretch.partition("-")
    here = [what for first, last, what in rows if first <= int(high or low) and int(low) <= last]
    return {word for what in here for word in what if word.startswith("gap:")}


ROWS = read_index(INDEX.read_text(encoding="utf-8"))
NAMED = named_lines(ROOT / "tests" / "nemo")
MAPPED = read_map(MAP)[1]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_a_fact_is_named_by_a_test_or_belongs_to_a_named_gap(row: Row) -> None:
    assert row.tested or row.gaps or row.flavour
    gaps = [gaps_of(stretch, MAPPED) for stretch in row.lines]
    assert row.gaps <= set.union(*gaps)
    if row.flavour:
        return
    for stretch, here in zip(row.lines, gaps, strict=True):
        assert stretch in NAMED or row.gaps & here, f"no test in tests/nemo names 004:{stretch}"
    assert row.tested == any(stretch in NAMED for stretch in row.lines)


def test_a_fact_that_no_test_names_is_found(tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text('def test_it() -> None:\n    """004:12, 004:20-24: so it is."""\n', "utf-8")
    assert named_lines(tmp_path) == {"12", "20-24"}
    (row,) = read_index("# Some\nlines\theld\tfact\n20, 30-31\ttest gap:motives\tit is so\n")
    assert row == Row(("20", "30-31"), True, frozenset({"gap:motives"}), False)
    rows = [(1, 29, ["plan"]), (30, 30, ["plan", "gap:motives"])]
    assert [gaps_of(stretch, rows) for stretch in row.lines] == [set(), {"gap:motives"}]


def test_the_upgrades_that_are_named_are_those_of_the_game() -> None:
    """All twenty-nine."""
    upgrades = [row for row in ROWS if len(row.lines) == 1 and 1683 <= int(row.lines[0].partition("-")[0]) <= 1893]
    assert (len(upgrades), sum(row.tested for row in upgrades)) == (29, 29)


def test_the_book_has_no_gap_left() -> None:
    """Nothing that it describes is yet to come."""
    assert [what for _, _, words in MAPPED for what in words if what.startswith("gap:")] == []


def test_every_gap_of_a_map_is_explained_in_its_header() -> None:
    for file in sorted(MAP.parent.glob("*.tsv")):
        used = {what for _, _, words in read_map(file)[1] for what in words if what.startswith("gap:")}
        explained = re.findall(r"^# (gap:[\w-]+) \w", file.read_text(encoding="utf-8"), re.MULTILINE)
        assert sorted(used) == explained, file.name
