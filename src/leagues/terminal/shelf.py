"""Where games are kept: each as a record, saved after every entry, with the secret of its dice in a file beside it.

    nautilion-20260102-030405.jsonl         the record
    nautilion-20260102-030405.secret        the secret of fair dice, for its owner only, until the game has ended
    nautilion-20260102-030405.receipt-1     what each seat keeps to check the dice
    choices.json                            the options that were chosen last

A file is written under another name and then put in place, so that it is always whole. Nothing here deletes a record.
"""

from __future__ import annotations

import hashlib
import json
import os
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from leagues.games import GAMES
from leagues.kernel import record as records
from leagues.kernel.chance import FairDice
from leagues.kernel.errors import LeaguesError
from leagues.kernel.table import Table
from leagues.terminal.speech import Reason

CHOICES = "choices.json"


def shelf() -> Path:
    """The folder of all games."""
    given = os.environ.get("LEAGUES_DATA")
    if given:
        return Path(given)
    from platformdirs import user_data_path

    return user_data_path("leagues")


def put(file: Path, text: str, mode: int = 0o644) -> None:
    """Write a whole file or nothing."""
    beside = file.with_name(f".{file.name}.{os.getpid()}")
    handle = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, mode)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as out:
            out.write(text)
            out.flush()
            os.fsync(out.fileno())
        os.replace(beside, file)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise


@dataclass
class Save:
    """The files of one game."""

    record: Path
    written: str | None = field(default=None, repr=False)  # what lies on the disk, as far as we know

    @property
    def secret(self) -> Path:
        """Where the secret of its dice lies."""
        return self.record.with_suffix(".secret")

    def receipt(self, seat: int) -> Path:
        """Where the receipt of a seat lies."""
        return self.record.with_suffix(f".receipt-{seat + 1}")

    def receipts(self, table: Table) -> list[Path]:
        """The receipts of all seats that gave to fair dice; open seeds and own dice have none."""
        return [self.receipt(seat) for seat in table.luck.givers] if isinstance(table.luck, FairDice) else []

    def write(self, table: Table) -> None:
        """Save the game. The secret comes first: a record without it could not go on."""
        text = table.record()
        if self.written is not None and self._changed_by_others():
            self.record = free_name(self.record.parent, table.game.id)
            self.written = None
        if self.written is None:
            self.record.parent.mkdir(parents=True, exist_ok=True)
            if isinstance(table.luck, FairDice):
                put(self.secret, table.luck.secret.hex() + "\n", 0o600)
                for seat in table.luck.givers:
                    put(self.receipt(seat), table.luck.receipt(seat))
        put(self.record, text)
        self.written = text

    def _changed_by_others(self) -> bool:
        """Whether another program has written to the record: then ours goes on under another name."""
        try:
            return self.record.read_text(encoding="utf-8") != self.written
        except (OSError, UnicodeDecodeError):
            return True

    def close(self, table: Table) -> None:
        """The game is left. Once it has ended, the secret is the record's last line and needs no file."""
        if table.over and self.written is not None:
            self.secret.unlink(missing_ok=True)


def free_name(folder: Path, game: str) -> Path:
    """A name for a new record."""
    stem = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
    file, again = folder / f"{stem}.jsonl", 1
    while file.exists():
        again += 1
        file = folder / f"{stem}-{again}.jsonl"
    return file


def unfinished(folder: Path, game: str | None) -> Iterator[Path]:
    """The records that have not ended, newest first; also those that cannot be read."""
    try:
        found = [(file.stat().st_mtime_ns, file.name, file) for file in folder.glob(f"{game or '*'}-*.jsonl")]
    except OSError:
        return
    for _, _, file in sorted(found, reverse=True):
        if not _ended(file):
            yield file


def _ended(file: Path) -> bool:
    try:
        last = json.loads(file.read_text(encoding="utf-8").rstrip("\n").rpartition("\n")[2])
        return "secret" in last or last.get("state", {}).get("ending", 0) != 0
    except (OSError, ValueError, AttributeError, TypeError):
        return False  # opening it will say what is wrong


def reopen(file: Path, *, wait: bool) -> tuple[Table, Save]:
    """The game of a record, to go on with. Whatever is wrong, the file is left as it is."""
    save = Save(file)
    try:
        text = file.read_text(encoding="utf-8")
        secret = bytes.fromhex(save.secret.read_text(encoding="ascii").strip()) if save.secret.exists() else None
        table = records.replay(records.parse(text, GAMES), secret, wait=wait)
    except (OSError, ValueError) as error:
        raise LeaguesError("saved-game-damaged", file=str(file)) from error
    except LeaguesError as error:
        raise LeaguesError("saved-game-damaged", file=str(file), reasons=[error]) from error
    if table.luck is None or (secret is not None and hashlib.sha256(secret).hexdigest() != table.fairness.get("commitment")):
        raise LeaguesError("saved-game-damaged", file=str(file), reasons=[Reason("secret-missing")])
    if table.resumed:  # what was played under older rules stays as it is
        return table, Save(free_name(file.parent, table.game.id))
    save.written = text
    return table, save


def remembered(folder: Path, game: str) -> dict[str, Any]:
    """The options that were chosen last for this game."""
    try:
        choices = json.loads((folder / CHOICES).read_text(encoding="utf-8"))[game]
        return dict(choices) if isinstance(choices, dict) else {}
    except (OSError, ValueError, KeyError, TypeError):
        return {}


def remember(folder: Path, game: str, options: dict[str, Any]) -> None:
    """Keep the options for next time. Forgetting them is no harm."""
    try:
        kept = json.loads((folder / CHOICES).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        kept = {}
    try:
        folder.mkdir(parents=True, exist_ok=True)
        put(folder / CHOICES, json.dumps((kept if isinstance(kept, dict) else {}) | {game: options}, indent=1) + "\n")
    except OSError:
        return
