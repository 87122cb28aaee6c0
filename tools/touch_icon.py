"""Draw the icon of home screens that take no SVG, from `icon-maskable.svg`."""

import click
from playwright.sync_api import sync_playwright

from sleuth.server.http.routes.pages import WEB
from tools.browser import FLAGS, MISSING, find

SIZE = 180


@click.command(help=__doc__)
def main() -> None:
    """Write `touch-icon.png`."""
    program = find()
    if program is None:
        raise click.ClickException(MISSING)
    drawing = (WEB / "icon-maskable.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        page = browser.new_page(viewport={"width": SIZE, "height": SIZE})
        page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{drawing}")
        page.screenshot(path=WEB / "touch-icon.png")
        browser.close()


if __name__ == "__main__":
    main()
