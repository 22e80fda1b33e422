"""`leagues engine`: whatever comes in is answered, and nothing wrong changes the game."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import leagues
from leagues.engine import LONGEST_LINE, REQUESTS, Engine
from leagues.games import GAMES
from leagues.kernel.table import Table
from tests.kernel.games import MODEST, played
from tests.patience import ended_after

Reply = dict[str, Any]


class Talk:
    """A conversation in this process."""

    def __init__(self) -> None:
        self.engine = Engine()

    def line(self, line: str) -> Reply:
        reply: Reply = json.loads(json.dumps(self.engine.answer(line), allow_nan=False))
        return reply

    def ask(self, do: str, **fields: Any) -> Reply:
        return self.line(json.dumps({"do": do, **fields}))

    def good(self, do: str, **fields: Any) -> Reply:
        reply = self.ask(do, **fields)
        assert reply["ok"], reply
        return reply

    def refused(self, line: str, code: str) -> Reply:
        """The refusal; the game is the very same before and after."""
        before = self.ask("state"), self.ask("legal"), self.ask("record")
        reply = self.line(line)
        assert (reply["ok"], reply["error"]["code"]) == (False, code), reply
        assert set(reply) - {"id"} == {"ok", "error"}
        assert set(reply["error"]) == {"code", "message", "rules"}
        assert len(reply["error"]["message"].split()) > 5
        assert (self.ask("state"), self.ask("legal"), self.ask("record")) == before
        return reply


@pytest.fixture
def talk() -> Talk:
    talk = Talk()
    talk.good("new", game="nautilion", seed="engine", options={"players": 2, "reserve": 6})
    talk.good("play", move="first 1", seat=0)
    return talk


# --- a game ---------------------------------------------------------------------------------------------------------


def test_a_whole_game() -> None:
    talk = Talk()
    turn = talk.good("new", game="nautilion", seed="whole", id=1)
    assert turn["id"] == 1
    begun = leagues.new("nautilion", seed="x")
    assert begun.decision is not None
    assert turn["turn"] == {
        "revision": 40, "over": False, "outcome": None, "who": 0, "decision": "plan",
        "rules": list(begun.in_force(begun.decision.rules)),
    }  # fmt: skip
    assert [line["message"] for line in turn["journal"]] == ["say-path-laid", "say-turn", "say-rolled"]
    table = leagues.new("nautilion", seed="whole")
    luck = Random(1)
    while not table.over:
        moves = talk.good("legal")["moves"]
        assert [move["move"] for move in moves] == [str(move) for move in table.legal]
        assert set(moves[0]) == {"move", "id", "rules", "text"}
        move, told = luck.choice(moves)["move"], len(table.journal)
        table.play(move)
        turn = talk.good("play", move=move)
        assert [line["text"] for line in turn["journal"]] == [line.text(table.game, "en") for line in table.journal[told:]]
        assert talk.good("state")["state"] == table.state.json()
    assert turn["turn"] == {"revision": table.revision, "over": True, "outcome": table.outcome}
    assert talk.good("legal")["moves"] == []
    assert talk.good("record")["record"] == table.record()
    talk.refused('{"do": "play", "move": "roll"}', "game-over")


def test_the_caller_can_feed_the_dice() -> None:
    talk = Talk()
    turn = talk.good("new", game="nautilion", chance="manual")["turn"]
    assert (turn["who"], turn["decision"]) == ("chance", "deal-token")
    for token in ((*range(1, 10),) * 4)[:35]:
        talk.good("chance", outcome=str(token))
    outcomes = talk.good("legal")["moves"]
    assert [(one["move"], one["weight"]) for one in outcomes] == [("1", 2), ("2", 2), ("3", 1), ("4", 1)]
    talk.refused('{"do": "chance", "outcome": "6"}', "impossible-outcome")
    talk.refused('{"do": "chance", "outcome": "7"}', "unknown-move")
    talk.refused('{"do": "play", "move": "roll"}', "chance-decides")
    for die in "144":
        turn = talk.good("chance", outcome=die, lang="fr")["turn"]
    assert turn["decision"] == "plan"
    talk.refused('{"do": "chance", "outcome": "1"}', "player-decides")
    assert talk.good("view", seat=0)["view"]["dice"] == [1, 4, 4]


def test_the_moves_can_be_explained(talk: Talk) -> None:
    """What whoever decides can be told, in words; of chance nothing but what everybody knows."""
    table = talk.engine.table
    assert table is not None
    reply = talk.good("legal", explain=True, lang="fr")
    told, moves = reply.pop("explanation"), {move["move"] for move in reply["moves"]}
    assert reply == talk.good("legal", lang="fr")
    assert reply == talk.good("legal", explain=False, lang="fr")
    assert table.decision is not None
    notations = {table.decision.notation(answer): answer for answer in range(table.decision.size)}
    for notation, choice in told["choices"].items():
        assert ("barred" in choice) == (notation not in moves)
        id, arguments, text = (choice["sentence"][name] for name in ("id", "arguments", "text"))
        assert text == table.game.words("fr").text(id, **arguments)
        assert ("barred" not in choice) == (table.forbids(notations[notation]) == 0)
    assert any("barred" in choice for choice in told["choices"].values())
    secret = Talk()
    secret.good("new", game="island", chance="manual")
    assert secret.good("legal", explain=True)["explanation"]["choices"] == {}


def test_single_options_can_be_asked_too() -> None:
    turn = Talk().good("new", game="nautilion", seed="a", auto=False)["turn"]
    assert turn["decision"] == "roll"


def test_a_game_can_begin_in_the_middle() -> None:
    state = played("middle", 5).state.json()
    talk = Talk()
    talk.good("position", game="nautilion", state=state, seed="new luck", options={"ship": "a1"})
    assert talk.good("state")["state"] == state
    assert talk.good("legal")["moves"]
    start = json.loads(talk.good("record")["record"].splitlines()[0])["start"]
    assert start == GAMES["nautilion"].state.from_json(state).brief()


def test_taking_back(talk: Talk) -> None:
    before = talk.good("state")["state"]
    talk.refused('{"do": "undo", "seat": 1}', "undo-other-seat")
    tide = next(m["move"] for m in talk.good("legal")["moves"] if m["move"].startswith("tide"))
    revision = talk.good("play", move=tide, seat=1)["turn"]["revision"]
    undone = talk.good("undo", seat=1)
    assert undone["undone"] == tide
    assert undone["turn"]["revision"] > revision
    assert talk.good("state")["state"] == before
    talk.good("play", move="whirlwind")
    talk.refused('{"do": "undo"}', "undo-draw")


def test_views_and_records_of_a_seat(talk: Talk) -> None:
    state = talk.good("state")["state"]
    for seat in (-1, 0, 1):
        assert talk.good("view", seat=seat)["view"] == state
    assert json.loads(talk.good("record", seat=1)["record"].splitlines()[0])["seat"] == 1


# --- bad input ------------------------------------------------------------------------------------------------------

ANY = [None, True, 0, -1, 1.5, "", "x", [], {}, [[1]], {"a": 1}]
FITS = {"string": str, "integer": int, "number": (int, float), "object": dict, "boolean": bool}
EXAMPLES: dict[str, Any] = {
    "game": "nautilion", "options": {}, "seed": "sea", "chance": "manual", "auto": True, "state": {}, "move": "roll",
    "outcome": "1", "lang": "en", "seat": 0, "seconds": 1.0,
}  # fmt: skip
WRONG_TYPES = [
    (do, name, value)
    for do, request in REQUESTS.items()
    for name, kind in request.fields.items()
    for value in ANY
    if not isinstance(value, FITS[kind]) or (isinstance(value, bool) and kind != "boolean")  # type: ignore[arg-type]
]


@pytest.mark.parametrize("do", REQUESTS)
def test_every_field_must_be_of_its_type(do: str, talk: Talk) -> None:
    for asked, name, value in WRONG_TYPES:
        if asked == do:
            fields = {needed: EXAMPLES[needed] for needed in REQUESTS[do].needed} | {name: value}
            assert name in talk.refused(json.dumps({"do": do, **fields}), "bad-request")["error"]["message"]


@pytest.mark.parametrize("do", REQUESTS)
def test_needed_fields_must_be_there_and_others_not(do: str, talk: Talk) -> None:
    for missing in REQUESTS[do].needed:
        fields = {name: EXAMPLES[name] for name in REQUESTS[do].needed if name != missing}
        talk.refused(json.dumps({"do": do, **fields}), "bad-request")
    fields = {name: EXAMPLES[name] for name in REQUESTS[do].needed}
    talk.refused(json.dumps({"do": do, **fields, "moves": 1}), "bad-request")


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("", "bad-json"),
        ("hello", "bad-json"),
        ('{"do": "state"', "bad-json"),
        ("[]", "bad-json"),
        ("null", "bad-json"),
        ('"state"', "bad-json"),
        ('{"do": "state"} {"do": "state"}', "bad-json"),
        ("[" * 100_000, "bad-json"),
        ('{"do": "state", "x": ' + "[" * 500 + "]" * 500 + "}", "bad-json"),
        ('{"do": "view", "seat": 1' + "0" * 5000 + "}", "bad-json"),
        ("{}", "bad-request"),
        ('{"do": null}', "bad-request"),
        ('{"do": []}', "bad-request"),
        ('{"do": {}}', "bad-request"),
        ('{"do": 7}', "bad-request"),
        ('{"do": "state", "id": []}', "bad-request"),
        ('{"do": "state", "id": NaN}', "bad-request"),
        ('{"do": "state", "id": 1e999}', "bad-request"),
        ('{"do": "state", "id": true}', "bad-request"),
        ('{"do": "dance"}', "unknown-command"),
        ('{"do": "__init__"}', "unknown-command"),
        ('{"do": "\\ud800"}', "unknown-command"),
        ('{"do": "new", "game": "chess"}', "unknown-game"),
        ('{"do": "new", "game": ""}', "unknown-game"),
        ('{"do": "new", "game": "\\u0000\\ud800"}', "unknown-game"),
        ('{"do": "new", "game": "nautilion", "options": {"ship": "Z9"}}', "bad-option"),
        ('{"do": "new", "game": "nautilion", "options": {"ship": ["A1"]}}', "bad-option"),
        ('{"do": "new", "game": "nautilion", "options": {"players": true}}', "bad-option"),
        ('{"do": "new", "game": "nautilion", "options": {"sails": 2}}', "unknown-option"),
        ('{"do": "new", "game": "nautilion", "options": {"seed": "x"}}', "unknown-option"),
        ('{"do": "new", "game": "nautilion", "options": {"luck": null}}', "unknown-option"),
        ('{"do": "new", "game": "nautilion", "options": {"game": "nautilion"}}', "unknown-option"),
        ('{"do": "new", "game": "nautilion", "seed": ""}', "bad-seed"),
        ('{"do": "new", "game": "nautilion", "seed": "   "}', "bad-seed"),
        ('{"do": "new", "game": "nautilion", "seed": "' + "x" * 200 + '"}', "bad-seed"),
        ('{"do": "new", "game": "nautilion", "seed": "a\\u0007b"}', "bad-seed"),
        ('{"do": "new", "game": "nautilion", "seed": "\\ud800"}', "bad-seed"),
        ('{"do": "new", "game": "nautilion", "chance": "magic"}', "bad-request"),
        ('{"do": "play", "move": ""}', "unknown-move"),
        ('{"do": "play", "move": "fly"}', "unknown-move"),
        ('{"do": "play", "move": "' + "x" * 100_000 + '"}', "unknown-move"),
        ('{"do": "play", "move": "give 6 6 6"}', "forbidden"),
        ('{"do": "play", "move": "whirlwind", "seat": 0}', "not-your-turn"),
        ('{"do": "play", "move": "whirlwind", "seat": 7}', "unknown-seat"),
        ('{"do": "play", "move": "whirlwind", "seat": -1}', "unknown-seat"),
        ('{"do": "play", "move": "whirlwind", "seat": 1' + "0" * 400 + "}", "unknown-seat"),
        ('{"do": "chance", "outcome": "1"}', "player-decides"),
        ('{"do": "undo", "seat": 7}', "unknown-seat"),
        ('{"do": "view", "seat": 7}', "unknown-seat"),
        ('{"do": "view", "seat": -2}', "unknown-seat"),
        ('{"do": "view", "seat": -1' + "0" * 4000 + "}", "unknown-seat"),
        ('{"do": "record", "seat": 2}', "unknown-seat"),
        ('{"do": "legal", "lang": "de"}', "unknown-language"),
        ('{"do": "best", "seconds": NaN, "seat": 0}', "bad-number"),
        ('{"do": "best", "seconds": -1}', "bad-number"),
        ('{"do": "best", "seat": 7}', "unknown-seat"),
    ],
)  # fmt: skip
def test_a_bad_request_is_answered_and_the_game_goes_on(line: str, code: str, talk: Talk) -> None:
    message = talk.refused(line, code)["error"]["message"]
    assert len(message) < 5000
    assert message.isprintable()


def test_a_name_that_stands_twice_is_refused(talk: Talk) -> None:
    reply = talk.refused('{"do": "undo", "do": "legal"}', "bad-json")
    assert "“do” stands there twice" in reply["error"]["message"]
    talk.refused('{"do": "new", "game": "nautilion", "options": {"ship": "A1", "ship": "B1"}}', "bad-json")


def test_every_line_of_the_journal_says_whom_it_is_for() -> None:
    talk, luck, found = Talk(), Random(3), set()
    lines = talk.good("new", game="island", seed="private", options={"players": 3})["journal"]
    table = leagues.new("island", seed="private", players=3)
    while not table.over:
        assert [line["text"] for line in lines] == [line.text(table.game, "en") for line in table.journal[-len(lines) :]]
        for said, line in zip(lines, table.journal[-len(lines) :], strict=True):
            assert said["audience"] == ("everyone" if line.audience < 0 else line.audience)
            found.add(said["audience"])
        move = str(luck.choice(table.legal))
        table.play(move)
        lines = talk.good("play", move=move)["journal"]
        assert lines
    assert found == {"everyone", 0, 1, 2}


def test_a_refusal_names_the_rule_and_carries_the_id(talk: Talk) -> None:
    reply = talk.refused('{"do": "play", "move": "give 6 6 6", "id": "a"}', "forbidden")
    assert (reply["id"], reply["error"]["rules"]) == ("a", ["plan"])
    assert talk.refused('{"do": "dance", "id": 7}', "unknown-command")["id"] == 7
    french = talk.refused('{"do": "play", "move": "give 6 6 6", "lang": "fr"}', "forbidden")["error"]["message"]
    assert french != reply["error"]["message"]


@pytest.mark.parametrize("do", ["legal", "state", "record", "undo", "best"])
def test_before_a_game_has_begun_there_is_nothing_to_ask(do: str) -> None:
    assert Talk().ask(do)["error"]["code"] == "no-game"


def test_the_best_move_comes_with_the_chances_of_all(talk: Talk) -> None:
    reply = talk.ask("best", seconds=0)
    moves = {move["move"]: move for move in reply["moves"]}
    assert moves.keys() == {move["move"] for move in talk.ask("legal")["moves"]}
    assert reply["seat"] == reply["turn"]["who"]
    assert {key: reply[key] for key in moves[reply["move"]]} == moves[reply["move"]]
    assert reply["value"] == max(move["value"] for move in moves.values())
    assert {move["label"] for move in moves.values()} == {"value"}
    talk.ask("new", game="nemo", seed="sea")
    assert all(len(move["levels"]) == 5 for move in talk.ask("best", seconds=0)["moves"])


# --- impossible states ----------------------------------------------------------------------------------------------

STATE = played("impossible", 12).state.json()


def reasons(talk: Talk, **changes: Any) -> str:
    """Why the state is impossible once these fields are changed: sentences on lines of their own."""
    line = json.dumps({"do": "position", "game": "nautilion", "state": {**STATE, **changes}})
    message: str = talk.refused(line, "state-impossible")["error"]["message"]
    assert "\n- " in message
    return message


def test_a_thirty_seventh_token_is_noticed(talk: Talk) -> None:
    path = STATE["path"][:]
    path[path.index(0, 1)] = 1
    assert "There are 37 tokens in all" in reasons(talk, path=path)


def test_a_crew_that_is_not_connected_is_noticed(talk: Talk) -> None:
    assert "separate groups" in reasons(talk, crew=[1, 5])  # on the ship A1 they are not neighbours


def test_two_submarines_on_one_place_are_noticed(talk: Talk) -> None:
    assert "different places" in reasons(talk, nautilion=STATE["phantom"])


@pytest.mark.parametrize(
    "changes",
    [
        {"depth": 0}, {"depth": 6}, {"frames": []}, {"frames": 7}, {"fault": 1}, {"dice": [6, 6, 6]}, {"dice": [1, 2]},
        {"given": [1, 1, 1]}, {"turn": 0}, {"active": 1}, {"admirals": [1, 2]}, {"landed": 3}, {"path": []},
        {"path_length": 35}, {"phantom": 80}, {"reserve": [1] * 10}, {"cup": [1] + [0] * 9}, {"laid": 3}, {"players": 3},
        {"ship": "A1"}, {"extra": 1}, {"ending": 50}, {"ending": -1}, {"ending": 1},
    ],
)  # fmt: skip
def test_a_state_that_cannot_occur_is_refused(changes: dict[str, Any], talk: Talk) -> None:
    reasons(talk, **changes)


def test_a_state_must_fit_the_options(talk: Talk) -> None:
    line = {"do": "position", "game": "nautilion", "state": STATE, "options": {"ship": "B1"}}
    assert "A1" in talk.refused(json.dumps(line), "state-option")["error"]["message"]


# --- any line -------------------------------------------------------------------------------------------------------

values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from(["nautilion", "roll", "fr"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)
requests = st.fixed_dictionaries(
    {"do": st.sampled_from([do for do in REQUESTS if do not in ("undo",)]) | values},
    optional={name: values for name in (*EXAMPLES, "id", "x") if name not in ("move", "outcome")},
)


@MODEST
@given(st.one_of(st.text(), requests.map(json.dumps), requests.map(lambda r: json.dumps(r)[:-1])))
def test_any_line_is_answered(line: str) -> None:
    """With nothing but readable JSON, which says whether it was done. A refusal leaves the state as it was."""
    talk = Talk()
    talk.good("new", game="nautilion", seed="any line")
    before = talk.good("state")
    reply = talk.line(line)
    assert reply["ok"] in (True, False)
    json.dumps(reply, ensure_ascii=True)
    if not reply["ok"]:
        assert talk.good("state") == before
    assert talk.good("legal")["moves"]


# --- over a pipe ----------------------------------------------------------------------------------------------------


@pytest.fixture
def pipe() -> Iterator[subprocess.Popen[bytes]]:
    process = subprocess.Popen(
        [sys.executable, "-m", "leagues", "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    yield process
    process.kill()
    process.communicate()


def send(process: subprocess.Popen[bytes], line: bytes) -> Reply:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(line + b"\n")
    process.stdin.flush()
    with ended_after(process):
        reply: Reply = json.loads(process.stdout.readline())
    return reply


def test_over_a_pipe_nothing_ends_the_program(pipe: subprocess.Popen[bytes]) -> None:
    assert send(pipe, b'{"do": "new", "game": "nautilion", "seed": "pipe"}')["ok"]
    state = send(pipe, b'{"do": "state"}')
    bad = {
        b"": "bad-json",
        b" \t \r": "bad-json",
        b"x" * 10_000_000: "line-too-long",
        b'{"do": "state", "id": "' + b"x" * LONGEST_LINE + b'"}': "line-too-long",
        bytes(range(256)).replace(b"\n", b"") * 50: "bad-json",
        b"\xff\xfe{": "bad-json",
        b"[" * 200_000: "bad-json",
        b'{"do": "\\ud800"}': "unknown-command",
        b'{"do": []}': "bad-request",
        b'{"do": "play", "move": "\xff"}': "unknown-move",
    }
    for line, code in bad.items():
        reply = send(pipe, line)
        assert (reply["ok"], reply["error"]["code"]) == (False, code)
        assert send(pipe, b'{"do": "state"}') == state
    assert send(pipe, b'{"do": "state", "id": "\\ud800\xc3\xa9"}')["id"] == "\ud800é"
    assert send(pipe, b'{"do": "legal"}')["ok"]
    out, errors = pipe.communicate(timeout=20)
    assert (out, errors, pipe.returncode) == (b"", b"", 0)


def test_the_last_line_needs_no_end(pipe: subprocess.Popen[bytes]) -> None:
    out, errors = pipe.communicate(b'{"do": "legal"}\n' + b"x" * (2 * LONGEST_LINE), timeout=20)
    assert [json.loads(line)["error"]["code"] for line in out.splitlines()] == ["no-game", "line-too-long"]
    assert (errors, pipe.returncode) == (b"", 0)


# --- outcomes that are fed by hand ----------------------------------------------------------------------------------


def one_kind(tmp_path: Path, *, auto: bool) -> Table:
    """The Island with bonus tokens of one kind only, at the first of them, fed by hand."""
    owner = tmp_path / "owner.toml"
    others = "".join(f"{kind} = 0\n" for kind in ("three", "per_card", "double", "odd", "pair"))
    owner.write_text(f"[bonus_tokens]\ntwo = 30\n{others}", encoding="utf-8")
    table = leagues.new("island", own_dice=True, auto=auto, tables=owner)
    while table.decision is not None and table.decision.name == "reveal-top":
        table.feed(table.legal[0])
    return table


def test_with_manual_chance_even_the_only_outcome_is_asked_where_nothing_goes_by_itself(tmp_path: Path) -> None:
    table = one_kind(tmp_path, auto=False)
    talk = Talk()
    talk.engine.table = table
    for colour in range(5):
        asked = talk.good("legal")
        assert (asked["turn"]["who"], asked["turn"]["decision"]) == ("chance", "show-bonus")
        assert [move["move"] for move in asked["moves"]] == ["bonus two"]
        assert table.now.spaces.count(0) == 5 - colour  # type: ignore[attr-defined]
        talk.good("chance", outcome="bonus two")
    assert talk.good("legal")["turn"]["decision"] == "first-player"
    by_itself = one_kind(tmp_path, auto=True).decision
    assert by_itself is not None
    assert by_itself.name == "first-player"


def test_the_only_outcome_was_not_drawn_at_the_table_and_in_the_record_alike(tmp_path: Path) -> None:
    table = one_kind(tmp_path, auto=False)
    table.feed("bonus two")
    again = leagues.load(table.record(), auto=False)
    assert [entry.drawn for entry in again.entries] == [entry.drawn for entry in table.entries]
    assert (table.entries[-1].drawn, again.record()) == (False, table.record())


def test_a_language_that_is_not_there_is_refused_before_anything_is_played() -> None:
    engine = Engine()
    engine.answer('{"do": "new", "game": "nautilion", "seed": "sea"}')
    before = engine.answer('{"do": "state"}')
    reply = engine.answer('{"do": "play", "move": "give 1 2 4", "lang": "de"}')
    assert reply["error"]["code"] == "unknown-language"
    assert engine.answer('{"do": "state"}') == before


def test_the_language_of_a_conversation_and_of_one_request() -> None:
    engine = Engine("fr")
    lines = engine.answer('{"do": "new", "game": "nautilion", "seed": "sea"}')["journal"]
    assert lines[-1]["text"].startswith("Les dés")
    english = engine.answer('{"do": "play", "move": "give 1 2 4", "lang": "en"}')["journal"]
    assert english[0]["text"].startswith("The Darkhouse")
    assert "error" in engine.answer('{"do": "undo", "lang": "en", "seat": 9}')


def test_a_stack_deeper_than_it_can_be_is_refused() -> None:
    engine = Engine()
    engine.answer('{"do": "new", "game": "nautilion", "seed": "sea"}')
    state = engine.answer('{"do": "state"}')["state"]
    frame = state["frames"][0]
    state |= {"depth": 99, "frames": [frame] * 6}
    reply = engine.answer(json.dumps({"do": "position", "game": "nautilion", "state": state}))
    assert reply["error"]["code"] == "state-impossible"
