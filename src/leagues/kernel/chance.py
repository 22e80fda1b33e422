"""Luck at a table: addressed, provable, or fed by hand. Nothing here makes randomness; keys are handed in.

Addressed luck: a draw is named by its purpose and its occasion (for a die: turn, roll within the turn, die). Each copy
`c` of each outcome `o` gets the number HMAC-SHA-256(key, "purpose/occasion/n/o/c"), where `n` counts the earlier draws of
that purpose and occasion; the smallest number wins. That is exact for integer weights.

Fair dice: the host publishes the SHA-256 of a secret, then every seat's client sends bytes of its own; the key is made of
both, so that neither can choose it. The secret becomes the last line of the finished record, and anyone can draw again.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache

from leagues.kernel.errors import LeaguesError

SECRET_BYTES = 32


def draw(key: bytes, purpose: str, occasion: str, nth: int, outcomes: Sequence[tuple[str, int]]) -> int:
    """The index of the outcome that wins, of (notation, weight) pairs."""
    return draw_lot(key, purpose, occasion, nth, *lots(outcomes))


def draw_lot(key: bytes, purpose: str, occasion: str, nth: int, ends: list[bytes], wins: list[int]) -> int:
    """The outcome that wins, of lots as `lots` gives them."""
    empty, outer = _keyed(key)
    inner = empty.copy()
    inner.update(f"{purpose}/{occasion}/{nth}/".encode())
    begin, end = inner.copy, outer.copy
    best, winner = b"", -1
    for end_of_address, outcome in zip(ends, wins, strict=True):
        hashed = begin()
        hashed.update(end_of_address)
        digest = end()
        digest.update(hashed.digest())
        number = digest.digest()
        if winner < 0 or number < best:
            best, winner = number, outcome
    return winner


def lots(outcomes: Sequence[tuple[str, int]]) -> tuple[list[bytes], list[int]]:
    """A lot for every copy of every outcome, of (notation, weight) pairs: the end of its address, and who wins with it."""
    ends = [f"{outcome}/{copy}".encode() for outcome, weight in outcomes for copy in range(weight)]
    return ends, [at for at, (_, weight) in enumerate(outcomes) for _ in range(weight)]


@lru_cache(maxsize=4096)
def _keyed(key: bytes) -> tuple[hashlib._Hash, hashlib._Hash]:
    """The two halves of an HMAC-SHA-256 with a key of 64 bytes or less, to be copied: a draw needs many with one key."""
    block = key.ljust(64, b"\0")
    return hashlib.sha256(block.translate(hmac.trans_36)), hashlib.sha256(block.translate(hmac.trans_5C))


@dataclass(frozen=True)
class OwnDice:
    """The outcomes are fed by hand: people with the box on the desk."""

    def header(self) -> dict[str, object]:
        """What the record's header says."""
        return {"kind": "own"}


@dataclass(frozen=True)
class OpenSeed:
    """A seed typed by hand or shared. The record says so and claims nothing."""

    seed: str

    @cached_property
    def key(self) -> bytes:
        """The key of all draws."""
        return hashlib.sha256(b"leagues/open/" + self.seed.encode()).digest()

    def header(self) -> dict[str, object]:
        """What the record's header says."""
        return {"kind": "open", "seed": self.seed}


@dataclass(frozen=True)
class FairDice:
    """A secret of the host and bytes of each seat's client."""

    secret: bytes = field(repr=False)
    clients: tuple[bytes, ...]

    def __post_init__(self) -> None:
        if len(self.secret) != SECRET_BYTES or not self.clients or any(len(c) < 16 for c in self.clients):
            raise LeaguesError("bad-fairness")

    @property
    def commitment(self) -> str:
        """What is published before any client answers."""
        return hashlib.sha256(self.secret).hexdigest()

    @cached_property
    def key(self) -> bytes:
        """The key of all draws."""
        message = b"".join(len(c).to_bytes(2, "big") + c for c in self.clients)
        return hmac.digest(self.secret, b"leagues/fair/" + message, "sha256")

    def header(self) -> dict[str, object]:
        """What the record's header says; never the secret."""
        return {"kind": "fair", "commitment": self.commitment, "clients": [c.hex() for c in self.clients]}

    def receipt(self, seat: int) -> str:
        """What a seat keeps to prove later that the host did not change its secret."""
        values = {"receipt": 1, "commitment": self.commitment, "seat": seat, "client": self.clients[seat].hex()}
        return json.dumps(values) + "\n"


Luck = OwnDice | OpenSeed | FairDice


def luck_from_header(header: object, secret: bytes | None) -> Luck | None:
    """The luck that a header describes; None when its secret is not known (yet)."""
    try:
        match header:
            case {"kind": "own"}:
                return OwnDice()
            case {"kind": "open", "seed": str(seed)}:
                seed.encode()  # half a character cannot be drawn from
                return OpenSeed(seed)
            case {"kind": "fair", "commitment": str(), "clients": list(clients)}:
                sent = tuple(bytes.fromhex(c) for c in clients)
                return FairDice(secret, sent) if secret is not None else None
    except (TypeError, ValueError) as error:
        raise LeaguesError("record-header", field="fairness") from error
    raise LeaguesError("record-header", field="fairness")
