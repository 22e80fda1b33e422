"""Words: Project Fluent catalogues, English and French, one folder a language. Text is never built anywhere else."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from leagues.kernel.errors import LeaguesError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "fr")
HERE = Path(__file__).parent / "words"


class Words:
    """The sentences of one language."""

    def __init__(self, language: str, bundle: FluentBundle) -> None:
        self.language = language
        self._bundle = bundle

    def has(self, id: str) -> bool:
        """Whether there is a sentence of this id."""
        return bool(self._bundle.has_message(id))

    def text(self, id: str, /, **arguments: object) -> str:
        """The sentence `id`, or its attribute when written `id.attribute`."""
        name, _, attribute = id.partition(".")
        if not self._bundle.has_message(name):
            raise KeyError(f"no words for {name} in {self.language}")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise ValueError(f"{id} in {self.language}: {errors}")
        return str(text)


@cache
def words(language: str, *folders: Path) -> Words:
    """The words of `language` from the kernel and from `folders` (each holding `en/` and `fr/`)."""
    if language not in LANGUAGES:
        raise LeaguesError("unknown-language", language=language, languages=", ".join(LANGUAGES))
    from fluent.runtime import FluentBundle

    bundle = FluentBundle([language], use_isolating=False)
    for folder in (HERE, *folders):
        for file in sorted((folder / language).glob("*.ftl")):
            bundle.add_resource(_resource(file))
    return Words(language, bundle)


@cache
def _resource(file: Path) -> FluentResource:
    """One file, parsed once: the game's words and the command's share the kernel's."""
    from fluent.runtime import FluentResource

    return FluentResource(file.read_text(encoding="utf-8"))


def kernel_words(language: str) -> Words:
    """The kernel's own words: errors and what all games share."""
    return words(language)
