"""Rules are compiled in one piece: each function once, however many call it; what others compile is not touched."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numba
import numpy as np
import pytest
from numba.core.codegen import CPUCodeLibrary, JITCPUCodegen
from numba.extending import register_jitable

from leagues.compiled import numba_rules
from leagues.compiled.one_piece import Outermost, Piece

pytestmark = pytest.mark.compiled


@register_jitable  # type: ignore[untyped-decorator]
def deepest(numbers: Any, i: int) -> Any:
    if i >= len(numbers):
        raise IndexError("too far")
    return numbers[i] * 3


@register_jitable  # type: ignore[untyped-decorator]
def deeper(numbers: Any, i: int) -> Any:
    return deepest(numbers, i) + deepest(numbers, i + 1)


@register_jitable  # type: ignore[untyped-decorator]
def deep(numbers: Any) -> Any:
    return deeper(numbers, 0) * deeper(numbers, 1)


def outside(numbers: Any) -> Any:
    return deep(numbers) + len(np.zeros(3))  # an array of its own, so that Numba's memory is needed too


def test_each_function_is_optimized_and_translated_with_the_whole(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LEAGUES_CACHE", str(tmp_path))
    optimized: list[Any] = []
    usual = CPUCodeLibrary._optimize_final_module

    def noticed(library: Any) -> None:
        optimized.append(library)
        usual(library)

    monkeypatch.setattr(CPUCodeLibrary, "_optimize_final_module", noticed)
    compiled = numba_rules.compile_cached(outside, "piece")
    numbers = np.array([2, 3, 5])
    assert compiled(numbers) == outside(numbers) == (6 + 9) * (9 + 15) + 3
    of_rules = [library for library in optimized if library.name not in ("nrt", "multi3")]
    assert [type(library) for library in of_rules] == [Outermost]
    again = numba_rules.compile_cached(outside, "piece")
    assert again(numbers) == 363
    assert again.stats.cache_hits
    for one in (compiled, again):
        with pytest.raises(IndexError, match="too far"):
            one(numbers[:2])


def test_what_others_compile_before_and_after_is_as_ever(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LEAGUES_CACHE", str(tmp_path))
    numbers = np.array([2.0, 3.0, 5.0])  # another type: these functions are pieces here first
    created, set_env = JITCPUCodegen.create_library, JITCPUCodegen.set_env
    assert numba_rules.compile_cached(outside, "other")(numbers) == 363
    assert (JITCPUCodegen.create_library, JITCPUCodegen.set_env) == (created, set_env)
    theirs = numba.njit(nogil=True)(lambda numbers: deep(numbers))
    assert theirs(numbers) == 360
    library = theirs.overloads[theirs.signatures[0]].library
    assert not isinstance(library, Piece | Outermost)
    assert any(isinstance(needed, Piece) for needed in library._linking_libraries)
    with pytest.raises(IndexError):
        theirs(numbers[:2])


def test_a_failure_leaves_numba_as_it_was(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LEAGUES_CACHE", str(tmp_path))
    created = JITCPUCodegen.create_library
    with pytest.raises(numba.TypingError):
        numba_rules.compile_cached(outside, "wrong")("no array")
    assert JITCPUCodegen.create_library is created
