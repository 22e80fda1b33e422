"""Write the page's types of what is explained, from the shapes as they are declared: what holds for every game, and what
each game adds.

python -m tools.shapes            write web/src/explaining.ts, and shapes.ts of each game's page
python -m tools.shapes --check    fail if what lies there is not what the code declares
"""

from __future__ import annotations

import argparse
import ast
import sys
from collections.abc import Iterator
from pathlib import Path

from tools.protocol import typescript

from leagues.games import GAMES

ROOT = Path(__file__).parents[1]
KERNEL = "src/leagues/kernel/explaining.py"


def files() -> Iterator[tuple[str, str]]:
    """The source and the page's file, one after the other."""
    yield KERNEL, "web/src/explaining.ts"
    for game in GAMES:
        yield f"src/leagues/games/{game}/aids/shapes.py", f"web/src/games/{game}/shapes.ts"


def written(source: str) -> str:
    """A page's file."""
    text = (ROOT / source).read_text(encoding="utf-8")
    lines, used = [], set()
    for node in ast.parse(text).body:
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Subscript() as value):
                lines += ["", f"export type {name} = {typescript(value)}"]
            case ast.ClassDef():
                lines += ["", *interface(node, text.split("\n"))]
            case _:
                continue
        used |= {inside.id for inside in ast.walk(node) if isinstance(inside, ast.Name)}
        used |= {inside.attr for inside in ast.walk(node) if isinstance(inside, ast.Attribute)}
    head = [f"// Made by tools/shapes.py from {source}. Change that, then run it again."]
    if source != KERNEL:
        common = sorted(used & {"Choice", "Sentence"})
        head += ["", "import type * as explaining from '../../explaining'"]
        head += [f"import type {{ {', '.join(common)} }} from '../../explaining'"] if common else []
        head += [f"export type {{ {', '.join(common)} }}"] if common else []
    return "\n".join([*head, *lines]) + "\n"


def interface(node: ast.ClassDef, text: list[str]) -> Iterator[str]:
    """A shape, field by field."""
    about = " ".join((ast.get_docstring(node) or "").split())
    yield f"/** {about} */"
    above = []
    for base in node.bases:
        match base:
            case ast.Name(id="TypedDict"):
                pass
            case _:
                above.append(typescript(base))
    yield f"export interface {node.name}{' extends ' + above[0] if above else ''} {{"
    for line in node.body:
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
            _, _, comment = text[line.lineno - 1].partition("  # ")
            if comment:
                yield f"  /** {comment.strip()} */"
            kind, optional = line.annotation, ""
            if isinstance(kind, ast.Subscript) and isinstance(kind.value, ast.Name) and kind.value.id == "NotRequired":
                kind, optional = kind.slice, "?"
            yield f"  {line.target.id}{optional}: {typescript(kind)}"
    yield "}"


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--check", action="store_true", help="only compare")
    check, status = parser.parse_args().check, 0
    for source, target in files():
        file, made = ROOT / target, written(source)
        if not check:
            file.write_text(made, encoding="utf-8")
        elif not file.exists() or file.read_text(encoding="utf-8") != made:
            print(f"{target} is not what {source} declares: run python -m tools.shapes", file=sys.stderr)
            status = 1
    return status


if __name__ == "__main__":
    sys.exit(main())
