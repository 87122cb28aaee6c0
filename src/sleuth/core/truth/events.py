"""Everything that happens in a game, including its secrets. A game is the list of its events."""

from sleuth.core.actions import Pile
from sleuth.core.game import CardId, Case, Seat
from sleuth.core.seen import Occurrence, PublicEvent


class CaseChosen(Occurrence, frozen=True):
    """The culprit chose the case (R10.1)."""

    seat: Seat
    cards: Case


class Dealt(Occurrence, frozen=True):
    """The cards were dealt (R1)."""

    case: Case
    hands: tuple[tuple[CardId, ...], ...]
    open: tuple[CardId, ...] = ()
    centre: tuple[CardId, ...] = ()
    side: tuple[CardId, ...] = ()


class CardShown(Occurrence, frozen=True):
    """A seat showed a card to the asker (R6.2)."""

    seat: Seat
    to: Seat
    card: CardId


class AccusationMade(Occurrence, frozen=True):
    """A seat made an accusation (R7.1) and looked at the case."""

    seat: Seat
    cards: Case
    right: bool
    case: Case


class IntrigueDrawn(Occurrence, frozen=True):
    """A seat drew an intrigue card (R8.2 to R8.4)."""

    seat: Seat
    card: str


class CardsPeeked(Occurrence, frozen=True):
    """Random cards were looked at: looker, owner, card."""

    looks: tuple[tuple[Seat, Seat, CardId], ...]


class PileLooked(Occurrence, frozen=True):
    """A seat looked at a face-down card (R12.2, R7.8)."""

    seat: Seat
    pile: Pile
    index: int
    card: CardId


class ShownCardSeen(Occurrence, frozen=True):
    """A third seat saw the card just shown (R8.7)."""

    seat: Seat
    owner: Seat
    to: Seat
    card: CardId


class InvestigationDealt(Occurrence, frozen=True):
    """Every detective got an investigation card (R9.1); `None` for the culprit."""

    cards: tuple[str | None, ...]


class InvestigationDrawn(Occurrence, frozen=True):
    """A seat drew an investigation card (R9.3)."""

    seat: Seat
    card: str


class InvestigationPlayed(Occurrence, frozen=True):
    """A seat played an investigation card (R9.3)."""

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
