"""Retained Treasures and kept cards that are used in the middle of another decision, which stays on the stack below what
they set off [kept-in-between, kept-one-by-one].

Such a decision numbers them behind its own answers: from `first` on the Treasures, then the cards, then the Allies and the
Adventure tokens, which came later and may stand apart. Where cards do not matter, it numbers the Treasures by their kinds.
"""

from __future__ import annotations

from leagues.games.nemo import effects, names
from leagues.games.nemo.keeping import cannot_play, cannot_use, use_card
from leagues.games.nemo.resolve import word_at
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.starts import acting, hands_free, in_battle
from leagues.games.nemo.state import BASIC_CARDS, EXPANDED, FIRST_ALLY, LATER, NUMBERED, TABLEAU, State
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import Tables
from leagues.games.nemo.treasure import calms, lifts, retained, timely, usable, use
from leagues.kernel.frames import doing

MOVE = effects.NAMES.index("move")
COUNT = NUMBERED + BASIC_CARDS - 1  # without the later ones


def treasure_of(number: int) -> int:
    """The kind of Treasure that a number stands for; -1 for a card."""
    if number < NUMBERED:
        return number
    return FIRST_ALLY + number - COUNT if number >= COUNT else -1


def cards_ready(s: State) -> bool:
    """Whether cards may be used too: once the dice of the Placement Phase lie there, and while a card is performed; but not
    while an action or a battle is going on."""
    if doing(s) == Step.HUNT:
        return not acting(s)
    return doing(s) == Step.PICK_DICE or s.frames[s.depth - 3].doing == Step.PERFORM


def cannot_use_now(s: State, t: Tables, number: int) -> int:
    """0, or the rule that keeps something from being used now."""
    kind = treasure_of(number)
    if kind >= 0:
        return cannot_use_treasure(s, t, kind)
    rule = cannot_use(s, t, number - NUMBERED + 1, False)
    if rule != 0:
        return rule
    return 0 if cards_ready(s) and hands_free(s) else Rule.KEPT_ONE_BY_ONE


def cannot_use_treasure(s: State, t: Tables, kind: int) -> int:
    """The same for a Treasure."""
    if not retained(s, t, kind):
        return Rule.TREASURE_RETAIN
    fits = moves_a_track(s, t, kind) if in_battle(s) else timely(s, t, kind, False)
    if not fits:
        return Rule.TREASURE_RETAIN
    return 0 if hands_free(s) else Rule.KEPT_ONE_BY_ONE


def moves_a_track(s: State, t: Tables, kind: int) -> bool:
    """Whether a Treasure would raise a track or lower Notoriety."""
    return lifts(s, t, kind) or calms(s, t, kind)


def cannot_calm(s: State, t: Tables, kind: int) -> int:
    """The same where it matters only to Notoriety, which is about to rise."""
    return cannot_use_treasure(s, t, kind) if calms(s, t, kind) else Rule.TREASURE_RETAIN


def use_now(s: State, t: Tables, number: int) -> None:
    """It is used; the decision is asked again afterwards."""
    if treasure_of(number) >= 0:
        use(s, t, treasure_of(number))
    else:
        use_card(s, t, number - NUMBERED + 1)


def any_card(s: State, t: Tables) -> bool:
    """Whether a card of the tableau could be used before the ships come."""
    for card in range(1, BASIC_CARDS):
        if s.cards[card] == TABLEAU and cannot_play(s, t, card, False) == 0:
            return True
    return False


def gets_there(s: State, t: Tables) -> bool:
    """Whether a card of the tableau could move the Nautilus now."""
    if not hands_free(s) or s.frames[s.depth - 2].doing != Step.PERFORM:
        return False
    for card in range(1, BASIC_CARDS):
        if s.cards[card] == TABLEAU and moves(t, card) and cannot_play(s, t, card, False) == 0:
            return True
    return False


def moves(t: Tables, card: int) -> bool:
    """Whether a card moves the Nautilus when it is used."""
    return word_at(t, effects.of_card(card, effects.USE), 0) == MOVE


def add_options(s: State, t: Tables, out: list[int], count: int, first: int) -> int:
    """Behind `count` answers those that use something; how many there are then."""
    for kind in range(NUMBERED):
        if s.held[kind] > 0 and cannot_use_now(s, t, kind) == 0:
            out[count] = first + kind
            count += 1
    for card in range(1, BASIC_CARDS):
        if s.cards[card] == TABLEAU and cannot_use_now(s, t, NUMBERED + card - 1) == 0:
            out[count] = first + NUMBERED + card - 1
            count += 1
    return count


def add_later_now(s: State, t: Tables, out: list[int], count: int, first: int) -> int:
    """The same for the Allies and the Adventure tokens, from `first` on."""
    if s.box != EXPANDED:
        return count
    for later in range(LATER):
        if s.held[FIRST_ALLY + later] > 0 and cannot_use_now(s, t, COUNT + later) == 0:
            out[count] = first + later
            count += 1
    return count


def add_later(s: State, t: Tables, out: list[int], count: int, first: int, kind: int, kinds: int, acting: bool) -> int:
    """The same for so many of them from a kind on where nothing else is going on."""
    if s.box != EXPANDED:
        return count
    for later in range(kinds):
        if usable(s, t, kind + later, acting):
            out[count] = first + later
            count += 1
    return count


def add_kept(s: State, t: Tables, out: list[int], count: int, first: int, acting: bool) -> int:
    """The same where nothing else is going on: before the dice, and in the Action Phase."""
    for kind in range(NUMBERED):
        if retained(s, t, kind) and timely(s, t, kind, acting):
            out[count] = first + kind
            count += 1
    for card in range(1, BASIC_CARDS):
        if s.cards[card] == TABLEAU and cannot_play(s, t, card, acting) == 0:
            out[count] = first + NUMBERED + card - 1
            count += 1
    return count


def use_treasure(kind: int) -> str:
    """As a record writes that a Treasure is used."""
    return f"use {names.TREASURES[kind]}"


def told_treasure(kind: int) -> tuple[str, dict[str, int]]:
    """As people read that."""
    return "do-use-treasure", {"treasure": kind}


def notation(number: int) -> str:
    """As a record writes it."""
    kind = treasure_of(number)
    return f"use {names.TREASURES[kind] if kind >= 0 else names.CARDS[number - NUMBERED + 1]}"


def words(number: int) -> tuple[str, dict[str, int]]:
    """As people read it."""
    if treasure_of(number) >= 0:
        return "do-use-treasure", {"treasure": treasure_of(number)}
    return "do-use-card", {"card": number - NUMBERED + 1}
