"""What is played to measure the bots: every line of every part, as data."""

from collections.abc import Iterable, Iterator

from msgspec import Struct
from msgspec.structs import replace

PARTS = ("ladder", "yardsticks", "strangers", "without", "alike", "ablations", "cost")
MOST = 4
"""An unclear line of the ladder is doubled, up to this many times its games."""
YARDSTICKS = ("asker", "eliminator", "reasoner", "entropist", "likeliest")
ABLATIONS = ("unread", "fixed", "certain", "unweighed", "uninformed", "unlikely", "neutral", "aimless", "unplanned")
ON_A_BOARD = ("aimless", "unplanned")
"""Ablations that change nothing in an edition without a board."""
BOUNDS = (25, 50, 100, 200, 400, 800)
OTHERS = ("sherlock", "red-keep", "meereen", "card-game", "one-against-all", "travel", "questions")
TABLES = (("classic", 3), ("classic", 4), ("classic", 6), *((edition, 4) for edition in OTHERS))
RUNGS = (("amateur", "novice", 40), ("inspector", "amateur", 160), ("mastermind", "inspector", 240))
AMONG = (("questions", 200), ("classic", 120))
"""What is played among strangers, and how many games."""
WITHOUT = ("unread", "fixed", "unweighed")
"""The ablations that play among strangers, half as many games each."""
SOLO = {"mastermind": 1000, "certain": 300, "inspector": 150, "likeliest": 150, "entropist": 150, "eliminator": 150}


class Line(Struct, frozen=True):
    """One line of a table: two bots against each other, one among a half of the strangers, or one at all seats."""

    part: str
    edition: str
    seats: int
    names: tuple[str, ...]
    games: int
    most: int
    """Games after all extensions."""

    @property
    def key(self) -> str:
        """Its name among the kept lines."""
        return f"{self.part}-{self.edition}-{self.seats}-{'-'.join(self.names)}-{self.games}"


def lines(part: str, scale: float = 1.0) -> list[Line]:
    """Return the lines of a part, with `scale` times the games."""
    return [
        replace(line, games=max(2, round(line.games * scale)), most=max(2, round(line.most * scale)))
        for line in _MAKERS[part]()
    ]


def _ladder() -> Iterator[Line]:
    for upper, lower, games in RUNGS:
        for edition, seats in TABLES:
            yield Line("ladder", edition, seats, (upper, lower), games, MOST * games)


def _yardsticks() -> Iterator[Line]:
    yield from _duels("yardsticks", "classic", 80, YARDSTICKS)
    yield from _duels("yardsticks", "questions", 120, YARDSTICKS)


def _strangers() -> Iterator[Line]:
    yield from _among("strangers", "mastermind", 1.0)


def _without() -> Iterator[Line]:
    for name in WITHOUT:
        yield from _among("without", name, 0.5)


def _among(part: str, name: str, share: float) -> Iterator[Line]:
    """Yield a bot among the strangers of the set-aside half, with this share of the games."""
    for edition, most in AMONG:
        for seats in (3, 4, 5, 6):
            games = round(most * share)
            yield Line(part, edition, seats, (name, "set-aside"), games, games)


def _ablations() -> Iterator[Line]:
    yield from _duels("ablations", "classic", 160, ABLATIONS)
    yield from _duels("ablations", "questions", 200, [name for name in ABLATIONS if name not in ON_A_BOARD])


def _duels(part: str, edition: str, games: int, others: Iterable[str]) -> Iterator[Line]:
    """Yield a mastermind against each of the others, at four seats."""
    for other in others:
        yield Line(part, edition, 4, ("mastermind", other), games, games)


def _cost() -> Iterator[Line]:
    for edition, seats, games in (("questions", 4, 160), ("classic", 3, 100)):
        for bound in BOUNDS:
            yield Line("cost", edition, seats, (f"mastermind@{bound}", "inspector"), games, games)


def _alike() -> Iterator[Line]:
    for seats in (3, 6):
        for name, games in SOLO.items():
            yield Line("alike", "questions", seats, (name,), games, games)


_MAKERS = {
    "ladder": _ladder,
    "yardsticks": _yardsticks,
    "strangers": _strangers,
    "without": _without,
    "alike": _alike,
    "ablations": _ablations,
    "cost": _cost,
}
