"""The rules compile for CUDA, to PTX for Hopper, which needs no GPU. A rule outside the subset fails here."""

from __future__ import annotations

import re
import sys
from typing import Any

import pytest

from leagues.kernel.game import Edition
from leagues.kernel.observing import layout_of
from leagues.kernel.playout import build, policies
from tests.laws.cases import ALL_GAMES
from tests.sizes import long_form

pytestmark = [
    pytest.mark.compiled,
    pytest.mark.skipif(sys.platform != "linux", reason="the CUDA compiler's packages come for Linux only"),
]
SLOW = {("nemo", "greedy")}  # 11 MB of PTX, which a GPU's driver did not translate in six minutes: it plays on the CPU
# In the short form others stand for these: for the first its batch of the base game, for the second the game it is part of.
LONGER = {("nautilion", "greedy", ""), ("nemo", "random", "basic")}
PLAYERS = [
    pytest.param(
        id,
        policy,
        edition,
        id=" ".join([id, policy, edition.name if edition else ""]).rstrip(),
        marks=long_form if (id, policy, edition.name if edition else "") in LONGER else (),
    )
    for id, game in ALL_GAMES.items()
    for policy in policies(game)
    if (id, policy) not in SLOW
    for edition in (None, *(game.editions if policy == "random" else ()))
] + [pytest.param("island", "greedy,random", None, id="island by seat")]


@pytest.fixture(autouse=True)
def hopper(monkeypatch: pytest.MonkeyPatch) -> None:
    from numba.cuda import dispatcher

    class Hopper:
        compute_capability = (9, 0)

    monkeypatch.setattr(dispatcher, "get_current_device", lambda: Hopper)


@pytest.mark.parametrize(("id", "policy", "edition"), PLAYERS)
def test_whole_games_compile_for_cuda(id: str, policy: str, edition: Edition | None) -> None:
    from leagues.compiled import gpu_games
    from leagues.compiled.cuda_code import cuda, short_code

    player = build(ALL_GAMES[id], policy, edition)
    room = gpu_games.room_for(player)
    with short_code():
        ptx, _ = cuda.compile_ptx(gpu_games.kernel(player, room), gpu_games.signature(player), cc=(9, 0))
    assert ".visible .entry" in ptx
    assert room.games >= room.threads >= 32
    assert room.pool_bytes + static_bytes(ptx) <= gpu_games.HOPPER_BYTES


def static_bytes(ptx: str) -> int:
    """The shared memory that a kernel has before it is launched."""
    return sum(int(size) for size in re.findall(r"\.shared .*?\[(\d+)\];", ptx))


@pytest.mark.parametrize(
    ("id", "options", "policy"),
    [
        ("whispers", {}, "random"),
        ("dolls", {}, None),
        ("nautilion", {}, "greedy"),
        pytest.param("nautilion", {"expansions": "all"}, None, marks=long_form),
        ("island", {}, "greedy"),
        pytest.param("nemo", {}, None, marks=long_form),
    ],
)
def test_batches_compile_for_cuda(id: str, options: dict[str, Any], policy: str | None) -> None:
    from leagues.compiled.batch_arrays import arrays_of
    from leagues.compiled.batch_steps import steps_of
    from leagues.compiled.cuda_code import cuda, short_code
    from leagues.compiled.gpu_batch import Plan, on_words
    from leagues.compiled.gpu_games import HOPPER_BYTES

    game = ALL_GAMES[id]
    tables = game.read_tables(None)
    start = game.new_state(tables, game.read_options(options))
    edition = game.edition_of(start)
    layout = layout_of(game, edition)
    arrays = on_words(arrays_of(game, edition, start, tables, 3, layout.size))
    plan = Plan(game, steps_of(game, edition, layout), arrays)
    functions = {name: plan.function(name) for name in plan.signatures if name != "think"}
    if policy is not None:
        functions["think"] = plan.policy(policy, game.seats(start), edition)
    for name, function in functions.items():
        with short_code():
            ptx, _ = cuda.compile_ptx(function, plan.signatures[name], cc=(9, 0))
        assert ".visible .entry" in ptx
        assert static_bytes(ptx) <= 48 * 1024  # what a block has without asking
    for room in (plan.stepping, plan.looking):
        assert room.threads >= 32
        assert room.threads % 32 == 0
        assert 4 * room.pool_bytes <= HOPPER_BYTES  # four blocks side by side


def test_short_code_leaves_loops_and_counts_from_the_front() -> None:
    import numba

    from leagues.compiled.cuda_code import cuda, short_code

    def add_up(numbers: Any, index: int) -> None:
        for i in range(8):
            numbers[index] += i * numbers[index + i]

    signature = (numba.int64[::1], numba.int64)
    usual, _ = cuda.compile_ptx(add_up, signature, cc=(9, 0))
    with short_code():
        short, _ = cuda.compile_ptx(add_up, signature, cc=(9, 0))
    again, _ = cuda.compile_ptx(add_up, signature, cc=(9, 0))
    for ptx, is_short in ((usual, False), (short, True), (again, False)):
        assert ('.pragma "nounroll"' in ptx) == is_short
        assert ("setp.lt.s64" in ptx) != is_short  # is the index negative?
