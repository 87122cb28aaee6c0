### Notes at a real table: `sleuth deduce` and `sleuth assist`.

## Owners

assist-owner-case = { word-case-file.short }
assist-owner-side = Aside
assist-owner-centre = { word-centre }
assist-owner-open = Open

## What follows

assist-deals = Possible deals: { $number }
assist-cases = { $shown ->
    [one] The most likely of { $count } { word-case.many }:
   *[other] The { $shown } most likely of { $count } { word-case.many }:
}
assist-case-known = The case is solved: { $cards }.
assist-news = Certain now:
assist-contradiction = These notes contradict each other:
assist-suspects = { $count ->
    [0] No single note explains it: at least two are wrong.
    [one] If a single note is wrong, it is number { $numbers }.
   *[other] If a single note is wrong, it is number { $numbers }.
}
assist-why-open = That is not certain: { $card } – { $owner }: { $percent }.
assist-why-known = Why { $card } – { $owner } is certain:
assist-why-excluded = Why { $card } – { $owner } is impossible:

## Notes in words

assist-note-declined = { $name } declines to answer.
assist-note-lied = { CAP(word-false-witness) }: { $name }.
assist-note-no-second = There is no second card to show.
assist-note-saw = Seen ({ $owner }): { $cards }.
assist-note-lacks = { $owner }: not { $cards }.
assist-note-one = { $owner }: { $cards }, at least one of them.
assist-note-holds = { $owner }: { $cards }.
assist-note-tip = { $name } plays a tip: { $feature }.
assist-note-case = { CAP(word-case.the) }: { $cards }.

## Talking

assist-ask-names = Who sits at the table? Names clockwise, separated by commas:
assist-ask-me = Who are you? (Enter: just watching)
assist-ask-sizes = { $cards } cards do not go evenly into { $seats } hands. Who dealt? (Or the sizes of the hands, such as { $example })
assist-ask-hand = { $count ->
    [one] Your card:
   *[other] Your { $count } cards:
}
assist-ask-open = { $count ->
    [one] The face-up card:
   *[other] The { $count } face-up cards:
}
assist-resume-question = You have notes on a game of “{ $title }” ({ $count ->
    [one] { $count } note
   *[other] { $count } notes
}). Resume them? (y/n)
assist-resumed = Resuming your notes.
assist-table = { $title }: { $names }
assist-you-are = You are { $name }. { CAP(word-hand-card.yours) }: { $cards }.
assist-watching = You are just watching.
assist-begin = Type what happens, one line each; h shows how, q leaves.
assist-kept = The notes are kept in { $path }.
assist-empty = There are no notes yet.
assist-no-answers = Nothing is noted about the answers; edit { $number } … adds who passed and who showed a card.
assist-undone = Undone.
assist-deleted = Note { $number } is deleted.
assist-hand-changed = { CAP(word-hand-card.yours) }: { $cards }.
assist-open-changed = Face-up cards: { $cards }.

## Mistakes

assist-in-note = Note { $number }: { $problem }
assist-hint = { $guess ->
    [yes] Did you mean “{ $nearest }”?
   *[no] Choose one of: { $known }.
}
assist-error-not-json = This is not JSON: { $problem } (line { $line }, column { $column }).
assist-error-not-an-object = An object in curly brackets is expected here.
assist-error-which-note = A note has exactly one of { $known }, but this one has: { $found }.
assist-error-unknown-field = There is no field “{ $field }” here. { assist-hint }
assist-error-missing-field = The field “{ $field }” is missing.
assist-error-bad-value = The field “{ $field }” cannot be read: { $problem }.
assist-error-unknown-edition = { $problem }
assist-error-unknown-card = There is no card “{ $word }”. { assist-hint }
assist-error-unknown-seat = There is no player “{ $word }”. { assist-hint }
assist-error-unknown-owner = There is no player and no pile “{ $word }”. { assist-hint }
assist-error-unknown-feature = No card has the feature “{ $word }”. { assist-hint }
assist-error-no-such-pile = There is no pile “{ $pile }” in this game.
assist-error-seat-reserved = “{ $seat }” is the name of a pile, so no player can be called that.
assist-error-seat-twice = Two players are called “{ $seat }”.
assist-error-card-twice = “{ $card }” is named twice.
assist-error-no-cards = At least one card is needed.
assist-error-one-of-each-kind = One card of each kind is needed.
assist-error-hand-and-open = “{ $card }” is in your hand, but also lies face up.
assist-error-hand-of-nobody = There is a hand, but not whose it is: say who you are (me).
assist-error-hand-size = { $expected ->
    [one] Your hand has { $expected } card, but { $found } are named.
   *[other] Your hand has { $expected } cards, but { $found } are named.
}
assist-error-open-count = { $expected ->
    [one] { $expected } card lies face up, but { $found } are named.
   *[other] { $expected } cards lie face up, but { $found } are named.
}
assist-error-too-many-open = { $found } cards cannot lie face up.
assist-error-sizes-needed = { $cards } cards do not go evenly into { $seats } hands: say how many each has, such as “hand_sizes”: { $example }.
assist-error-sizes-number = { $found } sizes of hands are given for { $seats } players.
assist-error-sizes-negative = No hand has { $found } cards.
assist-error-sizes-sum = The hands do not add up: { $sizes } = { $found }, but { $expected } of the { $cards } cards are in hands (3 cards { word-case-file.in }, { $side } set aside and { $open } face up are not).
assist-error-asks-himself = { $seat } cannot answer their own question.
assist-error-passed-and-shown = { $seat } cannot have passed and shown a card as well.
assist-error-declined-and-answered = { $seat } cannot have declined and answered as well.
assist-error-shown-by-nobody = There is a card (“{ $field }”), but not who showed it.
assist-error-shown-twice = { $other } has shown a card, so { $seat } was not asked.
assist-error-card-not-named = “{ $card }” was not asked for.
assist-error-you-hold-it = You hold “{ $card }”, so you cannot have passed.
assist-error-not-your-card = You do not hold “{ $card }”, so you cannot have shown it.
assist-error-nothing-to-show = You hold none of these cards, so you cannot have shown one.
assist-error-second-is-first = “{ $card }” cannot be shown twice.
assist-error-no-second-to-show = You do not hold such a second card.
assist-error-second-to-show = You hold a second one of these cards, so you had to show it.
assist-error-card-without-feature = “{ $card }” is not what the tip asked for ({ $feature }).
assist-error-ambiguous = “{ $word }” could be: { $candidates }.
assist-error-leftover = I do not understand “{ $word }”.
assist-error-number-expected = The number of a note is expected, not “{ $word }”.
assist-error-no-such-note = There is no note { $number }.
assist-error-unknown-line = I do not understand “{ $word }”; a line begins with a player or a command. { $guess ->
    [yes] Did you mean “{ $nearest }”?
   *[no] Type h for help.
}
assist-error-incomplete = The line ends too early: { $expected ->
    [card] a card is missing.
    [seat] a player is missing.
    [feature] what the tip asks for is missing.
    [result] is { word-accusation.the } wrong or right?
   *[line] what happened?
}

## Words that lines are made of; help shows the first. English is always understood

assist-word-suggest = suggest suggests s ask asks rumour suspicion suspects
assist-word-accuse = accuse accuses acc unmask unmasks
assist-word-saw = saw see seen
assist-word-lacks = lacks lack hasnt without
assist-word-holds = holds hold has have
assist-word-one = one oneof either
assist-word-tip = tip tips
assist-word-case = case solution
assist-word-pass = pass passes passed p
assist-word-show = show shows showed shown sh
assist-word-decline = decline declines declined
assist-word-second = second 2nd
assist-word-nobody = nobody none noone
assist-word-lied = lied lies
assist-word-no = no not nothing x
assist-word-yes = yes card something
assist-word-wrong = wrong false
assist-word-right = right true correct
assist-word-side = side aside
assist-word-centre = centre center middle
assist-word-undo = undo u
assist-word-edit = edit e change
assist-word-delete = delete del d remove
assist-word-list = list l notes
assist-word-why = why w
assist-word-sheet = sheet table t
assist-word-cases = cases solutions c
assist-word-hand = hand cards
assist-word-open = open
assist-word-help = help h ?
assist-word-quit = quit q exit
assist-word-filler = the of with in at to by and from because
assist-yes = y yes

## Help

assist-help =
    One line for each thing that happens. Names may be short, as long as it is clear what is meant.

    { $b }: { $suspect } { $weapon } { $place }; pass { $c }; show { $a } { $weapon }
        { $b } { word-suggest.does }, { $c } passes, { $a } shows that card. Leave out the card if you did not see it.
    { $b } { $suspect } { $weapon } { $place } { $a }
        The same, shorter: everyone asked before { $a } has passed.
    { $b } { $suspect } { $weapon } { $place } nobody
        Nobody could show a card.
    { word-accuse.typed } { $b } { $suspect } { $weapon } { $place } wrong
    saw { $weapon } { $b }           you have seen a card of { $b } (or: side, centre)
    lacks { $c } { $weapon } { $place }      { $c } has none of these
    one { $c } { $weapon } { $place }        { $c } has at least one of these
    holds { $c } { $weapon } { $place }      { $c } has all of these: a hand laid open
    case { $suspect } { $weapon } { $place }      you know { word-case.the-acc }
    More answers: decline { $c } (tells nothing), second { $weapon } or second no, lied { $c } ({ word-false-witness.a }).
    A tip: tip woman { $a }; { $b } no; { $c } yes

    list         all notes               why { $weapon } { $b }   how that is known
    undo         undo the last change    sheet        { word-sheet.the } again
    edit 3 …     rewrite note 3          cases        the most likely { word-case.many }
    delete 3     delete note 3           hand …, open …   correct the cards you named first
    help         this page               quit         leave; everything is kept
