"""Between two turns: the question whether a turn is over, and the curtain between two people at one keyboard."""

from __future__ import annotations

from leagues.kernel.words import Words
from leagues.terminal.boards import Board
from leagues.terminal.ink import ink
from leagues.terminal.menu import Choice, Kind, Menu
from leagues.terminal.sitting import Sitting, Stage

ACTS = {Stage.END_TURN: "end-turn", Stage.HAND_OVER: "end-turn", Stage.CURTAIN: "curtain"}


def between_turns(sitting: Sitting, board: Board, w: Words) -> Menu | None:
    """What is asked between turns; None while somebody must choose."""
    stage = sitting.stage
    if stage not in ACTS:
        return None
    does = w.text(f"{stage.value}-do")
    asked = w.text("curtain-ask" if stage is Stage.CURTAIN else "end-turn-ask", who=board.who(sitting.seen, w))
    return Menu(Kind.LIST, asked, (Choice(1, ink(does), does, act=ACTS[stage]),))


def act(sitting: Sitting, name: str) -> None:
    """Do what was chosen between turns."""
    if name == "curtain":
        sitting.raise_curtain()
    elif name == "end-turn":
        sitting.end_turn()
