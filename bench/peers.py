"""Other libraries at random play, measured the way we measure ourselves.

Every peer asks for the legal moves before every move, picks one uniformly and starts a new game when one is over.
Each is written to be as fast as its public interface allows: a slow peer would make us look good for nothing.
A peer is a `Peer`, whose `sample(seconds)` gives one reading, so that readings of several can be interleaved
(`measure`): on a shared machine two runs minutes apart are not comparable.
"""

from __future__ import annotations

import importlib
import os
import statistics
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from importlib.metadata import PackageNotFoundError, version
from random import random
from time import perf_counter
from typing import Any


class MissingError(Exception):
    """What a peer needs is not here; the message says what."""


@dataclass(frozen=True)
class Figure:
    name: str
    unit: str
    median: float
    low: float
    high: float
    versions: str


@dataclass(frozen=True)
class Peer:
    name: str
    versions: str
    sample: Callable[[float], float]  # seconds to run for -> moves per second
    unit: str = "moves/s"


def measure(peers: Sequence[Peer], seconds: float = 1.0, repeats: int = 5) -> list[Figure]:
    """Median, lowest and highest reading of each peer, taken in turns: one of each, then the next of each."""
    for peer in peers:
        peer.sample(seconds / 2)
    rounds = [[peer.sample(seconds) for peer in peers] for _ in range(repeats)]
    return [
        Figure(peer.name, peer.unit, statistics.median(rates), min(rates), max(rates), peer.versions)
        for peer, rates in zip(peers, zip(*rounds, strict=True), strict=True)
    ]


def openspiel_connect_four_peer() -> Peer:
    new_game = _load("pyspiel", "open_spiel").load_game("connect_four").new_initial_state

    def play() -> int:
        state = new_game()
        legal_actions, apply_action = state.legal_actions, state.apply_action
        moves = 0
        # No actions are legal once the game is over, so is_terminal() need not be asked.
        while actions := legal_actions():
            apply_action(actions[int(random() * len(actions))])
            moves += 1
        return moves

    return Peer("OpenSpiel connect_four", _versions("open_spiel"), partial(_games, play))


def openspiel_backgammon_peer() -> Peer:
    """Moves are the players' actions (one or two checkers each); dice take time and do not count."""
    pyspiel = _load("pyspiel", "open_spiel")
    new_game = pyspiel.load_game("backgammon").new_initial_state
    chance, terminal = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)

    def play() -> int:
        state = new_game()
        current_player, chance_outcomes = state.current_player, state.chance_outcomes
        legal_actions, apply_action = state.legal_actions, state.apply_action
        moves = 0
        while (player := current_player()) != terminal:
            if player == chance:
                left = random()
                roll = 0
                for action, probability in chance_outcomes():
                    roll = action  # the last one where rounding leaves the sum short of 1
                    left -= probability
                    if left < 0.0:
                        break
                apply_action(roll)
            else:
                actions = legal_actions()
                apply_action(actions[int(random() * len(actions))])
                moves += 1
        return moves

    return Peer("OpenSpiel backgammon", _versions("open_spiel"), partial(_games, play))


def python_chess_peer() -> Peer:
    """Ends at mate, stalemate, bare material and 75 moves without progress.

    Fivefold repetition is not asked for, and is_game_over() is not used since it generates the moves again;
    both favour the peer.
    """
    new_board = _load("chess", "chess").Board

    def play() -> int:
        board = new_board()
        generate_legal_moves, push = board.generate_legal_moves, board.push
        insufficient = board.is_insufficient_material
        moves = 0
        while legal := list(generate_legal_moves()):
            if board.halfmove_clock >= 150 or insufficient():
                break
            push(legal[int(random() * len(legal))])
            moves += 1
        return moves

    return Peer("python-chess", _versions("chess"), partial(_games, play))


def pettingzoo_connect_four_peer() -> Peer:
    """The environment without its checking wrappers, which would only slow it down."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    env = _load("pettingzoo.classic.connect_four_v3", "pettingzoo and pygame-ce").raw_env()
    reset, last, step = env.reset, env.last, env.step

    def play() -> int:
        reset()
        moves = 0
        while True:
            observation, _, terminated, truncated, _ = last()
            if terminated or truncated:
                return moves
            legal = [column for column, open_ in enumerate(observation["action_mask"].tolist()) if open_]
            step(legal[int(random() * len(legal))])
            moves += 1

    return Peer("PettingZoo connect_four", _versions("pettingzoo", "gymnasium", "numpy"), partial(_games, play))


# Of each game of Pgx that is measured: its class, and how few and how many moves a random game can have, on average.
PGX_GAMES = {"connect_four": ("ConnectFour", 7, 42), "backgammon": ("Backgammon", 30, 1000)}


def pgx_peer(
    game: str = "connect_four", backend: str = "gpu", batches: Sequence[int] = (2**14, 2**16, 2**18, 2**20),
    steps: int = 256, *, observed: bool = False,
) -> Peer:  # fmt: skip
    """Pgx over many games at once, all of `steps` moves in one compiled call; the fastest setting found is kept.

    A finished game is replaced by a new one within the same step, so every game makes a move at every step. `observed`:
    every step also makes the observations that a policy would look at.
    """
    # Leaves GPU memory to whoever else is measured in this process.
    os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")
    jax = _load("jax", "jax")
    if jax.default_backend() != backend:
        raise MissingError(f"JAX runs on {jax.default_backend()} here, not on {backend}")
    # Either generator may be the faster one, depending on the device and on what XLA fuses.
    settings = [(batch, generator) for batch in batches for generator in ("threefry2x32", "rbg")]
    tried = []
    for batch, generator in settings:
        sample = _pgx_sample(jax, game, batch, steps, generator, observed)
        tried.append((sample(0.2), batch, generator, sample))
    _, batch, generator, sample = max(tried, key=lambda trial: trial[0])
    where = [] if backend == "cpu" else [jax.devices()[0].device_kind, f"{batch} games", generator]
    name = ", ".join([f"Pgx {game}", *where, *(["observed"] if observed else [])])
    return Peer(name, _versions("pgx", "jax", "jaxlib"), sample)


def _pgx_sample(jax: Any, game: str, batch: int, steps: int, generator: str, observed: bool) -> Callable[[float], float]:
    """Compiles random play of `batch` games and runs it once, so that no reading holds compilation."""
    kind, fewest, most = PGX_GAMES[game]
    env = getattr(_load(f"pgx.{game}", "pgx (bench/vendor.sh)"), kind)()
    jnp = jax.numpy
    key = jax.random.key(0, impl=generator)
    rolls = game == "backgammon"
    # Connect four: one new game for all, since Pgx draws only which player id goes first and drawing anew would be work for
    # nothing. Backgammon: a new game begins with a roll; each place has one, which it begins with again.
    fresh = jax.vmap(env.init)(jax.random.split(key, batch)) if rolls else jax.jit(env.init)(key)
    games = fresh if rolls else jax.tree_util.tree_map(lambda leaf: jnp.broadcast_to(leaf, (batch, *leaf.shape)), fresh)
    step = jax.vmap(env.step)

    def move(carry: tuple[Any, Any, Any], key: Any) -> tuple[tuple[Any, Any, Any], None]:
        state, finished, seen = carry
        choosing, rolling = jax.random.split(key)
        # One number per game picks the n-th legal action: cheaper than the categorical draw of Pgx's own helper.
        legal = jnp.cumsum(state.legal_action_mask, axis=1)
        nth = jnp.floor(jax.random.uniform(choosing, (batch,)) * legal[:, -1]).astype(jnp.int32)
        chosen = jnp.argmax(legal > nth[:, None], axis=1)
        after = step(state, chosen, jax.random.split(rolling, batch)) if rolls else step(state, chosen)
        over = after.terminated

        def restart(new: Any, old: Any) -> Any:
            return jnp.where(over.reshape(batch, *(1 for _ in old.shape[1:])), new, old)

        state = jax.tree_util.tree_map(restart, fresh, after)
        if observed:
            seen = seen + state.observation.sum()  # somebody looks
        else:
            # Nobody looks at the observations here: passing the old ones on lets XLA drop the work of making them.
            state = state.replace(observation=carry[0].observation)
        return (state, finished + over, seen), None

    def run(state: Any, finished: Any, seen: Any, key: Any) -> tuple[Any, Any, Any, Any]:
        key, use = jax.random.split(key)
        (state, finished, seen), _ = jax.lax.scan(move, (state, finished, seen), jax.random.split(use, steps))
        return state, finished, seen, key

    play = jax.jit(run)
    begin = (games, jnp.zeros(batch, jnp.int32), jnp.zeros((), fresh.observation.sum().dtype), key)
    now = jax.block_until_ready(play(*begin))
    # Without resets, or with illegal moves (which end a game), this would not hold.
    finished = float(now[1].mean())
    if not steps / most - 1 <= finished <= steps / fewest:
        raise RuntimeError(f"Pgx finished {finished} games in {steps} moves")

    def sample(seconds: float) -> float:
        nonlocal now
        moves, start = 0, perf_counter()
        while (elapsed := perf_counter() - start) < seconds:
            now = jax.block_until_ready(play(*now))
            moves += batch * steps
        return moves / elapsed

    return sample


def _games(play: Callable[[], int], seconds: float) -> float:
    """Moves per second over whole games; the clock is read between games only."""
    moves, start = 0, perf_counter()
    while (elapsed := perf_counter() - start) < seconds:
        moves += play()
    return moves / elapsed


def _load(module: str, distributions: str) -> Any:
    try:
        return importlib.import_module(module)
    except ImportError as error:
        raise MissingError(distributions) from error


def _versions(*distributions: str) -> str:
    found = []
    for distribution in distributions:
        try:
            found.append(f"{distribution} {version(distribution)}")
        except PackageNotFoundError:
            found.append(f"{distribution} ?")
    return ", ".join((*found, f"Python {sys.version.split()[0]}"))


MAKERS: dict[str, Callable[[], Peer]] = {
    "openspiel_connect_four": openspiel_connect_four_peer,
    "openspiel_backgammon": openspiel_backgammon_peer,
    "python_chess": python_chess_peer,
    "pettingzoo_connect_four": pettingzoo_connect_four_peer,
    "pgx_connect_four": pgx_peer,
}


def main() -> None:
    peers, missing = [], []
    for name, make in MAKERS.items():
        try:
            peers.append(make())
        except MissingError as why:
            missing.append(f"missing: {name}: {why}")
    print(f"{'peer':<48} {'median':>15} {'low':>15} {'high':>15}  unit     versions")
    for figure in measure(peers) if peers else []:
        numbers = " ".join(f"{value:>15,.0f}" for value in (figure.median, figure.low, figure.high))
        print(f"{figure.name:<48} {numbers}  {figure.unit}  {figure.versions}")
    for line in missing:
        print(line)


if __name__ == "__main__":
    main()
