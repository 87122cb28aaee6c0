"""What an installed sleuth must be able to do: play, list, deduce, serve, and a real game over WebSocket."""

import asyncio
import json
import re
from functools import partial

from tools.container.trying import play
from tools.release_check import environments
from tools.release_check.environments import Environment
from tools.release_check.outcome import expect
from tools.release_check.workshop import ROOT, Workshop, call, page

SAYS = {
    "editions": "red-keep",
    "rules sherlock --lang fr": "Sherlock",
    "simulate --games 1 --bots mastermind,inspector,amateur": "solved",
    "deduce -": "Anna",
    "deduce --advise -": "1.",
    "doctor": "SQLite",
}
"""Commands, and something that they print."""


def smoke(shop: Workshop, python: str, resolution: str) -> str:
    """Make an environment and try everything in it."""
    make = {"oldest": environments.oldest, "newest": environments.newest}[python]
    there = make(shop, resolution)
    run = partial(call, folder=shop.folder, **dict(there.variables), XDG_DATA_HOME=str(shop.place("data")))
    notes = _notes()
    for words, said in SAYS.items():
        printed = run(*there.command, *words.split(), given=notes)
        expect(said in printed, f"sleuth {words} does not say {said}")
    return f"Python {there.python}: {len(SAYS)} commands, {_game(shop, there)}"


def _game(shop: Workshop, there: Environment) -> str:
    settings = {**dict(there.variables), "SLEUTH_TEMPO": "0", "SLEUTH_LIMITS": "0"}
    with page([*there.command, "serve", "--port"], shop.folder, **settings) as (url, _):
        return asyncio.run(play(url))


def _notes() -> str:
    """Return the notes that the documents begin with."""
    text = (ROOT / "docs" / "deduce.md").read_text(encoding="utf-8")
    found = re.search(r"```json\n(.*?)```", text, re.DOTALL)
    assert found is not None
    return json.dumps(json.loads(found[1]))
