"""The Attribute tokens of those aboard, where that optional rule is played: which there are, and what they do."""

from __future__ import annotations

from leagues.games.nemo import modifiers, names, sources
from leagues.games.nemo.messages import Say
from leagues.games.nemo.resources import lose
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.sources import CARD
from leagues.games.nemo.state import ATTRIBUTES, CHARACTERS, HULL, State, aboard, level, optional
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import doing, pop, push, tell

RULE = names.OPTIONAL_RULES.index("officers-attributes")
TOKENS = len(names.ATTRIBUTES)
LEARNED, SABOTEUR, LUCKY = (names.ATTRIBUTES.index(one) + 1 for one in ("learned", "saboteur", "lucky"))
BARE, USED = TOKENS + 1, TOKENS + 2  # of a tile without a token, and of one whose luck is used up
MATCHED, TURNED_UP = range(2)  # what a token is drawn for


def in_play(s: State, t: Tables, token: int) -> bool:
    """Whether nobody knows yet whose a token is; some are left in the box [difficulty-attributes]."""
    if t.attributes_left_out[level(s, ATTRIBUTES)] >> token - 1 & 1:
        return False
    for character in range(CHARACTERS):
        if s.attributes[character] == token or (token == LUCKY and s.attributes[character] == USED):
            return False
    return True


def tokens_left(s: State, t: Tables) -> int:
    """How many such tokens there are."""
    found = 0
    for token in range(1, TOKENS + 1):
        if in_play(s, t, token):
            found += 1
    return found


def tiles_left(s: State) -> int:
    """How many characters there are of whom nobody knows the token."""
    found = 0
    for character in range(CHARACTERS):
        if s.attributes[character] == 0:
            found += 1
    return found


def match(s: State, token: int) -> None:
    """A token lies on its tile, and the next tile has its turn."""
    frame = s.frames[s.depth - 1]
    s.attributes[frame.a] = token
    frame.a += 1
    frame.b = 0
    frame.c = 0


def turn_up(s: State, t: Tables, character: int) -> None:
    """A token is turned face up, and does what it does at once [attributes-turned-up, attribute-saboteur]."""
    s.shown |= 1 << character
    token = s.attributes[character]
    tell(s, Say.ATTRIBUTE, character, token - 1, 0)
    if token == SABOTEUR:
        lose(s, t, HULL, t.saboteur_hull)
    elif token == LEARNED and not aboard(s, character):
        teach(s, t)


def teach(s: State, t: Tables) -> None:
    """Who was learned adds something more to the roll for a card with Science; where no more help is needed, none is asked
    for [attribute-learned]."""
    at = s.depth - 1
    if doing(s) == Step.HELP or doing(s) == Step.THROW:
        at -= 1
    test = s.frames[at]
    if s.ending != 0 or test.doing != Step.TEST or test.a != CARD or t.card_science[test.b] == 0:
        return
    modifiers.help_with(s, sources.WITH_LEARNED, t.learned_adds)
    if doing(s) == Step.HELP and not modifiers.could_be_better(s, t, test.a, test.b):
        pop(s)


def reveal(s: State, t: Tables, character: int) -> None:
    """A token that was known is turned up, another is drawn first [attributes-turned-up]."""
    if s.attributes[character] > 0:
        turn_up(s, t, character)
    else:
        push(s, Step.DRAW_ATTRIBUTE, character, TURNED_UP, 0, 0)


def points(s: State, t: Tables, character: int) -> int:
    """What a token adds to its tile, as far as it is known [attribute-points]."""
    token = s.attributes[character]
    return t.attribute_points[token - 1] if 0 < token <= TOKENS else 0


def lucky(s: State) -> int:
    """Who has the Lucky token, face up, and is aboard; -1 for nobody."""
    for character in range(CHARACTERS):
        if s.attributes[character] == LUCKY and s.shown >> character & 1 and aboard(s, character):
            return character
    return -1


def cannot_use_luck(s: State) -> int:
    """0, or the rule against discarding the Lucky token after a roll [attribute-lucky]."""
    return 0 if optional(s, RULE) and lucky(s) >= 0 else Rule.ATTRIBUTE_LUCKY


def use_luck(s: State) -> None:
    """It is discarded; the dice are thrown again then [attribute-lucky]."""
    character = lucky(s)
    s.attributes[character] = USED
    tell(s, Say.LUCK_USED, character, 0, 0)
