"""Puts the manual together: which sections an edition with these house rules has."""

from collections.abc import Callable, Iterable, Iterator

from msgspec.structs import replace

from sleuth.editions import Options
from sleuth.sentences.manual import accusing, asking, extras, moving, opening
from sleuth.sentences.manual.agreed import Agreed
from sleuth.sentences.manual.cards import all_cards, card_pictures
from sleuth.sentences.manual.parts import CardList, Paragraph, Section
from sleuth.sentences.manual.scenes import board_pictures
from sleuth.sentences.voice import Voice

Chapter = Callable[[Agreed], Iterable[Paragraph]]
Lists = Callable[[Agreed], Iterable[CardList]]


def manual(voice: Voice, options: Options | None = None, seats: int | None = None) -> tuple[Section, ...]:
    """Return how to play an edition; with a game's house rules and number of players, if they are known."""
    usual = _usual(voice, options, seats)
    sections = tuple(_sections(Agreed(voice, options or usual, seats)))
    if options is None or options == usual:
        return sections
    known = {paragraph.text for section in _sections(Agreed(voice, usual, seats)) for paragraph in section.paragraphs}
    return tuple(_marked(section, known) for section in sections)


def teaser(voice: Voice) -> list[str]:
    """Return what an edition is about, in a few sentences."""
    return [paragraph.text for paragraph in opening.aim(Agreed(voice, _usual(voice, None, None), None))]


def _usual(voice: Voice, options: Options | None, seats: int | None) -> Options:
    """Return the edition's own options; for two players, with what its book says about two."""
    edition = voice.edition
    usual = edition.options
    if edition.family != "board" and usual.dealer < 0:
        usual = replace(usual, dealer=0)
    two = edition.two_players and (seats == 2 or (options is not None and options.side_cards == 4))
    return replace(usual, side_cards=4) if two else usual


def _marked(section: Section, known: set[str]) -> Section:
    """Return the section with every sentence marked that the edition itself does not have."""
    paragraphs = (replace(each, changed=each.text not in known) for each in section.paragraphs)
    return replace(section, paragraphs=tuple(paragraphs))


def _sections(agreed: Agreed) -> Iterator[Section]:
    for key, chapter, lists in _contents(agreed):
        yield Section(
            key=key,
            title=agreed.text(f"section-{key}"),
            paragraphs=tuple(chapter(agreed)),
            pictures=(*card_pictures(agreed, key), *board_pictures(agreed, key)),
            lists=tuple(lists(agreed)),
        )


def _none(agreed: Agreed) -> tuple[CardList, ...]:
    return ()


def _contents(agreed: Agreed) -> Iterator[tuple[str, Chapter, Lists]]:
    """Yield the sections in order."""
    options = agreed.options
    yield "aim", opening.aim, _none
    yield "setup", opening.setup, all_cards
    yield "turns", opening.turns, _none
    if agreed.on_board:
        yield "moving", moving.moving, _none
        yield "places", moving.places, _none
    if agreed.with_cards:
        yield "investigation", extras.investigation, extras.investigation_cards
    yield "suggesting", asking.suggesting, _none
    yield "answering", asking.answering, _none
    if options.false_witness:
        yield "witness", asking.witness, _none
    yield "accusing", accusing.accusing, _none
    if options.intrigue:
        yield "intrigue", extras.intrigue, extras.intrigue_cards
    if options.abilities:
        yield "characters", extras.characters, extras.character_cards
    if options.culprit:
        yield "culprit", extras.culprit, _none
    elif agreed.seats in (None, 2):
        yield "sides", accusing.sides, _none
