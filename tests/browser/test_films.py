"""What happens is shown one thing after the other, in the order of the record: every step that the page played is held
against the entries of the game."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from websockets.sync.client import connect

import leagues
from leagues.harbour import raw
from leagues.kernel.frames import CHANCE, EVERYONE
from leagues.kernel.standing import SPECTATOR
from leagues.kernel.table import Table
from tests.browser.conftest import Sailor, Server
from tests.browser.voyage import hear, sit_down
from tests.sizes import sized

# A game of each kind, and so many of its answers: a whole voyage of Nemo's has hundreds.
GAMES: dict[str, tuple[dict[str, Any], int]] = {
    "nautilion": ({"expansions": ["mages", "mercenaries", "reefs", "darkhouse", "heroics"], "reserve": 6}, 1_000),
    "island": ({"players": 3}, 1_000),
    "nemo": ({"motive": "explore"}, sized(60, 1_000)),
}
FAST = 60

# Notes each step as it is played, what moves when it begins, and what the board shows when it ends.
RECORDER = """window.film = []
window.drawn = () => Object.fromEntries([...document.querySelectorAll(
    '[data-figure][data-at], [data-castaway], .tracks [data-track], [data-track][data-at], [data-pin]')].map(one => [
    one.dataset.figure ?? (one.dataset.castaway && 'castaway-' + one.dataset.castaway)
        ?? (one.dataset.track && 'track-' + one.dataset.track) ?? 'notoriety',
    Number(one.dataset.at ?? one.textContent)]))
addEventListener('leagues-step', ({ detail: { is, entry, changes } }) => film.push({ is, entry, changes,
    drawn: window.drawn(), at: performance.now(),
    moving: document.getAnimations().filter(one => one.playState === 'running').length }))"""


def recorded(game: str, most: int | None = None) -> Table:
    """A game that was played at random, or its beginning."""
    options, longest = GAMES[game]
    luck = random.Random(11)
    table = leagues.new(game, seed="film", wait=True, **options)
    for _ in range(longest if most is None else most):
        if table.over:
            break
        table.play(luck.choice(table.legal))
    return table


Positions = list[tuple[int, dict[str, Any]]]


def positions_of(table: Table) -> Positions:
    """Each position that a game went through, as those see it who look on, with its entry. What is thrown at once is
    there at once."""
    again = table.replayed(0)
    trail = again.follow()
    for entry in table.entries:
        again.enter(entry)
    view = raw.view(table.game.state)
    positions: Positions = []
    read = [stood for stood in trail.steps if stood.audience == EVERYONE]
    for stood, following in zip(read, [*read[1:], None], strict=True):
        if following is not None and thrown_at_once(table, stood.entry, following.entry):
            continue
        state = stood.state.copy()
        if table.has_secrets:
            table.game.hide(state, table.tables, SPECTATOR)
        seen = view(state)
        if not positions or positions[-1][1] != seen:
            positions.append((stood.entry, seen))
    return positions


def thrown_at_once(table: Table, entry: int, following: int) -> bool:
    """Whether two entries are dice of one throw, or tokens that are laid out: chance did the same twice and told nothing."""
    if entry in (-1, following):
        return False
    one, other = table.entries[entry], table.entries[following]
    told = any(line.entry == entry and line.audience == EVERYONE for line in table.journal)
    return one.by == other.by == CHANCE and one.decision is other.decision and not told


def changed(view: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """A view after changes, as pages take them over."""
    after = dict(view)
    for field, value in changes.items():
        if isinstance(value, dict) and isinstance(after[field], list):
            row = list(after[field])
            for place, one in value.items():
                row[int(place)] = one
            value = row
        after[field] = value
    return after


def answered(server: Server, token: str, table: Table) -> dict[str, Any]:
    """Answer as a game that was played before; how it began."""
    with connect(f"ws{server.address[4:]}/api/socket", max_size=None) as socket:
        first = told = sit_down(socket, token)
        for number, entry in enumerate(one for one in table.entries if one.by != CHANCE and not one.forced):
            assert told["question"]["decision"] == entry.decision.number
            move = {"do": "play", "id": f"film-{number}", "revision": told["revision"], "answer": entry.answer}
            socket.send(json.dumps(move))
            told = hear(socket, "update", "refused")
            assert told["is"] == "update", told
    view: dict[str, Any] = first["view"]
    return view


def filmed(
    sailors: Callable[..., Sailor], server: Server, table: Table, rate: float
) -> tuple[list[dict[str, Any]], Positions]:
    """What a page plays that looks on while a game is played once more; and the positions that the game went through, from
    where it began."""
    asked = {"options": dict(table.options), "luck": "open", "seed": "film", "together": True}
    made = server.new(table.game.id, **asked)
    sailor = sailors(reduced_motion="no-preference")
    sailor.context.add_init_script(RECORDER)
    page = sailor.go(f"/table/{made['watch']}")
    page.wait_for_selector(".board")
    session = page.context.new_cdp_session(page)
    session.send("Animation.enable")
    session.send("Animation.setPlaybackRate", {"playbackRate": rate})
    view = answered(server, made["seats"][0], table)
    positions = positions_of(table)
    page.wait_for_function(
        "last => film.at(-1)?.entry >= last && !document.querySelector('.board').dataset.playing", arg=positions[-1][0]
    )
    start = next(at for at, (_, seen) in enumerate(positions) if seen == view)
    return page.evaluate("film"), positions[start:]


@pytest.mark.parametrize("game", GAMES)
def test_every_change_is_played_in_the_order_of_the_record(
    sailors: Callable[..., Sailor], server: Server, game: str
) -> None:
    table = recorded(game)
    film, positions = filmed(sailors, server, table, FAST)
    # Nothing is missing and nothing is out of order: the positions are those of the record.
    expected = positions[1:]
    ends, (_, view) = film[1::2], positions[0]
    assert [step["entry"] for step in ends] == [entry for entry, _ in expected]
    for (entry, seen), step in zip(expected, ends, strict=True):
        view = changed(view, step["changes"])
        assert {field: view[field] for field in seen if seen[field] != view[field]} == {}, entry
        for what, at in step["drawn"].items():
            assert at == drawn_as(view, what), (entry, what)
    assert len(ends) > 60
    # Nothing moves any more when something else begins.
    assert [one["is"] for one in film] == ["begins", "ends"] * len(ends)
    assert {one["moving"] for one in film} == {0}
    assert all(step["drawn"] for step in ends)


def test_what_follows_waits_for_what_it_follows(sailors: Callable[..., Sailor], server: Server) -> None:
    """As fast as people see it: what one answer did takes about a second, and never two things at once."""
    film, _ = filmed(sailors, server, recorded("nautilion", 6), rate=1)
    begins, ends = film[::2], film[1::2]
    assert all(one["at"] <= other["at"] for one, other in pairwise(film))
    assert {one["moving"] for one in film} == {0}
    took = {one["entry"]: 0.0 for one in ends}
    for begun, ended in zip(begins, ends, strict=True):
        assert begun["entry"] == ended["entry"]
        took[ended["entry"]] += ended["at"] - begun["at"]
    assert max(took.values()) > 200
    assert max(took.values()) < 4_000  # much less where nothing else runs


def test_a_press_shows_at_once_how_things_stand(sailors: Callable[..., Sailor], server: Server) -> None:
    table = recorded("nautilion", 12)
    made = server.new("nautilion", options=dict(table.options), luck="open", seed="film", together=True)
    sailor = sailors(reduced_motion="no-preference")
    sailor.context.add_init_script(RECORDER)
    page = sailor.go(f"/table/{made['watch']}")
    page.wait_for_selector(".board")
    session = page.context.new_cdp_session(page)
    session.send("Animation.enable")
    session.send("Animation.setPlaybackRate", {"playbackRate": 0.01})
    answered(server, made["seats"][0], table)
    page.wait_for_selector(".board[data-playing]")
    page.wait_for_function("film.length > 0")
    page.mouse.click(5, 5)
    assert page.evaluate("document.querySelector('.board').dataset.playing ?? document.getAnimations().length") == 0
    drawn, view = page.evaluate("window.drawn()"), table.view(SPECTATOR)
    assert drawn == {what: drawn_as(view, what) for what in drawn}
    assert {"phantom", "nautilion"} <= drawn.keys()


def drawn_as(view: dict[str, Any], what: str) -> int:
    """What the board has to show of a position."""
    name, _, number = what.partition("-")
    row = {"track": "tracks", "castaway": "columns"}.get(name)
    return int(view[row][int(number)] if row else view[name])
