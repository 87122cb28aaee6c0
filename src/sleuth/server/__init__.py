"""Tables for people: authority, storage port, fan-out port, HTTP and WebSocket."""
