"""Checks that an edition has all its names and words in every language."""

from collections.abc import Iterator

from sleuth.core.decks import read_tip
from sleuth.editions import Edition, EditionError
from sleuth.sentences.messages import LANGUAGES, Messages, common_messages
from sleuth.sentences.missing import MissingName, describe_missing
from sleuth.sentences.names import ASIDES, EDITION_KEYS, Names, forms_of
from sleuth.sentences.vocabulary import check_words


def check_names(edition: Edition) -> list[str]:
    """Return what is missing in the names of an edition; each problem names the file and what is expected there."""
    problems: list[str | MissingName] = []
    found: list[Names] = []
    for language in LANGUAGES:
        try:
            names = Names(language, edition)
        except EditionError as error:
            problems.append(str(error))
            continue
        problems += _missing_names(edition, names)
        problems += _missing_words(edition, names, common_messages(language))
        problems += check_words(edition, names)
        found.append(names)
    problems += _uneven_asides(found)
    others = [problem for problem in problems if isinstance(problem, str)]
    return [*describe_missing(problem for problem in problems if isinstance(problem, MissingName)), *others]


def inherited_titles(edition: Edition) -> Iterator[str]:
    """Yield a warning for each language in which an edition that has a base shows the title of that base."""
    for names in (Names(language, edition) for language in LANGUAGES):
        if names.inherited("title"):
            shown = f"language {names.language!r} shows that of the base, {names.text('title')!r}"
            yield f"{names.home}: title: expected one of its own; {shown}"


def _missing_names(edition: Edition, names: Names) -> Iterator[str | MissingName]:
    cards = [card.id for card in edition.cards] + ([edition.centre] if edition.centre else [])
    expected = {**EDITION_KEYS, **{card: forms_of(edition, card) for card in cards}}
    for key, forms in expected.items():
        for form in (None, *forms):
            try:
                if not names.has(key, form):
                    yield names.missing(key, form)
                else:
                    names.text(key, form)
            except EditionError as error:
                yield str(error)


def _uneven_asides(found: list[Names]) -> Iterator[MissingName]:
    """Yield what an edition says about itself in one language but not in another."""
    for key in ASIDES:
        if any(names.has(key) for names in found):
            yield from (names.missing(key) for names in found if not names.has(key))


def _missing_words(edition: Edition, names: Names, common: Messages) -> Iterator[str | MissingName]:
    """Yield missing words: the edition or the locale names kinds and features, the locale names extra cards."""
    kinds = {f"kind-{kind}": ("a", "acc", "all", "many") for kind in edition.kinds}
    features = {f"feature-{feature}": ("acc", "all") for card in edition.cards for feature in card.features}
    for key, forms in {**kinds, **features}.items():
        home = names if names.has(key) else common
        for form in (None, *forms):
            if not home.has(key, form):
                yield names.missing(key, form)
    for key in _extra_cards(edition):
        if not common.has(key):
            yield f"{edition.folders[0] / 'edition.toml'}: decks: expected a card sleuth has words for, got {key!r}"


def _extra_cards(edition: Edition) -> Iterator[str]:
    abilities = {card.ability for card in edition.cards if card.ability}
    for effect in sorted({*edition.decks.get("intrigue", ()), *abilities}):
        yield f"effect-{effect}"
    for card in dict.fromkeys(edition.decks.get("investigation", ())):
        if read_tip(card) is None:
            yield f"investigation-{card}"
