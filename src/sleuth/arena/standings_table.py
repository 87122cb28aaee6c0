"""Standings as a table: for terminals and text with rich, for notebooks as HTML."""

from __future__ import annotations

from html import escape
from io import StringIO
from typing import TYPE_CHECKING

from rich import markup
from rich.console import Console
from rich.table import Table

if TYPE_CHECKING:  # it imports this module where it is printed
    from sleuth.arena.standings import Length, Score, Standings


COLUMNS = ("share (95 %)", "rating", "games", "turns", "suggestions", "ms")
LEGEND = "share: of the games with a winner; turns, suggestions: of the games it won; ms: median time to decide"
WIDTH = 120
"""Columns of text: enough for the longest label."""
BETTER, WORSE, OPEN = "#1a9e8f", "#d9772b", "#7c8b93"
"""Colours for an interval above even odds, below, or neither; legible on light and dark pages."""
SCALE = 200
"""The width of the scale in a notebook, in pixels."""


def heading(standings: Standings) -> str:
    """Return what was played, in one line."""
    unwon = f"; {standings.unwon} without a winner" if standings.unwon else ""
    where = f"{standings.edition}, {standings.seats} seats"
    return f"{where}: {standings.extent}{unwon}; even odds are {100 * standings.even:.1f} %"


def table(standings: Standings) -> Table:
    """Return the table for a terminal, best bot first."""
    drawn = Table(box=None, pad_edge=False)
    drawn.add_column("bot", style="bold", overflow="fold")
    for column in COLUMNS:
        drawn.add_column(column, justify="right", no_wrap=True)
    for score in standings.bots:
        drawn.add_row(markup.escape(score.label), *_cells(standings, score))
    return drawn


def as_text(standings: Standings) -> str:
    """Return heading, table and legend as plain text."""
    console = Console(file=StringIO(), width=WIDTH, highlight=False, color_system=None)
    console.print(table(standings))
    lines = console.file.getvalue().splitlines()  # type: ignore[attr-defined]
    return "\n".join([heading(standings), *(line.rstrip() for line in lines), LEGEND])


def as_html(standings: Standings) -> str:
    """Return the table as HTML, with each share and its interval drawn against even odds."""
    heads = "".join(f"<th>{escape(text)}</th>" for text in ("bot", "0 – 100 %", *COLUMNS))
    rows = "".join(_html_row(standings, score) for score in standings.bots)
    caption = f'<caption style="text-align:left">{escape(heading(standings))}</caption>'
    style = "border-collapse:collapse;color:inherit;text-align:right;white-space:nowrap"
    return f'<table cellpadding="4" style="{style}" title="{escape(LEGEND)}">{caption}<tr>{heads}</tr>{rows}</table>'


def _html_row(standings: Standings, score: Score) -> str:
    cells = "".join(f"<td>{escape(text)}</td>" for text in _cells(standings, score))
    return f'<tr><th style="text-align:left">{escape(score.label)}</th><td>{_svg(standings, score)}</td>{cells}</tr>'


def _svg(standings: Standings, score: Score) -> str:
    """Draw a bot's interval as a bar, its share as a dot and even odds as a dashed line."""
    colour = BETTER if score.low > standings.even else WORSE if score.high < standings.even else OPEN
    low, high, even = (round(SCALE * value, 1) for value in (score.low, score.high, standings.even))
    bar = f'<rect x="{low}" y="5" width="{round(high - low, 1)}" height="6" rx="3" fill="{colour}" opacity=".45"/>'
    line = f'<path d="M{even} 0v16" stroke="currentColor" stroke-dasharray="3 2" opacity=".6"/>'
    dot = "" if score.share is None else f'<circle cx="{round(SCALE * score.share, 1)}" cy="8" r="4" fill="{colour}"/>'
    size = f'width="{SCALE + 10}" height="16" viewBox="-5 0 {SCALE + 10} 16"'
    return f'<svg {size} role="img" aria-label="{score.percent}">{line}{bar}{dot}</svg>'


def _cells(standings: Standings, score: Score) -> list[str]:
    interval = "" if score.share is None else f" ({100 * score.low:.1f}-{100 * score.high:.1f})"
    return [
        score.percent + interval,
        f"{score.rating.mu:.1f} ± {score.rating.sigma:.1f}",
        str(score.games),
        *_length(score.won),
        f"{standings.times[score.name].median:.3g}",
    ]


def _length(length: Length | None) -> list[str]:
    return ["-", "-"] if length is None else [f"{length.turns:.1f}", f"{length.suggestions:.1f}"]
