"""Nothing is out of sight in whole games: every decision as it comes up, before and after it is answered, each press on a
point of the screen. The short form plays the first moves in one window, the long one whole games in every window."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page

from leagues.games import GAMES, NAMES
from leagues.kernel.entries import Move
from tests.browser.captain import Captain
from tests.browser.conftest import Sailor, Server
from tests.browser.hands import ALL, ON_THE_PATH, Hands, greedily, mirror
from tests.browser.landing import Landing
from tests.browser.sights import DESKS, HANDS, Lookout, Position, layout
from tests.sizes import sized

MOVES = sized(5, 10_000)
SIZES = sized(("360x640",), (*DESKS, *HANDS))
AIM = "one => { document.querySelector('[data-aim]')?.removeAttribute('data-aim'); one.setAttribute('data-aim', '') }"
SEED = "in sight"
OPTIONS: dict[str, dict[str, Any]] = {
    "nautilion": {"expansions": ALL, "darkhouse_level": "normal"}, "island": {"players": 3}, "nemo": {"motive": "war"},
}  # fmt: skip


class Looking:
    """Hands that aim at points of the screen, and look around before and after they have chosen."""

    lookout: Lookout
    seen: str

    def glance(self, when: str) -> None:
        """Once for each moment."""
        board = self.lookout.page.locator(".board")
        moment = f"{board.get_attribute('data-revision')} {when}"
        if moment != self.seen:
            self.seen = moment
            assert self.lookout.position is not None
            kind = board.get_attribute("data-decision") or "over"
            self.lookout.position = self.lookout.position._replace(kind=kind)
            self.lookout.measure(when)

    def whole(self, moves: int) -> None:
        """Play to the end, or so many moves."""
        raise NotImplementedError

    def press(self, what: Locator) -> None:
        if what.get_attribute("data-do") == "confirm":
            self.glance("chosen")
        else:
            self.glance("asked")
        what.evaluate(AIM)
        assert self.lookout.press("[data-aim]"), self.lookout.found[-1]


class Nautilion(Looking, Hands):
    """In narrow windows spells and cards lie in sheets; on phones a lens enlarges what is touched on the path."""

    def spell(self, name: str) -> None:
        self.sheet()
        super().spell(name)

    def sheet(self) -> None:
        if layout(self.lookout.size) != "wide":
            self.press(self.page.locator("#decision [data-guide=spells]"))

    def choose(self, move: Move) -> None:
        kind, *rest = str(move).split()
        if kind == "heroic":
            self.sheet()
        super().choose(move)
        if kind in (*ON_THE_PATH, "insert") and layout(self.lookout.size) == "phone":
            self.press(self.page.locator(f"[data-lens='{rest[0]}']"))

    def whole(self, moves: int) -> None:
        self.voyage(mirror(SEED, **OPTIONS["nautilion"]), greedily, moves)
        self.ready()


def to_the_end(hands: Landing | Captain, moves: int) -> None:
    """Answer whatever is asked, to the end or so many times."""
    hands.ready()
    for _ in range(moves):
        if hands.over:
            return
        hands.move()
        hands.ready()


class Island(Looking, Landing):
    def whole(self, moves: int) -> None:
        to_the_end(self, moves)


class Nemo(Looking, Captain):
    def whole(self, moves: int) -> None:
        to_the_end(self, moves)


PLAYERS: dict[str, Callable[[Page], Looking]] = {"nautilion": Nautilion, "island": Island, "nemo": Nemo}


def begin(server: Server, game: str) -> str:
    bots = ["", "greedy", "greedy"] if game == "island" else None
    asked: dict[str, Any] = {"bots": bots} if bots else {}
    made = server.new(game, options=OPTIONS[game], luck="open", seed=SEED, together=bots is None, **asked)
    return str(made["seats"][0])


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", NAMES)
def test_a_whole_game_is_in_sight(server: Server, sailors: Callable[..., Sailor], game: str, size: str) -> None:
    language, locale = (("en", "en-GB"), ("fr", "fr-FR"))[(*DESKS, *HANDS).index(size) % 2]
    lookout = Lookout(sailors(locale=locale, has_touch=size in HANDS), (size,), language, touch=size in HANDS)
    rules = GAMES[game]
    tables = rules.read_tables(None)
    start: Any = rules.new_state(tables, rules.read_options(dict(OPTIONS[game])))
    lookout.open(Position(game, "", 0, start.brief(), []), begin(server, game))
    lookout.resize(size)
    hands = PLAYERS[game](lookout.page)
    hands.lookout, hands.seen = lookout, ""
    hands.whole(MOVES)
    hands.glance("left")
    if lookout.page.locator("#ending").count():
        assert lookout.press("#ending [data-do=look]"), lookout.found[-1]
        hands.glance("looked at again")
    assert not lookout.found, "\n".join(dict.fromkeys(map(str, lookout.found)))
