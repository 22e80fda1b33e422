"""Nautilion's decisions as menus: every line renders a choice of the explanation, with what would follow, and what is
barred names its rule."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import cast

from rich.text import Text

from leagues.games.nautilion import darkhouse, preview
from leagues.games.nautilion.aids.explanation import explain
from leagues.games.nautilion.aids.gifts import FIGURES
from leagues.games.nautilion.aids.shapes import ChoiceAbout, Explanation, Give, Reached, Spell
from leagues.games.nautilion.cards import heroic_card
from leagues.games.nautilion.decisions import place_token, roll
from leagues.games.nautilion.rulebook import Rule
from leagues.games.nautilion.state import NAUTILION, State
from leagues.games.nautilion.steps import Step
from leagues.games.nautilion.tables import Tables
from leagues.kernel.decisions import Decision
from leagues.kernel.entries import Move
from leagues.kernel.explaining import Sentence
from leagues.kernel.table import Table
from leagues.kernel.words import Words
from leagues.terminal import rules
from leagues.terminal.ink import joined
from leagues.terminal.menu import Choice, Kind, Menu, prompt
from leagues.terminal.nautilion_cells import Marks, columns, figure_cell, marks_of, parts_of, row_of
from leagues.terminal.nautilion_lines import does, runs, short
from leagues.terminal.nautilion_path import letter
from leagues.terminal.nautilion_signs import die, drawn, face, name, spoken, token
from leagues.terminal.nautilion_speech import listed

ROOM = 76  # columns of a line
PLACES = ("path", "gap")  # what is pointed at, instead of being chosen from a list
BEFORE = ("aid-reroll", "aid-heroic", "aid-buy")  # what may come before the Plan, beside the spells
# What is barred and yet listed: all of these decisions, and elsewhere the crew that holds the others together.
LISTED = ("roll", "choose-figure", "recover")
APART = (Rule.DUCT_DISCARD.id, Rule.HEROIC_SPLIT.id, Rule.HEROIC_RECONNECT.id)


@dataclass(frozen=True)
class Asked:
    """The decision that waits, and its explanation."""

    table: Table
    decision: Decision
    s: State
    t: Tables
    told: Explanation
    w: Words

    def choice(self, answer: int) -> ChoiceAbout:
        """What is said of an answer."""
        return self.told["choices"][str(answer)]


def menu_of(table: Table, w: Words) -> Menu:
    """The menu of the decision that waits."""
    decision = table.decision
    assert decision is not None
    asked = Asked(table, decision, preview.state(table), preview.tables(table), explain(table, table.who), w)
    if decision.number == Step.PLAN:
        return plan_menu(asked)
    if decision.number == Step.SET_DIE:
        return dice_menu(asked, [move.answer for move in table.legal], question(asked), decision.rules)
    if any(target["kind"] in PLACES for told in asked.told["choices"].values() for target in told["targets"]):
        return places_menu(asked)
    return listed_menu(asked, question(asked), [one(asked, answer) for answer in in_order(asked)])


def in_order(asked: Asked) -> list[int]:
    """The answers of a list: of the discard pile those last that are barred, and the reserve after other places."""
    found = [
        int(answer) for answer, told in asked.told["choices"].items()
        if "barred" not in told or told["barred"] in APART or asked.decision.name in LISTED
    ]  # fmt: skip
    if asked.decision.number == Step.RECOVER:
        return sorted(found, key=lambda answer: ("barred" in asked.choice(answer), answer))
    if asked.decision.number == Step.PLACE_TOKEN:
        return sorted(found, key=lambda answer: (answer == place_token.RESERVE, answer))
    return found


def listed_menu(asked: Asked, asks: str, choices: Iterable[Choice]) -> Menu:
    """A list under a question."""
    numbered = tuple(replace(choice, number=number) for number, choice in enumerate(choices, start=1))
    return Menu(Kind.LIST, spoken(asks, asked.w), numbered, rules=asked.decision.rules)


def question(asked: Asked) -> str:
    """What is asked, with what one must know."""
    s, t, w = asked.s, asked.t, asked.w
    frame = s.frames[s.depth - 1]
    match asked.decision.number:
        case Step.ROLL:
            id, given = asked.choice(roll.ROLL)["sentence"]
            return w.text(f"nautilion-ask-{id.removeprefix('aid-')}", **given)
        case Step.PLACE_TOKEN:
            return w.text("nautilion-ask-place", token=token(s, t, s.landed))
        case Step.DARKHOUSE_DISCARD:
            owed = sum(one.doing == Step.DARKHOUSE_DISCARD for one in s.frames[: s.depth])
            return w.text("nautilion-ask-toll", why="blow" if frame.a == darkhouse.BLOW else "toll", count=owed)
        case Step.PAY:
            return w.text("nautilion-ask-pay", count=frame.a)
        case Step.RECOVER:
            return w.text("nautilion-ask-recover", purpose=frame.a, count=frame.b)
        case Step.PAY_CREW:
            text = heroic_card(t, frame.a)
            return w.text("nautilion-ask-sacrifice", card=frame.a, does=short(text, w, ".does"), standing=text.standing)
        case Step.SET_DIE:
            return w.text("nautilion-ask-set", nth=frame.a + 1, shows=s.dice[frame.a])
    return prompt(asked.table, w)


# --- one choice ----------------------------------------------------------------------------------------------------------


def one(asked: Asked, answer: int) -> Choice:
    """The choice of an answer."""
    return made(asked, asked.choice(answer), answer)


def made(asked: Asked, told: ChoiceAbout, answer: int) -> Choice:
    """A choice: what is legal plays its move, what is not names its rule."""
    marks = marks_of(asked.told["slate"], asked.w) or reached_marks(told.get("reached", []), asked.w)
    line, said = in_brief(asked, told), in_full(asked, told)
    stands_on = tuple(told.get("rules", asked.decision.rules))
    if "barred" in told:
        why = rules.title(rules.entries(asked.table.game, [told["barred"]])[0], asked.w)
        longer = drawn(f"{line.rstrip('.')} ({why})", "faint")
        shown = longer if longer.cell_len <= ROOM else drawn(line, "faint")
        said = asked.w.text("not-now", name=said.rstrip("."), why=why)
        return Choice(0, shown, said, stands_on, barred=told["barred"], marks=marks)
    return Choice(0, drawn(line), said, stands_on, Move(asked.table.game, asked.decision, answer), marks=marks)


def in_brief(asked: Asked, told: ChoiceAbout) -> str:
    """A choice in a few words where there are any, with its tokens as signs."""
    s, t, w = asked.s, asked.t, asked.w
    id, given = told["sentence"]
    if not w.has(f"nautilion-{id}"):
        return w.text(id, **given)
    signs = {key: token(s, t, int(given[key])) for key in ("token", "a", "b") if key in given}
    more: dict[str, int | str] = {**given, "kind": given.get("token", 0), **signs}
    if "card" in given:
        card = heroic_card(t, int(given["card"]))
        more |= {"does": does(card, w), "standing": card.standing}
    if "spell" in given:
        more |= {"name": w.text(f"spell-{given['spell']}"), "barred": told.get("barred", "")}
    crew = given.get("crew")
    if isinstance(crew, str):
        more["crew"] = runs([int(number) for number in crew.split(", ") if number])
    could = listed([name(kind, w) for kind in told.get("could", [])])
    brief = w.text(f"nautilion-{id}", **more, **placed(asked, told), could=could)
    if "harpoons" in told:
        ours, theirs = told["harpoons"]
        brief += w.text("nautilion-then-harpoons", ours=ours, theirs=theirs)
    return brief


def in_full(asked: Asked, told: ChoiceAbout) -> str:
    """The same in sentences, with all that would follow."""
    said: list[Sentence] = [told["sentence"]]
    if "harpoons" in told:
        ours, theirs = told["harpoons"]
        said.append(("aid-harpoons", {"ours": ours, "theirs": theirs}))
    said += [sentence for cell in told.get("cells", []) for sentence in cell["sentences"]]
    for one in told.get("reached", []):
        said.append(("aid-reached", {"die": one["die"], "token": one["token"], "fate": one["fate"]}))
    _, given = told["sentence"]
    more = [does(heroic_card(asked.t, int(given["card"])), asked.w)] if "card" in given else []
    return sentences(said, asked.w, more)


def sentences(told: Sequence[Sentence], w: Words, more: Sequence[str] = ()) -> str:
    """Sentences after each other, each with its full stop."""
    said = [*(w.text(id, **given) for id, given in told), *(f"{text[:1].upper()}{text[1:]}" for text in more)]
    return " ".join(text if text.endswith((".", "!", "?")) or len(said) == 1 else f"{text}." for text in said)


# --- the Plan ------------------------------------------------------------------------------------------------------------


def plan_menu(asked: Asked) -> Menu:
    """Ways to give the dice, spells, Mages, Heroic Actions, and what the Darkhouse sells."""
    s, w, gives = asked.s, asked.w, asked.told["gives"]
    waits = slice(NAUTILION if s.stuck else None)
    heading: Text | None = None
    if any(0 in give["dice"][waits] for give in gives):
        choices = [single(asked, give) for give in gives]
        asks = w.text("nautilion-ask-one", die=s.dice[0])
    else:
        lines, heading = columns([row_of(s, asked.t, parts_of(give), w, give["dice"]) for give in gives], w)
        choices = [
            replace(given(asked, give), line=line, marks=marks_of(parts_of(give), w))
            for give, line in zip(gives, lines, strict=True)
        ]
        asks = w.text("nautilion-ask-plan", again=s.again, stuck=s.stuck)
    if not s.again:
        choices += before(asked)
    return replace(listed_menu(asked, asks, choices), heading=heading)


def given(asked: Asked, give: Give) -> Choice:
    """A way to give dice, in sentences."""
    move = Move(asked.table.game, asked.decision, give["answer"])
    return Choice(0, drawn(""), sentences(give["sentences"], asked.w), tuple(give["rules"]), move)


def single(asked: Asked, give: Give) -> Choice:
    """The die in hand goes to one figure, and others are rolled after it."""
    w = asked.w
    cell = next(cell for cell in asked.told["slate"] if give["answer"] in cell.get("answers", []))
    names = [w.text(f"figure-{figure}") for figure in FIGURES]
    shown = drawn(f"{names[cell['figure']]:{max(map(len, names))}} {die(cell['value'])} ")
    line = joined(shown, figure_cell(asked.s, asked.t, cell, w))
    return replace(given(asked, give), line=line, marks=marks_of([cell], w))


def before(asked: Asked) -> list[Choice]:
    """The three spells, then what the expansions add. What is barred for the same reason stands there once."""
    found = [spell(asked, one) for one in asked.told["spells"]]
    for answer, told in asked.told["choices"].items():
        if told["sentence"][0] in BEFORE:
            choice = one(asked, int(answer))
            if not choice.barred or choice.sentence not in [other.sentence for other in found]:
                found.append(choice)
    return found


def spell(asked: Asked, told: Spell) -> Choice:
    """A spell of the Grimoire; a Tide opens a menu. Turning a die to the value it shows is legal, and hidden (R80)."""
    turns = [answer for answer in told["answers"] if not asked.choice(answer).get("idle")]
    choice = made(asked, cast(ChoiceAbout, {**told, "targets": []}), next(iter(turns), 0))
    if told["name"] != "tide" or choice.barred:
        return choice
    inner = dice_menu(asked, turns, asked.w.text("nautilion-ask-tide"), tuple(told["rules"]))
    return replace(choice, move=None, inner=inner)


def dice_menu(asked: Asked, answers: list[int], asks: str, stands_on: tuple[str, ...]) -> Menu:
    """Every value that a die can be turned or set to, with what it would then do for each figure."""
    rows = []
    for answer in answers:
        told = asked.choice(answer)
        _, values = told["sentence"]
        shows = "→".join(die(int(values[key])) for key in ("shows", "becomes", "value") if key in values)
        cells = {cell["figure"]: cell for cell in told.get("cells", [])}
        rows.append([drawn(shows), *row_of(asked.s, asked.t, [cells.get(figure) for figure in range(3)], asked.w)])
    lines, heading = columns(rows, asked.w, first=" ")
    choices = [replace(one(asked, answer), line=line, rules=stands_on) for answer, line in zip(answers, lines, strict=True)]
    return replace(listed_menu(asked, asks, choices), heading=heading, rules=stands_on)


# --- places of the path --------------------------------------------------------------------------------------------------


def places_menu(asked: Asked) -> Menu:
    """Places or gaps of the path, to be pointed at; the first that can be chosen, from where the Nautilion's dice lead to,
    is pointed at. Those that cannot be chosen say why."""
    s, w, slate = asked.s, asked.w, asked.told["slate"]
    ways = [cell["way"] for cell in slate if cell["figure"] == NAUTILION and "way" in cell]
    ways.sort(key=lambda way: way["die"])
    takes: list[Reached] = [
        {"die": way["die"], "place": way["place"], "token": way["token"], "fate": way["fate"]}
        for way in ways if "fate" in way
    ]  # fmt: skip
    near = ways[0]["place"] if ways else s.nautilion
    first = [int(target["at"]) for target in asked.told["about"]]
    chosen = [("cursor", place, f"»{face(s.path[place])}«") for place in first]
    choices = []
    for answer, told in asked.told["choices"].items():
        (target,) = told["targets"]
        at = int(target["at"])
        mark = ("slot", at, "+") if target["kind"] == "gap" else cursor(s, at)
        choice = one(asked, int(answer))
        choices.append(replace(choice, number=at, marks=(mark, *choice.marks, *chosen)))
    now = reached_words(asked, "now", takes)
    notes = [spoken(now, w)] if now else []
    notes.append(w.text("nautilion-tokens", tokens=path_by_place(s, w)))
    legal = [at for at, choice in enumerate(choices) if not choice.barred]
    start = next((at for at in legal if choices[at].number >= near), legal[0])
    heading = drawn(now) if now and not chosen else None
    return Menu(Kind.PLACES, prompt(asked.table, w), tuple(choices), heading, tuple(notes), asked.decision.rules, start)


def cursor(s: State, place: int) -> tuple[str, int, str]:
    """The place that is pointed at."""
    return "cursor", place, f">{face(s.path[place]) if s.path[place] else '·'}<"


def placed(asked: Asked, told: ChoiceAbout) -> dict[str, int | str]:
    """What the words for a place of the path need: its number, and what lies on either side of a gap."""
    at = next((int(target["at"]) for target in told["targets"] if target["kind"] in PLACES), None)
    if at is None:
        return {}
    then = "" if told.get("idle") else reached_words(asked, "then", told.get("reached", []))
    more: dict[str, int | str] = {"at": at, "first": told.get("place", 0), "then": f" {then}" if then else ""}
    return more | {"before": at_place(asked, at), "behind": at_place(asked, at + 1)}


def reached_marks(found: Sequence[Reached], w: Words) -> Marks:
    """Where the Nautilion would come to, for the board."""
    return tuple(("nautilion", one["place"], letter("nautilion", w) + str(one["die"])) for one in found)


def reached_words(asked: Asked, when: str, found: Sequence[Reached]) -> str:
    """What each die would bring the Nautilion; nothing where there is nothing to take."""
    s, t, w = asked.s, asked.t, asked.w
    pieces = [
        w.text("nautilion-reach-one", die=die(one["die"]), token=token(s, t, one["token"]), fate=one["fate"])
        for one in found
    ]  # fmt: skip
    return w.text(f"nautilion-reach-{when}", tokens=", ".join(dict.fromkeys(pieces))) if pieces else ""


def at_place(asked: Asked, place: int) -> str:
    """What is at a place, in a sentence."""
    s, w = asked.s, asked.w
    if place in (s.nautilion, s.phantom):
        return w.text("nautilion-say-figure", figure="nautilion" if place == s.nautilion else "phantom")
    if not 1 <= place <= s.path_length:
        return w.text("nautilion-say-end", end="isles" if place == 0 else "abyss", figure="none")
    return token(s, asked.t, s.path[place]) if s.path[place] else w.text("nautilion-say-empty", count=1)


def path_by_place(s: State, w: Words) -> str:
    """The tokens still on the path, each with its place, for those who do not see the board."""
    places = [place for place in range(1, s.path_length + 1) if s.path[place]]
    return ", ".join(w.text("nautilion-token-at", place=place, number=name(s.path[place], w)) for place in places)
