"""What clients send and get, besides `views.messages`: part of the protocol, docs/protocol.md."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from sleuth.core.actions import Action
from sleuth.core.game import CardId, Seat
from sleuth.server.tables.decisions.pacing import Tempo
from sleuth.server.tables.log.plan import Plan
from sleuth.server.tables.views.listing import TableListing
from sleuth.server.tables.views.messages import Message, Now

Key = Annotated[str, Meta(pattern=r"^[A-Za-z0-9._:-]{1,64}$", description="The client's own id of what it sends.")]
Text = Annotated[str, Meta(max_length=2000)]
EntryNumber = Annotated[int, Meta(ge=0, lt=2**53)]
CellName = Annotated[str, Meta(max_length=100)]
CellMark = Annotated[str, Meta(max_length=20)]


class _Request(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    pass


class Quick(_Request, frozen=True):
    """Start a game against bots at once."""

    edition: str
    seats: int
    level: str
    """The bots at all other seats: a level brings each of its characters once, then others of that level."""
    name: Text = ""
    """Your name; by default that of /me."""
    figure: CardId | None = None
    """Your figure, in an edition with a board; by default it is drawn, like those of the bots."""
    culprit: Literal["me", "bot", "lot"] | None = None
    """One against all: who plays the culprit; by default `bot`."""
    options: dict[str, Any] = {}
    hints: bool = False
    """Whether you may ask for hints."""


class Sit(_Request, frozen=True):
    """Take a seat."""

    name: Text = ""


class SeatBot(_Request, frozen=True):
    """Give a seat to a bot, or with `null` back to people."""

    bot: str | None


class ChooseFigure(_Request, frozen=True):
    """Choose the figure of a seat: a suspect of the edition."""

    figure: CardId


class ChooseCulprit(_Request, frozen=True):
    """Choose the seat that plays the culprit; with `null` it is drawn when the game starts."""

    seat: Seat | None


class ChooseTeams(_Request, frozen=True):
    """Choose how many people may share a seat: 2 or 3 for two teams, 1 for none."""

    team: int


class SetReady(_Request, frozen=True):
    """Say whether you are ready to begin."""

    ready: bool


class Keep(_Request, frozen=True):
    """Let a bot keep a seat warm."""

    bot: str


class SetTempo(_Request, frozen=True):
    """Choose how fast the bots play."""

    tempo: Tempo


class AutoAnswer(_Request, frozen=True):
    """Say whether a bot answers for your seat, which is out."""

    on: bool


class ChatRequest(_Request, frozen=True):
    """Say something in the chat."""

    text: Text
    to: Literal["all", "team"] = "all"
    """To everybody, or to your own team."""
    key: Key | None = None
    """With a key it is said once, however often it is sent."""


class ChangeMarks(_Request, frozen=True):
    """Change marks on your sheet, by cell; `null` removes one."""

    cells: dict[CellName, CellMark | None]


class SwitchChat(_Request, frozen=True):
    """Switch the chat on or off."""

    on: bool


class ActionRequest(_Request, frozen=True):
    """An action, and the moment it was chosen at."""

    key: Key
    moment: EntryNumber
    """The `moment` of the last `now`."""
    action: Action


class LinkToken(_Request, frozen=True):
    """The token of a personal link."""

    token: Annotated[str, Meta(max_length=500)]


class RecordText(_Request, frozen=True):
    """A game as text, docs/records.md."""

    record: str


class Me(_Request, frozen=True):
    """Your name, unless you choose another at a table."""

    name: Text


class SignOut(_Request, frozen=True):
    """Void all cookies and links that were given to you before."""

    key: Annotated[str, Meta(pattern=r"^[A-Za-z0-9._:-]{16,64}$")]
    """A secret of your own: if the answer gets lost, repeat the request with the same key."""
    here: bool = False
    """Whether this device forgets you too; then nobody can play your seats any more."""


class ChairSeen(Struct, frozen=True, kw_only=True):
    """Who plays a seat."""

    people: tuple[str, ...]
    ready: bool
    bot: str | None
    kept: str | None
    waiting: tuple[str, ...] = ()
    """The names of its people who are not ready yet."""


class TableSeen(Struct, frozen=True, kw_only=True):
    """A table as you may see it."""

    listing: TableListing = field(name="card")
    plan: Plan
    chairs: tuple[ChairSeen, ...]
    online: tuple[Seat, ...]
    """The seats that are connected."""
    chat: bool
    rematch: str | None
    """The table where the same people play again."""
    now: Now


class Lobby(Struct, frozen=True):
    """The open tables."""

    tables: list[TableListing]


class MyTable(Struct, frozen=True):
    """A table you sit at."""

    listing: TableListing = field(name="card")
    your_turn: bool


class MyTables(Struct, frozen=True):
    """The tables you sit at, the latest first."""

    tables: list[MyTable]


class TableAddress(Struct, frozen=True):
    """The id and short code of a table."""

    table: str
    code: str


class Log(Struct, frozen=True):
    """The messages after a number, and where the table stands then."""

    messages: list[Message] = field(name="told")
    now: Now


class SeatLink(Struct, frozen=True):
    """A personal link: the first device that opens it takes over your seat."""

    url: str
    qr: str
    """The link as a QR code, in SVG."""
    minutes: int
    """How long it works."""


class EditionSeen(Struct, frozen=True):
    """An edition in the list of editions."""

    id: str
    family: str
    seats: tuple[int, int]
    """The fewest and the most."""
    kinds: tuple[str, ...]


class Editions(Struct, frozen=True):
    """The editions, and the bots to play against."""

    editions: list[EditionSeen]
    bots: tuple[str, ...]


class Ready(Struct, frozen=True):
    """Whether a server is ready to work."""

    store: bool
    fanout: bool


class RefusalBody(Struct, frozen=True):
    """A refusal: a code for programs, and the details."""

    code: str
    details: dict[str, Any] = {}


# --- the live connection: what a client sends ------------------------------------------------------------------------


class Act(ActionRequest, frozen=True, tag_field="type", tag="act"):
    """Take an action in the game; answered by `done` or `refused`."""


class Say(ChatRequest, frozen=True, tag_field="type", tag="say"):
    """Say something to everybody, or to your team; answered by `refused`, or with a key by `done`."""


class Ping(_Request, frozen=True, tag_field="type", tag="ping"):
    """Check the connection; answered by `pong`."""


# --- and what the server sends besides `Message` and `Now`: none of it has a number ---


class Online(Struct, frozen=True, tag_field="type", tag="presence"):
    """The seats that are connected."""

    online: tuple[Seat, ...]


class Marked(Struct, frozen=True, tag_field="type", tag="marked"):
    """Your team's marks have changed, or may have while you were away: fetch them again."""


class Done(Struct, frozen=True, tag_field="type", tag="done"):
    """Your action or chat is stored; all messages up to this number were sent before."""

    key: str
    version: int


class Refused(Struct, frozen=True, tag_field="type", tag="refused"):
    """Your message changed nothing."""

    key: str | None
    code: str
    details: dict[str, Any] = {}


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    """The answer to `ping`."""


FromClient = Act | Say | Ping
FromServer = Message | Now | Online | Marked | Done | Refused | Pong
