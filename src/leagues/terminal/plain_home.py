"""The beginning in sentences: the three games, those that wait, and the guide."""

from __future__ import annotations

from dataclasses import replace
from typing import Protocol

from leagues.games import GAMES
from leagues.kernel.errors import LeaguesError
from leagues.terminal import guide
from leagues.terminal.main import PlayRequest, begin, take_up
from leagues.terminal.plain_setup import Quit, Talk, ask_options
from leagues.terminal.setup import first_told, first_voyage
from leagues.terminal.shelf import shelf
from leagues.terminal.sitting import Sitting
from leagues.terminal.speech import other_name, speech
from leagues.terminal.waiting import waiting


class Host(Talk, Protocol):
    """A conversation that has not settled yet which game it is about."""

    def turn_to(self, request: PlayRequest) -> None:
        """From here on it is about this game."""


def ask_home(talk: Host) -> Sitting:
    """Ask until a game is begun or gone on with."""
    waits = waiting(shelf())
    requests = [replace(talk.request, game=id) for id in GAMES]
    while True:
        say_home(talk, requests, [one.told(talk.language) for one in waits])
        typed = talk.ask(talk.w.text("home-ask", last=len(requests) + len(waits))).lower()
        options, number = typed.startswith("o"), typed.removeprefix("o").strip() or "1"
        at = int(number) - 1 if number.isdecimal() and len(number) < 6 else -1
        if typed == "q":
            raise Quit
        if typed == "l":
            talk.change_language()
        elif typed == "g":
            for part in guide.told(talk.language):
                talk.say(*[""] * part.begins, f"{part.title}. {part.said}")
        elif 0 <= at < len(requests):
            talk.turn_to(requests[at])
            return begin(talk.request, ask_options(talk) if options else first_voyage(talk.request))
        elif not options and 0 <= at - len(requests) < len(waits):
            try:
                sitting = take_up(talk.request, waits[at - len(requests)].file)
            except LeaguesError as error:
                talk.say(error.text(talk.language))
                continue
            talk.turn_to(replace(talk.request, game=sitting.table.game.id))
            return sitting
        else:
            talk.say(talk.w.text("home-wrong", typed=typed[:40]))


def say_home(talk: Host, requests: list[PlayRequest], waits: list[str]) -> None:
    """What can be chosen."""
    w = talk.w
    talk.say(w.text("home-new") + ".")
    for number, request in enumerate(requests, start=1):
        own = speech(talk.language, request.chosen)
        talk.say(f"{number}. {own.text('game-title')}. {own.text('game-about')}")
    if waits:
        talk.say(w.text("home-waiting-title") + ".")
        talk.say(*(f"{number}. {told}." for number, told in enumerate(waits, start=len(requests) + 1)))
    first = requests[0]
    talk.say(first_told(first, speech(talk.language, first.chosen)), w.text("home-plain", language=other_name(w)))
