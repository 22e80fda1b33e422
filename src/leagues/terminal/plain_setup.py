"""The options of a new game, asked in sentences: each with the answer that stands ready."""

from __future__ import annotations

from typing import Protocol

from leagues.kernel.errors import LeaguesError
from leagues.kernel.game import Game
from leagues.kernel.options import Option, Value
from leagues.kernel.words import Words
from leagues.terminal.boards import Board
from leagues.terminal.main import PlayRequest
from leagues.terminal.setup import about, asked, luck_line, matters, named, read_typed, ready, recommended, said, take


class Quit(Exception):  # noqa: N818 (nothing went wrong)
    """The person wants to stop."""


class Talk(Protocol):
    """A conversation, in sentences."""

    request: PlayRequest
    language: str
    game: Game
    board: Board

    @property
    def w(self) -> Words:
        """The words of the moment."""

    def say(self, *sentences: str) -> None:
        """Sentences, a line each."""

    def ask(self, question: str) -> str:
        """A line of input."""

    def change_language(self) -> None:
        """The other language."""


def ask_options(talk: Talk) -> dict[str, Value]:
    """Every option that matters."""
    chosen = ready(talk.request)
    talk.say(talk.w.text("setup-title", game=talk.w.text("game-title")) + ".", talk.w.text("game-about"))
    talk.say(luck_line(talk.request, talk.w))
    for option in asked(talk.request):
        if matters(talk.game, talk.board, option, chosen):
            say_option(talk, option)
            chosen = take(talk.game, chosen, option.name, ask_option(talk, option, chosen[option.name]))
    return chosen


def ask_option(talk: Talk, option: Option, at_hand: Value) -> Value:
    """The answer to one option; just Enter takes the one that stands ready."""
    while True:
        typed = talk.ask(talk.w.text("setup-take", value=said(option, at_hand, talk.w)))
        if typed.lower() == "q":
            raise Quit
        if typed.lower() == "l":
            talk.change_language()
            continue
        try:
            return read_typed(option, typed, talk.w) if typed else at_hand
        except LeaguesError:
            talk.say(talk.w.text("setup-wrong", typed=typed[:40]))
            say_option(talk, option)


def say_option(talk: Talk, option: Option) -> None:
    """What can be chosen; where there may be many, a line each."""
    w = talk.w
    name = w.text(f"option-{option.name}")
    beside = [(named(option, value, w), about(option, value, w, talk.board)) for value in option.choices]
    if option.many:
        talk.say(w.text("setup-many", name=name), w.text(f"option-{option.name}.about"))
        talk.say(
            *(w.text("setup-one", number=number, name=value, about=words) for number, (value, words) in enumerate(beside, 1))
        )
        talk.say(recommended(option, w))
        return
    values = ", ".join(f"{value} ({words})" if words else value for value, words in beside)
    talk.say(w.text("setup-question", name=name, choices=values), w.text(f"option-{option.name}.about"))
