### What to ask next: `sleuth deduce --advise` and the word `advise` in `sleuth assist`.

advice-best = { $count ->
    [one] The best { word-suggestion }; unknown about { word-case.the-acc }: { $bits } bits.
   *[other] The { $count } best { word-suggestion.many }; unknown about { word-case.the-acc }: { $bits } bits.
}
advice-accuse = { CAP(word-case.the) } is certain. Stop asking and { word-accuse.do }: { claim }.
advice-promise = Tells you { $bits } bits about { word-case.the-acc } on average; { $public } of them are public.
advice-chances = Chance to solve the case: { $solves }; to name exactly { word-case.the-acc }: { $whole }.
advice-answers = Who shows a card: { $answers }.
advice-nobody = nobody { $percent }
advice-somebody = { $name } { $percent } ({ $cards })
advice-card = { $card } { $percent }

## Reasons

advice-own = Cover from your own hand, which nobody else can show: { $cards }.
advice-sure = Certainly { word-case-file.in }, so nobody can show it: { $cards }.
advice-beside = Certainly in no hand, so nobody can show it: { $cards }.
advice-known = { $name } is known to have { FORM($card, "acc") }: nothing new from there.
advice-only = So any card shown is { FORM($card, "the") }.
advice-open = { $count ->
    [one] Nobody is known to have it, and it may be { word-case-file.in }: { $cards }.
   *[other] Nobody is known to have them, and they may be { word-case-file.in }: { $cards }.
}
advice-unanswered-solves = If nobody shows a card, the case is solved: { claim }.
advice-unanswered-leaves = If nobody shows a card, { $count } of { $total } { word-case.many } are left.
advice-unanswered-never = Somebody will certainly show a card.
advice-look = If nobody shows a card, you may look at one of the cards set aside; that is not counted here.
advice-alike = Just as good as { FORM($card, "the") }: { $cards }.

## No advice

advice-error-watching = You are just watching; advice is for a player, so say who you are (me).
advice-error-culprit = You are { word-culprit.the } and never ask.
advice-error-not-a-place = You cannot ask in “{ $card }”. Choose one of: { $known }.

## Words and help of the assistant

assist-word-advise = advise advice
advice-help = advise { $place }   what to ask there; without it: anywhere

## The next step, in one sentence

hint-accuse = { CAP(word-case.the) } is certain. { CAP(word-accuse.do) }: { claim }.
hint-ask = Ask: { claim }?
hint-ask-on = Ask: { claim }? You know { word-case.the-acc }; this only leads to { word-accusation.the-acc }.
hint-go = { $asks ->
    [yes] Go { FORM($spot, "to") } and ask there.
   *[no] Go { FORM($spot, "to") }.
}
hint-passage = { $asks ->
    [yes] Take { word-passage.the-acc } { FORM($spot, "to") } and ask there.
   *[no] Take { word-passage.the-acc } { FORM($spot, "to") }.
}
hint-towards = Nothing better is within reach: go towards { FORM($spot, "the") }, { $steps } more from there.
hint-roll = { $steps ->
    [one] Roll, and go { FORM($spot, "to") }: it is { $steps } step away.
   *[other] Roll, and make for { FORM($spot, "the") }: it is { $steps } steps away.
}
hint-end = { $count ->
    [one] End your turn: { word-case.the } is certain, but there is nothing more to do now.
   *[other] End your turn: { $count } { word-case.many } are still possible.
}
hint-do = { $what }.
hint-solves = { $sure ->
    [yes] The answer will solve the case.
   *[no] The answer will most likely solve the case.
}
hint-odds = About one time in { $times } the answer solves the case.
hint-halves = The answer halves the possible { word-case.many }.
hint-leaves = The answer leaves about { $left } of { $total } possible { word-case.many }.
hint-hardly = The answer will hardly tell you anything new.
