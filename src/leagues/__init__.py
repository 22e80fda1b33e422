"""Leagues: submarine board games, their rules written once.

import leagues
table = leagues.new("nautilion", ship="A1", reserve=4, seed="sea")
table.legal                  # moves: str(m) is the notation, m.rules the ids, m.text("fr") the sentence
table.play("give 1 2 4")     # darkhouse, phantom, nautilion
print(table)                 # the board
table.undo(); table.view(0); table.outcome; table.scores; table.record()

docs/api.md has all of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from leagues.api import load, new, position, verify
    from leagues.compiled.batch import Batch
    from leagues.compiled.gpu_batch import GpuBatch
    from leagues.kernel.entries import Move
    from leagues.kernel.errors import LeaguesError
    from leagues.kernel.table import Table
    from leagues.navigator.ledger import ledger
    from leagues.navigator.odds import odds
    from leagues.terminal.picture import board

__version__ = "0.1.0"
__all__ = [
    "Batch", "GpuBatch", "LeaguesError", "Move", "Table", "__version__",
    "board", "ledger", "load", "new", "odds", "position", "verify",
]  # fmt: skip

_HOMES = {
    "Batch": "leagues.compiled.batch",
    "GpuBatch": "leagues.compiled.gpu_batch",
    "LeaguesError": "leagues.kernel.errors",
    "Move": "leagues.kernel.entries",
    "Table": "leagues.kernel.table",
    "board": "leagues.terminal.picture",
    "ledger": "leagues.navigator.ledger",
    "odds": "leagues.navigator.odds",
}

_EXTRAS = {"Batch": "fast", "GpuBatch": "gpu"}  # what brings what they are made of


def __dir__() -> list[str]:
    """What there is, loaded or not."""
    return sorted({*(name for name in globals() if name.startswith("__")), *__all__})


def __getattr__(name: str) -> Any:
    """Load on first use: `import leagues` costs next to nothing."""
    if name not in __all__:
        raise AttributeError(f"module 'leagues' has no attribute {name!r}")
    from importlib import import_module

    if name in _EXTRAS:
        from leagues.extras import need

        need(_EXTRAS[name])
    return getattr(import_module(_HOMES.get(name, "leagues.api")), name)
