"""Nemo's War in the terminal: its signs, short names, and small pieces of sentences that several pages share.

A sign always stands beside a word or a number; colours only repeat it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import cast

from leagues.games.nemo import figures as now
from leagues.games.nemo import names
from leagues.games.nemo.aids.danger import COUNTED
from leagues.games.nemo.aids.shapes import Danger
from leagues.games.nemo.state import AT_SEA, SHIPS, State
from leagues.games.nemo.tables import Tables
from leagues.kernel.explaining import Sentence
from leagues.kernel.table import Table
from leagues.kernel.words import Words

HIDDEN, WARSHIP, OTHER, OPEN = "?", "▲", "○", "·"
GEM, CUBE, LAND = "◆", "■", "□"
TOKEN, FOUND_TOKEN = "✧", "✦"  # an Adventure token face down, and face up
NAUTILUS = "►"
OR = ("row-or", "row-or-character", "row-if-in-too")  # phrases that begin with “or”
WRECK = "‡"  # the voyage may be lost
FROZEN = "∞"  # nothing moves Notoriety any further


def state(table: Table) -> State:
    """A table's state, as Nemo's."""
    return cast(State, table.state)


def tables(table: Table) -> Tables:
    """A table's tables, as Nemo's."""
    return cast(Tables, table.tables)


def said(sentence: Sentence, w: Words) -> str:
    """A sentence of the aids."""
    id, arguments = sentence
    return w.text(id, **cast(Mapping[str, object], arguments))


def phrases(rows: Iterable[Sentence], w: Words) -> str:
    """Phrases in a row; what can be chosen is parted by a word, the rest by commas."""
    told, apart = "", False
    for row in rows:
        told += (" " if apart or row[0] in OR else ", ") * bool(told) + said(row, w)
        apart = row[0] in ("row-or", "row-choose")
    return told


def sentences(more: Iterable[Sentence], w: Words) -> list[str]:
    """Sentences of the aids; the phrases of rows that stand together become one, behind the head before them if there is
    one."""
    told: list[str] = []
    rows: list[Sentence] = []
    for sentence in more:
        if sentence[0].startswith("row-"):
            rows.append(sentence)
        else:
            add_rows(told, rows, w)
            told.append(said(sentence, w))
    add_rows(told, rows, w)
    return told


def add_rows(told: list[str], rows: list[Sentence], w: Words) -> None:
    """Put the phrases that have gathered behind what was told, and begin anew."""
    if rows and told and told[-1].endswith(":"):
        told[-1] += f" {phrases(rows, w)}."
    elif rows:
        told.append(capital(phrases(rows, w)) + ".")
    rows.clear()


def capital(text: str) -> str:
    """A text with a capital in front."""
    return text[:1].upper() + text[1:]


def ended(text: str) -> str:
    """A name as a sentence of its own."""
    return text if text.endswith((".", "!", "?", "”", "»")) else f"{text}."


def ocean(number: int, w: Words, form: str = "") -> str:
    """An ocean in words."""
    return w.text(f"ocean{form}", ocean=number)


def short(number: int, w: Words) -> str:
    """A short name for an ocean."""
    return w.text(f"nemo-short-{names.OCEANS[number]}")


def track(number: int, w: Words) -> str:
    """A short name for a track."""
    return w.text("nemo-track", track=number)


def ship_name(s: State, ship: int, w: Words, form: str = "") -> str:
    """A ship by the side that it shows."""
    return w.text(f"ship{'-back' if s.backs[ship] else ''}{form}", ship=ship)


def ships_in(s: State, number: int) -> list[int]:
    """The revealed ships of an ocean."""
    return [ship for ship in range(SHIPS) if s.ships[ship] == AT_SEA + number]


def figures(s: State, t: Tables, ship: int, side: int) -> str:
    """Attack and defence of a ship's side."""
    return f"{now.attack(s, t, ship, side) or '–'}/{now.defence(s, t, ship, side)}"


def percent(lots: int, of: int, w: Words) -> str:
    """A chance in percent, with one place behind the point."""
    number = f"{100 * lots / of:.1f}"
    return w.text("nemo-percent", number=number.replace(".", w.text("nemo-point")))


def danger_sign(danger: Danger) -> str:
    """The wreck sign with its chance, where that is known; twice where defeat is certain, and none where it is all but ruled
    out."""
    if danger["grade"] == "slight":
        return ""
    if danger["grade"] == "certain":
        return WRECK + WRECK
    if danger["grade"] == "unknown":
        return f"{WRECK}?"
    return f"{WRECK}{danger['lots']}/{danger['of']}" if danger["of"] <= COUNTED else WRECK


def danger_told(danger: Danger, w: Words) -> str:
    """How likely the voyage is lost, after the sign that the line has."""
    sign = {"certain": WRECK + WRECK, "risk": WRECK, "slight": "", "unknown": f"{WRECK}?"}[danger["grade"]]
    return f"{sign} {said(danger['sentence'], w)}".strip()


def figure(amount: int) -> str:
    """A number, with a minus where it is below nothing."""
    return str(amount).replace("-", "−")


def signed(amount: int) -> str:
    """A number with its sign."""
    return f"+{amount}" if amount >= 0 else f"−{-amount}"


def fitted(parts: Sequence[str], width: int, between: str = ", ") -> str:
    """As many parts as have room, then how many are left out."""
    for count in range(len(parts), 0, -1):
        rest = f" +{len(parts) - count}" if count < len(parts) else ""
        line = between.join(parts[:count]) + rest
        if len(line) <= width:
            return line
    return f"+{len(parts)}" if parts else "–"
