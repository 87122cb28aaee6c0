"""`sleuth play --lan`: open the table for the home network."""

import io
import ipaddress

import click

from sleuth.server.home_network import home_address

FIND = "find"
"""The value of the flag without an address: we find it."""
lan_option = click.option(
    "--lan",
    is_flag=False,
    flag_value=FIND,
    metavar="[ADDRESS]",
    help="Let phones and computers in your home network play along; ADDRESS if this machine has several.",
)
ALONE = "No home network found: only this computer can open the page. If you know its address: --lan ADDRESS"
OPEN = "Everyone in your home network can open this page: scan the code, or type the address."


def read_lan(given: str | None) -> str:
    """Return the address to open the table for, or nothing; raises `click.BadParameter`."""
    if given is None:
        return ""
    if given != FIND:
        return _checked(given)
    found = home_address()
    if found is None:
        click.echo(ALONE, err=True)
    return found or ""


def _checked(given: str) -> str:
    try:
        return str(ipaddress.IPv4Address(given))
    except ValueError:
        raise click.BadParameter(f"{given}: expected an address like 192.168.1.20", param_hint="--lan") from None


def invitation(address: str) -> str:
    """Return what to show in the terminal: who can come, and the address as a QR code."""
    import segno  # comes with the server

    drawn = io.StringIO()
    segno.make(address, micro=False).terminal(drawn, border=2, compact=True)
    return f"{OPEN}\n{drawn.getvalue()}"
