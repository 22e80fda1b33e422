"""Every sentence with a count, at none, one and two: “1 points”, and in French “0 points”, are found in every catalogue.

Which words are plurals is read from the catalogues themselves: those that stand there in both numbers. In English a word
that is also a verb (“rolls”, “strikes”) is one only where it is counted somewhere.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

import pytest
from fluent.syntax import ast as ftl

from leagues.kernel.words import Words, words
from tests.words.catalogues import FOLDERS, ROOT, Sentence, chosen, parsed, readings, sentences, texts, variables, walk

LANGUAGES = ("en", "fr")
WORD = r"[a-zà-öø-ÿœ]+"
NONE_OR_ONE = {"en": (1,), "fr": (0, 1)}  # in English none takes the plural
BEFORE_VERBS = r"\b(?:to|you|we|can|may|they|must|cannot|could|would|not|who|will|does|do|or) ([a-z]+)"
COUNTED = r"\b(?:two|three|four|five|six|many|several|few) ([a-z]+s)\b"
# What may stand between a count and its noun.
BETWEEN = {"en": "(?:action |ship |more |other |full |reserve |empty |open )?", "fr": "(?:autres? |grandes? )?"}
FREE = r"(?<![\d¤.,/+–-])(?<!of )(?<!sur )"  # a count that is not a part of something else
# A verb in the plural behind one of so many, or behind a noun that is right.
PLURAL_VERB = {
    "en": re.compile(FREE + r"1 of (?:its |the )?[\d¤]+ (?:[a-z]+s )?(?:are|were|have|do|pass|come|miss)\b"),
    "fr": re.compile(
        FREE + r"[01] (?:(?:[a-zà-ÿ]+ )?sur [\d¤]+ (?:nous |se )?[a-zà-ÿ]+(?<!m)ent"
        r"|(?!ne |et |ou |qui )[a-zà-ÿ]+ (?:sur [\d¤]+ )?(?:nous |se |ne )?(?:sont|ont|font|vont|peuvent|doivent))\b"
    ),
}


def plural(one: str, two: str) -> bool:
    """Whether `two` is the plural of `one`."""
    return two in (f"{one}s", f"{one}es", f"{one}x") or (one.endswith("y") and two == f"{one[:-1]}ies")


def told_apart(sentence: Sentence, language: str) -> set[str]:
    """The plurals that a selector of this sentence sets beside their singular."""
    found = set()
    for node in walk(sentence.pattern):
        if isinstance(node, ftl.SelectExpression) and isinstance(node.selector, ftl.VariableReference):
            name = node.selector.id.name
            one, two = (
                {word for text in readings(chosen(node, count, language).value, name, count, language) for word in
                 re.findall(rf"\b{count} ({WORD})", text)} for count in (1, 2)
            )  # fmt: skip
            found |= {word for word in two if any(plural(other, word) for other in one)}
    return found


@cache
def plurals(language: str) -> frozenset[str]:
    """Every word of the catalogues that stands there in the singular as well."""
    whole = " ".join(text.lower() for _, text in texts(language))
    there = set(re.findall(WORD, whole))
    found = {f"{word}{end}" for word in there for end in ("s", "x", "es") if len(word) > 2 and f"{word}{end}" in there}
    found |= {f"{word[:-1]}ies" for word in there if word.endswith("y") and f"{word[:-1]}ies" in there}
    if language == "en":
        found = {word for word in found if not word.endswith("sses")}  # “passes”
        verbs, counted = set(re.findall(BEFORE_VERBS, whole)), set(re.findall(COUNTED, whole))
        found = {word for word in found if word[:-1] not in verbs or word in counted}
    return frozenset(found.union(*(told_apart(sentence, language) for sentence in sentences(language))))


def wrong(sentence: Sentence, language: str) -> set[str]:
    """The texts of a sentence in which a count of none or one has a plural."""
    found = set()
    for name in variables(sentence.pattern):
        for count in NONE_OR_ONE[language]:
            counted = re.compile(rf"(?<![\d¤.,/+–-]){count} {BETWEEN[language]}({WORD})")
            for text in readings(sentence.pattern, name, count, language):
                bare = any(match[1] in plurals(language) for match in counted.finditer(text))
                if str(count) in text and (bare or PLURAL_VERB[language].search(text)):
                    found.add(text)
    return found


def faults(said: Iterable[Sentence], language: str) -> dict[str, str]:
    return {f"{one.folder} {one.key}": min(texts) for one in said if (texts := wrong(one, language))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_count_of_one_has_a_plural_and_in_french_no_count_of_none(language: str) -> None:
    assert faults(sentences(language), language) == {}


@pytest.mark.parametrize(
    ("language", "planted"),
    [
        ("en", "lose = Lose { $count } points."),
        ("en", "rolls = { $lots } of { $of } pass."),
        ("en", "cards = With { $size } cards the set is closed."),
        ("en", "left = { $sign ->\n    [less] nothing\n   *[more] { $count } action points\n}"),
        ("fr", "lose = Perdez { $count } points."),
        ("fr", "none = { $count ->\n    [1] un point\n   *[other] { $count } points\n}"),
        ("fr", "rolls = { $lots } jet sur { $of } réussissent."),
        ("fr", "seas = { $open } places libres sur { $spaces }"),
    ],
)
def test_a_planted_fault_is_found(language: str, planted: str) -> None:
    assert faults(parsed(planted), language)


@pytest.mark.parametrize(
    ("language", "right"),
    [
        ("en", "lose = Lose { $count ->\n    [one] { $count } point\n   *[other] { $count } points\n}."),
        ("en", "seat = Player { $seat } gets { $card }."),
        ("fr", "lose = Perdez { $count ->\n    [one] { $count } point\n   *[other] { $count } points\n}."),
        ("fr", "seat = Le joueur { $seat } prend la carte { $card }."),
    ],
)
def test_what_is_right_is_left_alone(language: str, right: str) -> None:
    assert faults(parsed(right), language) == {}


def test_the_look_reaches_every_catalogue() -> None:
    assert {"src/leagues/kernel/words", "src/leagues/terminal/words", "src/leagues/words", "web/words"} <= FOLDERS.keys()
    assert {"points", "tokens", "cards", "turns"} <= plurals("en")
    assert {"points", "jetons", "cartes", "jets"} <= plurals("fr")


# --- and each of them can be said with every count -------------------------------------------------------------------


def spoken(folder: str, game: str, language: str) -> Words:
    """The words as the program reads them: a page's together with its game's."""
    played = [ROOT / f"src/leagues/games/{game}/words"] if game else []
    return words(language, *played, *([] if folder == "src/leagues/kernel/words" else [FOLDERS[folder]]))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["nautilion", "island", "nemo"])
def test_the_pages_words_can_be_said_with_every_count(game: str, language: str) -> None:
    """Those of the other catalogues are held in `test_words.py`; the page's point to its game's."""
    said = spoken("web/words", game, language)
    own = [one for one in parsed((ROOT / f"web/words/{language}/{game}.ftl").read_text()) if game in one.key]
    page = parsed((ROOT / f"web/words/{language}/page.ftl").read_text())
    for sentence in (*own, *page):
        names = variables(sentence.pattern) | {"kind", "ocean", "token", "ship"}
        for count in (0, 1, 2):
            text = said.text(sentence.key, **dict.fromkeys(names, count))
            assert "{" not in text, sentence.key
