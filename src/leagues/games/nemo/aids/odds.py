"""The odds of a roll: every throw is laid on a copy of the table and judged by the rules themselves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product

from leagues.games.nemo import effects, modifiers, questions, sources
from leagues.games.nemo.aids.rows import rows_of
from leagues.games.nemo.aids.shapes import Failure, Help, Lots, Modifier, Roll, Spending
from leagues.games.nemo.decisions import consent
from leagues.games.nemo.decisions import help as helping
from leagues.games.nemo.resources import exertion_loss
from leagues.games.nemo.sources import ATTACK, CARD, ENEMY, REFIT, SEARCH, TESTS, TORPEDOES
from leagues.games.nemo.starts import clear_roll
from leagues.games.nemo.state import TEST_LOSS, TRACKS, TREASURES, State, level
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import Tables
from leagues.games.nemo.testing import NOBODY, one_die
from leagues.kernel.explaining import Sentence
from leagues.kernel.frames import doing, push

NEVER = 13  # a sum that two dice cannot show
MANY = 7  # more hits than a die can bring


def throws(single: bool) -> Iterator[tuple[int, int]]:
    """Every throw of two dice, or of one."""
    for first in range(1, 7):
        if single:
            yield first, 0
        else:
            for second in range(1, 7):
                yield first, second


def outcomes(trial: State, t: Tables, what: int, subject: int) -> Iterator[tuple[int, int]]:
    """Every throw of a roll that is about to be made; of three dice the two that one would choose [three-dice]."""
    if questions.three_dice(trial, t, what, NOBODY) == NOBODY:
        yield from throws(one_die(trial, what))
        return
    for three in product(range(1, 7), repeat=3):
        yield min(combinations(three, 2), key=lambda two: hits_of(trial, t, what, subject, two))


def hits_of(trial: State, t: Tables, what: int, subject: int, dice: tuple[int, int]) -> int:
    """The hits of a Warship's shot if these dice are its roll; two ones count as many."""
    trial.dice = list(dice)
    if modifiers.passes(trial, t, what, subject):
        return 0
    return MANY if modifiers.natural_two(trial) else modifiers.lowest_die(trial)


def count_throws(trial: State, t: Tables, what: int) -> int:
    """How many throws a roll has."""
    if questions.three_dice(trial, t, what, NOBODY) != NOBODY:
        return 216
    return 6 if one_die(trial, what) else 36


def wagered(s: State, t: Tables, what: int, subject: int, exerted: int, spent: int) -> State:
    """A copy on which a roll is about to be made, with its modifiers."""
    trial = s.copy()
    clear_roll(trial)
    trial.exerted = exerted
    trial.spent = spent
    modifiers.modifiers(trial, t, what, subject, trial.amounts)
    return trial


def is_action(what: int) -> bool:
    """Whether a test has bands."""
    return SEARCH <= what <= REFIT


def added_by(s: State) -> list[Modifier]:
    """Every source that adds something to the roll."""
    return [
        {"source": sources.NAMES[source], "amount": amount} for source, amount in enumerate(s.amounts) if amount
    ]  # fmt: skip


def count_passes(trial: State, t: Tables, what: int, subject: int) -> int:
    """How many throws pass."""
    found = 0
    for dice in outcomes(trial, t, what, subject):
        trial.dice = list(dice)
        found += modifiers.passes(trial, t, what, subject)
    return found


def count_bands(trial: State, t: Tables) -> list[int]:
    """How many throws end in each band of an action."""
    found = [0] * modifiers.BANDS
    for dice in throws(False):
        trial.dice = list(dice)
        found[modifiers.band(trial, t)] += 1
    return found


def least_sum(trial: State, t: Tables, what: int, subject: int) -> int:
    """The smallest sum of the dice that passes."""
    found = NEVER
    for dice in outcomes(trial, t, what, subject):
        trial.dice = list(dice)
        if modifiers.passes(trial, t, what, subject):
            found = min(found, sum(dice))
    return found


# --- failing ---------------------------------------------------------------------------------------------------------------


def cost_of(trial: State, t: Tables, what: int) -> tuple[int, int, int]:
    """What the failing throw that lies there costs: of each exerted resource, Notoriety, and hits (-1 for none)."""
    if what == ENEMY:
        return 0, 0, 0 if modifiers.natural_two(trial) else modifiers.lowest_die(trial)
    if what >= TORPEDOES:
        return 0, 0, -1
    exerts = trial.exerted != 0
    if what == ATTACK:
        if modifiers.natural_two(trial):
            return t.disaster_loss if exerts else 0, questions.notoriety_change(trial, t, t.disaster), -1
        return usual_loss(trial, t) if exerts else 0, questions.notoriety_change(trial, t, t.miss), -1
    return usual_loss(trial, t) if exerts else 0, 0, -1


def usual_loss(trial: State, t: Tables) -> int:
    """What failing costs of each exerted resource, by the difficulty."""
    return exertion_loss(t, questions.test_level(trial, t, level(trial, TEST_LOSS)), modifiers.lowest_die(trial))


def band_rows(what: int, band: int) -> int:
    """The effect of a band of an action."""
    return effects.OF_ACTIONS + (what - SEARCH) * modifiers.BANDS + band


def penalty(t: Tables, what: int, subject: int, band: int) -> list[Sentence]:
    """What the card or the band says beyond the loss."""
    if what == CARD:
        return rows_of(t, effects.of_card(subject, effects.FAIL))
    return rows_of(t, band_rows(what, band)) if is_action(what) else []


def failures(trial: State, t: Tables, what: int, subject: int) -> list[Failure]:
    """The failing throws, put together by what they cost; the dearest first."""
    found: Counter[tuple[int, int, int, int]] = Counter()
    for dice in outcomes(trial, t, what, subject):
        trial.dice = list(dice)
        if not modifiers.passes(trial, t, what, subject):
            band = modifiers.band(trial, t) if is_action(what) else 0
            found[(band, *cost_of(trial, t, what))] += 1
    told: list[Failure] = []
    for (band, loss, notoriety, hits), ways in sorted(found.items(), key=lambda one: (one[0][0], -one[0][1], -one[0][3])):
        failure: Failure = {"ways": ways, "loss": loss}
        if notoriety:
            failure["notoriety"] = notoriety
        if hits >= 0:
            failure["hits"] = hits
        rows = penalty(t, what, subject, band)
        if rows:
            failure["rows"] = rows
        told.append(failure)
    return told


# --- help after the roll ---------------------------------------------------------------------------------------------------


def helped(s: State, t: Tables, answer: int) -> State:
    """The state with a help; another captain's character only helps with their consent."""
    trial = s.copy()
    helping.apply(trial, t, answer)
    if doing(trial) == Step.CONSENT:
        consent.apply(trial, t, consent.AGREE)
    return trial


def asking_for_help(trial: State, what: int, subject: int) -> State:
    """A copy that stands where help is asked for, after some throw that failed."""
    asked = trial.copy()
    asked.depth = 1
    asked.frames[0].doing = Step.TEST
    asked.frames[0].a, asked.frames[0].b = what, subject
    asked.dice = [1, 2]
    push(asked, Step.HELP, 0, 0, 0, 0)
    return asked


def rolls_again(trial: State) -> bool:
    """Whether the dice are about to be thrown again, perhaps after a question."""
    return any(frame.doing == Step.THROW for frame in trial.frames[: trial.depth])


def help_held(trial: State, t: Tables, what: int, subject: int) -> list[Help]:
    """Help that could be called for after this roll, with its price and the chance to pass with it."""
    if one_die(trial, what):
        return []
    asked = asking_for_help(trial, what, subject)
    passing, of = count_passes(trial.copy(), t, what, subject), count_throws(trial, t, what)
    found: list[Help] = []
    for answer in range(1, helping.SIZE):
        if helping.forbidden(asked, t, answer):
            continue
        then = helped(asked, t, answer)
        if rolls_again(then):
            told: Help = {"answer": answer, "sentence": helping.words(answer), "chance": again(passing, of)}
        elif then.dice != asked.dice:
            told = {"answer": answer, "sentence": helping.words(answer), "chance": turned(asked, t, what, subject, answer)}
        else:
            adds = modifiers.added(then) - modifiers.added(asked)
            if adds == 0:
                continue
            more = trial.copy()
            more.amounts[sources.WITH_CARD] += adds
            chance: Lots = {"lots": count_passes(more, t, what, subject), "of": of}
            told = {"answer": answer, "sentence": helping.words(answer), "adds": adds, "chance": chance}
        price = price_of(asked, then)
        if price:
            told["price"] = price
        found.append(told)
    return found


def turned(asked: State, t: Tables, what: int, subject: int, answer: int) -> Lots:
    """The chance to pass when a help may change a die of a throw that fails."""
    found = 0
    for dice in outcomes(asked.copy(), t, what, subject):
        trial = asked.copy()
        trial.dice = list(dice)
        if not modifiers.passes(trial, t, what, subject) and helping.forbidden(trial, t, answer) == 0:
            helping.apply(trial, t, answer)
        found += modifiers.passes(trial, t, what, subject)
    return {"lots": found, "of": count_throws(asked, t, what)}


def again(passing: int, of: int) -> Lots:
    """The chance to pass when a failing throw of so many may be made once more."""
    return {"lots": passing * of + (of - passing) * passing, "of": of * of}


def price_of(before: State, after: State) -> list[Sentence]:
    """What a help costs at once."""
    told: list[Sentence] = []
    if after.notoriety > before.notoriety:
        told.append(("aid-price-notoriety", {"count": after.notoriety - before.notoriety}))
    lost = [(track, before.tracks[track] - after.tracks[track]) for track in range(TRACKS)]
    return told + [("aid-price-track", {"track": track, "count": count}) for track, count in lost if count > 0]


# --- a whole roll ----------------------------------------------------------------------------------------------------------


def roll_of(s: State, t: Tables, what: int, subject: int, exerted: int = 0, spent: int = 0) -> Roll:
    """A roll with everything that is known before it."""
    return roll_on(wagered(s, t, what, subject, exerted, spent), t, what, subject)


def roll_on(s: State, t: Tables, what: int, subject: int) -> Roll:
    """The roll whose modifiers lie on the table, help after it included; its dice are thrown anew."""
    trial = s.copy()
    listed = added_by(trial)
    told: Roll = {
        "what": TESTS[what], "subject": subject, "needed": modifiers.needed(trial, t, what, subject), "modifiers": listed,
        "added": sum(one["amount"] for one in listed), "least": least_sum(trial, t, what, subject),
        "passes": count_passes(trial, t, what, subject), "of": count_throws(trial, t, what),
        "bands": count_bands(trial, t) if is_action(what) else [], "results": results(trial, t, what),
        "fails": failures(trial, t, what, subject), "help": help_held(trial, t, what, subject),
    }  # fmt: skip
    return told


def results(s: State, t: Tables, what: int) -> list[list[Sentence]]:
    """What each band of an action does."""
    return [band_told(s, t, what, band) for band in range(modifiers.BANDS)] if is_action(what) else []


def band_told(s: State, t: Tables, what: int, band: int) -> list[Sentence]:
    """What a band of an action does, with what the motive adds to it; a search without a gem finds no Treasure."""
    treasures = questions.treasures_too(s, t, what, 0) if band >= modifiers.FAIR else 0
    more: list[Sentence] = [("row-treasure", {"count": treasures, "sign": "more"})] if treasures else []
    told = rows_of(t, band_rows(what, band))
    if what == SEARCH and band >= modifiers.FAIR and questions.searchable(s, t, False):
        more.append(("row-token", {}))
        if s.gems[s.nautilus] == 0:
            told = [row for row in told if row[0] not in ("row-found", "row-treasure")]
    return told + more


def spendings(s: State, t: Tables, what: int, subject: int, exerted: int) -> list[Spending]:
    """The Treasures that could be spent on the roll beside an exertion, each with the roll as it would be then."""
    if not modifiers.may_spend(what):
        return []
    return [
        {"treasure": kind, "amount": t.treasure_points[kind], "roll": roll_of(s, t, what, subject, exerted, kind + 1)}
        for kind in range(TREASURES)
        if s.held[kind] and t.treasure_points[kind] >= 0
    ]
