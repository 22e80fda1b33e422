"""Questions of the rules, and who answers them.

A question is something that the rules ask and that a card, a motive or an optional rule can have a say in: what is added to
a roll, what a sunk ship brings, whether an ocean is in reach. A game declares its questions as functions of one module,
each with its arguments and without an answer. A *contributor* is a module, such as the file of one card, that defines
functions of the same names. `write_out` makes the answer: it asks one contributor after the other, in their order, written
out as a chain of calls, because the compiled subset has no tables of functions.

    modifier(s, t, what, found)             each contributor is handed what was found before it, and gives what is found then
    modifier_reasons(s, t, what, amounts)   the same with its reasons: what each contributor with a SOURCE gives, alone
    perform(s, t, me, card)                 with `me`: only the contributor whose ME it is is asked
    run(s, t, routine)                      without `found`: each contributor is told, and does what it has to do

Rules ask through the module, `questions.modifier(…)`, and know no contributor.
"""

from __future__ import annotations

from collections.abc import Sequence
from types import FunctionType, ModuleType
from typing import Any, NoReturn

FOUND, AMOUNTS, NUMBERED, REASONS = "found", "amounts", "me", "_reasons"
PERMISSION = "cannot"  # how the names of questions begin that are answered by 0, or the rule that forbids something


def unanswered() -> NoReturn:
    """What a question does before its answer is written out."""
    raise RuntimeError("nobody has written out the answers to the questions of this game")


def questions_of(module: ModuleType) -> dict[str, tuple[str, ...]]:
    """The functions that a module declares itself, with their arguments."""
    found = {name: f for name, f in vars(module).items() if isinstance(f, FunctionType) and f.__module__ == module.__name__}
    return {name: f.__code__.co_varnames[: f.__code__.co_argcount] for name, f in found.items()}


def write_out(questions: ModuleType, contributors: Sequence[ModuleType]) -> None:
    """Answer every question of a module by its contributors."""
    for name, answer in answers_of(questions, contributors).items():
        setattr(questions, name, answer)


def left_to(questions: ModuleType, left: Sequence[ModuleType]) -> dict[Any, Any]:
    """How the questions of a module, each by its answer of all contributors, are answered where only some of them are left.
    Whether something is forbidden is still asked of everybody: who is not in a game forbids what it brings."""
    answers = answers_of(questions, left)
    return {getattr(questions, name): answer for name, answer in answers.items() if not name.startswith(PERMISSION)}


def answers_of(questions: ModuleType, contributors: Sequence[ModuleType]) -> dict[str, Any]:
    """The answers of contributors to every question of a module. One that answers nothing, or takes something else than it
    is handed, has a slip of the pen in it."""
    declared = questions_of(questions)
    for one in contributors:
        answers = {name: taken for name, taken in questions_of(one).items() if name in declared}
        if not answers:
            raise ValueError(f"{one.__name__} answers no question")
        for name, taken in answers.items():
            if taken != declared[name]:
                raise ValueError(
                    f"{one.__name__}.{name} takes {', '.join(taken)}, but is handed {', '.join(declared[name])}"
                )
    scope: dict[str, Any] = {f"c{number}": one for number, one in enumerate(contributors)}
    scope["__name__"] = questions.__name__
    for name, arguments in declared.items():
        exec(compile(_chain(name, arguments, contributors), "<questions>", "exec"), scope)
    return {name: scope[name] for name in declared}


def _chain(name: str, arguments: tuple[str, ...], contributors: Sequence[ModuleType]) -> str:
    asked = name.removesuffix(REASONS)
    calls = [(number, one, f"c{number}.{asked}") for number, one in enumerate(contributors) if asked in questions_of(one)]
    handed = ", ".join(arguments)
    lines = [f"def {name}({handed}):"]
    if NUMBERED in arguments:
        for _, one, call in calls:
            lines += [f"    if me == {int(one.ME)}:", f"        return {call}({handed})"]
        lines.append("    return found" if arguments[-1] == FOUND else "    return")
    elif arguments[-1] == FOUND:
        lines += [f"    found = {call}({handed})" for _, _, call in calls] + ["    return found"]
    elif arguments[-1] == AMOUNTS:
        before = ", ".join([*arguments[:-1], "0"])
        lines += [f"    amounts[{one.SOURCE}] += {call}({before})" for _, one, call in calls if hasattr(one, "SOURCE")]
        lines += ["    return"]
    else:
        lines += [f"    {call}({handed})" for _, _, call in calls] + ["    return"]
    return "\n".join(lines)
