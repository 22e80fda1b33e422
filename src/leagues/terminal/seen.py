"""A table as one seat may know it: to be shown, not played on."""

from __future__ import annotations

from leagues.kernel.standing import SPECTATOR
from leagues.kernel.table import Table

NOBODY = SPECTATOR  # is before the screen: it shows what anybody may know


class Seen(Table):
    """What a seat sees. Its state has been through `hide`, so nothing that is made of it can tell more."""

    def __init__(self, table: Table, seat: int) -> None:
        state = table.state
        table.game.hide(state, table.tables, seat)
        super().__init__(table.game, table.options, table.tables, None, auto=False, seats=table.seats, start=state,
                         bots=table.bots)  # fmt: skip
        self.seat = seat
        self.journal = table.lines(seat)

    def settle(self) -> None:
        """Nothing is answered here."""


def eye(table: Table) -> int:
    """The seat that looks at a table."""
    return table.seat if isinstance(table, Seen) else NOBODY
