## The edition; all other names come from the card game

title = Un contre tous

tagline = L’un de vous est en fuite, et tous les autres sont à ses trousses.
