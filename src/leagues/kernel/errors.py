"""Errors that say what was wrong and what would be right, in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence

LARGEST = 10**15  # a larger number is shown as text
LONGEST = 600  # signs of a value that are shown


class LeaguesError(Exception):
    """Something a person or a program asked for cannot be done.

    `code` is stable and for programs. The sentence lies in the words under `error-<code>`; `details` are its arguments.
    `rules` are the ids of the rules that forbid it, where a rule does.
    """

    def __init__(self, code: str, /, *, rules: Sequence[str] = (), **details: object) -> None:
        super().__init__(code)
        self.code = code
        self.rules = tuple(rules)
        self.details = details

    def text(self, language: str = "en") -> str:
        """The sentence, in `language`."""
        from leagues.kernel.words import kernel_words

        arguments = {key: _shown(value) for key, value in self.details.items() if key != "reasons"}
        sentence = kernel_words(language).text(f"error-{self.code}", **arguments)
        reasons = self.details.get("reasons")
        if isinstance(reasons, Sequence) and not isinstance(reasons, str):
            return sentence + "".join(f"\n- {reason.text(language)}" for reason in reasons)
        return sentence

    def __str__(self) -> str:
        return self.text()


def _shown(value: object) -> int | str:
    """A value as it stands in a sentence: on one line, without what a terminal would obey, and not without end."""
    if isinstance(value, int) and abs(value) <= LARGEST:
        return value
    text = "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in str(value))
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"
