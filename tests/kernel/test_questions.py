"""Questions of the rules, answered by the contributors in their order."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest

from leagues.kernel.questions import questions_of, write_out

QUESTIONS = """
from leagues.kernel.questions import unanswered
def added(s, t, what, found): unanswered()
def added_reasons(s, t, what, amounts): unanswered()
def told(s, t): unanswered()
def worth(s, t, me, found): unanswered()
def does(s, t, me): unanswered()
"""
ONE = """
SOURCE = 2
def added(s, t, what, found): return found + what
"""
DOUBLING = """
def added(s, t, what, found): return 2 * found
def told(s, t): s.append("doubling")
"""
NUMBERED = """
ME = {me}
def worth(s, t, me, found): return found + 10 * me
def does(s, t, me): s.append(me)
"""
LAST = """
SOURCE = 0
def added(s, t, what, found): return found + 100
def told(s, t): s.append("last")
"""


def module(name: str, source: str) -> Any:
    made = ModuleType(name)
    exec(source, vars(made))
    return made


def answered(*sources: str) -> Any:
    questions = module("asked", QUESTIONS)
    write_out(questions, [module(f"contributor_{at}", source) for at, source in enumerate(sources)])
    return questions


def test_each_contributor_goes_on_from_what_was_found_before_it() -> None:
    assert answered(ONE, DOUBLING, LAST).added(None, None, 3, 1) == 2 * (1 + 3) + 100
    assert answered(LAST, ONE, DOUBLING).added(None, None, 3, 1) == 2 * (1 + 100 + 3)


def test_what_nobody_answers_stays_as_it_was_found() -> None:
    questions = answered()
    assert questions.added(None, None, 3, 7) == 7
    assert questions.told([], None) is None


def test_reasons_are_what_each_contributor_with_a_source_gives_alone() -> None:
    amounts = [0, 0, 0]
    answered(ONE, DOUBLING, LAST).added_reasons(None, None, 3, amounts)
    assert amounts == [100, 0, 3]


def test_with_a_number_only_the_contributor_of_that_number_is_asked() -> None:
    questions, done = answered(NUMBERED.format(me=4), NUMBERED.format(me=7)), list[int]()
    assert [questions.worth(None, None, me, 1) for me in (4, 7, 5)] == [41, 71, 1]
    questions.does(done, None, 7)
    questions.does(done, None, 6)
    assert done == [7]


def test_everybody_is_told() -> None:
    heard: list[str] = []
    answered(DOUBLING, ONE, LAST).told(heard, None)
    assert heard == ["doubling", "last"]


def test_a_question_is_not_asked_before_its_answer_is_written() -> None:
    questions = module("asked", QUESTIONS)
    with pytest.raises(RuntimeError):
        questions.added(None, None, 3, 1)


def test_a_contributor_must_take_what_the_question_hands_it() -> None:
    with pytest.raises(ValueError, match=r"contributor_0\.added takes s, t, found"):
        answered("def added(s, t, found): return found")


def test_a_contributor_must_answer_something() -> None:
    with pytest.raises(ValueError, match=r"contributor_0 answers no question"):
        answered("def addded(s, t, what, found): return found")


def test_questions_are_the_functions_that_a_module_declares_itself() -> None:
    assert list(questions_of(answered(ONE))) == ["added", "added_reasons", "told", "worth", "does"]
