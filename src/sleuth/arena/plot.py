"""The standings of a league as a picture: each bot's share with its interval, compared with even odds."""

from io import BytesIO
from typing import Any

from sleuth.arena.extras import optional
from sleuth.arena.standings import Score, Standings

FORMATS = ("png", "svg")

INK, FAINT = "#263238", "#90a4ae"
BETTER, WORSE, OPEN = "#00695c", "#c75000", "#607d8b"
"""Colours for an interval entirely above even odds, entirely below, or neither."""


def picture(standings: Standings, file_format: str) -> bytes:
    """Return the picture as the content of a file; the same standings give the same bytes."""
    salt = {"svg.hashsalt": "sleuth", "svg.fonttype": "none", "font.family": "sans-serif"}
    with optional("matplotlib").rc_context(salt):
        size = (7.6, 1.7 + 0.46 * len(standings.bots))
        figure = optional("matplotlib.figure").Figure(figsize=size, dpi=160, layout="constrained")
        figure.get_layout_engine().set(w_pad=0.12, h_pad=0.09)
        axes = figure.add_subplot()
        _draw_shares(axes, standings)
        _dress(axes, standings)
        _title(figure, standings)
        drawn, undated = BytesIO(), {"Date": None} if file_format == "svg" else {"Software": None}
        figure.savefig(drawn, format=file_format, metadata=undated, facecolor="white")
        return drawn.getvalue()


def _draw_shares(axes: Any, standings: Standings) -> None:
    axes.axvline(100 * standings.even, color=FAINT, linewidth=1.2, linestyle=(0, (4, 3)), zorder=1)
    for row, score in enumerate(standings.bots):
        colour = _colour(score, standings.even)
        low, high = 100 * score.low, 100 * score.high
        bar = {"linewidth": 5, "alpha": 0.3, "solid_capstyle": "round"}
        axes.plot([low, high], [row, row], color=colour, clip_on=False, zorder=2, **bar)
        if score.share is not None:
            axes.plot([100 * score.share], [row], "o", color=colour, markersize=8, clip_on=False, zorder=3)
        beside = {"xytext": (16, 0), "textcoords": "offset points", "va": "center_baseline"}
        axes.annotate(_share(score), (1, row), xycoords=("axes fraction", "data"), color=INK, fontsize=9, **beside)


def _colour(score: Score, even: float) -> str:
    return BETTER if score.low > even else WORSE if score.high < even else OPEN


def _share(score: Score) -> str:
    if score.share is None:
        return "no game won yet"
    return f"{100 * score.share:.1f} %  ({100 * score.low:.1f}–{100 * score.high:.1f})"


def _dress(axes: Any, standings: Standings) -> None:
    """Draw names, scale and frame."""
    axes.set_yticks(range(len(standings.bots)), [score.label for score in standings.bots], fontsize=10, color=INK)
    axes.set_ylim(len(standings.bots) - 0.4, -0.6)
    axes.set_xlim(0, 100 * _right_edge(standings))
    axes.set_xlabel("share of the games won by anybody, in %, with 95 % interval", fontsize=9, color=INK)
    even = f"even odds {100 * standings.even:.3g} %"
    top = ("data", "axes fraction")
    axes.annotate(even, (100 * standings.even, 1.01), xycoords=top, ha="center", fontsize=8, color=OPEN)
    axes.tick_params(axis="y", length=0, pad=12)
    axes.tick_params(axis="x", labelsize=9, colors=INK)
    axes.grid(axis="x", color="#eceff1", zorder=0)
    axes.set_axisbelow(True)
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    axes.spines["bottom"].set_color(FAINT)


def _right_edge(standings: Standings) -> float:
    """Return the right end of the scale in whole tenths: every interval and even odds fit."""
    widest = max(standings.even, *(score.high for score in standings.bots))
    return min(1.0, (int(widest * 10) + 1) / 10)


def _title(figure: Any, standings: Standings) -> None:
    title = f"{standings.edition}, {standings.seats} seats: {standings.extent}"
    figure.suptitle(title, x=0.016, ha="left", fontsize=11, fontweight="bold", color=INK)
