"""The page as an app: it opens without a line, to games and rules; what the server answers about tables is never kept; a new
build takes the place of the old one, whose open tabs go on. Each test has a server of its own, with a copy of the page."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from leagues.harbour import files
from tests.browser.conftest import Sailor, Server, faults

SERVE = """import sys
from pathlib import Path
from leagues import cli
from leagues.harbour import files
files.FOLDER = Path({folder!r})
sys.exit(cli.main())
"""
# Waits until a build is kept, and every rulebook.
KEPT = """async build => {
    for (let tries = 0; tries < 600; tries += 1) {
        const own = (await caches.keys()).find(name => name.startsWith(`leagues-${build}`))
        const books = await Promise.all(['nautilion', 'island', 'nemo'].map(one => caches.match(`/books/${one}`)))
        const worker = await navigator.serviceWorker.getRegistration()
        const still = worker && !worker.installing && !worker.waiting && worker.active?.state === 'activated'
        const whole = own && (await (await caches.open(own)).match('/'))
        if (still && whole && books.every(Boolean) && navigator.serviceWorker.controller) return true
        await new Promise(done => setTimeout(done, 50))
    }
    return false
}"""
MANIFEST = "fetch('/app.webmanifest').then(async one => [one.headers.get('content-type'), await one.json()])"
WIDE = "async src => { const one = new Image(); one.src = src; await one.decode(); return one.naturalWidth }"
# Everything that is kept: the address of each file, with what is in it.
ALL_KEPT = """async () => {
    const all = []
    for (const name of await caches.keys()) {
        const cache = await caches.open(name)
        for (const request of await cache.keys())
            all.push([new URL(request.url).pathname, await (await cache.match(request)).text()])
    }
    return all
}"""


class Copied(Server):
    """A server with a copy of the page."""

    def __init__(self, folder: Path) -> None:
        self.page = (folder / "page").resolve()
        shutil.copytree(files.FOLDER, self.page)
        script = folder / "serve.py"
        script.write_text(SERVE.format(folder=str(self.page)))
        self.program = (str(script),)
        super().__init__(folder)

    def build(self) -> None:
        """A new build: the entry and a part have other names, as has everything that mentions them."""
        names = [next(self.page.glob(f"assets/{kind}-*.js")).stem for kind in ("index", "About")]
        for path in [path for path in self.page.rglob("*") if path.suffix in (".js", ".html", ".br")]:
            if path.suffix == ".br":
                path.unlink()
                continue
            text = path.read_text()
            for name in names:
                text = text.replace(name, f"{name}New")
            text = text.replace("<head>", '<head><meta name="build" content="new">')
            path.write_text(re.sub(r"(const BUILD = ')", r"\1new-", text))
        for name in names:
            (self.page / f"assets/{name}.js").rename(self.page / f"assets/{name}New.js")


@pytest.fixture
def copied(built: None, tmp_path: Path) -> Iterator[Copied]:
    """Such a server."""
    made = Copied(tmp_path)
    yield made
    made.stop()


def aboard(sailors: Callable[..., Sailor], server: Server, **options: Any) -> Sailor:
    """Somebody whose browser keeps the page of that server, and has kept it."""
    sailor = sailors(service_workers="allow", **options)
    sailor.server = server
    page = sailor.go()
    assert page.evaluate(KEPT, "")
    return sailor


def without_a_line(sailor: Sailor, server: Server) -> Page:
    """The server is gone, and the page opened anew."""
    server.stop()
    sailor.page.goto("about:blank")
    sailor.page.goto(f"{server.address}/")
    sailor.page.wait_for_selector("h1")
    return sailor.page


@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
def test_it_opens_without_a_line_to_games_and_rules(sailors: Callable[..., Sailor], copied: Copied, language: str) -> None:
    sailor = aboard(sailors, copied, locale=language)
    token = copied.new("nemo")["seats"][0]
    sailor.go(f"/table/{token}")
    sailor.page.wait_for_selector(".board[data-ready=true]")
    page = without_a_line(sailor, copied)
    page.goto(f"{copied.address}/#/mine")
    expect(page.locator(f"a[href='#/table/{token}']")).to_be_visible()
    page.goto(f"{copied.address}/#/rules/nemo/broken")
    expect(page.locator("#rule-broken, [data-rule=broken], [id$=broken]").first).to_be_attached()
    copied.start()


def test_nothing_that_the_server_answers_is_kept(sailors: Callable[..., Sailor], copied: Copied) -> None:
    sailor = aboard(sailors, copied)
    page = sailor.page
    page.get_by_role("region", name="Nautilus Island").get_by_role("button", name="Go ashore").click()
    page.wait_for_selector(".board[data-ready=true]")
    sailor.go("/mine")
    games = json.loads(page.evaluate("localStorage.getItem('leagues.games')"))
    secrets = [one["token"] for one in games] + [one["watch"] for one in games if one.get("watch")]
    assert secrets
    kept = page.evaluate(ALL_KEPT)
    assert "/" in dict(kept)
    for path, text in kept:
        assert not path.startswith("/api"), path
        assert not any(secret in text or secret in path for secret in secrets), path


def build_of(page: Page) -> bool:
    """Whether the new build is open."""
    return page.locator("meta[name=build]").count() > 0


def test_a_new_build_takes_over_and_open_tabs_go_on(sailors: Callable[..., Sailor], copied: Copied) -> None:
    sailor = aboard(sailors, copied)
    context: BrowserContext = sailor.context
    old = sailor.page
    copied.build()
    new = context.new_page()
    new.goto(f"{copied.address}/")
    new.wait_for_selector("h1")
    assert build_of(new)  # at once, not at the next visit
    assert new.evaluate(KEPT, "new-")
    old.evaluate("location.hash = '#/about'")  # a part that the server no longer has
    expect(old.locator("main h1")).to_be_visible()
    assert not build_of(old)
    expect(old.get_by_role("heading", level=1)).not_to_contain_text("not responding")
    copied.stop()
    new.goto("about:blank")
    new.goto(f"{copied.address}/")
    new.wait_for_selector("h1")
    assert build_of(new)
    copied.start()


def test_the_settings_say_whether_it_can_be_installed(sailors: Callable[..., Sailor], server: Server) -> None:
    for locale, insecure in (("en-GB", False), ("fr-FR", True)):
        sailor = sailors(locale=locale)
        if insecure:  # as on plain http in a home network
            sailor.context.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false })")
        page = sailor.go()
        page.keyboard.press(",")
        page.locator("header button, .top button").last.click() if not page.locator("[data-app]").count() else None
        section = page.locator("[data-app]")
        expect(section).to_have_attribute("data-app", "insecure" if insecure else "menu")
        expect(section).to_contain_text("https" if insecure else "menu can install")
        assert faults(page) == []


def test_the_manifest_names_icons_that_are_there(server: Server, sailor: Sailor) -> None:
    page = sailor.go()
    manifest = page.evaluate(MANIFEST)
    assert manifest[0].startswith("application/manifest+json")
    for icon in manifest[1]["icons"]:
        size = page.evaluate(WIDE, icon["src"])
        assert icon["sizes"] == "any" or size == int(icon["sizes"].split("x")[0])
