"""uvicorn's HTTP, with an end to everything: how many lines one address has open, how much a request says before its body,
and how long it takes for that, for the body, and for reading the answer. With httptools uvicorn has none of these limits."""

from __future__ import annotations

import asyncio
import http
from typing import TYPE_CHECKING, Any, cast

import msgspec
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from leagues.harbour.callers import address_of
from leagues.harbour.limits import LARGEST_BODY, LARGEST_HEAD, LARGEST_RECORD, LINGER, MOST_HEADERS
from leagues.harbour.logs import log
from leagues.harbour.refusals import refused
from leagues.harbour.wire import Socket
from leagues.kernel.errors import LeaguesError

if TYPE_CHECKING:
    from leagues.harbour.harbour import Harbour

LARGEST_REQUEST = LARGEST_RECORD + 2 * LARGEST_BODY
MOST_IN_LINE = 8  # requests that come before the first of them is answered
NOTHING, HEAD, BODY = range(3)  # what is being read


class Line(HttpToolsProtocol):
    """One connection, until it becomes a web socket."""

    def __init__(self, harbour: Harbour, **given: Any) -> None:
        super().__init__(**given)
        self._harbour = harbour
        self._limits = harbour.limits
        self._counted = False
        self._reading = NOTHING
        self._size = self._headers = 0  # of the request that is being read
        self._deadline: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None
        self._left = 0  # of the answer, when that was looked at last

    # --- coming and going ----------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody calls."""
        super().connection_made(transport)
        self._caller = self._harbour.callers.of(address_of(self.client[0] if self.client else ""))
        try:
            self._caller.open_line()
            self._counted = True
            self._expect(self._limits.head)
        except LeaguesError as error:
            self._refuse(http.HTTPStatus.TOO_MANY_REQUESTS, error)

    def connection_lost(self, exc: Exception | None) -> None:
        """It has ended."""
        self.let_go()
        super().connection_lost(exc)

    def let_go(self) -> None:
        """Nothing of this line is waited for any longer, and it no longer counts."""
        self._expect(0)
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None
        self._uncount()

    def _uncount(self) -> None:
        if self._counted:
            self._counted = False
            self._caller.lines -= 1

    def handle_websocket_upgrade(self) -> None:
        """It becomes a web socket, which counts as a line until that ends."""
        if self.transport.is_closing():
            return
        self._expect(0)
        super().handle_websocket_upgrade()
        cast(Socket, self.transport.get_protocol()).when_lost = self.let_go

    # --- reading -------------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Read on, unless there is too much of it."""
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self._reading == NOTHING:
            return
        self._size += len(data)
        if self._reading == HEAD and self._size > LARGEST_HEAD:
            self._refuse_head()
        elif self._size > LARGEST_REQUEST:
            self._end()

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._reading, self._size, self._headers = HEAD, 0, 0
        self._expect(self._limits.head)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header; also one that comes after the body."""
        self._headers += 1
        if self._headers <= MOST_HEADERS:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """All is said but the body."""
        said = len(self.url) + sum(len(name) + len(value) for name, value in self.headers)
        if self._headers > MOST_HEADERS or said > LARGEST_HEAD:
            self._refuse_head()
            return
        if self._counted and self._is_forwarded():
            self._uncount()
        self._reading = BODY
        self._expect(self._limits.body)
        super().on_headers_complete()
        if len(self.pipeline) > MOST_IN_LINE:
            self._end()

    def _is_forwarded(self) -> bool:
        """Whether a web server before us passes on what others ask: they are counted one by one, and it is not."""
        trusted = getattr(self.app, "trusted_hosts", ())
        says_so = any(name == b"x-forwarded-for" for name, _ in self.headers)
        return says_so and self.client is not None and self.client[0] in trusted

    def on_body(self, body: bytes) -> None:
        """A part of the body."""
        if not self.transport.is_closing():
            super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is whole."""
        if not self.transport.is_closing():
            self._reading = NOTHING
            self._expect(0)
            super().on_message_complete()

    # --- answering -----------------------------------------------------------------------------------------------------

    def on_response_complete(self) -> None:
        """The answer is written, which does not mean that anybody reads it."""
        super().on_response_complete()
        self._watch_reader()

    def pause_writing(self) -> None:
        """The answer is longer than the system takes at once."""
        super().pause_writing()
        self._watch_reader()

    def _watch_reader(self) -> None:
        if self._unread is None and self._limits.body and self.transport.get_write_buffer_size():
            self._left = self.transport.get_write_buffer_size()
            self._unread = self.loop.call_later(self._limits.body, self._look_at_reader)

    def _look_at_reader(self) -> None:
        """Somebody who has read nothing of an answer for long will not read the rest."""
        self._unread = None
        if self.transport.get_write_buffer_size() >= self._left:
            self.transport.abort()
        else:
            self._watch_reader()

    # --- ending --------------------------------------------------------------------------------------------------------

    def _expect(self, seconds: float) -> None:
        """What is being read must be whole by then; 0: nothing is waited for."""
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        if seconds:
            self._deadline = self.loop.call_later(seconds, self._late)

    def _late(self) -> None:
        self._deadline = None
        answered = self.cycle is not None and (self.cycle.response_started or self._reading != BODY)
        if self._reading == NOTHING or (self._reading == BODY and answered):
            self._end()
        else:
            self._refuse(http.HTTPStatus.REQUEST_TIMEOUT, LeaguesError("too-slow"))

    def _refuse_head(self) -> None:
        error = LeaguesError("head-too-large", limit=LARGEST_HEAD, headers=MOST_HEADERS)
        self._refuse(http.HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, error)

    def _refuse(self, status: int, error: LeaguesError) -> None:
        """Say why, and close the line."""
        log("refused", code=error.code)
        said = msgspec.json.encode(refused(error))
        head = b"content-type: application/json\r\nconnection: close\r\ncontent-length: %d\r\n\r\n" % len(said)
        self.transport.write(STATUS_LINE[status] + head + said)
        self._end()

    def _end(self) -> None:
        """Close the line, whether or not anybody reads what is still to be said."""
        self._reading = NOTHING
        self.transport.close()
        self.loop.call_later(LINGER, self.transport.abort)
