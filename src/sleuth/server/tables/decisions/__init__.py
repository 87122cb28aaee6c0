"""What people may do at a table: each function refuses with a `TableRefusal` or returns the entries for its log."""

from sleuth.server.tables.decisions.chat import say, switch_chat
from sleuth.server.tables.decisions.game import (
    abandon,
    act,
    acting_seat,
    doer,
    give_up,
    seat_forced_to_pass,
    sit_and_start,
    start,
)
from sleuth.server.tables.decisions.pacing import answer_for_me, finish, set_tempo
from sleuth.server.tables.decisions.requirements import Entries, require_seated
from sleuth.server.tables.decisions.seating import (
    choose_figure,
    keep,
    leave,
    seat_bot,
    set_ready,
    sit,
    take_back,
)

__all__ = [
    "Entries",
    "abandon",
    "act",
    "acting_seat",
    "answer_for_me",
    "choose_figure",
    "doer",
    "finish",
    "give_up",
    "keep",
    "leave",
    "require_seated",
    "say",
    "seat_bot",
    "seat_forced_to_pass",
    "set_ready",
    "set_tempo",
    "sit",
    "sit_and_start",
    "start",
    "switch_chat",
    "take_back",
]
