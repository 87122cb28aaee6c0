"""What a manual is written for: an edition with its house rules, and the number of players."""

from collections.abc import Iterator
from functools import cached_property
from typing import Any

from sleuth.core.decks import WALKER
from sleuth.editions import Edition, Options
from sleuth.sentences.manual.parts import Paragraph
from sleuth.sentences.messages import Word
from sleuth.sentences.voice import Voice


class Agreed:
    """An edition with its house rules, in one language; makes the paragraphs of the manual."""

    def __init__(self, voice: Voice, options: Options, seats: int | None) -> None:
        self.voice = voice
        self.options = options
        self.seats = seats

    @property
    def edition(self) -> Edition:
        """The edition."""
        return self.voice.edition

    # --- what follows from the options

    @property
    def on_board(self) -> bool:
        """Whether figures move on a board."""
        return self.edition.family == "board"

    @property
    def with_cards(self) -> bool:
        """Whether investigation cards are played."""
        return self.edition.family == "cards"

    @property
    def two_sides(self) -> bool:
        """Whether it is only about two players or two teams."""
        return self.seats == 2 or self.options.side_cards > 0

    @property
    def for_two(self) -> bool:
        """Whether two can play this by the book."""
        return self.two_sides or (self.seats is None and self.edition.two_players)

    @property
    def open_centre(self) -> bool:
        """Whether the centre can be entered."""
        board, centre = self.edition.board, self.edition.centre
        return self.on_board and board is not None and centre is not None and bool(board.doors[centre])

    @property
    def stops(self) -> bool:
        """Whether some squares end a move."""
        return self.options.intrigue and self.edition.board is not None and bool(self.edition.board.questions)

    @cached_property
    def effects(self) -> frozenset[str]:
        """Everything that a kept card or an ability can do in this game."""
        abilities = {card.ability for card in self.edition.cards if card.ability} if self.options.abilities else set()
        kept = set(self.edition.decks.get("intrigue", ())) if self.options.intrigue else set()
        return frozenset(abilities | kept)

    def hands(self) -> tuple[int, int]:
        """Return the smallest hand and how many cards are left over; only if the number of players is known."""
        assert self.seats is not None
        return divmod(len(self.edition.cards) - 3 - self.side_cards, self.seats)

    @property
    def side_cards(self) -> int:
        """How many cards lie beside the board when two play; four unless the option says otherwise."""
        return self.options.side_cards or (4 if self.two_sides else 0)

    # --- making paragraphs

    @cached_property
    def args(self) -> dict[str, Any]:
        """What every sentence may use: names, numbers, and the options that only change a word."""
        edition, options, voice = self.edition, self.options, self.voice
        least, most = edition.seats
        intrigue = edition.decks.get("intrigue", ())
        return {
            "theme": edition.theme,
            "family": edition.family,
            "least": least,
            "most": most,
            "seats": self.seats or most,
            "cards": len(edition.cards),
            "dealt": len(edition.cards) - 3,
            "suspects": len(edition.suspects),
            "weapons": len(edition.weapons),
            "places": len(edition.places),
            "suspect": Word(lambda form: voice.kind(edition.kinds[0], form)),
            "weapon": Word(lambda form: voice.kind(edition.kinds[1], form)),
            "place": Word(lambda form: voice.kind(edition.kinds[2], form)),
            "victim": Word(voice.victim),
            "centre": voice.centre_word() if edition.centre else "",
            "first": voice.word(edition.first) if edition.first else "",
            "dice": len(options.dice),
            "side": self.side_cards or 4,
            "accusations": options.accusations,
            "intrigue": len(intrigue),
            "walkers": intrigue.count(WALKER),
            "harmless": intrigue.count(WALKER) - 1,
            "investigation": len(edition.decks.get("investigation", ())),
        }

    def text(self, key: str, **args: Any) -> str:
        """Return a message of the manual, filled in."""
        return self.voice.text(f"manual-{key}", **self.args, **args)

    def aside(self, key: str, *clauses: str, ours: bool = True) -> Iterator[Paragraph]:
        """Yield what the edition adds here, if anything; mostly what its book leaves open."""
        text = self.voice.aside(key)
        if text is not None:
            yield Paragraph(text=text, clauses=clauses, ours=ours)

    def say(self, key: str, *clauses: str, ours: bool = False, **args: Any) -> Paragraph:
        """Return a paragraph of the manual with the clauses it explains."""
        return Paragraph(text=self.text(key, **args), clauses=clauses, ours=ours)
