"""What a deployer needs to know at a glance: whether a server can run with these settings, on this machine.

Nothing is changed by looking: no file is made, no database is brought up to date.
"""

from sleuth.server.checkup.examining import examine
from sleuth.server.checkup.findings import Finding, Subject, Verdict, masked

__all__ = ["Finding", "Subject", "Verdict", "examine", "masked"]
