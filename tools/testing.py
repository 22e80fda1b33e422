"""Runs every test, side by side; what failed among those that wait for other programs is tried once more, alone.

A browser, a server or a terminal answers when the machine lets it. With two cores and three workers that is now and then
later than a test waits. Such a test may fail once beside others; alone, with the machine to itself, it must pass. It is
named at the end, so that nobody overlooks it. A test of the rules, the kernel, the laws, the words or the compiled code has
one try. A test that hangs is stopped, with what it was waiting for: one of them once held up a whole run until it was ended
from outside. What needs PyTorch or Ray is not run where they are not installed, and that is said too.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

WAITING = ("tests/browser/", "tests/harbour/", "tests/terminal/", "tests/ways_in/")
MOST = 12  # more than so many is no accident
RESEARCH = {"torch": "PyTorch", "ray": "Ray"}  # what is too large to be installed for the other tests
HANGS = 900  # seconds after which a test is stopped; the longest takes three minutes beside others
FAILED = 1  # what pytest exits with if tests failed; anything else is another trouble
REMEMBERED = Path(".pytest_cache/v/cache/lastfailed")


def main(arguments: list[str]) -> int:
    """The whole run; gives its exit status."""
    REMEMBERED.unlink(missing_ok=True)
    workers = (os.cpu_count() or 1) + 1  # one more than there are cores: servers and browsers are waited for
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
    stopped = [] if os.environ.get("LONG", "0") not in ("", "0") else [f"--timeout={HANGS}", "--timeout-method=thread"]
    return subprocess.run([sys.executable, "-m", "pytest", *stopped, *arguments], check=False).returncode


def say(what: str, names: list[str]) -> None:
    """A line that is not overlooked, and the tests that it is about."""
    print(f"\n!!! {len(names)} of the tests that wait for other programs {what}:", *names, sep="\n!!!   ", flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
