"""The reference of the commands: what `--help` says, for every command and subcommand."""

from collections.abc import Iterator

import click

from sleuth.cli import main

HEAD = """# Commands

Generated from `--help`. Every command also answers `-h`; bad input gets a clear message and exit code 2.
"""


def commands_page() -> str:
    """Return the page."""
    return HEAD + "".join(_section(path, context) for path, context in every_command(main, "sleuth"))


def every_command(
    command: click.Command, name: str, parent: click.Context | None = None
) -> Iterator[tuple[str, click.Context]]:
    """Yield a command with its path, and everything below it."""
    context = click.Context(command, info_name=name, parent=parent, max_content_width=110, terminal_width=110)
    yield context.command_path, context
    if isinstance(command, click.Group):
        for each in command.list_commands(context):
            found = command.get_command(context, each)
            assert found is not None
            yield from every_command(found, each, context)


def _section(path: str, context: click.Context) -> str:
    return f"\n## `{path}`\n\n```text\n{context.command.get_help(context)}\n```\n"
