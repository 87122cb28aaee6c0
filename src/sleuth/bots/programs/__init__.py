"""Bots that are programs of their own, in any language: the process, its pipes, and the messages."""
