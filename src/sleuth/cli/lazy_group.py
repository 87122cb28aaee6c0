"""A group of commands that are imported when they are used: `sleuth --help` loads none of them."""

import importlib
from collections.abc import Mapping
from typing import Any

import click


class LazyGroup(click.Group):
    """Knows the names of its commands and one sentence about each; the module `package.name` holds the rest."""

    def __init__(self, *args: Any, package: str = "", about: Mapping[str, str] | None = None, **more: Any) -> None:
        super().__init__(*args, **more)
        self.package, self.about = package, about or {}

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names, sorted."""
        return sorted({*self.about, *super().list_commands(ctx)})

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import a command."""
        if cmd_name not in self.about:
            return super().get_command(ctx, cmd_name)
        command = getattr(importlib.import_module(f"{self.package}.{cmd_name}"), cmd_name)
        assert isinstance(command, click.Command)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the names and what is said about them."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, self.about[name]) for name in self.list_commands(ctx)])
