"""One answer for the page, made the same way everywhere, and the sentences that several decisions share."""

from __future__ import annotations

from typing import Any, cast

from leagues.games.nemo import figures, names, scoring, seas
from leagues.games.nemo.aids.shapes import ChoiceAbout, Target, Where
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import State
from leagues.games.nemo.tables import Tables
from leagues.kernel.explaining import Sentence

Choices = dict[int, ChoiceAbout]
IDS = {int(rule): rule.id for rule in Rule}


def target(kind: Where, at: int | str) -> Target:
    """Something to click."""
    return {"kind": kind, "at": at}


def choice(sentence: Sentence, *targets: Target, rule: int = 0, **more: Any) -> ChoiceAbout:
    """A choice. One that `rule` forbids says so; what is None or empty is left out."""
    told = {name: value for name, value in more.items() if value is not None and value != []}
    barred = {"barred": IDS[rule]} if rule else {}
    return cast(ChoiceAbout, {"targets": list(targets), "sentence": sentence} | barred | told)


def card_id(card: int) -> str:
    """The id of a card's words."""
    return names.CARDS[card].replace(" ", "-")


def card_does(card: int) -> Sentence:
    """What a card does."""
    return f"{card_id(card)}-does", {}


def treasure_does(kind: int) -> Sentence:
    """What a Treasure does."""
    return f"treasure-{names.TREASURES[kind]}-does", {}


def character_does(character: int) -> Sentence:
    """What the sacrifice of a character brings."""
    return f"character-{names.CHARACTERS[character]}-does", {}


def upgrade_does(upgrade: int) -> Sentence:
    """What an upgrade does."""
    return f"upgrade-{names.UPGRADES[upgrade]}-does", {}


def ship_figures(s: State, t: Tables, ship: int, side: int) -> Sentence:
    """The figures of a ship's side."""
    return "aid-ship", {
        "attack": figures.attack(s, t, ship, side), "defence": figures.defence(s, t, ship, side),
        "points": figures.worth(s, t, ship, side), "notoriety": figures.infamy(s, t, ship, side),
    }  # fmt: skip


def ocean_told(s: State, t: Tables, ocean: int) -> Sentence:
    """Who and what lies in an ocean."""
    return "aid-ocean", {
        "hidden": s.hidden[ocean], "revealed": s.revealed[ocean], "warships": s.warships[ocean], "gems": s.gems[ocean],
        "cubes": s.cubes[ocean], "open": seas.open_spaces(s, t, ocean),
    }  # fmt: skip


def gained(s: State, trial: State, t: Tables) -> int:
    """What something adds to the score."""
    return scoring.total(trial, t) - scoring.total(s, t)
