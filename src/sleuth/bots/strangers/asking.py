"""How strangers choose a question."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from sleuth.bots.belief import Exact
from sleuth.bots.sampled_outcomes import SampledOutcomes
from sleuth.core.game import Case
from sleuth.core.view import View

if TYPE_CHECKING:
    from sleuth.bots.strangers.stranger import Stranger

DEALS = 150
"""How many deals a stranger looks at to expect information."""
Worth = Callable[["Stranger", View, Sequence[Case]], Sequence[float]]


def _random(bot: "Stranger", view: View, cases: Sequence[Case]) -> Sequence[float]:
    return [0.0] * len(cases)


def _open(bot: "Stranger", view: View, cases: Sequence[Case]) -> Sequence[float]:
    """Count the cards that could be in the case."""
    return [sum(bot.belief.chance(card) > 0 for card in case) for case in cases]


def _likely(bot: "Stranger", view: View, cases: Sequence[Case]) -> Sequence[float]:
    """Add up the chances of the cards to be in the case."""
    chances = {card: bot.belief.chance(card) for case in cases for card in case}
    return [sum(chances[card] for card in case) for case in cases]


def _proof(bot: "Stranger", view: View, cases: Sequence[Case]) -> Sequence[float]:
    """Count, for the open cards, how many others are known not to hold them."""
    knowledge = bot.exact().knowledge
    others = [seat for seat in bot.game.seats if seat != bot.seat]
    lacking = {card: sum(not knowledge.weight(card, seat) for seat in others) for case in cases for card in case}
    still = {card: 0 < bot.belief.chance(card) < 1 for card in lacking}
    return [sum(1 + lacking[card] for card in case if still[card]) for case in cases]


def _information(bot: "Stranger", view: View, cases: Sequence[Case]) -> Sequence[float]:
    """Return the bits each question promises, in sampled deals."""
    knowledge = bot.exact().knowledge
    silent = [seat for seat, other in enumerate(view.public.seats) if other.standing == "taken"]
    sampled = SampledOutcomes(bot.game, bot.seat, knowledge, knowledge.samples(DEALS, bot.random), silent)
    bits: list[float] = sampled.gains(cases)[0].round(6).tolist()
    return bits


def _steady(bot: "Stranger", view: View, cases: Sequence[Case]) -> Sequence[float]:
    """Count the cards of the last question that could still be in the case, then other such cards."""
    last = set(bot.last)
    could = {card: bot.belief.chance(card) > 0 for case in cases for card in case}
    return [sum(could[card] * (2 if card in last else 1) for card in case) for case in cases]


WORTH: dict[str, Worth] = {
    "random": _random,
    "open": _open,
    "proof": _proof,
    "likely": _likely,
    "information": _information,
    "steady": _steady,
}
NEEDS_EXACT = ("proof", "information")


def exact_of(belief: object) -> Exact:
    """Return a belief that knows all that can be known."""
    if not isinstance(belief, Exact):
        raise TypeError(f"expected one of {NEEDS_EXACT} only with exact knowledge, got {type(belief).__name__}")
    return belief
