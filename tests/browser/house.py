"""People with browsers: each has a context of its own, a screen and a language, and everything odd is written down."""

from dataclasses import dataclass, field
from typing import Any, Literal, TypedDict
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, ViewportSize, WebSocket

from sleuth.sentences.messages import Messages
from tests.browser.words import words
from tests.server.wire import messages_in

Light = Literal["light", "dark"]


class Screen(TypedDict, total=False):
    """The device a browser reports."""

    viewport: ViewportSize
    has_touch: bool
    is_mobile: bool


WIDE: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 360, "height": 640}
"""As small as phones are."""
SCREENS: dict[str, Screen] = {
    "wide": {"viewport": WIDE},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
}
DEVICES: dict[str, Screen] = {
    **SCREENS,
    "laptop": {"viewport": {"width": 1366, "height": 768}},
    "tablet": {"viewport": {"width": 820, "height": 1180}, "has_touch": True, "is_mobile": True},
    "tall": {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True},
}
"""All that can be looked at; games are tested on the first two."""
LIGHTS: tuple[Light, ...] = ("light", "dark")
PATIENCE = 20_000
"""Milliseconds until something that must come is missed; nothing is measured by it."""
UNHURRIED = "was preloaded using link preload but not used within a few seconds"
"""A warning of the browser on a busy machine: it measures time."""


@dataclass
class Person:
    """Somebody with a browser, and what happened in it."""

    page: Page
    words: Messages
    origin: str
    real: str = "/real"
    """Where the assistant at a real table is, below the origin."""
    odd: list[str] = field(default_factory=list)
    """Errors of the page, and requests to somebody else."""
    frames: list[bytes] = field(default_factory=list)
    """The messages that came over live connections."""

    def __post_init__(self) -> None:
        self.page.on("console", self._said)
        self.page.on("pageerror", lambda error: self.odd.append(str(error)))
        self.page.on("request", lambda request: self._asked(request.url))
        self.page.on("websocket", self._connected)

    @property
    def lang(self) -> str:
        """The language of this person."""
        return self.words.language

    def t(self, key: str, **args: Any) -> str:
        """A message of the interface in the language of this person, in the words the page speaks now."""
        edition = self.page.locator("html").get_attribute("data-words")  # asks again if a navigation interrupts it
        return words(self.lang, edition or "").text(f"web-{key}", args=args)

    def go(self, path: str) -> None:
        """Open an address of the server."""
        self.page.goto(self.origin + path)

    def ask(self, path: str) -> Any:
        """What the server answers to this browser."""
        return self.page.request.get(f"{self.origin}/api/v1{path}").json()

    @property
    def root_path(self) -> str:
        """The path below which the server is."""
        return urlsplit(self.origin).path

    @property
    def context(self) -> BrowserContext:
        """The browser of this person."""
        return self.page.context

    @property
    def code(self) -> str:
        """The code of the table on the screen."""
        return self.page.url.rsplit("/", 1)[-1]

    def _said(self, said: ConsoleMessage) -> None:
        if said.type in ("error", "warning") and UNHURRIED not in said.text:
            self.odd.append(said.text)

    def _asked(self, url: str) -> None:
        there = urlsplit(url)
        if there.scheme not in ("data", "blob") and there.netloc != urlsplit(self.origin).netloc:
            self.odd.append(f"foreign request: {url}")

    def _connected(self, socket: WebSocket) -> None:
        self._asked(socket.url)
        socket.on(
            "framereceived",
            lambda frame: self.frames.extend(messages_in(frame if isinstance(frame, bytes) else frame.encode())),
        )


class House:
    """Everybody who plays on a server."""

    def __init__(self, browser: Browser, origin: str, real: str = "/real") -> None:
        self.browser, self.origin, self.real = browser, origin, real
        self.people: list[Person] = []

    def person(
        self, lang: str = "en", screen: str = "wide", light: Light = "light", pace: str = "at-once", **more: Any
    ) -> Person:
        """Somebody new, or with `storage_state` somebody who comes back."""
        context = self.browser.new_context(
            locale=lang, color_scheme=light, reduced_motion="reduce", **DEVICES[screen], **more
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(f"if (!localStorage['sleuth.pace']) localStorage['sleuth.pace'] = '\"{pace}\"'")
        person = Person(context.new_page(), words(lang), self.origin, self.real)
        self.people.append(person)
        return person

    def close(self) -> None:
        """Everybody goes home."""
        for person in self.people:
            person.context.close()
        self.people.clear()
