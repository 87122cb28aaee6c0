"""A person's notes of a game at a real table, written with methods; the same notes as `sleuth deduce` reads."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from sleuth.core.game import CardId
from sleuth.deduction import Knowledge, NotesError, Owner, Sheet, Showing
from sleuth.deduction.conflict import NotesConflict, conflict
from sleuth.deduction.notes import Notebook, notebook_of, read_json, write_json
from sleuth.editions import EDITION_IDS, Edition
from sleuth.review.advice import TOP
from sleuth.review.note_sentences import tell_note, worded
from sleuth.review.noted_advice import noted_advice
from sleuth.review.proof import prove
from sleuth.review.spoken_advice import SpokenAdvice
from sleuth.sentences import Speaker, speaker

PlayerNames = str | Iterable[str]
"""The name of a player, or several names."""


class Contradiction(NotesError):
    """Notes that cannot all be true; nothing follows from them."""

    def __init__(self, found: NotesConflict) -> None:
        notes, suspects = _numbers(found.notes, "and"), _numbers(found.suspects, "or")
        super().__init__("contradiction", notes=notes, suspects=suspects)
        self.conflict = found
        """The notes that contradict each other, and those that may be the mistake, counted from 0."""

    def __str__(self) -> str:
        """Name the notes as people count them, from 1."""
        notes, suspects = self.details["notes"], self.details["suspects"]
        mistake = f"; a mistake in note {suspects} would explain it" if suspects else ""
        if len(self.conflict.notes) == 1:
            return f"note {notes} contradicts the cards that are known"
        return f"notes {notes} contradict each other{mistake}"


class Notes:
    """Notes of one game, and what follows from them. Notes are numbered from 1 in messages.

    >>> hand = ["scarlett", "plum", "rope", "dagger", "hall", "study"]
    >>> notes = Notes("classic", ["Anna", "Ben", "Clara"], me="Anna", hand=hand)
    >>> notes.suggested("green", "spanner", "kitchen", by="Anna", passed="Ben", shown_by="Clara", card="kitchen")
    >>> notes.suggested("green", "spanner", "lounge", by="Clara", shown_by="Ben")
    >>> notes.probability("lounge", "Ben")
    1.0
    >>> notes.why("lounge", "Ben")[-1]
    'So Ben must have the lounge.'
    """

    def __init__(
        self,
        edition: str | Path | Edition,
        players: Sequence[str],
        *,
        me: str | None = None,
        hand: Sequence[CardId] = (),
        hand_sizes: Sequence[int] | None = None,
        open_cards: Sequence[CardId] = (),
        options: Mapping[str, Any] | None = None,
        showing: Showing = "neutral",
        language: str = "en",
    ) -> None:
        """Begin notes: the players clockwise, who I am and my hand; raises `NotesError`.

        `hand_sizes` are needed where cards are dealt unevenly, `open_cards` lie face up for all, `options` are house
        rules. `showing="random"` takes it that players choose at random which card they show.
        """
        raw: dict[str, Any] = {"edition": _edition_name(edition), "seats": list(players), "me": me, "hand": list(hand)}
        raw |= {"hand_sizes": None if hand_sizes is None else list(hand_sizes), "open": list(open_cards)}
        raw |= {"options": dict(options or {}), "notes": []}
        self._open({key: value for key, value in raw.items() if value or key == "notes"}, showing, language)

    def _open(self, raw: dict[str, Any], showing: Showing, language: str) -> None:
        with worded(language):
            notebook = notebook_of(raw)
        self.notebook: Notebook = notebook
        """The notes, read and checked."""
        self.showing, self.language, self._raw = showing, language, {"notes": [], **raw}
        self._knowledge: Knowledge | None = None

    # --- files

    @classmethod
    def load(cls, path: str | Path, *, showing: Showing = "neutral", language: str = "en") -> "Notes":
        """Read notes from a file of `sleuth deduce` or `sleuth assist`; raises `NotesError`."""
        notes = cls.__new__(cls)
        with worded(language):
            raw = read_json(Path(path).read_text(encoding="utf-8"))
        notes._open(raw, showing, language)
        return notes

    def save(self, path: str | Path) -> None:
        """Write the notes to a file."""
        Path(path).write_text(write_json(self._raw), encoding="utf-8")

    # --- writing notes; each raises `NotesError` or `Contradiction`, and is left out then

    def suggested(
        self,
        *cards: CardId,
        by: str,
        passed: PlayerNames = (),
        shown_by: str | None = None,
        card: CardId | None = None,
        declined: PlayerNames = (),
        second: CardId | bool | None = None,
        lied: PlayerNames = (),
    ) -> None:
        """Note a suggestion: who passed, who showed a card, and which one if I know it.

        `declined` are players who declined to answer (R8.6), `second` is the second card asked for, or whether there
        was one (R8.12), `lied` are players found to be false witnesses (R11.2).
        """
        answers = {"passed": _names(passed), "declined": _names(declined), "lied": _names(lied)}
        self._add(suggest=[*cards], by=by, shown_by=shown_by, card=card, second=second, **answers)

    def accused(self, *cards: CardId, by: str, right: bool = False) -> None:
        """Note an accusation, wrong or right."""
        self._add(accuse=[*cards], by=by, right=right)

    def saw(self, card: CardId, *, of: str) -> None:
        """Note a card I have seen: of a player, or of the `side` or `centre` cards."""
        self._add(saw=card, of=of)

    def lacks(self, who: str, *cards: CardId) -> None:
        """Note that a player (or `case`, `side`, `centre`) has none of these cards."""
        self._add(lacks=[*cards], who=who)

    def holds_one_of(self, who: str, *cards: CardId) -> None:
        """Note that a player (or `case`, `side`, `centre`) has at least one of these cards."""
        self._add(holds_one_of=[*cards], who=who)

    def holds(self, who: str, *cards: CardId) -> None:
        """Note that a player (or `case`, `side`, `centre`) has all of these cards."""
        self._add(holds=[*cards], who=who)

    def tipped(
        self,
        feature: str,
        *,
        by: str,
        shown_by: PlayerNames = (),
        passed: PlayerNames = (),
        cards: Mapping[str, CardId] = {},
    ) -> None:
        """Note a tip of the card game (R9.8, R9.9): who showed a card with the feature, who had none, what I saw."""
        self._add(tip=feature, by=by, shown_by=_names(shown_by), passed=_names(passed), cards=dict(cards))

    def case_known(self, *cards: CardId) -> None:
        """Note the case: I am the culprit, or I have looked."""
        self._add(case=[*cards])

    def undo(self) -> None:
        """Take back the last note; raises `IndexError` if there is none."""
        self.remove(len(self))

    def remove(self, number: int) -> None:
        """Remove a note by its number, counted from 1; raises `IndexError` if there is none."""
        if not 1 <= number <= len(self):
            raise IndexError(f"note {number}: expected a number from 1 to {len(self)}")
        self._keep([note for index, note in enumerate(self._raw["notes"], start=1) if index != number])

    def _add(self, **note: Any) -> None:
        before = self._raw["notes"]
        self._keep([*before, {key: value for key, value in note.items() if value not in (None, [], {})}])
        try:
            _ = self.knowledge
        except Contradiction:
            self._keep(before)
            raise

    def _keep(self, notes: list[dict[str, Any]]) -> None:
        raw = {**self._raw, "notes": notes}
        with worded(self.language):
            self.notebook, self._raw, self._knowledge = notebook_of(raw), raw, None

    # --- what follows

    @property
    def knowledge(self) -> Knowledge:
        """Everything that follows, exactly; owners are seats (from 0) or piles. Raises `Contradiction`."""
        if self._knowledge is None:
            found = self.notebook.knowledge(self.showing)
            wrong = None if found.consistent else conflict(self.notebook)
            if wrong is not None:
                raise Contradiction(wrong)
            self._knowledge = found
        return self._knowledge

    @property
    def sheet(self) -> Sheet:
        """The sheet; it prints as a table."""
        return Sheet(self.knowledge, names=self.notebook.names)

    def probability(self, card: CardId, owner: str) -> float:
        """Return how likely a player (or `case`, `side`, `centre`) has the card."""
        return self.knowledge.probability(*self._entry(card, owner))

    def why(self, card: CardId, owner: str) -> list[str]:
        """Return why the owner certainly has the card or certainly not; if neither, how likely it is."""
        notebook = self.notebook
        entry = self._entry(card, owner)
        return prove(self._voice, notebook.game, notebook.me, self.knowledge, *entry).answer

    def _entry(self, card: CardId, owner: str) -> tuple[CardId, Owner]:
        with worded(self.language):
            return self.notebook.card(card), self.notebook.owner(owner)

    def advise(self, *, place: CardId | None = None, top: int = TOP) -> SpokenAdvice:
        """Return what to do next: the best suggestions (`found`), or the `case` to accuse. Raises `NoAdvice`.

        It prints as sentences. On a board, `place` is where my figure stands; without it all places are compared.
        """
        return noted_advice(self._voice, self.notebook, self.knowledge, place, top)

    # --- printing

    @property
    def _voice(self) -> Speaker:
        return speaker(self.language, self.notebook.edition)

    @property
    def notes(self) -> list[str]:
        """The notes in words, in order; the first is number 1 for `remove`."""
        return [tell_note(self._voice, self.notebook, note) for note in self.notebook.notes]

    def __iter__(self) -> Iterator[str]:
        return iter(self.notes)

    def __len__(self) -> int:
        return len(self.notebook.notes)

    def __repr__(self) -> str:
        count = "1 note" if len(self) == 1 else f"{len(self)} notes"
        return f"<Notes of {self.notebook.edition.id!r}: {', '.join(self.notebook.names)}; {count}>"

    def __str__(self) -> str:
        return str(self.sheet)

    def _repr_html_(self) -> str:
        return self.sheet._repr_html_()


def _edition_name(edition: str | Path | Edition) -> str:
    if not isinstance(edition, Edition):
        return str(edition)
    return edition.id if edition.id in EDITION_IDS else str(edition.folders[0])


def _names(players: PlayerNames) -> list[str]:
    return [players] if isinstance(players, str) else list(players)


def _numbers(notes: Sequence[int], last: str) -> str:
    """Return numbers of notes as a list, counted from 1."""
    *some, end = ("", *(str(note + 1) for note in notes))
    return f" {last} ".join(filter(None, [", ".join(filter(None, some)), end]))
