"""uvicorn's web socket, with a shorter way in: a message of a client at a table goes straight to it, not through a queue to
a task that waits at its end."""

from __future__ import annotations

from collections.abc import Callable

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

LISTEN = "leagues.listen"  # the ASGI extension: a function that takes who listens


class Socket(WebSocketsSansIOProtocol):
    """A web socket that somebody can listen to."""

    listener: Callable[[str | bytes], None] | None = None

    def handle_connect(self, event: Request) -> None:
        """Offer it to the app."""
        super().handle_connect(event)
        scope = getattr(self, "scope", None)
        if scope is not None:
            scope.setdefault("extensions", {})[LISTEN] = self.listen

    def listen(self, listener: Callable[[str | bytes], None]) -> None:
        """Hand whole messages to this listener from now on."""
        self.listener = listener

    def handle_text(self, event: Frame) -> None:
        """A text, or its beginning. What waits in the queue comes first."""
        if self.listener is None or not event.fin or self.close_sent or not self.queue.empty():
            super().handle_text(event)
        else:
            self.listener(bytes(event.data))
