"""The server as an ASGI application: HTTP for making and looking, a web socket for playing, and the page itself."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from ipaddress import IPv6Address
from typing import Any, TypeVar, cast

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from leagues import __version__, api
from leagues.games import GAMES
from leagues.harbour import about, looking, messages
from leagues.harbour.connection import Connection, Sending
from leagues.harbour.files import page
from leagues.harbour.harbour import Harbour
from leagues.harbour.limits import LARGEST_BODY, LARGEST_RECORD
from leagues.harbour.logs import log, log_fault
from leagues.harbour.openapi import openapi
from leagues.harbour.refusals import refused
from leagues.harbour.wire import DIRECT
from leagues.kernel.errors import LeaguesError

Asked = TypeVar("Asked")
Handler = Callable[[Request], Awaitable[Response]]

# The status of refusals; any other is 422: it was understood, and cannot be done.
STATUS = {
    "bad-message": 400, "bearer-missing": 401, "watching": 403, "not-found": 404, "unknown-link": 404, "unknown-game": 404,
    "wrong-method": 405, "not-begun": 409, "message-too-large": 413, "too-fast": 429, "too-many-tables": 429,
    "too-many-sockets": 429, "server-fault": 500, "not-saved": 503, "database-away": 503,
}  # fmt: skip
SECURITY = [
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none';"
        b" frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


def reply(value: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """A JSON reply."""
    headers = {"cache-control": "no-store"} | (headers or {})
    return Response(msgspec.json.encode(value), status, headers, "application/json")


def refusal(error: LeaguesError) -> Response:
    """A refusal over HTTP."""
    status = STATUS.get(error.code, 422)
    headers = {"retry-after": "2"} if status in (429, 503) else {}
    return reply(refused(error), status, headers)


class Desk:
    """The HTTP side of a harbour."""

    def __init__(self, harbour: Harbour) -> None:
        self.harbour = harbour

    def routes(self) -> list[Route]:
        """Every path with its methods."""
        paths: list[tuple[str, str, Handler]] = [
            ("GET", "/api/health", self.health),
            ("GET", "/api/games", self.games),
            ("GET", "/api/games/{game}", self.game),
            ("POST", "/api/tables", self.create),
            ("DELETE", "/api/tables", self.delete),
            ("POST", "/api/lookup", self.lookup),
            ("POST", "/api/onlookers", self.onlookers),
            ("GET", "/api/record", self.record),
            ("GET", "/api/receipt", self.receipt),
            ("GET", "/api/film", self.film),
            ("POST", "/api/records", self.keep_record),
            ("POST", "/api/check", self.check),
            ("GET", "/api/schema", self.schema),
        ]
        return [Route(path, self._guarded(path, handler), methods=[method]) for method, path, handler in paths]

    def _guarded(self, path: str, handler: Handler) -> Handler:
        """Count the request, and turn whatever goes wrong into a refusal. The path is logged as the table above has it: the
        one that was asked for could hold anything."""

        async def guarded(request: Request) -> Response:
            try:
                self.harbour.addresses.request(address(request.scope))
                return await handler(request)
            except LeaguesError as error:
                log("refused", code=error.code, path=path)
                return refusal(error)
            except Exception as error:
                log_fault("fault", error, path=path)
                return refusal(LeaguesError("server-fault"))

        return guarded

    async def health(self, request: Request) -> Response:
        """Whether the server and its database are well."""
        harbour = self.harbour
        try:
            await harbour.read(harbour.store.alive)
            well = True
        except LeaguesError:
            well = False
        database = harbour.store.engine.dialect.name
        found = messages.Health(well, __version__, database, len(harbour.rooms), len(harbour.connections))
        return reply(found, 200 if well else 503)

    async def games(self, request: Request) -> Response:
        """The ids of all games."""
        return reply(list(GAMES))

    async def game(self, request: Request) -> Response:
        """What never changes about a game."""
        version, body, packed = about.description(GAMES[request.path_params["game"]].id)
        headers = {"etag": f'"{version}"', "cache-control": "no-cache", "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == headers["etag"]:
            return Response(status_code=304, headers=headers)
        if "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            body = packed
        return Response(body, headers=headers, media_type="application/json")

    async def create(self, request: Request) -> Response:
        """A new table."""
        asked = await body(request, messages.NewTable)
        self.harbour.addresses.new_table(address(request.scope))
        return reply(await self.harbour.create(asked), 201)

    async def delete(self, request: Request) -> Response:
        """Delete a table."""
        await self.harbour.delete(bearer(request))
        return Response(status_code=204)

    async def lookup(self, request: Request) -> Response:
        """How tables stand."""
        asked = await body(request, messages.Lookup)
        return reply(await self.harbour.read(looking.summaries, self.harbour.store, asked.tokens))

    async def onlookers(self, request: Request) -> Response:
        """A link for those who look on."""
        return reply(messages.Onlookers(await self.harbour.onlookers(bearer(request))), 201)

    async def _look(self, request: Request) -> tuple[Any, int]:
        number, role = await self.harbour.find(bearer(request))
        room = await self.harbour.saved_room(number)
        return room, room.role_of(role)

    async def record(self, request: Request) -> Response:
        """The record as this link may see it."""
        room, role = await self._look(request)
        return download(looking.record(room, role), f"{room.table.game.id}-{room.id}.jsonl", "application/jsonl")

    async def receipt(self, request: Request) -> Response:
        """What a seat keeps to check the dice."""
        room, role = await self._look(request)
        return download(looking.receipt(room, role), f"{room.table.game.id}-{room.id}.receipt", "application/json")

    async def film(self, request: Request) -> Response:
        """The whole table for the replay."""
        room, role = await self._look(request)
        return reply(looking.film(room, role))

    async def keep_record(self, request: Request) -> Response:
        """Keep a record, to look at and to fork."""
        text = await whole_text(request, LARGEST_RECORD)
        self.harbour.addresses.new_table(address(request.scope))
        return reply(await self.harbour.keep_record(text), 201)

    async def check(self, request: Request) -> Response:
        """Draw every draw of a record again."""
        asked = await body(request, messages.Check, LARGEST_RECORD + LARGEST_BODY)
        if not asked.record.lstrip().startswith("{"):
            raise LeaguesError("record-line", line=1)
        receipt = asked.receipt.strip() or None
        if receipt is not None and not receipt.startswith("{"):
            raise LeaguesError("verify-receipt-unreadable")
        verdict = await self.harbour.examine(api.verify, asked.record, receipt)
        return reply(messages.Verdict(**vars(verdict)))

    async def schema(self, request: Request) -> Response:
        """These paths, for programs."""
        return reply(openapi())


def address(scope: Scope) -> str:
    """Where somebody comes from."""
    client = scope.get("client")
    where = str(client[0]) if client else ""
    if ":" not in where:
        return where
    try:
        read = IPv6Address(where)
    except ValueError:  # a web server before us may write anything
        return where
    return str(read.ipv4_mapped or IPv6Address(int(read) >> 64 << 64))  # whoever has one address has its whole block


def bearer(request: Request) -> str:
    """The link's token."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or not token:
        raise LeaguesError("bearer-missing")
    return token


async def whole(request: Request, limit: int) -> bytes:
    """A request's body, if it is not too large."""
    found = bytearray()
    async for part in request.stream():
        found += part
        if len(found) > limit:
            raise LeaguesError("message-too-large", limit=limit)
    return bytes(found)


async def whole_text(request: Request, limit: int) -> str:
    """A request's body as text."""
    try:
        return (await whole(request, limit)).decode()
    except UnicodeDecodeError as error:
        raise LeaguesError("bad-message", what="UTF-8") from error


async def body(request: Request, kind: type[Asked], limit: int = LARGEST_BODY) -> Asked:
    """A request's body as the type it must have."""
    try:
        return msgspec.json.decode(await whole(request, limit), type=kind)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise LeaguesError("bad-message", what=str(error)[:120]) from error


def download(text: str, name: str, kind: str) -> Response:
    """A file to keep."""
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(text, headers=headers, media_type=kind)


class App:
    """Everything, as one ASGI application."""

    def __init__(self, harbour: Harbour) -> None:
        self.harbour = harbour

        def refuse(error: LeaguesError) -> Response:
            log("refused", code=error.code)  # without the path, which could hold anything
            return refusal(error)

        async def not_found(request: Request, error: Exception) -> Response:
            return refuse(LeaguesError("not-found"))

        async def wrong_method(request: Request, error: Exception) -> Response:
            return refuse(LeaguesError("wrong-method"))

        self._http: ASGIApp = Starlette(
            routes=Desk(harbour).routes(),
            lifespan=self._lifespan,
            exception_handlers={404: not_found, 405: wrong_method},
        )

    @asynccontextmanager
    async def _lifespan(self, _: Starlette) -> AsyncIterator[None]:
        await self.harbour.open()
        yield
        await self.harbour.close()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer."""
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        elif scope["type"] == "http" and not scope["path"].startswith("/api/"):
            await page(scope, receive, secured(send))
        else:
            await self._http(scope, receive, secured(send) if scope["type"] == "http" else send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        harbour = self.harbour
        await receive()
        if scope["path"] != "/api/socket" or harbour.stopping:
            log("refused", code="not-found")
            await send({"type": "websocket.close", "code": 1008})
            return
        where = address(scope)
        try:
            harbour.addresses.open_socket(where)
        except LeaguesError as error:
            log("refused", code=error.code)
            await send({"type": "websocket.close", "code": 1013})
            return
        direct = scope.get("extensions", {}).get(DIRECT)
        connection = Connection(harbour, cast(Callable[[Any], Sending], send), direct)
        harbour.connections.add(connection)
        try:
            await send({"type": "websocket.accept"})
            await connection.run(receive)
        except asyncio.CancelledError:
            pass
        finally:
            harbour.connections.discard(connection)
            harbour.addresses.close_socket(where)


def secured(send: Send) -> Send:
    """Every reply carries the security headers."""

    async def sent(message: Any) -> None:
        if message["type"] == "http.response.start":
            message = {**message, "headers": [*message.get("headers", ()), *SECURITY]}
        await send(message)

    return sent
