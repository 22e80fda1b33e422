"""States on their way to the disk and to the page; the generated types; the answers' meaning."""

from __future__ import annotations

import gzip
import json
import random
import re
import subprocess
import sys
from dataclasses import fields
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

import leagues
from leagues.games import GAMES
from leagues.harbour import files, messages, raw, sight
from leagues.harbour.about import PHRASES, describe
from leagues.harbour.app import Desk, document
from leagues.harbour.harbour import Harbour
from leagues.harbour.limits import Limits
from leagues.kernel.chance import OpenSeed
from leagues.kernel.errors import LeaguesError
from leagues.kernel.table import Table
from leagues.kernel.words import LANGUAGES
from tests.harbour.running import finished
from tests.toys.whispers import GAME as WHISPERS

ROOT = Path(__file__).parents[2]
EVERYTHING: dict[str, Any] = {"players": 2, "expansions": "all"}


@pytest.mark.parametrize("seed", range(4))
def test_a_state_comes_back_from_the_disk(seed: int) -> None:
    table, chooser = leagues.new("nautilion", seed=str(seed), wait=True, **EVERYTHING), random.Random(seed)
    dump = raw.dump(table.game.state)
    while not table.over:
        stored = msgspec.json.encode(dump(table.now))
        assert raw.from_dump(table.game.state, msgspec.json.decode(stored)) == table.now
        table.play(chooser.choice(table.legal))


@pytest.mark.parametrize(
    "data", [None, [], 7, {"turn": "x"}, {"nonsense": 1}, {"path": [99]}, {"crew": 1 << 40}, {"frames": [7]}]
)
def test_what_is_no_state_is_refused(data: object) -> None:
    with pytest.raises(LeaguesError) as refused:
        raw.from_dump(GAMES["nautilion"].state, data)
    assert refused.value.code == "state-impossible"


@pytest.mark.parametrize("seed", range(4))
def test_changes_make_the_new_view_of_the_old(seed: int) -> None:
    table, chooser = leagues.new("nautilion", seed=str(seed), wait=True, **EVERYTHING), random.Random(seed)
    view, changes = raw.view(table.game.state), raw.changes(table.game.state)
    kept = table.state
    page = view(kept)
    sizes = []
    while not table.over:
        table.play(chooser.choice(table.legal))
        found = changes(kept, table.now)
        sizes.append(len(json.dumps(found)))
        for name, change in json.loads(json.dumps(found)).items():
            if isinstance(change, dict):
                for place, value in change.items():
                    page[name][int(place)] = value
            else:
                page[name] = change
        assert page == view(table.now)
    assert sorted(sizes)[len(sizes) // 2] < 200
    assert set(page).isdisjoint({"frames", "depth", "fault"})


def test_a_view_hides_what_is_not_the_link_s() -> None:
    """In a game with secrets two deals that differ only in another's hand look the same."""
    table = Table(WHISPERS, {}, WHISPERS.read_tables(None), OpenSeed("a"))
    for role in (-1, 0, 1):
        hidden = table.state
        WHISPERS.hide(hidden, table.tables, role)
        assert sight.view(table, role) == raw.view(WHISPERS.state)(hidden)
    whole = raw.view(WHISPERS.state)(table.now)
    assert any(sight.view(table, role) != whole for role in (-1, 0, 1))
    readers = {line.audience for line in table.journal}
    assert len(sight.lines(table, -1, table.journal)) == sum(line.audience == -1 for line in table.journal)
    assert readers


@pytest.mark.parametrize("tool", ["tools.protocol", "tools.shapes"])
def test_the_page_s_types_and_the_document_are_what_the_code_declares(tool: str) -> None:
    checked = subprocess.run([sys.executable, "-m", tool, "--check"], capture_output=True, text=True, cwd=ROOT)
    assert checked.returncode == 0, checked.stderr


def test_every_message_can_be_written_and_read() -> None:
    for union in (messages.FromClient, messages.FromServer):
        for kind in union.__args__:
            assert kind.__struct_config__.tag is not None
            assert msgspec.json.schema(kind)["$defs"][kind.__name__]["title"] == kind.__name__


def test_the_schema_names_every_path_that_is_routed() -> None:
    made = document()
    routes = Desk(cast(Harbour, None)).routes()
    assert {(method.upper(), path) for path, found in made["paths"].items() for method in found} == {
        (method, route.path) for route in routes for method in route.methods or () if method != "HEAD"
    }
    assert len(routes) == sum(map(len, made["paths"].values())) > 10
    text = json.dumps(made)
    for name in re.findall(r"#/components/schemas/(\w+)", text):
        assert name in made["components"]["schemas"]


def test_answers_mean_what_the_rules_say() -> None:
    for game in GAMES.values():
        about = describe(game)
        for described in about.decisions:
            decision = game.decisions.by_number[described.number]
            assert [answer[0] for answer in described.answers] == [decision.notation(a) for a in range(decision.size)]
            for language in LANGUAGES:
                words = game.words(language)
                for _, id, arguments in described.answers[:3]:
                    assert words.text(id, **arguments)


def test_the_document_names_every_limit() -> None:
    text = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (`.*`) \| ([\d, ]+) \|", text, re.MULTILINE)
    told = {name: float(value) for names, values in rows
            for name, value in zip(re.findall(r"\w+", names), values.split(", "), strict=True)}  # fmt: skip
    assert told == {field.name: field.default for field in fields(Limits)}


def test_phrases_are_words_of_the_page() -> None:
    for language in LANGUAGES:
        texts = "".join(file.read_text(encoding="utf-8") for file in (ROOT / "web" / "words" / language).glob("*.ftl"))
        for phrase in PHRASES:
            assert f"page-phrase-{phrase} =" in texts


@pytest.fixture
def page_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    monkeypatch.setattr(files, "FOLDER", folder)
    return folder


def served(path: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    """What the page's files answer."""
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    async def receive() -> Any:
        raise AssertionError("a file asks for nothing")

    given = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope = {"type": "http", "method": "GET", "path": path, "headers": given}
    work: Any = files.page(scope)(scope, receive, send)
    finished(work)
    found = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
    return sent[0]["status"], found, sent[1]["body"]


def test_the_page_is_served_compressed_and_cached(page_folder: Path) -> None:
    status, _, body = served("/")
    assert (status, b"make page" in body) == (503, True)  # it is not built
    (page_folder / "index.html").write_text("<p>hello</p>" * 100)
    (page_folder / "assets" / "app-1a2b.js").write_text("hello();" * 100)
    (page_folder / "assets" / "app-1a2b.js.br").write_bytes(b"brotli")
    status, headers, body = served("/")
    assert (status, headers["cache-control"], body) == (200, "no-cache", b"<p>hello</p>" * 100)
    assert served("/", if_none_match=headers["etag"])[0] == 304
    status, headers, body = served("/", accept_encoding="gzip, deflate")
    assert (headers["content-encoding"], gzip.decompress(body)) == ("gzip", b"<p>hello</p>" * 100)
    status, headers, body = served("/assets/app-1a2b.js", accept_encoding="gzip, br;q=1")
    assert (headers["content-encoding"], body) == ("br", b"brotli")
    assert "immutable" in headers["cache-control"]
    assert served("/assets/app-1a2b.js")[2] == b"hello();" * 100
    (page_folder / "index.html").write_text("<p>new</p>")
    assert served("/")[2] == b"<p>new</p>"
