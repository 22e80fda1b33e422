"""The `leagues` command: what it prints, and what it says when it cannot."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import leagues
from leagues.cli import COMMANDS, main
from leagues.games import GAMES
from leagues.kernel.chance import FairDice
from leagues.kernel.game import digest
from leagues.simulate import interpreted
from tests.kernel.games import DATA, changed, example

FAIR = str(DATA / "fair.jsonl")


def output(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What a command prints that succeeds and says nothing else."""
    assert main(arguments) == 0
    captured = capsys.readouterr()
    assert captured.err == ""
    return captured.out


def values(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    """The JSON that a command prints, on one line."""
    printed = output(capsys, *arguments, "--json")
    assert printed.count("\n") == 1
    return json.loads(printed)


def run(*arguments: str | bytes, **more: Any) -> subprocess.CompletedProcess[bytes]:
    """The command as a person starts it."""
    return subprocess.run([sys.executable, "-m", "leagues", *arguments], capture_output=True, timeout=60, **more)


# --- what cannot be done --------------------------------------------------------------------------------------------

BAD: list[tuple[str, list[str]]] = [
    ("unknown-game", ["simulate", "chess"]),
    ("unknown-game", ["perft", "chess", "--depth", "1"]),
    ("unknown-game", ["rules", "chess"]),
    ("unknown-game", ["rules", ""]),
    ("unknown-game", ["play", "chess"]),
    ("unknown-rule", ["rules", "nautilion", "no-such-rule"]),
    ("unknown-option", ["simulate", "nautilion", "--option", "sails=2"]),
    ("unknown-option", ["perft", "nautilion", "--depth", "1", "--option", "sails=2"]),
    ("unknown-option", ["perft", "nautilion", "--depth", "1", "--option", "seed=2"]),
    ("unknown-option", ["simulate", "nautilion", "--option", "="]),
    ("bad-option", ["simulate", "nautilion", "--option", "ship=Z9"]),
    ("bad-option", ["simulate", "nautilion", "--option", "ship="]),
    ("bad-option", ["simulate", "nautilion", "--option", "ship=A1", "--option", "ship=B1"]),
    ("bad-option", ["perft", "nautilion", "--depth", "1", "--option", "players=3"]),
    ("bad-option", ["play", "nautilion", "--option", "reserve=7"]),
    ("bad-option", ["simulate", "nemo", "--option", "motive=glory"]),
    ("bad-option", ["play", "nemo", "--option", "difficulty=same"]),
    ("unknown-option", ["simulate", "nemo", "--option", "nadeen=yes"]),
    ("option-form", ["simulate", "nautilion", "--option", "ship"]),
    ("option-form", ["play", "nautilion", "--option", "ship:A1"]),
    ("bad-seed", ["simulate", "nautilion", "--seed", ""]),
    ("bad-seed", ["simulate", "nautilion", "--seed", "x" * 200]),
    ("bad-seed", ["simulate", "nautilion", "--seed", "a\x07b"]),
    ("bad-seed", ["simulate", "nautilion", "--seed", "\udcff"]),
    ("bad-seed", ["perft", "nautilion", "--depth", "1", "--seed", "  "]),
    ("bad-seed", ["play", "nautilion", "--seed", ""]),
    ("bad-number", ["simulate", "nautilion", "--games", "0"]),
    ("bad-number", ["simulate", "nautilion", "--games", "-5"]),
    ("bad-number", ["simulate", "nautilion", "--games", "9" * 30]),
    ("bad-number", ["simulate", "nautilion", "--games", "2", "--save", "2"]),
    ("bad-number", ["simulate", "nautilion", "--games", "2", "--save", "-1"]),
    ("bad-number", ["simulate", "nautilion", "--threads", "0"]),
    ("bad-number", ["replay", FAIR, "--to", "-1"]),
    ("bad-number", ["replay", FAIR, "--to", "154"]),
    ("unknown-policy", ["simulate", "nautilion", "--policy", "clever"]),
    ("unknown-policy", ["simulate", "island", "--policy", "greedy,clever"]),
    ("policy-seats", ["simulate", "island", "--policy", "greedy,random", "--option", "players=3"]),
    ("policy-seats", ["simulate", "nautilion", "--policy", "greedy,random"]),
    ("unknown-backend", ["simulate", "nautilion", "--backend", "quantum"]),
    ("perft-too-deep", ["perft", "nautilion", "--depth", "0"]),
    ("perft-too-deep", ["perft", "nautilion", "--depth", "-3"]),
    ("perft-too-deep", ["perft", "nautilion", "--depth", "9"]),
    ("file-unreadable", ["simulate", "nautilion", "--tables", "no/such/file.toml"]),
    ("file-unreadable", ["simulate", "nautilion", "--tables", "."]),
    ("file-unreadable", ["simulate", "nautilion", "--tables", "x" * 5000]),
    ("file-unreadable", ["perft", "nautilion", "--depth", "1", "--tables", "\x00"]),
    ("file-unreadable", ["play", "nautilion", "--tables", "no/such/file.toml"]),
    ("data-number", ["simulate", "nautilion", "--tables", "bad.toml"]),
    ("data-syntax", ["simulate", "nautilion", "--tables", "text.txt"]),
    ("file-unreadable", ["replay", "no/such/record"]),
    ("file-unreadable", ["replay", "."]),
    ("file-unreadable", ["replay", "binary"]),
    ("file-unreadable", ["verify", "no\nsuch\x1b[31mrecord"]),
    ("file-unreadable", ["verify", "binary"]),
    ("file-unreadable", ["verify", FAIR, "--receipt", "no/such/receipt"]),
    ("record-empty", ["replay", "empty"]),
    ("record-empty", ["verify", "empty"]),
    ("record-line", ["replay", "text.txt"]),
    ("record-line", ["verify", "bad.toml"]),
    ("record-truncated", ["replay", "cut"]),
    ("record-truncated", ["verify", "cut"]),
    ("record-newer", ["replay", "newer"]),
    ("record-illegal", ["replay", "edited"]),
    ("record-illegal", ["verify", "edited"]),
    ("verify-no-secret", ["verify", str(DATA / "unfinished.jsonl")]),
    ("verify-receipt-unreadable", ["verify", FAIR, "--receipt", "text.txt"]),
    ("verify-receipt-commitment", ["verify", FAIR, "--receipt", "other-receipt"]),
    ("verify-receipt-client", ["verify", FAIR, "--receipt", "wrong-receipt"]),
    ("verify-not-fair", ["verify", str(DATA / "two-players.jsonl"), "--receipt", str(DATA / "fair.receipt-0.json")]),
    ("no-saved-game", ["play", "--continue"]),
    ("luck-twice", ["play", "nautilion", "--own-dice", "--seed", "3"]),
    ("luck-twice", ["play", "--own-dice", "--seed", "3", "--plain"]),
    ("continue-settled", ["play", "--continue", "--seed", "3"]),
    ("continue-settled", ["play", "island", "--continue", "--own-dice", "--bots", "2"]),
    ("continue-settled", ["play", "--continue", "--option", "ship=B1"]),
    ("company-players", ["play", "island", "--option", "players=4", "--people", "2", "--bots", "1"]),
]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder full of bad files."""
    monkeypatch.chdir(tmp_path)
    receipt = json.loads((DATA / "fair.receipt-0.json").read_text())
    texts = {
        "empty": "",
        "text.txt": "Call me Ishmael.\n",
        "bad.toml": "[spells]\ntide = 99\n",
        "cut": example("fair")[:4000],
        "newer": changed(example("fair"), 0, lambda header: header.update(leagues=2)),
        "edited": changed(example("fair"), 50, lambda entry: entry.update(answer="fly")),
        "other-receipt": FairDice(bytes(32), (bytes(16),)).receipt(0),
        "wrong-receipt": json.dumps(receipt | {"client": "00" * 16}),
    }
    for name, text in texts.items():
        (tmp_path / name).write_text(text)
    (tmp_path / "binary").write_bytes(bytes(range(256)))
    return tmp_path


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(
    ("code", "arguments"), BAD, ids=[" ".join(map(os.path.basename, arguments))[:60] for _, arguments in BAD]
)
def test_what_cannot_be_done_is_said_in_a_sentence(
    code: str, arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    for language in ("en", "fr"):
        assert main([*arguments, "--lang", language]) == 1
        captured = capsys.readouterr()
        assert captured.out == ""
        assert captured.err.startswith("leagues: ")
        assert captured.err.count("\n") == 1
        assert " ".join(captured.err.split()).isprintable()
        assert always_said(code, language) in captured.err


def always_said(code: str, language: str) -> str:
    """What the sentence of an error says whatever its arguments are: its longest piece of fixed text."""
    file = Path(leagues.__file__).parent / "kernel" / "words" / language / "errors.ftl"
    text = file.read_text(encoding="utf-8").split(f"\nerror-{code} =")[1].splitlines()[0]
    pieces = text.replace("}", "{").split("{")[::2]
    return max(pieces, key=len).strip()


WRONG_SHAPES = [
    ["nope"], ["simulate"], ["perft", "nautilion"], ["games", "--lang", "de"], ["simulate", "nautilion", "--games", "x"],
    ["replay"], ["verify"], ["rules"], ["games", "extra"], ["simulate", "nautilion", "--games", "9" * 5000],
    ["--lang", "fr", "games"], ["play", "--unknown"],
]  # fmt: skip


@pytest.mark.parametrize("arguments", WRONG_SHAPES, ids=[" ".join(arguments)[:40] for arguments in WRONG_SHAPES])
def test_a_command_line_of_the_wrong_shape_shows_how_it_is_used(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(arguments)
    captured = capsys.readouterr()
    assert stopped.value.code == 2
    assert captured.out == ""
    assert captured.err.startswith("usage: leagues")


def test_what_argparse_found_is_said_in_whole_words(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["nope"])
    said = capsys.readouterr().err.splitlines()[-1]
    assert "'bench'" in said
    assert said.count("(") == said.count(")")
    with pytest.raises(SystemExit):
        main(["simulate", "nautilion", "--games", "9" * 5000])
    said = capsys.readouterr().err.splitlines()[-1]
    assert "9…" in said
    assert len(said) < 300
    with pytest.raises(SystemExit):
        main(["games", *(f"word{number}" for number in range(1000))])
    said = capsys.readouterr().err.splitlines()[-1]
    assert "word7 " in said
    assert len(said) < 800
    assert re.fullmatch(r".* word\d+ …\). See leagues --help", said)


def test_benchmarks_outside_a_checkout_speak_of_themselves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("leagues.coverage.__file__", str(tmp_path / "lib" / "leagues" / "coverage.py"))
    assert main(["bench"]) == 1
    assert "benchmarks are not part of what is installed" in capsys.readouterr().err
    assert main(["rules", "nautilion", "--coverage"]) == 1
    assert "coverage" in capsys.readouterr().err


def test_benchmarks_without_the_other_libraries_name_what_is_missing() -> None:
    hidden = (
        "import sys; sys.modules['chess'] = None; from leagues.cli import main; sys.exit(main(['bench', '--lang', 'en']))"
    )
    found = subprocess.run([sys.executable, "-c", hidden], capture_output=True, text=True, timeout=120)
    assert (found.returncode, found.stdout) == (1, "")
    assert found.stderr.splitlines()[-1] == "leagues: This needs what is not installed: chess. Install it: make bench"
    assert "Traceback" not in found.stderr


def test_a_conflict_of_company_is_named_as_it_was_typed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "island", "--option", "players=4", "--people", "2", "--bots", "1"]) == 1
    assert "2 at the keyboard and 1 as bots do not go with players=4." in capsys.readouterr().err


def test_without_a_command_there_is_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2
    shown = capsys.readouterr().out
    assert all(command in shown for command in COMMANDS)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main([command, "--help", "--lang", language])
    assert stopped.value.code == 0
    assert f"leagues {command}" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("environment", "french"),
    [
        ({"LEAGUES_LANG": "fr"}, True),
        ({"LEAGUES_LANG": "", "LC_ALL": "fr_CA.UTF-8"}, True),
        ({"LEAGUES_LANG": "", "LC_ALL": "", "LC_MESSAGES": "", "LANG": "fr_FR"}, True),
        ({"LEAGUES_LANG": "en", "LANG": "fr_FR"}, False),
        ({"LEAGUES_LANG": "", "LC_ALL": "C"}, False),
        ({"LEAGUES_LANG": "tlh"}, False),
    ],
)
def test_the_language_is_that_of_the_user(
    environment: dict[str, str], french: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert main(["rules", "chess"]) == 1
    assert ("Il n’y a pas" in capsys.readouterr().err) == french


# --- simulate -------------------------------------------------------------------------------------------------------

KEYS = {
    "games", "decisions", "draws", "steps", "seconds", "compile_seconds", "decisions_per_second", "steps_per_second",
    "results", "mean_score", "fingerprint",
}  # fmt: skip


@pytest.mark.parametrize("policy", ["random", "greedy"])
def test_a_simulation_tells_what_it_found(policy: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = values(
        capsys, "simulate", "nautilion", "--games", "12", "--policy", policy, "--seed", "s", "--option", "ship=b1"
    )
    assert found.keys() >= KEYS
    assert sum(found["results"].values()) == found["games"] == 12
    assert 0 < found["decisions"] < found["steps"]
    assert 0 < found["draws"] < found["steps"]
    assert found["compile_seconds"] == 0
    assert found["seconds"] > 0
    assert found["decisions_per_second"] == pytest.approx(found["decisions"] / found["seconds"])
    won = sum(count for ending, count in found["results"].items() if ending.startswith("won"))
    assert found["mean_score"] == pytest.approx(won / 12)
    assert (found["policy"], found["backend"], found["seed"]) == (policy, "python", "s")
    assert found["options"].items() >= {"players": 1, "ship": "B1", "reserve": 4}.items()


def test_a_simulation_is_the_same_for_the_same_seed(capsys: pytest.CaptureFixture[str]) -> None:
    first, again, other = (
        values(capsys, "simulate", "nautilion", "--games", "3", "--seed", seed) for seed in ("a", "a", "b")
    )
    timed = {"seconds", "decisions_per_second", "steps_per_second"}
    assert {k: v for k, v in first.items() if k not in timed} == {k: v for k, v in again.items() if k not in timed}
    assert first["fingerprint"] != other["fingerprint"]
    assert len(first["fingerprint"]) == 16


def test_the_fingerprint_is_the_sum_over_all_games() -> None:
    """So that threads, batches and machines can share the games out."""
    game = GAMES["nautilion"]
    tables, options = game.read_tables(None), game.read_options({})

    def fingerprint(first: int, games: int) -> int:
        return [report.fingerprint for report in interpreted(game, "random", tables, options, "sum", games, first)][-1]

    assert fingerprint(0, 3) == sum(fingerprint(number, 1) for number in range(3)) % (1 << 64)


def test_a_person_gets_a_line_for_each_finding(capsys: pytest.CaptureFixture[str]) -> None:
    shown = output(capsys, "simulate", "nautilion", "--games", "2")
    assert "games: 2\n" in shown
    assert {line.split(":")[0] for line in shown.splitlines()} >= KEYS


@pytest.mark.parametrize("players", [1, 2])
def test_a_saved_game_is_the_one_that_was_simulated(
    players: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    endings: dict[str, int] = {}
    found: Any = None
    steps = 0
    for number in range(4):
        assert main(["simulate", "nautilion", "--policy", "greedy", "--games", "4", "--seed", "save", "--save", str(number),
                     "--option", f"players={players}", "--json"]) == 0  # fmt: skip
        captured = capsys.readouterr()
        file = captured.err.strip()
        assert file == f"nautilion-save-{number}.jsonl"
        found = json.loads(captured.out)
        table = leagues.load(Path(file))
        endings[str(table.outcome)] = endings.get(str(table.outcome), 0) + 1
        steps += len(table.entries)
        told = values(capsys, "replay", file)
        assert (told["outcome"], told["entries"]) == (table.outcome, len(table.entries))
        assert values(capsys, "verify", file)["fairness"] == "own"
    assert endings == found["results"]
    assert steps == found["steps"]


def test_a_game_that_cannot_be_saved_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["simulate", "nautilion", "--games", "1", "--save", "0", "--seed", "no/folder"]) == 1
    assert "cannot be part of a file" in capsys.readouterr().err
    (tmp_path / "nautilion-taken-0.jsonl").mkdir()
    assert main(["simulate", "nautilion", "--games", "1", "--save", "0", "--seed", "taken"]) == 1
    assert "cannot be written" in capsys.readouterr().err


def test_an_owners_values_are_used(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "mine.toml").write_text("[dice]\nfaces = [6, 6, 6, 6, 6, 6]\n")
    plain = values(capsys, "simulate", "nautilion", "--games", "2")
    mine = values(capsys, "simulate", "nautilion", "--games", "2", "--tables", "mine.toml")
    assert mine["steps"] < plain["steps"]


# --- a stranger's policy --------------------------------------------------------------------------------------------

POLICIES = """
import json

from leagues.kernel import sfc32

COUNT = 3

def some(states, seen, t, out, count, g):
    found = out[states[seen].dice[-1] % count]  # counted from the end, as in any Python
    for k in range(count):
        out[k] = 0  # scrap paper, for all it knows
    states[seen].ending = 1
    return found

def wrong(states, seen, t, out, count, g):
    return 4095 if sfc32.below(g, 3) == 0 else out[0]

def short(states, seen):
    return 0

def nothing(states, seen, t, out, count, g):
    pass

def outside(states, seen, t, out, count, g):
    return json.loads(str(out[0]))
"""


@pytest.fixture
def strangers(folder: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A module of policies in the folder where the command is given, as no other test has it."""
    name = f"strange_{folder.name.replace('-', '_')}"
    (folder / f"{name}.py").write_text(POLICIES)
    monkeypatch.setattr(sys, "path", list(sys.path))
    return name


def test_a_policy_of_ones_own_plays_and_can_be_saved(strangers: str, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ("simulate", "nautilion", "--games", "5", "--seed", "own", "--policy", f"{strangers}:some")
    found = values(capsys, *asked)
    assert (found["policy"], found["games"]) == (f"{strangers}:some", 5)
    assert sum(found["results"].values()) == 5
    assert "fault" not in found["results"]
    assert main([*asked, "--save", "2"]) == 0
    assert leagues.load(Path("nautilion-own-2.jsonl")).over


def test_it_sits_beside_others_and_sees_no_hand_but_its_own(
    strangers: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / f"{strangers}.py").write_text(
        "def choose(states, seen, t, out, count, g):\n"
        "    hands = [hand for state in states for hand in state.hands if sum(hand)]\n"
        "    return out[0] if len(hands) <= 1 else -1\n"
    )
    found = values(capsys, "simulate", "island", "--games", "5", "--policy", f"greedy,{strangers}:choose")
    assert set(found["results"]) <= {"won-by-seat-0", "won-by-seat-1"}


@pytest.mark.parametrize("function", ["wrong", "nothing"])
def test_an_answer_that_is_no_option_is_told(function: str, strangers: str, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["simulate", "nautilion", "--games", "4", "--policy", f"{strangers}:{function}"]
    assert main(asked) == 1
    assert "gave something that was not among its options, in 4 games" in capsys.readouterr().err
    assert main([*asked, "--lang", "fr"]) == 1
    assert "dans 4 parties" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("policy", "said"),
    [
        ("nowhere_at_all:choose", "No module named"),
        ("{}:absent", "has no attribute"),
        ("{}:COUNT", "int is not a function"),
        ("{}:", "has no attribute"),
        ("{}:short", "too many positional arguments (states, seen, t, out, count, g)"),
        ("os:getcwd", "too many positional arguments"),
        (":choose", "There is no policy “:choose”"),
    ],
)
def test_a_policy_that_is_not_there_is_told(
    policy: str, said: str, strangers: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", "nautilion", "--policy", policy.format(strangers)]) == 1
    assert said in capsys.readouterr().err


@pytest.mark.compiled
def test_a_policy_of_ones_own_is_compiled_or_told_why_not(strangers: str, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ("simulate", "nautilion", "--games", "40", "--policy", f"{strangers}:some")
    assert values(capsys, *asked)["fingerprint"] == values(capsys, *asked, "--backend", "cpu")["fingerprint"]
    assert main(["simulate", "nautilion", "--games", "9", "--policy", f"{strangers}:wrong", "--backend", "cpu"]) == 1
    assert "in 9 games" in capsys.readouterr().err
    assert main(["simulate", "nautilion", "--games", "9", "--policy", f"{strangers}:outside", "--backend", "cpu"]) == 1
    assert "cannot be compiled" in capsys.readouterr().err


# --- the others -----------------------------------------------------------------------------------------------------


def test_perft_counts_by_depth(capsys: pytest.CaptureFixture[str]) -> None:
    found = values(capsys, "perft", "nautilion", "--depth", "4", "--option", "ship=C2")
    assert found.keys() == {"game", "options", "seed", "state", "counts"}
    assert found["counts"] == [1, 4, 16, 64]  # the roll, then three dice of four faces
    table = leagues.position("nautilion", found["state"], auto=False)
    assert [str(move) for move in table.legal] == ["roll"]
    assert output(capsys, "perft", "nautilion", "--depth", "2") == "1 1\n2 4\n"


def test_replay_tells_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    table = leagues.load(Path(FAIR))
    found = values(capsys, "replay", FAIR)
    assert found.keys() == {"game", "options", "entries", "outcome", "state", "journal"}
    assert (found["entries"], found["outcome"]) == (153, "lost-phantom-at-isles")
    assert found["state"] == table.state.json()
    assert found["journal"] == [line.text(table.game, "en") for line in table.journal]
    shown = {language: output(capsys, "replay", FAIR, "--lang", language) for language in ("en", "fr")}
    assert shown["en"].splitlines()[:-1] == found["journal"]
    assert shown["fr"] != shown["en"]


@pytest.mark.parametrize("count", [0, 1, 40, 100, 153])
def test_replay_to_an_entry(count: int, capsys: pytest.CaptureFixture[str]) -> None:
    table = leagues.load(Path(FAIR))
    found = values(capsys, "replay", FAIR, "--to", str(count))
    assert found["state"] == table.state_at(count).json()
    assert found["outcome"] == (table.outcome if count == 153 else None)
    assert found["journal"] == [line.text(table.game, "en") for line in table.journal if line.entry < count]


NO_GIVERS = {"protocol": 0, "givers": 0, "anew": 0}


@pytest.mark.parametrize(
    ("name", "found"),
    [
        (
            "fair",
            {
                "fairness": "fair",
                "forked": 0,
                "draws": 90,
                "receipt": False,
                "whole": True,
                "own_tables": False,
                "protocol": 1,
                "givers": 2,
                "anew": 0,
            },
        ),
        (
            "two-players",
            {"fairness": "open", "forked": 0, "draws": 87, "receipt": False, "whole": True, "own_tables": False} | NO_GIVERS,
        ),
        (
            "won-full-crew",
            {"fairness": "own", "forked": 0, "draws": 71, "receipt": False, "whole": True, "own_tables": False} | NO_GIVERS,
        ),
        (
            "forked",
            {"fairness": "open", "forked": 60, "draws": 27, "receipt": False, "whole": False, "own_tables": False}
            | NO_GIVERS,
        ),
    ],
)
def test_verify_draws_again(name: str, found: Any, capsys: pytest.CaptureFixture[str]) -> None:
    file = str(DATA / f"{name}.jsonl")
    assert values(capsys, "verify", file) == found
    for language in ("en", "fr"):
        told = output(capsys, "verify", file, "--lang", language)
        assert str(found["draws"]) in told
        assert told.count("\n") == 1 + (not found["whole"]) + (found["protocol"] == 1)


def test_verify_with_a_receipt(capsys: pytest.CaptureFixture[str]) -> None:
    for seat in (0, 1):
        receipt = str(DATA / f"fair.receipt-{seat}.json")
        assert values(capsys, "verify", FAIR, "--receipt", receipt)["receipt"] is True
        assert "the receipt agrees" in output(capsys, "verify", FAIR, "--receipt", receipt)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_rulebook(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    book = list(GAMES["nautilion"].rulebook)
    found = values(capsys, "rules", "nautilion", "--lang", language)
    assert [rule["id"] for rule in found] == [rule.id for rule in book]
    assert all(rule.keys() == {"id", "title", "text", "standing", "sources"} and rule["text"] for rule in found)
    (one,) = values(capsys, "rules", "nautilion", "plan", "--lang", language)
    assert one in found
    shown = output(capsys, "rules", "nautilion", "plan", "--lang", language)
    assert one["title"] in shown
    assert one["text"] in shown


def test_the_coverage_of_the_rules(capsys: pytest.CaptureFixture[str]) -> None:
    status = main(["rules", "nautilion", "--coverage", "--json"])
    found = json.loads(capsys.readouterr().out)
    assert found.keys() >= {"rules", "tested", "untested", "unmapped_lines", "standings"}
    assert found["rules"] == found["tested"] + len(found["untested"]) == sum(found["standings"].values())
    assert status == (1 if found["untested"] or found["unmapped_lines"] else 0)


def test_the_games(capsys: pytest.CaptureFixture[str]) -> None:
    found = values(capsys, "games")
    assert [game["game"] for game in found] == list(GAMES)
    assert found[0]["options"]["ship"] == {"default": "A1", "choices": ["A1", "A2", "B1", "B2", "C1", "C2"], "many": False}
    assert "ship = A1, A2" in output(capsys, "games", "--lang", "fr")


# --- in a real shell ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "arguments", [["games"], ["rules", "nautilion"], ["simulate", "nautilion", "--games", "1"], ["engine"]]
)
def test_a_reader_that_has_gone_is_no_error(arguments: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run([sys.executable, "-m", "leagues", *arguments], input=b'{"do": "state"}\n', stdout=writing,
                          stderr=subprocess.PIPE, timeout=60)  # fmt: skip
    os.close(writing)
    assert (done.returncode, done.stderr) == (0, b"")


def test_the_first_line_alone_can_be_read() -> None:
    pipe = f"set -o pipefail; {sys.executable} -m leagues rules nautilion | head -1"
    done = subprocess.run(["bash", "-c", pipe], capture_output=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.count(b"\n") == 1


def test_bytes_that_are_no_text_are_refused_like_any_other() -> None:
    done = run("simulate", "nautilion", "--seed", b"\xff\xfe")
    assert (done.returncode, done.stdout) == (1, b"")
    assert done.stderr.startswith(b"leagues: ")
    assert done.stderr.count(b"\n") == 1


def test_a_terminal_without_accents_still_shows_the_rest() -> None:
    done = run("rules", "nautilion", "--lang", "fr", env={**os.environ, "PYTHONIOENCODING": "ascii"})
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"?" in done.stdout


def test_sentences_do_not_depend_on_assertions(tmp_path: Path) -> None:
    """`python -O` leaves assertions out."""
    (tmp_path / "list").write_text("[]\n")
    done = subprocess.run(
        [sys.executable, "-O", "-m", "leagues", "replay", str(tmp_path / "list")], capture_output=True, timeout=60
    )
    assert done.returncode == 1
    assert done.stderr.startswith(b"leagues: Line 1 ")


def test_the_version() -> None:
    assert run("--version").stdout.decode().strip() == f"leagues {leagues.__version__}"


def older(change: Any) -> str:
    """An unfinished record as if an older program had written it, with its last state changed."""
    lines = [json.loads(line) for line in (DATA / "unfinished.jsonl").read_text(encoding="utf-8").splitlines()]
    lines[0]["tables"]["hash"] = "0" * 16  # tables that this program no longer has
    lines[40]["answer"] = "4" if lines[40]["answer"] != "4" else "1"  # what these rules no longer follow
    change(lines[-1]["state"])
    lines[-1]["hash"] = digest(lines[-1]["state"])
    return "".join(json.dumps(line) + "\n" for line in lines)


def test_the_ledger_of_a_record_as_data(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table, file = leagues.new("nautilion", seed="sea"), tmp_path / "game.jsonl"
    while not table.over:
        file.write_text(table.record(), encoding="utf-8")
        table.play(table.legal[0])
    assert main(["replay", str(file), "--ledger"]) == 1
    assert "after the end" in capsys.readouterr().err
    file.write_text(table.record(), encoding="utf-8")
    assert values(capsys, "replay", str(file), "--ledger")["seats"] == [table.ledger().json()]


def test_a_record_of_older_rules_goes_on_from_its_stored_state_and_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "older.jsonl"
    file.write_text(older(lambda state: None), encoding="utf-8")
    assert main(["replay", str(file), "--json"]) == 0
    told = capsys.readouterr()
    last = json.loads(file.read_text(encoding="utf-8").splitlines()[-1])
    assert GAMES["nautilion"].state.from_json(last["state"]).json() == json.loads(told.out)["state"]
    assert "no longer be played again" in told.err


def test_a_frozen_record_is_still_looked_at(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "frozen.jsonl"
    file.write_text(older(lambda state: state.update(discard=[9] * 10)), encoding="utf-8")
    assert main(["replay", str(file), "--json"]) == 0
    told = capsys.readouterr()
    assert told.err.startswith("leagues: ")
    assert json.loads(told.out)["state"]["discard"] == [9] * 10
