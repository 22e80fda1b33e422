"""The record of a game: a text file, one JSON object a line, that outlives the program.

A header, then entries in notation; every 50th and the last carry the state's hash and JSON; the last line of a finished fair
game is the secret of its dice. `docs/record.md` describes the format; `rules` and `leagues` in the header version it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from leagues.kernel.chance import FairDice, Luck, luck_from_header
from leagues.kernel.entries import Entry, Handover, Help
from leagues.kernel.errors import LeaguesError
from leagues.kernel.frames import ANYONE, CHANCE, GameState
from leagues.kernel.game import Game, digest
from leagues.kernel.options import Value
from leagues.kernel.schema import Record
from leagues.kernel.table import Table
from leagues.kernel.terms import once_each
from leagues.kernel.writing import FORMAT, STATE_EVERY

LONGEST_POLICY = 32  # letters in the name of a policy
DEEPEST = 12  # lists and objects within each other; a state in an entry has four


@dataclass(frozen=True)
class Written:
    """One entry as the record has it."""

    by: int
    asks: str
    answer: str
    forced: bool
    hash: str | None
    state: dict[str, Any] | None
    luck: dict[str, Any] | None = None  # of a draw, once the game has ended: occasion, number and weights


@dataclass(frozen=True)
class Parsed:
    """A record, read but not yet replayed."""

    game: Game
    rules: int
    options: dict[str, Value]
    tables: Record
    tables_as_written: bool  # False when this program's tables are not those of the record
    seats: tuple[str, ...]
    fairness: dict[str, Any]
    start: GameState | None
    forked: int  # the first entries, taken over from another game with other luck
    entries: tuple[Written, ...]
    secret: bytes | None
    bots: tuple[Handover, ...] = ()
    helped: tuple[Help, ...] = ()


def read_object(line: str) -> dict[str, Any]:
    """The JSON object of a line; a ValueError says why it is none. Endless nesting is refused: it could end us."""
    try:
        value = json.loads(line, object_pairs_hook=once_each)
    except RecursionError as error:
        raise ValueError("nested too deeply") from error
    if not isinstance(value, dict):
        raise ValueError("not an object")
    if not _nested_within(value, DEEPEST):
        raise ValueError("nested too deeply")
    return value


def _nested_within(value: object, levels: int) -> bool:
    inside = list(value.values()) if isinstance(value, dict) else value
    return not isinstance(inside, list) or (levels > 0 and all(_nested_within(one, levels - 1) for one in inside))


def parse(text: str, games: Mapping[str, Game]) -> Parsed:
    """Read a record's text; whatever is wrong is named with its line."""
    lines = text.split("\n")
    if lines and lines[-1] == "":
        lines.pop()
    values: list[dict[str, Any]] = []
    for number, line in enumerate(lines, start=1):
        try:
            values.append(read_object(line))
            if "\\u" in line or not line.isascii():
                json.dumps(values[-1], ensure_ascii=False).encode()  # no text holds half a character, as JSON can write it
        except ValueError as error:
            last = number == len(lines)
            raise LeaguesError("record-truncated" if last and number > 1 else "record-line", line=number) from error
    if not values:
        raise LeaguesError("record-empty")
    header = values.pop(0)
    if not _counts(header.get("leagues")):
        raise LeaguesError("record-header", field="leagues")
    if header["leagues"] > FORMAT:
        raise LeaguesError("record-newer", found=header["leagues"], known=FORMAT)
    if header.get("game") not in games:
        raise LeaguesError("unknown-game", game=str(header.get("game"))[:40], games=", ".join(games))
    game = games[header["game"]]
    if not _counts(header.get("rules")):
        raise LeaguesError("record-header", field="rules")
    if header["rules"] > game.rules_version:
        raise LeaguesError("record-rules-newer", found=header["rules"], known=game.rules_version)
    if "seat" in header:
        raise LeaguesError("record-of-a-seat", seat=str(header["seat"]))
    secret = None
    if values and set(values[-1]) == {"secret"}:
        try:
            secret = bytes.fromhex(values.pop()["secret"])
        except (ValueError, TypeError) as error:
            raise LeaguesError("record-line", line=len(lines)) from error
    tables, as_written = tables_of(game, header.get("tables"))
    seats = header.get("seats")
    if not isinstance(seats, list) or not all(isinstance(name, str) for name in seats):
        raise LeaguesError("record-header", field="seats")
    if not isinstance(header.get("options"), dict):
        raise LeaguesError("record-header", field="options")
    if not isinstance(header.get("fairness"), dict):
        raise LeaguesError("record-header", field="fairness")
    options = game.read_options(header["options"])
    start = game.load_state(tables, header["start"]) if "start" in header else None
    if start is not None and game.options_of(start) != options:
        raise LeaguesError("record-header", field="options")
    if len(seats) != game.seats(start if start is not None else game.new_state(tables, options)):
        raise LeaguesError("record-header", field="seats")
    entries = tuple(_entry(value, number) for number, value in enumerate(values, start=1))
    if entries and entries[-1].state is None:
        raise LeaguesError("record-truncated", line=len(lines))
    forked = header.get("forked", 0)
    if "forked" in header and not (_counts(forked) and forked <= len(entries)):
        raise LeaguesError("record-header", field="forked")
    bots = _bots(header.get("bots", []), len(seats), len(entries))
    return Parsed(game, header["rules"], options, tables, as_written, tuple(seats), header["fairness"], start, forked,
                  entries, secret, bots, _helped(header.get("odds", []), len(entries)))  # fmt: skip


def _bots(written: object, seats: int, entries: int) -> tuple[Handover, ...]:
    """The seats that bots played, in the order in which they changed hands."""
    found: list[Handover] = []
    for change in written if isinstance(written, list) else [None]:
        match change:
            case [int(at), int(seat), str(policy)] if 0 <= at <= entries and 0 <= seat < seats:
                found.append(Handover(at, seat, policy))
            case _:
                raise LeaguesError("record-header", field="bots")
    in_order = found == sorted(found, key=lambda change: change.at)
    truths = any(isinstance(value, bool) for change in found for value in change)
    if not in_order or truths or any(len(policy) > LONGEST_POLICY for _, _, policy in found):
        raise LeaguesError("record-header", field="bots")
    return tuple(found)


def _helped(written: object, entries: int) -> tuple[Help, ...]:
    """From when on chances were shown, and until when."""
    found: list[Help] = []
    for change in written if isinstance(written, list) else [None]:
        match change:
            case [int(at), 0 | 1 as on] if not isinstance(at, bool) and not isinstance(on, bool) and 0 <= at <= entries:
                found.append(Help(at, on))
            case _:
                raise LeaguesError("record-header", field="odds")
    if found != sorted(found, key=lambda change: change.at):
        raise LeaguesError("record-header", field="odds")
    return tuple(found)


def _counts(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 1


def tables_of(game: Game, written: object) -> tuple[Record, bool]:
    """The tables that a header names, and whether they are as they were then."""
    shipped = game.read_tables(None)
    if not isinstance(written, dict) or not isinstance(written.get("differs"), dict):
        raise LeaguesError("record-header", field="tables")
    values = shipped.json()
    if not set(written["differs"]) <= set(values):
        raise LeaguesError("record-header", field="tables")
    tables = type(shipped).from_json(values | written["differs"])
    reasons = game.impossible_tables(tables)
    if reasons:
        raise LeaguesError("record-tables", reasons=reasons)
    return tables, written.get("hash") in _hashes(game, tables, written["differs"])


def _hashes(game: Game, tables: Record, differs: Mapping[str, Any]) -> list[str]:
    """What the hash of these tables can be."""
    return [digest(fields) for fields in known_fields(game, tables, differs)]


def known_fields(game: Game, tables: Record, differs: Mapping[str, Any]) -> list[dict[str, Any]]:
    """What the values of these tables can have been: all fields, or those that an earlier version had."""
    values = tables.json()
    known = [dict(list(values.items())[:count]) for count in game.earlier_tables] + [values]
    return [fields for fields in known if differs.keys() <= fields.keys()]


def _entry(value: dict[str, Any], number: int) -> Written:
    by = value.get("by")
    good = (
        value.get("n") == number
        and (by == "chance" or (isinstance(by, int) and not isinstance(by, bool) and by >= 0))
        and isinstance(value.get("asks"), str)
        and isinstance(value.get("answer"), str)
        and isinstance(value.get("forced", False), bool)
        and isinstance(value.get("hash"), str | None)
        and isinstance(value.get("state"), dict | None)
        and ("hash" in value) == ("state" in value)
        and isinstance(value.get("luck"), dict | None)
    )
    if not good:
        raise LeaguesError("record-entry", entry=number)
    return Written(CHANCE if by == "chance" else value["by"], value["asks"], value["answer"], value.get("forced", False),
                   value.get("hash"), value.get("state"), value.get("luck"))  # fmt: skip


def replay(parsed: Parsed, secret: bytes | None = None, *, auto: bool = True, wait: bool = False) -> Table:
    """The table of a record, at its last entry.

    With the same rules and tables every stored hash must be reached again: otherwise the record was edited, and the error
    names the entry. A record of older rules or other tables that no longer reaches its hashes gets a table that
    begins at its last stored state (a running game is never played differently), or an error that says it is frozen.
    """
    luck = luck_from_header(parsed.fairness, parsed.secret or secret)
    check_commitment(luck, parsed)
    same = parsed.rules == parsed.game.rules_version and parsed.tables_as_written
    table = Table(parsed.game, parsed.options, parsed.tables, None, auto=False, wait=wait, seats=parsed.seats,
                  start=parsed.start, bots=parsed.bots, helped=parsed.helped)  # fmt: skip
    for number, written in enumerate(parsed.entries, start=1):
        try:
            replay_one(table, written, number)
        except LeaguesError as error:
            if same or error.code not in ("record-illegal", "record-differs"):
                raise
            return _resume(parsed, luck, number, auto=auto, wait=wait)
    cut = parsed.secret is not None and not table.over
    if cut or (luck is None and table.over and parsed.fairness.get("kind") == "fair"):
        raise LeaguesError("record-truncated", line=len(parsed.entries) + 1)
    table.take_luck(luck, parsed.fairness, auto=auto, forked=parsed.forked)
    return table


def _resume(parsed: Parsed, luck: Luck | None, first_difference: int, *, auto: bool, wait: bool) -> Table:
    last = parsed.entries[-1]
    if digest(last.state) != last.hash:
        raise LeaguesError("record-differs", entry=len(parsed.entries))
    try:
        state = parsed.game.load_state(parsed.tables, last.state)
    except LeaguesError as error:
        raise LeaguesError("record-frozen", entry=first_difference) from error
    table = Table(parsed.game, parsed.options, parsed.tables, None, auto=False, wait=wait, seats=parsed.seats, start=state,
                  bots=[change._replace(at=0) for change in parsed.bots],
                  helped=[change._replace(at=0) for change in parsed.helped], resumed=first_difference)  # fmt: skip
    table.take_luck(luck, parsed.fairness, auto=auto)
    return table


def stored_state(parsed: Parsed, last: int) -> tuple[int, dict[str, Any]]:
    """The newest state that a record stored up to entry `last`, with its entry: how a frozen record is still looked at."""
    found = [(n, entry.state) for n, entry in enumerate(parsed.entries, start=1) if entry.state is not None and n <= last]
    if not found:
        raise LeaguesError("bad-number", value=last, low=STATE_EVERY, high=len(parsed.entries))
    return found[-1]


def replay_one(table: Table, written: Written, number: int) -> None:
    """Enter an entry that was written, if it is what can be answered now."""
    decision = table.decision
    illegal = LeaguesError("record-illegal", entry=number, answer=written.answer[:60], asks=written.asks[:60])
    if decision is None or decision.name != written.asks:
        raise illegal
    answer, who = decision.answers.get(written.answer, -1), table.who
    right_seat = written.by == who or (who == ANYONE and 0 <= written.by < len(table.seats))
    if answer < 0 or not right_seat or table.forbids(answer):
        raise illegal
    count = table.option_count if written.forced or who == CHANCE else 0  # listing the options takes longest
    if written.forced and count > 1:
        raise illegal
    audience = table.audience
    drawn = who == CHANCE and (count > 1 or not table.all_know_outcome(table.now))
    table.enter(Entry(written.by, decision, answer, written.forced, drawn, audience))
    if written.state is not None:
        state = table.state.brief()
        if digest(state) != written.hash or state != written.state:
            raise LeaguesError("record-differs", entry=number)


def check_commitment(luck: Luck | None, parsed: Parsed) -> None:
    """The secret of a record must be the one that was published."""
    if isinstance(luck, FairDice) and luck.commitment != parsed.fairness["commitment"]:
        raise LeaguesError("verify-commitment")
