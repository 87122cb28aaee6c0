### Why something is refused. The clause of RULES.md follows each.

error-game-over = The game is over.
error-not-asked = It is not your turn to act.
error-unknown-card = There is no card “{ $card }” in this edition.
error-must-suggest = You have come { word-place.to }, so you must { word-suggest.do } now.
error-one-of-each-kind = Name exactly one card of each kind, in their order.
error-accuse-not-now = You cannot { word-accuse.do } at this moment.
error-must-leave = You may not stay here: leave by a door or { word-passage.by }.
error-must-act = You cannot end your turn yet.
error-needs-player = Choose a player for “{ $card }”.
error-card-not-held = You do not hold “{ $card }”.
error-cannot-look = You cannot look at this card now.
error-not-a-choice = That is not one of your choices.
error-not-now = That is not possible at this moment.
error-other-city = Only { word-suggestion.a } with the city in front of you is possible.
error-not-in-place = You cannot { word-suggest.do } here: your figure is not { word-place.in }.
error-other-place = You can only name { word-place.where } your figure is: { FORM($place, "the") }.
error-already-suggested = You have already { word-suggest.done } here; leave { word-place.the-acc } first.
error-out-of-reach = { $steps ->
    [one] You cannot get there with { $steps } step.
   *[other] You cannot get there with { $steps } steps.
}
error-no-passage = There is no { word-passage } from here to there.
error-no-way-out = Your figure is blocked and cannot move.
error-roll-first = Roll before you move.
error-effect-not-held = You do not have “{ $effect }”, or have already used it.
error-effect-not-now = “{ $effect }” cannot be used at this moment.
error-card-not-asked = “{ $card }” was not asked for.
error-must-show = You hold a card that was asked for, so you must show one.
error-must-answer = Answer first: show a card, or say that you have none.
error-unfit-figure = “{ $figure }” cannot be played: choose a suspect of the edition, and each only once.
error-unfit-names = { $seats ->
    [one] The names do not fit: { $seats } name is needed, and it must not be empty.
   *[other] The names do not fit: { $seats } different names are needed, none of them empty.
}
error-unfit-team = Exactly two teams play against each other, each of two or three people: not { $people } at one of { $seats } seats.
error-unknown-option = There is no house rule “{ $option }”.
error-option-not-for-edition = The house rule “{ $option }” does not apply to the edition “{ $edition }”.
error-bad-option = A house rule has an impossible value: { $problem }
error-unfit-seats = { $seats ->
    [2] “{ $edition }” is for { $least } to { $most } seats, not for { $seats }. Two can play with cards set aside (side_cards = 4), but not when one player is { word-culprit.the }.
   *[other] “{ $edition }” is for { $least } to { $most } seats, not for { $seats }.
}
error-unfit-option = The house rule “{ $option }” cannot be set like this: it needs { $needs }.

## What an option needs

needs-open-centre = a board whose centre has doors
needs-start-squares = a board with a start square for every figure
needs-places = at least as many { word-place.many } as weapons
needs-dice = a board and one to three dice, at least one of them a plain one
needs-first-figure = an edition that says which figure begins
needs-moment = a moment at which { word-accusation.a } is possible in this edition
needs-accusations = a number from 1 to 3
needs-deck = an edition with { word-intrigue-card.many }
needs-no-intrigue = a game without { word-intrigue-card.many }
needs-abilities = an edition whose figures have abilities
needs-side-cards = a number from 0 to 6
needs-two-seats = cards set aside in a game for two, and none in a game for more
needs-no-culprit = a game in which nobody is { word-culprit.the }
needs-seat = the number of a seat, counted from 0, or -1 for the last one
needs-board = an edition with a board
