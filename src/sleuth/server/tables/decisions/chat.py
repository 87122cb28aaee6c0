"""What people say at a table, and whether they may."""

from typing import Literal

from sleuth.server.tables.decisions.requirements import Entries, require_host, require_seated
from sleuth.server.tables.log import entries as n
from sleuth.server.tables.log.entries import Person
from sleuth.server.tables.log.table import Table
from sleuth.server.tables.names.typed_text import LONGEST_TEXT, clean
from sleuth.server.tables.refusals import TableRefusal


def say(table: Table, at: float, person: Person, text: str, to: Literal["all", "team"] = "all") -> Entries:
    """Say something to everybody, or to your own team."""
    seat = require_seated(table, person)
    if not table.chat:
        raise TableRefusal("chat-off")
    if to == "team":
        _require_team(table)
    name = table.name_of(person) or ""
    return (n.Said(at=at, seat=seat, name=name, text=clean(text, LONGEST_TEXT), team=to == "team"),)


def _require_team(table: Table) -> None:
    """Refuse team talk without teams, and before the cards are dealt: until then people may still change sides."""
    if not table.teams:
        raise TableRefusal("no-team")
    if table.status == "open":
        raise TableRefusal("not-playing", status=table.status)


def switch_chat(table: Table, at: float, person: Person, on: bool) -> Entries:
    """Switch the chat on or off; for the host."""
    require_host(table, person)
    return () if table.chat == on else (n.ChatSwitched(at=at, on=on),)
