"""How to play: every edition in every language, every clause about play, every card."""

import re
import shutil
from pathlib import Path

import pytest

from sleuth.core.game import new_game
from sleuth.editions import EDITION_IDS, Edition, load_edition
from sleuth.sentences import LANGUAGES, check_names, speaker
from sleuth.sentences.manual import manual
from tests.manuals import cited, flips, paragraphs, texts

CLAUSE = re.compile(r"^- \*\*(R\d+\.\d+)\*\*", re.MULTILINE)
RULES = tuple(CLAUSE.findall((Path(__file__).parent.parent.parent / "RULES.md").read_text(encoding="utf-8")))
LEFT = re.compile(r"[{}]|manual-|word-|\s\s|\bNone\b|^\s|\s$")
"""What is left of a sentence that was not filled in."""
PROGRAM = {"R2.7"}
"""Clauses about the program that plays, not about play."""
ABILITY_CLAUSES = {"R8.11": "move-again", "R8.12": "second-card", "R8.13": "look-any"}


@pytest.mark.parametrize("edition", EDITION_IDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_edition_has_a_manual_in_every_language(language: str, edition: str) -> None:
    sections = manual(speaker(language, load_edition(edition)))
    english = manual(speaker("en", load_edition(edition)))
    for text in texts(sections):
        assert text
        assert not LEFT.search(text), text
    said = [paragraph.text for paragraph in paragraphs(sections)]
    assert len(set(said)) == len(said), "nothing is said twice"
    for ours, theirs in zip(sections, english, strict=True):
        assert (ours.key, [p.key for p in ours.pictures]) == (theirs.key, [p.key for p in theirs.pictures])
        assert [(p.clauses, p.ours) for p in ours.paragraphs] == [(p.clauses, p.ours) for p in theirs.paragraphs]
        assert ours.paragraphs


# --- the clauses


def concerns(clause: str, edition: Edition) -> bool:
    """Return whether a clause is about play in an edition as it is printed."""
    options, family = edition.options, edition.family
    board, extras = family == "board", options.intrigue or options.abilities
    chapter = {"R3": board, "R4": board, "R8": extras, "R9": family == "cards", "R10": options.culprit}
    chapter |= {"R11": options.false_witness, "R12": not options.culprit, "R13": family == "questions"}
    abilities = {card.ability for card in edition.cards}
    exact = {
        "R1.1": not options.culprit,
        "R1.3": options.leftovers == "dealt",
        "R1.4": options.leftovers == "open",
        "R1.5": options.leftovers == "centre",
        "R2.1": board,
        "R2.2": board,
        "R2.3": options.begins == "figure",
        "R2.4": options.begins.startswith("roll"),
        "R2.5": options.begins == "dealer",
        "R3.4": board and not options.passing,
        "R3.5": board and options.passing,
        "R3.11": board and edition.board is not None and bool(edition.board.questions),
        "R4.1": board and not options.staying,
        "R4.3": board and options.staying,
        **dict.fromkeys(("R5.1", "R5.2", "R5.3", "R5.5"), board),
        "R7.4": options.step_aside,
        **dict.fromkeys(("R7.5", "R7.6"), not options.culprit),
        "R7.8": options.leftovers == "centre",
        **{each: extras and effect in abilities for each, effect in ABILITY_CLAUSES.items()},
        "R9.11": family == "cards" and not options.culprit,
        "R11.1": not options.false_witness,
        "R12.3": not options.culprit and not edition.two_players,
    }
    return exact.get(clause, chapter.get(clause.partition(".")[0], True)) and clause not in PROGRAM


@pytest.mark.parametrize("edition", EDITION_IDS)
def test_every_clause_about_play_is_explained(edition: str) -> None:
    loaded = load_edition(edition)
    clauses = cited(manual(speaker("en", loaded)))
    assert [clause for clause in RULES if concerns(clause, loaded) and clause not in clauses] == []


def test_every_clause_is_cited_somewhere_and_no_other() -> None:
    clauses = set[str]()
    for edition in map(load_edition, EDITION_IDS):
        voice = speaker("en", edition)
        clauses |= cited(manual(voice))
        for seats in (2, 4):
            clauses = clauses.union(*(cited(manual(voice, options, seats)) for _, options in flips(edition, seats)))
    assert clauses == set(RULES) - PROGRAM


# --- cards and hands


@pytest.mark.parametrize("edition", EDITION_IDS)
def test_every_card_is_listed_with_its_number(edition: str) -> None:
    loaded = load_edition(edition)
    listings = [listing for section in manual(speaker("en", loaded)) for listing in section.lists]
    plain = [entry.id for listing in listings for entry in listing.entries if listing.key in loaded.kinds]
    assert plain == [card.id for card in loaded.cards]
    for cards in loaded.decks.values():
        counts = {e.id: e.count for listing in listings for e in listing.entries if e.id in cards and e.text}
        assert counts == {card: cards.count(card) for card in cards}
    able = {card.id for card in loaded.cards if card.ability} if loaded.options.abilities else set()
    assert {e.id for listing in listings if listing.key == "characters" for e in listing.entries} == able


@pytest.mark.parametrize(("seats", "text"), [(3, "6 cards; none"), (4, "4 cards, 2 of you"), (5, "3 cards, 3 of you")])
def test_the_hands_are_counted(seats: int, text: str) -> None:
    edition = load_edition("classic")
    sections = manual(speaker("en", edition), new_game(edition, seats).options, seats)
    assert any(text in each for each in texts(sections))


# --- what an edition adds itself


def test_an_edition_of_ones_own_has_a_true_manual(tmp_path: Path) -> None:
    folder = tmp_path / "cabin"
    (folder / "names").mkdir(parents=True)
    rules = '[options]\ndice = ["plain", "plain", "plain"]\nstaying = true\n'
    (folder / "edition.toml").write_text(f'id = "cabin"\nbase = "classic"\n{rules}', encoding="utf-8")
    for language in LANGUAGES:
        (folder / "names" / f"{language}.ftl").write_text("title = Cabin\nstory = Snow.\n", encoding="utf-8")
    sections = manual(speaker("en", load_edition(folder)))
    said = [paragraph.text for paragraph in paragraphs(sections)]
    assert said[0] == "Snow."
    assert any("all 3 dice" in text for text in said)
    assert {"R4.3"} <= cited(sections)
    assert not any(paragraph.changed for paragraph in paragraphs(sections)), "its own rules are no house rules"


def test_what_an_edition_says_of_itself_is_said_in_every_language(tmp_path: Path) -> None:
    folder = tmp_path / "half"
    shutil.copytree(load_edition("sherlock").folders[0], folder)
    file, names = folder / "edition.toml", folder / "names" / "nl.ftl"
    file.write_text(file.read_text(encoding="utf-8").replace('"sherlock"', '"half"', 1), encoding="utf-8")
    without = re.sub(r"^story = .*\n", "", names.read_text(encoding="utf-8"), flags=re.MULTILINE)
    names.write_text(without, encoding="utf-8")
    expected = f"{names}: story: expected in language 'nl', as in\nstory = …"
    assert check_names(load_edition(folder)) == [expected]
