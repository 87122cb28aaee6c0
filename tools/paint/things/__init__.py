"""Weapons and vehicles."""
