"""Nonsense of all sorts for the table server, and what it made of it."""
