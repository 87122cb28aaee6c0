"""A clock that nobody sets: it counts from when the machine was started, and is the same in all its processes."""

import time


def boot_seconds() -> float:
    """Return the seconds since the machine was started; where the system tells, also those it slept."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()
