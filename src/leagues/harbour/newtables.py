"""New tables: what is stored of one before anybody has come, and its links."""

from __future__ import annotations

import hashlib
import re
import secrets
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

import msgspec

from leagues import api, bots
from leagues.games import GAMES
from leagues.harbour import raw, shares
from leagues.harbour import store as storage
from leagues.harbour.links import INVITE, INVITED, LEFT, PRIVATE, RECOVERY, WATCH, seat_of
from leagues.harbour.messages import ALL_SEATS, WATCHER, Created, Fork, LinkKind, NewTable
from leagues.harbour.restore import ITS_OWN, encode, shipped, written
from leagues.harbour.seating import tidy
from leagues.kernel import record as records
from leagues.kernel import terms
from leagues.kernel.chance import SECRET_BYTES, Luck, OpenSeed, OwnDice, known
from leagues.kernel.entries import Handover, Help
from leagues.kernel.errors import LeaguesError
from leagues.kernel.frames import GameState
from leagues.kernel.game import Game, digest
from leagues.kernel.schema import Record
from leagues.kernel.table import Table
from leagues.kernel.writing import differing

TOKEN_BYTES = 16  # 22 signs
NAME_BYTES = 8
LONGEST_TERMS = 4096  # letters of the terms of dice, in a record that was sent in


class NewLink(NamedTuple):
    """A link that nobody has yet."""

    token: str
    role: int
    kind: LinkKind


def new_links(roles: list[int], owner: int | None) -> list[NewLink]:
    """The links of a new table: whoever makes it owns a seat at once, and can recover it; to the others there are
    invitations."""
    made = [NewLink(secrets.token_urlsafe(TOKEN_BYTES), role, PRIVATE if role == owner else INVITE) for role in roles]
    return made if owner is None else [*made, NewLink(secrets.token_urlsafe(TOKEN_BYTES), owner, RECOVERY)]


@dataclass
class Planned:
    """A table that is ready to be saved."""

    rows: storage.NewRows
    created: Created
    links: list[NewLink]


def plan(asked: NewTable, source: Table | None, tables: Record | None = None, *, owned: bool = True) -> Planned:
    """A table as somebody asks for it, who owns its first seat (if `owned`; else all are invited); with `source`, one that
    begins as that did; with `tables`, one with these values."""
    taken = 0
    if source is None:
        game = GAMES[asked.game]
        tables = shipped(game.id)[0] if tables is None else tables
        table = Table(game, asked.options, tables, None, auto=False, wait=True)
    else:
        assert asked.fork is not None
        taken = asked.fork.entries
        table = source.replayed(taken)
        helped = [*(change for change in source.helped if change.at < taken), *_no_longer(source, taken)]
        table.arrange(wait=True, bots=[change for change in source.bots if change.at < taken], helped=helped)
        table.take_luck(None, auto=False)
    count = len(table.seats)
    names = [tidy(name) for name in asked.names]
    if len(names) > count:
        raise LeaguesError("seat-names", found=len(names), right=count)
    names += [""] * (count - len(names))
    policies = _policies(asked, table)
    people = [seat for seat in range(count) if not policies[seat]]
    new = [Handover(taken, seat, policy) for seat, policy in enumerate(policies) if policy != table.bot(seat)]
    table.arrange(bots=[*table.bots, *new])
    secret = secrets.token_bytes(SECRET_BYTES) if asked.luck == "fair" else None
    luck: Luck | None = None
    if asked.luck == "open":
        luck = OpenSeed(api.read_seed(asked.seed))
    elif asked.luck == "own":
        luck = OwnDice()
    if luck is not None:
        table.take_luck(luck)
    commitment = hashlib.sha256(secret).hexdigest() if secret is not None else None
    about = _about(table.game, table.options, table.tables, table.start if table.started_in_the_middle else None) | {
        "ended": int(time.time()) if table.over else None,
        "luck": asked.luck, "seed": luck.seed if isinstance(luck, OpenSeed) else None, "commitment": commitment,
        "secret": secret.hex() if secret is not None else None,
        "together": count == 1 or (asked.together and len(people) > 1), "looked_at": False, "forked": taken,
        "bots": encode(table.bots), "helped": encode(table.helped), "patience": asked.patience if not asked.together else 0,
    }  # fmt: skip
    if secret is not None:
        about["dice"] = _new_dice(table, policies, together=about["together"])
    roles = [ALL_SEATS] if about["together"] and count > 1 else people
    links = new_links(roles, roles[0] if owned else None)
    seats: list[dict[str, Any]] = [
        {"seat": seat, "name": name, "luck": None, "bot": policy, "odds": False, "standing": ""}
        for seat, (name, policy) in enumerate(zip(names, policies, strict=True))
    ]
    for link in links:
        if link.kind == INVITE:
            seats[seat_of(link.role, seats)]["standing"] = INVITED
    planned = _planned(about, seats, links, _moves(table, taken))
    if not asked.together:
        tokens = {link.role: link.token for link in links if link.kind != RECOVERY}
        every_seat = [tokens.get(seat, "") for seat in range(count)]
        planned.created = msgspec.structs.replace(planned.created, seats=every_seat)
    return planned


def _no_longer(source: Table, taken: int) -> list[Help]:
    """Chances that were shown at a table are not at one that goes on from it, until somebody asks."""
    before = [change.on for change in source.helped if change.at < taken]
    return [Help(taken, 0)] if before and before[-1] else []


def _new_dice(table: Table, policies: list[str], *, together: bool) -> str:
    """The dice of a new table, before anybody has promised."""
    game = table.game
    values = shares.whole_hash_as_shipped(game) if table.tables is shipped(game.id)[0] else table.tables
    return shares.encoded(shares.Dice(shares.new_terms(game, table.options, values, policies, together=together)))


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
        names=["" if row["standing"] == LEFT else name for row, name in zip(stored.seats, names, strict=True)],
        together=bool(about["together"]), patience=about["patience"],
        bots=[bots.stand_in(table.game) if row["standing"] == LEFT else row["bot"] for row in stored.seats],
    )  # fmt: skip
    return plan(asked, None, table.tables, owned=False)


def same_sea(asked: NewTable, stored: storage.Stored, source: Table) -> NewTable:
    """What to ask for so that a game that is over is played once more, with its luck. Bots keep their seats; of people who
    sat in different places only the first is there, and bots stand in for the others."""
    if not source.over or source.luck is None or asked.sea is None:
        raise LeaguesError("not-over")
    together = bool(stored.about["together"])
    people = [row["seat"] for row in stored.seats if not row["bot"]]
    stays = people if together else people[:1]
    policies = [
        "" if row["seat"] in stays else row["bot"] or bots.stand_in(source.game) for row in stored.seats
    ]  # fmt: skip
    return NewTable(
        source.game.id, dict(source.options), "open", known(source.luck).seed, asked.names, together, policies,
        fork=Fork(asked.sea, source.forked),
    )  # fmt: skip


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
    if any(given) and asked.luck == "own" and table.has_secrets:
        raise LeaguesError("own-dice-bots")
    return given


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
    clients, dice = _shares(parsed) if fair else ([], None)
    last = parsed.entries[-1].state if parsed.entries else None
    about = _about(parsed.game, parsed.options, parsed.tables, parsed.start) | {
        "rules": parsed.rules, "hash": _written_hash(text),
        "ended": int(time.time()) if last is not None and last.get("ending") else None,
        "luck": fairness["kind"], "seed": api.read_seed(fairness["seed"]) if fairness["kind"] == "open" else None,
        "commitment": fairness["commitment"] if fair else None,
        "secret": parsed.secret.hex() if fair and parsed.secret is not None else None,
        "together": len(clients) != len(parsed.seats), "looked_at": True, "forked": parsed.forked, "dice": dice,
        "bots": encode(parsed.bots), "helped": encode(parsed.helped),
    }  # fmt: skip
    given = clients + [None] * (len(parsed.seats) - len(clients))
    seats = [
        {"seat": seat, "name": "" if name == f"seat {seat}" else tidy(name), "luck": share, "bot": "", "odds": False,
         "standing": ""}
        for seat, (name, share) in enumerate(zip(parsed.seats, given, strict=True))
    ]  # fmt: skip
    own = NewLink(secrets.token_urlsafe(TOKEN_BYTES), ALL_SEATS, PRIVATE)  # for whoever sent it: it can be deleted
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


def _shares(parsed: records.Parsed) -> tuple[list[str], str | None]:
    """What the clients gave to fair dice, if a table can have had that; where it was promised, as it is stored."""
    fairness = parsed.fairness
    clients: list[str] = fairness["clients"]
    promises: list[str] = fairness.get("promises", [])
    fits = len(clients) <= len(parsed.seats) and all(re.fullmatch("[0-9a-f]{32,128}", share) for share in clients)
    fits = fits and all(re.fullmatch("[0-9a-f]{64}", one) for one in (fairness["commitment"], *promises))
    if not fits:
        raise LeaguesError("record-header", field="fairness")
    if "terms" not in fairness:
        return clients, None
    givers = terms.read(fairness["terms"])["givers"]
    right = (0, len(givers)) if len(givers) > 1 else (0,)
    if len(clients) not in (0, len(givers)) or len(promises) not in right or len(fairness["terms"]) > LONGEST_TERMS:
        raise LeaguesError("record-header", field="fairness")
    by_seat = dict(zip(givers, clients, strict=False)), dict(zip(givers, promises, strict=False))
    dice = shares.Dice(fairness["terms"], tuple(fairness.get("anew", ())), by_seat[1], by_seat[0])
    return [], shares.encoded(dice)


def _about(game: Game, options: Mapping[str, Any], tables: Record, start: GameState | None) -> dict[str, Any]:
    shipped_tables, hash = shipped(game.id)
    as_shipped = tables is shipped_tables
    return {
        "id": secrets.token_urlsafe(NAME_BYTES), "game": game.id, "rules": game.rules_version, "options": encode(options),
        "hash": hash if as_shipped else digest(tables.json()),
        "differs": encode({} if as_shipped else differing(shipped_tables, tables)),
        "start": _dumped(game, start) if start is not None else None,
        "created": int(time.time()), "ended": None, "wait": True, "patience": 0, "rematch": None, "proposal": None,
        "dice": None,
    }  # fmt: skip


def _dumped(game: Game, state: GameState) -> str:
    return encode(raw.dump(game.state)(state))


def _planned(
    about: dict[str, Any], seats: list[dict[str, Any]], links: list[NewLink],
    moves: list[tuple[str, int, list[Any], str | None]],
) -> Planned:  # fmt: skip
    """Put everything together; a move is its kind, how many entries stay, those that are added, and perhaps a state."""
    now = int(time.time())
    made = [
        {"revision": revision, "kind": kind, "seat": ITS_OWN, "id": "", "cut": cut, "entries": encode(added), "state": kept,
         "at": now, "held": None, "changes": None, "told": None}
        for revision, (kind, cut, added, kept) in enumerate(moves, start=1)
    ]  # fmt: skip
    watch = NewLink(secrets.token_urlsafe(TOKEN_BYTES), WATCHER, WATCH)
    every_link = [*links, watch]
    rows = [{"token": storage.hashed(token), "role": role, "kind": kind} for token, role, kind in every_link]
    created = Created(
        about["id"], [link.token for link in links if link.kind != RECOVERY], watch.token, about["commitment"] or "",
        [link.role for link in links if link.kind == INVITE],
        next((link.token for link in links if link.kind == RECOVERY), ""),
    )  # fmt: skip
    return Planned(storage.NewRows(about, seats, rows, made), created, every_link)
