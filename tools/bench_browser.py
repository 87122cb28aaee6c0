"""Measure the page: from a message to the frame that shows it, in a game that gets longer and longer.

Three people play "questions only" and never accuse; one of them watches in a real browser. We measure from the arrival
of a `now` message to the next painted frame, so up to one frame of a screen (16.7 ms) of it is waiting. The log is full
in the end: the last turns are compared with the first ones.

TURNS is the number of turns.
"""

from itertools import count
from random import Random
from statistics import median, quantiles
from typing import Any

import click
from playwright.sync_api import APIRequestContext

from tests.browser.house import House, Person
from tools.screenshots import opened

COMPARED = 50
WATCH = """
globalThis.waits = [];
let turn = 0;
globalThis.WebSocket = class extends WebSocket {
  constructor(...where) {
    super(...where);
    this.addEventListener("message", ({ data }) => {
      const message = JSON.parse(data);
      if (message.event?.type === "turn-started") turn += 1;
      if (message.type !== "now") return;
      const start = performance.now();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => waits.push([turn, performance.now() - start]);
        port2.postMessage(0);
      });
    });
  }
};
"""


class Guest:
    """A person who plays through the server's API alone."""

    def __init__(self, request: APIRequestContext, origin: str) -> None:
        self.request, self.address = request, f"{origin}/api/v1"
        self.request.get(f"{self.address}/me")

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Return what the server answers."""
        return self.request.fetch(self.address + path, method=method, data=body).json()


def seated(house: House) -> tuple[Person, list[Guest], str]:
    """Seat three people at a table, deal the cards, and open it in a browser for the first of them."""
    people = [house.person() for _ in range(3)]
    guests = [Guest(person.context.request, house.origin) for person in people]
    card = guests[0].ask("POST", "/tables", {"edition": "questions", "seats": 3})["card"]
    for seat, guest in enumerate(guests):
        guest.ask("PUT", f"/tables/{card['table']}/seats/{seat}", {"name": f"Guest {seat}"})
        guest.ask("PUT", f"/tables/{card['table']}/ready", {"ready": True})
    guests[0].ask("POST", f"/tables/{card['table']}/start")
    people[0].page.add_init_script(WATCH)
    people[0].go(f"/table/{card['code']}")
    people[0].page.get_by_role("region", name=people[0].t("log")).wait_for()
    return people[0], guests, card["table"]


def harmless(choices: list[list[dict[str, Any]]], luck: Random) -> dict[str, Any]:
    """Return an action that does not end the game."""
    return luck.choice([action for menu in choices for action in menu if action["type"] != "accuse"])


def play(person: Person, guests: list[Guest], table: str, turns: int) -> list[tuple[int, float]]:
    """Play this many turns; return what the page has measured: turn and milliseconds."""
    luck, keys = Random("bench"), count()
    while not (waits := person.page.evaluate("() => waits")) or waits[-1][0] <= turns:
        now = guests[0].ask("GET", f"/tables/{table}")["now"]
        actor = guests[now["actor"]]
        now = actor.ask("GET", f"/tables/{table}")["now"]
        deed = {"key": f"k{next(keys)}", "moment": now["moment"], "action": harmless(now["choices"], luck)}
        actor.ask("POST", f"/tables/{table}/actions", deed)
        person.page.wait_for_function("count => waits.length > count", arg=len(waits))
    return [(turn, wait) for turn, wait in waits]


def report(waits: list[tuple[int, float]], turns: int) -> str:
    """Return the results in a few lines."""
    all_waits = [wait for _, wait in waits]
    first = median(wait for turn, wait in waits if turn <= COMPARED)
    last = median(wait for turn, wait in waits if turn > turns - COMPARED)
    return (
        f"{len(waits)} messages in {turns} turns, milliseconds to the next frame: median {median(all_waits):.1f}, "
        f"p95 {quantiles(all_waits, n=20)[-1]:.1f}, worst {max(all_waits):.1f}\n"
        f"median of the first {COMPARED} turns {first:.1f}, of the last {COMPARED} {last:.1f}: "
        f"{last / first:.2f} times as long\n"
    )


@click.command(help=__doc__)
@click.argument("turns", type=click.IntRange(1), default=300)
def main(turns: int) -> None:
    """Print two lines."""
    with opened() as house:
        click.echo(report(play(*seated(house), turns), turns), nl=False)


if __name__ == "__main__":
    main()
