### The browser table. Every id begins with web-.

## The bar

web-language = Language
web-light-auto = Light as on this device
web-light-light = Light page
web-light-dark = Dark page
web-quick = Quick: without motion
web-close = Close
web-home = To the start page
web-one-moment = One moment …

## The start page

web-motto = Somebody did it. Find out who.
web-motto-more = The classic game of deduction, in your browser: against bots, or with friends wherever they are.
web-what-to-play = What would you like to do?
web-start-play = Play now
web-start-play-how = Against bots, in a few seconds.
web-start-friends = With friends
web-start-friends-how = Set a table and send them the link.
web-start-join = Join by code
web-start-join-how = Somebody has told you a code.
web-edition = Edition
web-seats = Players
web-seats-range = { $least } to { $most } players
web-bots-play = The bots are
web-level-novice = Novices
web-level-amateur = Amateurs
web-level-inspector = Inspectors
web-level-mastermind = Masterminds
web-bot-novice = Novice
web-bot-amateur = Amateur
web-bot-inspector = Inspector
web-bot-mastermind = Mastermind
web-your-name = Your name
web-guest = Guest
web-go = Deal the cards
web-open-table = Open the table
web-allow-hints = Allow hints
web-private = Only for people with the link
web-code = Code
web-join = Go to the table
web-my-games = My games
web-open-tables = Open tables
web-your-turn = Your turn
web-status-open = Not begun yet
web-status-playing = In play
web-watch = Watch
web-free-seats = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}

## How to play

web-how = How to play
web-how-1 = Three cards are missing.
web-how-1-more = One suspect, one weapon, one place lie hidden in the case file. All others are in the players’ hands.
web-how-2 = Go into a place.
web-how-2-more = Roll, and choose one of the places that light up.
web-how-3 = Ask.
web-how-3-more = Name a suspect, a weapon and the place. The others answer in turn: whoever has one of these cards shows you one, secretly.
web-how-4 = Keep notes.
web-how-4-more = The sheet fills in what you saw. Your own marks are in pencil: tap a cell, tap again, or undo.
web-how-5 = Accuse.
web-how-5-more = When you are certain, name the case. If you are wrong, you are out.

## Before the game

web-free = Free seat
web-sit = Sit down
web-get-up = Get up
web-seat-bot = Give to a bot …
web-remove-bot = Send the bot away
web-ready = I am ready
web-unready = Not ready after all
web-is-ready = ready
web-not-ready = not ready yet
web-begin = Begin
web-abandon = Give the table up
web-abandoned = This table was given up.
web-can-begin = Everybody is ready: you can begin.
web-host-begins = Everybody is ready. The host begins.
web-waiting-for-players = Waiting until every seat is taken and everybody is ready.
web-share = Invite your friends
web-share-how = Send the link, tell them the code, or let them scan the picture.
web-link = Link to this table
web-copy = Copy
web-copied = Copied
web-qr = The link as a QR code

## The table

web-board = Board
web-table = The table
web-players = Players round the table
web-hand = Your hand
web-log = What happened
web-what-now = What you can do now
web-leaves = Parts of the table
web-leaf-desk = Board
web-leaf-hand = Hand
web-leaf-sheet = Sheet
web-leaf-log = Log
web-new = new
web-turn-of = Turn { $number }: { $name }
web-watching = you are watching
web-hints-on = hints are on
web-you = you
web-a-bot = A bot
web-away = away
web-asks = asks
web-passes = has none
web-shows = shows a card
web-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-held = { $count ->
    [one] { $count } kept
   *[other] { $count } kept
}
web-standing-out = out
web-standing-taken = taken
web-open-cards = Cards that lie open
web-ability = Your ability
web-ability-used = Ability used
web-whereabouts = Who is where
web-is-at = { $name }: { $spot }
web-square = square { $square }
web-squares = { $count ->
    [one] { $count } square in the corridors
   *[other] { $count } squares in the corridors
}
web-passage-to = Secret passage: { $place }
web-walkers = White Walkers: { $count } of { $all }
web-asked-by = { $name } asks
web-culprit = Culprit
web-pile-draw = to draw
web-pile-discard = played
web-middle = In the middle
web-reconnecting = Connection lost. Trying again; your game goes on where it was.
web-menu = More
web-move-device = Go on from another device
web-move-device-how = Whoever opens this link plays your seat, and this device loses it. Keep it to yourself.
web-show-link = Show the link
web-kept-warm = A bot keeps your seat warm.
web-take-back = Play on myself
web-keep-warm = Let a bot play for { $name }
web-say = Say something
web-say-send = Say

## Naming and showing cards

web-claim-suggest = Your suggestion
web-claim-accuse = Your accusation
web-claim-choose-case = Choose the case
web-open-suggest = Suggest …
web-open-accuse = Accuse …
web-open-choose-case = Choose the case …
web-send-suggest = Ask
web-send-accuse = Accuse
web-send-choose-case = Take these
web-choose-each = Choose one card of each kind.
web-accuse-final = This is final: if you are wrong, you are out. Are you sure?
web-accuse-sure = Yes, accuse
web-yours = yours
web-show-title = Show a card
web-show-open = Show a card …
web-shown-before = already shown to this player

## The sheet

web-sheet = Your sheet
web-sheet-mode = Filled in
web-sheet-none = nothing
web-sheet-seen = what I saw
web-sheet-follows = all that follows
web-sheet-chances = with chances
web-sheet-spectator = Who watches has no sheet.
web-undo = Take my last mark back
web-why = Why?
web-why-choose = Tap the cell you want explained.
web-hint = What should I ask?
web-mark-yes = has it
web-mark-no = does not have it
web-mark-maybe = perhaps
web-mark-empty = no mark
web-mark-mine = my mark: { $mark }

## The end

web-case-file = The case file
web-ending-solved = { $name } has solved the case
web-ending-unsolved = Nobody has solved the case
web-ending-escaped = { $name } has escaped
web-timeline = Cases still possible, turn by turn
web-timeline-line = { $count ->
    [one] { $name } could know everything.
   *[other] { $name }: { $count } cases left.
}
web-rematch = Play again
web-download = Download the record
web-look-at-table = Look at the table

## When something does not work

web-problem = That did not work ({ $code }).
web-problem-offline = No connection to the server.
web-problem-unavailable = The server cannot do that right now. Please try again.
web-problem-stale = Somebody was quicker. Look at the table again.
web-problem-too-fast = That was too fast. Wait a moment.
web-problem-unknown-code = There is no table with this code.
web-problem-unknown-table = There is no such table any more.
web-problem-unknown-link = This link is no longer valid.
web-problem-seat-taken = Somebody else sits there already.
web-problem-not-host = Only the host can do that.
web-problem-not-seated = You do not sit at this table.
web-problem-name-taken = Somebody here has this name already.
web-problem-too-many-tables = You have too many games under way.
web-problem-hints-off = Hints are off at this table.
