"""`sleuth bots`: the bots to play against."""

from typing import Any

import click
from msgspec.json import encode
from msgspec.structs import asdict
from rich.console import Console
from rich.table import Table

from sleuth.bots.characters import CHARACTERS, Character
from sleuth.bots.registry import BOUNDED, LEVELS
from sleuth.cli.common.options import language_option
from sleuth.editions import EDITION_IDS, load_edition
from sleuth.sentences import Speaker, speaker


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Print one object for programs.")
@language_option
def bots(as_json: bool, language: str) -> None:
    """List the levels of play, weakest first, and the characters with their temperament."""
    voice = speaker(language, load_edition(EDITION_IDS[0]))  # bots have the same texts in every edition
    levels = [_level(voice, level) for level in LEVELS]
    characters = [_character(voice, character) for character in CHARACTERS.values()]
    if as_json:
        click.echo(encode({"levels": levels, "characters": characters}).decode())
        return
    table = Table(box=None, pad_edge=False, show_header=False, padding=(0, 2, 0, 0))
    for entry in levels:
        table.add_row(f"[bold]{entry['id']}[/]", entry["name"], entry["text"])
        for other in characters:
            if other["level"] == entry["id"]:
                table.add_row(f"  {other['id']}", other["name"], f"[italic]{other['temperament']}[/] – {other['text']}")
    Console().print(table)


def _level(voice: Speaker, level: str) -> dict[str, Any]:
    key = f"level-{level}"
    return {"id": level, "name": voice.text(key), "text": voice.text(f"{key}.text"), "bounded": level in BOUNDED}


def _character(voice: Speaker, character: Character) -> dict[str, Any]:
    key = f"character-{character.id}"
    return {
        "id": character.id,
        "level": character.level,
        "name": voice.text(key),
        "temperament": voice.text(f"{key}.temper"),
        "text": voice.text(f"{key}.text"),
        "temper": asdict(character.temper),
    }
