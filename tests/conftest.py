"""Set-up for all tests, and the option `--rule`."""

import signal
from functools import cache
from pathlib import Path
from typing import Any

import pytest

# A background shell job ignores Ctrl-C, and programs started by the tests would inherit that.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


BROWSER = "tests/browser/"


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Keep the tests of a module in one process: what they share is made once.

    Tests with a browser are handed out one by one, after all others: each of them takes long.
    """
    from xdist.scheduler import LoadScopeScheduling  # only where tests run in several processes

    @cache
    def shares(module: str) -> bool:
        file = Path(config.rootpath, module)
        return file.is_file() and 'scope="module"' in file.read_text(encoding="utf-8")

    class TogetherWhereShared(LoadScopeScheduling):
        def _split_scope(self, nodeid: str) -> str:
            module = nodeid.partition("::")[0]
            return nodeid if module.startswith(BROWSER) and not shares(module) else module

    return TogetherWhereShared(config, log)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--rule`: `--rule R6.2` runs the tests of a clause, `--rule R6` those of a chapter."""
    parser.addoption("--rule", action="append", default=[], metavar="CLAUSE", help="only the tests that show a clause")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect the tests that show none of the wanted clauses; refuse a clause that no test shows."""
    wanted = config.getoption("rule")
    if wanted:
        for clause in wanted:
            if not any(_shows(item, clause) for item in items):
                raise pytest.UsageError(f"--rule {clause}: no collected test cites this clause")
        shown = [item for item in items if any(_shows(item, clause) for clause in wanted)]
        config.hook.pytest_deselected(items=[item for item in items if item not in shown])
        items[:] = shown


def _shows(item: pytest.Item, wanted: str) -> bool:
    cited = [clause for mark in item.iter_markers("rule") for clause in mark.args]
    return any(clause == wanted or clause.startswith(f"{wanted}.") for clause in cited)
