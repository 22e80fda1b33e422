"""Write the JSON Schemas of the record and of the engine's protocol, from what the code declares.

python tools/schemas.py            write docs/schemas/
python tools/schemas.py --check    fail if what lies there is not what the code declares
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from leagues.engine import REQUESTS, Request
from leagues.games import GAMES
from leagues.harbour.messages import Ledgers
from leagues.kernel.game import Game
from leagues.kernel.options import Option
from leagues.kernel.schema import Field, Record
from leagues.kernel.terms import PROTOCOL
from leagues.kernel.words import LANGUAGES
from leagues.kernel.writing import FORMAT

Schema = dict[str, Any]
FOLDER = Path(__file__).parents[1] / "docs" / "schemas"
DRAFT = "https://json-schema.org/draft/2020-12/schema"

TEXT: Schema = {"type": "string"}
TEXTS: Schema = {"type": "array", "items": TEXT}
COUNT: Schema = {"type": "integer", "minimum": 1}
HANDS: Schema = {
    "type": "array",
    "prefixItems": [
        {"type": "integer", "minimum": 0, "description": "after so many entries"},
        {"type": "integer", "minimum": 0, "description": "the seat"},
        {"type": "string", "maxLength": 32, "description": "the policy that plays it; empty for a person"},
    ],
    "minItems": 3,
    "maxItems": 3,
}
DIGEST: Schema = {"type": "string", "pattern": "^[0-9a-f]{16}$"}
BYTES_32: Schema = {"type": "string", "pattern": "^[0-9a-f]{64}$"}
BYTES: Schema = {"type": "string", "pattern": "^([0-9a-f]{2}){16,}$"}


def fixed(properties: dict[str, Schema], about: str = "", *, optional: Iterable[str] = ()) -> Schema:
    """An object with these properties and no others; all but `optional` must be there."""
    needed = [name for name in properties if name not in optional]
    made: Schema = {"type": "object", "properties": properties, "required": needed, "additionalProperties": False}
    return {"description": about, **made} if about else made


def ref(name: str) -> Schema:
    return {"$ref": f"#/$defs/{name}"}


# --- what a game declares -------------------------------------------------------------------------------------------


def declared(field: Field) -> Schema:
    """One field of a state or of tables."""
    number: Schema = {"type": "integer", "minimum": field.low, "maximum": field.high}
    about = {"description": field.about}
    if field.members:
        return {**about, "type": "array", "items": number, "uniqueItems": True}
    if not field.shape:
        return {**about, **number}
    if field.record is not None:
        return {**about, "type": "array", "items": fields(field.record), "maxItems": field.shape[0]}

    def row(items: Schema, length: int) -> Schema:
        least = {"minItems": length} if field.blank else {}  # 0s at the end may be left out
        return {"type": "array", "items": items, **least, "maxItems": length}

    made = row(number, field.shape[-1])
    return {**about, **(row(made, field.shape[0]) if len(field.shape) == 2 else made)}


def fields(record: type[Record]) -> Schema:
    """A record; what is 0 may be left out."""
    properties = {field.name: declared(field) for field in record.FIELDS}
    return fixed(properties, optional=properties)


def choice(option: Option) -> Schema:
    """The values of an option: one of its choices, or a list of any of them."""
    one: Schema = {"enum": list(option.choices)}
    return {"type": "array", "items": one, "uniqueItems": True} if option.many else one


def definitions(game: Game) -> dict[str, Schema]:
    """What the schemas say of one game."""
    options = {option.name: choice(option) for option in game.options}
    return {
        f"{game.id}-state": fields(game.state),
        f"{game.id}-tables": fields(game.tables),
        f"{game.id}-options": fixed(options, "what is not there has its default", optional=options),
    }


def endings() -> list[str]:
    names = (ending.name.lower().replace("_", "-") for game in GAMES.values() for ending in game.endings)
    return sorted({*names, "fault"})


def decisions() -> list[str]:
    return sorted({name for game in GAMES.values() for name in game.decisions.by_name})


STATE: Schema = {"anyOf": [ref(f"{id}-state") for id in GAMES]}

# --- the record -----------------------------------------------------------------------------------------------------


FAIRNESS: list[Schema] = [
    fixed({"kind": {"const": "own"}}, "outcomes were fed by hand"),
    fixed({"kind": {"const": "open"}, "seed": TEXT}, "drawn from a seed that everyone could know"),
    fixed(
        {"kind": {"const": "fair"}, "commitment": BYTES_32, "clients": {"type": "array", "items": BYTES, "minItems": 1}},
        "drawn from a secret and bytes of every seat: the first protocol",
    ),
    fixed(
        {
            "kind": {"const": "fair"},
            "commitment": BYTES_32,
            "clients": {"type": "array", "items": BYTES},
            "protocol": {"const": PROTOCOL},
            "terms": {**TEXT, "description": "what was settled before anybody gave, as it goes into the key; JSON"},
            "promises": {"type": "array", "items": BYTES_32, "minItems": 2},
            "anew": {"type": "array", "items": {"type": "integer", "minimum": -1}, "minItems": 1},
        },
        "drawn from a secret, the terms and bytes of the people who gave, none of them before all had promised",
        optional=("promises", "anew"),
    ),
]


def header() -> Schema:
    tables = fixed(
        {"hash": DIGEST, "differs": {"type": "object"}}, "the hash of the values, and those that are not as shipped"
    )
    properties: dict[str, Schema] = {
        "leagues": {"const": FORMAT, "description": "the format of the record"},
        "game": {"enum": list(GAMES)},
        "rules": {**COUNT, "description": "the version of the game's rules"},
        "options": {"type": "object"},
        "tables": tables,
        "seats": {**TEXTS, "minItems": 1, "description": "the names of the seats"},
        "fairness": {"oneOf": FAIRNESS},
        "seat": {"type": "integer", "minimum": -1, "description": "the seat that this was written for; -1 is a spectator"},
        "forked": {**COUNT, "description": "so many of the first entries were taken over from another game with other luck"},
        "odds": {
            "type": "array",
            "items": {
                "type": "array",
                "prefixItems": [{"type": "integer", "minimum": 0}, {"enum": [0, 1]}],
                "minItems": 2,
                "maxItems": 2,
            },
            "description": "after how many entries people let themselves be shown their chances (1), or no longer (0)",
        },
        "bots": {
            "type": "array",
            "items": HANDS,
            "description": "the seats that bots played, and when a seat changed hands",
        },
        "start": {"type": "object", "description": "the state before the first entry, of a game that began in the middle"},
    }
    made = fixed(properties, "the first line", optional=("seat", "forked", "odds", "bots", "start"))
    return {**made, "allOf": [of_game(id) for id in GAMES]}


def of_game(id: str) -> Schema:
    """What a header of this game holds beyond what all headers hold."""
    values: Schema = {"options": ref(f"{id}-options"), "start": ref(f"{id}-state")}
    values["tables"] = {"properties": {"differs": ref(f"{id}-tables")}}
    return {"if": {"properties": {"game": {"const": id}}}, "then": {"properties": values}}


def entry() -> Schema:
    properties = {
        "n": {**COUNT, "description": "the number of the entry"},
        "by": {"anyOf": [{"const": "chance"}, {"type": "integer", "minimum": 0}], "description": "chance, or a seat"},
        "asks": {"enum": decisions()},
        "answer": {"type": ["string", "null"], "description": "in notation; null where the seat may not know it"},
        "forced": {"const": True, "description": "it was the only possible answer, given by the table"},
        "luck": fixed(
            {
                "occasion": TEXT,
                "n": {"type": "integer", "minimum": 0},
                "weights": {"type": "object", "additionalProperties": COUNT},
            },
            "of a draw, in a finished game: when it was made, how many were before it, and what could come",
        ),
        "hash": {**DIGEST, "description": "of the state after this entry"},
        "state": STATE,
    }
    made = fixed(properties, "one answer", optional=("forced", "luck", "hash", "state"))
    return {**made, "dependentRequired": {"hash": ["state"], "state": ["hash"]}}


def record_schema() -> Schema:
    lines = {
        "header": header(),
        "entry": entry(),
        "secret": fixed({"secret": BYTES_32}, "the last line of a finished fair game"),
    }
    return {
        "$schema": DRAFT,
        "$id": f"urn:leagues:record:{FORMAT}",
        "title": "A line of a record",
        "description": "A record is a text file of such lines: a header, then entries, then perhaps a secret.",
        "oneOf": [ref(name) for name in lines],
        "$defs": {**lines, **all_games()},
    }


def all_games() -> dict[str, Schema]:
    return {name: schema for game in GAMES.values() for name, schema in definitions(game).items()}


# --- the engine's protocol ------------------------------------------------------------------------------------------

# What the types of `REQUESTS` leave open.
NARROWED: dict[str, Schema] = {
    "game": {"enum": list(GAMES)},
    "chance": {"const": "manual"},
    "seed": {"minLength": 1, "maxLength": 100},
    "seat": {"minimum": -1},
}
# What every request may have.
ALWAYS: dict[str, Schema] = {
    "id": {"type": ["string", "integer"], "description": "comes back with the reply"},
    "lang": {"enum": list(LANGUAGES), "description": "of the sentences in the reply"},
}
ID = ALWAYS["id"]
# What the navigator says of a move.
CHANCES: dict[str, Schema] = {
    "move": {**TEXT, "description": "in notation"},
    "value": {"type": "number", "minimum": 0, "maximum": 1, "description": "the chance to win"},
    "error": {"type": "number", "minimum": 0, "description": "of that, one standard error"},
    "label": {"enum": ["exact", "estimated", "value", "unknown"], "description": "where it comes from"},
    "trials": {"type": "integer", "minimum": 0, "description": "how often it was tried"},
    "points": {"type": "array", "items": {"type": "number"}, "description": "that each seat may expect, where points count"},
}
REPLIES: dict[str, dict[str, Schema]] = {
    "new": {"turn": ref("turn"), "journal": ref("journal")},
    "position": {"turn": ref("turn"), "journal": ref("journal")},
    "legal": {"turn": ref("turn"), "moves": {"type": "array", "items": ref("move")}, "explanation": {"type": "object"}},
    "play": {"turn": ref("turn"), "journal": ref("journal")},
    "chance": {"turn": ref("turn"), "journal": ref("journal")},
    "undo": {"turn": ref("turn"), "undone": {**TEXT, "description": "the choice that was taken back"}},
    "view": {"view": STATE},
    "state": {"state": STATE},
    "record": {"record": {**TEXT, "description": "the record's whole text; its lines have a schema of their own"}},
    "best": {
        "turn": ref("turn"),
        "seat": {"type": "integer", "minimum": 0},
        **CHANCES,
        "moves": {"type": "array", "items": fixed(CHANCES, "a move and its chances", optional={"points"})},
    },
}


def request_schema(do: str, request: Request) -> Schema:
    taken = {name: {"type": kind, **NARROWED.get(name, {})} for name, kind in request.fields.items()}
    return fixed({"do": {"const": do}, **ALWAYS, **taken}, request.about, optional={*ALWAYS, *taken} - {*request.needed})


def parts() -> dict[str, Schema]:
    """What replies are made of."""
    turn: Schema = {
        "revision": {"type": "integer", "minimum": 0, "description": "grows with every change"},
        "over": {"type": "boolean"},
        "outcome": {"enum": [None, *endings()]},
        "who": {"anyOf": [{"enum": ["chance", "anyone"]}, {"type": "integer", "minimum": 0}]},
        "decision": {"enum": decisions()},
        "rules": TEXTS,
    }
    line: Schema = {
        "message": TEXT,
        "arguments": {"type": "array", "items": {"type": "integer"}},
        "rules": TEXTS,
        "audience": {"anyOf": [{"const": "everyone"}, {"type": "integer", "minimum": 0}], "description": "who may read it"},
        "text": TEXT,
    }
    move: Schema = {"move": TEXT, "id": {"type": "integer", "minimum": 0}, "rules": TEXTS, "text": TEXT, "weight": COUNT}
    error = fixed({"code": TEXT, "message": TEXT, "rules": TEXTS})
    return {
        "turn": fixed(turn, "who must decide what", optional=("who", "decision", "rules")),
        "journal": {"type": "array", "items": fixed(line)},
        "move": fixed(move, optional=("weight",)),
        "refusal": fixed({"id": ID, "ok": {"const": False}, "error": error}, "what cannot be done", optional=("id",)),
    }


def engine_schema() -> Schema:
    requests = {f"do-{do}": request_schema(do, request) for do, request in REQUESTS.items()}
    optional = ("id", "explanation")
    replies = {
        f"done-{do}": fixed({"id": ID, "ok": {"const": True}, **REPLIES[do]}, f"the reply to {do}", optional=optional)
        for do in REQUESTS
    }
    states = {name: schema for name, schema in all_games().items() if name.endswith("-state")}
    return {
        "$schema": DRAFT,
        "$id": "urn:leagues:engine:1",
        "title": "A line to or from `leagues engine`",
        "anyOf": [ref("request"), ref("reply")],
        "$defs": {
            "request": {"oneOf": [ref(name) for name in requests]},
            "reply": {"anyOf": [ref("refusal"), *(ref(name) for name in replies)]},
            **requests, **replies, **parts(), **states,
        },
    }  # fmt: skip


def ledger_schema() -> Schema:
    """The ledger of a finished game as data, as the server sends it and `leagues replay --ledger` prints it."""
    return {"$schema": DRAFT, "title": "The ledger of a finished game", **msgspec.json.schema(Ledgers)}


def texts() -> dict[str, str]:
    """The files and what they must hold."""
    made = {"record": record_schema(), "engine": engine_schema(), "ledger": ledger_schema()}
    return {f"{name}.schema.json": json.dumps(schema, indent=1, ensure_ascii=False) + "\n" for name, schema in made.items()}


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Write the JSON Schemas of the record and of the engine's protocol.")
    parser.add_argument("--check", action="store_true", help="only see whether they are up to date")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where they lie")
    asked = parser.parse_args(arguments)
    asked.folder.mkdir(parents=True, exist_ok=True)
    stale = []
    for name, text in texts().items():
        file = asked.folder / name
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            stale.append(name)
            if not asked.check:
                file.write_text(text, encoding="utf-8")
    if asked.check and stale:
        print(f"not what the code declares: {', '.join(stale)}. Run python tools/schemas.py", file=sys.stderr)
    return 1 if asked.check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
