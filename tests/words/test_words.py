"""Everything the program can say exists in English and in French, and can be said."""

from __future__ import annotations

import ast
import inspect
import random
import re
import textwrap
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import leagues
from leagues.games import GAMES
from leagues.games.nautilion.state import EXPANSIONS, GREEN, KINDS, MAGE, MERCENARY, REEF
from leagues.games.nautilion.tables import LEVELS
from leagues.games.nemo import names as nemo_names
from leagues.harbour import sight
from leagues.kernel.rulebook import Standing
from leagues.kernel.table import Table
from leagues.kernel.words import FIRST, HERE, LANGUAGES, Words, kernel_words, words
from leagues.terminal.speech import speech

SOURCE = Path(leagues.__file__).parent
FOLDERS = {
    str(found.parent.relative_to(SOURCE)): found for found in sorted(SOURCE.rglob("words")) if any(found.rglob("*.ftl"))
}
SAMPLES = (0, 1, 2, "text")  # a number may also come as text
# Names: a Mage is one in both languages, and so are a sextant, biscuits, orange and navigation.
SAME_IN_BOTH = {
    "ledger-change",
    "game-title",
    "figure-nautilion",
    "token",
    "nautilion-kind",
    "place-hull",
    "place-camp",
    "card-colour-orange",
    "island-say-space",
    "object-second",
    "object-third",
}
SAME_IN_BOTH |= {f"{name}{letter}" for name in ("card", "colour") for letter in ("", "-a", "-b", "-c")}
SAME_IN_BOTH |= {
    "event-42",
    "event-54",
    "character-nadeen",
    "optional_rules-nadeen-dakkar",
    "nemo-attribute",
    "rule-nadeen-dakkar.title",
    "motive-science",
    "sheet-science",
    "track-nemo",
    "source-ned-land",
}  # Vanikoro, Nadar, Science, names
SAME_IN_BOTH |= {"nemo-track", "nemo-initial", "nemo-danger-inside", "so-many-points"}
SHIPS = re.compile(r"ship-[a-z-]+")  # a ship has one name
POINTER = "{}"  # what a sentence reads that only points to another one

every_folder = pytest.mark.parametrize("folder", FOLDERS.values(), ids=FOLDERS.keys())
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game_id", GAMES)


# --- the catalogues as they are written --------------------------------------------------------------------------------


@cache
def entries(folder: Path, language: str) -> tuple[Any, ...]:
    """What the files of a folder hold, comments left out."""
    found: list[Any] = []
    for file in sorted((folder / language).glob("*.ftl")):
        found += FluentParser().parse(file.read_text(encoding="utf-8")).body
    comments = (ftl.Comment, ftl.GroupComment, ftl.ResourceComment)
    return tuple(entry for entry in found if not isinstance(entry, comments))


@cache
def patterns(folder: Path, language: str) -> dict[str, Any]:
    """Every sentence: `id` for a message, `id.attribute` for what hangs on it."""
    found: dict[str, Any] = {}
    for entry in entries(folder, language):
        if entry.value is not None:
            found[entry.id.name] = entry.value
        found |= {f"{entry.id.name}.{one.id.name}": one.value for one in entry.attributes}
    return found


def variables(node: Any) -> set[str]:
    """The names of the arguments that a sentence uses."""
    if isinstance(node, ftl.VariableReference):
        return {node.id.name}
    if isinstance(node, ftl.BaseNode):
        node = list(vars(node).values())
    return set().union(*map(variables, node)) if isinstance(node, list) else set()


def references(node: Any) -> set[str]:
    """The other messages that a sentence uses: `id` or `id.attribute`."""
    if isinstance(node, ftl.MessageReference):
        return {f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name}
    if isinstance(node, ftl.BaseNode):
        node = list(vars(node).values())
    return set().union(*map(references, node)) if isinstance(node, list) else set()


def needed(folder: Path, language: str, key: str) -> set[str]:
    """The arguments that a sentence uses, itself or through other messages."""
    pattern = patterns(folder, language)[key]
    return variables(pattern).union(*(needed(folder, language, other) for other in references(pattern)))


def readings(pattern: Any) -> set[str]:
    """Every text that a sentence can become, with `{name}` where an argument goes."""

    def parts(element: Any) -> set[str]:
        if isinstance(element, ftl.TextElement):
            return {element.value}
        if isinstance(element.expression, ftl.SelectExpression):
            return set().union(*(readings(variant.value) for variant in element.expression.variants))
        return {"{" + ", ".join(variables(element)) + "}"}

    return {"".join(chosen) for chosen in product(*(sorted(parts(element)) for element in pattern.elements))}


def of(folder: Path, language: str) -> Words:
    """The words as the program reads them."""
    return words(language, *([] if folder == HERE else [folder]))


def test_kernel_and_games_have_words() -> None:
    assert HERE in FOLDERS.values()
    for game in GAMES.values():
        assert game.folder is not None
        assert game.folder / "words" in FOLDERS.values()


@every_folder
@every_language
def test_files_hold_messages_only(folder: Path, language: str) -> None:
    assert entries(folder, language)
    for entry in entries(folder, language):
        assert isinstance(entry, ftl.Message), f"not understood: {getattr(entry, 'content', entry)}"


@every_folder
@every_language
def test_no_id_is_used_twice(folder: Path, language: str) -> None:
    ids = [entry.id.name for entry in entries(folder, language)]
    if folder != HERE:
        ids += [entry.id.name for entry in entries(HERE, language)]
    assert [id for id, count in Counter(ids).items() if count > 1] == []


@every_folder
@every_language
def test_all_languages_have_the_same_ids_attributes_and_arguments(folder: Path, language: str) -> None:
    english, other = ({key: needed(folder, one, key) for key in patterns(folder, one)} for one in (FIRST, language))
    assert english == other


@every_folder
def test_french_is_not_english(folder: Path) -> None:
    english, french = patterns(folder, "en"), patterns(folder, "fr")
    same = {key for key in english.keys() & french.keys() if readings(english[key]) & readings(french[key]) - {POINTER}}
    assert {key for key in same if not SHIPS.fullmatch(key)} <= SAME_IN_BOTH


@every_folder
@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (r"'", "a straight apostrophe"),
        (r"(?<![\u00a0\u202f])[;:!?»]", "no non-breaking space before"),
        (r"«(?!\u00a0)", "no non-breaking space after"),
        (r"[“”]", "English quotation marks"),
    ],
)
def test_french_typography(folder: Path, wrong: str, why: str) -> None:
    found = {key: text for key, p in patterns(folder, "fr").items() for text in readings(p) if re.search(wrong, text)}
    assert found == {}, why


def samples(names: list[str]) -> Iterator[dict[str, Any]]:
    """Arguments of these names: all together; where there are many, one after the other."""
    if len(names) <= 3:
        yield from (dict(zip(names, values, strict=True)) for values in product(SAMPLES, repeat=len(names)))
    else:
        yield from ({**dict.fromkeys(names, 1), name: value} for name in names for value in SAMPLES)


@every_folder
@every_language
def test_every_message_can_be_said(folder: Path, language: str) -> None:
    for key in patterns(folder, language):
        for arguments in samples(sorted(needed(folder, language, key))):
            text = of(folder, language).text(key, **arguments)
            assert text.strip(), key
            assert "{" not in text, key


# --- errors ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Raised:
    """A place in the source that makes an error."""

    where: str
    code: str
    details: frozenset[str] | None  # None where they are not written out


def barriers() -> set[str]:
    """What can keep a choice from being taken back."""
    methods = [ast.parse(textwrap.dedent(inspect.getsource(found))) for found in (Table.barrier, sight.barrier)]
    returned = [node for method in methods for found in ast.walk(method) if isinstance(found, ast.Return)
                for node in ast.walk(found)]  # fmt: skip
    return {node.value for node in returned if isinstance(node, ast.Constant) and isinstance(node.value, str)} - {""}


def codes(code: ast.expr, tree: ast.Module) -> list[str]:
    """The codes that the first argument of an error can be; a name stands for what the function
    that gave it returns."""
    match code:
        case ast.Name():
            return returned(code, tree)
        case ast.Constant(value=str(text)):
            return [text]
        case ast.IfExp(body=one, orelse=other):
            return codes(one, tree) + codes(other, tree)
        case ast.JoinedStr(values=[ast.Constant(value="undo-"), ast.FormattedValue()]):
            return [f"undo-{barrier}" for barrier in barriers()]
    raise AssertionError(f"nobody can tell which codes these are: {ast.unparse(code)}")


def defined(name: str, tree: ast.Module) -> ast.FunctionDef:
    """The function of a name in a module: its own, or one that it imports from another of ours."""
    own = [one for one in ast.walk(tree) if isinstance(one, ast.FunctionDef) and one.name == name]
    if own:
        return own[0]
    imported = next(
        one for one in ast.walk(tree) if isinstance(one, ast.ImportFrom) and name in [given.name for given in one.names]
    )
    assert imported.module is not None
    file = SOURCE.parent / imported.module.replace(".", "/")
    return defined(name, ast.parse(file.with_suffix(".py").read_text(encoding="utf-8")))


def returned(name: ast.Name, tree: ast.Module) -> list[str]:
    """The codes of errors in an owner's file that a name can be: those of the function called for it just before."""
    given = [node for node in ast.walk(tree) if isinstance(node, ast.Assign) and node.lineno < name.lineno
             and any(isinstance(one, ast.Name) and one.id == name.id for one in ast.walk(node.targets[0]))]  # fmt: skip
    call = max(given, key=lambda node: node.lineno).value
    assert isinstance(call, ast.Call), ast.unparse(call)
    function = defined(ast.unparse(call.func), tree)
    found = {node.value for one in ast.walk(function) if isinstance(one, ast.Return) for node in ast.walk(one)
             if isinstance(node, ast.Constant) and isinstance(node.value, str)}  # fmt: skip
    return sorted(code for code in found if code.startswith("data-"))


def raised_in(file: Path) -> Iterator[Raised]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    helpers = [one for one in ast.walk(tree) if isinstance(one, ast.FunctionDef) and one.name == "wrong"]
    inside = {node for helper in helpers for node in ast.walk(helper)}  # there the code is an argument
    for call in ast.walk(tree):
        if not isinstance(call, ast.Call) or not call.args:
            continue
        direct = isinstance(call.func, ast.Name) and call.func.id == "LeaguesError"
        in_data = isinstance(call.func, ast.Attribute) and call.func.attr == "wrong"
        if not (direct or in_data) or (call in inside and isinstance(call.args[0], ast.Name)):
            continue
        given = [keyword.arg for keyword in call.keywords] + (["line", "name"] if in_data else [])
        details = None if None in given else frozenset(name for name in given if name not in (None, "rules", "reasons"))
        for code in codes(call.args[0], tree):
            yield Raised(f"{file.relative_to(SOURCE)}:{call.lineno}", code, details)


@cache
def raised() -> list[Raised]:
    return [one for file in sorted(SOURCE.rglob("*.py")) for one in raised_in(file)]


def test_the_scan_finds_every_kind_of_error() -> None:
    found = {one.code for one in raised()}
    plain, either, undo, data = "forbidden", {"record-truncated", "record-line"}, "undo-draw", "data-number"
    assert {plain, *either, undo, data} <= found


@every_language
def test_every_error_has_words(language: str) -> None:
    assert {one.where: one.code for one in raised() if not kernel_words(language).has(f"error-{one.code}")} == {}


@every_language
def test_errors_use_only_what_they_are_given(language: str) -> None:
    said = patterns(HERE, language)
    told = [(one.where, one.details, said.get(f"error-{one.code}")) for one in raised() if one.details is not None]
    assert {where: unknown for where, details, sentence in told if (unknown := variables(sentence) - details)} == {}


@every_language
def test_every_barrier_has_a_short_reason(language: str) -> None:
    assert barriers()
    assert {key.removeprefix("barrier-") for key in patterns(HERE, language) if key.startswith("barrier-")} == barriers()


# --- games -------------------------------------------------------------------------------------------------------------


def ids(game_id: str, language: str, prefix: str) -> set[str]:
    """The ids of a game's messages that begin with `prefix`."""
    folder = GAMES[game_id].folder
    assert folder is not None
    return {entry.id.name for entry in entries(folder / "words", language) if entry.id.name.startswith(prefix)}


@every_game
@every_language
def test_title_and_standings(game_id: str, language: str) -> None:
    said = GAMES[game_id].words(language)
    for id in ("game-title", "game-about", "game-luck", "game-luck.the", *(f"standing-{standing}" for standing in Standing)):
        assert said.text(id)


@every_game
@every_language
def test_decisions_and_answers(game_id: str, language: str) -> None:
    game = GAMES[game_id]
    said, used = game.words(language), set()
    assert ids(game_id, language, "decision-") == {f"decision-{name}" for name in game.decisions.by_name}
    for decision in game.decisions.by_name.values():
        sentences = []
        for answer in range(decision.size):
            id, arguments = decision.module.words(answer)
            used.add(id)
            sentences.append(said.text(id, **arguments))
        repeated = [sentence for sentence, count in Counter(sentences).items() if count > 1]
        assert repeated == [], f"answers to {decision.name} that cannot be told apart"
    assert ids(game_id, language, "do-") == used


@every_game
@every_language
def test_journal(game_id: str, language: str) -> None:
    game = GAMES[game_id]
    said = game.words(language)
    for message in game.messages:
        for a, b, c in product((0, 1, 2, 10, 13), repeat=3):
            assert said.text(message.id, a=a, b=b, c=c)
    assert ids(game_id, language, "say-") == {message.id for message in game.messages}


# How a sentence must not look: two full stops, two spaces, a space where none belongs.
SLIP = re.compile(r"[.!?]\.|  |\s[,.]|^\s|\s$|[“«]\s?[”»]")
LARGEST = 72  # no game has more of anything that a line of its journal names


@every_game
@every_language
def test_journal_lines_are_whole_sentences(game_id: str, language: str) -> None:
    game = GAMES[game_id]
    said = game.words(language)
    for message in game.messages:
        lines = {said.text(message.id, **{**dict.fromkeys("abc", 1), name: value})
                 for name in "abc" for value in range(LARGEST)}  # fmt: skip
        for line in lines:
            assert line[0].isupper() or line[0].isdigit() or line[0] in "“«", line
            assert line[-1] in ".!?", line
            assert not SLIP.search(line), line


@every_game
@every_language
def test_answers_begin_with_a_capital(game_id: str, language: str) -> None:
    game = GAMES[game_id]
    for decision in game.decisions.by_name.values():
        for answer in range(decision.size):
            id, arguments = decision.module.words(answer)
            sentence = game.words(language).text(id, **arguments)
            assert sentence[0].isupper() or sentence[0].isdigit() or sentence[0] in "“«", sentence
            assert not SLIP.search(sentence), sentence


@every_game
@every_language
def test_rules(game_id: str, language: str) -> None:
    game = GAMES[game_id]
    for entry in game.rulebook:
        assert game.words(language).text(f"rule-{entry.id}")
        assert game.words(language).text(f"rule-{entry.id}.title")
    assert ids(game_id, language, "rule-") == {f"rule-{entry.id}" for entry in game.rulebook}


@every_game
@every_language
def test_endings(game_id: str, language: str) -> None:
    names = {ending.name.lower().replace("_", "-") for ending in GAMES[game_id].endings}
    assert ids(game_id, language, "ending-") == {f"ending-{name}" for name in names}
    assert GAMES[game_id].words(language).text("ending-fault")


@every_game
@every_language
def test_options(game_id: str, language: str) -> None:
    game = GAMES[game_id]
    said = game.words(language)
    for option in game.options:
        assert said.text(f"option-{option.name}")
        assert said.text(f"option-{option.name}.about")
        for choice in option.choices:
            if isinstance(choice, str):
                assert said.text(f"{option.name}-{choice.lower()}")
    assert ids(game_id, language, "option-") == {f"option-{option.name}" for option in game.options}


# --- Nautilion ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "first", "mine", "yours"),
    [
        ("en", "Turn 1.", "Turn 3: player 1 takes the helm.", "Turn 3: player 2 takes the helm."),
        ("fr", "Tour 1.", "Tour 3\u00a0: le joueur 1 prend la barre.", "Tour 3\u00a0: le joueur 2 prend la barre."),
    ],
)
def test_turns_name_the_player_once_there_is_one_to_name(language: str, first: str, mine: str, yours: str) -> None:
    said = GAMES["nautilion"].words(language)
    assert said.text("say-turn", a=1, b=0, c=1) == first
    assert said.text("say-turn", a=1, b=0, c=2) == first
    assert said.text("say-turn", a=3, b=0, c=1) == first.replace("1", "3")
    assert said.text("say-turn", a=3, b=0, c=2) == mine
    assert said.text("say-turn", a=3, b=1, c=2) == yours


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("language", "player"), [("en", "Player {} takes the helm"), ("fr", "Le joueur {} prend la barre")])
def test_seats_are_told_as_people_count_them(language: str, player: str, seat: int) -> None:
    table = leagues.new("nautilion", players=2, seed="helm")
    table.play(f"first {seat}")
    assert player.format(seat + 1) in table.journal[-1].text(table.game, language)


@pytest.mark.parametrize("outcome", [0, 1])
@pytest.mark.parametrize(("language", "cards"), [("en", ("first", "second")), ("fr", ("premier", "second"))])
def test_admirals_are_told_as_they_are_dealt(language: str, cards: tuple[str, str], outcome: int) -> None:
    game = GAMES["nautilion"]
    id, arguments = game.decisions.by_name["deal-admirals"].module.words(outcome)
    deal = game.words(language).text(id, **arguments)
    assert re.findall(r"\d", deal) == [str(outcome + 1), str(2 - outcome)]
    dealt = game.words(language).text("say-admirals", a=1 + outcome, b=2 - outcome, c=0)
    assert re.findall("|".join(cards), dealt) == [cards[outcome], cards[1 - outcome]]


@every_language
@pytest.mark.parametrize("ship", ["A1", "A2", "B1", "B2", "C1", "C2"])
def test_ships_name_their_class(language: str, ship: str) -> None:
    said = GAMES["nautilion"].words(language).text(f"ship-{ship.lower()}.class")
    assert f" {ship[0]}," in said


# Every kind of token, alone and in a sentence.
KIND_NAMES = {
    "en": {
        GREEN: ("green token", "a green token"), 4: ("crew 4", "crew 4"), MAGE + 1: ("Mage A", "Mage A"),
        MAGE + 2: ("Mage B", "Mage B"), MAGE + 3: ("Mage C", "Mage C"), MERCENARY: ("Mercenary", "a Mercenary"),
        REEF: ("Reef", "a Reef"),
    },
    "fr": {
        GREEN: ("jeton vert", "un jeton vert"), 4: ("équipier 4", "l’équipier 4"), MAGE + 1: ("Mage A", "le Mage A"),
        MAGE + 2: ("Mage B", "le Mage B"), MAGE + 3: ("Mage C", "le Mage C"), MERCENARY: ("Mercenaire", "un Mercenaire"),
        REEF: ("Écueil", "un Écueil"),
    },
}  # fmt: skip
WORDS = FOLDERS["games/nautilion"]
TAKES_TOKENS = {
    "do-deal-token": {"token"}, "do-pay": {"token"}, "do-recover": {"token"},
    "say-swapped": {"a", "b"}, "say-recovered": {"a"}, "say-inserted": {"a"}, "say-paid": {"a"}, "say-toll-cabin": {"a"},
    "say-phantom-landed": {"b"}, "say-phantom-recruited": {"b"}, "say-phantom-back": {"b"}, "say-exchange-taken": {"b"},
    "say-exchange-given": {"a"}, "say-nautilion-landed": {"b"}, "say-nautilion-back": {"b"}, "say-placed-cabin": {"a"},
    "say-kept": {"a"}, "say-hauled": {"a", "b", "c"},
}  # fmt: skip


@every_language
def test_every_kind_of_token_has_its_name(language: str) -> None:
    said = GAMES["nautilion"].words(language)
    for kind, (name, one) in KIND_NAMES[language].items():
        assert said.text("token", token=kind) == name
        assert said.text("token.one", token=kind) == one
        assert [said.text(f"token-{letter}", **{letter: kind}) for letter in "abc"] == [one] * 3
    assert len({said.text("token", token=kind) for kind in range(KINDS)}) == KINDS


@every_language
def test_sentences_about_tokens_name_every_kind(language: str) -> None:
    taken = {
        key: {"token" if other.startswith("token.") else other[6] for other in found}
        for key, pattern in patterns(WORDS, language).items()
        if not key.startswith("aid-")  # what those say of real games is held beside the page's data
        and (found := {other for other in references(pattern) if other.startswith("token")})
    }
    assert taken == TAKES_TOKENS
    said = GAMES["nautilion"].words(language)
    for key, letters in taken.items():
        for letter, kind in product(sorted(letters), KIND_NAMES[language]):
            if kind in (GREEN, REEF) and letter != "token" and key not in ("say-recovered", "say-paid"):
                continue  # neither lies on the path
            others = dict.fromkeys(needed(WORDS, language, key), 1)
            name = KIND_NAMES[language][kind][0]
            assert (name if kind != 4 else "4") in said.text(key, **others | {letter: kind}), key


@every_language
def test_a_haul_names_only_the_neighbours_that_are_there(language: str) -> None:
    said = GAMES["nautilion"].words(language)
    names = [KIND_NAMES[language][kind][1] for kind in (4, MAGE + 2, MERCENARY)]
    for b, c in product((0, MAGE + 2), (0, MERCENARY)):
        there = [names[0]] + [names[1]] * (b != 0) + [names[2]] * (c != 0)
        assert said.text("say-hauled", a=4, b=b, c=c).partition(":")[2].strip() == ", ".join(there) + "."


@pytest.mark.parametrize("players", [1, 2])
def test_whole_games_with_all_expansions_speak_of_no_crew_beyond_nine(players: int) -> None:
    heard: set[str] = set()
    for seed in range(6):
        table = leagues.new("nautilion", seed=f"words {seed}", players=players, expansions="all")
        luck = random.Random(seed)
        while not table.over:
            table.play(luck.choice(table.legal))
        lines = [(line.message, line.text(table.game, one)) for line in table.journal for one in LANGUAGES]
        assert [text for _, text in lines if re.search(r"([Cc]rew|équipier|\ba|\bun) (0|1\d)\b", text)] == []
        heard |= {message for message, _ in lines}
    assert {"say-phantom-landed", "say-nautilion-landed", "say-kept", "say-paid", "say-recovered"} <= heard


@every_language
def test_an_eight_is_an_eight(language: str) -> None:
    swapped = GAMES["nautilion"].words(language).text("say-swapped", a=8, b=8, c=2)
    assert len(re.findall(r"\ban 8\b" if language == "en" else r"\bun 8\b", swapped)) == 2


@every_language
def test_expansions_and_levels_are_explained(language: str) -> None:
    said = GAMES["nautilion"].words(language)
    for name in EXPANSIONS:
        assert said.text(f"expansions-{name}.about").endswith(".")
    for level in LEVELS:
        assert said.text(f"darkhouse_level-{level}.class")
    assert said.text("phase-0")


# --- Nemo's War --------------------------------------------------------------------------------------------------------


ARTICLE = re.compile(r"^(the|le|la|les) |^l’", re.IGNORECASE)


def without_article(name: str) -> str:
    return ARTICLE.sub("", name).casefold()


@every_language
def test_what_changes_a_roll_is_called_by_its_name(language: str) -> None:
    said = GAMES["nemo"].words(language)
    upgrades = {f"upgrade-{name}": name for name in nemo_names.UPGRADES}
    people = {f"character-{name}": name for name in nemo_names.CHARACTERS}
    sources = {id: f"source-{name}" for id, name in {**upgrades, **people}.items() if said.has(f"source-{name}")}
    assert len(sources) == 12
    for id, source in sources.items():
        assert without_article(said.text(source)) in said.text(id).casefold(), id


@every_language
def test_a_ship_keeps_its_name_behind_the_article(language: str) -> None:
    said = GAMES["nemo"].words(language)
    for slug in nemo_names.SHIPS:
        for id in (f"ship-{slug}", f"ship-{slug}-back"):
            last = said.text(id).partition(",")[0].split()[-1].casefold()
            assert last in said.text(f"{id}.the").casefold() or slug == "sea-serpent", id
            assert not re.match("the La |le La |la La ", said.text(f"{id}.the"))


@every_language
def test_the_terminal_and_the_page_use_the_names_of_the_game(language: str) -> None:
    said, spoken = GAMES["nemo"].words(language), speech(language, GAMES["nemo"])
    for level, name in enumerate(nemo_names.LEVELS):
        assert spoken.text("nemo-level", level=level) == said.text(f"difficulty-{name}")
    page = words(language, SOURCE.parents[1] / "web" / "words")
    assert page.text("page-plate-nemo") == said.text("game-title")
