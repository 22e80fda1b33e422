"""The path as a chart: rows of places that wind from one end to the other, as many to a row as fit."""

from __future__ import annotations

from dataclasses import dataclass

from leagues.terminal.ink import Sheet

TOKEN = 3  # columns of a place
WIDEST = 8  # columns from one place to the next


@dataclass(frozen=True)
class Chart:
    """Where the places 1 to `length` lie. The ends, 0 and `length` + 1, lie before the first and after the last."""

    length: int
    per_row: int
    cell: int  # columns from one place to the next
    pitch: int  # lines from one row to the next
    margin: int  # columns for the name of an end

    @property
    def rows(self) -> int:
        """How many rows there are."""
        return -(-self.length // self.per_row)

    @property
    def width(self) -> int:
        """How many columns it takes."""
        last_runs_right = self.rows % 2 == 1
        return self.last_column + TOKEN + (self.margin if last_runs_right else 2)

    @property
    def last_column(self) -> int:
        """Where the places on the right begin, beside which the way turns."""
        return self.margin + (self.per_row - 1) * self.cell

    @property
    def height(self) -> int:
        """How many lines it takes."""
        return self.rows * self.pitch

    def at(self, place: int) -> tuple[int, int]:
        """Column and line of a place."""
        if place <= 0:
            return 0, 0
        if place > self.length:
            x, y = self.at(self.length)
            return (x + TOKEN + 1 if self.runs_right(self.length) else x - self.margin), y
        row, along = divmod(place - 1, self.per_row)
        if row % 2:
            along = self.per_row - 1 - along
        return self.margin + along * self.cell, row * self.pitch

    def runs_right(self, place: int) -> bool:
        """Whether the way to the Abyss runs to the right here."""
        return (place - 1) // self.per_row % 2 == 0

    def slot(self, place: int) -> tuple[int, int]:
        """Column and line of the gap behind a place, on the way to the Abyss."""
        if place <= 0:
            return self.margin - 1, 0
        x, y = self.at(place)
        return (x + TOKEN if self.runs_right(place) else x - 1), y

    def draw_way(self, sheet: Sheet, left: int, top: int) -> None:
        """The line that joins the places."""
        right = left + self.last_column + TOKEN + 1
        turn = left + self.margin - 2
        for place in range(1, self.length):
            x, y = self.at(place)
            next_x, next_y = self.at(place + 1)
            if y == next_y:
                low = min(x, next_x) + TOKEN
                sheet.put(left + low, top + y, "─" * (max(x, next_x) - low), "line")
                continue
            edge = right if self.runs_right(place) else turn
            for row, corner in ((y, "─╮" if edge == right else "╭─"), (next_y, "─╯" if edge == right else "╰─")):
                sheet.put(edge - 1 if edge == right else edge, top + row, corner, "line")
            for row in range(y + 1, next_y):
                sheet.put(edge, top + row, "│", "line")
        x, y = self.at(self.length)
        if self.runs_right(self.length):
            sheet.put(left + x + TOKEN, top + y, "─", "line")
        else:
            sheet.put(left + x - self.margin, top + y, "─" * self.margin, "line")
        sheet.put(left, top, "─" * self.margin, "line")


def lay_out(length: int, width: int, height: int, margin: int) -> Chart:
    """The roomiest chart that fits: lines between the rows first, then wide cells; at the worst token beside token."""
    for pitch, least in ((3, TOKEN + 1), (2, TOKEN + 1), (1, TOKEN + 1), (1, TOKEN)):
        for per_row in range(1, length + 1):
            for cell in range(WIDEST, least - 1, -1):
                chart = Chart(length, per_row, cell, pitch, margin)
                if chart.height <= height and chart.width <= width:
                    return chart
    return Chart(length, max(1, (width - 2 * margin) // TOKEN), TOKEN, 1, margin)
