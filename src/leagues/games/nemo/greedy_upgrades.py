"""What upgrades are worth to the policy `greedy`, and the Salvage that pays for them. In the compiled subset."""

from __future__ import annotations

from leagues.games.nemo import greedy_values, upgrades
from leagues.games.nemo.greedy_values import ACTION_POINT, POINT, SALVAGE_POINT, VOYAGE
from leagues.games.nemo.resolve import salvage
from leagues.games.nemo.scoring import ADVENTURE, NON_WARSHIPS, TREASURE, WARSHIPS, item
from leagues.games.nemo.state import AVAILABLE, UPGRADES, State
from leagues.games.nemo.tables import Tables

UPGRADE_USE: tuple[int, ...] = upgrades.each("USE", 0)  # of each upgrade, for a whole voyage
UPGRADE_SAVES: tuple[int, ...] = upgrades.each("SAVES", 0)  # points of Notoriety that each can be expected to save


def upgrade(s: State, t: Tables, number: int) -> int:
    """What an installed upgrade is worth: its points, and its use for the turns that are left."""
    found = t.upgrade_science[number] * t.times[s.motive][1] + t.upgrade_wonder[number] * t.times[s.motive][2]
    if t.upgrade_adventure[number] >= 0:
        found += item(t.upgrade_adventure[number], t.adds[s.motive][ADVENTURE])
    if t.upgrade_warship[number] >= 0:
        found += item(t.upgrade_warship[number], t.adds[s.motive][WARSHIPS])
    if t.upgrade_non_warship[number] >= 0:
        found += item(t.upgrade_non_warship[number], t.adds[s.motive][NON_WARSHIPS])
    found += t.upgrade_liberation[number] * t.times[s.motive][0] + t.upgrade_character[number]
    if t.upgrade_treasure[number] >= 0:
        found += item(t.upgrade_treasure[number], t.adds[s.motive][TREASURE])
    found = POINT * found + UPGRADE_USE[number] * min(greedy_values.turns_left(s), VOYAGE) // VOYAGE
    if UPGRADE_SAVES[number] > 0:
        found += UPGRADE_SAVES[number] * greedy_values.notoriety_price(s, t, s.notoriety)
    return found


def wanted(s: State, t: Tables, points: int) -> int:
    """The upgrade to work for that costs at most so many points; -1 for none."""
    best, most = -1, 0
    for number in range(UPGRADES):
        if s.upgrades[number] == AVAILABLE and t.upgrade_bonus[number] == 0 and t.price[number] <= points:
            value = upgrade(s, t, number) - t.price[number] * SALVAGE_POINT
            if value > most:
                most = value
                best = number
    return best


def salvaged(s: State, t: Tables) -> int:
    """What one more point of Salvage is worth."""
    goal = wanted(s, t, t.salvage_boxes)
    if goal < 0 or salvage(s) >= t.price[goal] or greedy_values.turns_left(s) < 4:
        return 0
    return max(0, upgrade(s, t, goal) - 2 * ACTION_POINT) // max(1, t.price[goal])


def market(s: State, t: Tables) -> tuple[int, int, int]:
    """What does not depend on the ship that is sunk: the prices of room and of an open space, and a point of Salvage."""
    return greedy_values.room_price(s, t), greedy_values.space_price(s, t), salvaged(s, t)
