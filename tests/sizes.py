"""How large a test is: the short form that `make test` has time for, the long one of `make test LONG=1`, or that of
`make test FAST=1`, for work in between."""

from __future__ import annotations

import os
from typing import TypeVar

import pytest

Size = TypeVar("Size")
LONG = os.environ.get("LONG", "") not in ("", "0")
FAST = os.environ.get("FAST", "") not in ("", "0")
long_form = pytest.mark.skipif(not LONG, reason="a case of the long form (LONG=1): smaller ones try the same")


def sized(short: Size, long: Size) -> Size:
    """What a test takes in the form that was asked for."""
    return long if LONG else short
