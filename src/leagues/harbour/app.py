"""The server as an ASGI application: HTTP for making and looking, a web socket for playing, and the page itself."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, nullcontext
from functools import cache, partial
from typing import Any, TypeVar, cast

import msgspec
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from leagues import __version__, api
from leagues.games import GAMES
from leagues.harbour import about, looking, messages, owners
from leagues.harbour.callers import Caller, address_of
from leagues.harbour.connection import Connection, Sending
from leagues.harbour.files import page
from leagues.harbour.harbour import Harbour
from leagues.harbour.limits import LARGEST_BODY, LARGEST_RECORD
from leagues.harbour.logs import log, log_fault
from leagues.harbour.openapi import JSON, SAME, TEXT, Path, openapi, paths_of
from leagues.harbour.refusals import refused
from leagues.harbour.room import Room
from leagues.harbour.wire import DIRECT
from leagues.kernel.errors import LeaguesError

Asked = TypeVar("Asked")
Handler = Callable[[Request], Awaitable[Response]]
FILE = 0.2  # of a request
A_LIST = 10  # tables that are listed for the price of a request
CHANGING = ("POST", "DELETE")  # what a page from elsewhere must not ask

# The status of refusals; any other is 422: it was understood, and cannot be done.
STATUS = {
    "bad-message": 400, "bearer-missing": 401, "watching": 403, "invitation": 403, "recovery-link": 403,
    "foreign-origin": 403, "too-many-kept": 403, "too-much-sent": 403, "not-found": 404,
    "unknown-link": 404, "unknown-game": 404, "wrong-method": 405, "not-begun": 409, "seat-taken": 409,
    "recovery-used": 409, "token-known": 409, "not-invited": 409, "resign-alone": 409, "ledger-not-over": 409,
    "link-ended": 410, "message-too-large": 413, "too-fast": 429, "too-many-tables": 429, "too-many-sockets": 429,
    "too-many-connections": 429, "server-fault": 500, "not-saved": 503, "database-away": 503,
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
        guarded = self._guarded
        return [
            Route(one.path, guarded(one.path, getattr(self, one.handler)), methods=[one.method]) for one in paths_of(Desk)
        ]

    def _guarded(self, path: str, handler: Handler) -> Handler:
        """Count the request, and turn whatever goes wrong into a refusal. The path is logged as it is declared: the
        one that was asked for could hold anything."""

        async def guarded(request: Request) -> Response:
            try:
                request.state.caller = self.caller(request)
                request.state.caller.request()
                if request.method in CHANGING:
                    self.harbour.origins.check(request.scope["headers"])
                return await handler(request)
            except LeaguesError as error:
                log("refused", code=error.code, path=path)
                return refusal(error)
            except ClientDisconnect:  # the line knows why
                return Response(status_code=400)
            except Exception as error:
                log_fault("fault", error, path=path)
                return refusal(LeaguesError("server-fault"))

        return guarded

    def caller(self, request: Request) -> Caller:
        """Who asks."""
        return caller(self.harbour, request.scope)

    @Path("GET", "/api/health", gives=messages.Health, also={503: SAME})
    async def health(self, request: Request) -> Response:
        """Whether the server and its database are well."""
        harbour = self.harbour
        well = await harbour.health.is_well()
        database = harbour.store.engine.dialect.name
        found = messages.Health(well, __version__, database, len(harbour.rooms), len(harbour.connections))
        return reply(found, 200 if well else 503)

    @Path("GET", "/api/games", gives=list[str])
    async def games(self, request: Request) -> Response:
        """The ids of all games."""
        return reply(list(GAMES))

    @Path(
        "GET", "/api/games/{game}", gives=messages.Description, refusals=(404,),
        also={304: "It is as it was when `if-none-match` was given."},
    )  # fmt: skip
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

    @Path(
        "POST", "/api/tables", takes=messages.NewTable, gives=messages.Created, status=201,
        refusals=(403, 404, 409, 410, 422, 503),
    )  # fmt: skip
    async def create(self, request: Request) -> Response:
        """Make a table."""
        asked = await body(request, messages.NewTable)
        who = self.caller(request)
        who.new_table()
        with who.working() if asked.fork or asked.sea else nullcontext():
            return reply(await self.harbour.create(asked, who), 201)

    @Path(
        "DELETE", "/api/tables", bearer=True, status=204,
        also={202: "Other people play there: they are asked, and it goes when all have asked for it."},
    )  # fmt: skip
    async def delete(self, request: Request) -> Response:
        """Delete a table; for one of its seats."""
        done = await owners.delete(self.harbour, bearer(request))
        return Response(status_code=204 if done else 202)

    @Path("GET", "/api/seats", bearer=True, gives=messages.SeatOffer)
    async def offer(self, request: Request) -> Response:
        """What a link leads to, before anybody sits down by it."""
        return reply(await owners.offer(self.harbour, bearer(request)))

    @Path("POST", "/api/seats", bearer=True, takes=messages.TakeSeat, gives=messages.Seated, status=201)
    async def take(self, request: Request) -> Response:
        """Take up an invitation, or recover a seat."""
        asked = await body(request, messages.TakeSeat)
        self.caller(request).change()
        return reply(await owners.take(self.harbour, bearer(request), asked), 201)

    @Path("DELETE", "/api/seats", bearer=True, status=204)
    async def resign(self, request: Request) -> Response:
        """Give up a seat for good; a bot plays on."""
        await owners.resign(self.harbour, bearer(request))
        return Response(status_code=204)

    @Path("POST", "/api/lookup", takes=messages.Lookup, gives=list[messages.Summary], refusals=(403, 503))
    async def lookup(self, request: Request) -> Response:
        """How tables stand."""
        asked = await body(request, messages.Lookup)
        tokens, who, harbour = list(dict.fromkeys(asked.tokens)), self.caller(request), self.harbour
        who.request(len(tokens) / A_LIST)
        with who.working():
            found = await harbour.read_many(looking.summaries, harbour.store, tokens, harbour.keeping.seconds)
        by_token = dict(zip(tokens, found, strict=True))
        return reply([by_token[token] for token in asked.tokens])

    @Path("POST", "/api/onlookers", bearer=True, gives=messages.Onlookers, status=201)
    async def onlookers(self, request: Request) -> Response:
        """A link for those who look on; for one of its seats."""
        return reply(messages.Onlookers(await self.harbour.onlookers(bearer(request))), 201)

    async def _look(self, request: Request) -> tuple[Room, int]:
        number, role = await self.harbour.find(bearer(request))
        room = await self.harbour.saved_room(number)
        self.harbour.keeping.opened(room)
        return room, room.role_of(role)

    @Path("GET", "/api/record", bearer=True, gives="application/jsonl")
    async def record(self, request: Request) -> Response:
        """The record, as this link may see it."""
        room, role = await self._look(request)
        found = await self._made(request, room, role, looking.record)
        return download(found, f"{room.table.game.id}-{room.id}.jsonl", "application/jsonl")

    @Path("GET", "/api/receipt", bearer=True, gives=JSON)
    async def receipt(self, request: Request) -> Response:
        """What a seat keeps to check the dice."""
        room, role = await self._look(request)
        return download(looking.receipt(room, role), f"{room.table.game.id}-{room.id}.receipt", "application/json")

    @Path("GET", "/api/film", bearer=True, gives=messages.Film)
    async def film(self, request: Request) -> Response:
        """Every entry with what it changed."""
        room, role = await self._look(request)
        found = await self._made(request, room, role, looking.film)
        return Response(found, headers={"cache-control": "no-store"}, media_type="application/json")

    @Path("GET", "/api/ledger", bearer=True, gives=messages.Ledgers)
    async def ledger(self, request: Request) -> Response:
        """What of a finished game was luck and what was play."""
        room, role = await self._look(request)
        look = looking.Look.at(room, role)
        if not look.table.over:
            raise LeaguesError("ledger-not-over")
        with self.caller(request).working():
            seats = (role,) if role >= 0 else ()  # of all for those who have none of their own
            found = await self.harbour.ledgers.get(look.key, partial(self.harbour.thinkers.ledgers, look.table, seats))
        return Response(found, headers={"cache-control": "no-store"}, media_type="application/json")

    async def _made(self, request: Request, room: Room, role: int, make: Callable[[looking.Look], bytes]) -> bytes:
        """Something that takes long, made once for a table as it stands, and beside everything else."""
        look = looking.Look.at(room, role)
        with self.caller(request).working():
            return await self.harbour.films.get((make.__name__, look.key), partial(make, look))

    @Path("POST", "/api/records", takes=TEXT, gives=messages.Created, status=201, refusals=(403, 404, 422, 503))
    async def keep_record(self, request: Request) -> Response:
        """Keep a record, to look at and to fork."""
        text = await whole_text(request, LARGEST_RECORD)
        who = self.caller(request)
        who.new_table()
        with who.working():
            return reply(await self.harbour.keep_record(text, who), 201)

    @Path("POST", "/api/check", takes=messages.Check, gives=messages.Verdict, refusals=(403, 404, 422))
    async def check(self, request: Request) -> Response:
        """Draw every draw of a record again."""
        asked = await body(request, messages.Check, LARGEST_RECORD + LARGEST_BODY)
        if not asked.record.lstrip().startswith("{"):
            raise LeaguesError("record-line", line=1)
        receipt = asked.receipt.strip() or None
        if receipt is not None and not receipt.startswith("{"):
            raise LeaguesError("verify-receipt-unreadable")
        with self.caller(request).working():
            verdict = await self.harbour.examine(api.verify, asked.record, receipt)
        return reply(messages.Verdict(**vars(verdict)))

    @Path("GET", "/api/schema", gives=dict[str, Any])
    async def schema(self, request: Request) -> Response:
        """This document."""
        return reply(document())


@cache
def document() -> dict[str, Any]:
    """What can be asked over HTTP, as OpenAPI."""
    return openapi(paths_of(Desk))


def caller(harbour: Harbour, scope: Scope) -> Caller:
    """Who asks."""
    client = scope.get("client")
    return harbour.callers.of(address_of(str(client[0]) if client else ""))


def bearer(request: Request) -> str:
    """The link's token."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or not token:
        raise LeaguesError("bearer-missing")
    return token


async def whole(request: Request, limit: int) -> bytes:
    """A request's body, if it is not too large."""
    found = bytearray()
    who: Caller = request.state.caller
    with who.sending() as more:
        async for part in request.stream():
            more(len(part))
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


def download(text: str | bytes, name: str, kind: str) -> Response:
    """A file to keep."""
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(text, headers=headers, media_type=kind)


class App:
    """Everything, as one ASGI application."""

    def __init__(self, harbour: Harbour) -> None:
        self.harbour = harbour

        def refuse(request: Request, error: LeaguesError) -> Response:
            try:
                caller(harbour, request.scope).request()
            except LeaguesError as too_fast:
                error = too_fast
            log("refused", code=error.code)  # without the path, which could hold anything
            return refusal(error)

        async def not_found(request: Request, error: Exception) -> Response:
            return refuse(request, LeaguesError("not-found"))

        async def wrong_method(request: Request, error: Exception) -> Response:
            return refuse(request, LeaguesError("wrong-method"))

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
            await self._page(scope, receive, secured(send))
        else:
            await self._http(scope, receive, secured(send) if scope["type"] == "http" else send)

    async def _page(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A file of the page. Many are loaded at once, and lie ready: each counts for little, a missing one in full."""
        found = page(scope)
        try:
            caller(self.harbour, scope).request(FILE if found.status_code < 400 else 1)
        except LeaguesError as error:
            log("refused", code=error.code)
            found = refusal(error)
        await found(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        harbour = self.harbour
        await receive()
        who = caller(harbour, scope)
        try:
            harbour.origins.check(scope["headers"])
            if scope["path"] != "/api/socket" or harbour.stopping:
                who.request()
                raise LeaguesError("not-found")
            who.open_socket()
        except LeaguesError as error:
            log("refused", code=error.code)
            await send({"type": "websocket.close", "code": 1013})
            return
        direct = scope.get("extensions", {}).get(DIRECT)
        connection = Connection(harbour, cast(Callable[[Any], Sending], send), who, direct)
        harbour.connections.add(connection)
        try:
            await send({"type": "websocket.accept"})
            await connection.run(receive)
        except asyncio.CancelledError:
            pass
        finally:
            harbour.connections.discard(connection)
            who.sockets -= 1


def secured(send: Send) -> Send:
    """Every reply carries the security headers."""

    async def sent(message: Any) -> None:
        if message["type"] == "http.response.start":
            message = {**message, "headers": [*message.get("headers", ()), *SECURITY]}
        await send(message)

    return sent
