"""Checks of names at a table: nobody may be mistaken for another person or a bot."""

from collections.abc import Iterable

from sleuth.bots.characters import CHARACTERS
from sleuth.core.game import Seat
from sleuth.server.tables.log.entries import Person
from sleuth.server.tables.log.table import Table
from sleuth.server.tables.names.bot_names import bot_name, pick_character
from sleuth.server.tables.names.lookalikes import alike
from sleuth.server.tables.refusals import TableRefusal


def check_name(table: Table, person: Person, name: str) -> None:
    """Refuse a name that anybody else at the table has, or that looks like one."""
    bots = [bot_name(chair.bot, seat, table.id) for seat, chair in enumerate(table.chairs) if chair.bot]
    _check(name, [*_people(table, but=person), *bots])


def send_bot(table: Table, seat: Seat, bot: str) -> str:
    """Return the bot that comes for a bot or level; refuse one whose name could be mistaken for a person's."""
    people = _people(table)
    others = [chair.bot for place, chair in enumerate(table.chairs) if chair.bot and place != seat]
    alikes = [each for each in CHARACTERS if any(alike(bot_name(each, seat, table.id), name) for name in people)]
    chosen = pick_character(bot, [*others, *alikes], table.id)
    _check(bot_name(chosen, seat, table.id), people)
    return chosen


def _people(table: Table, but: Person | None = None) -> list[str]:
    return [sitter.name for chair in table.chairs for sitter in chair.people if sitter.person != but]


def _check(name: str, others: Iterable[str]) -> None:
    for other in others:
        if name == other:
            raise TableRefusal("name-taken", name=name)
        if alike(name, other):
            raise TableRefusal("name-alike", name=name, other=other)
