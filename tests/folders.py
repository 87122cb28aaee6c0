"""Editions of one's own, made from those that come with sleuth."""

import shutil
from pathlib import Path

from sleuth.editions import load_edition


def copied(edition: str, folder: Path, name: str = "my-house") -> Path:
    """A copy of a shipped edition under an id of its own."""
    shutil.copytree(load_edition(edition).folders[0], folder)
    rules = folder / "edition.toml"
    text = rules.read_text(encoding="utf-8")
    assert f'id = "{edition}"' in text
    rules.write_text(text.replace(f'id = "{edition}"', f'id = "{name}"', 1), encoding="utf-8")
    return folder
