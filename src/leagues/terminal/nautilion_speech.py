"""Nautilion's table in sentences, for those who do not see the board."""

from __future__ import annotations

from collections.abc import Iterator

from leagues.games.nautilion import cabin, collision
from leagues.games.nautilion.aids.explanation import notes
from leagues.games.nautilion.cards import darkhouse_card, heroic_card
from leagues.games.nautilion.preview import aboard, members, payers, to_abyss, to_isles
from leagues.games.nautilion.reserve import in_reserve
from leagues.games.nautilion.ship import count
from leagues.games.nautilion.state import (
    CABIN_CREW,
    DARKHOUSE_CARDS,
    HEROICS,
    KINDS,
    MAGES,
    MERCENARIES,
    State,
    plays_with,
)  # fmt: skip
from leagues.games.nautilion.tables import SHIPS, Tables
from leagues.kernel.words import Words
from leagues.terminal.nautilion_lines import runs, short
from leagues.terminal.nautilion_ship import is_reconstructed
from leagues.terminal.nautilion_signs import name


def listed(values: list[int] | list[str]) -> str:
    """Values after each other."""
    return ", ".join(str(value) for value in values)


def admiral(s: State, t: Tables, seat: int) -> str:
    """The crew on a seat's Admiral card."""
    return runs(members(t.admirals[s.admirals[seat] - 1]))


def describe(s: State, t: Tables, w: Words) -> list[str]:
    """Everything that can be seen."""
    lines = [w.text("nautilion-say-path", path=", ".join(_path(s, w)))]
    if s.turn:
        lines.append(w.text("nautilion-say-far", phantom=to_isles(s), nautilion=to_abyss(s)))
    ship = SHIPS[s.ship]
    known = "reconstructed" if is_reconstructed(t, s.ship) else "owner"
    lines.append(w.text("nautilion-say-ship", ship=ship, about=w.text(f"ship-{ship.lower()}"), known=known))
    joins = [w.text("nautilion-say-duct", space=n, others=listed(members(t.ducts[s.ship][n]))) for n in range(1, 10)]
    lines.append(w.text("nautilion-say-ducts", ducts=". ".join(joins)))
    lines.append(w.text("nautilion-say-aboard", count=len(aboard(s)), crew=listed(aboard(s))))
    lines += _expansions(s, t, w)
    lines.append(w.text("nautilion-say-reserve", count=in_reserve(s), tokens=pile(s.reserve, w)))
    lines.append(w.text("nautilion-say-discard", count=sum(s.discard), tokens=pile(s.discard, w)))
    lines += [w.text(id, **given) for id, given in notes(s, t)]
    if s.players == 2 and s.turn:
        lines += [w.text("nautilion-player", number=seat + 1, crew=admiral(s, t, seat)) + "." for seat in range(2)]
    return lines


def _expansions(s: State, t: Tables, w: Words) -> Iterator[str]:
    if s.mercenaries:
        yield w.text("nautilion-say-mercenaries", count=count(s.mercenaries), spaces=listed(members(s.mercenaries)))
    if plays_with(s, MAGES):
        taken = [name(cabin.token_on(t, space), w) for space in range(6) if s.cabin >> space & 1]
        yield w.text("nautilion-say-cabin", count=len(taken), tokens=listed(taken))
        pairs = [mage for mage in range(3) if s.cabin >> mage & s.cabin >> (CABIN_CREW + mage) & 1]
        if pairs:
            said = [f"{name(cabin.token_on(t, m), w)} + {t.partners[m]}" for m in pairs]
            yield w.text("nautilion-say-pairs", count=len(pairs), pairs=listed(said))
    if plays_with(s, MERCENARIES):
        yield w.text("nautilion-say-captives", collided=s.collided, count=sum(s.captives), tokens=pile(s.captives, w))
        if not s.collided:
            ours, theirs = collision.harpoons(s, t), collision.phantom_harpoons(s, t)
            yield w.text("nautilion-say-harpoons", ours=ours, theirs=theirs)
    if plays_with(s, DARKHOUSE_CARDS) and s.turn:
        card = s.cards[s.lamp]
        yield w.text("nautilion-say-cards", cards=listed(s.cards), card=card, does=short(darkhouse_card(t, card), w))
    if plays_with(s, HEROICS) and s.turn:
        open_cards = members(s.heroics)
        yield w.text("nautilion-say-heroics", count=len(open_cards), deck=count(s.heroic_deck))
        for card in open_cards:
            text = heroic_card(t, card)
            yield w.text(
                "nautilion-say-heroic", card=card, does=short(text, w, ".does"), standing=text.standing,
                crew=listed(payers(s, t, card)), count=len(payers(s, t, card)),
            )  # fmt: skip


def _path(s: State, w: Words) -> Iterator[str]:
    """Every token and both submarines from end to end; emptied places are counted together."""
    empty = 0
    for place in range(s.path_length + 2):
        figure = "nautilion" if place == s.nautilion else "phantom" if place == s.phantom else "none"
        end = place in (0, s.path_length + 1)
        if not end and figure == "none" and s.path[place] == 0 and s.reefs[place] == 0:
            empty += 1
            continue
        if empty:
            yield w.text("nautilion-say-empty", count=empty)
            empty = 0
        if end:
            yield w.text("nautilion-say-end", end="isles" if place == 0 else "abyss", figure=figure)
            continue
        here = w.text("nautilion-say-figure", figure=figure) if figure != "none" else name(s.path[place], w)
        if figure == "none" and s.path[place] == 0:
            here = w.text("nautilion-say-empty", count=1)
        yield w.text("nautilion-say-reef", what=here, reef=s.reefs[place]) if s.reefs[place] else here


def pile(tokens: list[int], w: Words) -> str:
    """What a pile holds: green tokens, then the others, one by one."""
    green = [w.text("nautilion-say-green", count=tokens[0])] if tokens[0] else []
    return listed(green + [name(kind, w) for kind in range(1, KINDS) for _ in range(tokens[kind])])
