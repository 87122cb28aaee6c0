"""What goes in and out, besides what `tables.messages` tells of a table. Part of the protocol, docs/protocol.md."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from sleuth.core.actions import Action
from sleuth.core.game import CardId, Seat
from sleuth.server.tables.log.plan import Plan
from sleuth.server.tables.views.listing import TableListing
from sleuth.server.tables.views.messages import Message, Now

Key = Annotated[str, Meta(pattern=r"^[A-Za-z0-9._:-]{1,64}$", description="The client's own id of what it sends.")]
Text = Annotated[str, Meta(max_length=2000)]
EntryNumber = Annotated[int, Meta(ge=0, lt=2**53)]
CellName = Annotated[str, Meta(max_length=100)]
CellMark = Annotated[str, Meta(max_length=20)]


class _Asked(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    pass


class Quick(_Asked, frozen=True):
    """A game against bots, at once."""

    edition: str
    seats: int
    level: str
    """The bots at all other seats: of a level each of its characters once, and then others of that level."""
    name: Text = ""
    """What you are called; without it the name of /me."""
    figure: CardId | None = None
    """Whom you play, a suspect of an edition with a board; drawn if you do not say, like those of the bots."""
    culprit: Literal["me", "bot", "lot"] | None = None
    """One against all: who plays the culprit; `bot` if you do not say."""
    options: dict[str, Any] = {}
    hints: bool = False
    """Whether you may ask what you can know."""


class Sit(_Asked, frozen=True):
    """Take a seat."""

    name: Text = ""


class SeatBot(_Asked, frozen=True):
    """Give a seat to a bot, or with `null` back to people."""

    bot: str | None


class ChooseFigure(_Asked, frozen=True):
    """Whom a seat plays: a suspect of the edition."""

    figure: CardId


class ChooseCulprit(_Asked, frozen=True):
    """Which seat plays the culprit; with `null` the lot decides when the game starts."""

    seat: Seat | None


class ChooseTeams(_Asked, frozen=True):
    """How many people may share a seat: 2 or 3 for two teams, 1 for none."""

    team: int


class SetReady(_Asked, frozen=True):
    """Ready to begin, or not."""

    ready: bool


class Keep(_Asked, frozen=True):
    """Let a bot keep a seat warm."""

    bot: str


class ChatRequest(_Asked, frozen=True):
    """Something to say."""

    text: Text
    to: Literal["all", "team"] = "all"
    """To everybody, or to your own team."""
    key: Key | None = None
    """With one it is said once, however often it is sent."""


class ChangeMarks(_Asked, frozen=True):
    """What has changed on my sheet: marks by cell, `null` where one was taken back."""

    cells: dict[CellName, CellMark | None]


class SwitchChat(_Asked, frozen=True):
    """Chat, or no chat."""

    on: bool


class ActionRequest(_Asked, frozen=True):
    """An action, and when it was decided on."""

    key: Key
    moment: EntryNumber
    """That of the last `now`."""
    action: Action


class LinkToken(_Asked, frozen=True):
    """The token of a personal link."""

    token: Annotated[str, Meta(max_length=500)]


class RecordText(_Asked, frozen=True):
    """A game as text, docs/records.md."""

    record: str


class Me(_Asked, frozen=True):
    """What you are called, unless you say otherwise at a table."""

    name: Text


class SignOut(_Asked, frozen=True):
    """Make all cookies and links void that were given to you before."""

    key: Annotated[str, Meta(pattern=r"^[A-Za-z0-9._:-]{16,64}$")]
    """A secret of your own: if the answer gets lost, the same again is answered again."""
    here: bool = False
    """Whether this device shall forget you, too; then nobody can play your seats any more."""


class ChairSeen(Struct, frozen=True, kw_only=True):
    """Who plays a seat."""

    people: tuple[str, ...]
    ready: bool
    bot: str | None
    kept: str | None
    waiting: tuple[str, ...] = ()
    """Those of its people who are not ready yet."""


class TableSeen(Struct, frozen=True, kw_only=True):
    """A table as you may see it."""

    listing: TableListing = field(name="card")
    plan: Plan
    chairs: tuple[ChairSeen, ...]
    online: tuple[Seat, ...]
    """The seats somebody is connected for."""
    chat: bool
    rematch: str | None
    """The table where the same people play again."""
    now: Now


class Lobby(Struct, frozen=True):
    """The open tables."""

    tables: list[TableListing]


class MyTable(Struct, frozen=True):
    """A table I sit at."""

    listing: TableListing = field(name="card")
    your_turn: bool


class MyTables(Struct, frozen=True):
    """The tables I sit at, the latest first."""

    tables: list[MyTable]


class TableAddress(Struct, frozen=True):
    """Where a table is."""

    table: str
    code: str


class Log(Struct, frozen=True):
    """What happened behind a number, and where the table stands then."""

    messages: list[Message] = field(name="told")
    now: Now


class SeatLink(Struct, frozen=True):
    """A personal link: whoever opens it first goes on at your seat."""

    url: str
    qr: str
    """The same as a drawing, SVG."""
    minutes: int
    """How long it is good."""


class EditionSeen(Struct, frozen=True):
    """What can be played."""

    id: str
    family: str
    seats: tuple[int, int]
    """At least and at most."""
    kinds: tuple[str, ...]


class Editions(Struct, frozen=True):
    """Everything that can be played, and against whom."""

    editions: list[EditionSeen]
    bots: tuple[str, ...]


class Ready(Struct, frozen=True):
    """Whether a server can do its work."""

    store: bool
    fanout: bool


class RefusalBody(Struct, frozen=True):
    """A refusal: a code for programs, and the details to name."""

    code: str
    details: dict[str, Any] = {}


# --- the live connection: what a client sends ------------------------------------------------------------------------


class Act(ActionRequest, frozen=True, tag_field="type", tag="act"):
    """Do something in the game; answered by `done` or `refused`."""


class Say(ChatRequest, frozen=True, tag_field="type", tag="say"):
    """Say something to everybody, or to your own team; answered by `refused`, or with a key by `done`."""


class Ping(_Asked, frozen=True, tag_field="type", tag="ping"):
    """Is anybody there? Answered by `pong`."""


# --- and what it is told, besides `Message` and `Now`: nothing of this has a number ---


class Online(Struct, frozen=True, tag_field="type", tag="presence"):
    """The seats somebody is connected for."""

    online: tuple[Seat, ...]


class Marked(Struct, frozen=True, tag_field="type", tag="marked"):
    """Your team's marks have changed, or may have while you were away: fetch them."""


class Done(Struct, frozen=True, tag_field="type", tag="done"):
    """What you did or said is stored for good; everything up to this number was told before."""

    key: str
    version: int


class Refused(Struct, frozen=True, tag_field="type", tag="refused"):
    """Your message changed nothing."""

    key: str | None
    code: str
    details: dict[str, Any] = {}


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    """Somebody is there."""


FromClient = Act | Say | Ping
FromServer = Message | Now | Online | Marked | Done | Refused | Pong
