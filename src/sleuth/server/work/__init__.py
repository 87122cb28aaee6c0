"""Worker processes for what takes long, shared fairly between all who ask."""
