"""New tables: what is stored of one before anybody has come, and its links."""

from __future__ import annotations

import hashlib
import re
import secrets
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from leagues import api, bots
from leagues.games import GAMES
from leagues.harbour import raw
from leagues.harbour import store as storage
from leagues.harbour.messages import ALL_SEATS, WATCHER, Created, NewTable
from leagues.harbour.restore import encode, shipped, written
from leagues.harbour.seating import LEAST_LUCK, tidy
from leagues.kernel import record as records
from leagues.kernel.chance import SECRET_BYTES, Luck, OpenSeed, OwnDice
from leagues.kernel.errors import LeaguesError
from leagues.kernel.frames import GameState
from leagues.kernel.game import Game, digest
from leagues.kernel.schema import Record
from leagues.kernel.table import Table

TOKEN_BYTES = 16  # 22 signs
NAME_BYTES = 8


@dataclass
class Planned:
    """A table that is ready to be saved."""

    rows: storage.NewTable
    created: Created
    links: list[tuple[str, int]]  # every token with its role


def plan(asked: NewTable, source: Table | None, tables: Record | None = None) -> Planned:
    """A table as somebody asks for it; with `source`, one that begins as that did; with `tables`, one with these values."""
    taken = 0
    if source is None:
        game = GAMES[asked.game]
        tables = shipped(game.id)[0] if tables is None else tables
        table = Table(game, asked.options, tables, None, auto=False, wait=True)
    else:
        assert asked.fork is not None
        taken = asked.fork.entries
        if not 0 <= taken <= len(source.entries):
            raise LeaguesError("bad-number", value=taken, low=0, high=len(source.entries))
        table = _taken_over(source, taken)
    count = len(table.seats)
    names = [tidy(name) for name in asked.names]
    if len(names) > count:
        raise LeaguesError("seat-names", found=len(names), right=count)
    names += [""] * (count - len(names))
    policies = _policies(asked, table)
    people = [seat for seat in range(count) if not policies[seat]]
    table.bots = [change for change in source.bots if change[0] < taken] if source is not None else []
    table.bots += [(taken, seat, policy) for seat, policy in enumerate(policies) if policy != table.bot(seat)]
    secret = secrets.token_bytes(SECRET_BYTES) if asked.luck == "fair" else None
    luck: Luck | None = None
    if asked.luck == "open":
        luck = OpenSeed(api.read_seed(asked.seed))
    elif asked.luck == "own":
        luck = OwnDice()
    if luck is not None:
        table.luck, table.fairness, table.auto = luck, luck.header(), True
        table.settle()
    commitment = hashlib.sha256(secret).hexdigest() if secret is not None else None
    about = _about(table.game, table.options, table.tables, table.start if table.started_in_the_middle else None) | {
        "ended": int(time.time()) if table.over else None,
        "luck": asked.luck, "seed": luck.seed if isinstance(luck, OpenSeed) else None, "commitment": commitment,
        "secret": secret.hex() if secret is not None else None,
        "together": count == 1 or (asked.together and len(people) > 1), "looked_at": False, "forked": taken,
        "bots": encode(table.bots), "patience": asked.patience if not asked.together else 0,
    }  # fmt: skip
    roles = [ALL_SEATS] if about["together"] and count > 1 else people
    links = [(secrets.token_urlsafe(TOKEN_BYTES), role) for role in roles]
    seats = [
        {"seat": seat, "name": name, "luck": _bot_luck(about, policy), "bot": policy}
        for seat, (name, policy) in enumerate(zip(names, policies, strict=True))
    ]
    planned = _planned(about, seats, links, _moves(table, taken))
    if not asked.together:
        tokens = {role: token for token, role in links}
        every_seat = [tokens.get(seat, "") for seat in range(count)]
        planned.created = msgspec.structs.replace(planned.created, seats=every_seat)
    return planned


def _moves(table: Table, taken: int) -> list[tuple[str, int, list[Any], str | None]]:
    """The first moves of a new table: entries that were taken over are one, those that follow by themselves another."""
    rows = [written(entry) for entry in table.entries]
    parts = (("fork", 0, taken), ("begin", taken, len(rows)))
    moves = [(kind, cut, rows[cut:until], None) for kind, cut, until in parts if until > cut]
    return [*moves[:-1], *((*move[:3], _dumped(table.game, table.now)) for move in moves[-1:])]


def again(stored: storage.Stored, table: Table, names: list[str]) -> Planned:
    """The rematch of a table: the same seats and options, with new luck."""
    about = stored.about
    asked = NewTable(
        about["game"], dict(table.options), "own" if about["luck"] == "own" else "fair",
        names=names, together=bool(about["together"]),
        bots=[row["bot"] for row in stored.seats], patience=about["patience"],
    )  # fmt: skip
    return plan(asked, None, table.tables)


def _policies(asked: NewTable, table: Table) -> list[str]:
    """The policy of each seat; empty for a person, of whom there must be one."""
    count = len(table.seats)
    given = [*asked.bots, *[""] * (count - len(asked.bots))]
    known = bots.policy_names(table.game)
    for policy in given:
        if policy and policy not in known:
            raise LeaguesError("unknown-policy", policy=policy, policies=", ".join(known))
    if len(given) > count or all(given):
        raise LeaguesError("bots-seats", bots=sum(map(bool, given)), seats=count)
    if any(given) and asked.luck == "own" and table.game.has_secrets:
        raise LeaguesError("own-dice-bots")
    return given


def _bot_luck(about: dict[str, Any], policy: str) -> str | None:
    """A bot has no client: where every seat gives to the luck, the server gives for it, before it knows what people give."""
    return secrets.token_bytes(LEAST_LUCK).hex() if policy and about["luck"] == "fair" and not about["together"] else None


def from_record(text: str) -> Planned:
    """A table to look at, from a record's text, kept as it was written. One of older rules can be looked at as far as
    today's agree with it, and from there on by its stored states."""
    parsed = records.parse(text, GAMES)
    if len(parsed.entries) > 20_000:
        raise LeaguesError("record-too-long")
    try:
        records.replay(parsed, auto=False)
    except LeaguesError as error:
        if error.code != "record-frozen":
            raise
    fairness = parsed.fairness
    fair = fairness["kind"] == "fair"
    clients = _shares(parsed) if fair else []
    last = parsed.entries[-1].state if parsed.entries else None
    about = _about(parsed.game, parsed.options, parsed.tables, parsed.start) | {
        "rules": parsed.rules, "hash": _written_hash(text),
        "ended": int(time.time()) if last is not None and last.get("ending") else None,
        "luck": fairness["kind"], "seed": api.read_seed(fairness["seed"]) if fairness["kind"] == "open" else None,
        "commitment": fairness["commitment"] if fair else None,
        "secret": parsed.secret.hex() if fair and parsed.secret is not None else None,
        "together": len(clients) != len(parsed.seats), "looked_at": True, "forked": parsed.forked,
        "bots": encode(parsed.bots),
    }  # fmt: skip
    shares = clients + [None] * (len(parsed.seats) - len(clients))
    seats = [
        {"seat": seat, "name": tidy(name), "luck": share, "bot": ""}
        for seat, (name, share) in enumerate(zip(parsed.seats, shares, strict=True))
    ]
    own = (secrets.token_urlsafe(TOKEN_BYTES), ALL_SEATS)  # for whoever sent it: it can be deleted
    return _planned(about, seats, [own], _moves_of(parsed))


def _moves_of(parsed: records.Parsed) -> list[tuple[str, int, list[Any], str | None]]:
    """The entries of a record as moves, each up to a state that the record stored."""
    moves: list[tuple[str, int, list[Any], str | None]] = []
    first = 0
    for number, entry in enumerate(parsed.entries, start=1):
        if entry.state is not None:
            entries = [[one.by, one.asks, one.answer, one.forced] for one in parsed.entries[first:number]]
            moves.append(("fork", first, entries, encode(entry.state)))
            first = number
    return moves


def _written_hash(text: str) -> str:
    """The hash of the values that a record was written with; empty if that is none."""
    found = records.read_object(text.partition("\n")[0])["tables"].get("hash")
    return found if isinstance(found, str) and re.fullmatch("[0-9a-f]{1,16}", found) else ""


def _shares(parsed: records.Parsed) -> list[str]:
    """What the clients gave to fair dice, if a table can have had that."""
    clients: list[str] = parsed.fairness["clients"]
    fits = len(clients) <= len(parsed.seats) and all(re.fullmatch("[0-9a-f]{32,128}", share) for share in clients)
    if not fits or not re.fullmatch("[0-9a-f]{64}", parsed.fairness["commitment"]):
        raise LeaguesError("record-header", field="fairness")
    return clients


def _taken_over(source: Table, count: int) -> Table:
    start = source.start if source.started_in_the_middle else None
    table = Table(source.game, source.options, source.tables, None, auto=False, wait=True, start=start)
    for entry in source.entries[:count]:
        table.enter(entry)
    table.forked = count
    return table


def _about(game: Game, options: Mapping[str, Any], tables: Record, start: GameState | None) -> dict[str, Any]:
    shipped_tables, hash = shipped(game.id)
    as_shipped = tables is shipped_tables
    return {
        "id": secrets.token_urlsafe(NAME_BYTES), "game": game.id, "rules": game.rules_version, "options": encode(options),
        "hash": hash if as_shipped else digest(tables.json()),
        "differs": encode({} if as_shipped else records.differing(shipped_tables, tables)),
        "start": _dumped(game, start) if start is not None else None,
        "created": int(time.time()), "ended": None, "wait": True, "patience": 0, "rematch": None, "proposal": None,
    }  # fmt: skip


def _dumped(game: Game, state: GameState) -> str:
    return encode(raw.dump(game.state)(state))


def _planned(
    about: dict[str, Any], seats: list[dict[str, Any]], links: list[tuple[str, int]],
    moves: list[tuple[str, int, list[Any], str | None]],
) -> Planned:  # fmt: skip
    """Put everything together; a move is its kind, how many entries stay, those that are added, and perhaps a state."""
    now = int(time.time())
    made = [
        {"revision": revision, "kind": kind, "seat": WATCHER, "id": "", "cut": cut, "entries": encode(added), "state": kept,
         "at": now, "held": None, "changes": None, "told": None}
        for revision, (kind, cut, added, kept) in enumerate(moves, start=1)
    ]  # fmt: skip
    watch = secrets.token_urlsafe(TOKEN_BYTES)
    every_link = [*links, (watch, WATCHER)]
    rows = [{"token": storage.hashed(token), "role": role} for token, role in every_link]
    created = Created(about["id"], [token for token, _ in links], watch, about["commitment"] or "")
    return Planned(storage.NewTable(about, seats, rows, made), created, every_link)
