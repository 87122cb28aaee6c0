"""`sleuth site`: write the pages that need no server as plain files."""

from pathlib import Path

import click

from sleuth.cli.common.own_editions import editions_option, given_editions
from sleuth.cli.common.trouble import Trouble


@click.command()
@click.option("--out", type=click.Path(path_type=Path), required=True, metavar="DIR", help="The folder of the site.")
@editions_option
def site(out: Path, edition_paths: tuple[Path, ...]) -> None:
    """Write the assistant, how to play and replays as plain files into DIR: any web space can serve them.

    DIR is a new or empty folder, or an earlier site, which is updated. See docs/site.md.
    """
    from sleuth.site import SiteError, SiteFolder, contents

    try:
        folder = SiteFolder(out)
        files = folder.write(contents(given_editions(edition_paths), lambda step: click.echo(f"  {step}")))
    except SiteError as error:
        raise Trouble(str(error)) from None
    click.echo(f"Wrote {len(files)} files to {out}. To look at them: python3 -m http.server --directory {out}")
