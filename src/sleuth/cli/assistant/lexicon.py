"""The words of one table in one language: cards, players, features, and the commands of the notes."""

from collections.abc import Sequence
from functools import cache

from sleuth.cli.assistant.matching import NamedThing, find, phrase, plain
from sleuth.editions import Edition
from sleuth.sentences import Speaker, speaker

VERBS = ("suggest", "accuse", "saw", "lacks", "holds", "one", "tip", "case")
"""What a line can note."""
ANSWERS = ("pass", "show", "decline", "second", "nobody", "lied", "no", "yes", "wrong", "right")
"""What can be said about answers."""
COMMANDS = ("undo", "edit", "delete", "list", "why", "sheet", "cases", "advise", "hand", "open", "help", "quit")
"""Other commands."""
PILES = ("case", "side", "centre", "open")
"""Owners that are not players."""

_KEYS = (*VERBS, *ANSWERS, *COMMANDS, "side", "centre", "filler")


class Lexicon:
    """The entries to look names up in; every language understands English as well."""

    def __init__(self, voice: Speaker, names: Sequence[str] = ()) -> None:
        self.voice = voice
        self.names = tuple(names)
        self.all_words = {key: _keyword(voice, key) for key in _KEYS}
        initials = {name[:1] for name in map(plain, names)}
        self.words = {key: words - initials for key, words in self.all_words.items()}
        """One-letter words give way to players whose names begin with that letter."""
        self.seats = [NamedThing(name, name, (phrase(name),)) for name in names]
        self.cards = [_card_entry(voice, card.id) for card in voice.edition.cards]
        self.features = [_feature_entry(voice, feature) for feature in _features(voice.edition)]

    def entry(self, card: str) -> NamedThing:
        """Return the entry of a card."""
        return next(entry for entry in self.cards if entry.value == card)

    def means(self, token: str, *keys: str) -> str | None:
        """Return which of these words of the language a token is."""
        word = plain(token)
        return next((key for key in keys if word in self.words[key]), None)

    def command(self, token: str) -> str | None:
        """Return which command a word alone on its line is."""
        word = plain(token)
        return next((key for key in COMMANDS if word in self.all_words[key]), None)

    def is_seat(self, token: str) -> bool:
        """Return whether a token is the exact name of a player, or its first word."""
        word = phrase(token)
        return bool(word) and any(entry.names[0][: len(word)] == word for entry in self.seats)


def help_text(lexicon: Lexicon) -> str:
    """Return how to write lines, with cards and players of this table."""
    voice, names = lexicon.voice, lexicon.names
    cards = (short_card(lexicon, cards[0]) for cards in voice.edition.by_kind)
    seats = (names[seat % len(names)] for seat in range(3))
    args = dict(zip(("suspect", "weapon", "place", "a", "b", "c"), (*cards, *seats), strict=True))
    return "\n".join((voice.text("assist-help", **args), voice.text("advice-help", **args)))


def short_card(lexicon: Lexicon, card: str) -> str:
    """Return a short form of a card's name that nothing else could mean."""
    words = sorted(lexicon.voice.card(card).casefold().split(), key=len, reverse=True)
    return next((word for word in words if len(find(phrase(word), lexicon.cards)) == 1), card)


def _keyword(voice: Speaker, key: str) -> frozenset[str]:
    own = voice.text(f"assist-word-{key}").split()
    return frozenset(map(plain, (*own, *_english(voice.edition).text(f"assist-word-{key}").split())))


@cache
def _english(edition: Edition) -> Speaker:
    return speaker("en", edition)


def _card_entry(voice: Speaker, card: str) -> NamedThing:
    label = voice.card(card)
    return NamedThing(card, label, (phrase(label), phrase(card)), (phrase(_english(voice.edition).card(card)),))


def _features(edition: Edition) -> list[str]:
    return [*edition.kinds, *dict.fromkeys(feature for card in edition.cards for feature in card.features)]


def _feature_entry(voice: Speaker, feature: str) -> NamedThing:
    label = voice.feature(feature)
    names = (phrase(feature), phrase(label), phrase(voice.feature(feature, "all")))
    return NamedThing(feature, label, names, (phrase(_english(voice.edition).feature(feature)),))
