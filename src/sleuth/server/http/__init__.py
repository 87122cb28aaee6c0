"""The tables over HTTP and WebSocket: who is asking, what he may do, what he is told. docs/protocol.md describes it."""
