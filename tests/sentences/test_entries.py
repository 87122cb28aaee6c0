"""Messages parsed one by one, when they are needed, are those of the whole files."""

import subprocess
import sys
from pathlib import Path

import pytest
from fluent.syntax import ast

from sleuth.sentences import LANGUAGES
from sleuth.sentences.messages import (
    Entries,
    FaultyMessageError,
    Messages,
    common_entries,
    common_resources,
    parse_messages,
)

FILE = Path("some.ftl")
SOME = """
# a comment
greeting = Hello { $name }, { word-friend.of }
    and { -house(case: "of") }
    .short = { greeting }

word-friend = friend
    .of = of a { -kind }
-house = house
-kind = kind
unused = not { parsed
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_message_is_that_of_the_whole_file(language: str) -> None:
    entries = common_entries(language)
    whole = [each for resource in common_resources(language) for each in resource.body if hasattr(each, "id")]
    assert len(whole) > 500
    for entry in whole:
        key = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
        found = entries.with_all_it_names(key).body[0]
        assert found.equals(entry, ignored_fields=["span", "comment"]), key


def test_a_message_comes_with_all_it_refers_to_and_nothing_else() -> None:
    entries = Entries([(FILE, SOME)])
    assert {each.id.name for each in entries.with_all_it_names("greeting").body} == {
        "greeting",
        "word-friend",
        "house",
        "kind",
    }
    messages = Messages("en", (), entries)
    assert messages.text("greeting", args={"name": "Ann"}) == "Hello Ann, of a kind\nand house"
    assert messages.has("greeting", "short")
    assert not messages.has("nobody")


def test_own_messages_come_first_and_may_refer_to_the_others() -> None:
    own = parse_messages("word-friend = pal\n    .of = of a pal, a { -kind }\n", FILE)
    messages = Messages("en", (own,), Entries([(FILE, SOME)]))
    assert messages.text("word-friend", "of") == "of a pal, a kind"
    assert messages.text("greeting", args={"name": "Ann"}).startswith("Hello Ann, of a pal, a kind")


def test_what_is_no_message_is_noticed_when_it_is_needed() -> None:
    with pytest.raises(FaultyMessageError, match=r"some\.ftl: line 1: not a Fluent message"):
        Messages("en", (), Entries([(FILE, SOME)])).has("unused")


def test_a_command_parses_no_sentence_that_it_does_not_say() -> None:
    program = """
from fluent.syntax import FluentParser
texts, parse = [], FluentParser.parse
FluentParser.parse = lambda self, text: texts.append(text) or parse(self, text)
from sleuth.cli import main
try:
    main(["editions"])
finally:
    assert texts, "nothing was parsed"
    assert not any("web-" in text or "manual-" in text for text in texts), "sentences of the page were parsed"
"""
    subprocess.run([sys.executable, "-c", program], check=True, capture_output=True)
