"""A soak: a real server under load, kills and abuse for minutes, and people who try to play calmly beside it."""
