"""The switches of a game: every row of the table in RULES.md is a field of `Options`."""

from typing import Literal

from msgspec import Struct

Direction = Literal["clockwise", "counter-clockwise"]
Die = Literal["plain", "question"]
Begins = Literal["figure", "roll-all", "roll-one", "dealer"]
AccusationMoment = Literal["start", "after-suggestion", "after-unrefuted", "centre", "after-card"]
"""A moment of a player's own turn at which an accusation is allowed (R7.1)."""


class Options(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The rules people can agree on before a game; every edition has its own defaults."""

    dice: tuple[Die, ...] = ()
    """The dice of one roll; `question` has a `?` in place of the 1 (R8.2)."""
    begins: Begins = "dealer"
    turn_order: Direction = "clockwise"
    answer_order: Direction = "clockwise"
    figures: Literal["start", "centre"] = "start"
    weapons: Literal["places", "centre"] = "places"
    leftovers: Literal["dealt", "open", "centre"] = "dealt"
    square_twice: bool = True
    """Whether one move may step on the same square twice (R3.6)."""
    passing: bool = False
    """Whether figures may pass others; if not, figures block doors (R3.4, R3.5)."""
    passages: bool = True
    suggestion: Literal["must", "may"] = "must"
    staying: bool = False
    stay_blocked: bool = False
    """Whether a figure with every door blocked may stay although a passage is open (R3.9)."""
    summoned: bool = True
    """Whether a seat whose figure was brought into a place may suggest there without rolling (R4.2)."""
    reentry: bool = False
    accuse: tuple[AccusationMoment, ...] = ()
    accusations: int = 1
    """The number of false accusations that puts a seat out (R7.3)."""
    step_aside: bool = False
    intrigue: bool = False
    abilities: bool = False
    false_witness: bool = False
    side_cards: int = 0
    dealer: int = -1
    """The seat that deals, as an index; -1 is the last seat."""
    culprit: bool = False
    """Whether the dealer plays the culprit of one against all (R10.1)."""


BOARD_ONLY = frozenset(
    {
        "dice",
        "figures",
        "weapons",
        "square_twice",
        "passing",
        "passages",
        "suggestion",
        "staying",
        "stay_blocked",
        "summoned",
        "reentry",
        "step_aside",
        "intrigue",
        "abilities",
    }
)
"""Switches that mean nothing without a board."""

CARDS_ONLY = frozenset({"culprit"})
"""Switches that mean nothing without investigation cards."""
