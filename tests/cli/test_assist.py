"""`sleuth assist`: lines as people type them, mistakes, ways back, saving and resuming, and a monkey."""

import json
import random
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from sleuth.cli import main
from sleuth.cli.assistant.lexicon import ANSWERS, COMMANDS, VERBS, Lexicon, help_text
from sleuth.cli.assistant.matching import plain, tokens
from sleuth.cli.assistant.reading import Reader
from sleuth.cli.assistant.telling import problem
from sleuth.core.game import new_game
from sleuth.deduction.notes import NotesError, notebook_of
from sleuth.editions import EDITION_IDS, load_edition
from sleuth.sentences import LANGUAGES, speaker

NAMES = ("Anna", "Ben", "Cara", "Dan")
ASKED = ["green", "candlestick", "kitchen"]


def reader(
    language: str = "en", edition: str = "classic", names: tuple[str, ...] = NAMES, opened: tuple[int, ...] = ()
) -> Reader:
    loaded = load_edition(edition)
    return Reader(Lexicon(speaker(language, loaded), names), new_game(loaded, len(names), names=names), opened)


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


def test_who_was_asked_before_has_passed() -> None:
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
    told = {"tip": "woman", "by": "Anna", "shown_by": ["Ben"], "passed": ["Cara"], "cards": {"Ben": "white"}}
    assert read("tip woman anna; ben white; cara no", edition="card-game") == told
    assert read("anna tip a woman; cara no, ben white", edition="card-game") == told
    assert read("hinweis frau anna; ben weiß; cara nein", "de", "card-game") == told
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
        told = [word for key in group for word in words[key]]
        assert sorted({word for word in told if told.count(word) > 1}) == []
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


# --- sessions


SETUP = ["classic", "Anna, Ben, Cara", "Anna", "scarlett plum rope dagger hall study"]


def assist(file: Path, *lines: str, arguments: tuple[str, ...] = (), language: str = "en") -> str:
    command = ["assist", "--file", str(file), "--lang", language, *arguments]
    result = CliRunner().invoke(main, command, input="\n".join([*lines, ""]))
    assert result.exception is None, result.output
    assert result.exit_code == 0
    return result.output


def kept(file: Path) -> list[dict[str, Any]]:
    raw = json.loads(file.read_text(encoding="utf-8"))
    notebook_of(raw)
    notes: list[dict[str, Any]] = raw["notes"]
    return notes


def test_a_whole_session(tmp_path: Path) -> None:
    file = tmp_path / "notes.json"
    output = assist(
        file,
        *SETUP,
        "anna green candle kitchen; ben no; cara kitchen",
        "cara green candle lounge ben",
        "why lounge ben",
        "why green case",
        "cases",
        "list",
        "q",
    )
    assert "You are Anna. Your cards: Miss Scarlett, Professor Plum, Rope, Dagger, Hall and Study." in output
    assert "1  Anna suggests: Reverend Green with the candlestick in the kitchen. Ben says: none of these." in output
    assert "Certain now:\n  Kitchen: Cara\n" in output
    assert "Certain now:\n  Lounge: Ben\n" in output
    assert "Why Lounge – Ben is certain:\n" in output
    assert "That is not certain: Reverend Green – Case:" in output
    assert f"The notes are kept in {file}." in output
    assert kept(file) == [
        {"suggest": ASKED, "by": "Anna", "passed": ["Ben"], "shown_by": "Cara", "card": "kitchen"},
        {"suggest": ["green", "candlestick", "lounge"], "by": "Cara", "passed": ["Anna"], "shown_by": "Ben"},
    ]
    result = CliRunner().invoke(main, ["deduce", str(file), "--json"])
    assert json.loads(result.output)["certain"]["lounge"] == "Ben"


def test_undo_edit_delete_and_resume(tmp_path: Path) -> None:
    file = tmp_path / "notes.json"
    assist(file, *SETUP, "saw green ben", "saw white cara", "undo")
    assert kept(file) == [{"saw": "green", "of": "Ben"}]
    assist(file, "saw white cara", "edit 1 saw green cara", "delete 2")
    assert kept(file) == [{"saw": "green", "of": "Cara"}]
    output = assist(file, "delete 1", "undo", "undo", "undo", "undo", "saw white ben", "undo", "undo")
    assert output.startswith("The notes go on.\n")
    assert "There is nothing to take back." in output
    assert kept(file) == []


def test_a_contradiction_loses_nothing(tmp_path: Path) -> None:
    file = tmp_path / "notes.json"
    output = assist(file, *SETUP, "saw green ben", "saw green cara", "saw white ben", "why green", "cases", "list")
    assert "These notes contradict each other:\n  1  Seen (Ben): Reverend Green.\n  2  Seen (Cara): " in output
    assert "If a single note is wrong, it is number 1 or 2." in output
    assert len(kept(file)) == 3
    output = assist(file, "edit 2 saw mustard cara")
    assert "These notes contradict" in output.split(">")[0]
    assert "Possible deals" in output
    assert kept(file)[1] == {"saw": "mustard", "of": "Cara"}


def test_mistakes_change_nothing(tmp_path: Path) -> None:
    file = tmp_path / "notes.json"
    assist(file, *SETUP, "saw green ben")
    before = file.read_text(encoding="utf-8")
    output = assist(
        file,
        "saw grene cara",
        "ben plum candle kitchen; pass anna",
        "edit 1",
        "edit 1 nonsense",
        "edit 7 saw green cara",
        "edit x",
        "delete",
        "delete 0",
        "delete 2",
        "delete 99999999999999999999",
        "undo 3",
        "why",
        "why green mars",
        "why green side",
        "hand plum rope",
        "open rope",
        "",
        "   ",
        ",;>",
        "[bold]",
        "h",
    )
    assert "Note 2: You hold “Professor Plum”, so you cannot have passed." in output
    assert "Did you mean “Reverend Green”?" in output
    assert "There is no note 7." in output
    assert "The number of a note is expected" in output
    assert "There is no pile “side” in this game." in output
    assert file.read_text(encoding="utf-8") == before


def test_the_hand_can_be_mended(tmp_path: Path) -> None:
    file = tmp_path / "notes.json"
    assert "Your cards: Mrs White" in assist(file, *SETUP, "hand white plum rope dagger hall study", "undo", "q")
    assist(file, "hand white plum rope dagger hall study")
    assert json.loads(file.read_text(encoding="utf-8"))["hand"][0] == "white"


def test_setting_up_asks_again(tmp_path: Path) -> None:
    file = tmp_path / "notes.json"
    output = assist(
        file,
        "99",
        "1",
        "Anna",
        "Anna, Anna, Ben",
        "Anna Ben Cara Dan",
        "Zoe",
        "ca",
        "nobody knows",
        "5 5 5 5",
        "ben",
        "plum rope hal",
        "plum rope hall plum study",
        "plum rope hall dagger study",
    )
    assert "Two players are called “Anna”." in output
    assert "There is no player “Zoe”." in output
    assert "The hands do not add up: 5 + 5 + 5 + 5 = 20, but 18" in output
    assert "Your hand has 5 cards, but 3 are named." in output
    assert "“Professor Plum” is named twice." in output
    raw = json.loads(file.read_text(encoding="utf-8"))
    assert (raw["hand_sizes"], raw["me"]) == ([4, 4, 5, 5], "Cara")


def test_watching_and_open_cards(tmp_path: Path) -> None:
    file = tmp_path / "notes.json"
    output = assist(file, "A B C D E", "", "rope", "rope irene lab", arguments=("--edition", "sherlock"))
    assert "3 cards lie face up, but 1 are named." in output
    assert "You are just watching." in output
    assert json.loads(file.read_text(encoding="utf-8"))["open"] == ["rope", "irene-adler", "lab"]


def test_leaving_before_the_notes_begin(tmp_path: Path) -> None:
    file = tmp_path / "notes.json"
    assist(file, "q")
    assist(file, "1", "Anna Ben")
    assert not file.exists()


def test_house_rules_and_own_editions(tmp_path: Path) -> None:
    file = tmp_path / "notes.json"
    folder = load_edition("classic").folders[0]
    assist(file, "A B", "", "saw rope side", arguments=("--edition", str(folder), "--option", "side_cards=4"))
    raw = json.loads(file.read_text(encoding="utf-8"))
    assert (raw["edition"], raw["options"]) == (str(folder), {"side_cards": 4})
    assert raw["notes"] == [{"saw": "rope", "of": "side"}]
    for arguments in (["--edition", "nonsense"], ["--option", "x=1"], ["--option", "leftovers=centre"]):
        new = ["assist", "--file", str(tmp_path / "x.json"), "--edition", "classic", *arguments]
        assert CliRunner().invoke(main, new).exit_code == 2


def test_notes_that_wait_in_the_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    home = tmp_path / "sleuth"

    def run(*lines: str, arguments: tuple[str, ...] = ()) -> str:
        result = CliRunner().invoke(main, ["assist", "--lang", "en", *arguments], input="\n".join([*lines, ""]))
        assert result.exit_code == 0, result.output
        return result.output

    run(*SETUP, "saw green ben")
    assert "are waiting (1 note). Go on with them?" in run("y", "saw white ben", "q")
    assert len(kept(home / "assist.json")) == 2
    run("n", *SETUP, "q")
    assert kept(home / "assist.json") == []
    assert len(kept(home / "assist-1.json")) == 2
    run(*SETUP, "saw green cara", arguments=("--new",))
    assert sorted(path.name for path in home.iterdir()) == ["assist-1.json", "assist-2.json", "assist.json"]


def test_files_that_cannot_be_used_are_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "notes.json"
    for text in ("nonsense", '{"edition": "classic", "seats": ["A", "B", "C"], "notes": [{"saw": "x", "of": "A"}]}'):
        file.write_text(text, encoding="utf-8")
        result = CliRunner().invoke(main, ["assist", "--file", str(file), "--lang", "en"], input="q\n")
        assert result.exit_code == 2
        assert file.read_text(encoding="utf-8") == text
    blocked = CliRunner().invoke(
        main, ["assist", "--file", str(file / "x.json"), "--edition", "classic"], input="A B C\n\n"
    )
    assert blocked.exit_code == 2
    assert "cannot be written" in blocked.output


# --- a monkey


class Monkey:
    """Types lines made of real words and nonsense."""

    def __init__(self, seed: str, lexicon: Lexicon) -> None:
        self.random = random.Random(seed)
        self.lexicon = lexicon
        words = [word for words in lexicon.words.values() for word in sorted(words)]
        self.words = [*words, "1", "2", "3", ",", ";", "-", "x", "plumm", "[red]", "0", "…", "'", "zz"]

    def pick(self, items: Any) -> Any:
        return self.random.choice(list(items))

    def card(self) -> str:
        entry = self.pick(self.lexicon.cards)
        return str(self.pick([entry.label, entry.value, entry.label[:4], entry.value[: self.random.randrange(1, 9)]]))

    def seat(self) -> str:
        return str(self.pick(self.lexicon.names))

    def line(self) -> str:
        by_kind = self.lexicon.voice.edition.by_kind
        claim = " ".join(self.pick(cards) for cards in by_kind)
        lines = [
            f"{self.seat()} {claim} {self.seat()}",
            f"{self.seat()}: {claim}; {self.seat()} no; {self.seat()} {self.card()}",
            f"{self.seat()} {claim} nobody",
            f"accuse {self.seat()} {claim} wrong",
            f"saw {self.card()} {self.seat()}",
            f"lacks {self.seat()} {self.card()} {self.card()}",
            f"one {self.seat()} {self.card()} {self.card()}",
            f"why {self.card()} {self.seat()}",
            f"edit {self.random.randrange(9)} saw {self.card()} {self.seat()}",
            f"delete {self.random.randrange(9)}",
            "undo",
            " ".join(self.pick(self.words) for _ in range(self.random.randrange(1, 7))),
            " ".join(self.pick([self.card(), self.seat(), self.pick(self.words)]) for _ in range(5)),
        ]
        return str(self.pick(lines))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITION_IDS)
def test_a_monkey_takes_notes(edition: str, language: str, tmp_path: Path) -> None:
    file = tmp_path / "notes.json"
    loaded = load_edition(edition)
    names = NAMES[: max(3, loaded.seats[0])]
    lexicon = Lexicon(speaker(language, loaded), names)
    monkey = Monkey(f"{edition}{language}", lexicon)
    raw: dict[str, Any] = {"edition": edition, "seats": list(names)}
    rest = len(loaded.cards) - 3
    if rest % len(names) and loaded.options.leftovers == "open":
        raw["open"] = [card.id for card in loaded.cards[: rest % len(names)]]
    elif rest % len(names):
        raw["options"] = {"dealer": 0}
    file.write_text(json.dumps(raw), encoding="utf-8")
    lines = [line for line in (monkey.line() for _ in range(60)) if lexicon.command(line) != "quit"]
    output = assist(file, *lines, language=language)
    assert "{ " not in output
    assert output.count(">") >= len(lines)
    kept(file)
