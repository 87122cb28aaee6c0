"""Everything a browser needs to read notes of an edition and to put them into words without a server.

The rules stay in Python: the pack carries them as data. `web/js/notes/` reads it.
"""

from collections.abc import Iterator

from msgspec import Struct

from sleuth.core.decks import featured, read_tip
from sleuth.core.game import CardId
from sleuth.deduction.notes.field_types import FieldType, file_fields, note_fields
from sleuth.deduction.notes.rules import RULES, AnyRow
from sleuth.deduction.notes.words import PILES, feature_words
from sleuth.editions import Edition
from sleuth.review.house_rules import HouseRules, house_rules
from sleuth.review.pack_texts import pack_texts
from sleuth.sentences import Speaker
from sleuth.sentences.names import forms_of

Offers = dict[str, dict[str, list[str]]]
"""For each kind of note and each of its fields: options one of which must be on; none if it is always there."""


class EditionPack(Struct, frozen=True, kw_only=True):
    """An edition in one language, for notes."""

    language: str
    id: str
    title: str
    theme: str
    seats: tuple[int, int]
    kinds: tuple[str, ...]
    """The kinds of cards; the last one is the places."""
    cards: dict[CardId, str]
    """The kind of each card, in the order of the edition."""
    features: dict[str, list[CardId]]
    """The cards with each feature a tip can ask for; a kind is one, too."""
    piles: list[str]
    """Owners that are not seats."""
    file: dict[str, FieldType]
    notes: dict[str, dict[str, FieldType]]
    """The fields of each kind of note, by the field that identifies it."""
    rules: dict[str, tuple[AnyRow, ...]]
    """The rows of each kind of note."""
    offers: Offers
    """What can happen in this edition, and so is worth asking people for."""
    house: HouseRules
    names: dict[CardId, dict[str, str]]
    """The forms of each card's name; the plain one has no key."""
    feature_names: dict[str, str]
    texts: str
    """The messages of its sentences, in Fluent."""


def pack_of(voice: Speaker) -> EditionPack:
    """Return the pack of an edition in the language of a speaker."""
    edition = voice.edition
    features = feature_words(edition)
    return EditionPack(
        language=voice.language,
        id=edition.id,
        title=voice.edition_title(),
        theme=edition.theme,
        seats=edition.seats,
        kinds=edition.kinds,
        cards={card.id: card.kind for card in edition.cards},
        features={feature: list(featured(edition, feature)) for feature in features},
        piles=list(PILES),
        file=file_fields(),
        notes=note_fields(),
        rules=RULES,
        offers=_offers(edition),
        house=house_rules(edition),
        names={card.id: _forms(voice, card.id) for card in edition.cards},
        feature_names={feature: voice.feature(feature) for feature in features},
        texts=pack_texts(voice),
    )


def _forms(voice: Speaker, card: CardId) -> dict[str, str]:
    forms = forms_of(voice.edition, card)
    usual = {"": voice.card(card)} | {form: voice.card(card, form) for form in forms}
    return usual if "acc" in usual else usual | {"acc": voice.card(card, "acc")}


# --- what can happen


def _offers(edition: Edition) -> Offers:
    """Return the kinds of notes and fields that this edition has a use for."""
    fields = note_fields()
    offers: Offers = {kind: {name: [] for name in fields[kind]} for kind in fields if kind != "tip"}
    if any(read_tip(card) for card in edition.decks.get("investigation", ())):
        offers["tip"] = {name: [] for name in fields["tip"]}
    for name, options in {
        "declined": [*_effect(edition, "decline")],
        "second": [*_effect(edition, "second-card")],
        "lied": ["false_witness"] if edition.family != "cards" else [],
    }.items():
        if options:
            offers["suggest"][name] = options
        else:
            del offers["suggest"][name]
    return offers


def _effect(edition: Edition, effect: str) -> Iterator[str]:
    """Yield the options that bring an effect into the game: as a card, as an ability."""
    if effect in edition.decks.get("intrigue", ()):
        yield "intrigue"
    if any(card.ability == effect for card in edition.cards):
        yield "abilities"
