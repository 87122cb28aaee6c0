"""Sprites: the people and pieces of an edition in `web/art/<edition>.svg`, its other cards in `<edition>-cards.svg`.

A page needs the first at once, and the second when somebody sees such a card.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from tools.paint.pen import outlined, paths
from tools.paint.people import classic, compact, meereen, red_keep, sherlock, travellers
from tools.paint.places import cities, house, london
from tools.paint.places import meereen as meereen_places
from tools.paint.places import red_keep as red_keep_places
from tools.paint.things import thrones, vehicles, weapons

ROOT = Path(__file__).parent.parent.parent
FOLDER = ROOT / "src/sleuth/web/art"
HEAD = '<svg xmlns="http://www.w3.org/2000/svg" class="art-sprite" width="0" height="0" aria-hidden="true">'
Drawings = Mapping[tuple[str, str], str]
"""SVG by sort (`art` on a card, `pawn` and `prop` on the board) and card."""


@dataclass(frozen=True)
class Sprite:
    """The drawings of one edition, each by the id of its card: on cards, and on the board."""

    name: str
    people: Mapping[str, str]
    pawns: Mapping[str, str]
    cards: Mapping[str, str]
    """The faces of all other cards."""
    props: Mapping[str, str] = field(default_factory=dict)

    @property
    def pieces(self) -> Drawings:
        """What a page shows at once."""
        return {
            **{("art", card): paths(drawing) for card, drawing in self.people.items()},
            **{("pawn", card): outlined(drawing) for card, drawing in self.pawns.items()},
            **{("prop", card): outlined(drawing) for card, drawing in self.props.items()},
        }

    @property
    def faces(self) -> Drawings:
        """What is printed on the other cards."""
        return {("art", card): paths(drawing) for card, drawing in self.cards.items()}

    @property
    def drawings(self) -> Drawings:
        """Every drawing as SVG, by its sort and its card."""
        return {**self.pieces, **self.faces}

    @property
    def files(self) -> Mapping[str, str]:
        """The text of each file."""
        return {f"{self.name}.svg": self._file(self.pieces), f"{self.name}-cards.svg": self._file(self.faces)}

    def _file(self, drawings: Drawings) -> str:
        groups = (f'<g id="{kind}-{self.name}-{card}">{svg}</g>\n' for (kind, card), svg in drawings.items())
        return f"{HEAD}<defs>\n{''.join(groups)}</defs></svg>\n"


HOUSE = {**weapons.WEAPONS, **house.PLACES}
SPRITES = {
    sprite.name: sprite
    for sprite in (
        Sprite("classic", classic.PORTRAITS, classic.PAWNS, HOUSE, weapons.PROPS),
        Sprite("travel", compact.PORTRAITS, compact.PAWNS, HOUSE, weapons.PROPS),
        Sprite(
            *("sherlock", sherlock.PORTRAITS, sherlock.PAWNS),
            {**weapons.LONDON, **london.PLACES},
            weapons.LONDON_PROPS,
        ),
        Sprite(
            *("red-keep", red_keep.PORTRAITS, red_keep.PAWNS),
            {**thrones.WEAPONS, **red_keep_places.PLACES},
            thrones.PROPS,
        ),
        Sprite(
            *("meereen", meereen.PORTRAITS, meereen.PAWNS),
            {**thrones.WEAPONS, **meereen_places.PLACES},
            thrones.PROPS,
        ),
        Sprite(
            *("card-game", travellers.PORTRAITS, travellers.PAWNS),
            {**vehicles.VEHICLES, **cities.PLACES},
        ),
    )
}
"""By the edition whose cards they draw; `questions` and `one-against-all` use those of their bases."""
