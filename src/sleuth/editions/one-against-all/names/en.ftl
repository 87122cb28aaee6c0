## The edition; all other names come from the card game

title = One against all

tagline = One of you is on the run, and all the others give chase.
