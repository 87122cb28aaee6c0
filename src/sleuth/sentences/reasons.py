"""Proofs as sentences: what was learnt in which turn, what to make of it, and what follows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from sleuth.core.game import CardId, Seat
from sleuth.sentences.company import Company
from sleuth.sentences.voice import Voice

if TYPE_CHECKING:  # telling a game does not need the code that counts deals
    from sleuth.deduction import Fact, Owner

ALIKE = frozenset({"hand", "open", "shown", "passed", "peeked", "looked", "tip-none"})
"""Ways of knowing whose facts are merged into one sentence when they are about the same players."""


class Statement(NamedTuple):
    """One fact, or several of the same kind, for one sentence."""

    fact: Fact
    owners: tuple[Owner, ...]
    cards: tuple[CardId, ...]
    turns: tuple[int, ...]


def tell_reasons(company: Company, facts: Sequence[Fact], card: CardId, owner: Owner, holds: bool) -> list[str]:
    """Return why the owner holds the card (or does not): the facts in order, a hint at the argument, the conclusion."""
    voice = company.voice
    sentences = [_statement(company, statement) for statement in merged(facts)]
    sentences += _Argument(company, facts).hint(card, owner, holds)
    key = "reason-so-holds" if holds else "reason-so-lacks"
    return [*sentences, voice.text(key, card=voice.word(card), **company.where(owner))]


# --- merging facts


def merged(facts: Iterable[Fact]) -> list[Statement]:
    """Merge facts into statements: answers of several players to one question, then facts about the same players."""
    statements = [Statement(fact, (fact.owner,), fact.cards, (fact.turn,)) for fact in facts]
    together = _together(statements, lambda one: (one.fact.cards, one.fact.turn))
    return _together(together, lambda one: one.owners)


def _together(statements: Iterable[Statement], same: Callable[[Statement], object]) -> list[Statement]:
    groups: dict[Any, Statement] = {}
    for number, one in enumerate(statements):
        fact = one.fact
        alike = (fact.how, fact.to, fact.note is None, same(one)) if fact.how in ALIKE else number
        before = groups.get(alike)
        groups[alike] = one if before is None else _joined(before, one)
    return list(groups.values())


def _joined(one: Statement, other: Statement) -> Statement:
    return Statement(
        one.fact,
        tuple(dict.fromkeys((*one.owners, *other.owners))),
        tuple(dict.fromkeys((*one.cards, *other.cards))),
        tuple(dict.fromkeys((*one.turns, *other.turns))),
    )


# --- one sentence


def _statement(company: Company, statement: Statement) -> str:
    voice, fact, cards = company.voice, statement.fact, statement.cards
    sentence = voice.text(
        f"reason-{fact.how}",
        cards=voice.cards_word(cards),
        options=voice.cards_word(cards, "or"),
        number=len(cards),
        sense=_sense(fact),
        least=fact.least,
        most=fact.most,
        **company.listed(statement.owners),
        **company.to(fact.to),
        **company.where(fact.owner),
        **_claim(voice, cards),
    )
    return _dated(voice, statement, sentence)


def _dated(voice: Voice, statement: Statement, sentence: str) -> str:
    """Return a sentence with the turns or notes it comes from; the deal has none."""
    fact, turns = statement.fact, statement.turns
    if fact.note is None and not any(turns):
        return sentence[:1].upper() + sentence[1:]
    key = "reason-in-turns" if fact.note is None else "reason-in-notes"
    return voice.text(key, turns=voice.listed(str(turn) for turn in turns), count=len(turns), told=sentence)


def _sense(fact: Fact) -> str:
    """Return what a fact says about its cards."""
    if fact.least == len(fact.cards):
        return "all"
    if fact.least == fact.most:
        return "exactly" if fact.most else "none"
    return "least" if fact.most == len(fact.cards) else "most" if fact.least == 0 else "between"


def _claim(voice: Voice, cards: Sequence[CardId]) -> dict[str, Any]:
    """Return the arguments of a claim, if the cards are one of each kind."""
    kinds = voice.edition.kinds
    ordered = sorted(cards, key=lambda card: kinds.index(voice.edition.card[card].kind))
    complete = [voice.edition.card[card].kind for card in ordered] == list(kinds)
    return {"whole": "yes", **voice.claim_args(ordered)} if complete else {"whole": "no"}


# --- the kind of argument


class _Argument:
    """Facts that prove something, searched for the step that is easiest to see."""

    def __init__(self, company: Company, facts: Sequence[Fact]) -> None:
        self.company, self.voice, self.names, self.facts = company, company.voice, company.names, facts
        self.plain = all(_sense(fact) in ("all", "none") for fact in facts)

    def hint(self, card: CardId, owner: Owner, holds: bool) -> list[str]:
        """Return the last step of the argument, if there is more than one."""
        if len(self.facts) == 1 and self.plain and card in self.facts[0].cards:
            return []
        steps = self._held(card, owner) if holds else self._lacked(card, owner)
        return steps or [self.voice.text("reason-hint-other")]

    def _held(self, card: CardId, owner: Owner) -> list[str]:
        """Return why the owner holds the card, if that is easy to see."""
        for fact in self.facts:
            if self._only_one_left(fact, card, owner):
                key = "reason-hint-left-turn" if fact.note is None else "reason-hint-left-note"
                return [self._say(key, card, owner, turn=fact.turn)]
        if owner == "case" and all(self._excluded(other, owner) for other in self._of_kind(card)):
            return [self._say("reason-hint-kind", card, owner)]
        return [self._say("reason-hint-nobody", card, owner)] if self._nobody_else(card, owner) else []

    def _lacked(self, card: CardId, owner: Owner) -> list[str]:
        """Return why the owner does not hold the card, if easy to see: the hand is full, or the card is elsewhere."""
        if all(fact.owner == owner and card not in fact.cards for fact in self.facts):
            return [self._say("reason-hint-one-each" if owner == "case" else "reason-hint-full", card, owner)]
        elsewhere: list[Owner] = [*range(len(self.names)), "case", "side", "centre"]
        for other in elsewhere:
            if other != owner and (steps := self._held(card, other)):
                return steps
        for instead in self._of_kind(card) if owner == "case" else ():
            if steps := self._held(instead, owner):
                return [*steps, self._say("reason-hint-one-each", card, owner)]
        return []

    def _only_one_left(self, fact: Fact, card: CardId, owner: Owner) -> bool:
        """Return whether a fact says that the owner holds some of these cards, and this card must be one of them."""
        if fact.owner != owner or card not in fact.cards or not 0 < fact.least < len(fact.cards):
            return False
        return sum(not self._excluded(other, owner) for other in fact.cards) == fact.least

    def _nobody_else(self, card: CardId, owner: Owner) -> bool:
        """Return whether each fact only takes the card from another owner, or fills another owner's hand."""
        seats: set[Seat] = {fact.owner for fact in self.facts if isinstance(fact.owner, int)} - {owner}
        if not self.plain or seats != set(range(len(self.names))) - {owner}:
            return False
        return all(fact.owner != owner and (card in fact.cards) == (fact.most == 0) for fact in self.facts)

    def _excluded(self, card: CardId, owner: Owner) -> bool:
        """Return whether a single fact says that the owner does not hold the card."""
        return any(
            card in fact.cards and _sense(fact) == ("none" if fact.owner == owner else "all") for fact in self.facts
        )

    def _of_kind(self, card: CardId) -> list[CardId]:
        """Return the other cards of the same kind."""
        edition = self.voice.edition
        return [other.id for other in edition.cards if other.kind == edition.card[card].kind and other.id != card]

    def _say(self, key: str, card: CardId, owner: Owner, **more: Any) -> str:
        return self.voice.text(key, card=self.voice.word(card), **self.company.where(owner), **more)
