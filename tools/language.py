"""Begin a language: every English catalogue, copied into a folder of the new language beside it.

    python -m tools.language de
    python -m tools.language xx --made-up

A made-up language has other letters in all its words, so that whatever is still English on a screen was not taken from a
catalogue.
"""

from __future__ import annotations

import argparse
import re
import shutil
from collections.abc import Callable
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast

ROOT = Path(__file__).parents[1]
FROM = "en"
PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
OTHER = "åƀçđéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ"
LETTERS = str.maketrans(PLAIN, OTHER)


def made_up(text: str) -> str:
    """The same text in the letters of a made-up language; what marks a place in it stays."""
    return "".join(part if part.startswith("<") else part.translate(LETTERS) for part in re.split(r"(<[^>]*>)", text))


def translate(node: object) -> None:
    """Change all that people read in a catalogue: the texts of messages, and the titles of chapters."""
    if isinstance(node, ast.TextElement):
        node.value = made_up(node.value)
    elif isinstance(node, ast.Placeable) and isinstance(node.expression, ast.StringLiteral):  # text with spaces at its ends
        literal = node.expression.value
        node.expression.value = literal if "\\" in literal else made_up(literal)
    elif isinstance(node, ast.GroupComment):
        node.content = made_up(node.content or "")
    for inside in node if isinstance(node, list) else vars(node).values() if isinstance(node, ast.BaseNode) else ():
        translate(inside)


def translated(text: str) -> str:
    """A whole catalogue in the made-up language."""
    tree = FluentParser().parse(text)
    translate(tree)
    return str(FluentSerializer().serialize(tree))


def begin(language: str, root: Path, change: Callable[[str], str] = str) -> list[Path]:
    """The new folders, with their files."""
    found = []
    for folder in sorted({file.parent for place in ("src", "web/words") for file in (root / place).rglob(f"{FROM}/*.ftl")}):
        new = folder.with_name(language)
        shutil.copytree(folder, new)
        found.append(new)
        for file in new.glob("*.ftl"):
            file.write_text(change(file.read_text(encoding="utf-8")), encoding="utf-8")
    return found


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="tools.language", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("language", help="its short name, as browsers say it: two or three small letters")
    parser.add_argument("--made-up", action="store_true", help="with other letters in all its words")
    asked = parser.parse_args()
    if not re.fullmatch("[a-z]{2,3}", asked.language):
        parser.error(f"{asked.language}: two or three small letters, such as de")
    try:
        for folder in begin(asked.language, ROOT, translated if asked.made_up else str):
            print(folder.relative_to(ROOT))
    except FileExistsError as error:
        parser.error(f"{error.filename} is there already")


if __name__ == "__main__":
    main()
