"""A moment of the game for one reader: what the table stands still for, and what is known about it."""

from typing import NamedTuple

from sleuth.core import actions as a
from sleuth.core.choices import Choices
from sleuth.core.decks import ANY_CITY
from sleuth.core.game import Seat
from sleuth.core.public import Question
from sleuth.core.view import View
from sleuth.sentences.messages import Args
from sleuth.sentences.voice import Voice


class Moment(NamedTuple):
    """What a seat sees, and the voice that puts it into words."""

    voice: Voice
    view: View

    @property
    def question(self) -> Question:
        """The question on the table."""
        assert self.view.public.question is not None
        return self.view.public.question

    @property
    def actor(self) -> Seat:
        """The seat that has to act."""
        assert self.view.public.actor is not None
        return self.view.public.actor

    def name(self, seat: Seat | None) -> str:
        """Return a player's name."""
        return "" if seat is None else self.view.game.names[seat]

    def spot_of(self, seat: Seat) -> Args:
        """Return where the figure of a seat stands."""
        return {"spot": self.voice.spot_word(self.view.public.figure_spot(self.view.game, seat))}

    def city_of(self, seat: Seat) -> Args:
        """Return with which city a seat may ask: its own, or any."""
        city = self.view.public.seats[seat].city
        if self.view.public.turn.card == ANY_CITY or city is None:
            return {"choice": "any"}
        return {"choice": "own", "city": self.voice.word(city)}


def beginning(choices: Choices) -> Args:
    """Return what the beginning of a turn is about: asking right here, a secret passage, a roll, or no way at all."""
    kinds = [type(menu.actions[0]) for menu in choices.menus]
    order = ((a.Suggest, "ask"), (a.TakePassage, "passage"), (a.Roll, "roll"))
    return {"what": next((what for kind, what in order if kind in kinds), "stuck")}


def accusing(choices: Choices) -> Args:
    """Return whether the end of a turn is a choice: to accuse, to use something, or just to end it."""
    kinds = {type(menu.actions[0]) for menu in choices.menus}
    return {"can": "accuse" if a.Accuse in kinds else "more" if kinds - {a.EndTurn} else "end"}
