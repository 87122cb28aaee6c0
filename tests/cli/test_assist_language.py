"""The little language of `sleuth assist`: what a line may look like, in every language."""

from typing import Any

import pytest

from sleuth.cli.assistant.lexicon import ANSWERS, COMMANDS, VERBS, Lexicon, help_text
from sleuth.cli.assistant.line_reader import LineReader
from sleuth.cli.assistant.matching import plain, tokens
from sleuth.core.game import new_game
from sleuth.deduction.notes import NotesError
from sleuth.editions import EDITION_IDS, load_edition
from sleuth.review.note_sentences import problem
from sleuth.sentences import LANGUAGES, speaker

NAMES = ("Anna", "Ben", "Cara", "Dan")
ASKED = ["green", "candlestick", "kitchen"]


def reader(
    language: str = "en", edition: str = "classic", names: tuple[str, ...] = NAMES, opened: tuple[int, ...] = ()
) -> LineReader:
    loaded = load_edition(edition)
    return LineReader(Lexicon(speaker(language, loaded), names), new_game(loaded, len(names), names=names), opened)


def read(line: str, language: str = "en", edition: str = "classic", names: tuple[str, ...] = NAMES) -> dict[str, Any]:
    return reader(language, edition, names).note(line)


def complaint(line: str, language: str = "en", edition: str = "classic") -> str:
    with pytest.raises(NotesError) as caught:
        read(line, language, edition)
    return problem(speaker(language, load_edition(edition)), caught.value)


# --- the little language


WHOLE = {"suggest": ASKED, "by": "Ben", "passed": ["Cara"], "shown_by": "Dan", "card": "kitchen"}


@pytest.mark.parametrize(
    "line",
    [
        "suggest Ben green candlestick kitchen; pass Cara; show Dan kitchen",
        "Ben: green candlestick kitchen - Cara no, Dan kitchen",
        "ben green candlestick kitchen dan kitchen",
        "b gree cand kitch d ki",
        "BEN suggests Reverend Green with the candlestick in the kitchen. Cara passes, Dan shows the kitchen!",
        "ben kitchen, candlestick, green; show dan kitchen; pass cara",
        "Ben Green Candlestick Kitchen pass Cara show Dan Kitchen",
        "s b gre candle kitchen > p c > sh d kitchen",
        "Ben asks Reverend-Green candlestick kitchen; Cara x; Dan: kitchen",
    ],
)
def test_one_suggestion_in_many_ways(line: str) -> None:
    assert read(line) == WHOLE


def test_players_asked_before_have_passed() -> None:
    asked = {"suggest": ASKED, "by": "Ben"}
    assert read("ben green candle kitchen anna") == asked | {"passed": ["Cara", "Dan"], "shown_by": "Anna"}
    assert read("ben green candle kitchen cara") == asked | {"shown_by": "Cara"}
    assert read("ben green candle kitchen nobody") == asked | {"passed": ["Cara", "Dan", "Anna"]}
    assert read("ben green candle kitchen") == asked
    assert read("ben green candle kitchen cara declines, anna") == asked | {
        "passed": ["Dan"],
        "declined": ["Cara"],
        "shown_by": "Anna",
    }


def test_the_culprit_is_asked_last_and_open_hands_not_at_all() -> None:
    line = "ben plum car rome nobody"
    assert read(line, edition="one-against-all")["passed"] == ["Cara", "Dan", "Anna"]
    assert read("dan plum car rome ben", edition="one-against-all") == {
        "suggest": ["plum", "car", "rome"],
        "by": "Dan",
        "shown_by": "Ben",
    }
    keep = reader(edition="red-keep", opened=(2,))
    assert keep.note("ben jaime arakh gardens anna")["passed"] == ["Dan"]


@pytest.mark.parametrize(
    ("line", "note"),
    [
        ("pass cara dan; show anna", {"passed": ["Cara", "Dan"], "shown_by": "Anna"}),
        ("pass cara, dan, anna candle", {"passed": ["Cara", "Dan"], "shown_by": "Anna", "card": "candlestick"}),
        ("cara no, dan no, anna yes", {"passed": ["Cara", "Dan"], "shown_by": "Anna"}),
        ("cara second green", {"shown_by": "Cara", "second": "green"}),
        ("show cara kitchen second no", {"shown_by": "Cara", "card": "kitchen", "second": False}),
        ("cara kitchen; second", {"shown_by": "Cara", "card": "kitchen", "second": True}),
        ("cara no; lied cara; dan", {"passed": ["Cara"], "lied": ["Cara"], "shown_by": "Dan"}),
    ],
)
def test_answers(line: str, note: dict[str, Any]) -> None:
    assert read(f"ben green candle kitchen {line}") == {"suggest": ASKED, "by": "Ben"} | note


@pytest.mark.parametrize(
    ("line", "note"),
    [
        ("accuse Ben green candle kitchen wrong", {"accuse": ASKED, "by": "Ben", "right": False}),
        ("Ben accuses green candle kitchen: right!", {"accuse": ASKED, "by": "Ben", "right": True}),
        ("saw rope ben", {"saw": "rope", "of": "Ben"}),
        ("saw ben rope", {"saw": "rope", "of": "Ben"}),
        ("saw the lead pipe of cara", {"saw": "lead-pipe", "of": "Cara"}),
        ("saw rope side", {"saw": "rope", "of": "side"}),
        ("saw centre rope", {"saw": "rope", "of": "centre"}),
        ("lacks cara rope, dagger", {"lacks": ["rope", "dagger"], "who": "Cara"}),
        ("cara has no rope dagger", {"lacks": ["rope", "dagger"], "who": "Cara"}),
        ("lacks case rope", {"lacks": ["rope"], "who": "case"}),
        ("one cara rope dagger", {"holds_one_of": ["rope", "dagger"], "who": "Cara"}),
        ("cara has one of rope dagger", {"holds_one_of": ["rope", "dagger"], "who": "Cara"}),
        ("cara holds rope", {"holds": ["rope"], "who": "Cara"}),
        ("case green candle kitchen", {"case": ASKED}),
    ],
)
def test_other_notes(line: str, note: dict[str, Any]) -> None:
    assert read(line) == note


def test_tips() -> None:
    note = {"tip": "woman", "by": "Anna", "shown_by": ["Ben"], "passed": ["Cara"], "cards": {"Ben": "white"}}
    assert read("tip woman anna; ben white; cara no", edition="card-game") == note
    assert read("anna tip a woman; cara no, ben white", edition="card-game") == note
    assert read("hinweis frau anna; ben weiß; cara nein", "de", "card-game") == note
    assert read("tip flying anna; ben yes", edition="card-game") == {"tip": "flying", "by": "Anna", "shown_by": ["Ben"]}


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("de", "Ben vermutet Reverend Grün mit dem Leuchter in der Küche, Cara passt, Dan zeigt die Küche"),
        ("de", "ben grün leuchter küche; cara nein; dan kuche"),
        ("fr", "Ben soupçonne Olive avec le chandelier dans la cuisine ; passe Cara ; montre Dan la cuisine"),
        ("fr", "ben olive chandel cuisine, cara non, dan cuisine"),
        ("nl", "Ben vermoedt Groenewoud met de kandelaar in de keuken; Cara past; Dan toont keuken"),
        ("nl", "ben green candlestick kitchen; pass cara; show dan kitchen"),
    ],
)
def test_every_language_and_english(language: str, line: str) -> None:
    assert read(line, language) == WHOLE


def test_players_may_be_called_like_cards_letters_and_words() -> None:
    names = ("Plum", "White", "S", "No")
    assert read("S plum rope hall No", names=names) == {
        "suggest": ["plum", "rope", "hall"],
        "by": "S",
        "shown_by": "No",
    }
    assert read("white white rope hall; pass s no; show plum white", names=names) == {
        "suggest": ["white", "rope", "hall"],
        "by": "White",
        "passed": ["S", "No"],
        "shown_by": "Plum",
        "card": "white",
    }
    musketeer = ("D’Artagnan", "Léa", "Jo")
    assert read("d'artagnan plum rope hall lea", "fr", names=musketeer)["by"] == "D’Artagnan"
    long = ("Anna Maria", "Anna Lena", "Jo")
    assert read("anna lena plum rope hall jo", names=long) == {
        "suggest": ["plum", "rope", "hall"],
        "by": "Anna Lena",
        "shown_by": "Jo",
    }


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("ben green candelstick kitchen", "There is no card “candelstick”. Did you mean “Candlestick”?"),
        ("ben gren candle kitchen", "There is no card “gren”. Did you mean “Reverend Green”?"),
        ("suggest bne green candle kitchen", "There is no player “bne”. Did you mean “Ben”?"),
        ("ben green candle", "The line ends too early: a card is missing."),
        ("suggest", "The line ends too early: a player is missing."),
        ("", "The line ends too early: what happened?"),
        ("accuse ben green candle kitchen", "is the accusation wrong or right?"),
        ("accuse ben green candle kitchen perhaps", "I do not understand “perhaps”."),
        ("saw mrs ben", "“mrs” could be: Mrs White, Mrs Peacock."),
        ("saw rope ben cara", "I do not understand “cara”."),
        ("ben green candle kitchen cara; show dan", "Cara has shown a card, so Dan was not asked."),
        ("ben green candle kitchen pass", "The line ends too early: a player is missing."),
        ("sugest ben green candle kitchen", "Did you mean “suggest”?"),
        ("zzz", "I do not understand “zzz”; a line begins with a player or a command. Type h for help."),
        ("tip purple ben", "No card has the feature “purple”."),
    ],
)
def test_mistakes(line: str, message: str) -> None:
    assert message in complaint(line)


def test_the_end_of_a_long_word_is_enough() -> None:
    assert read("sah axt ben", "de", "red-keep")["saw"] == "battle-axe"


def test_plain_words() -> None:
    assert plain("Grün’s ÉTÉ") == "gruns ete"
    assert tokens("Ben: plum, lead-pipe - hall.") == ["Ben", "plum", ",", "lead-pipe", "-", "hall"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITION_IDS)
def test_every_card_is_found_by_its_name_and_its_id(edition: str, language: str) -> None:
    voice = speaker(language, load_edition(edition))
    for card in voice.edition.cards:
        for name in (card.id, voice.card(card.id), voice.card(card.id).upper(), voice.card(card.id, "the")):
            assert read(f"saw {name} ben", language, edition, NAMES[:3]) == {"saw": card.id, "of": "Ben"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_a_language_mean_one_thing(language: str) -> None:
    words = Lexicon(speaker(language, load_edition("classic"))).words
    for group in (VERBS, ANSWERS, COMMANDS):
        said = [word for key in group for word in words[key]]
        assert sorted({word for word in said if said.count(word) > 1}) == []
    assert not {word for key in VERBS for word in words[key]} & {word for key in COMMANDS for word in words[key]}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITION_IDS)
def test_the_help_is_true(edition: str, language: str) -> None:
    """Every example in it is understood, and every command is one."""
    names = NAMES[:3]
    table = reader(language, edition, names)
    text, lexicon = help_text(table.lexicon), table.lexicon
    examples, commands = text.rsplit("\n\n", 1)
    lines = [line.split("   ")[0] for line in examples.splitlines()[1:] if line and not line.startswith(" ")]
    *noted, _, tip = lines
    assert [next(iter(table.note(line))) for line in noted] == [
        "suggest",
        "suggest",
        "suggest",
        "accuse",
        "saw",
        "lacks",
        "holds_one_of",
        "holds",
        "case",
    ]
    if load_edition(edition).family == "cards":
        assert "tip" in table.note(tip.split(":", 1)[1] if language != "fr" else tip.split(" : ", 1)[1])
    for line in commands.splitlines():
        assert lexicon.command(line.split()[0]), line
    table.note(noted[0].replace(";", ","))
