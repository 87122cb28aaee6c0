"""The words an edition takes from its book: whole entries of its names files, with every form that sentences need."""

import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner
from fluent.syntax import ast

from sleuth.cli import main
from sleuth.editions import EDITION_IDS, EditionError, load_edition
from sleuth.sentences import LANGUAGES, Speaker, check_names, speaker
from sleuth.sentences.messages import LOCALES, Messages, common_resources, read_messages
from sleuth.sentences.names import names_of
from sleuth.sentences.vocabulary import PREFIX, edition_words, forms_needed, words_text
from sleuth.testing import check_edition

NAMES = """
title = Holiday

word-place = chamber
    .a = a chamber
    .the = the chamber
"""


def defaults(language: str) -> dict[str, set[str]]:
    """Return the words of a language with their forms."""
    entries = read_messages(LOCALES / language / "vocabulary.ftl").body
    return {e.id.name: {form.id.name for form in e.attributes} for e in entries if isinstance(e, ast.Message)}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return an edition that takes everything from the classic one except a word."""
    folder = tmp_path / "holiday"
    (folder / "names").mkdir(parents=True)
    (folder / "edition.toml").write_text('id = "holiday"\nbase = "classic"\n', encoding="utf-8")
    (folder / "names" / "en.ftl").write_text(NAMES, encoding="utf-8")
    return folder


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_a_sentence_needs_is_there(language: str) -> None:
    words = defaults(language)
    assert {key: forms - words[key] for key, forms in forms_needed(language).items() if forms - words[key]} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_words(language: str) -> None:
    assert list(defaults(language)) == list(defaults("en"))
    assert all(key.startswith(PREFIX) for key in defaults(language))


@pytest.mark.parametrize("edition", EDITION_IDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_our_editions_have_all_forms(language: str, edition: str) -> None:
    words = defaults(language)
    for _, entry in names_of(language, load_edition(edition)).entries():
        if entry.id.name.startswith(PREFIX):
            assert {form.id.name for form in entry.attributes} == words[entry.id.name], entry.id.name


def test_a_word_counts_as_a_whole_and_all_others_come_from_the_base(folder: Path) -> None:
    own, base = Speaker("en", load_edition(folder)), speaker("en", load_edition("classic"))
    assert own.text("word-place.the") == own.kind("place", "a").replace("a ", "the ") == "the chamber"
    assert own.text("word-centre.in") == base.text("word-centre.in") == "on the staircase"
    assert own.text("word-sheet.your") == base.text("word-sheet.your") == "your sheet"
    with pytest.raises(KeyError, match=r"word-place\.many"):
        own.text("word-place.many")


def test_a_word_without_a_form_is_named_with_its_file(folder: Path) -> None:
    missing = sorted(forms_needed("en")["word-place"] - {"a", "the"})
    assert missing
    (problem,) = check_names(load_edition(folder))
    listed = ", ".join(f"word-place.{form}" for form in missing)
    assert problem.startswith(f"{folder / 'names' / 'en.ftl'}: {listed}: expected in language 'en', as in\n")
    with pytest.raises(EditionError, match=rf"en\.ftl: word-place\.{missing[0]}, "):
        check_edition(folder)


def test_the_command_names_file_and_key(folder: Path) -> None:
    done = CliRunner().invoke(main, ["editions", "--check", str(folder)])
    assert done.exit_code != 0
    assert f"{folder / 'names' / 'en.ftl'}: word-place." in done.output


def test_a_word_of_the_base_is_looked_for_in_the_file_of_the_base(folder: Path, tmp_path: Path) -> None:
    above = tmp_path / "long-holiday"
    shutil.copytree(folder, above)
    (above / "edition.toml").write_text('id = "long-holiday"\nbase = "../holiday"\n', encoding="utf-8")
    (above / "names" / "en.ftl").write_text("title = Long holiday\n", encoding="utf-8")
    problems = check_names(load_edition(above))
    assert problems
    assert all(problem.startswith(str(folder / "names" / "en.ftl")) for problem in problems)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("word-hunch = hunch\n", "word-hunch: expected one of the words of vocabulary.ftl"),
        ("word-draw-pile = { word-nowhere }\n    .the = x\n", "word-nowhere"),
        ("word-case =\n    .the = x\n", "word-case with ."),
    ],
)
def test_words_that_nobody_can_use_are_named(folder: Path, text: str, problem: str) -> None:
    (folder / "names" / "en.ftl").write_text(f"title = Holiday\n\n{text}", encoding="utf-8")
    assert any("en.ftl: " in each and problem in each for each in check_names(load_edition(folder)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_centre_of_a_board_is_a_word(language: str) -> None:
    for edition in map(load_edition, EDITION_IDS):
        voice = speaker(language, edition)
        if edition.centre is not None:
            assert voice.text("word-centre.in") == voice.card(edition.centre, "in")
    assert speaker("en", load_edition("card-game")).text("word-centre.in") == "in the centre"


@pytest.mark.parametrize("edition", EDITION_IDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_sent_the_same_words(language: str, edition: str, tmp_path: Path) -> None:
    loaded = load_edition(edition)
    file = tmp_path / "words.ftl"
    file.write_text(words_text(language, loaded), encoding="utf-8")
    sent = Messages(language, (read_messages(file), *common_resources(language)))
    voice = speaker(language, loaded)
    for entry in edition_words(names_of(language, loaded), loaded).body:
        assert isinstance(entry, ast.Message)
        for form in (None, *(attribute.id.name for attribute in entry.attributes)):
            key = entry.id.name
            assert sent.text(key, form) == voice.text(key if form is None else f"{key}.{form}")
