"""What attacks are worth to the policy `greedy`: on a ship, on a Hidden one, by torpedo, under a
flag of truce. In the compiled subset."""

from __future__ import annotations

from leagues.games.nemo import cup, effects, figures, greedy_effects, greedy_values, questions, seas
from leagues.games.nemo.combat import strikes_first
from leagues.games.nemo.greedy_rolls import ROLLS, WAGERS, exerted, failure, ways
from leagues.games.nemo.greedy_values import END, POINT
from leagues.games.nemo.scoring import COLUMNS, HOSPITAL_MACHINES, flags, item, row_length
from leagues.games.nemo.sources import ATTACK, ENEMY
from leagues.games.nemo.state import (
    BOLD,
    CUP,
    DEADLY,
    DIPLOMACY,
    FIRST_ALLY,
    MAJORS,
    SHIPS,
    STALK,
    TORPEDO,
    TRACKS,
    WHITE,
    State,
)
from leagues.games.nemo.tables import Tables

SERIES = 40  # that another Bold attack may follow
ROW = 150  # a row of the Tonnage track that grows, shared by the ships in it
FREED = 250  # the ships that a free space can take in, in hundredths
Market = tuple[int, int, int]  # from `greedy_values.market`
ROOM, SPACE, SALVAGE = range(3)
# The hits that a Warship's shot brings on average, in hundredths, for each number that its dice must reach to miss.
HITS = (10, 10, 10, 10, 15, 26, 43, 68, 101, 140, 179, 215, 243, 260)


# The same where the best two of three dice are chosen.
HITS_OF_THREE = (2, 2, 2, 2, 3, 7, 14, 26, 46, 74, 109, 147, 182, 205)


def hits(need: int, style: int) -> int:
    """The hits that a Warship's shot brings on average, in hundredths, if its dice must reach `need` to miss."""
    reached = min(max(need, 0), 13)
    return HITS_OF_THREE[reached] if style == DIPLOMACY else HITS[reached]


def hit_price(s: State, t: Tables) -> int:
    """What a hit costs on average."""
    found = 0
    for die in range(1, 7):
        found -= greedy_values.change(s, t, t.hit_track[die], -1)
    return found // 6


def crowd(s: State, t: Tables, ship: int, side: int, ocean: int) -> int:
    """What another Warship in an ocean takes from both sides' rolls."""
    others = s.warships[ocean]
    if seas.at_sea(s, ship, ocean) and t.attack[side][ship] > 0:
        others -= 1
    return t.warship_adds if others > 0 else 0


def shot(s: State, t: Tables, ship: int, side: int, ocean: int, style: int) -> int:
    """What a Warship's shot costs on average."""
    if t.attack[side][ship] == 0:
        return 0
    added = questions.modifier(s, t, ENEMY, ship, crowd(s, t, ship, side, ocean))
    number = hits(figures.attack(s, t, ship, side) - added, style)
    return number * hit_price(s, t) // POINT


def row_for(s: State, t: Tables, ocean: int) -> int:
    """The row of the Tonnage track for a ship sunk in an ocean: the shortest one allowed."""
    best, least = 0, SHIPS + 1
    for line in range(MAJORS):
        if t.tonnage_rows[ocean] >> line & 1 and row_length(s, line) < least:
            least = row_length(s, line)
            best = line
    return best


def tonnage(s: State, t: Tables, ship: int, side: int, ocean: int) -> int:
    """What a ship is worth on the Tonnage track: its points, and the row that grows."""
    kind = 0 if t.attack[side][ship] > 0 else 1
    found = item(figures.worth(s, t, ship, side), t.adds[s.motive][kind])
    found += t.ship_science[side][ship] * t.times[s.motive][1] + t.ship_wonder[side][ship] * t.times[s.motive][2]
    length = row_length(s, row_for(s, t, ocean))
    return POINT * found + (ROW // (1 + length) if length < COLUMNS else 0)


def second_box(s: State, line: int) -> int:
    """What it is worth that a ship covers two boxes of a row."""
    length = row_length(s, line) + 1
    return ROW // (1 + length) if length < COLUMNS else 0


def enlisted(s: State, t: Tables, kind: int) -> int:
    """What it is worth that an Ally takes the place of a ship on the Tonnage track, beyond keeping it."""
    ally, found = kind - FIRST_ALLY, 0
    if t.ally_warship[ally] >= 0:
        found += item(t.ally_warship[ally], t.adds[s.motive][0])
    if t.ally_non_warship[ally] >= 0:
        found += item(t.ally_non_warship[ally], t.adds[s.motive][1])
    length = row_length(s, row_for(s, t, s.nautilus))
    found = POINT * found + (ROW // (1 + length) if length < COLUMNS else 0)
    return found + greedy_values.notoriety(s, t, t.ally_notoriety[ally]) - greedy_values.treasure(s, t, kind)


def sunk(s: State, t: Tables, prices: Market, ship: int, side: int, ocean: int, style: int) -> int:
    """What it is worth to sink a ship: points or Salvage, room, what it brings, less its Notoriety."""
    found = max(tonnage(s, t, ship, side, ocean), prices[SALVAGE])
    found += greedy_values.notoriety(s, t, questions.infamy(s, t, ship, side, style, figures.infamy(s, t, ship, side)))
    if side == 0 and t.bonus[ship] > 0:
        found += greedy_effects.effect(s, t, effects.OF_SHIPS + t.bonus[ship], 0)
    return questions.claim_worth(s, t, ocean, found) + room_freed(t, prices, ship, side)


def attack(s: State, t: Tables, prices: Market, ship: int, side: int, ocean: int, style: int) -> int:
    """The best wager on attacking a ship: value and what is exerted, packed."""
    gain = sunk(s, t, prices, ship, side, ocean, style)
    missed = -greedy_values.notoriety(s, t, t.miss)
    added = crowd(s, t, ship, side, ocean) + (t.stalking_adds if style == STALK else 0)
    need = figures.defence(s, t, ship, side) - questions.modifier(s, t, ATTACK, ship, added)
    if style == BOLD and s.hidden[ocean] + s.revealed[ocean] > 1:
        gain += SERIES
    best = -2 * END * WAGERS
    for track in range(-1, TRACKS):
        more = exerted(s, t, track) if track >= 0 else 0
        risk = failure(s, t, track) if track >= 0 else 0
        passing = ways(need - more)
        value = (passing * gain - (ROLLS - passing) * (missed + risk)) // ROLLS
        best = max(best, value * WAGERS + (1 << track if track >= 0 else 0))
    cost = shot(s, t, ship, side, ocean, style)
    if strikes_first(s, t, ship, style) and side == s.backs[ship]:
        cost = cost // 2
    return best - cost * WAGERS


def torpedo(s: State, t: Tables, prices: Market, ship: int, side: int, ocean: int) -> int:
    """What a torpedo at a ship is worth."""
    armed = 1 if t.attack[side][ship] > 0 else 0
    need = t.torpedo[2 * s.torpedo_worn + armed]
    passing = ways(need) if s.torpedo_worn == 0 else 6 * max(0, 7 - need)
    return passing * sunk(s, t, prices, ship, side, ocean, TORPEDO) // ROLLS - shot(s, t, ship, side, ocean, TORPEDO)


def room_freed(t: Tables, prices: Market, ship: int, side: int) -> int:
    """What the room is worth that a ship leaves."""
    freed = FREED - POINT if side == 0 and t.group[ship] == WHITE else FREED
    return freed * prices[ROOM] // POINT + prices[SPACE]


def befriended(s: State, t: Tables, ship: int, side: int, line: int) -> int:
    """What a Relations Ship is worth on a row: a flag that is new, its symbols, and the row that grows."""
    flag = t.flag[side][ship]
    found = t.upgrade_adds[HOSPITAL_MACHINES] if flag > 0 and not flags(s, t) >> flag & 1 else 0
    found += t.ship_science[side][ship] * t.times[s.motive][1] + t.ship_wonder[side][ship] * t.times[s.motive][2]
    length = row_length(s, line)
    return POINT * found + (ROW // (1 + length) if length < COLUMNS else 0)


def incident(s: State, t: Tables, prices: Market, ship: int, side: int) -> int:
    """What an incident is worth."""
    return prices[SALVAGE] + greedy_values.notoriety(s, t, figures.infamy(s, t, ship, side))


def supported(s: State, t: Tables, ocean: int) -> int:
    """What support on land is worth."""
    return greedy_values.cube(s, t) if seas.free_land(s, t, ocean) else 0


def parley(s: State, t: Tables, prices: Market, ship: int, side: int, ocean: int) -> int:
    """What the best that can come of a parley is worth."""
    best = max(befriended(s, t, ship, side, row_for(s, t, ocean)), supported(s, t, ocean))
    if prices[SALVAGE] > 0:
        best = max(best, incident(s, t, prices, ship, side))
    return questions.claim_worth(s, t, ocean, best) + room_freed(t, prices, ship, side)


def diplomacy(s: State, t: Tables, prices: Market, ship: int, side: int, ocean: int) -> int:
    """What it is worth to meet a ship under a flag of truce."""
    need = t.torpedo[2 * s.diplomacy_worn + (1 if t.attack[side][ship] > 0 else 0)]
    passing = ways(need) if s.diplomacy_worn == 0 else 6 * max(0, 7 - need)
    return passing * parley(s, t, prices, ship, side, ocean) // ROLLS - shot(s, t, ship, side, ocean, DIPLOMACY)


def against(s: State, t: Tables, prices: Market, ship: int, side: int, ocean: int, style: int) -> int:
    """What attacking a ship in a style is worth."""
    if questions.spares(s, t, ship, side, style, False):
        return 0 if s.ships[ship] == CUP else -END
    if style == TORPEDO:
        return torpedo(s, t, prices, ship, side, ocean)
    if style == DIPLOMACY:
        return diplomacy(s, t, prices, ship, side, ocean)
    return attack(s, t, prices, ship, side, ocean, style) // WAGERS


def unknown(s: State, t: Tables, prices: Market, ocean: int, style: int) -> int:
    """What attacking a Hidden ship is worth on average; who stalks can let it go."""
    found, tokens = 0, 0
    revealing = prices[ROOM]
    for ship in range(SHIPS):
        if s.ships[ship] == CUP:
            value = against(s, t, prices, ship, cup.side_of(s, t, ship), ocean, style) - revealing
            if style == STALK:
                value = max(value, -revealing)
            found += value
            tokens += 1
    for kind in range(DEADLY):
        if s.deadly[kind] > 0:
            found += s.deadly[kind] * greedy_effects.effect(s, t, effects.OF_DEADLY + kind, 0)
            tokens += s.deadly[kind]
    return found // tokens if tokens > 0 else -END


def best_target(s: State, t: Tables, prices: Market, ocean: int, style: int) -> int:
    """The value of the best revealed target of an ocean; -END without any."""
    best = -END
    if s.revealed[ocean] == 0:
        return best
    for ship in range(SHIPS):
        if seas.at_sea(s, ship, ocean):
            best = max(best, against(s, t, prices, ship, s.backs[ship], ocean, style))
    return best
