"""Write docs/api.md: everything that the package offers to programs, from its own docstrings.

python tools/api_page.py            write docs/api.md
python tools/api_page.py --check    fail if what lies there is not what the docstrings say
"""

from __future__ import annotations

import argparse
import inspect
import re
import sys
from collections.abc import Iterator
from dataclasses import is_dataclass
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import Any

import leagues

FILE = Path(__file__).parents[1] / "docs" / "api.md"
HEAD = """# The Python interface

Made from the docstrings by `tools/api_page.py`; do not edit. `import leagues` brings the names of the first part; each is
loaded when it is first used, and to make a table and play needs nothing but Python. The others are imported from where they
are. An error is a `LeaguesError` with a sentence; where an extra is missing, the sentence has the command that installs it.
"""
# What a person meets beside `leagues` itself, by the module that it is imported from.
FURTHER = {
    "leagues.kernel.entries": ("Entry", "Line", "Handover"),
    "leagues.kernel.decisions": ("Decision", "Decisions"),
    "leagues.kernel.game": ("Game",),
    "leagues.kernel.chance": ("OpenSeed", "OwnDice", "FairDice"),
    "leagues.kernel.verify": ("Verdict",),
    "leagues.simulate": ("Report", "interpreted", "as_table"),
    "leagues.strangers": ("invited",),
    "leagues.bots": ("policy_names", "answer"),
    "leagues.compiled.cpu": ("simulate", "outcomes"),
    "leagues.compiled.gpu": ("simulate",),
    "leagues.backends": ("reports",),
    "leagues.fleet": ("simulate",),
    "leagues.extras": ("need", "here"),
    "leagues.compiled.batch": ("Rollout",),
    "leagues.navigator.odds": ("Odds", "Choice"),
    "leagues.navigator.ledger": ("Ledger", "Item"),
    "leagues.kernel.observing": ("layout_of", "make_observe", "Layout", "Part"),
    "leagues.kernel.rewards": ("Reward",),
    "leagues.compiled.parts": ("named",),
    "leagues.compiled.observing": ("observer",),
    "leagues.envs": ("register",),
    "leagues.envs.solo": ("SoloEnv",),
    "leagues.envs.zoo": ("env", "RivalsEnv"),
    "leagues.envs.spiel": ("load", "SpielGame", "SpielState", "SpielObserver"),
}
LONGEST = 125


def page() -> str:
    """The whole page."""
    lines = [HEAD, "## leagues\n", *part(leagues, [name for name in leagues.__all__ if name != "__version__"], "leagues")]
    for home, names in FURTHER.items():
        lines += [f"## {home}\n", *part(import_module(home), names, "")]
    return "\n".join(lines)


def part(module: Any, names: Any, prefix: str) -> Iterator[str]:
    for name in names:
        thing = getattr(module, name)
        written = f"{prefix}.{name}" if prefix else name
        if inspect.isclass(thing):
            yield from of_class(written, thing)
        else:
            yield f"### {written}\n\n{called(name, thing)}\n\n{said(thing, written)}\n"


def of_class(name: str, thing: type) -> Iterator[str]:
    """A class: what it is, how it is made, what it holds, what it can be asked and told."""
    yield f"### {name}\n\n{said(thing, name)}\n"
    maker = next((vars(kind)["__init__"] for kind in thing.__mro__ if "__init__" in vars(kind)), None)
    if inspect.isfunction(maker) and maker.__module__.startswith("leagues") and not is_dataclass(thing):
        yield "\n\n".join(filter(None, [called(name.rpartition(".")[2], maker), inspect.getdoc(maker)])) + "\n"
    rows = [f"| `{one}` | {kind and f'`{kind}`'} | {about} |" for one, (kind, about) in sorted(attributes(thing).items())]
    if rows:
        yield "\n".join(["| attribute | type | |", "|---|---|---|", *rows, ""])
    for one, method in sorted(methods(thing).items()):
        yield f"{called(one, method)}\n\n{said(method, f'{name}.{one}')}\n"


def public(thing: type) -> dict[str, Any]:
    """What a class and those that it is made of offer, by name. What every error or tuple has is not told again."""
    found: dict[str, Any] = {}
    for kind in reversed(thing.__mro__):
        if kind.__module__.startswith("leagues"):
            found |= {name: value for name, value in vars(kind).items() if not name.startswith("_")}
    return found


def methods(thing: type) -> dict[str, Any]:
    found = {}
    for name, value in public(thing).items():
        plain = value.__func__ if isinstance(value, staticmethod | classmethod) else value
        if inspect.isfunction(plain):
            found[name] = plain
    return found


def attributes(thing: type) -> dict[str, tuple[str, str]]:
    """Properties with their docstrings, declared fields with the comments that stand behind them; both with their types."""
    found: dict[str, tuple[str, str]] = {}
    for kind in reversed(thing.__mro__):
        if kind.__module__.startswith("leagues"):
            comments = dict(re.findall(r"^    (\w+): .*?  # (.+)$", inspect.getsource(kind), re.MULTILINE))
            declared = vars(kind).get("__annotations__", {})
            found |= {name: (str(type), comments.get(name, "")) for name, type in declared.items() if name[0] != "_"}
    for name, value in public(thing).items():
        getter = value.fget if isinstance(value, property) else value.func if isinstance(value, cached_property) else None
        if getter is not None:
            found[name] = getter.__annotations__["return"], " ".join(said(getter, name).split())
    return {name: (type.replace("|", "\\|"), about.replace("|", "\\|")) for name, (type, about) in found.items()}


def called(name: str, function: Any) -> str:
    """How it is called, as a block of code."""
    taken = [one for one in inspect.signature(function).parameters.values() if one.name != "self"]
    written, kinds = [argument(one) for one in taken], [one.kind for one in taken]
    if inspect.Parameter.KEYWORD_ONLY in kinds and inspect.Parameter.VAR_POSITIONAL not in kinds:
        written.insert(kinds.index(inspect.Parameter.KEYWORD_ONLY), "*")
    gives = "" if function.__name__ == "__init__" else f" -> {inspect.signature(function).return_annotation}"
    text = f"{name}({', '.join(written)}){gives}"
    if len(text) > LONGEST:
        text = "\n    ".join([f"{name}(", *(f"{one}," for one in written)]) + f"\n){gives}"
    return f"```text\n{text}\n```"


def argument(one: inspect.Parameter) -> str:
    """An argument with its type, and its default if it has one."""
    stars = "*" * (one.kind is one.VAR_POSITIONAL) + "**" * (one.kind is one.VAR_KEYWORD)
    default = "" if one.default is inspect.Parameter.empty else f" = {one.default!r}"
    return f"{stars}{one.name}: {one.annotation}{default}"


def said(thing: Any, name: str) -> str:
    """A docstring; whatever is offered must have one."""
    text = inspect.getdoc(thing)
    if not text:
        raise ValueError(f"{name} has no docstring")
    return text


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if the page differs")
    text = page()
    same = FILE.exists() and FILE.read_text(encoding="utf-8") == text
    if parser.parse_args().check:
        print("docs/api.md is as the docstrings say" if same else "docs/api.md differs: run tools/api_page.py")
        return 0 if same else 1
    FILE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
