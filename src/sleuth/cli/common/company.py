"""Who sits at the table in the terminal, and their names."""

import itertools
from collections.abc import Sequence

from sleuth.bots.characters import CHARACTERS
from sleuth.cli.common.trouble import Trouble
from sleuth.core.game import TEAM_SIZES, Seat, SeatName
from sleuth.editions import Edition
from sleuth.sentences import Speaker

TEAM_SEATS = 2
"""Two teams play at two seats (R12.1)."""


def read_team(text: str, name: str, seats: int | None) -> tuple[str, ...]:
    """Return the people who share a seat, if any; refuse a team where there cannot be one."""
    if not text:
        return ()
    if seats not in (None, TEAM_SEATS):
        raise Trouble(f"--team {text}: two teams play at two seats, not at {seats}: leave out --seats")
    if name:
        raise Trouble("--team: the team is called by the names of its people, so leave out --name")
    people = tuple(person.strip() for person in text.split(","))
    if len(people) not in TEAM_SIZES or not all(people) or len(set(people)) < len(people):
        raise Trouble(f"--team {text}: expected two or three different names, as in Anna,Ben")
    return people


def team_options(edition: Edition, options: Sequence[str]) -> tuple[str, ...]:
    """Return the house rules of a two-team game: four cards beside the board, even if the book has no rule for two."""
    if edition.options.culprit:
        raise Trouble(f"--team: {edition.id!r} cannot be played by two teams: the culprit plays against all others")
    if edition.two_players or any(option.partition("=")[0].strip() == "side_cards" for option in options):
        return tuple(options)
    return (*options, "side_cards=4")


def players_of(number: int, seat: Seat, bots: Sequence[str]) -> tuple[str, ...]:
    """Return who plays at each seat: the person at one, the bots in turn at the others."""
    others = itertools.cycle(bots)
    return tuple("person" if other == seat else next(others) for other in range(number))


def names_of(players: Sequence[str], people: Sequence[str], voice: Speaker) -> list[SeatName]:
    """Return the names of the person or team, of characters, and everyday names for the others; all different."""
    own = tuple(people) or (_PERSON[voice.language],)
    company = [other for other in _COMPANY[voice.language] if other not in own]
    bots: list[str] = []
    names: list[SeatName] = []
    for seat, player in enumerate(players):
        if player == "person":
            names.append(own[0] if len(own) == 1 else own)
            continue
        called = voice.text(f"character-{player}") if player in CHARACTERS else company[seat % len(company)]
        bots.append(_different(called, (*own, *bots)))
        names.append(bots[-1])
    return names


def _different(name: str, taken: Sequence[str]) -> str:
    """Return the name, with a number if it is taken."""
    numbered = (f"{name} {number}" for number in itertools.count(2))
    return next(other for other in itertools.chain([name], numbered) if other not in taken)


_PERSON = {"de": "Detektiv", "en": "Detective", "fr": "Détective", "nl": "Detective"}
_COMPANY = {
    "de": ["Anna", "Bruno", "Clara", "David", "Emma", "Felix", "Greta", "Hugo"],
    "en": ["Alice", "Ben", "Clara", "Daniel", "Emma", "Fred", "Grace", "Harry"],
    "fr": ["Alice", "Bruno", "Chloé", "Damien", "Élise", "Félix", "Gaëlle", "Hugo"],
    "nl": ["Anna", "Bram", "Cato", "Daan", "Eva", "Floris", "Guus", "Hanna"],
}
