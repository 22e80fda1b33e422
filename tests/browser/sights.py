"""Positions of every kind of decision, opened at a real server, looked at in windows of every size and answered by presses
on points of the screen. `tools/sights.py` collects the positions, `sights.js` measures."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from playwright.sync_api import ViewportSize

import leagues
from leagues.games import GAMES
from leagues.kernel.chance import OwnDice
from leagues.kernel.table import Table
from tests.browser.conftest import Sailor, Server

KEPT = Path(__file__).parent / "data" / "sights.jsonl"
MEASURE = (Path(__file__).parent / "sights.js").read_text()
READY = ".board[data-ready=true]:not([data-left])"
# A press may choose, or play what it chooses.
MOVED_ON = """before => document.querySelector('.board').dataset.revision !== before
    || document.querySelector('#decision [aria-pressed=true], [data-wager]:checked')"""
LEAVE = """address => {
    document.querySelector('.board')?.setAttribute('data-left', '')
    location.href = address
}"""
# A text size of 200 % is a window of 1280 x 800 at a zoom of two: the page measures in pixels, and so does the zoom.
DESKS = ("1920x1080", "1440x900", "1366x640", "1280x800", "1024x768", "640x400")
HANDS = ("768x1024", "844x390", "390x844", "360x640")
BOARDS = {
    "nautilion": {"board": "#sea svg[role=group]", "place ": "#sea [data-place] > .reach"},
    "island": {"board": "#hull svg[role=group]", "column ": "#hull [data-column] > .reach"},
    "nemo": {"board": ".board > .sea"},
}


class Position(NamedTuple):
    """A decision as it came up in a played game."""

    game: str
    kind: str
    seat: int
    start: dict[str, Any]
    entries: list[tuple[int, str, bool]]

    @property
    def options(self) -> str:
        """What the board depends on."""
        game = GAMES[self.game]
        return json.dumps(game.options_of(game.state.from_json(self.start)), sort_keys=True)


def positions(game: str) -> list[Position]:
    """All that were collected for a game."""
    kept = [Position(**json.loads(line)) for line in KEPT.read_text().splitlines()]
    return [one for one in kept if one.game == game]


def as_it_came(position: Position) -> Table:
    """The game up to the decision; one with secrets can be taken over only once it has ended, so it is played on."""
    table = leagues.position(position.game, position.start, luck=OwnDice(), auto=False, wait=True)
    while len(table.entries) < len(position.entries):
        _, answer, _ = position.entries[len(table.entries)]
        _enter(table, answer)
    while table.has_secrets and table.decision is not None:
        _enter(table, str(table.legal[0]))
    return table


def _enter(table: Table, answer: str) -> None:
    assert table.decision is not None
    if table.decision.chance:
        table.feed(answer)
    else:
        table.play(answer)


def open_table(server: Server, position: Position) -> str:
    """A running table at which this is asked: the link of the one who is asked. Bots have the other seats."""
    table = as_it_came(position)
    sent = httpx.post(f"{server.address}/api/records", content=table.record())
    assert sent.status_code == 201, sent.text
    bots = ["" if seat == position.seat else "greedy" for seat in range(len(table.seats))]
    fork = {"token": sent.json()["seats"][0], "entries": len(position.entries)}
    made = server.new(position.game, luck="open", seed="sight", fork=fork, bots=bots, together=False)
    return str(made["seats"][position.seat])


class Sight(NamedTuple):
    """Something that a person would run into."""

    size: str
    language: str
    game: str
    kind: str
    when: str
    what: str
    where: str
    more: str

    def __str__(self) -> str:
        return f"{self.size} {self.language} {self.game}: {self.kind}, {self.when}: {self.what}: {self.where}: {self.more}"


class Lookout:
    """A page at one table after the other, in windows of several sizes."""

    def __init__(self, sailor: Sailor, sizes: tuple[str, ...], language: str, *, touch: bool) -> None:
        self.sailor, self.page, self.sizes, self.language, self.touch = sailor, sailor.page, sizes, language, touch
        self.found: list[Sight] = []
        self.boards: dict[str, tuple[str, dict[str, list[int]]]] = {}
        self.position: Position | None = None
        self.size = ""
        sailor.context.add_init_script(MEASURE)

    def open(self, position: Position, token: str) -> None:
        """Go to a table; the page itself stays."""
        self.position = position
        address = f"{self.sailor.server.address}/#/table/{token}"
        if self.page.url.startswith(self.sailor.server.address):
            self.page.evaluate(LEAVE, address)
        else:
            self.page.goto(address)
        self.page.wait_for_selector(READY, timeout=60_000)

    def resize(self, size: str) -> None:
        """Another window."""
        if size == self.size:
            return
        width, height = map(int, size.split("x"))
        self.size = size
        self.page.set_viewport_size(ViewportSize(width=width, height=height))
        # Twice: what is drawn by the size of its box is drawn in the next frame.
        self.page.evaluate(
            "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"
        )

    def report(self, when: str, what: str, where: str, more: str) -> None:
        assert self.position is not None
        self.found.append(Sight(self.size, self.language, self.position.game, self.position.kind, when, what, where, more))

    def measure(self, when: str) -> None:
        """Look at the page as it stands. What is only on its way is seen to have come."""
        assert self.position is not None
        asked = {"touch": self.touch, "board": BOARDS[self.position.game]}
        for _ in range(6):
            told = self.page.evaluate("asked => sights(asked)", asked)
            if not told["faults"]:
                break
            self.page.wait_for_timeout(300)  # what measures itself does so in the frame after the one that changed it
        for what, where, more in told["faults"]:
            self.report(when, what, where, more)
        self.compare(when, told["geometry"])

    def compare(self, when: str, geometry: dict[str, list[int]]) -> None:
        """The board lies where it lay at the last decision of such a table, in such a window."""
        assert self.position is not None
        key = f"{self.size} {self.position.game} {len(geometry)} {self.position.options}"  # a path may grow
        kind = f"{self.position.kind}, {when}"
        before, known = self.boards.setdefault(key, (kind, geometry))
        for name in known.keys() & geometry.keys():
            if any(abs(a - b) > 2 for a, b in zip(known[name], geometry[name], strict=True)):
                self.report(when, "moved", name, f"{known[name]} ({before}), {geometry[name]}")
                return

    def look(self, position: Position, token: str, sizes: Sequence[str] = ()) -> None:
        """Before and after something is chosen, in all windows or in these; then answer. With all of them what is chosen
        is looked at in all too, otherwise in the last."""
        self.open(position, token)
        sizes = sizes or self.sizes
        for size in sizes:
            self.resize(size)
            self.measure("asked")
        chosen, before = True, self.revision()
        for press in picks(position, layout(self.size)):
            chosen = chosen and self.press(press)
        if chosen and position.game == "nemo" and self.played(before):
            return
        if chosen and "roll" not in position.kind:
            for size in reversed(sizes if sizes == self.sizes else sizes[-1:]):
                self.resize(size)
                self.measure("chosen")
        if chosen:
            self.answer()

    def revision(self) -> str | None:
        """Which position the page shows."""
        return self.page.locator(".board").get_attribute("data-revision")

    def played(self, before: str | None) -> bool:
        """Whether the press played its choice, unlike one that waits for the button that goes on."""
        if self.page.locator("#decision [aria-pressed=true], [data-wager]:checked").count():
            return False
        self.page.wait_for_function(MOVED_ON, arg=before, timeout=60_000)
        return self.revision() != before

    def answer(self) -> None:
        """Press the button that goes on."""
        before = self.revision()
        if not self.press("[data-do=confirm]"):
            return
        try:
            self.page.wait_for_function(
                "before => document.querySelector('.board').dataset.revision !== before", arg=before, timeout=60_000
            )
        except Exception:
            self.report("answered", "no answer", "[data-do=confirm]", "")

    def press(self, selector: str) -> bool:
        """Press the last of these that can be seen, on its middle; what lies beyond the edge of a box is scrolled to."""
        patience, still = 4, None
        for _ in range(40):
            at = self.page.evaluate("selector => pressAt(selector)", selector)
            if at is None or at["way"] == "none":
                if patience := patience - 1:
                    self.page.wait_for_timeout(80)  # a sheet may be on its way
                    continue
                self.report("pressed", "not to be pressed", selector, "" if at is None else at["more"])
                return False
            if at["way"] == "press":
                if at == still:
                    break
                still = at  # it must lie there in the next frame too
                self.page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))")
                continue
            self.scroll(at)
        else:
            self.report("pressed", "not to be pressed", selector, "scrolled to no end")
            return False
        if self.touch:
            self.page.touchscreen.tap(at["x"], at["y"])
        else:
            self.page.mouse.click(at["x"], at["y"])
        self.page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))")
        return True

    def scroll(self, at: dict[str, Any]) -> None:
        """As a wheel or a finger does."""
        if not self.touch:
            self.page.mouse.move(at["x"], at["y"])
            self.page.mouse.wheel(at["dx"], at["dy"])
            self.page.wait_for_timeout(60)
            return
        line = self.page.context.new_cdp_session(self.page)
        for step in range(7):
            x, y = at["x"] + at["dx"] * (0.5 - step / 6), at["y"] + at["dy"] * (0.5 - step / 6)
            kind = "touchMove" if step else "touchStart"
            line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
        line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        line.detach()
        self.page.wait_for_timeout(300)  # until it has come to rest: a finger that stops it chooses nothing


LEGAL = ":not([aria-disabled=true]):not(:disabled)"


def layout(size: str) -> str:
    """Which of its three layouts the page has in a window."""
    width, height = map(int, size.split("x"))
    return "phone" if width < 600 or height < 500 else "wide" if width >= 1000 else "middle"


def picks(position: Position, layout: str) -> Iterator[str]:
    """What is pressed to choose something, one after the other."""
    if position.game == "nautilion":
        yield from _nautilion(position.kind, layout)
    elif position.game == "island":
        yield f"#decision [data-row]{LEGAL}, #decision [data-choice]{LEGAL}"
    elif position.kind.startswith("exert"):
        yield f"[data-wager]{LEGAL}"
    else:
        yield f"#decision [data-choice]{LEGAL}"


def _nautilion(kind: str, layout: str) -> Iterator[str]:
    decision, _, rest = kind.partition(" ")
    spells = {"whirlwind": "whirlwind", "tide": "tide", "translate": "translation"}
    if decision == "plan":
        if layout != "wide" and rest in (*spells, "heroic"):
            yield "[data-guide=spells]"
        if rest in spells:
            yield f"[data-guide=spell-{spells[rest]}]"
            if rest == "tide":
                yield ".tide [data-answer]"
        elif rest == "heroic":
            yield f"[data-card]{LEGAL}"
        elif rest in ("buy", "reroll"):
            yield f"[data-do={rest}]{LEGAL}"
        elif rest == "give one":
            yield f"[role=gridcell] button:is(.open, .implied){LEGAL}"
        else:
            for figure in (2, 1) if rest == "give" else (1, 0):
                yield f"[role=gridcell] button[data-figure='{figure}'].open{LEGAL}"
    elif decision in ("swap-first", "swap-second", "take", "insert"):
        yield "[data-gap]" if decision == "insert" else "[data-place].choosable"
        if layout == "phone":
            yield f"[data-lens]{LEGAL}"
    elif decision != "roll":
        yield f"#decision [data-answer]{LEGAL}"


def lookouts(sailors: Callable[..., Sailor]) -> list[Lookout]:
    """At a desk and with a phone, in both languages."""
    made = []
    for language, locale in (("en", "en-GB"), ("fr", "fr-FR")):
        for sizes, touch in ((DESKS, False), (HANDS, True)):
            sailor = sailors(locale=locale, has_touch=touch)
            sailor.remember("settings", {"stepwise": language == "fr"})  # one way to choose and the other
            made.append(Lookout(sailor, sizes, language, touch=touch))
    return made
