"""The gates of the rulebook: every entry is tested and mapped, every line of the books is accounted for."""

from __future__ import annotations

import ast
from itertools import pairwise
from pathlib import Path

import pytest

from leagues.coverage import coverage, marked_rules, read_map, unmapped
from leagues.games import GAMES

ROOT = Path(__file__).parents[2]
MAPS = sorted((ROOT / "docs" / "rules-map").glob("*.tsv"))


@pytest.mark.parametrize("id", GAMES)
def test_every_entry_is_tested_mapped_and_worded(id: str) -> None:
    found = coverage(GAMES[id])
    assert found["rules"] == found["tested"] == len(list(GAMES[id].rulebook)) > 0
    for problem in ("untested", "unknown_in_tests", "unmapped_lines", "unknown_in_maps", "without_words"):
        assert found[problem] == [], problem


@pytest.mark.parametrize("file", MAPS, ids=lambda file: file.stem)
def test_a_map_covers_its_book_from_the_first_line_to_the_last(file: Path) -> None:
    lines, rows = read_map(file)
    assert rows[0][0] == 1
    assert rows[-1][1] == lines
    for (_, last, what), (first, _, _) in pairwise(rows):
        assert first == last + 1
        assert what
    assert unmapped(file) == []


def test_a_hole_or_an_overlap_in_a_map_is_found(tmp_path: Path) -> None:
    file = tmp_path / "009.tsv"
    file.write_text("# lines 6\nlines\twhat\n1-2\tplan\n4-5\tflavour\n5-6\tflavour\n", encoding="utf-8")
    assert unmapped(file) == ["009:3", "009:5"]


@pytest.mark.parametrize("id", GAMES)
def test_the_sources_of_an_entry_are_the_lines_mapped_to_it(id: str) -> None:
    """The map covers whole stretches with their blank lines; an entry's source lies inside what is mapped to it."""
    mapped: dict[tuple[str, str], set[int]] = {}
    books = {source.partition(":")[0] for entry in GAMES[id].rulebook for source in entry.sources if ":" in source}
    for file in (file for file in MAPS if file.stem in books):
        for first, last, what in read_map(file)[1]:
            for id_or_gap in what:
                mapped.setdefault((id_or_gap, file.stem), set()).update(range(first, last + 1))
    cited = set()
    for entry in GAMES[id].rulebook:
        for source in entry.sources:
            if ":" in source:
                book, _, lines = source.partition(":")
                low, _, high = lines.partition("-")
                wanted = set(range(int(low), int(high or low) + 1))
                assert wanted <= mapped.get((entry.id, book), set()), f"{entry.id} {source}"
                cited.add((entry.id, book))
    ids = {entry.id for entry in GAMES[id].rulebook}
    assert {key for key in mapped if key[0] in ids} == cited


@pytest.mark.parametrize("id", GAMES)
def test_every_rule_test_names_an_entry(id: str) -> None:
    named = {test for tests in marked_rules(ROOT / "tests" / id).values() for test in tests}
    for file in sorted((ROOT / "tests" / id / "rules").glob("test_*.py")):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                assert f"rules/{file.name}::{node.name}" in named
