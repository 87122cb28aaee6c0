"""Load a cluster: three servers on PostgreSQL with NATS, more and more tables, and one server killed on the way."""
