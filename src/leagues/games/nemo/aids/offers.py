"""What taking up the offer of an upgrade would do, or declining it: from trying it."""

from __future__ import annotations

from typing import Any

from leagues.games.nemo import modifiers
from leagues.games.nemo.aids.about import Choices, choice, gained, ship_figures, target, upgrade_does
from leagues.games.nemo.aids.odds import roll_on
from leagues.games.nemo.aids.parleys import dice_choices
from leagues.games.nemo.aids.shapes import Roll
from leagues.games.nemo.aids.written import treasure_says
from leagues.games.nemo.cup import side_of
from leagues.games.nemo.decisions import at_all_costs, take_up, train
from leagues.games.nemo.state import TRACKS, State
from leagues.games.nemo.tables import Tables
from leagues.games.nemo.upgrades import armory, hospital_machines, map_room
from leagues.kernel.explaining import Sentence


def offer_choices(s: State, t: Tables) -> Choices:
    """What is offered, each way with what changes at once."""
    frame = s.frames[s.depth - 1]
    if frame.a == hospital_machines.ME:
        return dice_choices(s, t)
    found: Choices = {}
    for answer in range(take_up.KEPT):
        if take_up.forbidden(s, t, answer) == 0:
            words = take_up.words(answer)
            more = [*changed(s, t, answer), *(about(s, t) if answer == take_up.DECLINE else [upgrade_does(frame.a)])]
            told: dict[str, Any] = {"roll": roll_then(s, t, answer)} if frame.a == armory.ME else {}
            kept = kept_of(s, answer)
            if kept >= 0:
                words, more = ("aid-keep-treasure", {"treasure": kept}), treasure_says(t, kept)
            found[answer] = choice(words, target("button", take_up.notation(answer)), more=more, **told)
    return found


def roll_then(s: State, t: Tables, answer: int) -> Roll:
    """The roll as it is about to be made after an answer about the Armory."""
    trial = s.copy()
    if answer != take_up.DECLINE:
        take_up.apply(trial, t, answer)
    test = s.frames[s.depth - 2]
    modifiers.modifiers(trial, t, test.a, test.b, trial.amounts)
    return roll_on(trial, t, test.a, test.b)


def pledge_choices(s: State, t: Tables) -> Choices:
    """Every upgrade that can be given at all costs, each with the roll and what changes; what it costs to give the score."""
    found: Choices = {}
    for answer in range(at_all_costs.KEPT):
        if at_all_costs.forbidden(s, t, answer):
            continue
        trial = s.copy()
        at_all_costs.apply(trial, t, answer)
        test = s.frames[s.depth - 2]
        modifiers.modifiers(trial, t, test.a, test.b, trial.amounts)
        given = answer - at_all_costs.GIVE
        at = target("button", "none") if answer == at_all_costs.NONE else target("upgrade", given)
        points = gained(s, trial, t)
        more = (
            changes_between(s, trial) if answer == at_all_costs.NONE else [*changes_between(s, trial), upgrade_does(given)]
        )
        worth: dict[str, Any] = {"points": points} if points else {}
        found[answer] = choice(at_all_costs.words(answer), at, more=more, roll=roll_on(trial, t, test.a, test.b), **worth)
    return found


def kept_of(s: State, answer: int) -> int:
    """Which of two Treasures an answer keeps; -1 for another answer."""
    frame = s.frames[s.depth - 1]
    if frame.a != map_room.ME or answer == take_up.DECLINE:
        return -1
    way = take_up.WAYS[answer - take_up.OFFERED]
    return frame.b - 1 if way == map_room.FIRST else frame.c - 1 if way == map_room.SECOND else -1


def about(s: State, t: Tables) -> list[Sentence]:
    """What the offer is about: the Treasure, or the ship, that one has otherwise."""
    frame = s.frames[s.depth - 1]
    if frame.a == map_room.ME:
        return [("aid-keep-treasure", {"treasure": frame.b - 1}), *treasure_says(t, frame.b - 1)] if frame.c == 0 else []
    if s.drawn > 0:
        ship = s.drawn - 1
        return [("aid-drawn-ship", {"ship": ship}), ship_figures(s, t, ship, side_of(s, t, ship))]
    return []


def changed(s: State, t: Tables, answer: int) -> list[Sentence]:
    """Tracks and Notoriety, as they are then."""
    trial = s.copy()
    take_up.apply(trial, t, answer)
    return changes_between(s, trial)


def changes_between(s: State, trial: State) -> list[Sentence]:
    """Tracks and Notoriety that another state has otherwise."""
    told: list[Sentence] = [
        ("aid-track-then", {"track": track, "at": trial.tracks[track]})
        for track in range(TRACKS)
        if trial.tracks[track] != s.tracks[track]
    ]
    if trial.notoriety > s.notoriety:
        told.append(("aid-notoriety-then", {"count": trial.notoriety - s.notoriety, "at": trial.notoriety}))
    elif trial.notoriety < s.notoriety:
        told.append(("aid-notoriety-falls", {"count": s.notoriety - trial.notoriety, "at": trial.notoriety}))
    return told


def train_choices(s: State, t: Tables) -> Choices:
    """The ships of the Prize Crew Quarters, with what the new hand adds to the score."""
    found: Choices = {}
    for answer in range(train.SIZE):
        if train.forbidden(s, t, answer) == 0:
            trial = s.copy()
            train.apply(trial, t, answer)
            points = gained(s, trial, t)
            at = target("button", "none") if answer == train.NONE else target("ship", train.ship_of(answer))
            found[answer] = choice(train.words(answer), at, more=[("aid-worth", {"points": points})], points=points)
    return found
