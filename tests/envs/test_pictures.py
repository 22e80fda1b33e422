"""What environments show: the board of the terminal, and nothing that the seat may not see."""

from __future__ import annotations

import re
import sys
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

from leagues.envs import pixels
from leagues.envs.needing import needed
from leagues.envs.pictures import WIDTH, lines
from leagues.envs.pixels import HIGH, WIDE
from leagues.envs.solo import SoloEnv
from leagues.envs.zoo import RivalsEnv
from leagues.kernel.errors import LeaguesError
from leagues.kernel.table import Table
from leagues.terminal.boards import board_of
from leagues.terminal.seen import Seen
from leagues.terminal.speech import speech

COLOURS = re.compile(r"\x1b\[[0-9;]*m")


@pytest.mark.parametrize("game", ["nautilion", "nemo"])
def test_the_board_is_the_terminals(game: str) -> None:
    env = SoloEnv(game, backend="python", render_mode="ansi")
    _, info = env.reset(seed=2)
    env.step(int(np.flatnonzero(info["action_mask"])[0]))
    shown = COLOURS.sub("", env.render())
    play = env.play
    table = Seen(Table(play.game, play.options, play.tables, None, auto=False, start=play.state.copy()), 0)
    board, w = board_of(play.game), speech("en", play.game)
    for line in board.picture(table, table.state, w, WIDTH, 24, None) + board.counts(table, w, WIDTH):
        assert line.plain.rstrip() in shown
    assert board.where(table, w) in shown


def test_a_picture_is_as_large_in_every_moment_and_changes_with_the_game() -> None:
    env = SoloEnv("nautilion", backend="python", render_mode="rgb_array", language="fr")
    luck = np.random.default_rng(1)
    _, info = env.reset(seed=2)
    pictures, over = [env.render()], False
    while not over and len(pictures) < 12:
        _, _, over, _, info = env.step(int(luck.choice(np.flatnonzero(info["action_mask"]))))
        pictures.append(env.render())
    assert {picture.shape for picture in pictures} == {(pictures[0].shape[0], WIDTH * WIDE, 3)}
    assert pictures[0].shape[0] % HIGH == 0
    assert len({picture.tobytes() for picture in pictures}) > 6
    assert len(np.unique(pictures[0].reshape(-1, 3), axis=0)) > 10


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_letter_of_a_board_can_be_drawn(language: str) -> None:
    everything: list[tuple[str, dict[str, Any]]] = [
        ("nautilion", {"expansions": "all", "players": 2}),
        ("nemo", {"motive": "adventure", "optional_rules": "all", "players": 2}),
    ]
    seen: set[str] = set()
    for game, options in everything:
        env, luck = SoloEnv(game, backend="python", **options), np.random.default_rng(1)
        env.reset(seed=1)
        for _ in range(60):
            seen |= {letter for line in lines(env.play, language) for letter in line.plain if letter.strip()}
            if env.play.over:
                env.reset()
            env.step(int(luck.choice(np.flatnonzero(env.play.mask))))
    font, lines_and_shapes = pixels._font(), {*pixels.STROKES, *pixels.SHADES, *pixels.SHAPES}
    unknown = bytes(font.getmask(pixels.UNKNOWN))
    assert len(seen) > 50
    assert [one for one in sorted(seen - lines_and_shapes) if bytes(font.getmask(pixels._letter(one))) == unknown] == []


def test_a_drawing_is_svg_that_asks_nobody_for_a_font() -> None:
    env = SoloEnv("nemo", backend="python", render_mode="svg")
    env.reset(seed=2)
    drawing = env.render()
    assert ElementTree.fromstring(drawing).tag.endswith("svg")
    assert "@font-face" not in drawing
    assert "url(http" not in drawing


def test_the_end_is_shown_too() -> None:
    env = SoloEnv("nautilion", backend="python", render_mode="ansi")
    luck, (_, info), over = np.random.default_rng(1), env.reset(seed=2), False
    while not over:
        _, _, over, _, info = env.step(int(luck.choice(np.flatnonzero(info["action_mask"]))))
    assert env.render()


def test_the_island_is_shown_as_the_deciding_seat_sees_it() -> None:
    env = RivalsEnv("island", players=2, backend="python")
    env.reset(seed=5)
    luck = np.random.default_rng(5)
    game, tables = env.play.game, env.play.tables
    for number in range(30):
        env.step(int(luck.choice(np.flatnonzero(env.play.mask))))
        before = [line.plain for line in lines(env.play, "en")]
        dealt: Any = env.play.state
        kept = dealt.copy()
        game.hide(dealt, tables, env.play.seat)
        game.fill(dealt, tables, env.play.seat, [number, 2, 3, 4])
        assert [line.plain for line in lines(env.play, "en")] == before
        env.play._states[0] = kept


def test_a_missing_library_is_named_with_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "gymnasium", None)
    with pytest.raises(LeaguesError, match=r'not installed: Gymnasium\. .*pip install "leagues\[rl\]"'):
        needed("gymnasium", "Gymnasium")
