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
web-start-friends-how = Open a table and send them the link.
web-start-join = Join by code
web-start-join-how = Somebody has told you a code.
web-edition = Edition
web-seats = Players
web-seats-range = { $least } to { $most } players
web-bots-play = The bots play like
web-your-name = Your name
web-guest = Guest
web-you-play = You play
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
web-how-key = How to play (?)
web-how-contents = Contents
web-how-ours = our choice
web-how-ours-more = The book leaves this open; we had to decide.
web-how-changed = house rule
web-how-changed-more = This table plays it differently from the edition.
web-how-screen = On this page
web-how-screen-more = Where you can go lights up; press it. What you have seen is filled in for you, and your own marks are in pencil: press a cell, press again, or undo.

## Before the game

web-free = Free seat
web-figure-at = Figure at seat { $number }
web-sit = Sit down
web-get-up = Get up
web-seat-bot = Give to a bot …
web-seat-bot-short = Bot …
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
web-hand = { CAP(word-hand-card.yours) }
web-log = What happened
web-log-earlier = Show what was before
web-what-now = What you can do now
web-tabs = Parts of the table
web-tab-desk = Board
web-tab-hand = Hand
web-tab-sheet = Sheet
web-tab-log = Log
web-new = new
web-turn-of = Turn { $number }: { $name }
web-watching = you are watching
web-hints-on = hints are on
web-you = you
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
web-passage-to = { CAP(word-passage) }: { $place }
web-walkers = White Walkers: { $count } of { $all }
web-asked-by = { $name } asks
web-culprit = { CAP(word-culprit) }
web-pile-draw = { CAP(word-draw-pile) }
web-pile-discard = { CAP(word-discard-pile) }
web-middle = In the middle
web-reconnecting = Connection lost. Trying again; your game goes on where it was.
web-menu = More
web-move-device = Go on from another device
web-move-device-how = Whoever opens this link plays your seat, and this device loses it. Keep it to yourself.
web-link-once = It works once, within the next { $minutes } minutes.
web-show-link = Show the link
web-sign-out = Sign out everywhere
web-sign-out-how = Has somebody had one of your devices, or seen one of your links? You go on playing on this device alone: all others are signed out, and all links to your seats are void.
web-sign-out-here = Forget me on this device, too. Then nobody can play my seats any more.
web-sign-out-do = Sign out
web-signed-out = Done. Nobody else can play for you any more.
web-no-such-page = There is nothing here
web-no-such-page-how = This address does not exist. Perhaps a part of it got lost on the way.
web-kept-warm = A bot keeps your seat warm.
web-take-back = Play on myself
web-keep-warm = Let a bot play for { $name }
web-say = Say something
web-say-send = Say

## One room: a shared device, the big screen, looking closer, sounds

web-one-room = Together in one room
web-one-room-how = Several people can play with this device: it goes from hand to hand, and a curtain hides everything in between.
web-device-name = Name of another player
web-device-add = Add a player on this device
web-big-screen = Big screen
web-hand-on = Hand the device on
web-hand-to = Hand the device to { $name }
web-who-takes = Who takes the device?
web-i-am = I am { $name }
web-curtain-how = Nobody’s cards are on this page now.
web-thinking = thinking for { $count } { $unit ->
    [hours] h
    [minutes] min
   *[seconds] s
}
web-is-asked = is asked
web-look = Look at the board
web-look-closer = Closer
web-look-farther = Farther away
web-sounds = Sounds

## Naming and showing cards

web-claim-suggest = { CAP(word-suggestion.your) }
web-claim-accuse = { CAP(word-accusation.your) }
web-claim-choose-case = Choose { word-case.the-acc }
web-open-suggest = { CAP(word-suggest) } …
web-open-accuse = { CAP(word-accuse) } …
web-open-choose-case = Choose { word-case.the-acc } …
web-send-suggest = { CAP(word-suggest) }
web-send-accuse = { CAP(word-accuse) }
web-send-choose-case = Take these
web-choose-each = Choose one card of each kind.
web-accuse-final = This is final: if you are wrong, you are out. Are you sure?
web-accuse-sure = Yes, { word-accuse }
web-yours = yours
web-show-title = Show { word-hand-card.acc }
web-show-open = Show { word-hand-card.acc } …
web-shown-before = already shown to this player

## The sheet

web-sheet = { CAP(word-sheet.your) }
web-sheet-mode = Filled in
web-sheet-none = nothing
web-sheet-seen = what I saw
web-sheet-follows = all that follows
web-sheet-chances = with chances
web-sheet-spectator = Spectators have { word-sheet.none }.
web-sheet-later = { CAP(word-sheet.your) } is ready as soon as the cards are dealt.
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

web-case-file = { CAP(word-case-file.the) }
web-ending-solved = { $name } has solved the case
web-ending-unsolved = Nobody has solved the case
web-ending-escaped = { $name } has escaped
web-timeline = Possible { word-case.many }, turn by turn
web-timeline-line = { $count ->
    [one] { $name } could know everything.
   *[other] { $name }: { $count } { word-case.many } left.
}
web-what-next = What next?
web-rematch = Play again
web-download = Download the record
web-look-at-table = Look at the table

## Before the game: pace, house rules, at a real table

web-start-real = At a real table
web-start-real-how = Cards and board before you: the assistant thinks along.
web-pace = Pace
web-pace-live = Right now
web-pace-correspondence = By correspondence
web-pace-live-how = Everybody is there. A bot may stand in for players who are away for two minutes.
web-pace-correspondence-how = Everybody moves when it suits; there are three days for a move.
web-anybody = { $level }: whoever is free
web-house-rules = House rules
web-house-rules-usual = as in the edition
web-house-rules-changed = { $count ->
    [one] { $count } house rule
   *[other] { $count } house rules
}
web-house-rules-reset = Everything as in the edition
web-value-true = yes
web-value-false = no
web-value-plain = plain die
web-value-question = ? die
web-value-figure = the first figure of the edition
web-value-roll-all = the highest roll of all dice
web-value-roll-one = the highest roll of one die
web-value-dealer = the dealer
web-value-clockwise = clockwise
web-value-counter-clockwise = counter-clockwise
web-value-figures-start = on their start squares
web-value-figures-centre = { word-centre.in }
web-value-weapons-places = { word-place.all-in }
web-value-weapons-centre = { word-centre.in }
web-value-leftovers-dealt = dealt all the same
web-value-leftovers-open = laid open
web-value-leftovers-centre = face down { word-centre.in }
web-value-must = must
web-value-may = may
web-value-accuse-start = at the start of the turn
web-value-accuse-after-suggestion = after { word-suggestion.own }
web-value-accuse-after-unrefuted = after { word-suggestion.unanswered }
web-value-accuse-centre = { word-centre.in }
web-value-accuse-after-card = after the { word-investigation-card } played
web-rule-dealer = Who deals the cards.
web-value-dealer-last = the last seat
web-value-dealer-seat = seat { $number }
web-real = The assistant for the real table
web-real-more = You play with cards and a board. Type in what is said and shown at the table, line by line.
web-real-notes = It keeps { word-sheet.your-acc } and forgets nothing.
web-real-know = It tells what follows, how likely the rest is, and why.
web-real-ask = It advises what to ask next.
web-real-command = Start it in a terminal:
web-real-private = Everything stays on your computer.

## After the game: replay

web-past-games = Games played
web-replay = Replay
web-replay-result = To the result
web-replay-open = Look at a record
web-replay-open-how = Open the file of a game that was played and go through it step by step, with the eyes of any player.
web-replay-file = Open a file …
web-eyes = With the eyes of
web-eyes-public = everybody: only what lay open
web-steps = Steps
web-step-first = To the beginning
web-step-back = One step back
web-step-play = Play
web-step-pause = Pause
web-step-forward = One step on
web-step-last = To the end
web-step-of = { $step } of { $all }
web-who-had-what = Who had which cards?
web-beside = Beside the hands
web-share-replay = Share the replay

## When something does not work

web-problem = That did not work ({ $code }).
web-problem-unfit-option = { $needs ->
    [moment] There must be at least one moment at which { word-accusation.a } is possible.
    [no-intrigue] Not together with { word-intrigue-card.many }.
    [no-culprit] Not when somebody plays { word-culprit.the-acc }.
    [two-seats] Cards beside the board are for two players only.
    [seat] This table does not have that many seats.
   *[other] That does not fit the other rules.
}
web-problem-unfit-record = That is no record of a game.
web-problem-unfit-text = This name will not do: at most 40 characters, on one line.
web-problem-not-over = This game is not over yet.
web-problem-too-large = This file is too large.
web-problem-unknown-edition = There is no such edition here.
web-problem-missing-edition = This server does not have the edition of this table, or has it with other rules. The table is kept.
web-problem-other-edition = The edition of this record has other rules than the one here.
web-problem-unknown-seat = There is no such seat.
web-problem-unfit-figure = There is no such figure in this edition.
web-problem-offline = No connection to the server.
web-problem-unavailable = The server cannot do that right now. Please try again.
web-problem-stale = Somebody was quicker. Look at the table again.
web-problem-too-fast = That was too fast. Wait a moment.
web-problem-busy = The server has a lot to do right now. Please try again in a moment.
web-problem-asked-too-much = You have asked for a lot at once. Wait for the first answers.
web-problem-too-long = That would take too long to work out.
web-problem-too-many-records = You keep too many records here already.
web-problem-too-many-shows = You already have enough games under way that only bots play.
web-problem-unknown-code = There is no table with this code.
web-problem-unknown-table = There is no such table any more.
web-problem-unknown-link = This link has been used already, or is too old. Ask for a new one on the device you come from.
web-problem-signed-out = You have been signed out from another device.
web-problem-seat-taken = Somebody else sits there already.
web-problem-not-host = Only the host can do that.
web-problem-not-seated = You do not sit at this table.
web-problem-name-taken = Somebody here has this name already.
web-problem-name-alike = This name looks too much like somebody else’s here.
web-problem-figure-taken = Somebody else plays this figure.
web-problem-too-many-tables = You have too many games under way.
web-problem-hints-off = Hints are off at this table.

## What lies open

web-character-of = { CAP(word-character-card) } of { $name }
web-character-label = Ability: { $ability }
web-character-label-used = Ability used: { $ability }
web-character-unused = Not used yet. It can be used once per game.
web-character-used = Used. The card is turned over.
web-walkers-last = Whoever draws the last one is out of the game.
web-face-up = Face up
web-hand-of = Hand of { $name }
web-pile-title-side = Set aside, face down
web-pile-how-side = Whenever nobody can answer you, you look at one of these cards that you have not seen yet.
web-pile-count-side = { $count } set aside
web-pile-title-centre = Face down { word-centre.in }
web-pile-how-centre = Whoever ends a turn { word-centre.in } may look at one of these cards or { word-accuse.do }.
web-pile-count-centre = { $count } face down
web-looked-at = { $count } seen by you
web-looked-at-by = seen: { $names }
web-played-title = { CAP(word-intrigue-card.many) } that have been played
web-played-none = None yet. A card that is played leaves the game.
web-played-by = played: { $names }
web-city-from = from { $name }
web-city-from-middle = from the middle
web-deny-open = Say that you have none …
web-deny-title = Deny a card you hold?
web-deny-holds = { $count ->
    [one] You hold this card, and it was named.
   *[other] You hold these cards, and they were named.
}
web-deny-costs = If you say that you have none, it comes to light when this round is over: you are out of the investigation, and from then on you only answer.
web-deny-sure = Deny it all the same

## Teams, the culprit, figures

web-two-teams = Two teams
web-two-teams-long = Two teams: several people share a seat
web-two-teams-how = Two teams of two or three people play against each other. A team shares its cards, its { word-sheet } and its decisions, and can talk among itself.
web-team = Team { $number }
web-which-team = Team
web-join-team = Join
web-seat-number = Seat { $number }
web-by-lot = drawn by lot
web-culprit-is = { CAP(word-culprit) }
web-culprit-bot = a bot
web-culprit-me = you
web-culprit-drawn = { CAP(word-culprit.the) } is drawn by lot
web-culprit-will-be = { CAP(word-culprit) }: { $name }
web-say-to = To whom
web-say-to-all = to all
web-say-to-team = to my team
web-said-to-team = { $name } (team only)
web-did-it = { $name } for your team
web-mark-ours = our mark: { $mark }
web-problem-unfit-team = { $needs ->
    [size] A team has two or three people.
    [no-culprit] When somebody plays the culprit, there are no teams.
   *[two-seats] Teams can only play at a table with two seats.
}
web-problem-unfit-culprit = There is no such seat: the culprit sits at one of the { $seats } seats.
web-problem-no-culprit = In this game nobody plays { word-culprit.the-acc }.
web-problem-no-figures = In this edition nobody plays a figure.
web-problem-no-team = There are no teams at this table.
