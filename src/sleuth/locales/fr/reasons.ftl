### Pourquoi une chose est sûre : ce que l’on a appris, ce que l’on en tire, ce qui s’ensuit.

## Où sont les cartes, et quand on l’a appris

reason-where = { $owner ->
    [case] dans le dossier
    [side] parmi les cartes mises de côté
    [centre] parmi les cartes du centre
    [open] parmi les cartes visibles
   *[seat] chez { $name }
}
reason-in-turns = { $count ->
    [one] Tour { $turns } : { $told }
   *[other] Tours { $turns } : { $told }
}
reason-in-notes = { $count ->
    [one] Note { $turns } : { $told }
   *[other] Notes { $turns } : { $told }
}
reason-somebody = quelqu’un
    .to = quelqu’un

## Comment on l’a appris

reason-hand = { $names } a reçu à la distribution : { $cards }.
reason-open = Visibles de tous : { $cards }.
reason-shown = { $number ->
    [one] { $names } a montré à { $to } la carte { FORM($cards, "quoted") }.
   *[other] { $names } a montré à { $to } les cartes { FORM($cards, "quoted") }.
}
reason-showed = { $names } a montré à { $to } une de ces cartes : { $options }.
reason-passed = { $count ->
    [one] { $names } n’avait aucune de ces cartes : { $cards }.
   *[other] { $names } n’avaient aucune de ces cartes : { $cards }.
}
reason-accused = { $accuser } a accusé à tort : { claim }.
reason-peeked = { $number ->
    [one] une carte a été vue chez { $names } : { FORM($cards, "the") }.
   *[other] des cartes ont été vues chez { $names } : { FORM($cards, "the") }.
}
reason-looked = { $number ->
    [one] une carte a été vue { reason-where } : { FORM($cards, "the") }.
   *[other] des cartes ont été vues { reason-where } : { FORM($cards, "the") }.
}
reason-opened = { $names } a dévoilé toute sa main : { $cards }.
reason-tip-shown = { $number ->
    [one] en réponse à un indice, { $names } a montré à { $to } la carte { FORM($cards, "quoted") }.
   *[other] en réponse à un indice, { $names } a montré à { $to } les cartes { FORM($cards, "quoted") }.
}
reason-tip-showed = en réponse à un indice, { $names } a montré à { $to } une de ces cartes : { $options }.
reason-tip-all = { $sense ->
    [all] un indice demandait toutes les cartes de ce genre, et { $names } a montré : { $cards }.
   *[none] un indice demandait toutes les cartes de ce genre, et { $names } n’avait pas celles-ci : { $cards }.
}
reason-tip-none = { $count ->
    [one] en réponse à un indice, { $names } n’avait aucune de ces cartes : { $cards }.
   *[other] en réponse à un indice, { $names } n’avaient aucune de ces cartes : { $cards }.
}
reason-second-none = { $names } n’avait pas de deuxième carte à montrer, et en a donc exactement une parmi celles-ci : { $options }.
reason-second-showed = { $names } a montré à { $to } une deuxième carte et en a donc au moins deux parmi celles-ci : { $cards }.
reason-false-witness = { $names } avait caché une carte et en a donc au moins une parmi celles-ci : { $options }.
reason-case = { $whole ->
    [yes] la solution est connue : { claim }.
   *[no] à coup sûr dans le dossier : { $cards }.
}
reason-noted = { $sense ->
    [all] { $number ->
        [one] { FORM($cards, "the") } est { reason-where }.
       *[other] { FORM($cards, "the") } sont { reason-where }.
    }
    [none] { $number ->
        [one] { FORM($cards, "the") } n’est pas { reason-where }.
       *[other] aucune de ces cartes n’est { reason-where } : { $cards }.
    }
    [least] { $least ->
        [one] au moins une de ces cartes est { reason-where } : { $options }.
       *[other] au moins { $least } de ces cartes sont { reason-where } : { $options }.
    }
    [most] { $most ->
        [one] au plus une de ces cartes est { reason-where } : { $options }.
       *[other] au plus { $most } de ces cartes sont { reason-where } : { $options }.
    }
    [exactly] { $most ->
        [one] une seule de ces cartes est { reason-where } : { $options }.
       *[other] exactement { $most } de ces cartes sont { reason-where } : { $options }.
    }
   *[between] de { $least } à { $most } de ces cartes sont { reason-where } : { $options }.
}

## Ce que l’on en tire

reason-hint-left-turn = Parmi les cartes du tour { $turn }, une seule peut être { reason-where } : { FORM($card, "the") }.
reason-hint-left-note = Parmi les cartes de la note { $turn }, une seule peut être { reason-where } : { FORM($card, "the") }.
reason-hint-kind = Parmi les cartes de cette sorte, il n’en reste qu’une pour le dossier : { FORM($card, "the") }.
reason-hint-nobody = { $owner ->
    [seat] Personne d’autre que { $name } ne peut avoir cette carte : { FORM($card, "the") }.
   *[pile] Personne ne peut avoir cette carte : { FORM($card, "the") }.
}
reason-hint-full = { $owner ->
    [seat] { $name } n’a pas d’autres cartes.
   *[pile] Il n’y a pas d’autres cartes { reason-where }.
}
reason-hint-one-each = Le dossier ne contient qu’une carte de chaque sorte.
reason-hint-other = Sinon, la répartition des cartes ne tiendrait pas.

## Ce qui s’ensuit

reason-so-holds = { CAP(FORM($card, "the")) } est donc forcément { reason-where }.
reason-so-lacks = { CAP(FORM($card, "the")) } ne peut donc pas être { reason-where }.
