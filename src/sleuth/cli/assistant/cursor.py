"""A line being read, word by word, from left to right."""

import re
from collections.abc import Sequence

from sleuth.cli.assistant.lexicon import ANSWERS, PILES, Lexicon
from sleuth.cli.assistant.matching import BREAKS, LONGEST, NamedThing, find, guess, phrase, tokens
from sleuth.deduction.notes import NotesError


class Cursor:
    """A position in a line; a failed `try_...` does not move it."""

    def __init__(self, line: str, lexicon: Lexicon) -> None:
        self.lexicon = lexicon
        self.tokens = [part for token in tokens(line) for part in self._parts(token)]
        self.at = 0

    # --- moving

    @property
    def done(self) -> bool:
        """Whether only breaks are left."""
        return all(token in BREAKS for token in self.tokens[self.at :])

    @property
    def token(self) -> str:
        """The next word, or nothing."""
        return self.tokens[self.at] if self.at < len(self.tokens) else ""

    @property
    def rest(self) -> str:
        """The unread part of the line."""
        return " ".join(self.tokens[self.at :])

    @property
    def at_break(self) -> bool:
        """Whether a part of the line ends here."""
        return self.at >= len(self.tokens) or self.token in BREAKS

    def skip_breaks(self) -> None:
        """Go on to the next part of the line."""
        while self.token in BREAKS and self.token:
            self.at += 1

    def expect_end(self) -> None:
        """Refuse unread words."""
        if not self.done:
            self.skip_breaks()
            raise NotesError("leftover", word=self.rest)

    # --- words of the language

    def word(self, *keys: str) -> str | None:
        """Read the next word if it is one of these; a player of that name takes precedence."""
        if self.at_break or self.lexicon.is_seat(self.token):
            return None
        key = self.lexicon.means(self.token, *keys)
        self.at += key is not None
        return key

    def number(self) -> int:
        """Read a whole number."""
        token = self.token.rstrip(".")
        if not token.isdecimal() or len(token) > LONGEST:
            raise NotesError("number-expected", word=self.token)
        self.at += 1
        return int(token)

    # --- names

    def try_seat(self) -> str | None:
        """Read a player, if one is named next."""
        start = self.at
        while not self.lexicon.is_seat(self.token) and self.lexicon.means(self.token, "filler"):
            self.at += 1
        if self.lexicon.is_seat(self.token) or not self.lexicon.means(self.token, *ANSWERS):
            found = self._longest(self.lexicon.seats)
            if found is not None:
                return found
        self.at = start
        return None

    def seat(self) -> str:
        """Read a player."""
        self.skip_breaks()
        found = self.try_seat()
        if found is None:
            raise self._unknown("seat", self.lexicon.seats)
        return found

    def owner(self) -> str:
        """Read a player or a pile."""
        self.skip_breaks()
        found = self.try_seat()
        if found is not None:
            return found
        pile = self.word(*PILES)
        if pile is None:
            raise self._unknown("seat", self.lexicon.seats)
        return pile

    def try_card(self, pool: Sequence[NamedThing] | None = None) -> str | None:
        """Read a card of the pool, if one is named next; if in doubt, one of the pool is meant."""
        start = self.at
        while self.lexicon.means(self.token, "filler"):
            self.at += 1
        if not self.at_break:
            found = self._longest(self.lexicon.cards if pool is None else pool)
            if found is not None:
                return found
        self.at = start
        return None

    def card(self, pool: Sequence[NamedThing] | None = None) -> str:
        """Read a card, of the pool if possible."""
        self.skip_breaks()
        found = self.try_card(pool) or self.try_card()
        if found is None:
            raise self._unknown("card", self.lexicon.cards)
        return found

    def cards(self) -> list[str]:
        """Read all cards up to the end of the line."""
        found = [self.card()]
        while not self.done:
            found.append(self.card())
        return found

    def feature(self) -> str:
        """Read the feature that a tip asks for."""
        found = None if self.at_break else self._longest(self.lexicon.features)
        if found is None:
            raise self._unknown("feature", self.lexicon.features)
        return found

    # --- helpers

    def _parts(self, token: str) -> list[str]:
        """Split `l’avion` into two words, unless a player is called that."""
        short = re.fullmatch(r"(\w)['’](\w.*)", token)
        if short is None or self.lexicon.is_seat(token) or not self.lexicon.means(short[1], "filler"):
            return [token]
        return [short[1], short[2]]

    def _longest(self, entries: Sequence[NamedThing]) -> str | None:
        """Read the name that takes most words; refuse words that could mean several things."""
        end = next((n for n in range(self.at, len(self.tokens)) if self.tokens[n] in BREAKS), len(self.tokens))
        for stop in range(min(end, self.at + LONGEST), self.at, -1):
            words = phrase(" ".join(self.tokens[self.at : stop]))
            found = find(words, entries) if words else []
            if len(found) > 1 and stop == self.at + 1:
                raise NotesError("ambiguous", word=self.token, candidates=", ".join(entry.label for entry in found))
            if len(found) == 1:
                self.at = stop
                return found[0].value
        return None

    def _unknown(self, what: str, entries: Sequence[NamedThing]) -> NotesError:
        while not self.at_break and self.lexicon.means(self.token, "filler"):
            self.at += 1
        if self.at_break:
            return NotesError("incomplete", expected=what)
        known = ", ".join(entry.label for entry in entries)
        return NotesError(f"unknown-{what}", word=self.token, nearest=guess(self.token, entries), known=known)
