"""Which states can occur: for states that come from outside. Nothing is lost, and nothing is in two places."""

from __future__ import annotations

from leagues.games.nemo import names, questions, seas
from leagues.games.nemo.endings import Ending
from leagues.games.nemo.moments import stack_fits
from leagues.games.nemo.state import (
    AT_SEA,
    BELOW_DECK,
    CARDS,
    DRAWN,
    EVENTS,
    EXPANDED,
    FIRST_ALLY,
    FIRST_FINALE,
    NUMBERED,
    OCEANS,
    QUARTERED,
    RELATIONS,
    RISING,
    SALVAGED,
    TONNAGE,
    TRACKS,
    TREASURES,
    UNSEEN,
    State,
    offered,
)
from leagues.games.nemo.tables import ALLY, MOTIVES, WONDER, Tables
from leagues.kernel.errors import LeaguesError

WORLD_ORDER = names.MOTIVES.index("world-order")
PLACES = {0, 1, 2, DRAWN, *range(AT_SEA, AT_SEA + OCEANS), *range(TONNAGE, TONNAGE + 6), SALVAGED, QUARTERED}
AFLOAT = frozenset(range(RELATIONS, RELATIONS + 6))  # on the Tonnage track all the same


def impossible(s: State, t: Tables) -> list[LeaguesError]:
    """Everything that is wrong."""
    found = [*wrong_cards(s), *wrong_ships(s, t), *wrong_tokens(s, t)]
    if not known_motives(s) or any(s.tracks[i] > t.track_start[i] for i in range(TRACKS)):
        found.append(LeaguesError("state-moment"))
    if s.diplomacy_worn and s.box != EXPANDED:
        found.append(LeaguesError("state-moment"))
    if not s.ending and min(s.tracks) == 0:
        found.append(LeaguesError("state-moment"))
    if s.ending > 0 and s.ending not in list(Ending):
        found.append(LeaguesError("state-moment"))
    if not found and s.ending == 0 and not stack_fits(s, t):
        found.append(LeaguesError("state-nemo-stack"))
    return found


def known_motives(s: State) -> bool:
    """Whether the motives are some of the box."""
    return all(motive < MOTIVES and offered(s, motive) for motive in (s.motive, s.first_motive))


def wrong_cards(s: State) -> list[LeaguesError]:
    """Every card that nobody has seen is in the Draw Pile or in the Adventure Deck, and the declined ones lie below it."""
    unseen = sum(1 for card in range(1, EVENTS + 1) if s.cards[card] == UNSEEN)
    waiting = [s.cards[RISING] == UNSEEN, all(s.cards[card] == UNSEEN for card in range(FIRST_FINALE, CARDS))]
    below = [card for card in s.below if card]
    lying = [card for card in range(1, CARDS) if s.cards[card] == BELOW_DECK]
    right = unseen + sum(waiting) == sum(s.pile) + s.deck and sorted(below) == lying and s.cards[0] == 0
    right = right and s.below[: len(below)] == below
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
    right = right and (QUARTERED not in s.ships or questions.stores(s, t, False))
    right = right and s.ships.count(SALVAGED) + s.salvage_gems <= t.salvage_boxes
    return [] if right else [LeaguesError("state-nemo-ships")]


def wrong_tokens(s: State, t: Tables) -> list[LeaguesError]:
    """There are no more gems, cubes, Hidden ships and Treasures than the box holds."""
    right = seas.gems_left(s, t) >= 0 and seas.cubes_left(s, t) >= 0 and seas.hidden_left(s, t) >= 0
    right = right and all(s.cubes[ocean] <= t.lands[ocean] for ocean in range(OCEANS))
    right = right and all(s.cup[kind] + s.held[kind] <= t.treasures[kind] for kind in range(NUMBERED))
    later = range(NUMBERED, TREASURES)  # which are in the expanded box only
    right = right and all(s.cup[kind] + s.held[kind] <= (t.treasures[kind] if s.box == EXPANDED else 0) for kind in later)
    right = right and allies_right(s, t) and wonders_right(s, t)
    return [] if right else [LeaguesError("state-nemo-tokens")]


def allies_right(s: State, t: Tables) -> bool:
    """Whether Allies are there under World Order, or after it, only, and each in one place [world-order-allies]."""
    for kind in range(TREASURES):
        lying = s.ally_rows[kind - FIRST_ALLY] > 0 if kind >= FIRST_ALLY else False
        if lying and t.treasure_kind[kind] != ALLY:
            return False
        there = s.cup[kind] + s.held[kind] + lying if t.treasure_kind[kind] == ALLY else 0
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
    right = all(s.cup[kind] + s.held[kind] + laid.count(kind) <= t.treasures[kind] for kind in laid)
    return right and (not laid or s.first_motive == WORLD_ORDER)
