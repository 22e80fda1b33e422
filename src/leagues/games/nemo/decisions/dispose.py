"""What becomes of a sunk ship: Tonnage, in one of the rows of its ocean, or Salvage; or it is kept aboard."""

from __future__ import annotations

from leagues.games.nemo import breadth, captains, names, questions, ready, seas
from leagues.games.nemo.messages import Say
from leagues.games.nemo.resolve import salvage
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.starts import SENT_DOWN, STRIPPED
from leagues.games.nemo.state import MAJORS, QUARTERED, SALVAGED, TONNAGE, TREASURES, State
from leagues.games.nemo.tables import Tables
from leagues.games.nemo.treasure import use
from leagues.kernel.frames import pop, tell

SALVAGE = MAJORS  # action i is the row i of the Tonnage track; behind them Salvage
QUARTERS = SALVAGE + 1
BROAD = QUARTERS + 1  # BROAD + row: two boxes of it
BROAD_SALVAGE = BROAD + MAJORS
KEPT = BROAD_SALVAGE + 1  # KEPT + kind of Treasure
SIZE = KEPT + TREASURES
RULES = (
    Rule.SUNK_CHOICE, Rule.TONNAGE, Rule.TONNAGE_TRANSITIONAL, Rule.TONNAGE_OVERFLOW, Rule.SALVAGE, Rule.SALVAGE_FULL,
    Rule.SALVAGE_ENDS_STREAK, Rule.SALVAGE_NO_POINTS, Rule.UPGRADE_PRIZE_CREW_QUARTERS, Rule.QUARTERS_SHIPS,
    Rule.BRITANNIA_TONNAGE, Rule.BRITANNIA_SALVAGE, Rule.KEPT_IN_BETWEEN,
)  # fmt: skip


def who(s: State, t: Tables) -> int:
    return s.captain


def plain(action: int) -> int:
    """The answer that covers one box only."""
    if action == BROAD_SALVAGE:
        return SALVAGE
    return action - BROAD if action >= BROAD else action


def forbidden(s: State, t: Tables, action: int) -> int:
    if action >= KEPT:
        rule = ready.cannot_calm(s, t, action - KEPT)
        return rule if rule != 0 or several(s, t) else Rule.KEPT_IN_TIME
    return cannot_go(s, t, action)


def cannot_go(s: State, t: Tables, action: int) -> int:
    """0, or the rule that keeps the ship from going there."""
    if action >= BROAD:
        ship = s.frames[s.depth - 2].a - 1
        if action == BROAD_SALVAGE:
            return breadth.cannot_fill_salvage(s, t, ship)
        return breadth.cannot_fill_row(s, t, ship, action - BROAD)
    if action == QUARTERS:
        return 0 if questions.stores(s, t, False) else Rule.UPGRADE_PRIZE_CREW_QUARTERS
    if action == SALVAGE:
        return 0 if salvage(s) < t.salvage_boxes else Rule.SALVAGE_FULL
    return 0 if t.tonnage_rows[s.nautilus] >> action & 1 else Rule.TONNAGE_TRANSITIONAL


def several(s: State, t: Tables) -> bool:
    """Whether there is anything to decide about the ship."""
    found = 0
    for action in range(KEPT):
        if cannot_go(s, t, action) == 0:
            found += 1
    return found > 1


def apply(s: State, t: Tables, action: int) -> None:
    if action >= KEPT:
        use(s, t, action - KEPT)
        return
    pop(s)
    fight = s.frames[s.depth - 1]
    ship = fight.a - 1
    where = plain(action)
    if where == QUARTERS:
        fight.d = STRIPPED
        seas.take_ship(s, t, ship, QUARTERED)
        tell(s, Say.TO_QUARTERS, ship, 0, s.backs[ship])
    elif where == SALVAGE:
        fight.d = STRIPPED
        seas.take_ship(s, t, ship, SALVAGED)
        tell(s, Say.TO_SALVAGE, ship, 0, s.backs[ship])
    else:
        fight.d = SENT_DOWN
        seas.take_ship(s, t, ship, TONNAGE + where)
        captains.wins_ship(s, ship)
        tell(s, Say.TO_TONNAGE, ship, where, s.backs[ship])
    if where != action:
        breadth.cover(s, ship)


def notation(action: int) -> str:
    if action >= KEPT:
        return ready.use_treasure(action - KEPT)
    if action == QUARTERS:
        return "quarters"
    if action >= BROAD:
        return "salvage-twice" if action == BROAD_SALVAGE else f"tonnage-twice {names.OCEANS[action - BROAD]}"
    return "salvage" if action == SALVAGE else f"tonnage {names.OCEANS[action]}"


def words(action: int) -> tuple[str, dict[str, int]]:
    if action >= KEPT:
        return ready.told_treasure(action - KEPT)
    if action == QUARTERS:
        return "do-quarters", {}
    if action == BROAD_SALVAGE:
        return "do-salvage-twice", {}
    if action >= BROAD:
        return "do-tonnage-twice", {"ocean": action - BROAD}
    return ("do-salvage", {}) if action == SALVAGE else ("do-tonnage", {"ocean": action})
