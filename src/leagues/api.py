"""The Python interface: make a table, open a record, check one."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, SupportsIndex

from leagues.bots import policy_names
from leagues.games import GAMES
from leagues.kernel import record as records
from leagues.kernel import terms
from leagues.kernel import verify as verifying
from leagues.kernel.chance import LEAST_BYTES, SECRET_BYTES, FairDice, Luck, OpenSeed, OwnDice
from leagues.kernel.chance import read_seed as read_seed
from leagues.kernel.datafile import read_tables as read_tables
from leagues.kernel.entries import Handover
from leagues.kernel.errors import LeaguesError
from leagues.kernel.frames import GameState
from leagues.kernel.game import Game
from leagues.kernel.numbers import flag, whole
from leagues.kernel.options import shown
from leagues.kernel.schema import Record
from leagues.kernel.table import Table


def games() -> tuple[str, ...]:
    """The ids of all games."""
    return tuple(GAMES)


def fresh_luck(game: Game, options: Mapping[str, Any], values: Record, policies: Sequence[str]) -> FairDice:
    """Fair dice for people at one machine: a new secret, and new bytes for each seat that no bot plays."""
    people = [seat for seat, policy in enumerate(policies) if not policy]
    given = tuple(secrets.token_bytes(LEAST_BYTES) for _ in people)
    return FairDice(secrets.token_bytes(SECRET_BYTES), given, terms.written(game, options, values, policies, people))


def new(
    game: str, *, seed: str | SupportsIndex | None = None, luck: Luck | None = None, own_dice: bool = False,
    tables: str | Path | Record | None = None, auto: bool = True, wait: bool = False, seats: Sequence[str] = (),
    policies: Mapping[int, str] | None = None, **options: Any,
) -> Table:  # fmt: skip
    """A new game. With `seed` the luck is an open seed; without, fresh fair dice; with `own_dice` it is fed by hand.
    `policies` names the bots of some seats, for the record; whoever drives the table answers for them."""
    chosen = GAMES[game]
    values = read_tables(chosen, tables)
    given = chosen.read_options(options)
    luck = _luck_of(seed, luck, own_dice)
    bots = []
    if luck is None or policies:
        count = chosen.seats(chosen.new_state(values, given))
        named = _by_seat(chosen, {} if policies is None else policies, count)
        luck = luck or fresh_luck(chosen, given, values, named)
        bots = [Handover(0, seat, policy) for seat, policy in enumerate(named) if policy]
    return Table(chosen, given, values, luck, auto=auto, wait=wait, seats=seats, bots=bots)


def _by_seat(game: Game, policies: Mapping[int, str], seats: int) -> list[str]:
    """Which bot plays each seat; the empty text where none does."""
    if not isinstance(policies, Mapping):
        raise LeaguesError("policies-kind", kind=type(policies).__name__)
    named = [""] * seats
    for seat, policy in policies.items():
        if whole(seat) not in range(seats):
            raise LeaguesError("unknown-seat", seat=repr(seat), seats=seats - 1)
        known = policy_names(game)
        if policy != "" and policy not in known:
            raise LeaguesError("unknown-policy", policy=str(policy)[:40], policies=", ".join(known))
        named[seat] = policy
    return named


def _luck_of(seed: object, luck: Luck | None, own_dice: bool) -> Luck | None:
    """The luck that was asked for; None for fresh fair dice."""
    own_dice = flag(own_dice, "own_dice")
    if (seed is not None) + (luck is not None) + own_dice > 1:
        raise LeaguesError("luck-twice")
    if seed is not None:
        return OpenSeed(read_seed(seed))
    return OwnDice() if own_dice else luck


def position(
    game: str, state: Mapping[str, Any] | GameState, *, seed: str | SupportsIndex | None = None, luck: Luck | None = None,
    own_dice: bool = False, tables: str | Path | Record | None = None, auto: bool = True, wait: bool = False, **options: Any,
) -> Table:  # fmt: skip
    """A table that begins at a state (`table.state`, or its JSON), also in the middle of a turn, if that state can occur.
    Its luck is chosen as that of `new`."""
    chosen = GAMES[game]
    values = read_tables(chosen, tables)
    start = chosen.load_state(values, state.json() if isinstance(state, GameState) else state)
    given = chosen.options_of(start)
    for name, value in options.items():
        read = chosen.read_options({name: value})[name]
        if read != given[name]:
            raise LeaguesError("state-option", option=name, value=shown(read), right=shown(given[name]))
    luck = _luck_of(seed, luck, own_dice) or fresh_luck(chosen, given, values, [""] * chosen.seats(start))
    return Table(chosen, given, values, luck, auto=auto, wait=wait, start=start)


def load(record: str | Path, *, secret: bytes | None = None, auto: bool = True, wait: bool = False) -> Table:
    """The table of a record (its path, or its text)."""
    if secret is not None and not isinstance(secret, bytes):
        raise LeaguesError("bad-fairness")
    return records.replay(records.parse(_text(record), GAMES), secret, auto=auto, wait=wait)


def verify(record: str | Path, receipt: str | Path | None = None) -> verifying.Verdict:
    """Draw every draw of a record again; an error names the first that differs."""
    return verifying.verify(records.parse(_text(record), GAMES), None if receipt is None else _text(receipt))


def _text(source: str | Path) -> str:
    """The text itself, or what a file holds. A text is told from a path by its opening brace."""
    if isinstance(source, str) and source.lstrip().startswith("{"):
        return source
    try:
        return Path(source).read_text(encoding="utf-8")
    except (OSError, TypeError, ValueError) as error:
        raise LeaguesError("file-unreadable", file=str(source)[:200]) from error
