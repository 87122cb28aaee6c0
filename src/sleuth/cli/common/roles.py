"""Who plays whom, as people type it: figures, the culprit, and the people who share a seat."""

from collections.abc import Sequence

from sleuth.cli.assistant.matching import NamedThing, find, phrase
from sleuth.cli.common.trouble import Trouble
from sleuth.core.game import CardId, Game, Seat
from sleuth.editions import Edition
from sleuth.sentences import LANGUAGES, speaker


def read_figures(game: Game, texts: Sequence[str], language: str, own: Seat | None = None) -> dict[Seat, CardId] | None:
    """Return the figures people have chosen, by seat; `None` where nobody chose one.

    A figure without a seat is for the person's own seat.
    """
    edition = game.edition
    if edition.board is None:
        if texts:
            raise Trouble(f"--figure: nobody plays a figure in {edition.id!r}")
        return None
    chosen: dict[Seat, CardId] = {}
    for seat, name in _assigned(game, texts, own):
        figure = _find_figure(edition, name, language)
        if seat in chosen:
            raise Trouble(f"--figure {name}: seat {seat + 1} has a figure already")
        if figure in chosen.values():
            raise Trouble(f"--figure {name}: two seats cannot play {figure}")
        chosen[seat] = figure
    return chosen


def _assigned(game: Game, texts: Sequence[str], own: Seat | None) -> list[tuple[Seat, str]]:
    """Return pairs of a seat and the name of its figure."""
    items = [item.strip() for text in texts for item in text.split(",")]
    pairs = [item.partition("=") for item in items]
    named = [
        (read_seat(game, "--figure", seat, f"{seat}={name}"), name.strip()) for seat, equals, name in pairs if equals
    ]
    lone = [name for name, equals, _ in pairs if not equals]
    if len(lone) == len(game.seats):
        return [*named, *enumerate(lone)]
    if own is not None and len(lone) == 1:
        return [*named, (own, lone[0])]
    if lone:
        raise Trouble(
            f"--figure {','.join(lone)}: say which seat it is for, as in 1={lone[0]}, "
            f"or name a figure for each of the {len(game.seats)} seats"
        )
    return named


def read_seat(game: Game, option: str, text: str, given: str) -> Seat:
    """Return the seat with this number, counted from 1."""
    number = text.strip()
    if not number.isdecimal() or int(number) - 1 not in game.seats:
        raise Trouble(f"{option} {given}: expected a seat from 1 to {len(game.seats)}")
    return int(number) - 1


def _find_figure(edition: Edition, name: str, language: str) -> CardId:
    """Return the figure with this id or name; names in the current language come first."""
    entries = [_entry(edition, figure, language) for figure in edition.suspects]
    found = find(phrase(name), entries) if phrase(name) else []
    if len(found) == 1:
        return found[0].value
    known = ", ".join(f"{entry.value} ({entry.label})" for entry in found or entries)
    raise Trouble(f"--figure {name}: {'could be' if found else 'unknown figure: expected one of'} {known}")


def _entry(edition: Edition, figure: CardId, language: str) -> NamedThing:
    label = speaker(language, edition).card(figure)
    others = (phrase(speaker(other, edition).card(figure)) for other in LANGUAGES)
    return NamedThing(figure, label, (phrase(label), phrase(figure)), tuple(others))


def read_culprit(game: Game, text: str | None, options: Sequence[str], own: Seat | None = None) -> tuple[Seat, ...]:
    """Return the seats from which the culprit is drawn; none leaves it to the game.

    A person who says nothing is a detective: the culprit is a bot.
    """
    dealt = any(option.partition("=")[0].strip() == "dealer" for option in options)
    if text is None:
        return _bots(game, own) if game.options.culprit and own is not None and not dealt else ()
    if not game.options.culprit:
        raise Trouble(f"--culprit {text}: nobody plays the culprit in {game.edition.id!r}")
    if dealt:
        raise Trouble("--culprit: the culprit is the dealer, so leave out --option dealer")
    word = text.strip().lower()
    if word == "lot":
        return tuple(game.seats)
    if own is not None and word in ("me", "bot"):
        return (own,) if word == "me" else _bots(game, own)
    if not word.isdecimal():
        known = "lot" if own is None else "me, bot, lot"
        raise Trouble(f"--culprit {text}: expected {known} or a seat from 1 to {len(game.seats)}")
    return (read_seat(game, "--culprit", word, text),)


def _bots(game: Game, own: Seat | None) -> tuple[Seat, ...]:
    return tuple(seat for seat in game.seats if seat != own)
