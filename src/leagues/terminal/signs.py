"""Nautilion's signs: dice, crew tokens and reserve tokens as single characters of a sentence.

`[3]` is a token that counts: wanted on the path, or a crew space that is manned. `(3)` is a crew space that someone could
take now, ` 3 ` a crew space out of reach or a token whose number is aboard already. Colours only repeat this.
"""

from __future__ import annotations

from rich.text import Text

from leagues.games.nautilion.state import State
from leagues.terminal.ink import Sign, paint, speak

FAMILIES = ("amber", "coral", "blue")  # mechanics 1 4 7, warriors 2 5 8, navigators 3 6 9
_DIE, _WANTED, _SPARE, _PEARL = 0xE000, 0xE010, 0xE020, "\ue030"


def family(number: int) -> str:
    """The colour of a crew number."""
    return FAMILIES[(number - 1) % 3]


SIGNS = {_PEARL: Sign("●", "pearl", "●")}
for _value in range(1, 7):
    SIGNS[chr(_DIE + _value)] = Sign(f" {_value} ", "die", str(_value))
for _number in range(1, 10):
    SIGNS[chr(_WANTED + _number)] = Sign(f"[{_number}]", family(_number), str(_number))
    SIGNS[chr(_SPARE + _number)] = Sign(f" {_number} ", f"{family(_number)}-hollow", str(_number))


def die(value: int) -> str:
    """A die."""
    return chr(_DIE + value)


def token(s: State, number: int) -> str:
    """A crew token: wanted, or with its number aboard already."""
    return chr((_SPARE if s.crew >> number & 1 else _WANTED) + number)


def contents(tokens: list[int]) -> str:
    """What a pile holds: green tokens, then crew, with a count where there are several."""
    pieces = []
    for kind, count in enumerate(tokens):
        sign = _PEARL if kind == 0 else str(kind)
        if kind == 0 and 0 < count <= 6:
            pieces.append(sign * count)
        elif count:
            pieces.append(sign if count == 1 else f"{sign}×{count}")
    return " ".join(pieces)


def drawn(sentence: str, role: str = "text") -> Text:
    """A sentence on the screen."""
    return paint(sentence, SIGNS, role)


def spoken(sentence: str) -> str:
    """A sentence read aloud."""
    return speak(sentence, SIGNS)
