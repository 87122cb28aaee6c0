### "Learn by playing": what the lesson says at each of its moments. $step is the next thing the person can do.

lesson-hand-title = Your cards
lesson-hand = You hold { $count } cards, and { word-sheet.your } has ticked them for you. A card you hold cannot be { word-case-file.in }: cross { FORM($card, "acc") } off there with one press on its cell.
lesson-go-title = Into a room
lesson-go = { $step ->
    [roll] Questions are asked in rooms. Roll the dice!
   *[other] All rooms you can reach are lit up. Go { FORM($place, "to") }.
}
lesson-ask-title = Your question
lesson-ask = You are { FORM($place, "in") }, so your question is about this room. Make { word-suggestion.acc }: name { FORM($suspect, "acc") } and { FORM($weapon, "acc") }.
lesson-shown-title = A card for you alone
lesson-shown = { $name } has shown you { FORM($card, "acc") }, and nobody else saw it. So this card cannot be { word-case-file.in }: cross it off there.
lesson-answer-title = Your answer
lesson-answer = Now { $name } asks you, and you hold two of the three cards. Choose the one you want to show: nobody else will see it.
lesson-conclude-title = Put two and two together
lesson-conclude = { $tried ->
    [wrong] Not that one: you know where it is.{" "}
   *[nothing] {""}
}{ $asker } asked for { FORM($cards, "quoted") }, and { $name } showed one of them. You hold { FORM($own, "acc") } yourself, and { $asker } has { FORM($shown, "acc") }. So which card does { $name } have? Give it a tick in the column of { $name }.
lesson-why-title = Ask the { word-sheet }
lesson-why = Exactly! { CAP(word-sheet.the) } can explain such things: press “?” ({ web-why }) above it, then the cell with your tick.
lesson-again-title = A second question
lesson-again = { $step ->
    [roll] Your turn again. Roll the dice!
    [go] Go { FORM($place, "to") }: nobody has shown that card yet.
   *[other] Now ask for three cards you know nothing about: { FORM($suspect, "acc") } { FORM($weapon, "with") } { FORM($place, "in") }.
}
lesson-accuse-title = The solution
lesson-accuse = Nobody could show a card, and none of the three is yours. So they are all { word-case-file.in }! Now { word-accuse.do } with exactly these three cards.
lesson-wait = { $moment ->
    [cross-shown] Your question goes round the table: the first player who holds one of the three cards must show you one.
    [accuse] Your question goes round the table. Can anybody show you a card this time?
    [show] { $step ->
        [end] Well noted. Now end your turn and see what the others ask.
       *[other] Now the others play. Watch who shows whom a card: that tells you something, too.
    }
   *[other] One moment, the others are still playing.
}
lesson-done-title = Case solved!
lesson-done = You have moved, asked, crossed off, concluded and accused. That is the whole game: now play a real one.
lesson-strayed-title = Your own way
lesson-strayed = The lesson ends here, and from now on this is a game like any other. Play on, or begin the lesson again from the start page.
