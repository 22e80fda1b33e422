"""What Heroic Actions do, each word of a data file in a file of its own: its rules, what it does, and what that is worth to
the policy `greedy`. A file answers questions of `questions`; its name is the word's name in `effects.Heroic`, which alone
holds their numbers. Which card does it, and how much of it, is a row of the data file; its sentence lies in `cards.ftl`.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from leagues.games.nautilion.effects import Heroic

ALL: tuple[Any, ...] = tuple(import_module(f"{__name__}.{word.name.lower()}") for word in Heroic if word != Heroic.NONE)
RULES = {int(word.ME): tuple(word.RULES) for word in ALL}  # that each rests on
