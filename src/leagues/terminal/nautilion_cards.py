"""Nautilion's cards, explained: those on the table first, then the others that belong to the game."""

from __future__ import annotations

from collections.abc import Callable

from leagues.games.nautilion.cards import CardText, darkhouse_card, heroic_card
from leagues.games.nautilion.state import DARKHOUSE_CARDS, HEROICS, State, plays_with
from leagues.games.nautilion.tables import Tables
from leagues.kernel.words import Words
from leagues.terminal.boards import Explained

DECK = tuple(range(1, 13))


def explained(s: State, t: Tables, w: Words) -> list[Explained]:
    """Every Darkhouse card and every Heroic Action of the expansions that are played with."""
    found: list[Explained] = []
    if plays_with(s, DARKHOUSE_CARDS):
        found += _of_a_kind("darkhouse", darkhouse_card, t, w, lambda card: _in_row(s, card))
    if plays_with(s, HEROICS):
        found += _of_a_kind("heroic", heroic_card, t, w, lambda card: _of_heroics(s, t, card))
    return found


def _of_a_kind(
    kind: str, text: Callable[[Tables, int], CardText], t: Tables, w: Words, place: Callable[[int], str]
) -> list[Explained]:
    order = ("here", "row", "open", "deck", "gone", "box")
    cards = sorted(DECK, key=lambda card: (order.index(place(card)), card))
    return [_card(kind, text(t, card), place(card), w) for card in cards]


def _card(kind: str, card: CardText, place: str, w: Words) -> Explained:
    name = ", ".join(w.text(f"{id}.title", **arguments) for id, arguments in card.sentences)
    sentences = tuple(w.text(id, **arguments) for id, arguments in card.sentences)
    title = w.text("nautilion-card", card=w.text(f"card-{kind}", card=card.number), name=name)
    rules = tuple(rule.id for rule in card.rules)
    where = w.text("nautilion-card-place", place=place)
    return Explained(card.number, title, where, place in ("here", "row", "open"), sentences, rules, card.standing)


def _in_row(s: State, card: int) -> str:
    if card not in s.cards:
        return "box"
    return "here" if s.turn and s.cards[s.lamp] == card else "row"


def _of_heroics(s: State, t: Tables, card: int) -> str:
    if s.heroics >> card & 1:
        return "open"
    if s.heroic_deck >> card & 1:
        return "deck"
    return "box" if t.heroic_expansions[card] & ~s.expansions else "gone"
