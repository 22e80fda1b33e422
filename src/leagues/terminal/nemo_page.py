"""The sheet beside the chart of a large window: everything that the small screen has in figures, with room to breathe."""

from __future__ import annotations

from rich.text import Text

from leagues.games.nemo import scoring
from leagues.games.nemo.aids.scores import marks, running
from leagues.games.nemo.resolve import salvage
from leagues.games.nemo.state import AVAILABLE, INSTALLED, MAJORS, TRACKS, TREASURES, UPGRADES, State
from leagues.games.nemo.tables import Tables
from leagues.kernel.words import Words
from leagues.terminal.ink import ink, joined, wrap
from leagues.terminal.nemo_sheet import people
from leagues.terminal.nemo_signs import FROZEN, WRECK, short, signed, track

BOX, NO_BOX = "■", "□"
FIGURES = 5  # columns of a number at the end of a line


def sheet(s: State, t: Tables, w: Words, width: int) -> list[Text]:
    """Tracks, Notoriety, tonnage, score, refit, aboard, treasure and piles, as far as there is room from the top."""
    rule = [ink("─" * width, "line")]
    lines = [line for one in range(TRACKS) for line in track_lines(s, t, w, width, one)]
    spare = max(0, t.most_actions - s.actions)
    lines.append(joined(ink(f"{w.text('nemo-actions')} ", "quiet"), ink("●" * s.actions, "key"), ink("○" * spare, "faint")))
    lines += [*rule, *notoriety(s, t, w, width), *rule, *tonnage(s, w, width), *rule, *score(s, t, w, width)]
    lines += [*rule, *refit(s, t, w, width), *rule, *aboard(s, w, width), *rule, *held(s, w, width)]
    return lines


def track_lines(s: State, t: Tables, w: Words, width: int, one: int) -> list[Text]:
    """A resource: what exerting it adds, and its spaces with the one it stands at."""
    at, start = s.tracks[one], t.track_start[one]
    role = "danger" if at <= 2 or t.track_points[one][at] < 0 else "strong"
    head = ends(track(one, w), signed(t.exert[one][at]), width, role)
    spaces = ink("")
    for space in range(start, 0, -1):
        shown = f"[{space}]" if space == at else f" {space}" + " " * (space < start)
        spaces = joined(spaces, ink(shown, role if space == at else "quiet"))
    return [head, joined(spaces, ink(f" {WRECK}", "danger"))]


def ends(left: str, right: str, width: int, role: str = "text") -> Text:
    """A name at the left, a figure at the right."""
    room = max(1, width - len(right) - 1)
    return joined(ink(f"{left[:room]:{room}} ", "quiet"), ink(right, role))


def notoriety(s: State, t: Tables, w: Words, width: int) -> list[Text]:
    """The bar up to the defeat, with a stroke at every level, and the levels in words."""
    levels = marks(s, t)
    last = levels[-1]["at"]
    room = width - 1
    filled = min(room, s.notoriety * room // last)
    strokes = {min(room - 1, mark["at"] * room // last) for mark in levels[:-1] if not mark["reached"]}
    bar = "".join("█" if at < filled else "│" if at in strokes else "░" for at in range(room))
    sign = WRECK if levels[-1]["what"] == "defeat" else FROZEN
    told = ", ".join(
        f"{w.text('nemo-mark-' + mark['what'])} {mark['at']}{'✓' if mark['reached'] else ''}" for mark in levels
    )
    return [ends(w.text("nemo-notoriety"), f"{s.notoriety}/{last}", width, "strong"),
            joined(ink(bar, "key"), ink(sign, "danger")), *wrap(told, width, "quiet")]  # fmt: skip


def tonnage(s: State, w: Words, width: int) -> list[Text]:
    """The rows of ships sunk."""
    lines = [ink(w.text("nemo-tonnage"), "quiet")]
    for row in range(MAJORS):
        full = min(scoring.row_length(s, row), scoring.COLUMNS)
        name = f"{row + 1} {short(row, w)}"
        boxes = joined(ink(f"{BOX} " * full, "text"), ink(f"{NO_BOX} " * (scoring.COLUMNS - full), "faint"))
        lines.append(joined(ink(f"{name:{max(1, width - 2 * scoring.COLUMNS)}}"), boxes))
    return lines


def score(s: State, t: Tables, w: Words, width: int) -> list[Text]:
    """What the voyage would be worth now."""
    now = running(s, t)
    lines = [ends(w.text("nemo-score"), str(now["total"]), width, "strong")]
    return lines + [ends(f" {w.text('sheet-' + one['category'])}", str(one["points"]), width) for one in now["sheet"]]


def refit(s: State, t: Tables, w: Words, width: int) -> list[Text]:
    """Salvage, the upgrades that are fitted, and those on offer with their prices."""
    boxes = BOX * salvage(s) + NO_BOX * max(0, t.salvage_boxes - salvage(s))
    lines = [ends(w.text("nemo-salvage"), boxes, width)]
    fitted = [(one, w.text("nemo-upgrade-fitted")) for one in range(UPGRADES) if s.upgrades[one] == INSTALLED]
    offered = [(one, str(t.price[one])) for one in range(UPGRADES) if s.upgrades[one] == AVAILABLE]
    lines += [ends(w.text("upgrade", upgrade=one), figure, width) for one, figure in fitted + offered]
    return lines


def aboard(s: State, w: Words, width: int) -> list[Text]:
    """Who is aboard."""
    return wrap(w.text("nemo-say-people", people=", ".join(people(s, w)) or w.text("nemo-none")), width)


def held(s: State, w: Words, width: int) -> list[Text]:
    """Treasures, then the piles in figures."""
    kinds = [w.text("treasure", treasure=kind) + (f" ×{s.held[kind]}" if s.held[kind] > 1 else "")
             for kind in range(TREASURES) if s.held[kind]]  # fmt: skip
    told = w.text("nemo-say-held", treasures=", ".join(kinds) or w.text("nemo-none"))
    return [*wrap(told, width), *wrap(w.text("nemo-piles", pile=sum(s.pile), deck=s.deck), width, "quiet")]
