"""No game is ever lost: whatever ends the program, `--continue` finds the very same position."""

from __future__ import annotations

import os
import signal
import stat
import time
from pathlib import Path

import pytest

import leagues
from leagues.kernel.errors import LeaguesError
from leagues.terminal import shelf
from leagues.terminal.main import PlayRequest, begin, go_on, opening
from leagues.terminal.shelf import Save
from leagues.terminal.speech import speech

from .conftest import Open, Terminal, plain, saved


def request(**changes: object) -> PlayRequest:
    asked: dict[str, object] = {
        "game": None, "options": {}, "seed": None, "own_dice": False, "plain": True, "resume": False, "language": "en",
        "tables": None, "roll_at_once": False,
    }  # fmt: skip
    return PlayRequest(**(asked | changes))  # type: ignore[arg-type]


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LEAGUES_DATA", str(tmp_path))
    return tmp_path


def some_turns(terminal: Terminal) -> list[str]:
    """Play into the second turn with fair dice; gives board, counts and choices as they stand then."""
    terminal.wait("Roll the dice")
    terminal.enter_until("Turn 2 · The Plan", "Give each figure")
    return terminal.lines[:20]


@pytest.mark.parametrize("way", ["ctrl+c", "SIGTERM", "SIGHUP", "SIGKILL"])
def test_leaving_and_going_on(open_terminal: Open, tmp_path: Path, way: str) -> None:
    terminal = open_terminal("--option", "ship=A1", "--lang", "en")
    before = some_turns(terminal)
    if way.startswith("SIG"):
        terminal.child.kill(getattr(signal, way))
        terminal.gone()
    else:
        terminal.press(way)
        assert terminal.end() == 130
        assert f"saved in {saved(tmp_path)}. Go on with: leagues play --continue" in terminal.unbroken
    secret = saved(tmp_path).with_suffix(".secret")
    assert stat.S_IMODE(secret.stat().st_mode) == 0o600
    again = open_terminal("--continue", "--lang", "en")
    again.wait("Turn 2 · The Plan", "Give each figure", "q quit")
    assert again.lines[:20] == before
    again.press("1", "enter")  # and the dice go on
    again.wait_gone("Give each figure")


def test_every_entry_is_on_disk_before_it_is_shown(here: Path) -> None:
    sitting = begin(request(seed="sea"), {})
    for _ in range(12):
        sitting.play(sitting.table.legal[0])
        assert leagues.load(saved(here), wait=True).state == sitting.table.state
    while sitting.back()[0] is None:
        sitting.take_back(speech("en", sitting.table.game))
        assert leagues.load(saved(here), wait=True).state == sitting.table.state


def test_a_damaged_save_is_named_and_left_alone(here: Path) -> None:
    begin(request(seed="older"), {"ship": "C2"})
    (good,) = here.glob("*.jsonl")
    bad = here / "nautilion-99991231-235959.jsonl"
    bad.write_text(good.read_text()[:-100])
    os.utime(good, (1, 1))
    found = go_on(request(resume=True))
    assert found.sitting is not None
    assert found.sitting.save.record == good
    (notice,) = found.notices
    assert str(bad) in notice.text("en")
    assert "damaged" in notice.text("en")
    assert bad.read_text() == good.read_text()[:-100]


NONSENSE = (b"", b"{}\n", b"\xff\xfe", b"[]\n[]\n", b'{"leagues":1}\n', b"null", b'{"leagues":1,"game":"chess"}\n')


def test_nonsense_on_the_shelf_is_no_crash(here: Path) -> None:
    for number, content in enumerate(NONSENSE):
        (here / f"nautilion-{number}.jsonl").write_bytes(content)
    told = plain(here, "", "--continue", "--lang", "en")
    assert told.returncode == 1
    assert "damaged" in told.stderr
    assert "Traceback" not in told.stderr
    for number, content in enumerate(NONSENSE):
        file = here / f"nautilion-{number}.jsonl"
        with pytest.raises(LeaguesError):
            shelf.reopen(file, wait=True)
        assert file.read_bytes() == content


def test_a_record_cut_anywhere_is_damaged_or_whole(here: Path) -> None:
    """Only where a line ends that holds a state, or the header, can a record be cut and still be one."""
    sitting = begin(request(seed="sea"), {})
    for _ in range(6):
        sitting.play(sitting.table.legal[0])
    record = saved(here)
    whole = record.read_text()
    ends = [at for at, letter in enumerate(whole) if letter == "\n"]
    states = [at for at in ends if at == ends[0] or '"state"' in whole[:at].rpartition("\n")[2]]
    good = {at + more for at in states for more in (0, 1)}
    for cut in [*range(0, len(whole), 41), *good]:
        record.write_text(whole[:cut])
        if cut in good:
            shelf.reopen(record, wait=True)
            continue
        with pytest.raises(LeaguesError) as caught:
            shelf.reopen(record, wait=True)
        assert str(record) in caught.value.text("fr")


def test_without_its_secret_a_fair_game_cannot_go_on(here: Path) -> None:
    begin(request(), {})
    saved(here).with_suffix(".secret").unlink()
    with pytest.raises(LeaguesError) as caught:
        go_on(request(resume=True))
    assert "secret of its dice is missing" in caught.value.text("en")


def test_another_games_secret_is_refused(here: Path) -> None:
    begin(request(), {})
    saved(here).with_suffix(".secret").write_text("00" * 32)
    with pytest.raises(LeaguesError, match="damaged"):
        go_on(request(resume=True))


def test_nothing_to_go_on_with(tmp_path: Path) -> None:
    told = plain(tmp_path, "", "--continue", "--lang", "fr")
    assert told.returncode == 1
    assert told.stderr.startswith("leagues: ")
    assert told.stdout == ""


def test_finished_games_are_not_gone_on_with(tmp_path: Path) -> None:
    plain(tmp_path, "1\n" * 400, "--option", "reserve=6", "--lang", "en")
    assert leagues.load(saved(tmp_path)).over
    told = plain(tmp_path, "", "--continue", "--lang", "en")
    assert told.returncode == 1
    assert "no saved game" in told.stderr


def test_two_programs_do_not_overwrite_each_other(here: Path) -> None:
    one = begin(request(seed="sea"), {})
    other = go_on(request(resume=True)).sitting
    assert other is not None
    one.play(one.table.legal[0])
    other.play(other.table.legal[0])
    other.play(other.table.legal[1])
    assert one.save.record != other.save.record
    assert leagues.load(one.save.record, wait=True).state == one.table.state
    assert leagues.load(other.save.record, wait=True).state == other.table.state


def test_a_full_disk_does_not_end_the_game(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = begin(request(seed="sea"), {})

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(shelf, "put", full)
        sitting.play(sitting.table.legal[0])
    assert sitting.unsaved == "No space left on device"
    sitting.play(sitting.table.legal[0])
    assert sitting.unsaved == ""
    assert leagues.load(saved(here), wait=True).state == sitting.table.state


def test_a_file_is_whole_or_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "x"
    shelf.put(file, "old")

    def torn(_: int) -> None:
        raise OSError(5, "torn")

    monkeypatch.setattr(os, "fsync", torn)
    with pytest.raises(OSError, match="torn"):
        shelf.put(file, "new")
    assert file.read_text() == "old"
    assert list(tmp_path.iterdir()) == [file]


def test_names_never_collide(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "strftime", lambda _: "20260102-030405")
    names = {begin(request(seed="sea"), {}).save.record.name for _ in range(3)}
    assert names == {f"nautilion-20260102-030405{suffix}.jsonl" for suffix in ("", "-2", "-3")}


def test_wrong_wishes_are_refused_before_anything_is_kept(here: Path) -> None:
    for wrong in ({"options": {"ship": "Z9"}}, {"options": {"seed": "1"}}, {"game": "chess"}, {"seed": " "},
                  {"tables": here / "no.toml"}):  # fmt: skip
        with pytest.raises(LeaguesError):
            opening(request(**wrong))
    assert list(here.iterdir()) == []


def test_the_record_is_never_deleted(here: Path) -> None:
    sitting = begin(request(), {})
    while not sitting.table.over:
        sitting.play(sitting.table.legal[0])
    save: Save = sitting.save
    assert save.secret.exists()  # while the last choice can still be taken back
    save.close(sitting.table)
    assert save.record.exists()
    assert save.receipt(0).exists()
    assert not save.secret.exists()
