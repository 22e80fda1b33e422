"""Take up what an upgrade offers just now, in one of its ways, or decline."""

from __future__ import annotations

from leagues.games.nemo import questions, ready, upgrades
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import TREASURES, State
from leagues.games.nemo.tables import Tables
from leagues.games.nemo.treasure import use
from leagues.games.nemo.upgrades import armory, electro_coil_bolts, manifesto, map_room
from leagues.kernel.frames import pop

DECLINE = 0
OFFERED = 1  # OFFERED + one of the ways
OFFERING = tuple(upgrade for upgrade, _, _ in upgrades.OFFERS)  # whose each of them is
WAYS = tuple(way for _, way, _ in upgrades.OFFERS)  # and which of its ways
KEPT = OFFERED + len(OFFERING)  # KEPT + kind of Treasure
SIZE = KEPT + TREASURES
RULES = (
    Rule.MAP_ROOM_SECOND, Rule.MAP_ROOM_EACH, Rule.MAP_ROOM_RETURN, Rule.UPGRADE_PRISM_BINOCULARS,
    Rule.UPGRADE_ELECTRO_COIL_BOLTS, Rule.BOLTS_COST, Rule.UPGRADE_MANIFESTO, Rule.MANIFESTO_PRINTED,
    Rule.UPGRADE_ARMORY, Rule.ARMORY_ORDER, Rule.KEPT_IN_BETWEEN,
)  # fmt: skip


def who(s: State, t: Tables) -> int:
    return s.captain


def forbidden(s: State, t: Tables, action: int) -> int:
    if action >= KEPT:
        return ready.cannot_use_treasure(s, t, action - KEPT) if has_price(s) else Rule.KEPT_IN_TIME
    if action == DECLINE:
        return questions.cannot_decline(s, t, s.frames[s.depth - 1].a, 0)
    return questions.cannot_take_up(s, t, OFFERING[action - OFFERED], WAYS[action - OFFERED], 0)


def has_price(s: State) -> bool:
    """Whether what is offered is paid for with a track or Notoriety, or raises that."""
    frame = s.frames[s.depth - 1]
    if frame.a == map_room.ME:
        return frame.c == 0
    return frame.a == armory.ME or frame.a == electro_coil_bolts.ME or frame.a == manifesto.ME


def apply(s: State, t: Tables, action: int) -> None:
    if action >= KEPT:
        use(s, t, action - KEPT)
        return
    frame = s.frames[s.depth - 1]
    upgrade, about, other = frame.a, frame.b, frame.c
    pop(s)
    if action == DECLINE:
        questions.decline(s, t, upgrade, about, other)
    else:
        questions.take_up(s, t, upgrade, WAYS[action - OFFERED], about, other)


def notation(action: int) -> str:
    if action >= KEPT:
        return ready.use_treasure(action - KEPT)
    return "decline" if action == DECLINE else upgrades.OFFERS[action - OFFERED][2]


def words(action: int) -> tuple[str, dict[str, int]]:
    if action >= KEPT:
        return ready.told_treasure(action - KEPT)
    return ("do-decline-offer" if action == DECLINE else "do-" + notation(action).replace(" ", "-")), {}
