"""A cache of limited size that drops the least recently used value."""

from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class LruCache(Generic[K, V]):
    """Keeps the most recently used values."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._values: dict[K, V] = {}

    def __len__(self) -> int:
        return len(self._values)

    def get(self, key: K) -> V | None:
        """Return the value of a key, if it is still kept."""
        if key not in self._values:
            return None
        self._values[key] = self._values.pop(key)
        return self._values[key]

    def keep(self, key: K, value: V) -> None:
        """Keep a value; drop the least recently used one if there are too many."""
        self._values.pop(key, None)
        self._values[key] = value
        if len(self._values) > self._most:
            del self._values[next(iter(self._values))]
