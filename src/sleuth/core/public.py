"""What lies open on the table, the same for every seat and every spectator."""

from typing import Literal

from msgspec import Struct

from sleuth.core.actions import Pile
from sleuth.core.game import CardId, Case, Game, Seat, Spot
from sleuth.core.seen import Ending

Standing = Literal["in", "out", "taken"]
Phase = Literal[
    "choose-case",
    "start",
    "move",
    "moved",
    "suggest",
    "offer",
    "send",
    "answer",
    "watch",
    "look",
    "after",
    "centre",
    "play",
    "suspect",
    "give",
    "over",
    # the rules act in these: no seat is asked, and `advance` never stops in one
    "deal",
    "draw",
    "take",
    "peek-all",
    "reward",
    "supply",
    "next",
    "end",
]
QuestionKind = Literal["suggestion", "golden", "secret"]


class SeatOpen(Struct, frozen=True, gc=False):
    """What everybody knows about a seat."""

    standing: Standing = "in"
    cards: int = 0
    """Cards in the hand."""
    held: int = 0
    """Kept intrigue cards, or investigation cards in the hand."""
    false_accusations: int = 0
    summoned: bool = False
    """Brought into its place by somebody's suggestion, and no turn since (R4.2)."""
    fresh: bool = True
    """Has not suggested since its figure came to where it is (R4.3, R4.4)."""
    ability_used: bool = False
    city: CardId | None = None


class Turn(Struct, frozen=True, gc=False):
    """The turn under way."""

    seat: Seat = 0
    number: int = 0
    dice: tuple[int, ...] = ()
    steps: int = 0
    moves: int = 0
    suggestions: int = 0
    left: tuple[Spot, ...] = ()
    """Places left in this turn (R3.7)."""
    again: int = 0
    """Number of turns that follow this one for the same seat (R8.6)."""
    looked: bool = False
    """A face-down card in the centre was looked at: no move follows (R7.8)."""
    card: str | None = None
    """The investigation card being played."""


class Question(Struct, frozen=True, gc=False):
    """What is asked, and which seats have yet to answer."""

    kind: QuestionKind
    asker: Seat
    cards: tuple[CardId, ...]
    """The cards that would be an answer."""
    waiting: tuple[Seat, ...]
    shown_by: Seat | None = None
    declined: bool = False
    owing: Seat | None = None
    """The false witness that will have to answer (R11.4)."""
    owed: bool = False
    """The answer asked for now is the one a false witness owes."""
    second: bool = False
    """A second card is asked for (R8.12)."""
    watchers: tuple[Seat, ...] = ()
    """Seats that may still see the card just shown, in order (R8.7)."""

    @property
    def first(self) -> bool:
        """Whether this asks for the first answer to a suggestion: only that can be denied or declined (R8.6, R11.2)."""
        return self.kind == "suggestion" and not self.owed and not self.second


class Public(Struct, frozen=True, kw_only=True, gc=False):
    """The open table: the fold of all public events."""

    phase: Phase
    actor: Seat | None = None
    """The seat that is asked to act."""
    resume: Phase = "next"
    """The phase to go on with once an intrigue card is settled."""
    turn: Turn = Turn()
    question: Question | None = None
    seats: tuple[SeatOpen, ...]
    figures: tuple[Spot, ...] = ()
    """Where each suspect's figure stands, in the edition's order."""
    weapons: tuple[Spot, ...] = ()
    open: tuple[CardId, ...] = ()
    """Leftovers that lie face up, and hands laid open."""
    centre: int = 0
    """Leftovers face down in the centre."""
    side: int = 0
    """Face-down cards beside the board."""
    looked: tuple[tuple[Seat, Pile, int], ...] = ()
    """Who has looked at which face-down card."""
    deck: int = 0
    """Cards in the intrigue deck, or in the draw pile of investigation cards."""
    discard: int = 0
    walkers: int = 0
    played: tuple[str, ...] = ()
    """Kept intrigue cards that have been played."""
    ending: Ending | None = None
    winner: Seat | None = None
    case: Case | None = None
    """The case, once the game is over."""

    def figure_spot(self, game: Game, seat: Seat) -> Spot:
        """Return where the figure of a seat stands."""
        return self.figures[game.pieces[seat]]

    def unseen(self, seat: Seat, pile: Pile) -> tuple[int, ...]:
        """Return the indexes of the face-down cards of a pile that a seat has not looked at."""
        size = self.side if pile == "side" else self.centre
        return tuple(index for index in range(size) if (seat, pile, index) not in self.looked)

    def may_have(self, game: Game, seat: Seat, *effects: str) -> bool:
        """Return whether a seat could use one of these effects, judged by public facts alone (R8.7, R8.16)."""
        open_seat = self.seats[seat]
        if game.options.intrigue and open_seat.held:
            deck = game.edition.decks["intrigue"]
            if any(deck.count(effect) > self.played.count(effect) for effect in effects):
                return True
        return not open_seat.ability_used and game.ability_of(seat) in effects

    def may_deny(self, game: Game, seat: Seat) -> bool:
        """Return whether a seat could deny a card it holds (R11.2); one that is out cannot (R11.5)."""
        return game.options.false_witness and self.seats[seat].standing == "in"

    def may_evade(self, game: Game, seat: Seat) -> bool:
        """Return whether a seat that shows nothing could have had a choice, judged by public facts alone."""
        asked = self.question is not None and self.question.first and self.seats[seat].standing == "in"
        return asked and (self.may_deny(game, seat) or self.may_have(game, seat, "decline"))


def opening(game: Game) -> Public:
    """Return the table before the deal."""
    edition, options = game.edition, game.options
    deck = len(edition.decks.get("intrigue", ())) if options.intrigue else 0  # R8.1
    if edition.family == "cards":
        deck = len(edition.decks["investigation"])
    public = Public(
        phase="choose-case" if game.culprit is not None else "deal",
        actor=game.culprit,
        seats=tuple(SeatOpen() for _ in game.seats),
        deck=deck,
    )
    if edition.board is None or edition.centre is None:
        return public
    starts = (edition.board.starts.get(edition.card[suspect].start or "", "") for suspect in edition.suspects)  # R2.1
    centre = (edition.centre,) * len(edition.suspects)
    return Public(
        phase=public.phase,
        actor=public.actor,
        seats=public.seats,
        deck=deck,
        figures=tuple(starts) if options.figures == "start" else centre,
        weapons=(edition.centre,) * len(edition.weapons),  # R2.2
    )
