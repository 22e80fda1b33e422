"""The rules as short code for CUDA: a GPU spends most of its time on fetching instructions.

Numba has no switch for either of these, so its compiler is told while our rules go through it. Loops stay loops: unrolled,
the rules were half as long again. And an index counts from the front, as the rules' indices do (a law holds that: checked
rows refuse others); to look for negative ones made the rules a seventh longer. Nautilion with all expansions went from 211
to 386 million decisions a second.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np

for _name in ("row_stack", "in1d", "trapz"):  # numba-cuda still names what newer NumPy has removed
    if not hasattr(np, _name):
        setattr(np, _name, None)

from numba import cuda as cuda  # noqa: E402
from numba.core import types  # noqa: E402
from numba.cuda.codegen import CUDACodeLibrary  # noqa: E402
from numba.cuda.core.compiler_lock import global_compiler_lock  # noqa: E402
from numba.cuda.cudadrv.driver import binding, driver  # noqa: E402
from numba.cuda.np import arrayobj  # noqa: E402

LABEL = re.compile(r'"?([^"\s:]+)"?:')
TARGET = re.compile(r'label %"?([^",\s]+)"?')
FREE = 1_000_000  # numbers of metadata that Numba does not come to


@contextmanager
def short_code() -> Iterator[None]:
    """While this lasts, Numba writes short code for CUDA; nobody else can compile meanwhile."""
    modules, fix_index = CUDACodeLibrary.llvm_strs, arrayobj.fix_integer_index
    with global_compiler_lock:
        CUDACodeLibrary.llvm_strs = property(lambda library: [with_loops(text) for text in modules.fget(library)])
        arrayobj.fix_integer_index = _from_the_front
        try:
            yield
        finally:
            CUDACodeLibrary.llvm_strs, arrayobj.fix_integer_index = modules, fix_index


def with_loops(module: str) -> str:
    """An LLVM module in which every jump back says that its loop is not to be unrolled."""
    lines, passed, marks = list[str](), set[str](), list[str]()
    for line in module.splitlines():
        label = LABEL.match(line)
        if line.startswith("define "):
            passed.clear()
        elif label:
            passed.add(label[1])
        elif line.startswith("  br ") and not passed.isdisjoint(TARGET.findall(line)):
            number = FREE + 1 + len(marks)
            marks.append(f"!{number} = distinct !{{!{number}, !{FREE}}}")
            line += f", !llvm.loop !{number}"
        lines.append(line)
    return "\n".join([*lines, *marks, f'!{FREE} = !{{!"llvm.loop.unroll.disable"}}'])


def _from_the_front(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
    """An index as the machine's integer."""
    return context.cast(builder, index, kind, types.intp if kind.signed else types.uintp)


def allow_shared_memory(compiled: Any, size: int) -> None:
    """A block may have more shared memory than usual, if it asks."""
    (kernel,) = compiled.overloads.values()
    function = kernel._codelibrary.get_cufunc()
    attribute = binding.CUfunction_attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
    driver.cuKernelSetAttribute(attribute, size, function.handle, function.device.id)
