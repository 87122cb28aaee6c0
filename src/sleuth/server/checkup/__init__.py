"""Check-up for operators: whether a server can run with these settings on this machine.

Looking changes nothing: no file is created, no database is migrated.
"""

from sleuth.server.checkup.examination import examine
from sleuth.server.checkup.findings import Checkup, Finding, Verdict, masked, shown

__all__ = ["Checkup", "Finding", "Verdict", "examine", "masked", "shown"]
