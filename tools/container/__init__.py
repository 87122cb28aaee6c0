"""The container image without a container engine: its Dockerfile read, carried out, and its result tried."""
