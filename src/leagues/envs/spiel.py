"""The games in OpenSpiel, in Python: `leagues_nautilion`, `leagues_island` and `leagues_nemo`, with explicit chance.

    game = leagues.envs.spiel.load("island", players=3)
    game = pyspiel.load_game("leagues_nautilion(ship=B2,expansions=mages reefs)")   # once this module is imported

A decision with a single answer, and an outcome that cannot be another, are no nodes. An information state is what a seat has
seen happen, and its own hidden cards as they came; `resample_from_infostate` deals again what it cannot know.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np

from leagues.envs.needing import needed
from leagues.games import GAMES
from leagues.kernel import sfc32
from leagues.kernel.decisions import MOST_OPTIONS, Decision
from leagues.kernel.errors import LeaguesError
from leagues.kernel.frames import CHANCE, EVERYONE
from leagues.kernel.game import Game
from leagues.kernel.observing import Layout, layout_of, make_observe
from leagues.kernel.options import shown

pyspiel: Any = needed("pyspiel", "OpenSpiel")
PREFIX = "leagues_"
LONGEST = 20_000  # answers in a game; far more than any has
UTILITIES = {
    "nautilion": (pyspiel.GameType.Utility.IDENTICAL, 0.0, 1.0, None),
    "island": (pyspiel.GameType.Utility.ZERO_SUM, -1.0, 1.0, 0.0),
    "nemo": (pyspiel.GameType.Utility.GENERAL_SUM, 0.0, 1.0, None),
}
MOST_SEATS = {"nautilion": 2, "island": 4, "nemo": 4}
WORD = 1 << 32


class Moment:
    """Where a game stands, and what has been seen of the way there."""

    __slots__ = ("private", "public", "state")

    def __init__(self, state: Any, public: str, private: list[str]) -> None:
        self.state, self.public, self.private = state, public, private

    def __deepcopy__(self, memo: dict[int, Any]) -> Moment:
        return Moment(self.state.copy(), self.public, self.private[:])


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # its library is known only where it is installed
    """A game with its options, as OpenSpiel takes it."""

    rules: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        rules = self.rules
        self.tables: Any = rules.read_tables(None)
        self.options = rules.read_options(params or {})
        self.start: Any = rules.new_state(self.tables, self.options)
        self.seats = rules.seats(self.start)
        self.layout = layout_of(rules, rules.edition_of(self.start))
        self.observe = make_observe(rules, self.layout)
        _, low, high, total = UTILITIES[rules.id]
        info = pyspiel.GameInfo(
            num_distinct_actions=rules.decisions.action_count, max_chance_outcomes=rules.decisions.outcome_count,
            num_players=self.seats, min_utility=low, max_utility=high, utility_sum=total, max_game_length=LONGEST,
        )  # fmt: skip
        super().__init__(_type(rules, hides=rules.hides(self.options)), info, params or {})

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self, *_: Any) -> SpielState:
        """A game before its first answer."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What observes states of this game."""
        return SpielObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)

    def max_chance_nodes_in_history(self) -> int:
        """More than any game has."""
        return LONGEST


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A moment of a game."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._moment = Moment(game.start.copy(), "", [""] * game.seats)
        self._settle(game)

    # --- who, and what can be answered --------------------------------------------------------------------------------

    def current_player(self) -> int:
        """The seat that decides, or chance; where anyone may answer, the first seat."""
        s, game = self._moment.state, self.get_game()
        if s.ending:
            return int(pyspiel.PlayerId.TERMINAL)
        who = game.rules.flow.who(s, game.tables)
        return int(pyspiel.PlayerId.CHANCE) if who == CHANCE else max(int(who), 0)

    def _legal_actions(self, player: int) -> list[int]:
        decision = _decision(self.get_game(), self._moment.state)
        return sorted(decision.ids[answer] for answer in _answers(self.get_game(), self._moment.state))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The ids of what can come, with how likely it is."""
        game, s = self.get_game(), self._moment.state
        decision, weight = _decision(game, s), game.rules.flow.weight
        weights = {decision.ids[one]: weight(s, game.tables, one) for one in _answers(game, s)}
        total = sum(weights.values())
        return [(id, lots / total) for id, lots in sorted(weights.items())]

    def _apply_action(self, action: int) -> None:
        game, s = self.get_game(), self._moment.state
        decision = _decision(game, s)
        answer = decision.of_id(action)
        rule = game.rules.flow.forbidden(s, game.tables, answer) if answer >= 0 else 0
        if rule or answer < 0:
            shown = decision.notation(answer) if answer >= 0 else action
            raise LeaguesError("unknown-move", move=shown, decision=decision.name, example=decision.notation(0))
        _answer(game, self._moment, decision, answer)
        self._settle(game)

    def _settle(self, game: SpielGame) -> None:
        """Answer what has a single answer."""
        moment = self._moment
        while not moment.state.ending:
            answers = _answers(game, moment.state)
            if len(answers) != 1:
                return
            _answer(game, moment, _decision(game, moment.state), answers[0])

    def _action_to_string(self, player: int, action: int) -> str:
        rules = self.get_game().rules
        chance = player == pyspiel.PlayerId.CHANCE
        decision = next((d for d in rules.decisions.by_number.values() if d.chance == chance and action in d.ids), None)
        if decision is None:
            most = rules.decisions.outcome_count if chance else rules.decisions.action_count
            raise LeaguesError("bad-number", value=action, low=0, high=most - 1)
        return f"{decision.name}: {decision.notation(decision.ids.index(action))}"

    # --- the end ------------------------------------------------------------------------------------------------------

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return bool(self._moment.state.ending)

    def returns(self) -> list[float]:
        """What the game has brought to each seat."""
        game = self.get_game()
        reward = game.rules.reward()
        return [reward.worth(self._moment.state, game.tables, seat) / reward.parts for seat in range(game.seats)]

    # --- what a seat knows --------------------------------------------------------------------------------------------

    def information_state_string(self, player: int | None = None) -> str:
        """What a seat has seen happen."""
        seat = _seat(self, player)
        return f"{self._moment.public}|{self._moment.private[seat]}"

    def observation_string(self, player: int | None = None) -> str:
        """What a seat may know now, as JSON."""
        game, s = self.get_game(), self._moment.state.copy()
        game.rules.hide(s, game.tables, _seat(self, player))
        return json.dumps(s.brief(), separators=(",", ":"))

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A game that the seat cannot tell from this one: what it may not see is dealt again. It has no history."""
        game = self.get_game()
        other: SpielState = game.new_initial_state()
        moment = self._moment
        s, g = moment.state.copy(), [0] * 4
        sfc32.seed(g, int(sampler() * WORD), int(sampler() * WORD), 0)
        game.rules.hide(s, game.tables, player)
        game.rules.fill(s, game.tables, player, g)
        private = [
            own if seat == player else f"dealt {_secrets(game.rules, s, seat)}" for seat, own in enumerate(moment.private)
        ]
        other._moment = Moment(s, moment.public, private)
        return other

    def __str__(self) -> str:
        return json.dumps(self._moment.state.brief(), separators=(",", ":"))


class SpielObserver:
    """What a seat observes, scaled to numbers from 0 to 1; with perfect recall, what it has seen happen, as a text only."""

    def __init__(self, game: SpielGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observations take no parameters, and not {params}")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS or not kind.public_info:
            raise ValueError("an observation is what one seat, or a spectator, may know: no more, and no less")
        self._game, self._recall = game, kind.perfect_recall
        self._spectator = kind.private_info == pyspiel.PrivateInfoType.NONE
        layout = game.layout
        self._row, self._highs = [0] * layout.size, np.array(layout.highs, np.float32)
        self.tensor = None if self._recall else np.zeros(layout.size, np.float32)
        self.dict = {} if self.tensor is None else _pieces(layout, self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        """Look at a state from a seat."""
        if self.tensor is not None:
            game = self._game
            game.observe(state._moment.state, game.tables, -1 if self._spectator else player, self._row)
            self.tensor[:] = self._row
            self.tensor /= self._highs

    def string_from(self, state: SpielState, player: int) -> str:
        """The same as a text."""
        if self._recall:
            return state._moment.public if self._spectator else state.information_state_string(player)
        return state.observation_string(-1 if self._spectator else player)


def load(game: str, **options: Any) -> Any:
    """A game of OpenSpiel with its options."""
    rules = GAMES[game]
    return pyspiel.load_game(PREFIX + game, {name: _written(value) for name, value in rules.read_options(options).items()})


def _seat(state: SpielState, player: int | None) -> int:
    """The seat that looks; by default the one that decides."""
    seat, seats = state.current_player() if player is None else int(player), state.get_game().seats
    if seat >= seats:
        raise LeaguesError("unknown-seat", seat=seat, seats=seats - 1)
    return seat


def _pieces(layout: Layout, tensor: Any) -> dict[str, Any]:
    """The parts of a row by their names, as views of it."""
    found = {}
    for part in layout.parts:
        columns = (part.width,) if part.width > 1 else ()
        found[part.name] = tensor[part.offset : part.offset + part.size].reshape((*part.shape, *columns))
    return found


def _decision(game: SpielGame, s: Any) -> Decision:
    return game.rules.decisions.by_number[s.frames[s.depth - 1].doing]


def _answers(game: SpielGame, s: Any) -> list[int]:
    out = [0] * MOST_OPTIONS
    return out[: game.rules.flow.options(s, game.tables, out)]


def _answer(game: SpielGame, moment: Moment, decision: Decision, answer: int) -> None:
    """Do what an answer does, and let those see it who may."""
    s = moment.state
    audience, text = decision.audience(s, game.tables), decision.notation(answer)
    if audience == EVERYONE:
        moment.public += f"{text};"
    else:
        moment.public += f"{decision.name} {audience};"
        moment.private[audience] += f"{text};"
    game.rules.flow.apply(s, game.tables, answer)


def _secrets(rules: Game, s: Any, seat: int) -> str:
    """What a seat alone can see."""
    hidden = s.copy()
    rules.hide(hidden, None, seat)
    seen, nobody = hidden.brief(), s.copy()
    rules.hide(nobody, None, -1)
    return json.dumps({name: value for name, value in seen.items() if value != nobody.brief().get(name)})


def _written(value: Any) -> Any:
    return value if isinstance(value, int) else shown(value).replace(",", " ")


def _type(rules: Game, *, hides: bool) -> Any:
    kinds = pyspiel.GameType
    hidden = kinds.Information.IMPERFECT_INFORMATION if hides else kinds.Information.PERFECT_INFORMATION
    return kinds(
        short_name=PREFIX + rules.id, long_name=rules.words("en").text("game-title"), dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC, information=hidden, utility=UTILITIES[rules.id][0],
        reward_model=kinds.RewardModel.TERMINAL, max_num_players=MOST_SEATS[rules.id], min_num_players=1,
        provides_information_state_string=True, provides_information_state_tensor=False, provides_observation_string=True,
        provides_observation_tensor=True, provides_factored_observation_string=True,
        parameter_specification={option.name: _written(option.default) for option in rules.options},
    )  # fmt: skip


CLASSES = {id: type(f"{id.title()}Game", (SpielGame,), {"rules": rules}) for id, rules in GAMES.items()}
for _id, _class in CLASSES.items():
    if PREFIX + _id not in pyspiel.registered_names():
        pyspiel.register_game(_type(GAMES[_id], hides=GAMES[_id].hides(GAMES[_id].read_options({}))), _class)
