"""Reasons in words: every way to learn something has its sentence, and whole proofs read well in all languages."""

import random
import re
from collections.abc import Iterator
from typing import get_args

import pytest

from sleuth.arena import play_match
from sleuth.bots import RandomBot
from sleuth.core import seen as s
from sleuth.core.game import new_game
from sleuth.core.truth import SeededChance, seen_by
from sleuth.deduction import Fact, Observer, Owner, holds, holds_some, lacks, not_all
from sleuth.deduction.facts import How
from sleuth.deduction.why import explain
from sleuth.editions import EDITION_IDS, load_edition
from sleuth.sentences import LANGUAGES, speaker

CLASSIC = load_edition("classic")
NAMES = ("Anna", "Ben", "Carla", "Éloi", "Emil", "Fatma")
CARDS = ("mustard", "dagger", "hall")
OWNERS: dict[str, Owner] = {"open": "open", "accused": "case", "case": "case", "looked": "side"}
"""The owner of a fact's cards, if the fact is not about a seat."""


def senses(how: How, **more: object) -> Iterator[Fact]:
    """Yield a fact that is known in this way, in every sense."""
    owner = OWNERS.get(how, 1)
    yield holds(how, owner, *CARDS, **more)
    yield holds(how, owner, CARDS[1], **more)
    yield lacks(how, owner, *CARDS, **more)
    yield lacks(how, owner, CARDS[1], **more)
    yield not_all(how, owner, *CARDS, **more)
    for least in (1, 2):
        yield holds_some(how, owner, *CARDS, least=least, **more)
        yield Fact(how=how, owner=owner, cards=CARDS, least=least, most=least, **more)  # type: ignore[arg-type]


def sound(sentence: str) -> None:
    assert re.fullmatch(r"\S.*\S\.", sentence), sentence
    assert sentence[0] == sentence[0].upper()
    assert not re.search(r"[{}]|reason-|  | [,.]|:\.", sentence), sentence


@pytest.mark.parametrize("how", get_args(How))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_way_to_learn_something_has_its_sentence(language: str, how: How) -> None:
    speak = speaker(language, CLASSIC)
    for more in ({"to": 2, "turn": 7}, {"turn": 7}, {"turn": 4, "note": 3}, {}):
        for fact in senses(how, **more):
            if how == "accused" and len(fact.cards) < 3:
                continue  # an accusation names three cards
            sentence, *_ = speak.reasons(NAMES[:3], [fact], "rope", "case")
            sound(sentence)
            assert all(speak.card(card).casefold() in sentence.casefold() for card in fact.cards)
            if "turn" in more:
                assert re.match(rf"\w+ {more['turn']}\s?: ", sentence)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("owner", [1, "case", "side", "centre", "open"])
def test_every_owner_has_a_conclusion(language: str, owner: Owner) -> None:
    speak = speaker(language, CLASSIC)
    endings = {speak.reasons(NAMES, [], card, owner, held)[-1] for card in ("plum", "rope") for held in (True, False)}
    assert len(endings) == 4
    for sentence in endings:
        sound(sentence)
        assert ("Ben" in sentence) == (owner == 1)


@pytest.mark.parametrize("edition", EDITION_IDS)
def test_proofs_of_random_games_in_every_language(edition: str) -> None:
    loaded = load_edition(edition)
    dice = random.Random(edition)
    for seats in loaded.seats:
        game = new_game(loaded, seats, names=NAMES[:seats])
        match = play_match(game, [RandomBot(f"{seat}", 0.02) for seat in game.seats], SeededChance(edition))
        seen = [seen_by(event, seats - 1) for event in match.events]
        observer = Observer(game, seats - 1).see_all(event for event in seen if not isinstance(event, s.GameEnded))
        knowledge = observer.knowledge()
        for card in dice.sample(knowledge.shape.cards, 6):
            for owner in knowledge.shape.owners:
                weight = knowledge.weight(card, owner)
                if weight in (0, knowledge.total):
                    proof = explain(knowledge, card, owner, weight > 0)
                    for language in LANGUAGES:
                        spoken = speaker(language, loaded).reasons(game.names, proof, card, owner, weight > 0)
                        assert len(spoken) <= len(proof) + 3
                        for sentence in spoken:
                            sound(sentence)


# --- examples

HAND = [holds("hand", 0, card) for card in ("plum", "hall")]
NOBODY = [
    *HAND,
    lacks("passed", 1, "white", "rope", "kitchen", to=0, turn=4),
    lacks("passed", 2, "white", "rope", "kitchen", to=0, turn=4),
]
SHOWN = [
    holds("shown", 2, "dagger", to=0, turn=3),
    holds_some("showed", 1, "green", "dagger", "study", to=2, turn=5),
    lacks("passed", 1, "green", "rope", "hall", to=0, turn=9),
]
NOTED = [
    holds_some("noted", 1, "green", "study", turn=2, note=1),
    lacks("noted", 1, "green", turn=6, note=5),
]


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        (
            "de",
            [
                "Anna bekam beim Austeilen: Professor Bloom und Halle.",
                "Zug 4: Ben und Carla hatten keine dieser Karten: Frau Weiß, Seil und Küche.",
                "Bei niemandem kann das Seil sein.",
                "Also muss das Seil in der Ermittlungsakte sein.",
            ],
        ),
        (
            "en",
            [
                "Anna was dealt Professor Plum and the hall.",
                "Turn 4: Ben and Carla had none of these cards: Mrs White, the rope and the kitchen.",
                "Nobody can have the rope.",
                "So the rope must be in the case file.",
            ],
        ),
        (
            "fr",
            [
                "Anna a reçu à la distribution\u00a0: Professeur Violet et Hall.",
                "Tour 4\u00a0: Ben et Carla n’avaient aucune de ces cartes\u00a0: Madame Leblanc, Corde et Cuisine.",
                "Personne ne peut avoir cette carte\u00a0: la corde.",
                "La corde est donc forcément dans le dossier.",
            ],
        ),
        (
            "nl",
            [
                "Anna kreeg bij het delen: Professor Pimpel en Hal.",
                "Beurt 4: Ben en Carla hadden geen van deze kaarten: Mevrouw de Wit, Touw en Keuken.",
                "Bij niemand kan het touw zitten.",
                "Dus moet het touw in het dossier zitten.",
            ],
        ),
    ],
)
def test_nobody_has_it(language: str, sentences: list[str]) -> None:
    assert speaker(language, CLASSIC).reasons(NAMES[:3], NOBODY, "rope", "case") == sentences


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        (
            "de",
            [
                "Zug 3: Carla zeigte Anna die Karte „Dolch“.",
                "Zug 5: Ben zeigte Carla eine dieser Karten: Reverend Grün, Dolch oder Arbeitszimmer.",
                "Zug 9: Ben hatte keine dieser Karten: Reverend Grün, Seil und Halle.",
                "Von den Karten aus Zug 5 kann nur das Arbeitszimmer bei Ben sein.",
                "Also kann das Arbeitszimmer nicht in der Ermittlungsakte sein.",
            ],
        ),
        (
            "en",
            [
                "Turn 3: Carla showed Anna a card: the dagger.",
                "Turn 5: Ben showed Carla one of these cards: Reverend Green, the dagger or the study.",
                "Turn 9: Ben had none of these cards: Reverend Green, the rope and the hall.",
                "Of the cards in turn 5, only the study can be with Ben.",
                "So the study cannot be in the case file.",
            ],
        ),
        (
            "fr",
            [
                "Tour 3\u00a0: Carla a montré à Anna la carte «\u00a0Poignard\u00a0».",
                "Tour 5\u00a0: Ben a montré à Carla une de ces cartes\u00a0: Docteur Olive, Poignard ou Bureau.",
                "Tour 9\u00a0: Ben n’avait aucune de ces cartes\u00a0: Docteur Olive, Corde et Hall.",
                "Parmi les cartes du tour 5, une seule peut être chez Ben\u00a0: le bureau.",
                "Le bureau ne peut donc pas être dans le dossier.",
            ],
        ),
        (
            "nl",
            [
                "Beurt 3: Carla liet Anna de kaart “Dolk” zien.",
                "Beurt 5: Ben liet Carla een van deze kaarten zien: Dominee Groenewoud, Dolk of Studeerkamer.",
                "Beurt 9: Ben had geen van deze kaarten: Dominee Groenewoud, Touw en Hal.",
                "Van de kaarten uit beurt 5 kan alleen de studeerkamer bij Ben zitten.",
                "Dus kan de studeerkamer niet in het dossier zitten.",
            ],
        ),
    ],
)
def test_only_one_card_is_left(language: str, sentences: list[str]) -> None:
    assert speaker(language, CLASSIC).reasons(NAMES[:3], SHOWN, "study", "case", False) == sentences


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("de", ["Notiz 6: Reverend Grün ist nicht bei Ben.", "Also muss das Arbeitszimmer bei Ben sein."]),
        ("en", ["Note 6: Reverend Green is not with Ben.", "So Ben must have the study."]),
        ("fr", ["Note 6\u00a0: le docteur Olive n’est pas chez Ben.", "Le bureau est donc forcément chez Ben."]),
        ("nl", ["Notitie 6: dominee Groenewoud zit niet bij Ben.", "Dus moet de studeerkamer bij Ben zitten."]),
    ],
)
def test_notes_are_called_notes(language: str, sentences: list[str]) -> None:
    spoken = speaker(language, CLASSIC).reasons(NAMES[:3], NOTED, "study", 1)
    assert spoken[1::2] == sentences


def english(facts: list[Fact], card: str, owner: Owner, held: bool = True) -> list[str]:
    return speaker("en", CLASSIC).reasons(NAMES[:3], facts, card, owner, held)


def test_one_fact_needs_no_hint() -> None:
    assert english([holds("shown", 1, "rope", to=0, turn=2)], "rope", 2, False) == [
        "Turn 2: Ben showed Anna a card: the rope.",
        "So Carla cannot have the rope.",
    ]


def test_a_full_hand() -> None:
    facts = [holds("shown", 1, card, to=0, turn=turn) for turn, card in enumerate(("rope", "hall", "plum"), start=2)]
    assert english(facts, "study", 1, False) == [
        "Turns 2, 3 and 4: Ben showed Anna these cards: the rope, the hall and Professor Plum.",
        "Ben has no more cards than that.",
        "So Ben cannot have the study.",
    ]


def test_the_last_of_its_kind() -> None:
    weapons = [card for card in CLASSIC.weapons if card != "rope"]
    assert english([holds("hand", 0, card) for card in weapons], "rope", "case")[1:] == [
        "Of the cards of this kind, only one can still be in the case file: the rope.",
        "So the rope must be in the case file.",
    ]


def test_another_of_its_kind_is_in_the_case() -> None:
    assert english(NOBODY, "dagger", "case", False)[2:] == [
        "Nobody can have the rope.",
        "There is only one card of each kind in the case file.",
        "So the dagger cannot be in the case file.",
    ]


def test_an_argument_that_is_hard_to_see() -> None:
    facts = [holds_some("showed", seat, "plum", "rope", "hall", to=0, turn=seat + 1) for seat in range(3)]
    assert english(facts, "rope", "case", False)[3:] == [
        "Otherwise the cards would not add up.",
        "So the rope cannot be in the case file.",
    ]


def test_the_reader_of_a_proof_is_called_you() -> None:
    facts = [
        holds("hand", 0, "plum"),
        holds("shown", 2, "dagger", to=0, turn=3),
        lacks("passed", 1, "white", "rope", "kitchen", to=2, turn=4),
        lacks("passed", 0, "white", "rope", "kitchen", to=2, turn=4),
    ]
    by_language = {
        language: speaker(language, CLASSIC).reasons(NAMES[:3], facts, "plum", 0, me=0)
        for language in ("de", "en", "fr", "nl")
    }
    assert by_language["en"][:3] == [
        "You were dealt Professor Plum.",
        "Turn 3: Carla showed you a card: the dagger.",
        "Turn 4: Ben and you had none of these cards: Mrs White, the rope and the kitchen.",
    ]
    assert by_language["en"][-1] == "So you must have Professor Plum."
    assert by_language["de"][2] == "Zug 4: Ben und du hattet keine dieser Karten: Frau Weiß, Seil und Küche."
    assert by_language["de"][-1] == "Also muss Professor Bloom bei dir sein."
    assert by_language["fr"][1] == "Tour 3\u00a0: Carla vous a montré la carte «\u00a0Poignard\u00a0»."
    assert by_language["nl"][0] == "Je kreeg bij het delen: Professor Pimpel."
    assert not any("Anna" in sentence for sentences in by_language.values() for sentence in sentences)
