"""The fan-out: nodes of a table server tell each other which tables have changed."""

from sleuth.server.fanout.memory import MemoryFanout, MemoryHub
from sleuth.server.fanout.opening import open_fanout
from sleuth.server.fanout.port import Fanout, FanoutError, Hint, HintListener

__all__ = ["Fanout", "FanoutError", "Hint", "HintListener", "MemoryFanout", "MemoryHub", "open_fanout"]
