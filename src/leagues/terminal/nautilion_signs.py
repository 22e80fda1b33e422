"""Nautilion's signs: dice and tokens as single characters of a sentence.

`[3]` is a token that counts: wanted on the path, or a crew space that is manned. `(3)` is a crew space that someone could
take now, ` 3 ` a crew space out of reach or a token that nobody needs any more. A, B and C are Mages, M is a Mercenary, and
`M3 ` one that holds the space of the 3. A small number, or one after `≈`, is a Reef. Colours only repeat this.
"""

from __future__ import annotations

from rich.text import Text

from leagues.games.nautilion.preview import wanted
from leagues.games.nautilion.state import GREEN, KINDS, MAGE, MERCENARY, REEF, State
from leagues.games.nautilion.tables import Tables
from leagues.kernel.words import Words
from leagues.terminal.ink import Sign, paint, speak

FAMILIES = ("amber", "coral", "blue")  # mechanics 1 4 7, warriors 2 5 8, navigators 3 6 9
SMALL = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
_DIE, _WANTED, _SPARE, _PEARL = 0xE000, 0xE010, 0xE020, "\ue030"


def family(kind: int) -> str:
    """The colour of a token."""
    if kind > MAGE:
        return "reef" if kind == REEF else "mercenary" if kind == MERCENARY else "mage"
    return FAMILIES[(kind - 1) % 3]


def face(kind: int) -> str:
    """What stands on a token."""
    return str(kind) if kind <= MAGE else "ABCM≈"[kind - MAGE - 1]


SIGNS = {_PEARL: Sign("●", "pearl", "●")}
for _value in range(1, 7):
    SIGNS[chr(_DIE + _value)] = Sign(f" {_value} ", "die", str(_value))
for _kind in range(1, KINDS):
    SIGNS[chr(_WANTED + _kind)] = Sign(f"[{face(_kind)}]", family(_kind), face(_kind))
    SIGNS[chr(_SPARE + _kind)] = Sign(f" {face(_kind)} ", f"{family(_kind)}-hollow", face(_kind))


NAMED = {chr(base + kind): kind for base in (_WANTED, _SPARE) for kind in range(MAGE + 1, KINDS)} | {_PEARL: GREEN}


def die(value: int) -> str:
    """A die."""
    return chr(_DIE + value)


def token(s: State, t: Tables, kind: int) -> str:
    """A token: wanted, or of no use except in the reserve."""
    if kind == GREEN:
        return _PEARL
    return chr((_WANTED if kind < REEF and wanted(s, t, kind) else _SPARE) + kind)


def small(number: int) -> str:
    """A number beside a token: of a Reef, of a die."""
    return str(number).translate(SMALL)


def contents(tokens: list[int], *, tight: bool = False) -> str:
    """What a pile holds, by kind, with a count where there are several; where there is little room, with small counts."""
    pieces = []
    for kind, count in enumerate(tokens):
        sign = _PEARL if kind == GREEN else face(kind)
        if kind == GREEN and 0 < count <= 6 and not tight:
            pieces.append(sign * count)
        elif count:
            pieces.append(sign if count == 1 else sign + small(count) if tight else f"{sign}×{count}")
    return " ".join(pieces)


def drawn(sentence: str, role: str = "text") -> Text:
    """A sentence on the screen."""
    return paint(sentence, SIGNS, role)


def spoken(sentence: str, w: Words) -> str:
    """A sentence read aloud: crew by their number, other tokens by their name."""
    return speak(sentence, SIGNS | {sign: Sign("", "", name(kind, w)) for sign, kind in NAMED.items() if sign in sentence})


def name(kind: int, w: Words) -> str:
    """A token in words."""
    return w.text("nautilion-kind", kind=kind)
