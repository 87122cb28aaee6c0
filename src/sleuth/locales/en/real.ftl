### The assistant at a real table. Fetched only there.

## The games of this device

web-real-title = At a real table
web-real-lead = Tap in what happens at your table. The assistant keeps { word-sheet.your-acc }, says what follows and why, and needs no network.
web-real-new = New game
web-real-back = Back
web-real-line-count = { $count ->
    [one] { $count } line
   *[other] { $count } lines
}
web-real-delete = Delete
web-real-removed = The game is deleted.
web-real-restore = Bring it back
web-real-more = More
web-real-terminal = Rather type? In a terminal: { $command }
web-real-offline-no = Works while there is a connection.
web-real-offline-soon = Preparing this device for use without a network …
web-real-offline-ready = Ready to use without a network.
web-real-storage-full = The storage of this device is full: this game lives only in this window. Export it before you close it.
web-real-storage-forbidden = This browser stores nothing here (a private window?): games live only in this window. Export them before you close it.

## Taking notes elsewhere

web-real-export = Take the notes elsewhere
web-real-export-how = As a file, a link or a QR code
web-real-download = Save as a file
web-real-share = Share …
web-real-file-how = The file also opens with { $command }.
web-real-link = Link with the notes
web-real-link-how = The link itself carries everything, your cards too. Nothing is uploaded.
web-real-qr-long = These notes are too long for a QR code: use the file or the link.
web-real-import = Notes from elsewhere
web-real-import-file = Open a file
web-real-import-link = Or paste a link
web-real-import-open = Open
web-real-damaged-file = This file cannot be read. Nothing has changed.
web-real-damaged-link = This link is damaged or incomplete. Nothing has changed.
web-real-damaged-notes = These are no notes of a game. Nothing has changed.
web-real-damaged-because = These notes cannot be used: { $problem }
web-real-edition-unknown = The edition “{ $edition }” is not available here.
web-real-edition-offline = The edition “{ $edition }” is not on this device yet: open it once with a connection.

## How a game begins

web-real-seats = Who sits where?
web-real-clockwise = Clockwise round the table; names are optional.
web-real-player = Player { $number }
web-real-name-of = Name at seat { $number }
web-real-who-am-i = Which seat is yours?
web-real-watching = I only watch
web-real-dealer = Who dealt? Some hands have one card more.
web-real-culprit = Who plays { word-culprit.the-acc }?
web-real-cards-hand = { CAP(word-hand-card.yours) }
web-real-cards-open = Cards face up for all
web-real-of = { $number } of { $of }
web-real-begin = Begin
web-real-missing-name = Every seat needs a name.
web-real-missing-names = Two seats have the same name.
web-real-missing-dealer = Say who dealt.
web-real-missing-culprit = Say who plays { word-culprit.the-acc }.
web-real-missing-hand = { $count ->
    [one] Tap { $count } more card of yours.
   *[other] Tap { $count } more cards of yours.
}
web-real-missing-hand-less = { $count ->
    [one] { $count } card too many in your hand.
   *[other] { $count } cards too many in your hand.
}
web-real-missing-open = { $count ->
    [one] Tap { $count } more card that lies face up.
   *[other] Tap { $count } more cards that lie face up.
}
web-real-missing-open-less = { $count ->
    [one] { $count } card too many lies face up.
   *[other] { $count } cards too many lie face up.
}
web-real-set-up-change = Correct the beginning
web-real-set-up-change-how = Names, my cards, house rules

## Entering what happens

web-real-other = Other …
web-real-what-happened = What happened?
web-real-kind-suggest = { CAP(word-suggestion) }
web-real-suggestion-whose = { CAP(word-suggestion) }: who asks?
web-real-kind-accuse = { CAP(word-accusation) }
web-real-kind-saw = I saw a card
web-real-kind-tip = A tip was played
web-real-kind-holds = Somebody has …
web-real-kind-holds-one-of = Somebody has one of …
web-real-kind-lacks = Somebody does not have …
web-real-kind-case = I know { word-case.the-acc }
web-real-about-accuse = Right or wrong
web-real-about-saw = In a hand, or one that lies face down
web-real-about-tip = Golden or secret
web-real-about-holds = A hand laid open, or everything a tip asked for
web-real-about-holds-one-of = At least one of several cards
web-real-about-lacks = None of these cards
web-real-about-case = I chose it, or I have looked
web-real-change-line = Change line { $number }
web-real-cancel = Cancel
web-real-save = Save
web-real-who-asks = Who asks?
web-real-who-accuses = Who accuses?
web-real-who-tips = Who played it?
web-real-which-cards = Which cards?
web-real-which-card = Which card?
web-real-asks = { $name } asks for …
web-real-take-back = Take back
web-real-who-showed = Who showed a card?
web-real-nobody = Nobody
web-real-you = you
web-real-more-answers = Somebody declined, was not asked, …
web-real-reply-of = If { $name } showed no card
web-real-reply-passed = had none
web-real-reply-declined = declined
web-real-reply-lied = { word-false-witness }
web-real-reply-unasked = not asked
web-real-which-mine = Which card did you show?
web-real-which-shown = Which card did { $name } show?
web-real-not-seen = I have not seen it
web-real-second-asked = A second card was asked for
web-real-second-which = And the second card?
web-real-second-unseen = There was one, I have not seen it
web-real-second-none = There was none
web-real-whose = Where was it?
web-real-about-whom = Who?
web-real-pile-case = { word-case-file.short }
web-real-pile-side = Set aside
web-real-pile-centre = { word-centre }
web-real-pile-open = Face up
web-real-verdict = Was it right?
web-real-verdict-false = Wrong
web-real-verdict-true = Right
web-real-tip-for = What does it ask for?
web-real-tip-whom = Who was asked?
web-real-tip-everybody = Everybody
web-real-tip-showed = showed one
web-real-tip-none = had none
web-real-tip-of = { $name } showed

## What is known

web-real-views = Views
web-real-tab-sheet = { CAP(word-sheet) }
web-real-tab-lines = Lines
web-real-tab-case = { CAP(word-case.many) }
web-real-tab-advice = Advice
web-real-lines = Lines
web-real-line = Line { $number }
web-real-no-lines = Nothing entered yet. Tap below who asks.
web-real-change = Change
web-real-move-up = Move up
web-real-move-down = Move down
web-real-undo = Undo
web-real-redo = Redo
web-real-counting = Counting …
web-real-failed = That could not be counted. The notes are safe; please reload the page.
web-real-unreadable = This cannot be read
web-real-cases-left = { $count ->
    [one] { $count } { word-case } possible
   *[other] { $count } { word-case.many } possible
}
web-real-cases-more = { $count ->
    [one] and { $count } more
   *[other] and { $count } more
}
web-real-deals = Possible deals: { $number }
web-real-news = Now certain: { $cards }
web-real-follows-from = This follows from
web-real-conflict = These lines contradict each other
web-real-conflict-lines = They cannot all be true:
web-real-where = Where do you stand?
web-real-anywhere = Anywhere
web-real-thinking = Thinking …
web-real-why-this = Why?
web-real-ask-this = I ask this

## The referee

web-real-referee = Deal and throw dice
web-real-referee-how = For tables without a dealer
web-real-referee-more = This device deals in secret, throws the dice and keeps the turn. All of it is optional.
web-real-deal = Deal
web-real-curtain = Make sure that nobody else sees the screen.
web-real-take-these = { $name }, take these cards
web-real-take-how = Note them, or take them to your own phone. The printed cards can stay in the box: nobody sees what is left.
web-real-take-phone = To my own phone
web-real-take-phone-how = Scan this: your notes open there, with your cards already tapped in.
web-real-taken = Done, hide them
web-real-dice = Dice
web-real-throw = Throw
web-real-thrown = Thrown
web-real-turn-of = { $name } plays
web-real-next-turn = Next: { $name }
web-real-open-case = Open { word-case-file.the-acc }
web-real-open-case-sure = Everybody will see it. Press again to open it.
web-real-referee-end = End this table
