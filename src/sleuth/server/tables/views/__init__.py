"""What viewers get of a table: messages, and the table in lists."""
