"""The record of a game: a text file, one JSON object a line, that outlives the program.

A header, then entries in notation; every 50th and the last carry the state's hash and JSON; the last line of a finished fair
game is the secret of its dice. `docs/record.md` describes the format; `rules` and `leagues` in the header version it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from leagues.kernel.chance import FairDice, Luck, OwnDice, draw, luck_from_header
from leagues.kernel.errors import LeaguesError
from leagues.kernel.frames import ANYONE, CHANCE, EVERYONE, GameState
from leagues.kernel.game import Game, digest
from leagues.kernel.options import Value
from leagues.kernel.schema import Record

if TYPE_CHECKING:
    from leagues.kernel.table import Table

FORMAT = 1
STATE_EVERY = 50
LONGEST_POLICY = 32  # letters in the name of a policy
DEEPEST = 12  # lists and objects within each other; a state in an entry has four


Hands = tuple[int, int, str]  # after so many entries, this seat is played by this policy; empty for a person


def differing(shipped: Record, used: Record) -> dict[str, Any]:
    """The fields of the tables that are not as shipped."""
    theirs = shipped.json()
    return {name: value for name, value in used.json().items() if theirs[name] != value}


def write(table: Table, seat: int | None = None, *, reveal: bool = True) -> str:
    """The record of a table: whole, or as `seat` may know it."""
    game = table.game
    shipped = game.read_tables(None)
    header: dict[str, Any] = {
        "leagues": FORMAT,
        "game": game.id,
        "rules": game.rules_version,
        "options": table.options,
        "tables": {"hash": digest(table.tables.json()), "differs": differing(shipped, table.tables)},
        "seats": list(table.seats),
        "fairness": dict(table.luck.header() if table.luck is not None else table.fairness),
    }
    if seat is not None and game.has_secrets and not table.over:
        header["fairness"].pop("seed", None)  # an open seed would tell every hand
    if seat is not None:
        header["seat"] = seat
    if table.forked:
        header["forked"] = table.forked
    if table.bots:
        header["bots"] = [list(change) for change in table.bots]
    if table.started_in_the_middle:
        header["start"] = _shown(game, table.tables, table.start, seat)
    lines = [header]
    for number, entry in enumerate(table.entries, start=1):
        hidden = seat is not None and entry.audience not in (EVERYONE, seat)
        line: dict[str, Any] = {
            "n": number,
            "by": "chance" if entry.by == CHANCE else entry.by,
            "asks": entry.decision.name,
            "answer": None if hidden else entry.notation,
        }
        if entry.forced and (seat is None or not game.has_secrets or entry.by in (seat, CHANCE)):
            line["forced"] = True
        if number % STATE_EVERY == 0 or number == len(table.entries):
            state = _shown(game, table.tables, table.state_at(number), seat)
            line |= {"hash": digest(state), "state": state}
        lines.append(line)
    if reveal and table.over and isinstance(table.luck, FairDice):
        lines.append({"secret": table.luck.secret.hex()})
    return "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)


def _shown(game: Game, tables: Record, state: GameState, seat: int | None) -> dict[str, Any]:
    if seat is not None:
        state = state.copy()
        game.hide(state, tables, seat)
    return state.brief()


@dataclass(frozen=True)
class Written:
    """One entry as the record has it."""

    by: int
    asks: str
    answer: str
    forced: bool
    hash: str | None
    state: dict[str, Any] | None


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
    bots: tuple[Hands, ...] = ()


def read_object(line: str) -> dict[str, Any]:
    """The JSON object of a line; a ValueError says why it is none. Endless nesting is refused: it could end us."""
    try:
        value = json.loads(line)
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
                  entries, secret, bots)  # fmt: skip


def _bots(written: object, seats: int, entries: int) -> tuple[Hands, ...]:
    """The seats that bots played, in the order in which they changed hands."""
    found: list[Hands] = []
    for change in written if isinstance(written, list) else [None]:
        match change:
            case [int(at), int(seat), str(policy)] if 0 <= at <= entries and 0 <= seat < seats:
                found.append((at, seat, policy))
            case _:
                raise LeaguesError("record-header", field="bots")
    in_order = found == sorted(found, key=lambda change: change[0])
    truths = any(isinstance(value, bool) for change in found for value in change)
    if not in_order or truths or any(len(policy) > LONGEST_POLICY for _, _, policy in found):
        raise LeaguesError("record-header", field="bots")
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
    """What the hash of these tables can be: of all fields, or of those that an earlier version had."""
    values = tables.json()
    known = [dict(list(values.items())[:count]) for count in game.earlier_tables] + [values]
    return [digest(fields) for fields in known if differs.keys() <= fields.keys()]


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
    )
    if not good:
        raise LeaguesError("record-entry", entry=number)
    return Written(CHANCE if by == "chance" else value["by"], value["asks"], value["answer"], value.get("forced", False),
                   value.get("hash"), value.get("state"))  # fmt: skip


def replay(parsed: Parsed, secret: bytes | None = None, *, auto: bool = True, wait: bool = False) -> Table:
    """The table of a record, at its last entry.

    With the same rules and tables every stored hash must be reached again: otherwise the record was edited, and the error
    names the entry. A record of older rules or other tables that no longer reaches its hashes gets a table that
    begins at its last stored state (a running game is never played differently), or an error that says it is frozen.
    """
    from leagues.kernel.table import Table

    luck = luck_from_header(parsed.fairness, parsed.secret or secret)
    _check_commitment(luck, parsed)
    same = parsed.rules == parsed.game.rules_version and parsed.tables_as_written
    table = Table(parsed.game, parsed.options, parsed.tables, None, auto=False, wait=wait, seats=parsed.seats,
                  start=parsed.start)  # fmt: skip
    for number, written in enumerate(parsed.entries, start=1):
        try:
            replay_one(table, written, number)
        except LeaguesError as error:
            if same or error.code not in ("record-illegal", "record-differs"):
                raise
            return _resume(parsed, luck, number, auto=auto, wait=wait)
    table.luck, table.auto, table.fairness, table.forked = luck, auto, parsed.fairness, parsed.forked
    table.bots = list(parsed.bots)
    cut = parsed.secret is not None and not table.over
    if cut or (luck is None and table.over and parsed.fairness.get("kind") == "fair"):
        raise LeaguesError("record-truncated", line=len(parsed.entries) + 1)
    table.settle()
    return table


def _resume(parsed: Parsed, luck: Luck | None, first_difference: int, *, auto: bool, wait: bool) -> Table:
    from leagues.kernel.table import Table

    last = parsed.entries[-1]
    if digest(last.state) != last.hash:
        raise LeaguesError("record-differs", entry=len(parsed.entries))
    try:
        state = parsed.game.load_state(parsed.tables, last.state)
    except LeaguesError as error:
        raise LeaguesError("record-frozen", entry=first_difference) from error
    table = Table(parsed.game, parsed.options, parsed.tables, luck, auto=auto, wait=wait, seats=parsed.seats, start=state)
    table.fairness, table.resumed = parsed.fairness, first_difference
    table.bots = [(0, seat, policy) for _, seat, policy in parsed.bots]
    return table


def stored_state(parsed: Parsed, last: int) -> tuple[int, dict[str, Any]]:
    """The newest state that a record stored up to entry `last`, with its entry: how a frozen record is still looked at."""
    found = [(n, entry.state) for n, entry in enumerate(parsed.entries, start=1) if entry.state is not None and n <= last]
    if not found:
        raise LeaguesError("bad-number", value=last, low=STATE_EVERY, high=len(parsed.entries))
    return found[-1]


def replay_one(table: Table, written: Written, number: int) -> None:
    """Enter an entry that was written, if it is what can be answered now."""
    from leagues.kernel.table import Entry

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


@dataclass(frozen=True)
class Verdict:
    """What verifying a record found."""

    fairness: str  # fair, open or own
    forked: int  # the entries that were taken over from another game, whose draws are not checked
    draws: int  # all others
    receipt: bool  # a receipt was checked and agrees
    whole: bool = True  # all of it was played here: nothing taken over, not begun in the middle
    own_tables: bool = False  # with values of an owner's file


def verify(parsed: Parsed, receipt: str | None = None) -> Verdict:
    """Replay a record and draw every draw again from its key; an error names the first that differs."""
    luck = luck_from_header(parsed.fairness, parsed.secret)
    kind = str(parsed.fairness["kind"])
    if luck is None:
        raise LeaguesError("verify-no-secret")
    _check_commitment(luck, parsed)
    whole = parsed.forked == 0 and parsed.start is None
    if receipt is not None:
        _check_receipt(luck, receipt)
        if not whole:
            raise LeaguesError("verify-not-whole", forked=parsed.forked)
    table = replay(parsed)
    if table.started_in_the_middle and parsed.start is None:
        raise LeaguesError("verify-older-rules")
    draws = 0
    counted: dict[tuple[str, str], int] = {}
    again = type(table)(parsed.game, parsed.options, parsed.tables, None, auto=False, seats=parsed.seats, start=parsed.start)
    for number, entry in enumerate(table.entries[: len(parsed.entries)], start=1):
        if entry.drawn:
            address = again.address(entry.decision)
            if number > parsed.forked and not isinstance(luck, OwnDice):
                moves = again.legal
                weighted = [(str(move), move.weight) for move in moves]
                won = moves[draw(luck.key, *address, counted.get(address, 0), weighted)]
                if won.answer != entry.answer:
                    raise LeaguesError("verify-draw", entry=number, found=entry.notation, right=str(won))
            draws += number > parsed.forked
            counted[address] = counted.get(address, 0) + 1
        again.enter(entry)
    own_tables = bool(differing(parsed.game.read_tables(None), parsed.tables))
    return Verdict(kind, parsed.forked, draws, receipt is not None, whole, own_tables)


def _check_commitment(luck: Luck | None, parsed: Parsed) -> None:
    if isinstance(luck, FairDice) and luck.commitment != parsed.fairness["commitment"]:
        raise LeaguesError("verify-commitment")


def _check_receipt(luck: Luck, receipt: str) -> None:
    if not isinstance(luck, FairDice):
        raise LeaguesError("verify-not-fair")
    try:
        kept = read_object(receipt)
        commitment, client, seat = kept["commitment"], kept["client"], kept["seat"]
    except (ValueError, KeyError) as error:
        raise LeaguesError("verify-receipt-unreadable") from error
    if commitment != luck.commitment:
        raise LeaguesError("verify-receipt-commitment")
    if not isinstance(seat, int) or not 0 <= seat < len(luck.clients) or luck.clients[seat].hex() != client:
        raise LeaguesError("verify-receipt-client", seat=str(seat))
