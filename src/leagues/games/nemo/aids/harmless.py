"""Draws that cannot lose the voyage, whatever comes: so that they need not be followed one by one.

Everything here errs on the safe side: it says that nothing can happen only where the worst of all draws together, with the
rest of what is going on, leaves every track above its end and Notoriety below the defeat, and a choice follows for certain.
"""

from __future__ import annotations

from leagues.games.nemo import effects
from leagues.games.nemo.actions import MOVE_ACTION, cost
from leagues.games.nemo.combat import SUNK
from leagues.games.nemo.resolve import salvage, word_at
from leagues.games.nemo.seas import near, open_spaces
from leagues.games.nemo.starts import FORCED
from leagues.games.nemo.state import CHARACTERS, FIRST_FINALE, OCEANS, STALK, TRACKS, TREASURES, State, aboard
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import X_EVENT, Tables

PLAIN = (
    *range(effects.NEMO, effects.CUBE_ANYWHERE + 1), effects.CHOOSE, effects.OR, effects.DONE, effects.IF_IN, effects.FOUND,
    effects.MEND, effects.TUNNEL, effects.OFFER, effects.TO_PASS, effects.TO_FAIL, effects.TO_TABLEAU, effects.DISCARD,
)  # fmt: skip
NOTORIETY = TRACKS  # the place behind the tracks, in a list of losses
UNKNOWN = 999  # more than anyone has


def is_harmless(s: State, t: Tables) -> bool:
    """Whether the draw that is due, and what follows until the next choice, surely does not lose the voyage."""
    what = s.frames[s.depth - 1].doing
    if what == Step.DRAW_ADVENTURE:
        return True  # to undertake it or not is asked at once
    if what == Step.DRAW_SHIP:
        return ship_leads_to_a_choice(s, t)
    return what == Step.DRAW_TREASURE and treasures_are_harmless(s, t)


def ship_leads_to_a_choice(s: State, t: Tables) -> bool:
    """Whether something is asked as soon as a ship is drawn, whichever it is."""
    frame = s.frames[s.depth - 2]
    if frame.doing == Step.PLACE and frame.b == 2:
        return sum(s.hidden[ocean] > 0 and near(t, frame.a, ocean) for ocean in range(OCEANS)) > 1
    if frame.doing == Step.PLACE:
        return sum(open_spaces(s, t, ocean) > 0 for ocean in range(OCEANS)) > 1
    if frame.doing == Step.FIGHT:
        return frame.b == STALK and not frame.c & FORCED
    return False


def treasures_are_harmless(s: State, t: Tables) -> bool:
    """Whether the Treasures that are being drawn, and what follows until the next choice, cannot lose the voyage."""
    worst = [0] * (TRACKS + 1)
    for kind in range(TREASURES):
        if s.cup[kind] and t.treasure_kind[kind] == X_EVENT:
            for _ in range(s.cup[kind]):
                add_rows(t, effects.OF_TREASURES + kind, 0, worst)
    for at in range(s.depth - 1):
        add_frame(s, t, at, worst)
    below = all(s.tracks[track] > worst[track] for track in range(TRACKS))
    return below and s.notoriety + worst[NOTORIETY] < t.defeat[s.motive]


def add_frame(s: State, t: Tables, at: int, worst: list[int]) -> None:
    """What a frame below the draw can still cost, at the worst."""
    frame = s.frames[at]
    if frame.doing == Step.RESOLVE:
        add_rows(t, frame.a, frame.step, worst)
    elif frame.doing == Step.EVENT:
        worst[NOTORIETY] += UNKNOWN if frame.a >= FIRST_FINALE else 0
    elif frame.doing == Step.ACTIONS:
        worst[NOTORIETY] += 0 if asks_for_an_action(s, t) else UNKNOWN
    elif frame.doing == Step.FIGHT:
        worst[NOTORIETY] += 0 if frame.d == SUNK and salvage(s) < t.salvage_boxes else UNKNOWN
    elif frame.doing not in (Step.TURN, Step.PERFORM, Step.TREASURES):
        worst[NOTORIETY] += UNKNOWN


def asks_for_an_action(s: State, t: Tables) -> bool:
    """Whether there is surely a choice in the Action Phase: a move can be paid for, or somebody could be sacrificed."""
    could_move = s.actions >= cost(s, t, MOVE_ACTION) and t.links[s.nautilus] != 0
    return could_move or any(aboard(s, one) and t.character_actions[one] for one in range(CHARACTERS))


def add_rows(t: Tables, program: int, first: int, worst: list[int]) -> None:
    """What the rows of an effect cost, at the worst. A choice between two things or more comes first, so that its rows
    cannot happen by themselves."""
    at, choosing = first, False
    while word_at(t, program, at) != effects.NONE:
        word, amount = word_at(t, program, at), t.effects[program][at * effects.NUMBERS + 1]
        if word == effects.CHOOSE:
            choosing = offers_two(t, program, at + 1)
        elif word == effects.DONE:
            choosing = False
        elif choosing:
            pass
        elif word not in PLAIN:
            worst[NOTORIETY] += UNKNOWN
        elif effects.NEMO <= word <= effects.HULL:
            worst[word - effects.NEMO] += max(0, -amount)
        elif word == effects.NOTORIETY:
            worst[NOTORIETY] += max(0, amount)
        at += 1


def offers_two(t: Tables, program: int, first: int) -> bool:
    """Whether two things that can be chosen always are offered: those that do not begin with a sacrifice."""
    at, found, begins = first, 0, True
    while word_at(t, program, at) not in (effects.DONE, effects.NONE):
        if begins and word_at(t, program, at) != effects.SACRIFICE:
            found += 1
        begins = word_at(t, program, at) == effects.OR
        at += 1
    return found >= 2
