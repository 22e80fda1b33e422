"""One web socket: reads what a client asks, hands it to its room, and sends what it is told. Plain ASGI, for speed."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Generator, MutableMapping
from secrets import token_hex
from time import monotonic
from types import coroutine
from typing import Any, Protocol

import msgspec

from leagues.harbour import shares
from leagues.harbour.botplay import replace
from leagues.harbour.callers import Caller
from leagues.harbour.harbour import Harbour
from leagues.harbour.judging import ask
from leagues.harbour.limits import LARGEST_MESSAGE, TRY_LATER, Bucket
from leagues.harbour.links import SHARED
from leagues.harbour.logs import log, log_fault
from leagues.harbour.messages import (
    WATCHER,
    Feed,
    FromClient,
    Hello,
    Keep,
    Luck,
    Ping,
    Play,
    Point,
    Pong,
    Rematch,
    Replace,
    Return,
    Say,
    Settings,
    Undo,
)
from leagues.harbour.owners import check, come_back, keep
from leagues.harbour.refusals import refused
from leagues.harbour.room import Room
from leagues.harbour.seating import change_settings, enter, say
from leagues.harbour.showing import text
from leagues.harbour.store import hashed
from leagues.kernel.errors import LeaguesError

Message = MutableMapping[str, Any]
Sending = Coroutine[Any, Any, None]
decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)

MOVES = (Play, Feed, Undo)

# Why a socket is closed, as web sockets say it.
GOING_AWAY = 1001
BAD_MESSAGE = 1008
TOO_LARGE = 1009
MOST_FAULTS = 50  # refused messages in a row, after which nobody listens any longer


@coroutine
def _go_on(blocked: object, sending: Sending) -> Generator[Any, Any, None]:
    """Go on with what was begun and waits for `blocked`."""
    yield blocked
    yield from sending


class Direct(Protocol):
    """A socket with a shorter way in and out, where the server has that (`harbour.wire`)."""

    def listen(self, listener: Callable[[str | bytes], None]) -> None:
        """Bring messages without a task for each."""

    def tell(self, text: str) -> bool:
        """Send at once; False where that cannot be."""

    @property
    def unread(self) -> int:
        """The bytes that were sent and that nobody has taken yet."""

    def drop(self) -> None:
        """End it in a moment, whether or not anybody reads the last words."""


class Connection:
    """One client at one table."""

    def __init__(
        self, harbour: Harbour, send: Callable[[Message], Sending], caller: Caller, direct: Direct | None = None
    ) -> None:
        self.harbour = harbour
        self.caller = caller
        self.role = WATCHER
        self.link = ""  # the hash of its token
        self.page = token_hex(4)  # the same when a page comes back
        self.explain = False  # wants explanations
        self.advise = False  # and, for lessons, to be told what to answer
        self.turns = 0  # of the log that it has been told, before the present one
        self.room: Room | None = None
        self._send = send
        self._direct = direct
        self._outbox: deque[str] = deque()
        self._waiting = 0  # signs in the outbox
        self._sender: asyncio.Task[None] | None = None
        self._closing = 0
        self._closed = False
        limits = harbour.limits
        self._rate = Bucket(limits.rate, limits.burst)
        self._talk = Bucket(limits.talk, 5 * limits.talk)
        self._faults = 0
        self._heard = monotonic()
        self._watcher: asyncio.TimerHandle | None = None
        self._work: asyncio.Task[None] | None = None

    # --- telling -----------------------------------------------------------------------------------------------------

    def tell(self, message: str) -> None:
        """Send a message. A reader that is too slow is let go: it comes back and is told everything anew."""
        if self._closed or self._closing:
            return
        if self._sender is None:
            if self._direct is None or not self._direct.tell(message):
                self._post({"type": "websocket.send", "text": message})
            return
        limits = self.harbour.limits
        sent = self._direct.unread if self._direct is not None else 0
        too_long = limits.unread and self._waiting + len(message) + sent > limits.unread
        if too_long or (limits.outbox and len(self._outbox) >= limits.outbox):
            self._outbox.clear()
            self.close(TRY_LATER)
            if self._direct is not None:
                self._direct.drop()
            return
        self._outbox.append(message)
        self._waiting += len(message)

    def close(self, code: int) -> None:
        """Close the socket once it has been told everything that waits."""
        self._closing = self._closing or code
        if self._sender is None and not self._closed:
            self._closed = True
            self._post({"type": "websocket.close", "code": self._closing})

    def _post(self, message: Message) -> None:
        """Send. The socket nearly always takes it at once; only where it does not, a task waits until it can."""
        sending = self._send(message)
        try:
            blocked = sending.send(None)
        except StopIteration:
            return
        except Exception:  # the socket is gone, whatever the server under us calls that
            self._closed = True
            return
        self._sender = asyncio.create_task(self._send_all(blocked, sending))

    async def _send_all(self, blocked: object, sending: Sending) -> None:
        """Send what could not be sent at once, and whatever came since."""
        try:
            await _go_on(blocked, sending)
            while self._outbox:
                message = self._outbox.popleft()
                self._waiting -= len(message)
                await self._send({"type": "websocket.send", "text": message})
            if self._closing and not self._closed:
                self._closed = True
                await self._send({"type": "websocket.close", "code": self._closing})
        except Exception:  # as above
            self._closed = True
        finally:
            self._sender = None

    # --- hearing -----------------------------------------------------------------------------------------------------

    async def run(self, receive: Callable[[], Awaitable[Message]]) -> None:
        """Hear the client until it goes."""
        self._watch()
        try:
            while not self._closed:
                message = await receive()
                if message["type"] != "websocket.receive":
                    return
                await self._hear(message.get("text") or message.get("bytes") or "")
                if self.room is not None and self._direct is not None:
                    self._direct.listen(self.hear)
        finally:
            self._closed = True
            if self._watcher is not None:
                self._watcher.cancel()
            if self.room is not None:
                self.room.leave(self)

    def _watch(self) -> None:
        """Close a socket that has said nothing for too long."""
        loop = asyncio.get_running_loop()
        allowed = self.harbour.limits.hello if self.room is None else self.harbour.limits.idle
        left = self._heard + allowed - monotonic()
        if allowed and left <= 0:
            self.close(BAD_MESSAGE if self.room is None else GOING_AWAY)
        else:
            self._watcher = loop.call_later(max(left, 1.0) if allowed else 60.0, self._watch)

    async def _hear(self, raw: str | bytes) -> None:
        """One message: before a client has said who it is, all but that is refused."""
        if self.room is not None:
            self.hear(raw)
            return
        asked = self._read(raw)
        if isinstance(asked, Hello):
            try:
                await self._hello(asked)
                self._faults = 0
            except LeaguesError as error:
                self._refuse(error)
            except Exception as error:
                self._fail(error)
        elif asked is not None:
            self._refuse(LeaguesError("hello-first"))

    def hear(self, raw: str | bytes) -> None:
        """One message of a client that sits at a table."""
        asked = self._read(raw)
        if asked is None:
            return
        faults = self._faults
        try:
            self._judge(asked)
            if self._faults == faults:
                self._faults = 0
        except LeaguesError as error:
            self._refuse(error)
        except Exception as error:
            self._fail(error, getattr(asked, "id", ""))

    def _read(self, raw: str | bytes) -> FromClient | None:
        """What a client asks; None if that cannot be understood, or nobody listens any longer."""
        self._heard = monotonic()
        if self._closing or self._closed:
            return None
        try:
            if not self._rate.take():
                raise LeaguesError("too-fast")
            self.caller.message(0 if self.room is None else len(self.room.clients))
            if len(raw) > LARGEST_MESSAGE:
                raise LeaguesError("message-too-large", limit=LARGEST_MESSAGE)
            return decoder.decode(raw)
        except LeaguesError as error:
            self._refuse(error)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            self._refuse(LeaguesError("bad-message", what=str(error)[:120]))
        return None

    def _refuse(self, error: LeaguesError) -> None:
        log("refused", code=error.code, table=self.room.id if self.room is not None else "")
        self.tell(text(refused(error)))
        self.fault()

    def fault(self) -> None:
        """Count something that had to be refused; after too many in a row nobody listens any longer."""
        self._faults += 1
        if self._faults >= MOST_FAULTS:
            self.close(BAD_MESSAGE)

    def _fail(self, error: Exception, id: str = "") -> None:
        """A mistake of ours must not end the socket, let alone the server."""
        log_fault("fault", error, table=self.room.id if self.room is not None else "")
        self.tell(text(refused(LeaguesError("server-fault"), id=id)))
        if self.room is not None:
            self.harbour.read_again(self.room)

    def _judge(self, asked: FromClient) -> None:
        room = self.room
        assert room is not None
        if isinstance(asked, MOVES):
            ask(room, self, asked)
        elif isinstance(asked, Hello):
            raise LeaguesError("hello-twice")
        elif isinstance(asked, Ping):
            self.tell(text(Pong()))
        elif isinstance(asked, Luck):
            shares.hear(room, self, asked)
        elif isinstance(asked, Settings):
            change_settings(room, self, asked)
        elif isinstance(asked, Return):
            come_back(room, self)
        elif isinstance(asked, Keep):
            self._talk_calmly()
            keep(room, self)
        elif isinstance(asked, Replace):
            replace(room, self, asked.seat)
        elif isinstance(asked, Rematch):
            self._talk_calmly()
            self._work = asyncio.create_task(self._finish(self.harbour.rematch(room, self)))
        else:
            assert isinstance(asked, Say | Point)
            self._talk_calmly()
            say(room, self, asked)

    async def _finish(self, work: Coroutine[Any, Any, None]) -> None:
        """What takes longer than a message."""
        try:
            await work
        except LeaguesError as error:
            self._refuse(error)
        except Exception as error:
            self._fail(error)

    def _talk_calmly(self) -> None:
        if not self._talk.take():
            raise LeaguesError("too-fast")

    async def _hello(self, asked: Hello) -> None:
        await self.caller.come_in()
        harbour, token = self.harbour, asked.token
        while True:
            link = await harbour.link(token)
            check(link)
            room = await harbour.room(link.number)
            if harbour.leads(token):
                break  # else it has ended while the table was being read, and that is to be said
        room.given.shared |= link.kind == SHARED
        self.role = room.role_of(link.role)
        self.link = hashed(token)
        self.page = asked.page or self.page
        self.explain, self.advise, self.turns = asked.explain, asked.advise, 0
        self.room = room
        enter(room, self, asked.have, asked.luck)
