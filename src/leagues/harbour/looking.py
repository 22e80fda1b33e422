"""Looking at a table without playing: how it stands, its record, its receipt, its film."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from leagues.games import GAMES
from leagues.harbour import raw, sight
from leagues.harbour.messages import ALL_SEATS, WATCHER, Film, Scene, Summary
from leagues.harbour.restore import bots_of, decode, is_begun, newest_state, tables_of
from leagues.harbour.room import Room
from leagues.harbour.store import Store, Stored
from leagues.kernel.chance import FairDice, OwnDice
from leagues.kernel.errors import LeaguesError
from leagues.kernel.frames import CHANCE, EVERYONE
from leagues.kernel.table import Table


def summaries(store: Store, tokens: Sequence[str]) -> list[Summary]:
    """How the tables of some links stand."""
    found = store.outlines(tokens)
    return [summary(token, found.get(token)) for token in tokens]


def summary(token: str, found: tuple[int, Stored] | None) -> Summary:
    """How a table stands, from its newest stored moves alone."""
    if found is None:
        return Summary(token)
    role, stored = found
    about = stored.about
    game = GAMES[about["game"]]
    common: dict[str, Any] = {
        "token": token, "found": True, "game": game.id, "options": decode(about["options"]), "seat": role,
        "names": [row["name"] for row in stored.seats], "changed": about["created"],
    }  # fmt: skip
    told = None
    if stored.moves:
        last = stored.moves[-1]
        common |= {"changed": last["at"], "revision": last["revision"]}
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
    if not is_begun(stored) or about["looked_at"]:
        return Summary(**common)
    table = Table(game, decode(about["options"]), tables, OwnDice(), auto=False, wait=True, start=state)
    decision = table.decision
    assert decision is not None
    table.bots = [(0, seat, policy) for _, seat, policy in bots_of(stored, 0)]
    asked = decision.number if told is None else told[1]
    return Summary(**common, decision=asked, yours=sight.may_answer(table, role, table.who))


def record(room: Room, role: int) -> str:
    """The record as a link may see it: whole where nothing is secret, or once the game is over."""
    table = room.seen_by(role)
    secret = table.game.has_secrets and not table.over
    return table.record(sight.eyes(table, role) if secret else None)


def receipt(room: Room, role: int) -> str:
    """What a seat keeps to check the dice with."""
    luck = room.table.luck
    if not room.begun:
        raise LeaguesError("not-begun")
    if not isinstance(luck, FairDice):
        raise LeaguesError("verify-not-fair")
    if role == WATCHER:
        raise LeaguesError("watching")
    return luck.receipt(max(role, 0))


def film(room: Room, role: int) -> Film:
    """Every entry of a table with what it changed."""
    table = room.seen_by(role)
    if role == ALL_SEATS and table.game.has_secrets and not table.over:
        role = WATCHER  # those who share a screen would see each other's hands
    changes = raw.changes(table.game.state)
    start = table.start if table.started_in_the_middle else None
    again = Table(table.game, table.options, table.tables, None, auto=False, seats=table.seats, start=start)
    before = sight.shown(again, role).copy()
    first = raw.view(table.game.state)(before)
    reader = sight.eyes(table, role)
    scenes = []
    for entry in table.entries:
        seen = len(again.journal)
        hidden = entry.audience not in (EVERYONE, reader) and not table.over
        again.enter(entry)
        scenes.append(Scene(
            entry.by, entry.decision.number, -1 if hidden else entry.answer,
            entry.forced and (not table.game.has_secrets or entry.by in (reader, CHANCE)),
            changes(before, sight.shown(again, role)), sight.lines(again, role, again.journal[seen:]),
        ))  # fmt: skip
    scenes += [Scene(CHANCE, 0, changes=changes(before, sight.shown(table, role, still))) for still in room.stills]
    return Film(
        table.game.id, table.options, room.seats(), room.stored.about["luck"], first, room.scenery(), scenes,
        table.outcome or "", table.forked, frozen=room.frozen,
    )  # fmt: skip
