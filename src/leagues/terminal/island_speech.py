"""Nautilus Island in sentences: the whole table as one seat may know it."""

from __future__ import annotations

from leagues.games.island.aids.choices import lying
from leagues.games.island.camp import points, set_points, set_size, tokens, top_porthole, treasure_points
from leagues.games.island.hull import stacks
from leagues.games.island.state import BONUSES, TREASURES, State
from leagues.games.island.tables import Tables
from leagues.kernel.words import Words
from leagues.terminal.island_hull import columns, stands_above
from leagues.terminal.island_signs import castaway, colour_name, lying_words, mark, several, told_cards
from leagues.terminal.seen import NOBODY


def describe(s: State, t: Tables, eye: int, bots: dict[int, str], w: Words) -> list[str]:
    """Hull, camp, portholes, everybody's sets, and the own hand."""
    lines = [w.text("island-say-hull") + mark(t, "faces", w) + "."]
    lines += [say_column(s, t, column, w) for column in columns(s, t)]
    lines += [w.text("island-say-spaces", spaces=spaces(s, w)), say_portholes(s, t, w)]
    for seat in range(s.players):
        lines += say_player(s, t, seat, eye, seat in bots, w)
    if eye != NOBODY:
        lines.append(say_hand(s, t, eye, w))
    return lines


def say_column(s: State, t: Tables, column: int, w: Words) -> str:
    """A column: its stacks, their cards, and who stands there."""
    cards = lying_words(*lying(s, t, column), w) or w.text("island-say-empty")
    here = [seat for seat in range(s.players) if s.columns[seat] == column]
    who = "".join(
        " " + w.text("island-say-stands", castaway=castaway(seat, w), side="above" if stands_above(s, seat) else "below")
        for seat in here
    )
    said = w.text("island-say-stacks", column=column, stacks=stacks(s, t, column), height=s.heights[column - 1], cards=cards)
    return said + who


def spaces(s: State, w: Words) -> str:
    """The bonus tokens on the camp's spaces."""
    return ", ".join(
        w.text(
            "island-say-space", colour=colour_name(colour, w),
            bonus=w.text("bonus", kind=s.spaces[colour] - 1) if s.spaces[colour] else w.text("island-say-no-bonus"),
        )
        for colour in range(TREASURES)
    )  # fmt: skip


def say_portholes(s: State, t: Tables, w: Words) -> str:
    """The piles of portholes."""
    piles = ", ".join(
        w.text("island-say-pile", size=t.sizes[pile], value=top_porthole(s, t, pile)) for pile in range(len(t.sizes))
    )
    return w.text("island-say-portholes", piles=piles) + mark(t, "portholes", w) + "."


def say_player(s: State, t: Tables, seat: int, eye: int, bot: bool, w: Words) -> list[str]:
    """A castaway: sets, hand and points; with what everybody watched, if the table remembers."""
    kind = "you" if seat == eye else "bot" if bot else "person"
    known = points(s, t, seat)
    lines = [w.text("island-say-player", castaway=castaway(seat, w), kind=kind, cards=s.sizes[seat], points=known)]
    begun = [colour for colour in range(TREASURES) if set_size(s, seat, colour)]
    lines += ["– " + say_set(s, t, seat, colour, w) for colour in begun]
    if s.memory and seat != eye and any(s.shown[seat]):
        lines.append("– " + w.text("island-say-watched", cards=told_cards(s.shown[seat], w)))
    return lines


def say_set(s: State, t: Tables, seat: int, colour: int, w: Words) -> str:
    """A set with its tokens."""
    found = [(kind, tokens(s, seat, colour, kind)) for kind in range(BONUSES)]
    bonus = ", ".join(several(w.text("bonus", kind=kind), count) for kind, count in found if count) or "–"
    return w.text(
        "island-say-set", colour=colour_name(colour, w), count=set_size(s, seat, colour), bonus=bonus,
        porthole=s.portholes[seat][colour], points=set_points(s, t, seat, colour),
    )  # fmt: skip


def say_hand(s: State, t: Tables, eye: int, w: Words) -> str:
    """The own hand."""
    if not s.sizes[eye]:
        return w.text("island-hand-empty") + "."
    worth = treasure_points(s, t, eye)
    tail = " " + w.text("island-say-treasures", points=worth) + mark(t, "treasures", w) + "." if worth else ""
    return w.text("island-say-hand", cards=told_cards(s.hands[eye], w)) + tail
