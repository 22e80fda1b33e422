"""The ship's log: a few sentences a turn that tell what happened in words that could be read aloud.

It is built from what the rules said, message by message. Dice and rules stay with the journal; here stands what they came
to. A turn that was full keeps what weighs most, in the order in which it happened. The words lie under `log-…`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from leagues.games.nemo.messages import Say
from leagues.games.nemo.modifiers import FAIR
from leagues.games.nemo.sources import REFIT, REST, SEARCH, TESTS
from leagues.games.nemo.state import TRACKS
from leagues.kernel.entries import Line
from leagues.kernel.explaining import LogTurn, Sentence

MOST = 4  # sentences in a turn
TURNING, GREAT, NOTABLE, USUAL, SLIGHT = 6, 5, 4, 2, 1  # how much a sentence weighs
MISSED_US, HIT_US = 1, 2  # her fire; 0 where she has not fired

# What is told as it comes: how much it weighs, its words, and what they call the three arguments.
TOLD: dict[str, tuple[int, str, tuple[str, str, str]]] = {
    Say.START.id: (GREAT, "log-start", ("b", "", "")),
    Say.ACT.id: (TURNING, "log-act", ("act", "", "")),
    Say.HUNTING.id: (NOTABLE, "log-hunting", ("a", "b", "c")),
    Say.UPRISING_CRUSHED.id: (NOTABLE, "log-crushed", ("b", "", "")),
    Say.CUBE_PLACED.id: (GREAT, "log-raised", ("b", "", "")),
    Say.GOODWILL_WON.id: (GREAT, "log-hearts", ("b", "", "")),
    Say.LULL.id: (USUAL, "log-lull", ("b", "", "")),
    Say.DECLINES.id: (SLIGHT, "log-declines", ("a", "", "c")),
    Say.SACRIFICED.id: (GREAT, "log-sacrificed", ("a", "", "")),
    Say.DEADLY.id: (NOTABLE, "log-deadly", ("a", "", "")),
    Say.CYCLONE_HITS.id: (GREAT, "log-cyclone", ("hits", "", "")),
    Say.INSTALLED.id: (NOTABLE, "log-installed", ("a", "", "")),
}
# What the journal says well enough already.
AS_SAID = {
    Say.ALLIED.id: GREAT, Say.GROUP_ADDED.id: GREAT, Say.TUNNEL.id: GREAT, Say.MOTIVE_CHANGED.id: GREAT,
    Say.RESTORED.id: GREAT, Say.TREASURES_GONE.id: GREAT, Say.NOTORIETY_FROZEN.id: GREAT, Say.BROKEN.id: TURNING,
    Say.KILLED.id: TURNING, Say.SHATTERED.id: TURNING, Say.PARIAH.id: TURNING, Say.IMPERIALISTS.id: TURNING,
    Say.BROKEN_DOWN.id: GREAT, Say.SWEPT.id: GREAT, Say.GROUP_BRINGS.id: NOTABLE,
    Say.CUBE_REMOVED.id: NOTABLE, Say.HOSTILE.id: USUAL,
}  # fmt: skip
# How a card ends.
CARDS = {
    Say.CARD_PASSED.id: (NOTABLE, "log-passed"), Say.CARD_FAILED.id: (NOTABLE, "log-failed"),
    Say.CARD_KEPT.id: (USUAL, "log-kept"), Say.CARD_USED.id: (NOTABLE, "log-used"),
    Say.DECLINED.id: (SLIGHT, "log-declined"),
}  # fmt: skip
FIRES = {Say.ENEMY_HITS.id: HIT_US, Say.ENEMY_DISASTER.id: HIT_US, Say.ENEMY_MISSES.id: MISSED_US}
SINKING = 2
FIGHTS = {Say.MISSED.id: 0, Say.OWN_DISASTER.id: 1, Say.SUNK.id: SINKING}  # how a fight ends


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
    fire: int = 0
    hits: int = 0


class Page:
    """A turn that is being told."""

    def __init__(self, turn: int, act: int) -> None:
        self.turn, self.act = turn, act
        self.beats: list[Beat] = []
        self.fight: Fight | None = None
        self.card = -1  # one that has come up and is not settled
        self.once: dict[str, Beat] = {}  # what comes often and is told once
        self.lost = [0] * TRACKS

    def add(self, weight: int, id: str, **told: int) -> None:
        """One thing more."""
        self.beats.append(Beat(weight, id, told))

    def again(self, weight: int, id: str, counts: str, **told: int) -> None:
        """One thing more of a kind that is told once."""
        if id not in self.once:
            self.add(weight, id, **told)
            self.once[id] = self.beats[-1]
        self.once[id].told[counts] += 1

    def hear(self, message: str, a: int, b: int, c: int, ocean: int) -> None:
        """What one message adds; `ocean` is where the Nautilus lies."""
        if message in TOLD:
            weight, id, names = TOLD[message]
            self.add(weight, id, **{name: value for name, value in zip(names, (a, b, c), strict=True) if name})
        elif message in AS_SAID:
            self.add(AS_SAID[message], message, a=a, b=b, c=c)
        elif message in CARDS:
            self.card = -1 if self.card == a else self.card
            self.add(*CARDS[message], a=a)
        elif message in (Say.EVENT.id, Say.ADVENTURE.id):
            self.card = a
        elif message == Say.HIDDEN_PLACED.id:
            self.again(SLIGHT, "log-sails", "count", count=0)
        elif message == Say.TREASURE.id:
            self.again(NOTABLE, "log-found", "more", a=a, more=-1)
        elif message == Say.LOST.id:
            self.lost[a] += b
        elif message == Say.MOVED.id:
            self.moved(b)
        elif message in (Say.BAND.id, Say.NATURAL_TWO.id):
            self.acted(a, c if message == Say.BAND.id else 0, ocean)
        else:
            self.fought(message, a, b, c, ocean)

    def moved(self, ocean: int) -> None:
        """Of a course over several oceans only its end is told."""
        if self.beats and self.beats[-1].id == "log-moved":
            self.beats[-1].told["b"] = ocean
        else:
            self.add(SLIGHT, "log-moved", b=ocean)

    def acted(self, what: int, band: int, ocean: int) -> None:
        """An action failed, or the crew or the ship is better for it; what else it brought speaks for itself."""
        if SEARCH <= what <= REFIT and (band < FAIR or what >= REST):
            self.add(USUAL, f"log-{TESTS[what]}{'-failed' if band < FAIR else ''}", b=ocean)

    def fought(self, message: str, a: int, b: int, c: int, ocean: int) -> None:
        """A fight begins, she fires, or it is over."""
        fight = self.fight
        if message == Say.ATTACKS.id:
            self.fight = Fight(a, c)
        elif fight is not None and message in FIRES:
            fight.fire, fight.hits = FIRES[message], b if FIRES[message] == HIT_US else 0
        elif fight is not None and message in FIGHTS:
            end = FIGHTS[message]
            self.add(GREAT if end == SINKING else NOTABLE, "log-fight",
                     a=fight.ship, b=ocean, c=fight.side, fire=fight.fire, hits=fight.hits, end=end)  # fmt: skip
            self.fight = None

    def written(self) -> LogTurn:
        """The turn as it is told."""
        beats = list(self.beats)
        if self.card >= 0:
            beats.insert(0, Beat(USUAL, "log-card", {"a": self.card}))
        if sum(self.lost) > 1:
            beats.append(Beat(USUAL, "log-cost", dict(zip(("nemo", "crew", "hull"), self.lost, strict=True))))
        if self.turn and len(beats) == 1:
            beats.append(Beat(SLIGHT, "log-quiet"))
        return {"turn": self.turn, "act": self.act, "sentences": chosen(beats)}


def chosen(beats: Sequence[Beat]) -> list[Sentence]:
    """What weighs most, in the order in which it happened."""
    best = sorted(range(len(beats)), key=lambda at: (-beats[at].weight, at))[:MOST]
    return [(beats[at].id, beats[at].told) for at in sorted(best)]


def log_of(journal: Iterable[Line]) -> list[LogTurn]:
    """The whole log, the newest turn last."""
    page, ocean = Page(0, 0), 0
    pages = [page]
    for line in journal:
        a, b, c = line.arguments
        if line.message == Say.TURN.id:
            page = Page(a, b)
            pages.append(page)
        elif line.message == Say.START.id:
            ocean = a
        elif line.message == Say.MOVED.id:
            ocean = b
        page.hear(line.message, a, b, c, ocean)
    turns = [one.written() for one in pages]
    return [one for one in turns if one["sentences"]]
