"""A seat belongs to one person: who else tries to get at it, over real sockets, and what they are told."""

from __future__ import annotations

import json
import secrets
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.harbour.conftest import Cluster, both
from tests.harbour.running import LUCK, PATIENCE, Player, Server
from tests.harbour.test_rivals import active, island, replaced, silent_table
from tests.sizes import sized

ENDED = 4403  # a socket whose link has ended


def token() -> str:
    return secrets.token_urlsafe(16)


def code(reply: httpx.Response) -> tuple[int, str]:
    return reply.status_code, str(reply.json()["code"])


def first_word(server: Server, link: str) -> dict[str, Any]:
    """What a link is told when it says hello."""
    player = Player.stranger(server)
    player.send(do="hello", token=link, luck=LUCK)
    return player.hear()


def invited(server: Server, **asked: Any) -> dict[str, Any]:
    """A table of two, as its maker gets it."""
    return server.invite(game="island", options={"players": 2}, together=False, **asked)


def offer(server: Server, link: str) -> dict[str, Any]:
    reply = server.get("/api/seats", link)
    assert reply.status_code == 200, reply.text
    found: dict[str, Any] = reply.json()
    return found


# --- taking a seat -----------------------------------------------------------------------------------------------------


def test_whoever_makes_a_table_gets_one_seat_and_invitations(server: Server) -> None:
    made = server.invite(game="island", options={"players": 4}, bots=["greedy", "", "", ""], together=False)
    assert [bool(link) for link in made["seats"]] == [False, True, True, True]
    assert made["invitations"] == [2, 3]
    assert Player(server, made["seats"][1]).welcome["seat"] == 1
    for seat in made["invitations"]:
        found = offer(server, made["seats"][seat])
        assert (found["kind"], found["seat"], found.get("taken", False)) == ("invite", seat, False)
    assert offer(server, made["recovery"])["kind"] == "recovery"
    alone = server.invite()
    assert alone["invitations"] == []
    assert alone["recovery"]


def test_an_invitation_sits_nobody_down(server: Server) -> None:
    """Neither over the socket nor by any question over HTTP; and to look at it takes nothing up."""
    made = invited(server)
    guest = made["seats"][1]
    for _ in range(3):
        assert first_word(server, guest)["code"] == "invitation"
        assert not offer(server, guest).get("taken", False)
    for path in ("/api/record", "/api/receipt", "/api/film"):
        assert code(server.get(path, guest)) == (403, "invitation")
    bearer = {"authorization": f"Bearer {guest}"}
    assert code(server.http.post("/api/onlookers", headers=bearer)) == (403, "invitation")
    assert code(server.http.delete("/api/tables", headers=bearer)) == (403, "invitation")
    assert code(server.http.delete("/api/seats", headers=bearer)) == (403, "invitation")
    fork = {"game": "island", "fork": {"token": guest, "entries": 0}}
    assert code(server.http.post("/api/tables", json=fork)) == (403, "invitation")
    assert not server.http.post("/api/lookup", json={"tokens": [guest]}).json()[0].get("found", False)


def test_an_invitation_is_taken_up_once(server: Server) -> None:
    """Its maker, or whomever the guest forwards it to, finds it taken: no hand is shown, no move made."""
    made = invited(server)
    one = Player(server, made["seats"][0])
    assert one.welcome["seats"][1]["standing"] == "invited"
    seated = server.taken(made["seats"][1], name="Bo  the\tsecond")
    assert (seated["seat"], seated["table"]) == (1, made["table"])
    heard = one.until("seats", found=lambda told: "name" in told["seats"][1])["seats"][1]
    assert (heard["name"], heard.get("standing", "")) == ("Bo thesecond", "")
    other = Player(server, seated["token"])
    assert other.welcome["seat"] == 1
    assert [link for link in made["seats"] if link == seated["token"]] == []
    for _ in range(2):
        assert code(server.take(made["seats"][1])) == (409, "seat-taken")
        assert first_word(server, made["seats"][1])["code"] == "seat-taken"
        assert code(server.get("/api/record", made["seats"][1])) == (409, "seat-taken")
        assert offer(server, made["seats"][1])["taken"]
    summary = server.http.post("/api/lookup", json={"tokens": [made["seats"][1]]}).json()[0]
    assert summary == {"token": made["seats"][1]}


def test_a_lost_answer_is_given_again_to_the_same_client_only(server: Server) -> None:
    made = invited(server)
    mine = {"token": token(), "recovery": token()}
    first, again = (server.taken(made["seats"][1], **mine) for _ in range(2))
    assert first == again == {**mine, "seat": 1, "table": made["table"]}
    for other in ({**mine, "token": token()}, {**mine, "recovery": token()}, {"token": token(), "recovery": token()}):
        assert code(server.take(made["seats"][1], **other)) == (409, "seat-taken")
    recovered = {"token": token(), "recovery": token()}
    assert server.taken(mine["recovery"], **recovered) == server.taken(mine["recovery"], **recovered)
    assert code(server.take(made["seats"][1], **mine)) == (409, "seat-taken")  # what it gave has ended
    assert Player(server, recovered["token"]).welcome["seat"] == 1


@both
def test_of_many_who_take_a_seat_at_once_one_gets_it(start: Callable[..., Server], database: str) -> None:
    server = start(database)
    count = sized(8, 40)
    for _ in range(sized(3, 20)):
        made = invited(server)
        with ThreadPoolExecutor(count) as many:
            replies = list(many.map(lambda _, link=made["seats"][1]: server.take(link), range(count)))
        assert sorted(reply.status_code for reply in replies) == [201] + [409] * (count - 1)
        (won,) = (reply.json()["token"] for reply in replies if reply.status_code == 201)
        assert Player(server, won).welcome["seat"] == 1


def test_of_two_servers_one_seats_the_guest(start: Callable[..., Server], cluster: Cluster) -> None:
    database = cluster.new()
    servers = [start(database), start(database)]
    for _ in range(sized(5, 40)):
        made = invited(servers[0])
        with ThreadPoolExecutor(8) as many:
            replies = list(many.map(lambda at, link=made["seats"][1]: servers[at % 2].take(link), range(8)))
        assert sorted(reply.status_code for reply in replies) == [201] + [409] * 7
        (won,) = (reply.json()["token"] for reply in replies if reply.status_code == 201)
        assert [Player(server, won).welcome["seat"] for server in servers] == [1, 1]


@both
def test_a_seat_that_was_taken_is_taken_after_the_server_was_killed(start: Callable[..., Server], database: str) -> None:
    server = start(database)
    made = invited(server)
    seated = server.taken(made["seats"][1], name="Bo")
    server.restart(9)
    assert code(server.take(made["seats"][1])) == (409, "seat-taken")
    assert Player(server, seated["token"]).welcome["seats"][1]["name"] == "Bo"


def test_what_cannot_be_exchanged(server: Server) -> None:
    made, _, _ = server.two()
    watch, own = made["watch"], made["seats"][0]
    for link in (watch, own, made["seats"][1]):
        assert code(server.take(link)) == (409, "not-invited")
    assert code(server.take(token())) == (404, "unknown-link")
    assert code(server.take(made["table"])) == (404, "unknown-link")
    open_one = invited(server)
    same = token()
    assert code(server.take(open_one["seats"][1], token=same, recovery=same)) == (409, "token-known")
    for known in (
        own,
        watch,
        open_one["recovery"],
        open_one["seats"][0],
    ):  # no link can be made to lead elsewhere
        assert code(server.take(open_one["seats"][1], token=known)) == (409, "token-known")
        assert code(server.take(open_one["seats"][1], recovery=known)) == (409, "token-known")
    for bad in ("", "short", "x" * 23, "with spaces in its mid", 7):
        assert server.take(open_one["seats"][1], token=bad).status_code == 400
    assert server.taken(open_one["seats"][1])["seat"] == 1


# --- recovery ----------------------------------------------------------------------------------------------------------


def test_a_recovery_link_ends_the_private_one(server: Server) -> None:
    made = invited(server, luck="open", seed="sea")
    seated = server.taken(made["seats"][1])
    old, host = Player(server, seated["token"]), Player(server, made["seats"][0])
    assert first_word(server, seated["recovery"])["code"] == "recovery-link"
    assert code(server.get("/api/record", seated["recovery"])) == (403, "recovery-link")
    anew = server.taken(seated["recovery"])
    assert old.until("refused")["code"] == "link-ended"
    assert old.closed() == ENDED
    assert first_word(server, seated["token"])["code"] == "link-ended"
    assert code(server.get("/api/record", seated["token"])) == (410, "link-ended")
    assert Player(server, anew["token"]).welcome["seat"] == 1
    assert code(server.take(seated["recovery"])) == (409, "recovery-used")
    assert first_word(server, seated["recovery"])["code"] == "recovery-used"
    assert Player(server, server.taken(anew["recovery"])["token"]).welcome["seat"] == 1
    host.send(do="ping")
    assert host.until("pong")  # nobody else was let go
    own = server.taken(made["recovery"])
    assert host.until("refused")["code"] == "link-ended"
    assert Player(server, own["token"]).welcome["seat"] == 0


def test_a_seat_that_is_recovered_over_and_over_keeps_few_links(start: Callable[..., Server], tmp_path: Path) -> None:
    server = start(str(tmp_path / "links.sqlite"))
    recovery = server.invite(luck="open", seed="sea")["recovery"]
    for _ in range(sized(10, 100)):
        again = {"token": secrets.token_urlsafe(16), "recovery": secrets.token_urlsafe(16)}
        assert server.taken(recovery, **again) == server.taken(recovery, **again)  # a lost answer is given again
        recovery = again["recovery"]
    assert Player(server, again["token"]).welcome["seat"] == 0
    with sqlite3.connect(tmp_path / "links.sqlite") as kept:
        assert kept.execute("SELECT count(*) FROM links").fetchone()[0] <= 6


def test_nobody_takes_a_seat_faster_than_they_may(start: Callable[..., Server], database: str) -> None:
    server = start(database, limits="changes=1")
    statuses = [server.take(secrets.token_urlsafe(16)).status_code for _ in range(8)]
    assert statuses == [404] * 4 + [429] * 4


def test_a_table_cannot_be_made_impatient(start: Callable[..., Server], database: str) -> None:
    """Else whoever makes it could have a bot play a guest's seat before they can answer."""
    server = start(database, limits="")
    asked = {"game": "island", "options": {"players": 2}, "together": False}
    refused = server.http.post("/api/tables", json={**asked, "patience": 59})
    assert (refused.status_code, refused.json()["code"]) == (422, "bad-number")
    assert [server.invite(**{**asked, "patience": least})["invitations"] for least in (0, 60)] == [[1], [1]]


def test_a_recovery_link_of_a_deleted_table_leads_nowhere(server: Server) -> None:
    made = server.invite()
    assert server.delete(made["seats"][0]) == 204
    server.invite()  # SQLite gives the number away again
    assert code(server.take(made["recovery"])) == (404, "unknown-link")
    assert code(server.get("/api/seats", made["recovery"])) == (404, "unknown-link")


def test_a_recovery_is_heard_by_another_server(start: Callable[..., Server], cluster: Cluster) -> None:
    database = cluster.new()
    one, other = start(database), start(database)
    made = invited(one, luck="open", seed="sea")
    seated = one.taken(made["seats"][1])
    sitting, there = Player(one, seated["token"]), Player(other, seated["token"])
    anew = other.taken(seated["recovery"])
    for player in (sitting, there):
        assert player.until("refused")["code"] == "link-ended"
        assert player.closed() == ENDED
    for server in (one, other):
        assert first_word(server, seated["token"])["code"] == "link-ended"
        assert Player(server, anew["token"]).welcome["seat"] == 1


# --- how a seat is seen ------------------------------------------------------------------------------------------------


def test_a_seat_that_is_open_in_two_places_says_so(server: Server) -> None:
    _, (one, other) = island(server)
    seat = one.welcome["seat"]
    twice = Player(server, one.token)
    assert twice.welcome["seats"][seat]["places"] == 2
    for player in (one, other):
        assert player.until("seats", found=lambda told: told["seats"][seat].get("places", 0) == 2)
    twice.close()
    for player in (one, other):
        assert player.until("seats", found=lambda told: "places" not in told["seats"][seat])


def test_a_page_that_comes_back_is_one_place(server: Server) -> None:
    """Its old line may not have ended yet."""
    made = server.new(game="island", options={"players": 2}, together=False)
    places = []
    for page in ("one", "one", "another"):
        player = Player.stranger(server)
        player.send(do="hello", token=made["seats"][0], luck=LUCK, page=page)
        places.append(player.until("welcome")["seats"][0].get("places", 0))
    assert places == [0, 0, 2]


def test_places_are_counted_across_servers(start: Callable[..., Server], cluster: Cluster) -> None:
    database = cluster.new()
    one, other = start(database), start(database)
    made, _ = island(one)
    host = Player(one, made["seats"][1])
    Player(other, made["seats"][0])
    assert host.until("seats", found=lambda told: told["seats"][0].get("places", 0) == 2)


def test_links_of_older_tables_are_shared_and_say_so(start: Callable[..., Server], database: str) -> None:
    server = start(database)
    made, people = island(server)
    assert not people[0].welcome.get("shared", False)
    server.stop()
    with sqlite3.connect(database) as file:
        file.execute("UPDATE links SET kind = 'shared' WHERE kind = 'private'")
    file.close()
    server.start()
    for link in made["seats"]:
        assert Player(server, link).welcome["shared"] is True
        assert offer(server, link)["kind"] == "shared"
    assert not Player(server, made["watch"]).welcome.get("shared", False)


# --- bots --------------------------------------------------------------------------------------------------------------


def test_a_replaced_player_is_told_so_and_comes_back_by_one_press(start: Callable[..., Server], database: str) -> None:
    server = start(database, limits="pause=600 patience=1")
    made, one, other = silent_table(server)
    seat = one.welcome["seat"]
    one.close()
    assert replaced(other, seat)["seats"][seat]["bot"] == "mate"
    back = Player(server, one.token)
    assert back.welcome["seats"][seat]["bot"] == "mate"  # to look is not to come back
    watcher = Player(server, made["watch"])
    watcher.send(do="return")
    assert watcher.until("refused")["code"] == "watching"
    other.send(do="return")  # gives back nobody else's seat
    back.send(do="return")
    told = back.until("seats", found=lambda told: "bot" not in told["seats"][seat])
    assert all("bot" not in about for about in told["seats"])


def test_a_lost_seat_goes_to_a_bot_after_three_days_where_nothing_was_agreed(
    start: Callable[..., Server], database: str
) -> None:
    server = start(database)
    _, people = island(server)
    one = active(people)
    other = next(player for player in people if player is not one)
    seat = one.welcome["seat"]
    assert other.welcome["patience"] == 3 * 24 * 3600
    other.send(do="replace", seat=seat)
    assert other.until("refused")["code"] == "not-silent"
    server.stop()
    with sqlite3.connect(database) as file:
        for number, told in file.execute("SELECT rowid, told FROM moves").fetchall():
            earlier = {role: [revision, asks, at - 300_000] for role, (revision, asks, at) in json.loads(told).items()}
            file.execute("UPDATE moves SET told = ? WHERE rowid = ?", (json.dumps(earlier), number))
    file.close()
    server.start()
    again = Player(server, other.token)
    again.send(do="replace", seat=seat)
    assert again.until("seats")["seats"][seat]["bot"] == "mate"


# --- deleting and resigning ----------------------------------------------------------------------------------------------


def standing(told: dict[str, Any]) -> list[str]:
    return [seat.get("standing", "") for seat in told["seats"]]


def test_a_running_game_is_deleted_when_all_agree(server: Server) -> None:
    made, (one, other) = island(server)
    watcher = Player(server, made["watch"])
    assert server.delete(one.token) == 202
    for player in (one, other, watcher):
        player.until("seats", found=lambda told: standing(told) == ["asks", ""])
    assert server.delete(one.token) == 202  # asking twice is no agreement
    (summary,) = server.http.post("/api/lookup", json={"tokens": [other.token]}).json()
    assert (summary["others"], summary["asks"]) == (1, [0])
    watcher.send(do="keep")
    assert watcher.until("refused")["code"] == "watching"
    other.send(do="keep")
    one.until("seats", found=lambda told: standing(told) == ["", ""])
    assert server.delete(other.token) == 202  # the first must ask anew
    one.until("seats", found=lambda told: standing(told) == ["", "asks"])
    assert server.delete(one.token) == 204
    for player in (one, other, watcher):
        assert player.until("refused")["code"] == "table-gone"
        assert player.closed() == 4404


@both
def test_who_asked_is_known_after_a_restart(start: Callable[..., Server], database: str) -> None:
    server = start(database)
    _, (one, other) = island(server)
    assert server.delete(one.token) == 202
    server.restart(9)
    assert standing(Player(server, other.token).welcome) == ["asks", ""]
    assert server.delete(other.token) == 204


def test_agreement_is_heard_across_servers(start: Callable[..., Server], cluster: Cluster) -> None:
    database = cluster.new()
    one, other = start(database), start(database)
    made, _ = island(one)
    there = Player(other, made["seats"][1])
    assert one.delete(made["seats"][0]) == 202
    there.until("seats", found=lambda told: standing(told) == ["asks", ""])
    there.send(do="keep")
    there.until("seats", found=lambda told: standing(told) == ["", ""])
    with ThreadPoolExecutor(2) as many:  # both at once: one of them is the last
        asked = [many.submit(server.delete, link) for server, link in zip((one, other), made["seats"], strict=True)]
    assert sorted(status.result() for status in asked) == [202, 204]
    assert there.until("refused")["code"] == "table-gone"


def test_what_one_deletes_alone(server: Server) -> None:
    alone = server.new()
    Player(server, alone["seats"][0])
    with_bots = server.new(game="island", bots=["", "greedy"], together=False)
    Player(server, with_bots["seats"][0])
    at_one_screen = server.new(game="island", options={"players": 2})
    Player(server, at_one_screen["seats"][0])
    nobody_came = invited(server, luck="open", seed="sea")
    Player(server, nobody_came["seats"][0])
    not_begun = server.new(game="island", options={"players": 2}, together=False)
    Player(server, not_begun["seats"][0])
    for made in (alone, with_bots, at_one_screen, nobody_came, not_begun):
        assert server.delete(made["seats"][0]) == 204
        assert first_word(server, made["watch"])["code"] == "unknown-link"


def over(server: Server) -> tuple[dict[str, Any], list[Player]]:
    """A game that has ended, and two who were at it."""
    made, people = island(server)
    while not all(player.question.get("outcome") for player in people):
        asked = next((player for player in people if player.legal), None)
        if asked is None:
            for player in people:
                while not player.hears_nothing(0.02):
                    pass
        else:
            asked.play()
    return made, people


def test_the_record_of_a_finished_game_stays_for_the_others(server: Server) -> None:
    made, (one, other) = over(server)
    assert server.delete(one.token) == 204
    assert one.until("refused")["code"] == "link-ended"
    assert one.closed() == ENDED
    assert code(server.get("/api/record", one.token)) == (410, "link-ended")
    assert not server.http.post("/api/lookup", json={"tokens": [one.token]}).json()[0].get("found", False)
    assert server.get("/api/record", other.token).status_code == 200
    other.until("seats", found=lambda told: standing(told)[one.welcome["seat"]] == "left")
    assert server.delete(other.token) == 204
    assert code(server.get("/api/record", made["watch"])) == (404, "unknown-link")


def test_whoever_resigns_leaves_a_bot_and_cannot_come_back(server: Server) -> None:
    made, (one, other) = island(server)
    assert server.delete(one.token) == 202
    reply = server.http.delete("/api/seats", headers={"authorization": f"Bearer {one.token}"})
    assert reply.status_code == 204
    assert one.until("refused")["code"] == "link-ended"
    assert one.closed() == ENDED
    told = other.until("seats", found=lambda told: standing(told)[0] == "left")
    assert told["seats"][0]["bot"] == "mate"
    for link in (one.token, made["seats"][0]):
        assert first_word(server, link)["code"] == "link-ended"
    assert code(server.take(made["recovery"])) == (409, "recovery-used")
    for _ in range(3):
        while not other.legal:
            other.until("update", "welcome")
        assert other.play()["is"] == "update"  # the game goes on
    bearer = {"authorization": f"Bearer {other.token}"}
    assert code(server.http.delete("/api/seats", headers=bearer)) == (409, "resign-alone")
    assert server.delete(other.token) == 204


def test_who_cannot_resign(server: Server) -> None:
    made = server.new()
    Player(server, made["seats"][0])
    waits = server.new(game="island", options={"players": 2}, together=False)
    for link, refusal in (
        (made["seats"][0], (409, "resign-alone")),
        (made["watch"], (403, "watching")),
        (waits["seats"][0], (409, "not-begun")),
    ):
        assert code(server.http.delete("/api/seats", headers={"authorization": f"Bearer {link}"})) == refusal


# --- rematches ---------------------------------------------------------------------------------------------------------


def test_a_rematch_invites_each_to_their_own_seat(server: Server) -> None:
    _, (one, other) = over(server)
    late = other.token
    other.close()
    one.send(do="rematch")
    told = one.until("rematched")
    assert first_word(server, told["token"])["code"] == "invitation"
    seated = server.taken(told["token"])
    assert (seated["seat"], seated["table"]) == (one.welcome["seat"], told["table"])
    assert code(server.take(told["token"])) == (409, "seat-taken")
    theirs = Player(server, late).until("rematched")  # whoever was not there, by their old link
    assert theirs["token"] != told["token"]
    assert server.taken(theirs["token"])["seat"] == other.welcome["seat"]
    assert Player(server, seated["token"]).welcome["table"] == told["table"]


@both
def test_no_second_invitation_to_a_rematch_opens_a_taken_seat(start: Callable[..., Server], database: str) -> None:
    """Of an invitation only a hash is kept: after a restart another one is told."""
    server = start(database)
    _, (one, _) = over(server)
    one.send(do="rematch")
    seated = server.taken(one.until("rematched")["token"])
    server.restart()
    again = Player(server, one.token).until("rematched")
    assert code(server.take(again["token"])) == (409, "seat-taken")
    assert offer(server, again["token"])["taken"]
    assert Player(server, seated["token"]).welcome["seat"] == one.welcome["seat"]


def test_guesses_lead_nowhere(server: Server) -> None:
    """A stranger who tries tokens learns nothing but that they are none."""
    made = invited(server)
    with httpx.Client(base_url=str(server.http.base_url), timeout=PATIENCE) as stranger:
        for _ in range(sized(30, 300)):
            reply = stranger.post(
                "/api/seats", headers={"authorization": f"Bearer {token()}"}, json={"token": token(), "recovery": token()}
            )
            assert code(reply) == (404, "unknown-link")
    almost = made["seats"][1][:-1] + ("A" if made["seats"][1][-1] != "A" else "B")
    assert code(server.take(almost)) == (404, "unknown-link")


@pytest.mark.parametrize("path", ["/api/tables", "/api/seats"])
def test_an_onlooker_deletes_and_resigns_nothing(server: Server, path: str) -> None:
    made, _ = island(server)
    assert code(server.http.delete(path, headers={"authorization": f"Bearer {made['watch']}"})) == (403, "watching")
    assert Player(server, made["watch"]).welcome["table"] == made["table"]
