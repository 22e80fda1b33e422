"""The motives of the expanded box, each in a file of its own: what it changes beyond its tile, and the rules that say so.

A file answers questions of `questions`. Its name is the motive's name in `names.MOTIVES`, which alone holds their order. The
tile (the category, what everything scores, the defeat, the upgrade, the Draw Pile) are values of the data file. The motives
of the basic box have nothing but their tile, so they have no file.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from leagues.games.nemo import names

ALL: tuple[Any, ...] = tuple(
    import_module(f"{__name__}.{name.replace('-', '_')}") for name in names.MOTIVES[names.BASIC_MOTIVES :]
)
