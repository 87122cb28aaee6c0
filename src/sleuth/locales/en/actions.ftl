### Actions as choices, and the headings they are grouped under.

action-choose-case = { CAP(claim) }
action-roll = { $count ->
    [one] Roll the die
   *[other] Roll the dice
}
action-move = Move { FORM($spot, "to") }
action-take-passage = Take the secret passage { FORM($spot, "to") }
action-suggest = Suggest: { claim }
action-show = Show { FORM($card, "acc") }
action-pass = { $true ->
    [no] “I have none of these” (which is not true)
   *[yes] I have none of these
}
action-accuse = Accuse: { claim }
action-end-turn = { $phase ->
    [start] Stay where you are and end your turn
    [move] Stay where you are: no way is open
   *[other] End your turn
}
action-use = { $source ->
    [ability] Use your ability “{ $title }”
   *[card] Play “{ $title }” (intrigue card)
}{ $target ->
    [player] {" "}– { $to }
    [place] {" "}– { FORM($spot, "to") }
   *[nothing] {""}
}
action-draw = Draw an intrigue card
action-waive = { $phase ->
    [offer] Draw no card
    [watch] Let it pass
   *[other] Let it pass
}
action-send = Send { FORM($figure, "the") } { FORM($spot, "to") }
action-look-at = { $pile ->
    [side] Look at card { $number } of those set aside
   *[centre] Look at card { $number } of those in the centre
}
action-play = { $target ->
    [player] Play “{ $title }” – { $to }
   *[nobody] Play “{ $title }”
}
action-travel = Swap your city for { FORM($city, "acc") } and end your turn
action-give = { $count ->
    [0] Give the tip back: nothing to show
   *[other] Give the tip back and show: { $list }
}

## Headings

menu-choose-case = Choose the case
menu-roll = Roll
menu-move = Move
menu-take-passage = Take a secret passage
menu-suggest = Suggest
menu-show = Show a card
menu-pass = Show nothing
menu-accuse = Accuse
menu-end-turn = End the turn
menu-use = Use a card or an ability
menu-draw = Draw a card
menu-waive = Let it pass
menu-send = Send a figure away
menu-look-at = Look at a face-down card
menu-play = Play an investigation card
menu-travel = Change city
menu-give = Answer the tip
