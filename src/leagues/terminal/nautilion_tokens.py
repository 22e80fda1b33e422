"""Decisions about a token: where the one in hand goes, which is given up, which pays, which comes back."""

from __future__ import annotations

from leagues.games.nautilion import cabin, collision, darkhouse, preview
from leagues.games.nautilion.decisions import darkhouse_discard, place_token
from leagues.games.nautilion.reserve import in_reserve
from leagues.games.nautilion.ship import aboard
from leagues.games.nautilion.state import KINDS, MERCENARIES, MERCENARY, State, plays_with
from leagues.games.nautilion.steps import Purpose, Step
from leagues.games.nautilion.tables import Tables
from leagues.kernel.table import Table
from leagues.kernel.words import Words
from leagues.terminal.menu import Choice, Kind, Menu
from leagues.terminal.nautilion_choice import option
from leagues.terminal.nautilion_signs import spoken, token
from leagues.terminal.nautilion_speech import listed


def menu(table: Table, asked: str, choices: list[Choice], w: Words) -> Menu:
    """A list under a question."""
    decision = table.decision
    assert decision is not None
    return Menu(Kind.LIST, spoken(asked, w), tuple(choices), rules=decision.rules)


def place_menu(table: Table, w: Words) -> Menu:
    """The token in hand: aboard, into the cabin, or into the reserve. A Mercenary may choose its space."""
    s, t = preview.state(table), preview.tables(table)
    ways = [move.answer for move in table.legal]
    order = [*(way for way in ways if way != place_token.RESERVE), *(way for way in ways if way == place_token.RESERVE)]
    told = [place_sentence(table, s, t, way, w) for way in order]
    choices = [option(table, at + 1, way, told[at], w) for at, way in enumerate(order)]
    return menu(table, w.text("nautilion-ask-place", token=token(s, t, s.landed)), choices, w)


def place_sentence(table: Table, s: State, t: Tables, way: int, w: Words) -> str:
    """What a place for the token in hand would mean."""
    trial, _ = preview.after(table, s, way)
    sign = token(s, t, s.landed)
    if way == place_token.RESERVE:
        count = in_reserve(s) + 1
        return w.text("nautilion-keep", token=sign, count=count, ahead=preview.ahead(s, s.landed))
    if way == place_token.CABIN:
        pairs = cabin.partnerships(trial)
        mages = [cabin.token_on(t, space) for space in range(3) if not trial.cabin >> space & 1]
        return w.text("nautilion-place-cabin", token=sign, pairs=pairs, missing=len(mages))
    leads = listed(preview.reach(trial, t))
    if way == place_token.SHIP:
        count, armed = len(preview.aboard(trial)), harpoons(trial, t, w)
        if armed and t.warriors >> s.landed & 1:
            return w.text("nautilion-place-warrior", token=sign, count=count, leads=leads) + armed
        return w.text("nautilion-place", token=sign, count=count, leads=leads)
    told = w.text("nautilion-place-mercenary", token=sign, space=way - place_token.SPACE, leads=leads)
    return told + harpoons(trial, t, w)


def harpoons(s: State, t: Tables, w: Words) -> str:
    """The harpoons of both, where they still count."""
    if not plays_with(s, MERCENARIES) or s.collided:
        return ""
    return w.text("nautilion-then-harpoons", ours=collision.harpoons(s, t), theirs=collision.phantom_harpoons(s, t))


def toll_menu(table: Table, w: Words) -> Menu:
    """What can be given up: of the reserve, of the ship, of the cabin; crew that cannot go say why."""
    s, t = preview.state(table), preview.tables(table)
    answers = [darkhouse_discard.RESERVE] if in_reserve(s) else []
    answers += preview.members(aboard(s))
    answers += [darkhouse_discard.CABIN + space for space in range(6) if s.cabin >> space & 1]
    told = [toll_sentence(table, s, t, answer, w) for answer in answers]
    choices = [option(table, at + 1, answer, told[at], w) for at, answer in enumerate(answers)]
    owed = sum(frame.doing == Step.DARKHOUSE_DISCARD for frame in s.frames[: s.depth])
    why = "blow" if s.frames[s.depth - 1].a == darkhouse.BLOW else "toll"
    return menu(table, w.text("nautilion-ask-toll", why=why, count=owed), choices, w)


def toll_sentence(table: Table, s: State, t: Tables, answer: int, w: Words) -> str:
    """What giving up a token would mean."""
    if answer == darkhouse_discard.RESERVE:
        return w.text("nautilion-toll-reserve", count=in_reserve(s) - 1)
    if answer >= darkhouse_discard.CABIN:
        kind = cabin.token_on(t, answer - darkhouse_discard.CABIN)
        trial, _ = preview.after(table, s, answer)
        broken = "yes" if cabin.partnerships(trial) < cabin.partnerships(s) else "no"
        return w.text("nautilion-toll-cabin", token=token(s, t, kind), ahead=preview.ahead(s, kind), broken=broken)
    possible = "no" if table.forbids(answer) else "yes"
    if s.mercenaries >> answer & 1:
        return w.text("nautilion-toll-mercenary", space=answer, possible=possible)
    return w.text("nautilion-toll-crew", crew=answer, ahead=preview.ahead(s, answer), possible=possible)


def pay_menu(table: Table, w: Words) -> Menu:
    """Which kinds of the reserve can pay."""
    s, t = preview.state(table), preview.tables(table)
    kinds = [kind for kind in range(KINDS) if s.reserve[kind]]
    choices = []
    for number, kind in enumerate(kinds, start=1):
        sign, ahead = token(s, t, kind), preview.ahead(s, kind)
        told = w.text("nautilion-pay", kind=kind, token=sign, count=s.reserve[kind], ahead=ahead)
        choices.append(option(table, number, kind, told, w))
    return menu(table, w.text("nautilion-ask-pay", count=s.frames[s.depth - 1].a), choices, w)


def recover_menu(table: Table, w: Words) -> Menu:
    """Which kinds of the discard pile can come back; those that cannot, last."""
    s, t = preview.state(table), preview.tables(table)
    kinds = [kind for kind in range(KINDS) if s.discard[kind]]
    kinds.sort(key=lambda kind: (table.forbids(kind) != 0, kind))
    frame = s.frames[s.depth - 1]
    aboard_now = frame.a not in (Purpose.KEEPING, Purpose.COLLIDING)
    choices = []
    for number, kind in enumerate(kinds, start=1):
        where = preview.fate(s, t, kind)[0] if aboard_now and 0 < kind <= MERCENARY else "none"
        told = w.text(
            "nautilion-recover", kind=kind, token=token(s, t, kind), count=s.discard[kind], ahead=preview.ahead(s, kind),
            fate=where,
        )  # fmt: skip
        choices.append(option(table, number, kind, told, w))
    return menu(table, w.text("nautilion-ask-recover", purpose=frame.a, count=frame.b), choices, w)
