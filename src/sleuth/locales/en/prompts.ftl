### What the acting player is asked, and what the others read meanwhile.

prompt-choose-case = You play { word-culprit.the-acc }: choose { word-case.the-acc }, one card of each kind.
prompt-start = It is your turn, and you are { FORM($spot, "in") }. { prompt-start-what }
prompt-start-what = { $what ->
    [ask] Do you { word-suggest.do } here, or move on?
    [passage] Do you roll, or take { word-passage.the-acc }?
    [roll] Roll, and see how far you get.
   *[stuck] You cannot move. What do you do?
}
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
    [known] { $owner } has shown you { FORM($cards, "acc") }.
    [saw] You have seen: { $cards }.
    [looked] Nobody could answer you. You have seen: { $cards }.
    [none] Nobody could answer you.
    [declined] Nobody showed you { word-hand-card.acc }.
   *[other] Your turn is nearly over.
} { prompt-after-what }
prompt-after-what = { $can ->
    [accuse] Do you end your turn, or { word-accuse.do }?
    [more] What else do you do this turn?
   *[end] All that is left is to end your turn.
}
prompt-centre = You are { FORM($spot, "in") }. { $can ->
    [accuse] Do you { word-accuse.do }, or end your turn?
   *[end] What do you do before your turn ends?
}
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
wait-start = { $what ->
    [question] { $name } is thinking of { word-suggestion.acc }.
    [ask] { $name } is deciding whether to { word-suggest.do } here or to move on.
    [passage] { $name } is deciding whether to roll or to take { word-passage.the-acc }.
    [roll] { $name } is about to roll.
   *[stuck] { $name } cannot move and is deciding how to go on.
}
wait-move = { $steps ->
    [one] { $name } has { $steps } step and is choosing where to go.
   *[other] { $name } has { $steps } steps and is choosing where to go.
}
wait-moved = { $name } is deciding whether to end the turn or to use another card.
wait-suggest = { $name } is { FORM($spot, "in") } and is thinking of { word-suggestion.acc }.
wait-offer = { $name } is deciding whether to draw { word-intrigue-card.acc }.
wait-send = { $name } is choosing a figure to send { word-centre.to }.
wait-answer = { $sure ->
    [yes] { $whom ->
        [you] { $name } is choosing { word-hand-card.acc } to show you.
       *[other] { $name } is choosing { word-hand-card.acc } to show { $to }.
    }
   *[no] { $whom ->
        [you] { $name } is looking for { word-hand-card.acc } to show you.
       *[other] { $name } is looking for { word-hand-card.acc } to show { $to }.
    }
}
wait-watch = { $name } is deciding whether to look at the card just shown.
wait-look = { $name } is choosing which of the cards set aside to look at.
wait-after = { $can ->
    [accuse] { $name } is deciding whether to end the turn or to { word-accuse.do }.
    [more] { wait-moved }
   *[end] { $name } is about to end the turn.
}
wait-centre = { $can ->
    [accuse] { $name } is { word-centre.in } and is deciding whether to { word-accuse.do }.
   *[end] { $name } is { word-centre.in } and is deciding what to do before the turn ends.
}
wait-play = { $name } is choosing { word-investigation-card.acc } to play.
wait-suspect = { $choice ->
    [own] { $name } is deciding whether to { word-suggest.do } with { FORM($city, "the") } or to swap the city.
   *[any] { $name } is thinking of { word-suggestion.acc }.
}
wait-give = { $whom ->
    [you] { $name } is choosing what to show you for { word-secret-tip.the-acc }.
   *[other] { $name } is answering { word-secret-tip.acc }.
}

## Why something cannot be chosen

note-blocked = { CAP($names) } { $count ->
    [one] blocks
   *[other] block
} the way { FORM($spot, "to") }.
note-stuck = { CAP($names) } { $count ->
    [one] blocks
   *[other] block
} every way out.
note-asked-here = You have already asked here: leave first, then come back.
note-no-return = You cannot go back { FORM($spot, "to") } in the same turn.
