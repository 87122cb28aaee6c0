"""The legal actions of a moment, as a few menus with one kind of action each."""

from collections.abc import Iterable, Iterator, Sequence
from typing import overload

from sleuth.core.actions import Action


class Menu:
    """Legal actions of one kind; built once and shared."""

    __slots__ = ("actions", "members")

    def __init__(self, actions: Iterable[Action]) -> None:
        self.actions = tuple(actions)
        self.members = frozenset(self.actions)


class Choices(Sequence[Action]):
    """All legal actions, in a fixed order; `in` is a set look-up, not a search."""

    __slots__ = ("menus",)

    def __init__(self, menus: Iterable[Menu]) -> None:
        self.menus = tuple(menus)

    def __len__(self) -> int:
        return sum(len(menu.actions) for menu in self.menus)

    def __iter__(self) -> Iterator[Action]:
        for menu in self.menus:
            yield from menu.actions

    def __contains__(self, action: object) -> bool:
        return any(action in menu.members for menu in self.menus)

    @overload
    def __getitem__(self, index: int) -> Action: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[Action]: ...

    def __getitem__(self, index: int | slice) -> Action | Sequence[Action]:
        return tuple(self)[index]

    def __repr__(self) -> str:
        kinds = ", ".join(f"{len(menu.actions)} {type(menu.actions[0]).__name__}" for menu in self.menus)
        return f"<Choices: {kinds}>" if kinds else "<Choices: none>"


NONE = Choices(())
