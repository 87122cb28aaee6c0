"""Answers that are kept, as many as fit: whatever was not asked for longest goes first."""

from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class LruCache(Generic[K, V]):
    """A small memory."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._values: dict[K, V] = {}

    def __len__(self) -> int:
        return len(self._values)

    def get(self, key: K) -> V | None:
        """Return what is kept, if it still is."""
        if key not in self._values:
            return None
        self._values[key] = self._values.pop(key)
        return self._values[key]

    def keep(self, key: K, value: V) -> None:
        """Keep something, and forget what was not asked for longest."""
        self._values.pop(key, None)
        self._values[key] = value
        if len(self._values) > self._most:
            del self._values[next(iter(self._values))]
