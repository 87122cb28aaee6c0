"""What every request passes first: identity, hosts, limits, middleware, logs and metrics."""
