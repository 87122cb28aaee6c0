"""Sends the table server nonsense of all sorts, and checks how it copes."""
