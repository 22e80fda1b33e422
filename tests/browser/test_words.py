"""Words: every sentence that the page asks for exists in both languages, and the language changes without a reload."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import expect

from leagues.kernel.words import LANGUAGES, Words, words
from tests.browser.conftest import ROOT, Sailor, Server

SOURCE = ROOT / "web/src"
FOLDERS = (ROOT / "src/leagues/games/nautilion/words", ROOT / "web/words")
MODES = ["alone", "together", "link"]
GAMES = ["nautilion", "island", "nemo"]
# Ids that are put together: each with the endings that can stand there.
ENDINGS = {
    **{f"page-mode-{game}-": MODES for game in GAMES},
    **{f"page-{what}-": GAMES for what in ("begin", "choice", "options", "headline")},
    "page-luck-": ["fair", "open", "own", "cards", "cards-fair", "cards-open", "cards-own"],
    "page-": ["language", "theme", "motion", "roll-at-once", "notify", "single-keys", "stepwise", "all-help", "sound"],
    "page-theme-": ["system", "light", "dark"],
    "page-motion-": ["slow", "system", "off"],
    "page-plate-": ["nautilion", "island", "nemo"],
    "page-verdict-": ["fair", "open", "own"],
    "page-offer-": ["open", "taken"],
    "page-recover-": ["open", "taken"],
    "page-proof-": [
        "unreadable", "no-secret", "secret", "terms", "promise", "no-luck", "count", "draw", "kept-commitment", "kept-share",
        "kept-terms", "kept-promises", "kept-draw",
    ],
    "page-book-": ["000", "001", "002", "003", "004"],
    "page-mode-nautilion-": [*MODES, "partner"],
    "page-level-": ["deckhand", "helmsman", "mate", "navigator"],
    "page-odds-": ["exact", "estimated", "value", "unknown"],
    "page-app-": ["offered", "menu", "insecure", "installed", "unable"],
    "page-ledger-part-": ["luck", "play", "rivals", "unseen"],
    "page-ledger-": ["luck", "play", "rivals", "unseen"],
    "page-phrase-": [
        "hello", "your-turn", "wait", "good-idea", "not-sure", "look-here", "well-done", "bad-luck", "thanks", "again",
        "bye",
    ],
}  # fmt: skip


@cache
def catalogue(language: str) -> Words:
    return words(language, *FOLDERS)


def used() -> dict[str, Path]:
    """Every id of the page's own words that the sources spell out."""
    found: dict[str, Path] = {}
    for file in sorted([*SOURCE.rglob("*.svelte"), *SOURCE.rglob("*.ts")]):
        for id in re.findall(
            r"""['"`]((?:page|nautilion-page|island-page|nemo-page)-[a-z0-9-]*[a-z0-9](?:\.[a-z]+)?)['"`]""",
            file.read_text(),
        ):
            found.setdefault(id, file)
    return found


def defined(language: str) -> set[str]:
    text = "\n".join(file.read_text() for file in sorted((ROOT / "web/words" / language).glob("*.ftl")))
    return set(re.findall(r"^([a-z][a-z0-9-]*) =", text, re.MULTILINE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_id_in_the_sources_has_words(language: str) -> None:
    missing = {id: file.name for id, file in used().items() if not catalogue(language).has(id.partition(".")[0])}
    assert missing == {}
    assert len(used()) > 150


@pytest.mark.parametrize("language", LANGUAGES)
def test_ids_that_are_put_together_have_words(language: str) -> None:
    ids = [f"{start}{end}" for start, ends in ENDINGS.items() for end in ends]
    assert [id for id in ids if not catalogue(language).has(id)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_ids(language: str) -> None:
    assert defined(language) == defined("en")


def test_no_sentence_of_the_page_is_left_unused() -> None:
    sources = "\n".join(file.read_text() for file in [*SOURCE.rglob("*.svelte"), *SOURCE.rglob("*.ts")])
    page = {id for id in defined("en") if id.startswith("page-")}
    made = {f"{start}{end}" for start, ends in ENDINGS.items() for end in ends}
    keys = {id for id in page if id.startswith(("page-key-", "page-key-name-"))}
    assert {id for id in page - made - keys if f"{id}'" not in sources and f"{id}." not in sources} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_phrases_that_the_server_offers_have_words(language: str, server: Server, sailor: Sailor) -> None:
    about = sailor.context.request.get(f"{server.address}/api/games/nautilion").json()
    assert [one for one in about["phrases"] if not catalogue(language).has(f"page-phrase-{one}")] == []


def test_french_typography() -> None:
    text = "\n".join(file.read_text() for file in (ROOT / "web/words/fr").glob("*.ftl"))
    sentences = [line.partition("=")[2] or line for line in text.splitlines() if not line.startswith("#")]
    for sentence in sentences:
        said = re.sub(r"\{[^}]*\}", "x", sentence)
        assert not re.search(r"[^\s\u00a0\u202f\[][;:!?»]", re.sub(r"https?://\S+", "", said)), said
        assert "'" not in said, said
        assert not re.search(r" [;:!?»]|« ", said), said


def test_the_language_changes_without_a_reload(sailor: Sailor) -> None:
    page = sailor.go()
    page.evaluate("window.kept = true")
    page.get_by_role("button", name="Français").click()
    expect(page.get_by_role("button", name="Prendre la mer")).to_be_visible()
    expect(page.get_by_text("Gather a crew")).to_have_count(0)
    assert page.evaluate("document.documentElement.lang") == "fr"
    assert page.evaluate("window.kept") is True
    page = sailor.go("/rules/nautilion")
    expect(page.get_by_role("heading", name="Les règles de Nautilion")).to_be_visible()
    expect(page.get_by_role("heading", name="Mise en place")).to_be_visible()
    page.get_by_role("button", name="English").click()
    expect(page.get_by_role("heading", name="Setting up")).to_be_visible()


def test_the_browser_chooses_the_first_language(sailors: Callable[..., Sailor]) -> None:
    page = sailors(locale="fr-CA").go()
    expect(page.get_by_role("button", name="Prendre la mer")).to_be_visible()
