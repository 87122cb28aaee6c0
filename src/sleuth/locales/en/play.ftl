### The game in the terminal.

## Headings

board = Board
hand = Hand
your-cards = { CAP(word-hand-card.yours) }
held-cards = Your special cards
open-cards = Cards that lie open: { $cards }
seen-cards = Cards you have seen, and whose
notes = Notes
log = Log
help = Help
rules = Rules
players = Players
legend = Legend
dice = Dice
middle-cities = Cities in the middle: { $cities }

## Cards that were seen

case = { CAP(word-case-file.the) }
beside-board = set aside
in-centre = { word-centre.in }

## The table

out = out of the investigation
taken = taken by the White Walkers
cards-left = { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
}
deck-left = { $count ->
    [0] { CAP(word-draw-pile.the) } is empty.
    [one] { $count } card left { word-draw-pile.in }.
   *[other] { $count } cards left { word-draw-pile.in }.
}
walkers-track = { $count ->
    [0] No White Walker lies open yet.
    [one] { $count } White Walker lies open.
   *[other] { $count } White Walkers lie open.
}
city-before = { $city } lies before { $name }.

## Talking with the player

start-question-name = What is your name?
your-turn = It is your turn.
thinking = Thinking …
choose-number = Your choice (number):
choose-card-of-kind = Choose a card ({ $kind }):
choose-place = Choose { word-place.acc } by its number, or a square by its name:
confirm = { $what } – Enter sends it, b goes back:
yes = yes
no = no
bad-number = Please type one of the numbers shown, or h for help.
nothing-to-undo = There is nothing to take back.
accuse-warning = Careful: a wrong { word-accusation } can put you out of the investigation.
quit-confirm = Save the game and quit?
saved-to = The game is saved to { $path }.
resumed = The saved game goes on.
resume-question = A game of “{ $title }” is waiting, in turn { $turn }. Go on with it?
game-over = The game is over.
help-text =
    Type the number of a choice and press Enter.
    b   back: take back a choice that has not been sent yet
    h   help: this page
    n   notes: the cards you have seen, and whose they are
    l   log: what has happened so far
    t   table: board, players and your cards once more
    r   rules: how this edition is played
    q   quit: save the game and leave
