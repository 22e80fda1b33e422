"""Which states can lie on the table: what is wrong with one, beyond the ranges of its fields."""

from __future__ import annotations

from leagues.games.nautilion.asked import heroics_in_play
from leagues.games.nautilion.cabin import token_on
from leagues.games.nautilion.effects import Card
from leagues.games.nautilion.endings import Ending
from leagues.games.nautilion.flow import OPEN_HEROICS
from leagues.games.nautilion.moments import moment
from leagues.games.nautilion.path import HAPPY_ISLES
from leagues.games.nautilion.ship import aboard, connected
from leagues.games.nautilion.ship import count as members
from leagues.games.nautilion.state import (
    DARKHOUSE_CARDS,
    EXPANSIONS,
    GREEN,
    HEROICS,
    LONGEST_PATH,
    MAGE,
    MAGES,
    MERCENARIES,
    MERCENARY,
    REEF,
    REEFS,
    State,
    plays_with,
)  # fmt: skip
from leagues.games.nautilion.steps import Purpose, Step
from leagues.games.nautilion.tables import ROW_OF_CARDS, Tables
from leagues.kernel.errors import LeaguesError

# The fields that only an expansion uses; the chosen sides and levels lie ready without it.
FIELDS_OF = {
    MAGES: ("cabin", "rerolls"),
    MERCENARIES: ("mercenaries", "departing", "captives", "collided"),
    REEFS: ("reefs", "reef_box", "stuck"),
    DARKHOUSE_CARDS: ("cards", "lamp", "again", "figure", "bought"),
    HEROICS: ("heroics", "heroic_deck", "shelter", "phantom_stays", "phantom_back", "haul"),
}


def impossible(s: State, t: Tables) -> list[LeaguesError]:
    """Everything that is wrong, each with what would be right."""
    wrong = tokens(s, t) + path(s, t) + figures(s) + seats(s) + ship(s, t) + absent(s)
    wrong += phantom_board(s, t) + reefs(s, t) + cards(s, t) + heroics(s, t)
    return wrong or moment(s, t)


# --- the base game ---------------------------------------------------------------------------------------------------------


def tokens(s: State, t: Tables) -> list[LeaguesError]:
    """Every token is somewhere, once."""
    wrong = []
    right = tokens_in_play(s, t)
    for kind in range(1, REEF + 1):
        count = found(s, t, kind)
        if count != right[kind]:
            wrong.append(LeaguesError("state-tokens", number=kind, count=count, right=right[kind]))
    if wrong:
        total = sum(found(s, t, kind) for kind in range(1, REEF + 1))
        wrong.insert(0, LeaguesError("state-token-total", count=total, right=sum(right)))
    green = s.starting_reserve + (t.two_player_reserve if s.players == 2 else 0)
    if s.reserve[GREEN] + s.discard[GREEN] != green:
        wrong.append(LeaguesError("state-green", count=s.reserve[GREEN] + s.discard[GREEN], right=green))
    if s.cup[GREEN] or s.cup[REEF]:
        wrong.append(LeaguesError("state-field", field="cup", value=str(s.cup), low=0, high=0))
    return wrong


def tokens_in_play(s: State, t: Tables) -> list[int]:
    """How many tokens of each kind the chosen expansions use; green ones apart."""
    right = [0, *[t.copies] * 9, 0, 0, 0, 0, 0]
    if plays_with(s, MAGES):
        right[MAGE + 1 : MAGE + 4] = [t.mage_copies] * 3
    if plays_with(s, MERCENARIES):
        right[MERCENARY] = t.mercenary_tokens
    if plays_with(s, REEFS):
        right[REEF] = 3 * t.reef_copies
    return right


def found(s: State, t: Tables, kind: int) -> int:
    """How many tokens of a kind there are."""
    count = s.reserve[kind] + s.discard[kind] + s.captives[kind] + s.cup[kind] + (s.landed == kind)
    if kind == REEF:
        return count + sum(s.reef_box) + sum(1 for reef in s.reefs if reef)
    count += s.path.count(kind)
    count += sum(1 for space in range(6) if s.cabin >> space & 1 and token_on(t, space) == kind)
    if kind == MERCENARY:
        return count + members(s.mercenaries)
    return count + (s.crew >> kind & 1)


def path(s: State, t: Tables) -> list[LeaguesError]:
    """It has a place for every token, one that the collision opened, and those that the Darkhouse did; it must not be full
    before the collision."""
    laid = sum(tokens_in_play(s, t)[:REEF]) + s.collided
    inserting = [t.card_effects[card] == Card.INSERT for card in s.cards]
    most = laid + sum(1 for turn in range(s.turn) if inserting[turn % ROW_OF_CARDS])
    most = min(most, LONGEST_PATH - (1 if plays_with(s, MERCENARIES) and not s.collided else 0))
    wrong = []
    if not laid <= s.path_length <= most:
        wrong.append(LeaguesError("state-field", field="path_length", value=s.path_length, low=laid, high=most))
    if s.path[0] or any(s.path[s.path_length + 1 :]):
        wrong.append(LeaguesError("state-path-ends", length=s.path_length))
    return wrong


def figures(s: State) -> list[LeaguesError]:
    """The submarines stand on different places of the path, from which their token was taken. Only at an end, when all is
    over, one can come to the other. Where there is a collision, neither is past the other before it."""
    if max(s.nautilion, s.phantom) > s.path_length + 1:
        return [LeaguesError("state-figure-off-path", length=s.path_length + 1)]
    if s.nautilion == s.phantom and not (s.ending and s.nautilion in (HAPPY_ISLES, s.path_length + 1)):
        return [LeaguesError("state-figures-together", place=s.nautilion)]
    if s.path[s.nautilion] or s.path[s.phantom]:
        return [LeaguesError("state-token-under-figure")]
    if plays_with(s, MERCENARIES) and not s.collided and s.nautilion > s.phantom:
        return [LeaguesError("state-collision-ahead", rules=["collision"])]
    return []


def seats(s: State) -> list[LeaguesError]:
    """Seats, Admirals and turns agree with the number of players."""
    dealt = s.players == 2 and (s.turn > 0 or s.frames[0].step > 2)
    if sorted(s.admirals) != ([1, 2] if dealt else [0, 0]) or s.active >= s.players:
        return [LeaguesError("state-seats", players=s.players)]
    return []


def ship(s: State, t: Tables) -> list[LeaguesError]:
    """A space holds one token, and ducts join those that are taken, except while a loss is mended: in the collision, and
    by Heroic 6 and 7."""
    shared = s.crew & (s.mercenaries | s.departing)
    wrong = [
        LeaguesError("state-space-shared", space=space, rules=["mercenary-place"])
        for space in range(1, 10)
        if shared >> space & 1
    ]
    top = s.frames[min(s.depth, len(s.frames)) - 1]
    mended = top.doing in (Step.TAKE, Step.KEEP_GROUP) or (top.doing, top.a) == (Step.RECOVER, Purpose.BOARDING)
    if not mended and not connected(s, t, aboard(s) | s.departing):
        wrong.append(LeaguesError("state-crew-split", rules=["duct-discard"]))
    return wrong


# --- the expansions --------------------------------------------------------------------------------------------------------


def absent(s: State) -> list[LeaguesError]:
    """Nothing is used of an expansion that is not in play."""
    return [
        LeaguesError("state-absent", field=field, expansion=name)
        for name, fields in zip(EXPANSIONS, FIELDS_OF.values(), strict=True)
        for field in fields
        if not s.expansions >> EXPANSIONS.index(name) & 1 and used(getattr(s, field))
    ]


def used(value: int | list[int]) -> bool:
    """Whether a field holds anything."""
    return value != 0 if isinstance(value, int) else any(value)


def phantom_board(s: State, t: Tables) -> list[LeaguesError]:
    """Mercenaries and warriors are on the Phantom's board; a collision that does not end the game clears both boards."""
    cleared = s.collided and s.ending != Ending.LOST_COLLISION
    places = 0 if cleared else t.phantom_places
    others = [kind for kind in range(REEF + 1) if s.captives[kind] and kind != MERCENARY and not t.warriors >> kind & 1]
    wrong = []
    if others or sum(s.captives) > places:
        wrong.append(LeaguesError("state-captives", places=places, rules=["phantom-recruits", "phantom-full"]))
    if cleared and s.mercenaries:
        wrong.append(LeaguesError("state-mercenaries", rules=["collision-clears"]))
    leaving = s.frames[1].doing == Step.COLLISION and s.frames[1].step == 1
    if s.departing and (not leaving or members(s.departing) > s.discard[MERCENARY]):
        wrong.append(LeaguesError("state-departing", rules=["collision-repair"]))
    return wrong


def reefs(s: State, t: Tables) -> list[LeaguesError]:
    """Reefs lie beside places of the path; of each number there are so many."""
    wrong = [
        LeaguesError("state-reef", place=place, reef=reef, length=s.path_length, numbers=", ".join(map(str, t.reef_numbers)))
        for place, reef in enumerate(s.reefs)
        if reef and (reef not in t.reef_numbers or not 1 <= place <= s.path_length)
    ]
    for number, box in zip(t.reef_numbers, s.reef_box, strict=True):
        count = box + s.reefs.count(number)
        if count > t.reef_copies:
            wrong.append(LeaguesError("state-reef-copies", reef=number, count=count, right=t.reef_copies))
    return wrong


def cards(s: State, t: Tables) -> list[LeaguesError]:
    """The row holds different cards, and no more of a colour than the level wants. The moment tells how many are dealt."""
    row = [card for card in s.cards if card]
    red, blue = t.levels[s.darkhouse_level]
    blues = sum(t.card_blue[card] for card in row)
    if len(set(row)) < len(row) or blues > blue or len(row) - blues > red:
        return [LeaguesError("state-cards", red=red, blue=blue, rules=["darkhouse-levels"])]
    return []


def heroics(s: State, t: Tables) -> list[LeaguesError]:
    """A Heroic Action is open, or in the deck, or gone; few are open, and none belongs to an absent expansion."""
    if not plays_with(s, HEROICS):
        return []  # `absent` says so
    in_play = heroics_in_play(s, t)
    if s.heroics & s.heroic_deck or (s.heroics | s.heroic_deck) & ~in_play or members(s.heroics) > OPEN_HEROICS:
        known = ", ".join(str(card) for card in range(1, 13) if in_play >> card & 1)
        return [LeaguesError("state-heroics", most=OPEN_HEROICS, cards=known, rules=["heroics-setup", "heroics-absent"])]
    return []
