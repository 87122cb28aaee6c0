"""The players in a proof: by name, and "you" for the reader."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from sleuth.core.game import Seat
from sleuth.sentences.voice import Voice

if TYPE_CHECKING:  # telling a game does not need the code that counts deals
    from sleuth.deduction import Owner


class Company(NamedTuple):
    """The names of the players, and the seat of the reader."""

    voice: Voice
    names: Sequence[str]
    me: Seat | None = None

    def where(self, owner: Owner) -> dict[str, str]:
        """Return the arguments of the message `reason-where`."""
        if not isinstance(owner, int):
            return {"owner": owner, "name": ""}
        return {"owner": "you" if owner == self.me else "seat", "name": self.names[owner]}

    def listed(self, owners: Sequence[Owner]) -> dict[str, Any]:
        """Return the players among some owners: `$names`, `$count`, and `$who`: whether the reader is among them."""
        who = "other" if self.me is None or self.me not in owners else "you" if len(owners) == 1 else "we"
        return {"names": self.voice.listed(map(self._called, owners)), "count": len(owners), "who": who}

    def to(self, seat: Seat | None) -> dict[str, str]:
        """Return who was shown something, or who accused: `$to` and `$whom`."""
        if seat is None:
            return {"to": self.voice.text("reason-somebody"), "whom": "other"}
        return {"to": self.names[seat], "whom": "you" if seat == self.me else "other"}

    def _called(self, owner: Owner) -> str:
        if not isinstance(owner, int):
            return ""
        return self.voice.text("reason-you") if owner == self.me else self.names[owner]
