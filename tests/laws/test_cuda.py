"""The rules compile for CUDA, to PTX for Hopper, which needs no GPU. A rule outside the subset fails here."""

from __future__ import annotations

import sys

import pytest

from leagues.kernel.game import Edition
from leagues.kernel.playout import build, policies
from tests.laws.cases import ALL_GAMES

pytestmark = [
    pytest.mark.compiled,
    pytest.mark.skipif(sys.platform != "linux", reason="the CUDA compiler's packages come for Linux only"),
]
PLAYERS = [
    pytest.param(id, policy, edition, id=" ".join([id, policy, edition.name if edition else ""]).rstrip())
    for id, game in ALL_GAMES.items()
    for policy in policies(game)
    for edition in (None, *(game.editions if policy == "random" else ()))
]


@pytest.fixture(autouse=True)
def hopper(monkeypatch: pytest.MonkeyPatch) -> None:
    from numba.cuda import dispatcher

    class Hopper:
        compute_capability = (9, 0)

    monkeypatch.setattr(dispatcher, "get_current_device", lambda: Hopper)


@pytest.mark.parametrize(("id", "policy", "edition"), PLAYERS)
def test_whole_games_compile_for_cuda(id: str, policy: str, edition: Edition | None) -> None:
    from numba import cuda

    from leagues.compiled import gpu

    player = build(ALL_GAMES[id], policy, edition)
    ptx, _ = cuda.compile_ptx(gpu.kernel(player), gpu.signature(player), cc=(9, 0))
    assert ".visible .entry" in ptx
    assert gpu.threads(player) >= 32


@pytest.mark.parametrize("id", ALL_GAMES)
def test_batches_compile_for_cuda(id: str) -> None:
    from numba import cuda

    from leagues.compiled import gpu_batch

    game = ALL_GAMES[id]
    kernels = list(zip(gpu_batch.kernels(game), gpu_batch.signatures(game), strict=True))
    for kernel, signature in kernels[1:]:  # whoever answers also begins the next game: no need to compile that alone
        ptx, _ = cuda.compile_ptx(kernel, signature, cc=(9, 0))
        assert ".visible .entry" in ptx
