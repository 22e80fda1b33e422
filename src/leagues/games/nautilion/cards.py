"""The cards as people read them: the sentences that tell what a card does follow from its row in the tables, so that they
stay true with an owner's file. The sentences are in `words/<language>/cards.ftl`."""

from __future__ import annotations

from dataclasses import dataclass

from leagues.games.nautilion import heroics
from leagues.games.nautilion.effects import Card, Heroic, names
from leagues.games.nautilion.rulebook import Rule
from leagues.games.nautilion.tables import Tables, read_tables, standings

Sentence = tuple[str, dict[str, int | str]]  # its id, with its arguments

DARKHOUSE_RULES: dict[int, tuple[Rule, ...]] = {
    Card.TWICE: (
        Rule.TWICE, Rule.TWICE_SAME_DICE, Rule.TWICE_SAME_PLAYER, Rule.TWICE_STUCK, Rule.TWICE_COLLISION,
        Rule.TWICE_REEF_REACHED,
    ),
    Card.ONE_BY_ONE: (Rule.ONE_BY_ONE, Rule.ONE_BY_ONE_WHIRLWIND, Rule.ONE_BY_ONE_SPELLS, Rule.ONE_BY_ONE_STUCK),
    Card.INSERT: (Rule.INSERT, Rule.INSERT_AHEAD, Rule.INSERT_SLOTS, Rule.INSERT_TOKENS),
    Card.EXCHANGE: (Rule.EXCHANGE, Rule.EXCHANGE_REEFS, Rule.EXCHANGE_STUCK, Rule.EXCHANGE_MERCENARY),
    Card.BACKWARDS: (Rule.BACKWARDS, Rule.BACKWARDS_FIRST_TURN, Rule.BACKWARDS_ISLES, Rule.BACKWARDS_STUCK),
    Card.TWO_STEPS: (Rule.TWO_STEPS, Rule.TWO_STEPS_WHIRLWIND, Rule.TWO_STEPS_STUCK),
    Card.FIXED: (Rule.FIXED_DICE, Rule.FIXED_DICE_SPELLS, Rule.FIXED_DICE_STUCK),
    Card.RECOVER: (Rule.RECOVER_ONE,),
    Card.BUY: (Rule.BUY, Rule.BUY_PLACEMENT, Rule.BUY_ADMIRAL, Rule.BUY_CABIN, Rule.BUY_WINDOW),
}  # fmt: skip


@dataclass(frozen=True)
class CardText:
    """A card in words: sentence ids (each also has a `.title`) with their arguments, the rules it rests on, its standing:
    that of the shipped file, or `owner` where an owner's file says something else. The first title is the card's."""

    number: int
    sentences: tuple[Sentence, ...]
    rules: tuple[Rule, ...]
    standing: str


def _listed(bits: int) -> str:
    return ", ".join(str(one) for one in range(10) if bits >> one & 1)


def _standing(t: Tables, fields: str, section: str, card: int) -> str:
    """How sure the row of a card is; `fields` is how the names of its fields begin."""
    shipped = read_tables(None)
    row = [field.name for field in Tables.FIELDS if field.name.startswith(fields)]
    replaced = any(getattr(t, name)[card] != getattr(shipped, name)[card] for name in row)
    return "owner" if replaced else standings()[f"{section}.{card}"]


def darkhouse_card(t: Tables, card: int) -> CardText:
    """What a Darkhouse card says: its effect, and what it changes about the toll."""
    sentences: list[Sentence] = []
    rules: list[Rule] = []
    effect = t.card_effects[card]
    if effect != Card.NONE:
        dice = ", ".join(str(die) for die in t.card_dice[card] if die)
        sentences.append((f"darkhouse-{names(Card)[effect]}", {"dice": dice, "price": t.card_prices[card]}))
        rules += DARKHOUSE_RULES[effect]
    if t.card_tokens[card] > 1:
        dice = _listed(t.card_tolls[card] or t.toll)
        sentences.append(("darkhouse-toll-tokens", {"tokens": t.card_tokens[card], "dice": dice}))
        rules.append(Rule.TOLL_OF_TWO)
    if t.card_tolls[card]:
        sentences.append(("darkhouse-toll-dice", {"dice": _listed(t.card_tolls[card])}))
        rules.append(Rule.TOLL_FOUR_ONLY)
    if t.card_rerolls[card]:
        sentences.append(("darkhouse-toll-reroll", {"dice": _listed(t.card_rerolls[card])}))
        rules += [Rule.TOLL_REROLL, Rule.TOLL_REROLL_FREE]
    if not sentences:
        sentences.append(("darkhouse-none", {}))
        rules.append(Rule.DARKHOUSE_USUAL_TOLL)
    return CardText(card, tuple(sentences), tuple(rules), _standing(t, "card_", "darkhouse_cards", card))


def heroic_card(t: Tables, card: int) -> CardText:
    """What a Heroic Action says: its effect, and who must pay for it."""
    effect = t.heroic_effects[card]
    sentences: list[Sentence] = [(f"heroic-{names(Heroic)[effect]}", {"amount": t.heroic_amounts[card]})]
    rules = [Rule.HEROIC_COST, *heroics.RULES.get(effect, ())]
    if t.heroic_payers[card]:
        sentences.append(("heroic-payers", {"crew": _listed(t.heroic_payers[card])}))
        rules.append(Rule.HEROIC_WRONG_TOKEN)
    return CardText(card, tuple(sentences), tuple(rules), _standing(t, "heroic_", "heroics", card))
