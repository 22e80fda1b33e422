"""What needs PyTorch or Ray: `make test-research` runs it, and what is not installed is named where it is skipped."""

from __future__ import annotations

import pytest

from leagues.extras import here


def needs(*modules: str) -> pytest.MarkDecorator:
    """A test that is skipped where one of these is not installed."""
    missing = [module for module in modules if not here(module)]
    return pytest.mark.skipif(
        bool(missing), reason=f"make test-research runs it: {', '.join(missing)} is not installed here"
    )
