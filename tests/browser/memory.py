"""What a page holds in its memory."""

from typing import Any

from playwright.sync_api import Page

VIEWS = "function () { return this.filter((each) => 'hand' in each && 'figures' in each && 'chairs' in each); }"
"""Of all objects those that show a table."""


def views(page: Page) -> list[dict[str, Any]]:
    """Every view of a table that the page still holds, after it has thrown away what it does not need."""
    session = page.context.new_cdp_session(page)
    prototype = session.send("Runtime.evaluate", {"expression": "Object.prototype"})["result"]["objectId"]
    everything = session.send("Runtime.queryObjects", {"prototypeObjectId": prototype})["objects"]["objectId"]
    found = session.send(
        "Runtime.callFunctionOn", {"objectId": everything, "functionDeclaration": VIEWS, "returnByValue": True}
    )
    session.detach()
    return list(found["result"]["value"])
