"""Nemo's War by every way in: Python, the command, the engine."""

from __future__ import annotations

import json
from typing import Any

import pytest

import leagues
from leagues.cli import main
from leagues.engine import Engine
from leagues.games.nemo import names
from tests.kernel.games import refusal
from tests.nemo import positions

MOTIVES = ["explore", "science", "anti-imperialism", "war", "humanist", "piracy", "world-order", "adventure"]
LEVELS = ["sailor", "officer", "captain"]
ASPECTS = [
    "deck_gems", "first_upgrade", "upgrades", "reinforcements", "hidden_ships", "action_points", "test_loss", "epilogue",
    "attributes", "deadly_seas",
]  # fmt: skip


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(arguments) == 0
    captured = capsys.readouterr()
    assert captured.err == ""
    return captured.out


def ask(engine: Engine, do: str, **fields: Any) -> dict[str, Any]:
    reply: dict[str, Any] = json.loads(json.dumps(engine.answer(json.dumps({"do": do, **fields}))))
    return reply


# --- Python ---------------------------------------------------------------------------------------------------------------


def test_in_python() -> None:
    table = leagues.new("nemo", motive="war", difficulty="captain", hidden_ships="sailor", seed="sea", auto=False)
    assert table.options["motive"] == "war"
    assert (table.options["hidden_ships"], table.options["test_loss"]) == ("sailor", "same")
    assert sum(table.view(0)["hidden"]) == 8
    table.play(table.legal[0])
    assert leagues.load(table.record()).state == table.state
    assert table.legal[0].text("en") != table.legal[0].text("fr")


def test_a_voyage_goes_on_from_its_middle() -> None:
    start = positions.position(ships={"clyde*": "north-atlantic"}, notoriety=17, crew=7, held={"map-3": 2})
    table = leagues.position("nemo", start.json())
    assert table.state.json() == start.json()
    assert "bold" in [str(move) for move in table.legal]
    error = refusal("state-option", lambda: leagues.position("nemo", start.json(), motive="war"))
    assert error.details["right"] == "explore"


# --- the command ----------------------------------------------------------------------------------------------------------


def test_its_options_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    found = {game["game"]: game for game in json.loads(printed(capsys, "games", "--json"))}["nemo"]["options"]
    assert list(found) == ["players", "company", "motive", "difficulty", *ASPECTS, "box", "optional_rules"]
    assert found["players"] == {"default": 1, "choices": [1, 2, 3, 4], "many": False}
    assert found["motive"] == {"default": "explore", "choices": MOTIVES, "many": False}
    assert found["difficulty"] == {"default": "officer", "choices": LEVELS, "many": False}
    assert all(found[aspect] == {"default": "same", "choices": ["same", *LEVELS], "many": False} for aspect in ASPECTS)
    assert found["box"] == {"default": "basic", "choices": ["basic", "expanded"], "many": False}
    rules = found["optional_rules"]
    assert (rules["default"], rules["many"], rules["choices"]) == ([], True, list(names.OPTIONAL_RULES))
    assert "motive = explore, science, anti-imperialism, war, humanist, piracy, world-order, adventure" in printed(
        capsys, "games", "--lang", "fr"
    )


@pytest.mark.parametrize(("language", "title"), [("en", "Snake eyes"), ("fr", "Double un")])
def test_a_rule_can_be_read(language: str, title: str, capsys: pytest.CaptureFixture[str]) -> None:
    told = printed(capsys, "rules", "nemo", "natural-two", "--lang", language)
    assert told.startswith(f"{title}  [natural-two, ")


def test_it_can_be_simulated(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["simulate", "nemo", "--games", "1", "--seed", "n19", "--option", "motive=science", "--json"]
    found = json.loads(printed(capsys, *arguments))
    assert found["games"] == sum(found["results"].values()) == 1
    assert found["decisions"] > 50


# --- the engine -----------------------------------------------------------------------------------------------------------


def test_in_the_engine() -> None:
    engine = Engine()
    state = positions.position(ships={"britannia": "north-atlantic"}, gems=["north-atlantic"], actions=2).json()
    assert ask(engine, "position", game="nemo", state=state, seed="sea")["ok"]
    moves = {move["move"]: move for move in ask(engine, "legal", lang="fr")["moves"]}
    assert moves["stalk"]["text"] == "Attaquer à l’affût"
    error = ask(engine, "play", move="torpedo")["error"]
    assert (error["code"], error["rules"]) == ("forbidden", ["upgrade-steam-torpedoes"])
    journal = ask(engine, "play", move="move european-seas", lang="en")["journal"]
    assert [line["text"] for line in journal] == ["We sail to the European Seas."]
    assert ask(engine, "undo")["undone"] == "move european-seas"
    assert ask(engine, "view", seat=0)["view"] == state
    turn = ask(engine, "play", move="search")["turn"]
    assert turn["decision"] == "exert"
    assert [move["move"] for move in ask(engine, "legal")["moves"]] == [
        "none", "exert nemo", "exert crew", "exert hull",
    ]  # fmt: skip
