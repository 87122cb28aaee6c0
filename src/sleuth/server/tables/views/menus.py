"""The choices of a seat as they are sent: written out, or in the brief form, where lists stand for all combinations."""

from collections.abc import Iterable
from functools import lru_cache
from itertools import product
from typing import Literal

import msgspec
from msgspec import Struct

from sleuth.core.actions import Accuse, Action, ChooseCase, Move, Suggest
from sleuth.core.choices import Menu

Form = Literal["full", "brief"]
MOST_MENUS = 1024
"""How many encoded menus are kept; most are the same again and again."""
_encode = msgspec.json.Encoder().encode


class Every(Struct, frozen=True):
    """A menu in the brief form: every action of one type that takes one value from each list.

    The last list changes fastest. The values of a `move` are where it goes `to`; the others name `cards`.
    """

    every: Literal["suggest", "accuse", "choose-case", "move"]
    of: tuple[tuple[str, ...], ...]


def brief(menu: Menu) -> Every | list[Action]:
    """Return a menu in the brief form; one that is not made of all combinations is written out."""
    values = [_values(action) for action in menu.actions]
    name = _NAMES.get(type(menu.actions[0]))
    lists = tuple(tuple(dict.fromkeys(column)) for column in zip(*values, strict=True))
    if name is None or list(product(*lists)) != values:
        return list(menu.actions)
    return Every(name, lists)


_NAMES: dict[type, Literal["suggest", "accuse", "choose-case", "move"]] = {
    Suggest: "suggest",
    Accuse: "accuse",
    ChooseCase: "choose-case",
    Move: "move",
}


def _values(action: Action) -> tuple[str, ...]:
    match action:
        case Suggest() | Accuse() | ChooseCase():
            return action.cards
        case Move():
            return (action.to,)
        case _:
            return ()


@lru_cache(MOST_MENUS)
def _written(menu: Menu, form: Form) -> bytes:
    return _encode(brief(menu) if form == "brief" else menu.actions)


def written(menus: Iterable[Menu], form: Form) -> bytes:
    """Return menus as JSON; each is encoded once, whoever gets it."""
    return b"[" + b",".join([_written(menu, form) for menu in menus]) + b"]"
