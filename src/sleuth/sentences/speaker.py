"""Everything sleuth can say about one edition in one language."""

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from sleuth.core.actions import Action
from sleuth.core.game import CardId, Game, Seat
from sleuth.core.refusals import Refusal
from sleuth.core.seen import SeenEvent
from sleuth.core.view import View
from sleuth.editions import Edition
from sleuth.sentences.bot_reasons import BotReason, tell_because
from sleuth.sentences.company import Company
from sleuth.sentences.events import tell
from sleuth.sentences.labels import heading, label
from sleuth.sentences.notes import tell_notes
from sleuth.sentences.prompts import ask
from sleuth.sentences.reasons import tell_reasons
from sleuth.sentences.refusals import explain
from sleuth.sentences.voice import Voice

if TYPE_CHECKING:  # telling a game does not need the code that counts deals
    from sleuth.deduction import Fact, Owner


class Speaker(Voice):
    """One edition in one language: its words (see `Voice`) and its sentences."""

    def event(self, game: Game, event: SeenEvent, me: Seat | None = None) -> str:
        """Return what happened, as far as a seat saw it; the seat that reads it (`me`) is called "you"."""
        return tell(self, game, event, me)

    def prompt(self, view: View) -> str:
        """Return what this seat is asked now, or whom the table is waiting for."""
        return ask(self, view)

    def notes(self, view: View) -> list[str]:
        """Return why something this seat might expect is not among its choices."""
        return tell_notes(self, view)

    def action(self, view: View, action: Action) -> str:
        """Return the label of an action among several choices."""
        return label(self, view, action)

    def legal_kind(self, action_type: type) -> str:
        """Return the heading of actions of this type in a menu."""
        return heading(self, action_type)

    def reasons(
        self,
        names: Sequence[str],
        facts: "Sequence[Fact]",
        card: CardId,
        owner: "Owner",
        holds: bool = True,
        me: Seat | None = None,
    ) -> list[str]:
        """Return why the owner holds the card (or does not), from the facts that prove it; `me` is called "you"."""
        return tell_reasons(Company(self, names, me), facts, card, owner, holds)

    def because(self, names: Sequence[str], reason: BotReason) -> str:
        """Return why a bot did something."""
        return tell_because(self, names, reason)

    def refusal(self, refusal: Refusal) -> str:
        """Return why something is refused, with the clause of RULES.md."""
        return explain(self, refusal)


@cache
def speaker(language: str, edition: Edition) -> Speaker:
    """Return the speaker for an edition in a language; made once."""
    return Speaker(language, edition)
