"""The words of the terminal, together with those of a game."""

from __future__ import annotations

from pathlib import Path

from leagues.kernel.entries import Line
from leagues.kernel.explaining import LogTurn
from leagues.kernel.game import Game
from leagues.kernel.words import LANGUAGES, Words, kernel_words, words

HERE = Path(__file__).parent / "words"


def speech(language: str, game: Game | None = None) -> Words:
    """Everything that can be said at a table of this game."""
    folders = [HERE] if game is None or game.folder is None else [game.folder / "words", HERE]
    return words(language, *folders)


def other(language: str) -> str:
    """The language that `l` changes to."""
    return LANGUAGES[(LANGUAGES.index(language) + 1) % len(LANGUAGES)]


def other_name(w: Words) -> str:
    """What that language calls itself, inside a sentence."""
    return kernel_words(other(w.language)).text("language-name.inside")


def told(line: Line, w: Words) -> str:
    """A line of the journal."""
    a, b, c = line.arguments
    return w.text(line.message, a=a, b=b, c=c)


def story_of(log: list[LogTurn], w: Words) -> list[str]:
    """A game's log, a paragraph for each turn."""
    return [" ".join(w.text(id, **arguments) for id, arguments in turn["sentences"]) for turn in log]


class Reason:
    """A sentence of the terminal's own, to stand behind an error as its reason."""

    def __init__(self, id: str) -> None:
        self.id = id

    def text(self, language: str) -> str:
        """The sentence."""
        return speech(language).text(self.id)
