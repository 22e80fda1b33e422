"""Nemo, Crew and Hull, Notoriety with its levels, action points, and the sacrifice of characters."""

from __future__ import annotations

from leagues.games.nemo import cup, questions, seas
from leagues.games.nemo.endings import Ending
from leagues.games.nemo.messages import Say
from leagues.games.nemo.starts import SUNK
from leagues.games.nemo.state import (
    AT_SEA,
    BLUE,
    CREW,
    GREEN,
    NEMO,
    OCEANS,
    REINFORCEMENTS,
    SHIP_GROUPS,
    SHIPS,
    TRACKS,
    WHITE,
    State,
    level,
)
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import tell


def gain(s: State, t: Tables, track: int, amount: int) -> None:
    """A track goes up, never above its start [resource-gain]."""
    before = s.tracks[track]
    s.tracks[track] = min(t.track_start[track], before + amount)
    if s.tracks[track] > before:
        tell(s, Say.GAINED, track, s.tracks[track] - before, s.tracks[track])


def lose(s: State, t: Tables, track: int, amount: int) -> None:
    """A track goes down; at its last space the voyage is over [resource-loss, loss-too-large, broken, killed, shattered]."""
    if s.ending != 0 or amount <= 0:
        return
    s.tracks[track] = max(0, s.tracks[track] - amount)
    tell(s, Say.LOST, track, amount, s.tracks[track])
    if s.tracks[track] > 0:
        return
    if track == NEMO:
        s.ending = Ending.LOST_BROKEN
        tell(s, Say.BROKEN, 0, 0, 0)
    elif track == CREW:
        s.ending = Ending.LOST_KILLED
        tell(s, Say.KILLED, 0, 0, 0)
    else:
        s.ending = Ending.LOST_SHATTERED
        tell(s, Say.SHATTERED, 0, 0, 0)


def change(s: State, t: Tables, track: int, amount: int) -> None:
    """A track goes up or down [end-at-once]."""
    if amount > 0:
        gain(s, t, track, amount)
    else:
        lose(s, t, track, -amount)


def change_notoriety(s: State, t: Tables, amount: int) -> None:
    """Notoriety goes up or down, never below 0; on its way up it sets off its levels, and at last the defeat
    [notoriety, notoriety-floor, levels-in-order]. Some motives make more or less of it."""
    amount = questions.notoriety_change(s, t, amount)
    if s.ending != 0 or amount == 0:
        return
    before = s.notoriety
    s.notoriety = min(t.notoriety_end, max(0, before + amount))
    if amount < 0:
        tell(s, Say.NOTORIETY_DOWN, before - s.notoriety, s.notoriety, 0)
        return
    tell(s, Say.NOTORIETY_UP, amount, s.notoriety, 0)
    reach_levels(s, t)
    questions.notoriety_rose(s, t)
    if questions.frozen(s, t, False):
        tell(s, Say.NOTORIETY_FROZEN, s.notoriety, 0, 0)
    if s.notoriety >= t.defeat[s.motive]:
        s.ending = Ending.LOST_PARIAH
        tell(s, Say.PARIAH, s.notoriety, 0, 0)


def reach_levels(s: State, t: Tables) -> None:
    """The groups that come with Notoriety, and the allied navies; a level at or beyond the defeat does nothing
    [blue-group, green-group, allied-navies, defeat-level-only]."""
    last = t.defeat[s.motive]
    how = level(s, REINFORCEMENTS)
    if s.notoriety >= t.blue_at[how] and t.blue_at[how] < last:
        cup.add_group(s, t, BLUE)
    if s.notoriety >= t.green_at[how] and t.green_at[how] < last:
        cup.add_group(s, t, GREEN)
    if s.notoriety >= t.allied_at and t.allied_at < last and s.allied == 0:
        ally_navies(s, t)


def ally_navies(s: State, t: Tables) -> None:
    """Every Warship on the map that is not gray shows its purple side, for good [allied-navies-gray, allied-navies-stay].
    One that has just been sunk keeps the side that she showed."""
    s.allied = 1
    tell(s, Say.ALLIED, 0, 0, 0)
    for ship in range(SHIPS):
        place = s.ships[ship] - AT_SEA
        turns = t.group[ship] != WHITE and t.group[ship] != SHIP_GROUPS
        if 0 <= place < OCEANS and turns and s.backs[ship] == 0 and not just_sunk(s, ship):
            seas.flip(s, t, ship)


def just_sunk(s: State, ship: int) -> bool:
    """Whether a ship was sunk in a battle and still waits for what becomes of her [tonnage]."""
    for at in range(s.depth):
        frame = s.frames[at]
        if frame.doing == Step.FIGHT and frame.a == ship + 1 and frame.d == SUNK:
            return True
    return False


def gain_actions(s: State, t: Tables, amount: int) -> None:
    """Action points, as far as the limit allows [action-point-limit, sacrifice-points-limit]."""
    if amount > 0:
        s.actions = max(s.actions, min(t.most_actions, s.actions + amount))
        tell(s, Say.ACTIONS_GAINED, amount, s.actions, 0)


def gain_actions_beyond(s: State, t: Tables, amount: int) -> None:
    """Action points beyond the limit too [action-points-beyond]."""
    s.actions = min(20, s.actions + amount)
    tell(s, Say.ACTIONS_GAINED, amount, s.actions, 0)


def sacrifice(s: State, t: Tables, character: int) -> None:
    """A character's tile is turned and its price paid [sacrifice, sacrifice-forced]."""
    s.characters |= 1 << character
    tell(s, Say.SACRIFICED, character, 0, 0)
    change_notoriety(s, t, t.character_notoriety[character])
    lose(s, t, NEMO, t.character_nemo[character])


def exertion_loss(t: Tables, how: int, lowest: int) -> int:
    """What a failed test costs of each exerted resource [loss-sailor, loss-officer, loss-captain, difficulty-failures]."""
    if t.test_loss[how] == 0:
        return 1
    if t.test_loss[how] == 1:
        return 1 if lowest == 1 else 2
    return lowest


def sound(s: State, t: Tables) -> bool:
    """Whether no track is at a space that costs points."""
    for track in range(TRACKS):
        if t.track_points[track][s.tracks[track]] < 0:
            return False
    return True
