"""Which character comes when a level is asked for, and the names of bots: nobody plays against "amateur 1"."""

from collections.abc import Collection
from functools import cache
from zlib import crc32

from sleuth.bots.characters import CHARACTERS
from sleuth.core.game import Seat
from sleuth.editions import EDITION_IDS, load_edition
from sleuth.sentences import speaker

COMPANY = ("Ida Marsh", "Leo Winter", "Nell Harbour", "Tom Sallow", "Vera Linden", "Max Orchard")
"""Names for bots that are a level, not a character: at least as many as there are seats."""


def pick_character(bot: str, taken: Collection[str], table: str) -> str:
    """Return a character of the level `bot` who is not taken yet; if there is none, `bot`."""
    free = [name for name, character in CHARACTERS.items() if character.level == bot and name not in taken]
    return free[crc32(table.encode()) % len(free)] if free else bot


def pick_characters(bots: dict[Seat, str], table: str) -> dict[Seat, str]:
    """Return what `pick_character` does for several seats at once."""
    found: dict[Seat, str] = {}
    for seat, bot in bots.items():
        found[seat] = pick_character(bot, found.values(), table)
    return found


def bot_name(bot: str, seat: Seat, table: str) -> str:
    """Return the name of the bot at a seat: the same in every language, and different at every seat."""
    if bot in CHARACTERS:
        return _name(bot)
    return COMPANY[(seat + crc32(table.encode())) % len(COMPANY)]


@cache
def _name(character: str) -> str:
    # names are the same in every language, and so are bots in every edition
    return speaker("en", load_edition(EDITION_IDS[0])).text(f"character-{character}")
