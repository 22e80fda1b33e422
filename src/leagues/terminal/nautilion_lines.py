"""What lies beside path and ship, a line each: dice, reserve, discard pile, the boards and cards of the expansions."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce

from rich.text import Text

from leagues.games.nautilion import cabin, collision, darkhouse
from leagues.games.nautilion.aids import explanation
from leagues.games.nautilion.cards import CardText, darkhouse_card, heroic_card
from leagues.games.nautilion.endings import Ending
from leagues.games.nautilion.preview import members, payers
from leagues.games.nautilion.reserve import in_reserve
from leagues.games.nautilion.state import (
    CABIN_CREW,
    DARKHOUSE_CARDS,
    HEROICS,
    MAGES,
    MERCENARIES,
    State,
    plays_with,
)  # fmt: skip
from leagues.games.nautilion.tables import Tables
from leagues.kernel.words import Words
from leagues.terminal.ink import ink, joined
from leagues.terminal.nautilion_signs import contents, die, drawn, face, family


def beside(s: State, t: Tables, w: Words, width: int) -> list[Text]:
    """Every line, none longer than `width`."""
    lines = [dice_and_reserve(s, w, width), discard_pile(s, w, width)]
    if plays_with(s, MAGES | MERCENARIES):
        lines.append(cabin_and_phantom(s, t, w))
    if plays_with(s, DARKHOUSE_CARDS) and s.turn:
        lines.append(row_of_cards(s, t, w))
    if plays_with(s, HEROICS) and s.turn:
        lines.append(open_heroics(s, t, w, width))
    return lines


def _shortest(width: int, *makers: Callable[[], Text]) -> Text:
    """The first that fits, or else the last."""
    line = makers[0]()
    for maker in makers[1:]:
        if line.cell_len <= width:
            break
        line = maker()
    return line


def dice_and_reserve(s: State, w: Words, width: int) -> Text:
    """The dice in hand, and what can pay."""
    dice = " ".join(die(value) for value in s.dice if value) or "–"

    def line(tight: bool) -> Text:
        reserve = w.text("nautilion-reserve", count=in_reserve(s), tokens=contents(s.reserve, tight=tight))
        return joined(drawn(w.text("nautilion-dice", dice=dice)), ink("   "), drawn(reserve))

    return _shortest(width, lambda: line(tight=False), lambda: line(tight=True))


def discard_pile(s: State, w: Words, width: int) -> Text:
    """What can come back, or not."""

    def line(tight: bool) -> Text:
        return drawn(w.text("nautilion-discard", count=sum(s.discard), tokens=contents(s.discard, tight=tight)), "quiet")

    return _shortest(width, lambda: line(tight=False), lambda: line(tight=True))


def cabin_and_phantom(s: State, t: Tables, w: Words) -> Text:
    """The Mages' cabin, each Mage beside its crew (`=` when they work together), and the Phantom's board with all
    harpoons."""
    line = Text(no_wrap=True, end="")
    if plays_with(s, MAGES):
        line.append_text(ink(w.text("nautilion-cabin")))
        for mage in range(3):
            pair = s.cabin >> mage & s.cabin >> (CABIN_CREW + mage) & 1
            line = joined(line, ink(" "), cabin_space(s, t, mage), ink("=" if pair else "·", "good" if pair else "faint"),
                          cabin_space(s, t, CABIN_CREW + mage))  # fmt: skip
    if plays_with(s, MERCENARIES):
        if line.plain:
            line.append_text(ink("   "))
        line.append_text(drawn(phantoms_board(s, t, w)))
    return line


def cabin_space(s: State, t: Tables, space: int) -> Text:
    """A space of the cabin: `[A]` taken, `(A)` free."""
    kind = cabin.token_on(t, space)
    return ink(f"[{face(kind)}]", family(kind)) if s.cabin >> space & 1 else ink(f"({face(kind)})", f"{family(kind)}-hollow")


def phantoms_board(s: State, t: Tables, w: Words) -> str:
    """What the Phantom has recruited, and the harpoons of both."""
    if s.collided and s.ending != Ending.LOST_COLLISION:
        return w.text("nautilion-collided")
    return w.text(
        "nautilion-captives", count=sum(s.captives), places=t.phantom_places, tokens=contents(s.captives),
        ours=collision.harpoons(s, t), theirs=collision.phantom_harpoons(s, t),
    )  # fmt: skip


def _listed(pieces: list[str], w: Words) -> str:
    return reduce(lambda one, other: w.text("nautilion-also", one=one, other=other), pieces) if pieces else ""


def short(card: CardText, w: Words, attribute: str = "") -> str:
    """A card in a few words."""
    return _listed([w.text(f"short-{id}{attribute}", **arguments) for id, arguments in card.sentences], w)


def does(card: CardText, w: Words, attribute: str = ".does") -> str:
    """What a Heroic Action does, without who must pay."""
    return _listed([w.text(f"short-{id}{attribute}", **given) for id, given in card.sentences if id != "heroic-payers"], w)


def row_of_cards(s: State, t: Tables, w: Words) -> Text:
    """The Darkhouse's cards, the one it stands on in brackets, and what that does."""
    line = ink(w.text("nautilion-cards"))
    for place, card in enumerate(s.cards):
        here = place == s.lamp
        role = "cursor" if here else "blue-hollow" if t.card_blue[card] else "coral-hollow"
        line = joined(line, ink(" "), ink(f"[{card}]" if here else str(card), role))
    return joined(line, ink(f"  {short(darkhouse_card(t, darkhouse.card(s)), w)}"))


def runs(numbers: list[int]) -> str:
    """Numbers, with three or more that follow each other as `3–6`."""
    pieces: list[list[int]] = []
    for number in numbers:
        if pieces and pieces[-1][-1] == number - 1:
            pieces[-1].append(number)
        else:
            pieces.append([number])
    return " ".join(f"{one[0]}–{one[-1]}" if len(one) > 2 else " ".join(map(str, one)) for one in pieces)


def open_heroics(s: State, t: Tables, w: Words, width: int) -> Text:
    """The open cards, and in brackets who could pay."""
    cards = members(s.heroics)
    if not cards:
        return ink(w.text("nautilion-heroics-none"), "quiet")
    who = {card: runs(payers(s, t, card)) or "–" for card in cards}
    title = w.text("nautilion-heroics")
    names = {card: does(heroic_card(t, card), w, "") for card in cards}
    long = "  ".join(f"{card} {names[card]} ({who[card]})" for card in cards)
    brief = "  ".join(f"{card} ({who[card]})" for card in cards)
    return _shortest(width, lambda: ink(f"{title} {long}"), lambda: ink(f"{title} {brief}"))


def notes(s: State, t: Tables, w: Words) -> list[str]:
    """What holds for this turn, in a few words each."""
    return [w.text(f"nautilion-{id}", **given) for id, given in explanation.notes(s, t)]
