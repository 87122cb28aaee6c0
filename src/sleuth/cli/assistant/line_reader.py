"""Turns lines into notes: `B plum rope hall; pass C; show A rope` and its shorter forms (docs/deduce.md)."""

from collections.abc import Callable, Collection
from typing import Any

from sleuth.cli.assistant.answers import SuggestionAnswers
from sleuth.cli.assistant.cursor import Cursor
from sleuth.cli.assistant.lexicon import PILES, VERBS, Lexicon
from sleuth.cli.assistant.matching import NamedThing, guess
from sleuth.core.game import Game, Seat
from sleuth.deduction.notes import NotesError

RawNote = dict[str, Any]
"""A note as it stands in the file."""


class LineReader:
    """Reads lines at one table; `opened` are the players whose hands lie open and who are no longer asked."""

    def __init__(self, lexicon: Lexicon, game: Game, opened: Collection[Seat] = ()) -> None:
        self.lexicon = lexicon
        self.game = game
        self.opened = opened

    def note(self, line: str) -> RawNote:
        """Read a line as a note; raise `NotesError` if it is not one."""
        cursor = Cursor(line, self.lexicon)
        verb = cursor.word(*VERBS)
        who = None
        if verb is None:
            who = cursor.try_seat()
            if who is None:
                raise _unknown_line(cursor, self.lexicon)
            verb = _verb_after_seat(cursor)
        note = _READING[verb](self, cursor, who)
        cursor.expect_end()
        return note

    # --- kinds of notes

    def suggested(self, cursor: Cursor, who: str | None) -> RawNote:
        """Read a suggestion and its answers."""
        by = who or cursor.seat()
        note: RawNote = {"suggest": self._three(cursor), "by": by}
        named = [self.lexicon.entry(card) for card in note["suggest"]]
        answers = SuggestionAnswers(cursor, named)
        answers.read()
        if answers.shown_by is not None and not answers.passed:
            answers.passed = self._between(by, answers)
        if answers.nobody:
            answers.passed = [name for name in self._asked(by) if name not in answers.spoken]
        return note | answers.fields()

    def accused(self, cursor: Cursor, who: str | None) -> RawNote:
        """Read an accusation, wrong or right."""
        by = who or cursor.seat()
        cards = self._three(cursor)
        cursor.skip_breaks()
        result = cursor.word("wrong", "no", "right", "yes")
        if result is None:
            raise (
                NotesError("incomplete", expected="result") if cursor.done else NotesError("leftover", word=cursor.rest)
            )
        return {"accuse": cards, "by": by, "right": result in ("right", "yes")}

    def saw(self, cursor: Cursor, who: str | None) -> RawNote:
        """Read a card that was seen, and where; in either order."""
        if who is None and not self.lexicon.is_seat(cursor.token) and not self.lexicon.means(cursor.token, *PILES):
            card = cursor.card()
            return {"saw": card, "of": cursor.owner()}
        owner = who or cursor.owner()
        return {"saw": cursor.card(), "of": owner}

    def owned(self, key: str) -> Callable[[Cursor, str | None], RawNote]:
        """Return a reader of notes about an owner and some cards."""

        def read(cursor: Cursor, who: str | None) -> RawNote:
            owner = who or cursor.owner()
            return {key: cursor.cards(), "who": owner}

        return read

    def tipped(self, cursor: Cursor, who: str | None) -> RawNote:
        """Read a tip, who showed a card and who had none."""
        feature = cursor.feature()
        by = who or cursor.seat()
        note: RawNote = {"tip": feature, "by": by, "shown_by": [], "passed": [], "cards": {}}
        while not cursor.done:
            seat = cursor.seat()
            if cursor.word("no", "pass"):
                note["passed"].append(seat)
                continue
            note["shown_by"].append(seat)
            cursor.word("yes", "show")
            card = None if cursor.at_break else cursor.try_card()
            if card is not None:
                note["cards"][seat] = card
        return {key: value for key, value in note.items() if value}

    def case(self, cursor: Cursor, who: str | None) -> RawNote:
        """Read the case, for players who know it."""
        return {"case": self._three(cursor)}

    # --- helpers

    def _three(self, cursor: Cursor) -> list[str]:
        """Read three cards; a short form means a card of a kind that has not been named yet."""
        edition, cards = self.game.edition, list[str]()
        for _ in edition.kinds:
            kinds = {edition.card[card].kind for card in cards}
            cards.append(cursor.card([e for e in self.lexicon.cards if edition.card[e.value].kind not in kinds]))
        order = {card.id: number for number, card in enumerate(edition.cards)}
        return sorted(cards, key=order.__getitem__)

    def _asked(self, by: str) -> list[str]:
        """Return who is asked, in order; players with open hands are not asked (R6.4)."""
        names = self.game.names
        return [names[seat] for seat in self.game.answerers(names.index(by), self.opened)]

    def _between(self, by: str, answers: SuggestionAnswers) -> list[str]:
        """Return who was asked before a card was shown, and therefore had none."""
        asked = self._asked(by)
        if answers.shown_by not in asked:
            return []
        before = asked[: asked.index(answers.shown_by)]
        return [name for name in before if name not in answers.spoken]


def _verb_after_seat(cursor: Cursor) -> str:
    """Read `B lacks ...`, `B has no ...`, `B has one of ...`; a card after a player begins a suggestion."""
    verb = cursor.word("suggest", "accuse", "lacks", "holds", "one", "tip")
    if verb != "holds":
        return verb or "suggest"
    return {"no": "lacks", "one": "one"}.get(cursor.word("no", "one") or "", "holds")


def _unknown_line(cursor: Cursor, lexicon: Lexicon) -> NotesError:
    if cursor.done:
        return NotesError("incomplete", expected="line")
    return NotesError("unknown-line", word=cursor.token, nearest=guess(cursor.token, lexicon.seats) or _verb(cursor))


def _verb(cursor: Cursor) -> str:
    """Return the word of the language that the next one means; raise `NotesError` with the nearest one otherwise."""
    lexicon = cursor.lexicon
    words = [
        NamedThing(word, word, ((word,),)) for key in VERBS for word in sorted(lexicon.words[key]) if len(word) > 2
    ]
    return guess(cursor.token, words)


_READING: dict[str, Callable[[LineReader, Cursor, str | None], RawNote]] = {
    "suggest": LineReader.suggested,
    "accuse": LineReader.accused,
    "saw": LineReader.saw,
    "lacks": lambda reader, cursor, who: reader.owned("lacks")(cursor, who),
    "holds": lambda reader, cursor, who: reader.owned("holds")(cursor, who),
    "one": lambda reader, cursor, who: reader.owned("holds_one_of")(cursor, who),
    "tip": LineReader.tipped,
    "case": LineReader.case,
}
