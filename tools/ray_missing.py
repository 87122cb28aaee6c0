"""Say so if Ray is not installed here, and leagues on Ray were therefore not tested."""

from importlib.util import find_spec

import click

MISSING = "Ray is not installed here: leagues on Ray were not tested; `make ray` tests them"


@click.command(help=__doc__)
def main() -> None:
    """Print one line, or nothing if Ray is installed."""
    if find_spec("ray") is None:
        click.echo(MISSING)


if __name__ == "__main__":
    main()
