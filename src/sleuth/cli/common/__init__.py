"""What several commands share: options, how words become a game, files, and how a command ends on bad input."""
