"""A language is a folder of catalogues and nothing else: one that was made up a moment ago is spoken on the command line, in
the terminal, by the engine, by the server and on the page, and nothing on their screens is still English."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tools.language import begin, made_up, translated

from leagues.games import GAMES, NAMES
from tests.browser.conftest import DESKTOP, ROOT, Sailor, Server

NEW = "xx"
# What is the same in every language: who we are, ids and names, keys, letters of the notation and addresses.
SAME = re.compile(
    r"Leagues|English|Français|français|(?:https?:/)?/\S+|\b[A-Z]\d*\b|\b(?:Esc|Tab|Enter|Home|End|PgUp|PgDn)\b"
)


@pytest.fixture(scope="module")
def sources(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A copy of the sources with a third language, and its page."""
    root = tmp_path_factory.mktemp("third")
    without = shutil.ignore_patterns("__pycache__", "node_modules", "page")
    for name in ("src", "web"):
        shutil.copytree(ROOT / name, root / name, ignore=without)
    (root / "web/node_modules").symlink_to(ROOT / "web/node_modules")
    begin(NEW, root, translated)
    npm = {"PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
    subprocess.run(["npm", "run", "--silent", "build", "--", "--logLevel", "warn"], cwd=root / "web", check=True,
                   env={**os.environ, **npm})  # fmt: skip
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(root / "src"))
        patch.setenv("LEAGUES_DATA", str(root / "games"))
        yield root


def leagues(*words: str, given: str = "") -> str:
    done = subprocess.run(
        [sys.executable, "-m", "leagues", *words], input=given, capture_output=True, text=True, timeout=120
    )
    assert "Traceback" not in done.stderr, done.stderr
    return done.stdout + done.stderr


def english(text: str) -> list[str]:
    """The words of a text that are not of the made-up language."""
    return [word for word in re.findall(r"\w{3,}", SAME.sub("", text)) if word.isascii() and not word.isdigit()]


def test_the_command_line_speaks_it(sources: Path) -> None:
    assert made_up("Nautilion") in leagues("games", "--lang", NEW)
    refused = leagues("rules", "chess", "--lang", NEW)
    assert made_up("There is no game") in refused
    assert [word for word in english(refused) if word not in ("chess", "leagues", "nautilion", "island", "nemo")] == []


def test_the_engine_speaks_it(sources: Path) -> None:
    asked = [{"id": 1, "do": "new", "game": "nautilion", "seed": "third"}, {"id": 2, "do": "legal", "lang": NEW}]
    said = leagues("engine", given="".join(json.dumps(one) + "\n" for one in asked)).splitlines()
    texts = [move["text"] for move in json.loads(said[1])["moves"]]
    assert texts
    assert [english(text) for text in texts if english(text)] == []


@pytest.mark.parametrize("game", NAMES)
def test_a_turn_is_played_in_the_terminal(sources: Path, game: str) -> None:
    """Options and their values are typed by their names, which are the same everywhere."""
    said = leagues("play", game, "--plain", "--lang", NEW, "--seed", "third", given="\n" * 20 + "1\n1\n1\nq\n")
    typed = {"third", "none", "greedy", "random"}.union(
        *(re.findall(r"\w+", f"{one.name} {one.choices}") for one in GAMES[game].options)
    )
    assert len(said.splitlines()) > 30
    assert [word for word in english(said) if word not in typed] == []


@pytest.fixture(scope="module")
def abroad(sources: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server of that copy."""
    made = Server(tmp_path_factory.mktemp("abroad"))
    yield made
    made.stop()


def shown(page: Page) -> str:
    return str(page.evaluate("document.body.innerText"))


@pytest.mark.parametrize("game", NAMES)
def test_a_turn_is_played_on_the_page(abroad: Server, browser: Browser, game: str) -> None:
    sailor = Sailor(abroad, browser.new_context(viewport=DESKTOP, locale=NEW, reduced_motion="reduce"))
    page = sailor.go()
    expect(page.locator("html")).to_have_attribute("lang", NEW)
    assert english(shown(page)) == []
    options = {"players": 2} if game == "island" else {}
    bots = {"bots": ["", "greedy"]} if game == "island" else {}
    made = abroad.new(game, options=options, luck="open", seed="third", together=not bots, **bots)
    page = sailor.go(f"/table/{made['seats'][0]}")
    page.wait_for_selector(".board[data-ready=true]")
    assert english(shown(page)) == []
    before = page.locator(".board").get_attribute("data-revision")
    choice = page.locator("#decision [data-choice]:not([aria-disabled=true]), #decision [data-row]").first
    if choice.count():
        choice.click()
    if page.locator(".board").evaluate("board => [board.dataset.revision, board.dataset.ready]") == [before, "true"]:
        page.locator("[data-do=confirm]").click()  # it was not played by its own button
    page.wait_for_function("before => document.querySelector('.board').dataset.revision !== before", arg=before)
    page.wait_for_selector(".board[data-ready=true]")
    assert english(shown(page)) == []
    assert sailor.mistakes == []
    sailor.context.close()


# Everything that a screen showed, in whichever frame.
WATCH = """
globalThis.everShown = new Set()
const watch = () => {
  if (document.body) everShown.add(document.title + ' ' + document.body.innerText)
  requestAnimationFrame(watch)
}
watch()
"""


@pytest.mark.parametrize("game", NAMES)
def test_nothing_is_shown_before_its_words(abroad: Server, browser: Browser, game: str) -> None:
    """On a slow line the table is told before its words have come. What a screen shows without them are their ids."""
    made = abroad.new(game, luck="open", seed="third", **({"bots": ["", "greedy"]} if game == "island" else {}))
    token = made["seats"][0]
    sailor = Sailor(abroad, browser.new_context(viewport=DESKTOP, locale=NEW, reduced_motion="reduce"))
    sailor.context.add_init_script(WATCH)
    line = sailor.context.new_cdp_session(sailor.page)
    line.send("Network.enable")
    slow = {"offline": False, "latency": 300, "downloadThroughput": -1, "uploadThroughput": -1}
    line.send("Network.emulateNetworkConditions", slow)
    for where, come in (
        (f"table/{token}", ".board[data-ready=true]"),
        (f"replay/{token}", ".replay"),
        (f"rules/{game}", "article"),
    ):
        page = sailor.go(f"/{where}")
        page.wait_for_selector(come)
        page.wait_for_load_state("networkidle")
        seen = page.evaluate("[...everShown]")
        assert len(seen) > 1, where
        assert {word for text in seen for word in english(text)} == set(), where
    assert sailor.mistakes == []
    sailor.context.close()
