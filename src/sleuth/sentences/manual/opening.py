"""Before the first turn: the aim, setting up, who begins."""

from collections.abc import Iterator

from sleuth.sentences.manual.agreed import Agreed
from sleuth.sentences.manual.parts import Paragraph


def aim(agreed: Agreed) -> Iterator[Paragraph]:
    """Explain what is hidden, how to find out, and who wins."""
    yield from agreed.aside("story", "R1.1", ours=False)
    yield agreed.say(f"aim-{agreed.edition.theme}", "R1.1")
    yield agreed.say("aim-chosen", "R10.1") if agreed.options.culprit else agreed.say("aim-hidden", "R1.1")
    yield agreed.say(f"aim-{agreed.edition.family}", "R6.2")
    yield agreed.say("aim-culprit" if agreed.options.culprit else "aim-win", "R7.2")


def setup(agreed: Agreed) -> Iterator[Paragraph]:
    """Explain cards, figures, weapons and the deal."""
    yield _seats(agreed)
    if agreed.on_board:
        yield from _board(agreed)
    yield from agreed.aside("note-cards", "R1.1")
    yield from _case(agreed)
    yield from _deal(agreed)
    if agreed.with_cards:
        yield agreed.say("setup-investigation", "R9.1")
        yield agreed.say("setup-cities", "R9.2")
    if agreed.options.intrigue:
        yield agreed.say("setup-intrigue", "R8.1")
    if agreed.options.abilities:
        yield agreed.say("setup-characters", "R8.10")
    yield agreed.say("setup-sheet-open" if agreed.options.leftovers == "open" else "setup-sheet", "R1.6")


def _seats(agreed: Agreed) -> Paragraph:
    if agreed.two_sides:
        return agreed.say("setup-two", "R1.7")
    if agreed.seats is not None:
        return agreed.say("setup-seats", "R1.7")
    silent = not agreed.with_cards and not agreed.edition.two_players  # these books give no minimum
    return agreed.say("setup-players", "R1.7", ours=silent)


def _board(agreed: Agreed) -> Iterator[Paragraph]:
    yield agreed.say(f"setup-figures-{agreed.options.figures}", "R2.1")
    spread = agreed.options.weapons == "places"  # no book says who chooses
    yield agreed.say(f"setup-weapons-{agreed.options.weapons}", "R2.2", ours=spread)
    yield from agreed.aside("note-board", "R3.12")


def _case(agreed: Agreed) -> Iterator[Paragraph]:
    if agreed.options.culprit:
        yield agreed.say("setup-culprit", "R10.1")
        yield agreed.say("setup-case-culprit", "R10.1")
    else:
        yield agreed.say(f"setup-case-{agreed.edition.family}", "R1.1")


def _deal(agreed: Agreed) -> Iterator[Paragraph]:
    leftovers = agreed.options.leftovers
    if agreed.two_sides:
        yield agreed.say("setup-side", "R12.1", ours=not agreed.edition.two_players)
    yield agreed.say("setup-deal", "R1.2", "R1.6")
    yield from agreed.aside("note-deal", "R1.2")
    if not agreed.options.culprit:
        yield agreed.say("setup-dealer", "R1.2", ours=agreed.on_board, dealer=agreed.options.dealer + 1)
    clause = {"dealt": "R1.3", "open": "R1.4", "centre": "R1.5"}[leftovers]
    if agreed.seats is None:
        yield agreed.say(f"setup-leftovers-{leftovers}", clause)
        return
    hand, left = agreed.hands()
    yield agreed.say(f"setup-hands-{leftovers}" if left else "setup-hands-even", clause, hand=hand, left=left)


def turns(agreed: Agreed) -> Iterator[Paragraph]:
    """Explain who begins, the order of play, and what a turn consists of."""
    yield from _begins(agreed)
    yield agreed.say(f"turns-{agreed.options.turn_order}", "R2.6")
    if agreed.on_board:
        yield agreed.say("turn-board", "R3.1")
    elif agreed.with_cards:
        yield agreed.say("turn-cards", "R9.3")
    else:
        yield agreed.say("turn-questions", "R13.1", ours=True)


def _begins(agreed: Agreed) -> Iterator[Paragraph]:
    begins = agreed.options.begins
    if begins == "dealer" and agreed.options.culprit:
        yield agreed.say("begins-after-culprit", "R2.5", ours=True)
    elif begins == "dealer":
        yield agreed.say("begins-dealer", "R2.5")
    elif begins == "figure":
        yield agreed.say("begins-figure", "R2.3")
        if agreed.seats is None or agreed.seats < len(agreed.edition.suspects):
            yield agreed.say("begins-next", "R2.3", ours=True)
    else:
        yield agreed.say(f"begins-{begins}", "R2.4")
        if begins == "roll-all" and "question" in agreed.options.dice:
            yield agreed.say("begins-question", "R2.4")
        yield agreed.say("begins-ties", "R2.4", ours=True)
