### Why something is certain: what was learnt, what to make of it, what follows.

## Where cards are, and when something was learnt

reason-where = { $owner ->
    [case] { word-case-file.in }
    [side] among the cards set aside
    [centre] among the cards { word-centre.in }
    [open] among the face-up cards
    [you] with you
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
reason-you = you
reason-whom = { $whom ->
    [you] you
   *[other] { $to }
}
reason-at-whom = { $who ->
    [you] your
   *[other] { $names }’s
}
reason-shown-what = { $number ->
    [one] a card: { FORM($cards, "the") }
   *[other] these cards: { FORM($cards, "the") }
}

## How something was learnt

reason-hand = { $who ->
    [you] you were dealt { FORM($cards, "the") }.
   *[other] { $names } was dealt { FORM($cards, "the") }.
}
reason-open = Face up for everyone: { FORM($cards, "the") }.
reason-shown = { $who ->
    [you] you showed { reason-whom } { reason-shown-what }.
   *[other] { $names } showed { reason-whom } { reason-shown-what }.
}
reason-showed = { $who ->
    [you] you showed { reason-whom } one of these cards: { FORM($options, "the") }.
   *[other] { $names } showed { reason-whom } one of these cards: { FORM($options, "the") }.
}
reason-passed = { $who ->
    [you] you had none of these cards: { FORM($cards, "the") }.
    [we] { $names } had none of these cards: { FORM($cards, "the") }.
   *[other] { $count ->
        [one] { $names } had none of these cards: { FORM($cards, "the") }.
       *[other] { $names } had none of these cards: { FORM($cards, "the") }.
    }
}
reason-accused = wrong { word-accusation } by { reason-whom }: { claim }.
reason-peeked = { $number ->
    [one] one of { reason-at-whom } cards was seen: { FORM($cards, "the") }.
   *[other] some of { reason-at-whom } cards were seen: { FORM($cards, "the") }.
}
reason-looked = { $number ->
    [one] { FORM($cards, "the") } was seen { reason-where }.
   *[other] { FORM($cards, "the") } were seen { reason-where }.
}
reason-opened = { $who ->
    [you] your hand was laid open: { FORM($cards, "the") }.
   *[other] { $names }’s hand was laid open: { FORM($cards, "the") }.
}
reason-tip-shown = { $who ->
    [you] asked by a tip, you showed { reason-whom } { reason-shown-what }.
   *[other] asked by a tip, { $names } showed { reason-whom } { reason-shown-what }.
}
reason-tip-showed = { $who ->
    [you] asked by a tip, you showed { reason-whom } one of these cards: { FORM($options, "the") }.
   *[other] asked by a tip, { $names } showed { reason-whom } one of these cards: { FORM($options, "the") }.
}
reason-tip-all = { $sense ->
    [all] { $who ->
        [you] asked by a tip for all such cards, you showed { FORM($cards, "the") }.
       *[other] asked by a tip for all such cards, { $names } showed { FORM($cards, "the") }.
    }
   *[none] { $who ->
        [you] asked by a tip for all such cards, you did not have these: { FORM($cards, "the") }.
       *[other] asked by a tip for all such cards, { $names } did not have these: { FORM($cards, "the") }.
    }
}
reason-tip-none = { $who ->
    [you] asked by a tip, you had none of these cards: { FORM($cards, "the") }.
    [we] asked by a tip, { $names } had none of these cards: { FORM($cards, "the") }.
   *[other] { $count ->
        [one] asked by a tip, { $names } had none of these cards: { FORM($cards, "the") }.
       *[other] asked by a tip, { $names } had none of these cards: { FORM($cards, "the") }.
    }
}
reason-second-none = { $who ->
    [you] you had no second card to show, so you have exactly one of these: { FORM($options, "the") }.
   *[other] { $names } had no second card to show, so has exactly one of these: { FORM($options, "the") }.
}
reason-second-showed = { $who ->
    [you] you showed { reason-whom } a second card, so you have at least two of these: { FORM($cards, "the") }.
   *[other] { $names } showed { reason-whom } a second card, so has at least two of these: { FORM($cards, "the") }.
}
reason-false-witness = { $who ->
    [you] you had denied a card, so you have at least one of these: { FORM($options, "the") }.
   *[other] { $names } had denied a card, so has at least one of these: { FORM($options, "the") }.
}
reason-case = { $whole ->
    [yes] { word-case.the } is known: { claim }.
   *[no] known to be { word-case-file.in }: { FORM($cards, "the") }.
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
reason-hint-kind = Of the cards of this kind, only one can still be { word-case-file.in }: { FORM($card, "the") }.
reason-hint-nobody = { $owner ->
    [you] Nobody but you can have { FORM($card, "the") }.
    [seat] Nobody but { $name } can have { FORM($card, "the") }.
   *[pile] Nobody can have { FORM($card, "the") }.
}
reason-hint-full = { $owner ->
    [you] You have no more cards than that.
    [seat] { $name } has no more cards than that.
   *[pile] There are no more cards { reason-where } than that.
}
reason-hint-one-each = There is only one card of each kind { word-case-file.in }.
reason-hint-other = Otherwise the cards would not add up.

## What follows

reason-so-holds = { $owner ->
    [you] So you must have { FORM($card, "the") }.
    [seat] So { $name } must have { FORM($card, "the") }.
   *[pile] So { FORM($card, "the") } must be { reason-where }.
}
reason-so-lacks = { $owner ->
    [you] So you cannot have { FORM($card, "the") }.
    [seat] So { $name } cannot have { FORM($card, "the") }.
   *[pile] So { FORM($card, "the") } cannot be { reason-where }.
}
