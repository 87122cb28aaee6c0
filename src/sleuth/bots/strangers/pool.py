"""The pool of strangers, in two halves: one to tune with, one that is kept for the final figures."""

from collections.abc import Callable
from functools import partial

from sleuth.bots.strangers.manner import Manner
from sleuth.bots.strangers.stranger import Stranger

MANNERS = {
    # asks for what is open, one card of its own in every question
    "coverer": Manner("exact", "likely", own=1, shows="same"),
    # a sheet of paper, never names its own cards, shows any card
    "sheet": Manner("paper", "open", own=0, shows="random"),
    # knows all certainties, does not care whether it names its own cards
    "carefree": Manner("certain", "open", own=None, shows="random"),
    # always shows the first card it can
    "miser": Manner("exact", "likely", own=0, shows="first"),
    # accuses at one in three
    "eager": Manner("paper", "open", own=0, shows="same", nerve=0.3),
    # asks what promises most, whosever cards these are
    "measurer": Manner("exact", "information", own=None, shows="same"),
    # changes one card at a time, and sleeps on a solved case
    "repeater": Manner("certain", "steady", own=0, shows="random", waits=1),
    # two own cards in most questions: it asks for one card at a time
    "prober": Manner("exact", "likely", own=2, covers=0.7, shows="fresh"),
    # covers now and then, shows the last card it can
    "waverer": Manner("certain", "proof", own=1, covers=0.4, shows="last"),
    # accuses by the odds, on exact chances
    "gambler": Manner("exact", "likely", own=0, shows="same", nerve=0.45),
    # denies cards where it may
    "liar": Manner("certain", "proof", own=0, shows="random", denies=0.15),
    # asks for information among cards it does not hold, and accuses two turns late
    "timid": Manner("exact", "information", own=0, shows="same", waits=2),
    # only crosses off what it is shown, and not always
    "absent": Manner("crossing", "open", own=0, shows="first", forgets=0.1),
    # repeats its questions with one own card in them
    "drummer": Manner("certain", "steady", own=1, covers=0.8, shows="first"),
}
"""All strangers by name."""
TUNING = ("coverer", "sheet", "carefree", "miser", "eager", "measurer", "repeater")
"""Those that may be played to tune a bot."""
SET_ASIDE = ("prober", "waverer", "gambler", "liar", "timid", "absent", "drummer")
"""Those kept for the final figures: nothing is ever tuned on them."""
STRANGERS: dict[str, Callable[..., Stranger]] = {
    name: partial(Stranger, manner=manner) for name, manner in MANNERS.items()
}
"""What makes each of them: `(game, seat, seed)`."""
