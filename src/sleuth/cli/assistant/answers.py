"""The answers to a suggestion: `pass C; show A rope`, or player by player: `C no, A rope`."""

from typing import Any

from sleuth.cli.assistant.cursor import Cursor
from sleuth.cli.assistant.matching import NamedThing
from sleuth.deduction.notes import NotesError


class SuggestionAnswers:
    """The answers to a suggestion, while they are read."""

    def __init__(self, cursor: Cursor, named: list[NamedThing]) -> None:
        self.cursor = cursor
        self.named = named
        self.passed: list[str] = []
        self.declined: list[str] = []
        self.lied: list[str] = []
        self.shown_by: str | None = None
        self.card: str | None = None
        self.second: str | bool | None = None
        self.nobody = False

    @property
    def spoken(self) -> set[str | None]:
        """Who has answered already."""
        return {*self.passed, *self.declined, *self.lied, self.shown_by}

    def read(self) -> None:
        """Read everything up to the end of the line."""
        while not self.cursor.done:
            self.cursor.skip_breaks()
            key = self.cursor.word("pass", "show", "decline", "second", "nobody", "no", "lied")
            if key in ("pass", "decline", "lied"):
                {"pass": self.passed, "decline": self.declined, "lied": self.lied}[key].extend(self._seats())
            elif key == "show":
                self._show(self.cursor.seat())
            elif key == "second":
                self.second = self._second()
            elif key is not None:
                self.nobody = True
            else:
                self._one(self.cursor.seat())

    def fields(self) -> dict[str, Any]:
        """Return the answers as they stand in the file."""
        found = {"passed": self.passed, "declined": self.declined, "lied": self.lied}
        fields: dict[str, Any] = {key: list(dict.fromkeys(names)) for key, names in found.items() if names}
        if self.shown_by is not None:
            fields["shown_by"] = self.shown_by
        if self.card is not None:
            fields["card"] = self.card
        if self.second is not None:
            fields["second"] = self.second
        return fields

    def _one(self, seat: str) -> None:
        """Read what one player did: `C no`, `A rope`, or `A` alone for showing a card."""
        key = self.cursor.word("no", "pass", "decline", "lied", "yes", "show")
        if key in ("no", "pass"):
            self.passed.append(seat)
        elif key in ("decline", "lied"):
            (self.declined if key == "decline" else self.lied).append(seat)
        else:
            self._show(seat)

    def _show(self, seat: str) -> None:
        if self.shown_by is not None:
            raise NotesError("shown-twice", seat=seat, other=self.shown_by)
        self.shown_by = seat
        if not self.cursor.at_break:
            self.card = self.cursor.try_card(self.named) or self._other_card()

    def _other_card(self) -> str | None:
        """Read a card that was not named; the notes will refuse it."""
        if self.cursor.lexicon.means(self.cursor.token, "pass", "show", "decline", "second", "lied"):
            return None
        return self.cursor.card()

    def _second(self) -> str | bool:
        if self.cursor.word("no", "nobody"):
            return False
        self.cursor.word("yes")
        return (None if self.cursor.at_break else self.cursor.try_card(self.named)) or True

    def _seats(self) -> list[str]:
        """Read players, with or without commas; another separator ends the list, and so does the next answer."""
        seats = [self.cursor.seat()]
        while True:
            start = self.cursor.at
            after_comma = self.cursor.rest.startswith(",")
            self.cursor.at += after_comma
            seat = None if self.cursor.at_break else self.cursor.try_seat()
            if seat is None or (after_comma and self._tells_more()):
                self.cursor.at = start
                return seats
            seats.append(seat)

    def _tells_more(self) -> bool:
        """Return whether a card or a yes or no follows, so that a new answer has begun."""
        start = self.cursor.at
        more = self.cursor.word("no", "yes") or (None if self.cursor.at_break else self.cursor.try_card(self.named))
        self.cursor.at = start
        return more is not None
