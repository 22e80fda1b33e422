"""What a package is made of beside the sources: the page, and a README that can be read on a package index.

Hatchling runs this (`python -m build`). The page is built with npm where it is not there yet, or older than its sources; a
package without it would serve nothing, so without npm nothing is made, and the reason is said. An index does not show our
other pages, so that links to them would lead nowhere there: they become the names of files, and a line says where those are.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

PAGE = Path("src/leagues/harbour/page/index.html")
SOURCES = ("web/src", "web/words", "web/public", "web/*.*", "src/leagues/**/*.ftl")
LINK = re.compile(r"\[([^\]]+)\]\((?!https?:|#)([^)\s]+)\)")
WHERE = "Files that are named here, such as `docs/research.md`, come with the source distribution.\n"
MISSING = (
    "The page belongs into the package, and is not built: src/leagues/harbour/page/ is missing, or older than its sources. "
    "{why} Install Node.js with npm and try again, or run `make page` first, which brings its own."
)


class PackingError(Exception):
    """Why no package can be made."""


class PageHook(BuildHookInterface):  # type: ignore[type-arg]  # what it is configured with is not ours
    """Builds the page."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """An editable install serves whatever page lies there, as `make page` leaves it."""
        root = Path(self.root)
        if version != "editable" and is_stale(root):
            build_page(root)


class ReadmeHook(MetadataHookInterface):
    """Gives the README."""

    def update(self, metadata: dict[str, Any]) -> None:
        """As a package index shows it."""
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": on_an_index(text)}


def on_an_index(text: str) -> str:
    """The README without links that lead nowhere."""

    def named(link: re.Match[str]) -> str:
        return f"`{link[2]}`" if link[1] in (link[2], link[2].partition("#")[0]) else f"{link[1]} (`{link[2]}`)"

    title, rest = text.split("\n\n", 1)
    return f"{title}\n\n{LINK.sub(named, rest)}\n{WHERE}"


def is_stale(root: Path) -> bool:
    """Whether the page must be built. Without its sources, in an unpacked source distribution, it is what it is."""
    page = root / PAGE
    if not page.is_file():
        return True
    if not (root / "web" / "package.json").is_file():
        return False
    found = [path for pattern in SOURCES for path in root.glob(pattern)]
    files = [file for path in found for file in ([path] if path.is_file() else path.rglob("*"))]
    return any(file.stat().st_mtime > page.stat().st_mtime for file in files if file.is_file())


def build_page(root: Path) -> None:
    """Build it as `make page` does; an error says why it cannot be done."""
    web, npm = root / "web", shutil.which("npm")
    if npm is None:
        raise PackingError(MISSING.format(why="To build it takes npm, which was not found."))
    commands = [] if (web / "node_modules").exists() else [[npm, "ci", "--silent"]]
    for command in [*commands, [npm, "run", "--silent", "build", "--", "--logLevel", "warn"]]:
        done = subprocess.run(command, cwd=web, capture_output=True, text=True, check=False)
        if done.returncode:
            said = (done.stdout + done.stderr).strip()[-2000:]
            raise PackingError(MISSING.format(why=f"“npm {' '.join(command[1:])}” failed:\n{said}\n"))
    if not (root / PAGE).is_file():
        raise PackingError(MISSING.format(why="npm has built something, but not that."))
