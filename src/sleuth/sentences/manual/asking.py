"""Suggesting, answering, and the false witness."""

from collections.abc import Iterator

from sleuth.sentences.manual.agreed import Agreed
from sleuth.sentences.manual.parts import Paragraph


def suggesting(agreed: Agreed) -> Iterator[Paragraph]:
    """Explain who may name what, and what happens on the board."""
    if agreed.on_board:
        yield agreed.say(f"suggest-{agreed.options.suggestion}", "R5.2")
        yield agreed.say("suggest-here", "R5.1")
        yield agreed.say("suggest-any", "R5.4")
    else:
        yield agreed.say(
            f"suggest-{agreed.edition.family}", "R13.1" if agreed.edition.family == "questions" else "R9.4"
        )
        yield agreed.say("suggest-own", "R5.4")
    yield agreed.say("suggest-trick", "R5.4")
    if agreed.on_board:
        yield agreed.say("suggest-pieces", "R5.3")


def answering(agreed: Agreed) -> Iterator[Paragraph]:
    """Explain who answers in which order, and with what."""
    options = agreed.options
    unsaid = options.answer_order != options.turn_order  # no book says both clearly
    yield agreed.say(f"answer-{options.answer_order}", "R6.1", ours=unsaid)
    if options.culprit:
        yield agreed.say("answer-culprit", "R10.3")
    yield agreed.say("answer-show", "R6.2", "R6.1")
    yield agreed.say("answer-none", "R6.3")
    yield agreed.say("answer-out-walkers" if options.intrigue else "answer-out", "R6.4")
    if "decline" in agreed.effects:
        yield agreed.say("answer-decline", "R8.6", "R8.14")
    if "second-card" in agreed.effects:
        yield agreed.say("answer-second", "R8.12")
    yield agreed.say("answer-learn", "R6.2")
    yield agreed.say("answer-same", "R6.2")
    if not options.false_witness:
        yield agreed.say("answer-honest", "R11.1", "R6.5")


def witness(agreed: Agreed) -> Iterator[Paragraph]:
    """Explain the false witness and what it costs."""
    yield agreed.say("witness-slip", "R11.2", "R6.5")
    yield agreed.say("witness-cost", "R11.3")
    yield agreed.say("witness-found", "R11.2", ours=True)
    yield agreed.say("witness-owed", "R11.4", ours=True)
    yield agreed.say("witness-again", "R11.5", ours=True)
