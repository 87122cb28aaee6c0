### Actions as choices, and the headings they are grouped under.

action-choose-case = { CAP(claim) }
action-roll = { $count ->
    [one] Roll the die
   *[other] Roll the dice
}
action-move = { $square ->
    [yes] { CAP($where) }
   *[no] Move { FORM($spot, "to") }
}
action-take-passage = Take { word-passage.the-acc } { FORM($spot, "to") }
action-suggest = { CAP(word-suggestion) }: { claim }
action-show = Show { FORM($card, "acc") }
action-pass = { $true ->
    [no] “I have none of these” (which is not true)
   *[yes] I have none of these
}
action-accuse = { CAP(word-accusation) }: { claim }
action-end-turn = { $phase ->
    [start] Stay where you are and end your turn
    [move] Stay where you are: every way is blocked
   *[other] End your turn
}
action-use = { $source ->
    [ability] Use your ability “{ $title }”
   *[card] Play “{ $title }” ({ word-intrigue-card })
}{ $target ->
    [player] {" "}– { $to }
    [place] {" "}– { FORM($spot, "to") }
   *[nothing] {""}
}
action-draw = Draw { word-intrigue-card.acc }
action-waive = { $phase ->
    [offer] Draw no { word-intrigue-card }
   *[other] Do not look at the card
}
action-send = Send { FORM($figure, "the") } { FORM($spot, "to") }
action-look-at = { $pile ->
    [side] Look at card { $number } of those set aside
   *[centre] Look at card { $number } { word-centre.in }
}
action-play = { $target ->
    [player] Play “{ $title }” – { $to }
   *[nobody] Play “{ $title }”
}
action-travel = Swap your city for { FORM($city, "acc") } and end your turn
action-give = { $count ->
    [0] Give { word-secret-tip.the-acc } back: nothing to show
   *[other] Give { word-secret-tip.the-acc } back and show: { $list }
}

## Headings

menu-choose-case = Choose { word-case.the-acc }
menu-roll = Roll
menu-move = Move
menu-take-passage = Take { word-passage.acc }
menu-suggest = { CAP(word-suggest) }
menu-show = Show { word-hand-card.acc }
menu-pass = Show nothing
menu-accuse = { CAP(word-accuse) }
menu-end-turn = End your turn
menu-use = Use a card or an ability
menu-draw = Draw { word-intrigue-card.acc }
menu-waive = Leave the card alone
menu-send = Send a figure away
menu-look-at = Look at a face-down card
menu-play = Play { word-investigation-card.acc }
menu-travel = Change city
menu-give = Answer { word-secret-tip.the-acc }
