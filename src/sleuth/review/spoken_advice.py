"""Advice in words and for programs: the answer to "what should I ask?" for every interface."""

from collections.abc import Collection, Iterator
from fractions import Fraction
from typing import Any

from sleuth.core.game import CardId, Game, Seat
from sleuth.deduction import Knowledge
from sleuth.deduction.sheet import percent
from sleuth.review.advice import TOP, Advice, NoAdvice, advise, solution
from sleuth.review.counsel import Counsel
from sleuth.sentences import Speaker

BETWEEN = " · "
"""The separator of answers on one line."""


def refusal(voice: Speaker, error: NoAdvice, place: CardId | None = None) -> str:
    """Return why there is no advice."""
    known = voice.cards(voice.edition.places, "or")
    return voice.text(f"advice-error-{error.code}", card="" if place is None else voice.card(place), known=known)


class SpokenAdvice:
    """The best suggestions of one seat, or the accusation to make; raises `NoAdvice`."""

    def __init__(
        self,
        voice: Speaker,
        game: Game,
        me: Seat | None,
        knowledge: Knowledge,
        *,
        place: CardId | None = None,
        silent: Collection[Seat] = (),
        top: int = TOP,
    ) -> None:
        self.voice, self.names, self.knowledge = voice, game.names, knowledge
        self.found = advise(game, me, knowledge, place=place, silent=silent, top=top)
        self.case = solution(knowledge)
        assert me is not None  # otherwise there is no advice
        self.reasons = Counsel(voice, game.names, me, knowledge).reasons

    def __repr__(self) -> str:
        what = f"suggest {', '.join(self.found[0].cards)}" if self.case is None else f"accuse {', '.join(self.case)}"
        return f"<SpokenAdvice: {what}>"

    def __str__(self) -> str:
        return "\n".join(self.lines())

    def __iter__(self) -> Iterator[Advice]:
        return iter(self.found)

    def __len__(self) -> int:
        return len(self.found)

    @property
    def summary(self) -> str:
        """How many suggestions there are and how much is unknown; or that it is time to accuse."""
        if self.case is not None:
            return self.voice.text("advice-accuse", **self.voice.claim_args(self.case))
        return self.voice.text("advice-best", count=len(self.found), bits=round(self.knowledge.entropy, 2))

    def lines(self) -> Iterator[str]:
        """Yield the summary, and the suggestions with their numbers and reasons."""
        yield self.summary
        for number, advice in enumerate(self.found if self.case is None else (), start=1):
            claim = self.voice.claim(advice.cards)
            yield f"{number}  {claim[:1].upper()}{claim[1:]}"
            for line in (*self._numbers(advice), *self.reasons(advice)):
                yield f"   {line}"

    def as_json(self) -> list[dict[str, Any]]:
        """Return the suggestions, or the accusation to make."""
        if self.case is not None:
            return [{"accuse": list(self.case)}]
        return [self._entry(advice) for advice in self.found]

    def _entry(self, advice: Advice) -> dict[str, Any]:
        return {
            "suggest": list(advice.cards),
            "alike": advice.alike,
            "value": advice.value,
            "bits": advice.bits,
            "public_bits": advice.public_bits,
            "solves": advice.solves,
            "whole_case": advice.whole,
            "nobody": advice.nobody,
            "answers": [
                {"by": self.names[seat], "p": sum(cards.values()), "cards": cards}
                for seat, cards in advice.answers.items()
            ],
            "reasons": list(self.reasons(advice)),
        }

    # --- numbers

    def _numbers(self, advice: Advice) -> Iterator[str]:
        text = self.voice.text
        yield text("advice-promise", bits=round(advice.bits, 2), public=round(advice.public_bits, 2))
        yield text("advice-chances", solves=_percent(advice.solves), whole=_percent(advice.whole))
        answers = [self._answer(self.names[seat], cards) for seat, cards in advice.answers.items()]
        if advice.nobody:
            answers.append(text("advice-nobody", percent=_percent(advice.nobody)))
        yield text("advice-answers", answers=BETWEEN.join(answers))

    def _answer(self, name: str, cards: dict[CardId, float]) -> str:
        listed = self.voice.listed((self._card(card, chance) for card, chance in cards.items()), "or")
        return self.voice.text("advice-somebody", name=name, percent=_percent(sum(cards.values())), cards=listed)

    def _card(self, card: CardId, chance: float) -> str:
        return self.voice.text("advice-card", card=self.voice.card(card), percent=_percent(chance))


def _percent(chance: float) -> str:
    """Return a probability that is a sum of parts as text; rounded first, so that certainties look certain."""
    return percent(Fraction(round(chance, 9)))
