"""Checks of the machine: programs, disk, open files, clock, workers."""

import os
import platform
import shutil
import sqlite3
import time
from pathlib import Path

from sleuth import __version__
from sleuth.server.checkup.findings import Checkup, Finding
from sleuth.server.clocks import boot_seconds

GIGABYTE = 1e9
LITTLE_SPACE, NO_SPACE = 1e9, 1e8
FEW_FILES = 4096
"""Each connection is an open file."""
LONG_AGO = 1_735_689_600.0
"""The beginning of 2025: a clock before that is wrong."""


def programs(checkup: Checkup) -> list[Finding]:
    """Return the versions that run here."""
    return [
        Finding("version", "ok", f"sleuth {__version__}"),
        Finding("Python", "ok", f"{platform.python_implementation()} {platform.python_version()}"),
        Finding("SQLite", "ok", sqlite3.sqlite_version),
    ]


def disk(checkup: Checkup) -> Finding:
    """Check the free space where the tables are stored."""
    folder = existing(tables_folder(checkup))
    try:
        free = shutil.disk_usage(folder).free
    except OSError as error:
        return Finding("disk", "wrong", f"{folder}: {error.strerror}")
    text = f"{free / GIGABYTE:.1f} GB free at {folder}"
    if free < NO_SPACE:
        return Finding("disk", "wrong", f"{text}: soon nothing can be stored")
    return Finding("disk", "warning" if free < LITTLE_SPACE else "ok", text)


def tables_folder(checkup: Checkup) -> Path:
    """Return the folder of the database file, or the data folder if there is no such file."""
    path = sqlite_path(checkup.settings.database)
    return checkup.folder if path is None else path.absolute().parent


def sqlite_path(address: str) -> Path | None:
    """Return the SQLite file of an address, if it names one."""
    scheme, colon, rest = address.partition("://")
    if not colon:
        return Path(address)
    return Path(rest[1:]) if scheme == "sqlite" and len(rest) > 1 else None


def existing(folder: Path) -> Path:
    """Return the folder or its nearest parent that exists."""
    return next(each for each in (folder, *folder.parents) if each.exists())


def open_files(checkup: Checkup) -> Finding:
    """Check how many connections the system allows."""
    try:
        import resource
    except ModuleNotFoundError:  # not every system has it
        return Finding("open files", "ok", "the system sets no limit")
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    text = f"{_limit(soft)}, at most {_limit(hard)}"
    if hard != resource.RLIM_INFINITY and hard < FEW_FILES:
        return Finding("open files", "warning", f"{text}: few connections; raise the limit (ulimit -n, LimitNOFILE)")
    return Finding("open files", "ok", text)


def _limit(number: int) -> str:
    return "unlimited" if number < 0 or number >= 2**62 else f"{number}"


def clock(checkup: Checkup) -> Finding:
    """Check whether the time can be right, and the monotonic clock goes forward."""
    before = boot_seconds()
    now, after = time.time(), boot_seconds()
    text = time.strftime("%Y-%m-%d %H:%M:%S UTC", time.gmtime(now))
    if after < before:
        return Finding("clock", "wrong", f"{text}; the machine's monotonic clock goes back")
    if now < LONG_AGO:
        return Finding("clock", "wrong", f"{text} cannot be right: set the clock before you start the server")
    return Finding("clock", "ok", text)


def workers(checkup: Checkup) -> Finding:
    """Check the number of worker processes against the cores."""
    cores = os.cpu_count() or 1
    text = f"{checkup.settings.workers} for bots, {checkup.settings.workers} for sheets and stories; {cores} cores"
    return Finding("workers", "warning" if checkup.settings.workers > 2 * cores else "ok", text)
