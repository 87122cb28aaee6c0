"""What exists before the nonsense begins: open tables, games in several editions, and people."""

import httpx

from tools.fuzz.attacking import Target
from tools.fuzz.frames import SAMPLE_ACTIONS
from tools.fuzz.requests import Places

EDITIONS = ("questions", "classic", "travel")
JSON = {"content-type": "application/json"}


def arranged(url: str, port: int) -> Target:
    """Set up tables, and find out what can be done at them."""
    tables, codes, cookies, actions = [], [], [], list(SAMPLE_ACTIONS)
    for edition in EDITIONS:
        plans = {
            "/quick": {"edition": edition, "seats": 3, "level": "novice", "name": "Ann"},
            "/tables": {"edition": edition, "seats": 3},
        }
        for path, plan in plans.items():
            with httpx.Client(base_url=f"{url}/api/v1", timeout=60) as client:
                answer = client.post(path, json=plan).raise_for_status().json()
                tables.append(answer["card"]["table"])
                codes.append(answer["card"]["code"])
                cookies.append(f"sleuth={client.cookies['sleuth']}")
                actions += [action for menu in answer["now"].get("choices", []) for action in menu[:5]]
    strangers = ["", f"sleuth={_stranger(url)}", "sleuth=forged.cookie.of-nobody"]
    return Target(port, Places(tables, codes, cookies, f"127.0.0.1:{port}"), actions, strangers)


def _stranger(url: str) -> str:
    return str(httpx.get(f"{url}/api/v1/me").cookies["sleuth"])
