"""The picture of the README shows what the terminal shows."""

from tools.terminal_picture import PICTURE, drawn


def test_the_picture_is_true() -> None:
    same = drawn() == PICTURE.read_text(encoding="utf-8")  # compared here: pytest would look very long for differences
    assert same, "the terminal looks different now: make terminal-picture"
