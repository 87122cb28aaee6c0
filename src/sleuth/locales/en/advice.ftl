### What to ask next: `sleuth deduce --advise` and the word `advise` in `sleuth assist`.

advice-best = { $count ->
    [one] The best suggestion; unknown about the case: { $bits } bits.
   *[other] The { $count } best suggestions; unknown about the case: { $bits } bits.
}
advice-accuse = The case is certain. Ask no more, accuse: { claim }.
advice-promise = Tells you { $bits } bits about the case on average; everybody hears { $public } of them.
advice-chances = Solves the case: { $solves }. Names the whole case: { $whole }.
advice-answers = Who shows a card: { $answers }.
advice-nobody = nobody { $percent }
advice-somebody = { $name } { $percent } ({ $cards })
advice-card = { $card } { $percent }

## Reasons

advice-own = Cover from your own hand, which nobody else can show: { $cards }.
advice-sure = Certainly in the case, so nobody can show it: { $cards }.
advice-beside = Certainly in no hand, so nobody can show it: { $cards }.
advice-known = { $name } is known to have { FORM($card, "acc") }: nothing new from there.
advice-only = So any card shown is { FORM($card, "the") }.
advice-open = { $count ->
    [one] Nobody is known to have it, and it may be in the case: { $cards }.
   *[other] Nobody is known to have them, and they may be in the case: { $cards }.
}
advice-unanswered-solves = If nobody shows a card, the case is solved: { claim }.
advice-unanswered-leaves = If nobody shows a card, { $count } of { $total } cases are left.
advice-unanswered-never = Somebody will certainly show a card.
advice-look = If nobody shows a card, you may look at one of the cards set aside; that is not counted here.
advice-alike = Just as good as { FORM($card, "the") }: { $cards }.

## No advice

advice-error-watching = You are just watching; advice is for a player, so say who you are (me).
advice-error-culprit = You are the culprit and never ask.
advice-error-not-a-place = “{ $card }” is not a place to ask in. There is: { $known }.

## Words and help of the assistant

assist-word-advise = advise advice
advice-help = advise { $place }   what to ask there; without a place: anywhere
