"""Check all that has to hold before a release and can be checked on one machine, and print a table.

Each line has a result and a figure. The exit code is 1 if a line fails. What this machine cannot tell is named, with
the reason. The packages are built from the committed files.
"""

import os
import shlex
import sys
import tempfile
from pathlib import Path

import click

from tools.release_check.lines import LINES
from tools.release_check.outcome import Failed, NotHere
from tools.release_check.workshop import ROOT, Workshop

DEBIAN = ROOT / "out" / "debian-unstable"
WIDTH = max(map(len, LINES)) + 2


@click.command(help=__doc__)
@click.option("--list", "listed", is_flag=True, help="Only list the lines.")
@click.option("--only", multiple=True, metavar="TEXT", help="Only lines with this in their name.")
@click.option("--leave-out", multiple=True, metavar="TEXT", help="No lines with this in their name.")
@click.option(
    "--debian",
    type=click.Path(path_type=Path, file_okay=False),
    default=DEBIAN,
    help="Keep the root with the newest Python here.",
)
@click.option("--container", default="", metavar="OPTIONS", help="Options for `make container`, as one text.")
def main(listed: bool, only: tuple[str, ...], leave_out: tuple[str, ...], debian: Path, container: str) -> None:
    """Run the lines one after the other."""
    chosen = [name for name in LINES if _is_meant(name, only, leave_out)]
    if not chosen:
        raise click.UsageError("no line has that in its name: --list names them all")
    if listed:
        click.echo("\n".join(chosen))
        return
    os.nice(10)
    with tempfile.TemporaryDirectory(prefix="sleuth-release-") as folder:
        shop = Workshop(Path(folder), debian.absolute(), shlex.split(container))
        results = [_run(name, shop) for name in chosen]
    click.echo(", ".join(f"{results.count(each)} {each}" for each in dict.fromkeys(results)))
    raise SystemExit(1 if "failed" in results else 0)


def _is_meant(name: str, only: tuple[str, ...], leave_out: tuple[str, ...]) -> bool:
    asked = not only or any(text in name for text in only)
    return asked and not any(text in name for text in leave_out)


def _run(name: str, shop: Workshop) -> str:
    """Run a line, print it and return its result."""
    try:
        result, figure = "ok", LINES[name](shop)
    except NotHere as reason:
        result, figure = "not here", str(reason)
    except Failed as failure:
        result, figure = "failed", str(failure)
    click.echo(f"{name:{WIDTH}}{result:10}{figure}")
    sys.stdout.flush()
    return result


if __name__ == "__main__":
    main()
