### The guide of a lesson. Fetched only at a table with one.

web-learn-guide = Your first game
web-learn-count = { $number } of { $of }
web-learn-not-yet = Not yet: first things first.
web-learn-leave = Leave the lesson
web-learn-fold = Fold up
web-learn-unfold = Unfold
web-learn-next = Play a real game
web-learn-rules = Read the rules
web-learn-continue = Play on
web-learn-left = You have left the lesson. This is now a game like any other, and all cards stay as they are.
web-learn-back = Back to the lesson
