"""Who sits at a table of several: people at this keyboard, and bots in the other seats."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from leagues import bots
from leagues.kernel.errors import LeaguesError
from leagues.kernel.game import Game
from leagues.kernel.options import Option, Value
from leagues.kernel.table import Table

if TYPE_CHECKING:
    from leagues.terminal.main import PlayRequest

PARTNERS = 2
PLAYERS, PEOPLE, BOTS = "players", "people", "bots"  # the options; the last two are the terminal's own


def players_option(game: Game) -> Option | None:
    """The option that says how many play."""
    return next((option for option in game.options if option.name == PLAYERS), None)


def sizes(game: Game) -> list[int]:
    """How many can play."""
    option = players_option(game)
    return [int(choice) for choice in option.choices] if option is not None else [1]


def takes_bots(game: Game) -> bool:
    """Whether bots can sit in the seats that are left."""
    return max(sizes(game)) > 1


def _usual_people(game: Game) -> int:
    """How many people there are, if nothing is said: one among bots; two partners, where there are never more."""
    return PARTNERS if max(sizes(game)) == PARTNERS else 1


def options(game: Game, *, own_dice: bool) -> tuple[Option, ...]:
    """What is asked beside the game's own options. Bots cannot keep cards secret that a person draws for them."""
    if not takes_bots(game) or own_dice:
        return ()
    people = Option(PEOPLE, _usual_people(game), tuple(range(1, max(sizes(game)) + 1)))
    return (people, Option(BOTS, bots.policy_names(game)[0], bots.offered(game)))


def defaults(game: Game, *, own_dice: bool) -> dict[str, Value]:
    """The answers where nothing was asked."""
    asked = options(game, own_dice=own_dice)
    return {option.name: option.default for option in (*game.options, *asked)} if asked else {}


def counted(chosen: Mapping[str, Value]) -> tuple[int, int]:
    """How many play, and how many of them are people."""
    players, people = chosen[PLAYERS], chosen[PEOPLE]
    assert isinstance(players, int)
    assert isinstance(people, int)
    return players, min(people, players)


def matters(option: str, chosen: Mapping[str, Value]) -> bool:
    """How many people there are matters to several; how the bots play if there are any."""
    players, people = counted(chosen)
    return players > 1 if option == PEOPLE else people < players


def fitting(chosen: Mapping[str, Value]) -> dict[str, Value]:
    """The choices, with no more people than players; whoever plays alone says nothing about that."""
    return {**chosen, PEOPLE: counted(chosen)[1]} if PEOPLE in chosen and counted(chosen)[0] > 1 else dict(chosen)


def requested(request: PlayRequest, game: Game) -> dict[str, Value]:
    """The options that `--people`, `--bots` and `--policy` stand for, with the number of players where they settle it."""
    people, count, policy = request.people, request.bots, request.policy
    if people is None and count is None and policy is None:
        return {}
    if not takes_bots(game):
        raise LeaguesError("no-company", game=game.id)
    if policy is not None and policy not in bots.policy_names(game):
        raise LeaguesError("unknown-policy", policy=policy[:40], policies=", ".join(bots.policy_names(game)))
    given = game.read_options(request.options)[PLAYERS] if PLAYERS in request.options else None
    players = given if given is not None else _players(people, count, min(sizes(game)))
    assert isinstance(players, int)
    named = 1 if people is None else people
    if people is None:
        people = 1 if count is None else players - count
    fits = 1 <= people <= players and count in (None, players - people)
    if given is not None and not fits:
        raise LeaguesError("company-players", players=players, people=named, bots=count or 0)
    if players not in sizes(game) or not fits:
        raise LeaguesError("bad-company", people=people, bots=players - people if count is None else count,
                           low=min(sizes(game)), high=max(sizes(game)))  # fmt: skip
    if request.own_dice and people < players:
        raise LeaguesError("own-dice-bots")
    return {PLAYERS: players, PEOPLE: people, BOTS: policy or bots.policy_names(game)[0]}


def _players(people: int | None, count: int | None, least: int) -> int:
    """How many play, where only people and bots were named: one person against one bot, if nothing else is said."""
    if people is not None and count is not None:
        return people + count
    return max((people or 1) + (count or 0), least)


def seated(game: Game, chosen: Mapping[str, Value]) -> dict[int, str]:
    """The seats that bots take, with their policies: people come first."""
    if PEOPLE not in chosen or not takes_bots(game):
        return {}
    players, people = counted(chosen)
    return dict.fromkeys(range(people, players), str(chosen[BOTS]))


def name_bots(table: Table, policies: Mapping[int, str]) -> None:
    """Name the seats that bots play."""
    names = {seat: bots.seat_name(policy) for seat, policy in policies.items()}
    table.arrange(seats=[names.get(seat, name) for seat, name in enumerate(table.seats)])
