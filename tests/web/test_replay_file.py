"""Replay files in the browser: what every seat saw, in words, and sheets as the server counts them."""

from pathlib import Path

from tests.web.replay_expected import expected
from tests.web.test_state import run

HERE = Path(__file__).parent


def test_the_browser_shows_a_replay_file_as_the_server_shows_the_game(tmp_path: Path) -> None:
    file = tmp_path / "replays.json"
    file.write_bytes(expected())
    run(HERE / "replay_file.mjs", CASES=str(file))
