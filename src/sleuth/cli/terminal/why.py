"""After the game: why the bots did what they did."""

from collections.abc import Callable, Iterator

from sleuth.core.truth import seen_by
from sleuth.core.truth.records import Record
from sleuth.review.hindsight import explained_seats, hindsight_in_words
from sleuth.sentences import Speaker


def offer_reasons(record: Record, voice: Speaker, say: Callable[[str], None], ask: Callable[[str], str]) -> None:
    """Print reasons, all of them or turn by turn, until the person has read enough."""
    if not explained_seats(record.players):
        return
    turns: dict[str, list[str]] = {}
    while (answer := _heard(ask, voice.text("why-question") + " > ")) not in ("", "q"):
        turns = turns or _by_turn(record, voice)
        if answer == "w":
            for turn, lines in turns.items():
                _tell(turn, lines, say)
        elif answer in turns:
            _tell(answer, turns[answer], say)
        elif answer.isdecimal():
            say(voice.text("why-no-turn", turn=answer))


def _heard(ask: Callable[[str], str], prompt: str) -> str:
    """Read one line from the person; empty if the input has ended."""
    try:
        return ask(prompt).strip().lower()
    except (EOFError, KeyboardInterrupt):
        return ""


def _by_turn(record: Record, voice: Speaker) -> dict[str, list[str]]:
    """Return what the bots did and why, by turn number."""
    turns: dict[str, list[str]] = {}
    for turn, line in _lines(record, voice):
        turns.setdefault(turn, []).append(line)
    return turns


def _lines(record: Record, voice: Speaker) -> Iterator[tuple[str, str]]:
    game = record.game
    for step, reasons in hindsight_in_words(record, explained_seats(record.players), voice):
        turn = str(step.state.public.turn.number)
        yield turn, voice.event(game, seen_by(record.events[step.last], step.seat))
        yield turn, f"  > {reasons}"


def _tell(turn: str, lines: list[str], say: Callable[[str], None]) -> None:
    for number, line in enumerate(lines):
        say(f"     {line}" if number else f"{turn:>3}  {line}")
