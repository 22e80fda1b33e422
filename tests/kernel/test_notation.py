"""How answers are read: any text is a move or a sentence, and what was written is always read back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leagues.kernel.decisions import Decision
from leagues.kernel.errors import LeaguesError
from tests.kernel.games import GAME, MODEST, answer_to, refusal
from tests.toys import dolls, whispers

DECISIONS = [decision for game in (GAME, dolls.GAME, whispers.GAME) for decision in game.decisions.by_number.values()]
any_decision = st.sampled_from(DECISIONS)
spaces = st.text(" \t\n\r\f\v\u00a0\u2003", max_size=4)


@pytest.mark.parametrize("decision", DECISIONS, ids=lambda d: d.name)
def test_what_is_written_is_read_back(decision: Decision) -> None:
    for answer in range(decision.size):
        assert decision.read(decision.notation(answer)) == answer
        assert decision.answers[decision.notation(answer)] == answer


@MODEST
@given(any_decision, st.data())
def test_spaces_and_capitals_do_not_matter(decision: Decision, data: st.DataObject) -> None:
    answer = data.draw(st.integers(0, decision.size - 1))
    words = decision.notation(answer).split()
    between = [data.draw(spaces) + " " for _ in words[1:]]
    text = data.draw(spaces) + words[0] + "".join(map("".join, zip(between, words[1:], strict=True))) + data.draw(spaces)
    text = "".join(sign.upper() if data.draw(st.booleans()) else sign for sign in text)
    assert decision.read(text) == answer


pieces = st.sampled_from(["give", "tide", "swap", "with", "1", "2", "9", " ", "-1", "give 1 2 3", "roll", "\x00", "١"])


@MODEST
@given(any_decision, st.one_of(st.text(), st.lists(pieces).map(" ".join), st.lists(pieces).map("".join)))
def test_any_text_is_an_answer_or_a_sentence(decision: Decision, text: str) -> None:
    read = answer_to(lambda: decision.read(text))
    if isinstance(read, int):
        assert decision.notation(read) == " ".join(text.lower().split())
    else:
        assert isinstance(read, LeaguesError)
        assert read.code == "unknown-move"
        assert read.text("en").isprintable()


@pytest.mark.parametrize("decision", DECISIONS, ids=lambda d: d.name)
@pytest.mark.parametrize(
    "text", ["", " ", "nonsense", "give", "give 1", "give 1 2 3 4", "give 0 1 2", "x" * 100_000, "\ud800"]
)
def test_a_refusal_shows_how_an_answer_looks(decision: Decision, text: str) -> None:
    error = refusal("unknown-move", lambda: decision.read(text))
    assert decision.name in error.text("en")
    example = error.details["example"]
    assert isinstance(example, str)
    assert 0 <= decision.read(example) < decision.size
    assert len(error.text("en")) < 300
