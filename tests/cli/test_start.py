"""Commands start quickly: they are imported when they are used, and import what they need."""

import os
import subprocess
import sys
from pathlib import Path

import click
import pytest

from sleuth.cli import ABOUT, main
from tests.patience import PATIENCE

HEAVY = {"fluent", "litestar", "msgspec", "numpy", "rich", "uvicorn"}
"""Packages that take a while to import."""
NEEDS = {
    "--help": set[str](),
    "--version": set[str](),
    "play --help": {"fluent", "msgspec"},
    "serve --help": {"msgspec"},
    "editions": {"fluent", "msgspec", "rich"},
    "rules classic": {"fluent", "msgspec", "rich"},
}
"""Which of them a command may load."""
PROGRAM = """
import sys
from sleuth.cli import main
try:
    main(sys.argv[1:])
finally:
    print(*sorted({name.partition(".")[0] for name in sys.modules}), file=sys.stderr)
"""


@pytest.mark.parametrize("command", NEEDS)
def test_a_command_loads_only_what_it_needs(command: str) -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM, *command.split()], capture_output=True, text=True, check=True)
    assert done.stdout
    assert HEAVY.intersection(done.stderr.split()) <= NEEDS[command]


@pytest.mark.parametrize("name", ABOUT)
def test_every_command_is_found_and_says_what_it_is_for(name: str) -> None:
    command = main.get_command(click.Context(main), name)
    assert command is not None
    assert command.name == name
    assert command.help
    assert len(ABOUT[name]) < 70


def test_a_command_that_does_not_exist() -> None:
    assert main.get_command(click.Context(main), "ply") is None


def test_ctrl_c_counts_from_the_moment_the_address_is_told(tmp_path: Path) -> None:
    program = "import os, signal, sleuth; sleuth.serve(0, greet=lambda _: os.kill(os.getpid(), signal.SIGINT))"
    settings = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    subprocess.run([sys.executable, "-c", program], env=settings, timeout=PATIENCE, check=True)
