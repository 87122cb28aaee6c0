"""A viewer of a table: from a seat, or as a spectator, who may see everything with a delay."""

from sleuth.server.http.wire import ChairSeen
from sleuth.server.tables.authority import Authority
from sleuth.server.tables.log.chairs import Chair
from sleuth.server.tables.log.entries import Person
from sleuth.server.tables.log.table import Table, evolve_all
from sleuth.server.tables.views.encoded import encoded_place
from sleuth.server.tables.views.menus import Form
from sleuth.server.tables.views.messages import Message, Now, menus_for, now


class Viewer:
    """A person at a table, or a spectator."""

    def __init__(self, authority: Authority, person: Person | None) -> None:
        self.authority, self.person = authority, person
        self.seat = self._sits()
        self._chairs = authority.table.chairs
        """The chairs when `seat` was last checked: they change rarely, and `moved` is read before every message."""
        self._placed: tuple[tuple[Chair, ...] | None, Person, bytes] = None, "", b""
        """The chairs and the host for which the viewer's place was encoded, and the place."""
        self._late: Table | None = None
        """For a delayed spectator: the table as they last saw it."""

    def _sits(self) -> int | None:
        return None if self.person is None else self.authority.table.seat_of(self.person)

    @property
    def moved(self) -> bool:
        """Whether they sit elsewhere by now, and must get no more messages for the old seat."""
        chairs = self.authority.table.chairs
        if chairs is not self._chairs and self._sits() == self.seat:
            self._chairs = chairs
        return chairs is not self._chairs

    @property
    def _delay(self) -> float:
        return self.authority.table.plan.delay if self.seat is None else 0.0

    @property
    def late(self) -> bool:
        """Whether the viewer sees the game with a delay, and must not see who is connected now."""
        return self.seat is None and self._delay > 0 and self.authority.before_game is not None

    def reached(self) -> int:
        """Return the number of the last entry they may see by now; entries before the game have no delay."""
        number = len(self.authority.log)
        if self.late:
            first = self.authority.before_game or 1
            while number > first and self.authority.ages.of(number) < self._delay:
                number -= 1
        return number

    def due(self, sent: int) -> float | None:
        """Return in how many seconds they may see the entry after `sent`, if there is one."""
        if sent >= len(self.authority.log):
            return None
        return max(self._delay - self.authority.ages.of(sent + 1), 0.0)

    def message(self, number: int) -> Message:
        """Return the message about an entry."""
        return self.authority.message_for(number, self.seat)

    def encoded_messages(self, first: int, last: int) -> list[bytes]:
        """Return the messages about the entries with these numbers, as JSON."""
        return self.authority.encoded_messages(first, last, self.seat)

    def table(self, number: int) -> Table:
        """Return the table as it was after an entry."""
        if number == self.authority.table.version:
            return self.authority.table
        known = [each for each in (self._late, self.authority.late) if each is not None and each.version <= number]
        first = max(known, key=lambda each: each.version) if known else self.authority.first
        self._late = self.authority.late = evolve_all(first, self.authority.log[first.version : number])
        return self._late

    def now(self, number: int) -> Now:
        """Return where the table stood after an entry, for this viewer."""
        table = self.table(number)
        return now(table, self.seat, host=self.person == table.host, name=table.name_of(self.person))

    def encoded_now(self, number: int, form: Form) -> bytes:
        """Return the same as JSON, with the choices in this form."""
        table = self.table(number)
        return self.authority.encoded_now(table, self._place(table), menus_for(table, self.seat), form)

    def _place(self, table: Table) -> bytes:
        """Return the part of `now` about the viewer; it changes only with the chairs or the host."""
        chairs, host = table.chairs, table.host
        if self._placed[0] is not chairs or self._placed[1] != host:
            place = encoded_place(self.seat, host=self.person == host, name=table.name_of(self.person))
            self._placed = chairs, host, place
        return self._placed[2]


def chair_seen(chair: Chair) -> ChairSeen:
    """Return who plays a seat, as everybody sees it."""
    return ChairSeen(people=chair.names, ready=chair.ready, bot=chair.bot, kept=chair.kept, waiting=chair.waiting)
