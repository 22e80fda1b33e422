"""Diving Apparatus: tests that come of actions for two action points are rolled with more, and a card that is played in its
ocean leaves a gem on an empty Adventure Deck [upgrade-diving-apparatus, diving-tests, diving-gem]."""

from __future__ import annotations

from leagues.games.nemo import actions, names, seas, sources
from leagues.games.nemo.state import State, fitted
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import pop, push

ME, SOURCE = names.upgrade(__name__), sources.of_file(__name__)
NEEDS = ("box", "expanded")
USE = 500


def modifier(s: State, t: Tables, what: int, subject: int, found: int) -> int:
    """Resting, repairing, refitting, and the card of an Adventure; battles are no such tests [diving-tests]."""
    return found + t.upgrade_adds[ME] if fitted(s, ME) and actions.of_two_points(s, t, what, subject) else found


def card_used(s: State, t: Tables, card: int) -> None:
    """A card with an ocean of its own, whatever comes of it."""
    if t.where[card] != 0 and fitted(s, ME):
        push(s, Step.DIVE, 0, 0, 0, 0)


def run(s: State, t: Tables, routine: int) -> None:
    """The card is done: a gem on the Adventure Deck, if it has none."""
    if routine == Step.DIVE:
        pop(s)
        if s.deck_gems == 0:
            seas.gem_on_deck(s, t)
