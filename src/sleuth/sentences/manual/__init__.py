"""How to play an edition, in full: sentences chosen by the house rules of a game, in the edition's own words.

    sections = manual(speaker("en", load_edition("classic")))

`options` and `seats` make it the manual of one game: its house rules, and how many cards each player holds.
"""

from sleuth.sentences.manual.cropping import crop_text
from sleuth.sentences.manual.parts import (
    BoardPicture,
    CardList,
    CardPicture,
    ListedCard,
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
    "CardList",
    "CardPicture",
    "ListedCard",
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
