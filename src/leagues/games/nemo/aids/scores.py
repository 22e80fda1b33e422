"""The score as it stands, the tracks, and the levels of Notoriety."""

from __future__ import annotations

from leagues.games.nemo import scoring, seas, spoils
from leagues.games.nemo.aids.shapes import Mark, Own, Running, TrackAbout
from leagues.games.nemo.state import EPILOGUE, MAJORS, OCEANS, REINFORCEMENTS, TRACKS, State, level
from leagues.games.nemo.tables import Tables


def running(s: State, t: Tables) -> Running:
    """What the voyage would be worth if it ended now, largest part first; what is worth nothing is left out."""
    parts = [(name, scoring.points(s, t, category)) for category, name in enumerate(scoring.SHEET)]
    parts.sort(key=lambda part: -part[1])
    share = t.epilogue[level(s, EPILOGUE)]
    total = sum(points for _, points in parts)
    now: Running = {
        "sheet": [{"category": name, "points": points} for name, points in parts if points],
        "total": total,
        "levels": [bound + share for bound in t.levels[s.motive]],
        "reached": scoring.level_of(s, t, total - share),
        "blocks": blocking_rows(s),
    }
    if spoils.each_scores(s):
        now["captains"] = [own_of(s, t, seat) for seat in range(s.captains)]
    return now


def own_of(s: State, t: Tables, seat: int) -> Own:
    """What a captain has won, by kind."""
    return {
        "seat": seat, "points": spoils.own_points(s, t, seat), "ships": spoils.own_ships(s, t, seat),
        "cards": spoils.own_cards(s, t, seat), "treasures": spoils.own_treasures(s, t, seat),
        "characters": spoils.own_characters(s, t, seat),
    }  # fmt: skip


def blocking_rows(s: State) -> list[int]:
    """The rows of the Tonnage track that are shortest: while they are, the next column does not score."""
    lengths = [scoring.row_length(s, row) for row in range(MAJORS)]
    shortest = min(lengths)
    return [row for row in range(MAJORS) if lengths[row] == shortest] if shortest < scoring.COLUMNS else []


def marks(s: State, t: Tables) -> list[Mark]:
    """The levels of Notoriety below the defeat, and the defeat; what lies at or beyond it does nothing. A motive without a
    defeat has the end of the track instead."""
    how, last = level(s, REINFORCEMENTS), t.defeat[s.motive]
    found: list[Mark] = [
        {"at": t.blue_at[how], "what": "blue", "reached": s.notoriety >= t.blue_at[how]},
        {"at": t.green_at[how], "what": "green", "reached": s.notoriety >= t.green_at[how]},
        {"at": t.extra_die_at, "what": "die", "reached": s.notoriety >= t.extra_die_at},
        {"at": t.allied_at, "what": "allied", "reached": bool(s.allied)},
    ]
    waiting = [at for at, kind in zip(t.laid_at, s.laid, strict=True) if kind]
    if waiting:
        found.append({"at": min(waiting), "what": "wonder", "reached": False})
    found = [mark for mark in found if mark["at"] < last]
    end: Mark = {"at": last, "what": "defeat", "reached": s.notoriety >= last}
    if last > t.notoriety_end:
        end = {"at": t.notoriety_end, "what": "frozen", "reached": s.notoriety >= t.notoriety_end}
    return [*sorted(found, key=lambda mark: mark["at"]), end]


def tracks(s: State, t: Tables) -> list[TrackAbout]:
    """Nemo, Crew and Hull as they stand."""
    return [
        {"track": track, "at": s.tracks[track], "start": t.track_start[track], "exert": t.exert[track][s.tracks[track]],
         "points": t.track_points[track][s.tracks[track]]}
        for track in range(TRACKS)
    ]  # fmt: skip


def open_spaces(s: State, t: Tables) -> int:
    """Open ship spaces of the whole map."""
    return sum(seas.open_spaces(s, t, ocean) for ocean in range(OCEANS))
