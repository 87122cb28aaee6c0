"""What the logs of a server show."""

import logging
from collections.abc import Iterator

import pytest

from sleuth.server.http.edge.logs import set_up_logs


@pytest.fixture(autouse=True)
def _restored_logs() -> Iterator[None]:
    """Put back how the process logs."""
    root, ours = logging.getLogger(), logging.getLogger("sleuth")
    before = [*root.handlers], root.level, ours.level
    yield
    root.handlers[:] = before[0]
    root.setLevel(before[1])
    ours.setLevel(before[2])


@pytest.mark.parametrize(("quiet", "shown"), [(False, ["request", "trouble"]), (True, ["trouble"])])
def test_a_quiet_server_logs_warnings_and_errors_only(
    quiet: bool, shown: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    set_up_logs("plain", quiet=quiet)
    logger = logging.getLogger("sleuth.server.requests")
    logger.info("request")
    logger.warning("trouble")
    assert [line.split()[-1] for line in capsys.readouterr().err.splitlines()] == shown
