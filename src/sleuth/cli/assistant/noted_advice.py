"""Advice in words and for programs: what to ask next, and why."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from sleuth.cli.assistant.line_reader import opened_hands
from sleuth.core.game import CardId
from sleuth.deduction import Knowledge
from sleuth.deduction.notes import Notebook
from sleuth.deduction.sheet import percent
from sleuth.review.advice import TOP, Advice, NoAdvice, advise, solution
from sleuth.review.counsel import Counsel
from sleuth.sentences import Speaker

BETWEEN = " · "
"""The separator of answers on one line."""


def refusal(voice: Speaker, error: NoAdvice, place: CardId | None) -> str:
    """Return why there is no advice."""
    known = voice.cards(voice.edition.places, "or")
    return voice.text(f"advice-error-{error.code}", card="" if place is None else voice.card(place), known=known)


class NotedAdvice:
    """Advice for the player who took the notes; raises `NoAdvice`."""

    def __init__(
        self, voice: Speaker, notebook: Notebook, knowledge: Knowledge, place: CardId | None = None, top: int = TOP
    ) -> None:
        self.voice, self.notebook, self.knowledge = voice, notebook, knowledge
        game = notebook.game
        silent = opened_hands(notebook) if game.options.intrigue else ()  # R8.5: taken, so they no longer answer
        self.found = advise(game, notebook.me, knowledge, place=place, silent=silent, top=top)
        self.case = solution(knowledge)

    def lines(self) -> Iterator[str]:
        """Yield the suggestions with their numbers and reasons, or that it is time to accuse."""
        voice = self.voice
        if self.case is not None:
            yield voice.text("advice-accuse", **voice.claim_args(self.case))
            return
        yield voice.text("advice-best", count=len(self.found), bits=round(self.knowledge.entropy, 2))
        for number, advice in enumerate(self.found, start=1):
            claim = voice.claim(advice.cards)
            yield f"{number}  {claim[:1].upper()}{claim[1:]}"
            for line in (*self._figures(advice), *self._reasons(advice)):
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
                {"by": self.notebook.names[seat], "p": sum(cards.values()), "cards": cards}
                for seat, cards in advice.answers.items()
            ],
            "reasons": list(self._reasons(advice)),
        }

    # --- numbers

    def _figures(self, advice: Advice) -> Iterator[str]:
        text = self.voice.text
        yield text("advice-promise", bits=round(advice.bits, 2), public=round(advice.public_bits, 2))
        yield text("advice-chances", solves=_percent(advice.solves), whole=_percent(advice.whole))
        answers = [self._answer(self.notebook.names[seat], cards) for seat, cards in advice.answers.items()]
        if advice.nobody:
            answers.append(text("advice-nobody", percent=_percent(advice.nobody)))
        yield text("advice-answers", answers=BETWEEN.join(answers))

    def _answer(self, name: str, cards: dict[CardId, float]) -> str:
        listed = self.voice.listed((self._card(card, chance) for card, chance in cards.items()), "or")
        return self.voice.text("advice-somebody", name=name, percent=_percent(sum(cards.values())), cards=listed)

    def _card(self, card: CardId, chance: float) -> str:
        return self.voice.text("advice-card", card=self.voice.card(card), percent=_percent(chance))

    def _reasons(self, advice: Advice) -> Iterator[str]:
        me = self.notebook.me
        assert me is not None  # otherwise there is no advice
        return Counsel(self.voice, self.notebook.names, me, self.knowledge).reasons(advice)


def _percent(chance: float) -> str:
    """Return a probability that is a sum of parts as text; rounded first, so that certainties look certain."""
    return percent(Fraction(round(chance, 9)))
