"""`sleuth doctor`: check whether a server can run here with these settings."""

import asyncio
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from msgspec.json import encode
from rich.console import Console
from rich.table import Table
from rich.text import Text

from sleuth.cli.common.own_editions import given_editions
from sleuth.cli.common.trouble import Trouble
from sleuth.cli.serve import serve
from sleuth.data_folder import data_folder

if TYPE_CHECKING:
    from sleuth.server.checkup import Checkup, Finding

COLOURS = {"ok": "green", "warning": "yellow", "wrong": "bold red"}
AS_JSON = click.Option(["--json", "as_json"], is_flag=True, help="Print a JSON object for programs.")


@click.command(params=[*serve.params, AS_JSON])
def doctor(as_json: bool, edition_paths: tuple[Path, ...], **chosen: Any) -> None:
    """Check all a table server needs: database, fan-out, disk, open files, clock, secret key, address, editions.

    Takes the same flags and environment as `sleuth serve`, changes nothing and shows no secret. Exits with 1 if
    something is wrong; a warning is not.
    """
    from sleuth.server.checkup import examine

    findings = [*asyncio.run(examine(_checkup(chosen))), _editions(edition_paths)]
    well = all(finding.verdict != "wrong" for finding in findings)
    if as_json:
        click.echo(encode({"ok": well, "findings": findings}).decode())
    else:
        Console().print(_drawn(findings))
    raise SystemExit(0 if well else 1)


def _checkup(chosen: dict[str, Any]) -> "Checkup":
    from sleuth.server.checkup import Checkup
    from sleuth.server.settings import Settings

    given = {name: value for name, value in chosen.items() if value is not None and name in Settings.__struct_fields__}
    usual = {
        "database": str(data_folder() / "tables.db"),
        "secret_key": os.environ.get("SLEUTH_SECRET_KEY", ""),
        "metrics_token": os.environ.get("SLEUTH_METRICS_TOKEN", ""),
        "workers": os.cpu_count() or 1,
    }
    return Checkup(Settings(**{**usual, **given}), data_folder(), chosen.get("secret_key_file"))


def _editions(paths: tuple[Path, ...]) -> "Finding":
    """Return whether the editions in these folders can be played."""
    from sleuth.server.checkup import Finding

    try:
        given = given_editions(paths).given
    except Trouble as trouble:
        return Finding("editions", "wrong", trouble.message)
    own = ", ".join(edition.id for edition in given)
    return Finding("editions", "ok", f"those that come with sleuth{own and f', and {own}'}")


def _drawn(findings: "list[Finding]") -> Table:
    table = Table(box=None, pad_edge=False, show_header=False, padding=(0, 2, 0, 0))
    for finding in findings:
        table.add_row(finding.name, Text(finding.verdict, COLOURS[finding.verdict]), Text(finding.text))
    return table
