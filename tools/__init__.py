"""Programs for people who work on sleuth: run each as `python -m tools.NAME`; --help says what it does."""
