"""Why an entry of a sheet is certain, or that it is open: the answer to "why?" for every interface."""

from typing import Any, NamedTuple

from sleuth.core.game import CardId, Game, Seat
from sleuth.deduction import Fact, Knowledge, Owner
from sleuth.deduction.sheet import owner_label, percent
from sleuth.deduction.why import explain
from sleuth.sentences import Speaker


class Proof(NamedTuple):
    """Whether the owner holds the card (`None`: open), the facts that prove it, and all of it in words."""

    holds: bool | None
    facts: tuple[Fact, ...]
    heading: str
    sentences: list[str]

    @property
    def answer(self) -> list[str]:
        """The sentences of the proof; for an open entry, how likely it is."""
        return [self.heading] if self.holds is None else self.sentences

    def as_json(self, card: CardId, owner: str) -> dict[str, Any]:
        """Return the answer for programs; notes are counted from 0."""
        notes = sorted({fact.note for fact in self.facts if fact.note is not None})
        return {"card": card, "owner": owner, "holds": self.holds, "notes": notes, "sentences": self.answer}


def prove(voice: Speaker, game: Game, me: Seat | None, knowledge: Knowledge, card: CardId, owner: Owner) -> Proof:
    """Return why the owner certainly holds the card or certainly does not; or how likely it is."""
    exact = knowledge.exact(card, owner)
    args = {"card": voice.card(card), "owner": owner_label(owner, game.names, voice)}
    if 0 < exact < 1:
        return Proof(None, (), voice.text("assist-why-open", percent=percent(exact), **args), [])
    holds = exact == 1
    facts = explain(knowledge, card, owner, holds)
    heading = voice.text("assist-why-known" if holds else "assist-why-excluded", **args)
    return Proof(holds, facts, heading, voice.reasons(game.names, facts, card, owner, holds, me))
