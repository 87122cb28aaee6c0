"""What a person may choose for the rest of a game: how fast the bots play, and who answers for a seat that is out."""

from typing import Literal

from sleuth.core.game import Seat
from sleuth.server.tables.decisions.requirements import Entries, require_seated
from sleuth.server.tables.log import entries as n
from sleuth.server.tables.log.entries import Person
from sleuth.server.tables.log.table import Table
from sleuth.server.tables.refusals import TableRefusal

Tempo = Literal["slow", "normal", "quick", "at-once"]
"""How fast a person wants to see a game played."""
TEMPOS: dict[Tempo, float] = {"slow": 1.6, "normal": 1.0, "quick": 0.5, "at-once": 0.2}
"""How long bots take to answer at each, relative to their usual pace."""
ANSWERER = "inspector"
"""The bot that answers for a seat that is out: it shows what the asker has seen already, if it can."""


def set_tempo(table: Table, at: float, person: Person, tempo: Tempo) -> Entries:
    """Let the bots play faster or slower, at a table where nobody else would notice."""
    _require_alone(table, person)
    if table.hurry or table.plan.tempo == TEMPOS[tempo]:
        return ()
    return (n.TempoSet(at=at, tempo=TEMPOS[tempo]),)


def answer_for_me(table: Table, at: float, person: Person) -> Entries:
    """Let a bot answer for your seat, which is out; taking the seat back ends it."""
    seat = _require_out(table, person)
    return () if table.chairs[seat].kept else (n.SeatKept(at=at, seat=seat, bot=ANSWERER),)


def finish(table: Table, at: float, person: Person) -> Entries:
    """Let the bots play to the end without pauses: your seat is out, and no other person plays."""
    _require_out(table, person)
    _require_alone(table, person)
    hurry = () if table.hurry else (n.TempoSet(at=at, tempo=table.plan.tempo, hurry=True),)
    return (*answer_for_me(table, at, person), *hurry)


def _require_alone(table: Table, person: Person) -> None:
    """Refuse where other people play, or nobody does: the pace is part of their game too."""
    require_seated(table, person)
    if table.status not in ("open", "playing"):
        raise TableRefusal("not-playing", status=table.status)
    if sum(len(chair.people) for chair in table.chairs) > 1 or not all(
        chair.people or chair.bot for chair in table.chairs
    ):
        raise TableRefusal("not-alone")


def _require_out(table: Table, person: Person) -> Seat:
    """Return the seat of a person who is out of the investigation."""
    seat = require_seated(table, person)
    if table.status != "playing" or table.state is None:
        raise TableRefusal("not-playing", status=table.status)
    if table.state.public.seats[seat].standing == "in":
        raise TableRefusal("not-out", seat=seat)
    return seat
