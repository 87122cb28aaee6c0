"""`sleuth serve`: tables for people, here or far away."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click

from sleuth.cli.own_editions import editions_option, given_editions
from sleuth.cli.trouble import Trouble
from sleuth.server import launch

SECONDS = click.FloatRange(min=0, min_open=True)


def _option(flag: str, **more: Any) -> Callable[..., Any]:
    """A flag that can also be set in the environment: --public-url is SLEUTH_PUBLIC_URL."""
    name = "SLEUTH_" + flag.lstrip("-").upper().replace("-", "_")
    return click.option(flag, envvar=name, show_envvar=True, **more)


@click.command()
@_option("--host", default="127.0.0.1", show_default=True, help="Where to listen; 0.0.0.0 for everybody.")
@_option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="0 takes a free one.")
@_option("--database", help="A file, or postgresql://...; by default a file in your data folder.")
@_option("--fanout", default="", help="memory, postgresql://... or nats://...; by default as the database has it.")
@_option("--public-url", default="", help="Where people find the server, if a proxy is in between.")
@click.option(
    "--allow-host",
    "allowed_hosts",
    multiple=True,
    metavar="NAME",
    envvar="SLEUTH_ALLOWED_HOSTS",
    show_envvar=True,
    help="Another name of this server; requests for names it does not know are refused.",
)
@editions_option
@_option("--secret-key-file", type=click.Path(path_type=Path, dir_okay=False), help="Or the key in SLEUTH_SECRET_KEY.")
@_option("--workers", type=click.IntRange(min=1), help="Processes in which bots think; one per core by default.")
@_option("--retention-days", type=click.FloatRange(min=0), default=0, help="Remove finished tables after; 0 never.")
@_option(
    "--tempo",
    type=click.FloatRange(min=0),
    default=1.0,
    help="How long bots take, against their usual pace; 0 for measuring only: then the time tells how long they think.",
)
@_option("--claim-seconds", type=float, default=5.0, show_default=True, help="How long bots wait for a dead process.")
@_option("--count-seconds", type=float, default=10.0, show_default=True, help="How long a sheet or story may take.")
@_option("--tables-megabytes", type=float, default=256.0, show_default=True, help="Memory for tables, about.")
@_option("--limits", type=click.FloatRange(min=0), default=1.0, help="Rate limits, against the usual; 0 for none.")
@_option("--trusted-proxies", default="127.0.0.1,::1", show_default=True, help="Whose X-Forwarded headers count.")
@_option("--connections", type=click.IntRange(min=0), default=0, help="Open at once; 0 as open files allow.")
@_option("--connections-per-address", type=click.IntRange(min=0), default=256, show_default=True, help="0 for no cap.")
@_option("--head-seconds", type=SECONDS, default=10.0, show_default=True, help="For the head of a request.")
@_option("--body-seconds", type=SECONDS, default=30.0, show_default=True, help="For the body of a request.")
@_option("--reading-seconds", type=SECONDS, default=20.0, show_default=True, help="For a client to read on.")
@_option("--silence-seconds", type=SECONDS, default=60.0, show_default=True, help="For a live connection to be silent.")
@_option("--log-format", type=click.Choice(["plain", "json"]), default="plain", show_default=True, help="Of the logs.")
def serve(edition_paths: tuple[Path, ...], secret_key_file: Path | None, workers: int | None, **settings: Any) -> None:
    """Run the table server. Beyond this machine it needs a secret key; docs/server.md explains everything.

    SIGTERM or Ctrl-C stops it: what was acknowledged is stored, and games go on after the next start.
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


need_server = in_words()(launch.need_server)
default_database = in_words()(launch.default_database)


def _announce(address: str) -> None:
    click.echo(f"Serving at {address}\nInterface:  {address}/api/v1/docs")
