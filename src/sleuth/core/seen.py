"""What a seat gets to see.

A seen event is either a public event, the same for everyone, or one whose secret part is there only for those who may
know it: `None` for all others. Truth turns into these in `core.truth.witness`, and nowhere else.
"""

from typing import Literal

from msgspec import Struct

from sleuth.core.actions import Pile, Source, kebab
from sleuth.core.game import CardId, Case, Seat, Spot

Ending = Literal["solved", "unsolved", "escaped"]


class Occurrence(Struct, frozen=True, tag_field="type", tag=kebab, gc=False):
    """Something that happened, in the past tense."""


# --- public: the same for everyone -------------------------------------------------------------------------------


class WeaponsPlaced(Occurrence, frozen=True):
    """The weapons were laid out (R2.2); one spot per weapon, in the edition's order."""

    spots: tuple[Spot, ...]


class StartRolled(Occurrence, frozen=True):
    """One round of rolling for the first turn (R2.4); `None` for seats that did not roll."""

    rolls: tuple[int | None, ...]


class CitiesTurned(Occurrence, frozen=True):
    """The city cards were turned up (R9.2); one per seat, `None` for the culprit."""

    cities: tuple[CardId | None, ...]


class TurnStarted(Occurrence, frozen=True):
    """A seat's turn began (R2.6)."""

    seat: Seat


class TurnEnded(Occurrence, frozen=True):
    """A seat ended its turn by choice."""

    seat: Seat


class Stayed(Occurrence, frozen=True):
    """A seat stayed where it was: it had no way out (R3.9), or liked to (R4.3)."""

    seat: Seat
    blocked: bool


class DiceRolled(Occurrence, frozen=True):
    """A roll; 0 stands for the `?` (R8.2)."""

    seat: Seat
    dice: tuple[int, ...]


class Moved(Occurrence, frozen=True):
    """A seat moved its figure."""

    seat: Seat
    to: Spot
    by: Literal["steps", "passage", "effect"]


class SteppedAside(Occurrence, frozen=True):
    """The figure of a seat that is out made way for a door (R7.4)."""

    seat: Seat
    to: Spot


class SuggestionMade(Occurrence, frozen=True):
    """A suggestion; its figure and weapon are now in its place (R5.3)."""

    seat: Seat
    cards: Case


class Passed(Occurrence, frozen=True):
    """A seat said that it holds nothing that was asked for (R6.3)."""

    seat: Seat


class FalseWitnessFound(Occurrence, frozen=True):
    """The referee found that a seat had denied a card it holds (R11.2)."""

    seat: Seat
    owes: bool
    """Whether it now owes the asker a true answer (R11.4)."""


class EffectUsed(Occurrence, frozen=True):
    """A kept card or an ability was played (R8.6, R8.10)."""

    seat: Seat
    effect: str
    source: Source


class Waived(Occurrence, frozen=True):
    """A seat let an offer pass."""

    seat: Seat


class FigureSent(Occurrence, frozen=True):
    """A rival's figure was sent to the centre (R8.9)."""

    seat: Seat
    figure: CardId


class SeatTaken(Occurrence, frozen=True):
    """The White Walkers took a seat; its hand lies open (R8.5)."""

    seat: Seat
    cards: tuple[CardId, ...]


class CityTaken(Occurrence, frozen=True):
    """A seat swapped its city card for another (R9.4, R9.5)."""

    seat: Seat
    city: CardId
    origin: Seat | Literal["middle"] | None = None
    """The seat it was taken from, or the middle; `None` in records that do not tell."""


class CardTurned(Occurrence, frozen=True):
    """The culprit's reward: a card of the draw pile, open on the discard pile (R10.4)."""

    card: str


class PileReshuffled(Occurrence, frozen=True):
    """The discard pile became the draw pile (R9.11)."""

    cards: int


class GameEnded(Occurrence, frozen=True):
    """The game is over and the case is open (R7.2, R7.5, R10.5)."""

    ending: Ending
    winner: Seat | None
    case: Case


# --- seen with a secret part ---------------------------------------------------------------------------------------


class SeenCaseChosen(Occurrence, frozen=True):
    """The culprit chose the case (R10.1)."""

    seat: Seat
    cards: Case | None


class SeenDealt(Occurrence, frozen=True):
    """The deal: how many cards lie where, and the own hand."""

    sizes: tuple[int, ...]
    open: tuple[CardId, ...]
    centre: int
    side: int
    hand: tuple[CardId, ...] | None


class SeenCardShown(Occurrence, frozen=True):
    """A card was shown (R6.2)."""

    seat: Seat
    to: Seat
    card: CardId | None


class SeenAccusationMade(Occurrence, frozen=True):
    """An accusation; only the accuser sees the case (R7.2)."""

    seat: Seat
    cards: Case
    right: bool
    case: Case | None


class SeenIntrigueDrawn(Occurrence, frozen=True):
    """An intrigue card was drawn; a card to keep is secret (R8.6)."""

    seat: Seat
    card: str | None


class SeenCardsPeeked(Occurrence, frozen=True):
    """Random cards were looked at: looker, owner, and the card for these two (R8.15)."""

    looks: tuple[tuple[Seat, Seat, CardId | None], ...]


class SeenPileLooked(Occurrence, frozen=True):
    """A face-down card was looked at (R12.2, R7.8)."""

    seat: Seat
    pile: Pile
    index: int
    card: CardId | None


class SeenShownCardSeen(Occurrence, frozen=True):
    """Somebody else saw the card just shown (R8.7)."""

    seat: Seat
    owner: Seat
    card: CardId | None


class SeenInvestigationDealt(Occurrence, frozen=True):
    """Everyone got an investigation card (R9.1); the own one is known."""

    sizes: tuple[int, ...]
    card: str | None


class SeenInvestigationDrawn(Occurrence, frozen=True):
    """An investigation card was drawn (R9.3)."""

    seat: Seat
    card: str | None


class SeenInvestigationPlayed(Occurrence, frozen=True):
    """An investigation card was played; a secret tip is known only to two (R9.9)."""

    seat: Seat
    card: str | None
    to: Seat | None


class SeenTipAnswered(Occurrence, frozen=True):
    """A secret tip came back, with cards only two seats see (R9.9)."""

    seat: Seat
    to: Seat
    cards: tuple[CardId, ...] | None


PublicEvent = (
    WeaponsPlaced
    | StartRolled
    | CitiesTurned
    | TurnStarted
    | TurnEnded
    | Stayed
    | DiceRolled
    | Moved
    | SteppedAside
    | SuggestionMade
    | Passed
    | FalseWitnessFound
    | EffectUsed
    | Waived
    | FigureSent
    | SeatTaken
    | CityTaken
    | CardTurned
    | PileReshuffled
    | GameEnded
)
SeenEvent = (
    PublicEvent
    | SeenCaseChosen
    | SeenDealt
    | SeenCardShown
    | SeenAccusationMade
    | SeenIntrigueDrawn
    | SeenCardsPeeked
    | SeenPileLooked
    | SeenShownCardSeen
    | SeenInvestigationDealt
    | SeenInvestigationDrawn
    | SeenInvestigationPlayed
    | SeenTipAnswered
)
