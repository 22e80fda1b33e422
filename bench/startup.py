"""How long people wait: for `import leagues`, for the first prompt of `leagues play`, for the address of `make play`, for a
table after the click, for a record to open, for an undo."""

from __future__ import annotations

import json
import os
import pty
import re
import select
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter

import leagues
import run

REPEATS = 11
PROMPT = b"Roll the three dice"  # in one piece on the screen too
PATIENCE = 30.0  # seconds of silence
ROOT = Path(__file__).parents[1]
RECORDS = ROOT / "tests" / "golden"
CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
CLICK = """() => new Promise((done) => {
    const began = performance.now()
    const look = () => {
        if (document.querySelector('.board[data-ready=true]')) done(performance.now() - began)
        else requestAnimationFrame(look)
    }
    look()
    document.querySelector('.sail').click()
})"""
BARS = {
    "import leagues": 0.15,
    "leagues play, first prompt": 0.7,
    "leagues play --plain, first prompt": 0.7,
    "make play, the address, when all is set up": 60,
    "from the click on “Set sail” to a table, cold cache": 2,
    "open the longest recorded game of Nautilion": 0.01,
    "open the longest recorded voyage of Nemo's War": 0.1,
    "undo at the end of Nautilion": 0.01,
}


def import_seconds() -> float:
    """The import alone, as the interpreter itself measures it."""
    script = "from time import perf_counter as t; a = t(); import leagues; leagues.new; print(t() - a)"
    return float(subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout)


def prompt_seconds(*more: str) -> float:
    """From starting the program in a terminal of 80 x 24 to the words of its first choice."""
    with tempfile.TemporaryDirectory() as data:
        started = perf_counter()
        child, screen = pty.fork()
        if child == 0:
            os.environ |= {"LEAGUES_DATA": data, "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24"}
            command = ["-m", "leagues", "play", "nautilion", "--seed", "sea", "--option", "ship=A1", "--lang", "en", *more]
            os.execv(sys.executable, [sys.executable, *command])
        seen = b""
        while PROMPT not in seen:
            if not select.select([screen], [], [], PATIENCE)[0]:
                raise RuntimeError(f"waited for {PROMPT!r}, saw {seen!r}")
            seen += os.read(screen, 65536)
        taken = perf_counter() - started
        os.kill(child, 9)
        os.waitpid(child, 0)
        os.close(screen)
    return taken


@contextmanager
def table_served(*command: str) -> Iterator[str]:
    """A server with a database of its own; gives its address, once it says that."""
    with tempfile.TemporaryDirectory() as data:
        environment = os.environ | {"LEAGUES_DATA": data, "LEAGUES_LANG": "en", "BROWSER": "true"}  # which opens nothing
        server = subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, env=environment, cwd=ROOT, start_new_session=True
        )
        try:
            assert server.stdout is not None
            found = None
            while found is None:
                said = server.stdout.readline()
                if not said:
                    raise RuntimeError(f"{' '.join(command)} said no address")
                found = re.search(r"http://localhost:\d+/", said)
            yield found[0]
        finally:
            os.killpg(server.pid, signal.SIGTERM)
            server.wait(PATIENCE)


def address_seconds() -> float:
    """From the command to the address of the table."""
    started = perf_counter()
    with table_served("make", "play", "ARGS=--port 0"):
        return perf_counter() - started


def click_seconds() -> float:
    """From the click on the first page to a table that can be played at, in a browser that has seen only that page."""
    from playwright.sync_api import sync_playwright

    with table_served(sys.executable, "-m", "leagues", "serve", "--port", "0") as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        page = browser.new_page(locale="en-GB", viewport={"width": 1280, "height": 800})
        page.goto(address)
        page.wait_for_load_state("networkidle")
        taken = float(page.evaluate(CLICK)) / 1000
        browser.close()
    return taken


def longest_record(game: str) -> str:
    """The committed record of a game with the most entries."""
    texts = [file.read_text(encoding="utf-8") for file in RECORDS.glob(f"{game}-*.jsonl")]
    return max(texts, key=lambda text: text.count("\n"))


def open_seconds(game: str) -> float:
    """Reading a record, with every entry and hash checked."""
    text = longest_record(game)
    started = perf_counter()
    leagues.load(text)
    return perf_counter() - started


def undo_seconds() -> float:
    """Taking back the choice that ended it."""
    table = leagues.load(longest_record("nautilion"))
    started = perf_counter()
    table.undo()
    return perf_counter() - started


def main() -> int:
    """Measure, print, keep. 1 if a bar was missed."""
    measures: dict[str, Callable[[], float]] = {
        "import leagues": import_seconds,
        "leagues play, first prompt": prompt_seconds,
        "leagues play --plain, first prompt": lambda: prompt_seconds("--plain"),
        "make play, the address, when all is set up": address_seconds,
        "from the click on “Set sail” to a table, cold cache": click_seconds,
        "open the longest recorded game of Nautilion": lambda: open_seconds("nautilion"),
        "open the longest recorded voyage of Nemo's War": lambda: open_seconds("nemo"),
        "undo at the end of Nautilion": undo_seconds,
    }
    if CHROMIUM is None:
        print("NO CHROMIUM: how long the page takes is not measured.")
        measures.pop("from the click on “Set sail” to a table, cold cache")
    found = []
    for name, measure in measures.items():
        measure()
        times = sorted(measure() for _ in range(REPEATS))
        found.append(
            {"name": name, "median": statistics.median(times), "low": times[0], "high": times[-1], "bar": BARS[name]}
        )
    folder = Path(__file__).parent / "results"
    folder.mkdir(exist_ok=True)
    machine = run.machine()
    (folder / "startup.json").write_text(
        json.dumps({"machine": machine, "figures": found}, indent=1) + "\n", encoding="utf-8"
    )
    lines = ["# Waiting", "", ", ".join(f"{key}: {value}" for key, value in machine.items()), ""]
    lines += ["| what | median s | lowest | highest | must be under |", "|---|---:|---:|---:|---:|"]
    lines += [f"| {f['name']} | {f['median']:.4f} | {f['low']:.4f} | {f['high']:.4f} | {f['bar']:g} |" for f in found]
    text = "\n".join(lines) + "\n"
    (folder / "startup.md").write_text(text, encoding="utf-8")
    print(text)
    return 0 if all(float(str(f["median"])) < float(str(f["bar"])) for f in found) else 1


if __name__ == "__main__":
    sys.exit(main())
