"""The picture of every ending, by day and by night, as PNG files with a page of them: writes docs/pictures/.

python -m tools.pictures            all of them
"""

from __future__ import annotations

import subprocess
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright
from tests.browser.conftest import CHROMIUM, FLAGS

ROOT = Path(__file__).parents[1]
PICTURES = ROOT / "docs" / "pictures"
SIZES = {"nautilion": (420, 210), "island": (896, 474), "nemo": (880, 440)}
TITLES = {"nautilion": "Nautilion", "island": "Nautilus Island", "nemo": "Nemo’s War"}
THEMES = ("light", "dark")


def draw(folder: Path) -> None:
    """Each picture as a file of HTML."""
    subprocess.run(["node", "src/art/pictures.js", str(folder)], cwd=ROOT / "web", check=True)


def shoot(folder: Path) -> list[str]:
    """Each file as the browser shows it; the names of the endings."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        page = browser.new_page()
        for file in sorted(folder.glob("*.html")):
            width, height = SIZES[file.stem.split("-")[0]]
            page.set_viewport_size({"width": width, "height": height})
            page.goto(file.as_uri())
            page.screenshot(path=PICTURES / f"{file.stem}.png")
        browser.close()
    return sorted({file.stem.rpartition("-")[0] for file in folder.glob("*.html")})


def table(names: list[str]) -> str:
    """The page: every ending by day and by night."""
    lines = [
        "# The pictures of the endings",
        "",
        "Every ending has one, drawn in `web/src/art/endings/`. Made by `python -m tools.pictures`.",
    ]
    for game, title in TITLES.items():
        lines += ["", f"## {title}", "", "| | by day | by night |", "|---|---|---|"]
        for name in names:
            if name.startswith(f"{game}-"):
                ending = name.removeprefix(f"{game}-")
                shown = " | ".join(f"![{ending.replace('-', ' ')}](pictures/{name}-{theme}.png)" for theme in THEMES)
                lines.append(f"| `{ending}` | {shown} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Draw, look, write."""
    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        draw(Path(folder))
        names = shoot(Path(folder))
    (ROOT / "docs" / "pictures.md").write_text(table(names), encoding="utf-8")


if __name__ == "__main__":
    main()
