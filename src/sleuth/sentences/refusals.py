"""Refusals as sentences: what is not possible, why, and the clause of RULES.md."""

from typing import Any

from sleuth.core.refusals import Refusal
from sleuth.sentences.messages import UnknownMessageError
from sleuth.sentences.voice import Voice

_NO_CLAUSE = frozenset({"unknown-option", "option-not-for-edition", "bad-option"})
"""Codes for mistakes in a name or a value; no clause of the rules explains them."""
_CARDS = frozenset({"card", "figure", "place"})


def explain(voice: Voice, refusal: Refusal) -> str:
    """Return why something is refused, with the clause of the rules that forbids it."""
    details = {key: _detail(voice, key, value) for key, value in refusal.details.items()}
    sentence = voice.text(f"error-{refusal.code}", **details)
    return sentence if refusal.code in _NO_CLAUSE else f"{sentence} ({refusal.rule})"


def _detail(voice: Voice, key: str, value: str | int) -> Any:
    if isinstance(value, int):
        return value
    if key in _CARDS:
        return _card(voice, value)
    if key == "effect":
        return _known(voice, f"effect-{value}", value)
    if key == "edition":
        return voice.edition_title() if value == voice.edition.id else value
    if key == "needs":
        return voice.text(f"needs-{value}")
    return value


def _card(voice: Voice, value: str) -> Any:
    """Return the name of a card, place, square or investigation card; anything unknown stays as it was typed."""
    edition = voice.edition
    if value in edition.card or value == edition.centre:
        return voice.word(value)
    if edition.board is not None and value in edition.board.cells:
        return voice.spot_word(value)
    if value in edition.decks.get("investigation", ()):
        return voice.investigation(value)
    return value


def _known(voice: Voice, key: str, otherwise: str) -> str:
    try:
        return voice.text(key)
    except UnknownMessageError:
        return otherwise
