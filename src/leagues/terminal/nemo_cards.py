"""What can be read about: the cards on the table and in the piles that may be inspected, ships, treasures, upgrades and
characters. The Draw Pile, the Adventure Deck and what was set aside are seen by nobody."""

from __future__ import annotations

from leagues.games.nemo import figures, names
from leagues.games.nemo.aids.about import card_id, character_does, upgrade_does
from leagues.games.nemo.aids.written import card_says, treasure_says
from leagues.games.nemo.attributes import TOKENS
from leagues.games.nemo.cup import in_cup
from leagues.games.nemo.deadly import is_group
from leagues.games.nemo.game import GAME
from leagues.games.nemo.page import card_standing
from leagues.games.nemo.reading import read_tables, standings
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import (
    ADVENTURES,
    AT_SEA,
    AVAILABLE,
    CARDS,
    CHARACTERS,
    CUP,
    DESTROYED,
    FAILED,
    FIRST_ADVENTURE,
    FIRST_ALLY,
    FOUND,
    GONE,
    IN_PLAY,
    INSTALLED,
    OCEANS,
    PASSED,
    SHIPS,
    TABLEAU,
    TREASURES,
    UNFOUND,
    UPGRADES,
    State,
    aboard,
)
from leagues.games.nemo.tables import Tables
from leagues.kernel.words import Words
from leagues.terminal.boards import Explained
from leagues.terminal.nemo_signs import ocean, said, sentences, ship_name

RED_SKY = names.DEADLY.index("red-sky")
PILES = {IN_PLAY: "play", TABLEAU: "tableau", PASSED: "passed", FAILED: "failed", GONE: "gone"}


def explained(s: State, t: Tables, w: Words) -> list[Explained]:
    """Everything, what lies on the table first."""
    found = [*cards(s, t, w), *ships(s, t, w), *upgrades(s, t, w), *characters(s, w), *treasures(s, t, w), *pools(s, t, w)]
    return [
        Explained(number, one.title, one.where, one.lies_there, one.sentences, one.rules, one.standing)
        for number, one in enumerate(found, start=1)
    ]


def cards(s: State, t: Tables, w: Words) -> list[Explained]:
    """The cards that lie open, pile by pile."""
    shipped = read_tables(None)
    ids = GAME.rule_ids([Rule.INSPECT, Rule.PASS_AND_FAIL, Rule.TABLEAU])
    found = []
    for place, pile in PILES.items():
        for card in range(1, CARDS):
            if s.cards[card] == place:
                where, shown = w.text(f"nemo-pile-{pile}"), place in (IN_PLAY, TABLEAU)
                standing = card_standing(t, shipped, card)
                says = tuple(sentences(card_says(t, card), w))
                found.append(Explained(0, w.text(card_id(card)), where, shown, says, ids, standing))
    return found


def ships(s: State, t: Tables, w: Words) -> list[Explained]:
    """The revealed ships at sea, with their other side."""
    ids = GAME.rule_ids([Rule.INSPECT, Rule.SIDE_SHOWN])
    found = []
    for number in range(OCEANS):
        for ship in range(SHIPS):
            if s.ships[ship] == AT_SEA + number:
                side = s.backs[ship]
                shown = side_told(s, t, ship, side, w)
                other = (w.text("nemo-other-side", side=side_told(s, t, ship, 1 - side, w)),)
                standing = standings()["ships.deadly-seas" if is_group(t, ship) else "ships"]
                says = (shown,) if is_group(t, ship) else (shown, *other)
                found.append(Explained(0, ship_name(s, ship, w), ocean(number, w, ".in"), True, says, ids, standing))
    return found


def side_told(s: State, t: Tables, ship: int, side: int, w: Words) -> str:
    """One side of a ship in a sentence."""
    slug = f"ship-{names.SHIPS[ship]}{'-back' if side else ''}"
    told = w.text("aid-ship", attack=figures.attack(s, t, ship, side), defence=figures.defence(s, t, ship, side),
                  points=figures.worth(s, t, ship, side), notoriety=figures.infamy(s, t, ship, side))  # fmt: skip
    return f"{w.text(slug)}, {w.text(slug + '.class')}. {told}"


def upgrades(s: State, t: Tables, w: Words) -> list[Explained]:
    """The upgrades that are fitted or on offer, and those that lie destroyed in the FAIL pile."""
    ids = GAME.rule_ids([Rule.REFIT, Rule.REFIT_COST, Rule.UPGRADE_DESTROYED])
    places = {INSTALLED: "fitted", AVAILABLE: "offered", DESTROYED: "destroyed"}
    return [
        Explained(0, w.text("upgrade", upgrade=one), w.text(f"nemo-upgrade-{name}", price=t.price[one]), place != DESTROYED,
                  (said(upgrade_does(one), w),), ids, standings()["upgrades"])
        for place, name in places.items() for one in range(UPGRADES) if s.upgrades[one] == place
    ]  # fmt: skip


def characters(s: State, w: Words) -> list[Explained]:
    """Everybody, with what their sacrifice brings."""
    ids = GAME.rule_ids([Rule.SACRIFICE])
    found = [
        Explained(0, w.text("character", character=one), attributed(s, one, w),
                  aboard(s, one), (said(character_does(one), w),), ids, standings()["characters"])
        for one in range(CHARACTERS)
    ]  # fmt: skip
    if s.nadeen:
        where = w.text("nemo-aboard-where", aboard="true")
        found.append(Explained(0, w.text("character-nadeen"), where, True, (w.text("character-nadeen-does"),),
                               GAME.rule_ids([Rule.NADEEN_DAKKAR, Rule.NADEEN_LOST]), standings()["nadeen"]))  # fmt: skip
    if s.red_sky:
        told = w.text("deadly-does", deadly=RED_SKY)
        found.append(Explained(0, w.text("deadly", deadly=RED_SKY), w.text("nemo-held", count=s.red_sky), True, (told,),
                               GAME.rule_ids([Rule.RED_SKY]), standings()["deadly"]))  # fmt: skip
    return found


def attributed(s: State, character: int, w: Words) -> str:
    """Whether a character is aboard, and the Attribute token that is known of them."""
    where, token = w.text("nemo-aboard-where", aboard=str(aboard(s, character)).lower()), s.attributes[character]
    return (
        w.text("nemo-attribute", where=where, token=w.text("attribute", attribute=token - 1))
        if 0 < token <= TOKENS
        else where
    )


def treasures(s: State, t: Tables, w: Words) -> list[Explained]:
    """The treasures that are held, those that lie buried, the Allies on the Tonnage track, and the Adventure tokens that
    lie face up."""
    ids = GAME.rule_ids([Rule.TREASURE_COLLECTED, Rule.TREASURE_RETAIN])
    found = [(kind, w.text("nemo-held", count=s.held[kind])) for kind in range(TREASURES) if s.held[kind]]
    found += [(kind, w.text("nemo-buried", count=count)) for kind, count in enumerate(s.buried) if count]
    placed = [(FIRST_ALLY + ally, row - 1) for ally, row in enumerate(s.ally_rows) if row]
    found += [(kind, w.text("nemo-enlisted", where=ocean(row, w))) for kind, row in placed]
    lying = [(token, t.adventure_ocean[token]) for token in range(ADVENTURES) if s.adventures[token] == FOUND]
    found += [(FIRST_ADVENTURE + token, ocean(at, w, ".in")) for token, at in lying]
    return [
        Explained(0, w.text("treasure", treasure=kind), where, True, tuple(sentences(treasure_says(t, kind), w)), ids,
                  standings()["treasures"])
        for kind, where in found
    ]  # fmt: skip


def pools(s: State, t: Tables, w: Words) -> list[Explained]:
    """The ships and the treasures that are left to draw, the Wonders that Notoriety still brings, and the Adventure
    tokens that nobody has seen."""
    ids = GAME.rule_ids([Rule.INSPECT])
    waiting = [w.text("ship", ship=ship) for ship in range(SHIPS) if s.ships[ship] == CUP]
    waiting += [
        w.text("deadly", deadly=kind) + (f" ×{count}" if count > 1 else "") for kind, count in enumerate(s.deadly) if count
    ]
    kinds = [
        w.text("treasure", treasure=kind) + (f" ×{s.cup[kind]}" if s.cup[kind] > 1 else "")
        for kind in range(TREASURES) if s.cup[kind]
    ]  # fmt: skip
    found = []
    for name, parts, count in (("ships", waiting, in_cup(s, t, 0)), ("treasures", kinds, sum(s.cup))):
        where = w.text("nemo-pool-count", count=count)
        found.append(Explained(0, w.text(f"nemo-pool-{name}"), where, False, (", ".join(parts) or "–",), ids, "printed"))
    laid = [(kind - 1, level) for kind, level in zip(s.laid, t.laid_at, strict=True) if kind]
    if laid:
        where = w.text("nemo-laid", levels=", ".join(str(level) for _, level in laid))
        parts = [w.text("treasure", treasure=kind) for kind, _ in laid]
        ids = GAME.rule_ids([Rule.WORLD_ORDER_WONDERS])
        found.append(Explained(0, w.text("nemo-pool-wonders"), where, False, (", ".join(parts),), ids, "printed"))
    unseen = [FIRST_ADVENTURE + token for token in range(ADVENTURES) if s.adventures[token] == UNFOUND]
    if unseen and names.MOTIVES[s.motive] == "adventure":
        where = w.text("nemo-tokens-unseen", count=len(unseen))
        parts = [w.text("treasure", treasure=kind) for kind in unseen]
        ids = GAME.rule_ids([Rule.ADVENTURE_TOKENS, Rule.ADVENTURE_TOKENS_LEFT])
        found.append(Explained(0, w.text("nemo-pool-adventures"), where, False, (", ".join(parts),), ids, "reconstructed"))
    return found
