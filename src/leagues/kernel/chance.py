"""Luck at a table: addressed, provable, or fed by hand. Nothing here makes randomness; keys are handed in.

Addressed luck: a draw is named by its purpose and its occasion (for a die: turn, roll within the turn, die). Each copy
`c` of each outcome `o` gets the number HMAC-SHA-256(key, "purpose/occasion/n/o/c"), where `n` counts the earlier draws of
that purpose and occasion; the smallest number wins. That is exact for integer weights.

Fair dice: the host publishes the SHA-256 of a secret, then people's clients send bytes of their own; the key is made of both
and of the game's terms, so that nobody can choose it. Where two or more give, each sends a hash first, and the bytes when
all hashes are in. The secret becomes the last line of the finished record, and anyone can draw again.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache

from leagues.kernel import terms as all_terms
from leagues.kernel.errors import LeaguesError
from leagues.kernel.numbers import whole

SECRET_BYTES = 32
LEAST_BYTES = 16  # that a client gives
KNOWN_KEY = re.compile("key:([0-9a-f]{64})")  # a seed that is the key of a game that is over: the same luck once more
RULES_CHANGED = -1  # in the list of those for whose sake all promised anew: nobody had lost anything


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
    """A seed typed by hand or shared, or the key of a game that is over. The record says so and claims nothing."""

    seed: str

    @cached_property
    def key(self) -> bytes:
        """The key of all draws."""
        known = KNOWN_KEY.fullmatch(self.seed)
        return bytes.fromhex(known[1]) if known else hashlib.sha256(b"leagues/open/" + self.seed.encode()).digest()

    def header(self) -> dict[str, object]:
        """What the record's header says."""
        return {"kind": "open", "seed": self.seed}


def known(luck: Luck) -> OpenSeed:
    """The luck of a game that is over, which brings the same draws to the same occasions; everybody may know it."""
    if isinstance(luck, OwnDice):
        raise LeaguesError("sea-own-dice")
    return luck if isinstance(luck, OpenSeed) else OpenSeed(f"key:{luck.key.hex()}")


def read_seed(seed: object) -> str:
    """A seed that was typed by hand: a text, or a whole number of whatever kind."""
    if not isinstance(seed, str) and whole(seed) is None:
        raise LeaguesError("seed-kind", kind=type(seed).__name__)
    text = str(seed)
    if not text.strip() or len(text) > 100 or not text.isprintable():
        raise LeaguesError("bad-seed", seed=text[:20])
    return text


def promise(commitment: str, nth_round: int, seat: int, given: bytes) -> str:
    """What a seat sends before its bytes. It is bound to the table, the round and the seat, so that it cannot be copied."""
    return hashlib.sha256(f"leagues/promise/{commitment}/{nth_round}/{seat}/".encode() + given).hexdigest()


@dataclass(frozen=True)
class FairDice:
    """A secret of the host and bytes of people's clients. Without terms: by the first protocol, in which every seat gave."""

    secret: bytes = field(repr=False)
    clients: tuple[bytes, ...]
    terms: str = ""
    anew: tuple[int, ...] = ()  # for each time that all promised anew: the seat that had lost its bytes

    def __post_init__(self) -> None:
        if len(self.secret) != SECRET_BYTES or not self.clients or any(len(c) < LEAST_BYTES for c in self.clients):
            raise LeaguesError("bad-fairness")
        if len(self.givers) != len(self.clients):
            raise LeaguesError("bad-fairness")

    @cached_property
    def givers(self) -> tuple[int, ...]:
        """The seats whose clients gave."""
        return tuple(all_terms.read(self.terms)["givers"]) if self.terms else tuple(range(len(self.clients)))

    @property
    def protocol(self) -> int:
        """How the key was made."""
        return all_terms.PROTOCOL if self.terms else 1

    @property
    def commitment(self) -> str:
        """What is published before any client answers."""
        return hashlib.sha256(self.secret).hexdigest()

    @cached_property
    def key(self) -> bytes:
        """The key of all draws."""
        message = b"".join(len(c).to_bytes(2, "big") + c for c in self.clients)
        if self.terms:
            return hmac.digest(
                self.secret, b"leagues/fair/2/" + hashlib.sha256(self.terms.encode()).digest() + message, "sha256"
            )
        return hmac.digest(self.secret, b"leagues/fair/" + message, "sha256")

    @property
    def promises(self) -> tuple[str, ...]:
        """What each giver sent before its bytes; nothing where there is one alone, or by the first protocol."""
        if not self.terms or len(self.givers) < 2:
            return ()
        nth_round = len(self.anew) + 1
        pairs = zip(self.givers, self.clients, strict=True)
        return tuple(promise(self.commitment, nth_round, seat, given) for seat, given in pairs)

    def header(self) -> dict[str, object]:
        """What the record's header says; never the secret."""
        return fair_header(self.commitment, [c.hex() for c in self.clients], self.terms, self.promises, self.anew)

    def receipt(self, seat: int) -> str:
        """What a seat keeps to prove later that the host did not change its secret, the terms or anybody's bytes."""
        client = self.clients[self.givers.index(seat)].hex()
        values = {"receipt": self.protocol, "commitment": self.commitment, "seat": seat, "client": client}
        if self.terms:
            values |= {"terms": self.terms, "promises": list(self.promises), "anew": list(self.anew)}
        return json.dumps(values) + "\n"


def fair_header(
    commitment: str, clients: Sequence[str], terms: str, promises: Sequence[str], anew: Sequence[int]
) -> dict[str, object]:
    """What a record's header says of fair dice."""
    header: dict[str, object] = {"kind": "fair", "commitment": commitment, "clients": list(clients)}
    if terms:
        header |= {"protocol": all_terms.PROTOCOL, "terms": terms}
        header |= {name: list(found) for name, found in (("promises", promises), ("anew", anew)) if found}
    return header


Luck = OwnDice | OpenSeed | FairDice


def check_luck(luck: object) -> None:
    """Refuse what is no luck; None is that of a table whose secret is elsewhere."""
    if luck is not None and not isinstance(luck, Luck):
        raise LeaguesError("luck-kind", kind=type(luck).__name__)


def luck_from_header(header: object, secret: bytes | None) -> Luck | None:
    """The luck that a header describes; None when its secret is not known (yet)."""
    wrong = LeaguesError("record-header", field="fairness")
    try:
        match header:
            case {"kind": "own"}:
                return OwnDice()
            case {"kind": "open", "seed": str(seed)}:
                seed.encode()  # half a character cannot be drawn from
                return OpenSeed(seed)
            case {"kind": "fair", "commitment": str(), "clients": list(clients), **more}:
                sent = tuple(bytes.fromhex(c) for c in clients)
                terms, anew = _agreed({str(name): value for name, value in more.items()})
                return FairDice(secret, sent, terms, anew) if secret is not None else None
    except (TypeError, ValueError) as error:
        raise wrong from error
    raise wrong


def _agreed(more: dict[str, object]) -> tuple[str, tuple[int, ...]]:
    """The terms of a header, and the seats for whose sake all promised anew; nothing of both by the first protocol."""
    wrong = LeaguesError("record-header", field="fairness")
    match more:
        case {"protocol": int(protocol)} if protocol > all_terms.PROTOCOL:
            raise LeaguesError("record-dice-newer", found=protocol, known=all_terms.PROTOCOL)
        case {"protocol": all_terms.PROTOCOL, "terms": str(terms)}:
            seats = all_terms.read(terms)["seats"]
            anew, promises = more.get("anew", []), more.get("promises", [])
            if not isinstance(anew, list) or not all(type(seat) is int for seat in anew):
                raise wrong
            if not all(seat == RULES_CHANGED or 0 <= seat < seats for seat in anew):
                raise wrong
            if not isinstance(promises, list) or not all(isinstance(one, str) for one in promises):
                raise wrong
            return terms, tuple(anew)
        case {"protocol": _} | {"terms": _} | {"promises": _} | {"anew": _}:
            raise wrong
    return "", ()
