"""The board as plain text, for `print` and for programs: what the terminal draws, without its colours."""

from __future__ import annotations

from typing import Any

from leagues.extras import here
from leagues.kernel.standing import SPECTATOR, check_table
from leagues.kernel.table import Table
from leagues.terminal.seen import Seen
from leagues.terminal.speech import speech

WIDTH = 80


def board(table: Table, seat: int = SPECTATOR, *, language: str = "en", width: int = WIDTH) -> str:
    """A table's board as text, as a seat may see it; without a seat, as everybody may. It is the terminal's; where that is
    not installed (`leagues[play]`), it is the state by the names of its fields."""
    check_table(table)
    seat = table.seat_of(seat, SPECTATOR)
    seen = table if table.over or not table.has_secrets else Seen(table, seat)
    w = speech(language, table.game)
    if not here("rich"):
        return "\n".join([w.text("game-title"), *plainly(seen.view(seat))])
    from leagues.terminal.boards import board_of

    drawn = board_of(table.game)
    above = " · ".join(part for part in (w.text("game-title"), drawn.where(seen, w), drawn.far(seen, w)) if part)
    chart = drawn.chart(seen, w, width) or drawn.picture(seen, seen.state, w, width, drawn.height, None)
    lines = [*chart, *drawn.counts(seen, w, width)]
    ending = [w.text(f"ending-{table.outcome}")] if table.outcome else []
    return "\n".join([above, *(line.plain.rstrip() for line in lines), *ending])


def plainly(view: dict[str, Any]) -> list[str]:
    """Everything that lies on the table, by name: not what is empty, nor the stack of what is going on."""

    def empty(value: Any) -> bool:
        return all(map(empty, value)) if isinstance(value, list) else not value

    return [f"{name}: {value}" for name, value in view.items() if name not in ("frames", "depth") and not empty(value)]
