"""Where a page comes from. A browser says it with what it sends; where the host has named its own address, pages from
elsewhere are refused. Programs need not say anything, and links are no cookies: a page must know one to use it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from urllib.parse import urlsplit

from leagues.kernel.errors import LeaguesError

EXAMPLE = "https://games.example"
PORTS = {"http": 80, "https": 443}


def read_origin(text: str) -> str:
    """An address as browsers write it: scheme, host, and the port where it is not the usual one."""
    try:
        parts = urlsplit(text.strip())
        port = parts.port
    except ValueError as error:
        raise LeaguesError("bad-origin", origin=text[:80], example=EXAMPLE) from error
    if parts.scheme not in PORTS or not parts.hostname or parts.path not in ("", "/") or parts.query or parts.fragment:
        raise LeaguesError("bad-origin", origin=text[:80], example=EXAMPLE)
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    return f"{parts.scheme}://{host}" + (f":{port}" if port not in (None, PORTS[parts.scheme]) else "")


class Origins:
    """The addresses of the host's own pages; without any, pages may come from everywhere."""

    def __init__(self, named: Sequence[str] = ()) -> None:
        self._named = frozenset(map(read_origin, named))

    def check(self, headers: Iterable[tuple[bytes, bytes]]) -> None:
        """Refuse what a page from elsewhere sends."""
        if not self._named:
            return
        for name, value in headers:
            if name == b"origin" and value.decode("latin-1").lower() not in self._named:
                raise LeaguesError("foreign-origin")
