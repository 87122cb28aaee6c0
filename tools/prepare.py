"""Make the virtual environment `.venv` and install what playing, or developing, needs.

It needs nothing but Python: `python3 tools/prepare.py play`, or `develop`. The make targets call it.
"""

import argparse
import subprocess
import sys
import time
import venv
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
LOCKS = {"play": ROOT / "requirements.txt", "develop": ROOT / "requirements-dev.txt"}
OLDEST = (3, 11)
NO_VENV = """This Python cannot make virtual environments: a part of it, venv, is not installed.
On Debian or Ubuntu this command installs it: sudo apt install python3-venv"""
PIP = ("-m", "pip", "install", "--disable-pip-version-check", "--no-input", "--progress-bar", "off")


class Trouble(Exception):
    """Something that a person has to put right; the message says what."""


def main() -> int:
    """Prepare for one purpose; return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("purpose", choices=list(LOCKS))
    purpose = parser.parse_args().purpose
    try:
        prepare(purpose)
    except Trouble as trouble:
        sys.stderr.write(f"{trouble}\n")
        return 2
    return 0


def prepare(purpose: str) -> None:
    """Make the environment if there is none, install the locked packages and sleuth itself, and leave a mark."""
    check_python()
    lock = LOCKS[purpose]
    number = sum(line[:1].isalnum() for line in lock.read_text(encoding="utf-8").splitlines())
    say(f"Setting up sleuth in {VENV.name}, once: about {number} packages from {lock.name}")
    begun = time.monotonic()
    if not works():
        venv.create(VENV, clear=True, with_pip=True)
    install("--require-hashes", "-r", str(lock), number=number)
    install("--no-deps", "--editable", str(ROOT))
    # the developers' packages contain those for playing, in the same versions
    for done in LOCKS if purpose == "develop" else (purpose,):
        (VENV / f".ready-to-{done}").touch()
    say(f"Set up in {time.monotonic() - begun:.0f} seconds")


def check_python() -> None:
    """Refuse a Python that is too old, or that lacks what makes environments."""
    if sys.version_info < OLDEST:
        wanted = ".".join(map(str, OLDEST))
        raise Trouble(
            f"sleuth needs Python {wanted} or newer, this is {sys.version.split()[0]}: make PYTHON=python3.12"
        )
    if not all(find_spec(name) for name in ("ensurepip", "venv")):
        raise Trouble(NO_VENV)


def works() -> bool:
    """Return whether there is an environment already, with a Python that still exists."""
    if not PYTHON.exists():
        return False
    return subprocess.run([str(PYTHON), "-m", "pip", "--version"], capture_output=True, check=False).returncode == 0


def install(*what: str, number: int = 0) -> None:
    """Run pip, and count the packages it has collected; show what it said only if it fails."""
    said = list[str]()
    command = [str(PYTHON), *PIP, *what]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as pip:
        assert pip.stdout is not None
        for line in pip.stdout:
            said.append(line)
            if number and line.startswith("Collecting ") and sys.stdout.isatty():
                found = sum(each.startswith("Collecting ") for each in said)
                sys.stdout.write(f"\r  {found} of {number}  {line.split()[1].split('=')[0]:40}")
                sys.stdout.flush()
    if number and sys.stdout.isatty():
        sys.stdout.write("\r" + " " * 60 + "\r")
    if pip.returncode:
        raise Trouble("".join(said[-20:]) + "The packages could not be installed: pip has said why, just above.")


def say(sentence: str) -> None:
    """Print a sentence at once."""
    sys.stdout.write(f"{sentence}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
