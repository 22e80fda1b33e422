"""What is installed beside the core, and the sentence that says how to get what is not."""

from __future__ import annotations

from importlib.util import find_spec

from leagues.kernel.errors import LeaguesError

# What each extra of pyproject.toml brings, by the names under which it is imported.
MODULES = {
    "play": ("platformdirs", "rich", "textual"),
    "serve": ("msgspec", "platformdirs", "sqlalchemy", "starlette", "uvicorn", "websockets"),
    "postgres": ("psycopg",),
    "fast": ("numba", "numpy", "platformdirs"),
    "rl": ("PIL", "gymnasium", "numba", "numpy", "pettingzoo", "pyspiel"),
    "train": ("numba", "numpy", "torch"),
    "ray": ("ray",),
    "gpu": ("numba", "numba_cuda", "numpy", "platformdirs"),  # Numba alone has an older `numba.cuda`
}


def need(extra: str) -> None:
    """Say what is missing and how to install it, if anything of an extra is."""
    missing = [name for name in MODULES[extra] if not here(name)]
    if missing:
        raise LeaguesError("extra-missing", what=", ".join(missing), command=f'pip install "leagues[{extra}]"')


def here(name: str) -> bool:
    """Whether a module can be imported; it is not imported for that."""
    try:
        return find_spec(name) is not None
    except ImportError:  # what it is part of is missing
        return False
