"""One thing, one word: what the table of terms and the lines of style rule out stands in no catalogue."""

from __future__ import annotations

import re
from collections.abc import Iterable

import pytest

from tests.words.catalogues import Sentence, parsed, sentences, walk

# In which catalogues (a part of their folder or of the sentence's id), what must not stand there, and what is said instead.
RULED_OUT = [
    ("en", "", r"\b[Ss]hall\b", "should, or a question"),
    ("en", "", r"\b(?:throws?|threw|thrown)\b", "roll"),
    ("en", "", r"\blies? open\b", "is open, is face up"),
    ("en", "", r"\btold\b", "say it plainly"),
    ("en", "option-", r"^Whether\b", "a question"),
    ("en", "", r"^(?:Into|Down|Here|There|From both) (?:the \w+ )?(?:goes?|comes?)\b", "no inversion"),
    ("en", "", r"tokens? of the (?:path|reserve|discard pile)\b", "on, in, from"),
    ("en", "", r"\b[Oo]nlook|\blook(?:s|ing)? on\b", "watch, spectators"),
    ("en", "", r"\b(?:can(?:not)?|could|nothing|no longer) (?:\w+ ){0,2}(?:be )?taken? back\b", "undo"),
    ("en", "nemo", r"\b[Ww]ager", "exert"),
    ("en", "nemo", r"\bmounts? guns\b", "get hostile"),
    ("en", "nemo", r"\blittle consequence\b|\bworth it\b", "inconsequential, adequate"),
    ("en", "island", r"\b(?:[Ss]tern|[Bb]ow)\b", "back, front"),
    ("en", "nautilion", r"\b[Bb]attle\b", "collision"),
    ("fr", "", r"\b[Pp]éages?\b", "tribut"),
    ("fr", "", r"\b[Ss]ièges?\b", "place"),
    ("fr", "", r"\b[Ll]oyaux\b|\bdés honnêtes\b", "équitables"),
    ("fr", "option-", r"^Si ", "une question"),
    ("fr", "", r"(?:peu(?:t|vent)|pouvoir)(?: \w+){0,2} (?:être |se )repri(?:s|se|ses)\b|se reprend", "annuler"),
    ("fr", "", r"\(s\)", "un sélecteur"),
    ("fr", "", r"[Vv]ous seul\b|serez averti\b|^Seul$", "sans genre supposé"),
    ("fr", "nautilion", r"\b[Cc]ollisions?\b|\b[Bb]atailles?\b", "abordage"),
    ("fr", "nautilion", r"\b[Mm]écanicien", "Technicien"),
    ("fr", "nautilion", r"\b[Pp]ostes?\b|[Ll]a place \d|jetez (?:le|la) (?:Tourbillon|Translation)", "emplacement; lancer"),
    ("fr", "nautilion", r"jetons? perdus? (?:re|mont)", "défaussé"),
    ("fr", "nemo", r"\b[Mm]is(?:er|ez)\b|\b(?:la|les|chaque) mises?\b|misée", "engager"),
    ("fr", "nemo", r"\b[Aa]rsenal|\b[Éé]talage", "refonte, tableau"),
    ("fr", "nemo", r"\b(?:une|les|chaque) révoltes?\b", "soulèvement"),
    ("fr", "nemo", r"\b(?:une|la) finale\b|pioche Aventure", "le finale, le paquet d’aventure"),
    ("fr", "nemo", r"\b[Dd]ébord(?:er|ent)\b|[Dd]evenir hostile", "se répandre, s’armer"),
    ("fr", "nemo", r"\bconvenable\b|[Ss]ans suite\b", "honorable, sans conséquence"),
    ("fr", "island", r"\b(?:[Pp]oupe|[Pp]roue)\b", "arrière, avant"),
]  # fmt: skip


def written(sentence: Sentence) -> Iterable[str]:
    """The pieces of a sentence as they are written."""
    return (node.value for node in walk(sentence.pattern) if type(node).__name__ == "TextElement")


def faults(said: Iterable[Sentence], language: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for sentence in said:
        rules = [rule for rule in RULED_OUT if rule[0] == language and rule[1] in f"{sentence.folder} {sentence.key}"]
        for text in written(sentence):
            found |= {f"{sentence.key}: {text}": instead for _, _, wrong, instead in rules if re.search(wrong, text)}
    return found


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_word_is_used_that_the_table_of_terms_rules_out(language: str) -> None:
    assert faults(sentences(language), language) == {}


@pytest.mark.parametrize(
    ("language", "planted"),
    [
        ("en", "a = What shall the die show?"), ("en", "a = Every throw counts."), ("en", "nemo-a = Wager Nemo"),
        ("en", "a = Into the reserve goes { $b }."), ("en", "a = It cannot be taken back."),
        ("fr", "a = Pas de péage."), ("fr", "nemo-a = Que misez-vous ?"), ("fr", "nautilion-a = la bataille est passée"),
        ("fr", "a = La table a { $right } place(s)."), ("fr", "a = Ne peut pas être repris"),
    ],
)  # fmt: skip
def test_a_planted_word_is_found(language: str, planted: str) -> None:
    assert faults(parsed(planted), language)
