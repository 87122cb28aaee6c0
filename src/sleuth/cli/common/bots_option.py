"""The option that says who plays: names of bots."""

import re
from collections.abc import Callable
from typing import Any

import click

from sleuth.cli.common.trouble import Trouble


def bots_option(default: str) -> Callable[..., Any]:
    """Make the option that says which bots play."""
    return click.option(
        "--bots",
        default=default,
        show_default=True,
        metavar="NAME[,NAME...]",
        help="Who plays: random, a level or a character (`sleuth bots` lists them; `mastermind@100` looks at 100 "
        "deals), or your own program: `cmd:python my_bot.py`, with a time limit `cmd@2.5:...` "
        "(docs/bot-protocol.md). Several names take turns round the table.",
    )


_BOT_NAME = re.compile(r"""(?:'[^']*'|"[^"]*"|[^,])+""")
"""Everything up to the next comma that is not in quotes."""


def read_bots(text: str) -> list[str]:
    """Return the names of bots; raise `Trouble` if one is unknown or there is none."""
    from sleuth.bots import UnknownBot, bot_names, find_maker

    names = [name.strip() for name in _BOT_NAME.findall(text) if name.strip()]
    for name in names:
        try:
            find_maker(name)
        except UnknownBot as unknown:
            raise Trouble(f"--bots: {unknown}") from None
    if not names:
        raise Trouble(f"--bots: expected at least one of {', '.join(bot_names())}")
    return names
