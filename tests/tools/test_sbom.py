"""The bill of materials: well-formed, complete, and in the versions that are locked."""

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from packaging.requirements import Requirement

from sleuth import __version__
from tools.locked import ROOT, VENDORED, normal, python_packages
from tools.sbom import ELSEWHERE, EXTRAS, RAY, main

FOR_THE_PAGE = VENDORED.parent


@pytest.fixture(scope="module")
def bill(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    file = tmp_path_factory.mktemp("sbom") / "deep" / "sbom.json"
    assert CliRunner().invoke(main, ["--file", str(file)]).exit_code == 0
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found


def test_its_shape(bill: dict[str, Any]) -> None:
    assert (bill["bomFormat"], bill["specVersion"], bill["version"]) == ("CycloneDX", "1.5", 1)
    assert bill["serialNumber"].startswith("urn:uuid:")
    assert bill["metadata"]["component"]["version"] == __version__
    for part in bill["components"]:
        assert part["type"] == "library"
        assert part["purl"] == part["bom-ref"]
        assert part["purl"].endswith(f"@{part['version']}")
        assert part["licenses"]


def test_whatever_refers_to_something_finds_it(bill: dict[str, Any]) -> None:
    known = {"sleuth", *(part["bom-ref"] for part in bill["components"])}
    assert len(known) == len(bill["components"]) + 1, "everything once"
    for edge in bill["dependencies"]:
        assert {edge["ref"], *edge["dependsOn"]} <= known


def test_every_dependency_of_the_package_is_listed(bill: dict[str, Any]) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    asked = [
        *project["dependencies"],
        *(each for extra in EXTRAS[1:] for each in project["optional-dependencies"][extra]),
    ]
    needed = {normal(Requirement(each).name) for each in asked if Requirement(each).marker is None} - {"sleuth"}
    assert needed <= {part["name"] for part in bill["components"]}
    assert not {"pytest", "mypy", "ruff"} & {part["name"] for part in bill["components"]}, (
        "only for those who work on it"
    )


def test_versions_are_those_that_are_locked(bill: dict[str, Any]) -> None:
    locked = python_packages()
    python = [part for part in bill["components"] if part["purl"].startswith("pkg:pypi/")]
    assert python
    assert [part["purl"] for part in python if part["version"] not in locked.get(part["name"], set())] == []


def test_what_ray_adds_is_listed_with_all_it_needs(bill: dict[str, Any]) -> None:
    added = python_packages(RAY.read_text(encoding="utf-8"))
    assert added.keys() == ELSEWHERE.keys()
    versions = {part["name"]: part["version"] for part in bill["components"]}
    assert {name: {versions[name]} for name in added} == added
    needs = {edge["ref"]: edge["dependsOn"] for edge in bill["dependencies"]}
    (ray,) = [ref for ref in needs["sleuth"] if "/ray@" in ref]
    assert any("/protobuf@" in each for each in needs[ray])
    assert any("/msgpack@" in each for each in needs[ray])


def test_everything_the_page_is_made_with_is_listed(bill: dict[str, Any]) -> None:
    listed = {
        part["name"]: part["licenses"][0]["license"]["id"] for part in bill["components"] if "npm" in part["purl"]
    }
    versions = json.loads(VENDORED.read_text(encoding="utf-8"))
    assert listed == {name: about["licence"] for name, about in versions.items()}
    texts = {Path(about["text"]).name for about in versions.values()}
    assert texts == {file.name for file in (FOR_THE_PAGE / "licences").iterdir()}


def test_it_is_the_same_every_time(bill: dict[str, Any], tmp_path: Path) -> None:
    CliRunner().invoke(main, ["--file", str(tmp_path / "again.json")])
    assert json.loads((tmp_path / "again.json").read_text(encoding="utf-8")) == bill


def test_the_lock_is_read_as_it_is_written() -> None:
    text = "Some_Thing==1.0 ; python_version < '3.12' \\\n    --hash=sha256:x==y\nsome.thing==2.0 \\\nother[extra]==3\n"
    assert python_packages(text) == {"some-thing": {"1.0", "2.0"}, "other": {"3"}}
    assert len(python_packages()) > 100
