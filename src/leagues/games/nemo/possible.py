"""Which states can occur: for states that come from outside. Nothing is lost, and nothing is in two places."""

from __future__ import annotations

from itertools import combinations

from leagues.games.nemo import (
    adventures,
    attributes,
    breadth,
    deadly,
    digging,
    effects,
    imperialists,
    names,
    pledging,
    questions,
    seas,
)
from leagues.games.nemo.endings import Ending
from leagues.games.nemo.moments import stack_fits
from leagues.games.nemo.resolve import salvage
from leagues.games.nemo.scoring import collected
from leagues.games.nemo.spoils import each_scores
from leagues.games.nemo.state import (
    AT_SEA,
    ATTRIBUTES,
    BASIC_CARDS,
    BELOW_DECK,
    CARDS,
    CHARACTERS,
    COMES_ABOARD,
    DEADLY,
    DEADLY_SEAS,
    DRAWN,
    EXPANDED,
    FIRST_ADVENTURE,
    FIRST_ALLY,
    FIRST_FINALE,
    FIRST_LATER_FINALE,
    IN_PLAY,
    MAJORS,
    MAPS,
    NUMBERED,
    OCEANS,
    PASSED,
    QUARTERED,
    RELATIONS,
    REMOVED,
    RISING,
    SAILOR,
    SALVAGED,
    SEATS,
    SHIPS,
    TABLEAU,
    TAKEN,
    TONNAGE,
    TRACKS,
    TREASURES,
    UNSEEN,
    WITH_NADEEN,
    State,
    aboard,
    is_event,
    is_finale,
    level,
    offered,
    optional,
    unseen,
)
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import ALLY, MOTIVES, WONDER, Tables
from leagues.games.nemo.vocabulary import scout
from leagues.kernel.errors import LeaguesError

WORLD_ORDER, ADVENTURE = map(names.MOTIVES.index, ("world-order", "adventure"))
RED_SKY = names.DEADLY.index("red-sky")
CHANGING_LOSSES = names.OPTIONAL_RULES.index("changing-losses")
PLACES = {0, 1, 2, DRAWN, *range(AT_SEA, AT_SEA + OCEANS), *range(TONNAGE, TONNAGE + 6), SALVAGED, QUARTERED}
AFLOAT = frozenset(range(RELATIONS, RELATIONS + 6))  # on the Tonnage track all the same


def impossible(s: State, t: Tables) -> list[LeaguesError]:
    """Everything that is wrong."""
    found = [*wrong_cards(s), *wrong_ships(s, t), *wrong_tokens(s, t), *wrong_captains(s)]
    if not known_motives(s) or any(s.tracks[i] > t.track_start[i] for i in range(TRACKS)):
        found.append(LeaguesError("state-moment"))
    if s.pledged and not (optional(s, pledging.RULE) and s.upgrades[s.pledged - 1] == REMOVED):
        found.append(LeaguesError("state-moment"))
    if (s.diplomacy_worn or s.armed) and s.box != EXPANDED:
        found.append(LeaguesError("state-moment"))
    if s.scouted and not any_scout(s, t):
        found.append(LeaguesError("state-moment"))
    if s.losses > 0 and not optional(s, CHANGING_LOSSES):
        found.append(LeaguesError("state-moment"))
    if not s.ending and min(s.tracks) == 0:
        found.append(LeaguesError("state-moment"))
    if s.ending > 0 and s.ending not in list(Ending):
        found.append(LeaguesError("state-moment"))
    if not found and s.ending == 0 and not stack_fits(s, t):
        found.append(LeaguesError("state-nemo-stack"))
    return found


def any_scout(s: State, t: Tables) -> bool:
    """Whether a card of the box lets one look for Hidden ships."""
    cards = range(1, CARDS if s.box == EXPANDED else BASIC_CARDS)
    effects_of = (t.effects[effects.of_card(card, part)] for card in cards for part in range(len(effects.PARTS)))
    return any(scout.ME in effect[:: effects.NUMBERS] for effect in effects_of)


def known_motives(s: State) -> bool:
    """Whether the motives are some of the box."""
    return all(motive < MOTIVES and offered(s, motive) for motive in (s.motive, s.first_motive))


def wrong_captains(s: State) -> list[LeaguesError]:
    """Who sails alone has no company; several captains have the command in turn, and all characters between
    them. Against the Imperialists Nemo has both."""
    dealt = sum(s.officers)
    if s.captains == 0:
        company = dealt or s.captain or s.refused or s.company or won(s) or s.hunted or s.mustered
        return [LeaguesError("state-seats", players=1)] if company else []
    if imperialists.against(s):
        right = s.captains == imperialists.SEATS and s.captain == 0 and not dealt and not s.refused and not won(s)
        return [] if right else [LeaguesError("state-seats", players=imperialists.SEATS)]
    count = dealt.bit_count()
    dealing = [frame.a for frame in s.frames[: s.depth] if frame.doing == Step.DEALING]
    right = s.captains > 1 and not s.hunted and not s.mustered and s.captain == max(0, s.turn - 1) % s.captains
    right = right and not any(one & two for one, two in combinations(s.officers, 2))
    hands = [len(range(seat, count, s.captains)) if seat < s.captains else 0 for seat in range(SEATS)]
    right = right and [one.bit_count() for one in s.officers] == hands
    right = right and (each_scores(s) or not won(s)) and not any(s.stowed[s.captain])
    right = right and not any(any(s.stowed[seat]) for seat in range(s.captains, SEATS))
    right = right and max(*s.sunk_by, *s.won_by) <= s.captains
    sunk = [TONNAGE <= place < TONNAGE + MAJORS for place in s.ships] + [row > 0 for row in s.ally_rows]
    right = right and (not each_scores(s) or [seat > 0 for seat in s.sunk_by] == sunk)
    right = right and (dealing == [count + 1] or (not dealing and count == CHARACTERS))
    return [] if right else [LeaguesError("state-seats", players=s.captains)]


def won(s: State) -> bool:
    """Whether anything is some captain's own beside characters."""
    return any(s.sunk_by) or any(s.won_by) or any(map(any, s.stowed))


def wrong_cards(s: State) -> list[LeaguesError]:
    """Every card that nobody has seen is in the Draw Pile or in the Adventure Deck, and the declined ones lie below it."""
    events = sum(1 for card in range(1, CARDS) if is_event(card) and unseen(s, card))
    surplus = FIRST_LATER_FINALE - BASIC_CARDS if s.box == EXPANDED else 0  # set aside, which nobody knows apart
    surplus += optional(s, WITH_NADEEN)
    finales = [card for card in range(FIRST_FINALE, CARDS) if is_finale(card)]
    waiting = [s.cards[RISING] == UNSEEN, all(s.cards[card] == UNSEEN for card in finales)]
    below = [card for card in s.below if card]
    lying = [card for card in range(1, CARDS) if s.cards[card] == BELOW_DECK]
    right = events + sum(waiting) == sum(s.pile) + s.deck + surplus and sorted(below) == lying and s.cards[0] == 0
    right = right and s.below[: len(below)] == below
    right = right and (s.box == EXPANDED or not any(s.cards[BASIC_CARDS:COMES_ABOARD]))
    right = right and (optional(s, WITH_NADEEN) or s.cards[COMES_ABOARD] == UNSEEN)
    right = right and (s.nadeen == 0 or s.cards[COMES_ABOARD] in (IN_PLAY, PASSED, TABLEAU))
    return [] if right else [LeaguesError("state-nemo-cards")]


def wrong_ships(s: State, t: Tables) -> list[LeaguesError]:
    """The counts of ships in each ocean are right, and only a drawn ship is in nobody's hands."""
    revealed, warships = [0] * OCEANS, [0] * OCEANS
    drawn = []
    for ship, place in enumerate(s.ships):
        if AT_SEA <= place < AT_SEA + OCEANS:
            revealed[place - AT_SEA] += 1
            warships[place - AT_SEA] += seas.is_warship(s, t, ship)
        elif place == DRAWN:
            drawn.append(ship)
    places = PLACES | AFLOAT if s.box == EXPANDED else PLACES
    right = places.issuperset(s.ships) and revealed == s.revealed and warships == s.warships
    right = right and (drawn == ([s.drawn - 1] if s.drawn else []) or s.ending != 0)
    right = right and groups_right(s, t)
    right = right and (QUARTERED not in s.ships or questions.stores(s, t, False))
    right = right and salvage(s) <= t.salvage_boxes and all(broad_right(s, t, ship) for ship in range(SHIPS))
    return [] if right else [LeaguesError("state-nemo-ships")]


def groups_right(s: State, t: Tables) -> bool:
    """Whether the Ship Groups have left the box where they are played with, and only there; they have one side
    [deadly-seas, ship-groups]."""
    played = optional(s, deadly.RULE)
    groups = range(names.EARLIER_SHIPS, SHIPS)
    return all((s.ships[ship] > 0) == played and s.backs[ship] == 0 for ship in groups)


def broad_right(s: State, t: Tables, ship: int) -> bool:
    """Whether a ship that covers two boxes lies on a track and may do so [britannia-tonnage, britannia-salvage]."""
    on_track = TONNAGE <= s.ships[ship] <= SALVAGED or s.ships[ship] in AFLOAT
    return s.broad[ship] == 0 or (on_track and breadth.can_be(s, t, ship))


def buried(s: State, kind: int) -> int:
    """Treasures of a kind that lie buried."""
    return s.buried[kind] if kind < MAPS else 0


def wrong_tokens(s: State, t: Tables) -> list[LeaguesError]:
    """There are no more gems, cubes, Hidden ships and Treasures than the box holds."""
    right = seas.gems_left(s, t) >= 0 and seas.cubes_left(s, t) >= 0 and seas.hidden_left(s, t) >= 0
    right = right and all(s.cubes[ocean] <= t.lands[ocean] for ocean in range(OCEANS))
    right = right and all(
        s.cup[kind] + collected(s, kind) + buried(s, kind) <= t.treasures[kind] for kind in range(NUMBERED)
    )
    later = range(NUMBERED, TREASURES)  # which are in the expanded box only
    most = [t.treasures[kind] if s.box == EXPANDED else 0 for kind in range(TREASURES)]
    right = right and all(s.cup[kind] + collected(s, kind) <= most[kind] for kind in later)
    right = right and (not any(s.buried) or (optional(s, digging.RULE) and t.category[s.motive] == digging.STERN))
    right = (
        right
        and deadly_right(s, t)
        and attributes_right(s, t)
        and allies_right(s, t)
        and wonders_right(s, t)
        and adventures_right(s, t)
    )
    return [] if right else [LeaguesError("state-nemo-tokens")]


def deadly_right(s: State, t: Tables) -> bool:
    """Whether Deadly Seas tokens are there only where they are played with, no more of them than went into the cup, and none
    that was used is still there [difficulty-deadly, deadly-gone]."""
    if not optional(s, deadly.RULE):
        return not any(s.deadly) and s.red_sky == 0 and s.breakdown == 0
    laid = t.deadly[level(s, DEADLY_SEAS)]
    going_on = [frame.a - effects.OF_DEADLY for frame in s.frames[: s.depth] if frame.doing == Step.RESOLVE]
    right = all(s.deadly[kind] + going_on.count(kind) <= laid[kind] for kind in range(DEADLY))
    return right and s.red_sky + s.deadly[RED_SKY] <= laid[RED_SKY]


def attributes_right(s: State, t: Tables) -> bool:
    """Whether Attribute tokens are there only where they are played with, each on one tile, and face up as soon as they are
    [attributes-turned-up, difficulty-attributes]."""
    if not optional(s, attributes.RULE):
        return not any(s.attributes) and s.shown == 0
    doing = [frame.doing for frame in s.frames[: s.depth]]
    known = [token for token in s.attributes if token not in (0, attributes.BARE)]
    tokens = [attributes.LUCKY if token == attributes.USED else token for token in known]
    out = t.attributes_left_out[level(s, ATTRIBUTES)]
    right = len(set(tokens)) == len(tokens) and not any(out >> token - 1 & 1 for token in tokens)
    right = right and s.attributes.count(attributes.BARE) <= out.bit_count()
    open_tiles = [s.shown >> one & 1 for one in range(CHARACTERS)]
    matched = level(s, ATTRIBUTES) == SAILOR
    for one, token in enumerate(s.attributes):
        right = right and (token > 0 or not open_tiles[one]) and (token == 0 or matched or open_tiles[one] == 1)
        right = right and (token < attributes.BARE or open_tiles[one] == 1)
        drawing = s.frames[s.depth - 1].doing == Step.DRAW_ATTRIBUTE and s.frames[s.depth - 1].a == one
        right = right and (aboard(s, one) or open_tiles[one] == 1 or drawing or s.ending != 0)
    if matched and s.turn > 0:
        right = right and all(s.attributes)
    return right and (s.act < 2 or all(open_tiles) or Step.UNMASKING in doing or s.ending != 0)


def allies_right(s: State, t: Tables) -> bool:
    """Whether Allies are there under World Order, or after it, only, and each in one place [world-order-allies]."""
    for kind in range(TREASURES):
        lying = s.ally_rows[kind - FIRST_ALLY] > 0 if FIRST_ALLY <= kind < FIRST_ADVENTURE else False
        if lying and t.treasure_kind[kind] != ALLY:
            return False
        there = s.cup[kind] + collected(s, kind) + lying if t.treasure_kind[kind] == ALLY else 0
        if there > (t.treasures[kind] if WORLD_ORDER in (s.motive, s.first_motive) else 0):
            return False
    return True


def wonders_right(s: State, t: Tables) -> bool:
    """Whether Wonders lie on the Notoriety track only after a beginning under World Order, above its marker, and none of
    them is elsewhere too [world-order-wonders]."""
    lying = [(kind - 1, level) for kind, level in zip(s.laid, t.laid_at, strict=True) if kind]
    if any(t.treasure_kind[kind] != WONDER or s.notoriety >= level for kind, level in lying):
        return False
    laid = [kind for kind, _ in lying]
    right = all(s.cup[kind] + collected(s, kind) + laid.count(kind) <= t.treasures[kind] for kind in laid)
    return right and (not laid or s.first_motive == WORLD_ORDER)


def adventures_right(s: State, t: Tables) -> bool:
    """Whether Adventure tokens are there under that motive, or after it, only; none is in the cup, those in hand have been
    taken, and as many lie face down as can [adventure-tokens-left, adventure-change]."""
    there = s.face_down != 0 or any(s.adventures)
    right = not there or (ADVENTURE in (s.motive, s.first_motive) and s.box == EXPANDED)
    for token, place in enumerate(s.adventures):
        kind = FIRST_ADVENTURE + token
        right = right and s.cup[kind] == 0 and (place == TAKEN or collected(s, kind) == 0)
    return right and adventures.left(s) >= 0
