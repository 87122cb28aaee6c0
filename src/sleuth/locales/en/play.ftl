### The game in the terminal.

## Headings

board = Board
hand = Hand
your-cards = { CAP(word-hand-card.yours) }
held-cards = Your special cards
open-cards = Face-up cards: { $cards }
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
city-before = { $city } lies in front of { $name }.

## Talking with the player

start-question-name = What is your name?
your-turn = It is your turn.
thinking = Thinking …
choose-number = Your choice (number):
choose-card-of-kind = Choose a card ({ $kind }):
choose-place = { $shown ->
    [places] Choose { word-place.acc } by its number:
    [squares] Choose a square by its number or its name:
   *[both] Choose { word-place.acc } by its number, or a square by its name:
}
bad-place = { $shown ->
    [places] { bad-number }
   *[both] Please type one of the numbers or squares shown, or h for help.
}
confirm = { $what } – Enter sends it, b goes back:
bad-confirm = Press Enter to send it, or type b to go back.
yes = yes
no = no
bad-yes-no = Please type “{ $yes }” or “{ $no }”; Enter means “{ $yes }”.
bad-number = Please type one of the numbers shown, or h for help.
nothing-to-undo = There is nothing to undo.
accuse-warning = Careful: a wrong { word-accusation } can put you out of the investigation.
quit-confirm = Save the game and quit?
saved-to = The game is saved to { $path }.
resumed = Resuming the saved game.
resume-question = You have an unfinished game of “{ $title }”, in turn { $turn }. Resume it?
game-over = The game is over.

## What lies open in the terminal

labelled = { $label }: { $value }
passages-marked = { $marks }: { word-passage.many }; matching letters are connected
ability-turned = { $title } (turned over)
kept-left = { $count ->
    [one] { $count } { word-intrigue-card }
   *[other] { $count } { word-intrigue-card.many }
}
plays-culprit = { word-culprit }
walkers-so-far = White Walkers so far: { $count } of { $all }
face-down = { $pile ->
    [side] { $count ->
        [one] One card is set aside, face down.
       *[other] { $count } cards are set aside, face down.
    }
   *[centre] { $count ->
        [one] One card lies face down { word-centre.in }.
       *[other] { $count } cards lie face down { word-centre.in }.
    }
}
character-cards = { CAP(word-character-card.many) }:
no-special-cards = You hold no special cards.

## The sheet in the terminal

sheet-seen = { CAP(word-sheet.your) }: what you have seen
sheet-follows = { CAP(word-sheet.your) }: all that follows from what you have seen
sheet-follows-word = follows
sheet-signs = ✓ has it, · does not have it, ? showed one of several cards
sheet-marking = Your own mark: m { $card } { $player } ?
sheet-not-dealt = { CAP(word-sheet.your) } is ready as soon as the cards are dealt.
mark-how = A mark needs a card, a player and a character: m { $card } { $player } ? – without a character it is erased.
mark-wiped = erased

## Answering, rules and help in the terminal

denial-warning = Careful: you hold a card that was asked for. If you deny it, you are found out as soon as everyone has answered; then you are out of the investigation and only answer from then on.
denial-confirm = Type “{ $yes }” to deny it anyway; Enter goes back:
rules-ours = * The book leaves this open; it is our choice.
rules-changed = ! A house rule: the edition itself plays differently.
terminal-help =
    Type the number of a choice, or the name of a square, and press Enter.
    b   back: undo a choice that has not been sent yet
    n   { word-sheet.your }: what you have seen; n follows: all that follows from it
    m   your own mark: m { $card } { $player } ? (any character; without one it is erased)
    u   undo: remove your last mark
    c   cards: what the special cards in the game do
    l   log: what has happened so far
    t   table: board, players and your cards again
    r   rules: how this game is played
    h   help: this page
    q   quit: save the game and leave
    In lists of cards, * is one of yours and x is one you have seen elsewhere.
