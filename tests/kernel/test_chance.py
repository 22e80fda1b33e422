"""Luck: drawn as the design says, exact, provable, and silent about its secret."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections import Counter
from enum import IntEnum
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import leagues
from leagues.kernel.chance import FairDice, OpenSeed, OwnDice, draw, known, luck_from_header
from leagues.kernel.errors import LeaguesError
from leagues.kernel.frames import CHANCE, Frame, GameState, ask, pop
from leagues.kernel.record import parse
from leagues.kernel.schema import number, records
from leagues.kernel.table import Table
from leagues.kernel.verify import verify
from tests.kernel.games import MODEST, play_on, played, refusal
from tests.toys.workshop import ToyEnding, decision, toy

SECRET = bytes(range(32))
CLIENTS = (bytes(range(16)), bytes(range(50, 90)))


def drawn_by_hand(key: bytes, purpose: str, occasion: str, nth: int, weights: dict[str, int]) -> str:
    """HMAC-SHA-256(key, purpose/occasion/n/outcome/copy) for every copy of every outcome; the smallest wins."""
    lots = {
        hmac.new(key, f"{purpose}/{occasion}/{nth}/{outcome}/{copy}".encode(), hashlib.sha256).hexdigest(): outcome
        for outcome, weight in weights.items()
        for copy in range(weight)
    }
    return lots[min(lots)]


@MODEST
@given(
    st.binary(min_size=1, max_size=40), st.text(), st.text(), st.integers(0, 99),
    st.dictionaries(st.text(max_size=3), st.integers(0, 4), min_size=1, max_size=6).filter(lambda w: any(w.values())),
)  # fmt: skip
def test_a_draw_follows_the_formula(key: bytes, purpose: str, occasion: str, nth: int, weights: dict[str, int]) -> None:
    outcomes = list(weights.items())
    assert outcomes[draw(key, purpose, occasion, nth, outcomes)][0] == drawn_by_hand(key, purpose, occasion, nth, weights)


def test_every_draw_of_a_game_follows_the_formula() -> None:
    """Told from the record alone: the path is dealt place by place, the dice are addressed by turn, roll and die."""
    table = played("formula", players=2)
    key = hashlib.sha256(b"leagues/open/formula").digest()
    faces = {"1": 2, "2": 2, "3": 1, "4": 1}
    cup = {str(number): 4 for number in range(1, 10)}
    place = turn = rolls = die = 0
    for line in map(json.loads, table.record().splitlines()[1:]):
        if line["asks"] == "roll":
            turn, rolls, die = turn + 1, 1, 0
        elif line["answer"] == "whirlwind":
            rolls, die = rolls + 1, 0
        elif line["asks"] == "deal-token":
            place += 1
            assert line["answer"] == drawn_by_hand(key, "deal-token", str(place), 0, {n: w for n, w in cup.items() if w})
            cup[line["answer"]] -= 1
        elif line["asks"] == "deal-admirals":
            assert line["answer"] == drawn_by_hand(key, "deal-admirals", "0", 0, {"1 2": 1, "2 1": 1})
        elif line["asks"] == "roll-die":
            die += 1
            assert line["answer"] == drawn_by_hand(key, "roll-die", f"{turn}.{rolls}.{die}", 0, faces)
    assert (place, turn > 3) == (36, True)


def test_weights_are_met_exactly() -> None:
    weights = [("1", 2), ("2", 2), ("3", 1), ("4", 1)]
    counts = Counter(draw(index.to_bytes(4, "big"), "roll-die", "1.1.1", 0, weights) for index in range(6000))
    expected = {0: 2000, 1: 2000, 2: 1000, 3: 1000}
    assert sum((counts[i] - e) ** 2 / e for i, e in expected.items()) < 21.1  # the 99.99th percentile


@pytest.mark.parametrize("differs", ["key", "purpose", "occasion", "nth"])
def test_draws_of_different_addresses_have_nothing_to_do_with_each_other(differs: str) -> None:
    coin = [("heads", 1), ("tails", 1)]
    pairs: Counter[tuple[int, int]] = Counter()
    for index in range(2000):
        first: dict[str, Any] = {"key": index.to_bytes(4, "big"), "purpose": "coin", "occasion": "1", "nth": 0}
        other = {"key": b"x" + index.to_bytes(4, "big"), "purpose": "toss", "occasion": "2", "nth": 1}
        second = {**first, differs: other[differs]}
        pairs[draw(**first, outcomes=coin), draw(**second, outcomes=coin)] += 1
    assert sum((pairs[a, b] - 500) ** 2 / 500 for a in (0, 1) for b in (0, 1)) < 21.1


# --- the number of earlier draws ------------------------------------------------------------------------------------


class Step(IntEnum):
    COIN = 1


class Tosses(GameState):
    frames: list[Frame] = records(Frame, 1, "what is going on")
    tossed: int = number(0, 40, "coins so far")


class Coin:
    SIZE = 2

    @staticmethod
    def who(s: Any, t: Any) -> int:
        return CHANCE

    @staticmethod
    def weight(s: Any, t: Any, outcome: int) -> int:
        return 1

    @staticmethod
    def occasion(s: Any, t: Any) -> tuple[int, ...]:
        return (s.tossed // 20,)  # twenty coins on the same occasion

    @staticmethod
    def apply(s: Any, t: Any, outcome: int) -> None:
        s.tossed += 1
        if s.tossed == 40:
            pop(s)
            s.ending = ToyEnding.WON_OVER

    @staticmethod
    def notation(outcome: int) -> str:
        return "heads" if outcome == 0 else "tails"


COINS = toy(
    "coins", Tosses, {Step.COIN: decision(Coin)}, lambda s, t: None, lambda s, t, options: ask(s, Step.COIN), (),
    lambda s: {}, lambda s: 1, lambda s, t, seat: 0, lambda s, t: [],
)  # fmt: skip


def test_draws_on_the_same_occasion_are_counted() -> None:
    table = Table(COINS, {}, COINS.read_tables(None), OpenSeed("coins"))
    key = hashlib.sha256(b"leagues/open/coins").digest()
    sides = {"heads": 1, "tails": 1}
    expected = [drawn_by_hand(key, "coin", str(i // 20), i % 20, sides) for i in range(40)]
    assert [entry.notation for entry in table.entries] == expected
    assert len(set(expected[:20])) == 2
    assert verify(parse(table.record(), {"coins": COINS})).draws == 40


# --- the same luck --------------------------------------------------------------------------------------------------


def test_two_tables_with_the_same_key_meet_the_same_luck_where_they_agree() -> None:
    """One casts spells and rolls more often; the next turn's dice are the same for both all the same."""
    one, other = (leagues.new("nautilion", seed="same luck", reserve=6) for _ in range(2))
    other.play("whirlwind")
    other.play("whirlwind")
    rolls: dict[int, list[Any]] = {}
    for table in (one, other):
        for _ in range(4):
            turn = table.view(0)["turn"]
            while not table.over and table.view(0)["turn"] == turn:
                table.play(
                    next(move for move in table.legal if str(move).split()[0] in ("give", "discard", "reserve", "place"))
                )
            if not table.over:
                rolls.setdefault(turn, []).append(table.view(0)["dice"])
    assert len(rolls) == 4
    assert all(first == second for first, second in rolls.values())


def test_another_seed_is_another_game() -> None:
    paths = {tuple(leagues.new("nautilion", seed=seed).view(0)["path"]) for seed in ("a", "b", "A", "a ", "é")}
    assert len(paths) == 5


# --- fair dice ------------------------------------------------------------------------------------------------------


def test_the_key_of_fair_dice_follows_the_formula() -> None:
    sent = b"".join(len(client).to_bytes(2, "big") + client for client in CLIENTS)
    assert FairDice(SECRET, CLIENTS).key == hmac.new(SECRET, b"leagues/fair/" + sent, hashlib.sha256).digest()
    assert FairDice(SECRET, CLIENTS).commitment == hashlib.sha256(SECRET).hexdigest()


def test_the_key_depends_on_the_secret_and_on_every_client() -> None:
    a, b = CLIENTS
    keys = {
        FairDice(secret, clients).key
        for secret in (SECRET, SECRET[::-1])
        for clients in (
            (a, b),
            (b, a),
            (a,),
            (b,),
            (a, a),
            (a + b,),
            (a + b[:1], b[1:]),
            (a[:-1] + b"\xff", b),
            (a, b[:-1] + b"\xff"),
        )
    }
    assert len(keys) == 18


@pytest.mark.parametrize(
    ("secret", "clients"),
    [
        (SECRET[:31], CLIENTS),
        (SECRET + b"x", CLIENTS),
        (b"", CLIENTS),
        (SECRET, ()),
        (SECRET, (b"short",)),
        (SECRET, (CLIENTS[0], b"")),
    ],
)
def test_fair_dice_need_enough_of_both(secret: bytes, clients: tuple[bytes, ...]) -> None:
    refusal("bad-fairness", lambda: FairDice(secret, clients))


def test_fresh_luck_is_never_the_same() -> None:
    made = [luck for _ in range(20) if isinstance(luck := leagues.new("nautilion", players=2).luck, FairDice)]
    assert len({luck.secret for luck in made}) == 20
    assert len({client for luck in made for client in luck.clients}) == 40


def test_a_receipt_holds_what_the_seat_sent_and_what_it_was_promised() -> None:
    luck = FairDice(SECRET, CLIENTS)
    for seat in (0, 1):
        kept = json.loads(luck.receipt(seat))
        assert kept == {"receipt": 1, "commitment": luck.commitment, "seat": seat, "client": CLIENTS[seat].hex()}


def test_nothing_shows_the_secret_before_the_end() -> None:
    luck = FairDice(SECRET, CLIENTS)
    table = play_on(leagues.new("nautilion", luck=luck, players=2), Random(1), choices=20)
    assert not table.over
    shown = [repr(luck), str(luck), repr(luck.header()), luck.receipt(0), luck.receipt(1), table.record(), table.record(0),
             repr(table), repr(vars(table)), json.dumps(table.view(0)), repr(table.journal), repr(table.legal)]  # fmt: skip
    for text in shown:
        assert SECRET.hex() not in text
        assert repr(SECRET)[2:-1] not in text
        assert luck.key.hex() not in text
    play_on(table, Random(1))
    assert table.record().splitlines()[-1] == json.dumps({"secret": SECRET.hex()}, separators=(",", ":"))


# --- what a header says ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("luck", [OwnDice(), OpenSeed("sea"), OpenSeed("é"), FairDice(SECRET, CLIENTS)])
def test_luck_comes_back_from_its_header(luck: Any) -> None:
    assert luck_from_header(json.loads(json.dumps(luck.header())), SECRET) == luck


def test_fair_dice_without_their_secret_are_not_known() -> None:
    assert luck_from_header(FairDice(SECRET, CLIENTS).header(), None) is None


@pytest.mark.parametrize(
    "header",
    [
        None, [], "own", {}, {"kind": "magic"}, {"kind": ["own"]}, {"kind": "open"}, {"kind": "open", "seed": 7},
        {"kind": "open", "seed": "\ud800"}, {"kind": "fair"}, {"kind": "fair", "commitment": "x", "clients": "abcd"},
        {"kind": "fair", "commitment": "x", "clients": ["xyz"]}, {"kind": "fair", "commitment": "x", "clients": [7]},
        {"kind": "fair", "commitment": 7, "clients": []}, {"kind": "fair", "clients": [CLIENTS[0].hex()]},
    ],
)  # fmt: skip
def test_a_header_that_makes_no_sense_is_refused(header: object) -> None:
    assert refusal("record-header", lambda: luck_from_header(header, SECRET)).details["field"] == "fairness"


def test_a_game_that_is_over_can_be_played_again_with_its_luck() -> None:
    """By an open seed that is its key: everybody may know what comes."""
    fair = FairDice(b"s" * 32, (b"c" * 16,))
    again = known(fair)
    assert again.key == fair.key
    assert again.header() == {"kind": "open", "seed": f"key:{fair.key.hex()}"}
    assert luck_from_header(again.header(), None) == again
    assert known(again) is again
    assert OpenSeed("key:" + "0" * 63).key == hashlib.sha256(b"leagues/open/key:" + b"0" * 63).digest()
    with pytest.raises(LeaguesError) as refused:
        known(OwnDice())
    assert refused.value.code == "sea-own-dice"
