"""The lines of the check, in the order in which they are run: the quick ones first."""

from collections.abc import Callable
from functools import partial

from tools.release_check import packages, programs, smoke, starts
from tools.release_check.outcome import NotHere
from tools.release_check.workshop import Workshop

Line = Callable[[Workshop], str]
"""Checks something, and returns a figure; raises `Failed` or `NotHere`."""


def _tests(*paths: str) -> Line:
    return lambda _: programs.run_tests(*paths)


def _installed(python: str, resolution: str) -> Line:
    return partial(smoke.smoke, python=python, resolution=resolution)


def _never(reason: str) -> Line:
    def refuse(_: Workshop) -> str:
        raise NotHere(reason)

    return refuse


LINES: dict[str, Line] = {
    "packages: reproducible": packages.reproducible,
    "packages: wheel of the sdist": packages.wheel_of_sdist,
    "packages: complete": packages.complete,
    "packages: size": packages.small,
    "installed: oldest Python, lowest versions": _installed("oldest", "lowest-direct"),
    "installed: oldest Python, newest versions": _installed("oldest", "highest"),
    "installed: newest Python, lowest versions": _installed("newest", "lowest-direct"),
    "installed: newest Python, newest versions": _installed("newest", "highest"),
    "start: fresh clone to the page": starts.fresh_clone,
    "start: uvx": starts.uvx,
    "start: pipx run": starts.pipx,
    "start: environment": starts.environment,
    "start: processor time of commands": starts.imports,
    "bad input": _tests("tests/cli/test_bad_starts.py"),
    "any path": _tests("tests/server/test_path_prefix.py"),
    "upgrades": _tests(
        "tests/server/test_migrations.py",
        "tests/server/test_half_way.py",
        "tests/server/test_old_databases.py",
        "tests/server/test_samples.py",
    ),
    "upgrades while people play": _tests("tests/server/test_rolling.py", "tests/browser/test_upgraded.py"),
    "three servers, one killed": _tests("tests/server/test_cluster.py", "tests/server/test_killed.py"),
    "three servers under load": programs.load,
    "recipes": _tests("tests/test_deployment.py", "tests/server/test_recipes.py"),
    "audit": programs.audit,
    "bill of materials": programs.bill,
    "container": programs.container,
    "browser suite behind nginx": programs.browser_behind_nginx,
    "docker build, docker compose": _never("no container engine is used: `make container` carries out the same steps"),
    "the image on arm64": _never("no machine with such a processor"),
    "the systemd unit": _never("no running systemd: `systemd-analyze verify` and the tests read the unit"),
}
