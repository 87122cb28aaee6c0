"""The words of one edition in one language: names, forms, lists. Sentences are made of these."""

from collections.abc import Iterable, Sequence
from typing import Any

from sleuth.core.decks import read_tip
from sleuth.core.game import CardId, Case, Spot
from sleuth.core.landmarks import landmark
from sleuth.editions import Edition
from sleuth.sentences.messages import UnknownMessageError, Word
from sleuth.sentences.names import names_of
from sleuth.sentences.vocabulary import edition_messages


class Voice:
    """One edition in one language."""

    def __init__(self, language: str, edition: Edition) -> None:
        self.language = language
        self.edition = edition
        self._messages = edition_messages(language, edition)
        self._names = names_of(language, edition)

    def __repr__(self) -> str:
        return f"speaker({self.language!r}, {self.edition!r})"

    # --- messages

    def text(self, key: str, **args: Any) -> str:
        """Return a message of the locale, filled in; `key.attribute` is an attribute of a message."""
        message, _, attribute = key.partition(".")
        return self._messages.text(message, attribute or None, args)

    def _word(self, key: str, form: str | None = None, **args: Any) -> str:
        """Return a word that the edition may define; if it does not, the locale does."""
        if self._names.has(key, form):
            return self._names.text(key, form)
        return self._messages.text(key, form, args)

    # --- the edition

    def edition_title(self) -> str:
        """Return the edition's title."""
        return self._names.text("title")

    def tagline(self) -> str:
        """Return the edition in one sentence."""
        return self._names.text("tagline")

    def victim(self, form: str | None = None) -> str:
        """Return whose death is investigated."""
        return self._names.text("victim", form)

    def aside(self, key: str) -> str | None:
        """Return one of the `ASIDES`, if the edition has it."""
        return (self._names.text(key) or None) if self._names.has(key) else None

    def kind(self, kind: str, form: str | None = None) -> str:
        """Return the name of a kind; forms: `a` with its article, `acc` the same as an object, `many` and `all`."""
        return self._word(f"kind-{kind}", form)

    def feature(self, feature: str, form: str | None = None) -> str:
        """Return a card with this feature or of this kind, such as "a woman"; forms: `acc` as an object, `all`."""
        if feature in self.edition.kinds:
            return self.kind(feature, form or "a")
        return self._word(f"feature-{feature}", form)

    # --- cards and spots

    def card(self, card: CardId, form: str | None = None) -> str:
        """Return the name of a card or of the centre, or a form of it: `the`, `acc`, `of`, `to`, `with`, `in`."""
        if card not in self.edition.card and card != self.edition.centre:
            raise UnknownMessageError(f"no card {card!r} in the edition {self.edition.id!r}")
        if form == "acc" and card in self.edition.suspects:
            form = "the"  # people have no separate form as an object
        return self._names.text(card, form)

    def spot(self, spot: Spot, form: str | None = None) -> str:
        """Return the name of a place or a square; forms: `the`, `acc`, `in`, `to`."""
        if spot in self.edition.card or spot == self.edition.centre:
            return self.card(spot, form)
        if self.edition.board is None or spot not in self.edition.board.cells:
            raise UnknownMessageError(f"no place and no square {spot!r} in the edition {self.edition.id!r}")
        near = landmark(self.edition, spot)
        return self._messages.text("square", form, {"place": self.spot_word(near.place), "steps": near.steps})

    def word(self, card: CardId) -> Word:
        """Return a card for a message, which chooses its form."""
        return Word(lambda form: self.card(card, form))

    def spot_word(self, spot: Spot) -> Word:
        """Return a place or a square for a message, which chooses its form."""
        return Word(lambda form: self.spot(spot, form))

    def centre_word(self) -> Word:
        """Return the centre of the board for a message, which chooses its form."""
        assert self.edition.centre is not None
        return self.word(self.edition.centre)

    def feature_word(self, feature: str) -> Word:
        """Return a feature for a message, which chooses its form."""
        return Word(lambda form: self.feature(feature, form))

    # --- several cards

    def listed(self, items: Iterable[str], last: str = "and") -> str:
        """Return items as a list: "a, b and c"; `last` is `and` or `or`."""
        texts = list(items)
        if len(texts) < 2:
            return "".join(texts)
        most = texts[0]
        for item in texts[1:-1]:
            most = self.text("list-comma", first=most, next=item)
        return self.text(f"list-{last}", first=most, next=texts[-1])

    def cards(self, cards: Iterable[CardId], last: str = "and") -> str:
        """Return the plain names of cards as a list."""
        return self.listed((self.card(card) for card in cards), last)

    def cards_word(self, cards: Sequence[CardId], last: str = "and") -> Word:
        """Return several cards for a message, which chooses their form; `quoted`: plain names in quotation marks."""

        def in_form(form: str | None) -> str:
            if form == "quoted":
                return self.listed((self.text("quoted", title=self.card(card)) for card in cards), last)
            return self.listed((self.card(card, form) for card in cards), last)

        return Word(in_form)

    def claim_args(self, cards: Sequence[CardId]) -> dict[str, Any]:
        """Return the arguments of the message `claim` for one card of each kind."""
        suspect, weapon, place = (self.word(card) for card in cards)
        return {"theme": self.edition.theme, "suspect": suspect, "weapon": weapon, "place": place}

    def claim(self, cards: Case) -> str:
        """Return one card of each kind as a claim: who, with what, where."""
        return self.text("claim", **self.claim_args(cards))

    # --- extra cards, options

    def effect(self, effect: str) -> str:
        """Return the title of an intrigue card or an ability."""
        return self.text(f"effect-{effect}")

    def effect_help(self, effect: str) -> str:
        """Return what an intrigue card or an ability does."""
        return self.text(f"effect-{effect}.help")

    def investigation(self, card: str) -> str:
        """Return the title of an investigation card."""
        key, args = self._investigation(card)
        return self.text(key, **args)

    def investigation_help(self, card: str) -> str:
        """Return what an investigation card does."""
        key, args = self._investigation(card)
        return self.text(f"{key}.help", **args)

    def _investigation(self, card: str) -> tuple[str, dict[str, Word]]:
        tip = read_tip(card)
        if tip is None:
            return f"investigation-{card}", {}
        key = "tip" if not tip.secret else "secret-all" if tip.every else "secret-one"
        return f"investigation-{key}", {"feature": self.feature_word(tip.feature)}

    def option(self, name: str) -> str:
        """Return in one line what a house rule decides."""
        return self.text(f"option-{name.replace('_', '-')}")
