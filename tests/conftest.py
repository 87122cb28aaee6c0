"""For all tests."""

import signal

# Where the tests run in the background Ctrl-C is ignored, and programs they start would inherit that.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
