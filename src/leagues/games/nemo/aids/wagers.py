"""What is wagered before a roll, and what help would change after it."""

from __future__ import annotations

from collections.abc import Iterable

from leagues.games.nemo import effects, modifiers, questions, upgrades, vocabulary
from leagues.games.nemo.aids.about import Choices, character_does, choice, target, upgrade_does
from leagues.games.nemo.aids.acting import kept_choices, owner_asked
from leagues.games.nemo.aids.odds import (
    band_rows,
    band_told,
    cost_of,
    helped,
    is_action,
    price_of,
    roll_of,
    rolls_again,
    spendings,
    throws,
)
from leagues.games.nemo.aids.rows import rows_of
from leagues.games.nemo.aids.shapes import Change, Target
from leagues.games.nemo.aids.written import card_says, treasure_says
from leagues.games.nemo.decisions import absorb, consent, exert, spend
from leagues.games.nemo.decisions import help as helping
from leagues.games.nemo.effects import NUMBERS
from leagues.games.nemo.sources import CARD, WITH_CARD
from leagues.games.nemo.state import TRACKS, State
from leagues.games.nemo.tables import Tables
from leagues.games.nemo.treasure import NOTORIETY, calms, first_word
from leagues.kernel.explaining import Sentence


def exert_choices(s: State, t: Tables) -> Choices:
    """Every set of resources that may be exerted, each with its whole roll; single ones that may not say why."""
    test = s.frames[s.depth - 2]
    found: Choices = {}
    for answer in range(exert.TREASURE):
        rule = exert.forbidden(s, t, answer)
        tracks = [track for track in range(TRACKS) if answer >> track & 1]
        if rule and len(tracks) != 1:
            continue
        targets: list[Target] = [target("track", track) for track in tracks] or [target("button", "none")]
        if rule:
            found[answer] = choice(exert.words(answer), *targets, rule=rule)
            continue
        roll = roll_of(s, t, test.a, test.b, answer)
        spending = spendings(s, t, test.a, test.b, answer)
        if spending:
            roll["spending"] = spending
        found[answer] = choice(exert.words(answer), *targets, roll=roll)
    return found | kept_choices(s, t, exert)


def spend_choices(s: State, t: Tables) -> Choices:
    """Every Treasure that may be spent, each with its whole roll."""
    test = s.frames[s.depth - 2]
    found: Choices = {}
    for answer in range(spend.SIZE):
        if spend.forbidden(s, t, answer) == 0:
            at = target("button", "none") if answer == spend.NONE else target("treasure", spend.kind_of(answer))
            spent = 0 if answer == spend.NONE else spend.kind_of(answer) + 1
            found[answer] = choice(spend.words(answer), at, roll=roll_of(s, t, test.a, test.b, s.exerted, spent))
    return found


# --- help after the roll ---------------------------------------------------------------------------------------------------


def standing_of(s: State, t: Tables, what: int, subject: int) -> int:
    """What the dice as they lie have reached: the band of an action; else 0 for failed and 1 for passed."""
    return modifiers.band(s, t) if is_action(what) else int(modifiers.passes(s, t, what, subject))


def adds_of(s: State, t: Tables, answer: int) -> int | None:
    """What a help adds to the dice as they lie; None for one that throws them again."""
    trial = helped(s, t, answer)
    return None if rolls_again(trial) else modifiers.added(trial) - modifiers.added(s)


def reached_with(s: State, t: Tables, more: int) -> int:
    """What the dice as they lie would reach with so much more."""
    test = s.frames[s.depth - 2]
    trial = s.copy()
    trial.amounts[WITH_CARD] += more
    return standing_of(trial, t, test.a, test.b)


def sums(amounts: Iterable[int]) -> set[int]:
    """What some of these can make together, none of them included."""
    found = {0}
    for amount in amounts:
        found |= {one + amount for one in found}
    return found


def changes(s: State, t: Tables) -> dict[int, Change]:
    """What every help that may be called for would change about the roll: by itself, together with other help, or not at
    all."""
    adds = {one: adds_of(s, t, one) for one in range(1, helping.SIZE) if helping.forbidden(s, t, one) == 0}
    more = {one: amount for one, amount in adds.items() if amount}
    reached = {amount: reached_with(s, t, amount) for amount in sums(more.values())}
    found: dict[int, Change] = {}
    for answer, amount in adds.items():
        if turns_die(answer):
            found[answer] = change_of_turn(s, t, answer, sums(more.values()))
        elif amount is None:
            found[answer] = "reroll" if best_throw(s, t, sum(more.values())) > reached[0] else "nothing"
        elif amount == 0:
            kind = helping.treasure_of(answer)
            mends = kind >= 0 and (calming_matters(s, t) if calms(s, t, kind) else mending_matters(s, t, kind))
            found[answer] = "mends" if mends else "nothing"
        elif reached[amount] > reached[0]:
            found[answer] = "passes" if passes_with(s, t, amount) and not passes_with(s, t, 0) else "better"
        else:
            others = sums(one for other, one in more.items() if other != answer)
            found[answer] = "not-enough" if any(reached[one + amount] > reached[one] for one in others) else "nothing"
    return found


def turns_die(answer: int) -> bool:
    """Whether a help changes a die instead of adding something."""
    offer = helping.offer_of(answer)
    return offer >= 0 and hasattr(upgrades.ALL[helping.OFFERING[offer]], "help_turns")


def change_of_turn(s: State, t: Tables, answer: int, others: Iterable[int]) -> Change:
    """What turning a die would change: the result, by itself or with other help, or what failing costs."""
    test = s.frames[s.depth - 2]
    then, trial = helped(s, t, answer), s.copy()
    trial.dice = then.dice
    if standing_of(trial, t, test.a, test.b) > standing_of(s, t, test.a, test.b):
        passes = modifiers.passes(trial, t, test.a, test.b) and not modifiers.passes(s, t, test.a, test.b)
        return "passes" if passes else "better"
    if modifiers.natural_two(s) or cost_of(trial, t, test.a) < cost_of(s, t, test.a):
        return "better"
    return "not-enough" if any(reached_with(trial, t, one) > reached_with(s, t, one) for one in others) else "nothing"


def passes_with(s: State, t: Tables, more: int) -> bool:
    """Whether the dice as they lie would pass with so much more."""
    test = s.frames[s.depth - 2]
    trial = s.copy()
    trial.amounts[WITH_CARD] += more
    return modifiers.passes(trial, t, test.a, test.b)


def best_throw(s: State, t: Tables, more: int) -> int:
    """What two sixes would reach, with so much more."""
    trial = s.copy()
    trial.dice = [6, 6]
    return reached_with(trial, t, more)


def mending_matters(s: State, t: Tables, kind: int) -> bool:
    """Whether the roll as it lies costs something of the track that a Treasure raises. Hits ask for Treasures themselves."""
    test = s.frames[s.depth - 2]
    track = questions.raises(s, t, first_word(t, kind), -1)
    failed = not modifiers.passes(s, t, test.a, test.b)
    if failed and s.exerted >> track & 1 and cost_of(s, t, test.a)[0]:
        return True
    if test.a == CARD:
        return failed and can_cost(t, effects.of_card(test.b, effects.FAIL), track)
    return is_action(test.a) and can_cost(t, band_rows(test.a, modifiers.band(s, t)), track)


def calming_matters(s: State, t: Tables) -> bool:
    """Whether the roll as it lies brings Notoriety, which could be lowered first."""
    test = s.frames[s.depth - 2]
    if test.a == CARD:
        programs = [effects.of_card(test.b, effects.FAIL)]
    else:
        programs = [band_rows(test.a, modifiers.band(s, t))] if is_action(test.a) else []
    words = [t.effects[program][at : at + 2] for program in programs for at in range(0, len(t.effects[program]), NUMBERS)]
    failed = not modifiers.passes(s, t, test.a, test.b)
    return failed and (cost_of(s, t, test.a)[1] > 0 or any(word == NOTORIETY and one > 0 for word, one in words))


def can_cost(t: Tables, program: int, track: int) -> bool:
    """Whether an effect can cost something of a track."""
    for at in range(effects.ROWS):
        word, one, two = t.effects[program][at * effects.NUMBERS : (at + 1) * effects.NUMBERS]
        if word and vocabulary.worst(t, word, one, two).lost[track]:
            return True
    return False


def help_choices(s: State, t: Tables) -> Choices:
    """Let the roll stand, with what that means; or call for help, with what each would change."""
    test = s.frames[s.depth - 2]
    found: Choices = {helping.ACCEPT: choice(helping.words(helping.ACCEPT), target("button", "accept"),
                                             more=accepted(s, t, test.a, test.b))}  # fmt: skip
    for answer, change in changes(s, t).items():
        trial = helped(s, t, answer)
        more: list[Sentence] = [help_told(s, trial, t), *price_of(s, trial)]
        at, does = help_target(t, answer)
        if helping.CHARACTER <= answer < helping.TREASURE:
            more += owner_asked(s, answer - helping.CHARACTER)
        found[answer] = choice(helping.words(answer), at, more=[*more, *does], change=change)
    return found


def consent_told(s: State, t: Tables, character: int) -> list[Sentence]:
    """What a character would make of the roll that lies there, for the captain who is asked for them."""
    trial = s.copy()
    consent.apply(trial, t, consent.AGREE)
    return [help_told(s, trial, t), *price_of(s, trial), character_does(character)]


def help_target(t: Tables, answer: int) -> tuple[Target, list[Sentence]]:
    """What to click for a help, and what it does."""
    if answer == helping.RED_SKY:
        return target("button", "red-sky"), [("aid-red-sky", {"count": t.red_sky_adds})]
    if answer == helping.LUCK:
        return target("button", "lucky"), [("aid-lucky", {})]
    offer = helping.offer_of(answer)
    if offer >= 0:
        upgrade = helping.OFFERING[offer]
        return target("upgrade", upgrade), [upgrade_does(upgrade)]
    kind = helping.treasure_of(answer)
    if kind >= 0:
        return target("treasure", kind), treasure_says(t, kind)
    if answer >= helping.CARD:
        return target("card", answer - helping.CARD + 1), card_says(t, answer - helping.CARD + 1)
    return target("character", answer - helping.CHARACTER), [character_does(answer - helping.CHARACTER)]


def help_told(s: State, trial: State, t: Tables) -> Sentence:
    """What a help would make of the roll, in words. `trial` is the state after it."""
    test = s.frames[s.depth - 2]
    if rolls_again(trial):
        return thrown_again(s, t, test.a, test.b)
    if modifiers.added(trial) == modifiers.added(s) and trial.dice == s.dice:
        return "aid-help-mends", {}
    total = modifiers.total(trial)
    if standing_of(trial, t, test.a, test.b) <= standing_of(s, t, test.a, test.b):
        return "aid-help-not-enough", {"total": total, "needed": next_needed(s, t, test.a, test.b)}
    if is_action(test.a):
        return "aid-help-band", {"total": total, "band": modifiers.band(trial, t)}
    return "aid-help-passes", {"total": total, "needed": modifiers.needed(s, t, test.a, test.b)}


def thrown_again(s: State, t: Tables, what: int, subject: int) -> Sentence:
    """How both dice come out when they are thrown again: how many throws pass, or of an action are better and worse."""
    now, trial = standing_of(s, t, what, subject), s.copy()
    results = []
    for dice in throws(single=False):
        trial.dice = list(dice)
        results.append(standing_of(trial, t, what, subject))
    better, worse = sum(one > now for one in results), sum(one < now for one in results)
    if is_action(what):
        return "aid-help-reroll-band", {"better": better, "worse": worse, "of": len(results)}
    return "aid-help-reroll", {"lots": better, "of": len(results)}


def next_needed(s: State, t: Tables, what: int, subject: int) -> int:
    """The result that the next better outcome needs."""
    return t.bands[modifiers.band(s, t)] if is_action(what) else modifiers.needed(s, t, what, subject)


def accepted(s: State, t: Tables, what: int, subject: int) -> list[Sentence]:
    """What comes of the roll as it lies."""
    told: list[Sentence] = []
    band = modifiers.band(s, t) if is_action(what) else -1
    failed = not modifiers.passes(s, t, what, subject)
    if is_action(what):
        told.append(("aid-stands-band", {"total": modifiers.total(s), "band": band}))
    elif modifiers.natural_two(s):
        told.append(("aid-stands-two", {}))
    else:
        total, needed = modifiers.total(s), modifiers.needed(s, t, what, subject)
        told.append(("aid-stands-failed", {"total": total, "needed": needed}))
    if failed:
        loss, notoriety, hits = cost_of(s, t, what)
        told += [("aid-loses", {"track": one, "count": loss}) for one in range(TRACKS) if loss and s.exerted >> one & 1]
        if notoriety:
            told.append(("aid-gains-notoriety", {"count": notoriety}))
        if hits >= 0:
            told.append(("aid-hits", {"count": hits}))
    if what == CARD:
        told += rows_of(t, effects.of_card(subject, effects.FAIL))
    elif is_action(what):
        told += band_told(s, t, what, band)
    return told


# --- hits ------------------------------------------------------------------------------------------------------------------


def absorb_choices(s: State, t: Tables) -> Choices:
    """Take the hit, let an upgrade take it, or raise a track first."""
    track = s.frames[s.depth - 1].a
    taken: list[Sentence] = [("aid-track-then", {"track": track, "at": s.tracks[track] - 1})]
    found: Choices = {absorb.TAKE: choice(absorb.words(absorb.TAKE), target("track", track), more=taken)}
    for answer in range(absorb.DESTROY, absorb.SIZE):
        if absorb.forbidden(s, t, answer):
            continue
        upgrade, kind = absorb.upgrade_of(answer), absorb.treasure_of(answer)
        if upgrade >= 0:
            found[answer] = choice(absorb.words(answer), target("upgrade", upgrade), more=[upgrade_does(upgrade)])
        else:
            found[answer] = choice(absorb.words(answer), target("treasure", kind), more=treasure_says(t, kind))
    return found
