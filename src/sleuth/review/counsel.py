"""Why a suggestion is a good one, as sentences."""

from collections.abc import Iterator, Sequence

from sleuth.core.game import Seat
from sleuth.deduction import Knowledge
from sleuth.deduction.sheet import percent
from sleuth.review.advice import Advice
from sleuth.sentences import Speaker

BESIDE = ("side", "centre", "open")
"""Owners that are neither the case nor a hand."""


class Counsel:
    """Tells a seat why it should ask something."""

    def __init__(self, voice: Speaker, names: Sequence[str], me: Seat, knowledge: Knowledge) -> None:
        self.voice, self.names, self.me, self.knowledge = voice, names, me, knowledge

    def reasons(self, advice: Advice) -> Iterator[str]:
        """Yield what the cards are for, what follows if nobody answers, and which cards would do as well."""
        yield from self._cover(advice)
        yield from self._known(advice)
        yield from self._open(advice)
        yield from self._unanswered(advice)
        for card, others in advice.alike.items():
            yield self.voice.text("advice-alike", card=self.voice.word(card), cards=self.voice.cards(others, "or"))

    def _cover(self, advice: Advice) -> Iterator[str]:
        """Yield the cards that nobody can show, and what that is good for."""
        owners = {card: self.knowledge.owner_of(card) for card in advice.cards}
        cover = {
            "advice-own": [card for card, owner in owners.items() if owner == self.me],
            "advice-sure": [card for card, owner in owners.items() if owner == "case"],
            "advice-beside": [card for card, owner in owners.items() if owner in BESIDE],
        }
        for key, cards in cover.items():
            if cards:
                yield self.voice.text(key, cards=self.voice.cards(cards))
        shown = {card for cards in advice.answers.values() for card in cards}
        if len(shown) == 1 and any(cover.values()):
            yield self.voice.text("advice-only", card=self.voice.word(*shown))

    def _known(self, advice: Advice) -> Iterator[str]:
        """Yield the cards that other players are known to have."""
        for card in advice.cards:
            owner = self.knowledge.owner_of(card)
            if isinstance(owner, int) and owner != self.me:
                yield self.voice.text("advice-known", name=self.names[owner], card=self.voice.word(card))

    def _open(self, advice: Advice) -> Iterator[str]:
        """Yield the cards that may be in the case."""
        chances = {card: self.knowledge.exact(card, "case") for card in advice.cards}
        listed = [
            self.voice.text("advice-card", card=self.voice.card(card), percent=percent(chance))
            for card, chance in chances.items()
            if 0 < chance < 1
        ]
        if listed:
            yield self.voice.text("advice-open", cards=self.voice.listed(listed), count=len(listed))

    def _unanswered(self, advice: Advice) -> Iterator[str]:
        """Yield what follows if nobody shows a card."""
        shares = next((outcome.shares for outcome in advice.outcomes if outcome.by is None), None)
        if shares is None:
            yield self.voice.text("advice-unanswered-never")
            return
        if len(shares) == 1:
            case = tuple(self.knowledge.shape.cards[card] for card in next(iter(shares)))
            yield self.voice.text("advice-unanswered-solves", **self.voice.claim_args(case))
        else:
            yield self.voice.text("advice-unanswered-leaves", count=len(shares), total=len(self.knowledge.cases))
        if "side" in self.knowledge.shape.owners:  # R12.2
            yield self.voice.text("advice-look")
