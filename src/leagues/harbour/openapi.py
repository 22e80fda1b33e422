"""The HTTP side as an OpenAPI document, made from the same types as everything else."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from leagues import __version__
from leagues.harbour import messages as m

Schema = dict[str, Any]

TEXT = "text/plain"
JSON = "application/json"
# method, path, about, bearer needed, body, reply, status
PATHS: tuple[tuple[str, str, str, bool, Any, Any, int], ...] = (
    ("get", "/api/health", "Whether the server and its database are well.", False, None, m.Health, 200),
    ("get", "/api/games", "The ids of all games.", False, None, list[str], 200),
    ("get", "/api/games/{game}", "What never changes about a game.", False, None, m.Description, 200),
    ("post", "/api/tables", "Make a table.", False, m.NewTable, m.Created, 201),
    ("delete", "/api/tables", "Delete a table; for one of its seats.", True, None, None, 204),
    ("post", "/api/lookup", "How tables stand.", False, m.Lookup, list[m.Summary], 200),
    ("post", "/api/onlookers", "A link for those who look on; for one of its seats.", True, None, m.Onlookers, 201),
    ("get", "/api/record", "The record, as this link may see it.", True, None, "application/jsonl", 200),
    ("get", "/api/receipt", "What a seat keeps to check the dice.", True, None, "application/json", 200),
    ("get", "/api/film", "Every entry with what it changed.", True, None, m.Film, 200),
    ("post", "/api/records", "Keep a record, to look at and to fork.", False, TEXT, m.Created, 201),
    ("post", "/api/check", "Draw every draw of a record again.", False, m.Check, m.Verdict, 200),
    ("get", "/api/schema", "This document.", False, None, dict[str, Any], 200),
)
# The statuses of refusals: of any request, of one with a link, of one with a body, and of some requests besides.
ALWAYS, WITH_LINK, WITH_BODY = (429, 500), (401, 404, 422, 503), (400, 413)
BESIDES = {
    ("get", "/api/games/{game}"): (404,),
    ("post", "/api/tables"): (404, 422, 503),
    ("delete", "/api/tables"): (403,),
    ("post", "/api/lookup"): (503,),
    ("get", "/api/receipt"): (403, 409),
    ("post", "/api/records"): (404, 422, 503),
    ("post", "/api/check"): (404, 422),
}
REFUSED = {"$ref": "#/components/responses/Refused"}


@cache
def openapi() -> Schema:
    """The document."""
    kinds = [kind for row in PATHS for kind in row[4:6] if kind is not None and not isinstance(kind, str)]
    found, components = msgspec.json.schema_components([*kinds, m.Refused], ref_template="#/components/schemas/{name}")
    schemas = dict(zip(map(_key, [*kinds, m.Refused]), found, strict=True))
    paths: dict[str, Schema] = {}
    for method, path, about, bearer, body, result, status in PATHS:
        one: Schema = {"summary": about, "operationId": f"{method}_{path.removeprefix('/api/').split('/')[0]}"}
        if "{game}" in path:
            one["operationId"] += "_one"
            one["parameters"] = [{"name": "game", "in": "path", "required": True, "schema": {"type": "string"}}]
        if bearer:
            one["security"] = [{"link": []}]
        if body is not None:
            one["requestBody"] = {"required": True, "content": _content(body, schemas)}
        reply: Schema = {"description": about}
        if result is not None:
            reply["content"] = _content(result, schemas)
        one["responses"] = {str(status): reply} | _besides(method, path, bearer, body, reply)
        paths.setdefault(path, {})[method] = one
    return {
        "openapi": "3.1.0",
        "info": {"title": "Leagues", "version": __version__, "description": "Tables to play at. See docs/protocol.md."},
        "paths": paths,
        "components": {
            "schemas": components,
            "responses": {
                "Refused": {"description": "What cannot be done, and why.", "content": _content(m.Refused, schemas)}
            },
            "securitySchemes": {"link": {"type": "http", "scheme": "bearer", "description": "The token of a link."}},
        },
    }


def _besides(method: str, path: str, bearer: bool, body: Any, reply: Schema) -> Schema:
    """What else can come: refusals, and two replies of their own."""
    refusals = {*ALWAYS, *(WITH_LINK if bearer else ()), *(WITH_BODY if body is not None else ()),
                *BESIDES.get((method, path), ())}  # fmt: skip
    found: Schema = {str(status): REFUSED for status in sorted(refusals)}
    if path == "/api/health":
        found["503"] = reply  # not well, and in the same words
    if path == "/api/games/{game}":
        found["304"] = {"description": "It is as it was when `if-none-match` was given."}
    return found


def _key(kind: Any) -> str:
    return repr(kind)


def _content(kind: Any, schemas: dict[str, Schema]) -> Schema:
    if isinstance(kind, str):
        return {kind: {"schema": {"type": "string"} if kind != JSON else {"type": "object"}}}
    return {JSON: {"schema": schemas[_key(kind)]}}
