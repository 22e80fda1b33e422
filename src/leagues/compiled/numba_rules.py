"""Plain rules files made known to Numba, and a cache that notices every edit.

Rules need no decorator: each function of a rules module is registered here. `tell` becomes nothing, `copy_state` a plain
copy. Numba's own cache does not see an edit in a called module or a changed layout, so ours is keyed by all sources, all
layouts and all versions, in a folder of its own; the user's caches are left alone.
"""

from __future__ import annotations

import dis
import hashlib
import os
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Lock
from types import FunctionType, ModuleType
from typing import Any

import llvmlite
import numba
import numpy as np
from numba.core.caching import FunctionCache
from numba.extending import overload, register_jitable

from leagues import locks
from leagues.compiled.layout import dtype_of, mark
from leagues.compiled.one_piece import in_one_piece
from leagues.kernel import frames, playout
from leagues.kernel.errors import LeaguesError
from leagues.kernel.game import Edition, Game
from leagues.kernel.schema import Record

# Only for people: never compiled.
UNCOMPILED = {"notation", "words", "occasion", "begin", "audience", "worst"}
LARGEST_INLINED = 60  # in steps of the interpreter
LONGEST_COMPILATION = 900.0  # seconds that a process waits for another to compile what it needs too
_registered: set[int] = set()
_closing = Lock()


@overload(frames.tell)
def _tell(s: Any, message: Any, a: Any, b: Any, c: Any) -> Callable[..., None]:
    def silence(s: Any, message: Any, a: Any, b: Any, c: Any) -> None:
        pass

    return silence


@overload(frames.whisper)
def _whisper(s: Any, seat: Any, message: Any, a: Any, b: Any, c: Any) -> Callable[..., None]:
    def silence(s: Any, seat: Any, message: Any, a: Any, b: Any, c: Any) -> None:
        pass

    return silence


@overload(playout.copy_state)
def _copy_state(states: Any, to: Any, source: Any) -> Callable[..., None]:
    def copied(states: Any, to: Any, source: Any) -> None:
        states[to] = states[source]

    return copied


def functions(sources: Iterable[Any]) -> list[FunctionType]:
    """Every function in the subset that the sources (functions, and modules of rules) hold."""
    found: list[FunctionType] = []
    for source in sources:
        if isinstance(source, ModuleType):
            here = [f for f in vars(source).values() if isinstance(f, FunctionType) and f.__module__ == source.__name__]
            found += [f for f in here if f.__name__ not in UNCOMPILED]
        else:
            found.append(source)
    return [f for f in found if f not in (frames.tell, frames.whisper)]


def register(sources: Iterable[Any], game: Game | None = None, *, inline: bool = True) -> None:
    """Make functions known to Numba, once. Inlined rules ran 1.5 times as fast: calls of small functions add up. A policy
    is not inlined: `greedy` then ran at three quarters of its speed and took four times as long to compile."""
    found = functions(sources)
    editions = game.editions if game is not None else ()
    small = inlined(found) if inline else set()
    for function in found:
        if id(function) not in _registered:
            _registered.add(id(function))
            if editions and function.__code__.co_varnames[:1] == ("s",):
                _register_for(editions, function, function in small)
            else:
                register_jitable(forceinline=function in small)(function)


def _register_for(editions: tuple[Edition, ...], function: FunctionType, small: bool) -> None:
    """Make a function of the state known, for editions and for the whole game. A small edition has everything inlined; and
    what has one answer in an edition is that answer, so that what depends on it is not compiled at all."""
    names = ", ".join(function.__code__.co_varnames[: function.__code__.co_argcount])
    scope: dict[str, Any] = {"function": function, "marks": {mark(edition) for edition in editions}}
    lines = [f"def outside({names}):", "    return function if marks.isdisjoint(s.fields) else None"]
    for number, edition in enumerate(editions):
        scope[f"asked{number}"] = edition.asked.get(function, function)
        known = function in edition.answers or function in edition.unused
        answer = f"(lambda {names}: {edition.answers.get(function)})" if known else f"asked{number}"
        lines += [f"def inside{number}({names}):", f"    return {answer} if {mark(edition)!r} in s.fields else None"]
    exec("\n".join(lines), scope)
    overload(function, jit_options={"forceinline": small}, strict=False)(scope["outside"])
    for number, edition in enumerate(editions):
        overload(function, jit_options={"forceinline": edition.small or small}, strict=False)(scope[f"inside{number}"])


def inlined(rules: list[FunctionType]) -> set[FunctionType]:
    """The functions that are worth inlining: the kernel's, those that stay small with all that is inlined into them, and
    those that are called from one place only or from outside: inside the loop over games the compiler knows that the
    arrays are apart, which made games with all expansions a quarter faster. With every function inlined, a card that is
    played once in ten games would be written out wherever the rules could come to it, and compiling took five minutes."""
    known, sizes = set(rules), dict[FunctionType, int]()
    calls = {f: [called for called in _calls(f) if isinstance(called, FunctionType) and called in known] for f in known}
    places = Counter(called for found in calls.values() for called in found)
    once = {f for f in known if places[f] <= 1 or str(f.__module__).startswith("leagues.kernel")}

    def size(function: FunctionType) -> int:
        if function not in sizes:
            sizes[function] = 0
            inside = sum(size(one) for one in calls[function] if one in once or size(one) <= LARGEST_INLINED)
            sizes[function] = len(list(dis.get_instructions(function))) + inside
        return sizes[function]

    return {function for function in rules if function in once or size(function) <= LARGEST_INLINED}


def _calls(function: FunctionType) -> list[Any]:
    """What a function names that could be a function: its globals, what it closes over, and attributes of modules."""
    cells = dict(zip(function.__code__.co_freevars, function.__closure__ or (), strict=True))
    found: list[Any] = []
    for one in dis.get_instructions(function):
        last = found[-1] if found else None
        if one.opname == "LOAD_GLOBAL":
            found.append(function.__globals__.get(one.argval))
        elif one.opname == "LOAD_DEREF" and one.argval in cells:
            found.append(cells[one.argval].cell_contents)
        elif one.opname in ("LOAD_ATTR", "LOAD_METHOD") and isinstance(last, ModuleType):
            found.append(vars(last).get(one.argval))
    return found


def key(sources: Iterable[Any], records: Iterable[type[Record]], edition: Edition | None = None) -> str:
    """Changes with every source, layout, edition or library version. Constants are frozen into compiled code wherever they
    are declared, so a game counts with all its files, and a function made at run time with its code and its file."""
    parts = [sys.version, numba.__version__, np.__version__, llvmlite.__version__, str(numba.config.BOUNDSCHECK)]
    here = Path(__file__).parent
    files = {*here.glob("*.py"), *(here.parent / "kernel").glob("*.py")}
    for function in functions(sources):
        parts.append(repr(_code(function)))
        file = Path(function.__code__.co_filename)
        if file.is_file():
            home = next((folder for folder in file.parents if folder.parent.name == "games"), None)
            files |= set(home.rglob("*.py")) if home else {file}
    parts += [str(dtype_of(record).descr) for record in records]
    parts.append(f"{edition.name} {edition.untouched}" if edition is not None else "")
    parts += [file.read_text("utf-8") for file in sorted(files)]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:24]


def _code(function: FunctionType) -> tuple[Any, ...]:
    """What a function made at run time does: its code, and the plain values that it closes over."""
    code, cells = function.__code__, function.__closure__ or ()
    values = [cell.cell_contents for cell in cells]
    return code.co_code, code.co_names, code.co_consts, [value for value in values if isinstance(value, int | str)]


def cache_folder() -> Path:
    """Where compiled rules are kept; LEAGUES_CACHE moves it."""
    if os.environ.get("LEAGUES_CACHE"):
        return Path(os.environ["LEAGUES_CACHE"])
    from platformdirs import user_cache_path

    return Path(user_cache_path("leagues", appauthor=False))


class _KeyedCache(FunctionCache):  # type: ignore[misc]  # Numba has no types
    """Numba's cache of one function, with our key in place of its own. Without a good cache we compile again. Of several
    processes that need the same one compiles and the others wait for it, as long as that can take."""

    def __init__(self, function: FunctionType, key: str) -> None:
        self._leagues_key = key
        self._lock: int | None = None
        super().__init__(function)

    def _index_key(self, signature: Any, codegen: Any) -> tuple[Any, ...]:
        return signature, codegen.magic_tuple(), self._leagues_key

    def load_overload(self, signature: Any, target: Any) -> Any:
        until, waited = time.monotonic() + LONGEST_COMPILATION, False
        found = self._load(signature, target)
        while found is None and not self._take():
            if time.monotonic() > until:
                return None
            waited = True
            time.sleep(0.2)
            found = self._load(signature, target)
        if found is None:  # somebody may have finished just before
            found = self._load(signature, target)
        if found is not None or waited:  # whoever compiled it could not keep it: then each does without
            self.let_go()
        return found

    def _load(self, signature: Any, target: Any) -> Any:
        try:
            return super().load_overload(signature, target)
        except Exception:  # whatever a damaged file may raise
            with suppress(OSError):
                self.flush()
            return None

    def save_overload(self, signature: Any, data: Any) -> None:
        with suppress(OSError):  # a full disk
            super().save_overload(signature, data)

    def _take(self) -> bool:
        """Whether it falls to this process to compile."""
        file = Path(self._cache_file._index_path).with_suffix(".lock")  # beside what is shared
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            self._lock = os.open(file, os.O_RDWR | os.O_CREAT, 0o600)
            if locks.take(self._lock):
                return True
        except OSError:  # where files cannot be locked, everybody compiles
            return True
        self.let_go()
        return False

    def let_go(self) -> None:
        """Let others compile, or take what was compiled. Several threads may come here at once, after one of them did."""
        with _closing:
            lock, self._lock = self._lock, None
        if lock is not None:
            os.close(lock)


@contextmanager
def blaming_strangers(player: playout.Player) -> Iterator[None]:
    """While this compiles a player: what of a stranger's policy is outside the subset is said in a sentence."""
    try:
        yield
    except Exception as error:
        if not player.strange or not type(error).__module__.startswith("numba"):
            raise
        lines = [line.strip() for line in str(error).splitlines() if line.strip()]
        raise LeaguesError("policy-subset", policy=player.policy, what=next(iter(lines[1:] or lines), "")) from error


def compile_cached(function: Any, key: str, *, front: bool = True) -> Any:
    """`function`, compiled for the CPU when first called, without the interpreter's lock, and kept on disk. `front`: no
    index in it is negative, as in rules."""
    compiled = numba.njit(nogil=True)(function)
    compiled.compile = _in_one_piece(compiled.compile, function, front)
    folder = cache_folder() / "compiled" / key  # of its own: two programs may compile different rules at once
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return compiled
    if os.access(folder, os.W_OK):
        users = numba.config.CACHE_DIR
        numba.config.CACHE_DIR = str(folder)
        try:
            compiled._cache = _KeyedCache(function, key)
        finally:
            numba.config.CACHE_DIR = users
        compiled.compile = _letting_go(compiled.compile, compiled._cache)
    return compiled


def _in_one_piece(work: Callable[..., Any], function: Any, front: bool) -> Callable[..., Any]:
    """Compile with all that is called."""

    def compiling(signature: Any) -> Any:
        with in_one_piece(function, front=front):
            return work(signature)

    return compiling


def _letting_go(work: Callable[..., Any], cache: _KeyedCache) -> Callable[..., Any]:
    """Compile, and let go of the lock however that ends."""

    def compiling(signature: Any) -> Any:
        try:
            return work(signature)
        finally:
            cache.let_go()

    return compiling
