"""Tables where people meet: what happens at them, who may do what, and what each sees. No transport, no database."""
