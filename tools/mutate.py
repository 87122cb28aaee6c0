"""Change the code in small ways, one at a time, and list the changes that no test notices.

mutmut does the work, in a copy of the sources in out/mutate. docs/mutation.md says which survivors have been looked at.
"""

import os
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import click

ROOT = Path(__file__).parent.parent
COPIED = ("src", "tests", "tools", "pyproject.toml", "RULES.md", "README.md")
TESTS = {
    "core": ("tests/rules",),
    "deduction": ("tests/deduction",),
    "bots": ("tests/bots",),
    "arena": ("tests/arena",),
}
"""Which tests are asked about a package."""
SETTINGS = """
[tool.mutmut]
source_paths = ["src/"]
only_mutate = ["src/sleuth/{module}"]
also_copy = ["tests", "RULES.md", "pyproject.toml", "src"]
pytest_add_cli_args_test_selection = [{tests}]
pytest_add_cli_args = ["-p", "no:cacheprovider", "-p", "no:xdist"]
"""
ENDED = (subprocess.TimeoutExpired, KeyboardInterrupt)


def prepare(folder: Path, module: str, tests: tuple[str, ...]) -> None:
    """Copy what the tests need, and tell mutmut what to change; keep the results of an earlier run."""
    for name in COPIED:
        source, copy = ROOT / name, folder / name
        if source.is_dir():
            shutil.rmtree(copy, ignore_errors=True)
            shutil.copytree(source, copy, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            folder.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, copy)
    with (folder / "pyproject.toml").open("a", encoding="utf-8") as file:
        file.write(SETTINGS.format(module=module, tests=", ".join(f'"{each}"' for each in tests)))


def run(folder: Path, minutes: float) -> bool:
    """Try changes until all are tried or the time is up; return whether all were."""
    command = [sys.executable, "-m", "mutmut", "run", "--max-children", "1"]
    with subprocess.Popen(command, cwd=folder, start_new_session=True) as process:
        try:
            process.wait(timeout=minutes * 60)
        except ENDED:
            os.killpg(process.pid, signal.SIGTERM)
            return False
    return process.returncode == 0


def survivors(folder: Path) -> list[str]:
    """Return the names of the changes that no test noticed."""
    lines = _mutmut(folder, "results").splitlines()
    return [line.split(":")[0].strip() for line in lines if re.search(r": (survived|no tests)$", line)]


def change(folder: Path, name: str) -> str:
    """Return the lines that a change removes and adds."""
    lines = _mutmut(folder, "show", name).splitlines()
    return "\n".join(line for line in lines if re.match(r"[-+](?![-+])", line))


def _mutmut(folder: Path, *arguments: str) -> str:
    command = [sys.executable, "-m", "mutmut", *arguments]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True).stdout


@click.command(help=__doc__)
@click.option("--module", default="core/legal.py", show_default=True, help="What to change, below src/sleuth.")
@click.option("--tests", multiple=True, help="Which tests to run; by default those of the package.")
@click.option("--minutes", type=click.FloatRange(min=0, min_open=True), default=5.0, show_default=True)
@click.option("--resume", is_flag=True, help="Go on where the time ran out; what was tried is not tried again.")
def main(module: str, tests: tuple[str, ...], minutes: float, resume: bool) -> None:
    """Try changes, then list the survivors."""
    if not (ROOT / "src" / "sleuth" / module).is_file():
        raise click.UsageError(f"no such module below src/sleuth: {module}")
    selected = tests or TESTS.get(module.partition("/")[0], ())
    if not selected:
        raise click.UsageError(f"name the tests of {module} with --tests")
    folder = ROOT / "out" / "mutate" / module.replace("/", ".").removesuffix(".py")
    if not resume:
        shutil.rmtree(folder, ignore_errors=True)
    prepare(folder, module, selected)
    complete = run(folder, minutes)
    found = survivors(folder)
    for name in found:
        click.echo(f"\n{name}\n{change(folder, name)}")
    click.echo(f"\n{len(found)} survivors" + ("" if complete else "; the time is up, --resume goes on"))


if __name__ == "__main__":
    main()
