"""Sound: off until it is asked for, in the order of the record, each one short and to be heard."""

from __future__ import annotations

import itertools
import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import ROOT, Sailor, Server, faults
from tests.browser.hands import Hands, mirror

# Every sound that starts is noted: how long it is, its loudest sample and its volume, as the real audio engine plays them.
LISTEN = """() => {
    window.heard = []
    const { start, connect } = { start: AudioBufferSourceNode.prototype.start, connect: AudioNode.prototype.connect }
    AudioNode.prototype.connect = function (to, ...more) {
        this.to = to
        return connect.call(this, to, ...more)
    }
    AudioBufferSourceNode.prototype.start = function (at, ...more) {
        if (this.context instanceof AudioContext) {
            const samples = [...this.buffer.getChannelData(0)]
            const loudest = Math.max(...samples.map(Math.abs))
            const left = Math.max(...samples.slice(-200).map(Math.abs))
            window.heard.push({ seconds: this.buffer.duration, loudest, left, volume: this.to.gain.value, at })
        }
        return start.call(this, at, ...more)
    }
}"""
LENGTHS = {"dice": 0.62, "wood": 0.2, "water": 0.95, "gong": 1.4, "hit": 0.75}


def listening(sailor: Sailor, path: str, **kept: Any) -> Page:
    page = sailor.page
    page.add_init_script(f"({LISTEN})()")
    sailor.remember("settings", kept)
    return sailor.go(path)


def heard(page: Page) -> list[str]:
    """The sounds that were started, by name."""
    found = page.evaluate("window.heard")
    return [next(name for name, long in LENGTHS.items() if abs(long - one["seconds"]) < 0.01) for one in found]


def test_each_sound_is_there_short_and_has_its_volume(sailor: Sailor) -> None:
    page = listening(sailor, "/")
    page.get_by_role("button", name="Settings").click()
    sheet = page.get_by_role("dialog", name="Settings")
    expect(sheet.get_by_role("slider")).to_have_count(0)
    sheet.get_by_role("checkbox", name="Sound").check()
    expect(sheet.get_by_role("slider")).to_have_count(5)
    assert faults(page) == []
    page.wait_for_function("() => window.heard.length === 1")  # how it sounds
    for slider in sheet.get_by_role("slider").all():
        slider.press("ArrowLeft")
    page.wait_for_function("() => window.heard.length === 6")
    told = page.evaluate("window.heard")
    assert sorted(heard(page)[1:]) == sorted(LENGTHS)
    for one in told:
        assert one["seconds"] < 1.5
        assert one["loudest"] > 0.05
        assert one["left"] < 0.02 < one["loudest"]  # it has died away
    assert all(abs(one["volume"] - 0.5) < 0.01 for one in told[1:])
    # Without volume it is silent, and all of it is remembered.
    sheet.get_by_role("slider").first.press("Home")
    page.wait_for_timeout(300)
    assert len(page.evaluate("window.heard")) == 6
    assert page.evaluate("JSON.parse(localStorage.getItem('leagues.settings')).volumes.dice") == 0


def test_nothing_is_heard_unless_it_was_asked_for(sailor: Sailor, server: Server) -> None:
    page = listening(sailor, f"/table/{a_table(server)}")
    hands = Hands(page)
    hands.ready()
    hands.confirm()
    hands.ready()
    assert page.evaluate("window.heard") == []


def once(sounds: list[str]) -> list[str]:
    """Several of one kind in a row count as one."""
    return [one for one, _ in itertools.groupby(sounds)]


def a_table(server: Server) -> str:
    token: str = server.new(luck="open", seed="voyage-11", options={"reserve": 6})["seats"][0]
    return token


def test_the_sounds_come_in_the_order_of_the_record(sailor: Sailor, server: Server) -> None:
    """A turn of Nautilion: each move brings the sounds of its lines, and two of one move never at once."""
    table = mirror("voyage-11", reserve=6)
    page = listening(sailor, f"/table/{a_table(server)}", sound=True)
    hands = Hands(page)
    hands.ready()
    lines = len(table.journal)
    source = (ROOT / "web/src/games/nautilion/heard.ts").read_text()
    named = dict(re.findall(r"'(say-[\w-]+)': '(\w+)'", source))
    hands.voyage(table, until=8)
    expected = [named[line.message] for line in table.journal[lines:] if line.message in named]
    assert len(expected) > 5
    page.wait_for_timeout(500)
    assert once(heard(page)) == once(expected)
    times = [one["at"] for one in page.evaluate("window.heard")]
    assert all(later - sooner > 0.2 for sooner, later in itertools.pairwise(times))
