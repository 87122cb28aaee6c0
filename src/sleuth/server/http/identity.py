"""Who is asking: a signed cookie without an account, and signed links that move a seat to another device.

Several people may share one browser: each has a cookie of his own, by number.
"""

import hashlib
import secrets

from itsdangerous import BadSignature, URLSafeSerializer
from msgspec import Struct

from sleuth.server.tables.entries import Person
from sleuth.server.tables.refusals import TableRefusal

COOKIE = "sleuth"
COOKIE_SECONDS = 365 * 86_400
MOST_PEOPLE = 6
"""How many people may share one browser."""


class Identity(Struct, frozen=True):
    """A person, as his device knows it."""

    person: Person
    name: str = ""


def new_identity() -> Identity:
    """Somebody who has not been here before."""
    return Identity(secrets.token_urlsafe(18))


class Identities:
    """Reads and writes what is signed. Signatures are compared in constant time."""

    def __init__(self, secret_key: str) -> None:
        self._cookies = _serializer(secret_key, "sleuth.cookie")
        self._links = _serializer(secret_key, "sleuth.link")

    def read_cookie(self, header: str, number: int = 1) -> Identity | None:
        """The identity of one of a browser's people in its cookie header, if it is one of ours."""
        for part in header.split(";"):
            name, _, value = part.strip().partition("=")
            if name == _cookie(number):
                try:
                    return Identity(*self._cookies.loads(value))
                except BadSignature:
                    return None
        return None

    def read_all(self, header: str) -> dict[int, Identity]:
        """All people who share a browser, by number."""
        found = {number: self.read_cookie(header, number) for number in range(1, MOST_PEOPLE + 1)}
        return {number: identity for number, identity in found.items() if identity is not None}

    def write_cookie(self, identity: Identity, *, secure: bool, number: int = 1) -> str:
        """The header that gives one of a browser's people his identity."""
        value = self._cookies.dumps([identity.person, identity.name])
        limits = f"Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax{'; Secure' if secure else ''}"
        return f"{_cookie(number)}={value}; {limits}"

    def write_link(self, table: str, person: Person) -> str:
        """The token of a personal link: good as long as this person sits at this table."""
        return str(self._links.dumps([table, person]))

    def read_link(self, token: str) -> tuple[str, Person]:
        """The table and the person of a personal link."""
        try:
            table, person = self._links.loads(token)
        except BadSignature:
            raise TableRefusal("unknown-link") from None
        return table, person


def _cookie(number: int) -> str:
    return COOKIE if number == 1 else f"{COOKIE}_{number}"


def _serializer(secret_key: str, purpose: str) -> URLSafeSerializer:
    signing = {"key_derivation": "hmac", "digest_method": hashlib.sha256}
    return URLSafeSerializer(secret_key, salt=purpose, signer_kwargs=signing)
