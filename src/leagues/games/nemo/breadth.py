"""British ships where Britannia rules the waves: what is added to their figures, and the two boxes that they can cover."""

from __future__ import annotations

from leagues.games.nemo import names
from leagues.games.nemo.messages import Say
from leagues.games.nemo.resolve import salvage
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.scoring import COLUMNS, row_length
from leagues.games.nemo.state import State, optional
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import tell

RULE = names.OPTIONAL_RULES.index("britannia-rules-the-waves")
BRITISH = names.FLAGS.index("british")
BOXES = 2


def more(s: State, t: Tables, ship: int, side: int) -> int:
    """What is added to each figure of the side that a ship shows [britannia, britannia-flags]."""
    return t.britannia_adds if optional(s, RULE) and t.flag[side][ship] == BRITISH else 0


def can_be(s: State, t: Tables, ship: int) -> bool:
    """Whether a ship is British as it shows, and that counts [britannia-tonnage, britannia-salvage]."""
    return optional(s, RULE) and t.flag[s.backs[ship]][ship] == BRITISH


def cannot_fill_row(s: State, t: Tables, ship: int, line: int) -> int:
    """0, or the rule against two boxes of a row of the Tonnage track [britannia-tonnage, britannia-two-free]."""
    if not can_be(s, t, ship):
        return Rule.BRITANNIA
    if not t.tonnage_rows[s.nautilus] >> line & 1:
        return Rule.TONNAGE_TRANSITIONAL
    return 0 if row_length(s, line) + BOXES <= COLUMNS else Rule.BRITANNIA_TWO_FREE


def cannot_fill_salvage(s: State, t: Tables, ship: int) -> int:
    """0, or the rule against two boxes of the Salvage track [britannia-salvage, britannia-two-free]."""
    if not can_be(s, t, ship):
        return Rule.BRITANNIA
    return 0 if salvage(s) + BOXES <= t.salvage_boxes else Rule.BRITANNIA_TWO_FREE


def cover(s: State, ship: int) -> None:
    """She covers two boxes."""
    s.broad[ship] = 1
    tell(s, Say.COVERS_TWO, ship, 0, s.backs[ship])
