"""The JSON Schemas in `docs/schemas` are what the code declares, and real records and conversations keep to them."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

import leagues
from leagues.engine import REQUESTS, Engine
from leagues.kernel.chance import FairDice, OpenSeed
from tests.kernel.games import DATA, play_on, played

ROOT = Path(__file__).parents[2]
SCHEMAS = {
    name: json.loads((ROOT / "docs" / "schemas" / f"{name}.schema.json").read_text("utf-8"))
    for name in ("record", "engine", "ledger")
}


def wrong(schema: str, value: object, part: str | None = None) -> list[str]:
    """What does not keep to the schema, or to one definition of it."""
    whole = SCHEMAS[schema]
    used = whole if part is None else {"$ref": f"#/$defs/{part}", "$defs": whole["$defs"]}
    return [f"{error.json_path}: {error.message}"[:300] for error in Draft202012Validator(used).iter_errors(value)]


def check(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "tools" / "schemas.py"), *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=60)


def test_the_schemas_are_what_the_code_declares() -> None:
    done = check("--check")
    assert (done.returncode, done.stderr) == (0, "")


def test_a_schema_that_is_out_of_date_is_noticed_and_written_anew(tmp_path: Path) -> None:
    assert check("--check", "--folder", str(tmp_path)).returncode == 1
    assert check("--folder", str(tmp_path)).returncode == 0
    assert check("--check", "--folder", str(tmp_path)).returncode == 0
    file = tmp_path / "record.schema.json"
    file.write_text(file.read_text("utf-8").replace("the first line", "the last line"), encoding="utf-8")
    done = check("--check", "--folder", str(tmp_path))
    assert done.returncode == 1
    assert "record.schema.json" in done.stderr


@pytest.mark.parametrize("name", SCHEMAS)
def test_a_schema_is_one(name: str) -> None:
    Draft202012Validator.check_schema(SCHEMAS[name])


# --- records --------------------------------------------------------------------------------------------------------

TABLES = {
    "open": lambda: played("schema", players=2),
    "own": lambda: play_on(leagues.new("nautilion", own_dice=True), Random(1), 60),
    "fair": lambda: play_on(leagues.new("nautilion", luck=FairDice(bytes(32), (bytes(16),))), Random(2)),
    "fork": lambda: play_on(played("a", 9).fork(30, OpenSeed("b")), Random(3), 5),
    "middle": lambda: play_on(leagues.position("nautilion", played("a", 9).state.json()), Random(4), 9),
    "empty": lambda: leagues.new("nautilion", own_dice=True),
}


@pytest.mark.parametrize("kind", TABLES)
def test_records_keep_to_their_schema(kind: str) -> None:
    table = TABLES[kind]()
    for record in (table.record(), table.record(0)):
        for number, line in enumerate(map(json.loads, record.splitlines())):
            part = "header" if number == 0 else "secret" if "secret" in line else "entry"
            assert wrong("record", line, part) == []
            if number in (0, 50):
                assert wrong("record", line) == []


@pytest.mark.parametrize("file", sorted(DATA.glob("*.jsonl")), ids=lambda file: file.stem)
def test_committed_records_keep_to_the_schema(file: Path) -> None:
    for line in map(json.loads, file.read_text("utf-8").splitlines()):
        assert wrong("record", line) == []


def line_of(record: str, number: int, **changes: Any) -> dict[str, Any]:
    line: dict[str, Any] = json.loads((DATA / f"{record}.jsonl").read_text("utf-8").splitlines()[number])
    return line | changes


@pytest.mark.parametrize(
    "line",
    [
        {},
        {"secret": "00"},
        line_of("fair", 0, leagues=2),
        line_of("fair", 0, game="chess"),
        line_of("fair", 0, rules=0),
        line_of("fair", 0, options={"ship": "Z9", "players": 1, "reserve": 4}),
        line_of("fair", 0, options={"sails": 2}),
        line_of("fair", 0, tables={"hash": "0" * 16, "differs": {"toll": [7]}}),
        line_of("fair", 0, seats=[]),
        line_of("fair", 0, fairness={"kind": "fair", "commitment": "00" * 32, "clients": ["00"]}),
        line_of("fair", 0, fairness={"kind": "magic"}),
        line_of("fair", 0, start=7),
        line_of("fair", 0, forked=0),
        line_of("fair", 0, extra=1),
        line_of("fair", 1, n=0),
        line_of("fair", 1, by=-1),
        line_of("fair", 1, asks="dance"),
        line_of("fair", 1, answer=7),
        line_of("fair", 1, forced=False),
        line_of("fair", 1, hash="0" * 16),
        line_of("fair", 50, state={"tide": 1}),
        line_of("fair", 50, state={**line_of("fair", 50)["state"], "crew": [1, 1]}),
        line_of("fair", 50, state={**line_of("fair", 50)["state"], "dice": [1, 2, 3, 4]}),
        line_of("fair", 50, state={**line_of("fair", 50)["state"], "turn": 1000}),
    ],
)
def test_other_lines_do_not_keep_to_it(line: dict[str, Any]) -> None:
    assert wrong("record", line) != []


# --- the engine -----------------------------------------------------------------------------------------------------


def talk(engine: Engine, do: str, **fields: Any) -> dict[str, Any]:
    """Ask, and see that request and reply keep to the schema."""
    request = {"do": do, **fields}
    reply: dict[str, Any] = json.loads(json.dumps(engine.answer(json.dumps(request))))
    assert wrong("engine", request, f"do-{do}") == []
    assert wrong("engine", reply, f"done-{do}" if reply["ok"] else "refusal") == []
    return reply


def test_a_conversation_keeps_to_its_schema() -> None:
    engine, luck = Engine(), Random(1)
    asked = {"new", "legal", "play", "undo", "view", "state", "record", "best", "position", "chance"}
    assert asked == set(REQUESTS)
    assert not talk(engine, "state")["ok"]
    talk(engine, "new", game="nautilion", options={"players": 2}, seed="schema", auto=True, id="a")
    over = False
    while not over:
        moves = talk(engine, "legal", lang="fr")["moves"]
        reply = talk(engine, "play", move=luck.choice(moves)["move"], id=7)
        over = reply["turn"]["over"]
    talk(engine, "legal")
    for do, fields in (
        ("view", {"seat": -1}),
        ("state", {}),
        ("record", {"seat": 0}),
        ("best", {"seconds": 1}),
        ("undo", {}),
    ):
        talk(engine, do, **fields)
    assert not talk(engine, "play", move="fly")["ok"]
    state = played("schema", 7).state.json()
    talk(engine, "position", game="nautilion", state=state, chance="manual")
    talk(engine, "play", move=talk(engine, "legal")["moves"][0]["move"])
    talk(engine, "undo")
    talk(engine, "new", game="nautilion", chance="manual")
    talk(engine, "chance", outcome=talk(engine, "legal")["moves"][0]["move"])


@pytest.mark.parametrize("do", REQUESTS)
def test_a_request_of_another_shape_does_not_keep_to_it(do: str) -> None:
    needed = {"game": "nautilion", "state": {}, "move": "roll", "outcome": "1", "seat": 0}
    good = {"do": do} | {name: needed[name] for name in REQUESTS[do].needed}
    assert wrong("engine", good) == []
    assert wrong("engine", good | {"id": []}) != []
    assert wrong("engine", good | {"extra": 1}) != []
    for name in REQUESTS[do].needed:
        assert wrong("engine", {key: value for key, value in good.items() if key != name}) != []
    for name in REQUESTS[do].fields:
        assert wrong("engine", good | {name: None}) != []
