"""What things are worth to the policy `greedy`, in hundredths of a point: resources, Notoriety, room on the map, tokens,
cards, characters and upgrades. In the compiled subset."""

from __future__ import annotations

from leagues.games.nemo import cup, questions, seas
from leagues.games.nemo.scoring import item
from leagues.games.nemo.state import (
    AT_SEA,
    CHARACTERS,
    CUP,
    DEADLY,
    FIRST_ADVENTURE,
    LAST_STACK,
    OCEANS,
    SHIPS,
    STACKS,
    TABLEAU,
    TREASURES,
    WHITE,
    State,
    aboard,
)
from leagues.games.nemo.tables import ADVENTURE, ALLY, RETAIN, WONDER, X_EVENT, Tables

END = 15000  # to lose the voyage
POINT = 100  # of the score
ROOM, ROOM_SLOPE, ROOM_MOST = 150, 10, 800  # room for a ship; less for each that can come in beyond those to come
SPACE, SPACE_SLOPE = 200, 20  # an open space, beyond its room; less for each that there is
NOTORIETY, NOTORIETY_SLOPE, NOTORIETY_MOST = 25, 20, 800  # a point of it; more for each that will be lacking
DRIFT, RESERVE = 150, 8  # what a turn is expected to bring, in hundredths, and what is to be left at the end
LEAST_PRICE = 5
STEP = 20  # of a track, beyond its points
DANGER, SAFE = 15, 5  # and more, squared, for each step below a safe one
ACTION_POINT = 150
GEM = 120
CUBE = 70  # for each hundred that it scores: it may be lost again
HELP = 100  # what a character's help may be worth in the last act
SALVAGE_POINT = 40
HARDEST, GUNS = 12, 15  # a defence that hardly any roll reaches; what each point of an attack costs who meets it
FIGHT = 150  # what a battle that nobody asked for costs
OFFER = 150  # one more upgrade to choose from
FAIR, FAIR_PRIZE = 2, 700  # the Treasures that a World's Fair asks for, and what it is worth
VOYAGE = 20  # turns that are most of a voyage


def turns_left(s: State) -> int:
    """How many turns are still to come; the Finale lies in the middle of its stack, more or less."""
    found = (s.pile[LAST_STACK] + 1) // 2
    for stack in range(LAST_STACK):
        found += s.pile[stack]
    return found


def ships_to_come(s: State, t: Tables) -> int:
    """How many ships the turns to come will bring."""
    found = 0
    for stack in range(STACKS):
        act = min(stack + 1, LAST_STACK)
        cards = s.pile[stack] if stack < LAST_STACK else (s.pile[stack] + 1) // 2
        found += cards * (t.white_dice[act] + t.black_dice[act] + s.extra_die)
    return found


# --- room on the map --------------------------------------------------------------------------------------------------


def white_share(s: State, t: Tables) -> int:
    """How many of a hundred ships that are drawn have a white side."""
    white, every = 0, 0
    for ship in range(SHIPS):
        if s.ships[ship] == CUP:
            every += 1
            if t.group[ship] == WHITE:
                white += 1
    every += deadly_tokens(s)
    return POINT * white // every if every > 0 else 0


def open_everywhere(s: State, t: Tables) -> int:
    """Open spaces in the whole world."""
    found = 0
    for ocean in range(OCEANS):
        found += seas.open_spaces(s, t, ocean)
    return found


def room(s: State, t: Tables) -> int:
    """How many ships the map can still take in, in hundredths: into a space, by a reveal, by a white ship turning."""
    share = white_share(s, t)
    found = 0
    for ocean in range(OCEANS):
        found += seas.open_spaces(s, t, ocean) * (2 * POINT + share) + s.hidden[ocean] * (POINT + share)
    for ship in range(SHIPS):
        if AT_SEA <= s.ships[ship] < AT_SEA + OCEANS and seas.is_white(s, t, ship):
            found += POINT
    return found


def room_price(s: State, t: Tables) -> int:
    """What it is worth that the map can take in one more ship: the more, the less room there is for those to come."""
    spare = room(s, t) // POINT - ships_to_come(s, t)
    return min(max(ROOM - ROOM_SLOPE * spare, LEAST_PRICE), ROOM_MOST)


def space_price(s: State, t: Tables) -> int:
    """What an open space more is worth beyond that: nobody can hunt without one."""
    return max(0, SPACE - SPACE_SLOPE * open_everywhere(s, t))


# --- Notoriety and the tracks -----------------------------------------------------------------------------------------


def notoriety_price(s: State, t: Tables, at: int) -> int:
    """What a point of Notoriety costs at some level: the more, the less is left for the turns to come. Where there is no
    defeat it is not pressing."""
    if t.defeat[s.motive] > t.notoriety_end:
        return NOTORIETY
    left = t.defeat[s.motive] - 1 - at
    need = turns_left(s) * DRIFT // POINT + RESERVE
    return min(max(NOTORIETY + NOTORIETY_SLOPE * (need - left), LEAST_PRICE), NOTORIETY_MOST)


def notoriety(s: State, t: Tables, amount: int) -> int:
    """What a change of Notoriety is worth."""
    after = min(t.notoriety_end, max(0, s.notoriety + questions.notoriety_change(s, t, amount)))
    if after >= t.defeat[s.motive]:
        return -END
    return (s.notoriety - after) * notoriety_price(s, t, (s.notoriety + after) // 2)


def step_price(s: State, t: Tables, track: int, at: int) -> int:
    """What the step of a track down to a space costs."""
    if at <= 0:
        return END
    price = STEP + POINT * (t.track_points[track][at + 1] - t.track_points[track][at])
    price += POINT * (t.track_character[track][at + 1] - t.track_character[track][at])
    price += POINT * t.times[s.motive][1] * (t.track_science[track][at + 1] - t.track_science[track][at])
    price += POINT * t.times[s.motive][2] * (t.track_wonder[track][at + 1] - t.track_wonder[track][at])
    worn = max(0, SAFE - at)
    return price + DANGER * worn * worn * min(turns_left(s) + 2, 12) // 12


def change(s: State, t: Tables, track: int, amount: int) -> int:
    """What a change of a track is worth."""
    found = 0
    at = s.tracks[track]
    while amount < 0 and at > 0:
        at -= 1
        amount += 1
        found -= step_price(s, t, track, at)
    while amount > 0 and at < t.track_start[track]:
        found += step_price(s, t, track, at)
        at += 1
        amount -= 1
    return found


# --- tokens, cards, characters, upgrades ------------------------------------------------------------------------------


def treasure(s: State, t: Tables, kind: int) -> int:
    """What a Treasure in hand is worth."""
    if t.treasure_kind[kind] == WONDER:
        return POINT * t.times[s.motive][2]
    if t.treasure_kind[kind] == ADVENTURE:
        return adventure_token(s, t, kind)
    if t.treasure_points[kind] < 0:
        return 0
    found = POINT * item(t.treasure_points[kind], t.adds[s.motive][3])
    return found + POINT // 2 if t.treasure_kind[kind] == RETAIN or t.treasure_kind[kind] == ALLY else found


def adventure_token(s: State, t: Tables, kind: int) -> int:
    """What an Adventure token in hand is worth, by both its values, and for its help."""
    token, found = kind - FIRST_ADVENTURE, 0
    if t.treasure_points[kind] >= 0:
        found += item(t.treasure_points[kind], t.adds[s.motive][3])
    if t.adventure_points[token] >= 0:
        found += item(t.adventure_points[token], t.adds[s.motive][2])
    found += t.adventure_science[token] * t.times[s.motive][1] + t.adventure_wonder[token] * t.times[s.motive][2]
    return POINT * found + POINT // 2


def mean_treasure(s: State, t: Tables) -> int:
    """What a Treasure that is drawn is worth."""
    found, tokens = 0, 0
    for kind in range(TREASURES):
        tokens += s.cup[kind]
        if t.treasure_kind[kind] != X_EVENT:
            found += s.cup[kind] * treasure(s, t, kind)
    return found // tokens if tokens > 0 else 0


def found(s: State, t: Tables, kind: int) -> int:
    """What a Treasure is worth to who has just drawn it; what does something at once is worth nothing."""
    return treasure(s, t, kind) if t.treasure_kind[kind] != X_EVENT else 0


def better_treasure(s: State, t: Tables, kind: int) -> int:
    """By how much the better of a Treasure and another from the cup can be expected to be better than it."""
    more, tokens = 0, 0
    first = found(s, t, kind)
    for other in range(TREASURES):
        tokens += s.cup[other]
        more += s.cup[other] * max(0, found(s, t, other) - first)
    return more // tokens if tokens > 0 else 0


def card(s: State, t: Tables, number: int) -> int:
    """What a card in the PASS pile is worth."""
    found = t.card_character[number] + t.card_science[number] * t.times[s.motive][1]
    found += t.card_wonder[number] * t.times[s.motive][2]
    if t.card_adventure[number] >= 0:
        found += item(t.card_adventure[number], t.adds[s.motive][2])
    if t.card_warship[number] >= 0:
        found += item(t.card_warship[number], t.adds[s.motive][0])
    if t.card_non_warship[number] >= 0:
        found += item(t.card_non_warship[number], t.adds[s.motive][1])
    return POINT * found


def scored(s: State, t: Tables, number: int) -> int:
    """What a card scores where it is: one that is held does so in the tableau."""
    return card(s, t, number) if s.cards[number] == TABLEAU and t.hold[number] == 1 else 0


def cube(s: State, t: Tables) -> int:
    """What a cube is worth; it may be lost again."""
    return t.times[s.motive][0] * CUBE


def character(s: State, t: Tables, number: int) -> int:
    """What a character aboard is worth; before the last act also for the help that may be needed then."""
    tile = questions.tile_points(s, t, number, t.character_points[number])
    found = POINT * (tile + t.character_science[number] * t.times[s.motive][1])
    found += questions.notoriety_change(s, t, t.character_notoriety[number]) * notoriety_price(s, t, s.notoriety)
    if t.character_nemo[number] > 0:
        found -= change(s, t, 0, -t.character_nemo[number])
    return found + (HELP if s.act < LAST_STACK else 0)


def least_character(s: State, t: Tables, allowed: int) -> int:
    """Whom to sacrifice of those allowed: the least; -1 for nobody."""
    best, least = -1, END * 2
    for number in range(CHARACTERS):
        if allowed >> number & 1 and aboard(s, number) and character(s, t, number) < least:
            least = character(s, t, number)
            best = number
    return best


def turned(s: State, t: Tables, ship: int) -> int:
    """What it would be worth that a ship shows its other side."""
    return met(t, ship, 1 - s.backs[ship]) - met(t, ship, s.backs[ship])


def met(t: Tables, ship: int, side: int) -> int:
    """What a side of a ship is worth to who meets it: its points, as far as it can be sunk, less its guns."""
    return (
        POINT * t.worth[side][ship] * (HARDEST - min(HARDEST, t.defence[side][ship])) // HARDEST
        - GUNS * t.attack[side][ship]
    )


def mean_met(s: State, t: Tables) -> int:
    """What a ship of the cup is worth to who meets it."""
    found, tokens = 0, 0
    for ship in range(SHIPS):
        if s.ships[ship] == CUP:
            found += met(t, ship, cup.side_of(s, t, ship))
            tokens += 1
    tokens += deadly_tokens(s)
    return found // tokens if tokens > 0 else 0


def deadly_tokens(s: State) -> int:
    """Tokens in the ship cup that are no ships."""
    found = 0
    for kind in range(DEADLY):
        found += s.deadly[kind]
    return found
