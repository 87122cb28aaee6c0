"""How to play an edition, complete: chosen by the switches of a game, told in the words of the edition.

    sections = manual(speaker("en", load_edition("classic")))

`options` and `seats` make it the manual of one game: its house rules, and how many cards each player holds.
"""

from sleuth.sentences.manual.cropping import crop_text
from sleuth.sentences.manual.parts import (
    BoardPicture,
    CardPicture,
    Entry,
    Listing,
    Paragraph,
    Picture,
    PicturedCard,
    Piece,
    Section,
    Way,
)
from sleuth.sentences.manual.writing import manual, teaser

__all__ = [
    "BoardPicture",
    "CardPicture",
    "Entry",
    "Listing",
    "Paragraph",
    "Picture",
    "PicturedCard",
    "Piece",
    "Section",
    "Way",
    "crop_text",
    "manual",
    "teaser",
]
