"""What the network is shown of Nautilion's base game: the row of an observation as zeros and ones.

Whoever looks at a row more than once keeps what was seen: that is bytes, and looking again costs as much as a small network.

Submarines count tokens, not places: what is emptied is passed over. So the path is told as each submarine meets it: the
first token ahead of it, the second, and so on. The dice are sorted, as it does not matter which is which, and the reserve is
counted, as all its tokens are alike. Of each token nearby it is told whether it is missing aboard, and whether a duct would
join it to the crew. A number becomes a one in a column of its own, never an amount: a die that shows 4 is
not twice one that shows 2.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import torch
from torch import Tensor

from leagues.games.nautilion.state import LONGEST_PATH
from leagues.kernel.observing import Layout

CREW = 9
TOKENS = CREW + 1  # what can lie on the path, with 0 for nothing
FACES = 6
DIE = FACES + 1  # what a die can show, with 0 for nothing
AHEAD, BELOW = 12, 8  # how many tokens ahead of the Nautilion and of the Phantom are told one by one
FAR = 8  # no die reaches so far: places from there on are alike
MANY = 40  # tokens of the path
COPIES = 5  # of a number, with 0
WEALTH = 20  # tokens of the reserve, with 0; more are as good
HIGH, LOW = divmod(9999, 256)  # how an argument of 0 is written, in two bytes


class Sight(NamedTuple):
    """What is seen: the columns for the network; for choices among places the token of each, and how many tokens it is ahead
    of the Nautilion and below the Phantom, 0 if it is not; for dice the tokens that they lead each of the two to."""

    columns: Tensor
    token: Tensor
    ahead: Tensor
    below: Tensor
    lane: Tensor
    under: Tensor

    def at(self, rows: Tensor | slice) -> Sight:
        """What is seen in some of the rows."""
        return Sight(*(part[rows] for part in self))


class Eyes:
    """Turns rows of an observation, bytes as `layout` names them, into what the network is shown."""

    def __init__(self, layout: Layout, ducts: Sequence[int], device: torch.device, length: int = LONGEST_PATH) -> None:
        """`ducts` are those of the ship, as in the tables; `length` is how many places there are between the ends."""
        self.ducts = torch.tensor([[duct >> crew & 1 for crew in range(1, TOKENS)] for duct in ducts[1:]], device=device)
        self.at = {part.name: slice(part.offset, part.offset + part.size) for part in layout.parts}
        path = self.at["path"]
        self.at["path"] = slice(path.start, path.start + length + 2)
        self.place = torch.arange(length + 2, device=device)
        doing = layout.by_name["doing"].high + 1
        sizes = [
            doing, TOKENS, FAR + 1, *[DIE] * 6, TOKENS, WEALTH, MANY, MANY, 2 * MANY + 1,
            *[TOKENS] * (AHEAD + BELOW), *[COPIES] * (2 * CREW),
        ]  # fmt: skip
        self.starts = torch.tensor([sum(sizes[:i]) for i in range(len(sizes))], device=device)
        self.ones = sum(sizes)
        self.size = self.ones + CREW + 2 * (AHEAD + BELOW)

    def __call__(self, rows: Tensor) -> Sight:
        """Look at rows."""
        seen = {name: rows[:, at].long() for name, at in self.at.items() if name not in ("cup", "discard")}
        token, nautilion, phantom = seen["path"], seen["nautilion"], seen["phantom"]
        there = (token > 0).long()
        rank = there.cumsum(1)
        passed = rank.gather(1, nautilion)  # by the Nautilion
        left = (rank - there).gather(1, phantom)  # before the Phantom is at the Happy Isles
        ahead = (rank - passed) * there * (self.place > nautilion)
        below = (left - rank + 1) * there * (self.place < phantom)
        lane, under = in_order(token, ahead, AHEAD), in_order(token, below, BELOW)
        high, low = seen["arguments"][:, 0:1], seen["arguments"][:, 1:2]
        first = ((low - LOW) * (high == HIGH)).clamp(0, len(self.place) - 1)  # of a swap, its first place
        ones = torch.cat(
            [
                seen["doing"][:, :1], token.gather(1, first), ahead.gather(1, first).clamp(max=FAR),
                seen["dice"].sort(1).values, seen["given"], seen["landed"],
                seen["reserve"].sum(1, keepdim=True).clamp(max=WEALTH - 1),
                (rank[:, -1:] - passed).clamp(max=MANY - 1), left.clamp(max=MANY - 1),
                (left - passed).clamp(-MANY, MANY) + MANY, lane,
                under, copies(token, ahead > 0), copies(token, there > 0),
            ],
            1,
        )  # fmt: skip
        missing = 1 - seen["crew"]
        joined = (seen["crew"][:, :, None] * self.ducts).amax(1) | (missing.amin(1, keepdim=True))
        wanted, fits = (torch.cat([torch.zeros_like(passed), crew], 1) for crew in (missing, missing * joined))
        nearby = torch.cat([lane, under], 1)
        columns = torch.zeros((len(rows), self.size), dtype=torch.uint8, device=rows.device)
        columns.scatter_(1, ones + self.starts, 1)
        columns[:, self.ones :] = torch.cat([seen["crew"], wanted.gather(1, nearby), fits.gather(1, nearby)], 1)
        places = (token, ahead.clamp(max=FAR), below.clamp(max=FAR))
        return Sight(columns, *(part.byte() for part in (*places, lane[:, :FACES], under[:, :FACES])))


def in_order(token: Tensor, rank: Tensor, most: int) -> Tensor:
    """The tokens of the places with the ranks 1 to `most`; 0 where there are not so many."""
    lane = torch.zeros((len(token), most + 2), dtype=token.dtype, device=token.device)
    return lane.scatter_(1, rank.clamp(max=most + 1), token)[:, 1 : most + 1]


def copies(token: Tensor, where: Tensor) -> Tensor:
    """How many tokens there are of each number of the crew, where `where` says so."""
    found = torch.zeros((len(token), TOKENS), dtype=token.dtype, device=token.device)
    return found.scatter_add_(1, token, where.long())[:, 1:].clamp(max=COPIES - 1)
