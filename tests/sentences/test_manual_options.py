"""The manual follows the options of a game: each of them changes a sentence, and no sentence is dead."""

from functools import cache
from typing import Any

import pytest
from fluent.syntax import ast

from sleuth.core.game import new_game
from sleuth.editions import EDITION_IDS, load_edition
from sleuth.sentences import LANGUAGES, Speaker, speaker
from sleuth.sentences.manual import manual
from sleuth.sentences.messages import LOCALES, read_messages
from tests.manuals import cited, flips, paragraphs, switches, texts, usual

FIXED = {
    "classic": {"abilities", "figures", "intrigue", "weapons"},
    "sherlock": {"abilities", "intrigue"},
    "red-keep": {"figures", "square_twice"},
    "meereen": {"figures", "square_twice"},
    "card-game": {"begins", "false_witness"},
    "one-against-all": {"begins", "false_witness", "leftovers", "side_cards"},
    "travel": {"abilities", "figures", "intrigue", "weapons"},
}
"""Options that an edition has, but that its board, its decks or other options fix."""

SILENT = {"red-keep": {"stay_blocked"}, "meereen": {"stay_blocked"}, "one-against-all": {"dealer"}}
"""Options that change no sentence of an edition: where figures may be passed, no door is ever blocked; and the culprit
deals, whoever that is."""


@pytest.mark.parametrize("edition", EDITION_IDS)
def test_every_option_changes_the_manual(edition: str) -> None:
    loaded = load_edition(edition)
    voice, flipped = speaker("en", loaded), set[str]()
    for seats in (2, 4):
        usual_texts = list(texts(manual(voice, usual(loaded, seats), seats)))
        for name, options in flips(loaded, seats):
            flipped.add(name)
            same = list(texts(manual(voice, options, seats))) == usual_texts
            assert same == (name in SILENT.get(edition, ())), (name, getattr(options, name))
    assert switches(loaded) - flipped == FIXED.get(edition, set())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_house_rule_is_marked(language: str) -> None:
    edition = load_edition("classic")
    voice = speaker(language, edition)
    options = new_game(edition, 4, options={"reentry": True, "accusations": 2}).options
    changed = [paragraph for paragraph in paragraphs(manual(voice, options, 4)) if paragraph.changed]
    assert {clause for paragraph in changed for clause in paragraph.clauses} == {"R3.7", "R7.3", "R7.7"}
    assert not any(paragraph.changed for paragraph in paragraphs(manual(voice, edition.options, 4)))
    assert not any(paragraph.changed for paragraph in paragraphs(manual(voice)))


@pytest.mark.parametrize("edition", ["red-keep", "meereen"])
def test_the_books_own_rule_for_two_is_no_house_rule(edition: str) -> None:
    loaded = load_edition(edition)
    sections = manual(speaker("en", loaded), new_game(loaded, 2).options, 2)
    assert not any(paragraph.changed for paragraph in paragraphs(sections))
    assert "R12.1" in cited(sections)
    assert "R12.3" not in cited(sections)


class Listener(Speaker):
    """Writes down which messages it is asked for."""

    asked: set[str]

    def text(self, key: str, **args: Any) -> str:
        self.asked.add(key)
        return super().text(key, **args)


@cache
def asked() -> set[str]:
    """Return the messages of all manuals of all editions."""
    found = set[str]()
    for edition in map(load_edition, EDITION_IDS):
        listener = Listener("en", edition)
        listener.asked = found
        manual(listener)
        for name, options in (*flips(edition, 2), *flips(edition, 4)):
            manual(listener, options, 2 if options.side_cards else 4)
            if name == "leftovers":
                manual(listener, options)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_the_manual_is_used_in_some_game(language: str) -> None:
    entries = read_messages(LOCALES / language / "manual.ftl").body
    assert [entry.id.name for entry in entries if isinstance(entry, ast.Message) and entry.id.name not in asked()] == []
