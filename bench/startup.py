"""How long people wait: for `import leagues`, for the first prompt of `leagues play`, for a record to open, for an undo."""

from __future__ import annotations

import json
import os
import pty
import select
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

import leagues
import run

REPEATS = 11
PROMPT = b"Roll the three dice"  # in one piece on the screen too
PATIENCE = 30.0  # seconds of silence
RECORDS = Path(__file__).parents[1] / "tests" / "golden"
BARS = {
    "import leagues": 0.15,
    "leagues play, first prompt": 0.7,
    "leagues play --plain, first prompt": 0.7,
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
        "open the longest recorded game of Nautilion": lambda: open_seconds("nautilion"),
        "open the longest recorded voyage of Nemo's War": lambda: open_seconds("nemo"),
        "undo at the end of Nautilion": undo_seconds,
    }
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
