"""The running score, with the source of every point."""

from __future__ import annotations

from typing import cast

from leagues.games.island.aids.shapes import Part, SeatScore, SetScore, Source
from leagues.games.island.camp import bonus_points, closed, set_size, tokens
from leagues.games.island.state import BONUSES, OBJECTS, TREASURES, State, card_of
from leagues.games.island.tables import KINDS, Tables


def part(source: str, count: int, amount: int) -> Part:
    """Some points."""
    return {"source": cast(Source, source), "count": count, "amount": amount}


def set_score(s: State, t: Tables, seat: int, colour: int) -> SetScore:
    """One set: its porthole, then every kind of token that lies on it."""
    parts = [part("porthole", 1, s.portholes[seat][colour])] if closed(s, seat, colour) else []
    for kind in range(BONUSES):
        count = tokens(s, seat, colour, kind)
        if count:
            parts.append(part(KINDS[kind], count, bonus_points(s, t, seat, colour, kind)))
    points = sum(one["amount"] for one in parts)
    return {"colour": colour, "size": set_size(s, seat, colour), "parts": parts, "points": points}


def treasures(s: State, t: Tables, seat: int) -> list[Part]:
    """The treasures in a hand, one part for each object that is there."""
    found: list[Part] = []
    for thing in range(OBJECTS):
        card = card_of(TREASURES, thing)
        count = s.hands[seat][card]
        if count:
            found.append({"source": "treasure", "count": count, "amount": count * t.treasures[thing], "card": card})
    return found


def seat_score(s: State, t: Tables, seat: int, *, whole: bool) -> SeatScore:
    """What a seat has; the treasures of a hand only where it is known as a whole."""
    sets = [set_score(s, t, seat, colour) for colour in range(TREASURES) if set_size(s, seat, colour)]
    hand = treasures(s, t, seat) if whole else []
    points = sum(one["points"] for one in sets) + sum(one["amount"] for one in hand)
    return {"seat": seat, "sets": sets, "treasures": hand, "points": points, "whole": whole}
