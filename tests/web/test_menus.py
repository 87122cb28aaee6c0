"""The brief form of menus in the browser: written out, it is what the server would have written out."""

from pathlib import Path

import msgspec

from sleuth.core.legal import legal_actions
from sleuth.core.truth import replay
from sleuth.server.tables.views.menus import written
from tests.games import all_games, random_game
from tests.web.test_state import HERE, run

EVERY_SO_OFTEN = 9
"""Of each game, one moment in so many."""


def moments() -> list[dict[str, msgspec.Raw]]:
    """Return moments of games of every edition, with the menus in both forms; those that look alike only once."""
    found = dict[bytes, bytes]()
    for game in all_games():
        events = list(random_game(game, "menus").events)
        for moment in range(3, len(events), EVERY_SO_OFTEN):
            state = replay(game, events[:moment])
            if state.public.actor is not None:
                menus = legal_actions(state.view(state.public.actor)).menus
                found[written(menus, "brief")] = written(menus, "full")
    return [{"menus": msgspec.Raw(brief), "choices": msgspec.Raw(full)} for brief, full in found.items()]


def test_the_browser_writes_menus_out_as_the_server_does(tmp_path: Path) -> None:
    file = tmp_path / "menus.json"
    file.write_bytes(msgspec.json.encode(moments()))
    run(HERE / "menus.mjs", MENUS=str(file))
