"""axe-core on a page as it is now."""

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

SOURCE = Path(__file__).parent.parent.parent / "node_modules" / "axe-core" / "axe.min.js"
needs_axe = pytest.mark.skipif(not SOURCE.exists(), reason="axe-core is not there: `make check` fetches it")
RUN = "() => axe.run(document, { resultTypes: ['violations'] })"


@cache
def _source() -> str:
    return SOURCE.read_text(encoding="utf-8")


def violations(page: Page) -> list[str]:
    """What axe finds: the rule, and where. Without axe nothing; tests that are about it alone say `needs_axe`."""
    if not SOURCE.exists():
        return []
    page.evaluate(_source())
    found: dict[str, Any] = page.evaluate(RUN)
    return [
        f"{rule['id']}: {node['target']} {node['html'][:160]} {node['failureSummary']}"
        for rule in found["violations"]
        for node in rule["nodes"]
    ]
