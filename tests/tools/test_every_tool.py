"""Every tool can be imported, says what it does, and is called as it is named."""

import importlib
import pkgutil
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

import tools

ROOT = Path(__file__).parent.parent.parent
CALLERS = sorted([ROOT / "Makefile", *ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
MODULES = sorted(each.name for each in pkgutil.walk_packages(tools.__path__, "tools."))


def is_command(name: str) -> bool:
    """Return whether a module does something when it is run."""
    found = find_spec(name)
    assert found is not None
    assert found.origin is not None
    return '__name__ == "__main__"' in Path(found.origin).read_text(encoding="utf-8")


COMMANDS = [name for name in MODULES if is_command(name)]
BARE = "tools.prepare"
"""What makes the environment has no click: it runs before anything is installed."""


def in_one_line(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("name", MODULES)
def test_a_tool_can_be_imported(name: str) -> None:
    assert importlib.import_module(name).__doc__


@pytest.mark.parametrize("name", [name for name in COMMANDS if name != BARE])
def test_a_command_says_what_it_is_for(name: str) -> None:
    module = importlib.import_module(name)
    assert isinstance(module.main, click.Command)
    printed = CliRunner().invoke(module.main, ["--help"])
    assert printed.exit_code == 0, printed.output
    assert in_one_line(str(module.__doc__).partition("\n\n")[0]) in in_one_line(printed.output)


def test_what_prepares_an_environment_needs_only_python() -> None:
    command = [sys.executable, "-I", "-S", str(ROOT / "tools" / "prepare.py"), "--help"]
    printed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    about = importlib.import_module(BARE).__doc__
    assert in_one_line(str(about).partition("\n\n")[0]) in in_one_line(printed)


def test_only_commands_are_called() -> None:
    called = set()
    for path in CALLERS:
        text = path.read_text(encoding="utf-8")
        assert "python tools/" not in text, path
        called |= set(re.findall(r"python -m (tools(?:\.[a-z_]+)+)", text))
    assert {"tools.browser", "tools.strength"} <= called
    assert called <= {name.removesuffix(".__main__") for name in COMMANDS}
