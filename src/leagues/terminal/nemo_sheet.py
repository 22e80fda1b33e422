"""What lies beside the chart, a line each: tracks, Notoriety, the ships at hand, who and what is aboard, piles and score."""

from __future__ import annotations

from rich.text import Text

from leagues.games.nemo import names, scoring
from leagues.games.nemo.aids.scores import marks
from leagues.games.nemo.resolve import salvage
from leagues.games.nemo.seas import is_warship
from leagues.games.nemo.state import (
    CARDS,
    CHARACTERS,
    INSTALLED,
    MAJORS,
    TABLEAU,
    TRACKS,
    TREASURES,
    UPGRADES,
    State,
    aboard,
    owner,
)
from leagues.games.nemo.tables import Tables
from leagues.kernel.words import Words
from leagues.terminal.ink import ink, joined
from leagues.terminal.nemo_signs import FROZEN, OTHER, WARSHIP, WRECK, figures, fitted, ship_name, ships_in, track

BAR = 18  # columns of the Notoriety track
RED_SKY = names.DEADLY.index("red-sky")
LEAST = 4  # columns that are left for the upgrades


def beside(s: State, t: Tables, w: Words, width: int) -> list[Text]:
    """Every line, none longer than `width`."""
    return [tracks_line(s, t, w), notoriety_line(s, t, w), kept_line(s, t, w), here_line(s, t, w, width),
            aboard_line(s, w, width)]  # fmt: skip


def tracks_line(s: State, t: Tables, w: Words) -> Text:
    """Nemo, Crew and Hull with what exerting adds, then the action points."""
    line = ink("")
    for one in range(TRACKS):
        at = s.tracks[one]
        role = "danger" if at <= 2 or t.track_points[one][at] < 0 else "strong"
        line = joined(line, ink(f"{track(one, w)} ", "quiet"), ink(f"{at}/{t.track_start[one]}", role))
        line = joined(line, ink(f" +{t.exert[one][at]}   ", "quiet"))
    spare = max(0, t.most_actions - s.actions)
    return joined(line, ink(w.text("nemo-actions") + " ", "quiet"), ink("●" * s.actions, "key"), ink("○" * spare, "faint"))


def notoriety_line(s: State, t: Tables, w: Words) -> Text:
    """Notoriety up to the defeat, and its levels; the next Wonder takes the room of those that were reached."""
    end = marks(s, t)[-1]
    last = end["at"]
    filled = min(BAR, s.notoriety * BAR // last)
    line = joined(
        ink(w.text("nemo-notoriety") + " ", "quiet"), ink("█" * filled, "key"), ink("░" * (BAR - filled), "faint"),
        ink(WRECK if end["what"] == "defeat" else FROZEN, "danger"), ink(f" {s.notoriety}/{last} ", "strong"),
    )  # fmt: skip
    levels = marks(s, t)[:-1]
    crowded = any(mark["what"] == "wonder" for mark in levels)
    for mark in [mark for mark in levels if not (crowded and mark["reached"])]:
        sign = "✓" if mark["reached"] else ""
        name = w.text("nemo-mark-" + mark["what"])
        line = joined(line, ink(f" {name} {mark['at']}{sign}", "quiet"))
    return line


def here_line(s: State, t: Tables, w: Words, width: int) -> Text:
    """The revealed ships where the Nautilus is, with attack and defence."""
    label = w.text("nemo-here") + " "
    parts = [
        f"{WARSHIP if is_warship(s, t, ship) else OTHER} {ship_name(s, ship, w)} {figures(s, t, ship, s.backs[ship])}"
        for ship in (ships_in(s, s.nautilus) if s.turn else [])
    ]
    if s.turn and s.hidden[s.nautilus]:
        parts.append(w.text("nemo-hidden", count=s.hidden[s.nautilus]))
    return joined(ink(label, "quiet"), ink(fitted(parts, width - len(label))))


def aboard_line(s: State, w: Words, width: int) -> Text:
    """The characters, then the upgrades that are fitted."""
    fitted_out = [w.text("upgrade", upgrade=one) for one in range(UPGRADES) if s.upgrades[one] == INSTALLED]
    label, second = w.text("nemo-aboard") + " ", "   " + w.text("nemo-fitted") + " "
    crew = fitted(people(s, w), width - len(label) - len(second) - LEAST, " ")
    room = width - len(label) - len(crew) - len(second)
    return joined(ink(label, "quiet"), ink(crew), ink(second, "quiet"), ink(fitted(fitted_out, room)))


def people(s: State, w: Words) -> list[str]:
    """Everybody who is aboard, by a short name."""
    found = [w.text("nemo-initial", character=one) + owned(s, one) for one in range(CHARACTERS) if aboard(s, one)]
    found += [w.text("character-nadeen")] if s.nadeen else []
    return found + [w.text("deadly", deadly=RED_SKY)] * s.red_sky


def owned(s: State, character: int) -> str:
    """Whose a character is, where there are several captains."""
    return str(owner(s, character) + 1) if s.captains else ""


def kept_line(s: State, t: Tables, w: Words) -> Text:
    """Tableau, treasures, salvage, tonnage, piles and score, in figures."""
    tableau = sum(s.cards[card] == TABLEAU for card in range(1, CARDS))
    rows = " ".join(str(scoring.row_length(s, row)) for row in range(MAJORS))
    held = sum(s.held[kind] for kind in range(TREASURES))
    kept = w.text("nemo-kept", tableau=tableau, treasures=held, salvage=salvage(s), boxes=t.salvage_boxes)
    sunk = w.text("nemo-sunk", rows=rows, pile=sum(s.pile), points=scoring.total(s, t))
    return ink(f"{kept} · {sunk}", "quiet")
