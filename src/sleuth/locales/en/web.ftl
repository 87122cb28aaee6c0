### The browser table. Every id begins with web-.

## The bar

web-language = Language
web-light-auto = System theme
web-light-light = Light theme
web-light-dark = Dark theme
web-speed = Speed
web-speed-is = Speed: { $speed }
web-speed-slow = slow
web-speed-normal = normal
web-speed-quick = quick
web-speed-at-once = at once
web-close = Close
web-home = Back to the start page
web-one-moment = One moment …

## The start page

web-motto = Somebody did it. Find out who.
web-motto-more = The classic game of deduction, in your browser: against bots, or with friends wherever they are.
web-what-to-play = What would you like to do?
web-start-play = Play now
web-start-play-how = Against bots, in a few seconds.
web-start-friends = With friends
web-start-friends-how = Open a table and send them the link.
web-start-join = Join with a code
web-start-join-how = Enter the code that a friend gave you.
web-edition = Edition
web-seats = Players
web-seats-range = { $least } to { $most } players
web-bots-play = Level of the bots
web-your-name = Your name
web-guest = Guest
web-you-play = You play
web-go = Deal the cards
web-open-table = Open the table
web-allow-hints = Hints on request: “What should I do now?”
web-private = Unlisted: only for people with the link
web-code = Code
web-join = Go to the table
web-my-games = My games
web-open-tables = Open tables
web-your-turn = Your turn
web-status-open = Not started yet
web-status-playing = In progress
web-watch = Watch
web-free-seats = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}

## How to play

web-how = How to play
web-how-key = How to play (help: ?)
web-how-contents = Contents
web-how-ours = our choice
web-how-ours-more = The rulebook leaves this open; we had to decide.
web-how-changed = house rule
web-how-changed-more = This table does not play by the edition’s rule.
web-how-screen = On this page
web-how-screen-more = The places you can go to light up: press one. What you have seen is filled in for you. Your own marks are in pencil: press a cell to mark it, press again to change the mark, or undo.

## Getting together

web-continue = Continue
web-change = Change …
web-players-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
web-bots-are = bots: { $level }
web-deal-this = Play { $edition } at once
web-here-only = Only this computer can open this address
web-here-only-how = To play with phones and other computers in your home network, stop sleuth in the terminal and start it like this:
web-here-only-command = The command for the home network
web-here-only-source = From a copy of the source: { $command }
web-here-only-code = On this computer, another browser can join with the code:

## Before the game

web-free = Free seat
web-figure-at = Figure at seat { $number }
web-sit = Sit here
web-get-up = Leave the seat
web-seat-bot = Add a bot …
web-seat-bot-short = Bot …
web-remove-bot = Remove the bot
web-ready = I’m ready
web-unready = I’m not ready after all
web-is-ready = ready
web-not-ready = not ready yet
web-begin = Start the game
web-abandon = Abandon the table
web-abandoned = This table was abandoned.
web-can-begin = Everybody is ready: you can start.
web-host-begins = Everybody is ready. Waiting for the host to start.
web-waiting-for-players = Waiting until every seat is taken and everybody is ready.
web-share = Invite your friends
web-share-how = Send the link, tell them the code, or let them scan the QR code.
web-link = Link to this table
web-copy = Copy
web-copied = Copied
web-qr = The link as a QR code

## The table

web-board = Board
web-table = The table
web-players = Players around the table
web-hand = { CAP(word-hand-card.yours) }
web-log = What happened
web-throw = Throw the dice
web-log-earlier = Show earlier entries
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
web-open-cards = Face-up cards
web-ability = Your ability
web-ability-used = Ability used
web-whereabouts = Who is where
web-is-at = { $name }: { $spot }
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
web-reconnecting = Connection lost. Reconnecting; your game continues where it was.
web-menu = More
web-move-device = Continue on another device
web-move-device-how = Anyone who opens this link plays your seat, and this device loses it. Keep it to yourself.
web-link-once = It works once, within the next { $minutes } minutes.
web-show-link = Show the link
web-sign-out = Sign out everywhere
web-sign-out-how = Has somebody used one of your devices, or seen one of your links? You keep playing on this device only: all other devices are signed out, and all links to your seats stop working.
web-sign-out-here = Forget me on this device too. After that, nobody can play my seats.
web-sign-out-do = Sign out
web-signed-out = Done. Nobody else can play for you now.
web-no-such-page = Page not found
web-no-such-page-how = This address does not exist. Part of it may be missing.
web-kept-warm = A bot is keeping your seat warm.
web-take-back = Take my seat back
web-keep-warm = Let a bot play for { $name }
web-say = Say something
web-say-send = Send

## One room: a shared device, the big screen, looking closer, sounds

web-one-room = Together in one room
web-one-room-how = Several people can play on this device: it goes from hand to hand, and a curtain hides everything in between.
web-device-name = Name of another player
web-device-add = Add a player on this device
web-big-screen = Big screen
web-hand-on = Pass the device on
web-hand-to = Pass the device to { $name }
web-who-takes = Who takes the device?
web-i-am = I am { $name }
web-curtain-how = Nobody’s cards are on this page now.
web-thinking = thinking for { $count } { $unit ->
    [hours] h
    [minutes] min
   *[seconds] s
}
web-is-asked = is asked
web-look = Zoom
web-look-closer = Zoom in
web-look-farther = Zoom out
web-sounds = Sounds

## What is asked, and going on

web-turn-mine = Turn { $number }: you
web-hint-now = What should I do now?
web-hint-thinking = One moment …
web-hint-do = Do it
web-hint-more = More
web-out-answers = You are out of the investigation, but you still answer when you are asked.
web-out-given = You are out of the investigation. Your answers are given for you.
web-out-taken = The White Walkers have taken you: you can only watch now.
web-out-hurry = The others are playing to the end …
web-out-auto = Let my answers be given for me
web-out-own = Answer myself again
web-out-finish = Go to the end
web-out-new = New game
web-problem-not-alone = Other people play here too: the pace is theirs as well.
web-problem-not-out = You are still in the investigation.


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
web-show-title = Show { word-hand-card.acc }
web-show-open = Show { word-hand-card.acc } …
web-shown-before = already shown to this player

## The sheet

web-sheet = { CAP(word-sheet.your) }
web-sheet-mode = Fill in
web-sheet-none = nothing
web-sheet-seen = what I saw
web-sheet-follows = everything that follows
web-sheet-chances = also probabilities
web-sheet-spectator = Spectators have { word-sheet.none }.
web-sheet-case = { word-case-file.short }
web-sheet-later = { CAP(word-sheet.your) } will be ready when the cards are dealt.
web-undo = Undo my last mark
web-why = Why?
web-why-choose = Tap the cell you want explained.
web-mark-yes = has it
web-mark-no = does not have it
web-mark-maybe = maybe
web-mark-empty = no mark
web-mark-mine = my mark: { $mark }

## The workbench: naming cards on the sheet, the replay

web-naming-cancel = Cancel
web-legend = Key to the marks
web-legend-yes = has the card
web-legend-no = does not have the card
web-legend-maybe = has one of the cards that were asked for, perhaps this one
web-legend-empty = nothing is known yet
web-legend-mine = your own mark: tap a cell to change it
web-legend-chance = how likely it is: the darker, the likelier
web-legend-own = in bold: your own cards
web-step-last-question = Previous question
web-step-next-question = Next question
web-replay-no-sheet = Choose a player below to see here, step by step, what they could know.
web-replay-sheet = { CAP(word-sheet) } of { $name }

## The end

web-case-file = { CAP(word-case-file.the) }
web-ending-solved = { $name } solved the case
web-ending-unsolved = Nobody solved the case
web-ending-escaped = { $name } escaped
web-timeline = Possible { word-case.many }, turn by turn
web-timeline-line = { $count ->
    [one] { $name } could know everything.
   *[other] { $name }: { $count } { word-case.many } left.
}
web-what-next = What next?
web-rematch = Play again
web-download = Download the record
web-look-at-table = Show the table

## Before the game: pace, house rules, at a real table

web-start-real = At a real table
web-start-real-how = With a physical board: the assistant keeps your notes and thinks along.
web-pace = Pace
web-pace-live = Right now
web-pace-correspondence = By correspondence
web-pace-live-how = Everybody is here. A bot can stand in for players who are away for two minutes.
web-pace-correspondence-how = Players move when it suits them; each move may take three days.
web-anybody = { $level }: anyone
web-house-rules = House rules
web-house-rules-usual = as in the edition
web-house-rules-changed = { $count ->
    [one] { $count } house rule
   *[other] { $count } house rules
}
web-house-rules-reset = Reset to the edition’s rules
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
web-value-leftovers-dealt = dealt anyway
web-value-leftovers-open = face up
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

## The stage: rounds of answers, accusations

web-noted = Noted
web-go-on = Go on
web-declines = declines to answer
web-you-ask = you ask
web-you-are-asked = you are asked
web-you-have-none = you have none
web-you-show = you show a card
web-you-decline = you decline to answer
web-asked-by-you = You ask
web-shown-to-you = { $name } shows you
web-you-see-of = You see a card of { $name }’s
web-you-see-side = You look at a card set aside
web-you-see-centre = You look at a card { word-centre.in }
web-laid-open = { $name }’s cards lie open
web-laid-open-you = Your cards lie open
web-nobody = Nobody can answer!
web-nobody-declined = Nobody shows a card.
web-accuses = { $name } { word-accuse.does }
web-accuses-you = You { word-accuse.you }
web-only-sees = Only { $name } sees the cards inside.
web-card-right = right
web-card-wrong = wrong
web-verdict-right = Right!
web-verdict-wrong = Wrong!
web-won-solved = You solved the case!
web-won-escaped = You escaped!
web-lost = Not this time
web-near = { $count ->
    [one] You could have known it too: only one { word-case } was left for you.
   *[other] For you, { $count } { word-case.many } were still possible.
}
web-near-question = One more good question might have been enough.

## After the game: replay

web-past-games = Past games
web-replay = Replay
web-replay-result = Show the result
web-replay-open = Open a game record
web-replay-open-how = Open the file of a finished game and go through it step by step, as any player saw it.
web-replay-file = Choose a file …
web-eyes = As seen by
web-eyes-public = a spectator: only what was public
web-steps = Steps
web-step-first = First step
web-step-back = Previous step
web-step-play = Play
web-step-pause = Pause
web-step-forward = Next step
web-step-last = Last step
web-step-of = { $step } of { $all }
web-who-had-what = Who had which cards?
web-beside = Not in a hand
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
web-problem-unfit-record = This is not a game record.
web-problem-unfit-text = This name cannot be used: at most 40 characters, on one line.
web-problem-not-over = This game is not over yet.
web-problem-too-large = This file is too large.
web-problem-unknown-edition = There is no such edition here.
web-problem-missing-edition = This server does not have the edition of this table, or has it with other rules. The table is kept.
web-problem-other-edition = The edition of this record has other rules than the one here.
web-problem-unknown-seat = There is no such seat.
web-problem-unfit-figure = There is no such figure in this edition.
web-problem-offline = No connection to the server.
web-problem-unavailable = The server cannot do that right now. Please try again.
web-problem-stale = Somebody was faster. Look at the table again.
web-problem-too-fast = That was too fast. Wait a moment.
web-problem-busy = The server is busy. Please try again in a moment.
web-problem-asked-too-much = You have asked for a lot at once. Wait for the first answers.
web-problem-too-long = That would take too long to compute.
web-problem-too-many-records = You already keep too many records here.
web-problem-too-many-shows = You already have enough games running that only bots play.
web-problem-unknown-code = There is no table with this code.
web-problem-unknown-table = This table no longer exists.
web-problem-unknown-link = This link was already used or has expired. Get a new one on the device you come from.
web-problem-signed-out = You were signed out from another device.
web-problem-seat-taken = Somebody else already sits there.
web-problem-not-host = Only the host can do that.
web-problem-not-seated = You are not seated at this table.
web-problem-name-taken = Somebody here already has this name.
web-problem-name-alike = This name looks too much like another one here.
web-problem-figure-taken = Somebody else plays this figure.
web-problem-too-many-tables = You have too many games running.
web-problem-hints-off = Hints are off at this table.

## Keys

web-skip-to = Skip to
web-help = Help
web-keys = Keys
web-keys-on = Keyboard shortcuts
web-keys-more = A key only opens { word-accusation.acc }; nothing is sent until you confirm it.
web-key-is = Key: { $letter }
web-key-roll = Roll the dice
web-key-end-turn = End your turn
web-sounds-on = Sounds on
web-sounds-off = Sounds off

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
web-looked-at-by = seen by { $names }
web-played-title = { CAP(word-intrigue-card.many) } played so far
web-played-none = None yet. A played card leaves the game.
web-played-by = played by { $names }
web-city-from = from { $name }
web-city-from-middle = from the middle
web-deny-open = Say that you have none …
web-deny-title = Deny a card you hold?
web-deny-holds = { $count ->
    [one] You hold this card, and it was named.
   *[other] You hold these cards, and they were named.
}
web-deny-costs = If you say that you have none, it comes to light at the end of this round: you are out of the investigation, and from then on you only answer.
web-deny-sure = Deny it anyway

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
web-say-to = Send to
web-say-to-all = everybody
web-say-to-team = my team
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

## Learning by playing

web-learn = Learn by playing
web-learn-how = A short guided game, about five minutes
