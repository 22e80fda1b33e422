"""The page itself: the files of `page/`, which `make page` builds, compressed and cached."""

from __future__ import annotations

import gzip
import mimetypes
from dataclasses import dataclass
from pathlib import Path

from starlette.responses import Response
from starlette.types import Scope

FOLDER = (Path(__file__).parent / "page").resolve()
NOT_BUILT = """<!doctype html><html lang="en"><title>Leagues</title>
<p>The page is not built yet. Run <code>make page</code>, then load this again.</p>
<p lang="fr">La page n’est pas encore construite. Lancez <code>make page</code>, puis rechargez.</p></html>
"""
COMPRESSED = (".html", ".js", ".css", ".svg", ".json", ".ftl", ".txt", ".webmanifest", ".map")
FOR_EVER = "public, max-age=31536000, immutable"  # files with a hash in their name


@dataclass(frozen=True)
class File:
    """One file, ready to send."""

    changed: int
    kind: str
    bodies: dict[str, bytes]  # by how it is compressed; "" is plain


_files: dict[Path, File] = {}


def _file(name: str) -> File | None:
    try:
        path = (FOLDER / name).resolve()
        if not path.is_relative_to(FOLDER) or not path.is_file():
            return None
        changed = path.stat().st_mtime_ns
        known = _files.get(path)
        if known is None or known.changed != changed:
            kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
            known = _files[path] = File(changed, kind, _bodies(path))
        return known
    except (OSError, ValueError):  # ValueError: no file can have this name
        return None


def _bodies(path: Path) -> dict[str, bytes]:
    """A file as it is and compressed. Python has no Brotli, so that is done when the page is built."""
    bodies = {"": path.read_bytes()}
    if path.suffix in COMPRESSED:
        bodies["gzip"] = gzip.compress(bodies[""], 9, mtime=0)
        brotli = path.with_name(path.name + ".br")
        if brotli.is_file():
            bodies["br"] = brotli.read_bytes()
    return bodies


def page(scope: Scope) -> Response:
    """A file of the page."""
    if scope["method"] not in ("GET", "HEAD"):
        return Response("", 405, {"allow": "GET, HEAD"})
    name = scope["path"].lstrip("/") or "index.html"
    file = _file(name)
    if file is None and name == "index.html":
        return Response(NOT_BUILT, 503, {"cache-control": "no-store"}, "text/html")
    if file is None:
        return Response("", 404)
    headers = {"cache-control": FOR_EVER if name.startswith("assets/") else "no-cache", "etag": f'"{file.changed:x}"'}
    accepted = {key: value for key, value in scope["headers"] if key in (b"accept-encoding", b"if-none-match")}
    if accepted.get(b"if-none-match", b"").decode("latin-1") == headers["etag"]:
        return Response(status_code=304, headers=headers)
    taken = {part.split(";")[0].strip() for part in accepted.get(b"accept-encoding", b"").decode("latin-1").split(",")}
    encoding = next((one for one in ("br", "gzip") if one in taken and one in file.bodies), "")
    if len(file.bodies) > 1:
        headers["vary"] = "accept-encoding"
    if encoding:
        headers["content-encoding"] = encoding
    return Response(file.bodies[encoding], headers=headers, media_type=file.kind)
