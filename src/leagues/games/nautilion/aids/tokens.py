"""Decisions about a token: where the one in hand goes, which is given up, which pays, which comes back."""

from __future__ import annotations

from typing import Any

from leagues.games.nautilion import cabin, preview
from leagues.games.nautilion.aids.choice import Choices, boarded, listed, option, target
from leagues.games.nautilion.aids.shapes import ChoiceAbout
from leagues.games.nautilion.decisions import darkhouse_discard, place_token
from leagues.games.nautilion.reserve import in_reserve
from leagues.games.nautilion.state import KINDS, MAGES, MERCENARY, State, plays_with
from leagues.games.nautilion.steps import Purpose, Step
from leagues.games.nautilion.tables import Tables
from leagues.kernel.explaining import Sentence
from leagues.kernel.frames import doing
from leagues.kernel.table import Table

SPACES = range(1, 10)
CABIN = range(6)


# --- the token in hand -----------------------------------------------------------------------------------------------------


def place_choices(table: Table, s: State, t: Tables) -> Choices:
    """The reserve, every space of the ship, and the cabin where there is one."""
    found: Choices = {place_token.RESERVE: keep_choice(table, s)}
    for space in SPACES:
        answer = place_token.SHIP if space == s.landed else place_token.SPACE + space
        found[answer] = board_choice(table, s, t, answer, space)
    if plays_with(s, MAGES):
        found[place_token.CABIN] = cabin_choice(table, s, t)
    return found


def keep_choice(table: Table, s: State) -> ChoiceAbout:
    """Into the reserve."""
    told: Sentence = (
        "aid-keep", {"token": s.landed, "count": in_reserve(s) + 1, "ahead": preview.ahead(s, s.landed)}
    )  # fmt: skip
    return option(table, place_token.RESERVE, sentence=told, token=s.landed)


def board_choice(table: Table, s: State, t: Tables, answer: int, space: int) -> ChoiceAbout:
    """Onto a space of the ship: its own for crew, any for a Mercenary."""
    if table.forbids(answer):
        return option(table, answer, target("space", space))
    more = boarded(table, s, t, answer, space)
    told: Sentence = (
        "aid-board", {"token": s.landed, "space": space, "count": len(preview.aboard(s)) + (s.landed != MERCENARY),
                      "leads": listed(more["reach"]) or "none"}
    )  # fmt: skip
    return option(table, answer, target("space", space), sentence=told, token=s.landed, **more)


def cabin_choice(table: Table, s: State, t: Tables) -> ChoiceAbout:
    """Into the cabin."""
    answer = place_token.CABIN
    if table.forbids(answer):
        return option(table, answer, *(target("cabin", space) for space in CABIN))
    trial, _ = preview.after(table, s, answer)
    missing = sum(1 for space in range(3) if not trial.cabin >> space & 1)
    told: Sentence = (
        "aid-cabin", {"token": s.landed, "pairs": cabin.partnerships(trial), "missing": missing}
    )  # fmt: skip
    return option(table, answer, target("cabin", cabin.space_of(t, s.landed)), sentence=told, token=s.landed)


# --- a token that is given up ----------------------------------------------------------------------------------------------


def toll_choices(table: Table, s: State, t: Tables) -> Choices:
    """The reserve, every space of the ship, and the cabin where there is one."""
    found: Choices = {}
    answers = [darkhouse_discard.RESERVE, *SPACES]
    if plays_with(s, MAGES):
        answers += [darkhouse_discard.CABIN + space for space in CABIN]
    for answer in answers:
        more = {} if table.forbids(answer) else given_up(table, s, t, answer)
        found[answer] = option(table, answer, **more)
    return found


def given_up(table: Table, s: State, t: Tables, answer: int) -> dict[str, Any]:
    """What giving up a token would mean."""
    if answer == darkhouse_discard.RESERVE:
        return {"sentence": ("aid-toll-reserve", {"count": in_reserve(s) - 1})}
    if answer >= darkhouse_discard.CABIN:
        token = cabin.token_on(t, answer - darkhouse_discard.CABIN)
        trial, _ = preview.after(table, s, answer)
        broken = int(cabin.partnerships(trial) < cabin.partnerships(s))
        told = {"token": token, "ahead": preview.ahead(s, token), "broken": broken}
        return {"sentence": ("aid-toll-cabin", told), "token": token}
    token = MERCENARY if s.mercenaries >> answer & 1 else answer
    told = {"token": token, "space": answer, "ahead": preview.ahead(s, token)}
    trial, _ = preview.after(table, s, answer)
    return {"sentence": ("aid-toll-ship", told), "token": token, "reach": preview.reach(trial, t)}


# --- a token that pays, or comes back --------------------------------------------------------------------------------------


def pay_choices(table: Table, s: State, t: Tables) -> Choices:
    """Every kind that the reserve holds."""
    found: Choices = {}
    for kind in range(KINDS):
        if s.reserve[kind]:
            told: Sentence = ("aid-pay", {"token": kind, "count": s.reserve[kind], "ahead": preview.ahead(s, kind)})
            found[kind] = option(table, kind, sentence=told, token=kind)
    return found


def recover_choices(table: Table, s: State, t: Tables) -> Choices:
    """Every kind that the discard pile holds."""
    purpose = s.frames[s.depth - 1].a
    found: Choices = {}
    for kind in range(KINDS):
        if not s.discard[kind]:
            continue
        if table.forbids(kind):
            found[kind] = option(table, kind)
            continue
        fate = fate_of(table, s, t, kind)
        told: dict[str, int | str] = {"token": kind, "count": s.discard[kind], "ahead": preview.ahead(s, kind)}
        told |= {"purpose": purpose, "fate": fate or "none"}
        more = boarded(table, s, t, kind, kind) if purpose == Purpose.BOARDING else {}
        found[kind] = option(table, kind, sentence=("aid-recover", told), token=kind, fate=fate, **more)
    return found


def fate_of(table: Table, s: State, t: Tables, kind: int) -> str:
    """What could become of a token that comes back into the hand; empty where it goes straight to its place."""
    trial, _ = preview.after(table, s, kind)
    if doing(trial) != Step.PLACE_TOKEN:
        return ""
    ways = preview.answers(table, trial)
    aboard = any(way not in (place_token.RESERVE, place_token.CABIN) for way in ways)
    if place_token.CABIN in ways:
        return "both" if aboard else "cabin"
    return "boards" if aboard else preview.why_not(trial, t, kind)
