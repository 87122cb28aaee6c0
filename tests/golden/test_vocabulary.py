"""No edition uses the words of another one's book: not in its transcripts, prompts, choices or rules."""

import re
from collections.abc import Iterator
from functools import cache
from random import Random

import pytest
from fluent.syntax import ast

from sleuth.core.game import foreign_options
from sleuth.core.legal import legal_actions
from sleuth.core.truth.steps import steps
from sleuth.editions import EDITION_IDS, Edition, load_edition
from sleuth.editions.options import Options
from sleuth.sentences import speaker
from sleuth.sentences.messages import common_messages, common_resources
from sleuth.sentences.names import names_of
from sleuth.sentences.vocabulary import PREFIX
from tests.golden.regenerate import TRANSCRIPTS, game_of, kept_seed, transcript_file
from tests.golden.transcripts import played

INTRIGUE = {"intrigue-card", "whisperer-card", "character-card"}
INVESTIGATION = {"investigation-card", "city-card", "peek", "peek-all", "golden-tip", "secret-tip", "discard-pile"}
EXTRA = {"intrigue", "abilities"}
"""Options that cannot be set without such cards."""
VERBS = {"word-suggest", "word-accuse"}
LABELS = 3
"""How many actions of a menu are checked: the others only name other cards."""


def has(edition: Edition, key: str) -> bool:
    """Return whether an edition has what a word is for."""
    name = key.removeprefix(PREFIX)
    if name in INTRIGUE:
        return "intrigue" in edition.decks
    if name in INVESTIGATION:
        return "investigation" in edition.decks
    if name == "draw-pile":
        return bool(edition.decks)
    return name != "culprit" or edition.family == "cards"


@cache
def keys(language: str) -> tuple[str, ...]:
    """Return the words that can differ: nouns in the singular and the plural, verbs in all forms."""
    entries = [entry for resource in common_resources(language) for entry in resource.body]
    words = [entry for entry in entries if isinstance(entry, ast.Message) and entry.id.name.startswith(PREFIX)]
    return tuple(
        key
        for entry in words
        for key in (entry.id.name, *(f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes))
        if entry.id.name in VERBS or key.partition(".")[2] in ("", "many")
    )


@cache
def spoken(language: str, edition: str) -> frozenset[str]:
    """Return the words of an edition for what it has."""
    loaded = load_edition(edition)
    voice = speaker(language, loaded)
    return frozenset(voice.text(key).lower() for key in keys(language) if has(loaded, key.partition(".")[0]))


@cache
def foreign(language: str, edition: str) -> re.Pattern[str]:
    """Return the words of other editions, and those of none, that are not part of this one's words and names."""
    loaded, common = load_edition(edition), common_messages(language)
    others = {word for other in EDITION_IDS for word in spoken(language, other)}
    others |= {common.text(*key.split(".")).lower() for key in keys(language)}
    names = (
        name for _, entry in names_of(language, loaded).entries() for name in _forms(language, loaded, entry.id.name)
    )
    own = "\n".join((*spoken(language, edition), *names)).lower()
    words = sorted(word for word in others if word not in own)
    assert len(words) > 10
    return re.compile(rf"\b({'|'.join(map(re.escape, words))})\b", re.IGNORECASE)


def _forms(language: str, edition: Edition, key: str) -> Iterator[str]:
    names = names_of(language, edition)
    return (names.text(key, form) for form in (None, "the", "acc", "in", "to", "with") if names.has(key, form))


def complain(language: str, edition: str, text: str) -> None:
    """Raise if a text has a foreign word in it."""
    found = foreign(language, edition).search(text)
    assert found is None, f"{edition} in {language} says {found.group()!r}: {text}"


def test_a_foreign_word_is_found() -> None:
    complain("de", "classic", "Anna äußert einen Verdacht: Frau Weiß mit dem Seil in der Küche.")
    for sentence in ("Anna äußert einen Verdacht.", "Alles steht auf dem Notizblatt.", "Hier ist kein Zimmer."):
        with pytest.raises(AssertionError, match="red-keep in de says"):
            complain("de", "red-keep", sentence)


@pytest.mark.parametrize(("edition", "language"), TRANSCRIPTS)
def test_no_transcript_has_the_words_of_another_edition(edition: str, language: str) -> None:
    lines = transcript_file(edition, language).read_text(encoding="utf-8").splitlines()
    for line in lines:
        if "{" not in line:  # stored events have words of their own
            complain(language, edition, line)


@pytest.mark.parametrize(("edition", "language"), TRANSCRIPTS)
def test_no_prompt_and_no_choice_has_them(edition: str, language: str) -> None:
    game, luck = game_of(edition), Random(edition)
    voice = speaker(language, game.edition)
    for step in steps(game, played(game, kept_seed(edition)).events):
        for seat in (None, *game.seats):
            view = step.state.view(seat)
            complain(language, edition, voice.prompt(view))
            for menu in legal_actions(view).menus:
                complain(language, edition, voice.legal_kind(type(menu.actions[0])))
                for action in luck.sample(menu.actions, min(LABELS, len(menu.actions))):
                    complain(language, edition, voice.action(view, action))


@pytest.mark.parametrize(("edition", "language"), TRANSCRIPTS)
def test_no_rule_and_no_card_has_them(edition: str, language: str) -> None:
    loaded = load_edition(edition)
    voice = speaker(language, loaded)
    for name in Options.__struct_fields__:
        if name not in foreign_options(loaded) and (name not in EXTRA or "intrigue" in loaded.decks):
            complain(language, edition, voice.option(name))
    for card in {*loaded.decks.get("intrigue", ()), *(card.ability for card in loaded.cards if card.ability)}:
        complain(language, edition, f"{voice.effect(card)}: {voice.effect_help(card)}")
    for card in set(loaded.decks.get("investigation", ())):
        complain(language, edition, f"{voice.investigation(card)}: {voice.investigation_help(card)}")
