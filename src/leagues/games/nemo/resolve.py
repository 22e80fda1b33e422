"""What cards, tokens and results do: the rows of an effect, one after the other.

The routine RESOLVE is one effect; its step is the row. The routine TREASURES draws Treasures.
"""

from __future__ import annotations

from leagues.games.nemo import cup, effects, seas
from leagues.games.nemo.effects import NUMBERS, ROWS
from leagues.games.nemo.endings import finish
from leagues.games.nemo.messages import Say
from leagues.games.nemo.resources import change, change_notoriety, gain, gain_actions, gain_actions_beyond, lose
from leagues.games.nemo.sailing import arrive
from leagues.games.nemo.sources import REPAIR
from leagues.games.nemo.starts import FORCED, begin_effect, begin_fight, begin_test, begin_treasures
from leagues.games.nemo.state import (
    AT_SEA,
    AVAILABLE,
    CHARACTERS,
    FAILED,
    GONE,
    HULL,
    NO_FIGHT,
    NOT_YET,
    OCEANS,
    PASSED,
    SALVAGED,
    SET_ASIDE,
    SHIPS,
    TABLEAU,
    TRACKS,
    TREASURES,
    UPGRADES,
    State,
    aboard,
)
from leagues.games.nemo.steps import CUBE_OCEAN, EVENT_SHIPS, GEM_OCEAN, HULL_LOSS, REMOVAL_OCEAN, Step
from leagues.games.nemo.tables import X_EVENT, Tables
from leagues.kernel.frames import ask, next_step, pop, push, tell

MOST_TREASURES = 999  # to be drawn, and more than any cup holds


def word_at(t: Tables, program: int, at: int) -> int:
    """The word of a row; beyond the last row the end."""
    return t.effects[program][at * NUMBERS] if at < ROWS else effects.NONE


def run_effect(s: State, t: Tables) -> None:
    """Perform the next row."""
    frame = s.frames[s.depth - 1]
    program, card = frame.a, frame.b
    at = next_step(s)
    word = word_at(t, program, at)
    if word == effects.NONE:
        pop(s)
        return
    one, two = t.effects[program][at * NUMBERS + 1], t.effects[program][at * NUMBERS + 2]
    if effects.TO_PASS <= word <= effects.DISCARD:
        put_card(s, card, word)
    elif effects.CHOOSE <= word <= effects.UNLESS_SOUND:
        go_on(s, t, program, at, word, one)
    elif word == effects.NOTORIETY:
        change_notoriety(s, t, net_notoriety(s, t, program, at))
    elif word <= effects.TREASURE:
        resource_row(s, t, word, one)
    elif word <= effects.CUBE_ANYWHERE:
        land_row(s, t, word, one)
    elif word <= effects.FIGHT_DRAWN:
        ship_row(s, t, word, one, two)
    elif word <= effects.HULL_DIE:
        voyage_row(s, t, word, one)
    else:
        last_row(s, t, word, one, two, card)


def net_notoriety(s: State, t: Tables, program: int, at: int) -> int:
    """The Notoriety of this row and of those that follow it at once, together; they are done with [notoriety-net]."""
    found = 0
    while word_at(t, program, at) == effects.NOTORIETY:
        found += t.effects[program][at * NUMBERS + 1]
        at += 1
    s.frames[s.depth - 1].step = at
    return found


def put_card(s: State, card: int, word: int) -> None:
    """Where the card goes [pass-and-fail, tableau]."""
    if card == 0:
        return
    if word == effects.TO_PASS:
        s.cards[card] = PASSED
        tell(s, Say.CARD_PASSED, card, 0, 0)
    elif word == effects.TO_FAIL:
        s.cards[card] = FAILED
        tell(s, Say.CARD_FAILED, card, 0, 0)
    elif word == effects.TO_TABLEAU:
        s.cards[card] = TABLEAU
        tell(s, Say.CARD_KEPT, card, 0, 0)
    else:
        s.cards[card] = GONE
        tell(s, Say.CARD_GONE, card, 0, 0)


# --- choices and conditions -------------------------------------------------------------------------------------------


def go_on(s: State, t: Tables, program: int, at: int, word: int, one: int) -> None:
    """Choose, or leave out what comes next if its condition does not hold."""
    frame = s.frames[s.depth - 1]
    if word == effects.CHOOSE:
        push(s, Step.CHOOSE, program, at + 1, 0, 0)
    elif word == effects.OR:
        frame.step = after_choice(t, program, at)
    elif word != effects.DONE and not holds(s, t, word, one):
        frame.step = after_condition(t, program, at + 1)


def after_condition(t: Tables, program: int, at: int) -> int:
    """The row after what a condition stands before: further conditions with their row, or a whole choice."""
    while effects.IF_IN <= word_at(t, program, at) <= effects.UNLESS_SOUND:
        at += 1
    word = word_at(t, program, at)
    if word == effects.CHOOSE:
        return after_choice(t, program, at)
    return at if word == effects.OR or word == effects.DONE else at + 1


def alternatives(t: Tables, program: int, first: int) -> int:
    """How many things there are to choose from."""
    count = 1
    at = first
    while word_at(t, program, at) != effects.DONE and word_at(t, program, at) != effects.NONE:
        if word_at(t, program, at) == effects.OR:
            count += 1
        at += 1
    return count


def alternative_at(t: Tables, program: int, first: int, chosen: int) -> int:
    """The row at which the chosen thing begins."""
    at = first
    passed = 0
    while passed < chosen:
        if word_at(t, program, at) == effects.OR:
            passed += 1
        at += 1
    return at


def after_choice(t: Tables, program: int, at: int) -> int:
    """The row after the end of a choice."""
    while word_at(t, program, at) != effects.DONE and word_at(t, program, at) != effects.NONE:
        at += 1
    return at


def holds(s: State, t: Tables, word: int, one: int) -> bool:
    """Whether a condition holds."""
    if word == effects.IF_IN:
        return bool(one >> s.nautilus & 1)
    if word == effects.IF_SUNK:
        return s.sunk == 1
    if word == effects.UNLESS_SUNK:
        return s.sunk == 0
    if word == effects.IF_HULL:
        return s.tracks[HULL] >= one
    if word == effects.UNLESS_HULL:
        return s.tracks[HULL] < one
    return sound(s, t) == (word == effects.IF_SOUND)


def sound(s: State, t: Tables) -> bool:
    """Whether no track is at a space that costs points."""
    for track in range(TRACKS):
        if t.track_points[track][s.tracks[track]] < 0:
            return False
    return True


# --- rows of one kind -------------------------------------------------------------------------------------------------


def resource_row(s: State, t: Tables, word: int, one: int) -> None:
    """Resources, action points, Treasures."""
    if word <= effects.HULL:
        change(s, t, word - effects.NEMO, one)
    elif word == effects.ACTIONS:
        gain_actions(s, t, one)
    elif word == effects.ACTIONS_OVER:
        gain_actions_beyond(s, t, one)
    elif word == effects.NO_ACTIONS:
        s.no_actions = 1
        tell(s, Say.NO_ACTIONS, 0, 0, 0)
    elif s.frames[s.depth - 2].doing == Step.TREASURES:
        drawing = s.frames[s.depth - 2]  # a drawn Treasure that brings more
        drawing.a = min(MOST_TREASURES, drawing.a + one)
    else:
        begin_treasures(s, one)


def land_row(s: State, t: Tables, word: int, one: int) -> None:
    """Gems and cubes [cube-by-event]."""
    if word == effects.GEM:
        add_gem(s, t, one)
    elif word == effects.GEM_ON_DECK:
        for _ in range(one):
            seas.gem_on_deck(s, t)
    elif word == effects.GEMS_MISSING:
        for ocean in range(OCEANS):
            if one >> ocean & 1:
                seas.put_gem(s, t, ocean)
    elif word == effects.GEMS_CHOSEN:
        push(s, Step.PICK_OCEAN, GEM_OCEAN, one, 0, 0)
    elif word == effects.CUBE_HERE:
        if seas.free_land(s, t, s.nautilus):
            seas.place_cube(s, s.nautilus)
    elif some_free_land(s, t):
        push(s, Step.PICK_OCEAN, CUBE_OCEAN, 1, 0, 0)


def add_gem(s: State, t: Tables, ocean: int) -> None:
    """A gem in an ocean; where one lies already, next to it [one-gem, gem-next-door, gem-stock]."""
    if seas.gems_left(s, t) == 0:
        tell(s, Say.GEM_FORFEIT, ocean, 0, 0)
    elif s.gems[ocean] == 0:
        seas.put_gem(s, t, ocean)
    elif seas.gem_can_shift(s, t, ocean):
        push(s, Step.PLACE_GEM, ocean, 0, 0, 0)
    else:
        tell(s, Say.GEM_FORFEIT, ocean, 0, 0)


def some_free_land(s: State, t: Tables) -> bool:
    """Whether a cube can be placed anywhere."""
    for ocean in range(OCEANS):
        if seas.free_land(s, t, ocean):
            return True
    return False


def ship_row(s: State, t: Tables, word: int, one: int, two: int) -> None:
    """Ships come, are revealed, leave, or meet the Nautilus."""
    if word == effects.SHIPS_ROLLED or word == effects.SHIPS_RISING:
        push(s, Step.ARRIVALS, EVENT_SHIPS, one if word == effects.SHIPS_ROLLED else rising_ships(s, t), 0, 0)
    elif word == effects.SHIPS_IN:
        s.arrivals[one] += two
        push(s, Step.ARRIVALS, EVENT_SHIPS, 0, 0, 0)
    elif word == effects.REVEAL_IN:
        if s.hidden[one] > 0 and cup.fill(s, t):
            push(s, Step.REVEAL, one, 0, 0, 0)
            ask(s, Step.DRAW_SHIP)
    elif word == effects.REMOVE_HIDDEN:
        push(s, Step.PICK_OCEAN, REMOVAL_OCEAN, one, 0, 0)
    elif word == effects.ADD_GROUP:
        cup.add_group(s, t, one)
    elif word == effects.FIGHT:
        meet_ship(s, t, one)
    else:
        meet_drawn(s, t)


def meet_ship(s: State, t: Tables, ship: int) -> None:
    """A certain ship meets the Nautilus, unless she sails already or lies below [forced-attack, overstacked]."""
    s.sunk = 0
    if s.ships[ship] < AT_SEA:
        seas.put_ship(s, t, ship, s.nautilus, cup.side_of(s, t, ship))
        tell(s, Say.REVEALED, ship, s.nautilus, s.backs[ship])
        begin_fight(s, ship + 1, NO_FIGHT, FORCED)


def rising_ships(s: State, t: Tables) -> int:
    """One ship, and one more for each of the three levels that Notoriety has reached [rising-action]."""
    count = 1
    for mark in range(3):
        if s.notoriety >= t.rising_at[mark]:
            count += 1
    return count


def meet_drawn(s: State, t: Tables) -> None:
    """The next Warship that is drawn meets the Nautilus; the others go back [rising-action, overstacked]."""
    if s.drawn > 0:
        ship = s.drawn - 1
        s.drawn = 0
        meet_ship(s, t, ship)
    elif cup.in_cup(s, t, 1) > 0:
        s.frames[s.depth - 1].step -= 1
        push(s, Step.DRAW_SHIP, 1, 0, 0, 0)
    else:
        s.sunk = 1


def voyage_row(s: State, t: Tables, word: int, one: int) -> None:
    """Characters, moves, the tunnel, upgrades, and the Hull."""
    if word == effects.SACRIFICE:
        if waiting(s, one, False):
            push(s, Step.PICK_CHARACTER, one, 0, 0, 0)
    elif word == effects.RESTORE:
        if waiting(s, one, True):
            push(s, Step.PICK_CHARACTER, one, 1, 0, 0)
    elif word == effects.MOVE:
        push(s, Step.SAIL, one, 0, 0, 0)
    elif word == effects.MOVE_TO:
        arrive(s, t, one)
    elif word == effects.TUNNEL:
        s.tunnel = 1
        tell(s, Say.TUNNEL, 0, 0, 0)
    elif word == effects.OFFER:
        if s.upgrades[one] == NOT_YET or s.upgrades[one] == SET_ASIDE:
            s.upgrades[one] = AVAILABLE
            tell(s, Say.OFFERED, one, 0, 0)
    elif word == effects.REVEAL_UPGRADE:
        if any_upgrade(s, SET_ASIDE):
            ask(s, Step.DRAW_UPGRADE)
    else:
        lose_hull_by_die(s, t)


def waiting(s: State, characters: int, sacrificed: bool) -> bool:
    """Whether one of these characters is aboard, or has been sacrificed."""
    for character in range(CHARACTERS):
        if characters >> character & 1 and aboard(s, character) != sacrificed:
            return True
    return False


def any_upgrade(s: State, place: int) -> bool:
    """Whether an upgrade lies there."""
    for upgrade in range(UPGRADES):
        if s.upgrades[upgrade] == place:
            return True
    return False


def lose_hull_by_die(s: State, t: Tables) -> None:
    """Throw, then lose as much Hull; the frame remembers that the die was thrown."""
    frame = s.frames[s.depth - 1]
    if frame.c == 0:
        frame.c = 1
        frame.step -= 1
        push(s, Step.THROW, HULL_LOSS, 0, 0, 0)
    else:
        frame.c = 0
        lose(s, t, HULL, s.thrown)


def last_row(s: State, t: Tables, word: int, one: int, two: int, card: int) -> None:
    """What only actions and Finales say."""
    if word == effects.FOUND:
        s.gems[s.nautilus] = 0
    elif word == effects.MEND:
        if card == 0:
            gain(s, t, HULL, one)
    elif word == effects.EXPENSIVE:
        if any_treasure(s):
            ask(s, Step.DISCARD_TREASURE)
    elif word == effects.INSTALL:
        push(s, Step.INSTALL, one, 0, 0, 0)
    elif word == effects.REPAIR_CARD:
        begin_test(s, REPAIR, 0, card)
    elif word == effects.HOMEWARD:
        push(s, Step.HOMEWARD, card, one, two, 0)
    elif word == effects.CODA:
        push(s, Step.CODA, one, 0, 0, 0)
    elif word == effects.END:
        finish(s, t)
    elif word == effects.GO_ON:
        tell(s, Say.FINALE_TURNS, card, 0, 0)


def any_treasure(s: State) -> bool:
    """Whether any Treasure is held."""
    for kind in range(TREASURES):
        if s.held[kind] > 0:
            return True
    return False


def salvage(s: State) -> int:
    """Salvage points."""
    found = 0
    for ship in range(SHIPS):
        if s.ships[ship] == SALVAGED:
            found += 1
    return found


def affordable(s: State, t: Tables, upgrade: int, cheaper: int) -> bool:
    """Whether an available upgrade can be paid for [refit-cost, refit-payable]."""
    return s.upgrades[upgrade] == AVAILABLE and salvage(s) >= max(0, t.price[upgrade] - cheaper)


# --- Treasures --------------------------------------------------------------------------------------------------------


def run_treasures(s: State, t: Tables) -> None:
    """Treasures are drawn one at a time while the cup has any [treasures-gone]."""
    frame = s.frames[s.depth - 1]
    if frame.a == 0 or cup_empty(s):
        if frame.a > 0:
            tell(s, Say.TREASURES_GONE, 0, 0, 0)
        pop(s)
        return
    frame.a -= 1
    ask(s, Step.DRAW_TREASURE)


def cup_empty(s: State) -> bool:
    """Whether the Treasure cup is empty."""
    for kind in range(TREASURES):
        if s.cup[kind] > 0:
            return False
    return True


def collect(s: State, t: Tables, kind: int) -> None:
    """A drawn Treasure is kept, or does at once what it says [treasure-collected, treasure-x]."""
    s.cup[kind] -= 1
    if t.treasure_kind[kind] == X_EVENT:
        tell(s, Say.TREASURE_EVENT, kind, 0, 0)
        begin_effect(s, effects.OF_TREASURES + kind, 0)
    else:
        s.held[kind] += 1
        tell(s, Say.TREASURE, kind, 0, 0)
