"""The optional rules, each in a file of its own: what it changes, and the rules that say so.

A file answers questions of `questions`. Its name is the optional rule's name in `names.OPTIONAL_RULES`, which alone holds
their order. Nothing of it happens in a voyage that is played without it.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from leagues.games.nemo import names

ALL: tuple[Any, ...] = tuple(import_module(f"{__name__}.{name.replace('-', '_')}") for name in names.OPTIONAL_RULES)
