"""The columns that a network is shown: each block of them has a name, and begins where the one before ends."""

from __future__ import annotations

from hashlib import sha256


class Columns:
    """Blocks of columns, taken one after the other."""

    def __init__(self) -> None:
        self.blocks: list[tuple[str, int]] = []
        self.size = 0

    def take(self, name: str, size: int) -> int:
        """A new block; gives its first column."""
        first = self.size
        self.blocks.append((name, size))
        self.size += size
        return first

    @property
    def hash(self) -> str:
        """Changes when any column changes its meaning."""
        return sha256(repr(self.blocks).encode()).hexdigest()[:16]
