"""What lies beside the hull, as a table: the camp's bonus tokens, everybody's sets, and what they are worth so far."""

from __future__ import annotations

from rich.text import Text

from leagues.games.island.camp import points, set_points, set_size, tokens, top_porthole, treasure_points
from leagues.games.island.state import BONUSES, CARDS, COLOURS, TREASURES, State
from leagues.games.island.tables import Tables
from leagues.kernel.words import Words
from leagues.terminal.ink import fit, ink, joined
from leagues.terminal.island_signs import (
    CASTAWAYS,
    SHAPES,
    bonus_sign,
    by_colour,
    card_name,
    castaway_sign,
    colour_sign,
    drawn,
    letter,
    mark,
    several,
)  # fmt: skip
from leagues.terminal.seen import NOBODY

LABEL, SET, HAND = 7, 12, 5  # columns of the table
CHOSEN_LINES = 3  # lines for a hand at the most, where few play


def beside(s: State, t: Tables, eye: int, w: Words, width: int) -> list[Text]:
    """Every line, none longer than `width`."""
    lines = [heading(w), camp(s, t, w), *(player(s, t, seat, eye, w) for seat in range(s.players))]
    lines.append(fitting(width, f"{portholes(s, t, w)}   {next_order(s, w)}", portholes(s, t, w)))
    if s.ending:
        return lines
    return lines + (hand(s, t, eye, w, width) if eye != NOBODY else [])


def fitting(width: int, *sentences: str) -> Text:
    """The first that fits, or else the last."""
    lines = [drawn(sentence) for sentence in sentences]
    return next((line for line in lines if line.cell_len <= width), lines[-1])


def heading(w: Words) -> Text:
    """The colours, and the columns behind them."""
    line = ink(" " * LABEL)
    for colour in range(TREASURES):
        line = joined(line, fit(drawn(colour_sign(colour, w), "quiet"), SET))
    return joined(line, fit(ink(w.text("island-hand-column"), "quiet"), HAND), ink(w.text("island-points-column"), "quiet"))


def camp(s: State, t: Tables, w: Words) -> Text:
    """The bonus tokens that can be taken."""
    line = fit(ink(w.text("place-camp"), "quiet"), LABEL)
    for colour in range(TREASURES):
        line = joined(line, fit(ink(brief_bonus(t, s.spaces[colour] - 1, w), "pearl"), SET))
    return line


def brief_bonus(t: Tables, kind: int, w: Words) -> str:
    """A bonus token in a few letters."""
    if kind < 0:
        return "–"
    said = w.text("island-bonus-brief", kind=kind, points=t.bonus_points[kind])
    return said if kind < 2 else f"{bonus_sign(t, kind, w)} {said}"


def player(s: State, t: Tables, seat: int, eye: int, w: Words) -> Text:
    """A castaway's sets, hand and points."""
    turn = "▶" if seat == s.active and s.round and not s.ending else " "
    line = joined(ink(turn, "key"), ink(castaway_sign(seat, eye, w), f"{CASTAWAYS[seat]}-castaway"), ink(" " * (LABEL - 4)))
    for colour in range(TREASURES):
        role = COLOURS[colour] if s.portholes[seat][colour] else "text"
        line = joined(line, fit(ink(set_cell(s, t, seat, colour, w), role), SET))
    return joined(line, fit(ink(str(s.sizes[seat])), HAND), ink(points_cell(s, t, seat, eye), "strong"))


def set_cell(s: State, t: Tables, seat: int, colour: int, w: Words) -> str:
    """A set: its size, its bonus tokens, its porthole in brackets, and what it is worth so far."""
    size, porthole = set_size(s, seat, colour), s.portholes[seat][colour]
    if not size:
        return "·"
    signs = "".join(bonus_sign(t, kind, w) * tokens(s, seat, colour, kind) for kind in range(BONUSES))
    closed = f"({porthole})" if porthole else ""
    worth = f"={set_points(s, t, seat, colour)}"
    for shown in (signs, f"*{len(signs)}"):
        cell = (f"{size} {shown}" if signs else f"{size}") + closed + worth
        if len(cell) < SET:
            break
    return cell


def points_cell(s: State, t: Tables, seat: int, eye: int) -> str:
    """What is known of a castaway's points; a rival's hand may hold more."""
    known = points(s, t, seat)
    return f"{known}" if s.ending or seat == eye or not s.sizes[seat] else f"{known}+?"


def portholes(s: State, t: Tables, w: Words) -> str:
    """The top of each pile."""
    piles = [f"{t.sizes[pile]}→{top_porthole(s, t, pile) or '–'}" for pile in range(len(t.sizes))]
    return w.text("island-portholes", piles=" ".join(piles)) + mark(t, "portholes", w)


def next_order(s: State, w: Words) -> str:
    """Who goes first in the next round, as far as the castaways have moved; in the last round nothing follows."""
    if s.round == 0 or s.final == 2 or s.ending:
        return ""
    moved = sorted((s.columns[seat], seat) for seat in range(s.players) if s.moved >> seat & 1)
    order = [letter(seat, w) for _, seat in moved] + ["?"] * (s.players - len(moved))
    return w.text("island-next-order", order=" ".join(order))


def hand(s: State, t: Tables, eye: int, w: Words, width: int) -> list[Text]:
    """The own hand: in full where it fits, otherwise with as many cards of each colour as there are."""
    cards, count = s.hands[eye], s.sizes[eye]
    if not count:
        return [ink(w.text("island-hand-empty"))]
    groups = [
        SHAPES[colour] + " ".join(several(card_name(card, w), n) for card, n in by_colour(cards, colour))
        for colour in range(len(COLOURS))
        if by_colour(cards, colour)
    ]
    worth = treasure_points(s, t, eye)
    tail = w.text("island-hand-treasures", points=worth) + mark(t, "treasures", w) if any(cards[CARDS - 4 :]) else ""
    title = w.text("island-hand", count=count)
    lines = [drawn(title)]
    for group in [*groups, *([tail] if tail else [])]:
        longer = joined(lines[-1], "  ", drawn(group))
        if longer.cell_len <= width:
            lines[-1] = longer
        else:
            lines.append(joined("  ", drawn(group)))
    if len(lines) <= CHOSEN_LINES - (s.players - 2):
        return lines
    counts = "  ".join(f"{SHAPES[c]}{sum(n for _, n in by_colour(cards, c))}" for c in range(len(COLOURS)))
    return [fitting(width, f"{title}  {counts}  {tail}", f"{title}  {counts}")]
