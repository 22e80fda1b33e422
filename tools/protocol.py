"""Write the page's types and the document of the protocol, from the messages as they are declared.

python tools/protocol.py            write web/src/protocol.ts and docs/protocol.md
python tools/protocol.py --check    fail if what lies there is not what the code declares
"""

from __future__ import annotations

import argparse
import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from leagues.harbour import messages
from leagues.harbour.app import Desk
from leagues.harbour.openapi import paths_of

ROOT = Path(__file__).parents[1]
SOURCE = Path(messages.__file__)
TYPES = ROOT / "web" / "src" / "protocol.ts"
DOCUMENT = ROOT / "docs" / "protocol.md"
PLAIN = {"str": "string", "int": "number", "float": "number", "bool": "boolean", "Any": "unknown", "None": "null"}


@dataclass(frozen=True)
class Field:
    """One field of a message."""

    name: str
    type: str  # as TypeScript writes it
    optional: bool
    default: str
    about: str


@dataclass(frozen=True)
class Type:
    """One message, or something that is part of one."""

    name: str
    about: str
    tag: tuple[str, str] | None  # the field that names it, and its name
    fields: tuple[Field, ...]


def comment(line: int) -> str:
    """What stands behind a line of the source."""
    text = SOURCE.read_text(encoding="utf-8").split("\n")[line - 1]
    return text.split("  # ", 1)[1].strip() if "  # " in text else ""


def typescript(node: ast.expr) -> str:
    """A type as TypeScript writes it."""
    match node:
        case ast.Constant(value=None):
            return "null"
        case ast.Name(id=name):
            return PLAIN.get(name, name)
        case ast.Attribute(value=ast.Name(id=module), attr=name):
            return f"{module}.{name}"
        case ast.BinOp(left=left, right=right):
            return f"{typescript(left)} | {typescript(right)}"
        case ast.Subscript(value=ast.Name(id="Literal"), slice=inside):
            parts = inside.elts if isinstance(inside, ast.Tuple) else [inside]
            return " | ".join(f"'{part.value!s}'" for part in parts if isinstance(part, ast.Constant))
        case ast.Subscript(value=ast.Name(id="list"), slice=inside):
            found = typescript(inside)
            return f"({found})[]" if "|" in found else f"{found}[]"
        case ast.Subscript(value=ast.Name(id="dict" | "Mapping"), slice=ast.Tuple(elts=[key, value])):
            return f"Record<{typescript(key)}, {typescript(value)}>"
        case ast.Subscript(value=ast.Name(id="tuple"), slice=ast.Tuple(elts=parts)):
            return f"[{', '.join(typescript(part) for part in parts)}]"
        case ast.Subscript(value=ast.Name(id="Annotated"), slice=ast.Tuple(elts=[inside, *_])):
            return typescript(inside)
    raise ValueError(f"no TypeScript for {ast.unparse(node)}")


def tree() -> ast.Module:
    return ast.parse(SOURCE.read_text(encoding="utf-8"))


def types() -> Iterator[Type]:
    """Every message in the order in which they are declared."""
    for node in tree().body:
        if not isinstance(node, ast.ClassDef) or node.name in ("Asked", "Told"):
            continue
        config: Any = getattr(messages, node.name).__struct_config__
        tag = (config.tag_field, config.tag) if config.tag is not None else None
        fields = []
        for line in node.body:
            if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
                default = "" if line.value is None else ast.unparse(line.value)
                fields.append(
                    Field(line.target.id, typescript(line.annotation), bool(default), default, comment(line.lineno))
                )
        yield Type(node.name, ast.get_docstring(node) or "", tag, tuple(fields))


def constants() -> Iterator[tuple[str, int, str]]:
    """The numbers with a name."""
    for node in tree().body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id.isupper():
            yield node.targets[0].id, ast.literal_eval(node.value), comment(node.lineno)


def aliases() -> Iterator[tuple[str, str, str]]:
    """The types with a name that are no messages of their own."""
    for node in tree().body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and not node.targets[0].id.isupper():
            name = node.targets[0].id
            meta = getattr(getattr(messages, name), "__metadata__", (msgspec.Meta(),))[0]
            yield name, typescript(node.value), meta.description or comment(node.lineno)


def typescript_file() -> str:
    lines = ["// Made by tools/protocol.py from src/leagues/harbour/messages.py. Change that, then run it again.", ""]
    for name, value, about in constants():
        lines += [f"/** {about} */", f"export const {name} = {value}"]
    lines.append("")
    for name, type, about in aliases():
        lines += ([f"/** {about} */"] if about else []) + [f"export type {name} = {type}"]
    for one in types():
        lines += ["", "/** " + " ".join(one.about.split()) + " */", f"export interface {one.name} {{"]
        if one.tag is not None:
            lines.append(f"  {one.tag[0]}: '{one.tag[1]}'")
        for field in one.fields:
            about = f"{field.about}{'; ' if field.about and field.optional else ''}"
            about += f"without it: `{shown_default(field.default)}`" if field.optional else ""
            lines += ([f"  /** {about} */"] if about else []) + [
                f"  {field.name}{'?' if field.optional else ''}: {field.type}"
            ]
        lines.append("}")
    return "\n".join(lines) + "\n"


def shown_default(value: str) -> str:
    """A default as JSON writes it."""
    value = {"True": "true", "False": "false", "None": "null"}.get(value, value)
    return value.replace("'", '"') if value.startswith("'") else value


INTRO = """# The protocol between the page and the server

Made by `tools/protocol.py` from `src/leagues/harbour/messages.py`, the one truth of all messages. A field with a default may
be left out, in both directions.

A link is a token of 22 signs. It never stands in an address that is sent to the server: a page keeps it behind the `#` of
its own address, and sends it in its first message over the socket or in the header `Authorization: Bearer …`.

## The socket

`/api/socket` takes and gives JSON texts. The first message is `Hello`; the server answers `Welcome` with the whole table.
From then on every change of the table comes as an `Update` with its `revision`, one higher each time. Whatever the server
tells of a table was saved before.

* A move (`Play`, `Feed`, `Undo`) has an id that its client chooses, and the revision that this client was told. The client
  that asked gets its `Update` with `done`, or `Refused` with the `id`. A move that comes twice is answered with `Done` and
  not played again, also after the server was started anew: a client that lost its connection sends what is not yet
  answered once more.
* A move with an old revision is `Refused` as `stale`, and a `Welcome` follows.
* `Refused` with the code `not-saved`: the move was not kept, and a fresh `Welcome` follows as soon as the server can read
  the table. Ask again, with the new revision.
* What both decide together in different places (`Question.seat` is ANYONE, there is more than one answer, and
  `Welcome.agree` is true): a `Play` proposes and is answered with `Done`; all are told `Proposed`. The other seat agrees by
  the same answer; another answer is a new proposal. After 60 seconds without an answer the proposal holds.
* Who says `explain` in `Hello` is told `Explained` after every `Welcome` and every `Update`, as soon as it is worked out
  beside the game. A revision that passes meanwhile is not explained. What `Question.legal` lists can be played before that.
* Rows in `Welcome.view` are whole. In `Update.changes` a row is either whole or an object of its places that changed;
  `keep` cuts the journal before `lines` are added.
* A text that is no message is `Refused` as `bad-message`. Who asks too fast is `Refused` as `too-fast`.

Close codes: 1001 nothing was said for hours; 1008 no `Hello` in time, or too much nonsense; 1009 a message far too large;
1012 the server stops: come back; 1013 too many sockets, or too slow a reader; 4404 the table was deleted.
"""
OUTRO = """
## Refusals

The sentence of a refusal lies in the words under `error-<code>`, with its `arguments`; `reasons` among them are refusals of
their own. Those that the server gives:

| code | sentence |
|---|---|
"""


def document() -> str:
    lines = [INTRO]
    lines += ["Numbers with a name:", "", "| name | number | meaning |", "|---|---|---|"]
    lines += [f"| `{name}` | {value} | {about} |" for name, value, about in constants()]
    everything = list(types())
    asks = [one for one in everything if one.tag is not None and one.tag[0] == "do"]
    tells = [one for one in everything if one.tag is not None and one.tag[0] == "is"]
    rest = [one for one in everything if one.tag is None]
    for title, group in (("What a client asks", asks), ("What the server tells", tells)):
        lines += ["", f"### {title}", *(line for one in group for line in section(one))]
    lines += ["", "## HTTP", "", "| request | gives | about |", "|---|---|---|"]
    for one in paths_of(Desk):
        takes = f" with {kind_name(one.takes)}" if one.takes is not None else ""
        link = " (a link)" if one.bearer else ""
        lines.append(f"| `{one.method} {one.path}`{takes}{link} | {one.status} {kind_name(one.gives)} | {one.about} |")
    lines += ["", "A refusal is a `Refused` with a fitting status. `/api/schema` is all of this as OpenAPI 3.1.", ""]
    lines += ["## Parts and bodies", *(line for one in rest for line in section(one))]
    return "\n".join(lines) + "\n" + OUTRO + "".join(f"| `{code}` | {sentence} |\n" for code, sentence in server_codes())


def kind_name(kind: Any) -> str:
    if kind is None:
        return ""
    if isinstance(kind, str):
        return f"`{kind}`"
    name = getattr(kind, "__name__", "") if not hasattr(kind, "__args__") else ""
    if name:
        return f"`{name}`"
    inside = ", ".join(getattr(one, "__name__", str(one)) for one in kind.__args__)
    return f"`{kind.__origin__.__name__}[{inside}]`"


def section(one: Type) -> Iterator[str]:
    tag = f" (`{one.tag[0]}`: `{one.tag[1]}`)" if one.tag is not None else ""
    yield from ("", f"#### {one.name}{tag}", "", " ".join(one.about.split()))
    if one.fields:
        yield from ("", "| field | type | default | about |", "|---|---|---|---|")
    for field in one.fields:
        default = f"`{shown_default(field.default)}`" if field.optional else ""
        yield f"| `{field.name}` | `{field.type.replace('|', chr(92) + '|')}` | {default} | {field.about} |"


def server_codes() -> Iterator[tuple[str, str]]:
    """The refusals of the server's own section in the words, with their arguments as they are named there."""
    file = ROOT / "src" / "leagues" / "kernel" / "words" / "en" / "errors.ftl"
    _, _, own = file.read_text(encoding="utf-8").partition("## The server\n")
    for entry in FluentParser().parse(own.split("\n##")[0]).body:
        if isinstance(entry, ftl.Message) and entry.id.name.startswith("error-") and entry.value is not None:
            yield entry.id.name.removeprefix("error-"), written(entry.value)


def written(pattern: ftl.Pattern) -> str:
    """A sentence as it is written; where it depends on a count, as for many."""
    pieces = []
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            pieces.append(element.value)
        elif isinstance(element.expression, ftl.SelectExpression):
            pieces.append(written(next(variant.value for variant in element.expression.variants if variant.default)))
        elif isinstance(element.expression, ftl.VariableReference):
            pieces.append(f"{{ ${element.expression.id.name} }}")
    return "".join(pieces)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--check", action="store_true", help="only compare")
    check = parser.parse_args().check
    status = 0
    for file, made in ((TYPES, typescript_file()), (DOCUMENT, document())):
        if check:
            if not file.exists() or file.read_text(encoding="utf-8") != made:
                print(f"{file.relative_to(ROOT)} is not what the code declares: run tools/protocol.py", file=sys.stderr)
                status = 1
        else:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(made, encoding="utf-8")
    return status


if __name__ == "__main__":
    sys.exit(main())
