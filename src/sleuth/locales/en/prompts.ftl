### What is asked of the player who acts now.

prompt-choose-case = You play the culprit: choose the case, one card of each kind.
prompt-start = It is your turn, and your figure is { FORM($spot, "in") }. What do you do?
prompt-start-questions = It is your turn. What do you ask?
prompt-move = { $steps ->
    [one] You have { $steps } step to go. Where to?
   *[other] You have { $steps } steps to go. Where to?
}
prompt-moved = Your move is over. Do you end your turn or use your ability?
prompt-suggest = You are { FORM($spot, "in") }. Whom do you suspect, and with what?
prompt-offer = { $asker } has brought your figure here; you are now { FORM($spot, "in") }. Do you draw an intrigue card?
prompt-send = Whose figure do you send { FORM($spot, "to") }?
prompt-answer = { $why ->
    [golden] { $asker } plays a golden tip and asks you for { FORM($feature, "acc") }. What do you answer?
    [cards] { $asker } asks you for one of these cards: { $list }. What do you answer?
    [owed] You owe { $asker } a true answer: { claim }. Which card do you show?
    [second] { $asker } asks you for a second card: { claim }. What do you answer?
   *[suggestion] { $asker } suggests: { claim }. What do you answer?
}
prompt-watch = { $able ->
    [yes] { $owner } has just shown { $asker } a card. Do you want to see it, or do you let it pass?
   *[no] { $owner } has just shown { $asker } a card. You have nothing to see it with.
}
prompt-look = Nobody could answer you. Which of the cards set aside do you look at?
prompt-after = { $answer ->
    [shown] { $owner } has shown you a card. What else do you do in this turn?
    [none] Nobody has shown you a card. What else do you do in this turn?
   *[other] What else do you do in this turn?
}
prompt-centre = You are { FORM($spot, "in") }. What do you do?
prompt-play = Which investigation card do you play: { $list }?
prompt-suspect = { $choice ->
    [own] { CAP(FORM($city, "the")) } lies before you. Do you suggest with this city, or do you swap it for another?
   *[any] Who fled, with which vehicle and to which city?
}
prompt-give = { $asker } has passed you “{ $title }”. What do you give back?
prompt-over = { $ending ->
    [solved] The game is over: { $name } has solved the case.
    [escaped] The game is over: the culprit { $name } has escaped.
   *[unsolved] The game is over: nobody has solved the case.
}
prompt-wait = Waiting for { $name } ({ $phase }).
prompt-nobody = One moment: the game goes on by itself.
