"""A lock on an open file, between processes. It goes with the process that has it, however that ends."""

from __future__ import annotations

import errno
import os

TAKEN = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)  # what systems say when another process has it


def take(handle: int) -> bool:
    """Lock an open file for this process; False if another has it. Raises OSError where files cannot be locked."""
    try:
        if os.name == "nt":  # pragma: no cover
            import msvcrt

            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]  # only Windows has it
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        if error.errno in TAKEN:
            return False
        raise
    return True
