"""An observer: collects facts from what a seat sees, event by event."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from sleuth.core import seen as s
from sleuth.core.decks import featured, read_tip
from sleuth.core.game import CardId, Game, Seat
from sleuth.core.view import first_view
from sleuth.deduction.facts import Fact, holds, holds_some, lacks, not_all
from sleuth.deduction.knowledge import Knowledge, Showing
from sleuth.deduction.shape import Shape, shape_of


class Observer:
    """A seat (or a spectator) that watches a game and keeps its facts."""

    def __init__(self, game: Game, seat: Seat | None, showing: Showing = "neutral") -> None:
        self.view = first_view(game, seat)
        self.showing: Showing = showing
        self.shape: Shape | None = None
        self.facts: list[Fact] = []
        self._known: Knowledge | None = None
        self.tip: str | None = None
        """The investigation card being played, if this seat knows it."""
        self.first: CardId | None = None
        """The first card this seat saw shown for the question under way (R8.12)."""
        self.pending: list[Fact] = []
        """Denials of the question under way that could still turn out to be false (R11.2)."""

    def see(self, event: s.SeenEvent) -> None:
        """Observe one more event."""
        if isinstance(event, s.SeenDealt):
            self.shape = shape_of(
                self.view.game.edition,
                event.sizes,
                side=event.side,
                centre=event.centre,
                open_cards=len(event.open),
            )
        self.facts += list(OBSERVATIONS[type(event)](self, event))
        self.view = self.view.see(event)
        question = self.view.public.question
        if self.pending and (question is None or not question.waiting):  # R11.2: false ones are found by now
            self.facts += self.pending
            self.pending = []

    def see_all(self, events: Iterable[s.SeenEvent]) -> "Observer":
        """Observe several events."""
        for event in events:
            self.see(event)
        return self

    def knowledge(self) -> Knowledge:
        """Return what the seat can know now; reuses the last answer."""
        if self.shape is None:
            raise ValueError("nothing has been dealt yet")
        known, facts = self._known, tuple(self.facts)
        if known is not None and known.facts == facts[: len(known.facts)]:
            new = facts[len(known.facts) :]
            self._known = known.given(*new) if new else known
        else:
            self._known = Knowledge(self.shape, facts, self.showing)
        return self._known

    # --- what the observations need

    @property
    def turn(self) -> int:
        """The number of the turn under way."""
        return self.view.public.turn.number

    @property
    def seat(self) -> Seat | None:
        """The seat that watches; `None` is a spectator."""
        return self.view.seat

    def withdraw(self, fact: Fact) -> None:
        """Remove a fact that turned out to be a lie."""
        self.facts.remove(fact)


Observation = Callable[[Observer, Any], Iterator[Fact]]


def _nothing(observer: Observer, event: s.SeenEvent) -> Iterator[Fact]:
    return iter(())


def _dealt(observer: Observer, event: s.SeenDealt) -> Iterator[Fact]:
    for card in event.hand or ():
        assert observer.seat is not None
        yield holds("hand", observer.seat, card)
    for card in event.open:
        yield holds("open", "open", card)


def _case_chosen(observer: Observer, event: s.SeenCaseChosen) -> Iterator[Fact]:
    if event.cards is not None:
        yield holds("case", "case", *event.cards)


def _passed(observer: Observer, event: s.Passed) -> Iterator[Fact]:
    question, turn = observer.view.public.question, observer.turn
    assert question is not None
    if question.second:
        yield from _no_second(observer, event)
        return
    how = "passed" if question.kind == "suggestion" else "tip-none"
    denial = lacks(how, event.seat, *question.cards, to=question.asker, turn=turn)  # type: ignore[arg-type]
    if not observer.view.game.options.false_witness:
        yield denial
        return
    observer.pending.append(denial)


def _no_second(observer: Observer, event: s.Passed) -> Iterator[Fact]:
    """Yield that the seat holds exactly one of the named cards (R8.12)."""
    question = observer.view.public.question
    assert question is not None
    yield Fact(
        how="second-none",
        owner=event.seat,
        cards=question.cards,
        least=1,
        most=1,
        to=question.asker,
        turn=observer.turn,
    )


def _card_shown(observer: Observer, event: s.SeenCardShown) -> Iterator[Fact]:
    question, turn = observer.view.public.question, observer.turn
    assert question is not None
    golden = question.kind == "golden"
    if observer.seat == event.to and event.card is not None:
        among = _chosen_among(observer, event.card)
        how = "tip-shown" if golden else "shown"
        yield holds(how, event.seat, event.card, among=among, to=event.to, turn=turn)  # type: ignore[arg-type]
    elif observer.seat != event.seat:
        how = "tip-showed" if golden else "second-showed" if question.second else "showed"
        least = 2 if question.second else 1
        yield holds_some(how, event.seat, *question.cards, least=least, to=event.to, turn=turn)  # type: ignore[arg-type]


def _chosen_among(observer: Observer, card: CardId) -> tuple[CardId, ...]:
    """Return what a card seen now was chosen from: a second one is not the first (R8.12), if that was seen."""
    question = observer.view.public.question
    assert question is not None
    if not question.second:
        observer.first = card
        return question.cards
    return tuple(named for named in question.cards if named != observer.first)


def _suggested(observer: Observer, event: s.SuggestionMade) -> Iterator[Fact]:
    """Yield nothing; a new question begins, for which no card has been seen."""
    observer.first = None
    return iter(())


def _false_witness(observer: Observer, event: s.FalseWitnessFound) -> Iterator[Fact]:
    """Replace a false denial by the fact that the seat holds one of the named cards (R11.2)."""
    for fact in reversed(observer.facts):
        if fact.how == "passed" and fact.owner == event.seat:
            observer.withdraw(fact)
            yield holds_some("false-witness", event.seat, *fact.cards, to=fact.to, turn=fact.turn)
            return


def _accused(observer: Observer, event: s.SeenAccusationMade) -> Iterator[Fact]:
    if event.case is not None:
        yield holds("case", "case", *event.case, turn=observer.turn)
    elif event.right:
        yield holds("case", "case", *event.cards, turn=observer.turn)
    else:
        yield not_all("accused", "case", *event.cards, to=event.seat, turn=observer.turn)


def _game_ended(observer: Observer, event: s.GameEnded) -> Iterator[Fact]:
    yield holds("case", "case", *event.case, turn=observer.turn)


def _peeked(observer: Observer, event: s.SeenCardsPeeked) -> Iterator[Fact]:
    for looker, owner, card in event.looks:
        if looker == observer.seat and card is not None:
            yield holds("peeked", owner, card, turn=observer.turn)


def _pile_looked(observer: Observer, event: s.SeenPileLooked) -> Iterator[Fact]:
    if event.card is not None:
        yield holds("looked", event.pile, event.card, turn=observer.turn)


def _shown_card_seen(observer: Observer, event: s.SeenShownCardSeen) -> Iterator[Fact]:
    question = observer.view.public.question
    assert question is not None
    if observer.seat == event.seat and event.card is not None:
        among = _chosen_among(observer, event.card)
        yield holds("shown", event.owner, event.card, among=among, to=question.asker, turn=observer.turn)


def _seat_taken(observer: Observer, event: s.SeatTaken) -> Iterator[Fact]:
    if event.cards:
        yield holds("opened", event.seat, *event.cards, turn=observer.turn)


def _tip_answered(observer: Observer, event: s.SeenTipAnswered) -> Iterator[Fact]:
    if observer.seat != event.to or event.cards is None:
        return
    tip = read_tip(observer.tip or "")
    assert tip is not None
    wanted = featured(observer.view.game.edition, tip.feature)
    origin: dict[str, Any] = {"to": event.to, "turn": observer.turn}
    if not event.cards:
        yield lacks("tip-none", event.seat, *wanted, **origin)
    elif tip.every:
        yield holds("tip-all", event.seat, *event.cards, **origin)
        others = [card for card in wanted if card not in event.cards]
        if others:
            yield lacks("tip-all", event.seat, *others, **origin)
    else:
        yield holds("tip-shown", event.seat, *event.cards, among=wanted, **origin)


def _played(observer: Observer, event: s.SeenInvestigationPlayed) -> Iterator[Fact]:
    """Yield nothing; keep the tip, which is needed when it comes back."""
    observer.tip = event.card
    return iter(())


OBSERVATIONS: dict[type, Observation] = {
    s.SeenDealt: _dealt,
    s.SeenCaseChosen: _case_chosen,
    s.Passed: _passed,
    s.SeenCardShown: _card_shown,
    s.FalseWitnessFound: _false_witness,
    s.SeenAccusationMade: _accused,
    s.GameEnded: _game_ended,
    s.SeenCardsPeeked: _peeked,
    s.SeenPileLooked: _pile_looked,
    s.SeenShownCardSeen: _shown_card_seen,
    s.SeatTaken: _seat_taken,
    s.SeenInvestigationPlayed: _played,
    s.SeenTipAnswered: _tip_answered,
    # these reveal nothing about who holds a card
    s.WeaponsPlaced: _nothing,
    s.StartRolled: _nothing,
    s.CitiesTurned: _nothing,
    s.TurnStarted: _nothing,
    s.TurnEnded: _nothing,
    s.Stayed: _nothing,
    s.DiceRolled: _nothing,
    s.Moved: _nothing,
    s.SteppedAside: _nothing,
    s.SuggestionMade: _suggested,
    s.EffectUsed: _nothing,
    s.Waived: _nothing,
    s.FigureSent: _nothing,
    s.CityTaken: _nothing,
    s.CardTurned: _nothing,
    s.PileReshuffled: _nothing,
    s.SeenIntrigueDrawn: _nothing,
    s.SeenInvestigationDealt: _nothing,
    s.SeenInvestigationDrawn: _nothing,
}
"""The facts in each event; every type of seen event is listed."""
