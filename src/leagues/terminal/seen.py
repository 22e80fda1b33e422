"""A table as one seat may know it: to be shown, not played on."""

from __future__ import annotations

from leagues.kernel.frames import EVERYONE
from leagues.kernel.table import Table

NOBODY = EVERYONE  # the seat of somebody who may know only what everyone may


class Seen(Table):
    """What a seat sees. Its state has been through `hide`, so nothing that is made of it can tell more."""

    def __init__(self, table: Table, seat: int) -> None:
        state = table.state
        table.game.hide(state, table.tables, seat)
        super().__init__(table.game, table.options, table.tables, None, auto=False, seats=table.seats, start=state)
        self.seat = seat
        self.journal, self.bots = table.lines(seat), table.bots

    def settle(self) -> None:
        """Nothing is answered here."""


def eye(table: Table) -> int:
    """The seat that looks at a table."""
    return table.seat if isinstance(table, Seen) else NOBODY
