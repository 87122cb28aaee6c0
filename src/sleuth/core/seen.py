"""Seen events: what a seat sees of what happens.

A seen event is either a public event, the same for everyone, or one with a secret part, which is `None` for all seats
that may not know it. Only `core.truth.witness` builds them from the truth.
"""

from typing import Literal

from msgspec import Struct

from sleuth.core.actions import Pile, Source, kebab
from sleuth.core.game import CardId, Case, Seat, Spot

Ending = Literal["solved", "unsolved", "escaped"]
"""How a game ends: somebody solved the case (R7.2), nobody did (R7.5), or the culprit escaped (R10.5)."""


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
    """A seat stayed where it was: it had no way out (R3.9), or chose to (R4.3)."""

    seat: Seat
    blocked: bool


class DiceRolled(Occurrence, frozen=True):
    """A seat rolled the dice; 0 stands for the `?` (R8.2)."""

    seat: Seat
    dice: tuple[int, ...]


class Moved(Occurrence, frozen=True):
    """A seat moved its figure."""

    seat: Seat
    to: Spot
    by: Literal["steps", "passage", "effect"]


class SteppedAside(Occurrence, frozen=True):
    """The figure of a seat that is out cleared a door by going into its place (R7.4)."""

    seat: Seat
    to: Spot


class SuggestionMade(Occurrence, frozen=True):
    """A seat made a suggestion; the named figure and weapon are now in its place (R5.3)."""

    seat: Seat
    cards: Case


class Passed(Occurrence, frozen=True):
    """A seat said that it holds none of the cards asked for (R6.3)."""

    seat: Seat


class FalseWitnessFound(Occurrence, frozen=True):
    """The referee found that a seat had denied a card it holds (R11.2)."""

    seat: Seat
    owes: bool
    """Whether it now owes the asker a true answer (R11.4)."""


class EffectUsed(Occurrence, frozen=True):
    """A seat used a kept card or an ability (R8.6, R8.10)."""

    seat: Seat
    effect: str
    source: Source


class Waived(Occurrence, frozen=True):
    """A seat turned down an offer (R8.4, R8.7)."""

    seat: Seat


class FigureSent(Occurrence, frozen=True):
    """A rival's figure was sent to the centre (R8.9)."""

    seat: Seat
    figure: CardId


class SeatTaken(Occurrence, frozen=True):
    """The White Walkers took a seat; its hand now lies open (R8.5)."""

    seat: Seat
    cards: tuple[CardId, ...]


class CityTaken(Occurrence, frozen=True):
    """A seat swapped its city card for another (R9.4, R9.5)."""

    seat: Seat
    city: CardId
    origin: Seat | Literal["middle"] | None = None
    """The seat it was taken from, or the middle; `None` in older records."""


class CardTurned(Occurrence, frozen=True):
    """The culprit's reward: a card of the draw pile went face up onto the discard pile (R10.4)."""

    card: str


class PileReshuffled(Occurrence, frozen=True):
    """The discard pile became the draw pile (R9.11)."""

    cards: int


class GameEnded(Occurrence, frozen=True):
    """The game is over and the case is open (R7.2, R7.5, R10.5)."""

    ending: Ending
    winner: Seat | None
    case: Case


# --- with a secret part --------------------------------------------------------------------------------------------


class SeenCaseChosen(Occurrence, frozen=True):
    """The culprit chose the case (R10.1)."""

    seat: Seat
    cards: Case | None


class SeenDealt(Occurrence, frozen=True):
    """The cards were dealt (R1): how many lie where, and the seat's own hand."""

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
    """A seat made an accusation; only the accuser sees the case (R7.2)."""

    seat: Seat
    cards: Case
    right: bool
    case: Case | None


class SeenIntrigueDrawn(Occurrence, frozen=True):
    """A seat drew an intrigue card; a card to keep is secret (R8.6)."""

    seat: Seat
    card: str | None


class SeenCardsPeeked(Occurrence, frozen=True):
    """Random cards were looked at: looker, owner, and the card, which only these two see (R8.15)."""

    looks: tuple[tuple[Seat, Seat, CardId | None], ...]


class SeenPileLooked(Occurrence, frozen=True):
    """A seat looked at a face-down card (R12.2, R7.8)."""

    seat: Seat
    pile: Pile
    index: int
    card: CardId | None


class SeenShownCardSeen(Occurrence, frozen=True):
    """A third seat saw the card just shown (R8.7)."""

    seat: Seat
    owner: Seat
    card: CardId | None


class SeenInvestigationDealt(Occurrence, frozen=True):
    """Every detective got an investigation card (R9.1); a seat sees its own."""

    sizes: tuple[int, ...]
    card: str | None


class SeenInvestigationDrawn(Occurrence, frozen=True):
    """A seat drew an investigation card (R9.3)."""

    seat: Seat
    card: str | None


class SeenInvestigationPlayed(Occurrence, frozen=True):
    """A seat played an investigation card; only two seats know a secret tip (R9.9)."""

    seat: Seat
    card: str | None
    to: Seat | None


class SeenTipAnswered(Occurrence, frozen=True):
    """A secret tip came back, with cards that only two seats see (R9.9)."""

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
