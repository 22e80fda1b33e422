"""Words: Project Fluent catalogues, one folder a language. Text is never built anywhere else."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from leagues.kernel.errors import LeaguesError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle, FluentResource

HERE = Path(__file__).parent / "words"
FIRST = "en"  # what is spoken where no other language is asked for
LANGUAGES = (FIRST, *sorted(folder.name for folder in HERE.iterdir() if folder.is_dir() and folder.name != FIRST))


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
    """The words of `language` from the kernel and from `folders` (each with a folder for every language)."""
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


def language_of(locale: str) -> str:
    """The language of a locale such as `fr_CA.UTF-8`, where there are words for it, else English."""
    name = re.split(r"[-_.@]", locale.lower())[0]
    return name if name in LANGUAGES else FIRST


def kernel_words(language: str) -> Words:
    """The kernel's own words: errors and what all games share."""
    return words(language)
