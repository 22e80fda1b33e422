"""Verifying: a record is played again by the rules, and every draw is drawn again from its key."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from leagues.kernel import terms
from leagues.kernel.chance import FairDice, Luck, OwnDice, draw, luck_from_header
from leagues.kernel.draws import draws
from leagues.kernel.errors import LeaguesError
from leagues.kernel.record import Parsed, check_commitment, known_fields, read_object, replay
from leagues.kernel.writing import differing


@dataclass(frozen=True)
class Verdict:
    """What verifying a record found."""

    fairness: str  # fair, open or own
    forked: int  # the entries that were taken over from another game, whose draws are not checked
    draws: int  # all others
    receipt: bool  # a receipt was checked and agrees
    whole: bool = True  # all of it was played here: nothing taken over, not begun in the middle
    own_tables: bool = False  # with values of an owner's file
    protocol: int = 0  # of fair dice: 1 without promises, 2 with terms in the key and promises where several give
    givers: int = 0  # how many gave to fair dice
    anew: int = 0  # how often all promised anew


def verify(parsed: Parsed, receipt: str | None = None) -> Verdict:
    """Replay a record and draw every draw again from its key; an error names the first that differs."""
    luck = luck_from_header(parsed.fairness, parsed.secret)
    if luck is None:
        raise LeaguesError("verify-no-secret")
    whole = parsed.forked == 0 and parsed.start is None
    check_commitment(luck, parsed)
    if isinstance(luck, FairDice):
        _check_promises(luck, parsed)
        _check_terms(luck, parsed, whole=whole)
    if receipt is not None:
        _check_receipt(luck, receipt)
        if not whole:
            raise LeaguesError("verify-not-whole", forked=parsed.forked)
    table = replay(parsed)
    if table.started_in_the_middle and parsed.start is None:
        raise LeaguesError("verify-older-rules")
    found = 0
    for one in draws(table, len(parsed.entries)):
        found += 1
        written = parsed.entries[one.entry - 1]
        if written.luck is not None and written.luck != one.luck():
            raise LeaguesError("verify-weights", entry=one.entry)
        if not isinstance(luck, OwnDice):
            outcomes = list(one.weights.items())
            right, _ = outcomes[draw(luck.key, one.purpose, one.occasion, one.nth, outcomes)]
            if right != written.answer:
                raise LeaguesError("verify-draw", entry=one.entry, found=written.answer, right=right)
    own_tables = bool(differing(parsed.game.read_tables(None), parsed.tables))
    kind = str(parsed.fairness["kind"])
    fair = (luck.protocol, len(luck.givers), len(luck.anew)) if isinstance(luck, FairDice) else ()
    return Verdict(kind, parsed.forked, found, receipt is not None, whole, own_tables, *fair)


def _check_promises(luck: FairDice, parsed: Parsed) -> None:
    """The bytes must be those that were promised."""
    written = tuple(parsed.fairness.get("promises", ()))
    for seat, right, found in zip(luck.givers, luck.promises, (*written, *[""] * len(luck.givers)), strict=False):
        if right != found:
            raise LeaguesError("verify-promise", seat=seat)
    if len(written) != len(luck.promises):
        raise LeaguesError("record-header", field="fairness")


def _check_terms(luck: FairDice, parsed: Parsed, *, whole: bool) -> None:
    """What was settled before anybody gave must be what the header says: it is part of the key."""
    if not luck.terms:
        return
    agreed: dict[str, Any] = terms.read(luck.terms)
    if agreed["game"] == parsed.game.id:
        agreed["options"] = parsed.game.read_options(agreed["options"])
    differs = differing(parsed.game.read_tables(None), parsed.tables)
    hashes = [terms.whole_hash(fields) for fields in known_fields(parsed.game, parsed.tables, differs)]
    if whole and not parsed.tables_as_written:  # what the values were then cannot be known here
        raise LeaguesError("verify-older-rules")
    header = {
        "game": parsed.game.id, "rules": parsed.rules, "options": parsed.options, "tables": hashes,
        "seats": len(parsed.seats), "bots": [list(change) for change in parsed.bots],
    }  # fmt: skip
    field = terms.differing(agreed, header, whole=whole)
    if field:
        raise LeaguesError("verify-terms", field=field)


def _check_receipt(luck: Luck, receipt: str) -> None:
    if not isinstance(luck, FairDice):
        raise LeaguesError("verify-not-fair")
    try:
        kept = read_object(receipt)
        commitment, client, seat = kept["commitment"], kept["client"], kept["seat"]
        agreed = kept["terms"], kept["promises"], kept["anew"]
    except KeyError as error:
        if kept.keys() != {"receipt", "commitment", "client", "seat"}:
            raise LeaguesError("verify-receipt-unreadable") from error
        agreed = "", [], []
    except ValueError as error:
        raise LeaguesError("verify-receipt-unreadable") from error
    if commitment != luck.commitment:
        raise LeaguesError("verify-receipt-commitment")
    given = dict(zip(luck.givers, luck.clients, strict=True))
    if type(seat) is not int or seat not in given or given[seat].hex() != client:
        raise LeaguesError("verify-receipt-client", seat=str(seat)[:40])
    if agreed[0] != luck.terms:
        raise LeaguesError("verify-receipt-terms")
    if agreed[1:] != (list(luck.promises), list(luck.anew)):
        raise LeaguesError("verify-receipt-promises")
