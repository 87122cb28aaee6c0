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


def harpoon_house(folder: Path) -> Path:
    """An edition with a card that no shipped edition has, named in every language."""
    copied("classic", folder, "harpoon-house")
    _replace(folder / "edition.toml", 'id = "rope"', 'id = "harpoon"')
    for names in (folder / "names").iterdir():
        _replace(names, "\nrope = ", "\nharpoon = ")
        names.write_text(f"{_without(names, 'title')}\ntitle = Harpoon House\n", encoding="utf-8")
    return folder


def _without(path: Path, message: str) -> str:
    lines = path.read_text(encoding="utf-8").split("\n")
    return "\n".join(line for line in lines if not line.startswith(f"{message} ="))


def _replace(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1
    path.write_text(text.replace(old, new), encoding="utf-8")
