"""Why an entry of the sheet is certain, or that it is not."""

from typing import Any, NamedTuple

from sleuth.core.game import CardId
from sleuth.deduction import Fact, Knowledge, Owner
from sleuth.deduction.notes import Notebook
from sleuth.deduction.sheet import owner_label, percent
from sleuth.deduction.why import explain
from sleuth.sentences import Speaker


class Answer(NamedTuple):
    """Whether the owner holds the card (`None`: open), the facts that prove it, and all of it in words."""

    holds: bool | None
    facts: tuple[Fact, ...]
    heading: str
    sentences: list[str]

    def as_json(self, card: CardId, owner: str) -> dict[str, Any]:
        """Return the answer for programs; notes are counted from 0."""
        notes = sorted({fact.note for fact in self.facts if fact.note is not None})
        told = [*self.sentences] if self.holds is not None else [self.heading]
        return {"card": card, "owner": owner, "holds": self.holds, "notes": notes, "sentences": told}


def why(notebook: Notebook, knowledge: Knowledge, card: CardId, owner: Owner, voice: Speaker) -> Answer:
    """Return why the owner certainly holds the card or certainly does not; or how likely it is."""
    exact = knowledge.exact(card, owner)
    args = {"card": voice.card(card), "owner": owner_label(owner, notebook.names, voice)}
    if 0 < exact < 1:
        return Answer(None, (), voice.text("assist-why-open", percent=percent(exact), **args), [])
    holds = exact == 1
    facts = explain(knowledge, card, owner, holds)
    heading = voice.text("assist-why-known" if holds else "assist-why-excluded", **args)
    return Answer(holds, facts, heading, voice.reasons(notebook.names, facts, card, owner, holds, notebook.me))
