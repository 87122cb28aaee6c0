"""Carry out a Dockerfile: a folder per stage is its root file system."""

import shutil
import subprocess
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath

from tools.container import namespaces
from tools.container.dockerfile import DockerfileError, Instruction, Stage

PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
CACHE = "__pycache__"
Tell = Callable[[str], None]


@dataclass(frozen=True)
class Machine:
    """What this machine adds to the steps that need a network: its folders and variables. The image gets none."""

    context: Path
    """The folder that COPY reads."""
    folders: Sequence[Path] = ()
    environment: Mapping[str, str] = field(default_factory=dict)
    base: Path | None = None
    """An archive that keeps Debian's base for the next time."""


@dataclass
class Built:
    """A stage as far as it is built."""

    stage: Stage
    root: Path
    folder: str = "/"
    environment: dict[str, str] = field(default_factory=lambda: {"PATH": PATH})


def build(stages: Sequence[Stage], machine: Machine, folder: Path, tell: Tell) -> Built:
    """Carry out all stages below a folder and return the last."""
    done = list[Built]()
    for number, stage in enumerate(stages):
        built = Built(stage, folder / f"{number}-{stage.name or 'image'}")
        built.root.mkdir()
        tell(f"FROM {stage.base}")
        begin(built, machine)
        for step in stage.steps:
            tell(f"{step.name} {' '.join(step.words)[:100]}")
            _carry_out(step, built, done, machine)
        done.append(built)
    return done[-1]


def begin(built: Built, machine: Machine) -> None:
    """Fill the root with the image that a stage begins with: Debian's smallest system for debian:SUITE-slim."""
    if built.stage.base == "scratch":
        return
    image, _, tag = built.stage.base.partition(":")
    if image != "debian" or not tag.endswith("-slim"):
        raise DockerfileError(f"FROM {built.stage.base}: expected debian:SUITE-slim or scratch")
    if machine.base is None or not machine.base.exists():
        _call("debootstrap", "--variant=minbase", tag.removesuffix("-slim"), built.root)
        if machine.base is not None:
            _call("tar", "--create", "--file", machine.base, "--directory", built.root, ".")
    else:
        _call("tar", "--extract", "--preserve-permissions", "--file", machine.base, "--directory", built.root)
    namespaces.add_system(built.root)
    _lend(built.root, machine)


def _lend(root: Path, machine: Machine) -> None:
    """Show this machine's folders to the steps, read-only, and how names are looked up."""
    for folder in (Path("/etc/resolv.conf"), *machine.folders):
        inside = root / folder.relative_to("/")
        if folder.is_dir():
            inside.mkdir(parents=True, exist_ok=True)
        else:
            inside.parent.mkdir(parents=True, exist_ok=True)
            inside.touch()
        namespaces.mount("--bind", "-o", "ro", folder.resolve(), inside)


def _carry_out(step: Instruction, built: Built, done: Sequence[Built], machine: Machine) -> None:
    if step.name in ("ARG", "ENV"):
        built.environment |= dict(word.split("=", 1) for word in step.words)
    elif step.name == "WORKDIR":
        built.folder = step.words[0]
        _inside(built, built.folder).mkdir(parents=True, exist_ok=True)
    elif step.name == "RUN":
        _run(step, built, machine)
    elif step.name == "COPY":
        _copy(step, built, done, machine)


def _run(step: Instruction, built: Built, machine: Machine) -> None:
    environment = {**machine.environment, **built.environment}
    process = namespaces.start(built.root, ["/bin/sh", "-c", step.words[0]], environment, built.folder)
    if process.wait() != 0:
        raise DockerfileError(f"line {step.line}: RUN ended with {process.returncode}")


def _copy(step: Instruction, built: Built, done: Sequence[Built], machine: Machine) -> None:
    *sources, target = step.words
    origin = next((each for each in done if each.stage.name == step.options.get("from")), None)
    if "from" in step.options and origin is None:
        raise DockerfileError(f"line {step.line}: no stage is called {step.options['from']}")
    inside = _inside(built, target)
    owner = step.options.get("chown")
    if owner is not None and inside.exists():
        raise DockerfileError(f"line {step.line}: {target} would change its owner")
    for source in sources:
        if origin is not None:
            inside.mkdir(parents=True, exist_ok=True)
            _call("cp", "--archive", f"{_inside(origin, source)}/.", inside)  # our stages give folders to each other
        else:
            _copy_one(allowed(machine.context, source), inside, into=target.endswith("/") or len(sources) > 1)
    if owner is not None:
        _call("chown", "--recursive", owner, inside)


def _copy_one(path: Path, target: Path, *, into: bool) -> None:
    """Copy a folder's contents, or a file, of the context."""
    if path.is_dir():
        # .dockerignore keeps caches away
        shutil.copytree(path, target, symlinks=True, dirs_exist_ok=True, ignore=shutil.ignore_patterns(CACHE))
        return
    (target if into else target.parent).mkdir(parents=True, exist_ok=True)
    _call("cp", "--preserve=mode,timestamps", path, target)


def allowed(context: Path, source: str) -> Path:
    """Return a file of the context, if `.dockerignore` lets it through; ours lists what may pass."""
    listed = (context / ".dockerignore").read_text(encoding="utf-8").splitlines()
    if f"!{source}" not in listed:
        raise DockerfileError(f"COPY {source}: .dockerignore keeps it away")
    return context / source


def _inside(built: Built, path: str) -> Path:
    return built.root / PurePosixPath(built.folder, path).relative_to("/")


def _call(*words: str | Path) -> None:
    subprocess.run([*map(str, words)], check=True, stdout=subprocess.DEVNULL)
