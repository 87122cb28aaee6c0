### Bots: the levels, the characters, and why they did what they did.

## Levels

level-novice = Novice
    .text = Crosses off the cards it was shown and forgets one now and then. Fun for a child.
level-amateur = Amateur
    .text = Keeps a proper sheet and draws the obvious conclusions. A grown-up at the kitchen table.
level-inspector = Inspector
    .text = Misses nothing that can be proved, but does not play the odds.
level-mastermind = Mastermind
    .text = Knows every probability and asks what reveals most while giving away least.

## Characters: name, temperament, and a sentence about them

character-pip = Pip Tansy
    .temper = bold and hasty
    .text = Pip cannot wait: as soon as three solutions are left, one of them is as good as proved.
character-dot = Dot Ambler
    .temper = careful and patient
    .text = Dot crosses off card after card with a sharp pencil and names nobody until a single solution is left.
character-hazel = Hazel Brook
    .temper = daring and straight
    .text = Hazel keeps the neatest notes in the street and never bluffs, but with two or three solutions left she takes her chance.
character-gus = Gus Pennyroyal
    .temper = a careful and cheerful bluffer
    .text = Every few questions Gus names one of his own cards with the most innocent face; he commits himself only when no doubt is left.
character-brack = Ruben Brack
    .temper = bold and impatient
    .text = Brack proves whatever can be proved; for the last step a hunch will do.
character-orla = Orla Quill
    .temper = careful and thorough
    .text = Orla believes nothing she cannot prove, and speaks once the case is closed.
character-silvan = Silvan Reeve
    .temper = a gambler and a bluffer
    .text = Silvan knows the odds of every card, stakes everything early and names his own cards to send the table the wrong way.
character-octavia = Octavia Moth
    .temper = quiet and careful
    .text = Octavia asks so that the table learns as little as possible, and waits until hardly anything can go wrong.

## The case

because-choose-case = Any solution is as good as another.
because-accuse-certain = { CAP(word-case.the) } is certain.
because-accuse-odds = This { word-case } is right with a chance of { percent }, and waiting would leave the win to the others.

## Going

because-way-roll = Goal: { $place }.
because-way-square = On the way { FORM($place, "to") }.
because-way-passage = { CAP(word-passage.the) } is quicker than the dice.
because-place-goal = { CAP(word-case.the) } can be named from there.
because-place-centre = There is a face-down card to look at there.
because-place-near = Nothing closer promises more.
because-place-new = Nothing has been asked there yet.
because-place-uncrossed = Its card is not crossed off yet.
because-place-could = It could have happened there.
because-place-proof = { $number ->
    [0] It may still have happened there.
    [one] It may still have happened there; one other player is known not to have the card.
   *[other] It may still have happened there; { $number } other players are known not to have the card.
}
because-place-cover = Nobody else can show its card, so every answer there is about the other cards.
because-place-promise = { $number ->
    [one] The best { word-suggestion } there promises { $number } bit.
   *[other] The best { word-suggestion } there promises { $number } bits.
}
because-stay-ask = The next question can be asked right here, { FORM($place, "in") }; no other place promises more any sooner.
because-stay-blocked = Every way is blocked.
because-end-turn = There is nothing more to gain this turn.

## Asking

because-ask-any = Any question is as good as another.
because-ask-to-accuse = { CAP(word-case.the) } is clear enough; this question is only the way to { word-accusation.the-acc }.
because-ask-uncrossed = Not crossed off yet: { $cards }.
because-ask-crossed = Named anyway, though already seen: { $cards }.
because-ask-could = Could be { word-case-file.in }: { $cards }.
because-ask-proof = { $number ->
    [0] Still open: { $cards }.
    [one] Closest to proof: { $cards }. One other player is known not to have { FORM($card, "acc") }.
   *[other] Closest to proof: { $cards }. { $number } other players are known not to have { FORM($card, "acc") }.
}
because-ask-cover = Cover that nobody else can show: { $cards }.
because-ask-information = { $number ->
    [one] The answer promises { $number } bit about { word-case.the-acc }.
   *[other] The answer promises { $number } bits about { word-case.the-acc }.
}
because-ask-likely = How likely { word-case-file.in }: { $chances }.
because-ask-bluff = From their own hand, to mislead the table: { $cards }.

## Answering

because-pass = None of these cards is in their hand.
because-show-only = No other card can be shown.
because-show-again = { $name } has seen this card before.
because-show-any = One card is as good as the other.
because-show-seen = { $number ->
    [one] One player has seen this card already.
   *[other] { $number } players have seen this card already.
}
because-show-suspected = The table already suspects this card here.
because-show-kind = It belongs to the kind with the most cards, so it gives away least.
because-give-none = Nothing the tip asks for is in their hand.
because-give-every = The tip asks for all such cards.

## Extra cards and abilities

because-use-add-six = Six more steps get further.
because-use-any-place = Straight { FORM($place, "to") }, without the dice.
because-use-decline = { $name } has seen none of these cards, and it should stay that way.
because-use-second-rumour = Asking twice reveals more than asking once.
because-use-another-turn = One more turn is always welcome.
because-use-see-shown = It could be something new: { $cards }.
because-use-look-right = It reveals one more card.
because-use-look-any = { $number ->
    [one] Least is known about { $name }: one card is unknown.
   *[other] Least is known about { $name }: { $number } cards are unknown.
}
because-use-move-again = A second move gets further.
because-use-second-card = Two cards reveal more than one.
because-draw = { $number ->
    [0] No White Walker has come yet, so a card is no risk.
    [one] Only one White Walker has come; the card is worth the risk.
   *[other] Only { $number } White Walkers have come; the card is worth the risk.
}
because-waive-draw = { $number ->
    [one] One White Walker has come; a card would be too great a risk.
   *[other] { $number } White Walkers have come; a card would be too great a risk.
}
because-waive-nothing = They have nothing to look at the card with.
because-waive-known = The card cannot be new.
because-send-away = { CAP(FORM($card, "the")) } is not { word-centre.in } yet and loses ground.
because-send-any = All rivals are { word-centre.in } already, so { FORM($card, "the") } is as good as any other.
because-look-side = One face-down card is as good as another.
because-look-centre = They have not looked at this card yet.
because-play-only = There is no other card to play.
because-play-promise = This card promises more than the other one.
because-play-any = Both cards promise the same.
because-play-on = { $number ->
    [one] Least is known about { $name }: one card is unknown.
   *[other] Least is known about { $name }: { $number } cards are unknown.
}
because-other = There is nothing better to do.

## After the game

percent = { $number }%
why-question = w: why the bots did what they did; a number: why in that turn; Enter: leave
why-no-turn = No bot did anything in turn { $turn }.
