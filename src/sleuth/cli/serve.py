"""`sleuth serve`: run a table server."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click

from sleuth.cli.common.own_editions import editions_option, given_editions
from sleuth.cli.common.trouble import Trouble
from sleuth.server import launch

SECONDS = click.FloatRange(min=0, min_open=True)


def _option(flag: str, **more: Any) -> Callable[..., Any]:
    """Return a flag that can also be set in the environment: --public-url is SLEUTH_PUBLIC_URL."""
    name = "SLEUTH_" + flag.lstrip("-").upper().replace("-", "_")
    return click.option(flag, envvar=name, show_envvar=True, **more)


@click.command()
@_option("--host", default="127.0.0.1", show_default=True, help="The address to listen on; 0.0.0.0 for all.")
@_option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="0 takes a free port.")
@_option("--database", help="A file, or postgresql://...; by default a file in your data folder.")
@_option("--fanout", default="", help="memory, postgresql://... or nats://...; by default it fits the database.")
@_option("--root-path", default="", help="The path below which a proxy offers the server, like /games/sleuth.")
@_option(
    "--public-url", default="", help="The address people use, if it differs from the server's own, as with a proxy."
)
@click.option(
    "--allow-host",
    "allowed_hosts",
    multiple=True,
    metavar="NAME",
    envvar="SLEUTH_ALLOWED_HOSTS",
    show_envvar=True,
    help="Another host name of this server; requests for unknown names are refused.",
)
@editions_option
@_option(
    "--secret-key-file",
    type=click.Path(path_type=Path, dir_okay=False),
    help="The file with the secret key; or set SLEUTH_SECRET_KEY.",
)
@_option(
    "--workers",
    type=click.IntRange(min=1),
    help="Worker processes for bots, and again for sheets; by default one per core.",
)
@_option(
    "--retention-days",
    type=click.FloatRange(min=0),
    default=0,
    help="Remove finished tables after this many days; 0 never.",
)
@_option(
    "--tempo",
    type=click.FloatRange(min=0),
    default=1.0,
    help="How long bots take, relative to their usual pace; 0 only to measure: it shows how long they think.",
)
@_option(
    "--claim-seconds",
    type=float,
    default=5.0,
    show_default=True,
    help="How long bots stand still after their process died.",
)
@_option(
    "--count-seconds", type=float, default=10.0, show_default=True, help="How long computing a sheet or story may take."
)
@_option("--tables-megabytes", type=float, default=256.0, show_default=True, help="Approximate memory for tables.")
@_option("--limits", type=click.FloatRange(min=0), default=1.0, help="A factor for all rate limits; 0 for none.")
@_option(
    "--trusted-proxies",
    default="127.0.0.1,::1",
    show_default=True,
    help="Proxies whose X-Forwarded headers are trusted.",
)
@_option(
    "--connections",
    type=click.IntRange(min=0),
    default=0,
    help="The most open connections; 0: as many as open files allow.",
)
@_option(
    "--connections-per-address",
    type=click.IntRange(min=0),
    default=256,
    show_default=True,
    help="The most from one address; 0 for no limit.",
)
@_option("--head-seconds", type=SECONDS, default=10.0, show_default=True, help="The time for the head of a request.")
@_option("--body-seconds", type=SECONDS, default=30.0, show_default=True, help="The time for the body of a request.")
@_option(
    "--reading-seconds",
    type=SECONDS,
    default=20.0,
    show_default=True,
    help="The time within which a client must read something.",
)
@_option(
    "--silence-seconds", type=SECONDS, default=60.0, show_default=True, help="How long a live connection may be silent."
)
@_option(
    "--log-format",
    type=click.Choice(["plain", "json"]),
    default="plain",
    show_default=True,
    help="The format of the logs.",
)
def serve(edition_paths: tuple[Path, ...], secret_key_file: Path | None, workers: int | None, **settings: Any) -> None:
    """Run the table server. To serve other machines it needs a secret key; see docs/server.md.

    SIGTERM or Ctrl-C stops it: everything acknowledged is stored, and games go on after the next start.
    """
    if workers is not None:
        settings["workers"] = workers
    editions = given_editions(edition_paths)
    token = os.environ.get("SLEUTH_METRICS_TOKEN", "")
    with in_words():
        launch.serve(
            secret_key_file=secret_key_file, greet=_announce, metrics_token=token, editions=editions, **settings
        )


@contextmanager
def in_words() -> Iterator[None]:
    """Turn a server that cannot start into a clear message."""
    try:
        yield
    except launch.LaunchError as error:
        raise Trouble(str(error)) from None


default_database = in_words()(launch.default_database)


def _announce(address: str) -> None:
    click.echo(f"Serving at {address}\nAPI reference: {address}/api/v1/docs")
