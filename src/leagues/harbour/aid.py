"""What helps a player to choose, worked out on a copy of the table: what is final, what is barred, what would follow."""

from __future__ import annotations

from leagues.harbour import sight
from leagues.harbour.messages import ALL_SEATS, WATCHER, Aided
from leagues.kernel.entries import Move
from leagues.kernel.table import Table


def aided(table: Table, revision: int, role: int) -> Aided:
    """The help for one link."""
    decision, who = table.decision, table.who
    if decision is None or decision.chance or not sight.may_answer(table, role, who):
        return Aided(revision, [], {}, _game_aid(table, role))
    moves = [Move(table.game, decision, answer) for answer in table.answers]
    final = [move.answer for move in moves if not table.can_be_taken_back(move)]
    return Aided(revision, final, _barred(table), _game_aid(table, role))


def _barred(table: Table) -> dict[str, str]:
    """Every answer that is forbidden now, with the rule."""
    decision = table.decision
    assert decision is not None
    found = {}
    for answer in range(decision.size):
        rule = table.forbids(answer)
        if rule:
            found[str(answer)] = table.game.rule_ids([rule])[0]
    return found


def _game_aid(table: Table, role: int) -> dict[str, object]:
    page = table.game.page
    if page is None:
        return {}
    seat = role if role not in (ALL_SEATS, WATCHER) else sight.eyes(table, role)
    made: dict[str, object] = page.aid(table, seat)
    return made
