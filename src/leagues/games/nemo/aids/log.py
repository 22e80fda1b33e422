"""The ship's log: a few sentences a turn that tell what happened in words that could be read aloud.

It is built from what the rules said, message by message. Dice and rules stay with the journal; here stands what they came to.
A turn that was full keeps what weighs most, in the order in which it happened. The words lie under `log-…`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from leagues.games.nemo.aids.shapes import LogTurn
from leagues.games.nemo.messages import Say
from leagues.games.nemo.sources import REST, SEARCH, TESTS
from leagues.games.nemo.state import TRACKS
from leagues.kernel.entries import Line
from leagues.kernel.explaining import Sentence

MOST = 4  # sentences in a turn
TURNING, GREAT, NOTABLE, USUAL, SLIGHT = 6, 5, 4, 2, 1  # how much a sentence weighs
NOT_YET, MISSED, HIT = range(3)  # her fire
FAIR = 2  # the first band of an action that is a success


@dataclass
class Beat:
    """One thing that happened."""

    weight: int
    id: str
    told: dict[str, int] = field(default_factory=dict)


@dataclass
class Fight:
    """A fight that goes on."""

    ship: int
    side: int
    fire: int = NOT_YET
    hits: int = 0


class Teller:
    """Reads the messages of one turn after the other."""

    def __init__(self) -> None:
        self.turns: list[LogTurn] = []
        self.turn = self.act = self.ocean = 0
        self.begin()

    def begin(self) -> None:
        """A new page."""
        self.beats: list[Beat] = []
        self.fight: Fight | None = None
        self.card = -1
        self.sails: Beat | None = None
        self.found: Beat | None = None
        self.lost = [0] * TRACKS

    def add(self, weight: int, id: str, **told: int) -> Beat:
        beat = Beat(weight, id, told)
        self.beats.append(beat)
        return beat

    # --- one message after the other ------------------------------------------------------------------------------------------

    def hear(self, line: Line) -> None:
        """What one message adds."""
        a, b, c = line.arguments
        message = line.message
        if message == Say.TURN.id:
            self.close()
            self.turn, self.act = a, b
        elif message in HEARD:
            HEARD[message](self, a, b, c)
        elif message in AS_SAID:
            self.add(AS_SAID[message], message, a=a, b=b, c=c)

    def close(self) -> None:
        """Writes the page, if there is anything on it."""
        self.sum_up()
        if self.beats:
            self.turns.append({"turn": self.turn, "act": self.act, "sentences": chosen(self.beats)})
        self.begin()

    def sum_up(self) -> None:
        """What is told once for the whole turn."""
        if self.card >= 0:
            self.beats.insert(0, Beat(USUAL, "log-card", {"a": self.card}))
        if sum(self.lost) > 1:
            self.add(USUAL, "log-cost", nemo=self.lost[0], crew=self.lost[1], hull=self.lost[2])
        if self.turn and len(self.beats) == 1:
            self.add(SLIGHT, "log-quiet")

    def card_ends(self, how: str, weight: int, card: int) -> None:
        self.card = -1 if self.card == card else self.card
        self.add(weight, how, a=card)

    def fight_ends(self, end: int) -> None:
        """A fight is over: 0 missed, 1 two ones, 2 sunk."""
        fight, self.fight = self.fight, None
        if fight is None:
            return
        self.add(GREAT if end == 2 else NOTABLE, "log-fight",
                 a=fight.ship, c=fight.side, b=self.ocean, fire=fight.fire, hits=fight.hits, end=end)  # fmt: skip

    def fired(self, fire: int, hits: int = 0) -> None:
        if self.fight is not None:
            self.fight.fire, self.fight.hits = fire, hits

    def rolled(self, what: int, band: int) -> None:
        """An action came to something, or not."""
        if SEARCH <= what <= REST + 2 and band < FAIR:
            self.add(USUAL, f"log-{TESTS[what]}-failed", b=self.ocean)
        elif what >= REST:
            self.add(USUAL, f"log-{TESTS[what]}", b=self.ocean)


def chosen(beats: Sequence[Beat]) -> list[Sentence]:
    """What weighs most, in the order in which it happened."""
    best = sorted(range(len(beats)), key=lambda at: (-beats[at].weight, at))[:MOST]
    return [(beats[at].id, beats[at].told) for at in sorted(best)]


Hears = Callable[[Teller, int, int, int], None]


def start(o: Teller, a: int, b: int, c: int) -> None:
    o.ocean = a
    o.add(GREAT, "log-start", b=a)


def moved(o: Teller, a: int, b: int, c: int) -> None:
    o.ocean = b
    last = o.beats[-1] if o.beats else None
    if last is not None and last.id == "log-moved":
        last.told["b"] = b  # only where a voyage ends is told
    else:
        o.add(SLIGHT, "log-moved", b=b)


def event(o: Teller, a: int, b: int, c: int) -> None:
    o.card = a


def adventure(o: Teller, a: int, b: int, c: int) -> None:
    o.card = a


def passed(o: Teller, a: int, b: int, c: int) -> None:
    o.card_ends("log-passed", NOTABLE, a)


def failed(o: Teller, a: int, b: int, c: int) -> None:
    o.card_ends("log-failed", NOTABLE, a)


def kept(o: Teller, a: int, b: int, c: int) -> None:
    o.card_ends("log-kept", USUAL, a)


def used(o: Teller, a: int, b: int, c: int) -> None:
    o.card_ends("log-used", NOTABLE, a)


def declined_card(o: Teller, a: int, b: int, c: int) -> None:
    o.card_ends("log-declined", SLIGHT, a)


def lost(o: Teller, a: int, b: int, c: int) -> None:
    o.lost[a] += b


def sail(o: Teller, a: int, b: int, c: int) -> None:
    o.sails = o.sails or o.add(SLIGHT, "log-sails", count=0)
    o.sails.told["count"] += 1


def hunting(o: Teller, a: int, b: int, c: int) -> None:
    o.add(NOTABLE, "log-hunting", a=a, b=b, c=c)


def crushed(o: Teller, a: int, b: int, c: int) -> None:
    o.add(NOTABLE, "log-crushed", b=a)


def raised(o: Teller, a: int, b: int, c: int) -> None:
    o.add(GREAT, "log-raised", b=a)


def won_hearts(o: Teller, a: int, b: int, c: int) -> None:
    o.add(GREAT, "log-hearts", b=a)


def lull(o: Teller, a: int, b: int, c: int) -> None:
    o.add(USUAL, "log-lull", b=a)


def attacks(o: Teller, a: int, b: int, c: int) -> None:
    o.fight = Fight(a, c)


def declines(o: Teller, a: int, b: int, c: int) -> None:
    o.add(SLIGHT, "log-declines", a=a, c=c)


def treasure(o: Teller, a: int, b: int, c: int) -> None:
    o.found = o.found or o.add(NOTABLE, "log-found", a=a, more=-1)
    o.found.told["more"] += 1


def sacrificed(o: Teller, a: int, b: int, c: int) -> None:
    o.add(GREAT, "log-sacrificed", a=a)


def installed(o: Teller, a: int, b: int, c: int) -> None:
    o.add(NOTABLE, "log-installed", a=a)


def act_begins(o: Teller, a: int, b: int, c: int) -> None:
    o.act = a
    o.add(TURNING, "log-act", act=a)


HEARD: dict[str, Hears] = {
    Say.START.id: start, Say.ACT.id: act_begins, Say.EVENT.id: event, Say.ADVENTURE.id: adventure,
    Say.CARD_PASSED.id: passed, Say.CARD_FAILED.id: failed, Say.CARD_KEPT.id: kept, Say.CARD_USED.id: used,
    Say.DECLINED.id: declined_card, Say.LOST.id: lost, Say.MOVED.id: moved, Say.HIDDEN_PLACED.id: sail,
    Say.HUNTING.id: hunting, Say.UPRISING_CRUSHED.id: crushed,
    Say.CUBE_PLACED.id: raised, Say.GOODWILL_WON.id: won_hearts, Say.LULL.id: lull, Say.ATTACKS.id: attacks,
    Say.DECLINES.id: declines, Say.TREASURE.id: treasure, Say.SACRIFICED.id: sacrificed, Say.INSTALLED.id: installed,
    Say.ENEMY_HITS.id: lambda o, a, b, c: o.fired(HIT, b), Say.ENEMY_MISSES.id: lambda o, a, b, c: o.fired(MISSED),
    Say.ENEMY_DISASTER.id: lambda o, a, b, c: o.fired(HIT, b), Say.MISSED.id: lambda o, a, b, c: o.fight_ends(0),
    Say.OWN_DISASTER.id: lambda o, a, b, c: o.fight_ends(1), Say.SUNK.id: lambda o, a, b, c: o.fight_ends(2),
    Say.BAND.id: lambda o, a, b, c: o.rolled(a, c), Say.NATURAL_TWO.id: lambda o, a, b, c: o.rolled(a, 0),
}  # fmt: skip
# What is said well enough already.
AS_SAID = {
    Say.ALLIED.id: GREAT, Say.GROUP_ADDED.id: GREAT, Say.TUNNEL.id: GREAT, Say.MOTIVE_CHANGED.id: GREAT, Say.RESTORED.id: GREAT,
    Say.TREASURES_GONE.id: GREAT, Say.BROKEN.id: TURNING, Say.KILLED.id: TURNING, Say.SHATTERED.id: TURNING,
    Say.PARIAH.id: TURNING, Say.IMPERIALISTS.id: TURNING, Say.CUBE_REMOVED.id: NOTABLE,
    Say.NOTORIETY_FROZEN.id: GREAT, Say.HOSTILE.id: USUAL,
}  # fmt: skip


def log_of(journal: Iterable[Line]) -> list[LogTurn]:
    """The whole log, the newest turn last."""
    teller = Teller()
    for line in journal:
        teller.hear(line)
    teller.close()
    return teller.turns
