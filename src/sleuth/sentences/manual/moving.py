"""Moving on the board: rolling, steps, doors, passages, staying."""

from collections.abc import Iterator

from sleuth.sentences.manual.agreed import Agreed
from sleuth.sentences.manual.parts import Paragraph


def moving(agreed: Agreed) -> Iterator[Paragraph]:
    """Explain the roll and the steps."""
    options = agreed.options
    yield agreed.say("move-roll", "R3.1")
    if "question" in options.dice:
        yield agreed.say("move-question-die", "R8.2", ours=True, questions=options.dice.count("question"))
        yield agreed.say("move-rolled-question" if options.intrigue else "move-question-nothing", "R8.2")
    yield agreed.say("move-steps", "R3.1")
    yield agreed.say("move-all-stops" if agreed.stops else "move-all", "R3.1", "R3.2")
    yield agreed.say("move-twice" if options.square_twice else "move-once", "R3.6", ours=options.square_twice)
    yield agreed.say("move-passing", "R3.5") if options.passing else agreed.say("move-no-passing", "R3.4")
    yield from _question_squares(agreed)
    yield agreed.say("move-short", "R3.8", ours=True)
    yield agreed.say("move-stuck", "R3.9", ours=True)


def _question_squares(agreed: Agreed) -> Iterator[Paragraph]:
    board = agreed.edition.board
    if board is None or not board.questions:
        return
    if agreed.options.intrigue:
        yield agreed.say("question-square", "R3.11", "R8.3")
        yield agreed.say("question-square-taken", "R3.11", ours=True)
    else:
        yield agreed.say("question-square-plain", "R3.11", ours=True)


def places(agreed: Agreed) -> Iterator[Paragraph]:
    """Explain entering and leaving places, and what you may do there on your next turn."""
    options = agreed.options
    yield agreed.say("place-enter", "R3.2")
    yield agreed.say("place-full", "R5.5")
    yield agreed.say("place-leave", "R3.3")
    yield agreed.say("doors-free", "R3.5") if options.passing else agreed.say("doors-blocked", "R3.4")
    yield agreed.say("reentry" if options.reentry else "no-reentry", "R3.7")
    yield from _passages(agreed)
    if agreed.open_centre:
        yield agreed.say("centre-open", "R3.12")
    elif agreed.edition.centre:
        yield agreed.say("centre-shut", "R3.12")
    yield from _next_turn(agreed)


def _passages(agreed: Agreed) -> Iterator[Paragraph]:
    voice, pairs = agreed.voice, agreed.edition.passages
    if not pairs:
        return
    if not agreed.options.passages:
        yield agreed.say("no-passages", "R3.10")
        return
    joined = voice.listed(voice.text("manual-passage-pair", one=voice.word(a), other=voice.word(b)) for a, b in pairs)
    yield agreed.say("passages", "R3.10", pairs=joined)


def _next_turn(agreed: Agreed) -> Iterator[Paragraph]:
    options = agreed.options
    yield agreed.say("staying", "R4.3", ours=True) if options.staying else agreed.say("leaving", "R4.1")
    if options.passages and agreed.edition.passages and not options.passing and not options.staying:
        free = options.stay_blocked
        yield agreed.say("stay-blocked" if free else "passage-forced", "R3.9", ours=not free)
    yield agreed.say("summoned" if options.summoned else "not-summoned", "R4.2")
    yield agreed.say("one-suggestion", "R4.4")
