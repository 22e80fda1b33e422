"""Looking at a table without playing: how it stands, its record, its receipt, its film."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from leagues.games import GAMES
from leagues.harbour import raw, shares, sight
from leagues.harbour.links import ASKS, others
from leagues.harbour.logs import log_fault
from leagues.harbour.messages import ALL_SEATS, WATCHER, Film, Scene, SeatAbout, Summary
from leagues.harbour.restore import bots_of, decode, newest_state, tables_of
from leagues.harbour.room import Room
from leagues.harbour.store import Store, Stored
from leagues.kernel.chance import FairDice, OwnDice
from leagues.kernel.errors import LeaguesError
from leagues.kernel.frames import CHANCE, EVERYONE, GameState
from leagues.kernel.table import Table

HIDDEN = -1  # in the place of an answer that a link may not know


def summaries(store: Store, tokens: Sequence[str], forget: int = 0) -> list[Summary]:
    """How the tables of some links stand; and until when, if what nobody opens for `forget` seconds is removed."""
    found = store.outlines(tokens)
    made = [readable(token, found.get(token)) for token in tokens]
    return [_announced(one, found[one.token][1], forget) if one.found and forget else one for one in made]


def _announced(summary: Summary, stored: Stored, forget: int) -> Summary:
    """The same with the day on which it is removed, unless somebody opens it before."""
    return msgspec.structs.replace(summary, until=max(_changed(stored), stored.about["opened"] or 0) + forget)


def _changed(stored: Stored) -> int:
    """When somebody last moved, or else when the table was made."""
    at: int = stored.moves[-1]["at"] if stored.moves else stored.about["created"]
    return at


def readable(token: str, found: tuple[int, Stored] | None) -> Summary:
    """How a table stands. One that makes no sense, by whatever accident, must not hide the others."""
    try:
        return summary(token, found)
    except Exception as error:
        assert found is not None
        role, stored = found
        log_fault("unreadable", error, table=stored.about["id"])
        names = [row["name"] for row in stored.seats]
        game = stored.about["game"] if stored.about["game"] in GAMES else ""
        return Summary(
            token, found=True, game=game, seat=role, names=names, changed=_changed(stored), unreadable=True
        )  # fmt: skip


def summary(token: str, found: tuple[int, Stored] | None) -> Summary:
    """How a table stands, from its newest stored moves alone."""
    if found is None:
        return Summary(token)
    role, stored = found
    about = stored.about
    game = GAMES[about["game"]]
    common: dict[str, Any] = {
        "token": token, "found": True, "game": game.id, "options": decode(about["options"]), "seat": role,
        "names": [row["name"] for row in stored.seats], "changed": _changed(stored),
        "others": 0 if about["looked_at"] else len(others(stored.seats, role)),
        "asks": [row["seat"] for row in stored.seats if row["standing"] == ASKS],
    }  # fmt: skip
    told = None
    if stored.moves:
        last = stored.moves[-1]
        common["revision"] = last["revision"]
        told = None if last["told"] is None else decode(last["told"])[str(role)]
    if told is not None:  # as far as this role was told
        common |= {"revision": told[0], "changed": told[2]}
    try:
        tables, _ = tables_of(game.id, about["hash"], about["differs"])
        state = newest_state(game, tables, stored)
    except LeaguesError:
        state = None
    if state is None:
        return Summary(**common)  # of other rules; opening it will say more
    common["headline"] = {} if game.page is None else game.page.headline(state)
    if state.ending:
        return Summary(**common, outcome=game.ending_name(state))
    if not shares.is_begun(stored) or about["looked_at"]:
        return Summary(**common)
    table = Table(
        game, decode(about["options"]), tables, OwnDice(), auto=False, wait=True, start=state, bots=bots_of(stored, 0)
    )
    decision = table.decision
    assert decision is not None
    asked = decision.number if told is None else told[1]
    return Summary(**common, decision=asked, yours=sight.may_answer(table, role, table.who))


@dataclass(frozen=True)
class Look:
    """A table as it stands for a link, to be looked at elsewhere while the game goes on."""

    role: int
    table: Table
    seats: list[SeatAbout]
    luck: str
    scenery: dict[str, Any]
    stills: list[GameState]
    frozen: int
    key: Hashable  # two that are equal look the same

    @classmethod
    def at(cls, room: Room, role: int) -> Look:
        """How a table stands now."""
        seats = room.seats()
        key = room.id, role, room.revision, room.begun, room.frozen, tuple(seats)
        return cls(
            role, room.snapshot(role), seats, room.stored.about["luck"], room.scenery(), list(room.stills),
            room.frozen, key,
        )  # fmt: skip


def record(look: Look) -> bytes:
    """The record as a link may see it: whole where nothing is secret, or once the game is over."""
    table = look.table
    secret = table.has_secrets and not table.over
    return table.record(sight.eyes(table, look.role) if secret else None).encode()


def receipt(room: Room, role: int) -> str:
    """What a seat keeps to check the dice with."""
    luck = room.table.luck
    if not room.begun:
        raise LeaguesError("not-begun")
    if not isinstance(luck, FairDice):
        raise LeaguesError("verify-not-fair")
    if role == WATCHER:
        raise LeaguesError("watching")
    kept = shares.receipt(luck, role)
    if not kept:
        raise LeaguesError("luck-not-asked")
    return kept


def film(look: Look) -> bytes:
    """Every entry of a table with what it changed, as it travels."""
    return msgspec.json.encode(_film(look))


def _film(look: Look) -> Film:
    table, role = look.table, look.role
    if role == ALL_SEATS and table.has_secrets and not table.over:
        role = WATCHER  # those who share a screen would see each other's hands
    changes = raw.changes(table.game.state)
    again = table.replayed(0)
    again.arrange(bots=())  # whose hands are seen then, too: the game is over
    before = sight.shown(again, role).copy()
    first = raw.view(table.game.state)(before)
    reader = sight.eyes(table, role)
    scenes = []
    for entry in table.entries:
        seen = len(again.journal)
        hidden = entry.audience not in (EVERYONE, reader) and not table.over
        again.enter(entry)
        scenes.append(Scene(
            entry.by, entry.decision.number, HIDDEN if hidden else entry.answer,
            entry.forced and (not table.has_secrets or entry.by in (reader, CHANCE)),
            changes(before, sight.shown(again, role)), sight.lines(again, role, again.journal[seen:]),
        ))  # fmt: skip
    scenes += [Scene(CHANCE, 0, changes=changes(before, sight.shown(table, role, still))) for still in look.stills]
    return Film(
        table.game.id, table.options, look.seats, look.luck, first, look.scenery, scenes,
        table.outcome or "", table.forked, frozen=look.frozen,
    )  # fmt: skip
