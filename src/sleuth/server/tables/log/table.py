"""A table at one moment: the fold of its log."""

from collections.abc import Callable, Iterable
from typing import Any

from msgspec import UNSET, Struct
from msgspec.structs import replace

from sleuth.core.game import Game, Seat
from sleuth.core.truth import State, initial
from sleuth.core.truth import evolve as evolve_state
from sleuth.editions import SHIPPED_EDITIONS, Edition, EditionRegistry
from sleuth.server.store.port import Status
from sleuth.server.tables.log import entries as n
from sleuth.server.tables.log.chairs import Chair, Sitter
from sleuth.server.tables.log.entries import Entry, Person
from sleuth.server.tables.log.plan import Plan, agreed, with_culprit
from sleuth.server.tables.names.bot_names import bot_name
from sleuth.server.tables.refusals import TableRefusal


class Table(Struct, frozen=True):
    """Everything about a table, secrets included: never sent; viewers get `views.messages` built from it."""

    id: str
    code: str
    plan: Plan
    edition: Edition
    """What the plan names; it is found once, when the log is read."""
    host: Person
    chairs: tuple[Chair, ...]
    status: Status = "open"
    version: int = 0
    """The number of the last entry."""
    moment: int = 0
    """The number of the last entry of the game itself: an action made before it is stale."""
    since: float = 0.0
    """When that entry happened."""
    state: State | None = None
    salt: str = ""
    chat: bool = True
    rematch: tuple[str, str] | None = None
    drawn: tuple[Seat, ...] = ()
    """The seats whose figures were drawn, not chosen."""
    hurry: bool = False
    """Whether the bots play on without pauses."""

    def seat_of(self, person: Person) -> Seat | None:
        """Return where a person sits."""
        for seat, chair in enumerate(self.chairs):
            for sitter in chair.people:
                if sitter.person == person:
                    return seat
        return None

    def sitter(self, person: Person) -> Sitter | None:
        """Return a person at the table."""
        return next((each for chair in self.chairs for each in chair.people if each.person == person), None)

    def name_of(self, person: Person | None) -> str | None:
        """Return the name of a person at the table."""
        seat = None if person is None else self.seat_of(person)
        return None if person is None or seat is None else self.chairs[seat].name_of(person)

    @property
    def teams(self) -> bool:
        """Whether people share seats: then they share a sheet too, and have a chat of their own."""
        return self.plan.team > 1

    @property
    def actor(self) -> Seat | None:
        """The seat that has to act."""
        return self.state.public.actor if self.state is not None and self.status == "playing" else None

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats."""
        if self.state is not None:
            return self.state.game.names
        return tuple(_seat_name(chair, seat, self.id) for seat, chair in enumerate(self.chairs))

    @property
    def ready(self) -> bool:
        """Whether every seat is taken and everybody is ready."""
        people = [sitter for chair in self.chairs for sitter in chair.people]
        return all(chair.bot or chair.people for chair in self.chairs) and all(sitter.ready for sitter in people)


def _seat_name(chair: Chair, seat: Seat, table: str) -> str:
    if chair.people:
        return " & ".join(chair.names)
    return bot_name(chair.bot, seat, table) if chair.bot else f"{seat + 1}"


def fold(log: Iterable[Entry], editions: EditionRegistry = SHIPPED_EDITIONS) -> Table:
    """Return the table after all of its log."""
    steps = iter(log)
    return evolve_all(opened(next(steps), editions), steps)


def evolve_all(table: Table, entries: Iterable[Entry]) -> Table:
    """Return the table after these entries."""
    for entry in entries:
        table = evolve(table, entry)
    return table


def opened(entry: Entry, editions: EditionRegistry) -> Table:
    """Return the table after the first entry of its log; refuse it if its edition is unknown or has other rules now."""
    assert isinstance(entry, n.TableOpened)
    edition = editions.find(entry.plan.edition)
    if edition is None or entry.rules not in (UNSET, edition.digest):
        raise TableRefusal("missing-edition", edition=entry.plan.edition)
    return Table(
        id=entry.table,
        code=entry.code,
        plan=entry.plan,
        edition=edition,
        host=entry.host,
        chairs=tuple(Chair(bot=entry.plan.bots.get(seat)) for seat in range(entry.plan.seats)),
        version=1,
        since=entry.at,
        drawn=entry.drawn,
    )


def evolve(table: Table, entry: Entry) -> Table:
    """Return the table after one more entry."""
    changes = _CHANGES[type(entry)](table, entry)
    return replace(table, version=table.version + 1, **changes)


def _chair(table: Table, seat: Seat, **changes: Any) -> dict[str, Any]:
    chairs = list(table.chairs)
    chairs[seat] = replace(chairs[seat], **changes)
    return {"chairs": tuple(chairs)}


def _seated(table: Table, entry: n.PersonSeated) -> dict[str, Any]:
    sitter = Sitter(entry.person, entry.name, since=table.version + 1, sheet=entry.person)
    people = (*table.chairs[entry.seat].people, sitter)
    return _chair(table, entry.seat, people=people, bot=None)


def _left(table: Table, entry: n.PersonLeft) -> dict[str, Any]:
    people = table.chairs[entry.seat].people
    return _chair(table, entry.seat, people=tuple(each for each in people if each.person != entry.person))


def _bot_seated(table: Table, entry: n.BotSeated) -> dict[str, Any]:
    return _chair(table, entry.seat, bot=entry.bot, people=())


def _figures_chosen(table: Table, entry: n.FiguresChosen) -> dict[str, Any]:
    return {"plan": replace(table.plan, figures=entry.figures), "drawn": entry.drawn}


def _culprit_chosen(table: Table, entry: n.CulpritChosen) -> dict[str, Any]:
    return {"plan": with_culprit(table.plan, table.edition, entry.seat)}


def _teams_chosen(table: Table, entry: n.TeamsChosen) -> dict[str, Any]:
    return {"plan": replace(table.plan, team=entry.team)}


def _changed_sitter(table: Table, seat: Seat, who: Person, **changes: Any) -> dict[str, Any]:
    people = [replace(sitter, **changes) if sitter.person == who else sitter for sitter in table.chairs[seat].people]
    return _chair(table, seat, people=tuple(people))


def _ready(table: Table, entry: n.ReadySet) -> dict[str, Any]:
    return _changed_sitter(table, entry.seat, entry.person, ready=entry.ready)


def _moved(table: Table, entry: n.SeatMoved) -> dict[str, Any]:
    host = entry.new if table.host == entry.old else table.host
    old = table.sitter(entry.old)
    came = {"person": entry.new, "since": table.version + 1, "moved": old.since if old else 0}
    changed = _changed_sitter(table, entry.seat, entry.old, **came, sheet=entry.sheet or entry.new)
    return {**changed, "host": host}


def _host(table: Table, entry: n.HostChanged) -> dict[str, Any]:
    return {"host": entry.host}


def _game(table: Table, entry: n.GameStarted) -> Game:
    """Return the game that starts; the seat that was drawn plays the culprit, but the plan stays as agreed."""
    settled = table.plan if entry.culprit is None else replace(table.plan, culprit=entry.culprit)
    return agreed(settled, table.edition, entry.names)


def _started(table: Table, entry: n.GameStarted) -> dict[str, Any]:
    return {
        "status": "playing",
        "state": initial(_game(table, entry)),
        "salt": entry.salt,
        "moment": table.version + 1,
        "since": entry.at,
    }


def _happened(table: Table, entry: n.Happened) -> dict[str, Any]:
    assert table.state is not None
    state = evolve_state(table.state, entry.event)
    return {"state": state, "status": status_in(state, table.status), "moment": table.version + 1, "since": entry.at}


def status_in(state: State, before: Status) -> Status:
    """Return the status of a table whose game has come to this state."""
    return "over" if state.public.phase == "over" else before


def _kept(table: Table, entry: n.SeatKept) -> dict[str, Any]:
    return _chair(table, entry.seat, kept=entry.bot)


def _tempo(table: Table, entry: n.TempoSet) -> dict[str, Any]:
    return {"plan": replace(table.plan, tempo=entry.tempo), "hurry": entry.hurry}


def _nothing(table: Table, entry: Entry) -> dict[str, Any]:
    return {}


def _chat(table: Table, entry: n.ChatSwitched) -> dict[str, Any]:
    return {"chat": entry.on}


def _abandoned(table: Table, entry: Entry) -> dict[str, Any]:
    return {"status": "abandoned"}


def _rematched(table: Table, entry: n.Rematched) -> dict[str, Any]:
    return {"rematch": (entry.table, entry.code)}


_CHANGES: dict[type, Callable[[Table, Any], dict[str, Any]]] = {
    n.PersonSeated: _seated,
    n.PersonLeft: _left,
    n.BotSeated: _bot_seated,
    n.FiguresChosen: _figures_chosen,
    n.CulpritChosen: _culprit_chosen,
    n.TeamsChosen: _teams_chosen,
    n.ReadySet: _ready,
    n.SeatMoved: _moved,
    n.HostChanged: _host,
    n.GameStarted: _started,
    n.Happened: _happened,
    n.SeatKept: _kept,
    n.TempoSet: _tempo,
    n.Said: _nothing,
    n.ChatSwitched: _chat,
    n.TableAbandoned: _abandoned,
    n.Rematched: _rematched,
}
