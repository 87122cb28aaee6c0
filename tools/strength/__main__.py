"""Measure how strong the bots are and write docs/bots.md.

Finished lines are kept outside the tree, so an interrupted run resumes where it was. They belong to the code that
played them: after a change to the bots, measure with another --cache. A part that has not been played at all is carried
over from the existing document, and says so.
"""

import os
import subprocess
import sys
import time
from pathlib import Path

import click

from tools.strength.chart import picture
from tools.strength.document import PICTURE, by_table, document
from tools.strength.keeping import Played, default_folder, fingerprint, keep, kept, made
from tools.strength.plan import PARTS, Line, lines
from tools.strength.playing import play
from tools.strength.reliability_chart import reliability_picture
from tools.strength.strangers_section import RELIABILITY, panels

ROOT = Path(__file__).resolve().parent.parent.parent
SPEED = "speed.txt"


@click.command(help=__doc__)
@click.option(
    "--part", type=click.Choice([*PARTS, "speed"]), help="Play only this part; speed is never played by default."
)
@click.option("--scale", type=click.FloatRange(0.001, 100), default=1.0, help="Multiply the number of games by this.")
@click.option("--seed", type=int, default=2027, show_default=True, help="The same seed plays the same games.")
@click.option("--cache", type=click.Path(path_type=Path, file_okay=False), help="Where finished lines are kept.")
@click.option("--docs", type=click.Path(path_type=Path, file_okay=False), default=ROOT / "docs", help="Where to write.")
@click.option(
    "--workers", type=click.IntRange(1), default=os.cpu_count() or 1, help="Processes; one per core by default."
)
@click.option("--write", is_flag=True, help="Play nothing; write the document from what has been kept.")
def main(part: str | None, scale: float, seed: int, cache: Path | None, docs: Path, workers: int, write: bool) -> None:
    """Play what is missing, then write the document."""
    folder = cache or default_folder(seed)
    if not write:
        _measure(part, scale, seed, folder, workers)
    planned = {each: lines(each, scale) for each in PARTS}
    played = [found for each in planned.values() for line in each if (found := kept(folder, line, seed))]
    if not played:
        raise click.UsageError("--write: nothing has been kept yet; expected a finished line in the cache")
    if any(each.code != fingerprint() for each in played):
        click.echo("warning: some kept lines were played with other code; use another --cache", err=True)
    speed = folder / SPEED
    bench = speed.read_text(encoding="utf-8") if speed.exists() else None
    page = docs / "bots.md"
    before = page.read_text(encoding="utf-8") if page.exists() else ""
    numbers = {each: len(found) for each, found in planned.items()}
    _write(docs, played, document(played, numbers, bench, _command(seed, scale), before))


def _measure(part: str | None, scale: float, seed: int, folder: Path, workers: int) -> None:
    if part == "speed":
        folder.mkdir(parents=True, exist_ok=True)
        (folder / SPEED).write_text(_bench(), encoding="utf-8")
        return
    for each in [part] if part else PARTS:
        begun, todo = time.monotonic(), [line for line in lines(each, scale) if not kept(folder, line, seed)]
        for line in todo:
            keep(folder, _played(line, seed, workers))
        click.echo(f"{each}: {len(todo)} lines played in {time.monotonic() - begun:.0f} s", err=True)


def _played(line: Line, seed: int, workers: int) -> Played:
    """Play a line and show its progress."""

    def progress(games: int) -> None:
        if sys.stderr.isatty():
            click.echo(f"\r{line.key}: {games}", nl=False, err=True)

    begun = time.monotonic()
    outcome = play(line, seed, workers, progress)
    seconds = time.monotonic() - begun
    click.echo(f"\r{line.key}: {outcome.games} games, {seconds:.1f} s", err=True)
    return made(line, seed, outcome, seconds)


def _bench() -> str:
    command = [sys.executable, "-m", "tools.bench_bots"]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout  # noqa: S603 - our own tool


def _command(seed: int, scale: float) -> str:
    """Return the command that plays the same games again."""
    return f"python -m tools.strength --seed {seed}" + (f" --scale {scale:g}" if scale != 1 else "")


def _write(docs: Path, played: list[Played], text: str) -> None:
    """Write the document and its pictures."""
    (docs / PICTURE).parent.mkdir(parents=True, exist_ok=True)
    cost = by_table(each for each in played if each.line.part == "cost")
    if cost:
        (docs / PICTURE).write_bytes(picture(cost))
    among = [each for each in played if each.line.part in ("strangers", "without")]
    if any(each.line.part == "strangers" for each in among):
        (docs / RELIABILITY).write_bytes(reliability_picture(panels(among)))
    (docs / "bots.md").write_text(text, encoding="utf-8")
    click.echo(f"bots.md: {len(played)} lines", err=True)


if __name__ == "__main__":
    main()
