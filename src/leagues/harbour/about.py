"""What never changes about a game: which decisions, answers, rules and sentences its numbers stand for."""

from __future__ import annotations

import gzip
import hashlib
from functools import cache
from typing import Any

import msgspec

from leagues.games import GAMES
from leagues.harbour.messages import DecisionAbout, Description, MessageAbout, OptionAbout, PresetAbout, RuleAbout
from leagues.kernel.decisions import Decision
from leagues.kernel.game import Game
from leagues.kernel.options import Option
from leagues.strangers import levels

# What seats can say to each other; the page has the words under `page-phrase-<phrase>`.
PHRASES = (
    "hello",
    "your-turn",
    "wait",
    "good-idea",
    "not-sure",
    "look-here",
    "well-done",
    "bad-luck",
    "thanks",
    "again",
    "bye",
)


@cache
def description(id: str) -> tuple[str, bytes, bytes]:
    """A game's version and its description, ready to send: as it is, and compressed."""
    made = describe(GAMES[id])
    version = hashlib.sha256(msgspec.json.encode(made)).hexdigest()[:16]
    body = msgspec.json.encode(msgspec.structs.replace(made, version=version))
    return version, body, gzip.compress(body, 9, mtime=0)


def describe(game: Game) -> Description:
    """Everything about a game, without its version."""
    return Description(
        game=game.id,
        version="",
        seats=_seats(game),
        options=[
            OptionAbout(
                o.name,
                list(o.default) if isinstance(o.default, tuple) else o.default,
                list(o.choices),
                o.many,
                {} if o.many else _brought(game, o),
            )
            for o in game.options
        ],
        decisions=[_decision(game, decision) for decision in game.decisions.by_number.values()],
        messages={
            str(int(m)): MessageAbout(m.id, list(game.rule_ids([int(rule) for rule in m.rules]))) for m in game.messages
        },
        rules=[
            RuleAbout(rule.id, str(rule.standing), list(rule.sources), [list(need) for need in rule.needs])
            for rule in game.rulebook
        ],
        endings=[ending.name.lower().replace("_", "-") for ending in game.endings],
        phrases=list(PHRASES),
        levels=list(levels(game)),
        presets=[PresetAbout(one.name, dict(one.options)) for one in game.presets],
    )


def _decision(game: Game, decision: Decision) -> DecisionAbout:
    answers = []
    for answer in range(decision.size):
        id, arguments = decision.module.words(answer)
        answers.append((decision.notation(answer), id, dict(arguments)))
    targets = [] if game.targets is None else [game.targets(decision.name, answer) for answer in range(decision.size)]
    return DecisionAbout(decision.number, decision.name, decision.chance, list(decision.rules), answers, targets)


def _brought(game: Game, option: Option) -> dict[str, dict[str, Any]]:
    """What other options become by each value of one, whatever is chosen for them."""
    usual, found = game.read_options({}), {}
    choices = {other.name: other.choices for other in game.options if not other.many and other is not option}
    for value in option.choices:
        read = game.read_options({option.name: value})
        brought = {
            name: read[name]
            for name, chosen in choices.items()
            if read[name] != usual[name]
            and all(game.read_options({option.name: value, name: one})[name] == read[name] for one in chosen)
        }
        if brought:
            found[str(value)] = brought
    return found


def _seats(game: Game) -> list[int]:
    """How many can play, as the option `players` says it."""
    players = next((option for option in game.options if option.name == "players"), None)
    return [int(choice) for choice in players.choices] if players is not None else [1]
