"""Conservation in Nemo's War: every ship, card, Treasure, gem, cube, Hidden ship, upgrade and character is somewhere, once,
and goes only where the rules let it go.

Counted here from the state's fields alone, beside the game's own check whether a state is possible.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from leagues.games import GAMES
from leagues.games.nemo import names
from leagues.games.nemo.messages import Say
from leagues.games.nemo.names import MOTIVES
from leagues.games.nemo.state import (
    ADVENTURES,
    AT_SEA,
    AVAILABLE,
    BASIC_CARDS,
    BELOW_DECK,
    BLACK,
    BOX,
    CARDS,
    CHARACTERS,
    CUP,
    DESTROYED,
    DISCARDED,
    DRAWN,
    FAILED,
    FIRST_ADVENTURE,
    FIRST_ALLY,
    GONE,
    IN_PLAY,
    INSTALLED,
    MAPS,
    NOT_YET,
    OCEANS,
    PASSED,
    QUARTERED,
    RELATIONS,
    REMOVED,
    RISING,
    SALVAGED,
    SET_ASIDE,
    SHIP_GROUPS,
    SHIPS,
    TABLEAU,
    TAKEN,
    TONNAGE,
    TRACKS,
    TREASURES,
    UNFOUND,
    UNSEEN,
    UPGRADES,
    WHITE,
    set_aside,
)
from leagues.games.nemo.steps import Step
from leagues.games.nemo.upgrades import map_room
from tests.laws.cases import SIMPLE, Case
from tests.laws.fitted_out import fit_out
from tests.laws.players import Player
from tests.sizes import sized

TABLES: Any = SIMPLE["nemo"][0].game.read_tables(None)
SURPLUS = 7  # events of the expanded box and of options that are set aside, or as many that a voyage does not have
PLAYERS = (Player("random"), Player("greedy", daring=0.2))
SEA, SUNK, FRIENDS = range(AT_SEA, AT_SEA + OCEANS), range(TONNAGE, TONNAGE + 6), range(RELATIONS, RELATIONS + 6)
# From one answer to the next; what is not named stays where it is.
SHIP_WAYS = {
    BOX: {CUP, *SEA},  # with its group, or called by a card
    CUP: {DRAWN, *SEA},
    DRAWN: {CUP, *SEA},  # put back, or at sea
    DISCARDED: {CUP},
    SALVAGED: {DISCARDED},
    QUARTERED: {DISCARDED},
    **{place: {*SUNK, *FRIENDS, SALVAGED, QUARTERED, DISCARDED} for place in SEA},
    **{place: set() for place in (*SUNK, *FRIENDS)},
}
CARD_WAYS = {
    UNSEEN: {IN_PLAY, TABLEAU, PASSED, FAILED, GONE},
    BELOW_DECK: {IN_PLAY},
    IN_PLAY: {BELOW_DECK, TABLEAU, PASSED, FAILED, GONE},
    TABLEAU: {IN_PLAY, PASSED, FAILED, GONE},
    PASSED: set(),
    FAILED: set(),
    GONE: set(),
}
UPGRADE_WAYS = {
    SET_ASIDE: {AVAILABLE},
    AVAILABLE: {SET_ASIDE, INSTALLED},
    INSTALLED: {DESTROYED, REMOVED},
    NOT_YET: {AVAILABLE},
    DESTROYED: set(),
    REMOVED: set(),
}


def voyages(case: Case, luck: Random | None = None) -> Iterator[list[Any]]:
    """Whole voyages, as copies of every state; each holds what was said since the one before. With luck, from where the
    Nautilus was fitted out."""
    for player in PLAYERS:
        states: list[Any] = []
        for s, _ in player.moments(case, 7):
            if luck is not None and fit_out(s, luck):
                states.clear()
            seen = s.copy()
            seen.journal = list(s.journal)
            s.journal.clear()
            states.append(seen)
        yield states


def unseen_cards(s: Any) -> int:
    """Cards that nobody has seen, as they lie in the Draw Pile and the Adventure Deck: of the Finales one."""
    unseen: list[bool] = [place == UNSEEN for place in s.cards]
    events = sum(place for place, name in zip(unseen, names.CARDS, strict=True) if name.startswith("event"))
    finales = all(place for place, name in zip(unseen, names.CARDS, strict=True) if name.startswith("finale"))
    return events - SURPLUS + unseen[RISING] + finales


def counted(s: Any) -> None:
    """Nothing is in two places, and there is no more of anything than the box holds."""
    afloat = [[ship for ship in range(SHIPS) if s.ships[ship] == AT_SEA + ocean] for ocean in range(OCEANS)]
    assert [len(ships) for ships in afloat] == s.revealed
    assert [sum(TABLES.attack[s.backs[ship]][ship] > 0 for ship in ships) for ships in afloat] == s.warships
    assert s.ships.count(DRAWN) == (s.drawn > 0)
    assert s.ships.count(SALVAGED) + s.salvage_gems <= TABLES.salvage_boxes == 4
    entered = s.groups | 1 << BLACK | 1 << SHIP_GROUPS  # these ships are called by cards, or come with an optional rule
    assert all(entered >> TABLES.group[ship] & 1 for ship in range(SHIPS) if s.ships[ship] in (CUP, DISCARDED))
    assert all(s.backs[ship] == 0 for ship in range(SHIPS) if s.ships[ship] in (BOX, CUP, DISCARDED))
    assert unseen_cards(s) == sum(s.pile) + s.deck
    assert sorted(card for card in s.below if card) == [card for card in range(CARDS) if s.cards[card] == BELOW_DECK]
    assert sum(s.gems) + s.deck_gems + s.salvage_gems <= TABLES.gem_stock == 16
    assert sum(s.cubes) <= TABLES.cube_stock == 10
    assert s.face_down.bit_count() <= s.adventures.count(UNFOUND) <= ADVENTURES == 12
    assert all(s.adventures[kind] == TAKEN for kind in range(ADVENTURES) if of_all(s, FIRST_ADVENTURE + kind))
    assert all(s.cubes[ocean] <= TABLES.lands[ocean] for ocean in range(OCEANS))
    assert sum(s.hidden) <= TABLES.hidden_stock == 30
    assert all(0 <= s.tracks[track] <= TABLES.track_start[track] for track in range(TRACKS))
    assert min(s.tracks) > 0 or s.ending != 0
    assert s.notoriety < TABLES.defeat[s.motive] or s.ending != 0


def went(before: list[int], after: list[int], ways: dict[int, set[int]]) -> bool:
    """Whether everything went only where it can go."""
    return all(now == then or now in ways[then] for then, now in zip(before, after, strict=True))


def said(s: Any, *messages: int) -> int:
    """How often something was said."""
    return sum(message in messages for _, message, *_ in s.journal)


def told_of(s: Any, kind: int, *messages: int) -> int:
    """How often that was said of a kind of Treasure."""
    return sum(message in messages and about == kind for _, message, about, *_ in s.journal)


def of_all(s: Any, kind: int) -> int:
    """How many of a kind of Treasure all captains have: the one who commands, and who stowed theirs meanwhile."""
    return int(s.held[kind] + sum(row[kind] for row in s.stowed))


def frames_of(s: Any) -> list[Any]:
    """What is being done, from the bottom up."""
    return list(s.frames[: s.depth])


def was_discarded(s: Any) -> bool:
    """Whether the Map Room is asked about a Treasure that has left the hand."""
    top = frames_of(s)[-1]
    return bool(top.doing == Step.TAKE_UP and top.a == map_room.ME and top.c == map_room.DISCARDED)


def looked_at(s: Any, kind: int) -> int:
    """How many of a kind are out of the cup and not yet in the hand: the Map Room lets one look first."""
    found = 0
    for frame in frames_of(s):
        if frame.doing == Step.TAKE_UP and frame.a == map_room.ME and frame.c != map_room.DISCARDED:
            found += (frame.b == kind + 1) + (frame.c == kind + 1)
        elif frame.doing == Step.DRAW_TREASURE:
            found += frame.a == kind + 1
    return found


def moved(before: Any, after: Any) -> None:
    """What went from one answer to the next went where it can go, and was told."""
    assert went(before.ships, after.ships, SHIP_WAYS)
    parted = [then in SEA and now == DISCARDED for then, now in zip(before.ships, after.ships, strict=True)]
    assert sum(parted) == said(after, Say.SUPPORTED)
    assert went(before.cards, after.cards, CARD_WAYS)
    assert went(before.upgrades, after.upgrades, UPGRADE_WAYS)
    joined = [kind for _, message, kind, *_ in after.journal if message == Say.WONDER_ADDED]
    if said(after, Say.ALLIES_ADDED):
        joined += range(FIRST_ALLY, FIRST_ADVENTURE)
    for kind in range(TREASURES):
        kept = told_of(after, kind, Say.TREASURE, Say.ADVENTURE_CLAIMED)
        lost = told_of(after, kind, Say.TREASURE_USED, Say.TREASURE_LOST, Say.SPENT, Say.ALLY_PLACED, Say.EXHIBITED)
        dug = before.buried[kind] - after.buried[kind] if kind < MAPS else 0
        assert of_all(after, kind) - of_all(before, kind) == kept - lost + dug
        drawn = kept + told_of(after, kind, Say.TREASURE_EVENT)
        back = told_of(after, kind, Say.TREASURE_RETURNED) if was_discarded(before) else 0
        if kind >= FIRST_ADVENTURE:  # which are never in the cup
            assert before.cup[kind] == after.cup[kind] == 0
            continue
        gone = before.cup[kind] + looked_at(before, kind) - after.cup[kind] - looked_at(after, kind)
        assert gone + joined.count(kind) == drawn - back or after.ending  # one that was looked at when the voyage ended
    assert sum(map(bool, before.laid)) - sum(map(bool, after.laid)) == said(after, Say.WONDER_ADDED)
    assert sum(map(bool, after.ally_rows)) - sum(map(bool, before.ally_rows)) == said(after, Say.ALLY_PLACED)
    found, taken = said(after, Say.ADVENTURE_FOUND), said(after, Say.ADVENTURE_CLAIMED)
    assert after.face_down.bit_count() - before.face_down.bit_count() == said(after, Say.ADVENTURE_LAID) - found
    assert all(was <= now for was, now in zip(before.adventures, after.adventures, strict=True))
    assert sum(after.adventures) - sum(before.adventures) == found + taken
    placed, removed = said(after, Say.CUBE_PLACED, Say.GOODWILL_WON), said(after, Say.CUBE_REMOVED, Say.MENDED)
    returned = sum(count for _, message, _, count, *_ in after.journal if message == Say.CUBES_RETURNED)
    assert sum(after.cubes) - sum(before.cubes) == placed - removed - returned
    gems = sum(after.gems) + after.deck_gems - sum(before.gems) - before.deck_gems
    assert gems <= said(after, Say.GEM_PLACED, Say.GEM_ON_DECK)
    assert sum(after.hidden) - sum(before.hidden) <= said(after, Say.HIDDEN_PLACED)
    gone, back = after.characters & ~before.characters, before.characters & ~after.characters
    assert gone.bit_count() == said(after, Say.SACRIFICED)
    assert back.bit_count() == said(after, Say.RESTORED)
    assert before.groups & ~after.groups == 0
    assert before.allied <= after.allied
    assert before.tunnel <= after.tunnel
    assert all(now <= then for then, now in zip(before.pile, after.pile, strict=True))
    assert after.deck <= before.deck


def test_there_are_69_ships_59_cards_59_treasures_11_upgrades_and_6_characters() -> None:
    game = GAMES["nemo"]
    basic: Any = game.new_state(game.read_tables(None), game.read_options({"box": "basic"}))
    assert (names.EARLIER_SHIPS, BASIC_CARDS - 1, sum(basic.cup), CHARACTERS) == (69, 59, 59, 6)
    assert unseen_cards(basic) == sum(basic.pile) + basic.deck == 53  # 51 events, the Rising Action and one of seven Finales
    there = [set_aside(basic, upgrade) or basic.upgrades[upgrade] in (AVAILABLE, NOT_YET) for upgrade in range(UPGRADES)]
    assert sum(there) == 11 < UPGRADES
    assert TABLES.group.count(WHITE) == 30


@pytest.mark.parametrize("case", SIMPLE["nemo"], ids=str)
def test_nothing_is_lost_or_made(case: Case) -> None:
    played = list(voyages(case))
    assert all(len(states) > 20 for states in played)
    assert sum(map(len, played)) > 200
    for states in played:
        counted(states[0])
        for before, after in pairwise(states):
            counted(after)
            moved(before, after)


@pytest.mark.parametrize("number", range(sized(4, 40)))
def test_nothing_is_lost_or_made_with_many_upgrades(number: int) -> None:
    options = (("motive", MOTIVES[number % len(MOTIVES)]), ("box", "expanded"))
    for states in voyages(Case(GAMES["nemo"], options), Random(f"conserves {number}")):
        for before, after in pairwise(states):
            counted(after)
            moved(before, after)
        assert len(states) > 20
