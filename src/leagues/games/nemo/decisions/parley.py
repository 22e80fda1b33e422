"""What comes of a parley: relations with the ship, in one of the rows of its ocean, an incident, or support on land."""

from __future__ import annotations

from leagues.games.nemo import breadth, figures, names, ready, seas
from leagues.games.nemo.messages import Say
from leagues.games.nemo.resolve import salvage
from leagues.games.nemo.resources import change_notoriety
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import DISCARDED, MAJORS, RELATIONS, SALVAGED, TREASURES, State
from leagues.games.nemo.tables import Tables
from leagues.games.nemo.treasure import use
from leagues.kernel.frames import pop, tell

INCIDENT = MAJORS  # action i is the row i of the Tonnage track; behind them the incident
SUPPORT = INCIDENT + 1
BROAD = SUPPORT + 1  # BROAD + row: two boxes of it
BROAD_INCIDENT = BROAD + MAJORS
KEPT = BROAD_INCIDENT + 1  # KEPT + kind of Treasure
SIZE = KEPT + TREASURES
RULES = (
    Rule.PARLEY, Rule.RELATIONS, Rule.INCIDENT, Rule.INCIDENT_NOT_SUNK, Rule.SUPPORT, Rule.BRITANNIA_TONNAGE,
    Rule.BRITANNIA_SALVAGE, Rule.BRITANNIA_PARLEY, Rule.KEPT_IN_BETWEEN,
)  # fmt: skip


def who(s: State, t: Tables) -> int:
    return s.captain


def plain(action: int) -> int:
    """The answer that covers one box only."""
    if action == BROAD_INCIDENT:
        return INCIDENT
    return action - BROAD if action >= BROAD else action


def forbidden(s: State, t: Tables, action: int) -> int:
    # [britannia-parley]
    if action >= KEPT:
        full = forbidden_incident(s, t)
        return full if full else ready.cannot_calm(s, t, action - KEPT)
    if action >= BROAD:
        ship = s.frames[s.depth - 2].a - 1
        if action == BROAD_INCIDENT:
            return breadth.cannot_fill_salvage(s, t, ship)
        return breadth.cannot_fill_row(s, t, ship, action - BROAD)
    if action == SUPPORT:
        return 0
    if action == INCIDENT:
        return forbidden_incident(s, t)
    return 0 if t.tonnage_rows[s.nautilus] >> action & 1 else Rule.TONNAGE_TRANSITIONAL


def forbidden_incident(s: State, t: Tables) -> int:
    """0, or the rule against an incident."""
    return 0 if salvage(s) < t.salvage_boxes else Rule.SALVAGE_FULL


def apply(s: State, t: Tables, action: int) -> None:
    """Nothing was sunk: a ship brings no bonus, and only an incident its Notoriety [relations, incident-not-sunk]."""
    if action >= KEPT:
        use(s, t, action - KEPT)
        return
    pop(s)
    ship = s.frames[s.depth - 1].a - 1
    side = s.backs[ship]
    if action == SUPPORT:
        seas.take_ship(s, t, ship, DISCARDED)
        s.backs[ship] = 0
        tell(s, Say.SUPPORTED, ship, s.nautilus, side)
        if seas.free_land(s, t, s.nautilus):
            seas.place_cube(s, t, s.nautilus)
    elif plain(action) == INCIDENT:
        seas.take_ship(s, t, ship, SALVAGED)
        tell(s, Say.INCIDENT, ship, 0, side)
        change_notoriety(s, t, figures.infamy(s, t, ship, side))
    else:
        seas.take_ship(s, t, ship, RELATIONS + plain(action))
        tell(s, Say.TO_RELATIONS, ship, plain(action), side)
    if action >= BROAD:
        breadth.cover(s, ship)


def notation(action: int) -> str:
    if action >= KEPT:
        return ready.use_treasure(action - KEPT)
    if action == SUPPORT:
        return "support"
    if action >= BROAD:
        return "incident-twice" if action == BROAD_INCIDENT else f"relations-twice {names.OCEANS[action - BROAD]}"
    return "incident" if action == INCIDENT else f"relations {names.OCEANS[action]}"


def words(action: int) -> tuple[str, dict[str, int]]:
    if action >= KEPT:
        return ready.told_treasure(action - KEPT)
    if action == SUPPORT:
        return "do-support", {}
    if action == BROAD_INCIDENT:
        return "do-incident-twice", {}
    if action >= BROAD:
        return "do-relations-twice", {"ocean": action - BROAD}
    return ("do-incident", {}) if action == INCIDENT else ("do-relations", {"ocean": action})
