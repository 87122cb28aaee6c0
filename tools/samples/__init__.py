"""Keep what this version stores: databases and records that every later version must open and go on with."""
