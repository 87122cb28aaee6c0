## The edition; all other names come from the classic set

title = Travel set

tagline = The classic house to go, with two dice and trouble for false witnesses.

note-deal = { "" }
