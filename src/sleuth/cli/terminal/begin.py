"""Begins a game in the terminal, or goes on with the one that was left."""

from pathlib import Path

import click
from msgspec import Struct

from sleuth.arena.lots import Lots
from sleuth.cli.common.bots_option import read_bots
from sleuth.cli.common.company import TEAM_SEATS, names_of, players_of, read_team, team_options
from sleuth.cli.common.options import agree, choose_edition
from sleuth.cli.common.roles import read_culprit, read_figures
from sleuth.cli.terminal.save_file import SaveFile, default_path
from sleuth.cli.terminal.session import Session
from sleuth.cli.terminal.welcome import offer_resume
from sleuth.core.truth import SecureChance, SeededChance
from sleuth.editions import Edition, EditionRegistry
from sleuth.sentences import speaker


class Wishes(Struct, frozen=True):
    """What a person wants to play, as typed."""

    seats: int | None
    seat: int
    """Counted from 1."""
    name: str
    team: str
    figures: tuple[str, ...]
    culprit: str | None
    seed: int | None
    options: tuple[str, ...]
    bots: str


def begin(
    editions: EditionRegistry,
    edition: Edition | None,
    wishes: Wishes,
    save: Path | None,
    language: str,
    *,
    fresh: bool,
) -> None:
    """Offer the game that was left, unless a fresh one is wanted; else play a new one, asking for its edition."""
    file = SaveFile(save or default_path())
    waiting = None if fresh else offer_resume(file, language, edition)
    if waiting is not None:
        Session.resumed(waiting, file, language, SecureChance(), read_bots(wishes.bots)).run()
        return
    _new(edition or choose_edition(language, click.echo, _ask, editions), wishes, file, language).run()


def _new(edition: Edition, wishes: Wishes, file: SaveFile, language: str) -> Session:
    people = read_team(wishes.team, wishes.name, wishes.seats)
    called = people or ((wishes.name,) if wishes.name else ())
    least = TEAM_SEATS if people else edition.seats[0]
    number = least if wishes.seats is None else wishes.seats
    if not 1 <= wishes.seat <= max(number, 1):
        raise click.BadParameter(f"expected a seat from 1 to {number}", param_hint="--seat")
    own = wishes.seat - 1
    players = players_of(min(number, edition.seats[1]), own, read_bots(wishes.bots))
    names = names_of(players, called, speaker(language, edition))
    agreed = agree(edition, number, team_options(edition, wishes.options) if people else wishes.options, names)
    figures = read_figures(agreed, wishes.figures, language, own=own)
    lots = Lots(figures, read_culprit(agreed, wishes.culprit, wishes.options, own=own))
    chance = SecureChance() if wishes.seed is None else SeededChance(wishes.seed)
    return Session.new(lots.draw(agreed, chance), own, file, language, chance, players, wishes.seed)


def _ask(question: str) -> str:
    return str(click.prompt(question, default="1"))
