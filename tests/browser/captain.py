"""Hands at a table of Nemo's War: every move goes through the page, by clicks or taps. What to play is drawn by lot from
what the page offers, so that every kind of choice occurs."""

from __future__ import annotations

import json
import random
import time
from typing import Any

import httpx
from playwright.sync_api import Locator, Page, expect

import leagues
from tests.browser.conftest import Sailor, Server
from tests.browser.pupil import OPTIONS, SCENES, Pupil, greedily

READY = ".board[data-ready=true], .board[data-outcome]"
LEGAL = ":not([aria-disabled=true])"
TRACKS = ("nemo", "crew", "hull")


def new_voyage(server: Server, seed: str = "voyage", **asked: Any) -> str:
    """A table with an open seed: its link."""
    made = server.new("nemo", options=OPTIONS | asked, luck="open", seed=seed, together=True)
    return str(made["seats"][0])


def start_of(scene: str) -> dict[str, Any]:
    """The state at which a scene of the first voyage begins."""
    start: dict[str, Any] = json.loads(SCENES.read_text())[scene]["start"]
    return start


def new_scene(server: Server, scene: str, **changed: Any) -> str:
    """A table that begins as a scene of the first voyage does, with some of its state changed: its link."""
    kept = json.loads(SCENES.read_text())[scene]
    header = {
        "leagues": 1, "game": "nemo", "rules": 1, "options": OPTIONS, "tables": {"hash": "", "differs": {}}, "seats": [""],
        "fairness": {"kind": "open", "seed": kept["seed"]}, "start": kept["start"] | changed,
    }  # fmt: skip
    sent = httpx.post(f"{server.address}/api/records", content=json.dumps(header) + "\n").json()
    fork = {"token": sent["seats"][0], "entries": 0}
    made = server.new("nemo", luck="open", seed=kept["seed"], together=True, fork=fork)
    return str(made["seats"][0])


Moves = list[tuple[str, str]]
DOUBLE = 0.4  # seconds in which two taps are a double one
ALONG = ("spend", "prepare", "help", "target")  # what a press before may have answered already


def planned_voyage(seed: str, **asked: Any) -> tuple[Moves, str]:
    """A whole voyage of the greedy policy under an open seed, as decisions and answers, and how it ends."""
    table = leagues.new("nemo", seed=seed, wait=True, **OPTIONS | asked)
    moves: Moves = []
    while table.decision is not None:
        moves.append((table.decision.name, greedily(table)))
        table.play(moves[-1][1])
    return moves, table.outcome or ""


# Answers one question after the other by the page's own controls, and counts the presses. What goes with an earlier press is
# not asked any more: the treasure of a wager, and the roll for the ships.
FOLLOW = """async moves => {
    const ALONG = ALONG_HERE
    const board = document.querySelector('.board')
    const presses = {}
    let asked = ''
    const press = element => { presses[asked] = (presses[asked] ?? 0) + 1; element.click() }
    const until = test => new Promise((done, fail) => {
        const began = Date.now()
        const look = () => test() ? done() : Date.now() - began > 60000 ? fail(new Error(test)) : setTimeout(look, 4)
        look()
    })
    const confirm = () => document.querySelector('[data-do=confirm]:not(:disabled)')
    for (const [nth, [decision, answer]] of moves.entries()) {
        const along = () => ALONG.includes(decision) && board.dataset.decision !== decision
        await until(() => board.dataset.ready === 'true' || board.dataset.outcome || along())
        if (along()) continue
        if (board.dataset.decision !== decision) throw new Error(`${board.dataset.decision}, not ${decision}`)
        const before = board.dataset.revision
        asked = decision === 'act' ? `act ${answer.split(' ')[0]}` : decision
        if (decision === 'exert' && !answer.startsWith('use ')) {
            const wagers = () => [...document.querySelectorAll('[data-wager]')]
            const wanted = ['nemo', 'crew', 'hull'].map(name => answer.includes(name))
            const changed = wanted.flatMap((one, track) => wagers()[track].checked === one ? [] : [track])
            const tracks = wanted.reduce((all, one, track) => all + (one ? 1 << track : 0), 0)
            const whole = document.querySelector(`[data-wagered='${tracks}'] button`)
            if (changed.length === 1 || !whole)
                for (const on of [true, false])
                    for (const track of changed)
                        if (wanted[track] === on && wagers()[track].checked !== on) press(wagers()[track])
            if (changed.length > 1) whole && press(whole)
            await until(() => wanted.every((one, track) => wagers()[track].checked === one))
            const [next, spent] = moves[nth + 1] ?? []
            const chip = next === 'spend' && spent !== 'none' && document.querySelector(`[data-spends='${spent}']`)
            if (chip) press(chip)
        } else {
            const [next, aimed] = moves[nth + 1] ?? []
            const chip = next === 'target' && document.querySelector(`[data-aims='${answer} ${aimed}']`)
            const cell = chip || document.querySelector(`#decision [data-choice='${answer}']`)
            if (cell.ariaPressed !== 'true') press(cell)
        }
        await until(() => confirm() || board.dataset.revision !== before || board.dataset.ready !== 'true')
        await new Promise(done => setTimeout(done))
        if (board.dataset.ready === 'true' && board.dataset.revision === before) press(confirm())
        await until(() => board.dataset.revision !== before)
    }
    await until(() => board.dataset.ready === 'true' || board.dataset.outcome)
    return presses
}""".replace("ALONG_HERE", json.dumps(ALONG))


def embark(sailor: Sailor, token: str, lots: str = "lots", captain: type[Captain] | None = None) -> Captain:
    """Go to a table and wait until something is asked."""
    made = (captain or Captain)(sailor.go(f"/table/{token}"), lots)
    made.ready()
    return made


class Captain:
    """Plays with a mouse."""

    def __init__(self, page: Page, lots: str = "lots") -> None:
        self.page = page
        self.board = page.locator(".board")
        self.lots = random.Random(lots)
        self.asked: list[str] = []

    def ready(self) -> None:
        """Wait until something is asked and the help has come, or the voyage is over."""
        self.page.wait_for_selector(READY, timeout=60_000)

    @property
    def over(self) -> bool:
        return self.board.get_attribute("data-outcome") is not None

    @property
    def decision(self) -> str:
        return self.board.get_attribute("data-decision") or ""

    def press(self, what: Locator) -> None:
        """Choose something on the page."""
        what.click()

    def revision(self) -> str:
        """Which position the page shows."""
        return self.board.get_attribute("data-revision") or ""

    def confirm(self, before: str = "") -> None:
        """Press the filled button, unless the choice was played by its own one, and wait until the move has come back."""
        before = before or self.revision()
        # Both at one moment: an answer may come between two looks.
        if self.board.evaluate("board => [board.dataset.revision, board.dataset.ready]") != [before, "true"]:
            self.page.wait_for_function("before => document.querySelector('.board').dataset.revision !== before", arg=before)
            return
        button = self.page.locator("[data-do=confirm]")
        expect(button).to_be_enabled()
        self.press(button)
        self.page.wait_for_function("before => document.querySelector('.board').dataset.revision !== before", arg=before)

    def cells(self) -> Locator:
        """The legal choices of the decision."""
        return self.page.locator(f"#decision [data-choice]{LEGAL}")

    def choose(self) -> None:
        """Choose something that the page offers."""
        cells = self.cells()
        if self.decision == "exert" and not (cells.count() and self.lots.random() < 0.5):
            boxes = self.page.locator("[data-wager]:not(:disabled)")
            if boxes.count() and self.lots.random() < 0.5:
                self.press(boxes.nth(self.lots.randrange(boxes.count())))
            return
        chosen = cells.nth(self.lots.randrange(cells.count()))
        if chosen.get_attribute("aria-pressed") != "true":
            self.press(chosen)

    def note(self) -> None:
        """Note what is asked; the treasure that goes with a wager is asked beside it."""
        beside = self.decision == "exert" and self.page.locator("[data-guide=spend]").count() > 0
        self.asked += [self.decision, "spend"] if beside else [self.decision]

    def move(self) -> None:
        """Answer what is asked."""
        self.ready()
        if self.over:
            return
        self.note()
        before = self.revision()
        self.choose()
        self.confirm(before)

    def offered(self) -> list[str]:
        """What the page offers, in notation; of the wagers those of one resource."""
        cells = list(self.cells().evaluate_all("all => all.map(one => one.dataset.choice)"))
        if self.decision == "exert":
            boxes = self.page.locator("[data-wager]:not(:disabled)").evaluate_all("all => all.map(one => one.dataset.wager)")
            return ["none", *(f"exert {TRACKS[int(track)]}" for track in boxes), *cells]
        return cells

    def answer(self, notation: str, pupil: Pupil | None = None) -> None:
        """Choose this, and confirm it; beside a wager a pupil chooses the treasure too."""
        self.ready()
        if self.decision not in ("spend", "prepare") and notation == "roll":
            return  # it went with the press before
        self.note()
        before = self.revision()
        if self.decision == "exert" and not notation.startswith("use "):
            self.wager(set(notation.split()[1:]))
            chips = self.page.locator("[data-spends]")
            if pupil is not None and chips.count():
                wish = pupil.choose("spend", chips.evaluate_all("all => all.map(one => one.dataset.spends)"))
                self.press(self.page.locator(f"[data-spends='{wish}']"))
        else:
            cell = self.page.locator(f"#decision [data-choice='{notation}']")
            if cell.get_attribute("aria-pressed") != "true":
                self.press(cell)
        self.confirm(before)

    def wager(self, wanted: set[str]) -> None:
        """Wager these resources, whatever is wagered already."""
        for on in (True, False):
            for track, name in enumerate(TRACKS):
                box = self.page.locator(f"[data-wager='{track}']")
                if (name in wanted) == on and box.is_checked() != on:
                    self.press(box)

    def learn(self, pupil: Pupil, *decisions: str) -> None:
        """Answer as a pupil would, until one of these is asked; without any, once."""
        self.ready()
        while self.decision not in decisions:
            self.answer(pupil.choose(self.decision, self.offered()), pupil)
            self.ready()
            if not decisions:
                return

    def look(self) -> None:
        """Put away what lies over the chart."""
        sheet = self.page.locator("[data-do=interlude]")
        if sheet.count():
            self.press(sheet)

    def until(self, *decisions: str) -> None:
        """Play on until one of these is asked."""
        self.ready()
        while self.decision not in decisions:
            assert not self.over, f"the voyage ended without {decisions}"
            self.move()
            self.ready()

    def follow(self, moves: Moves) -> dict[str, int]:
        """Play these, quickly; how many presses each kind of question took."""
        self.asked += [decision for decision, _ in moves]
        return dict(self.page.evaluate(FOLLOW, moves))


class Thumbs(Captain):
    """The same on a phone."""

    tapped = 0.0  # when

    def press(self, what: Locator) -> None:
        # The second tap of a double one is meant for the question before; the page lets it pass.
        time.sleep(max(0.0, self.tapped + DOUBLE - time.monotonic()))
        what.tap()
        self.tapped = time.monotonic()


class Keyboard(Captain):
    """The same without a pointer: `d` goes to the decision, arrows walk along the choices, Enter chooses, `g` confirms."""

    def focused(self, what: Locator) -> bool:
        return bool(what.evaluate("element => element === document.activeElement"))

    def press(self, what: Locator) -> None:
        key = self.page.keyboard
        if what.get_attribute("data-do") == "confirm":
            key.press("g")
            return
        track = what.get_attribute("data-wager")
        if track is not None:
            key.press("nch"[int(track)])
            return
        key.press("d")
        onward = "ArrowRight" if what.get_attribute("data-spends") is None else "Tab"
        for _ in range(40):
            if self.focused(what):
                break
            key.press(onward)
        assert self.focused(what)
        key.press("Enter")
