"""Another commit beside this one: its sources in a folder of their own, gone again afterwards, also after Ctrl-C.

Both run in the same environment where they ask for the same packages; else the other one gets an environment of its own,
from its own list. Either way its sources come first, and that they are the ones that run is checked.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
NEEDED = "requirements/play.txt"


@dataclass(frozen=True)
class Checkout:
    """Sources, and the Python that runs them."""

    name: str  # `this`, or the short hash of a commit
    root: Path
    python: str = sys.executable

    @property
    def environment(self) -> dict[str, str]:
        """The environment in which `import leagues` finds these sources."""
        return {**os.environ, "PYTHONPATH": str(self.root / "src")}

    def check(self) -> None:
        """Be sure that these sources are what runs."""
        asked = [self.python, "-c", "import leagues; print(leagues.__file__)"]
        found = subprocess.run(asked, env=self.environment, capture_output=True, text=True, check=True).stdout.strip()
        if not Path(found).resolve().is_relative_to(self.root.resolve()):
            raise RuntimeError(f"{self.name} would run {found}, which is not in {self.root}")


def this() -> Checkout:
    """The sources beside this file."""
    return Checkout("this", ROOT)


def git(*words: str) -> str:
    """What git says."""
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


@contextmanager
def commit(name: str) -> Iterator[Checkout]:
    """The sources of a commit, for a while."""
    try:
        short = git("rev-parse", "--short", "--verify", f"{name}^{{commit}}")
    except subprocess.CalledProcessError as error:
        raise SystemExit(f"There is no commit {name!r} here. Give a hash, a tag or a branch of this repository.") from error
    before = signal.signal(signal.SIGTERM, _stop)  # so that the folder goes then too
    with tempfile.TemporaryDirectory(prefix="leagues-against-") as folder:
        root = Path(folder) / "checkout"
        git("worktree", "add", "--detach", "--quiet", str(root), short)
        try:
            made = Checkout(short, root, _python(root, Path(folder)))
            made.check()
            yield made
        finally:
            git("worktree", "remove", "--force", str(root))
            signal.signal(signal.SIGTERM, before)


def _stop(number: int, _: object) -> NoReturn:
    raise SystemExit(128 + number)


def _python(root: Path, folder: Path) -> str:
    """Ours, where both ask for the same packages; else one with the packages of the other."""
    needed = root / NEEDED
    if needed.read_text(encoding="utf-8") == (ROOT / NEEDED).read_text(encoding="utf-8"):
        return sys.executable
    home = folder / "venv"
    subprocess.run([sys.executable, "-m", "venv", str(home)], check=True)
    python = str(home / "bin" / "python")
    subprocess.run([python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-r", str(needed)], check=True)
    return python
