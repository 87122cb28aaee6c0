"""The players that a proof speaks of: by name, and "you" for the one who reads it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from sleuth.core.game import Seat
from sleuth.sentences.voice import Voice

if TYPE_CHECKING:  # whoever only tells a game need not load what counts deals
    from sleuth.deduction import Owner


class Company(NamedTuple):
    """The names of the players, and the seat among them that reads it."""

    voice: Voice
    names: Sequence[str]
    me: Seat | None = None

    def where(self, owner: Owner) -> dict[str, str]:
        """What the message `reason-where` needs."""
        if not isinstance(owner, int):
            return {"owner": owner, "name": ""}
        return {"owner": "you" if owner == self.me else "seat", "name": self.names[owner]}

    def listed(self, owners: Sequence[Owner]) -> dict[str, Any]:
        """The players among some owners: `$names`, `$count`, and in `$who` whether the reader is all or one of them."""
        who = "other" if self.me is None or self.me not in owners else "you" if len(owners) == 1 else "we"
        return {"names": self.voice.listed(map(self._called, owners)), "count": len(owners), "who": who}

    def to(self, seat: Seat | None) -> dict[str, str]:
        """Who was shown something, or who accused: `$to` and `$whom`."""
        if seat is None:
            return {"to": self.voice.text("reason-somebody"), "whom": "other"}
        return {"to": self.names[seat], "whom": "you" if seat == self.me else "other"}

    def _called(self, owner: Owner) -> str:
        if not isinstance(owner, int):
            return ""
        return self.voice.text("reason-you") if owner == self.me else self.names[owner]
