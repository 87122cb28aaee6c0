### What the acting player is asked, and what the others read meanwhile.

prompt-choose-case = You play { word-culprit.the-acc }: choose { word-case.the-acc }, one card of each kind.
prompt-start = It is your turn, and your figure is { FORM($spot, "in") }. What do you do?
prompt-start-questions = It is your turn. What do you ask?
prompt-move = { $steps ->
    [one] You have { $steps } step to go. Where to?
   *[other] You have { $steps } steps to go. Where to?
}
prompt-moved = { $able ->
    [yes] Your move is over. Do you end your turn, or use another card or your ability?
   *[no] Your move is over. All you can do is end your turn.
}
prompt-suggest = You are { FORM($spot, "in") }. { CAP(word-suggestion.your) }: who did it, and with what?
prompt-offer = { $asker } has brought your figure here; you are now { FORM($spot, "in") }. Do you draw { word-intrigue-card.acc }?
prompt-send = Whose figure do you send { FORM($spot, "to") }?
prompt-answer = { $why ->
    [golden] { $asker } plays { word-golden-tip.acc } and asks you for { FORM($feature, "acc") }. What do you answer?
    [cards] { $asker } asks you for one of these cards: { $list }. What do you answer?
    [owed] You owe { $asker } a true answer: { claim }. Which card do you show?
    [second] { $asker } asks you for a second card: { claim }. What do you answer?
   *[suggestion] { $asker } { word-suggest.does }: { claim }. What do you answer?
}
prompt-watch = { $able ->
    [yes] { $owner } has just shown { $asker } a card. Do you want to see it too?
   *[no] { $owner } has just shown { $asker } a card. You have nothing that lets you see it.
}
prompt-look = Nobody could answer you. Which of the cards set aside do you look at?
prompt-after = { $answer ->
    [known] { $owner } has shown you { FORM($cards, "acc") }. What else do you do this turn?
    [shown] { $owner } has shown you { word-hand-card.acc }. What else do you do this turn?
    [none] Nobody has shown you { word-hand-card.acc }. What else do you do this turn?
   *[other] What else do you do this turn?
}
prompt-centre = You are { FORM($spot, "in") }. What do you do?
prompt-play = Which { word-investigation-card } do you play: { $list }?
prompt-suspect = { $choice ->
    [own] { CAP(FORM($city, "the")) } lies in front of you. Do you want to { word-suggest.do } with this city, or swap it for another?
   *[any] Who fled, with which vehicle and to which city?
}
prompt-give = { $asker } has passed you “{ $title }”. What do you give back?
prompt-over = { $ending ->
    [solved] { $who ->
        [you] The game is over: you have solved the case.
       *[other] The game is over: { $name } has solved the case.
    }
    [escaped] { $who ->
        [you] The game is over: you have escaped.
       *[other] The game is over: { $name } has escaped.
    }
   *[unsolved] The game is over: nobody has solved the case.
}
prompt-nobody = One moment: the game goes on.

## What the others are deciding

wait-choose-case = { $name } is choosing { word-case.the-acc }.
wait-start = { $name } is deciding how to begin their turn.
wait-move = { $name } is choosing where to go.
wait-moved = { $name } is deciding whether to end their turn.
wait-suggest = { $name } is thinking of { word-suggestion.acc }.
wait-offer = { $name } is deciding whether to draw { word-intrigue-card.acc }.
wait-send = { $name } is choosing a figure to send { word-centre.to }.
wait-answer = { $whom ->
    [you] { $name } is looking for { word-hand-card.acc } to show you.
   *[other] { $name } is looking for { word-hand-card.acc } to show { $to }.
}
wait-watch = { $name } is deciding whether to look at the card just shown.
wait-look = { $name } is choosing one of the cards set aside.
wait-after = { $name } is deciding what else to do this turn.
wait-centre = { $name } is deciding what to do { word-centre.in }.
wait-play = { $name } is choosing { word-investigation-card.acc } to play.
wait-suspect = { $name } is thinking of { word-suggestion.acc }.
wait-give = { $name } is answering { word-secret-tip.acc }.
