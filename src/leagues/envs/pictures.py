"""What an environment shows to people: the board of the terminal, as coloured text, as SVG or as pixels."""

from __future__ import annotations

import io
import re
from typing import Any

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.text import Text

from leagues.envs.playing import Play
from leagues.kernel.errors import LeaguesError
from leagues.kernel.table import Table
from leagues.terminal.boards import board_of
from leagues.terminal.seen import Seen
from leagues.terminal.speech import speech

HUMAN = "human"
MODES = ("ansi", "svg", "rgb_array", HUMAN)
WIDTH, HEIGHT = 100, 24
SVG = re.sub(r"@font-face \{\{.*?\}\}\s*", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)  # no font is fetched from anywhere


def check_mode(mode: object) -> None:
    """Refuse what cannot be shown."""
    if mode is not None and mode not in MODES:
        raise LeaguesError("unknown-render-mode", mode=str(mode)[:40], modes=", ".join(MODES))


def lines(play: Play, language: str) -> list[Text]:
    """The board as the seat that decides sees it: where the game stands, the picture, and what lies beside it."""
    table = Table(play.game, play.options, play.tables, None, auto=False, start=play.state.copy())
    seen = Seen(table, play.seat)
    board, w = board_of(play.game), speech(language, play.game)
    if seen.over:
        heads = board.result(seen, w)[:1]
    else:
        heads = [board.where(seen, w), board.far(seen, w), board.who(seen, w)]
    picture = board.picture(seen, seen.state, w, WIDTH, max(HEIGHT, board.height), None)
    while picture and not picture[-1].plain.strip():
        picture.pop()
    return [Text(" · ".join(filter(None, heads))), *picture, *board.counts(seen, w, WIDTH)]


def render(play: Play, mode: str | None, language: str) -> Any:
    """The board in a mode; for a human being it is printed."""
    drawn = lines(play, language)
    if mode == "rgb_array":
        from leagues.envs.pixels import pixels

        return pixels(drawn, WIDTH, HEIGHT + 8)
    console = Console(width=WIDTH, file=io.StringIO(), record=True, force_terminal=True, color_system="truecolor")
    for line in drawn:
        console.print(line, no_wrap=True, crop=True)
    if mode == "svg":
        return console.export_svg(title=play.game.words(language).text("game-title"), code_format=SVG, unique_id="leagues")
    text = console.export_text(styles=True)
    if mode != HUMAN:
        return text
    print(text, end="", flush=True)
    return None
