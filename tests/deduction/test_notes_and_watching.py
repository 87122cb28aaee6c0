"""Notes of a whole game lead to the same knowledge as watching it."""

import json
from typing import Any

import pytest

from sleuth.core import seen as s
from sleuth.core.decks import read_tip
from sleuth.core.game import Game, new_game
from sleuth.core.truth import seen_by
from sleuth.deduction import Observer
from sleuth.deduction.knowledge import Knowledge
from sleuth.deduction.notes import read_notes
from sleuth.editions import load_edition
from tests.games import HOUSE_RULES, TABLES, random_game

# --- notes are as good as watching


class Scribe:
    """Writes down what one seat sees, as a person would."""

    def __init__(self, game: Game, seat: int | None, raw: dict[str, Any]) -> None:
        self.game, self.seat = game, seat
        self.observer = Observer(game, seat)
        self.notes: list[dict[str, Any]] = []
        self.raw = raw | {"seats": list(game.names), "notes": self.notes}
        if seat is not None:
            self.raw["me"] = game.names[seat]
        self.twice = False
        """Whether two cards were shown for one question: a note has a field only for the first."""

    def see(self, event: s.SeenEvent) -> None:
        write = getattr(self, f"_{type(event).__name__.removeprefix('Seen')}", None)
        if write is not None:
            write(event)
        self.observer.see(event)

    def _ask(self, note: dict[str, Any]) -> None:
        """Begin the note of a question; what happens in between gets separate notes."""
        self.asked = note
        self.notes.append(note)

    def _name(self, owner: Any) -> str:
        return self.game.names[owner] if isinstance(owner, int) else owner

    def _Dealt(self, event: s.SeenDealt) -> None:  # noqa: N802
        self.raw |= {"hand": list(event.hand or ()), "hand_sizes": list(event.sizes), "open": list(event.open)}

    def _CaseChosen(self, event: s.SeenCaseChosen) -> None:  # noqa: N802
        if event.cards is not None:
            self.notes.append({"case": list(event.cards)})

    def _SuggestionMade(self, event: s.SuggestionMade) -> None:  # noqa: N802
        self._ask({"suggest": list(event.cards), "by": self._name(event.seat)})

    def _Passed(self, event: s.Passed) -> None:  # noqa: N802
        question = self.observer.view.public.question
        assert question is not None
        if question.second:
            self.asked["second"] = False
        elif event.seat != self.seat:
            self.asked.setdefault("passed", []).append(self._name(event.seat))

    def _FalseWitnessFound(self, event: s.FalseWitnessFound) -> None:  # noqa: N802
        self.asked.setdefault("lied", []).append(self._name(event.seat))

    def _CardShown(self, event: s.SeenCardShown) -> None:  # noqa: N802
        question, note = self.observer.view.public.question, self.asked
        assert question is not None
        seat = self._name(event.seat)
        if question.kind == "golden":
            note.setdefault("shown_by", []).append(seat)
            if event.card is not None:
                note.setdefault("cards", {})[seat] = event.card
        elif question.second:
            note["second"] = event.card or True
        elif "shown_by" in note:  # a false witness owes an answer although another one was given
            self.twice = True
            self.notes.append(
                {"saw": event.card, "of": seat} if event.card else {"holds_one_of": list(question.cards), "who": seat}
            )
        else:
            note["shown_by"] = seat
            if event.card is not None:
                note["card"] = event.card

    def _ShownCardSeen(self, event: s.SeenShownCardSeen) -> None:  # noqa: N802
        if event.seat == self.seat and event.card is not None:
            self.asked["second" if self.asked.get("second") else "card"] = event.card

    def _AccusationMade(self, event: s.SeenAccusationMade) -> None:  # noqa: N802
        if event.case is not None:
            self.notes.append({"case": list(event.case)})
        else:
            self.notes.append({"accuse": list(event.cards), "by": self._name(event.seat), "right": event.right})

    def _GameEnded(self, event: s.GameEnded) -> None:  # noqa: N802
        self.notes.append({"case": list(event.case)})

    def _CardsPeeked(self, event: s.SeenCardsPeeked) -> None:  # noqa: N802
        self.notes += [
            {"saw": card, "of": self._name(owner)} for who, owner, card in event.looks if card and who == self.seat
        ]

    def _PileLooked(self, event: s.SeenPileLooked) -> None:  # noqa: N802
        if event.card is not None:
            self.notes.append({"saw": event.card, "of": event.pile})

    def _SeatTaken(self, event: s.SeatTaken) -> None:  # noqa: N802
        if event.cards:
            self.notes.append({"holds": list(event.cards), "who": self._name(event.seat)})

    def _InvestigationPlayed(self, event: s.SeenInvestigationPlayed) -> None:  # noqa: N802
        self.tip = read_tip(event.card or "")
        if self.tip is not None and not self.tip.secret:
            self._ask({"tip": self.tip.feature, "by": self._name(event.seat)})

    def _TipAnswered(self, event: s.SeenTipAnswered) -> None:  # noqa: N802
        if event.to != self.seat or event.cards is None:
            return
        assert self.tip is not None
        tip, seat = {"tip": self.tip.feature, "by": self._name(event.to)}, self._name(event.seat)
        if not event.cards:
            self.notes.append(tip | {"passed": [seat]})
        elif not self.tip.every:
            self.notes.append(tip | {"cards": {seat: event.cards[0]}})
        else:
            edition = self.game.edition
            others = [c.id for c in edition.cards if self.tip.feature in c.features and c.id not in event.cards]
            self.notes.append({"holds": list(event.cards), "who": seat})
            self.notes += [{"lacks": others, "who": seat}] if others else []


def same(known: Knowledge, other: Knowledge) -> bool:
    cells = [(card, owner) for card in known.shape.cards for owner in known.shape.owners]
    return known.deals == other.deals and all(known.exact(*cell) == other.exact(*cell) for cell in cells)


@pytest.mark.parametrize("seat", [None, 0, 1])
@pytest.mark.parametrize(
    ("edition", "seats", "options"), [*((name, seats, {}) for name, seats in TABLES), *HOUSE_RULES], ids=str
)
def test_notes_contain_as_much_as_watching(edition: str, seats: int, options: dict[str, Any], seat: int | None) -> None:
    game = new_game(load_edition(edition), seats, options=options)
    scribe = Scribe(game, seat, {"edition": edition, "options": json.loads(json.dumps(options))})
    events = random_game(game, "notes", boldness=0.02).events
    turns = 0
    for event in events:
        scribe.see(seen_by(event, seat))
        turns += isinstance(event, s.TurnStarted)
        if isinstance(event, s.TurnStarted) and turns in (4, 12, 30):
            compare(scribe)
    compare(scribe)


def compare(scribe: Scribe) -> None:
    book = read_notes(json.dumps(scribe.raw))
    watched = Knowledge(book.shape, scribe.observer.facts)
    assert same(book.knowledge(), watched)
    if not scribe.twice:
        assert same(book.knowledge("random"), Knowledge(book.shape, scribe.observer.facts, "random"))
