"""Several captains of Nemo's War over real sockets: nobody answers for another, and nobody but the Imperialists learns which
ships they choose from."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from leagues.games import GAMES
from leagues.games.nemo import names
from leagues.kernel.decisions import Decision
from tests.harbour.running import Player, Server
from tests.harbour.test_rivals import active, plain

GAME = GAMES["nemo"]
NUMBERS = {name: decision.number for name, decision in GAME.decisions.by_name.items()}
NEMO, RIVAL = 0, 1
AGAINST = {"company": "imperialists", "difficulty": "captain"}
SOON = 48  # a chooser whose Imperialists are soon asked whether they choose a ship
FIRST, SECOND, OTHER = (names.SHIPS.index(name) for name in ("clyde", "scotia", "triumph"))
OWN = ("offered", "waiting")  # what the Imperialists alone see of their choice
EYES = "from leagues.harbour import sight\nsight.eyes = lambda table, role: 1"
AUDIENCE = "from leagues.games.nemo.decisions import draw_mustered\ndel draw_mustered.audience"
AID = "from leagues.kernel.game import Game\nGame.hide = property(lambda game: lambda s, t, seat: None)"


def sitting(server: Server, **asked: Any) -> list[Player]:
    """A voyage with dice and tokens of their own; its people in the order of their seats, and somebody who looks on."""
    made = server.new(game="nemo", luck="own", together=False, **asked)
    return [Player(server, token, explain=True) for token in (*made["seats"], made["watch"])]


def asked(player: Player) -> Decision:
    """What is asked."""
    return GAME.decisions.by_number[player.question["decision"]]


def public(player: Player) -> Any:
    """What everybody sees alike."""
    question = player.question
    seen = {name: value for name, value in player.view.items() if name not in OWN}
    return seen, question.get("decision", 0), question.get("seat", 0), question.get("outcome", "")


def give(one: Player, people: list[Player], answer: int) -> None:
    """One answers, or says what chance brought; the others hear of it, unless a run of choices goes on."""
    drawn = asked(one).chance
    told = one.move("feed" if drawn else "play", answer=answer)
    assert told["is"] == "update", told
    one.explained()  # before anything passes that would not be explained any more
    if one.legal and not drawn and not asked(one).chance:
        return
    for other in people:
        while public(other) != public(one):
            other.until("update", "welcome")
        other.explained()


def towards(people: list[Player], wanted: str) -> Iterator[None]:
    """Play on until something is asked, and end each Action Phase at once."""
    luck = random.Random(SOON)
    while asked(active(people[:-1])).name != wanted:
        one = active(people[:-1])
        give(one, people, luck.choice(one.legal) if asked(one).name != "act" else 0)
        yield


def choosing(server: Server, second: int) -> list[Player]:
    """The Imperialists choose between two ships, of which everybody will see the first."""
    people = sitting(server, options=AGAINST)
    for one in people:
        one.explained()
    assert len(list(towards(people, "muster"))) > 10
    for answer in (1, FIRST, second):
        give(active(people[:-1]), people, answer)
    assert (asked(people[RIVAL]).name, sorted(people[RIVAL].legal)) == ("show-ship", sorted((FIRST, second)))
    return people


def heard(server: Server, second: int) -> list[Any]:
    """Everything that Nemo and somebody who looks on are told while the Imperialists choose, and afterwards; and what their
    links are good for meanwhile."""
    people = choosing(server, second)
    others = (people[NEMO], people[-1])
    for one in others:
        for path in ("/api/record", "/api/film"):
            one.told.append({path: server.get(path, one.token).text})
        one.told.append({"fork": fork(server, one.token)})
        for do in ({"do": "play", "answer": second}, {"do": "feed", "answer": second}, {"do": "undo"}):
            assert one.move(**do)["is"] == "refused"
    look = server.http.post("/api/lookup", json={"tokens": [one.token for one in others]}).json()
    others[0].told.append(
        {"lookup": [{name: one[name] for name in one if name in ("decision", "revision")} for one in look]}
    )
    give(people[RIVAL], people, FIRST)
    while asked(people[RIVAL]).name != "act" and people[RIVAL].legal:
        give(people[RIVAL], people, people[RIVAL].legal[0])
    for one in others:
        one.told.append({"record": server.get("/api/record", one.token).text})
    return [plain(told) for one in others for told in one.told]


def fork(server: Server, token: str) -> str:
    """What comes of going on elsewhere, where one would have every seat."""
    reply = server.http.post("/api/tables", json={"game": "nemo", "fork": {"token": token, "entries": 0}})
    return str(reply.json()["code"])


def test_nobody_else_hears_between_which_ships_the_imperialists_choose(server: Server) -> None:
    one, other = heard(server, SECOND), heard(server, OTHER)
    assert json.dumps(one) == json.dumps(other)
    assert {"fork": "fork-secrets"} in one


@pytest.mark.parametrize("planted", [EYES, AUDIENCE, AID], ids=["eyes", "audience", "aid"])
def test_a_leak_of_that_choice_is_found(start: Any, database: str, planted: str) -> None:
    server = start(database, planted=planted)
    assert json.dumps(heard(server, SECOND)) != json.dumps(heard(server, OTHER))


def test_only_the_imperialists_answer_what_is_theirs(server: Server) -> None:
    people = choosing(server, SECOND)
    nemo, rival, watcher = people
    codes = {
        "own link": nemo.move(answer=FIRST)["code"],
        "in the other's name": nemo.move(answer=FIRST, seat=RIVAL)["code"],
        "undo": nemo.move("undo")["code"],
        "looking on": watcher.move(answer=FIRST)["code"],
    }
    assert codes == {
        "own link": "not-your-turn", "in the other's name": "not-your-seat", "undo": "undo-draw", "looking on": "watching",
    }  # fmt: skip
    assert rival.move(answer=OTHER)["code"] == "forbidden"  # what they have not drawn
    assert (sum(rival.view["offered"][RIVAL]), sum(map(sum, nemo.view["offered"])), nemo.view["offers"][RIVAL]) == (2, 0, 2)
    give(rival, people, FIRST)
    assert rival.view["drawn"] == FIRST + 1


@pytest.mark.parametrize("company", ["cooperative", "semi-competitive"])
def test_no_captain_answers_for_another(server: Server, company: str) -> None:
    """In command, as the owner of a character, and of what others took back."""
    people = sitting(server, options={"players": 2, "company": company, "difficulty": "sailor"})
    first, second, watcher = people
    for _ in towards(people, "act"):
        pass
    assert (active(people[:-1]), second.legal) == (first, [])
    tried: list[tuple[Player, dict[str, Any], str]] = [
        (second, {}, "not-your-turn"), (second, {"seat": 0}, "not-your-seat"), (watcher, {}, "watching"),
    ]  # fmt: skip
    for one, more, code in tried:
        told = one.move(answer=0, **more)
        assert (told["is"], told["code"]) == ("refused", code)
    act = GAME.decisions.by_name["act"].module
    theirs = [
        answer
        for answer in first.legal
        if answer >= act.SACRIFICE and not first.view["officers"][0] >> answer - act.SACRIFICE & 1
    ]
    theirs = [answer for answer in theirs if answer < act.TREASURE]
    assert theirs
    give(first, people, theirs[0])
    assert asked(second).name == "consent"
    assert first.move(answer=0)["code"] == first.move(answer=1)["code"] == "not-your-turn"
    assert first.move(answer=0, seat=1)["code"] == "not-your-seat"
    give(second, people, 1)
    assert first.move("undo")["code"] == "undo-other-seat"
    assert asked(first).name == "act"
    give(first, people, 0)
    assert second.move("undo")["is"] == "refused"


@pytest.mark.parametrize("bot", [NEMO, RIVAL])
def test_a_bot_in_either_seat(server: Server, bot: int) -> None:
    """To the end; what a bot chooses from is not seen either."""
    bots = ["greedy" if seat == bot else "" for seat in (NEMO, RIVAL)]
    made = server.new(game="nemo", options=AGAINST, together=False, bots=bots)
    one, luck = Player(server, made["seats"][1 - bot]), random.Random(bot)
    while not one.question.get("outcome"):
        if one.legal:
            assert one.play(luck.choice(one.legal))["is"] == "update"
        else:
            one.until("update", "welcome")
        assert one.question.get("outcome") or not any(one.view["offered"][bot])
    assert one.question["outcome"].startswith(("lost", "won"))
