"""uvicorn's web socket, with a shorter way in and out for what nearly all traffic is: short texts, each whole in one frame.
They go straight to the table and straight to the socket, without parser, queue and task; whatever else comes takes uvicorn's
own way. A frame is as RFC 6455 says: two bytes (the end of a message and what it is; masked or not, and its length, the
longer ones in 2 or 8 more bytes), the client's mask of four bytes, and the text."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import PayloadTooBig
from websockets.frames import Frame
from websockets.http11 import Request

from leagues.harbour.limits import LINGER, Bucket
from leagues.harbour.logs import log

if TYPE_CHECKING:
    from leagues.harbour.harbour import Harbour

try:
    from websockets.speedups import apply_mask
except ImportError:  # where there is no compiler's work for the machine
    from websockets.utils import apply_mask

DIRECT = "leagues.direct"  # the ASGI extension: the socket itself
WHOLE_TEXT = 0x81  # the last frame of a message, and a text
MASKED, LENGTH = 0x80, 0x7F
SWITCHING = 101  # the status of a handshake that went well
SHORT, MIDDLE = 126, 1 << 16  # longer texts need 2, or 8, more bytes to say how long they are
OTHER_FRAMES = 10  # a second besides messages, such as signs of life, each of which is answered
REFUSED = 1008
Listener = Callable[[str | bytes], None]


def end_of_frame(data: bytes, at: int) -> int:
    """Where the frame that begins at `at` ends; beyond the end of the data if it is cut."""
    if at + 2 > len(data):
        return len(data) + 1
    length, head = data[at + 1] & LENGTH, at + (6 if data[at + 1] & MASKED else 2)
    if length < SHORT:
        return head + length
    more = 2 if length == SHORT else 8
    return len(data) + 1 if at + 2 + more > len(data) else head + more + int.from_bytes(data[at + 2 : at + 2 + more], "big")


def framed(text: str) -> bytes:
    """A text of the server as one frame."""
    payload = text.encode()
    size = len(payload)
    if size < SHORT:
        return bytes((WHOLE_TEXT, size)) + payload
    if size < MIDDLE:
        return bytes((WHOLE_TEXT, SHORT, size >> 8, size & 0xFF)) + payload
    return bytes((WHOLE_TEXT, LENGTH)) + size.to_bytes(8, "big") + payload


class Socket(WebSocketsSansIOProtocol):
    """A web socket that somebody can listen to."""

    listener: Listener | None = None
    when_lost: Callable[[], None] | None = None  # the line that it came over is told of its end
    whole = True  # all that has come ended with the end of a frame

    def __init__(self, harbour: Harbour, **given: Any) -> None:
        super().__init__(**given)
        rate, burst = harbour.limits.rate, harbour.limits.burst
        self._frames = Bucket(rate and rate + OTHER_FRAMES, burst + 4 * OTHER_FRAMES)

    def handle_connect(self, event: Request) -> None:
        """Offer it to the app."""
        super().handle_connect(event)
        if self.response.status_code != SWITCHING:
            log("refused", code="bad-message")
        scope = getattr(self, "scope", None)
        if scope is not None:
            scope.setdefault("extensions", {})[DIRECT] = self

    def connection_lost(self, exc: Exception | None) -> None:
        """It has ended."""
        if self.when_lost is not None:
            self.when_lost()
        super().connection_lost(exc)

    def listen(self, listener: Listener) -> None:
        """Hand whole messages to this listener from now on."""
        self.listener = listener

    def tell(self, text: str) -> bool:
        """Send a text at once. False where it cannot be: it has to wait, or the socket is closing."""
        if self.disconnected or self.close_sent or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(framed(text))
        return True

    @property
    def unread(self) -> int:
        """The bytes that were sent and that nobody has taken yet."""
        return self.transport.get_write_buffer_size()

    def drop(self) -> None:
        """End it in a moment, whether or not anybody reads the last words."""
        self.loop.call_later(LINGER, self.transport.abort)

    def keepalive_timeout(self) -> None:
        """It gives no sign of life."""
        super().keepalive_timeout()
        self.drop()

    def _other(self, data: bytes) -> None:
        """What is no short text takes the long way, and not too much of it."""
        if self._frames.take():
            super().data_received(data)
        elif not self.close_sent:
            log("refused", code="too-fast")
            self.conn.send_close(REFUSED)
            super().handle_parser_exception()
            self.drop()

    def data_received(self, data: bytes) -> None:
        """Read frame by frame, as long as frames come whole."""
        if not self.handshake_initiated:
            super().data_received(data)
            return
        at = 0
        while at < len(data):
            end = end_of_frame(data, at)
            self.whole = self.whole and end <= len(data)
            if not self.whole:
                self._other(data[at:])
                return
            is_short_text = data[at] == WHOLE_TEXT and MASKED <= data[at + 1] < MASKED + SHORT
            listener = self._hearing() if is_short_text else None
            if listener is not None:
                listener(apply_mask(data[at + 6 : end], data[at + 2 : at + 6]))
            else:
                self._other(data[at:end])
            at = end

    def handle_text(self, event: Frame) -> None:
        """A text that the parser read, or its beginning."""
        listener = self._hearing() if event.fin else None
        if listener is not None:
            listener(bytes(event.data))
        else:
            super().handle_text(event)

    def send_receive_event_to_app(self) -> None:
        """A text goes its way as bytes: one that is not UTF-8 is refused there, as whatever else is no message."""
        self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()

    def handle_parser_exception(self) -> None:
        """What is no frame, or far too large a one, closes the socket; that is logged once, whatever comes after it."""
        if not self.close_sent:
            large = isinstance(self.conn.parser_exc, PayloadTooBig)
            log("refused", code="message-too-large" if large else "bad-message")
        super().handle_parser_exception()

    def _hearing(self) -> Listener | None:
        """Who hears a text. What waits in the queue comes first, and what comes after the end is not heard."""
        return self.listener if self.queue.empty() and not self.close_sent else None
