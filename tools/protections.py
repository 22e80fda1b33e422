"""Protections: each guard of the server and of the dice is taken out, one after another, to see whether its test notices.
`make protections` runs this; `make test LONG=1` does too.

A copy of the package without the guard takes the place of the package for one run of the named tests; nothing else is
written. The guards are listed in `protections.toml`, each with what stands in its place and the tests that must fail.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "leagues"
LIST = Path(__file__).with_name("protections.toml")
LONGEST = 300  # seconds for the tests of one
SOME_FAILED, TOO_LONG = 1, -1  # exit status of the tests; it did not end


@dataclass(frozen=True)
class Protection:
    """One guard."""

    name: str
    file: str  # in the package
    guard: str  # as it stands there, once
    instead: str
    tests: str  # the file
    choose: str  # which tests of it: pytest's -k

    def broken(self) -> str:
        """The file without the guard."""
        text = (PACKAGE / self.file).read_text()
        count = text.count(self.guard)
        if count != 1:
            where = f"the guard of “{self.name}” stands {count} times in {self.file}"
            raise SystemExit(f"{LIST.name}: {where}; it must stand there once.")
        return text.replace(self.guard, self.instead)


def protections() -> Iterator[Protection]:
    """All that are listed."""
    for part in tomllib.loads(LIST.read_text())["protection"]:
        yield Protection(**part)


def noticed(protection: Protection) -> bool:
    """Whether a test fails without the guard. Tests that cannot run, or find nothing to do, notice nothing."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder, "leagues")
        shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__"))
        (copy / protection.file).write_text(protection.broken())
        return _status(protection, folder) in (SOME_FAILED, TOO_LONG)


def passes(protection: Protection) -> bool:
    """Whether the tests pass with the guard where it is."""
    return _status(protection, str(PACKAGE.parent)) == 0


def _status(protection: Protection, package: str) -> int:
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist"]
    environment = {**os.environ, "PYTHONPATH": f"{package}{os.pathsep}{ROOT}", "LONG": ""}
    for name in [name for name in environment if name.startswith("PYTEST_")]:
        del environment[name]
    try:
        done = subprocess.run(
            [*command, protection.tests, "-k", protection.choose],
            cwd=ROOT, env=environment, timeout=LONGEST, capture_output=True, check=False,
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        return TOO_LONG
    return done.returncode


def main() -> int:
    """Try those whose name has the word, or all; the exit status says whether each was noticed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("word", nargs="?", default="", help="only those with this word in their name")
    word = parser.parse_args().word
    chosen = [one for one in protections() if word in one.name]
    if not chosen:
        names = "; ".join(one.name for one in protections())
        raise SystemExit(f"No protection has “{word}” in its name. There are: {names}.")
    missed = 0
    for one in chosen:
        good = noticed(one)
        missed += not good
        print(f"{'noticed' if good else 'NOT NOTICED'}  {one.name}", flush=True)
    print(f"{len(chosen) - missed} of {len(chosen)} were noticed.")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
