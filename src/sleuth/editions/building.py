"""Builds an edition from its files: what they say, on top of what its bases say."""

from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from msgspec import json

from sleuth.editions.board import Board, BoardError, read_board
from sleuth.editions.files import is_shipped, own_files, parsed
from sleuth.editions.mistakes import explain_mistake
from sleuth.editions.model import Card, Edition, EditionError, EditionFiles
from sleuth.editions.spec import EditionSpec, check_spec


def build(folders: tuple[Path, ...], files: tuple[EditionFiles, ...]) -> Edition:
    """Return the edition in these files, its own first; raises `EditionError`. `folders` are for messages only."""
    spec = _convert(_merged(folders, files), folders[0] / "edition.toml")
    check_spec(spec, folders[0])
    cards = tuple(
        Card(id=c.id, kind=k, features=c.features, colour=c.colour, start=c.start, ability=c.ability)
        for k in spec.kinds
        for c in spec.cards[k]
    )
    return Edition(
        id=spec.id,
        family=spec.family,
        theme=spec.theme,
        seats=spec.seats,
        two_players=spec.two_players,
        kinds=spec.kinds,
        cards=cards,
        first=spec.first,
        passages=spec.passages,
        centre=spec.centre.id if spec.centre else None,
        options=spec.options,
        decks={deck: _spread(counts) for deck, counts in spec.decks.items()},
        board=_board(spec, folders, files) if spec.family == "board" else None,
        folders=folders,
        files=files,
        digest=_digest(folders, files),
    )


def _digest(folders: tuple[Path, ...], files: tuple[EditionFiles, ...]) -> str:
    """Hash what the files say, not what it means to this version of sleuth: tables are kept longer than that."""
    own = own_files(folders, files)
    rules = [{key: value for key, value in parsed(each, folders[0]).items() if key != "base"} for each in own]
    shipped = [folder.name for folder in folders if is_shipped(folder)]
    content = (rules, [each.board for each in own], shipped[:1])
    return sha256(json.encode(content, order="deterministic")).hexdigest()


def _merged(folders: tuple[Path, ...], files: tuple[EditionFiles, ...]) -> dict[str, Any]:
    """Return what the file of an edition says on top of its bases'; only its own word on being abstract counts."""
    merged: dict[str, Any] = {}
    for folder, each in reversed(list(zip(folders, files, strict=True))):
        merged.pop("abstract", None)
        merged = _merge(merged, parsed(each, folder))
    merged.pop("base", None)
    return merged


def _merge(below: dict[str, Any], above: dict[str, Any]) -> dict[str, Any]:
    merged = dict(below)
    for key, value in above.items():
        if isinstance(value, dict) and isinstance(merged.get(key), dict) and key != "centre":
            merged[key] = _merge(merged[key], value)
        else:
            merged[key] = value
    return merged


def _convert(raw: dict[str, Any], path: Path) -> EditionSpec:
    try:
        return msgspec.convert(raw, EditionSpec)
    except msgspec.ValidationError as error:
        raise EditionError(f"{path}: {explain_mistake(error, EditionSpec)}") from None


def _spread(counts: Mapping[str, int]) -> tuple[str, ...]:
    return tuple(sorted(name for name, count in counts.items() for _ in range(count)))


def _board(spec: EditionSpec, folders: tuple[Path, ...], files: tuple[EditionFiles, ...]) -> Board:
    drawn = [(folder, each.board) for folder, each in zip(folders, files, strict=True) if each.board is not None]
    if not drawn:
        raise EditionError(f"{folders[0] / 'board.txt'}: not found: expected the drawing of the board")
    folder, drawing = drawn[0]
    path = folder / "board.txt"
    letters = {entry.map: entry.id for entry in spec.cards_of(2) if entry.map}
    if spec.centre:
        letters[spec.centre.map] = spec.centre.id
    try:
        board = read_board(drawing, letters)
    except BoardError as error:
        raise EditionError(f"{path}: {error}") from None
    for entry in spec.cards_of(2):
        if entry.id not in board.doors:
            raise EditionError(f"{folder / 'edition.toml'}: {entry.id}.map: expected its letter on the board")
        if not board.doors[entry.id]:
            raise EditionError(f"{path}: the place {entry.id!r} cannot be reached: expected at least one door")
    for entry in spec.cards_of(0):
        if entry.start is not None and entry.start not in board.starts:
            raise EditionError(f"{path}: expected the start square {entry.start!r} of {entry.id!r}")
    return board
