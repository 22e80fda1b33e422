"""Decisions: one module each, put together into the functions that play the game.

A decision module of a game holds

    SIZE                            how many answers it can ever have: ids 0 to SIZE - 1
    RULES                           the rulebook entries it stands on
    who(s, t)                       the seat that decides, CHANCE or ANYONE
    forbidden(s, t, action)         0, or the rule that forbids the action; the only source of legality
    apply(s, t, action)             what the answer does
    notation(action)                its text, one to one with the id
    words(action)                   the id of its sentence and the arguments

A chance decision has `weight(s, t, outcome)` instead of `forbidden`, and `occasion(s, t)`: the integers that address its
luck. Optional are `options(s, t, out)` and, for chance, `total(s, t)`, where they are faster than the loop and that
matters, `WAIT = True` for a single option that a person still wants to press (the roll that opens a turn), and
`audience(s, t)`, the one seat that may see the answer of a secret decision.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from enum import IntEnum
from functools import cached_property, lru_cache
from hashlib import sha256
from types import ModuleType
from typing import Any, NamedTuple

from leagues.kernel.chance import lots
from leagues.kernel.errors import LeaguesError
from leagues.kernel.frames import EVERYONE
from leagues.kernel.sfc32 import below

MOST_OPTIONS = 176  # no decision offers more; `out` is this long
# What `Flow.draw` gives beside an outcome that was drawn from two or more:
NOT_CHANCE = -1  # a player decides
NO_OUTCOME = -2  # nothing can happen, which must not be
FORCED = -3  # FORCED - outcome: the only one that could happen


class Lots(NamedTuple):
    """What can come of a chance decision."""

    possible: int  # how many outcomes
    first: int  # of them
    ends: list[bytes]  # of the address of each lot
    wins: list[int]  # the outcome of each lot


@dataclass(frozen=True)
class Decision:
    """One decision as people and programs know it."""

    number: int
    name: str  # as in records: `place-token`
    module: Any
    ids: tuple[int, ...]  # of its answers, among all actions or all outcomes of the game

    def __repr__(self) -> str:
        return f"<Decision {self.name}>"

    @cached_property
    def size(self) -> int:
        """How many answers it can ever have."""
        return int(self.module.SIZE)

    @cached_property
    def chance(self) -> bool:
        """Whether chance decides."""
        return hasattr(self.module, "weight")

    @cached_property
    def waits(self) -> bool:
        """Whether a person still wants to be asked when there is one option only."""
        return bool(getattr(self.module, "WAIT", False))

    @property
    def rules(self) -> tuple[str, ...]:
        """The ids of the rules it stands on."""
        return tuple(entry.id for entry in self.module.RULES)

    @cached_property
    def secret(self) -> bool:
        """Whether one seat alone may see some of its answers."""
        return hasattr(self.module, "audience")

    @cached_property
    def texts(self) -> tuple[str, ...]:
        """The notation of every answer it can ever have."""
        return tuple(str(self.module.notation(answer)) for answer in range(self.size))

    @cached_property
    def answers(self) -> dict[str, int]:
        """Notation to id, of every answer it can ever have."""
        return {text: answer for answer, text in enumerate(self.texts)}

    @cached_property
    def lots(self) -> Callable[[tuple[int, ...]], Lots]:
        """The lots of a chance decision, by the weights of its outcomes: most draws are like an earlier one."""
        return lru_cache(maxsize=512)(self._lots)

    def _lots(self, weights: tuple[int, ...]) -> Lots:
        possible = [outcome for outcome, weight in enumerate(weights) if weight]
        return Lots(len(possible), possible[0], *lots(list(zip(self.texts, weights, strict=True))))

    @cached_property
    def _of_ids(self) -> dict[int, int]:
        return {id: answer for answer, id in enumerate(self.ids)}

    def of_id(self, id: int) -> int:
        """The answer that has an action id (or outcome id); -1 where it is of another decision."""
        return self._of_ids.get(id, -1)

    def id_of(self, answer: int) -> int:
        """The action id (or outcome id) of an answer in the whole game."""
        return self.ids[answer]

    def notation(self, answer: int) -> str:
        """The text of an answer."""
        return self.texts[answer]

    def read(self, text: str) -> int:
        """The id of a text; spaces and capitals do not matter."""
        plain = " ".join(text.split()).lower()
        if plain not in self.answers:
            raise LeaguesError("unknown-move", move=text[:60], decision=self.name, example=next(iter(self.answers)))
        return self.answers[plain]

    def audience(self, s: Any, t: Any) -> int:
        """Who may see the answer that is about to be given: EVERYONE or one seat."""
        return int(self.module.audience(s, t)) if self.secret else EVERYONE


class Decisions:
    """All decisions of a game, by number and by name, with the ids of their answers.

    `blocks` are all blocks of ids in the order in which they came into the game: a decision, and how many answers it got
    then. Without them each decision has one block, in the order of `modules`.
    """

    def __init__(self, modules: Mapping[IntEnum, ModuleType], blocks: Sequence[tuple[IntEnum, int]] = ()) -> None:
        ids: dict[IntEnum, list[int]] = {step: [] for step in modules}
        counts = {True: 0, False: 0}
        self._blocks: list[tuple[IntEnum, range]] = []
        for step, size in blocks or [(step, module.SIZE) for step, module in modules.items()]:
            if step not in modules or size < 1:
                raise ValueError(f"blocks: {size} ids for {step!r}, but it takes a decision of this game and at least one")
            chance = hasattr(modules[step], "weight")
            self._blocks.append((step, range(counts[chance], counts[chance] + size)))
            counts[chance] += size
            ids[step] += self._blocks[-1][1]
        for step, module in modules.items():
            if len(ids[step]) != module.SIZE:
                raise ValueError(f"blocks: {step!r} has {len(ids[step])} ids in all, but its SIZE is {module.SIZE}")
        named = [Decision(int(s), s.name.lower().replace("_", "-"), m, tuple(ids[s])) for s, m in modules.items()]
        self.by_number = {decision.number: decision for decision in named}
        self.by_name = {decision.name: decision for decision in named}
        self.action_count = counts[False]
        self.outcome_count = counts[True]

    def table(self) -> list[tuple[str, str, int, int]]:
        """Every block of ids: kind, decision, first id, size. Only ever appended to."""
        rows = [(self.by_number[step], ids) for step, ids in self._blocks]
        return [("chance" if d.chance else "player", d.name, ids.start, len(ids)) for d, ids in rows]

    def hash(self) -> str:
        """Changes when any id changes its meaning."""
        lines = []
        for step, ids in self._blocks:
            d = self.by_number[step]
            lines += [f"{d.name} {id} {d.notation(answer)}" for answer, id in enumerate(d.ids) if id in ids]
        return sha256("\n".join(lines).encode()).hexdigest()[:16]


@dataclass(frozen=True)
class Flow:
    """The functions that play a game, all in the compiled subset, over the decision on top of the stack."""

    who: Callable[[Any, Any], int]
    forbidden: Callable[[Any, Any, int], int]
    options: Callable[[Any, Any, list[int]], int]
    weight: Callable[[Any, Any, int], int]
    draw: Callable[[Any, Any, Any], int]  # chance answers, with numbers of `sfc32`; see NOT_CHANCE
    apply: Callable[[Any, Any, int], None]
    every_option: Callable[[Any, Any, list[int]], int]  # always the plain loop; a law holds it equal to `options`
    sources: tuple[Any, ...]  # every module and function that the compiler must know


def assemble(
    decisions: Decisions, advance: Callable[[Any, Any], None], *rules: ModuleType, only: Mapping[IntEnum, int] | None = None
) -> Flow:
    """Write the chains `if this decision is on top: ask its module`, which the subset has instead of tables of functions.

    `advance` runs the game's routines until somebody must answer. `rules` are further modules of the game's rules. `only`
    are the decisions to write, with how many of their answers, where others cannot come up.
    """
    modules = {d.number: d.module for d in decisions.by_number.values() if only is None or d.number in only}
    sizes = {number: module.SIZE for number, module in modules.items()}
    sizes |= {int(step): size for step, size in (only or {}).items()}
    scope: dict[str, Any] = {f"m{number}": module for number, module in modules.items()}
    scope |= {"advance": advance, "below": below}

    def chain(name: str, call: Callable[[int, Any], str | None], arguments: str, otherwise: str) -> str:
        lines = [f"def {name}({arguments}):", "    doing = s.frames[s.depth - 1].doing"]
        for number, module in modules.items():
            body = call(number, module)
            if body is not None:
                lines += [f"    if doing == {number}:", f"        {body}"]
        return "\n".join([*lines, f"    {otherwise}", ""])

    def one_candidate(number: int, module: Any) -> str:
        if hasattr(module, "weight"):
            return f"return 1 if m{number}.weight(s, t, action) == 0 else 0"
        return f"return m{number}.forbidden(s, t, action)"

    def loop(number: int, module: Any) -> str:
        test = f"m{number}.weight(s, t, a) != 0" if hasattr(module, "weight") else f"m{number}.forbidden(s, t, a) == 0"
        return (
            f"n = 0\n        for a in range({sizes[number]}):\n            if {test}:\n"
            f"                out[n] = a\n                n += 1\n        return n"
        )

    def draw(number: int, module: Any) -> str | None:
        if not hasattr(module, "weight"):
            return None
        loop = f"for a in range({sizes[number]}):\n            "
        total = f"lots = m{number}.total(s, t)" if hasattr(module, "total") else (
            f"lots = 0\n        {loop}lots += m{number}.weight(s, t, a)"
        )  # fmt: skip
        # Without a way out of the loop: a jump that depends on luck costs a compiled game more than a few sums.
        return (
            f"{total}\n        if lots == 0:\n            return {NO_OUTCOME}\n        lot = below(g, lots)\n"
            f"        found = 0\n        passed = 0\n        {loop}passed += m{number}.weight(s, t, a)\n"
            f"            if passed <= lot:\n                found += 1\n"
            f"        return found if m{number}.weight(s, t, found) < lots else {FORCED} - found"
        )

    def listed(number: int, module: Any) -> str:
        return f"return m{number}.options(s, t, out)" if hasattr(module, "options") else loop(number, module)

    source = "\n".join([
        chain("who", lambda n, m: f"return m{n}.who(s, t)", "s, t", "return -1"),
        chain("forbidden", one_candidate, "s, t, action", "return 1"),
        chain("options", listed, "s, t, out", "return 0"),
        chain("every_option", loop, "s, t, out", "return 0"),
        chain("weight", lambda n, m: f"return m{n}.weight(s, t, outcome)" if hasattr(m, "weight") else None,
              "s, t, outcome", "return 0"),
        chain("draw", draw, "s, t, g", f"return {NOT_CHANCE}"),
        chain("answer", lambda n, m: f"m{n}.apply(s, t, action)", "s, t, action", "return"),
        "def apply(s, t, action):\n    answer(s, t, action)\n    advance(s, t)\n",
    ])  # fmt: skip
    exec(compile(source, "<flow>", "exec"), scope)
    functions = {f.name: scope[f.name] for f in fields(Flow) if f.name != "sources"}
    return Flow(**functions, sources=(*modules.values(), *rules, advance, scope["answer"], *functions.values()))
