"""This checkout beside another commit, row by row, in turns in one run: `make bench AGAINST=COMMIT`.

Writes `bench/results/against.json` and `against.md`. With 17 pairs of 0.4 seconds it takes about five minutes, and as long
again as the compilers need where the rules have changed. `--rows "nemo random compiling"` and the like measure the compiler
itself, which takes minutes for each pair.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path
from time import perf_counter
from typing import Any

import against
import pairs
import run
import worker
from load.servers import SERVER_CORE, on_core

RESULTS = Path(__file__).parent / "results"
PAIRS = 17
SECONDS = 0.4


class Side:
    """A checkout that measures, in a process of its own on the first core."""

    def __init__(self, checkout: against.Checkout) -> None:
        self.checkout = checkout
        script = Path(__file__).parent / "worker.py"
        self.process = subprocess.Popen([*on_core(SERVER_CORE), checkout.python, str(script)], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, text=True, env=checkout.environment)  # fmt: skip

    def measure(self, row: str, seconds: float) -> float:
        """One reading."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps({"row": row, "seconds": seconds}) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError(f"{self.checkout.name} gave up at {row}")
        return float(json.loads(line)["speed"])

    def close(self) -> None:
        """No more questions."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def compare(this: Side, that: Side, row: str, count: int, seconds: float) -> dict[str, Any]:
    """One row: the figures of all pairs, and their ratio."""
    for side in (this, that) if row not in worker.SLOW else ():
        side.measure(row, 0.01)  # compile, and fill the caches
    ours, theirs = pairs.in_turns(lambda: this.measure(row, seconds), lambda: that.measure(row, seconds), count)
    found = pairs.ratio(ours, theirs)
    print(f"{row}: {found}", file=sys.stderr, flush=True)
    return {"row": row, "this": ours, "that": theirs, "ratio": vars(found)}


HEAD = """\
Both measured in turns, in pairs, on one core. A ratio above 1: this checkout is faster. The interval of 95 % is by
resampling the pairs.

| row | this | that | times as fast | from | to | pairs |
|---|---:|---:|---:|---:|---:|---:|"""


def as_markdown(found: dict[str, Any]) -> str:
    """The results for people."""
    lines = [f"# This checkout beside {found['against']}", ""]
    lines += [", ".join(f"{key}: {value}" for key, value in found["machine"].items()), "", HEAD]
    for row in found["rows"]:
        middle = [f"{statistics.median(row[side]):,.0f}" for side in ("this", "that")]
        lines.append(" | ".join(["| " + row["row"], *middle, *pairs.cells(row["ratio"])]) + " |")
    return "\n".join(lines) + "\n"


def main() -> int:
    """Measure, print, keep."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("against", help="a commit: a hash, a tag or a branch")
    parser.add_argument("--rows", nargs="+", default=list(worker.ROWS), choices=worker.ROWS + worker.SLOW, metavar="ROW")
    parser.add_argument("--pairs", type=int, default=PAIRS)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--results", type=Path, default=RESULTS)
    asked = parser.parse_args()
    started = perf_counter()
    with against.commit(asked.against) as other, ExitStack() as ends:
        ours = against.this()
        ours.check()
        this, that = Side(ours), Side(other)
        ends.callback(this.close)
        ends.callback(that.close)
        rows = [compare(this, that, row, asked.pairs, asked.seconds) for row in asked.rows]
        found = {"machine": run.machine(), "against": other.name, "rows": rows}
    asked.results.mkdir(exist_ok=True)
    (asked.results / "against.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    (asked.results / "against.md").write_text(as_markdown(found), encoding="utf-8")
    print(as_markdown(found))
    print(f"{perf_counter() - started:.0f} s", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
