"""The HTTP side, declared where it is answered: the routes and the OpenAPI document are made from the same declarations."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

import msgspec

from leagues import __version__
from leagues.harbour import messages as m

Schema = dict[str, Any]
Answering = TypeVar("Answering", bound=Callable[..., Awaitable[Any]])

TEXT = "text/plain"
JSON = "application/json"
# The statuses of refusals: of any request, of one with a link, and of one with a body.
ALWAYS, WITH_LINK, WITH_BODY = (429, 500), (401, 403, 404, 409, 410, 422, 503), (400, 413)
SAME = ""  # what is given with another status is the usual reply


@dataclass(frozen=True)
class Path:
    """One thing that can be asked over HTTP. It decorates its handler, whose first line says what it is about."""

    method: str
    path: str
    bearer: bool = False  # whether it takes the token of a link
    takes: Any = None  # the type of its body, or what kind of text it is
    gives: Any = None
    status: int = 200
    refusals: tuple[int, ...] = ()  # statuses besides those that follow from the rest
    also: Mapping[int, str] = field(default_factory=dict)  # replies that are no refusals, with what they mean
    handler: str = ""
    about: str = ""

    def __call__(self, handler: Answering) -> Answering:
        """Declare what a handler answers."""
        about = (handler.__doc__ or "").split("\n")[0]
        handler.declared = replace(self, handler=handler.__name__, about=about)  # type: ignore[attr-defined]
        return handler


def paths_of(desk: type) -> tuple[Path, ...]:
    """Everything that the handlers of a class declare, in their order."""
    return tuple(handler.declared for handler in vars(desk).values() if hasattr(handler, "declared"))


REFUSED = {"$ref": "#/components/responses/Refused"}


def openapi(declarations: Sequence[Path]) -> Schema:
    """The document."""
    kinds = [kind for one in declarations for kind in (one.takes, one.gives) if not isinstance(kind, str | None)]
    found, components = msgspec.json.schema_components([*kinds, m.Refused], ref_template="#/components/schemas/{name}")
    schemas = dict(zip(map(_key, [*kinds, m.Refused]), found, strict=True))
    paths: dict[str, Schema] = {}
    for one in declarations:
        paths.setdefault(one.path, {})[one.method.lower()] = _operation(one, schemas)
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


def _operation(one: Path, schemas: dict[str, Schema]) -> Schema:
    """One path with one method."""
    found: Schema = {"summary": one.about, "operationId": f"{one.method.lower()}_{one.path.split('/')[2]}"}
    if "{game}" in one.path:
        found["operationId"] += "_one"
        found["parameters"] = [{"name": "game", "in": "path", "required": True, "schema": {"type": "string"}}]
    if one.bearer:
        found["security"] = [{"link": []}]
    if one.takes is not None:
        found["requestBody"] = {"required": True, "content": _content(one.takes, schemas)}
    reply: Schema = {"description": one.about}
    if one.gives is not None:
        reply["content"] = _content(one.gives, schemas)
    refused = {*ALWAYS, *(WITH_LINK if one.bearer else ()), *(WITH_BODY if one.takes is not None else ()), *one.refusals}
    found["responses"] = {str(one.status): reply} | {str(status): REFUSED for status in sorted(refused)}
    found["responses"] |= {str(status): reply if meaning == SAME else {"description": meaning}
                           for status, meaning in one.also.items()}  # fmt: skip
    return found


def _key(kind: Any) -> str:
    return repr(kind)


def _content(kind: Any, schemas: dict[str, Schema]) -> Schema:
    if isinstance(kind, str):
        return {kind: {"schema": {"type": "string"} if kind != JSON else {"type": "object"}}}
    return {JSON: {"schema": schemas[_key(kind)]}}
