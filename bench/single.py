"""Our single environments at random masked play, as peers of PettingZoo's: an observation and a mask before every action."""

from __future__ import annotations

from functools import partial
from random import random
from typing import Any

import peers
from leagues import __version__


def gymnasium_peer(game: str) -> peers.Peer:
    """A game for one behind Gymnasium's interface, without its checking wrappers."""
    solo = peers._load("leagues.envs.solo", "leagues[rl]")
    env = solo.SoloEnv(game)
    reset, step = env.reset, env.step
    reset(seed=1)

    def play() -> int:
        _, info = reset()
        moves, over = 0, False
        while not over:
            legal = info["action_mask"].view(bool).nonzero()[0]
            _, _, over, _, info = step(legal[int(random() * len(legal))])
            moves += 1
        return moves

    return _peer(f"{game} in Gymnasium", play)


def pettingzoo_peer(game: str, **options: Any) -> peers.Peer:
    """A game for several behind PettingZoo's interface, without its checking wrappers."""
    zoo = peers._load("leagues.envs.zoo", "leagues[rl]")
    env = zoo.RivalsEnv(game, **options)
    reset, last, step = env.reset, env.last, env.step
    reset(seed=1)

    def play() -> int:
        reset()
        moves = 0
        while True:
            observation, _, terminated, _, _ = last()
            if terminated:
                return moves
            legal = observation["action_mask"].view(bool).nonzero()[0]
            step(legal[int(random() * len(legal))])
            moves += 1

    return _peer(f"{game} in PettingZoo", play)


def _peer(name: str, play: Any) -> peers.Peer:
    versions = peers._versions("gymnasium", "pettingzoo", "numba", "numpy")
    return peers.Peer(name, f"leagues {__version__}, {versions}", partial(peers._games, play), "decisions/s")
