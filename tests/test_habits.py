"""Workflows and hooks call what exists, download only what is pinned, and test every supported Python."""

import re
import tomllib
from pathlib import Path

import pytest
import yaml

from tools.locked import normal, python_packages

ROOT = Path(__file__).parent.parent
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))

PROJECT = SETTINGS["project"]
WANTED = {
    "requirements.txt": PROJECT["dependencies"],
    "requirements-dev.txt": [*PROJECT["dependencies"], *PROJECT["optional-dependencies"]["dev"]],
}
"""What each lock must pin, at least."""


def targets() -> set[str]:
    return set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))


def test_the_workflows_call_make_targets_that_exist() -> None:
    called = set()
    for path in WORKFLOWS:
        for job in yaml.safe_load(path.read_text(encoding="utf-8"))["jobs"].values():
            called |= {step["run"] for step in job["steps"] if "run" in step}
            called |= {f"make {target}" for target in job.get("strategy", {}).get("matrix", {}).get("target", [])}
    called.discard("make ${{ matrix.target }}")
    assert {"make check", "make test", "make docs", "make coverage"} <= called
    assert {line.split()[1] for line in called} <= targets()
    assert {line.split()[0] for line in called} == {"make"}


def test_the_workflows_pin_what_they_use() -> None:
    for path in WORKFLOWS:
        used = re.findall(r"uses: (\S+)", path.read_text(encoding="utf-8"))
        assert used
        assert [each for each in used if not re.fullmatch(r"actions/[a-z-]+@[0-9a-f]{40}", each)] == []


def test_every_supported_python_is_tested() -> None:
    ci = yaml.safe_load((ROOT / ".github" / "workflows" / "ci.yml").read_text(encoding="utf-8"))
    tested = ci["jobs"]["test"]["strategy"]["matrix"]["python"]
    named = [line.rpartition(" ")[2] for line in SETTINGS["project"]["classifiers"] if ":: 3." in line]
    assert tested == named
    assert SETTINGS["project"]["requires-python"] == f">={tested[0]}"


def test_the_hooks_download_nothing() -> None:
    hooks = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8"))["repos"]
    assert [source["repo"] for source in hooks] == ["local"]
    assert {hook["language"] for source in hooks for hook in source["hooks"]} == {"system"}


@pytest.mark.parametrize("name", WANTED)
def test_a_lock_names_no_package_index_and_misses_nothing(name: str) -> None:
    lock = (ROOT / name).read_text(encoding="utf-8")
    assert "://" not in lock
    assert "--index-url" not in lock
    wanted = {normal(re.split(r"[\[>=<;]", line)[0]) for line in WANTED[name]}
    assert wanted - {"sleuth"} <= python_packages(lock).keys()


def test_playing_and_developing_have_the_same_versions() -> None:
    playing, developing = (python_packages((ROOT / name).read_text(encoding="utf-8")) for name in WANTED)
    assert playing.items() <= developing.items()


def test_the_lock_of_ray_has_hashes_and_repeats_nothing() -> None:
    """What else a Ray needs comes from the other lock, in its versions."""
    lock = (ROOT / "requirements-ray.txt").read_text(encoding="utf-8")
    assert "://" not in lock
    added = re.findall(r"^([a-z0-9.-]+)==[^\n]*\n +--hash=sha256:", lock, re.MULTILINE)
    assert "ray" in added
    assert len(added) == lock.count("==")
    assert not re.findall(rf"^(?:{'|'.join(added)})==", (ROOT / "requirements-dev.txt").read_text(), re.MULTILINE)
