"""Batches that are asked for what cannot be: a sentence each time, and no game has moved. Policies of one's own in them."""

from __future__ import annotations

import copy
import pickle
import resource
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import leagues
from leagues.compiled.batch import Batch
from leagues.kernel.errors import LeaguesError

pytestmark = pytest.mark.compiled


def refusal(code: str, ask: Callable[[], object]) -> str:
    with pytest.raises(LeaguesError) as refused:
        ask()
    assert refused.value.code == code
    return refused.value.text("en")


def test_what_a_batch_cannot_be_made_with_is_said_in_a_sentence() -> None:
    assert "nautilion, island, nemo" in refusal("batch-game", lambda: Batch(seed=5))
    refused_as: list[tuple[str, dict[str, Any]]] = [
        ("seed-kind", {"seed": None}),
        ("seed-kind", {"seed": 0.5}),
        ("unknown-policy", {"policies": "zork"}),
        ("unknown-policy", {"policies": ["greedy", 5]}),
        ("unknown-policy", {"policies": 5}),
        ("file-unreadable", {"tables": 5}),
        ("file-unreadable", {"tables": "no such file"}),
        ("bad-option", {"ship": float("nan")}),
        ("bad-flag", {"observe": "no"}),
        ("bad-flag", {"renew": None}),
        ("bad-flag", {"one_hot": 2}),
    ]
    for code, given in refused_as:
        refusal(code, partial(Batch, "nautilion", **given, progress=nothing_is_compiled))


def nothing_is_compiled(done: int, parts: int) -> None:
    raise AssertionError("it was compiled before it was refused")


def test_misuse_moves_no_game(tmp_path: Path) -> None:
    batch, state = Batch("nautilion", 3, seed=np.int64(5)), leagues.new("nautilion", seed="a").state
    assert repr(batch) == "<Batch nautilion, 3 games>"
    before, unreadable = batch.save(), {**state.json(), "turn": float("nan")}
    refused_as: list[tuple[str, Callable[[], object]]] = [
        ("batch-whole-numbers", lambda: batch.step([[1], [2, 3], [4]])),
        ("batch-shape", lambda: batch.step("abc")),
        ("batch-whole-numbers", lambda: batch.step([None] * 3)),
        ("batch-actions", lambda: batch.step(np.array([2**64 - 1] * 3, np.uint64))),
        ("batch-mask", lambda: batch.reset([[True], [True, False], [True]])),
        ("seed-kind", lambda: batch.reset(seed=b"sea")),
        *(("bad-number", lambda index=index: batch.view(index)) for index in (3, -1, 1.0, None, "x")),
        *(("unknown-seat", lambda seat=seat: batch.view(0, seat)) for seat in (1, -2, "x", 0.0)),
        *(("bad-number", lambda ending=ending: batch.ending_name(ending)) for ending in (99, "won", 1.5)),
        ("batch-states", lambda: batch.set_states(5)),  # type: ignore[arg-type]
        ("batch-states", lambda: batch.set_states(state.json(), [0, 1])),  # type: ignore[arg-type]
        ("batch-states", lambda: batch.set_states([state], ["x"])),  # type: ignore[list-item]
        ("state-impossible", lambda: batch.set_states([None], [0])),
        ("state-impossible", lambda: batch.set_states([state, unreadable], [0, 1])),
        ("batch-saved", lambda: batch.restore(None)),  # type: ignore[arg-type]
        ("batch-saved", lambda: batch.restore(before[:-1])),
        *(("bad-number", lambda steps=steps: batch.rollout("random", steps)) for steps in (-1, 1.5, None)),
        ("unknown-policy", lambda: batch.rollout(None, 1)),  # type: ignore[arg-type]
        ("policy-unreadable", lambda: batch.rollout("no_such_module:choose", 1)),
        *(("batch-copy", lambda way=way: way(batch)) for way in (copy.copy, copy.deepcopy, pickle.dumps)),
    ]
    for code, ask in refused_as:
        refusal(code, ask)
        assert batch.save() == before
    assert batch.rollout("random", 0).obs.shape == (0, 3, batch.layout.size)
    table = leagues.new("nautilion", seed="a")
    batch.set_states([table], [np.int64(2)])  # type: ignore[list-item]
    assert batch.view(2) == table.state
    owner = tmp_path / "mine.toml"
    owner.write_text("[spells]\nwhirlwind = 6\n", encoding="utf-8")
    dear = Batch("nautilion", tables=str(owner))
    assert dear.tables.json() == leagues.new("nautilion", tables=owner).tables.json() != batch.tables.json()


def test_too_little_memory_is_said_in_a_sentence() -> None:
    batch = Batch("nautilion", 2)
    limits = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (64 << 30, limits[1]))  # bytes; some systems lend more than they have
    try:
        refusal("batch-memory", lambda: batch.rollout("random", 10**9))
        refusal("batch-memory", lambda: Batch("nautilion", 10**9))
    finally:
        resource.setrlimit(resource.RLIMIT_AS, limits)


MINE = """
def last(states, seen, t, out, count, g):
    return out[count - 1]

def liar(states, seen, t, out, count, g):
    return 1 << 40
"""


def test_a_policy_of_ones_own_plays_in_a_batch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "sailors_of_a_test.py").write_text(MINE, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    batch = Batch("nautilion", 4, seed="mine", policies="sailors_of_a_test:last")
    found = batch.rollout("sailors_of_a_test:last", 20)
    for mask, actions in zip(found.mask, found.actions, strict=True):
        options = [np.flatnonzero(bits) for bits in np.unpackbits(mask, axis=1, bitorder="little")]
        assert actions.tolist() == [legal[-1] for legal in options]  # in Nautilion options and ids go up together
    before = batch.save()
    assert "cannot answer with -1" in refusal("batch-actions", lambda: batch.rollout("sailors_of_a_test:liar", 1))
    assert batch.save() == before
