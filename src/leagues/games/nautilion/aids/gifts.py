"""What giving the dice would do, as `outlook` finds it: in the page's shapes, in words, and with the rules behind it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, cast

from leagues.games.nautilion.aids import outlook
from leagues.games.nautilion.aids.outlook import Gift, Landing
from leagues.games.nautilion.aids.shapes import Cell, Give, Way
from leagues.games.nautilion.rulebook import Rule
from leagues.games.nautilion.state import DARKHOUSE, NAUTILION, PHANTOM
from leagues.kernel.explaining import Sentence

ALL = (DARKHOUSE, PHANTOM, NAUTILION)
FIGURES = ("darkhouse", "phantom", "nautilion")
IDS = {int(rule): rule.id for rule in Rule}


def rule_id(rule: int) -> str:
    """The id of a rule; empty for none."""
    return IDS[rule] if rule else ""


def rule_ids(*rules: int) -> list[str]:
    """The ids of rules, each once."""
    return list(dict.fromkeys(IDS[rule] for rule in rules if rule))


def filled(**fields: Any) -> dict[str, Any]:
    """The fields that have something to say."""
    return {name: value for name, value in fields.items() if value not in (None, "", 0, False, [], ())}


def battle(harpoons: tuple[int, int]) -> str:
    """How a collision ends."""
    return "lost" if harpoons[1] > harpoons[0] else "tied" if harpoons[1] == harpoons[0] else "won"


def way_of(landing: Landing) -> Way:
    """What a submarine does."""
    more = filled(
        token=landing.token, left=landing.left, fate=landing.fate, bars=rule_id(landing.bars), joins=list(landing.joins),
        reef=landing.reef, neighbours=list(landing.neighbours),
    )  # fmt: skip
    if landing.harpoons is not None:
        more |= {"harpoons": list(landing.harpoons), "battle": battle(landing.harpoons)}
    base = {"die": landing.die, "place": landing.place, "how": landing.how, "passes": list(landing.passes)}
    return cast(Way, base | more)


def settled(gift: Gift, figure: int) -> Landing | None:
    """What a submarine does, unless that depends: where the Nautilion arrives, the end must be known too."""
    if figure == PHANTOM:
        return gift.phantom
    way = gift.nautilion
    return None if way is not None and way.how == "arrives" and gift.ending is None else way


def give_of(answer: int, dice: Collection[int], gift: Gift, parts: Collection[int]) -> Give:
    """A way to give dice, with the parts of the figures for which all is known that concerns them."""
    price = gift.price if DARKHOUSE in parts else None
    phantom = settled(gift, PHANTOM) if PHANTOM in parts else None
    nautilion = settled(gift, NAUTILION) if NAUTILION in parts else None
    return {
        "answer": answer,
        "dice": list(dice),
        "price": cast(Any, price),
        "tokens": gift.tokens if price is not None else 0,
        "phantom": way_of(phantom) if phantom is not None else None,
        "nautilion": way_of(nautilion) if nautilion is not None else None,
        "blow": gift.blow and PHANTOM in parts,
        "ending": (gift.ending or "") if len(parts) == len(FIGURES) else "",
        "rules": gift_rules(gift, parts),
        "sentences": [sentence for figure in parts for sentence in sentences_of(gift, figure)],
    }


def cell_of(gift: Gift, figure: int, value: int) -> Cell:
    """The part of one figure, by itself."""
    cell: dict[str, Any] = {"figure": figure, "value": value, "sentences": sentences_of(gift, figure)}
    if figure == DARKHOUSE:
        known = gift.price is not None
        return cast(Cell, cell | filled(price=gift.price, tokens=gift.tokens if known else 0, depends=not known))
    way = settled(gift, figure)
    if way is None:
        return cast(Cell, cell | {"depends": True})
    ending = gift.ending if way.how in ("arrives", "collides") else ""
    return cast(Cell, cell | filled(way=way_of(way), blow=gift.blow and figure == PHANTOM, ending=ending))


# --- in words --------------------------------------------------------------------------------------------------------------


def sentences_of(gift: Gift, figure: int) -> list[Sentence]:
    """What a figure does."""
    name = FIGURES[figure]
    if figure == DARKHOUSE:
        return [("aid-darkhouse", {"die": gift.darkhouse, "price": gift.price or "depends", "tokens": gift.tokens})]
    way = settled(gift, figure)
    if way is None:
        return [(f"aid-{name}-depends", {})]
    if way.harpoons is not None:
        ours, theirs = way.harpoons
        told: dict[str, int | str] = {"figure": name, "die": way.die, "ours": ours, "theirs": theirs}
        return [("aid-collides", told | {"result": battle(way.harpoons)})]
    if way.how == "arrives" and figure == NAUTILION:
        return [("aid-arrives", {"die": way.die, "ending": gift.ending or ""})]
    said: list[Sentence] = [
        (f"aid-{name}", {"die": way.die, "how": way.how, "token": way.token, "fate": way.fate or "none"})
    ]
    if way.reef:
        said.append((f"aid-{way.how if way.how == 'held' else name}-reef", {"reef": way.reef}))
    if figure == PHANTOM and gift.blow:
        said.append(("aid-blow", {}))
    if way.left:
        said.append((f"aid-{name}-left", {"left": way.left}))
    return said


# --- the rules behind it ---------------------------------------------------------------------------------------------------

BATTLE: tuple[int, ...] = (Rule.COLLISION, Rule.HARPOONS, Rule.COLLISION_ENDS_TURN)
PHANTOM_RULES: dict[str, tuple[int, ...]] = {
    "destroys": (Rule.PHANTOM_MOVE, Rule.PHANTOM_DISCARDS), "recruits": (Rule.PHANTOM_MOVE, Rule.PHANTOM_RECRUITS),
    "yours": (Rule.EXCHANGE,), "stays": (Rule.HEROIC_PHANTOM_STAYS,), "abyss": (Rule.HEROIC_BACK_ABYSS,),
    "arrives": (Rule.PHANTOM_ARRIVES,), "collides": BATTLE,
}  # fmt: skip
NAUTILION_RULES: dict[str, tuple[int, ...]] = {
    "takes": (Rule.LANDING,), "gives": (Rule.EXCHANGE,), "hauls": (Rule.HEROIC_HAUL, Rule.HAUL_NEIGHBOURS),
    "isles": (Rule.BACKWARDS_ISLES,), "held": (Rule.REEF_STUCK, Rule.REEF_TAKEN), "skipped": (), "arrives": (),
    "collides": BATTLE,
}  # fmt: skip
ENDING_RULES: dict[str, int] = {
    "won-full-crew": Rule.VICTORY, "lost-crew-missing": Rule.CREW_MISSING, "lost-mage-missing": Rule.MAGE_MISSING,
    "lost-heroic-left": Rule.HEROIC_LEFT, "lost-collision": Rule.COLLISION_LOST,
}  # fmt: skip


def gift_rules(gift: Gift, parts: Collection[int] = ALL) -> list[str]:
    """The rules behind what these figures would do."""
    found: list[int] = [Rule.PLAN]
    if DARKHOUSE in parts:
        found.append(Rule.DARKHOUSE_NOTHING if gift.price == outlook.NOTHING_LEFT else Rule.DARKHOUSE_TOLL)
    if PHANTOM in parts:
        found += PHANTOM_RULES[gift.phantom.how] if gift.phantom is not None else ()
        found += [Rule.MERCENARY_BLOW] if gift.blow else []
    ours = gift.nautilion if NAUTILION in parts else None
    if ours is not None:
        found += NAUTILION_RULES[ours.how]
        if ours.how == "takes":
            found += [ours.bars] if ours.bars else [Rule.PLACE_ON_SHIP, Rule.DUCT_PLACEMENT]
        found += [Rule.REEF_LANDING] if ours.reef else []
    if len(parts) == len(FIGURES):
        found.append(ENDING_RULES.get(gift.ending or "", 0))
    return rule_ids(*found)
