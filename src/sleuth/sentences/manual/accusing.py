"""Accusing, being out, and how a game ends; two players and teams."""

from collections.abc import Iterator

from sleuth.sentences.manual.agreed import Agreed
from sleuth.sentences.manual.parts import Paragraph


def accusing(agreed: Agreed) -> Iterator[Paragraph]:
    """Explain when you may accuse, what a wrong accusation costs, and when the game is over."""
    options, voice = agreed.options, agreed.voice
    yield agreed.say("accuse-name", "R7.1")
    moments = voice.listed((agreed.text(f"accuse-{moment}") for moment in options.accuse), "or")
    yield agreed.say("accuse-when", "R7.1", moments=moments)
    if "centre" in options.accuse:
        yield agreed.say("accuse-centre-more", "R7.1")
    if "centre" in options.accuse and options.figures == "centre":
        yield agreed.say("accuse-first-turn", "R7.1", ours=True)
    yield agreed.say("accuse-look", "R7.2")
    yield agreed.say("accuse-right", "R7.2")
    yield from _wrong(agreed)
    if options.leftovers == "centre" and _cards_remain(agreed):
        yield agreed.say("accuse-leftovers", "R7.8")
    yield from _ending(agreed)


def _cards_remain(agreed: Agreed) -> bool:
    return agreed.seats is None or agreed.hands()[1] > 0


def _wrong(agreed: Agreed) -> Iterator[Paragraph]:
    options = agreed.options
    yield agreed.say("accuse-wrong", "R7.3", "R7.7")
    yield agreed.say("accuse-out-board" if agreed.on_board else "accuse-out", "R7.3")
    if agreed.with_cards:
        yield agreed.say("accuse-out-cards", "R9.10")
    if options.step_aside:
        yield agreed.say("accuse-aside", "R7.4")
    if agreed.on_board:
        yield agreed.say("accuse-figures", "R7.1", ours=True)


def _ending(agreed: Agreed) -> Iterator[Paragraph]:
    if agreed.options.culprit:
        return
    silent = not agreed.options.intrigue  # only the book with intrigue cards says it
    yield agreed.say("end-unsolved", "R7.5", ours=silent)
    yield agreed.say("end-last", "R7.6", ours=True)


def sides(agreed: Agreed) -> Iterator[Paragraph]:
    """Explain games of two players or two teams."""
    if not agreed.for_two:
        yield agreed.say("two-house", "R12.3", ours=True)
    if not agreed.edition.two_players and agreed.two_sides:
        yield agreed.say("two-here", "R12.3", ours=True)
    if not agreed.two_sides:
        yield agreed.say("two-side", "R12.1")
    yield agreed.say("two-look", "R12.2")
    if "decline" in agreed.effects:
        yield agreed.say("two-decline", "R12.2", ours=True)
    yield agreed.say("two-teams", "R12.1")
