"""Rooms, places and cities."""
