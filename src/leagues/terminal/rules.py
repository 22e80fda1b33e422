"""The rulebook, to be read while playing."""

from __future__ import annotations

from collections.abc import Iterable

from leagues.kernel.game import Game
from leagues.kernel.rulebook import Entry
from leagues.kernel.words import Words


def entries(game: Game, ids: Iterable[str]) -> list[Entry]:
    """The entries of these ids."""
    wanted = list(ids)
    return [entry for id in wanted for entry in game.rulebook if entry.id == id]


def title(entry: Entry, w: Words) -> str:
    """What the rule is called."""
    return w.text(f"rule-{entry.id}.title")


def sentence(entry: Entry, w: Words) -> str:
    """What the rule says."""
    return w.text(f"rule-{entry.id}")


def standing(entry: Entry, w: Words) -> str:
    """How sure it is, and where it comes from."""
    books: dict[str, list[str]] = {}
    for source in entry.sources:
        book, _, lines = source.partition(":")
        books.setdefault(book, []).append(lines)
    sources = " · ".join(_source(book, lines, w) for book, lines in books.items())
    return w.text("rule-standing", id=entry.id, standing=w.text(f"standing-{entry.standing}"), sources=sources)


def _source(book: str, lines: list[str], w: Words) -> str:
    if lines == [""]:
        return w.text("source-ruling", ruling=book)
    name = w.text(f"book-{book}") if w.has(f"book-{book}") else book
    return w.text("source-lines", book=name, lines=", ".join(lines))


def search(game: Game, typed: str, w: Words) -> list[Entry]:
    """Every rule whose title, sentence or id holds all the words typed."""
    wanted = typed.casefold().split()

    def holds(entry: Entry) -> bool:
        text = f"{entry.id} {title(entry, w)} {sentence(entry, w)}".casefold()
        return all(word in text for word in wanted)

    return [entry for entry in game.rulebook if holds(entry)]
