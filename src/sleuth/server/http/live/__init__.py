"""The live connection, presence, and changes of team sheets."""
