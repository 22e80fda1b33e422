"""`leagues engine`: the games over a pipe, for programs in any language. One JSON object a line, in and out.

Nothing that comes in can end the program or change the game by accident: every line is answered, a blank one too, and a
refusal has its reason.
`docs/engine.md` describes the protocol; `REQUESTS` is its one truth and the JSON schema is made from it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import IO, Any

from leagues import api
from leagues.games import GAMES
from leagues.kernel.chance import Luck, OpenSeed, OwnDice
from leagues.kernel.errors import LeaguesError
from leagues.kernel.explaining import explain
from leagues.kernel.frames import ANYONE, CHANCE, EVERYONE
from leagues.kernel.record import read_object
from leagues.kernel.standing import SPECTATOR
from leagues.kernel.table import Table
from leagues.kernel.words import LANGUAGES
from leagues.navigator.odds import Choice, odds

LONGEST_LINE = 1 << 20


@dataclass(frozen=True)
class Request:
    """One thing that can be asked: its fields with their JSON types, and which of them must be there."""

    about: str
    fields: dict[str, str]
    needed: tuple[str, ...] = ()


REQUESTS = {
    "new": Request(
        "begin a game",
        {"game": "string", "options": "object", "seed": "string", "chance": "string", "auto": "boolean"},
        ("game",),
    ),
    "position": Request(
        "begin at a state, also in the middle of a turn",
        {"game": "string", "options": "object", "state": "object", "seed": "string", "chance": "string", "auto": "boolean"},
        ("game", "state"),
    ),
    "legal": Request(
        "the moves in notation with their rules; for chance the outcomes with their weights", {"explain": "boolean"}
    ),
    "play": Request("answer a player's decision", {"move": "string", "seat": "integer"}, ("move",)),
    "chance": Request('feed an outcome, in a game begun with "chance": "manual"', {"outcome": "string"}, ("outcome",)),
    "undo": Request("take back the last choice", {"seat": "integer"}),
    "view": Request("the state as a seat may know it; -1 is a spectator", {"seat": "integer"}, ("seat",)),
    "state": Request("the whole state", {}),
    "record": Request("the record; with a seat, as that seat may know it", {"seat": "integer"}),
    "best": Request("a move, its value and error, and the values of the others", {"seconds": "number", "seat": "integer"}),
}
PYTHON_TYPES: dict[str, tuple[type, ...]] = {
    "string": (str,), "integer": (int,), "number": (int, float), "object": (dict,), "boolean": (bool,),
}  # fmt: skip


def refusal(error: LeaguesError, language: str = "en") -> dict[str, Any]:
    """The reply to what cannot be done."""
    return {"ok": False, "error": {"code": error.code, "message": error.text(language), "rules": list(error.rules)}}


class Engine:
    """One conversation about one game at a time."""

    def __init__(self, language: str = "en") -> None:
        """`language` is that of the sentences; a request can ask for another with `lang`."""
        self.table: Table | None = None
        self.language = language
        self._lang = language  # of the request being answered

    def answer(self, line: str) -> dict[str, Any]:
        """The reply to one line."""
        id: Any = None
        self._lang = self.language
        try:
            request = self._read(line)
            id = request.get("id")
            if request.get("lang") in LANGUAGES:
                self._lang = request["lang"]
            self._check(request)
            doing: Callable[..., dict[str, Any]] = getattr(self, f"_{request['do']}")
            arguments = {key: value for key, value in request.items() if key in REQUESTS[request["do"]].fields}
            reply = {"ok": True, **doing(**arguments)}
        except LeaguesError as error:
            reply = refusal(error, self._lang)
        return reply if id is None else {"id": id, **reply}

    def _read(self, line: str) -> dict[str, Any]:
        try:
            request = read_object(line)
        except ValueError as error:
            raise LeaguesError("bad-json", what=str(error)[:80]) from error
        if type(request.get("id")) not in (str, int, type(None)):
            raise LeaguesError("bad-request", what="id")
        return request

    def _check(self, request: dict[str, Any]) -> None:
        if not isinstance(request.get("do"), str):
            raise LeaguesError("bad-request", what="do")
        if request["do"] not in REQUESTS:
            raise LeaguesError("unknown-command", command=request["do"][:40], commands=", ".join(REQUESTS))
        asked = REQUESTS[request["do"]]
        for name in asked.needed:
            if name not in request:
                raise LeaguesError("bad-request", what=name)
        for name, value in request.items():
            if name == "lang" and value not in LANGUAGES:
                raise LeaguesError("unknown-language", language=str(value)[:40], languages=", ".join(LANGUAGES))
            if name in ("do", "id", "lang"):
                continue
            kind = asked.fields.get(name)
            if kind is None or not isinstance(value, PYTHON_TYPES[kind]) or (kind != "boolean" and isinstance(value, bool)):
                raise LeaguesError("bad-request", what=name[:40])

    def _waiting(self) -> Table:
        if self.table is None:
            raise LeaguesError("no-game")
        return self.table

    def _turn(self, since: int | None = None) -> dict[str, Any]:
        """Who must decide what; and what the journal says since an entry, each line with those who may read it."""
        table = self._waiting()
        decision = table.decision
        turn: dict[str, Any] = {"revision": table.revision, "over": table.over, "outcome": table.outcome}
        if decision is not None:
            who = table.who
            turn["who"] = "chance" if who == CHANCE else "anyone" if who == ANYONE else who
            turn["decision"] = decision.name
            turn["rules"] = list(table.in_force(decision.rules))
        reply: dict[str, Any] = {"turn": turn}
        if since is not None:
            lines = [line for line in table.journal if line.entry >= since]
            reply["journal"] = [
                {"message": line.message, "arguments": list(line.arguments), "rules": list(line.rules),
                 "audience": "everyone" if line.audience == EVERYONE else line.audience,
                 "text": line.text(table.game, self._lang)} for line in lines
            ]  # fmt: skip
        return reply

    def _luck(self, seed: str | None, chance: str | None) -> Luck | None:
        if chance not in (None, "manual"):
            raise LeaguesError("bad-request", what="chance")
        if chance == "manual":
            if seed is not None:
                raise LeaguesError("luck-twice")
            return OwnDice()
        return OpenSeed(api.read_seed(seed)) if seed is not None else None

    def _new(
        self, game: str, options: dict[str, Any] | None = None, seed: str | None = None, chance: str | None = None,
        auto: bool = True,
    ) -> dict[str, Any]:  # fmt: skip
        chosen = GAMES[game]
        chosen.read_options(options or {})
        self.table = api.new(game, luck=self._luck(seed, chance), auto=auto, **(options or {}))
        return self._turn(since=0)

    def _position(
        self, game: str, state: dict[str, Any], options: dict[str, Any] | None = None, seed: str | None = None,
        chance: str | None = None, auto: bool = True,
    ) -> dict[str, Any]:  # fmt: skip
        chosen = GAMES[game]
        chosen.read_options(options or {})
        self.table = api.position(game, state, luck=self._luck(seed, chance), auto=auto, **(options or {}))
        return self._turn(since=0)

    def _legal(self, explain: bool = False) -> dict[str, Any]:
        moves = self._waiting().legal
        return {
            **self._turn(),
            "moves": [
                {"move": str(m), "id": m.id, "rules": list(m.rules), "text": m.text(self._lang)}
                | ({"weight": m.weight} if m.weight else {})
                for m in moves
            ],
        } | ({"explanation": self._explanation()} if explain else {})

    def _explanation(self) -> dict[str, Any]:
        """What whoever decides can be told, with its choices by their notation; for chance, what everybody may know."""
        table = self._waiting()
        decision, told = table.decision, dict(explain(table, max(table.who, SPECTATOR)))
        if decision is not None:
            told["choices"] = {decision.notation(int(answer)): one for answer, one in told["choices"].items()}
        made: dict[str, Any] = self._said(told)
        return made

    def _said(self, told: Any) -> Any:
        """The same, with every sentence in words."""
        if isinstance(told, Mapping):
            return {name: self._said(value) for name, value in told.items()}
        if isinstance(told, tuple) and len(told) == 2 and isinstance(told[1], Mapping):
            id, arguments = told
            text = self._waiting().game.words(self._lang).text(id, **arguments)
            return {"id": id, "arguments": dict(arguments), "text": text}
        return [self._said(one) for one in told] if isinstance(told, list | tuple) else told

    def _play(self, move: str, seat: int | None = None) -> dict[str, Any]:
        table = self._waiting()
        since = len(table.entries)
        table.play(move, seat)
        return self._turn(since)

    def _chance(self, outcome: str) -> dict[str, Any]:
        table = self._waiting()
        since = len(table.entries)
        table.feed(outcome)
        return self._turn(since)

    def _undo(self, seat: int | None = None) -> dict[str, Any]:
        taken = self._waiting().undo(None if seat is None else self._seat(seat))
        return {**self._turn(), "undone": taken.notation}

    def _seat(self, seat: int) -> int:
        table = self._waiting()
        if not -1 <= seat < len(table.seats):
            raise LeaguesError("unknown-seat", seat=seat, seats=len(table.seats) - 1)
        return seat

    def _view(self, seat: int) -> dict[str, Any]:
        return {"view": self._waiting().view(self._seat(seat))}

    def _state(self) -> dict[str, Any]:
        return {"state": self._waiting().state.json()}

    def _record(self, seat: int | None = None) -> dict[str, Any]:
        return {"record": self._waiting().record(None if seat is None else self._seat(seat))}

    def _best(self, seconds: float = 1.0, seat: int | None = None) -> dict[str, Any]:
        """What the navigator would answer for whoever decides, and the chances of every choice."""
        table = self._waiting()
        found = odds(table, seconds=seconds, seat=None if seat is None else table.seat_of(seat))

        def told(choice: Choice) -> dict[str, Any]:
            points = {"points": [round(one, 2) for one in choice.points]} if choice.points else {}
            if choice.levels:
                points["levels"] = [round(one, 6) for one in choice.levels]
            return {"move": str(choice.move), "value": round(choice.chance, 6), "error": round(choice.error, 6),
                    "label": choice.label, "trials": choice.trials, **points}  # fmt: skip

        return {**self._turn(), "seat": found.seat, **told(found.best), "moves": [told(one) for one in found.choices]}


def serve(incoming: IO[bytes], outgoing: IO[str], language: str = "en") -> None:
    """Answer every line until the input ends."""
    engine = Engine(language)
    while True:
        line = incoming.readline(LONGEST_LINE + 1)
        if not line:
            return
        if len(line) > LONGEST_LINE:
            while line and not line.endswith(b"\n"):
                line = incoming.readline(LONGEST_LINE)
            reply = refusal(LeaguesError("line-too-long", limit=LONGEST_LINE))
        else:
            reply = engine.answer(line.decode("utf-8", errors="replace"))
        outgoing.write(json.dumps(reply, separators=(",", ":")) + "\n")
        outgoing.flush()
