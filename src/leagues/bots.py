"""Bots: policies in the empty seats of a table. A bot gets what its seat may know and nothing else.

A table knows which seats are bots' (`Table.bots`), and its record says so; such a seat is named after its policy.
"""

from __future__ import annotations

from leagues.kernel.decisions import MOST_OPTIONS
from leagues.kernel.errors import LeaguesError
from leagues.kernel.game import Game
from leagues.kernel.playout import policies
from leagues.kernel.sfc32 import Words
from leagues.kernel.table import Table
from leagues.strangers import LEVELS, invited, levels

RECOMMENDED = ("helmsman", "greedy")  # to play with: of these the first that can play a game
STAND_INS = ("mate", "greedy")  # to play on for a person, likewise
ADVISER = "greedy"  # what lessons recommend: at once, and the same in every run, so that the way to the end is known
BOT = "bot "


def policy_names(game: Game) -> tuple[str, ...]:
    """The policies that can play a game, the recommended one first."""
    known = (*levels(game), *policies(game))
    return tuple(sorted(known, key=lambda name: name != _first(RECOMMENDED, known)))


def offered(game: Game) -> tuple[str, ...]:
    """Those that people are offered to play with: the levels, where there are any."""
    return levels(game) or policy_names(game)


def stand_in(game: Game) -> str:
    """The policy that plays on for a person."""
    return _first(STAND_INS, policy_names(game))


def _first(wanted: tuple[str, ...], known: tuple[str, ...]) -> str:
    return next((name for name in wanted if name in known), known[0])


def seat_name(policy: str) -> str:
    """What the seat of a bot is called in records."""
    return BOT + policy


def seated(table: Table) -> dict[int, str]:
    """The seats that are bots' now, with their policies; a policy that this program does not know plays nothing."""
    found = {seat: table.bot(seat) for seat in range(len(table.seats))}
    return {seat: policy for seat, policy in found.items() if policy in policy_names(table.game)}


def answer(table: Table, seat: int, policy: str, luck: Words) -> int:
    """What a policy answers for a seat, as a place within the decision that waits (`Table.move`). `luck` is the generator
    that it may draw from."""
    known = policies(invited(table.game, policy) if policy in LEVELS else table.game)
    if policy not in known:
        raise LeaguesError("unknown-policy", policy=policy[:40], policies=", ".join(known))
    view = table.state
    table.game.hide(view, table.tables, seat)
    out = [0] * MOST_OPTIONS
    count = table.game.flow.options(view, table.tables, out)
    return int(known[policy].choose([view], 0, table.tables, out, count, luck))


def advice(table: Table, seat: int) -> int:
    """What a lesson recommends to a seat, as a place within the decision that waits."""
    return answer(table, seat, ADVISER, [1, 2, 3, 4]) if table.option_count > 1 else table.answers[0]
