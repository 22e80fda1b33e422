"""How a game of Nautilus Island went: where every point comes from."""

from __future__ import annotations

from leagues.games.island.camp import bonus_points, points, set_points, set_size, tokens, treasure_points
from leagues.games.island.endings import winner
from leagues.games.island.state import BONUSES, OBJECTS, TREASURES, State
from leagues.games.island.tables import Tables
from leagues.kernel.words import Words
from leagues.terminal.island_signs import card_name, castaway, colour_name, mark, several, treasures


def result(s: State, t: Tables, w: Words) -> list[str]:
    """The ranking in one line; then for each castaway every set and every treasure with its points."""
    ranked = sorted(range(s.players), key=lambda seat: (-points(s, t, seat), s.columns[seat]))
    places = " · ".join(
        w.text("island-rank", place=at, castaway=castaway(seat, w), points=points(s, t, seat))
        for at, seat in enumerate(ranked, start=1)
    )
    tied = [seat for seat in ranked if points(s, t, seat) == points(s, t, ranked[0])]
    lines = [places + (" " + w.text("island-tie", castaway=castaway(winner(s, t), w)) if len(tied) > 1 else "")]
    for seat in ranked:
        lines += explained(s, t, seat, w)
    return lines


def explained(s: State, t: Tables, seat: int, w: Words) -> list[str]:
    """The points of one castaway, a line for each set, for the treasures, and for what is left over."""
    lines = [w.text("island-result-castaway", castaway=castaway(seat, w), points=points(s, t, seat))]
    begun = [colour for colour in range(TREASURES) if set_size(s, seat, colour)]
    lines += ["– " + set_line(s, t, seat, colour, w) for colour in begun]
    held = treasures(s.hands[seat])
    if held:
        parts = " + ".join(
            w.text("island-result-part", what=several(card_name(TREASURES * OBJECTS + thing, w), count),
                   points=count * t.treasures[thing])
            for thing, count in held
        )  # fmt: skip
        worth = treasure_points(s, t, seat)
        lines.append("– " + w.text("island-result-treasures", parts=parts, points=worth) + mark(t, "treasures", w))
    left = s.sizes[seat] - sum(count for _, count in held)
    if left:
        lines.append("– " + w.text("island-result-left", count=left))
    return lines


def set_line(s: State, t: Tables, seat: int, colour: int, w: Words) -> str:
    """A set: its porthole, each kind of bonus token on it, and the sum."""
    parts = []
    if s.portholes[seat][colour]:
        parts.append(w.text("island-result-porthole", points=s.portholes[seat][colour]) + mark(t, "portholes", w))
    for kind in range(BONUSES):
        count = tokens(s, seat, colour, kind)
        if count:
            name = several(w.text("bonus", kind=kind), count)
            parts.append(w.text("island-result-part", what=name, points=bonus_points(s, t, seat, colour, kind)))
    if not s.portholes[seat][colour]:
        parts.insert(0, w.text("island-result-open"))
    return w.text(
        "island-result-set", colour=colour_name(colour, w), count=set_size(s, seat, colour), parts=" + ".join(parts),
        points=set_points(s, t, seat, colour),
    )  # fmt: skip
