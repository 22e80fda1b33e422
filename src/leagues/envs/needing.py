"""What an environment needs beyond the games, and what is said when it is not here."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from leagues.kernel.errors import LeaguesError

INSTALL = 'pip install "leagues[rl]"'


def needed(module: str, library: str) -> Any:
    """A module of a library; one that is missing is named with the command that brings it."""
    try:
        return import_module(module)
    except ImportError as error:
        raise LeaguesError("library-missing", library=library, command=INSTALL) from error
