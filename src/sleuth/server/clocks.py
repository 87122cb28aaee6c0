"""A monotonic clock: it counts from the start of the machine and is the same in all its processes."""

import time


def boot_seconds() -> float:
    """Return the seconds since the machine was started, including sleep where the system counts it."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()
