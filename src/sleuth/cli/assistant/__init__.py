"""The assistant for a real table: what people type, the notes they keep, and the sheet that follows from them."""
