"""A real server, a real browser: shared by all tests of the page. Each worker has one of both."""

from __future__ import annotations

import fcntl
import json
import os
import re
import secrets
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

pytest.importorskip("playwright", reason="the browser tests need Playwright")

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, ViewportSize, expect, sync_playwright

from tests.patience import end, ended_after
from tests.sizes import LONG

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
# Chromium's shell without windows is the same engine for three fifths of the processor time; the long form takes the whole
# browser, and so do tests of what the shell has not.
SHELL = shutil.which("chromium-headless-shell")
WHOLE = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
CHROMIUM = WHOLE or SHELL if LONG else SHELL or WHOLE
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--no-first-run", "--font-render-hinting=none",  # letters as wide in the shell as in the whole browser
    "--no-zygote", "--in-process-gpu", "--renderer-process-limit=1",  # few processes: a page loads for a sixth less
]  # fmt: skip
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 360, "height": 740}

PATIENCE = 20  # seconds for what is about to come: a busy machine takes its time
expect.set_options(timeout=1_000 * PATIENCE)


@pytest.fixture(scope="session")
def built() -> None:
    """The page, built from the sources as they are now."""
    with open(ROOT / ".venv/page.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        subprocess.run(["make", "--silent", "page"], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)


class Server:
    """`leagues serve` as a process of its own."""

    program: tuple[str, ...] = ("-m", "leagues")  # what Python runs

    def __init__(self, folder: Path, port: int = 0) -> None:
        self.folder = folder
        self.port = port
        self.more: list[str] = []  # arguments, from the next start on
        self.address = ""
        self._process: subprocess.Popen[str] | None = None
        self.start()

    def start(self) -> None:
        """Start it, on the same port as before if there was one."""
        command = [sys.executable, *self.program, "serve", "--lang", "en", "--port", str(self.port)]
        command += ["--database", str(self.folder / "games.sqlite"), *self.more]
        with open(self.folder / "log", "a") as log:
            self._process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, text=True, env=os.environ | {"LEAGUES_LIMITS": "off"}
            )
        assert self._process.stdout is not None
        with ended_after(self._process):
            for line in self._process.stdout:
                found = re.search(r"http://[^/\s]+:(\d+)/", line)
                if found:
                    self.address, self.port = f"http://localhost:{found[1]}", int(found[1])
                    return
        self.stop(kill=True)
        raise AssertionError((self.folder / "log").read_text())

    def stop(self, *, kill: bool = False) -> None:
        """Stop it gently, or as a power cut would."""
        assert self._process is not None
        self._process.kill() if kill else self._process.terminate()
        end(self._process, 20)

    def new(self, game: str = "nautilion", **asked: Any) -> dict[str, Any]:
        """A new table whose invitations have all been taken up: `seats` has everybody's private link."""
        made = self.invite(game, **asked)
        for seat in made.get("invitations", []):
            tokens = {"token": secrets.token_urlsafe(16), "recovery": secrets.token_urlsafe(16)}
            bearer = {"authorization": f"Bearer {made['seats'][seat]}"}
            reply = httpx.post(f"{self.address}/api/seats", headers=bearer, json=tokens, timeout=PATIENCE)
            assert reply.status_code == 201, reply.text
            made["seats"][seat] = tokens["token"]
        return made

    def invite(self, game: str = "nautilion", **asked: Any) -> dict[str, Any]:
        """A new table as its maker gets it: `seats` has their own private link, and invitations for the others."""
        reply = httpx.post(f"{self.address}/api/tables", json={"game": game, **asked}, timeout=PATIENCE)
        assert reply.status_code == 201, reply.text
        made: dict[str, Any] = reply.json()
        return made


@pytest.fixture(scope="session")
def server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with an empty database."""
    made = Server(tmp_path_factory.mktemp("harbour"))
    yield made
    made.stop()


@pytest.fixture
def own_server(built: None, tmp_path: Path) -> Iterator[Server]:
    """A server of one test's own, to be stopped and started."""
    made = Server(tmp_path)
    yield made
    made.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium."""
    if CHROMIUM is None:
        pytest.skip(
            "NO CHROMIUM: the tests of the page did not run. Install it (apt-get install chromium) and run them again."
        )
    with sync_playwright() as playwright:
        made = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield made
        made.close()


class Sailor:
    """Somebody with a browser window of their own, who looks at our server."""

    def __init__(self, server: Server, context: BrowserContext) -> None:
        self.server = server
        self.context = context
        self.page: Page = context.new_page()
        self.mistakes: list[str] = []
        self.page.on("pageerror", lambda error: self.mistakes.append(str(error)))
        self.page.on("console", self._heard)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type == "error" and "Failed to load resource" not in message.text and "WebSocket" not in message.text:
            self.mistakes.append(message.text)

    def go(self, path: str = "/") -> Page:
        """Open a page of ours and wait until its heading is there."""
        here = self.page.url.split("#")[0]
        self.page.goto(f"{self.server.address}/#{path}")
        if here.startswith(self.server.address):
            self.page.reload()
        self.page.wait_for_selector("h1", state="attached")
        return self.page

    def remember(self, name: str, value: Any) -> None:
        """Put something into this browser's memory before the page starts."""
        self.context.add_init_script(f"localStorage.setItem('leagues.{name}', {json.dumps(json.dumps(value))})")


@pytest.fixture
def sailors(server: Server, browser: Browser) -> Iterator[Callable[..., Sailor]]:
    """Makes sailors; none of their pages may have had a mistake in its console."""
    made: list[Sailor] = []

    def sailor(**options: Any) -> Sailor:
        # What the page keeps for later is tested by itself (`test_app.py`).
        still = {"reduced_motion": "reduce", "service_workers": "block"}
        settings = {"viewport": DESKTOP, "locale": "en-GB"} | still | options
        made.append(Sailor(server, browser.new_context(**settings)))
        return made[-1]

    yield sailor
    for one in made:
        one.context.close()
    for one in made:
        assert one.mistakes == []


@pytest.fixture
def sailor(sailors: Callable[..., Sailor]) -> Sailor:
    """One sailor at a desk, who reads English and sees nothing move."""
    return sailors()


def faults(page: Page) -> list[str]:
    """What axe finds wrong with a page."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{one['id']}: {node['target']} {node['failureSummary']}" for one in found["violations"] for node in one["nodes"]
    ]


def overflow(page: Page) -> int:
    """How many pixels a page is wider than its window."""
    return int(page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))
