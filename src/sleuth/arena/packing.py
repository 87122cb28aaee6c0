"""Sends the terms of a league to other processes: pickled once, unpickled once by each process."""

import pickle
from functools import lru_cache

from sleuth.arena.blocks import Block, PlannedBlock, Terms, play_block
from sleuth.arena.extras import optional

REMEDY = (
    "play with workers=1 and backend='loky', or use a class or function that opens files, locks and connections "
    "only when it makes the bot"
)


class UnsendablePlayer(ValueError):
    """A player that cannot be sent to another process; the message says what to do."""


def pack(terms: Terms) -> bytes:
    """Return the terms as bytes; raises `UnsendablePlayer`.

    Each process keeps what it has unpacked, because much is cached per edition. Classes and functions of a script or
    a notebook are sent along (cloudpickle); those of a module are imported in the other process.
    """
    cloudpickle = optional("cloudpickle")
    for name, player in terms.players.items():
        try:
            cloudpickle.dumps(player)
        except Exception as error:  # pickling calls code of the player's own
            reason = f"{type(error).__name__}: {error}"
            raise UnsendablePlayer(f"{name}: cannot be sent to other processes ({reason}): {REMEDY}") from error
    return bytes(cloudpickle.dumps(terms))


def play_packed(packed: bytes, planned: PlannedBlock) -> Block:
    """Play a block on packed terms."""
    return play_block(_unpacked(packed), planned)


@lru_cache(maxsize=8)
def _unpacked(packed: bytes) -> Terms:
    terms = pickle.loads(packed)  # noqa: S301 - it comes from the league that started this worker
    assert isinstance(terms, Terms)
    return terms
