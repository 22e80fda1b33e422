"""The questions that upgrades, motives and the words of effects answer; `me` is the one that is asked. `game` has the
answers written out; how, is told in `kernel/questions.py`."""

from __future__ import annotations

from leagues.games.nemo.state import State
from leagues.games.nemo.tables import Tables
from leagues.kernel.questions import unanswered

# --- rolls ------------------------------------------------------------------------------------------------------------


def modifier(s: State, t: Tables, what: int, subject: int, found: int) -> int:
    """What is added to a roll before the dice are thrown [modifiers]."""
    unanswered()


def modifier_reasons(s: State, t: Tables, what: int, subject: int, amounts: list[int]) -> None:
    """Who adds how much to it."""
    unanswered()


def wager(s: State, t: Tables, what: int, subject: int, found: bool) -> bool:
    """Whether something more is asked before the dice are thrown, after the exertion [test]; who asks brings it about."""
    unanswered()


def last_wager(s: State, t: Tables, what: int, found: bool) -> bool:
    """The same after everything else, when only the dice are left to come [at-all-costs-last]."""
    unanswered()


def test_level(s: State, t: Tables, found: int) -> int:
    """The difficulty by which a failed test costs what was exerted [difficulty-failures]."""
    unanswered()


def exertion(s: State, t: Tables, track: int, found: int) -> int:
    """What exerting a track adds."""
    unanswered()


def exertion_reasons(s: State, t: Tables, track: int, amounts: list[int]) -> None:
    """Who adds how much to that."""
    unanswered()


def three_dice(s: State, t: Tables, what: int, found: int) -> int:
    """The upgrade by which three dice are thrown, to choose two of them from; -1 for none."""
    unanswered()


def cannot_help(s: State, t: Tables, me: int, way: int, found: int) -> int:
    """0, or the rule against one of the ways in which an upgrade helps after a roll [help]."""
    unanswered()


def helps(s: State, t: Tables, me: int, way: int) -> None:
    """An upgrade is asked for such help."""
    unanswered()


def help_adds(s: State, t: Tables, me: int, way: int, found: int) -> int:
    """What such help adds to the roll."""
    unanswered()


def help_turns(s: State, t: Tables, me: int, way: int, found: int) -> int:
    """By how much such help changes what the dice show."""
    unanswered()


def help_destroys(s: State, t: Tables, me: int, way: int, found: bool) -> bool:
    """Whether the upgrade is destroyed for it."""
    unanswered()


# --- battles ----------------------------------------------------------------------------------------------------------


def cannot_attack(s: State, t: Tables, style: int, found: int) -> int:
    """0, or the rule against an attack in a style that takes an upgrade [attack]."""
    unanswered()


def spares(s: State, t: Tables, ship: int, side: int, style: int, found: bool) -> bool:
    """Whether a ship that shows a side cannot be attacked in a style [attack-target]."""
    unanswered()


def called_off(s: State, t: Tables, ship: int, forced: bool, found: bool) -> bool:
    """Whether a battle that is about to begin with a ship does not take place after all."""
    unanswered()


def cannot_target(s: State, t: Tables, ship: int, found: int) -> int:
    """0, or the rule that keeps a ship of the Nautilus' ocean from being named as a target [attack-target]."""
    unanswered()


def still_attacks(s: State, t: Tables, style: int, found: bool) -> bool:
    """Whether the Nautilus can still attack in a style after it was shot at."""
    unanswered()


def strikes_first(s: State, t: Tables, ship: int, style: int, found: bool) -> bool:
    """Whether the Nautilus attacks a ship before that shoots [combat-sequence]."""
    unanswered()


def hit_ignored(s: State, t: Tables, die: int, found: bool) -> bool:
    """Whether a hit does nothing when the die says where it lands [hits-land]."""
    unanswered()


def infamy(s: State, t: Tables, ship: int, side: int, style: int, found: int) -> int:
    """The Notoriety for sinking a ship that shows a side [sunk-notoriety]."""
    unanswered()


def bargain(s: State, t: Tables, ship: int, found: bool) -> bool:
    """Whether it is asked first what a sunk ship brings [sunk-notoriety]; who asks brings it about."""
    unanswered()


def stores(s: State, t: Tables, found: bool) -> bool:
    """Whether a sunk ship can be kept aboard."""
    unanswered()


def destroyed(s: State, t: Tables, upgrade: int) -> None:
    """An upgrade has been destroyed instead of a hit [hit-absorbed]."""
    unanswered()


def series(s: State, t: Tables, style: int, found: bool) -> bool:
    """Whether an attack in a style may be followed by another at once [bold-chain]."""
    unanswered()


def follow_up_price(s: State, t: Tables, style: int, found: int) -> int:
    """Notoriety for the next attack of a series [bold-chain-price]."""
    unanswered()


def ship_attack(s: State, t: Tables, ship: int, side: int, found: int) -> int:
    """How well a Warship shoots [enemy-roll]."""
    unanswered()


def ship_worth(s: State, t: Tables, ship: int, side: int, found: int) -> int:
    """What a sunk ship on the Tonnage track is worth before the motive [score-ships]."""
    unanswered()


def ship_defence(s: State, t: Tables, ship: int, side: int, found: int) -> int:
    """What it takes to sink a ship [own-roll]."""
    unanswered()


def ship_infamy(s: State, t: Tables, ship: int, side: int, found: int) -> int:
    """The Notoriety that a ship shows [sunk-notoriety]."""
    unanswered()


def disguised(s: State, t: Tables, ship: int, found: bool) -> bool:
    """Whether a die is thrown for a revealed ship that is named as a target, to see if she has hidden guns."""
    unanswered()


# --- placement --------------------------------------------------------------------------------------------------------


def revealed_side(s: State, t: Tables, ship: int, ocean: int, found: int) -> int:
    """The side that a ship shows that takes the place of a Hidden one in an ocean [side-shown]."""
    unanswered()


def throws_again(s: State, t: Tables, found: int) -> int:
    """The upgrade that lets one of the placement dice be thrown again now; -1 for none."""
    unanswered()


# --- what is drawn and thrown away ---------------------------------------------------------------------------------------


def treasure_waits(s: State, t: Tables, kind: int, found: bool) -> bool:
    """Whether something is asked before a drawn Treasure is collected [treasure-collected]; who asks brings it about."""
    unanswered()


def treasure_discarded(s: State, t: Tables, kind: int) -> None:
    """A Treasure has left the hand."""
    unanswered()


def ship_drawn(s: State, t: Tables) -> None:
    """A ship has been drawn; what it is for lies on top."""
    unanswered()


def ship_placed(s: State, t: Tables, ship: int, ocean: int) -> None:
    """A drawn ship lies on the map; what is put on the stack now comes before everything else, a battle with her too."""
    unanswered()


def lull_gems(s: State, t: Tables) -> None:
    """The gems of a Lull lie in their ocean and on the Adventure Deck [lull-deck-gem]."""
    unanswered()


# --- offers --------------------------------------------------------------------------------------------------------------


def cannot_decline(s: State, t: Tables, me: int, found: int) -> int:
    """0, or the rule against declining what an upgrade offers."""
    unanswered()


def cannot_take_up(s: State, t: Tables, me: int, way: int, found: int) -> int:
    """0, or the rule against one of the ways to take up what an upgrade offers; perhaps it is another one that offers."""
    unanswered()


def take_up(s: State, t: Tables, me: int, way: int, about: int, other: int) -> None:
    """It is taken up; `about` and `other` are those of the offer's frame."""
    unanswered()


def decline(s: State, t: Tables, me: int, about: int, other: int) -> None:
    """It is declined."""
    unanswered()


def take_up_worth(s: State, t: Tables, me: int, way: int, found: int) -> int:
    """To `greedy`: what taking it up is worth beyond declining."""
    unanswered()


# --- actions ----------------------------------------------------------------------------------------------------------


def free_move(s: State, t: Tables, found: int) -> int:
    """The upgrade by which the next Move costs nothing; -1 for none [move]."""
    unanswered()


def reach(s: State, t: Tables, found: int) -> int:
    """How many oceans far one Move may go [move]."""
    unanswered()


def card_used(s: State, t: Tables, card: int) -> None:
    """A card of the tableau is about to be played [keep-done]; what is put on the stack now comes after it."""
    unanswered()


def lull(s: State, t: Tables) -> None:
    """The dice have brought a Lull, and no action points [lull]."""
    unanswered()


def action_done(s: State, t: Tables) -> None:
    """An action for two action points is over, and the Action Phase goes on."""
    unanswered()


def action_rolled(s: State, t: Tables, what: int, reached: int) -> None:
    """The roll of an action has reached a band [action-tests]; what is put on the stack now comes after its result."""
    unanswered()


def installed(s: State, t: Tables, upgrade: int) -> None:
    """An upgrade has been installed, before the voyage or by a refit."""
    unanswered()


def refitted(s: State, t: Tables, upgrade: int) -> None:
    """An upgrade has been installed by a refit [refit]."""
    unanswered()


def cannot_act(s: State, t: Tables, me: int, way: int, found: int) -> int:
    """0, or the rule against one of the actions that an upgrade offers [actions]."""
    unanswered()


def act(s: State, t: Tables, me: int, way: int) -> None:
    """Such an action begins."""
    unanswered()


def act_worth(s: State, t: Tables, me: int, way: int, found: int) -> int:
    """To `greedy`: what such an action is worth."""
    unanswered()


def run(s: State, t: Tables, routine: int) -> None:
    """A routine of an upgrade goes on."""
    unanswered()


def actions_begin(s: State, t: Tables) -> None:
    """The Action Phase has begun, and nothing has been done in it [actions]."""
    unanswered()


def buried(s: State, t: Tables, found: int) -> int:
    """What buried Treasures score [score-treasure]."""
    unanswered()


# --- the motive -------------------------------------------------------------------------------------------------------


def notoriety_change(s: State, t: Tables, found: int) -> int:
    """By how much Notoriety that is gained or lost really changes [notoriety]."""
    unanswered()


def frozen(s: State, t: Tables, found: bool) -> bool:
    """Whether nothing changes Notoriety any more."""
    unanswered()


def pair(s: State, t: Tables, found: int) -> int:
    """Which two placement dice bring action points or a Lull [action-points]."""
    unanswered()


def act_begins(s: State, t: Tables) -> None:
    """An act has begun [act-cards]; what is put on the stack now comes before its first card."""
    unanswered()


def sacrificed(s: State, t: Tables, character: int) -> None:
    """A character has been sacrificed, for something or for nothing [sacrifice]; what is put on the stack now comes next."""
    unanswered()


def characters_too(s: State, t: Tables, instances: int, found: int) -> int:
    """What the characters are worth together, of whom and of whose symbols so many instances score [score-characters]."""
    unanswered()


def nobody_left(s: State, t: Tables) -> None:
    """Somebody must be sacrificed, and none of the six is left [sacrifice-forced]."""
    unanswered()


def tile_points(s: State, t: Tables, character: int, found: int) -> int:
    """What a character's tile is worth at the end [score-characters]."""
    unanswered()


def patrols(s: State, t: Tables, found: bool) -> bool:
    """Whether Hidden ships near the Nautilus keep watch like a Warship [warship-near]."""
    unanswered()


def change_price(s: State, t: Tables, motive: int, track: int, found: int) -> int:
    """What a change to a motive costs of a track [motive-change]."""
    unanswered()


def other_category(s: State, t: Tables, found: bool) -> bool:
    """Whether a motive may be changed for one of the other category [motive-same-category]."""
    unanswered()


def goodwill(s: State, t: Tables, found: bool) -> bool:
    """Whether cubes stand for goodwill instead of uprisings."""
    unanswered()


def laid_out(s: State, t: Tables) -> None:
    """Everything lies on the table, and nothing has been drawn yet; the motive lays out what is its own."""
    unanswered()


def notoriety_rose(s: State, t: Tables) -> None:
    """Notoriety has risen, and its levels have been set off [levels-in-order]."""
    unanswered()


def treasures_too(s: State, t: Tables, what: int, found: int) -> int:
    """How many Treasures an action that succeeds brings beyond its result [action-tests]; they are drawn last."""
    unanswered()


def allies_near(s: State, t: Tables, found: bool) -> bool:
    """Whether Allies in hand can be called upon where the Nautilus is."""
    unanswered()


def set_out(s: State, t: Tables) -> None:
    """The Nautilus lies in the ocean where the voyage begins [prologue]; what is put on the stack now comes before it."""
    unanswered()


def discounts(s: State, t: Tables, found: bool) -> bool:
    """Whether a Lull makes actions cheaper [lull-cheaper]."""
    unanswered()


def lull_tokens(s: State, t: Tables, ocean: int) -> None:
    """The gems of a Lull in an ocean lie there; what is put on the stack now comes before the uprisings are looked at."""
    unanswered()


def searchable(s: State, t: Tables, found: bool) -> bool:
    """Whether there is something to search for where the Nautilus is [search-needs-gem]."""
    unanswered()


def adventure_done(s: State, t: Tables) -> None:
    """An Adventure has been performed, and its gems collected [adventure-done]."""
    unanswered()


def attack_won(s: State, t: Tables) -> None:
    """An attack of the Nautilus was successful, and what becomes of its target is decided."""
    unanswered()


def claims(s: State, t: Tables, found: bool) -> bool:
    """Whether an Adventure or a successful attack takes an Adventure token that lies where the Nautilus is."""
    unanswered()


def find_worth(s: State, t: Tables, ocean: int, found: int) -> int:
    """To `greedy`: what searching in an ocean is worth beyond the Treasure there."""
    unanswered()


def claim_worth(s: State, t: Tables, ocean: int, found: int) -> int:
    """To `greedy`: what an Adventure or a successful attack in an ocean is worth beyond itself."""
    unanswered()


def motive_changed(s: State, t: Tables, before: int) -> None:
    """Nemo has another motive than before [motive-change]."""
    unanswered()


# --- the words of effects ---------------------------------------------------------------------------------------------


def perform(s: State, t: Tables, me: int, card: int, one: int, two: int) -> None:
    """A row does what it says, on behalf of a card or of none (0); the effect lies on the stack."""
    unanswered()


def condition(s: State, t: Tables, me: int, one: int, found: int) -> int:
    """What a row says of the next one: UNCONDITIONAL, or that its condition HOLDS or FAILS."""
    unanswered()


def looms(s: State, t: Tables, me: int, one: int, found: bool) -> bool:
    """Whether something that is kept would make a difference if it were used before a row [kept-in-time]."""
    unanswered()


def raises(s: State, t: Tables, me: int, found: int) -> int:
    """The track that a row is about; -1 for none."""
    unanswered()


def idle(s: State, t: Tables, me: int, one: int, found: bool) -> bool:
    """Whether it would be of no use now to begin with a row."""
    unanswered()


def brings_actions(s: State, t: Tables, me: int, found: bool) -> bool:
    """Whether a row brings action points."""
    unanswered()


def impossible(s: State, t: Tables, me: int, one: int, found: int) -> int:
    """0, or the rule that keeps one from a thing to choose that begins with a row."""
    unanswered()


def worth(s: State, t: Tables, me: int, one: int, two: int, card: int, found: int) -> int:
    """To `greedy`: what a row is worth."""
    unanswered()
