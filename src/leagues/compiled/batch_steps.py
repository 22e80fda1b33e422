"""What happens to one game of a batch, in the compiled subset, for any back end.

A game of a batch waits until somebody has two or more answers. Chance and single options are answered inside, the end is
noted, and the next game of the seed can begin in its place. Its state and its generator are handed in: a back end keeps them
where that is fastest.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from leagues.compiled.batch_arrays import LIMIT, Games
from leagues.kernel import frames, sfc32
from leagues.kernel.decisions import FORCED, NOT_CHANCE
from leagues.kernel.frames import ENDED_BY_FAULT, FAULT_OPTIONS
from leagues.kernel.game import Edition, Game
from leagues.kernel.observing import Layout, make_observe, observe_sources
from leagues.kernel.rewards import END, Reward

WORD = 0xFFFFFFFF
NO_ANSWER = -1  # nobody has answered: the game begins, or was put there
NOBODY = -1  # who decides in a game that is over


@dataclass(frozen=True)
class Steps:
    """The functions of a batch, all in the compiled subset."""

    settle: Callable[..., int]  # settle(s, t, g, out, answer): on to the next choice; how many options it has, in `out`
    pay: Callable[..., None]  # pay(s, i, games): the rewards of game i for what has happened since it was valued
    value: Callable[..., None]  # value(s, i, games): what it is worth from now on; rewards are for what comes
    over: Callable[..., bool]  # over(s, i, games): note whether and how it has come to its end
    show: Callable[..., None]  # show(s, i, games, row, out, count): write its mask into `row`, and who decides
    observe: Callable[..., None]  # observe(s, t, seat, row): what a seat sees of it
    who: Callable[..., int]
    sources: tuple[Any, ...]


def wake(rows: Any, i: int, g: Any) -> None:
    """Take up the generator of game i."""
    g[0] = rows[i, 0] & WORD
    g[1] = rows[i, 1] & WORD
    g[2] = rows[i, 2] & WORD
    g[3] = rows[i, 3] & WORD


def keep(rows: Any, i: int, g: Any) -> None:
    """Leave the generator of game i."""
    rows[i, 0] = g[0]
    rows[i, 1] = g[1]
    rows[i, 2] = g[2]
    rows[i, 3] = g[3]


def start(states: Any, k: int, i: int, games: Games, g: Any) -> None:
    """Game i of the batch begins in states[k], with the luck of its number."""
    states[k] = games.template[0]
    games.lengths[i] = 0
    sfc32.seed(g, games.words[2], games.words[3], games.numbers[i])
    keep(games.whims, i, g)
    sfc32.seed(g, games.words[0], games.words[1], games.numbers[i])


def allowed(mask: Any, most: int, i: int, action: int) -> bool:
    """Whether one of `most` actions is legal in game i."""
    if action < 0 or action >= most:
        return False
    return mask[i, action >> 5] >> (action & 31) & 1 != 0  # type: ignore[no-any-return]  # arrays have no types


def bits(word: int) -> int:
    """How many bits of a word are set."""
    word = word - (word >> 1 & 0x55555555)
    word = (word & 0x33333333) + (word >> 2 & 0x33333333)
    word = word + (word >> 4) & 0x0F0F0F0F
    return (word * 0x01010101 & WORD) >> 24


def pick(mask: Any, whims: Any, i: int, g: Any) -> int:
    """A legal action of game i, each as likely as the others, or -1 where nobody decides. In the order of the options, so
    that whoever plays at random here plays the games of a simulation."""
    count = 0
    for place in range(mask.shape[1]):
        if mask[i, place] != 0:  # few are: the actions of a decision lie together
            count += bits(mask[i, place] & WORD)
    if count == 0:
        return -1
    wake(whims, i, g)
    left = sfc32.below(g, count)
    keep(whims, i, g)
    place = 0
    while mask[i, place] == 0 or left >= bits(mask[i, place] & WORD):
        if mask[i, place] != 0:
            left -= bits(mask[i, place] & WORD)
        place += 1
    word = mask[i, place] & WORD
    for _ in range(left):
        word &= word - 1
    return place * 32 + bits((word & -word) - 1)


def reward_of(game: Game, name: str) -> Reward:
    """What is paid; where a game knows no rewards, the points at the end."""
    return game.reward(name) if game.rewards else Reward(game.score, 1, "the points at the end")


@cache
def steps_of(game: Game, edition: Edition | None, layout: Layout, reward: str = END) -> Steps:
    """Write the functions of a game's batch."""
    flow, score, paid = game.flow_of(edition), game.score, reward_of(game, reward)
    options, who, apply, draw = flow.options, flow.who, flow.apply, flow.draw
    worth, parts, on_the_way = paid.worth, paid.parts, reward != END
    observe = make_observe(game, layout, edition, flow)

    def settle(s: Any, t: Any, g: Any, out: Any, answer: int) -> int:
        while s.ending == 0:
            if answer == NO_ANSWER:
                answer = draw(s, t, g)
                if answer <= FORCED:
                    answer = FORCED - answer
                elif answer < 0:
                    count = options(s, t, out) if answer == NOT_CHANCE else 0
                    if count > 1:
                        return count
                    if count == 0:
                        s.fault = FAULT_OPTIONS
                        s.ending = ENDED_BY_FAULT
                        return 0
                    answer = out[0]
            apply(s, t, answer)
            answer = NO_ANSWER
        return 0

    def pay(s: Any, i: int, games: Games) -> None:
        for seat in range(games.rewards.shape[1]):
            now = worth(s, games.t[0], seat) if on_the_way or s.ending != 0 else 0
            games.rewards[i, seat] = (now - games.worths[i, seat]) / parts
            games.worths[i, seat] = now

    def value(s: Any, i: int, games: Games) -> None:
        for seat in range(games.rewards.shape[1]):
            games.worths[i, seat] = worth(s, games.t[0], seat) if on_the_way else 0

    def over(s: Any, i: int, games: Games) -> bool:
        limit = games.settings[LIMIT]
        cut = s.ending == 0 and 0 < limit <= games.lengths[i]
        games.terminated[i] = s.ending != 0
        games.truncated[i] = cut
        if s.ending == 0 and not cut:
            return False
        games.endings[i] = s.ending
        for seat in range(games.scores.shape[1]):
            games.scores[i, seat] = score(s, games.t[0], seat)
        games.final_who[i] = who(s, games.t[0]) if cut else games.who[i]  # who was to answer, or who answered
        return True

    def show(s: Any, i: int, games: Games, row: Any, out: Any, count: int) -> None:
        for place in range(len(row)):
            row[place] = 0
        games.who[i] = NOBODY
        if count > 0:
            offset = games.offsets[s.frames[s.depth - 1].doing]
            for k in range(count):
                action = games.ids[offset + out[k]]
                row[action >> 5] |= 1 << (action & 31)
            games.who[i] = who(s, games.t[0])

    ours = (bits, wake, keep, allowed, pick, start, settle, pay, value, over, show)
    sources = (*flow.sources, frames, sfc32, score, worth, *observe_sources(observe), *ours)
    return Steps(settle, pay, value, over, show, observe, who, sources)
