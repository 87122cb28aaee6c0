"""Who sits down when a level is asked for, and what bots are called: nobody plays against "amateur 1"."""

from collections.abc import Collection
from functools import cache
from zlib import crc32

from sleuth.bots.characters import CHARACTERS
from sleuth.core.game import Seat
from sleuth.editions import EDITION_IDS, load_edition
from sleuth.sentences import speaker

COMPANY = ("Ida Marsh", "Leo Winter", "Nell Harbour", "Tom Sallow", "Vera Linden", "Max Orchard")
"""Names for those who play at a level and are no characters: at least as many as there are seats."""


def pick_character(bot: str, taken: Collection[str], table: str) -> str:
    """A character of the level that was asked for and is not at the table yet; else whoever was asked for."""
    free = [name for name, character in CHARACTERS.items() if character.level == bot and name not in taken]
    return free[crc32(table.encode()) % len(free)] if free else bot


def pick_characters(bots: dict[Seat, str], table: str) -> dict[Seat, str]:
    """The same for several seats at once."""
    found: dict[Seat, str] = {}
    for seat, bot in bots.items():
        found[seat] = pick_character(bot, found.values(), table)
    return found


def bot_name(bot: str, seat: Seat, table: str) -> str:
    """What a bot at a seat is called: the same in every language, and different at every seat."""
    if bot in CHARACTERS:
        return _name(bot)
    return COMPANY[(seat + crc32(table.encode())) % len(COMPANY)]


@cache
def _name(character: str) -> str:
    # names are the same in every language, and so are bots in every edition
    return speaker("en", load_edition(EDITION_IDS[0])).text(f"character-{character}")
