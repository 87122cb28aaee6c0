"""Everything that happens in a game, with its secrets. A game is the list of its events."""

from sleuth.core.actions import Pile
from sleuth.core.game import CardId, Case, Seat
from sleuth.core.seen import Occurrence, PublicEvent


class CaseChosen(Occurrence, frozen=True):
    """The culprit chose the case (R10.1)."""

    seat: Seat
    cards: Case


class Dealt(Occurrence, frozen=True):
    """The deal (R1)."""

    case: Case
    hands: tuple[tuple[CardId, ...], ...]
    open: tuple[CardId, ...] = ()
    centre: tuple[CardId, ...] = ()
    side: tuple[CardId, ...] = ()


class CardShown(Occurrence, frozen=True):
    """A card was shown to the asker (R6.2)."""

    seat: Seat
    to: Seat
    card: CardId


class AccusationMade(Occurrence, frozen=True):
    """An accusation (R7.1), with the case that its maker looked at."""

    seat: Seat
    cards: Case
    right: bool
    case: Case


class IntrigueDrawn(Occurrence, frozen=True):
    """An intrigue card was drawn (R8.2 to R8.4)."""

    seat: Seat
    card: str


class CardsPeeked(Occurrence, frozen=True):
    """Random cards were looked at: looker, owner, card."""

    looks: tuple[tuple[Seat, Seat, CardId], ...]


class PileLooked(Occurrence, frozen=True):
    """A face-down card was looked at (R12.2, R7.8)."""

    seat: Seat
    pile: Pile
    index: int
    card: CardId


class ShownCardSeen(Occurrence, frozen=True):
    """Somebody else saw the card just shown (R8.7)."""

    seat: Seat
    owner: Seat
    to: Seat
    card: CardId


class InvestigationDealt(Occurrence, frozen=True):
    """Everyone got an investigation card (R9.1); `None` for the culprit."""

    cards: tuple[str | None, ...]


class InvestigationDrawn(Occurrence, frozen=True):
    """An investigation card was drawn (R9.3)."""

    seat: Seat
    card: str


class InvestigationPlayed(Occurrence, frozen=True):
    """An investigation card was played (R9.3)."""

    seat: Seat
    card: str
    to: Seat | None = None


class TipAnswered(Occurrence, frozen=True):
    """A secret tip came back (R9.9)."""

    seat: Seat
    to: Seat
    cards: tuple[CardId, ...]


SecretEvent = (
    CaseChosen
    | Dealt
    | CardShown
    | AccusationMade
    | IntrigueDrawn
    | CardsPeeked
    | PileLooked
    | ShownCardSeen
    | InvestigationDealt
    | InvestigationDrawn
    | InvestigationPlayed
    | TipAnswered
)
Event = PublicEvent | SecretEvent
