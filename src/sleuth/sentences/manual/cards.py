"""The cards of an edition in the manual: lists of them, and pictures of a few."""

from collections.abc import Iterator

from sleuth.sentences.manual.agreed import Agreed
from sleuth.sentences.manual.parts import CardList, CardPicture, ListedCard, PicturedCard


def all_cards(agreed: Agreed) -> Iterator[CardList]:
    """Yield every card that can be part of the solution, by kind."""
    voice = agreed.voice
    for kind, cards in zip(agreed.edition.kinds, agreed.edition.by_kind, strict=True):
        entries = tuple(ListedCard(id=card, name=voice.card(card)) for card in cards)
        yield CardList(key=kind, title=voice.kind(kind, "many"), entries=entries)


def card_pictures(agreed: Agreed, section: str) -> Iterator[CardPicture]:
    """Yield the pictures of cards that belong to a section."""
    if section == "aim":
        yield _picture(agreed, "hidden", example(agreed), covered=True)
    if section == "setup" and agreed.with_cards:
        yield _picture(agreed, "cities", agreed.edition.places[:3])
    if section == "suggesting":
        yield _picture(agreed, "asked", example(agreed))
    if section == "answering":
        yield _picture(agreed, "shown", example(agreed)[1:2])


def example(agreed: Agreed) -> tuple[str, ...]:
    """Return the cards of the manual's example: one of each kind."""
    edition = agreed.edition
    return edition.suspects[-1], edition.weapons[0], edition.places[0]


def _picture(agreed: Agreed, key: str, cards: tuple[str, ...], covered: bool = False) -> CardPicture:
    voice, edition = agreed.voice, agreed.edition
    shown = tuple(
        PicturedCard(id=card, name=voice.card(card), kind=voice.kind(edition.card[card].kind)) for card in cards
    )
    claim = voice.claim(example(agreed))
    named = voice.cards(cards)
    return CardPicture(
        key=key,
        cards=shown,
        caption=agreed.text(f"picture-{key}", claim=claim),
        alt=agreed.text(f"picture-{key}-alt", named=named),
        covered=covered,
    )
