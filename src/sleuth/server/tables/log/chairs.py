"""Who plays a seat: people, alone or as a team, or a bot."""

from msgspec import Struct

from sleuth.server.tables.log.entries import Person


class Sitter(Struct, frozen=True):
    """A person at a seat."""

    person: Person
    name: str
    ready: bool = False
    since: int = 0
    """The number of the entry that brought this person to the seat."""
    moved: int = 0
    """For a person who came by a personal link: the `since` of the person before."""
    sheet: Person = ""
    """The id the marks are stored under: that of the person who had the seat when the game began."""


class Chair(Struct, frozen=True):
    """Who plays a seat."""

    people: tuple[Sitter, ...] = ()
    bot: str | None = None
    kept: str | None = None
    """The bot that keeps the seat warm for its people."""

    @property
    def player(self) -> str | None:
        """The bot that acts for this seat now, if any."""
        return self.bot or self.kept

    @property
    def ready(self) -> bool:
        """Whether its people are ready to begin."""
        return bool(self.people) and all(sitter.ready for sitter in self.people)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of its people."""
        return tuple(sitter.name for sitter in self.people)

    @property
    def waiting(self) -> tuple[str, ...]:
        """The names of its people who are not ready yet."""
        return tuple(sitter.name for sitter in self.people if not sitter.ready)

    def name_of(self, person: Person) -> str | None:
        """Return the name of one of its people."""
        return next((sitter.name for sitter in self.people if sitter.person == person), None)
