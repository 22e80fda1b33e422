"""What a program that learns is rewarded with.

A reward is written as what a game is worth to a seat so far, a whole number of parts; a step brings the difference. The one
named `end` is worth nothing until the game is over: it is the aim itself, and what is used unless another is asked for. The
others shape the way there. Each is in the compiled subset, and tells a seat nothing that it may not know.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

END = "end"


@dataclass(frozen=True)
class Reward:
    """One way to reward."""

    worth: Callable[[Any, Any, int], int]  # worth(s, t, seat), in parts
    parts: int  # how many of them make 1
    about: str
