"""The bar of long work."""

import sys

from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


def progress_bar() -> Progress:
    """Return a bar that shows the progress of long work on the terminal."""
    return Progress(
        TextColumn("{task.description}"),
        *Progress.get_default_columns()[1:2],
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )
