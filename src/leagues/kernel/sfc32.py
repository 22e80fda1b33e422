"""The generator of simulations: sfc32 (Chris Doty-Humphrey's small fast counting generator), on 32-bit words.

In the compiled subset. `g` is four integers of 32 bits: three of state and a counter, 128 bits in all. Game `i` of seed `S`
always meets the same numbers, whatever thread, batch or machine plays it. Play at a table does not use this: it has
`leagues.kernel.chance`.
"""

from __future__ import annotations

from typing import Any

WORD = 0xFFFFFFFF
Words = Any  # four integers: a list, or an array when compiled


def following(g: Words) -> int:
    """The next 32 random bits."""
    result: int = (g[0] + g[1] + g[3]) & WORD
    g[3] = (g[3] + 1) & WORD
    g[0] = g[1] ^ (g[1] >> 9)
    g[1] = (g[2] + ((g[2] << 3) & WORD)) & WORD
    g[2] = ((((g[2] << 21) & WORD) | (g[2] >> 11)) + result) & WORD
    return result


def seed(g: Words, seed_high: int, seed_low: int, game: int) -> None:
    """Start the stream of one game of one seed."""
    g[0] = seed_low & WORD
    g[1] = (seed_high ^ (game >> 32)) & WORD
    g[2] = game & WORD
    g[3] = 1
    for _ in range(15):
        following(g)


def below(g: Words, n: int) -> int:
    """A number from 0 to n - 1, each exactly as likely as the others."""
    product = following(g) * n
    if (product & WORD) < n:
        threshold = (WORD + 1 - n) % n
        while (product & WORD) < threshold:
            product = following(g) * n
    return product >> 32
