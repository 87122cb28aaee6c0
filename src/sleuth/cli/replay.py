"""`sleuth replay`: retells a recorded game in sentences."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType

import click
from msgspec.json import encode

from sleuth.bots import UnknownBot
from sleuth.cli.common.files import read_text, written_whole
from sleuth.cli.common.options import edition_option, find_edition, language_option
from sleuth.cli.common.trouble import Trouble
from sleuth.core.game import Game, Seat
from sleuth.core.seen import SeenCardsPeeked, SeenEvent, TurnStarted
from sleuth.core.truth import Event, seen_by
from sleuth.core.truth.events import CardsPeeked, Dealt, InvestigationDealt
from sleuth.core.truth.records import Record, RecordError, read_records
from sleuth.core.truth.witness import faces
from sleuth.editions import EditionRegistry
from sleuth.editions.loading import pack
from sleuth.review.hindsight import NoReasons, explained_seats, hindsight_in_words
from sleuth.sentences import Speaker, check_names, speaker

EVERYBODY = "*"
"""Stands for all seats."""


@click.command()
@click.argument("file")
@click.option(
    "--as", "seat_name", metavar="SEAT", help="Retell it as one seat saw it: its number (from 1) or its name."
)
@click.option(
    "--reasons",
    "reasons_of",
    metavar="[SEAT]",
    is_flag=False,
    flag_value=EVERYBODY,
    help="Say why after each action of a level or character, or only of that SEAT. For finished games.",
)
@click.option(
    "--out",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="REPLAY",
    help="Write a replay file instead, which the site of `sleuth site` shows. For one finished game.",
)
@edition_option
@language_option
def replay(
    file: str,
    seat_name: str | None,
    reasons_of: str | None,
    out: Path | None,
    edition_name: str | None,
    language: str,
) -> None:
    """Retell the games of a record FILE (`-`: standard input) in sentences, in full or as one seat saw them."""
    records = _read(file, edition_name)
    if out is not None:
        _write(file, records, out)
        return
    lines = []
    for number, record in enumerate(records, start=1):
        if len(records) > 1:
            lines.append(f"=== {number} / {len(records)} ===")
        seat = None if seat_name is None else _find_seat(record.game, "--as", seat_name)
        reasons = {} if reasons_of is None else _reasons(record, reasons_of, language)
        lines += list(tell(record, seat, language, reasons))
    click.echo("\n".join(lines))
    if records[-1].torn:
        click.echo(f"{file}: the last line was cut off and is left out", err=True)


def _read(file: str, edition_name: str | None) -> list[Record]:
    """Return the games of a file; raise `Trouble` if one cannot be told."""
    known = EditionRegistry([find_edition(edition_name)] if edition_name else ())
    try:
        records = list(read_records(read_text(file), known))
    except RecordError as error:
        raise Trouble(f"{file}: {error}") from None
    for edition in dict.fromkeys(record.game.edition for record in records):
        if problems := check_names(edition) if pack(edition) else []:  # the names come from the record as well
            raise Trouble(f"{file}: {problems[0]}")
    return records


def _write(file: str, records: list[Record], out: Path) -> None:
    """Write the replay file of a game."""
    from sleuth.server.tables.views.replay_file import NotOver, replay_file  # here: it loads a lot

    if len(records) != 1:
        raise Trouble(f"{file}: --out: expected one game, found {len(records)}")
    try:
        made = replay_file(records[0])
    except NotOver:
        raise Trouble(f"{file}: --out: the game is not over, and a replay shows all cards") from None
    with written_whole(out) as stream:
        stream.write(encode(made).decode())
    click.echo(f"Wrote {out}")


def tell(
    record: Record, seat: Seat | None, language: str, reasons: Mapping[int, str] = MappingProxyType({})
) -> Iterator[str]:
    """Yield the sentences of a game: the whole truth, or what one seat saw; reasons follow their events."""
    game, turn = record.game, 0
    voice = speaker(language, game.edition)
    yield voice.edition_title()
    for name, figure in zip(game.names, game.figures, strict=True):
        yield f"  {name}: {voice.card(figure)}" if game.edition.board else f"  {name}"  # no board, so no figures
    for number, event in enumerate(record.events):
        if isinstance(event, TurnStarted):
            turn += 1
            yield ""
        sentence = voice.event(game, seen_by(event, seat) if seat is not None else _whole(event), seat)
        yield f"{turn:3}  {sentence}" if isinstance(event, TurnStarted) else f"     {sentence}"
        if seat is None and isinstance(event, Dealt):
            yield from _hands(game, event, voice)
        if number in reasons:
            yield f"       > {reasons[number]}"


def _reasons(record: Record, who: str, language: str) -> dict[int, str]:
    """Return why bots did what they did, by the index of the event after which to print it."""
    game, voice = record.game, speaker(language, record.game.edition)
    seats = explained_seats(record.players) if who == EVERYBODY else [_find_seat(game, "--reasons", who)]
    if not seats:
        raise Trouble("--reasons: no seat of this game is played by one of the levels or characters of `sleuth bots`")
    try:
        return {step.last: reasons for step, reasons in hindsight_in_words(record, seats, voice)}
    except (NoReasons, UnknownBot) as error:
        raise Trouble(f"--reasons: {error}") from None


def _whole(event: Event) -> SeenEvent:
    """Return an event with its secrets: as the player sees it who sees most of it."""
    if isinstance(event, Dealt | InvestigationDealt):
        return seen_by(event, None)
    if isinstance(event, CardsPeeked):
        return SeenCardsPeeked(event.looks)
    everyone, some = faces(event)
    return next(iter(some.values()), everyone)


def _hands(game: Game, event: Dealt, voice: Speaker) -> Iterator[str]:
    """Yield the whole deal, for readers who may know it."""
    for name, hand in zip(game.names, event.hands, strict=True):
        yield f"       {name}: {voice.cards(hand)}"
    piles = (("case", event.case), ("beside-board", event.side), ("in-centre", event.centre))
    for heading, cards in piles:
        if cards:
            yield f"       {voice.text(heading)}: {voice.cards(cards)}"


def _find_seat(game: Game, option: str, name: str) -> Seat:
    if name in game.names:
        return game.names.index(name)
    if name.isdecimal() and int(name) - 1 in game.seats:
        return int(name) - 1
    raise Trouble(f"{option} {name}: expected a number from 1 to {len(game.seats)} or one of {', '.join(game.names)}")
