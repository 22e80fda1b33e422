"""Our server killed (kill -9) at random moments while people play, and started again over the same file.

The people at each table remember what they were told. After each kill they come back and compare: every move that was
acknowledged is in the record once, nothing that anybody saw is gone, and a move that was not answered is sent again and
counts once.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import http.client
import json
import random
import secrets
import sqlite3
import urllib.error
import urllib.request
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

import leagues
from load.servers import Server

ANYONE = -2
NOBODY = -1
AGAIN = 0.02  # seconds until who has lost the server looks for one
CATCH_UP = 10  # seconds in which a server must have heard what was saved by way of another
TAKE_BACK = 0.1  # how often a choice is taken back where that is possible
# What a client meets when the server dies under it.
AWAY = (OSError, EOFError, TimeoutError, http.client.HTTPException, ConnectionClosed, InvalidHandshake, InvalidMessage)
Choice = tuple[str, str]  # the decision and the answer, as the record writes them


@dataclass
class Tally:
    """What was found."""

    kills: int = 0
    tables: int = 0
    acknowledged: int = 0  # moves that a client was told to be done
    sent_again: int = 0  # moves without an answer when the server died
    saved_untold: int = 0  # those of them that were saved already
    lost: int = 0  # acknowledged moves that are not in the record
    doubled: int = 0  # moves that are in the record more often than they were made
    unsaved: int = 0  # revisions that somebody saw and that were not saved
    different: int = 0  # whatever else is no longer as it was
    unreadable: int = 0  # tables that cannot be opened
    refused: int = 0  # moves that were not accepted
    given_again: int = 0  # shares of the luck that came at the wrong moment, before the first move, and were given anew
    stories: list[str] = field(default_factory=list)  # of all that went wrong

    @property
    def flawless(self) -> bool:
        """Whether nothing was lost, doubled, changed or shown too early."""
        return not (self.lost or self.doubled or self.unsaved or self.different or self.unreadable or self.refused)

    def differs(self, story: str) -> None:
        """Something is not as it was."""
        self.different += 1
        self.stories.append(story)

    def refuses(self, message: dict[str, Any]) -> None:
        """A move was not accepted, or a share of the luck."""
        if not message.get("id"):  # every move has one
            self.given_again += 1
        else:
            self.refused += 1
        self.stories.append(json.dumps(message))

    def json(self) -> dict[str, Any]:
        """For the results."""
        return asdict(self)


class UnreadableError(Exception):
    """The server is there and cannot give what it should have."""


@dataclass
class Pending:
    """A move that was sent and not yet answered."""

    seat: int
    message: dict[str, Any]
    choice: Choice | None  # None takes back the last one


class Harbour:
    """The servers under test, as their clients reach them: one, or several side by side over one database."""

    def __init__(self, servers: Sequence[Server], tally: Tally) -> None:
        self.servers = servers
        self.tally = tally
        self.open = True  # whether people play
        self.names: dict[int, tuple[str, list[str]]] = {}  # of each decision: its name, its answers in notation

    @property
    def url(self) -> str:
        """A server that runs; of several any one."""
        return random.choice([server for server in self.servers if server.runs] or self.servers).url

    async def ask(self, method: str, path: str, token: str = "", body: object = None) -> bytes:
        """One question over HTTP."""
        headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, headers, method=method)

        def read() -> bytes:
            try:
                with urllib.request.urlopen(request, timeout=20) as reply:
                    return bytes(reply.read())
            except urllib.error.HTTPError as error:
                raise UnreadableError(f"{path}: {error.code}") from error

        return await asyncio.to_thread(read)

    async def learn(self) -> None:
        """Learn what the numbers of decisions and answers mean."""
        about = json.loads(await self.ask("GET", "/api/games/nautilion"))
        self.names = {d["number"]: (d["name"], [answer[0] for answer in d["answers"]]) for d in about["decisions"]}

    async def choices_of(self, token: str) -> list[Choice]:
        """Every choice of the players in the record of a table."""
        text = (await self.ask("GET", "/api/record", token)).decode()
        try:
            leagues.load(text)
        except leagues.LeaguesError as error:
            raise UnreadableError(str(error)) from error
        entries = [json.loads(line) for line in text.splitlines()[1:]]
        return [(e["asks"], e["answer"]) for e in entries if "n" in e and e["by"] != "chance" and not e.get("forced")]


class Sitting:
    """One table, and what the two people at it have been told."""

    def __init__(self, harbour: Harbour, tokens: list[str], pause: float = 0) -> None:
        """`pause`: how long they think before a move, in seconds."""
        self.harbour = harbour
        self.pause = pause
        self.tally = harbour.tally
        self.tokens = tokens
        self.choices: list[Choice] = []  # acknowledged, and not taken back
        self.seats_of: list[int] = []  # who made each
        self.revisions = [0, 0]  # as each of the two was told
        self.views: list[dict[str, Any]] = [{}, {}]
        self.questions: list[dict[str, Any]] = [{}, {}]
        self.pending: Pending | None = None
        self.over = False
        self._luck = [random.randbytes(16), random.randbytes(16)]  # what each gives to the dice
        self._proposing = -1  # the revision in which a proposal waits for the other
        self._sockets: list[ClientConnection] = []
        self._moves = 0

    async def sit(self) -> None:
        """Come to the table, compare, and play until the game or the server ends."""
        uris = [self.harbour.url.replace("http", "ws") + "/api/socket" for _ in range(2)]
        async with connect(uris[0], ping_interval=None) as first, connect(uris[1], ping_interval=None) as second:
            self._sockets = [first, second]
            before = max(self.revisions)
            for seat, socket in enumerate(self._sockets):
                await socket.send(json.dumps({"do": "hello", "token": self.tokens[seat], "have": before}))
            await asyncio.gather(*(self._welcome(seat) for seat in range(2)))
            await self._catch_up(before)
            if before:
                await self.compare()
                self._compare_revisions(before)
            if self.pending is not None:
                self.tally.sent_again += 1
                await self._sockets[self.pending.seat].send(json.dumps(self.pending.message))
            else:
                await self._move_on()
            await asyncio.gather(*(self._listen(seat) for seat in range(2)))

    async def _welcome(self, seat: int) -> None:
        """Wait until the table is whole; once both have promised and given their share of the luck it begins."""
        commitment = ""
        while True:
            message = json.loads(await self._sockets[seat].recv())
            commitment = message.get("commitment", commitment)
            await self._give(seat, commitment, message if message["is"] == "dice" else message.get("dice"))
            if message["is"] == "refused":
                self.tally.refuses(message)
            if message["is"] not in ("welcome", "update"):
                continue
            known, seen = self.revisions[seat], self.views[seat]
            self._know(seat, message)
            if message["is"] == "welcome" and known and message["revision"] == known and message["view"] != seen:
                self.tally.differs(f"another view of revision {known}")
            if self.questions[seat].get("decision") or self.questions[seat].get("outcome"):
                return

    async def _give(self, seat: int, commitment: str, dice: dict[str, Any] | None) -> None:
        """Promise, and give when both have promised."""
        if dice is None or dice.get("shares") or seat in dice.get("given", []):
            return
        message: dict[str, Any] = {"do": "luck", "round": dice["round"]}
        if not dice["promises"][seat]:
            head = f"leagues/promise/{commitment}/{dice['round']}/{seat}/"
            message["promise"] = hashlib.sha256(head.encode() + self._luck[seat]).hexdigest()
        elif all(dice["promises"]):
            message["bytes"] = self._luck[seat].hex()
        else:
            return
        await self._sockets[seat].send(json.dumps(message))

    async def _catch_up(self, revision: int) -> None:
        """Of several servers one may hear a little later what was saved by way of another; but it must hear it."""
        if len(self.harbour.servers) == 1:
            return
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(CATCH_UP):
                for seat in range(2):
                    while self.revisions[seat] < revision:
                        message = json.loads(await self._sockets[seat].recv())
                        if message["is"] in ("welcome", "update"):
                            self._know(seat, message)

    async def compare(self) -> None:
        """The choices in the record, beside those that the people remember. Of several servers the one that is asked may
        still have to hear the last of them."""
        until = asyncio.get_running_loop().time() + (CATCH_UP if len(self.harbour.servers) > 1 else 0)
        found = await self.harbour.choices_of(self.tokens[0])
        while len(found) < len(self.choices) and asyncio.get_running_loop().time() < until:
            await asyncio.sleep(AGAIN)
            found = await self.harbour.choices_of(self.tokens[0])
        if found == self.choices:
            return
        if self.pending is not None and found == self._with_pending():
            self.tally.saved_untold += 1
            return
        self.tally.lost += max(0, len(self.choices) - len(found))
        self.tally.doubled += max(0, len(found) - len(self._with_pending()))
        self.tally.differs(f"{found[-3:]} ({len(found)}) for {self.choices[-3:]} ({len(self.choices)}) and {self.pending}")
        self.choices, self.seats_of, self.pending = found, [NOBODY] * len(found), None

    def _compare_revisions(self, before: int) -> None:
        """Nobody has seen what is not saved, and nothing was saved that nobody asked for."""
        now = max(self.revisions)
        if now < before:
            self.tally.unsaved += 1
        if now > before and self.pending is None:
            self.tally.differs(f"revision {now} where everybody was told {before}")

    def _with_pending(self) -> list[Choice]:
        if self.pending is None:
            return self.choices
        return self.choices[:-1] if self.pending.choice is None else [*self.choices, self.pending.choice]

    async def _listen(self, seat: int) -> None:
        socket = self._sockets[seat]
        while True:
            message = json.loads(await socket.recv())
            if self.pending is not None and self._is_unsaved(self.pending, message):
                self.tally.sent_again += 1
                await socket.send(json.dumps(self.pending.message))
                continue
            self._hear(seat, message)
            if message["is"] == "proposed" and message["seat"] not in (-1, seat):
                if self.pending is None or self.pending.seat != seat:  # else it is being agreed to
                    await self._play(seat, message.get("answer", 0))
            else:
                await self._move_on()

    @staticmethod
    def _is_unsaved(move: Pending, message: dict[str, Any]) -> bool:
        """Whether a move could not be saved and is to be sent again. So it is where a killed server had handed the same move
        to its database, which saved it after all."""
        return bool(
            message["is"] == "refused" and message["code"] == "not-saved" and message.get("id") == move.message["id"]
        )

    def _hear(self, seat: int, message: dict[str, Any]) -> None:
        """Take in what one of the two was told."""
        if message["is"] in ("update", "welcome"):
            self._know(seat, message)
        if message["is"] == "refused":
            self.tally.refuses(message)
        answered = message.get("done") if message["is"] == "update" else message.get("id")
        if self.pending is not None and answered == self.pending.message["id"]:
            if message["revision"] > self.pending.message["revision"]:
                self._acknowledge(self.pending)
            else:  # it was a proposal, which waits for the other
                self._proposing, self.pending = message["revision"], None

    def _acknowledge(self, move: Pending) -> None:
        self.choices = self._with_pending()
        self.seats_of = self.seats_of[:-1] if move.choice is None else [*self.seats_of, move.seat]
        self.pending = None
        self.tally.acknowledged += 1

    def _know(self, seat: int, message: dict[str, Any]) -> None:
        self.revisions[seat] = message["revision"]
        self.questions[seat] = message["question"]
        if message["is"] == "welcome":
            self.views[seat] = message["view"]
        else:
            _apply(self.views[seat], message.get("changes", {}))
        self.over = bool(message["question"].get("outcome"))

    async def _move_on(self) -> None:
        """Make the next move, once both have seen the last."""
        if self.pending is not None or self.revisions[0] != self.revisions[1]:
            return
        if self.over:
            for socket in self._sockets:
                await socket.close()
            return
        if self.pause:
            await asyncio.sleep(self.pause)
            if self.pending is not None:
                return
        if self.choices and random.random() < TAKE_BACK:
            seat = self.seats_of[-1]
            if seat != NOBODY and not self.questions[seat].get("barrier"):
                await self._send(seat, {"do": "undo"}, None)
                return
        question = self.questions[0]
        asked = question.get("seat", 0)
        if asked != ANYONE:
            await self._play(asked, random.choice(self.questions[asked]["legal"]))
        elif self._proposing != self.revisions[0]:
            await self._play(0, random.choice(question["legal"]))

    async def _play(self, seat: int, answer: int) -> None:
        name, answers = self.harbour.names[self.questions[seat]["decision"]]
        await self._send(seat, {"do": "play", "answer": answer}, (name, answers[answer]))

    async def _send(self, seat: int, what: dict[str, Any], choice: Choice | None) -> None:
        message = what | {"id": self._new_id(), "revision": self.revisions[seat]}
        self.pending = Pending(seat, message, choice)
        await self._sockets[seat].send(json.dumps(message))

    def _new_id(self) -> str:
        self._moves += 1
        return f"move-{self._moves}"


def _apply(view: dict[str, Any], changes: dict[str, Any]) -> None:
    """Bring a view up to date."""
    for name, value in changes.items():
        if isinstance(value, dict):
            for place, one in value.items():
                view[name][int(place)] = one
        else:
            view[name] = value


class Pair:
    """Two people who play game after game, and come back whenever the server does."""

    def __init__(self, harbour: Harbour, pause: float = 0) -> None:
        self.harbour = harbour
        self.pause = pause
        self.sitting: Sitting | None = None

    async def play(self) -> None:
        """Play until the server is gone."""
        while self.harbour.open:
            try:
                if self.sitting is None:
                    self.sitting = await self._new_table()
                await self.sitting.sit()
            except UnreadableError:
                self.harbour.tally.unreadable += 1
                self.sitting = None
            except AWAY:
                await asyncio.sleep(AGAIN)
            if self.sitting is not None and self.sitting.over:
                await self.leave()

    async def _new_table(self) -> Sitting:
        asked = {"game": "nautilion", "options": {"players": 2}, "luck": "fair", "together": False}
        made = json.loads(await self.harbour.ask("POST", "/api/tables", body=asked))
        for seat in made.get("invitations", []):  # older servers gave every seat's own link at once
            tokens = {"token": secrets.token_urlsafe(16), "recovery": secrets.token_urlsafe(16)}
            await self.harbour.ask("POST", "/api/seats", made["seats"][seat], tokens)
            made["seats"][seat] = tokens["token"]
        self.harbour.tally.tables += 1
        return Sitting(self.harbour, made["seats"], self.pause)

    async def leave(self) -> None:
        """Compare the record a last time with what was played."""
        sitting = self.sitting
        if sitting is None:
            return
        try:
            await sitting.compare()
            self.sitting = None
        except UnreadableError:
            self.harbour.tally.unreadable += 1
            self.sitting = None
        except AWAY:
            pass  # once more when it is back


async def _until_moved(tally: Tally, moves: int) -> None:
    """Wait until so many more moves were made, or for some seconds."""
    enough = tally.acknowledged + moves
    for _ in range(1000):
        if tally.acknowledged >= enough:
            return
        await asyncio.sleep(0.01)


async def _kills(server: Server, kills: int, games: int, longest: float, progress: Callable[[int], None]) -> Tally:
    tally = Tally()
    harbour = Harbour([server], tally)
    pairs = [Pair(harbour) for _ in range(games)]
    for number in range(kills):
        await asyncio.to_thread(server.start)
        if not harbour.names:
            await harbour.learn()
        harbour.open = True
        playing = [asyncio.create_task(pair.play()) for pair in pairs]
        if number % 2:  # every other time while all are playing, else perhaps while they come back
            await _until_moved(tally, len(pairs))
        await asyncio.sleep(random.uniform(0, longest))
        harbour.open = False
        server.kill()
        tally.kills += 1
        await asyncio.gather(*playing)
        progress(number + 1)
    await asyncio.to_thread(server.start)
    for pair in pairs:
        await pair.leave()
    server.stop()
    return tally


async def _kills_side_by_side(
    servers: Sequence[Server], kills: int, games: int, longest: float, progress: Callable[[int], None]
) -> Tally:
    """One of the servers dies and comes back, over and over; people go to another, and play on all the time."""
    tally = Tally()
    harbour = Harbour(servers, tally)
    for server in servers:
        await asyncio.to_thread(server.start)
    await harbour.learn()
    pairs = [Pair(harbour) for _ in range(games)]
    playing = [asyncio.create_task(pair.play()) for pair in pairs]
    for number in range(kills):
        await _until_moved(tally, len(pairs))
        await asyncio.sleep(random.uniform(0, longest))
        victim = servers[number % len(servers)]
        victim.kill()
        tally.kills += 1
        await _until_moved(tally, len(pairs))  # with what is left
        await asyncio.to_thread(victim.start)
        progress(number + 1)
    harbour.open = False
    for server in servers[1:]:
        server.kill()
    servers[0].kill()
    await asyncio.gather(*playing)
    await asyncio.to_thread(servers[0].start)
    for pair in pairs:
        await pair.leave()
    servers[0].stop()
    return tally


async def play(server: Server, moves: int, pause: float) -> None:
    """Play so many moves at one table, thinking before each, without any harm to the server."""
    tally = Tally()
    harbour = Harbour([server], tally)
    await asyncio.to_thread(server.start)
    await harbour.learn()
    playing = asyncio.create_task(Pair(harbour, pause).play())
    await _until_moved(tally, moves)
    harbour.open = False
    server.stop()
    await playing


def sound(server: Server) -> bool:
    """Whether the database is whole: the file, or every table with all its revisions, each with its state or its changes."""
    if server.database:
        import psycopg

        with psycopg.connect(server.database) as there:
            return there.execute(GAPS).fetchone() == (0,)
    with sqlite3.connect(server.folder / "harbour.sqlite") as database:
        found = database.execute("PRAGMA integrity_check").fetchone()[0]
    database.close()
    return bool(found == "ok")


GAPS = """
    SELECT count(*) FROM
    (SELECT count(coalesce(state, changes)) AS count, max(revision) AS last FROM moves GROUP BY number) AS played
    WHERE count <> last
"""


def kill(
    servers: Sequence[Server], kills: int, games: int, longest: float, progress: Callable[[int], None] = lambda _: None
) -> Tally:
    """Kill our server so often while `games` tables play, each time up to `longest` seconds after it has started. Of several
    that run side by side one dies at a time."""
    if len(servers) == 1:
        tally = asyncio.run(_kills(servers[0], kills, games, longest, progress))
    else:
        tally = asyncio.run(_kills_side_by_side(servers, kills, games, longest, progress))
    if not sound(servers[0]):
        tally.unreadable += tally.tables
    return tally
