"""The picture of how far beliefs can be relied on: what was believed, and how often it was so."""

from collections.abc import Mapping
from io import BytesIO
from typing import Any

import matplotlib as mpl
from matplotlib.figure import Figure

from sleuth.arena.plot import FAINT, INK, OPEN
from tools.strength.chart import COLOURS, LOOKS
from tools.strength.reliability import Reliability

FEWEST = 5
"""Bins with fewer claims are not drawn."""


def reliability_picture(panels: Mapping[str, Mapping[str, Reliability]], file_format: str = "svg") -> bytes:
    """Return the picture as a file: one panel per subject, one curve per bot."""
    with mpl.rc_context(LOOKS):
        figure = Figure(figsize=(7.6, 4.2), dpi=160, layout="constrained")
        for number, (name, curves) in enumerate(panels.items()):
            axes = figure.add_subplot(1, len(panels), number + 1, aspect="equal")
            for colour, (bot, found) in zip(COLOURS, curves.items(), strict=False):
                _curve(axes, bot, found, colour)
            _dress(axes, name)
        drawn = BytesIO()
        undated = {"Date": None} if file_format == "svg" else {"Software": None}
        figure.savefig(drawn, format=file_format, metadata=undated, facecolor="white")
        return drawn.getvalue()


def _curve(axes: Any, bot: str, found: Reliability, colour: str) -> None:
    bins = [each for each in found.bins if each[0] >= FEWEST]
    places = [100 * chances / number for number, chances, _ in bins]
    shares = [100 * right / number for number, _, right in bins]
    most = max((number for number, _, _ in bins), default=1)
    axes.plot(places, shares, color=colour, linewidth=1.4, alpha=0.6, zorder=2)
    sizes = [18 + 70 * (number / most) ** 0.5 for number, _, _ in bins]
    axes.scatter(places, shares, s=sizes, color=colour, label=bot, zorder=3)


def _dress(axes: Any, name: str) -> None:
    """Set scales, names and frame."""
    axes.plot([0, 100], [0, 100], color=FAINT, linewidth=1.2, linestyle=(0, (4, 3)), zorder=1)
    axes.set_title(name, loc="left", fontsize=10, fontweight="bold", color=INK)
    axes.set_xlabel("believed, in %", fontsize=9, color=INK)
    axes.set_ylabel("true, in %", fontsize=9, color=OPEN)
    axes.set_xlim(0, 100)
    axes.set_ylim(0, 100)
    axes.tick_params(labelsize=9, colors=INK)
    axes.grid(color="#eceff1", zorder=0)
    axes.set_axisbelow(True)
    if axes.get_legend_handles_labels()[0]:
        axes.legend(loc="upper left", frameon=False, fontsize=9, labelcolor=INK)
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    for side in ("left", "bottom"):
        axes.spines[side].set_color(FAINT)
