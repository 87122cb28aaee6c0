### Why something is certain: what was learnt, what to make of it, what follows.

## Where cards are, and when something was learnt

reason-where = { $owner ->
    [case] in the case
    [side] among the cards set aside
    [centre] among the cards in the centre
    [open] among the face-up cards
   *[seat] with { $name }
}
reason-in-turns = { $count ->
    [one] Turn { $turns }: { $told }
   *[other] Turns { $turns }: { $told }
}
reason-in-notes = { $count ->
    [one] Note { $turns }: { $told }
   *[other] Notes { $turns }: { $told }
}
reason-somebody = somebody
    .to = somebody

## How something was learnt

reason-hand = { $names } was dealt { FORM($cards, "the") }.
reason-open = Face up for all: { FORM($cards, "the") }.
reason-shown = { $number ->
    [one] { $names } showed { $to } a card: { FORM($cards, "the") }.
   *[other] { $names } showed { $to } these cards: { FORM($cards, "the") }.
}
reason-showed = { $names } showed { $to } one of these cards: { FORM($options, "the") }.
reason-passed = { $count ->
    [one] { $names } had none of these cards: { FORM($cards, "the") }.
   *[other] { $names } had none of these cards: { FORM($cards, "the") }.
}
reason-accused = { $accuser } accused wrongly: { claim }.
reason-peeked = { $number ->
    [one] one of { $names }’s cards was seen: { FORM($cards, "the") }.
   *[other] some of { $names }’s cards were seen: { FORM($cards, "the") }.
}
reason-looked = { $number ->
    [one] { FORM($cards, "the") } was seen { reason-where }.
   *[other] { FORM($cards, "the") } were seen { reason-where }.
}
reason-opened = { $names }’s hand was laid open: { FORM($cards, "the") }.
reason-tip-shown = { $number ->
    [one] asked by a tip, { $names } showed { $to } a card: { FORM($cards, "the") }.
   *[other] asked by a tip, { $names } showed { $to } these cards: { FORM($cards, "the") }.
}
reason-tip-showed = asked by a tip, { $names } showed { $to } one of these cards: { FORM($options, "the") }.
reason-tip-all = { $sense ->
    [all] asked by a tip for all such cards, { $names } showed { FORM($cards, "the") }.
   *[none] asked by a tip for all such cards, { $names } did not have these: { FORM($cards, "the") }.
}
reason-tip-none = { $count ->
    [one] asked by a tip, { $names } had none of these cards: { FORM($cards, "the") }.
   *[other] asked by a tip, { $names } had none of these cards: { FORM($cards, "the") }.
}
reason-second-none = { $names } had no second card to show, so has exactly one of these: { FORM($options, "the") }.
reason-second-showed = { $names } showed { $to } a second card, so has at least two of these: { FORM($cards, "the") }.
reason-false-witness = { $names } was a false witness, so has at least one of these: { FORM($options, "the") }.
reason-case = { $whole ->
    [yes] the case is known: { claim }.
   *[no] known to be in the case: { FORM($cards, "the") }.
}
reason-noted = { $sense ->
    [all] { $number ->
        [one] { FORM($cards, "the") } is { reason-where }.
       *[other] { FORM($cards, "the") } are { reason-where }.
    }
    [none] { $number ->
        [one] { FORM($cards, "the") } is not { reason-where }.
       *[other] none of these cards is { reason-where }: { FORM($cards, "the") }.
    }
    [least] { $least ->
        [one] at least one of these cards is { reason-where }: { FORM($options, "the") }.
       *[other] at least { $least } of these cards are { reason-where }: { FORM($options, "the") }.
    }
    [most] { $most ->
        [one] at most one of these cards is { reason-where }: { FORM($options, "the") }.
       *[other] at most { $most } of these cards are { reason-where }: { FORM($options, "the") }.
    }
    [exactly] { $most ->
        [one] exactly one of these cards is { reason-where }: { FORM($options, "the") }.
       *[other] exactly { $most } of these cards are { reason-where }: { FORM($options, "the") }.
    }
   *[between] { $least } to { $most } of these cards are { reason-where }: { FORM($options, "the") }.
}

## What to make of it

reason-hint-left-turn = Of the cards in turn { $turn }, only { FORM($card, "the") } can be { reason-where }.
reason-hint-left-note = Of the cards in note { $turn }, only { FORM($card, "the") } can be { reason-where }.
reason-hint-kind = No other card of its kind is left for the case: only { FORM($card, "the") }.
reason-hint-nobody = { $owner ->
    [seat] Nobody but { $name } can have { FORM($card, "the") }.
   *[pile] Nobody can have { FORM($card, "the") }.
}
reason-hint-full = { $owner ->
    [seat] { $name } has no more cards than that.
   *[pile] There are no more cards { reason-where } than that.
}
reason-hint-one-each = The case has only one card of each kind.
reason-hint-other = Otherwise the cards would not add up.

## What follows

reason-so-holds = { $owner ->
    [seat] So { $name } must have { FORM($card, "the") }.
   *[pile] So { FORM($card, "the") } must be { reason-where }.
}
reason-so-lacks = { $owner ->
    [seat] So { $name } cannot have { FORM($card, "the") }.
   *[pile] So { FORM($card, "the") } cannot be { reason-where }.
}
