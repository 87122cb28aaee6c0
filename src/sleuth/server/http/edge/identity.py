"""Identities: a signed cookie instead of an account, and signed links that move a seat to another device.

Several people may share one browser: each has a numbered cookie. With https the cookie names begin with `__Host-`:
browsers accept such a cookie only from this very host over https, so no neighbouring site can make somebody play as
another person. For the same reason plain names do not count there.
"""

import hashlib
import secrets

import msgspec
from itsdangerous import BadData, URLSafeSerializer
from msgspec import Struct

from sleuth.server.tables.log.entries import Person
from sleuth.server.tables.refusals import TableRefusal

COOKIE = "sleuth"
SECURE_PREFIX = "__Host-"
COOKIE_SECONDS = 365 * 86_400
LINK_SECONDS = 3600
"""How long a personal link works: it is meant to be opened soon, on another device."""
MOST_PEOPLE = 6
"""How many people may share one browser."""


class Identity(Struct, frozen=True, array_like=True):
    """A person, as their device knows them."""

    person: Person
    name: str = ""
    credential: str = ""
    """Must match the person's credential in force; signing out everywhere changes that one."""


class PersonalLink(Struct, frozen=True, array_like=True):
    """A personal link: valid for one seat while one person holds it, and not for long."""

    table: str
    person: Person
    since: int
    """The number of the entry that brought the person to the seat: a move changes it."""
    until: int
    """Unix seconds."""
    credential: str = ""
    """The person's credential when the link was made: signing out everywhere voids it."""


def new_identity() -> Identity:
    """Return an identity for somebody new."""
    return Identity(secrets.token_urlsafe(18))


class Identities:
    """Signs and reads cookies and links. Signatures are compared in constant time."""

    def __init__(self, secret_key: str, root_path: str = "") -> None:
        # several servers may share a host, each below a path: their cookies have names of their own, since a name
        # that begins with `__Host-` must be for the whole host
        self._name = COOKIE + root_path.replace("/", "-")
        self._cookies = _serializer(secret_key, "sleuth.cookie")
        self._links = _serializer(secret_key, "sleuth.link")

    def read_cookie(self, header: str, number: int = 1, *, secure: bool = False) -> Identity | None:
        """Return the identity in the cookie with this number, if it has a valid signature."""
        for part in header.split(";"):
            name, _, value = part.strip().partition("=")
            if name == self._cookie(number, secure):
                try:
                    return msgspec.convert(self._cookies.loads(value), Identity)
                except (BadData, msgspec.ValidationError):
                    return None
        return None

    def read_all(self, header: str, *, secure: bool = False) -> dict[int, Identity]:
        """Return all people who share a browser, by number."""
        numbers = range(1, MOST_PEOPLE + 1)
        found = {number: self.read_cookie(header, number, secure=secure) for number in numbers}
        return {number: identity for number, identity in found.items() if identity is not None}

    def write_cookie(self, identity: Identity, *, secure: bool, number: int = 1) -> str:
        """Return the header that sets the cookie with this number."""
        value = self._cookies.dumps(msgspec.to_builtins(identity))
        return self._set_cookie(number, value, COOKIE_SECONDS, secure=secure)

    def forget_cookie(self, *, secure: bool, number: int = 1) -> str:
        """Return the header that deletes the cookie with this number."""
        return self._set_cookie(number, "", 0, secure=secure)

    def _cookie(self, number: int, secure: bool) -> str:
        return f"{SECURE_PREFIX if secure else ''}{self._name}{'' if number == 1 else f'_{number}'}"

    def _set_cookie(self, number: int, value: str | bytes, seconds: int, *, secure: bool) -> str:
        limits = f"Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{'; Secure' if secure else ''}"
        return f"{self._cookie(number, secure)}={value!s}; {limits}"

    def write_link(self, link: PersonalLink) -> str:
        """Return the token of a personal link."""
        return str(self._links.dumps(msgspec.to_builtins(link)))

    def read_link(self, token: str) -> PersonalLink:
        """Return the content of a personal link; whether it is still valid is up to the table."""
        try:
            return msgspec.convert(self._links.loads(token), PersonalLink)
        except (BadData, msgspec.ValidationError):
            raise TableRefusal("unknown-link") from None


def _serializer(secret_key: str, purpose: str) -> URLSafeSerializer:
    signing = {"key_derivation": "hmac", "digest_method": hashlib.sha256}
    return URLSafeSerializer(secret_key, salt=purpose, signer_kwargs=signing)
