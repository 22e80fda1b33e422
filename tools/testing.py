"""Runs every test, side by side; what failed among those that wait for other programs is tried once more, alone.

A browser, a server or a terminal answers when the machine lets it. With two cores and four workers that is now and then
later than a test waits. Such a test may fail once beside others; alone, with the machine to itself, it must pass. It is
named at the end, so that nobody overlooks it. A test of the rules, the kernel, the laws, the words or the compiled code has
one try. A test that hangs is stopped, after the stacks of its threads were shown: one of them once held up a whole run until
it was ended from outside. A program that a test has started and that still runs when all tests are over is named, ended,
and counts as a failure. What needs PyTorch or Ray is not run where they are not installed, and that is said too.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from importlib.util import find_spec
from pathlib import Path

WAITING = ("tests/browser/", "tests/harbour/", "tests/terminal/", "tests/ways_in/")
WAITERS = 2  # workers beyond the cores: a test of the terminal is asleep for half of its time, others wait for servers
MOST = 12  # more than so many is no accident
RESEARCH = {"torch": "PyTorch", "ray": "Ray"}  # what is too large to be installed for the other tests
HANGS = 900  # seconds after which a test is stopped; the longest takes three minutes beside others
SHOWN = 840  # and after which it is shown where it stands
RUN = "LEAGUES_TEST_RUN"  # in the surroundings of every program that a test starts: which run that was
GONE = 5  # seconds that such a program has to end when the tests have ended
FAILED = 1  # what pytest exits with if tests failed; anything else is another trouble
REMEMBERED = Path(".pytest_cache/v/cache/lastfailed")


def main(arguments: list[str]) -> int:
    """The whole run; gives its exit status."""
    os.environ[RUN] = f"{os.getpid()}-{time.time_ns()}"
    status = run(arguments)
    left = outlived(os.environ[RUN])
    if left:
        print("\n!!! Still there after all tests, and ended now:", *left, sep="\n!!!   ", flush=True)
    return status or int(bool(left))


def run(arguments: list[str]) -> int:
    """All tests, and some of them once more; gives the exit status."""
    REMEMBERED.unlink(missing_ok=True)
    workers = (os.cpu_count() or 1) + WAITERS
    status = tests("-n", str(workers), "--dist", "worksteal", *arguments)
    missing = [name for module, name in RESEARCH.items() if find_spec(module) is None]
    if missing:
        print(f"\nNot run, without {' and '.join(missing)}: tests/research. make test-research runs them.", flush=True)
    if status != FAILED:
        return status
    failed = sorted(json.loads(REMEMBERED.read_text("utf-8")))
    if len(failed) > MOST or not all(name.startswith(WAITING) for name in failed):
        return status
    say("run once more, alone", failed)
    status = tests(*failed)
    say("failed beside others and " + ("passed alone" if status == 0 else "again alone, or some of them"), failed)
    return status


def tests(*arguments: str) -> int:
    """Run some tests; gives pytest's exit status."""
    stopped = [f"--timeout={HANGS}", "--timeout-method=thread", "-o", f"faulthandler_timeout={SHOWN}"]
    stopped = [] if os.environ.get("LONG", "0") not in ("", "0") else stopped
    return subprocess.run([sys.executable, "-m", "pytest", *stopped, *arguments], check=False).returncode


def outlived(mark: str) -> list[str]:
    """The programs of this run that do not end by themselves; they are ended. Only Linux tells which they are."""
    until = time.monotonic() + GONE
    while (left := started_by(mark)) and time.monotonic() < until:
        time.sleep(0.1)
    for number in left:
        os.kill(number, signal.SIGKILL)
    return list(left.values())


def started_by(mark: str) -> dict[int, str]:
    """The programs that have this mark in their surroundings, by number."""
    found = {}
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if int(process.name) != os.getpid() and f"{RUN}={mark}".encode() in (process / "environ").read_bytes().split(
                b"\0"
            ):
                found[int(process.name)] = (
                    (process / "cmdline").read_bytes().replace(b"\0", b" ").decode("utf-8", "replace")[:200]
                )
        except OSError:  # it has ended meanwhile, or is somebody else's
            continue
    return found


def say(what: str, names: list[str]) -> None:
    """A line that is not overlooked, and the tests that it is about."""
    print(f"\n!!! {len(names)} of the tests that wait for other programs {what}:", *names, sep="\n!!!   ", flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
