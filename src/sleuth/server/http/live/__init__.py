"""The live connection, and what is told over it besides the log."""
