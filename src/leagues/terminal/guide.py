"""The guide: how each game goes, for somebody who has never played it, told by its rulebook, and by nothing else."""

from __future__ import annotations

from dataclasses import dataclass

from rich.text import Text

from leagues.games import GAMES
from leagues.kernel.words import Words
from leagues.terminal import rules
from leagues.terminal.ink import ink, wrap
from leagues.terminal.pages import Reader, Ship
from leagues.terminal.speech import speech

# The rules that one needs for a first game, in the order in which one meets them.
FIRST = {
    "nautilion": (
        "objective", "turn-phases", "roll", "plan", "darkhouse-toll", "phantom-move", "phantom-discards",
        "nautilion-move", "landing", "place-on-ship", "duct-placement", "first-token", "keep-in-reserve", "spells",
        "spell-cost", "phantom-arrives", "victory",
    ),
    "island": (
        "goal", "two-parts", "explore", "own-column", "occupied", "turn-order", "collect", "collect-all", "store",
        "store-limit", "store-one-colour", "bonus-taken", "close", "porthole-exact", "treasures-stay", "column-empty",
        "final-round", "most-points",
    ),
    "nemo": (
        "goal", "motives", "turn-phases", "event-phase", "placement-roll", "action-points", "actions", "links", "test",
        "exert", "exert-passed", "exert-failed", "search", "attack", "bold", "stalk", "notoriety", "broken", "killed",
        "scoring",
    ),
}  # fmt: skip


@dataclass(frozen=True)
class Part:
    """A title and a sentence."""

    title: str
    said: str
    begins: bool = False  # whether a game begins with it


def told(language: str) -> list[Part]:
    """Every part of the guide."""
    w = speech(language)
    parts = [Part(w.text("guide-keys"), w.text("guide-keys-told"))]
    for id, game in GAMES.items():
        own = speech(language, game)
        parts.append(Part(own.text("game-title"), own.text("game-about"), begins=True))
        parts += [Part(rules.title(entry, own), rules.sentence(entry, own)) for entry in rules.entries(game, FIRST[id])]
    return parts


def guide_page(ship: Ship) -> Reader:
    """All of it, to be read."""

    def body(w: Words, width: int) -> list[Text]:
        lines: list[Text] = []
        for part in told(w.language):
            title = ink(f"── {part.title} ──", "key") if part.begins else ink(part.title, "strong")
            lines += [title, *wrap(part.said, width), ink("")]
        return lines[:-1]

    return Reader(ship, None, lambda w: w.text("guide-title"), body)
