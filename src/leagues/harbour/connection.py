"""One web socket: reads what a client asks, hands it to its room, and sends what it is told. Plain ASGI, for speed."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import msgspec

from leagues.harbour.botplay import replace
from leagues.harbour.harbour import TRY_LATER, Harbour
from leagues.harbour.judging import ask
from leagues.harbour.limits import LARGEST_MESSAGE, Bucket
from leagues.harbour.logs import log, log_fault
from leagues.harbour.messages import (
    WATCHER,
    Aid,
    Feed,
    FromClient,
    Hello,
    Play,
    Point,
    Rematch,
    Replace,
    Say,
    Settings,
    Undo,
)
from leagues.harbour.refusals import refused
from leagues.harbour.room import Room, text
from leagues.harbour.seating import change_settings, enter, leave, say
from leagues.kernel.errors import LeaguesError

Message = MutableMapping[str, Any]
decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)

# Why a socket is closed, as web sockets say it.
GOING_AWAY = 1001
BAD_MESSAGE = 1008
TOO_LARGE = 1009
MOST_FAULTS = 50  # refused messages in a row, after which nobody listens any longer


class Connection:
    """One client at one table."""

    def __init__(self, harbour: Harbour, send: Callable[[Message], Awaitable[None]]) -> None:
        self.harbour = harbour
        self.role = WATCHER
        self.room: Room | None = None
        self._send = send
        self._outbox: list[str] = []
        self._sender: asyncio.Task[None] | None = None
        self._rest: asyncio.Future[None] | None = None  # until there is something to send
        self._closing = 0
        self._closed = False
        limits = harbour.limits
        self._rate = Bucket(limits.rate, limits.burst)
        self._talk = Bucket(limits.talk, 5 * limits.talk)
        self._faults = 0

    # --- telling -----------------------------------------------------------------------------------------------------

    def tell(self, message: str) -> None:
        """Send a message. A reader that is too slow is let go: it comes back and is told everything anew."""
        if self._closed or self._closing:
            return
        self._outbox.append(message)
        limit = self.harbour.limits.outbox
        if limit and len(self._outbox) > limit:
            self.close(TRY_LATER)
        else:
            self._nudge()

    def close(self, code: int) -> None:
        """Close the socket once it has been told everything that waits."""
        self._closing = self._closing or code
        self._nudge()

    def _nudge(self) -> None:
        """Something waits to be sent."""
        if self._sender is None:
            self._sender = asyncio.create_task(self._send_all())
        elif self._rest is not None and not self._rest.done():
            self._rest.set_result(None)

    async def _send_all(self) -> None:
        """Send whatever there is, and rest until there is more."""
        loop = asyncio.get_running_loop()
        try:
            while not self._closed:
                waiting, self._outbox = self._outbox, []
                for message in waiting:
                    await self._send({"type": "websocket.send", "text": message})
                if self._closing and not self._outbox:
                    self._closed = True
                    await self._send({"type": "websocket.close", "code": self._closing})
                elif not self._outbox:
                    self._rest = loop.create_future()
                    await self._rest
        except Exception:  # the socket is gone, whatever the server under us calls that
            self._closed = True

    # --- hearing -----------------------------------------------------------------------------------------------------

    async def run(self, receive: Callable[[], Awaitable[Message]]) -> None:
        """Hear the client until it goes."""
        try:
            await self._hear(receive)
        finally:
            self._closed = True
            self._nudge()
            if self.room is not None:
                leave(self.room, self)

    async def _hear(self, receive: Callable[[], Awaitable[Message]]) -> None:
        limits = self.harbour.limits
        loop = asyncio.get_running_loop()
        heard = loop.time()
        timer: asyncio.TimerHandle | None = None

        def watch() -> None:
            """Close a socket that has said nothing for too long."""
            nonlocal timer
            allowed = limits.hello if self.room is None else limits.idle
            left = heard + allowed - loop.time()
            if allowed and left <= 0:
                self.close(BAD_MESSAGE if self.room is None else GOING_AWAY)
            else:
                timer = loop.call_later(max(left, 1.0) if allowed else 60.0, watch)

        watch()
        try:
            while not self._closed:
                message = await receive()
                if message["type"] != "websocket.receive":
                    return
                heard = loop.time()
                if not self._closing:
                    await self._take(message.get("text") or message.get("bytes") or "")
        finally:
            if timer is not None:
                timer.cancel()

    async def _take(self, raw: str | bytes) -> None:
        """One message of the client."""
        id = ""  # of the move that it is
        try:
            if not self._rate.take():
                raise LeaguesError("too-fast")
            if len(raw) > LARGEST_MESSAGE:
                raise LeaguesError("message-too-large", limit=LARGEST_MESSAGE)
            try:
                asked = decoder.decode(raw)
            except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
                raise LeaguesError("bad-message", what=str(error)[:120]) from error
            id = getattr(asked, "id", "")
            await self._judge(asked)
            self._faults = 0
        except LeaguesError as error:
            self._faults += 1
            log("refused", code=error.code, table=self.room.id if self.room is not None else "")
            self.tell(text(refused(error)))
            if self._faults >= MOST_FAULTS:
                self.close(BAD_MESSAGE)
        except Exception as error:  # a mistake of ours must not end the socket, let alone the server
            log_fault("fault", error, table=self.room.id if self.room is not None else "")
            self.tell(text(refused(LeaguesError("server-fault"), id=id)))
            if self.room is not None:
                self.harbour.read_again(self.room)

    async def _judge(self, asked: FromClient) -> None:
        room = self.room
        if isinstance(asked, Hello):
            await self._hello(asked)
        elif room is None:
            raise LeaguesError("hello-first")
        elif isinstance(asked, Play | Feed | Undo):
            ask(room, self, asked)
        elif isinstance(asked, Aid):
            self.harbour.aid(room, self, asked.revision)
        elif isinstance(asked, Settings):
            change_settings(room, self, asked)
        elif isinstance(asked, Replace):
            replace(room, self, asked.seat)
        elif isinstance(asked, Rematch):
            self._talk_calmly()
            await self.harbour.rematch(room, self)
        else:
            assert isinstance(asked, Say | Point)
            self._talk_calmly()
            say(room, self, asked)

    def _talk_calmly(self) -> None:
        if not self._talk.take():
            raise LeaguesError("too-fast")

    async def _hello(self, asked: Hello) -> None:
        if self.room is not None:
            raise LeaguesError("hello-twice")
        number, role = await self.harbour.find(asked.token)
        room = await self.harbour.room(number)
        self.role = role
        self.room = room
        enter(room, self, asked.have, asked.luck)
