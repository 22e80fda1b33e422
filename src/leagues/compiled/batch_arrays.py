"""The arrays of a batch."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from leagues.compiled.layout import to_numpy
from leagues.kernel.game import Edition, Game
from leagues.kernel.schema import Record

# What `Games.settings` holds: whether the next game begins where one has ended, after how many decisions a game is cut off
# (0: never), whether anybody wants to see observations.
RENEW, LIMIT, LOOK = 0, 1, 2
SETTINGS = 3
WORD_BITS = 32


class Games(NamedTuple):
    """The arrays of a batch, as the compiled functions take them. Where nothing else is said, there is one row a game."""

    states: Any
    luck: Any  # the generator of chance: four words
    whims: Any  # that of policies
    numbers: Any  # which game of the seed it is
    lengths: Any  # how many decisions it has had
    mask: Any  # what can be chosen: a bit an action, the lowest of a word first
    who: Any  # whose decision it is
    obs: Any  # what that seat sees
    final_obs: Any  # what was seen at the end of the game that ended there last
    final_who: Any  # and by which seat
    rewards: Any  # of the last step, by seat
    worths: Any  # by seat: what has been paid for already
    terminated: Any
    truncated: Any
    endings: Any  # of the last game that ended there
    scores: Any  # of that game, by seat
    settings: Any  # for all games
    template: Any  # what every game begins as
    t: Any
    words: Any  # of the seed: chance's two, and those of policies
    offsets: Any  # by decision: where it begins in `ids`
    ids: Any  # by offset and answer: the action id
    answers: Any  # by action id: the answer within its decision


UNCHANGING = ("settings", "template", "t", "offsets", "ids", "answers")  # the same from the beginning to the end


def arrays_of(game: Game, edition: Edition | None, start: Record, tables: Record, count: int, columns: int) -> Games:
    """The arrays of `count` games that are about to begin, with so many columns in an observation."""
    decisions, seats = game.decisions, game.seats(start)
    offsets = np.zeros(max(decisions.by_number) + 1, np.int64)
    ids, answers = (np.empty(decisions.action_count, np.int64) for _ in range(2))
    taken = 0
    for decision in decisions.by_number.values():
        if not decision.chance:
            offsets[decision.number] = taken
            ids[taken : taken + decision.size] = decision.ids
            answers[list(decision.ids)] = range(decision.size)
            taken += decision.size
    return Games(
        states=to_numpy(start, count, edition),
        luck=np.zeros((count, 4), np.uint32),
        whims=np.zeros((count, 4), np.uint32),
        numbers=np.arange(count, dtype=np.int64),
        lengths=np.zeros(count, np.int32),
        mask=np.zeros((count, (decisions.action_count + WORD_BITS - 1) // WORD_BITS), np.uint32),
        who=np.zeros(count, np.int8),
        obs=np.zeros((count, columns), np.uint8),
        final_obs=np.zeros((count, columns), np.uint8),
        final_who=np.zeros(count, np.int8),
        rewards=np.zeros((count, seats), np.float32),
        worths=np.zeros((count, seats), np.int32),
        terminated=np.zeros(count, np.bool_),
        truncated=np.zeros(count, np.bool_),
        endings=np.zeros(count, np.int8),
        scores=np.zeros((count, seats), np.int32),
        settings=np.zeros(SETTINGS, np.int64),
        template=to_numpy(start, 1, edition),
        t=to_numpy(tables),
        words=np.zeros(4, np.int64),
        offsets=offsets,
        ids=ids,
        answers=answers,
    )
