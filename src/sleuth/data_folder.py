"""Where sleuth keeps a person's games, notes, tables and keys."""

import os
from pathlib import Path


def data_folder() -> Path:
    """Return the person's data folder; it need not exist yet."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "sleuth"
