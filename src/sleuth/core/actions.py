"""What a seat can do. An action is an intent: the rules decide whether it happens."""

from typing import Literal

from msgspec import Struct

from sleuth.core.game import CardId, Case, Seat, Spot

Source = Literal["card", "ability"]
"""What pays for an effect: a kept intrigue card, or the character's ability."""
Pile = Literal["side", "centre"]
"""Face-down cards that can be looked at: beside the board, or in the centre."""


def kebab(name: str) -> str:
    """Return a class name as a word of the file formats: `TakePassage` becomes `take-passage`."""
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("-")


class _Action(Struct, frozen=True, tag_field="type", tag=kebab, cache_hash=True, gc=False):
    pass


class ChooseCase(_Action, frozen=True):
    """Choose the case before the deal, as the culprit (R10.1)."""

    cards: Case


class Roll(_Action, frozen=True):
    """Roll the dice (R3.1)."""


class Move(_Action, frozen=True):
    """Move your figure to a square or into a place (R3.1)."""

    to: Spot


class TakePassage(_Action, frozen=True):
    """Go through a secret passage (R3.10)."""

    to: Spot


class Suggest(_Action, frozen=True):
    """Suggest one card of each kind (R5.1)."""

    cards: Case


class Show(_Action, frozen=True):
    """Show a named card to the asker (R6.2)."""

    card: CardId


class Pass(_Action, frozen=True):
    """Say that you hold none of the named cards (R6.3)."""


class Accuse(_Action, frozen=True):
    """Name the case, once and for all (R7.1)."""

    cards: Case


class EndTurn(_Action, frozen=True):
    """End your turn, or stay where you are."""


class Use(_Action, frozen=True):
    """Play a kept intrigue card, or your character's ability (R8.6, R8.10)."""

    effect: str
    source: Source
    target: Spot | Seat | None = None


class Draw(_Action, frozen=True):
    """Draw an intrigue card because your figure was moved (R8.4)."""


class Waive(_Action, frozen=True):
    """Turn down an offer: draw no card (R8.4), take no look (R8.7)."""


class Send(_Action, frozen=True):
    """Send a rival's figure to the centre (R8.9)."""

    figure: CardId


class LookAt(_Action, frozen=True):
    """Look at a face-down card beside the board or in the centre (R12.2, R7.8)."""

    pile: Pile
    index: int


class Play(_Action, frozen=True):
    """Play an investigation card, on a player if it needs one (R9.3)."""

    card: str
    to: Seat | None = None


class Travel(_Action, frozen=True):
    """Swap your city card for another and end your turn (R9.5)."""

    city: CardId


class Give(_Action, frozen=True):
    """Give back a secret tip with the cards it asks for (R9.9)."""

    cards: tuple[CardId, ...]


Action = (
    ChooseCase
    | Roll
    | Move
    | TakePassage
    | Suggest
    | Show
    | Pass
    | Accuse
    | EndTurn
    | Use
    | Draw
    | Waive
    | Send
    | LookAt
    | Play
    | Travel
    | Give
)
