"""What there is to read: what the others asked, what they showed, and when they did not accuse."""

from collections.abc import Iterator

from msgspec import Struct

from sleuth.core import seen as s
from sleuth.core.game import CardId, Case, Game, Seat


class Question(Struct, gc=False):
    """A question of another player."""

    seat: Seat
    cards: tuple[CardId, ...]
    """The named cards that were chosen: a room that must be walked to says little about its owner."""
    told: int
    """How many answers there had been before."""


class Answer(Struct, gc=False):
    """A card that was shown; `card` is `None` if this seat did not see it."""

    seat: Seat
    to: Seat
    cards: Case
    card: CardId | None


class Silence(Struct, gc=False):
    """A question without an answer, and how many turns its asker ended since without an accusation."""

    seat: Seat
    cards: Case
    turns: int = 0


class History:
    """Keeps, event by event, what the other players did."""

    def __init__(self, game: Game, seat: Seat) -> None:
        self.game, self.seat = game, seat
        self.questions: list[Question] = []
        self.answers: list[Answer] = []
        self.silences: list[Silence] = []
        self.wrong: list[tuple[Seat, Case]] = []
        """Wrong accusations of the others."""
        self.length = 0
        """A number that grows with everything there is to read."""
        self._open: s.SuggestionMade | None = None
        self._answered = False
        # where a place must be walked to, asking there says little about holding it
        self._chosen = len(game.edition.kinds) - (game.edition.board is not None)
        self._accuses = bool({"start", "after-suggestion", "after-unrefuted"}.intersection(game.options.accuse))

    def see(self, event: s.SeenEvent) -> None:
        """Take in an event."""
        if isinstance(event, s.SuggestionMade):
            self._asked(event)
        elif isinstance(event, s.SeenCardShown):
            self._shown(event)
        elif isinstance(event, s.SeenAccusationMade):
            self._accused(event)
        elif isinstance(event, s.TurnEnded):
            self._ended(event.seat)
        elif isinstance(event, s.EffectUsed | s.SeenInvestigationPlayed):
            self._open = None

    def of(self, seat: Seat) -> Iterator[Question]:
        """Yield the questions of a seat."""
        return (question for question in self.questions if question.seat == seat)

    def _asked(self, event: s.SuggestionMade) -> None:
        self._open, self._answered = event, False
        if event.seat != self.seat:
            self.questions.append(Question(event.seat, event.cards[: self._chosen], len(self.answers)))
            self.length += 1

    def _shown(self, event: s.SeenCardShown) -> None:
        if self._open is not None and not self._answered:
            self._answered = True
            self.answers.append(Answer(event.seat, event.to, self._open.cards, event.card))
            self.length += 1

    def _accused(self, event: s.SeenAccusationMade) -> None:
        self._open = None
        if event.seat != self.seat and not event.right:
            self.silences = [silence for silence in self.silences if silence.seat != event.seat]
            self.wrong.append((event.seat, event.cards))
            self.length += 1

    def _ended(self, seat: Seat) -> None:
        unanswered = self._open is not None and not self._answered and self._open.seat == seat
        if unanswered and self._accuses and seat != self.seat:
            assert self._open is not None
            self.silences.append(Silence(seat, self._open.cards))
        for silence in self.silences:
            if silence.seat == seat:
                silence.turns += 1
                self.length += 1
        self._open = None
