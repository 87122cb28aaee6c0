"""Sentences as people would say them: articles, cases and contractions are right."""

import pytest

from sleuth.core import actions as a
from sleuth.core import seen as s
from sleuth.core.game import Game, new_game
from sleuth.core.refusals import IllegalAction, UnfitGame
from sleuth.core.truth import SeededChance, begin
from sleuth.editions import load_edition
from sleuth.sentences import FaultyMessageError, UnknownMessageError, speaker

NAMES = ("Anna", "Ben", "Carla")
CLASSIC = new_game(load_edition("classic"), 3, names=NAMES)
CARDS = new_game(load_edition("card-game"), 3, names=NAMES)
KEEP = new_game(load_edition("red-keep"), 3, names=NAMES)


def spoken(language: str, event: s.SeenEvent, game: Game = CLASSIC) -> str:
    return speaker(language, game.edition).event(game, event)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("de", "Anna äußert einen Verdacht: Professor Bloom mit der Rohrzange im Wintergarten."),
        ("en", "Anna suggests: Professor Plum with the spanner in the conservatory."),
        ("fr", "Anna émet une hypothèse\u00a0: le professeur Violet avec la clé anglaise dans la véranda."),
        ("nl", "Anna spreekt een verdenking uit: professor Pimpel met de Engelse sleutel in de serre."),
    ],
)
def test_a_suggestion(language: str, sentence: str) -> None:
    assert spoken(language, s.SuggestionMade(0, ("plum", "spanner", "conservatory"))) == sentence


def test_a_dutch_rope() -> None:
    assert "met het touw in de keuken" in spoken("nl", s.SuggestionMade(0, ("plum", "rope", "kitchen")))


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        (
            "de",
            "Ben will den Täter entlarven: Reverend Grün, mit dem Zug nach Rom geflohen. Die Entlarvung ist falsch.",
        ),
        ("en", "Ben wants to unmask the culprit: Reverend Green fled to Rome by train. The unmasking is wrong."),
        (
            "fr",
            "Ben veut démasquer le coupable\u00a0: le docteur Olive a fui à Rome en train. La révélation est fausse.",
        ),
        (
            "nl",
            "Ben wil de dader ontmaskeren: dominee Groenewoud, met de trein naar Rome gevlucht. "
            "De ontmaskering klopt niet.",
        ),
    ],
)
def test_an_accusation_of_flight(language: str, sentence: str) -> None:
    event = s.SeenAccusationMade(1, ("green", "train", "rome"), right=False, case=None)
    assert spoken(language, event, CARDS) == sentence


@pytest.mark.parametrize(
    ("language", "known", "unknown"),
    [
        ("de", "Ben zeigt Anna die Karte „Dolch“.", "Ben zeigt Anna eine Karte."),
        ("en", "Ben shows Anna a card: the dagger.", "Ben shows Anna a card."),
        ("fr", "Ben montre à Anna la carte «\u00a0Poignard\u00a0».", "Ben montre une carte à Anna."),
        ("nl", "Ben laat Anna de kaart “Dolk” zien.", "Ben laat Anna een kaart zien."),
    ],
)
def test_a_card_is_named_only_to_those_who_saw_it(language: str, known: str, unknown: str) -> None:
    assert spoken(language, s.SeenCardShown(1, 0, "dagger")) == known
    assert spoken(language, s.SeenCardShown(1, 0, None)) == unknown


YOU = {
    "de": ("Du äußerst einen Verdacht: ", "Ben zeigt dir die Karte „Dolch“.", "Du zeigst Anna die Karte „Dolch“."),
    "en": ("You suggest: ", "Ben shows you a card: the dagger.", "You show Anna a card: the dagger."),
    "fr": (
        "Vous émettez une hypothèse\u00a0: ",
        "Ben vous montre la carte «\u00a0Poignard\u00a0».",
        "Vous montrez à Anna la carte «\u00a0Poignard\u00a0».",
    ),
    "nl": (
        "Je spreekt een verdenking uit: ",
        "Ben laat je de kaart “Dolk” zien.",
        "Je laat Anna de kaart “Dolk” zien.",
    ),
}


@pytest.mark.parametrize("language", YOU)
def test_the_reader_is_called_you(language: str) -> None:
    suggestion, to_me, by_me = YOU[language]
    speak, shown = speaker(language, CLASSIC.edition), s.SeenCardShown(1, 0, "dagger")
    assert speak.event(CLASSIC, s.SuggestionMade(0, ("plum", "rope", "kitchen")), 0).startswith(suggestion)
    assert speak.event(CLASSIC, shown, 0) == to_me
    assert speak.event(CLASSIC, shown, 1) == by_me
    assert speak.event(CLASSIC, shown, 2) == speak.event(CLASSIC, shown)


RUMOURS = {
    "de": "Anna verbreitet ein Gerücht: Sansa Stark mit dem Arakh in den Gärten.",
    "en": "Anna spreads a rumour: Sansa Stark with the arakh in the gardens.",
    "fr": "Anna lance une rumeur\u00a0: Sansa Stark avec l’arakh dans les jardins.",
    "nl": "Anna verspreidt een gerucht: Sansa Stark met de arakh in de tuinen.",
}


@pytest.mark.parametrize(("language", "sentence"), RUMOURS.items())
def test_westeros_has_rumours(language: str, sentence: str) -> None:
    assert spoken(language, s.SuggestionMade(0, ("sansa-stark", "arakh", "gardens")), KEEP) == sentence


def test_the_card_game_speaks_the_words_of_its_book() -> None:
    dutch = speaker("nl", CARDS.edition)
    assert [dutch.investigation(card) for card in ("peek", "peek-left", "tip-woman", "secret-one-city")] == [
        "Spiek",
        "Spiek allen: links",
        "Gouden tip: een vrouw",
        "Geheime tip: een stad",
    ]
    assert dutch.event(CARDS, s.SeenInvestigationDrawn(0, None), 1) == "Anna pakt een speurkaart."
    assert dutch.event(CARDS, s.CityTaken(0, "rome"), 0) == "Je neemt het stadskaartje Rome."


def test_moves_take_the_right_preposition() -> None:
    assert spoken("de", s.Moved(0, "ballroom", "steps")) == "Anna geht ins Musikzimmer."
    assert spoken("de", s.Moved(0, "H18", "steps")) == "Anna geht weiter: noch 3 Schritte ins Speisezimmer."
    assert spoken("fr", s.Moved(0, "study", "passage")) == "Anna prend le passage secret et arrive dans le bureau."
    assert spoken("nl", s.Moved(0, "H18", "steps")) == "Anna stopt op 3 stappen van de eetkamer."


def test_a_form_that_starts_a_sentence_is_capital() -> None:
    assert spoken("nl", s.SteppedAside(1, "kitchen")).startswith("Kolonel van Geelen (Ben) maakt de deur vrij")
    assert spoken("fr", s.SteppedAside(1, "kitchen")).startswith("Le colonel Moutarde (Ben) libère la porte")


def test_dice_show_the_question_mark() -> None:
    assert spoken("en", s.DiceRolled(0, (1, 0)), KEEP) == "Anna rolls 1 + ?: 1 step."
    assert spoken("en", s.DiceRolled(0, (4,))) == "Anna rolls 4."
    assert spoken("de", s.DiceRolled(0, (4, 3)), KEEP) == "Anna würfelt 4 + 3: 7 Schritte."


def test_lists() -> None:
    speak = speaker("en", CLASSIC.edition)
    assert speak.listed([]) == ""
    assert speak.listed(["a"]) == "a"
    assert speak.listed(["a", "b"]) == "a and b"
    assert speaker("fr", CLASSIC.edition).listed("abc", "or") == "a, b ou c"


def test_a_seat_taken_lays_its_hand_open() -> None:
    sentence = spoken("en", s.SeatTaken(2, ("sansa-stark", "crossbow")), KEEP)
    assert sentence.endswith("The hand is laid open: Sansa Stark and Crossbow.")


def test_spots() -> None:
    german, english = speaker("de", CLASSIC.edition), speaker("en", CLASSIC.edition)
    assert [german.spot("H18"), german.spot("H18", "to"), german.spot("H18", "in")] == [
        "noch 3 Schritte ins Speisezimmer",
        "Richtung Speisezimmer",
        "auf dem Weg, noch 3 Schritte ins Speisezimmer",
    ]
    assert english.spot("H18", "to") == "towards the dining room"
    assert english.spot("H18") == "3 steps from the dining room"
    assert english.spot("cellar", "in") == "on the staircase"
    with pytest.raises(UnknownMessageError, match="Z99"):
        english.spot("Z99")


def test_refusals_name_card_and_clause() -> None:
    refusal = IllegalAction("card-not-held", "R6.5", card="rope")
    assert speaker("de", CLASSIC.edition).refusal(refusal) == "Du hast „Seil“ nicht. (R6.5)"
    assert speaker("en", CLASSIC.edition).refusal(IllegalAction("unknown-card", "R1.1", card="sword")) == (
        "There is no card “sword” in this edition. (R1.1)"
    )
    unfit = UnfitGame("unfit-seats", "R1.7", edition="classic", seats=7, least=3, most=6)
    assert speaker("nl", CLASSIC.edition).refusal(unfit) == (
        "“Het klassieke huis” is voor 3 tot 6 spelers, niet voor 7. (R1.7)"
    )
    held = IllegalAction("card-not-held", "R9.3", card="tip-woman")
    assert speaker("fr", CARDS.edition).refusal(held) == (
        "Vous n’avez pas «\u00a0Indice d’or\u00a0: une femme\u00a0». (R9.3)"
    )


def test_labels() -> None:
    state, _ = begin(CLASSIC, SeededChance(1))
    view = state.view(0)
    english, german = speaker("en", CLASSIC.edition), speaker("de", CLASSIC.edition)
    assert english.action(view, a.Roll()) == "Roll the die"
    assert english.action(view, a.Move("kitchen")) == "Move to the kitchen"
    assert english.action(view, a.Show("rope")) == "Show the rope"
    assert english.action(view, a.Show("plum")) == "Show Professor Plum"
    assert english.action(view, a.Pass()) == "I have none of these"
    assert english.action(view, a.Use("add-six", "card")) == "Play “Add six” (intrigue card)"
    assert english.action(view, a.Use("look-any", "ability", 1)) == "Use your ability “Look anywhere” – Ben"
    assert german.action(view, a.Move("kitchen")) == "In die Küche gehen"
    assert speaker("en", CARDS.edition).action(view, a.Play("secret-one-vehicle", 1)) == (
        "Play “Secret tip: a vehicle” – Ben"
    )


def test_nothing_fails_silently() -> None:
    speak = speaker("en", CLASSIC.edition)
    with pytest.raises(KeyError, match="no message 'event-of-the-day' in language 'en'"):
        speak.text("event-of-the-day")
    with pytest.raises(FaultyMessageError, match="saved-to"):
        speak.text("saved-to")
    with pytest.raises(KeyError):
        speak.card("excalibur")
    with pytest.raises(ValueError, match="unknown language"):
        speaker("tlh", CLASSIC.edition)


def test_texts_of_the_terminal() -> None:
    speak = speaker("en", CLASSIC.edition)
    assert speak.text("cards-left", count=1) == "1 card"
    assert speak.text("cards-left", count=3) == "3 cards"
    assert len(speak.text("terminal-help", card="plum", player="B").splitlines()) == 12
    assert speaker("de", CLASSIC.edition).text("walkers-so-far", count=3, all=8) == "Weiße Wanderer bisher: 3 von 8"
