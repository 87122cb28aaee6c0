"""Compare the speed of this tree with that of another revision, in one run.

Runs a benchmark in both trees in turns and prints, for every number of every line, the median of the ratios: this tree
divided by REVISION. Numbers that count (tables, seats) come out as 1.00; times above 1 are slower, rates above 1 are
faster.

What the benchmarks print appears on the error output as it comes.

With `--here` this tree's benchmark measures both, so that both lines have the same numbers; it must still understand
REVISION.

Example: `python -m tools.versus HEAD~20 --rounds 3 bench_rules`, or `... --here bench_server --short`.
"""

import os
import re
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

import click

ROOT = Path(__file__).resolve().parent.parent
NUMBER = re.compile(r"(?<![\w@-])\d+(?:\.\d+)?(?!\w)")
Lines = dict[str, list[float]]
"""The numbers of each line of a table, by the words of the line and how often they have occurred."""


def check_out(revision: str, folder: Path) -> None:
    """Put the files of a revision into a folder."""
    archive = subprocess.run(["git", "archive", revision], cwd=ROOT, check=True, capture_output=True)  # noqa: S603, S607
    subprocess.run(["tar", "-x"], cwd=folder, input=archive.stdout, check=True)  # noqa: S607


def run(tree: Path, tools: Path, benchmark: str, arguments: tuple[str, ...]) -> str:
    """Measure a tree with the benchmark of a tree, perhaps another; show and return what it prints."""
    command = [sys.executable, "-m", f"tools.{benchmark}", *arguments]
    paths = os.pathsep.join([str(tree / "src"), str(tools)])
    environment = {**os.environ, "PYTHONPATH": paths}
    printed = ""
    with subprocess.Popen(command, cwd=tools, env=environment, stdout=subprocess.PIPE, text=True) as process:  # noqa: S603
        assert process.stdout is not None
        for line in process.stdout:
            click.echo(line, nl=False, err=True)
            printed += line
    if process.returncode:
        raise click.ClickException(f"{benchmark} failed in {tree}")
    return printed


def read(text: str) -> Lines:
    """Read the lines that have numbers."""
    found: Lines = {}
    for line in text.splitlines():
        numbers = [float(each) for each in NUMBER.findall(line)]
        words = " ".join(NUMBER.sub(" ", line).split())
        if numbers:
            number = sum(each.rpartition("#")[0] == words for each in found)
            found[f"{words}#{number}"] = numbers
    return found


def heading(text: str) -> str:
    """Return the first line without numbers, which names the columns."""
    return next((line for line in text.splitlines() if line.strip() and not NUMBER.search(line)), "")


def ratios(pairs: list[tuple[Lines, Lines]]) -> dict[str, list[float]]:
    """Return the median ratio of every number, for the lines that both trees print in every round."""
    common = [line for line in pairs[0][0] if all(_is_in_both(line, pair) for pair in pairs)]
    return {
        line: [statistics.median(each) for each in zip(*(_divided(line, pair) for pair in pairs), strict=True)]
        for line in common
    }


def _is_in_both(line: str, pair: tuple[Lines, Lines]) -> bool:
    before, after = pair
    return line in before and line in after and len(before[line]) == len(after[line])


def _divided(line: str, pair: tuple[Lines, Lines]) -> list[float]:
    before, after = pair
    return [new / old if old else 1.0 for old, new in zip(before[line], after[line], strict=True)]


@click.command(help=__doc__, context_settings={"ignore_unknown_options": True})
@click.argument("revision")
@click.argument("benchmark")
@click.argument("arguments", nargs=-1, type=click.UNPROCESSED)
@click.option("--rounds", type=click.IntRange(1), default=3, show_default=True, help="How often each tree runs.")
@click.option("--here", is_flag=True, help="Measure both with this tree's benchmark.")
def main(revision: str, benchmark: str, arguments: tuple[str, ...], rounds: int, here: bool) -> None:
    """Print a line of ratios for each line of the benchmark."""
    pairs: list[tuple[Lines, Lines]] = []
    printed = ""
    with tempfile.TemporaryDirectory(prefix="sleuth-versus-") as folder:
        check_out(revision, Path(folder))
        for number in range(rounds):
            click.echo(f"round {number + 1} of {rounds}: {revision}", err=True)
            before = run(Path(folder), ROOT if here else Path(folder), benchmark, arguments)
            click.echo(f"round {number + 1} of {rounds}: this tree", err=True)
            printed = run(ROOT, ROOT, benchmark, arguments)
            pairs.append((read(before), read(printed)))
    click.echo(heading(printed))
    for line, found in ratios(pairs).items():
        click.echo(f"{line.rpartition('#')[0][:40]:40} {' '.join(f'{each:6.2f}' for each in found)}")


if __name__ == "__main__":
    main()
