"""What all pawns share: a field of 30, centred, the base at 12."""

BODY = """
K M-10.5 12.500C-10.5 9.5-8 9-8 9H8C8 9 10.5 9.5 10.5 12.500Z
A M-9 10.500C-9.5 4-6.5 2-3-.5H3C6.5 2 9.5 4 9 10.500Z
"""
"""The body of every pawn, from its base to its neck; a letter goes there."""
FACE = """
P M-5-7C-5-1-2 1 0 1C2 1 5-1 5-7C5-12-5-12-5-7Z
"""
