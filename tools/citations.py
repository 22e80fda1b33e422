"""Citations: which lines of the rules and which rows of data a rule of the book stands on.

A line cites it by `Rule.NAME`, a function by `[name]` in its docstring or in a comment, a decision by its `RULES`, a message
by the rules that it rests on, a file by `[name]` in its docstring. A section of a data file, or a value, cites it in a
comment on its line.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum
from pathlib import Path

from tools.mutations import FOR_PEOPLE, ROOT, is_rule, rules_of_games

from leagues.kernel.game import Game

NAMED = re.compile(r"\[([a-z0-9-]+(?:,\s+[a-z0-9-]+)*)\]")


class Near(IntEnum):
    """How near to the rule a citation stands."""

    STATEMENT = 0
    FUNCTION = 1  # or a row of data
    DECISION = 2
    MESSAGE = 3
    FILE = 4


@dataclass(frozen=True)
class Lines:
    """Lines of one function."""

    file: str
    function: str
    first: int
    last: int


@dataclass(frozen=True)
class Row:
    """A section of a data file, or one value of it."""

    file: str
    section: str
    key: str = ""


Place = Lines | Row
Citation = tuple[str, Near, Place]  # the id of a rule, and where it is cited


def places(game: Game) -> dict[str, list[list[Place]]]:
    """For each rule where it is cited, nearest first: a list for each distance."""
    found: dict[str, dict[Near, list[Place]]] = {entry.id: {} for entry in game.rulebook}
    for rule, near, place in citations(game):
        found[rule].setdefault(near, []).append(place)
    return {rule: [near[distance] for distance in sorted(near)] for rule, near in found.items()}


def citations(game: Game) -> Iterator[Citation]:
    """Every citation in the files of a game."""
    ids = {entry.id for entry in game.rulebook}
    folder = f"{folder_of(game).relative_to(ROOT).as_posix()}/"
    for file, source in rules_of_games().items():
        if file.startswith(folder):
            yield from in_code(source, file, game)
    for data in sorted((folder_of(game) / "data").glob("*.toml")):
        yield from in_data(data.read_text("utf-8"), data.relative_to(ROOT).as_posix(), ids)


def folder_of(game: Game) -> Path:
    """Where a game of this repository lies."""
    assert game.folder is not None
    return game.folder


def in_code(source: str, file: str, game: Game) -> Iterator[Citation]:
    """The citations of one file of code."""
    tree, lines = ast.parse(source), source.splitlines()
    entries = {entry.name: entry.id for entry in game.rulebook}
    ids = set(entries.values())
    said = {message.name: [entries[rule.name] for rule in message.rules] for message in game.messages}
    functions = [one for one in tree.body if isinstance(one, ast.FunctionDef) and one.name not in FOR_PEOPLE]

    def whole(function: ast.FunctionDef) -> Lines:
        return Lines(file, function.name, function.lineno, function.end_lineno or 0)

    for function in functions:
        comments = [comment for line in lines[function.lineno : function.end_lineno] if (comment := line.partition("#")[2])]
        for rule in (rule for text in (ast.get_docstring(function), *comments) for rule in named(text, ids)):
            yield rule, Near.FUNCTION, whole(function)
        for statement, name in _attributes(function, "Rule"):
            yield entries[name], Near.STATEMENT, Lines(file, function.name, statement.lineno, statement.end_lineno or 0)
        for _, name in _attributes(function, "Say"):
            for rule in said.get(name, ()):
                yield rule, Near.MESSAGE, whole(function)
    for node in (one for one in tree.body if isinstance(one, ast.Assign) and ast.unparse(one.targets[0]) == "RULES"):
        for rule in (entries[one.attr] for one in ast.walk(node) if isinstance(one, ast.Attribute) and is_rule(one)):
            yield from ((rule, Near.DECISION, whole(function)) for function in functions)
    for rule in named(ast.get_docstring(tree), ids):
        yield from ((rule, Near.FILE, whole(function)) for function in functions)


def in_data(source: str, file: str, ids: set[str]) -> Iterator[Citation]:
    """The citations of one file of data."""
    section = ""
    for line in source.splitlines():
        said, _, comment = line.partition("#")
        header, value = re.match(r"\[([^\]]+)\]", said), re.match(r"\"?([\w-]+)\"?\s*=", said)
        section = header[1].strip() if header else section
        for rule in named(comment, ids) if header or value else ():
            yield rule, Near.FUNCTION, Row(file, section, value[1] if value else "")


def named(text: str | None, ids: set[str]) -> list[str]:
    """The rules that a text names in brackets."""
    return [rule for group in NAMED.findall(text or "") for rule in re.split(r",\s+", group) if rule in ids]


def _attributes(function: ast.FunctionDef, of: str) -> Iterator[tuple[ast.stmt, str]]:
    """Every `Rule.NAME` (or `Say.NAME`) of a function, with the innermost statement that it stands in."""

    def walk(node: ast.AST, statement: ast.stmt) -> Iterator[tuple[ast.stmt, str]]:
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == of:
            yield statement, node.attr
        for child in ast.iter_child_nodes(node):
            yield from walk(child, child if isinstance(child, ast.stmt) else statement)

    for statement in function.body:
        yield from walk(statement, statement)
