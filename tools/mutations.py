"""Mutations: every small mistake that can be made in a file of rules. `mutants.py` sees whether the tests notice them."""

from __future__ import annotations

import ast
import copy
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

from leagues.games import GAMES

ROOT = Path(__file__).parents[1]
FOR_PEOPLE = ("notation", "words")  # functions of a decision that are not rules
CALLED = "__called__"

COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE), ast.LtE: (ast.Lt, ast.Gt), ast.Gt: (ast.GtE, ast.LtE), ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,), ast.NotEq: (ast.Eq,), ast.In: (ast.NotIn,), ast.NotIn: (ast.In,),
}  # fmt: skip
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult, ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift, ast.RShift: ast.LShift, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.BitXor: ast.BitAnd,
}  # fmt: skip
TIGHT = (ast.BinOp, ast.UnaryOp, ast.Compare)  # one inside the other is put in brackets
OTHER_RETURNS = {"int": ("0",), "bool": ("True", "False")}  # by the annotation of the function


@dataclass(frozen=True)
class Mutant:
    """One mistake: the bytes from `start` to `end` of a file become `put`. `before` and `after` show it to people."""

    file: str
    line: int
    function: str
    start: int
    end: int
    put: str
    before: str
    after: str

    def text(self, source: str) -> str:
        """The file with the mistake in it."""
        data = source.encode()
        return (data[: self.start] + self.put.encode() + data[self.end :]).decode()

    def code(self, source: str) -> CodeType:
        """The function with the mistake in it, compiled."""
        return codes(self.text(source), self.file)[self.function]

    def compiles(self, source: str) -> bool:
        """Whether Python can read it."""
        try:
            self.code(source)
        except SyntaxError:
            return False
        return True

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.function}: {self.before}  =>  {self.after}"


def rules_of_games() -> dict[str, str]:
    """The files of the rules of all games, and of the check whether a state is possible, with their text. A module of
    questions says nothing itself: its answers are written out from those who contribute."""
    found: set[ModuleType] = set()
    for game in GAMES.values():
        check = sys.modules[game.impossible.__module__]
        parts = {value.__module__ for value in vars(check).values() if isinstance(value, FunctionType)}
        found |= {*game.rules, *game.modules.values()}
        found |= {sys.modules[name] for name in parts if name.startswith(f"{check.__package__}.")}
    files = sorted(Path(str(module.__file__)) for module in found if not is_written_out(module))
    return {file.relative_to(ROOT).as_posix(): file.read_text(encoding="utf-8") for file in files}


def is_written_out(module: ModuleType) -> bool:
    """Whether the functions of a module do not do what its file says."""
    own = [one for one in vars(module).values() if isinstance(one, FunctionType) and one.__module__ == module.__name__]
    return any(one.__code__.co_filename != module.__file__ for one in own)


def all_mutants(files: Mapping[str, str]) -> list[Mutant]:
    """Every mistake that can be made in the rules of these files."""
    return [mutant for file, source in files.items() for mutant in mutants_of(source, file)]


def codes(source: str | ast.Module, file: str) -> dict[str, CodeType]:
    """Every function of a file, compiled."""
    module = compile(source, file, "exec", dont_inherit=True)
    return {one.co_name: one for one in module.co_consts if isinstance(one, CodeType)}


def noting_codes(source: str, file: str) -> dict[str, CodeType]:
    """Every function of a file, as `file function`, compiled so that each call is noted in the set CALLED of its module."""
    tree = ast.parse(source)
    for function in tree.body:
        if isinstance(function, ast.FunctionDef):
            function.body[:0] = ast.parse(f"{CALLED}.add({f'{file} {function.name}'!r})").body
    return {f"{file} {name}": code for name, code in codes(tree, file).items()}


def mutants_of(source: str, file: str) -> list[Mutant]:
    """Every mistake that can be made in the rules of a file."""
    data = source.encode()
    tree = ast.parse(source)
    rules = sorted({ast.unparse(node) for node in ast.walk(tree) if is_rule(node)})
    found: list[Mutant] = []
    for function in tree.body:
        if isinstance(function, ast.FunctionDef) and function.name not in FOR_PEOPLE:
            for start, end, put in changes(function, rules, data):
                first, last = data.rfind(b"\n", 0, start) + 1, data.find(b"\n", end)
                new = data[first:start] + put.encode() + data[end:last]
                before, after = (" ".join(text.decode().split()) for text in (data[first:last], new))
                found.append(Mutant(file, data.count(b"\n", 0, start) + 1, function.name, start, end, put, before, after))
    return list(dict.fromkeys(found))


def is_rule(node: ast.AST) -> bool:
    """Whether this reads `Rule.SOMETHING`."""
    return isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "Rule"


def changes(function: ast.FunctionDef, rules: Sequence[str], data: bytes) -> Iterator[tuple[int, int, str]]:
    """Every piece of a function that can be replaced, as bytes from and to, with what replaces it."""
    returns = ast.unparse(function.returns) if function.returns else ""
    starts = [0]
    for line in data.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))

    def span(node: ast.expr | ast.stmt) -> tuple[int, int]:
        end_line, end_column = node.end_lineno or 0, node.end_col_offset or 0
        return starts[node.lineno - 1] + node.col_offset, starts[end_line - 1] + end_column

    def walk(node: ast.AST, parent: ast.AST) -> Iterator[tuple[int, int, str]]:
        if isinstance(node, ast.BoolOp):
            old, new = (b"and", "or") if isinstance(node.op, ast.And) else (b"or", "and")
            for one, following in pairwise(node.values):
                at = data.rindex(old, span(one)[1], span(following)[0])
                yield at, at + len(old), new
        if isinstance(node, ast.expr):
            for other in other_expressions(node, parent, rules):
                text = other if isinstance(other, str) else ast.unparse(other)
                yield *span(node), f"({text})" if isinstance(other, TIGHT) and isinstance(parent, TIGHT) else text
        elif isinstance(node, ast.stmt):
            for text in other_statements(node, returns):
                yield *span(node), text
        for child in ast.iter_child_nodes(node):
            yield from walk(child, node)

    for statement in function.body:
        yield from walk(statement, function)


def other_statements(node: ast.stmt, returns: str) -> Iterator[str]:
    """A statement left out, an operation of an assignment changed, something else returned."""
    call = isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)
    bare_return = isinstance(node, ast.Return) and node.value is None
    if call or bare_return or isinstance(node, ast.Assign | ast.AugAssign | ast.Continue | ast.Break):
        yield "pass"
    elif isinstance(node, ast.Return) and not isinstance(node.value, ast.Constant):
        for other in OTHER_RETURNS.get(returns, ()):
            yield f"return {other}"
    if isinstance(node, ast.AugAssign) and type(node.op) in ARITHMETIC:
        yield ast.unparse(changed(node, op=ARITHMETIC[type(node.op)]()))


def other_expressions(node: ast.expr, parent: ast.AST, rules: Sequence[str]) -> Iterator[ast.expr | str]:
    """What can stand in place of an expression."""
    if isinstance(node, ast.Compare):
        for at, op in enumerate(node.ops):
            for other in COMPARISONS.get(type(op), ()):
                yield changed(node, ops=[*node.ops[:at], other(), *node.ops[at + 1 :]])
    elif isinstance(node, ast.BinOp) and type(node.op) in ARITHMETIC:
        yield changed(node, op=ARITHMETIC[type(node.op)]())
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not | ast.Invert):
        yield node.operand
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield str(not node.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield str(node.value + 1)
        yield str(node.value - 1)
    elif is_rule(node):
        at = rules.index(ast.unparse(node))
        if len(rules) > 1:
            yield rules[(at + 1) % len(rules)]
    if isinstance(parent, ast.If | ast.While | ast.IfExp) and node is parent.test and can_be_negated(node):
        yield f"not ({ast.unparse(node)})"
    if isinstance(parent, ast.Call) and ast.unparse(parent.func) == "range" and node in parent.args:
        if not isinstance(node.right if isinstance(node, ast.BinOp) else node, ast.Constant):
            yield f"{ast.unparse(node)} + 1"
            yield f"{ast.unparse(node)} - 1"


def can_be_negated(test: ast.expr) -> bool:
    """Whether the negation of a condition is not among its other changes already."""
    if isinstance(test, ast.Compare) and len(test.ops) == 1:
        return type(test.ops[0]) not in COMPARISONS
    return not (isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not))


def changed(node: Any, **values: Any) -> Any:
    """A copy of a node with other values."""
    new = copy.copy(node)
    for name, value in values.items():
        setattr(new, name, value)
    return new
