"""Voyages of Nemo's War, looked at after every answer: the state can occur and is within its ranges, nothing is left over
from a roll or a fight, every lot has the weight that it has on the table, and the journal says what it means to say.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

from leagues.games import GAMES
from leagues.games.nemo import names
from leagues.games.nemo.state import (
    CHARACTERS,
    CUP,
    EVENTS,
    EXPANDED,
    FIRST_FINALE,
    LAST_STACK,
    NO_FIGHT,
    RISING,
    SHIPS,
    UNFOUND,
    UNSEEN,
    UPGRADES,
    WHITE,
    set_aside,
)
from leagues.games.nemo.steps import Step
from leagues.kernel.frames import CHANCE
from leagues.kernel.schema import checked_copy
from tests.laws.cases import SIMPLE, Case
from tests.laws.fitted_out import fit_out
from tests.laws.players import Player
from tests.nemo.arguments import said_rightly

GAME = GAMES["nemo"]
TABLES: Any = GAME.read_tables(None)
PLAYERS = (Player("random"), Player("random"), Player("greedy", daring=0.1))


def moments(case: Case, player: Player, number: int, fitted_out: bool = False) -> Iterator[Any]:
    """A whole voyage, perhaps with many upgrades: the state before each answer and at the end; its journal holds what the
    last answer made it say. At random it is a state that checks every assignment."""
    luck = Random(f"{case} {player} {number}")
    state: Any = GAME.new_state(TABLES, dict(case.options))
    if player.policy == "random":
        state = checked_copy(state)
    state.journal = []
    while state.ending == 0:
        if fitted_out:
            fit_out(state, luck)
        yield state
        state.journal.clear()
        GAME.flow.apply(state, TABLES, player.answer(GAME, TABLES, state, luck))
    yield state


def lots(s: Any) -> dict[int, int]:
    """What chance can bring, with the number of lots of each, counted on the table."""
    top = s.frames[s.depth - 1]
    if top.doing == Step.THROW:
        return dict.fromkeys(range(6), 1)
    if top.doing == Step.DRAW_SHIP:
        guns = [TABLES.group[ship] != WHITE and TABLES.attack[0][ship] > 0 for ship in range(SHIPS)]
        ships = {ship: 1 for ship in range(SHIPS) if s.ships[ship] == CUP and (top.a == 0 or guns[ship])}
        return ships | {SHIPS + kind: count for kind, count in enumerate(s.deadly) if count}
    if top.doing == Step.DRAW_MUSTERED:
        return {ship: 1 for ship in range(SHIPS) if s.ships[ship] == CUP and not s.offered[1][ship]}
    if top.doing == Step.DRAW_ADVENTURE_TOKEN:
        return {token: 1 for token, place in enumerate(s.adventures) if place == UNFOUND}
    if top.doing == Step.DRAW_TREASURE:
        return {kind: count for kind, count in enumerate(s.cup) if count}
    if top.doing == Step.DEAL_CHARACTER:
        return {character: 1 for character in range(CHARACTERS) if not sum(s.officers) >> character & 1}
    if top.doing == Step.DRAW_UPGRADE:
        return {upgrade: 1 for upgrade in range(UPGRADES) if set_aside(s, upgrade)}
    unseen = [card for card in (*range(1, EVENTS + 1), *later(s, "event")) if s.cards[card] == UNSEEN]
    if top.doing == Step.DRAW_ADVENTURE:  # whose outcomes leave out the Finales
        return {card - 1 if card <= EVENTS else card - 1 - 8: 1 for card in (unseen if s.deck else s.below[:1])}
    return event_lots(s, unseen)


def later(s: Any, kind: str) -> list[int]:
    """The cards of a kind that the expanded box or an optional rule adds, if that is played."""
    there = {"event 58": s.optional_rules >> names.OPTIONAL_RULES.index("nadeen-dakkar") & 1}
    cards = range(FIRST_FINALE + 7, len(names.CARDS))
    return [card for card in cards if names.CARDS[card].startswith(kind) and there.get(names.CARDS[card], s.box == EXPANDED)]


def turned_up(s: Any) -> list[bool]:
    """Of each Finale, whether it was turned up."""
    return [s.cards[card] != UNSEEN for card, name in enumerate(names.CARDS) if name.startswith("finale")]


def event_lots(s: Any, unseen: Sequence[int]) -> dict[int, int]:
    """Of n cards of a stack with a special card, that card is the next one once in n times."""
    stack = next(at for at in range(s.act - 1, LAST_STACK + 1) if s.pile[at])
    special: Sequence[int] = ()
    if stack == LAST_STACK - 1 and s.cards[RISING] == UNSEEN:
        special = [RISING]
    elif stack == LAST_STACK and not any(turned_up(s)):
        special = [*range(FIRST_FINALE, FIRST_FINALE + 7), *later(s, "finale")]
    if not special:
        return {card - 1: 1 for card in unseen}
    others = s.pile[stack] - 1
    found = {card - 1: len(special) * others for card in unseen if others}
    return found | {card - 1: len(unseen) or 1 for card in special}


def weights(s: Any) -> dict[int, int]:
    """What chance can bring, with its weights, as the rules have them."""
    decision = GAME.decisions.by_number[s.frames[s.depth - 1].doing]
    found = {outcome: decision.module.weight(s, TABLES, outcome) for outcome in range(decision.module.SIZE)}
    return {outcome: weight for outcome, weight in found.items() if weight}


def nothing_is_left_over(s: Any) -> None:
    """Without a test nothing is wagered, thrown or added, and without a fight there is no way to attack."""
    doing = {frame.doing for frame in s.frames[: s.depth]}
    if Step.TEST not in doing:
        assert (s.exerted, s.spent, s.dice) == (0, 0, [0, 0])
        assert not any(s.amounts)
    if Step.FIGHT not in doing:
        assert s.style == NO_FIGHT
    if doing.isdisjoint({Step.ARRIVALS, Step.PLACEMENT}):
        assert not any(s.arrivals)
    assert (s.homeward > 0) == (Step.HOMEWARD in doing)
    assert (s.coda > 0) == (Step.CODA in doing)
    assert all(frame.step == 0 for frame in s.frames[: s.depth] if frame.doing in GAME.modules)


@pytest.mark.parametrize("case", SIMPLE["nemo"], ids=str)
def test_after_every_answer_all_is_well(case: Case) -> None:
    for number, player in enumerate(PLAYERS):
        look_after_every_answer(case, player, number, False)


@pytest.mark.parametrize("case", [case for case in SIMPLE["nemo"] if case["box"] == "expanded"], ids=str)
def test_with_many_upgrades_too(case: Case) -> None:
    for number, player in enumerate(PLAYERS):
        look_after_every_answer(case, player, number, True)


def look_after_every_answer(case: Case, player: Player, number: int, fitted_out: bool) -> None:
    """All is well."""
    for s in moments(case, player, number, fitted_out):
        assert [line for line in s.journal if not said_rightly(line[1], line[2:])] == []
        if s.ending != 0:
            break
        assert GAME.impossible(s, TABLES) == []
        nothing_is_left_over(s)
        if GAME.flow.who(s, TABLES) == CHANCE:
            assert weights(s) == lots(s)
        else:
            assert 0 <= GAME.flow.who(s, TABLES) < GAME.seats(s)
