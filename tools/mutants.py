"""Mutants: small random mistakes put into the rules, to see whether the tests notice. `make mutants` runs this.

Each mutant is written into a copy of the sources in a temporary folder; nothing is written into the work tree. The tests
run there, without those marked `compiled`, in a child process that is forked from this one, which has pytest loaded already.
First they run once without a mutant: that run must pass, and it notes which test calls which function, so that for each
mutant the tests that call the changed function come first. A test that runs away is stopped, and counts as one that noticed.
"""

from __future__ import annotations

import argparse
import ast
import copy
import importlib
import importlib.util
import json
import os
import random
import resource
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from itertools import pairwise
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, NoReturn

import pytest

ROOT = Path(__file__).parents[1]
COPIED = ("src", "tests", "docs", "pyproject.toml")
GAMES = "src/leagues/games"
RULES = ("flow", "path", "ship", "reserve", "endings", "possible", "decisions/*")
NOT_RULES = ("notation", "words")  # what people read; the tests of words are not run here
TESTS = ("tests/nautilion", "tests/laws", "tests/kernel")
BAR = 0.9
PASSED, FAILED, BROKEN_TESTS, NOT_MADE = 0, 1, 2, 77
LONGEST_TEST = 60.0  # seconds; also for loading the game and collecting the tests
MEMORY = 4 << 30  # bytes that a mutant may take

COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE), ast.LtE: (ast.Lt, ast.Gt), ast.Gt: (ast.GtE, ast.LtE), ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,), ast.NotEq: (ast.Eq,), ast.In: (ast.NotIn,), ast.NotIn: (ast.In,),
}  # fmt: skip
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult, ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift, ast.RShift: ast.LShift, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.BitXor: ast.BitAnd,
}  # fmt: skip
TIGHT = (ast.BinOp, ast.UnaryOp, ast.Compare)  # one inside the other is put in brackets
OTHER_RETURNS = {"int": ("0",), "bool": ("True", "False")}  # by the annotation of the function


# --- finding ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Mutant:
    """One mistake: the bytes from `start` to `end` of a file become `put`. `before` and `after` show it to people."""

    file: str
    line: int
    function: str
    start: int
    end: int
    put: str
    before: str
    after: str

    def text(self, source: bytes) -> bytes:
        """The file with the mistake in it."""
        return source[: self.start] + self.put.encode() + source[self.end :]

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.function}: {self.before}  =>  {self.after}"


def rules_files(root: Path) -> list[Path]:
    """The files that hold the rules of all games."""
    found = [file for name in RULES for file in (root / GAMES).glob(f"*/{name}.py")]
    return sorted(file for file in found if file.name != "__init__.py")


def mutants_of(source: str, file: str) -> list[Mutant]:
    """Every mistake that can be made in the rules of a file."""
    data = source.encode()
    tree = ast.parse(source)
    rules = sorted({ast.unparse(node) for node in ast.walk(tree) if is_rule(node)})
    found: list[Mutant] = []
    for function in tree.body:
        if isinstance(function, ast.FunctionDef) and function.name not in NOT_RULES:
            for start, end, put in changes(function, rules, data):
                first, last = data.rfind(b"\n", 0, start) + 1, data.find(b"\n", end)
                new = data[first:start] + put.encode() + data[end:last]
                before, after = (" ".join(text.decode().split()) for text in (data[first:last], new))
                found.append(Mutant(file, data.count(b"\n", 0, start) + 1, function.name, start, end, put, before, after))
    return list(dict.fromkeys(found))


def is_rule(node: ast.AST) -> bool:
    """Whether this reads `Rule.SOMETHING`."""
    return isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "Rule"


def changes(function: ast.FunctionDef, rules: Sequence[str], data: bytes) -> Iterator[tuple[int, int, str]]:
    """Every piece of a function that can be replaced, as bytes from and to, with what replaces it."""
    returns = ast.unparse(function.returns) if function.returns else ""
    starts = [0]
    for line in data.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))

    def span(node: ast.expr | ast.stmt) -> tuple[int, int]:
        end_line, end_column = node.end_lineno or 0, node.end_col_offset or 0
        return starts[node.lineno - 1] + node.col_offset, starts[end_line - 1] + end_column

    def walk(node: ast.AST, parent: ast.AST) -> Iterator[tuple[int, int, str]]:
        if isinstance(node, ast.BoolOp):
            old, new = (b"and", "or") if isinstance(node.op, ast.And) else (b"or", "and")
            for one, following in pairwise(node.values):
                at = data.rindex(old, span(one)[1], span(following)[0])
                yield at, at + len(old), new
        if isinstance(node, ast.expr):
            for other in other_expressions(node, parent, rules):
                text = other if isinstance(other, str) else ast.unparse(other)
                yield *span(node), f"({text})" if isinstance(other, TIGHT) and isinstance(parent, TIGHT) else text
        elif isinstance(node, ast.stmt):
            for text in other_statements(node, returns):
                yield *span(node), text
        for child in ast.iter_child_nodes(node):
            yield from walk(child, node)

    for statement in function.body:
        yield from walk(statement, function)


def other_statements(node: ast.stmt, returns: str) -> Iterator[str]:
    """A statement left out, an operation of an assignment changed, something else returned."""
    call = isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)
    bare_return = isinstance(node, ast.Return) and node.value is None
    if call or bare_return or isinstance(node, ast.Assign | ast.AugAssign | ast.Continue | ast.Break):
        yield "pass"
    elif isinstance(node, ast.Return) and not isinstance(node.value, ast.Constant):
        for other in OTHER_RETURNS.get(returns, ()):
            yield f"return {other}"
    if isinstance(node, ast.AugAssign) and type(node.op) in ARITHMETIC:
        yield ast.unparse(changed(node, op=ARITHMETIC[type(node.op)]()))


def other_expressions(node: ast.expr, parent: ast.AST, rules: Sequence[str]) -> Iterator[ast.expr | str]:
    """What can stand in place of an expression."""
    if isinstance(node, ast.Compare):
        for at, op in enumerate(node.ops):
            for other in COMPARISONS.get(type(op), ()):
                yield changed(node, ops=[*node.ops[:at], other(), *node.ops[at + 1 :]])
    elif isinstance(node, ast.BinOp) and type(node.op) in ARITHMETIC:
        yield changed(node, op=ARITHMETIC[type(node.op)]())
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not | ast.Invert):
        yield node.operand
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield str(not node.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield str(node.value + 1)
        yield str(node.value - 1)
    elif is_rule(node):
        at = rules.index(ast.unparse(node))
        if len(rules) > 1:
            yield rules[(at + 1) % len(rules)]
    if isinstance(parent, ast.If | ast.While | ast.IfExp) and node is parent.test and can_be_negated(node):
        yield f"not ({ast.unparse(node)})"
    if isinstance(parent, ast.Call) and ast.unparse(parent.func) == "range" and node in parent.args:
        if not isinstance(node.right if isinstance(node, ast.BinOp) else node, ast.Constant):
            yield f"{ast.unparse(node)} + 1"
            yield f"{ast.unparse(node)} - 1"


def can_be_negated(test: ast.expr) -> bool:
    """Whether the negation of a condition is not among its other changes already."""
    if isinstance(test, ast.Compare) and len(test.ops) == 1:
        return type(test.ops[0]) not in COMPARISONS
    return not (isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not))


def changed(node: Any, **values: Any) -> Any:
    """A copy of a node with other values."""
    new = copy.copy(node)
    for name, value in values.items():
        setattr(new, name, value)
    return new


# --- running the tests, in a child process ---------------------------------------------------------------------------


class Watch:
    """The part of a test run that pytest does not do: its order, its limits, and what the parent is told."""

    def __init__(
        self, report: Path, times: Mapping[str, float], first: Sequence[str] = (), trace: Path | None = None
    ) -> None:
        """`times` is how long each test may take. With `trace`, the folder of the copy, calls and times are noted."""
        self.report = report
        self.times = dict(times)
        self.rank = {test: at for at, test in enumerate(first)}
        self.trace = trace
        self.calls: dict[str, list[str]] = {}

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Leave out what must be compiled; put first what is likely to notice."""
        items[:] = [item for item in items if item.get_closest_marker("compiled") is None]
        items.sort(key=lambda item: self.rank.get(item.nodeid, len(self.rank)))

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, Any, Any]:
        """Run a test within its time."""
        limit(2 + 4 * self.times.get(item.nodeid, LONGEST_TEST))
        if self.trace is None:
            return (yield)
        called: set[CodeType] = set()

        def note(frame: FrameType, event: str, argument: object) -> None:
            called.add(frame.f_code)

        started = time.process_time()
        sys.settrace(note)
        try:
            return (yield)
        finally:
            sys.settrace(None)
            self.times[item.nodeid] = time.process_time() - started
            rules = [code for code in called if code.co_filename.startswith(str(self.trace / GAMES))]
            self.calls[item.nodeid] = [f"{Path(code.co_filename).relative_to(self.trace)} {code.co_name}" for code in rules]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Tell which test failed."""
        self._failed(report)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Tell which tests could not be collected."""
        self._failed(report)

    def _failed(self, report: pytest.TestReport | pytest.CollectReport) -> None:
        if report.failed:
            self.report.write_text(f"{report.nodeid}\n{report.longreprtext}", encoding="utf-8")

    def pytest_sessionfinish(self, exitstatus: int) -> None:
        """Tell what was noted."""
        if self.trace is not None and exitstatus == PASSED:
            self.report.write_text(json.dumps({"times": self.times, "calls": self.calls}), encoding="utf-8")


def limit(seconds: float) -> None:
    """End this process by a signal when it has worked so long; the time of others on the machine does not count."""
    signal.setitimer(signal.ITIMER_PROF, seconds)


def run_tests(folder: Path, game: str, tests: Sequence[str], watch: Watch) -> NoReturn:
    """Be the child: import the game from the copy in `folder`, run its tests, and end with what came of it."""
    os.setsid()
    os.chdir(folder)
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    limit(LONGEST_TEST)
    sys.dont_write_bytecode = watch.trace is None
    sys.path.insert(0, str(folder / "src"))
    os.environ["PYTHONPATH"] = sys.path[0]  # for tests that start programs
    os.environ["LEAGUES_DATA"], os.environ["LEAGUES_CACHE"] = str(folder / "data"), str(folder / "cache")
    try:
        home = importlib.import_module(f"leagues.games.{game}.game").__file__
    except Exception:
        os._exit(NOT_MADE)
    assert Path(str(home)).is_relative_to(folder)
    quiet = ["-x", "-q", "-p", "no:cacheprovider", "-W", "ignore::pytest.PytestAssertRewriteWarning"]
    alone = ["-n0"] if importlib.util.find_spec("xdist") else []
    status = pytest.main([*quiet, *alone, *tests], plugins=[watch])
    os._exit(int(status))


def get_ready() -> None:
    """Load what every run needs but the rules, and make Hypothesis look at the same examples for every mutant."""
    assert "leagues" not in sys.modules
    for name in ("hypothesis", "_hypothesis_pytestplugin", "fluent.runtime", "numba"):
        with suppress(ImportError):
            importlib.import_module(name)
    with suppress(ImportError):
        from hypothesis import settings

        settings.register_profile("mutants", database=None, derandomize=True, deadline=None)
        settings.load_profile("mutants")


# --- the workshop ----------------------------------------------------------------------------------------------------


@dataclass
class Run:
    """A child at work in one of the copies."""

    mutant: Mutant | None
    folder: Path
    report: Path
    until: float


@dataclass
class Found:
    """What came of all mutants."""

    killed: list[tuple[Mutant, str]] = field(default_factory=list)  # with the test that noticed
    survived: list[Mutant] = field(default_factory=list)
    seconds: float = 0.0

    @property
    def made(self) -> int:
        """How many mutants were tried."""
        return len(self.killed) + len(self.survived)

    @property
    def rate(self) -> float:
        """The part of them that was noticed."""
        return len(self.killed) / max(self.made, 1)

    def json(self) -> dict[str, Any]:
        """As `--json` prints it."""
        killed = [asdict(mutant) | {"killed_by": test} for mutant, test in self.killed]
        survivors = [asdict(mutant) for mutant in self.survived]
        return {"made": self.made, "killed": len(self.killed), "rate": self.rate, "seconds": round(self.seconds, 1),
                "survivors": survivors, "noticed": killed}  # fmt: skip


class Workshop:
    """Copies of the sources, and the children that run the tests in them."""

    def __init__(self, place: Path, tests: Sequence[str], jobs: int) -> None:
        self.tests = [test for test in tests if (ROOT / test.split("::")[0]).exists()]
        self.place = place
        self.running: dict[int, Run] = {}
        first = place / "copy0"
        ignored = shutil.ignore_patterns("__pycache__", ".*")
        for name in COPIED:
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, first / name, ignore=ignored)
            else:
                shutil.copy2(ROOT / name, first / name)
        self.times, self.calls, self.patience = self._healthy(first)
        self.free = [first]
        for number in range(1, jobs):
            self.free.append(shutil.copytree(first, place / f"copy{number}"))

    def _healthy(self, folder: Path) -> tuple[dict[str, float], dict[str, list[str]], float]:
        """Run the tests without a mutant: how long each takes, what it calls, and how long to wait for a run."""
        started = time.monotonic()
        games = sorted({file.relative_to(folder / GAMES).parts[0] for file in rules_files(folder)})
        report = self._start(None, folder, games[0], Watch(self.place / "healthy", {}, trace=folder), 600.0)
        status, _ = self._wait()
        if status != PASSED:
            told = report.read_text(encoding="utf-8") if report.exists() else f"pytest ended with {status}"
            sys.exit(f"mutants: the tests must pass without a mutant, but they do not:\n{told}")
        found = json.loads(report.read_text(encoding="utf-8"))
        return found["times"], found["calls"], 4 * (time.monotonic() - started) + 30

    def try_out(self, mutant: Mutant) -> None:
        """Start the tests on a mutant, in a copy that is free."""
        folder = self.free.pop()
        home = folder / mutant.file
        home.write_bytes(mutant.text((ROOT / mutant.file).read_bytes()))
        called = f"{mutant.file} {mutant.function}"
        first = sorted((test for test, calls in self.calls.items() if called in calls), key=lambda test: self.times[test])
        game = Path(mutant.file).relative_to(GAMES).parts[0]
        self._start(mutant, folder, game, Watch(self.place / f"report-{folder.name}", self.times, first), self.patience)

    def _start(self, mutant: Mutant | None, folder: Path, game: str, watch: Watch, patience: float) -> Path:
        watch.report.unlink(missing_ok=True)
        sys.stdout.flush()
        child = os.fork()
        if child == 0:
            try:
                run_tests(folder, game, self.tests, watch)
            finally:
                os._exit(99)
        self.running[child] = Run(mutant, folder, watch.report, time.monotonic() + patience)
        return watch.report

    def _wait(self) -> tuple[int, Run]:
        """The next child that has ended: its exit status (negative: the signal that ended it), and its run."""
        while True:
            for child, run in list(self.running.items()):
                ended, status = os.waitpid(child, os.WNOHANG)
                if ended:
                    del self.running[child]
                    return os.waitstatus_to_exitcode(status), run
                if time.monotonic() > run.until:
                    os.killpg(child, signal.SIGKILL)
            time.sleep(0.01)

    def collect(self, found: Found) -> None:
        """Wait for the next mutant to be decided, and put the copy right again."""
        status, run = self._wait()
        assert run.mutant is not None
        shutil.copy2(ROOT / run.mutant.file, run.folder / run.mutant.file)
        self.free.append(run.folder)
        if status == PASSED:
            found.survived.append(run.mutant)
        elif status in (FAILED, BROKEN_TESTS) and run.report.exists():
            found.killed.append((run.mutant, run.report.read_text(encoding="utf-8").split("\n")[0]))
        elif status in (-signal.SIGPROF, -signal.SIGKILL):
            found.killed.append((run.mutant, "time"))
        elif status != NOT_MADE:
            raise RuntimeError(f"pytest ended with {status} on {run.mutant}")

    def close(self) -> None:
        """End the children that still run."""
        for child in self.running:
            with suppress(ProcessLookupError):
                os.killpg(child, signal.SIGKILL)
            os.waitpid(child, 0)


def all_mutants(only: str) -> list[Mutant]:
    """Every mutant of the rules whose file or function is named like `only`."""
    files = {str(file.relative_to(ROOT)): file.read_text(encoding="utf-8") for file in rules_files(ROOT)}
    found = [mutant for file, source in files.items() for mutant in mutants_of(source, file)]
    return [mutant for mutant in found if only in f"{mutant.file}:{mutant.function}" and compiles(mutant, files)]


def compiles(mutant: Mutant, files: Mapping[str, str]) -> bool:
    """Whether Python can read it."""
    try:
        compile(mutant.text(files[mutant.file].encode()), mutant.file, "exec")
    except SyntaxError:
        return False
    return True


def hunt(mutants: Sequence[Mutant], count: int, tests: Sequence[str], jobs: int) -> Found:
    """Try the first `count` mutants that can be made."""
    found = Found()
    started = time.monotonic()
    waiting = iter(mutants)
    with tempfile.TemporaryDirectory(prefix="mutants-") as place:
        workshop = Workshop(Path(place), tests, jobs)
        try:
            while True:
                while workshop.free and found.made + len(workshop.running) < count and (following := next(waiting, None)):
                    workshop.try_out(following)
                if not workshop.running:
                    break
                workshop.collect(found)
                if sys.stderr.isatty():
                    print(f"\r{found.made} of {count}, {len(found.survived)} survive", end="", file=sys.stderr)
        finally:
            workshop.close()
    if sys.stderr.isatty():
        print(file=sys.stderr)
    found.seconds = time.monotonic() - started
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description="Put random mistakes into the rules and see whether the tests notice.")
    parser.add_argument("--count", type=int, default=200, help="how many mutants (200)")
    parser.add_argument("--seed", default="0", help="another seed makes other mutants")
    parser.add_argument("--jobs", type=int, default=2, help="how many at a time (2)")
    parser.add_argument("--only", default="", metavar="TEXT", help="only where TEXT is part of file.py:function")
    parser.add_argument("--tests", nargs="+", default=TESTS, help=f"what must notice them ({' '.join(TESTS)})")
    parser.add_argument("--json", action="store_true", help="print JSON for a program")
    asked = parser.parse_args()
    mutants = all_mutants(asked.only)
    if not mutants:
        parser.error(f"there is nothing to change in {asked.only!r}")
    random.Random(asked.seed).shuffle(mutants)
    get_ready()
    found = hunt(mutants, asked.count, asked.tests, asked.jobs)
    if asked.json:
        print(json.dumps(found.json()))
    else:
        for mutant in found.survived:
            print(f"survives  {mutant}")
        print(f"{len(found.killed)} of {found.made} mutants killed ({found.rate:.1%}), of {len(mutants)} that can be made; "
              f"{found.seconds:.0f} s")  # fmt: skip
    return 0 if found.rate >= BAR else 1


if __name__ == "__main__":
    sys.exit(main())
