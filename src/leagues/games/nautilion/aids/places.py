"""Decisions that point at the path: Aquatic Translation, a token that goes back into it, one that is taken from it."""

from __future__ import annotations

from typing import cast

from leagues.games.nautilion import path, preview
from leagues.games.nautilion.aids.choice import Choices, boarded, option, target
from leagues.games.nautilion.aids.shapes import Cell, ChoiceAbout, Fate, Reached, Target
from leagues.games.nautilion.state import NAUTILION, State
from leagues.games.nautilion.tables import Tables
from leagues.kernel.explaining import Sentence
from leagues.kernel.table import Table


def swap_choices(table: Table, s: State, t: Tables, slate: list[Cell]) -> Choices:
    """Every place of the path."""
    first = s.frames[s.depth - 1].a
    found: Choices = {}
    for place in range(1, s.path_length + 1):
        if table.forbids(place - 1):
            found[place - 1] = option(table, place - 1)
        elif first:
            found[place - 1] = swap_choice(table, s, t, place, slate)
        else:
            token = s.path[place]
            told: Sentence = ("aid-swap", {"token": token, "ahead": preview.ahead(s, token)})
            found[place - 1] = option(table, place - 1, sentence=told, token=token)
    return found


def reached_of(s: State, t: Tables, slate: list[Cell]) -> list[Reached]:
    """What each die in hand would have the Nautilion pick up, as far as that depends on nothing else."""
    found: list[Reached] = []
    for cell in slate:
        way = cell.get("way")
        if cell["figure"] == NAUTILION and way is not None and way["how"] == "takes":
            token = s.path[way["place"]]
            fate = cast(Fate, preview.fate(s, t, token)[0])
            found.append({"die": way["die"], "place": way["place"], "token": token, "fate": fate})
    return [one for at, one in enumerate(found) if one not in found[:at]]


def swap_about(s: State) -> list[Target]:
    """The first of the two tokens."""
    return [target("path", s.frames[s.depth - 1].a)]


def swap_choice(table: Table, s: State, t: Tables, second: int, slate: list[Cell]) -> ChoiceAbout:
    """What the Nautilion's dice would then bring. No place is emptied by a swap, so that they lead to the same places."""
    first = s.frames[s.depth - 1].a
    trial, _ = preview.after(table, s, second - 1)
    a, b = s.path[second], s.path[first]
    told: Sentence = ("aid-swapped", {"a": a, "b": b, "same": int(a == b)})
    more = {"token": a, "place": first, "idle": a == b, "reached": reached_of(trial, t, slate)}
    return option(table, second - 1, sentence=told, **more)


def insert_choices(table: Table, s: State, t: Tables) -> Choices:
    """Every gap, named by the place before it."""
    found: Choices = {}
    for gap in range(s.path_length + 1):
        if table.forbids(gap):
            found[gap] = option(table, gap)
            continue
        trial, _ = preview.after(table, s, gap)
        distance = path.tokens_between(trial, trial.nautilion, gap + 1) + 1
        told: Sentence = ("aid-insert", {"token": s.landed, "distance": distance})
        more = {"token": s.landed, "place": gap + 1, "isles": preview.to_isles(trial), "abyss": preview.to_abyss(trial)}
        found[gap] = option(table, gap, sentence=told, **more)
    return found


def take_choices(table: Table, s: State, t: Tables) -> Choices:
    """Every place of the path: the crew that could come aboard."""
    found: Choices = {}
    for place in range(1, s.path_length + 1):
        if table.forbids(place - 1):
            found[place - 1] = option(table, place - 1)
            continue
        token = s.path[place]
        told: Sentence = ("aid-take", {"token": token, "ahead": preview.ahead(s, token)})
        more = boarded(table, s, t, place - 1, token)
        found[place - 1] = option(table, place - 1, sentence=told, token=token, **more)
    return found
