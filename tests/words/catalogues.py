"""Every catalogue as it is written, and every text that a sentence of it can become."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src/leagues"
FOLDERS = {
    str(folder.relative_to(ROOT)): folder
    for folder in (*sorted(SOURCE.rglob("words")), ROOT / "web/words")
    if any(folder.rglob("*.ftl"))
}
BLANK = "¤"  # where an argument goes that is not looked at
MOST = 20_000  # texts of one sentence; what has more is looked at variant by variant


@dataclass(frozen=True)
class Sentence:
    """A message, or an attribute of one."""

    folder: str
    key: str
    pattern: Any


def parsed(text: str, folder: str = "") -> list[Sentence]:
    """The sentences of a file."""
    found = []
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ftl.Message):
            if entry.value is not None:
                found.append(Sentence(folder, entry.id.name, entry.value))
            found += [Sentence(folder, f"{entry.id.name}.{one.id.name}", one.value) for one in entry.attributes]
    return found


@cache
def sentences(language: str) -> tuple[Sentence, ...]:
    """Everything that can be said in a language, anywhere."""
    files = [(name, file) for name, folder in FOLDERS.items() for file in sorted((folder / language).glob("*.ftl"))]
    return tuple(one for name, file in files for one in parsed(file.read_text(encoding="utf-8"), name))


def walk(node: Any) -> Iterator[Any]:
    """Every node of a pattern."""
    if isinstance(node, list):
        for one in node:
            yield from walk(one)
    elif isinstance(node, ftl.BaseNode):
        yield node
        yield from walk(list(vars(node).values()))


def variables(pattern: Any) -> set[str]:
    """The arguments that a sentence itself uses."""
    return {node.id.name for node in walk(pattern) if isinstance(node, ftl.VariableReference)}


def chosen(select: Any, value: int, language: str) -> Any:
    """The variant that a count chooses. In French, none is singular."""
    singular = value == 1 or (language == "fr" and value == 0)
    keys = {
        variant.key.value if isinstance(variant.key, ftl.NumberLiteral) else variant.key.name: variant
        for variant in select.variants
    }
    default = next(variant for variant in select.variants if variant.default)
    return keys.get(str(value), keys.get("one" if singular else "other", default))


def readings(pattern: Any, name: str, value: int, language: str) -> set[str]:
    """Every text that a sentence can become where the argument `name` is `value`."""

    def parts(element: Any) -> set[str]:
        if isinstance(element, ftl.TextElement):
            return {element.value}
        expression = element.expression
        if isinstance(expression, ftl.SelectExpression):
            if isinstance(expression.selector, ftl.VariableReference) and expression.selector.id.name == name:
                return readings(chosen(expression, value, language).value, name, value, language)
            return set().union(*(readings(variant.value, name, value, language) for variant in expression.variants))
        if isinstance(expression, ftl.VariableReference):
            return {str(value) if expression.id.name == name else BLANK}
        return {expression.value} if isinstance(expression, ftl.StringLiteral) else {BLANK}

    pieces = [sorted(parts(element)) for element in pattern.elements]
    if _product(pieces) > MOST:
        pieces = [piece if len(piece) < 3 else piece[:1] for piece in pieces]
    return {"".join(text) for text in product(*pieces)}


def _product(pieces: list[list[str]]) -> int:
    size = 1
    for piece in pieces:
        size *= len(piece)
    return size


def texts(language: str) -> Iterator[tuple[Sentence, str]]:
    """What stands in the catalogues word by word: every literal piece of every sentence."""
    for sentence in sentences(language):
        for node in walk(sentence.pattern):
            if isinstance(node, ftl.TextElement):
                yield sentence, node.value
