"""From what is stored to a table in play, checked against the rules.

A table is played again from its entries by the kernel's own replay, and must reach the states that were stored. If the
rules or the shipped values have changed under it and it no longer does, it goes on from its newest stored state; if that
cannot be, it is frozen: it can be looked at, and forked up to where the rules still agree.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any

import msgspec

from leagues import bots
from leagues.games import GAMES
from leagues.harbour import raw
from leagues.harbour.logs import log_fault
from leagues.harbour.runs import Ids, Ledger, told_of
from leagues.harbour.shares import fairness, is_begun
from leagues.harbour.store import Row, Stored
from leagues.kernel import record as records
from leagues.kernel.entries import Entry, Handover, Help
from leagues.kernel.errors import LeaguesError
from leagues.kernel.frames import CHANCE, GameState
from leagues.kernel.game import Game, digest
from leagues.kernel.record import Parsed, Written
from leagues.kernel.schema import Record
from leagues.kernel.table import Table
from leagues.kernel.writing import STATE_EVERY

decode = msgspec.json.decode
ITS_OWN = -1  # in the place of a seat, of a move that a table made by itself
UNREADABLE = "unreadable"  # no state has this hash


def encode(value: object) -> str:
    """JSON, as it is stored."""
    return msgspec.json.encode(value).decode()


def written(entry: Entry) -> list[Any]:
    """An entry as it is stored: in notation, never by ids."""
    return [entry.by, entry.decision.name, entry.notation, entry.forced]


@dataclass
class Restored:
    """A table as it stands."""

    table: Table
    revision: int
    ids: Ids = field(default_factory=dict)  # of all moves ever answered
    told: Ledger | None = None  # what each role has been shown
    frozen: int = 0  # the first entry at which today's rules differ; 0 for a table that goes on
    stills: list[GameState] = field(default_factory=list)  # of a frozen table: how it stood later, as far as that was stored
    resumed: bool = False  # it goes on from its stored state under other rules: to be saved before anybody plays
    agreed: int = 0  # the first entries, up to the last that was decided together


def restore(stored: Stored) -> Restored:
    """The table that was stored."""
    about = stored.about
    game = GAMES[about["game"]]
    tables, as_written = tables_of(game.id, about["hash"], about["differs"])
    moves = _since_resumed(stored.moves)
    start = about["start"]
    if moves and moves[0]["kind"] == "resume":
        start = moves[0]["state"]
    start_state = None if start is None else raw.from_dump(game.state, decode(start))
    entries, forked = fold(moves, about["forked"] if len(moves) == len(stored.moves) else 0)
    entries = _with_states(game, entries, moves)
    begun = is_begun(stored)
    options = game.read_options(decode(about["options"]))
    parsed = Parsed(game, about["rules"], options, tables, as_written, seat_names(stored), fairness(stored), start_state,
                    forked, tuple(entries), None, bots_of(stored, len(entries)),
                    helped_of(stored, len(entries)))  # fmt: skip
    made = Restored(*_replayed(parsed, stored, begun=begun))
    made.revision = stored.moves[-1]["revision"] if stored.moves else 0
    made.told = Ledger(len(stored.seats), secrets=game.hides(options))
    made.ids = told_of(map(_told, stored.moves), made.told)
    made.agreed = 0 if made.resumed else agreed_of(moves)
    return made


def readable(stored: Stored) -> Restored:
    """The same; of a table that makes no sense at all it is said that it cannot be read."""
    try:
        return restore(stored)
    except Exception as error:
        log_fault("unreadable", error, table=stored.about["id"])
        raise LeaguesError("table-unreadable") from error


def agreed_of(moves: Sequence[Row]) -> int:
    """How many entries there are up to the last that was decided together."""
    agreed = 0
    for move in moves:
        agreed = move["cut"] + 1 if move["kind"] == "agree" else min(agreed, move["cut"])
    return agreed


def _told(move: Row) -> tuple[int, list[int], int | None, str, int]:
    """What `runs` needs to know of a move."""
    return move["cut"], [entry[0] for entry in decode(move["entries"])], move["held"], move["id"], move["seat"]


def _replayed(parsed: Parsed, stored: Stored, *, begun: bool) -> tuple[Any, ...]:
    secret = None if stored.about["secret"] is None or not begun else bytes.fromhex(stored.about["secret"])
    try:
        table = records.replay(parsed, secret, auto=begun, wait=bool(stored.about["wait"]))
        if not stored.about["looked_at"]:
            return table, 0, {}, None, 0, [], table.resumed != 0
        if table.resumed:  # nobody plays on here, chance no more than people: it is to be looked at as it was
            return _frozen(parsed, stored)
        if len(table.entries) > len(parsed.entries):
            table.rewind(len(parsed.entries))
        return table, 0, {}, None, 0, [], False
    except LeaguesError as error:
        if error.code not in ("record-differs", "record-illegal", "record-frozen", "state-impossible"):
            raise
        return _frozen(parsed, stored)


def _frozen(parsed: Parsed, stored: Stored) -> tuple[Any, ...]:
    """As far as today's rules agree, to be looked at and forked; and the states that were stored later."""
    good = len(parsed.entries)
    again = replace(parsed, rules=parsed.game.rules_version, tables_as_written=True, fairness={"kind": "own"})
    while True:
        part = replace(again, entries=parsed.entries[:good], forked=min(parsed.forked, good))
        try:
            table = records.replay(part, auto=False, wait=bool(stored.about["wait"]))
            break
        except LeaguesError as error:
            good = int(str(error.details["entry"])) - 1
    if len(table.entries) > good:
        table.rewind(good)  # what follows by itself today need not have followed then
    table.take_luck(None, parsed.fairness, auto=False)
    kind = parsed.game.state
    later = _with_states(parsed.game, parsed.entries, _since_resumed(stored.moves), every=True)[good:]
    stills = [kind.from_json(one.state) for one in later if one.state is not None and one.hash != UNREADABLE]
    return table, 0, {}, None, good + 1, stills, False


def seat_names(stored: Stored) -> tuple[str, ...]:
    """The names for the record."""
    return tuple(
        row["name"] or (bots.seat_name(row["bot"]) if row["bot"] else f"seat {row['seat']}") for row in stored.seats
    )


def helped_of(stored: Stored, entries: int) -> tuple[Help, ...]:
    """From when on chances were told, and until when."""
    return tuple(Help(min(at, entries), on) for at, on in decode(stored.about["helped"]))


def bots_of(stored: Stored, entries: int) -> tuple[Handover, ...]:
    """The seats that bots play or have played."""
    return tuple(Handover(min(at, entries), seat, policy) for at, seat, policy in decode(stored.about["bots"]))


@lru_cache(maxsize=64)
def tables_of(game: str, hash: str, differs: str) -> tuple[Record, bool]:
    """The game's values, and whether they are those of the stored table. Nothing changes them, so that tables share them."""
    return records.tables_of(GAMES[game], {"hash": hash, "differs": decode(differs)})


@lru_cache(maxsize=8)
def shipped(game: str) -> tuple[Record, str]:
    """The game's values as shipped, with their hash."""
    tables = GAMES[game].read_tables(None)
    return tables, digest(tables.json())


def _since_resumed(moves: Sequence[Row]) -> Sequence[Row]:
    resumed = [at for at, move in enumerate(moves) if move["kind"] == "resume"]
    return moves[resumed[-1] :] if resumed else moves


def fold(moves: Sequence[Row], forked: int) -> tuple[list[Written], int]:
    """The entries that stand after all moves, and how many of them were taken over from another table."""
    entries: list[Written] = []
    for move in moves:
        if move["cut"] < len(entries):
            del entries[move["cut"] :]
            forked = min(forked, move["cut"])
        entries += [read_entry(entry) for entry in decode(move["entries"])]
    return entries, forked


def read_entry(entry: Sequence[Any]) -> Written:
    """An entry as it was stored."""
    by, asks, answer, forced = entry
    return Written(CHANCE if by == CHANCE else by, asks, answer, forced, None, None)


def lengths_of(moves: Sequence[Row]) -> list[int]:
    """How many entries there were after each revision, 0 included."""
    lengths = [0]
    for move in moves:
        count: int = move["cut"] + len(decode(move["entries"]))
        lengths.append(count)
    return lengths


def stood(moves: Sequence[Row]) -> Iterator[dict[str, Any] | None]:
    """How a table stood after each move, as far as that was stored. Each is the one before it, changed."""
    state: dict[str, Any] | None = None
    for move in moves:
        if move["state"] is not None:
            state = decode(move["state"])
        if move["changes"] is not None and state is not None:
            try:
                raw.change(state, decode(move["changes"]))
            except (LookupError, TypeError, ValueError):  # of other rules, or somebody has edited the database
                state = None
        elif move["state"] is None or move["kind"] == "resume":
            state = None  # before version 5 only some were stored, and where a table goes on only that from which it does
        yield state


def newest_state(game: Game, tables: Record, stored: Stored) -> GameState | None:
    """The state after the newest move, as far as that was stored and is possible today; before the first, the one that the
    table begins at."""
    if stored.moves:
        *_, state = stood(stored.moves)
    elif stored.about["start"] is None:
        return game.new_state(tables, game.read_options(decode(stored.about["options"])))
    else:
        state = decode(stored.about["start"])
    return None if state is None else raw.from_dump(game.state, state)


def _with_states(game: Game, entries: Sequence[Written], moves: Sequence[Row], *, every: bool = False) -> list[Written]:
    """The stored states, beside the entries after which they were stored, if those still stand: the newest and one of about
    fifty entries, or `every` one."""
    found: dict[int, dict[str, Any] | None] = {}
    for move, state, count in zip(moves, stood(moves), lengths_of(moves)[1:], strict=True):
        found = {before: kept for before, kept in found.items() if before <= move["cut"]}
        now_and_then = count // STATE_EVERY > move["cut"] // STATE_EVERY
        if state is not None and (every or now_and_then or move is moves[-1]):
            found[count] = _brief(game, state)
    result = list(entries)
    for count, brief in found.items():
        if 1 <= count <= len(result):
            state, hash = ({}, UNREADABLE) if brief is None else (brief, digest(brief))
            result[count - 1] = replace(result[count - 1], state=state, hash=hash)
    return result


def _brief(game: Game, state: dict[str, Any]) -> dict[str, Any] | None:
    try:
        return raw.from_dump(game.state, state).brief()
    except LeaguesError:
        return None
