"""Known positions for tests: a scene is a game with chosen cards, dice and spots."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from sleuth.core.actions import Action
from sleuth.core.choices import Choices
from sleuth.core.game import Game, new_game
from sleuth.core.legal import legal_actions
from sleuth.core.public import Turn
from sleuth.core.refusals import IllegalAction
from sleuth.core.truth import Event, ScriptedChance, State, advance, begin, seen_by
from sleuth.core.view import View
from sleuth.editions import load_edition
from sleuth.editions.board import square_name


class Scene:
    """A game in a known position, played by a script.

    `hands` are the cards of each seat and `case` is the case; cards that are not named are dealt after these. `dice`
    are the rolls to come, `picks` the random picks to come (random cards, drawn cards).
    """

    def __init__(
        self,
        edition: str = "classic",
        seats: int | Sequence[str] = 3,
        *,
        case: Sequence[str] = (),
        hands: Sequence[Sequence[str]] = (),
        dice: Sequence[int] = (),
        picks: Sequence[str] = (),
        side: Sequence[str] = (),
        begin_now: bool = True,
        **options: Any,
    ) -> None:
        self.game: Game = new_game(load_edition(edition), seats, options=options)
        order = [*side, *_dealing_order(self.game, hands)]
        self.chance = ScriptedChance(dice, [*case, *picks], order)
        self.state: State
        self.events: list[Event]
        self.state, self.events = begin(self.game, self.chance)
        self.last: list[Event] = list(self.events)

    # --- looking

    def view(self, seat: int | None) -> View:
        return self.state.view(seat)

    def legal(self, seat: int) -> Choices:
        return legal_actions(self.state.view(seat))

    def kinds(self, seat: int) -> set[type]:
        """Return the types of a seat's legal actions."""
        return {type(action) for action in self.legal(seat)}

    @property
    def phase(self) -> str:
        return self.state.public.phase

    @property
    def actor(self) -> int | None:
        return self.state.public.actor

    def spot(self, figure: str) -> str:
        return self.state.public.figures[self.game.edition.suspects.index(figure)]

    def weapon_spot(self, weapon: str) -> str:
        return self.state.public.weapons[self.game.edition.weapons.index(weapon)]

    def happened(self, kind: type) -> list[Any]:
        """Return the events of this type from the last action."""
        return [event for event in self.last if isinstance(event, kind)]

    # --- doing

    def do(self, seat: int, action: Action) -> "Scene":
        self.state, self.last = advance(self.state, seat, action, self.chance)
        self.events += self.last
        return self

    def refused(self, seat: int, action: Action) -> IllegalAction:
        """Try an illegal action: check that it is refused and changes nothing, and return the refusal."""
        before = self.state
        try:
            advance(self.state, seat, action, self.chance)
        except IllegalAction as refusal:
            assert self.state is before
            return refusal
        raise AssertionError(f"{action} was not refused")

    def roll(self, seat: int, *dice: int) -> "Scene":
        """Roll, with these dice."""
        from sleuth.core.actions import Roll

        self.chance.dice[:0] = dice
        return self.do(seat, Roll())

    # --- arranging (bypasses the rules)

    def put(self, **figures: str) -> "Scene":
        """Put figures on spots: `put(scarlett="hall", plum=at(17, 11))`; underscores stand for hyphens."""
        for name, spot in figures.items():
            index = self.game.edition.suspects.index(name.replace("_", "-"))
            spots = list(self.state.public.figures)
            spots[index] = spot
            self.state = replace(self.state, public=replace(self.state.public, figures=tuple(spots)))
        return self

    def public(self, **changes: Any) -> "Scene":
        """Change fields of the open table."""
        self.state = replace(self.state, public=replace(self.state.public, **changes))
        return self

    def seat(self, seat: int, **changes: Any) -> "Scene":
        """Change what is public about a seat."""
        seats = list(self.state.public.seats)
        seats[seat] = replace(seats[seat], **changes)
        return self.public(seats=tuple(seats))

    def turn(self, seat: int) -> "Scene":
        """Begin a turn of this seat."""
        turn = Turn(seat=seat, number=self.state.public.turn.number + 1)
        return self.public(phase="start", actor=seat, turn=turn, question=None)

    def hold(self, seat: int, *cards: str) -> "Scene":
        """Give a seat these kept intrigue cards or investigation cards, taken from the deck."""
        private, deck = list(self.state.private), list(self.state.hidden.deck)
        deck += private[seat].held
        for card in cards:
            deck.remove(card)
        private[seat] = replace(private[seat], held=tuple(sorted(cards)))
        hidden = replace(self.state.hidden, deck=tuple(sorted(deck)))
        self.state = replace(self.state, private=tuple(private), hidden=hidden)
        return self.seat(seat, held=len(cards)).public(deck=len(deck))

    def deck(self, *cards: str, discard: Sequence[str] = ()) -> "Scene":
        """Make the intrigue deck or the draw pile of these cards; missing White Walkers lie open."""
        drawn = self.game.edition.decks.get("intrigue", ()).count("white-walker") - cards.count("white-walker")
        self.state = replace(
            self.state,
            hidden=replace(self.state.hidden, deck=tuple(sorted(cards)), discard=tuple(discard)),
        )
        return self.public(deck=len(cards), discard=len(discard), walkers=max(drawn, 0))

    def summon(self, seat: int, place: str) -> "Scene":
        """Put a seat's figure into a place as if a suggestion had brought it there: it may suggest at once (R4.2)."""
        self.put(**{self.game.figures[seat]: place})
        return self.seat(seat, summoned=True, fresh=True)

    def next_picks(self, *items: str) -> "Scene":
        """Make these the next random picks, where possible."""
        self.chance.picks[:0] = items
        return self

    # --- secrets

    def knowing(self, event: Event, field: str = "card") -> set[int | None]:
        """Return the seats (`None`: a spectator) that see the secret part of an event."""
        watching: list[int | None] = [*self.game.seats, None]
        return {seat for seat in watching if getattr(seen_by(event, seat), field) is not None}

    def knowing_look(self, event: Event, number: int = 0) -> set[int | None]:
        """Return the seats that see the card of one of an event's looks."""
        watching: list[int | None] = [*self.game.seats, None]
        return {seat for seat in watching if seen_by(event, seat).looks[number][2] is not None}  # type: ignore[union-attr]

    def only(self, kind: type) -> Any:
        """Return the only event of this type from the last action."""
        (event,) = self.happened(kind)
        return event


CASE = ("plum", "spanner", "study")
"""The case of `house`."""
HANDS = (
    ("scarlett", "green", "candlestick", "kitchen", "ballroom", "conservatory"),
    ("mustard", "peacock", "dagger", "dining-room", "billiard-room", "library"),
    ("white", "lead-pipe", "revolver", "rope", "lounge", "hall"),
)
"""The hands of `house`."""


def house(edition: str = "classic", **given: Any) -> Scene:
    """Return the classic house with known cards and three seats: Scarlett, Mustard and White."""
    return Scene(edition, 3, case=CASE, hands=HANDS, **given)


def at(row: int, column: int) -> str:
    """Return the square in this row and column, both counted from 0 as in the drawings."""
    return square_name(row, column)


KEEP_CASE = ("petyr-baelish", "faceless-man", "cerseis-bedchamber")
KEEP_HANDS = (
    ("cersei-lannister", "crossbow", "catspaw-dagger", "sparring-yard", "kingsguard-chambers", "pavilion"),
    ("jaime-lannister", "sansa-stark", "vial-of-poison", "battle-axe", "tower-of-the-hand", "prison-cells"),
    ("tyrion-lannister", "margaery-tyrell", "arakh", "small-council-chamber", "qyburns-laboratory", "gardens"),
)
"""The cards dealt to three seats; Tommen's bedchamber and Pycelle's laboratory are left over."""


def red_keep(seats: int | Sequence[str] = 3, **more: Any) -> Scene:
    """Return a scene in the Red Keep: known cards, and seat 0 begins without rolling for it."""
    known = {"case": KEEP_CASE, "begins": "dealer", "dealer": 0}
    if (seats if isinstance(seats, int) else len(seats)) == 3:
        known["hands"] = KEEP_HANDS
    return Scene("red-keep", seats, **{**known, **more})


FLIGHT_CASE = ("plum", "seaplane", "tokyo")
FLIGHT_HANDS = (
    ("scarlett", "train", "hot-air-balloon", "rome", "paris", "new-york"),
    ("mustard", "green", "car", "london", "madrid", "rio-de-janeiro"),
    ("white", "peacock", "limousine", "airliner", "athens", "cairo"),
)
"""The cards dealt to three players of the card game."""


def card_table(*held: str, seats: int = 3, **more: Any) -> Scene:
    """Return the card game with known cards; seat 0 has to play one of `held`, and has the city Madrid."""
    known: dict[str, Any] = {"case": FLIGHT_CASE}
    if seats == 3:
        known["hands"] = FLIGHT_HANDS
    scene = Scene("card-game", seats, **{**known, **more})
    for seat, city in zip(scene.game.seats, ("madrid", "london", "athens", "paris", "new-york"), strict=False):
        scene.seat(seat, city=city)
    return scene.hold(0, *held) if held else scene


def _dealing_order(game: Game, hands: Sequence[Sequence[str]]) -> list[str]:
    """Return the order in which to deal so that the seats get these hands."""
    if not hands:
        return []
    number = len(game.seats)
    first = (game.dealer + 1) % number
    piles = [list(hands[(first + place) % number]) for place in range(number)]
    order = []
    while any(piles):
        order += [pile.pop(0) for pile in piles if pile]
    return order
