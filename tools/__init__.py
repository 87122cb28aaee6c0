"""Programs for whoever works on sleuth: each is run as `python -m tools.NAME`, and --help says what it is for."""
