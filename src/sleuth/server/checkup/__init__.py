"""What a deployer needs to know at a glance: whether a server can run with these settings, on this machine.

Nothing is changed by looking: no file is made, no database is brought up to date.
"""

from sleuth.server.checkup.examination import examine
from sleuth.server.checkup.findings import Checkup, Finding, Verdict, masked

__all__ = ["Checkup", "Finding", "Verdict", "examine", "masked"]
