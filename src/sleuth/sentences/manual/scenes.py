"""Pictures from the edition's own board, found from its squares, places and options."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any

from sleuth.core.game import Spot
from sleuth.editions.board import Board
from sleuth.sentences.manual import roads
from sleuth.sentences.manual.agreed import Agreed
from sleuth.sentences.manual.cards import example
from sleuth.sentences.manual.parts import BoardPicture, Crop, Piece, Way

NONE: Mapping[str, int] = MappingProxyType({})
LOST = 1
"""The steps left over in the picture of entering a place."""


def board_pictures(agreed: Agreed, section: str) -> Iterator[BoardPicture]:
    """Yield the pictures of the board that belong to a section."""
    board = agreed.edition.board
    if board is None or not agreed.on_board:
        return
    scenes = Scenes(agreed, board)
    if section == "setup":
        yield scenes.beginning()
    elif section == "moving":
        yield scenes.walk()
        if agreed.options.passing:
            yield scenes.passing()
        if agreed.stops:
            yield scenes.question()
    elif section == "places":
        yield scenes.enter()
        yield scenes.doors()
        if not agreed.options.passing:
            yield scenes.blocked()
        if agreed.options.passages and agreed.edition.passages:
            yield scenes.passages()
    elif section == "suggesting":
        yield scenes.brought()


class Scenes:
    """The board of an edition, and the scenes that can be drawn on it."""

    def __init__(self, agreed: Agreed, board: Board) -> None:
        self.agreed = agreed
        self.board = board
        self.suspect, self.weapon, self.place = example(agreed)
        self.mover = agreed.edition.first or agreed.edition.suspects[0]
        self.roll = 5 if len(agreed.options.dice) == 1 else 7
        self.stops = board.questions if agreed.stops else frozenset()

    # --- the scenes

    def beginning(self) -> BoardPicture:
        """Draw where everything stands before the first turn."""
        edition, options = self.agreed.edition, self.agreed.options
        pieces = [self._piece(suspect, self._start(suspect)) for suspect in edition.suspects]
        if options.weapons == "centre":
            assert edition.centre is not None
            pieces += [self._piece(weapon, edition.centre) for weapon in edition.weapons]
        else:
            pieces += [
                self._piece(weapon, place) for weapon, place in zip(edition.weapons, edition.places, strict=False)
            ]
        return self._picture(f"beginning-{options.figures}", roads.whole(self.board), pieces=tuple(pieces))

    def walk(self) -> BoardPicture:
        """Draw a move that ends on a square and uses the whole roll."""
        origin = self._start(self.mover)
        road = roads.out_of(self.board, origin, self.roll, self.stops)
        return self._road("walk", road, self.mover, roll=len(road) - 1)

    def passing(self) -> BoardPicture:
        """Draw a move through another figure."""
        road = roads.out_of(self.board, self._start(self.mover), self.roll, self.stops)
        other = self._piece(self._other(), road[len(road) // 2])
        return self._road("passing", road, self.mover, other, roll=len(road) - 1)

    def question(self) -> BoardPicture:
        """Draw a move that ends early on a `?`."""
        square = min(self.board.questions)
        road = tuple(reversed(roads.out_of(self.board, square, 3, self.board.questions - {square})))
        return self._road("question", road, self.mover, roll=self.roll, steps=len(road) - 1)

    def enter(self) -> BoardPicture:
        """Draw a move into a place that leaves steps unused."""
        road = roads.into(self.board, self.place, self.roll - LOST, self.stops)
        steps = len(road) - 1
        return self._road("enter", road, self.mover, roll=steps + LOST, steps=steps, lost=LOST)

    def doors(self) -> BoardPicture:
        """Draw the squares outside the doors of a place, where figures step out."""
        places = [place for place in self.agreed.edition.places if self.board.doors[place]]
        place = max(places, key=lambda each: (len(self._doors(each)), -len(self.board.rooms[each])))
        before = self._doors(place)
        part = roads.crop(self.board, (place, *before))
        inside = self._piece(self.mover, place)
        return self._picture("doors", part, place, marked=before, pieces=(inside,), numbers={"count": len(before)})

    def blocked(self) -> BoardPicture:
        """Draw a figure that blocks a door."""
        square = self._doors(self.place)[0]
        pieces = (self._piece(self._other(), square), self._piece(self.mover, self.place))
        part = roads.crop(self.board, (self.place, square), margin=2)
        return self._picture("blocked", part, self.place, self._other(), barred=(square,), pieces=pieces)

    def passages(self) -> BoardPicture:
        """Draw all secret passages."""
        pairs = self.agreed.edition.passages
        ways = tuple(Way(spots=pair, leap=True) for pair in pairs)
        return self._picture("passages", roads.whole(self.board), ways=ways, numbers={"count": len(pairs)})

    def brought(self) -> BoardPicture:
        """Draw a figure and a weapon that a suggestion brings along."""
        road = roads.into(self.board, self.place, 4, self.stops)
        way = Way(spots=(road[0], self.place), leap=True)
        pieces = (
            self._piece(self._other(self.suspect), self.place),
            self._piece(self.weapon, self.place),
            self._piece(self.suspect, road[0]),
        )
        part = roads.crop(self.board, (self.place, road[0]))
        return self._picture("brought", part, self.place, self.suspect, ways=(way,), pieces=pieces)

    # --- helpers

    def _start(self, suspect: str) -> Spot:
        """Return where a figure starts."""
        edition, mark = self.agreed.edition, self.agreed.edition.card[suspect].start
        if self.agreed.options.figures == "centre" or mark is None:
            assert edition.centre is not None
            return edition.centre
        return self.board.starts[mark]

    def _doors(self, place: str) -> tuple[str, ...]:
        return tuple(dict.fromkeys(self.board.doors[place]))

    def _other(self, than: str | None = None) -> str:
        """Return a figure other than the one the picture is about."""
        return next(each for each in self.agreed.edition.suspects if each not in (than, self.mover))

    def _piece(self, card: str, spot: str) -> Piece:
        return Piece(id=card, name=self.agreed.voice.card(card), spot=spot)

    def _road(self, key: str, road: roads.Road, figure: str, *more: Piece, **args: int) -> BoardPicture:
        part = roads.crop(self.board, road)
        place = road[-1] if road[-1] in self.board.rooms else None
        pieces = (self._piece(figure, road[0]), *more)
        name = more[0].id if more else figure
        return self._picture(key, part, place, name, ways=(Way(spots=road),), pieces=pieces, numbers=args)

    def _picture(
        self,
        key: str,
        part: Crop,
        place: str | None = None,
        figure: str | None = None,
        *,
        marked: tuple[str, ...] = (),
        barred: tuple[str, ...] = (),
        ways: tuple[Way, ...] = (),
        pieces: tuple[Piece, ...] = (),
        numbers: Mapping[str, int] = NONE,
    ) -> BoardPicture:
        voice = self.agreed.voice
        words: dict[str, Any] = {
            "where": voice.word(place or self.place),
            "figure": voice.word(figure or self.mover),
            "asked": voice.word(self.weapon),
            **numbers,
        }
        return BoardPicture(
            key=key,
            crop=part,
            caption=self.agreed.text(f"picture-{key}", **words),
            alt=self.agreed.text(f"picture-{key}-alt", **words),
            marked=marked,
            barred=barred,
            ways=ways,
            pieces=pieces,
        )
