"""A real server in a process of its own, and clients that play at it over real sockets."""

from __future__ import annotations

import asyncio
import contextlib
import copy
import hashlib
import json
import os
import random
import re
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from leagues.harbour.messages import ALL_SEATS
from tests.patience import end, ended_after

Found = TypeVar("Found")
LUCK = "00112233445566778899aabbccddeeff"
AT_SEA: list[Player] = []  # those whose sockets the end of the test closes
PATIENCE = 20  # seconds after which a test gives up on an answer


class Server:
    """`leagues serve`, as a person starts it."""

    def __init__(
        self, database: str, folder: Path, *, limits: str = "off", planted: str = "", arguments: tuple[str, ...] = ()
    ) -> None:
        """`planted` is run before the program, to see a test fail."""
        self.arguments = arguments
        self.database = database
        self.program = ["-c", f"{planted}\nfrom leagues.cli import main\nmain()"] if planted else ["-m", "leagues"]
        self.log = folder / f"server-{time.monotonic_ns()}.log"
        self.environment = {**os.environ, "LEAGUES_LANG": "en", "LEAGUES_DATA": str(folder), "LEAGUES_LIMITS": limits}
        self.port = 0
        self.start()

    def start(self) -> None:
        command = [sys.executable, *self.program, "serve", "--port", str(self.port), "--database", self.database]
        command += self.arguments
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, env=self.environment, text=True)
        assert self.process.stdout is not None
        with ended_after(self.process):
            said = self.process.stdout.readline()
        found = re.search(r"http://localhost:(\d+)/", said)
        if found is None:
            self.process.kill()
            end(self.process, PATIENCE)
        assert found, f"{said!r}; {self.log.read_text()}"
        self.port = int(found[1])
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE)

    def stop(self, number: int = signal.SIGTERM) -> int:
        """Stop it, gently unless told otherwise; gives its exit status."""
        self.http.close()
        self.process.send_signal(number)
        return end(self.process, PATIENCE)

    def restart(self, number: int = signal.SIGTERM) -> None:
        self.stop(number)
        self.start()

    def events(self) -> list[dict[str, Any]]:
        """What it wrote about itself."""
        return [json.loads(line) for line in self.log.read_text().splitlines()]

    def new(self, **asked: Any) -> dict[str, Any]:
        """A new table whose invitations have all been taken up: `seats` has everybody's private link."""
        made = self.invite(**asked)
        for seat in made.get("invitations", []):
            made["seats"][seat] = self.taken(made["seats"][seat])["token"]
        return made

    def invite(self, **asked: Any) -> dict[str, Any]:
        """A new table as its maker gets it: `seats` has their own private link, and invitations for the others."""
        reply = self.http.post("/api/tables", json={"game": "nautilion", **asked})
        assert reply.status_code == 201, reply.text
        made: dict[str, Any] = reply.json()
        return made

    def take(self, link: str, **asked: Any) -> httpx.Response:
        """Exchange an invitation or a recovery link."""
        asked = {"token": secrets.token_urlsafe(16), "recovery": secrets.token_urlsafe(16), **asked}
        return self.http.post("/api/seats", headers={"authorization": f"Bearer {link}"}, json=asked)

    def taken(self, link: str, **asked: Any) -> dict[str, Any]:
        """The same, where it must go well."""
        reply = self.take(link, **asked)
        assert reply.status_code == 201, reply.text
        seated: dict[str, Any] = reply.json()
        return seated

    def delete(self, *tokens: str, path: str = "/api/tables") -> int:
        """Ask with each of some links to delete their table; gives the last status."""
        status = 0
        for token in tokens:
            status = self.http.delete(path, headers={"authorization": f"Bearer {token}"}).status_code
        return status

    def two(self, **asked: Any) -> tuple[dict[str, Any], Player, Player]:
        """A table of two in different places, and both of them at it."""
        made = self.new(options={"players": 2}, together=False, **asked)
        players = [Player(self, token) for token in made["seats"]]
        if not players[0].welcome["question"].get("decision"):
            players[0].until("welcome")
        return made, players[0], players[1]

    def get(self, path: str, token: str) -> httpx.Response:
        return self.http.get(path, headers={"authorization": f"Bearer {token}"})


def take_over(view: dict[str, Any], news: dict[str, Any]) -> None:
    """Bring a view up to date with what an update or a scene of a film changed, as a page does."""
    for name, change in news.get("changes", {}).items():
        if isinstance(change, dict):
            for place, value in change.items():
                view[name][int(place)] = value
        else:
            view[name] = change


def played(before: dict[str, Any], news: dict[str, Any]) -> list[dict[str, Any]]:
    """The positions that an update went through, one after the other, from the one before it."""
    steps = news.get("steps", [])
    views = []
    for step in [{"changes": news.get("changes", {})}] if len(steps) == 1 else steps:
        assert step["changes"]
        take_over(before, step)
        views.append(copy.deepcopy(before))
    return views


class Player:
    """One page at a table: it keeps the view by the changes alone, as a page does."""

    def __init__(
        self, server: Server, token: str, *, luck: str = LUCK, have: int = 0, explain: bool = False, advise: bool = False
    ) -> None:
        self._prepare(server, token, luck)
        self.open()
        self.send(do="hello", token=token, luck=luck, have=have, explain=explain, advise=advise)
        self.until("welcome")
        if luck and self.dice:
            self._begin()

    @classmethod
    def stranger(cls, server: Server, **how: Any) -> Player:
        """A socket over which nobody has said whose it is, and nothing is given to the luck."""
        made = cls.__new__(cls)
        made._prepare(server, "", "")
        made.open(**how)
        return made

    def _prepare(self, server: Server, token: str, luck: str) -> None:
        self.server = server
        self.token = token
        self.name = os.urandom(4).hex()
        self.count = 0
        self.told: list[dict[str, Any]] = []
        self.luck = luck
        self.gave = False  # its bytes have left it
        self.early: list[dict[str, Any]] = []  # heard already, to be heard again
        self.welcome: dict[str, Any] = {}

    def open(self, **how: Any) -> None:
        """`how` changes the way in which the socket is opened."""
        where = f"ws://127.0.0.1:{self.server.port}/api/socket"
        self._open = contextlib.ExitStack()
        self.socket: ClientConnection = self._open.enter_context(
            connect(where, **{"compression": None, "max_size": None, "max_queue": None, "open_timeout": PATIENCE, **how})
        )
        AT_SEA.append(self)

    def close(self) -> None:
        self._open.close()

    # --- the dice ----------------------------------------------------------------------------------------------------

    @property
    def dice(self) -> dict[str, Any]:
        """The dice of the table, while this seat is to give to them."""
        dice: dict[str, Any] = self.welcome.get("dice", {})
        seat = self.welcome["seat"]
        return dice if not dice.get("shares") and (seat == -3 or seat in dice.get("givers", [])) else {}

    @property
    def giver(self) -> int:
        """The seat for which this page gives."""
        seat: int = self.welcome["seat"]
        return self.dice["givers"][0] if seat == -3 else seat

    def promise(self) -> str:
        """The hash of its bytes."""
        head = f"leagues/promise/{self.welcome['commitment']}/{self.dice['round']}/{self.giver}/"
        return hashlib.sha256(head.encode() + bytes.fromhex(self.luck)).hexdigest()

    def give(self) -> None:
        """Give to the luck what is due, as a page does by itself."""
        dice = self.dice
        if not dice or not self.luck or self.giver in dice.get("given", []):
            return
        alone = len(dice["givers"]) == 1
        if not alone and not dice["promises"][dice["givers"].index(self.giver)]:
            self.send(do="luck", round=dice["round"], promise=self.promise())
        elif alone or all(dice["promises"]):
            self.gave = True
            self.send(do="luck", round=dice["round"], bytes=self.luck)

    def _begin(self) -> None:
        """Promise; if the others have promised too, have them give, and hear the game begin. At two servers a step may come
        too late and be taken again, so everybody is listened to in turns."""
        table, until = self.welcome["table"], time.monotonic() + PATIENCE
        others = [one for one in AT_SEA if one is not self and one.luck and one.welcome.get("table") == table]
        while self.dice and time.monotonic() < until:
            givers, promises = self.dice["givers"], self.dice.get("promises", [])
            if all(promises):
                here = {self.giver, *(one.welcome["seat"] for one in others)} | set(self.dice.get("given", []))
                if not here >= set(givers):
                    return
            elif promises[givers.index(self.giver)]:
                return
            if self._listen().get("code", "").startswith("luck-"):
                return
            for other in others:
                heard = other._listen() if all(promises) and other.dice else {}
                if heard.get("is") == "welcome" and not other.dice:
                    other.early.append(heard)  # a test may wait for the beginning

    def _listen(self) -> dict[str, Any]:
        """Hear what has been told, if anything."""
        try:
            return self.hear(0.05)
        except (TimeoutError, ConnectionClosed):
            return {}

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next thing that the server tells."""
        again = self.early.pop(0) if self.early else None
        message: dict[str, Any] = json.loads(self.socket.recv(timeout=timeout)) if again is None else again
        self.told.append(message)
        if message["is"] == "welcome":
            self.welcome = message
            self.revision: int = message["revision"]
            self.view: dict[str, Any] = message["view"]
            self.question: dict[str, Any] = message["question"]
            self.lines: list[list[int]] = list(message["lines"])
            self.give()
        elif message["is"] == "dice":
            self.welcome = {**self.welcome, "dice": message}
            self.give()
        elif message["is"] == "update":
            assert message["revision"] == self.revision + 1
            self.revision = message["revision"]
            self.question = message["question"]
            self.lines = self.lines[: message["keep"]] if message.get("keep", -1) >= 0 else self.lines
            self.lines = self.lines + message.get("lines", [])
            before = copy.deepcopy(self.view)
            take_over(self.view, message)
            if self.welcome["seat"] != ALL_SEATS:  # there other eyes may look after it
                led = played(before, message)
                assert led == [] or led[-1] == self.view
        return message

    def until(self, *kinds: str, found: Callable[[dict[str, Any]], bool] = lambda _: True) -> dict[str, Any]:
        """Hear until something of a kind is told."""
        end = time.monotonic() + PATIENCE
        while True:
            message = self.hear(max(0.01, end - time.monotonic()))
            if message["is"] in kinds and found(message):
                return message

    def reaches(self, revision: int) -> None:
        """Hear until the table is told in a revision."""
        while self.revision != revision:
            self.until("update", "welcome")

    def explained(self) -> dict[str, Any]:
        """What is explained of the revision that this page was told last, as soon as it is there."""
        last: dict[str, Any] = next((told for told in reversed(self.told) if told.get("is") == "explained"), {})
        while last.get("revision") != self.revision:
            last = self.until("explained")
        explanation: dict[str, Any] = last["explanation"]
        return explanation

    def hears_nothing(self, seconds: float = 0.3) -> bool:
        try:
            self.hear(seconds)
        except TimeoutError:
            return True
        return False

    def closed(self) -> int:
        """The code with which the server closes the socket."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                self.socket.recv(timeout=PATIENCE)
        assert self.socket.close_code is not None
        return self.socket.close_code

    def id(self) -> str:
        self.count += 1
        return f"{self.name}-{self.count}"

    @property
    def legal(self) -> list[int]:
        legal: list[int] = self.question.get("legal", [])
        return legal

    def ask(self, do: str = "play", **message: Any) -> str:
        """A move; gives its id."""
        id = message.setdefault("id", self.id())
        self.send(**{"do": do, "revision": self.revision, **message})
        return str(id)

    def play(self, answer: int | None = None, **message: Any) -> dict[str, Any]:
        """Play, and hear that it was done or refused."""
        return self.move(answer=self.legal[0] if answer is None else answer, **message)

    def move(self, do: str = "play", **message: Any) -> dict[str, Any]:
        id = self.ask(do, **message)
        return self.until("update", "refused", "done", found=lambda told: id in (told.get("done"), told.get("id")))


def chooses_together(player: Player) -> bool:
    """Whether any seat may answer, and has a choice."""
    return player.question.get("seat") == -2 and len(player.legal) > 1


def agree_on_first(one: Player, other: Player) -> None:
    """Play until the first player is chosen, by proposing and agreeing."""
    while not chooses_together(one):
        asked, waiting = (one, other) if one.legal else (other, one)
        asked.play()
        waiting.reaches(asked.revision)
    one.play(0)
    other.until("proposed")
    other.play(0)
    one.reaches(other.revision)


def play_on(players: list[Player], moves: int, chooser: random.Random) -> int:
    """Play at random until so many moves are made or the game is over; gives how many were made."""
    made = 0
    while made < moves and not players[0].question.get("outcome"):
        if chooses_together(players[0]) and len(players) > 1:
            agree_on_first(players[0], players[-1])
        else:
            asked = next(player for player in players if player.legal)
            told = asked.play(chooser.choice(asked.legal))
            assert told["is"] == "update", told
            for other in players:
                other.reaches(asked.revision)
        made += 1
    return made


def apart(work: Callable[[], Found]) -> Found:
    """Do something in a thread of its own: the browser tests may have an event loop in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(work).result()


def finished(work: Coroutine[Any, Any, Found]) -> Found:
    """Run a coroutine to its end."""
    return apart(lambda: asyncio.run(work))
