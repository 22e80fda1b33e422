"""How errors travel: the code and the arguments of their sentence, never the sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from leagues.harbour.messages import Refused
from leagues.kernel.errors import LARGEST, LONGEST, LeaguesError


def refused(error: LeaguesError, *, id: str = "", revision: int = 0) -> Refused:
    """A refusal that says what an error says."""
    return Refused(error.code, arguments(error), list(error.rules), id, revision)


def arguments(error: LeaguesError) -> dict[str, Any]:
    """The arguments of an error's sentence as plain values; its reasons as refusals of their own."""
    found: dict[str, Any] = {}
    for name, value in error.details.items():
        if name == "reasons" and isinstance(value, Sequence):
            found[name] = [{"code": reason.code, "arguments": arguments(reason)} for reason in value]
        elif isinstance(value, int) and abs(value) <= LARGEST:
            found[name] = int(value)
        else:
            found[name] = str(value)[:LONGEST].encode(errors="replace").decode()  # halves of characters cannot be sent
    return found
