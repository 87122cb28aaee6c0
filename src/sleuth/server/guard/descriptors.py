"""Open files: as many as the system lets us have, and how many of them connections may take."""

import contextlib

try:
    import resource
except ModuleNotFoundError:  # it does not exist for every platform
    resource = None  # type: ignore[assignment]

UNLIMITED = 10_240
"""What we ask for where the system names no limit; macOS grants no more."""
MOST = 10_000
"""Connections by default: each costs memory too, and one process has no use for more."""
OWN = 96
"""Files the process needs for itself: the database, logs, the fan-out, and the sockets of those who are turned away."""
PER_WORKER = 8
"""Files for each worker process: its pipes and what watches over it."""
FEWEST = 8


def raise_limit() -> None:
    """Raise the soft limit of open files to the hard one; where that is refused it stays as it is."""
    if resource is None:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wish = UNLIMITED if hard == resource.RLIM_INFINITY else hard
    if soft not in (resource.RLIM_INFINITY, wish):
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wish), hard))


def room(workers: int) -> int:
    """Return how many connections fit beside what the process needs for itself."""
    if resource is None:
        return MOST
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return MOST
    return max(min(soft - OWN - PER_WORKER * workers, MOST), FEWEST)
