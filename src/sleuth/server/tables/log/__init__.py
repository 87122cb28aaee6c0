"""The log of a table: the plan it opens with, its entries, the table they fold into, and records of games."""
