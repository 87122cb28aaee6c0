"""The picture of what thinking is worth: the share of a mastermind by the number of deals it looks at."""

from collections.abc import Mapping, Sequence
from io import BytesIO
from typing import Any

import matplotlib as mpl
from matplotlib.figure import Figure

from sleuth.arena.plot import FAINT, INK, OPEN
from tools.strength.keeping import Played
from tools.strength.playing import Duel

COLOURS = ("#00695c", "#c75000")
SHIFT = 1.035
"""Shifts the tables sideways, so that no interval hides another."""
LOOKS: Any = {"svg.hashsalt": "sleuth", "svg.fonttype": "none", "font.family": "sans-serif"}


def picture(tables: Mapping[str, Sequence[Played]], file_format: str = "svg") -> bytes:
    """Return the picture as a file: one curve per table."""
    with mpl.rc_context(LOOKS):
        figure = Figure(figsize=(7.6, 4.2), dpi=160, layout="constrained")
        axes = figure.add_subplot()
        for number, (name, played) in enumerate(tables.items()):
            _curve(axes, name, played, COLOURS[number], SHIFT ** (2 * number - 1))
        _dress(axes, sorted({bound_of(each) for played in tables.values() for each in played}))
        title = "mastermind against inspector: what thinking is worth"
        figure.suptitle(title, x=0.016, ha="left", fontsize=11, fontweight="bold", color=INK)
        drawn = BytesIO()
        undated = {"Date": None} if file_format == "svg" else {"Software": None}
        figure.savefig(drawn, format=file_format, metadata=undated, facecolor="white")
        return drawn.getvalue()


def bound_of(played: Played) -> int:
    """Return the number of deals in the name of the bot."""
    return int(played.line.names[0].partition("@")[2])


def _curve(axes: Any, name: str, played: Sequence[Played], colour: str, shift: float) -> None:
    duels = [(bound_of(each) * shift, each.outcome) for each in played if isinstance(each.outcome, Duel)]
    points = [(place, 100 * duel.share) for place, duel in duels if duel.share is not None]
    places, shares = [place for place, _ in points], [share for _, share in points]
    for place, duel in duels:
        ends = [100 * duel.low, 100 * duel.high]
        axes.plot([place, place], ends, color=colour, linewidth=5, alpha=0.3, solid_capstyle="round", zorder=2)
    axes.plot(places, shares, color=colour, linewidth=1.4, alpha=0.6, zorder=2)
    axes.plot(places, shares, "o", color=colour, markersize=7, label=name, zorder=3)


def _dress(axes: Any, bounds: Sequence[int]) -> None:
    """Set scales, names and frame."""
    axes.axhline(50, color=FAINT, linewidth=1.2, linestyle=(0, (4, 3)), zorder=1)
    beside = {"xytext": (6, 0), "textcoords": "offset points", "va": "center"}
    axes.annotate("even\nodds", (1, 50), xycoords=("axes fraction", "data"), fontsize=8, color=OPEN, **beside)
    axes.set_xscale("log", base=2)
    axes.set_xticks(bounds, [str(bound) for bound in bounds])
    axes.minorticks_off()
    axes.set_xlabel("deals it looks at before it asks", fontsize=9, color=INK)
    axes.set_ylabel("share of the games won, in %, with 95 % interval", fontsize=9, color=INK)
    axes.tick_params(labelsize=9, colors=INK)
    axes.grid(axis="y", color="#eceff1", zorder=0)
    axes.set_axisbelow(True)
    axes.legend(loc="upper left", frameon=False, fontsize=9, labelcolor=INK)
    low, high = axes.get_ylim()
    axes.set_ylim(min(low, 44), high + 0.16 * (high - low))  # room for the legend
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    for side in ("left", "bottom"):
        axes.spines[side].set_color(FAINT)
