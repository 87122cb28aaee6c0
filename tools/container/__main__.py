"""Build the container image without a container engine, and try it: play, stop, and see what it wrote.

It carries out the steps of the Dockerfile in root file systems of its own, made from Debian's packages, and runs the
result read-only, as the image's user, in namespaces of its own. It needs root, Linux and debootstrap.
"""

import multiprocessing
import multiprocessing.process
import os
import shutil
import signal
import sys
import tempfile
from contextlib import suppress
from pathlib import Path

import click

from tools.container import namespaces
from tools.container.building import Built, Machine, build
from tools.container.dockerfile import DockerfileError, read
from tools.container.sizes import size, table
from tools.container.trying import Failure, try_out

ROOT = Path(__file__).resolve().parent.parent.parent
LARGEST = 150_000_000
"""The bytes that an image may have."""


def tell(sentence: str) -> None:
    """Print a sentence at once: some steps take minutes."""
    sys.stdout.write(f"{sentence}\n")
    sys.stdout.flush()


def carry_out(machine: Machine, folder: Path) -> None:
    """Build and try in namespaces of this process' own: when it ends, however it ends, its mounts are gone."""
    os.setsid()  # everything started here ends with this process' group
    try:
        namespaces.enter_new(namespaces.MOUNTS)
        image: Built = build(read(machine.context / "Dockerfile"), machine, folder, tell)
        tell(table(image.root))
        if size(image.root) > LARGEST:
            raise Failure(f"the image is larger than {LARGEST / 1e6:.0f} MB")
        namespaces.enter_new(namespaces.NETWORK)
        try_out(image, folder, tell)
    except (DockerfileError, Failure, OSError) as error:
        tell(f"failed: {error}")
        raise SystemExit(1) from None


@click.command(help=__doc__)
@click.option("--bind", multiple=True, type=click.Path(exists=True, path_type=Path), help="Show this to RUN.")
@click.option("--environment", multiple=True, metavar="NAME", help="Give RUN this variable, if it is set.")
@click.option("--base", type=click.Path(path_type=Path, dir_okay=False), help="Keep Debian's base in this archive.")
@click.option(
    "--work",
    type=click.Path(path_type=Path, file_okay=False),
    help="Make the roots here; by default in the temporary folder.",
)
def main(bind: tuple[Path, ...], environment: tuple[str, ...], base: Path | None, work: Path | None) -> None:
    """Run everything in a child, and remove its folders after it."""
    missing = [name for name in ("debootstrap", "mount") if shutil.which(name) is None]
    if sys.platform != "linux" or os.geteuid() != 0 or missing:
        raise click.UsageError(f"this needs Linux, root and debootstrap; missing: {', '.join(missing) or 'root'}")
    given = {name: os.environ[name] for name in environment if name in os.environ}
    machine = Machine(ROOT, [path.absolute() for path in bind], given, base)
    folder = Path(tempfile.mkdtemp(prefix="sleuth-image-", dir=work))
    child = multiprocessing.get_context("fork").Process(target=carry_out, args=(machine, folder))
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    try:
        child.start()
        child.join()
    finally:
        end(child)
        shutil.rmtree(folder)  # here nothing is mounted in it: the mounts were the child's
    raise SystemExit(child.exitcode)


def end(child: multiprocessing.process.BaseProcess) -> None:
    """End a child and all it has started, and wait until they are gone."""
    with suppress(ProcessLookupError):
        while child.pid is not None:
            os.killpg(child.pid, signal.SIGKILL)
            child.join(0.05)
    child.kill()
    child.join()


if __name__ == "__main__":
    main()
