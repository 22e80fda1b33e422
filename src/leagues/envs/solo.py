"""Games for one as environments of Gymnasium; several who win or lose together are one agent here.

env = gymnasium.make("leagues.envs:leagues/Nautilion-v0", ship="A1", expansions="reefs", observation="masked")
seen, info = env.reset(seed=7)
seen, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
"""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path
from typing import Any, ClassVar

from leagues.envs import RIVALS, SOLO
from leagues.envs.needing import needed
from leagues.envs.pictures import HUMAN, MODES, check_mode, render
from leagues.envs.playing import Play
from leagues.envs.spaces import FLAT, action_space, check_form, observation_space, observed
from leagues.games import GAMES
from leagues.kernel.errors import LeaguesError
from leagues.kernel.observing import FRAMES
from leagues.kernel.rewards import END
from leagues.kernel.schema import Record

gymnasium: Any = needed("gymnasium", "Gymnasium")
ILLEGAL = ("end", "error")
PENALTY = -1.0


class SoloEnv(gymnasium.Env):  # type: ignore[misc]  # its library is known only where it is installed
    """A game for one. `observation` is its form: `flat`, `masked` or `named`. An action that is not legal ends the game with
    a reward of -1, and `info` says why; with `illegal="error"` it is an error. All options of the game are keywords."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(MODES), "render_fps": 4}

    def __init__(
        self, game: str = "nautilion", *, render_mode: str | None = None, observation: str = FLAT, reward: str = END,
        one_hot: bool = False, frames: int = FRAMES, illegal: str = "end", backend: str = "auto", language: str = "en",
        tables: str | Path | Record | None = None, **options: Any,
    ) -> None:  # fmt: skip
        if game in GAMES and game not in SOLO:
            raise LeaguesError("env-game", game=game, games=", ".join(SOLO))
        if illegal not in ILLEGAL:
            raise LeaguesError("unknown-choice", name="illegal", value=str(illegal)[:40], choices=", ".join(ILLEGAL))
        check_form(observation)
        check_mode(render_mode)
        self.play = Play(GAMES[game], options, tables=tables, reward=reward, one_hot=one_hot, frames=frames, backend=backend)
        option, against = RIVALS.get(game, ("", ()))
        if against and self.play.options[option] in against:
            raise LeaguesError("env-game", game=f"{game} {option}={self.play.options[option]}", games=", ".join(SOLO))
        self.render_mode, self.language, self.illegal, self.form = render_mode, language, illegal, observation
        self.observation_space = observation_space(self.play.layout, self.play.actions, observation)
        self.action_space = action_space(self.play.actions)
        self._worth, self._begun, self._over = 0, False, True

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """A new game. Without a seed it goes on with the luck of the last one."""
        if options:
            raise LeaguesError("env-options", options=str(options)[:60])
        super().reset(seed=seed)
        self.play.begin(self.np_random)
        self._worth, self._begun, self._over = self.play.worths[0], True, self.play.over
        if self.render_mode == HUMAN:
            self.render()
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Answer with an action, by its id."""
        play = self.play
        if self._over:
            raise LeaguesError("env-over" if self._begun else "env-not-reset")
        id = play.whole(action)
        if not play.allows(id):
            return self._refused(id)
        play.answer(id)
        worth, before = play.worths[0], self._worth
        self._worth, self._over = worth, play.over
        if self.render_mode == HUMAN:
            self.render()
        return self._seen(), (worth - before) / play.reward.parts, self._over, False, self._info()

    def _refused(self, id: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        why = self.play.refusal(id)
        if self.illegal == "error":
            raise why
        self._over = True
        info = {"action_mask": self.play.mask.copy(), "illegal": str(why), "rules": why.rules}
        return observed(self.play.layout, self.play.row.copy(), info["action_mask"], self.form), PENALTY, True, False, info

    def _seen(self) -> Any:
        return observed(self.play.layout, self.play.row, self.play.mask, self.form)

    def _info(self) -> dict[str, Any]:
        play = self.play
        info: dict[str, Any] = {"action_mask": play.mask, "seat": play.seat}
        if play.over:
            info |= {"ending": play.ending, "points": play.scores[0]}
        return info

    def __copy__(self) -> SoloEnv:
        return deepcopy(self)  # two that share a game would both be at a loss

    def moves(self) -> dict[int, str]:
        """What can be played now: the notation of each legal action, by its id."""
        return self.play.moves()

    def render(self) -> Any:
        """The board of the terminal, in the mode that was asked for; nothing without one."""
        if self.render_mode is None:
            return None
        if not self._begun:
            raise LeaguesError("env-not-reset")
        return render(self.play, self.render_mode, self.language)
