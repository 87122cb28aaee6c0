"""Write what sleuth is made of as a bill of materials in the CycloneDX 1.5 format (JSON).

It lists what people install to run it: the dependencies of the package with its extras for servers and leagues, as they
are installed here, what leagues on Ray add to them, and the modules and fonts that are served with the page. What only
tests need is left out.
"""

import json
import uuid
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import Any

import click
from packaging.requirements import Requirement

from sleuth import __version__
from tools.locked import ROOT, VENDORED, normal, python_packages

EXTRAS: tuple[str, ...] = ("", "server", "postgres", "nats", "league", "dask")
"""The extras of the package, except the one for development."""
RAY = ROOT / "requirements-ray.txt"


@dataclass(frozen=True)
class Elsewhere:
    """What a package says of itself that is locked, but installed only for `make ray`."""

    licence: str
    needs: frozenset[str] = frozenset()


ELSEWHERE = {
    "protobuf": Elsewhere("BSD-3-Clause"),
    "ray": Elsewhere(
        "Apache-2.0",
        frozenset({"click", "filelock", "jsonschema", "msgpack", "packaging", "protobuf", "pyyaml", "requests"}),
    ),
}
FILE = ROOT / "out" / "sbom.cdx.json"
Graph = dict[str, set[str]]


def runtime() -> Graph:
    """Return every package needed to run sleuth, with the ones each of them needs."""
    found: Graph = {name: set(about.needs) for name, about in ELSEWHERE.items()}
    waiting = [("sleuth", EXTRAS)]
    waiting += [(name, ("",)) for about in ELSEWHERE.values() for name in sorted(about.needs - ELSEWHERE.keys())]
    while waiting:
        name, extras = waiting.pop()
        needed = _needed(name, extras)
        known = found.get(name)
        found[name] = (known or set()) | {normal(each.name) for each in needed}
        if known is None or found[name] != known:
            waiting += [(normal(each.name), ("", *sorted(each.extras))) for each in needed]
    return found


def _needed(name: str, extras: tuple[str, ...]) -> list[Requirement]:
    """Return what a package requires on this platform, as far as it is installed."""
    asked = [Requirement(text) for text in distribution(name).requires or []]
    return [each for each in asked if _applies(each, extras) and _installed(each.name)]


def _applies(asked: Requirement, extras: tuple[str, ...]) -> bool:
    return asked.marker is None or any(asked.marker.evaluate({"extra": extra}) for extra in extras)


def _installed(name: str) -> bool:
    try:
        distribution(name)
    except PackageNotFoundError:
        return False
    return True


def bill() -> dict[str, Any]:
    """Return the whole bill; always the same, as long as nothing changes."""
    graph = runtime()
    parts = [_python(name) for name in sorted(graph) if name != "sleuth"]
    served = [_javascript(name, about) for name, about in _vendored().items()]
    application = {"type": "application", "bom-ref": "sleuth", "name": "sleuth", "version": __version__}
    graph["sleuth"] |= {"ray", *(each["bom-ref"] for each in served)}
    names = {each["name"]: each["bom-ref"] for each in parts}
    edges = [
        {"ref": names.get(name, name), "dependsOn": sorted(names.get(each, each) for each in needed)}
        for name, needed in sorted(graph.items())
    ]
    content = {"components": [*parts, *served], "dependencies": edges}
    number = uuid.uuid5(uuid.NAMESPACE_URL, json.dumps([application, content], sort_keys=True))
    head = {"bomFormat": "CycloneDX", "specVersion": "1.5", "serialNumber": f"urn:uuid:{number}", "version": 1}
    return {**head, "metadata": {"component": application}, **content}


def _vendored() -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = json.loads(VENDORED.read_text(encoding="utf-8"))
    return found


def _python(name: str) -> dict[str, Any]:
    if name in ELSEWHERE:
        (version,) = python_packages(RAY.read_text(encoding="utf-8"))[name]
        return _component(f"pkg:pypi/{name}@{version}", name, version, {"license": {"id": ELSEWHERE[name].licence}})
    about = distribution(name)
    return _component(f"pkg:pypi/{name}@{about.version}", name, about.version, _licence(about.metadata))


def _javascript(name: str, about: dict[str, str]) -> dict[str, Any]:
    address = f"pkg:npm/{name.replace('@', '%40', 1)}@{about['version']}"
    return _component(address, name, about["version"], {"license": {"id": about["licence"]}})


def _component(address: str, name: str, version: str, licence: dict[str, Any]) -> dict[str, Any]:
    found = {"type": "library", "bom-ref": address, "name": name, "version": version, "purl": address}
    return {**found, "licenses": [licence]}


def _licence(metadata: Any) -> dict[str, Any]:
    """Return a licence as its package names it: an expression, a short text, or a classifier."""
    if expression := metadata.get("License-Expression"):
        return {"expression": expression}
    filed = [each.rpartition(" :: ")[2] for each in metadata.get_all("Classifier", []) if each.startswith("License ::")]
    said = (metadata.get("License") or "").strip()
    name = said if said and len(said) < 60 and "\n" not in said else " or ".join(filed)
    return {"license": {"name": name or "not stated"}}


@click.command(help=__doc__)
@click.option("--file", type=click.Path(path_type=Path, dir_okay=False), default=FILE, help="Where to write it.")
def main(file: Path) -> None:
    """Write the bill."""
    found = bill()
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
    click.echo(f"{file}: {len(found['components'])} components")


if __name__ == "__main__":
    main()
