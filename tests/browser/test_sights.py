"""Nothing is ever out of sight: every kind of decision, in windows of every size, in both languages.

The short form looks at each position in two windows, by turns at a desk and with a phone, in English and in French, so
that every window is met by many kinds; the long one at all of them in all windows. To see what is found for one game:
`pytest -n0 tests/browser/test_sights.py -k nemo`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from playwright.sync_api import Browser

from leagues.games import GAMES, NAMES
from tests.browser.conftest import Sailor, Server
from tests.browser.sights import Lookout, Sight, lookouts, open_table, positions
from tests.sizes import LONG

# Kinds of decision within a decision: why a token is paid or placed, what is chosen in the plan, what a test is for.
PLAN = ("whirlwind", "tide", "translate", "reroll", "heroic", "buy", "give", "give two", "give one")
TESTS = range(9)
VARIANTS: dict[str, dict[str, list[str]]] = {
    "nautilion": {
        "plan": list(PLAN), "roll": ["0", "1"], "place-token": ["0", "3", "5"], "pay": ["1", "2"], "insert": ["0"],
        "recover": ["1", "2", "3", "4", "5", "6"],
    },
    "island": {decision: ["2", "3", "4"] for decision in ("explore", "act", "close")},
    "nemo": {
        "exert": ["0", "1", "2", "3", "4", "5", "6"], "help": [str(one) for one in TESTS], "spend": ["2", "3", "4", "5"],
        "pick-ocean": ["1", "2", "3"], "pick-character": ["0", "1"],
    },
}  # fmt: skip


@pytest.mark.parametrize("game", NAMES)
def test_no_kind_of_decision_is_missing(game: str) -> None:
    asked = {decision.name for decision in GAMES[game].decisions.by_number.values() if not decision.chance}
    expected = {f"{decision} {variant}".strip() for decision in asked for variant in VARIANTS[game].get(decision, [""])}
    assert {one.kind for one in positions(game)} == expected


def watch(number: int, eyes: list[Lookout]) -> list[tuple[Lookout, Sequence[str]]]:
    """Who looks at a position, in which windows: everybody in all of them, or by turns one in two of them."""
    if LONG:
        return [(one, one.sizes) for one in eyes]
    turn, who = divmod(number, len(eyes))
    sizes = eyes[who].sizes
    return [(eyes[who], [sizes[turn % len(sizes)], sizes[(turn + 1 + turn // len(sizes)) % len(sizes)]])]


def told(found: list[Sight]) -> str:
    """What was found, once each, in the order in which it was found."""
    return "\n".join(dict.fromkeys(map(str, found)))


@pytest.mark.parametrize("game", NAMES)
def test_nothing_is_out_of_sight(
    server: Server,
    browser: Browser,
    sailors: Callable[..., Sailor],
    game: str,
    record_property: Callable[[str, object], None],
) -> None:
    before = processor_time(browser)
    eyes = lookouts(sailors)
    for number, position in enumerate(positions(game)):
        for one, sizes in watch(number, eyes):
            one.look(position, open_table(server, position), sizes)  # answering changes a table: one for each look
    took = processor_time(browser) - before
    record_property("processor seconds of the browser", round(took, 1))
    print(f"{game}: {took:.1f} s of processor time in the browser")
    found = [sight for one in eyes for sight in one.found]
    assert not found, told(found)


def processor_time(browser: Browser) -> float:
    """What the browser has used so far, in seconds."""
    line = browser.new_browser_cdp_session()
    processes = line.send("SystemInfo.getProcessInfo")["processInfo"]
    line.detach()
    return float(sum(one["cpuTime"] for one in processes))
