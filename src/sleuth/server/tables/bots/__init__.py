"""The bots of the tables: when they move, and how they think in a worker process."""
