"""Everything the engine can say or ask has its words, found by walking the engine itself."""

import ast
from pathlib import Path
from typing import get_args

import pytest
from msgspec import structs

import sleuth.core
from sleuth.core.actions import Action, kebab
from sleuth.core.decks import AT_ONCE, EFFECTS, PLAIN_INVESTIGATIONS
from sleuth.core.public import Phase
from sleuth.core.refusals import IllegalAction, UnfitGame
from sleuth.core.seen import SeenEvent
from sleuth.editions import EDITION_IDS, Options, load_edition
from sleuth.sentences import LANGUAGES, Speaker, check_names, speaker
from sleuth.sentences.events import TELLINGS
from sleuth.sentences.messages import common_messages
from sleuth.sentences.prompts import QUESTIONS

CORE = Path(str(sleuth.core.__file__)).parent
ENGINE_PHASES = {"deal", "draw", "take", "peek-all", "reward", "supply", "next", "end"}
EVENTS = [kind.__name__.removeprefix("Seen") for kind in get_args(SeenEvent)]


def strings(node: ast.expr) -> set[str]:
    """Return the strings an expression can be: a constant, or either side of a condition."""
    if isinstance(node, ast.IfExp):
        return strings(node.body) | strings(node.orelse)
    assert isinstance(node, ast.Constant), ast.dump(node)
    return {str(node.value)}


def refusals_raised() -> dict[str, set[str]]:
    """Return every code the core can refuse with, and its details."""
    found: dict[str, set[str]] = {}
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in CORE.rglob("*.py")]
    calls = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call)]
    for call in calls:
        if isinstance(call.func, ast.Name) and call.func.id in ("IllegalAction", "UnfitGame"):
            for code in strings(call.args[0]):
                found.setdefault(code, set()).update(word.arg or "" for word in call.keywords)
    return found


def needs_named() -> set[str]:
    """Return every value of `needs` in the table of `_check_options`."""
    tree = ast.parse((CORE / "game.py").read_text(encoding="utf-8"))
    check = next(n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef) and n.name == "_check_options")
    rows = [node for node in ast.walk(check) if isinstance(node, ast.Tuple) and len(node.elts) == 3]
    return {str(row.elts[2].value) for row in rows if isinstance(row.elts[2], ast.Constant)}


@pytest.fixture(params=LANGUAGES)
def classic(request: pytest.FixtureRequest) -> Speaker:
    return speaker(request.param, load_edition("classic"))


def test_every_seen_event_has_a_sentence(classic: Speaker) -> None:
    assert set(TELLINGS) == set(get_args(SeenEvent))
    messages = common_messages(classic.language)
    assert [name for name in EVENTS if not messages.has(f"event-{kebab(name)}")] == []


def test_every_phase_that_asks_has_a_prompt(classic: Speaker) -> None:
    asking = set(get_args(Phase)) - ENGINE_PHASES
    assert set(QUESTIONS) == asking - {"over"}
    messages = common_messages(classic.language)
    assert [phase for phase in asking if not messages.has(f"prompt-{phase}")] == []
    assert [phase for phase in QUESTIONS if not messages.has(f"wait-{phase}")] == []


def test_every_action_has_a_label_and_a_heading(classic: Speaker) -> None:
    for action in get_args(Action):
        assert common_messages(classic.language).has(f"action-{kebab(action.__name__)}")
        assert classic.legal_kind(action)


def test_every_refusal_is_explained(classic: Speaker) -> None:
    known: dict[str, str | int] = {
        "card": "rope",
        "figure": "plum",
        "place": "kitchen",
        "steps": 4,
        "effect": "add-six",
        "needs": "dice",
    }
    raised = refusals_raised()
    assert len(raised) > 25
    for code, details in raised.items():
        sentence = classic.refusal(IllegalAction(code, "R6.5", **{name: known.get(name, 3) for name in details}))
        mistyped = code in ("unknown-option", "option-not-for-edition", "bad-option")
        assert sentence.endswith(" (R6.5)") is not mistyped
        assert code not in sentence


def test_every_need_of_an_option_has_its_words(classic: Speaker) -> None:
    needs = needs_named()
    assert {"open-centre", "two-seats", "no-culprit"} <= needs
    for need in needs:
        sentence = classic.refusal(UnfitGame("unfit-option", "R1.7", option="dice", needs=need))
        assert "dice" in sentence
        assert classic.text(f"needs-{need}") in sentence


def test_every_option_is_described(classic: Speaker) -> None:
    for name in (field.name for field in structs.fields(Options)):
        assert "\n" not in classic.option(name)
        assert classic.option(name).endswith(".")


def test_every_effect_has_title_help_and_telling(classic: Speaker) -> None:
    for effect in EFFECTS | AT_ONCE:
        assert classic.effect(effect)
        assert classic.effect_help(effect)
        assert classic.text(f"effect-{effect}.told", name="Anna", who="other")


@pytest.mark.parametrize("edition", EDITION_IDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_edition_has_its_words(edition: str, language: str) -> None:
    loaded = load_edition(edition)
    speak = speaker(language, loaded)
    assert speak.edition_title()
    assert speak.tagline()
    assert speak.victim("of")
    for kind in loaded.kinds:
        assert all(speak.kind(kind, form) for form in (None, "a", "acc", "many", "all"))
        assert speak.feature(kind) == speak.kind(kind, "a")
    for feature in {feature for card in loaded.cards for feature in card.features}:
        assert all(speak.feature(feature, form) for form in (None, "acc", "all"))
    for card in {*loaded.decks.get("investigation", ()), *PLAIN_INVESTIGATIONS}:
        assert speak.investigation(card)
        assert speak.investigation_help(card)
    for effect in {*loaded.decks.get("intrigue", ()), *(card.ability for card in loaded.cards if card.ability)}:
        assert speak.effect(effect)


@pytest.mark.parametrize("edition", EDITION_IDS)
def test_every_edition_has_all_its_names(edition: str) -> None:
    assert check_names(load_edition(edition)) == []
