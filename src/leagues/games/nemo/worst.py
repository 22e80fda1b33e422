"""The most that can happen before the next choice: what the rows of effects and the phases of a turn add up to."""

from __future__ import annotations

from dataclasses import dataclass, field

from leagues.games.nemo.state import MAJORS, TRACKS

SIX = 6  # hits at most, and the most that a die shows
MAJOR_OCEANS = (1 << MAJORS) - 1  # as bits


@dataclass
class Worst:
    """The most that can happen before the next choice."""

    lost: list[int] = field(default_factory=lambda: [0] * TRACKS)  # of each track
    notoriety: int = 0
    ships: int = 0  # that come
    oceans: int = 0  # to which they come, as bits
    rising: bool = False  # whether ships come by the levels of Notoriety
    treasures: bool = False  # whether any are drawn
    draws: bool = False  # whether something is drawn from the ship cup, beside what comes to the oceans
    changes: bool = False  # whether less might be possible in the Action Phase: a track rises, somebody or something goes
    unknown: bool = False  # whether more could happen than is said here
    asks: bool = False  # whether a choice surely comes

    def add(self, other: Worst) -> None:
        """This, and the other as well."""
        self.lost = [one + two for one, two in zip(self.lost, other.lost, strict=True)]
        self.notoriety += other.notoriety
        self.ships += other.ships
        self.oceans |= other.oceans
        self.unknown |= other.unknown or (self.rising and other.rising)  # it is counted once
        self.rising |= other.rising
        self.treasures |= other.treasures
        self.draws |= other.draws
        self.changes |= other.changes
        self.asks |= other.asks


def either(branches: list[Worst]) -> Worst:
    """The worst of what comes instead of one another."""
    worst = Worst(asks=all(one.asks for one in branches))
    for one in branches:
        worst.lost = [max(pair) for pair in zip(worst.lost, one.lost, strict=True)]
        worst.notoriety = max(worst.notoriety, one.notoriety)
        worst.ships = max(worst.ships, one.ships)
        worst.oceans |= one.oceans
        worst.rising |= one.rising
        worst.treasures |= one.treasures
        worst.draws |= one.draws
        worst.changes |= one.changes
        worst.unknown |= one.unknown
    return worst
