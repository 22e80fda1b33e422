"""Draw the icons of the page as an app, from its emblem `web/public/icon.svg`: `python -m tools.icons`. Needs Chromium."""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright
from tests.browser.conftest import CHROMIUM, FLAGS

PUBLIC = Path(__file__).parents[1] / "web" / "public"
SEA = "#0c2a39"
# The name, its size, how much of it the emblem takes, and what lies around: systems cut the whole one as they like.
ICONS = (
    ("icon-192.png", 192, 1.0, "transparent"),
    ("icon-512.png", 512, 1.0, "transparent"),
    ("icon-whole.png", 512, 0.74, SEA),
)


def main() -> int:
    """Draw all."""
    emblem = (PUBLIC / "icon.svg").read_text()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for name, size, part, around in ICONS:
            page = browser.new_page(viewport={"width": size, "height": size})
            body = f"display:grid;place-items:center;margin:0;height:100vh;background:{around}"
            page.set_content(f"<body style='{body}'><div style='width:{part * 100}%;line-height:0'>{emblem}</div>")
            page.screenshot(path=PUBLIC / name, omit_background=True)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
