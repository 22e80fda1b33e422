"""All rules compiled for the CPU in one piece: about half the time until the first game, and no other speed after it.

Numba makes every function ready to run when it is met, with all that it calls: what lies ten calls deep is linked, optimized
and translated eleven times, and only the last time counts. Numba has no switch for that, so its libraries are told, while
our rules go through: a function on the way is kept as it is written, and the outermost links each once and optimizes the
whole. Nautilion with all expansions and `greedy` took 65 s of processor time before, and 29 s since.

An index of the rules counts from the front (a law holds that: checked rows refuse others), so none is looked at for whether
it is below 0, unless a stranger's policy is among what is compiled.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from llvmlite import binding
from numba.core import types
from numba.core.codegen import JITCodeLibrary, JITCPUCodegen
from numba.core.compiler_lock import global_compiler_lock
from numba.np import arrayobj

OF_NUMBA = {"nrt", "multi3"}  # what Numba readies for itself, once in a process, and calls


class Piece(JITCodeLibrary):  # type: ignore[misc]  # Numba has no types
    """A function on the way: it is only ever linked."""

    _shared_module: Any

    def finalize(self) -> None:
        """Keep it as it is written."""
        self._raise_if_finalized()
        self._finalize_dynamic_globals()
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        """Nothing here can be called."""
        return 0

    def alone(self) -> Any:
        """Its own code, without what it calls, to be linked where others may bring it too."""
        if not hasattr(self, "_alone"):
            self._alone = shared(self._final_module)
        return self._alone

    def _get_module_for_linking(self) -> Any:
        """Its code with all that it calls: for what Numba compiles as usual, before or after."""
        if self._shared_module is None:
            whole = self._final_module.clone()
            link(whole, self)
            self._shared_module = shared(whole)
        return self._shared_module


class Outermost(JITCodeLibrary):  # type: ignore[misc]
    """The function that is called from outside: it brings together what it needs."""

    def finalize(self) -> None:
        """Link everything once; Numba does the rest."""
        link(self._final_module, self)
        for library in below(self):
            self._reload_init.update(library._reload_init)
        self._linking_libraries: list[Any] = []
        super().finalize()


def below(library: Any) -> list[Any]:
    """All libraries that one needs, callers before what they call: what nobody has asked for yet is not linked."""
    found: dict[Any, None] = {}

    def visit(one: Any) -> None:
        for needed in one._linking_libraries if isinstance(one, Piece | Outermost) else ():
            if needed not in found:
                visit(needed)
                found[needed] = None

    visit(library)
    return list(found)[::-1]


def link(module: Any, library: Any) -> None:
    """Bring all that a library needs into its module."""
    for needed in below(library):
        code = needed.alone() if isinstance(needed, Piece) else needed._get_module_for_linking()
        module.link_in(code, preserve=True)


def shared(module: Any) -> Any:
    """A copy of a module that may be linked into several."""
    copy = module.clone()
    for function in copy.functions:
        if not function.is_declaration and function.linkage == binding.Linkage.external:
            function.linkage = "linkonce_odr"
    return copy


def from_the_front(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
    """An index as the machine's integer."""
    return context.cast(builder, index, kind, types.intp if kind.signed else types.uintp)


@contextmanager
def in_one_piece(function: Any, *, front: bool = True) -> Iterator[None]:
    """While this lasts, Numba compiles a function with all that it calls; nobody else can compile meanwhile. `front`: no
    index is negative."""

    def create_library(codegen: Any, name: str) -> Any:
        kind = JITCodeLibrary if name in OF_NUMBA else Outermost if name == function.__qualname__ else Piece
        return kind(codegen, name)

    def set_env(codegen: Any, name: str, env: Any) -> None:
        if codegen._engine.get_global_value_address(name):  # a piece is nowhere
            usual(codegen, name, env)

    with global_compiler_lock:
        usual, fix_index = JITCPUCodegen.set_env, arrayobj.fix_integer_index
        JITCPUCodegen.create_library, JITCPUCodegen.set_env = create_library, set_env
        arrayobj.fix_integer_index = from_the_front if front else fix_index
        try:
            yield
        finally:
            del JITCPUCodegen.create_library  # Codegen's own is seen again
            JITCPUCodegen.set_env, arrayobj.fix_integer_index = usual, fix_index
