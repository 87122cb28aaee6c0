"""The tables over HTTP and WebSocket, as docs/protocol.md describes them."""
