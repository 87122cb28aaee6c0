"""Namespaces of Linux: mounts that vanish with their process, a network of its own, and programs inside a root."""

import ctypes
import fcntl
import os
import socket
import struct
import subprocess
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

MOUNTS, NETWORK, PROCESSES = 0x0002_0000, 0x4000_0000, 0x2000_0000
"""CLONE_NEWNS, CLONE_NEWNET and CLONE_NEWPID of sched.h; `os.unshare` is missing before Python 3.12."""
NO_NEW_PRIVILEGES = 38
DEVICES = ("null", "zero", "random", "urandom")
_C = ctypes.CDLL(None, use_errno=True)


def enter_new(kinds: int) -> None:
    """Move this process into new namespaces; new processes only for its children."""
    if _C.unshare(kinds) != 0:
        number = ctypes.get_errno()
        raise OSError(number, os.strerror(number))
    if kinds & MOUNTS:
        mount("--make-rprivate", "/")
    if kinds & NETWORK:
        _raise_loopback()


def mount(*words: str | Path) -> None:
    """Call mount."""
    subprocess.run(["mount", *map(str, words)], check=True)


def add_system(root: Path) -> None:
    """Give a root what every container has: processes, a few devices, and shared memory."""
    for name in ("proc", "dev"):
        (root / name).mkdir(exist_ok=True)
    mount("-t", "proc", "proc", root / "proc")
    mount("-t", "tmpfs", "-o", "mode=755", "tmpfs", root / "dev")
    for name in DEVICES:
        (root / "dev" / name).touch()
        mount("--bind", f"/dev/{name}", root / "dev" / name)
    (root / "dev" / "fd").symlink_to("/proc/self/fd")
    (root / "dev" / "shm").mkdir()
    mount("-t", "tmpfs", "-o", "mode=1777", "tmpfs", root / "dev" / "shm")


def start(
    root: Path,
    command: Sequence[str],
    environment: Mapping[str, str],
    folder: str,
    user: int = 0,
    output: int | None = None,
) -> "subprocess.Popen[bytes]":
    """Start a program inside a root, as a user without privileges unless it is 0; its output goes to a file."""
    return subprocess.Popen(
        command,
        env=environment,
        preexec_fn=_entering(root, folder, user),
        stdin=subprocess.DEVNULL,
        stdout=output,
        stderr=None if output is None else subprocess.STDOUT,
    )


def _entering(root: Path, folder: str, user: int) -> Callable[[], None]:
    def enter() -> None:
        os.chroot(root)
        os.chdir(folder)
        os.setgroups([])
        os.setgid(user)
        os.setuid(user)
        if user and _C.prctl(NO_NEW_PRIVILEGES, 1, 0, 0, 0) != 0:
            raise OSError("no-new-privileges was refused")

    return enter


def _raise_loopback() -> None:
    """Switch on `lo`, which is down in a new network."""
    get_flags, set_flags, up = 0x8913, 0x8914, 1
    with socket.socket() as any_socket:
        answer = fcntl.ioctl(any_socket, get_flags, struct.pack("16sh14x", b"lo", 0))
        flags = struct.unpack("16sh14x", answer)[1] | up
        fcntl.ioctl(any_socket, set_flags, struct.pack("16sh14x", b"lo", flags))
