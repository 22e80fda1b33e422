"""Write what Nemo's catalogues call by number: the names of everything, from their one list in `names.py`.

python tools/names.py            write words/LANGUAGE/names.ftl
python tools/names.py --check    fail if what lies there is not what the lists say

A sentence of the journal knows numbers only. The names themselves are words of each language; which number is which is the
same in all of them, so it is written here and not by hand.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence

from leagues.games.nemo import names, scoring, sources
from leagues.games.nemo.game import GAME

assert GAME.folder is not None
FOLDER = GAME.folder / "words"
CARDS = [name.replace(" ", "-") for name in names.CARDS]
# Of each kind of names: their ids, counted from 0, and the forms that they have beside the plain one.
KINDS: dict[str, tuple[Sequence[str], Sequence[str]]] = {
    "ocean": ([f"ocean-{one}" for one in names.OCEANS], ("the", "in", "to")),
    "ship": ([f"ship-{one}" for one in names.SHIPS], ("the",)),
    "ship-back": ([f"ship-{one}-back" for one in names.SHIPS], ("the",)),
    "card": (["", *CARDS[1:]], ()),  # none is number 0
    "character": ([f"character-{one}" for one in names.CHARACTERS], ()),
    "character-does": ([f"character-{one}-does" for one in names.CHARACTERS], ()),
    "attribute": ([*(f"attribute-{one}" for one in names.ATTRIBUTES), "attribute-none"], ()),
    "attribute-does": ([*(f"attribute-{one}-does" for one in names.ATTRIBUTES), "attribute-none-does"], ()),
    "deadly": ([f"deadly-{one}" for one in names.DEADLY], ()),
    "deadly-does": ([f"deadly-{one}-does" for one in names.DEADLY], ()),
    "upgrade": ([f"upgrade-{one}" for one in names.UPGRADES], ()),
    "upgrade-does": ([f"upgrade-{one}-does" for one in names.UPGRADES], ()),
    "treasure": ([f"treasure-{one}" for one in names.TREASURES], ()),
    "treasure-does": ([f"treasure-{one}-does" for one in names.TREASURES], ()),
    "track": ([f"track-{one}" for one in names.TRACKS], ("lost",)),
    "motive": ([f"motive-{one}" for one in names.MOTIVES], ()),
    "group": ([f"group-{one}" for one in names.GROUPS], ()),
    "test": ([f"test-{one}" for one in sources.TESTS], ()),
    "source": ([f"source-{one}" for one in sources.NAMES], ()),
    "sheet": ([f"sheet-{one}" for one in scoring.SHEET], ()),
}
# What is asked says which thing it means; a line of the journal has a first and a second number.
ASKED = (
    "ocean", "ship", "ship-back", "card", "character", "character-does", "upgrade", "upgrade-does", "treasure",
    "treasure-does", "track", "motive", "attribute", "attribute-does", "deadly", "deadly-does",
)  # fmt: skip
FIRST = ("ocean", "ship", "ship-back", "card", "character", "upgrade", "treasure", "track", "motive", "deadly")
SECOND = ("ocean", "track", "character", "attribute")
ONLY_FIRST = ("group", "test", "source", "sheet")


def messages() -> Iterator[tuple[str, str, str]]:
    """Every message: its id, the kind of names, and the argument that has the number."""
    yield from ((kind, kind, kind.removesuffix("-back").removesuffix("-does")) for kind in ASKED)
    yield from ((f"{kind}-a", kind, "a") for kind in FIRST)
    yield from ((f"{kind}-b", kind, "b") for kind in SECOND)
    yield from ((f"{kind}-a", kind, "a") for kind in ONLY_FIRST)


def choice(ids: Sequence[str], argument: str, form: str, indent: str) -> Iterator[str]:
    """The names by number; the last one stands for every other."""
    yield f"{indent}{{ ${argument} ->"
    for number, id in enumerate(ids[:-1]):
        if id:
            yield f"{indent}    [{number}] {{ {id}{form} }}"
    yield f"{indent}   *[other] {{ {ids[-1]}{form} }}"
    yield f"{indent}}}"


def written(head: str) -> str:
    """A catalogue below its first line, which is in its own language."""
    lines = [head]
    for id, kind, argument in messages():
        ids, forms = KINDS[kind]
        lines += ["", f"{id} =", *choice(ids, argument, "", "    ")]
        for form in forms:
            lines += [f"    .{form} =", *choice(ids, argument, f".{form}", "        ")]
    return "\n".join(lines) + "\n"


def main() -> int:
    different = []
    for folder in sorted(folder for folder in FOLDER.iterdir() if folder.is_dir()):
        file = folder / "names.ftl"
        before = file.read_text(encoding="utf-8")
        text = written(before.partition("\n")[0])
        if text != before:
            different.append(f"{folder.name}/names.ftl")
            if "--check" not in sys.argv:
                file.write_text(text, encoding="utf-8")
    print("\n".join(different) or "nothing differs")
    return 1 if different and "--check" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
