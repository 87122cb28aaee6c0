"""Bots in processes of their own: whatever they do, they lose a move at most, and the table goes on."""

import json
from pathlib import Path

import msgspec
import pytest

from sleuth.arena import play_match
from sleuth.bots import safe_default
from sleuth.bots.programs.process import MOST_TROUBLES, RESTARTS
from sleuth.core.actions import Pass, Show
from sleuth.core.choices import Choices
from sleuth.core.game import new_game
from sleuth.core.legal import legal_actions
from sleuth.core.truth import SeededChance, replay, seen_by
from sleuth.editions import load_edition
from tests.bots.programs import GAME, Default, against_amateurs, program

LAST = """
for request, message in questions():
    index = max(number for number, action in enumerate(message["actions"]) if action["type"] != "accuse")
    say({"choose": request, "index": index})
"""
HANGING = 0.2

BAD = {
    "words": ("nonsense", "for request, _ in questions(): say('I would rather not')"),
    "a list": ("nonsense", "for request, _ in questions(): say([request, 0])"),
    "nothing chosen": ("nonsense", "for request, _ in questions(): say({'choose': request})"),
    "chosen twice": (
        "nonsense",
        "for n, m in questions(): say({'choose': n, 'index': 0, 'action': m['actions'][0]})",
    ),
    "another request": ("nonsense", "for request, _ in questions(): say({'choose': request + 1, 'index': 0})"),
    "unknown action": ("nonsense", "for n, _ in questions(): say({'choose': n, 'action': {'type': 'fly'}})"),
    "not UTF-8": ("nonsense", "for n, _ in questions(): os.write(1, b'{\"choose\": \\xff\\xfe}\\n')"),
    "deep": ("nonsense", "for n, _ in questions(): say('[' * 20_000)"),
    "number": ("nonsense", "for n, _ in questions(): say({'choose': n, 'index': 1e300})"),
    "illegal": ("illegal", "for n, _ in questions(): say({'choose': n, 'action': {'type': 'roll'}})"),
    "index too big": ("illegal", "for n, m in questions(): say({'choose': n, 'index': len(m['actions'])})"),
    "index negative": ("illegal", "for n, _ in questions(): say({'choose': n, 'index': -1})"),
    "exits at once": ("ended", "sys.exit(3)"),
    "raises": ("ended", "for n, m in questions(): say({'choose': n, 'index': m['mistake']})"),
    "closes its output": ("ended", "os.close(1); time.sleep(60)"),
    "huge line": ("flood", "for n, _ in questions(): say('x' * 1_000_000)"),
    "line without end": ("flood", "while True: os.write(1, b'x' * 10_000)"),
    "talks all the time": ("flood", "while True: os.write(1, b'hello\\n' * 10_000)"),
    "never answers": ("slow", "for n, _ in questions(): pass"),
    "never reads": ("slow", "time.sleep(60)"),
    "closes its input": ("slow", "os.close(0); time.sleep(60)"),
    "answers the past": ("slow", "for n, _ in questions(): say({'choose': n - 1, 'index': 0})"),
    "floods the error output": ("slow", "while True: os.write(2, b'woe is me\\n' * 10_000)"),
}


@pytest.fixture(scope="module")
def without() -> tuple[object, ...]:
    """Return the game as it goes when the first seat always plays the default."""
    return against_amateurs(Default()).events


@pytest.mark.parametrize(("kind", "body"), BAD.values(), ids=BAD)
def test_a_bad_bot_loses_its_moves_and_nobody_else_notices(
    kind: str, body: str, without: tuple[object, ...], tmp_path: Path
) -> None:
    bot = program(tmp_path, body, seconds=HANGING if kind == "slow" else 10)
    match = against_amateurs(bot)
    assert match.state.public.ending == "solved"
    assert match.events == without
    assert {trouble.kind for trouble in bot.troubles} == {kind}
    restarted = kind in ("ended", "flood", "slow")
    assert len(bot.troubles) == RESTARTS + 1 if restarted else 1 < len(bot.troubles) <= MOST_TROUBLES


def test_error_output_is_kept_for_the_author(tmp_path: Path) -> None:
    bot = program(tmp_path, "raise SystemExit('I forgot my glasses')")
    against_amateurs(bot)
    assert bot.troubles[0].detail == "its output has ended (code 1: I forgot my glasses)"


def test_the_log_reveals_no_secrets(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    body = "for n, m in questions(): say({'choose': n, 'action': {'type': 'show', 'card': m['own']['hand'][0]}})"
    bot = program(tmp_path, body)
    against_amateurs(bot)
    assert {trouble.kind for trouble in bot.troubles} == {"illegal"}
    assert len(caplog.messages) == len(bot.troubles)
    assert caplog.messages[0].endswith("at seat 0 chose something illegal: it loses a move")
    assert not [card for card in GAME.edition.card if card in caplog.text]


def test_a_bot_that_cannot_take_part_is_not_asked_for_ever(tmp_path: Path) -> None:
    """Nobody ever accuses at this table: many questions, but a limited number of troubles."""
    bot = program(tmp_path, "for n, _ in questions(): say('moo')")
    match = play_match(GAME, [bot, Default(), Default()], SeededChance("moo"), most_steps=500)
    assert match.state.public.ending is None
    assert match.steps == 500
    assert len(bot.troubles) == MOST_TROUBLES


def test_a_good_bot_has_no_troubles(tmp_path: Path) -> None:
    bot = program(tmp_path, LAST)
    match = against_amateurs(bot)
    assert bot.troubles == []
    assert match.events != against_amateurs(Default()).events


def test_an_action_in_full_is_an_answer_too(tmp_path: Path) -> None:
    body = LAST.replace('"index": index', '"action": message["actions"][index]')
    assert against_amateurs(program(tmp_path, body)).events == against_amateurs(program(tmp_path, LAST)).events


def test_late_answers_are_ignored(tmp_path: Path) -> None:
    twice = LAST + '    say({"choose": request, "index": 0})\n'
    bot = program(tmp_path, twice.replace("    say(", '    say({"choose": request - 1, "index": 0})\n    say(', 1))
    assert against_amateurs(bot).events == against_amateurs(program(tmp_path, LAST)).events
    assert bot.troubles == []


RECORDER = """
seen = open(f"{sys.argv[1]}/{os.getpid()}.jsonl", "w")
asked = 0
for line in sys.stdin:
    seen.write(line)
    seen.flush()
    message = json.loads(line)
    if message["type"] == "choose":
        asked += 1
        if asked == int(sys.argv[2]):
            sys.exit()
        say({"choose": message["request"], "index": 0})
"""


def plain(value: object) -> object:
    """Return a value as a bot reads it."""
    return msgspec.json.decode(msgspec.json.encode(value))


def records(folder: Path) -> list[list[dict]]:
    files = sorted(folder.glob("*.jsonl"), key=lambda path: path.stat().st_mtime_ns)
    return [[json.loads(line) for line in path.read_text().splitlines()] for path in files]


def test_a_bot_is_sent_exactly_what_its_seat_sees(tmp_path: Path) -> None:
    game = new_game(load_edition("red-keep"), 3)
    bot = program(tmp_path, RECORDER, tmp_path, 0, game=game)
    match = against_amateurs(bot, game)
    (lines,) = records(tmp_path)
    assert [line["type"] for line in (lines[0], lines[-1])] == ["hello", "bye"]
    seen = [line["event"] for line in lines if line["type"] == "seen"]
    assert seen == [plain(seen_by(event, 0)) for event in match.events]
    assert lines[-1]["end"] == seen[-1]
    assert {line["type"] for line in lines} == {"hello", "seen", "choose", "bye"}


def test_every_question_holds_the_view_and_all_choices(tmp_path: Path) -> None:
    bot = program(tmp_path, RECORDER, tmp_path, 0)
    match = against_amateurs(bot)
    (lines,) = records(tmp_path)
    happened, number = 0, 0
    for line in lines:
        if line["type"] == "seen":
            happened += 1
        elif line["type"] == "choose":
            number += 1
            view = replay(GAME, match.events[:happened]).view(0)
            assert line["request"] == number
            assert (line["phase"], line["public"], line["own"]) == (
                view.public.phase,
                plain(view.public),
                plain(view.own),
            )
            assert line["actions"] == [plain(action) for action in legal_actions(view)]
    assert number > 3


def test_the_greeting_says_what_was_agreed_and_not_how_the_cards_are_dealt(tmp_path: Path) -> None:
    bot = program(tmp_path, RECORDER, tmp_path, 0)
    against_amateurs(bot)
    hello = records(tmp_path)[0][0]
    assert (hello["protocol"], hello["seat"], hello["seconds"]) == (1, 0, 10)
    assert hello["figures"] == list(GAME.figures)
    assert hello["edition"]["id"] == "questions"
    assert [card["id"] for card in hello["edition"]["cards"]] == list(GAME.edition.card)
    assert hello["options"] == plain(GAME.options)
    assert isinstance(hello["seed"], int)
    assert "a seed" not in json.dumps(hello)


def test_a_restarted_bot_is_sent_everything_again(tmp_path: Path) -> None:
    bot = program(tmp_path, RECORDER, tmp_path, 3)
    match = against_amateurs(bot)
    lives = records(tmp_path)
    assert len(lives) == RESTARTS + 1
    assert [trouble.kind for trouble in bot.troubles] == ["ended"] * (RESTARTS + 1)
    seen = [plain(seen_by(event, 0)) for event in match.events]
    for life in lives:
        sent = [line["event"] for line in life if line["type"] == "seen"]
        assert life[0] == lives[0][0]
        assert sent == seen[: len(sent)]
    assert [line["request"] for life in lives for line in life if line["type"] == "choose"] == list(range(1, 13))


def test_the_default_is_no_false_witness() -> None:
    """Passing while holding a named card would put the seat out of the investigation (R11.3)."""
    game = new_game(load_edition("travel"), 3)
    events = against_amateurs(Default(), game).events
    for number in range(len(events)):
        view = replay(game, events[:number]).view(0)
        choices: Choices = legal_actions(view)
        if {type(action) for action in choices} >= {Show, Pass}:
            assert isinstance(safe_default(choices), Show)
            return
    raise AssertionError("nobody asked")
