"""What the network is shown of Nemo's War: the numbers of the columns that are 1. In the compiled subset.

A voyage is lost where the seas fill up, Notoriety becomes too much or a track runs out, so it is told how much room there is
for the ships to come, how far all of these are from the end, and what the voyage would score now. Everything here is on the
table for all to see.
"""

from __future__ import annotations

from leagues.games.nemo import greedy_values, seas
from leagues.games.nemo.endings import won_by
from leagues.games.nemo.scoring import CATEGORIES, points, row_length
from leagues.games.nemo.state import (
    ADVENTURES,
    ALLIES,
    ASPECTS,
    AT_SEA,
    AVAILABLE,
    CARDS,
    CHARACTERS,
    COOPERATIVE,
    CUP,
    DEADLY,
    GROUPS,
    INSTALLED,
    LEVELS_LAID,
    MAJORS,
    MAPS,
    OCEANS,
    OPTIONAL_RULES,
    SALVAGED,
    SHIPS,
    STACKS,
    TABLEAU,
    TRACKS,
    TREASURES,
    UPGRADES,
    State,
    aboard,
    level,
)
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import Tables
from leagues.navigator.columns import Columns

ONE = 1 << 16  # a chance of 1
MOTIVES = 8
SPARES, LACK = 84, 60  # steps of room that is left, and how far below 0 they begin
NEEDS, CALM = 40, 8  # the same for the room that each turn must bring
FEW, MANY = 6, 40
ROUTINES, DECISIONS = 46, 79  # routines have a column each, and decisions by what is left over

_columns = Columns()
_take = _columns.take
DOING = _take("doing", ROUTINES + DECISIONS)
UNDER = _take("doing below", 48)
ARGUMENT = _take("argument", 24)
MOTIVE = _take("motive", MOTIVES)
LEVEL = _take("difficulty", ASPECTS * 3)
CHOSEN = _take("box and optional rules", 2 + OPTIONAL_RULES)
CAPTAINS = _take("captains", 5)
ACT = _take("act", 4)
PILES = _take("cards of each stack", STACKS * 21)
TURNS = _take("turns left", MANY)
MOTIVE_TURNS = _take("turns left by motive", MOTIVES * 10)
ACTIONS = _take("action points", 11)
FLAGS = _take("a Lull, a die more, no actions, a torpedo used, allied, the tunnel, worn, mistrusted, Nadeen", 10)
CODA = _take("turns of a Finale", 20)
OPEN = _take("open spaces in all", MANY + 24)
COMING = _take("ships to come", 24)
SPARE = _take("room beyond the ships to come", SPARES)
SPARE_ACT = _take("the same by act", 4 * (SPARES // 2))
SPARE_MOTIVE = _take("the same by motive", MOTIVES * (SPARES // 4))
SPARE_TURNS = _take("the same by turns left", 10 * (SPARES // 2))
NEED = _take("room that each turn must bring", NEEDS)
NEED_ACT = _take("the same by act", 4 * (NEEDS // 2))
FULL = _take("full oceans", 13)
NOTORIETY = _take("Notoriety", 52)
MARGIN = _take("Notoriety before defeat", 54)
MARGIN_TURNS = _take("the same by turns left", 14 * 8)
TRACK = _take("tracks", TRACKS * 11)
LOWEST = _take("the lowest track by act", 4 * 11)
SCORE = _take("score so far", 80)
SCORE_MOTIVE = _take("the same by motive", MOTIVES * 24)
SCORE_TURNS = _take("the same by turns left", 10 * 24)
PARTS = _take("score by category", CATEGORIES * 16)
ABOARD = _take("characters aboard", CHARACTERS + 7)
UPGRADE = _take("upgrades to be had, and fitted", UPGRADES * 2)
FITTED = _take("upgrades fitted", 9)
SALVAGE = _take("Salvage", 14 + 6)
HELD = _take("Treasures in hand", TREASURES * 2)
TABLED = _take("cards in the tableau", CARDS)
DECK = _take("the Adventure Deck, and gems on it", 12 + 8)
HERE = _take("the Nautilus", OCEANS)
HERE_HIDDEN = _take("Hidden ships where it is", FEW)
HERE_SHOWN = _take("revealed ships where it is", 8)
HERE_WAR = _take("Warships where it is", FEW)
HERE_GEM = _take("a gem where it is", 1)
OCEAN_OPEN = _take("open spaces of each ocean", OCEANS * 8)
OCEAN_HIDDEN = _take("Hidden ships of each ocean", OCEANS * FEW)
OCEAN_SHOWN = _take("revealed ships of each ocean", OCEANS * 7)
OCEAN_WAR = _take("Warships of each ocean", OCEANS * 5)
GEMS = _take("gems", OCEANS)
CUBES = _take("cubes of each ocean", OCEANS * 4)
GEMS_SEA = _take("gems at sea", 13)
HIDDEN = _take("Hidden ships in all", 32)
SHOWN = _take("revealed ships in all", MANY)
WARSHIPS = _take("Warships in all", 32)
GUNS = _take("what they attack with", 24)
SIDES = _take("ships at sea, by side", SHIPS * 2)
IN_CUP = _take("ships in the cup by group", GROUPS * 10)
LEFT = _take("ships in the cup", 12)
ROWS = _take("rows of the Tonnage track", MAJORS * 8)
SHORTEST = _take("the shortest of them", 8)
LAID = _take("Wonders laid", LEVELS_LAID)
ALLIED = _take("Allies on the Tonnage track", ALLIES)
TOKENS = _take("Adventure tokens", ADVENTURES * 2)
BURIED = _take("maps buried", 12)
SKIES = _take("Red Skies, and Deadly Seas in the cup", 4 + DEADLY * 3)
LUCK = _take("Attributes", CHARACTERS * 9)
LOSSES = _take("losses chosen", 4)

SIZE = _columns.size
HASH = _columns.hash
MOST = 520  # no more columns are 1 at once
SPLIT = 5  # chances: to finish, and to reach each of the four levels of victory
OUTPUTS = SPLIT + 1  # and the score of a voyage that is finished
WON = 1  # which of them is the chance to win
UNIT = 256  # an output of 1 stands for so many points
TRIALS = 160  # of the navigator for a decision, over all choices
BEYOND = 2.0  # standard errors by which another action must be better than `greedy`'s
NOISE = ONE // 100  # a spread that is always there


def look(s: State, t: Tables, seat: int, found: list[int]) -> int:
    """Write the columns that are 1; gives how many there are."""
    n = 0
    n = moment(s, t, found, n)
    n = perils(s, t, found, n)
    n = sheet(s, t, found, n)
    n = nautilus(s, t, found, n)
    n = world(s, t, found, n)
    n = ships(s, t, found, n)
    return more(s, t, found, n)


def moment(s: State, t: Tables, found: list[int], n: int) -> int:
    """What is going on, and when."""
    top = s.frames[s.depth - 1]
    found[n] = DOING + (top.doing if top.doing < ROUTINES else ROUTINES + (top.doing - ROUTINES) % DECISIONS)
    found[n + 1] = UNDER + (min(s.frames[s.depth - 2].doing, 47) if s.depth > 1 else 0)
    found[n + 2] = ARGUMENT + min(max(top.a, 0), 23)
    found[n + 3] = MOTIVE + s.motive
    found[n + 4] = CHOSEN + s.box
    found[n + 5] = CAPTAINS + s.captains
    found[n + 6] = ACT + s.act
    found[n + 7] = ACTIONS + min(s.actions, 10)
    n += 8
    for aspect in range(ASPECTS):
        found[n] = LEVEL + aspect * 3 + level(s, aspect)
        n += 1
    for rule in range(OPTIONAL_RULES):
        if s.optional_rules >> rule & 1:
            found[n] = CHOSEN + 2 + rule
            n += 1
    for stack in range(STACKS):
        found[n] = PILES + stack * 21 + s.pile[stack]
        n += 1
    left = min(greedy_values.turns_left(s), MANY - 1)
    found[n] = TURNS + left
    found[n + 1] = MOTIVE_TURNS + s.motive * 10 + min(left // 3, 9)
    n += 2
    flags = s.lull + 2 * s.extra_die + 4 * s.no_actions + 8 * s.torpedo_used + 16 * s.allied + 32 * s.tunnel
    flags += 64 * s.torpedo_worn + 128 * s.diplomacy_worn + 256 * s.nadeen + 512 * s.scouted
    for flag in range(10):
        if flags >> flag & 1:
            found[n] = FLAGS + flag
            n += 1
    if s.coda > 0 or s.homeward > 0:
        found[n] = CODA + s.coda + (10 + s.homeward if s.homeward > 0 else 0)
        n += 1
    return n


def perils(s: State, t: Tables, found: list[int], n: int) -> int:
    """How far the three defeats are: full seas, Notoriety, the tracks."""
    spaces = greedy_values.open_everywhere(s, t)
    coming = greedy_values.ships_to_come(s, t)
    room = greedy_values.room(s, t) // 100 - coming
    left = min(greedy_values.turns_left(s), MANY - 1)
    need = min(max(CALM - room * 4 // (left + 2), 0), NEEDS - 1)
    spare = min(max(room + LACK, 0), SPARES - 1)
    found[n] = OPEN + min(spaces, MANY + 23)
    found[n + 1] = COMING + min(coming // 4, 23)
    found[n + 2] = SPARE + spare
    found[n + 3] = SPARE_ACT + s.act * (SPARES // 2) + spare // 2
    found[n + 4] = SPARE_MOTIVE + s.motive * (SPARES // 4) + spare // 4
    found[n + 5] = SPARE_TURNS + min(left // 3, 9) * (SPARES // 2) + spare // 2
    found[n + 6] = NEED + need
    found[n + 7] = NEED_ACT + s.act * (NEEDS // 2) + need // 2
    found[n + 8] = NOTORIETY + s.notoriety
    n += 9
    margin = min(max(t.defeat[s.motive] - s.notoriety, 0), 53)
    found[n] = MARGIN + margin
    found[n + 1] = MARGIN_TURNS + min(margin // 4, 13) * 8 + min(left // 4, 7)
    n += 2
    lowest = 10
    for track in range(TRACKS):
        found[n] = TRACK + track * 11 + s.tracks[track]
        n += 1
        lowest = min(lowest, s.tracks[track])
    found[n] = LOWEST + s.act * 11 + lowest
    return n + 1


def sheet(s: State, t: Tables, found: list[int], n: int) -> int:
    """What the voyage would score now."""
    score = 0
    for category in range(CATEGORIES):
        part = points(s, t, category)
        score += part
        low = part + 60 if category == CATEGORIES - 1 else part
        found[n] = PARTS + category * 16 + min(max(low // 5, 0), 15)
        n += 1
    score = max(score, 0)
    left = greedy_values.turns_left(s)
    found[n] = SCORE + min(score // 4, 79)
    found[n + 1] = SCORE_MOTIVE + s.motive * 24 + min(score // 12, 23)
    found[n + 2] = SCORE_TURNS + min(left // 3, 9) * 24 + min(score // 12, 23)
    return n + 3


def nautilus(s: State, t: Tables, found: list[int], n: int) -> int:
    """Who and what is aboard."""
    count = 0
    for character in range(CHARACTERS):
        if aboard(s, character):
            found[n] = ABOARD + character
            n += 1
            count += 1
        if s.attributes[character] > 0:
            found[n] = LUCK + character * 9 + s.attributes[character]
            n += 1
    found[n] = ABOARD + CHARACTERS + count
    n += 1
    count = 0
    for upgrade in range(UPGRADES):
        if s.upgrades[upgrade] == INSTALLED:
            found[n] = UPGRADE + UPGRADES + upgrade
            n += 1
            count += 1
        elif s.upgrades[upgrade] == AVAILABLE:
            found[n] = UPGRADE + upgrade
            n += 1
    found[n] = FITTED + min(count, 8)
    n += 1
    for kind in range(TREASURES):
        if s.held[kind] > 0:
            found[n] = HELD + kind * 2 + min(s.held[kind], 2) - 1
            n += 1
    for card in range(1, CARDS):
        if s.cards[card] == TABLEAU:
            found[n] = TABLED + card
            n += 1
    found[n] = DECK + min(s.deck // 4, 11)
    found[n + 1] = DECK + 12 + min(s.deck_gems, 7)
    return n + 2


def world(s: State, t: Tables, found: list[int], n: int) -> int:
    """The oceans."""
    here = s.nautilus
    found[n] = HERE + here
    found[n + 1] = HERE_HIDDEN + min(s.hidden[here], FEW - 1)
    found[n + 2] = HERE_SHOWN + min(s.revealed[here], 7)
    found[n + 3] = HERE_WAR + min(s.warships[here], FEW - 1)
    n += 4
    if s.gems[here] > 0:
        found[n] = HERE_GEM
        n += 1
    hidden = full = gems = 0
    for ocean in range(OCEANS):
        spaces = seas.open_spaces(s, t, ocean)
        hidden += s.hidden[ocean]
        full += 1 if spaces == 0 else 0
        found[n] = OCEAN_OPEN + ocean * 8 + min(spaces, 7)
        found[n + 1] = OCEAN_HIDDEN + ocean * FEW + min(s.hidden[ocean], FEW - 1)
        found[n + 2] = OCEAN_SHOWN + ocean * 7 + min(s.revealed[ocean], 6)
        found[n + 3] = OCEAN_WAR + ocean * 5 + min(s.warships[ocean], 4)
        n += 4
        if s.gems[ocean] > 0:
            found[n] = GEMS + ocean
            n += 1
            gems += 1
        if s.cubes[ocean] > 0:
            found[n] = CUBES + ocean * 4 + min(s.cubes[ocean], 4) - 1
            n += 1
    found[n] = FULL + full
    found[n + 1] = GEMS_SEA + gems
    found[n + 2] = HIDDEN + min(hidden, 31)
    return n + 3


def ships(s: State, t: Tables, found: list[int], n: int) -> int:
    """The ships: at sea, in the cup, sunk."""
    shown = 0
    armed = 0
    guns = 0
    salvage = 0
    in_cup = 0
    for ship in range(SHIPS):
        place = s.ships[ship]
        if AT_SEA <= place < AT_SEA + OCEANS:
            side = s.backs[ship]
            found[n] = SIDES + side * SHIPS + ship
            n += 1
            shown += 1
            guns += t.attack[side][ship]
            if t.attack[side][ship] > 0:
                armed += 1
        elif place == SALVAGED:
            salvage += 1
        elif place == CUP:
            in_cup += 1
    found[n] = SHOWN + min(shown, MANY - 1)
    found[n + 1] = WARSHIPS + min(armed, 31)
    found[n + 2] = GUNS + min(guns // 3, 23)
    found[n + 3] = SALVAGE + min(salvage, 13)
    found[n + 4] = SALVAGE + 14 + min(s.salvage_gems, 5)
    found[n + 5] = LEFT + min(in_cup // 4, 11)
    n += 6
    for group in range(GROUPS):
        count = 0
        for ship in range(SHIPS):
            if s.ships[ship] == CUP and t.group[ship] == group:
                count += 1
        if count > 0:
            found[n] = IN_CUP + group * 10 + min((count + 1) // 2, 9)
            n += 1
    shortest = 7
    for line in range(MAJORS):
        length = min(row_length(s, line), 7)
        shortest = min(shortest, length)
        found[n] = ROWS + line * 8 + length
        n += 1
    found[n] = SHORTEST + shortest
    return n + 1


def more(s: State, t: Tables, found: list[int], n: int) -> int:
    """What only some motives and optional rules bring."""
    for place in range(LEVELS_LAID):
        if s.laid[place] > 0:
            found[n] = LAID + place
            n += 1
    for ally in range(ALLIES):
        if s.ally_rows[ally] > 0:
            found[n] = ALLIED + ally
            n += 1
    for token in range(ADVENTURES):
        if s.adventures[token] > 0:
            found[n] = TOKENS + token * 2 + s.adventures[token] - 1
            n += 1
    buried = 0
    for kind in range(MAPS):
        buried += s.buried[kind]
    found[n] = BURIED + min(buried, 11)
    found[n + 1] = SKIES + min(s.red_sky, 3)
    found[n + 2] = LOSSES + min(s.losses, 3)
    n += 3
    for kind in range(DEADLY):
        if s.deadly[kind] > 0:
            found[n] = SKIES + 4 + kind * 3 + min(s.deadly[kind], 3) - 1
            n += 1
    return n


def speaks(s: State) -> bool:
    """Whether the network was learned for such a voyage: not for one on which somebody has another aim."""
    return s.company == COOPERATIVE


def decides(s: State) -> bool:
    """Whether the value may overrule `greedy`: of actions only, which are compared at one moment of the next turn."""
    return s.frames[s.depth - 1].doing == Step.ACT


def rests(s: State, root: State) -> bool:
    """Where the value is taken in a trial: before the first action of another turn than that of the question."""
    return s.turn != root.turn and decides(s)


def result(s: State, t: Tables, seat: int) -> int:
    """How a voyage that is over ended for a seat: 0 for lost, ONE for won."""
    return ONE if won_by(s, t, seat) else 0


def small(s: State, t: Tables) -> bool:
    """Whether so little is left that all of it may be followed to the end: a voyage has too many cards and dice."""
    return False
