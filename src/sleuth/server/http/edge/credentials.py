"""Credentials in force: signing out everywhere gives a person a new one, and voids all cookies with the old one.

Only people who ever signed out have one in the store; every node keeps them in memory. A hint tells the other nodes,
and each node reads all of them again from time to time in case a hint was lost.
"""

import asyncio
import hashlib
import logging
from collections import defaultdict
from collections.abc import Callable
from itertools import count

from msgspec.structs import replace

from sleuth.server.fanout import Fanout, Hint
from sleuth.server.http.edge.identity import Identity, new_identity
from sleuth.server.store import Store, StoreError
from sleuth.server.tables.log.entries import Person

RETRY_SECONDS = 1.0
"""How long to wait before reading again after the store has failed."""
logger = logging.getLogger("sleuth.server")


class Credentials:
    """The credentials in force, as this node knows them."""

    def __init__(self, store: Store, fanout: Fanout) -> None:
        self._store, self._fanout = store, fanout
        self._versions = count(1)
        self._known: dict[Person, str] = {}
        """By person who ever signed out."""
        self._watching: dict[Person, set[Callable[[], None]]] = defaultdict(set)
        self._lock = asyncio.Lock()
        """Held from reading until the result is taken in: an older result must not replace a newer one."""
        self._tasks: set[asyncio.Task[None]] = set()
        fanout.listen(self._heard)

    def counts(self, person: Person, credential: str) -> bool:
        """Whether a credential of a person is in force."""
        return self._known.get(person, "") == credential

    def watch(self, person: Person, changed: Callable[[], None]) -> Callable[[], None]:
        """Call a function when a person signs out; return a function that stops this."""
        self._watching[person].add(changed)

        def stop() -> None:
            self._watching[person].discard(changed)
            if not self._watching[person]:
                del self._watching[person]

        return stop

    async def renew(self, identity: Identity, key: str) -> Identity | None:
        """Void all credentials of a person and return their identity with a new one; the same key gives the same.

        Return None if the given credential is void itself. A person who sits nowhere has nothing that others could
        take: they get a new identity, and nothing needs to be stored.
        """
        if self.counts(identity.person, identity.credential) and not await self._store.of_person(identity.person, 1):
            return replace(new_identity(), name=identity.name)
        new = hashlib.sha256(key.encode()).hexdigest()[:32]
        async with self._lock:
            now = await self._store.renew(identity.person, identity.credential, new)
            self._take({identity.person: now})
        await self._fanout.publish(Hint(identity.person, next(self._versions), "credential"))
        return replace(identity, credential=new) if now == new else None

    async def load(self) -> None:
        """Read the credentials of everybody who ever signed out."""
        async with self._lock:
            self._take(await self._store.credentials())

    async def _read(self, person: Person) -> None:
        async with self._lock:
            self._take({person: await self._store.credential(person)})

    def _take(self, read: dict[Person, str]) -> None:
        changed = [person for person, credential in read.items() if not self.counts(person, credential)]
        self._known |= read
        for person in changed:
            for notify in tuple(self._watching.get(person, ())):
                notify()

    def _heard(self, hint: Hint | None) -> None:
        if hint is None or hint.kind == "credential":
            task = asyncio.get_running_loop().create_task(self._catch_up(hint))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _catch_up(self, hint: Hint | None) -> None:
        """Read what a hint is about, or everything; retry while the store is down: a hint is sent only once."""
        while True:
            try:
                await (self.load() if hint is None else self._read(hint.table))
                return
            except StoreError as error:
                logger.warning("credentials could not be read: %s", type(error).__name__)
                await asyncio.sleep(RETRY_SECONDS)
