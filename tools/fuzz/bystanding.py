"""People who play on the same server meanwhile, one game after the other: nothing may happen to them."""

import asyncio

from tests.server.steadfast import check_log, confirmed_more, playing, seated
from tools.fuzz.counting import Tally

PEOPLE = 3
ACTIONS = 25
"""After this many actions they finish their game."""
PAUSE = 0.5


async def stand_by(url: str, database: str, tally: Tally, stop: asyncio.Event) -> int:
    """Play until it is time to stop; return how many games finished as they should."""
    games = 0
    while not stop.is_set():
        people = await seated([url], PEOPLE)
        try:
            async with playing(people):
                await confirmed_more(people, ACTIONS)
            await check_log(database, people)
        except (AssertionError, ExceptionGroup, TimeoutError) as error:
            tally.find(f"a game of bystanders went wrong: {error!r}")
            return games
        dropped = sum(person.drops for person in people)
        if dropped:
            tally.find(f"bystanders lost their connection {dropped} times")
        games += 1
        await asyncio.sleep(PAUSE)
    return games
