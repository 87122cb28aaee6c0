"""What every request passes first: middleware, hosts, identity and limits; logs and metrics."""
