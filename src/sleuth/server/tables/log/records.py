"""Records: a finished game as text, and a text as a table to look at."""

import math
import secrets
from collections.abc import Sequence

from sleuth.core.game import Game
from sleuth.core.seen import TurnStarted
from sleuth.core.truth import Event
from sleuth.core.truth.records import Record, RecordError, UnknownEdition, read_record, write_record
from sleuth.editions import SHIPPED_EDITIONS, EditionRegistry
from sleuth.editions.files import MOST_BYTES
from sleuth.server.tables.log import entries as n
from sleuth.server.tables.log.entries import Entry
from sleuth.server.tables.log.plan import Plan, agreed, known_edition
from sleuth.server.tables.log.table import Table
from sleuth.server.tables.names.typed_text import LONGEST_TEAM, clean
from sleuth.server.tables.refusals import TableRefusal

MOST_EVENTS = 10_000
"""Players who act at random need 4,000 in the worst case."""
LONGEST_LINE = 4_000
LONGEST_HEADER = 4 * MOST_BYTES
"""The first line may carry an edition, and every sign that JSON escapes takes more than one character."""


def written(table: Table, log: Sequence[Entry]) -> str:
    """Return the record of a finished game, with all cards open."""
    if table.status != "over" or table.state is None:
        raise TableRefusal("not-over", status=table.status)
    events = [entry.event for entry in log if isinstance(entry, n.Happened)]
    return write_record(table.state.game, events, tuple(chair.bot or "person" for chair in table.chairs))


def read(text: str, at: float, editions: EditionRegistry = SHIPPED_EDITIONS) -> tuple[Plan, list[Entry]]:
    """Return the plan and the further entries of a table that shows the finished game of a record."""
    lines = text.split("\n")
    if len(lines) > MOST_EVENTS:
        raise TableRefusal("unfit-record", problem=f"more than {MOST_EVENTS} lines")
    if len(lines[0]) > LONGEST_HEADER:
        raise TableRefusal("unfit-record", problem=f"a header of more than {LONGEST_HEADER} characters")
    if max(map(len, lines[1:]), default=0) > LONGEST_LINE:
        raise TableRefusal("unfit-record", problem=f"a line of more than {LONGEST_LINE} characters")
    record = _read(text, editions)
    if not record.events or record.state().public.phase != "over":
        raise TableRefusal("not-over")
    _check_length(record.game, record.events)
    plan = _plan(record.game)
    started = n.GameStarted(at=at, names=record.game.names, salt=secrets.token_hex(16))
    return plan, [started, *(n.Happened(at=at, event=event) for event in record.events)]


def _read(text: str, editions: EditionRegistry) -> Record:
    """Read a record of a known edition: others could not be drawn, even if the record carries one."""
    record = _parsed(text, editions)
    edition = known_edition(editions, record.game.edition.id)
    if edition is not record.game.edition:
        raise TableRefusal("other-edition", edition=edition.id)
    return record


def _parsed(text: str, editions: EditionRegistry) -> Record:
    try:
        return read_record(text, editions)
    except UnknownEdition as unknown:
        raise TableRefusal("unknown-edition", edition=unknown.edition) from None
    except RecordError as error:
        raise TableRefusal("unfit-record", problem=str(error)) from None
    except Exception:  # a text made by hand may break the fold in any way
        raise TableRefusal("unfit-record") from None


def _check_length(game: Game, events: Sequence[Event]) -> None:
    """Refuse a game longer than any that makes sense in its edition.

    Suggesting every possible case once solves the game; a turn has a few events, and a few more per seat.
    """
    turns, seats = sum(isinstance(event, TurnStarted) for event in events), len(game.figures)
    most = seats * math.prod(map(len, game.edition.by_kind))
    if turns > most:
        raise TableRefusal("unfit-record", problem=f"{turns} turns: expected at most {most}")
    if len(events) > (turns + 1) * (20 + 4 * seats):
        raise TableRefusal("unfit-record", problem=f"{len(events)} events in {turns} turns")


def _plan(game: Game) -> Plan:
    """Return the plan of a table for a game."""
    for name in game.names:
        if clean(name, LONGEST_TEAM) != name:
            raise TableRefusal("unfit-text", longest=LONGEST_TEAM)
    figures, options = game.figures, game.changes
    plan = Plan(edition=game.edition.id, seats=len(figures), figures=figures, options=options, private=True)
    agreed(plan, game.edition, game.names)
    return plan
