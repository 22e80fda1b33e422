"""Several servers on one PostgreSQL: they hear each other's moves, and no move is played twice."""

from __future__ import annotations

import asyncio
import random
import signal
from collections.abc import Callable
from typing import Any

import pytest

from leagues.harbour import messages, sight
from leagues.harbour.harbour import Harbour
from leagues.harbour.judging import ask
from leagues.harbour.messages import Play
from leagues.harbour.room import Room
from leagues.harbour.store import Store, Stored
from tests.harbour.conftest import Cluster
from tests.harbour.running import PATIENCE, Player, Server, agree_on_first, chooses_together, finished, play_on
from tests.harbour.sharing import given
from tests.harbour.test_edges import seated as seated_here

QUICK = "from leagues.harbour import hearing, together\nhearing.BEAT, hearing.LASTS = 0.1, 1.0\ntogether.AGREE_SECONDS = 2"


@pytest.fixture
def two(start: Callable[..., Server], cluster: Cluster) -> tuple[Server, Server]:
    database = cluster.new()
    return start(database), start(database)


@pytest.fixture
def quick(start: Callable[..., Server], cluster: Cluster) -> tuple[Server, Server]:
    """Two servers that do not wait long for each other, nor for people."""
    database = cluster.new()
    return start(database, planted=QUICK), start(database, planted=QUICK)


def seated(two: tuple[Server, Server]) -> tuple[Player, Player]:
    """A table whose seats are at different servers."""
    made = two[0].new(options={"players": 2}, together=False)
    one = Player(two[0], made["seats"][0])
    other = Player(two[1], made["seats"][1])
    one.until("welcome", found=lambda told: told["question"].get("decision", 0) != 0)
    assert other.view == one.view
    return one, other


def test_a_game_is_played_across_servers(two: tuple[Server, Server]) -> None:
    one, other = seated(two)
    watcher = Player(two[1], two[0].new()["watch"])
    play_on([one, other], 10_000, random.Random(1))
    assert one.question["outcome"] == other.question["outcome"]
    assert (one.view, one.lines) == (other.view, other.lines)
    assert watcher.revision == 0
    records = [server.get("/api/record", one.token).text for server in two]
    assert records[0] == records[1]
    receipt = two[1].get("/api/receipt", other.token).text
    assert two[0].http.post("/api/check", json={"record": records[0], "receipt": receipt}).json()["receipt"] is True


def test_undo_settings_talk_and_presence_cross_too(two: tuple[Server, Server]) -> None:
    one, other = seated(two)
    if not one.told[-1]["seats"][1].get("here", False):
        one.until("seats", found=lambda told: told["seats"][1].get("here", False))
    chooser = random.Random(2)
    agree_on_first(one, other)
    while one.question.get("barrier") and other.question.get("barrier"):
        play_on([one, other], 1, chooser)
    asked, heard = (one, other) if not one.question.get("barrier") else (other, one)
    assert asked.move("undo")["is"] == "update"
    heard.until("update", found=lambda told: told["revision"] == asked.revision)
    assert (one.view, one.lines) == (other.view, other.lines)
    one.send(do="say", phrase="thanks")
    assert other.until("said")["seat"] == 0
    one.send(do="settings", name="Ada")
    other.until("seats", found=lambda told: told["seats"][0].get("name") == "Ada")
    other.send(do="settings", wait=False)
    assert one.until("waits")["wait"] is False
    other.close()
    one.until("seats", found=lambda told: not told["seats"][1].get("here", False))


def test_proposals_cross_servers(two: tuple[Server, Server]) -> None:
    one, other = seated(two)
    while not chooses_together(one):
        play_on([one, other], 1, random.Random(3))
    assert one.play(1)["is"] == "done"
    assert other.until("proposed")["answer"] == 1
    assert other.play(1)["is"] == "update"
    one.until("update")
    assert one.view == other.view


def at_the_choice(one: Player, other: Player) -> None:
    while not chooses_together(one):
        play_on([one, other], 1, random.Random(3))


def test_whoever_comes_later_to_another_server_is_told_what_is_proposed(two: tuple[Server, Server]) -> None:
    made, one, other = two[0].two()
    at_the_choice(one, other)
    assert one.play(1)["is"] == "done"
    late = Player(two[1], other.token)
    heard = late.until("proposed")
    assert (heard["seat"], heard["answer"]) == (0, 1)
    assert Player(two[1], made["watch"]).until("proposed")["seat"] == 0
    assert late.play(1)["is"] == "update"
    for player in (one, other):
        player.reaches(late.revision)
        assert player.move("undo")["code"] == "undo-together"
    assert late.move("undo")["code"] == "undo-together"


def test_a_proposal_holds_though_its_server_was_killed(quick: tuple[Server, Server]) -> None:
    one, other = seated(quick)
    at_the_choice(one, other)
    revision = one.revision
    assert one.play(1)["is"] == "done"
    assert other.until("proposed")["answer"] == 1
    quick[0].stop(signal.SIGKILL)
    other.reaches(revision + 1)
    assert other.until("proposed")["seat"] == -1


async def both_at(cluster: Cluster) -> tuple[Harbour, Harbour, list[Room], list[Any]]:
    """Two servers in this process, and a table whose seats are at different ones and are to choose together."""
    url = cluster.new()
    here, there = Harbour(Store(url)), Harbour(CountingStore(url))
    await here.open()
    await there.open()
    made = await here.create(messages.NewTable("nautilion", {"players": 2}, together=False))
    one, first = await seated_here(here, made.seats[0])
    other, second = await seated_here(there, made.seats[1])
    await given((one, first), (other, second))
    await level(one, other)
    while one.table.who != messages.ANYONE or one.table.option_count < 2:
        await turn(one, first, other)
    return here, there, [one, other], [first, second]


async def turn(room: Room, ear: Any, other: Room) -> None:
    """The first answer, and everybody has heard of it."""
    ask(room, ear, Play(f"turn-{room.revision}", room.revision, room.table.answers[0]))
    await room.harbour.saver.finish()
    await level(room, other)


async def level(one: Room, other: Room) -> None:
    """Wait until both servers know the same."""
    async with asyncio.timeout(PATIENCE):
        while not (one.begun and other.begun and one.revision == other.revision and not one.away and not other.away):
            await asyncio.sleep(0.01)


class CountingStore(Store):
    """Counts what is read of tables."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.whole = self.moves = 0

    def load(self, number: int) -> Stored | None:
        self.whole += 1
        return super().load(number)

    def news(self, number: int, revision: int) -> Stored | None:
        found = super().news(number, revision)
        self.moves += 0 if found is None else len(found.moves)
        return found


def test_the_same_proposal_at_the_same_moment_is_an_agreement(cluster: Cluster) -> None:
    async def run() -> None:
        here, there, rooms, ears = await both_at(cluster)
        revision = rooms[0].revision
        for room, ear in zip(rooms, ears, strict=True):
            ask(room, ear, Play("at-once", revision, 1))
        async with asyncio.timeout(PATIENCE):
            while any(room.revision != revision + 1 or room.queued or room.away for room in rooms):
                await asyncio.sleep(0.01)
        assert rooms[0].table.now == rooms[1].table.now
        assert [room.together.proposal for room in rooms] == [None, None]
        await here.close()
        await there.close()

    finished(run())


def test_of_another_server_s_moves_only_the_new_ones_are_read(cluster: Cluster) -> None:
    async def run() -> None:
        here, there, (room, other), (ear, other_ear) = await both_at(cluster)
        ask(room, ear, Play("proposed", room.revision, 0))
        async with asyncio.timeout(PATIENCE):
            while other.together.proposal is None:
                await asyncio.sleep(0.01)
        ask(other, other_ear, Play("agreed", other.revision, 0))
        await there.saver.finish()
        await level(room, other)
        store, first = there.store, other.revision
        assert isinstance(store, CountingStore)
        whole, moves, made_here = store.whole, store.moves, 0
        for _ in range(8):
            if sight.may_answer(room.table, 0, room.table.who):
                made_here += 1
                await turn(room, ear, other)
            else:
                await turn(other, other_ear, room)
        assert other.revision == first + 8
        assert other.table.now == room.table.now
        assert (store.whole, store.moves) == (whole, moves + made_here)
        assert 0 < made_here < 8
        await here.close()
        await there.close()

    finished(run())


SLOW_NEWS = """
import time
from leagues.harbour.store import Store
news = Store.news
def slow(self, number, revision):
    found = news(self, number, revision)
    time.sleep(1)
    return found
Store.news = slow
"""


def test_what_changes_here_while_news_are_read_stays(start: Callable[..., Server], cluster: Cluster) -> None:
    """The other server says that there is something new; before that is read, somebody here changes something, and that is
    saved."""
    database = cluster.new()
    here, there = start(database, planted=SLOW_NEWS), start(database)
    one, other = seated((here, there))
    other.send(do="settings", name="Bea")
    other.until("seats", found=lambda told: told["seats"][1].get("name") == "Bea")
    one.send(do="settings", name="Ada")
    one.until("seats", found=lambda told: told["seats"][0].get("name") == "Ada")
    told = one.until("seats", found=lambda told: told["seats"][1].get("name") == "Bea")
    assert told["seats"][0].get("name") == "Ada"
    assert [seat["name"] for seat in Player(here, one.token).welcome["seats"]] == ["Ada", "Bea"]


def test_who_is_here_is_forgotten_with_a_killed_server(quick: tuple[Server, Server]) -> None:
    one, other = seated(quick)
    if not one.told[-1].get("seats", [{}, {}])[1].get("here", False):
        one.until("seats", found=lambda told: told["seats"][1].get("here", False))
    assert one.hears_nothing(1.5)  # it is said again and again
    quick[1].stop(signal.SIGKILL)
    one.until("seats", found=lambda told: not told["seats"][1].get("here", False))
    quick[1].start()
    Player(quick[1], other.token)
    one.until("seats", found=lambda told: told["seats"][1].get("here", False))


def test_who_is_here_is_forgotten_at_once_with_a_server_that_is_stopped(two: tuple[Server, Server]) -> None:
    one, _ = seated(two)
    if not one.told[-1].get("seats", [{}, {}])[1].get("here", False):
        one.until("seats", found=lambda told: told["seats"][1].get("here", False))
    assert two[1].stop() == 0
    one.until("seats", found=lambda told: not told["seats"][1].get("here", False))


def test_a_server_with_lookers_on_only_knows_who_is_here(start: Callable[..., Server], cluster: Cluster) -> None:
    """It asks: nobody says it again by themselves for an hour."""
    database, seldom = cluster.new(), "from leagues.harbour import hearing\nhearing.BEAT = 3600"
    two = start(database, planted=seldom), start(database, planted=seldom)
    made, one, _ = two[0].two()
    watcher = Player(two[1], made["watch"])
    if not all(seat.get("here", False) for seat in watcher.welcome["seats"]):
        watcher.until("seats", found=lambda told: all(seat.get("here", False) for seat in told["seats"]))
    one.close()
    watcher.until("seats", found=lambda told: not told["seats"][0].get("here", False))


def answer_to(page: Player, id: str) -> dict[str, Any]:
    """What the server said to a move, now or before."""
    while True:
        for told in page.told:
            if id in (told.get("done"), told.get("id")):
                return told
        page.hear()


def test_the_quicker_server_wins(two: tuple[Server, Server]) -> None:
    """The same seat at both servers, at the same moment: one move counts, the other is told that it came too late."""
    made = two[0].new()
    pages = [Player(server, made["seats"][0]) for server in two]
    chooser = random.Random(4)
    late = 0
    for count in range(25):
        if pages[0].question.get("outcome"):
            break
        revision = pages[0].revision
        assert pages[1].revision == revision
        for page in pages:
            page.ask(answer=chooser.choice(page.legal), id=f"{count}-{pages.index(page)}")
        for page in pages:
            page.reaches(revision + 1)
        answered = [answer_to(page, f"{count}-{at}") for at, page in enumerate(pages)]
        assert sorted(told["is"] for told in answered) == ["refused", "update"], answered
        late += any(told.get("code") == "stale" for told in answered)
        assert pages[0].view == pages[1].view
    assert late > 0


def test_a_repeated_move_at_the_other_server_is_not_played_again(two: tuple[Server, Server]) -> None:
    made = two[0].new()
    one = Player(two[0], made["seats"][0])
    told = one.play(id="once")
    other = Player(two[1], made["seats"][0])
    assert other.move(id="once", answer=0)["is"] == "done"
    assert other.revision == told["revision"]


def test_a_deleted_table_is_gone_at_every_server(two: tuple[Server, Server]) -> None:
    one, other = seated(two)
    assert (two[0].delete(one.token), two[1].delete(other.token)) == (202, 204)
    assert other.until("refused")["code"] == "table-gone"
    assert other.closed() == 4404
