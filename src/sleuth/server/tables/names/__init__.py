"""What people type, which names look alike, and what bots are called."""
