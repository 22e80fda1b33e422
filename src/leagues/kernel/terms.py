"""What is settled before anybody gives to the luck: the terms of fair dice, a text that goes into the key of all draws.

The record carries the text as it was told to the players, so that nobody needs to write it again in the same way: whoever
checks reads it and holds it against the header. `docs/fair-dice.md` says what each field means.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from leagues.kernel.errors import LeaguesError

if TYPE_CHECKING:
    from leagues.kernel.game import Game
    from leagues.kernel.schema import Record

PROTOCOL = 2  # of fair dice; in the first, bytes were given without a promise, and nothing but them went into the key


def whole_hash(values: object) -> str:
    """The SHA-256 of a game's values; the header of a record has its first 16 digits."""
    return hashlib.sha256(json.dumps(values, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def written(
    game: Game, options: Mapping[str, Any], values: str | Record, policies: Sequence[str], givers: Sequence[int]
) -> str:
    """The terms of a game: `values` as their whole hash or themselves, for each seat the policy of a bot or nothing, and the
    seats that give to the luck."""
    terms = {
        "protocol": PROTOCOL,
        "game": game.id,
        "rules": game.rules_version,
        "options": dict(options),
        "values": values if isinstance(values, str) else whole_hash(values.json()),
        "seats": len(policies),
        "bots": list(policies),
        "givers": list(givers),
    }
    return json.dumps(terms, separators=(",", ":"))


def once_each(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object of JSON in which no name stands twice: readers would not agree which of the two counts."""
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        raise ValueError(f"“{next(name for name in names if names.count(name) > 1)[:40]}” stands there twice")
    return found


def read(text: str) -> dict[str, Any]:
    """The terms as values; whatever they say must be of the right kind."""
    try:
        found = json.loads(text, object_pairs_hook=once_each)
        good = (
            isinstance(found, dict)
            and found["protocol"] == PROTOCOL
            and all(isinstance(found[name], str) for name in ("game", "values"))
            and all(_is_count(found[name]) for name in ("rules", "seats"))
            and isinstance(found["options"], dict)
            and isinstance(found["bots"], list)
            and len(found["bots"]) == found["seats"]
            and all(isinstance(policy, str) for policy in found["bots"])
            and isinstance(found["givers"], list)
            and _are_givers(found["givers"], found["bots"])
        )
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise LeaguesError("record-header", field="fairness") from error
    if not good:
        raise LeaguesError("record-header", field="fairness")
    return dict(found)


def _is_count(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 1


def _are_givers(givers: list[Any], bots: list[str]) -> bool:
    """Whether these are seats of people, one or more, in their order."""
    are_seats = all(isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < len(bots) for seat in givers)
    return are_seats and bool(givers) and givers == sorted(set(givers)) and not any(bots[seat] for seat in givers)


def differing(terms: Mapping[str, Any], header: Mapping[str, Any], *, whole: bool) -> str:
    """The first field of a record's header that is not as the terms say; empty if there is none. A game can go on under
    later rules; one that was not played here from its beginning also with other values, and from other hands."""
    bots = [[0, seat, policy] for seat, policy in enumerate(terms["bots"]) if policy]
    same = {
        "game": header["game"] == terms["game"],
        "rules": header["rules"] >= terms["rules"],
        "options": header["options"] == terms["options"],
        "tables": not whole or terms["values"] in header["tables"],
        "seats": header["seats"] == terms["seats"],
        "bots": not whole or header["bots"][: len(bots)] == bots,
    }
    return next((field for field, agrees in same.items() if not agrees), "")
