"""Find a deal for the first lesson: `python -m tools.find_lesson` writes the seed and the questions that go with it.

A lesson needs luck in a certain order: a first roll that reaches a room, a bot that shows the person a card, an answer
between the bots from which a card follows, a question the person can answer with either of two cards, and a case that
lies in a room within reach. The bots play as at any table, so a change in how they play may end all this; then
`tests/server/test_lessons.py` fails, and this tool finds another seed. `--write` puts it into `first.toml`.
"""

import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import click
from msgspec import Struct
from msgspec.structs import replace

import sleuth.lessons
from sleuth.bots import make_bot
from sleuth.core import actions as a
from sleuth.core.game import CardId, Case, Game, Seat, new_game
from sleuth.core.legal import legal_actions
from sleuth.core.truth import Event, advance, begin, seen_by
from sleuth.editions import load_edition
from sleuth.lessons import Lesson, lesson
from sleuth.lessons.model import ME
from sleuth.lessons.progress import Lookout
from sleuth.server.tables.log.luck import bot_seed, fixed_chance, fixed_salt

FILE = Path(sleuth.lessons.__file__).parent / "first.toml"


class Found(Struct, frozen=True):
    """A seed, and what the person does with it."""

    seed: str
    to: CardId
    first: Case
    second: Case


class Trial:
    """A game of the lesson with a seed, played by the person's script and the real bots."""

    def __init__(self, plan: Lesson, game: Game) -> None:
        self.plan, self.game = plan, game
        self.state, events = begin(game, fixed_chance(plan, 0))
        self.events: list[Event] = list(events)

    def copy(self) -> "Trial":
        """Return the same game, to try something."""
        twin = object.__new__(Trial)
        twin.plan, twin.game, twin.state, twin.events = self.plan, self.game, self.state, list(self.events)
        return twin

    def act(self, action: a.Action) -> None:
        """Let the seat that is asked do something."""
        seat = self.state.public.actor
        assert seat is not None
        self.state, events = advance(self.state, seat, action, fixed_chance(self.plan, len(self.events)))
        self.events += events

    def legal(self, kind: type) -> list[a.Action]:
        """Return the person's legal actions of a kind."""
        asked = self.state.public.actor == ME
        return [each for each in legal_actions(self.state.view(ME)) if asked and isinstance(each, kind)]

    def others(self) -> None:
        """Let the bots play until the person is asked, or the game is over."""
        while (seat := self.state.public.actor) not in (ME, None):
            assert seat is not None
            self.act(self._thought(seat))
        if self.legal(a.Pass) and len(self.legal(a.Show)) == 0:
            self.act(a.Pass())
            self.others()

    def _thought(self, seat: Seat) -> a.Action:
        seed = bot_seed(fixed_salt(self.plan), seat, len(self.events))
        bot = make_bot(self.plan.bots[seat - 1], self.game, seat, seed)
        for event in self.events:
            bot.see(seen_by(event, seat))
        view = self.state.view(seat)
        return bot.choose(view, legal_actions(view))

    def look(self) -> Lookout:
        """Return what a lesson sees of the game."""
        return Lookout(self.state.view(ME), [seen_by(event, ME) for event in self.events], {})


def seeds(plan: Lesson) -> Iterator[Found]:
    """Yield seeds that fit, one question each."""
    game = new_game(load_edition(plan.edition), plan.figures, options=plan.options)
    number = 0
    while True:
        number += 1
        yield from tried(replace(plan, seed=f"{plan.id}-{number}"), game)


def tried(plan: Lesson, game: Game) -> Iterator[Found]:
    """Yield what the person can do with a seed, if anything."""
    begun = Trial(plan, game)
    case = begun.state.hidden.case
    if begun.state.public.actor != ME:
        return
    begun.act(a.Roll())
    for move in begun.legal(a.Move):
        assert isinstance(move, a.Move)
        if move.to in game.edition.places and move.to not in (case[-1], *begun.state.view(ME).own.hand):
            there = begun.copy()
            there.act(move)
            yield from (found for ask in questions(there) if (found := asked(there, ask)) is not None)


def questions(there: Trial) -> list[a.Suggest]:
    """Return first questions worth making: for three cards of others, with one answer from the next seat."""
    hands = [set(there.state.view(seat).own.hand) for seat in range(len(there.plan.figures))]
    own = {there.plan.figures[ME], *hands[ME], *there.state.hidden.case[:2]}
    fit = [each for each in there.legal(a.Suggest) if isinstance(each, a.Suggest)]
    return [each for each in fit if not own & set(each.cards) and len(hands[1] & set(each.cards)) == 1]


def asked(there: Trial, ask: a.Suggest) -> Found | None:
    """Ask, and let everything follow."""
    trial = there.copy()
    trial.act(ask)
    trial.others()
    shown = trial.look().story.shown_to_me
    if shown is None or shown.shown_by != 1:
        return None
    trial.act(a.EndTurn())
    trial.others()
    cards = trial.legal(a.Show)
    if len(cards) != 2 or trial.state.public.turn.seat == ME:
        return None
    seconds = {second(trial, card) for card in cards}
    if len(seconds) != 1 or None in seconds:
        return None
    return Found(trial.plan.seed, ask.cards[-1], ask.cards, trial.state.hidden.case)


def second(trial: Trial, show: a.Action) -> Case | None:
    """Return the second question, if it settles the case whichever card the person shows."""
    after = trial.copy()
    after.act(show)
    after.others()
    look, case = after.look(), after.state.hidden.case
    moved = any(ask.asker != ME and after.plan.figures[ME] in ask.cards for ask in look.story.asked)
    if not look.on_turn or moved or look.story.shown_by_me is None or not plain_conclusion(look):
        return None
    after.act(a.Roll())
    if a.Move(case[-1]) not in after.legal(a.Move):
        return None
    after.act(a.Move(case[-1]))
    after.act(a.Suggest(case))
    after.others()
    solved = after.look().on_turn and a.Accuse(case) in after.legal(a.Accuse)
    return case if solved and len(after.plan.figures) == 3 else None


def plain_conclusion(look: Lookout) -> bool:
    """Whether one card alone follows: a bot showed the other one of three, and the person can place two of them."""
    hand, shown = set(look.view.own.hand), look.story.shown_to_me
    others = [ask for ask in look.story.asked if ME not in (ask.asker, ask.shown_by) and ask.shown_by is not None]
    rests = [set(ask.cards) - hand - {shown.card} for ask in others if shown and shown.card in ask.cards]
    if not any(len(rest) == 1 for rest in rests):
        return False
    return len(look.conclusions) == 1 and set(look.conclusions) in rests


def rewritten(text: str, found: Found) -> str:
    """Return the file of the lesson with another seed."""
    text = re.sub(r'^seed = ".*"$', f'seed = "{found.seed}"', text, flags=re.MULTILINE)
    text = re.sub(r'^to = ".*"$', f'to = "{found.to}"', text, flags=re.MULTILINE)
    asks = iter((found.first, found.second))
    return re.sub(
        r"^cards = \[.*\]$", lambda _: f"cards = {list(next(asks))}".replace("'", '"'), text, flags=re.MULTILINE
    )


@click.command(help=__doc__)
@click.option("--count", default=1, show_default=True, help="How many to find.")
@click.option("--write", is_flag=True, help="Write the first one into first.toml.")
def main(count: int, write: bool) -> None:
    """Search, and print or write what was found."""
    for found in islice(seeds(lesson("first")), 1 if write else count):
        click.echo(found)
        if write:
            FILE.write_text(rewritten(FILE.read_text(encoding="utf-8"), found), encoding="utf-8")


if __name__ == "__main__":
    main()
