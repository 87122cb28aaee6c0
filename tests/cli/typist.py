"""A person who types prepared lines into the game in the terminal."""

from collections.abc import Iterator

import pytest
from click.testing import CliRunner

from sleuth.cli import main


class Typist:
    """Types the lines one after the other, then leaves."""

    def __init__(self, *lines: str) -> None:
        self._lines: Iterator[str] = iter(lines)

    def __call__(self, prompt: str = "") -> str:
        try:
            return next(self._lines)
        except StopIteration:
            raise EOFError from None


def typed(monkeypatch: pytest.MonkeyPatch, lines: list[str], *arguments: str, answer: str = "") -> str:
    """Return what the terminal prints while a person types these lines into a game."""
    monkeypatch.setattr("builtins.input", Typist(*lines))
    result = CliRunner().invoke(main, ["play", "--terminal", *arguments], input=answer)
    assert result.exit_code == 0, result.output
    return result.output
