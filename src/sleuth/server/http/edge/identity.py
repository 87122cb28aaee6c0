"""Who is asking: a signed cookie without an account, and signed links that move a seat to another device.

Several people may share one browser: each has a cookie of their own, by number. With https the names of the cookies
begin with `__Host-`. Browsers let no neighbour set those (another name under the same domain, or the same one without
https), so nobody can be made to play as somebody else. For the same reason plain names count for nothing there.
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
"""How long a personal link is good: it is made to be opened on another device at hand."""
MOST_PEOPLE = 6
"""How many people may share one browser."""


class Identity(Struct, frozen=True, array_like=True):
    """A person, as their device knows it."""

    person: Person
    name: str = ""
    credential: str = ""
    """Which of the person's cookies count: after signing out everywhere only those with a new one."""


class PersonalLink(Struct, frozen=True, array_like=True):
    """What a personal link is good for: one seat, as long as one person has it, and not for long."""

    table: str
    person: Person
    since: int
    """The number of the entry with which the person came to the seat: after a move it is another."""
    until: int
    """Unix seconds."""
    credential: str = ""
    """The person's when the link was made: signing out everywhere makes it void."""


def new_identity() -> Identity:
    """Somebody who has not been here before."""
    return Identity(secrets.token_urlsafe(18))


class Identities:
    """Reads and writes what is signed. Signatures are compared in constant time."""

    def __init__(self, secret_key: str) -> None:
        self._cookies = _serializer(secret_key, "sleuth.cookie")
        self._links = _serializer(secret_key, "sleuth.link")

    def read_cookie(self, header: str, number: int = 1, *, secure: bool = False) -> Identity | None:
        """The identity of one of a browser's people in its cookie header, if it is one of ours."""
        for part in header.split(";"):
            name, _, value = part.strip().partition("=")
            if name == _cookie(number, secure):
                try:
                    return msgspec.convert(self._cookies.loads(value), Identity)
                except (BadData, msgspec.ValidationError):
                    return None
        return None

    def read_all(self, header: str, *, secure: bool = False) -> dict[int, Identity]:
        """All people who share a browser, by number."""
        numbers = range(1, MOST_PEOPLE + 1)
        found = {number: self.read_cookie(header, number, secure=secure) for number in numbers}
        return {number: identity for number, identity in found.items() if identity is not None}

    def write_cookie(self, identity: Identity, *, secure: bool, number: int = 1) -> str:
        """The header that gives one of a browser's people their identity."""
        return _kept(number, self._cookies.dumps(msgspec.to_builtins(identity)), COOKIE_SECONDS, secure=secure)

    def forget_cookie(self, *, secure: bool, number: int = 1) -> str:
        """Return the header that takes the identity from one of a browser's people."""
        return _kept(number, "", 0, secure=secure)

    def write_link(self, link: PersonalLink) -> str:
        """Return the token of a personal link."""
        return str(self._links.dumps(msgspec.to_builtins(link)))

    def read_link(self, token: str) -> PersonalLink:
        """Return what a personal link says; whether it is still good is for the table to say."""
        try:
            return msgspec.convert(self._links.loads(token), PersonalLink)
        except (BadData, msgspec.ValidationError):
            raise TableRefusal("unknown-link") from None


def _cookie(number: int, secure: bool) -> str:
    return f"{SECURE_PREFIX if secure else ''}{COOKIE}{'' if number == 1 else f'_{number}'}"


def _kept(number: int, value: str | bytes, seconds: int, *, secure: bool) -> str:
    limits = f"Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{'; Secure' if secure else ''}"
    return f"{_cookie(number, secure)}={value!s}; {limits}"


def _serializer(secret_key: str, purpose: str) -> URLSafeSerializer:
    signing = {"key_derivation": "hmac", "digest_method": hashlib.sha256}
    return URLSafeSerializer(secret_key, salt=purpose, signer_kwargs=signing)
