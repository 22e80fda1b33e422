"""What holds for all tests."""

from __future__ import annotations

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What is compiled takes longest, and goes first: nobody waits for it at the end."""
    items.sort(key=lambda item: item.get_closest_marker("compiled") is None)
