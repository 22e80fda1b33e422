"""The documentation is run: its Python, its commands, its walk-throughs and its talk with the engine.

Blocks of a page run in the order of the page, in a folder of their own:

    python      all of a page as one script; `print(…)  # text` must print that text
    console     `$ leagues …` or `$ .venv/bin/…` must succeed, and the lines shown below it must appear, in their order
    engine      `> {…}` is sent to `leagues engine`, `< {…}` is what it answers
    diff        an edit: the ` ` and `-` lines are found in the file `---`, exactly once, and become the ` ` and `+` lines;
                `@@` begins another edit of the same file. A page with edits runs in a copy of the sources.
    any FILE    a new file of that name, there from the beginning

In what is shown `…` stands for anything, and alone on a line for any lines.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from leagues import __version__, cli
from leagues.api import new
from leagues.engine import REQUESTS
from leagues.games.island.tables import SHIPPED as ISLAND
from leagues.games.nautilion.effects import Card, Heroic, names
from leagues.games.nautilion.tables import SHIPPED as NAUTILION
from leagues.games.nemo.reading import SHIPPED as NEMO
from leagues.games.nemo.vocabulary import WORDS
from leagues.kernel.datafile import DataFile
from tests.research import needs

ROOT = Path(__file__).parents[2]
PAGES = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md")])
COMPILED = {"research.md", "training.md"}  # pages whose examples compile the rules
NEEDED = {"training.md": ("torch", "numba"), "many-machines.md": ("ray",)}  # and what they cannot do without
COPIED = ("src", "tests", "docs", "tools", "web/words", "pyproject.toml")
BIN = Path(sys.executable).parent
FENCED = re.compile(r"^```(\w+)(?: (\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Block:
    """A fenced block of a page."""

    kind: str
    name: str  # of the file that it is, or nothing
    line: int
    text: str


def blocks(page: Path) -> list[Block]:
    text = page.read_text(encoding="utf-8")
    return [Block(one[1], one[2] or "", text.count("\n", 0, one.start(3)), one[3]) for one in FENCED.finditer(text)]


class Bench:
    """Where the blocks of a page run."""

    def __init__(self, page: Path, folder: Path) -> None:
        self.blocks = blocks(page)
        self.folder = folder
        self.environment = os.environ | {
            "PATH": f"{BIN}{os.pathsep}{os.environ['PATH']}",
            "LEAGUES_LANG": "en",
            "LEAGUES_DATA": str(folder / "games"),
            "PYTHONDONTWRITEBYTECODE": "1",
        }
        if any(block.kind == "diff" for block in self.blocks):
            self.environment["PYTHONPATH"] = str(folder / "src")
            for name in COPIED:
                if (ROOT / name).is_dir():
                    shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
                else:
                    shutil.copy(ROOT / name, folder / name)

    def run(self) -> None:
        for block in self.blocks:
            if block.name:
                file = self.folder / block.name
                assert not file.exists()
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(block.text, encoding="utf-8")
        unnamed = [block for block in self.blocks if not block.name]
        script = "\n".join(block.text for block in unnamed if block.kind == "python")
        for block in unnamed:
            if block.kind == "python" and script:
                self.python(script)
                script = ""
            elif block.kind == "console":
                self.console(block)
            elif block.kind == "engine":
                self.engine(block)
            elif block.kind == "diff":
                self.edit(block)

    def _run(self, command: list[str], given: str = "") -> str:
        done = subprocess.run(command, input=given, capture_output=True, text=True, encoding="utf-8", cwd=self.folder,
                              env=self.environment, timeout=300, check=False)  # fmt: skip
        assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"
        return done.stdout + done.stderr

    def python(self, script: str) -> None:
        expected = re.findall(r"^ *print\(.*\)  # (.*)$", script, re.MULTILINE)
        assert script.count("print(") == len(expected)
        printed = self._run([sys.executable, "-c", script]).splitlines()
        assert len(printed) == len(expected), printed
        for found, wanted in zip(printed, expected, strict=True):
            assert like(wanted, found), f"{found!r} is not {wanted!r}"

    def console(self, block: Block) -> None:
        commands = re.split(r"^\$ ", block.text, flags=re.MULTILINE)
        assert commands.pop(0) == ""
        for command in commands:
            line, *expected = command.rstrip("\n").split("\n")
            assert re.search(r"(^|\| )(leagues|\.venv/bin/\w+) ", line), f"cannot run {line}"
            printed = self._run(["bash", "-c", f"set -o pipefail; {line.replace('.venv/bin/', f'{BIN}/')}"]).splitlines()
            at = 0
            for wanted in expected:
                if wanted != "…":
                    at = next((i + 1 for i in range(at, len(printed)) if like(wanted, printed[i].rstrip())), 0)
                    assert at, f"line {block.line}: {wanted!r} is not in\n" + "\n".join(printed)

    def engine(self, block: Block) -> None:
        lines = block.text.splitlines()
        sent = [line[2:] for line in lines if line.startswith("> ")]
        answers = [line[2:] for line in lines if line.startswith("< ")]
        assert len(sent) == len(answers) == len(lines) / 2
        replies = self._run([str(BIN / "leagues"), "engine"], "\n".join(sent) + "\n").splitlines()
        for wanted, found in zip(answers, replies, strict=True):
            assert like(wanted, found), f"{found!r} is not {wanted!r}"

    def edit(self, block: Block) -> None:
        header, text = block.text.split("\n", 1)
        assert header.startswith("--- ")
        file = self.folder / header[4:]
        for hunk in text.split("@@\n"):
            lines = [line or " " for line in hunk.splitlines()]
            assert {line[0] for line in lines} <= set(" +-"), f"line {block.line}"
            old = "".join(f"{line[1:]}\n" for line in lines if line[0] in " -")
            new_text = "".join(f"{line[1:]}\n" for line in lines if line[0] in " +")
            before = file.read_text(encoding="utf-8")
            assert before.count(old) == 1, f"line {block.line}: {before.count(old)} times in {file.name}:\n{old}"
            file.write_text(before.replace(old, new_text), encoding="utf-8")


def like(wanted: str, found: str) -> bool:
    """Whether `found` is `wanted`, where `…` stands for anything."""
    return re.fullmatch(".*".join(re.escape(part) for part in wanted.split("…")), found) is not None


def marks(page: str) -> list[pytest.MarkDecorator]:
    compiled = [pytest.mark.compiled] if page in COMPILED else []
    return [*compiled, needs(*NEEDED[page])] if page in NEEDED else compiled


@pytest.mark.parametrize(
    "page",
    [pytest.param(page, id=page.name, marks=marks(page.name)) for page in PAGES],
)
def test_every_example_runs(page: Path, tmp_path: Path) -> None:
    bench = Bench(page, tmp_path)
    bench.run()
    assert not any(block.kind in ("bash", "shell", "py", "pycon") for block in bench.blocks), "name it so that it is run"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_file_that_is_named_is_there(page: Path) -> None:
    text = FENCED.sub("", page.read_text(encoding="utf-8"))
    named = re.findall(r"`((?:src|tests|docs|tools|bench|requirements)/[\w./*-]*)`", text)
    linked = re.findall(r"\]\((?!https?:)([^)#]+)", text)
    for name in named:
        assert list(ROOT.glob(name.rstrip("/"))), name
    for name in linked:
        assert (page.parent / name).exists(), name


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_make_target_that_is_named_is_there(page: Path) -> None:
    targets = re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert set(re.findall(r"(?:^|`)make ([\w-]+)", page.read_text(encoding="utf-8"), re.MULTILINE)) <= set(targets)


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def test_the_readme_shows_the_screen_that_the_game_draws() -> None:
    assert f"```text\n{read('docs/screen.txt')}```\n" in read("README.md")


def test_the_readme_lists_every_command_and_every_page() -> None:
    assert re.findall(r"^\| `leagues (\w+)", read("README.md"), re.MULTILINE) == list(cli.COMMANDS)
    linked = re.findall(r"\]\((docs/[\w-]+\.md)\)", read("README.md"))
    assert set(linked) == {str(page.relative_to(ROOT)) for page in PAGES if page.parent != ROOT}


def test_the_house_names_every_room() -> None:
    rooms = [path for path in (ROOT / "src" / "leagues").iterdir() if path.is_dir() and any(path.glob("*.py"))]
    assert {f"{room.name}/" for room in rooms} <= set(re.findall(r"[\w]+/", read("docs/house.md")))


def test_the_engine_page_names_every_request_and_every_field() -> None:
    page = read("docs/engine.md")
    for name, request in REQUESTS.items():
        (row,) = re.findall(rf"^\| `{name}` \|.*$", page, re.MULTILINE)
        assert set(re.findall(r"`(\w+)`", row.split("|")[2])) == set(request.fields), name


def test_the_tables_page_names_every_value() -> None:
    """Each key of the cards once, with N for the number of the card; of the ships, the first."""
    rows = re.findall(r"^\| `(\w+\.[\w.]+)` \|", read("docs/tables.md"), re.MULTILINE)
    wanted = [name for name in values_of(NAUTILION) if not name.startswith("ships.")] + ["ships.A1.ducts"]
    assert rows == wanted + values_of(ISLAND)


def values_of(shipped: Path) -> list[str]:
    """The names of the values of a data file, with N for a number."""
    leaves = DataFile(shipped.read_text(encoding="utf-8")).leaves()
    found = [re.sub(r"\.\d+$", ".N", section) + f".{key}" for section, key, _ in leaves if key != "standing"]
    return list(dict.fromkeys(found))


# In a section of Nemo's data file whose keys, or whose subsections, are names, the page has one row for all of them.
KEYS_ARE = {
    "character_science": "CHARACTER",
    "oceans": "OCEAN", "tonnage_rows": "OCEAN", "difficulty.hidden_ships": "OCEAN", "levels": "MOTIVE",
    "difficulty.attributes": "LEVEL", "difficulty.deadly_seas": "LEVEL",
    "characters": "CHARACTER", "costs": "ACTION", "sinking": "KIND",
}  # fmt: skip
SECTIONS_ARE = {
    "tracks": "TRACK", "success": "ACTION", "motives": "MOTIVE", "ships": "GROUP", "bonus": "KIND",
    "treasures": "TREASURE", "upgrades": "UPGRADE", "deadly_seas": "TOKEN",
}  # fmt: skip


def nemo_name(section: str, key: str) -> str:
    """A value of Nemo's War as its page names it."""
    first = section.partition(".")[0]
    if first in ("events", "rising", "finales"):
        return f"events.N.{key}"
    if first in SECTIONS_ARE:
        return f"{first}.{SECTIONS_ARE[first]}.{'SHIP' if first == 'ships' else key}"
    return f"{section}.{KEYS_ARE.get(section, key)}"


def test_the_page_of_nemos_tables_names_every_value_and_every_word() -> None:
    page = read("docs/tables-nemo.md")
    leaves = DataFile(NEMO.read_text(encoding="utf-8")).leaves()
    wanted = dict.fromkeys(nemo_name(section, key) for section, key, _ in leaves if key != "standing")
    assert re.findall(r"^\| `(\w+\.[\w.]+)` \|", page, re.MULTILINE) == list(wanted)
    rows = re.findall(r"^\| `([a-z-]+)(?: [^`]+)?` \| (.*) \|$", page, re.MULTILINE)
    assert rows == [(word.name, word.about) for word in WORDS[1:]]


def test_the_tables_page_names_every_effect() -> None:
    rows = re.findall(r"^\| `([a-z-]+)` \|", read("docs/tables.md"), re.MULTILINE)
    assert rows == [*names(Card), *names(Heroic)]


def test_the_record_page_names_every_key() -> None:
    table = new("nautilion", seed="keys")
    lines = [json.loads(line) for line in table.record().splitlines()]
    keys = set(lines[0]) | set(lines[1]) | set(lines[-1]) | {"forced", "start", "seat", "forked", "secret"}
    page = read("docs/record.md")
    assert {key for key in keys if f"| `{key}` |" not in page} == set()


def test_the_changelog_has_the_version_that_is_here() -> None:
    assert f"## [{__version__}]" in read("CHANGELOG.md")
