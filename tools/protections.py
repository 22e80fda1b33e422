"""Protections: each guard of the server, of the dice and of the page is taken out, one after another, to see whether its
test notices. `make protections` runs this; `make test LONG=1` does too.

A copy of the package without the guard takes the place of the package for one run of the named tests; for a guard of the
page the page is built anew into that copy. Nothing else is written. The guards are listed in `protections.toml`, each with
what stands in its place and the tests that must fail.
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
PAGE = ROOT / "web"
COPIES = ROOT / "build"  # beside the sources: a page that was built is moved, not copied
LIST = Path(__file__).with_name("protections.toml")
LONGEST = 300  # seconds for the tests of one
SOME_FAILED, TOO_LONG = 1, -1  # exit status of the tests; it did not end


@dataclass(frozen=True)
class Protection:
    """One guard."""

    name: str
    file: str  # in the package, or of the page: web/…
    guard: str  # as it stands there, once
    instead: str
    tests: str  # the file
    choose: str  # which tests of it: pytest's -k

    @property
    def of_page(self) -> bool:
        """Whether it is a guard of the page."""
        return self.file.startswith("web/")

    @property
    def source(self) -> Path:
        """Where it stands."""
        return (ROOT if self.of_page else PACKAGE) / self.file

    def broken(self) -> str:
        """The file without the guard."""
        text = self.source.read_text()
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
    COPIES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=COPIES) as folder:
        package = Path(folder, "src", "leagues")
        shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__"))
        if protection.of_page:
            _build(Path(folder), protection)
        else:
            (package / protection.file).write_text(protection.broken())
        return _status(protection, str(package.parent)) in (SOME_FAILED, TOO_LONG)


def _build(folder: Path, protection: Protection) -> None:
    """Build the page without the guard into the copy of the package."""
    shutil.copytree(PAGE, folder / "web", ignore=shutil.ignore_patterns("node_modules"))
    (folder / "web" / "node_modules").symlink_to(PAGE / "node_modules")
    (folder / protection.file).write_text(protection.broken())
    subprocess.run(["npm", "run", "--silent", "build", "--", "--logLevel", "error"], cwd=folder / "web", check=True)


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
