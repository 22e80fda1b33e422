"""Tables and rooms own what they know: nobody else assigns to their attributes, they are asked to change."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "src" / "leagues"
OWNERS = {  # where they are known, and the files that may assign to their fields
    "a table": ("", ("kernel/table.py", "kernel/standing.py", "terminal/seen.py")),
    "a room": ("harbour", ("harbour/room.py", "harbour/showing.py")),
}
# What else has fields of such names: states, and a table as it was restored.
OTHERS = ("state.journal", "trial.journal", "made.revision", "made.told", "made.ids", "made.agreed")


def assigned(file: Path) -> Iterator[tuple[str, str]]:
    """Everything of a file that is assigned to as an attribute: whose, and which."""
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store | ast.Del):
            yield ast.unparse(node.value), node.attr


@pytest.mark.parametrize("what", OWNERS)
def test_nobody_else_assigns_to_what_is_theirs(what: str) -> None:
    folder, files = OWNERS[what]
    fields = {attribute for file in files for whose, attribute in assigned(PACKAGE / file) if whose == "self"}
    assert len(fields) > 15
    found = [
        f"{path.relative_to(PACKAGE)}: {whose}.{attribute}"
        for path in sorted((PACKAGE / folder).rglob("*.py"))
        if str(path.relative_to(PACKAGE)) not in files
        for whose, attribute in assigned(path)
        if whose != "self" and attribute in fields and f"{whose}.{attribute}" not in OTHERS
    ]
    assert found == []
