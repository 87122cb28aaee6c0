"""The deal and the set-up: everything before the first turn."""

from collections.abc import Iterator, Sequence

from sleuth.core import seen as s
from sleuth.core.game import CardId, Case, Game, Seat
from sleuth.core.truth import events as e
from sleuth.core.truth.chance import Chance


def set_up(game: Game, chance: Chance, case: Case | None = None) -> Iterator[e.Event]:
    """Yield the events of the deal and the set-up, up to the first turn; `case` is the culprit's choice (R10.1)."""
    yield _deal(game, chance, case)
    if game.edition.family == "cards":
        yield _turn_cities(game, chance)
        yield _deal_investigations(game, chance)
    elif game.edition.board is not None and game.options.weapons == "places":
        yield s.WeaponsPlaced(tuple(chance.shuffled(game.edition.places)[: len(game.edition.weapons)]))  # R2.2
    if game.options.begins == "figure":
        yield s.TurnStarted(_first_by_figure(game))
    elif game.options.begins == "dealer":
        yield s.TurnStarted(_first_by_dealer(game))
    else:
        rounds = list(_roll_for_start(game, chance))
        yield from rounds
        yield s.TurnStarted(_highest(rounds[-1])[0])


def _deal(game: Game, chance: Chance, case: Case | None) -> e.Dealt:
    edition, options = game.edition, game.options
    if case is None:
        case = tuple(chance.pick(cards) for cards in edition.by_kind)  # R1.1
    cards = chance.shuffled(card.id for card in edition.cards if card.id not in case)
    side, cards = cards[: options.side_cards], cards[options.side_cards :]  # R12.1
    number = len(game.seats)
    even = len(cards) - len(cards) % number
    left = [] if options.leftovers == "dealt" else cards[even:]  # R1.3
    dealt = cards if options.leftovers == "dealt" else cards[:even]
    first = (game.dealer + 1) % number  # R1.2
    hands = [dealt[(seat - first) % number :: number] for seat in game.seats]
    return e.Dealt(
        case=case,
        hands=tuple(_sorted(game, hand) for hand in hands),
        open=_sorted(game, left) if options.leftovers == "open" else (),  # R1.4
        centre=tuple(left) if options.leftovers == "centre" else (),  # R1.5
        side=tuple(side),
    )


def _sorted(game: Game, cards: Sequence[CardId]) -> tuple[CardId, ...]:
    """Return the cards in the edition's order, so that the order of the deal reveals nothing."""
    return tuple(card.id for card in game.edition.cards if card.id in cards)


def _turn_cities(game: Game, chance: Chance) -> s.CitiesTurned:
    cities = iter(chance.shuffled(game.edition.places))
    return s.CitiesTurned(tuple(None if seat == game.culprit else next(cities) for seat in game.seats))  # R9.2, R10.2


def _deal_investigations(game: Game, chance: Chance) -> e.InvestigationDealt:
    cards = iter(chance.shuffled(game.edition.decks["investigation"]))
    return e.InvestigationDealt(
        tuple(None if seat == game.culprit else next(cards) for seat in game.seats)
    )  # R9.1, R10.2


def roll(game: Game, chance: Chance) -> tuple[int, ...]:
    """Roll all dice of the game once; the 1 of a question die is the `?` and counts 0 (R8.2)."""
    return tuple(_face(kind, chance.die()) for kind in game.options.dice)


def _face(kind: str, eyes: int) -> int:
    return 0 if kind == "question" and eyes == 1 else eyes


def _roll_for_start(game: Game, chance: Chance) -> Iterator[s.StartRolled]:
    """Yield rounds of rolling until one seat alone has the highest roll (R2.4)."""
    rolling: Sequence[Seat] = game.seats
    while len(rolling) > 1:
        one = game.options.begins == "roll-one"
        rolls = tuple(
            (chance.die() if one else sum(roll(game, chance))) if seat in rolling else None for seat in game.seats
        )
        rolled = s.StartRolled(rolls)
        yield rolled
        rolling = _highest(rolled)


def _highest(rolled: s.StartRolled) -> list[Seat]:
    best = max(roll for roll in rolled.rolls if roll is not None)
    return [seat for seat, roll in enumerate(rolled.rolls) if roll == best]


def _first_by_figure(game: Game) -> Seat:
    """Return the seat of the edition's first figure, or of the next played one in turn order (R2.3)."""
    suspects = game.edition.suspects
    assert game.edition.first is not None
    step = 1 if game.options.turn_order == "clockwise" else -1
    start = suspects.index(game.edition.first)
    order = (suspects[(start + step * distance) % len(suspects)] for distance in range(len(suspects)))
    return next(seat for seat in map(game.seat_of, order) if seat is not None)


def _first_by_dealer(game: Game) -> Seat:
    """Return the dealer, or the seat to the left of a dealer who takes no turns (R2.5)."""
    return game.dealer if game.culprit is None else game.around(game.dealer)[0]
