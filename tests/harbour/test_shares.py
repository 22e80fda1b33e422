"""Dice that nobody can choose: what is promised, given and lost, and every way to cheat that we could think of."""

from __future__ import annotations

import hashlib
import hmac
import json
import random
import sqlite3
import time
from collections.abc import Callable
from typing import Any

import pytest

import leagues
from leagues.kernel.chance import FairDice, promise
from tests.harbour.conftest import Cluster, both
from tests.harbour.running import PATIENCE, Player, Server, play_on

MINE, YOURS = "1a" * 16, "2b" * 16


def silent(server: Server, token: str) -> Player:
    """Somebody who gives nothing by itself."""
    return Player(server, token, luck="")


def seats_of_two(server: Server, **asked: Any) -> tuple[dict[str, Any], Player, Player]:
    made = server.new(options={"players": 2}, together=False, **asked)
    one, other = (silent(server, token) for token in made["seats"])
    return made, one, other


def says(player: Player, **luck: Any) -> dict[str, Any]:
    """Say something about the luck, and hear how it is taken."""
    player.send(do="luck", **luck)
    seat = player.welcome["seat"]

    def taken(told: dict[str, Any]) -> bool:
        if told["is"] != "dice":
            return bool(told["is"] != "seats")  # that the other one came may be told only now
        done = luck.get("promise") in told.get("promises", []) or ("bytes" in luck and seat in told.get("given", []))
        return done or ("lost" in luck and told["round"] > luck["round"])

    return player.until("dice", "refused", "welcome", found=taken)


def promised(made: dict[str, Any], seat: int, luck: str, nth_round: int = 1) -> str:
    return promise(made["commitment"], nth_round, seat, bytes.fromhex(luck))


def both_promise(made: dict[str, Any], one: Player, other: Player, nth_round: int = 1) -> None:
    for seat, (player, luck) in enumerate(((one, MINE), (other, YOURS))):
        told = says(player, round=nth_round, promise=promised(made, seat, luck, nth_round))
        assert told["is"] == "dice", told


# --- as it should be -----------------------------------------------------------------------------------------------------


def test_a_promise_then_the_bytes_then_the_game(server: Server) -> None:
    made, one, other = seats_of_two(server)
    dice = one.welcome["dice"]
    assert dice["promises"] == ["", ""]
    assert (dice["givers"], dice["round"]) == ([0, 1], 1)
    terms = json.loads(dice["terms"])
    assert (terms["game"], terms["options"]["players"], terms["bots"]) == ("nautilion", 2, ["", ""])
    both_promise(made, one, other)
    told = says(one, round=1, bytes=MINE)
    assert told["given"] == [0]
    assert "shares" not in told, "nobody sees bytes before all are there"
    assert MINE not in server.get("/api/record", made["seats"][0]).text
    begun = says(other, round=1, bytes=YOURS)
    assert (begun["is"], begun["dice"]["shares"]) == ("welcome", [MINE, YOURS])
    one.until("welcome")
    assert one.question["decision"]


def test_one_who_gives_alone_promises_nothing(server: Server) -> None:
    for asked in ({}, {"options": {"players": 2}, "together": True}):
        player = silent(server, server.new(**asked)["seats"][0])
        assert player.welcome["dice"]["givers"] == [0]
        assert player.welcome["commitment"], "known before anything is given"
        assert not player.question.get("decision")
        assert says(player, promise="00" * 32)["code"] == "luck-alone"
        assert says(player, bytes=MINE)["question"]["decision"]


def test_bots_give_nothing(server: Server) -> None:
    made = server.new(game="island", options={"players": 3}, together=False, bots=["greedy", "", "greedy"])
    player = silent(server, made["seats"][1])
    dice = player.welcome["dice"]
    assert dice["givers"] == [1]
    assert json.loads(dice["terms"])["bots"] == ["greedy", "", "greedy"]
    assert says(player, bytes=MINE)["dice"]["shares"] == [MINE]
    assert json.loads(player.welcome["receipt"])["seat"] == 1
    header = json.loads(server.get("/api/record", made["seats"][1]).text.splitlines()[0])
    assert header["fairness"]["clients"] == [MINE]


def test_a_game_of_the_server_is_proven_by_every_receipt(server: Server) -> None:
    made, one, other = server.two()
    play_on([one, other], 10_000, random.Random(3))
    record = server.get("/api/record", made["watch"]).text
    for token in made["seats"]:
        verdict = leagues.verify(record, server.get("/api/receipt", token).text)
        assert (verdict.receipt, verdict.protocol, verdict.givers, verdict.anew) == (True, 2, 2, 0)
    kept = server.http.post("/api/records", content=record).json()
    assert leagues.verify(server.get("/api/record", kept["watch"]).text).protocol == 2


# --- cheating ------------------------------------------------------------------------------------------------------------


def test_a_host_who_plays_cannot_grind_the_last_share(server: Server) -> None:
    """Knowing the secret and the guest's bytes it looks for bytes of its own that give the dice it wants. They are found at
    once, and refused: its own were promised before."""
    made, guest, host = seats_of_two(server)
    both_promise(made, guest, host)
    says(guest, round=1, bytes=MINE)
    terms = hashlib.sha256(guest.welcome["dice"]["terms"].encode()).digest()
    secret, tries = bytes(32), 0  # whatever it is: the host knows it
    while True:
        tries += 1
        share = tries.to_bytes(16, "big")
        sent = b"".join(len(one).to_bytes(2, "big") + one for one in (bytes.fromhex(MINE), share))
        key = hmac.digest(secret, b"leagues/fair/2/" + terms + sent, "sha256")
        lots = {hmac.digest(key, f"roll-die/1.1.1/0/{face}/0".encode(), "sha256"): face for face in "123456"}
        if lots[min(lots)] == "4":
            break
    assert tries < 1000
    assert says(host, round=1, bytes=share.hex())["code"] == "luck-unfit"
    assert says(host, round=1, promise=promised(made, 1, share.hex()))["code"] == "luck-promised"
    assert not guest.question.get("decision")
    assert says(host, round=1, bytes=YOURS)["dice"]["shares"] == [MINE, YOURS]


def test_a_ground_share_in_a_record_does_not_fit_the_guest_s_receipt(server: Server) -> None:
    """A host can write any record for itself; the guest's receipt holds what the host had promised."""
    made, one, other = server.two()
    play_on([one, other], 10_000, random.Random(5))
    record = server.get("/api/record", made["watch"]).text
    lines = record.splitlines()
    header, secret = json.loads(lines[0]), bytes.fromhex(json.loads(lines[-1])["secret"])
    fair = header["fairness"]
    fair["clients"][0] = "77" * 16
    fair["promises"][0] = promised(made, 0, "77" * 16)
    ground = FairDice(secret, tuple(map(bytes.fromhex, fair["clients"])), fair["terms"])
    table = leagues.new("nautilion", luck=ground, **header["options"])
    chooser = random.Random(1)
    while not table.over:
        table.play(chooser.choice(table.legal))
    forged = table.record()
    assert leagues.verify(forged).protocol == 2, "it agrees with itself"
    for seat, code in ((1, "verify-receipt-promises"), (0, "verify-receipt-client")):
        receipt = server.get("/api/receipt", made["seats"][seat]).text
        with pytest.raises(leagues.LeaguesError) as refused:
            leagues.verify(forged, receipt)
        assert refused.value.code == code


def test_a_copied_promise_cannot_be_kept(server: Server) -> None:
    """A seat that copies another's promise, to give the same bytes later: they do not fit its own seat."""
    made, one, other = seats_of_two(server)
    copied = promised(made, 0, MINE)
    says(one, round=1, promise=copied)
    says(other, round=1, promise=copied)
    says(one, round=1, bytes=MINE)
    assert says(other, round=1, bytes=MINE)["code"] == "luck-unfit"


@pytest.mark.parametrize(
    ("luck", "code"),
    [
        ({"bytes": MINE}, "luck-early"),
        ({"promise": "00" * 31}, "luck-promise-short"),
        ({"promise": "00" * 32, "round": 2}, "luck-round"),
        ({"bytes": "00" * 15}, "luck-short"),
        ({}, "luck-short"),
        ({"lost": True}, "luck-not-lost"),
        ({"promise": "xy"}, "bad-message"),
    ],
)
def test_what_is_not_due_is_refused(server: Server, luck: dict[str, Any], code: str) -> None:
    _, one, _ = seats_of_two(server)
    assert says(one, **luck)["code"] == code


def test_bytes_before_all_have_promised_are_refused(server: Server) -> None:
    made, one, _ = seats_of_two(server)
    says(one, round=1, promise=promised(made, 0, MINE))
    assert says(one, round=1, bytes=MINE)["code"] == "luck-early"


def test_a_promise_cannot_be_changed(server: Server) -> None:
    made, one, _ = seats_of_two(server)
    says(one, round=1, promise=promised(made, 0, MINE))
    assert says(one, round=1, promise=promised(made, 0, YOURS))["code"] == "luck-promised"


def test_whoever_looks_on_gives_nothing(server: Server) -> None:
    made, one, other = seats_of_two(server)
    watcher = silent(server, made["watch"])
    assert says(watcher, round=1, promise="00" * 32)["code"] == "watching"
    both_promise(made, one, other)
    assert says(watcher, round=1, bytes=MINE)["code"] == "watching"
    assert says(watcher, round=1, lost=True)["code"] == "watching"


def test_after_the_beginning_nothing_is_taken(server: Server) -> None:
    _, one, _ = server.two()
    assert says(one, round=1, bytes="99" * 16)["code"] == "luck-not-asked"
    assert says(one, round=1, lost=True)["code"] == "luck-not-asked"
    assert says(one, round=1, promise="00" * 32)["code"] == "luck-not-asked"
    opened = Player(server, server.new(luck="open", seed="sea")["seats"][0])
    assert says(opened, bytes=MINE)["code"] == "luck-not-asked"


# --- bytes that are lost -------------------------------------------------------------------------------------------------


def test_lost_bytes_make_all_promise_anew(server: Server) -> None:
    """Also after others have given theirs: nothing of the round before counts, and everybody is told for whose sake."""
    made, one, other = seats_of_two(server)
    both_promise(made, one, other)
    says(one, round=1, bytes=MINE)
    other.until("dice", found=lambda told: told.get("given") == [0])
    told = says(other, round=1, lost=True)
    assert (told["round"], told["anew"], told["promises"]) == (2, [1], ["", ""])
    assert "given" not in told
    one.until("dice", found=lambda told: told["round"] == 2)
    assert says(one, round=1, promise=promised(made, 0, MINE))["code"] == "luck-round"
    says(one, round=2, promise=promised(made, 0, MINE))  # of the first round
    says(other, round=2, promise=promised(made, 1, YOURS, 2))
    one.until("dice")
    assert says(one, round=2, bytes=MINE)["code"] == "luck-unfit", "a promise counts in its own round only"
    assert not one.question.get("decision")


def test_a_round_that_was_begun_anew_stands_in_record_and_receipt(server: Server) -> None:
    made, one, other = seats_of_two(server)
    both_promise(made, one, other)
    says(other, round=1, lost=True)
    one.until("dice", found=lambda told: told["round"] == 2)
    both_promise(made, one, other, 2)
    says(one, round=2, bytes=MINE)
    other.until("dice")
    says(other, round=2, bytes=YOURS)
    one.until("welcome")
    play_on([one, other], 10_000, random.Random(7))
    record = server.get("/api/record", made["watch"]).text
    assert json.loads(record.splitlines()[0])["fairness"]["anew"] == [1]
    receipt = server.get("/api/receipt", made["seats"][0]).text
    assert leagues.verify(record, receipt).anew == 1
    hidden = json.loads(record.splitlines()[0])
    del hidden["fairness"]["anew"]
    with pytest.raises(leagues.LeaguesError) as refused:
        leagues.verify("\n".join([json.dumps(hidden), *record.splitlines()[1:]]))
    assert refused.value.code == "verify-promise"


def test_bytes_that_were_given_are_not_lost(server: Server) -> None:
    made, one, other = seats_of_two(server)
    both_promise(made, one, other)
    says(one, round=1, bytes=MINE)
    assert says(one, round=1, lost=True)["code"] == "luck-not-lost"


def test_rounds_have_an_end(server: Server) -> None:
    made, one, _ = seats_of_two(server)
    for nth_round in range(1, 20):
        says(one, round=nth_round, promise=promised(made, 0, MINE, nth_round))
        assert says(one, round=nth_round, lost=True)["round"] == nth_round + 1
    says(one, round=20, promise=promised(made, 0, MINE, 20))
    assert says(one, round=20, lost=True)["code"] == "luck-rounds"


# --- servers that stop, and several of them ------------------------------------------------------------------------------


@both
def test_promises_outlive_a_restart(start: Callable[..., Server], database: str) -> None:
    server = start(database)
    made, one, other = seats_of_two(server)
    both_promise(made, one, other)
    server.restart()
    one, other = (silent(server, token) for token in made["seats"])
    assert one.welcome["dice"]["promises"] == [promised(made, 0, MINE), promised(made, 1, YOURS)]
    assert one.welcome["commitment"] == made["commitment"]
    says(one, round=1, bytes=MINE)
    server.restart()
    one, other = (silent(server, token) for token in made["seats"])
    assert one.welcome["dice"]["given"] == [0]
    assert says(other, round=1, bytes=YOURS)["dice"]["shares"] == [MINE, YOURS]


def test_seats_at_two_servers_promise_and_give(start: Callable[..., Server], cluster: Cluster) -> None:
    database = cluster.new()
    here, there = start(database), start(database)
    for _ in range(5):  # at the same moment at both: whoever comes too late is told how it stands, and says it again
        made = here.new(options={"players": 2}, together=False)
        one, other = Player(here, made["seats"][0], luck=""), Player(there, made["seats"][1], luck="")
        one.luck, other.luck = MINE, YOURS
        until = time.monotonic() + PATIENCE
        one.give()
        other.give()
        while not (one.question.get("decision") and other.question.get("decision")):
            assert time.monotonic() < until
            for player in (one, other):  # neither may wait for the other's ear
                player.hears_nothing(0.05)
        assert one.welcome["dice"]["shares"] == other.welcome["dice"]["shares"] == [MINE, YOURS]
        assert one.revision == other.revision == 1


def test_a_table_of_the_first_protocol_begins_as_it_would_have(start: Callable[..., Server], database: str) -> None:
    server = start(database)
    made = server.new(options={"players": 2}, together=False)
    server.stop()
    with sqlite3.connect(database) as file:
        file.execute("UPDATE tables SET dice = NULL WHERE id = ?", (made["table"],))
    file.close()
    server.start()
    one = Player(server, made["seats"][0], luck=MINE)  # with the first message, as pages did then
    assert one.welcome.get("dice") is None
    other = silent(server, made["seats"][1])
    assert says(other, bytes=YOURS)["is"] == "welcome"
    one.until("welcome")
    play_on([one, other], 10_000, random.Random(2))
    verdict = leagues.verify(
        server.get("/api/record", made["watch"]).text, server.get("/api/receipt", made["seats"][1]).text
    )
    assert (verdict.receipt, verdict.protocol) == (True, 1)


def test_new_rules_under_a_table_that_has_not_begun_make_new_terms(start: Callable[..., Server], database: str) -> None:
    server = start(database)
    made, one, other = seats_of_two(server)
    both_promise(made, one, other)
    server.stop()
    with sqlite3.connect(database) as file:
        (dice,) = file.execute("SELECT dice FROM tables WHERE id = ?", (made["table"],)).fetchone()
        stored = json.loads(dice)
        stored["terms"] = json.dumps(json.loads(stored["terms"]) | {"values": "0" * 64})
        file.execute("UPDATE tables SET dice = ? WHERE id = ?", (json.dumps(stored), made["table"]))
    file.close()
    server.start()
    again = silent(server, made["seats"][0])
    assert (again.welcome["dice"]["round"], again.welcome["dice"]["anew"]) == (2, [-1])
    assert json.loads(again.welcome["dice"]["terms"])["values"] != "0" * 64
    players = [Player(server, token) for token in made["seats"]]  # and it begins, and is proven at its end
    players[0].until("welcome")
    play_on(players, 10_000, random.Random(2))
    record = server.get("/api/record", made["watch"]).text
    assert json.loads(record.partition("\n")[0])["fairness"]["anew"] == [-1]
    for token in made["seats"]:
        assert leagues.verify(record, server.get("/api/receipt", token).text).receipt
