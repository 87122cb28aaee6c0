"""What is asked of me, and what the others wait for: each says what is decided, in the words of the edition."""

from itertools import product

import pytest

from sleuth.core import seen as s
from sleuth.core.game import new_game
from sleuth.core.legal import legal_actions
from sleuth.core.truth import SeededChance, begin, seen_by
from sleuth.core.view import view_of
from sleuth.editions import load_edition
from sleuth.sentences import LANGUAGES, speaker
from sleuth.sentences.prompts import QUESTIONS
from tests.sentences.test_games_in_words import games

NAMES = ("Anna", "Ben", "Carla")
CLASSIC = new_game(load_edition("classic"), 3, names=NAMES)
ASKED = s.SuggestionMade(0, ("plum", "rope", "kitchen"))


def test_the_beginning_of_a_turn() -> None:
    state, _ = begin(CLASSIC, SeededChance(1))
    english = speaker("en", CLASSIC.edition)
    assert english.prompt(state.view(0)) == (
        "It is your turn, and you are 8 steps from the lounge. Roll, and see how far you get."
    )
    assert english.prompt(state.view(1)) == "Anna is about to roll."
    assert speaker("de", CLASSIC.edition).prompt(state.view(None)) == "Anna würfelt gleich."


@pytest.mark.parametrize(
    ("language", "sentence", "nobody"),
    [
        (
            "de",
            "Ben hat dir das Seil gezeigt. Beendest du deinen Zug, oder willst du Anklage erheben?",
            "Niemand konnte dir antworten. Beendest du deinen Zug, oder willst du Anklage erheben?",
        ),
        (
            "en",
            "Ben has shown you the rope. Do you end your turn, or make an accusation?",
            "Nobody could answer you. Do you end your turn, or make an accusation?",
        ),
        (
            "fr",
            "Ben vous a montré la corde. Terminez-vous votre tour, ou voulez-vous porter une accusation\u00a0?",
            "Personne n’a pu vous répondre. Terminez-vous votre tour, ou voulez-vous porter une accusation\u00a0?",
        ),
        (
            "nl",
            "Ben heeft je het touw laten zien. Beëindig je je beurt, of wil je een beschuldiging uitspreken?",
            "Niemand kon je antwoorden. Beëindig je je beurt, of wil je een beschuldiging uitspreken?",
        ),
    ],
)
def test_the_prompt_names_the_card_that_was_shown(language: str, sentence: str, nobody: str) -> None:
    _, events = begin(CLASSIC, SeededChance(1))
    view = view_of(CLASSIC, 0, [seen_by(event, 0) for event in events])
    speak = speaker(language, CLASSIC.edition)
    once = view.see(ASKED).see(s.SeenCardShown(1, 0, "rope"))
    assert speak.prompt(once) == sentence
    other = once.see(ASKED).see(s.SeenCardShown(1, 0, "plum"))
    assert speak.prompt(other) != sentence
    assert speak.prompt(other.see(ASKED).see(s.SeenCardShown(1, 0, "rope"))) == sentence, "also a card seen before"
    assert speak.prompt(other.see(ASKED).see(s.Passed(1)).see(s.Passed(2))) == nobody


def test_waiting_players_read_whom_a_card_is_for() -> None:
    _, events = begin(CLASSIC, SeededChance(1))
    english = speaker("en", CLASSIC.edition)
    views = {seat: view_of(CLASSIC, seat, [seen_by(e, seat) for e in [*events, ASKED]]) for seat in (0, 2, None)}
    prompts = {seat: english.prompt(view) for seat, view in views.items()}
    assert prompts[0] == "Ben is choosing a card to show you."
    assert prompts[2] == prompts[None] == "Ben is choosing a card to show Anna."
    shown = views[2].see(s.SeenCardShown(1, 0, None))
    assert english.prompt(shown) == "Anna is deciding whether to end the turn or to make an accusation."


def test_nobody_is_said_to_choose_a_card_who_may_have_none() -> None:
    travel = new_game(load_edition("travel"), 3, names=NAMES)
    _, events = begin(travel, SeededChance(1))
    view = view_of(travel, 0, [seen_by(event, 0) for event in [*events, ASKED]])
    assert speaker("en", travel.edition).prompt(view) == "Ben is looking for a card to show you."


def moments() -> dict[str, list[tuple[object, object, str]]]:
    """Moments of every phase: the view of the acting seat, that of another, and the name of the first."""
    found: dict[str, list[tuple[object, object, str]]] = {}
    for game, moments in games():
        for state, _ in moments:
            seat, phase = state.public.actor, state.public.phase
            if seat is not None and len(found.setdefault(phase, [])) < 12:
                other = (seat + 1) % len(game.seats)
                found[phase].append((state.view(seat), state.view(other), game.names[seat]))
    return found


def test_every_phase_says_what_is_decided_to_whoever_acts_and_to_whoever_waits() -> None:
    found = moments()
    assert set(found) >= set(QUESTIONS)
    for language in LANGUAGES:
        waits: dict[str, set[str]] = {}
        for phase, views in found.items():
            for mine, theirs, name in views:
                speak = speaker(language, mine.game.edition)  # type: ignore[attr-defined]
                asked, waiting = speak.prompt(mine), speak.prompt(theirs)  # type: ignore[arg-type]
                assert name in waiting, "who is waited for"
                assert name not in asked, "whoever acts is you"
                assert len(waiting.replace(name, "").split()) >= 2, "and what for"
                waits.setdefault(phase, set()).add(waiting.replace(name, "…"))
        for one, other in product(waits, waits):
            if one < other and {one, other} not in ({"start", "suspect"}, {"moved", "after"}, {"after", "centre"}):
                assert not waits[one] & waits[other], (language, one, other)


def test_what_others_keep_in_secret_changes_no_waiting_sentence() -> None:
    """The prompts of waiting seats come from what lies open: the same for every seat that is not asked for a card."""
    for game, moments in games()[:12]:
        for state, _ in moments[:80]:
            seat = state.public.actor
            if seat is None or state.public.phase in ("answer", "give"):
                continue
            speak = speaker("en", game.edition)
            told = {speak.prompt(state.view(other)) for other in (*game.seats, None) if other != seat}
            assert len(told) == 1
            assert legal_actions(state.view(seat))
