"""An option that takes many values, and options that do not go together, by every way in."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]
from tools import schemas

import leagues
from leagues.cli import main
from leagues.engine import Engine
from leagues.kernel.game import Game
from tests.kernel.games import refusal
from tests.kernel.growing import PAINTED

WORDS = "".join(f"{id} = Words.\n" for id in ("game-title", "game-about", "say-public", "ending-won-over"))


@pytest.fixture(autouse=True)
def painted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    """The toy, as one of the games."""
    for language in ("en", "fr"):
        (tmp_path / "words" / language).mkdir(parents=True)
        (tmp_path / "words" / language / "play.ftl").write_text(WORDS, encoding="utf-8")
    game = replace(PAINTED, folder=tmp_path)
    monkeypatch.setitem(sys.modules, "leagues.games.painted.game", SimpleNamespace(GAME=game))
    monkeypatch.setattr("leagues.games.NAMES", ("painted",))
    return game


def ask(engine: Engine, do: str, **fields: Any) -> dict[str, Any]:
    reply: dict[str, Any] = json.loads(json.dumps(engine.answer(json.dumps({"do": do, **fields}))))
    return reply


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(arguments) == 0
    captured = capsys.readouterr()
    assert captured.err == ""
    return captured.out


# --- Python ---------------------------------------------------------------------------------------------------------


def test_in_python() -> None:
    assert leagues.new("painted", seed="a").options["paints"] == ()
    table = leagues.new("painted", seed="a", paints=["gold", "red"])
    assert table.options["paints"] == ("red", "gold")
    assert leagues.load(table.record()).options == table.options
    middle = leagues.position("painted", table.state.json(), paints="gold, red")
    assert middle.options == table.options
    sentence = refusal("state-option", lambda: leagues.position("painted", table.state.json(), paints=[])).text("en")
    assert "red,gold" in sentence
    assert "none" in sentence
    refusal("bad-option", lambda: leagues.new("painted", paints=["blue"]))


def test_options_that_do_not_go_together_in_python() -> None:
    assert refusal("bad-option", lambda: leagues.new("painted", paints="black", rounds=5)).details["value"] == 5
    refusal("bad-option", lambda: leagues.new("painted", seed="a", paints="black", rounds=5))


# --- the engine -----------------------------------------------------------------------------------------------------


def test_in_the_engine() -> None:
    engine = Engine()
    assert ask(engine, "new", game="painted", seed="a", options={"paints": ["gold", "red"]})["ok"]
    header = json.loads(ask(engine, "record")["record"].splitlines()[0])
    assert header["options"] == {"rounds": 3, "paints": ["red", "gold"]}
    state = ask(engine, "state")["state"]
    assert ask(engine, "position", game="painted", state=state, options={"paints": "red,gold"})["ok"]
    assert ask(engine, "position", game="painted", state=state, options={"paints": []})["error"]["code"] == "state-option"


@pytest.mark.parametrize(
    "options", [{"paints": ["blue"]}, {"paints": [["red"]]}, {"paints": {"red": 1}}, {"paints": "black", "rounds": 5}]
)
def test_what_the_engine_refuses_leaves_the_game_as_it_was(options: dict[str, Any]) -> None:
    engine = Engine()
    ask(engine, "new", game="painted", seed="a")
    before = ask(engine, "record")
    reply = ask(engine, "new", game="painted", seed="b", options=options)
    assert (reply["ok"], reply["error"]["code"]) == (False, "bad-option")
    assert ask(engine, "record") == before


# --- the command ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("given", [["paints=gold,Red"], ["paints=red gold"], ["paints=red", "paints=gold"]])
def test_on_the_command_line(given: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    options = [part for pair in given for part in ("--option", pair)]
    found = json.loads(printed(capsys, "simulate", "painted", "--games", "2", "--json", *options))
    assert found["options"] == {"rounds": 3, "paints": ["red", "gold"]}
    found = json.loads(printed(capsys, "perft", "painted", "--depth", "1", "--json", *options))
    assert found["options"]["paints"] == ["red", "gold"]


def test_a_saved_game_keeps_many_values(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["simulate", "painted", "--games", "1", "--save", "0", "--option", "paints=all", "--seed", "s"]) == 0
    capsys.readouterr()
    found = json.loads(printed(capsys, "replay", "painted-s-0.jsonl", "--json"))
    assert found["options"]["paints"] == ["red", "gold", "black"]


def test_the_games_list_many_values(capsys: pytest.CaptureFixture[str]) -> None:
    (found,) = json.loads(printed(capsys, "games", "--json"))
    assert found["options"]["paints"] == {"default": [], "choices": ["red", "gold", "black"], "many": True}
    assert found["options"]["rounds"]["many"] is False
    assert "  paints = any of red, gold, black (none)\n" in printed(capsys, "games", "--lang", "en")
    assert "  paints = au choix parmi red, gold, black (none)\n" in printed(capsys, "games", "--lang", "fr")


@pytest.mark.parametrize("command", [["simulate", "painted"], ["perft", "painted", "--depth", "1"]])
@pytest.mark.parametrize("given", [["paints=blue"], ["paints=black", "rounds=5"]])
def test_what_cannot_be_chosen_is_said_in_a_sentence(
    command: list[str], given: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*command, *(part for pair in given for part in ("--option", pair)), "--lang", "en"]) == 1
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("leagues: “")
    assert captured.err.count("\n") == 1


# --- the schema -----------------------------------------------------------------------------------------------------


def test_the_schema_of_many_values(painted: Game) -> None:
    schema = Draft202012Validator(schemas.definitions(painted)["painted-options"])
    good: dict[str, Any]
    wrong: dict[str, Any]
    for good in ({}, {"paints": []}, {"rounds": 3, "paints": ["red", "black"]}):
        assert schema.is_valid(good)
    for wrong in ({"paints": "red"}, {"paints": ["blue"]}, {"paints": ["red", "red"]}, {"rounds": [3]}, {"paint": []}):
        assert not schema.is_valid(wrong)
