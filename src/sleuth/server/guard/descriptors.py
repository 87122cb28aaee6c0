"""Open files: raise the limit, and compute how many connections it leaves room for."""

import contextlib

try:
    import resource
except ModuleNotFoundError:  # not every platform has it
    resource = None  # type: ignore[assignment]

UNLIMITED = 10_240
"""The limit to request where the system sets none; macOS grants no more."""
MOST = 10_000
"""The default limit of connections: each costs memory too, and one process has no use for more."""
OWN = 96
"""Files the process needs itself: database, logs, fan-out, and the sockets of clients being turned away."""
PER_WORKER = 8
"""Files for each worker process: its pipes and its sentinel."""
FEWEST = 8


def raise_limit() -> None:
    """Raise the soft limit of open files to the hard one; if the system refuses, leave it."""
    if resource is None:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wish = UNLIMITED if hard == resource.RLIM_INFINITY else hard
    if soft not in (resource.RLIM_INFINITY, wish):
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wish), hard))


def room(workers: int) -> int:
    """Return how many connections fit beside the files the process needs itself."""
    if resource is None:
        return MOST
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return MOST
    return max(min(soft - OWN - PER_WORKER * workers, MOST), FEWEST)
