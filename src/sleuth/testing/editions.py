"""The conformance kit for editions."""

from collections.abc import Iterator
from pathlib import Path

from sleuth.arena.playing import new_game
from sleuth.arena.simulation import random_match
from sleuth.core.decks import AT_ONCE, EFFECTS, PLAIN_INVESTIGATIONS, featured, read_tip
from sleuth.core.movement import Manner, destinations, net_of
from sleuth.core.refusals import UnfitGame
from sleuth.core.truth.records import read_record, write_record
from sleuth.editions import Edition, EditionError, EditionRegistry, load_edition
from sleuth.sentences import check_names, inherited_titles

GAMES_PER_TABLE = 20
FAR = 100


def check_edition(edition: str | Path | Edition, games: int = GAMES_PER_TABLE) -> list[str]:
    """Check that an edition can be played by everybody in every language; raise `EditionError` with all problems.

    It must load, name every card in all four languages, have a board on which every place can be reached from
    everywhere, use only extra cards that the rules know, and play `games` random games to their end with every number
    of seats, each of which reads back from its record unchanged. Returns warnings about what can be played but is
    probably not meant.
    """
    loaded = edition if isinstance(edition, Edition) else load_edition(edition)
    problems = [*check_names(loaded), *_check_decks(loaded), *_check_board(loaded)]
    if not problems:
        problems = list(_check_games(loaded, games))
    if problems:
        raise EditionError("\n".join(problems))
    return list(inherited_titles(loaded))


def _check_decks(edition: Edition) -> Iterator[str]:
    where = f"{edition.folders[0] / 'edition.toml'}"
    for card in dict.fromkeys(edition.decks.get("intrigue", ())):
        if card not in EFFECTS | AT_ONCE:
            yield f"{where}: decks.intrigue.{card}: expected one of {', '.join(sorted(EFFECTS | AT_ONCE))}"
    for card in dict.fromkeys(edition.decks.get("investigation", ())):
        tip = read_tip(card)
        if tip is not None and not featured(edition, tip.feature):
            yield f"{where}: decks.investigation.{card}: expected a feature or kind that some card has"
        elif tip is None and card not in PLAIN_INVESTIGATIONS:
            known = ", ".join(sorted(PLAIN_INVESTIGATIONS))
            yield f"{where}: decks.investigation.{card}: expected a tip or one of {known}"
    for suspect in edition.cards:
        if suspect.ability is not None and suspect.ability not in EFFECTS:
            yield f"{where}: {suspect.id}.ability: expected one of {', '.join(sorted(EFFECTS))}"


def _check_board(edition: Edition) -> Iterator[str]:
    """Yield places that cannot be walked to from every other without stepping on a `?`."""
    if edition.board is None:
        return
    net, manner = net_of(edition), Manner(passing=False, square_twice=True, stops=True)
    for place in edition.places:
        reached = {place}
        queue = [place]
        for origin in queue:
            for spot in destinations(net, origin, FAR, 0, (origin,), manner):
                if spot in edition.places and spot not in reached:
                    reached.add(spot)
                    queue.append(spot)
        for missing in set(edition.places) - reached:
            yield f"{edition.folders[0] / 'board.txt'}: expected a way on foot from {place!r} to {missing!r}"


def _check_games(edition: Edition, games: int) -> Iterator[str]:
    least, most = edition.seats
    for seats in range(least, most + 1):
        try:
            game = new_game(edition, seats)
        except UnfitGame as unfit:
            yield f"{edition.id} with {seats} seats: {unfit}"
            continue
        for number in range(games):
            match = random_match(game, 0, number)
            again = read_record(write_record(game, match.events), EditionRegistry([edition])).state()
            if (again.public, again.private, again.hidden) != (
                match.state.public,
                match.state.private,
                match.state.hidden,
            ):
                yield f"{edition.id} with {seats} seats: game {number} does not read back from its record"
