"""The package that people install: made from a clone, put into an empty environment, and played, served, simulated from."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import urllib.request
import zipfile
from collections.abc import Iterator
from email import message_from_string
from pathlib import Path

import pytest

from leagues import __version__
from leagues.extras import MODULES
from tests.patience import end, ended_after

ROOT = Path(__file__).parents[2]
WHEEL, SOURCES = f"leagues-{__version__}-py3-none-any.whl", f"leagues-{__version__}.tar.gz"
OURS = ("PYTHON", "LEAGUES")  # how the variables begin that would lead back to this checkout
BARE = {name: value for name, value in os.environ.items() if not name.startswith(OURS)}


def cloned(folder: Path) -> Path:
    """The files of this checkout that git knows or would take up, as a clone has them: without the page."""
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")
    for name in filter(None, names):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    assert not (folder / "src/leagues/harbour/page").exists()
    return folder


def built(folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """`python -m build`, with what is installed here: nothing is fetched."""
    return subprocess.run([sys.executable, "-m", "build", "--no-isolation"], cwd=folder, env=BARE | environment,
                          capture_output=True, text=True, timeout=600, check=False)  # fmt: skip


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with wheel and source distribution, made from a clone."""
    modules = ROOT / "web" / "node_modules"
    if shutil.which("npm") is None or not modules.is_dir():
        pytest.skip("without npm and web/node_modules (make page) no page can be built")
    clone = cloned(tmp_path_factory.mktemp("clone"))
    shutil.copytree(modules, clone / "web" / "node_modules", symlinks=True)
    done = built(clone)
    assert done.returncode == 0, done.stdout + done.stderr
    return clone / "dist"


@pytest.fixture(scope="module")
def installed(packages: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an empty environment with the wheel in it. What the wheel needs is lent from here."""
    home = tmp_path_factory.mktemp("empty") / "venv"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(home)], check=True)
    install = [sys.executable, "-m", "pip", "--python", str(home / "bin/python"), "install", "--no-deps", "--no-index"]
    subprocess.run([*install, "--quiet", str(packages / WHEEL)], check=True, env=BARE)
    (site,) = home.glob("lib/python*/site-packages")
    (lent,) = {Path(path) for path in sys.path if path.endswith("site-packages") and (Path(path) / "fluent").is_dir()}
    (site / "lent.pth").write_text(f"{lent}\n")
    asked = [str(home / "bin/python"), "-c", "import leagues; print(leagues.__file__)"]
    found = subprocess.run(asked, capture_output=True, text=True, check=True, env=BARE).stdout
    assert Path(found).is_relative_to(site)
    return home / "bin"


def run(program: Path, *arguments: str, given: str = "", home: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([str(program), *arguments], input=given, capture_output=True, text=True, timeout=120, cwd=home,
                          env=BARE | {"LEAGUES_DATA": str(home), "HOME": str(home)}, check=False)  # fmt: skip


def test_both_packages_hold_the_page(packages: Path) -> None:
    with zipfile.ZipFile(packages / WHEEL) as wheel, tarfile.open(packages / SOURCES) as sources:
        inside = wheel.namelist()
        page = {name for name in inside if name.startswith("leagues/harbour/page/")}
        assert "leagues/harbour/page/index.html" in page
        assert any(name.endswith(".js.br") for name in page)
        assert not [name for name in inside if not name.startswith(("leagues/", "leagues-"))]
        packed = {name.partition("/")[2] for name in sources.getnames()}
    assert {f"src/{name}" for name in page} <= packed
    assert {"README.md", "LICENSE", "docs/research.md", "tools/packing.py", "web/package.json"} <= packed
    assert not [name for name in packed if "node_modules" in name]


def test_an_index_can_show_it(packages: Path) -> None:
    with zipfile.ZipFile(packages / WHEEL) as wheel:
        about = message_from_string(wheel.read(f"leagues-{__version__}.dist-info/METADATA").decode())
    assert set(MODULES) <= set(about.get_all("Provides-Extra", []))
    assert [one for one in about.get_all("Requires-Dist", []) if "extra ==" not in one] == ["fluent-runtime>=0.4"]
    assert about["Description-Content-Type"] == "text/markdown"
    readme = about.get_payload()
    assert isinstance(readme, str)
    assert "# Leagues" in readme
    assert "`docs/research.md`" in readme
    links = re.findall(r"\]\(([^)]+)\)", readme)
    assert [link for link in links if not link.startswith("https://")] == []
    assert "come with the source distribution" in readme


def test_the_wheel_plays(installed: Path, tmp_path: Path) -> None:
    done = run(installed / "leagues", "play", "nautilion", "--plain", "--seed", "sea", "--lang", "en",
               "--option", "ship=A1", given="1\n1\nq\n", home=tmp_path)  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    assert "Darkhouse" in done.stdout
    assert list(tmp_path.glob("**/*.jsonl"))


def test_the_wheel_simulates(installed: Path, tmp_path: Path) -> None:
    done = run(installed / "leagues", "simulate", "island", "--games", "3", "--policy", "greedy", home=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert "games: 3\n" in done.stdout
    bench = run(installed / "leagues", "bench", "--lang", "en", home=tmp_path)
    assert (bench.returncode, bench.stdout) == (1, "")
    assert "benchmarks" in bench.stderr


@pytest.fixture
def served(installed: Path, tmp_path: Path) -> Iterator[str]:
    command = [str(installed / "leagues"), "serve", "--port", "0", "--database", str(tmp_path / "games.db"), "--lang", "en"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=BARE, cwd=tmp_path) as server:
        assert server.stdout is not None
        try:
            with ended_after(server):
                said = server.stdout.readline()
            yield re.findall(r"http://[\w.:]+", said)[0]
        finally:
            server.terminate()
            end(server, 20)


def test_the_wheel_serves_the_page(served: str) -> None:
    with urllib.request.urlopen(f"{served}/", timeout=30) as answer:
        page = answer.read().decode()
    assert answer.status == 200
    scripts = re.findall(r'src="([^"]+\.js)"', page)
    assert len(scripts) >= 2
    for script in scripts:
        with urllib.request.urlopen(f"{served}/{script.lstrip('./')}", timeout=30) as answer:
            assert "javascript" in answer.headers["content-type"]
            assert len(answer.read()) > 100
    with urllib.request.urlopen(f"{served}/api/health", timeout=30) as answer:
        assert b"well" in answer.read()


def test_without_npm_no_package_is_made_and_the_reason_is_said(tmp_path: Path) -> None:
    done = built(cloned(tmp_path), PATH=str(Path(sys.executable).parent))
    assert done.returncode != 0
    assert "To build it takes npm, which was not found." in done.stdout + done.stderr
    assert not list(tmp_path.glob("dist/*"))
