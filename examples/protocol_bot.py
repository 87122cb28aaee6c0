"""A bot in a process of its own, without sleuth: `sleuth simulate --bots "cmd:python protocol_bot.py,amateur"`.

It asks for cards it has not seen. The lines it reads and writes are explained in docs/bot-protocol.md; the same in any
other language is about as long.
"""

import json
import random
import sys
from typing import Any

PATIENCE = 100
kinds: list[list[str]] = []
seen: set[str] = set()
luck = random.Random()


def welcome(hello: dict[str, Any]) -> None:
    """Note the cards, kind by kind, and the seed, so that a game can be repeated."""
    luck.seed(hello["seed"])
    cards = hello["edition"]["cards"]
    kinds.extend([card["id"] for card in cards if card["kind"] == kind] for kind in hello["edition"]["kinds"])


def choose(actions: list[dict[str, Any]], own: dict[str, Any], turn: int) -> int:
    """Return the index of the action to take."""
    seen.update(own["hand"], (card for card, _ in own["saw"]))
    left = [[card for card in kind if card not in seen] for kind in kinds]
    if all(len(cards) == 1 for cards in left) or turn > PATIENCE:
        case = [luck.choice(cards or kind) for cards, kind in zip(left, kinds, strict=True)]
        if {"type": "accuse", "cards": case} in actions:
            return actions.index({"type": "accuse", "cards": case})

    def worth(index: int) -> tuple[int, float]:
        action = actions[index]
        news = len(set(action.get("cards", ())) - seen) if action["type"] == "suggest" else 0
        return -1 if action["type"] == "accuse" else news, luck.random()

    return max(range(len(actions)), key=worth)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        welcome(message)
    elif message["type"] == "choose":
        index = choose(message["actions"], message["own"], message["public"]["turn"]["number"])
        sys.stdout.write(json.dumps({"choose": message["request"], "index": index}) + "\n")
        sys.stdout.flush()  # a line that waits in a buffer is a line too late
