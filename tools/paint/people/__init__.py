"""Portraits and pawns."""
