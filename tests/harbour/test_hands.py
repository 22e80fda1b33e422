"""Seats that change hands, shared screens and cards on the table: nothing of it says what is in a hand."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from leagues.games.island.game import GAME
from leagues.harbour import botplay, messages, runs
from leagues.harbour.harbour import Harbour
from leagues.harbour.judging import ask
from leagues.harbour.messages import ALL_SEATS, WATCHER, Feed, Play
from leagues.harbour.owners import come_back
from leagues.harbour.room import Room
from leagues.kernel.entries import Handover
from leagues.kernel.errors import LeaguesError
from leagues.kernel.record import parse
from tests.harbour.running import Player, Server
from tests.harbour.test_edges import in_a_harbour, seated
from tests.harbour.test_rivals import BY_NUMBER, active, gather, island


async def two_rivals(harbour: Harbour, **asked: Any) -> tuple[messages.Created, Room, list[Any]]:
    made = await harbour.create(messages.NewTable("island", {"players": 2}, together=False, **asked))
    ears = [(await seated(harbour, token))[1] for token in made.seats]
    return made, harbour.rooms[(await harbour.find(made.watch))[0]], ears


async def play_until_a_run_is_open(harbour: Harbour, room: Room, ears: list[Any], chooser: random.Random) -> int:
    """Play until a seat has chosen something that the others are not shown yet; gives that seat."""
    while runs.shown_to_others(room.table) == len(room.table.entries):
        who = room.table.who
        ask(room, ears[who], Play(f"m{room.revision}", room.told.revision(who), chooser.choice(room.table.answers)))
        await harbour.saver.finish()
        assert not room.table.over
    return room.table.who


def test_a_seat_given_away_in_the_middle_of_a_run_does_not_say_so(tmp_path: Path) -> None:
    async def sail(harbour: Harbour) -> None:
        _, room, ears = await two_rivals(harbour, patience=60)
        seat = await play_until_a_run_is_open(harbour, room, ears, random.Random(1))
        shown, entries = runs.shown_to_others(room.table), len(room.table.entries)
        assert shown < entries
        room.asked_at -= 1000
        botplay.replace(room, ears[1 - seat], seat)
        assert room.table.bots == ((shown, seat, "mate"),)
        await harbour.saver.finish()
        come_back(room, ears[seat])
        assert tuple(room.table.bots) == ((shown, seat, "mate"), (shown, seat, ""))

    in_a_harbour(tmp_path, sail)


def test_hands_are_noted_in_order_whatever_is_taken_back(tmp_path: Path) -> None:
    """A record whose bots are out of order could not be read again."""

    async def sail(harbour: Harbour) -> None:
        _, room, ears = await two_rivals(harbour, patience=60)
        seat = await play_until_a_run_is_open(harbour, room, ears, random.Random(1))
        room.table.arrange(bots=[Handover(len(room.table.entries), 1 - seat, "greedy")])
        room.asked_at -= 1000
        botplay.replace(room, ears[1 - seat], seat)
        places = [at for at, _, _ in room.table.bots]
        assert places == sorted(places)
        assert len(parse(room.table.record(), {"island": GAME}).bots) == 2

    in_a_harbour(tmp_path, sail)


def test_whoever_comes_back_may_think_as_long_as_anybody(tmp_path: Path) -> None:
    async def sail(harbour: Harbour) -> None:
        _, room, ears = await two_rivals(harbour, patience=60)
        seat = room.table.who
        room.asked_at -= 1000
        botplay.replace(room, ears[1 - seat], seat)
        come_back(room, ears[seat])
        assert not room.table.bot(seat)
        with pytest.raises(LeaguesError) as refused:
            botplay.replace(room, ears[1 - seat], seat)
        assert refused.value.code == "not-silent"

    in_a_harbour(tmp_path, sail)


def test_a_bot_that_fails_in_the_middle_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def sail(harbour: Harbour) -> None:
        made = await harbour.create(messages.NewTable("island", {"players": 2}, together=False, bots=["greedy"]))
        room, _ = await seated(harbour, made.seats[1])
        entries = list(room.table.entries)
        played: list[int] = []

        def fails(*_: Any, **__: Any) -> None:
            played.append(len(room.table.entries))
            raise ZeroDivisionError

        with monkeypatch.context() as broken:
            broken.setattr(room, "_changed", fails)
            room.table.arrange(bots=[Handover(0, room.table.who, "greedy")])
            await room.bots._answer(room.table.who)
        assert played[0] > len(entries)
        room = await harbour.room(room.number)
        assert room.table.entries[: len(entries)] == entries

    in_a_harbour(tmp_path, sail)


def test_help_is_about_what_a_link_is_shown(tmp_path: Path) -> None:
    """Where the first choice of a run was forced, too: to go on by itself on a copy would say that the next is not."""

    async def sail(harbour: Harbour) -> None:
        forced = 0
        for seed in range(12):
            _, room, ears = await two_rivals(harbour, luck="open", seed=f"help {seed}")
            chooser = random.Random(seed)
            while not room.table.over:
                for role in (WATCHER, 0, 1):
                    seen, copy = room.seen_by(role), room.snapshot(role)
                    assert copy.now == seen.now
                    forced += len(seen.entries) < len(room.table.entries) and room.table.entries[len(seen.entries)].forced
                who = room.table.who
                answer = chooser.choice(room.table.answers)
                ask(room, ears[who], Play(f"m{room.revision}", room.told.revision(who), answer))
            await harbour.saver.finish()
        assert forced

    in_a_harbour(tmp_path, sail)


# --- cards of their own --------------------------------------------------------------------------------------------------


def until_a_card_is_drawn_unseen(people: list[Player]) -> Player:
    """Play with cards of their own until a seat is to say which card it drew."""
    while True:
        one = active(people)
        decision = BY_NUMBER[one.question["decision"]]
        if decision.name == "draw-card":
            return one
        told = one.move("feed", answer=one.legal[0]) if decision.chance else one.play(one.legal[-1])
        assert told["is"] == "update", told
        gather(one, people)


def test_only_who_draws_a_card_can_say_which(server: Server) -> None:
    _, people = island(server, luck="own")
    one = until_a_card_is_drawn_unseen(people)
    other = next(player for player in people if player is not one)
    assert "legal" not in other.question
    told = other.move("feed", answer=one.legal[0])
    assert (told["is"], told["code"]) == ("refused", "not-your-turn")
    assert one.move("feed", answer=one.legal[0])["is"] == "update"


def test_a_card_that_is_gone_does_not_say_which_others_are(tmp_path: Path) -> None:
    """One seat holds all cards of two kinds, and the other says that it has drawn one of them: that cannot be, and it is not
    told what else cannot."""

    async def sail(harbour: Harbour) -> None:
        _, room, ears = await two_rivals(harbour, luck="own")
        while room.table.decision is not None and room.table.decision.name != "draw-card":
            decision, who = room.table.decision, max(room.table.who, 0)
            kind = Feed if decision.chance else Play
            answers = room.table.answers
            ask(room, ears[who], kind(f"m{room.revision}", room.told.revision(who), answers[0 if decision.chance else -1]))
            await harbour.saver.finish()
        state: Any = room.table.now
        drawer = room.table.audience
        first, second = [card for card in range(len(state.deck)) if state.deck[card]][:2]
        for card in (first, second):
            state.hands[1 - drawer][card] += state.deck[card]
            state.sizes[1 - drawer] += state.deck[card]
            state.deck[card] = 0
        ask(room, ears[drawer], Feed("gone", room.told.revision(drawer), first))
        told = ears[drawer].told[-1]
        assert told["code"] == "impossible-outcome"
        outcomes = told["arguments"]["outcomes"].split(", ")
        notation = GAME.decisions.by_name["draw-card"].notation
        assert notation(second) in outcomes
        assert notation(first) not in outcomes

    in_a_harbour(tmp_path, sail)


# --- one screen ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("together", [True, False])
def test_changes_make_what_a_newcomer_is_told(server: Server, together: bool) -> None:
    """At one screen and apart, with choices taken back: view, question and journal."""
    made = server.new(game="island", options={"players": 3}, together=together, luck="open", seed="changes")
    people = [Player(server, token) for token in made["seats"]]
    watcher = Player(server, made["watch"])
    chooser = random.Random(7)
    for _ in range(60):
        one = active(people)
        assert one.play(chooser.choice(one.legal))["is"] == "update"
        if not one.question.get("barrier") and chooser.random() < 0.4:
            assert one.move("undo")["is"] == "update"
        for player in (*people, watcher):
            late = Player(server, player.token)
            player.reaches(late.revision)
            assert (late.view, late.question, late.lines) == (player.view, player.question, player.lines)
            late.close()
        if one.question.get("outcome"):
            break


def test_a_shared_journal_tells_nobody_s_secrets(server: Server) -> None:
    made = server.new(game="island", options={"players": 2}, together=True)
    shared = Player(server, made["seats"][0])
    assert shared.welcome["seat"] == ALL_SEATS
    whispered = int(next(say for say in GAME.messages if say.name == "FOUND"))
    chooser = random.Random(5)
    for _ in range(40):
        if shared.question.get("outcome"):
            break
        shared.play(chooser.choice(shared.legal))
    assert shared.lines
    assert whispered not in {line[1] for line in shared.lines}
