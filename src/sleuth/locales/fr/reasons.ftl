### Pourquoi une chose est sûre : ce que l’on a appris, ce que l’on en tire, ce qui s’ensuit.

## Où sont les cartes, et quand on l’a appris

reason-where = { $owner ->
    [case] { word-case-file.in }
    [side] parmi les cartes mises de côté
    [centre] parmi les cartes { word-centre.in }
    [open] parmi les cartes visibles
    [you] chez vous
   *[seat] chez { $name }
}
reason-in-turns = { $count ->
    [one] Tour { $turns } : { $told }
   *[other] Tours { $turns } : { $told }
}
reason-in-notes = { $count ->
    [one] Note { $turns } : { $told }
   *[other] Notes { $turns } : { $told }
}
reason-somebody = quelqu’un
reason-you = vous
reason-whom = { $whom ->
    [you] à vous
   *[other] à { $to }
}
reason-at-whom = { $who ->
    [you] vous
   *[other] { $names }
}
reason-shown-what = { $number ->
    [one] la carte { FORM($cards, "quoted") }
   *[other] les cartes { FORM($cards, "quoted") }
}

## Comment on l’a appris

reason-hand = { $who ->
    [you] vous avez reçu à la distribution : { $cards }.
   *[other] { $names } a reçu à la distribution : { $cards }.
}
reason-open = Visibles de tous : { $cards }.
reason-shown = { $whom ->
    [you] { $names } vous a montré { reason-shown-what }.
   *[other] { $who ->
        [you] vous avez montré { reason-whom } { reason-shown-what }.
       *[other] { $names } a montré { reason-whom } { reason-shown-what }.
    }
}
reason-showed = { $whom ->
    [you] { $names } vous a montré une de ces cartes : { $options }.
   *[other] { $who ->
        [you] vous avez montré { reason-whom } une de ces cartes : { $options }.
       *[other] { $names } a montré { reason-whom } une de ces cartes : { $options }.
    }
}
reason-passed = { $who ->
    [you] vous n’aviez aucune de ces cartes : { $cards }.
    [we] { $names } n’aviez aucune de ces cartes : { $cards }.
   *[other] { $count ->
        [one] { $names } n’avait aucune de ces cartes : { $cards }.
       *[other] { $names } n’avaient aucune de ces cartes : { $cards }.
    }
}
reason-accused = { $whom ->
    [you] votre { word-accusation } était fausse : { claim }.
   *[other] fausse { word-accusation } par { $to } : { claim }.
}
reason-peeked = { $number ->
    [one] une carte a été vue chez { reason-at-whom } : { FORM($cards, "the") }.
   *[other] des cartes ont été vues chez { reason-at-whom } : { FORM($cards, "the") }.
}
reason-looked = { $number ->
    [one] une carte a été vue { reason-where } : { FORM($cards, "the") }.
   *[other] des cartes ont été vues { reason-where } : { FORM($cards, "the") }.
}
reason-opened = { $who ->
    [you] vous avez dévoilé toute votre main : { $cards }.
   *[other] { $names } a dévoilé toute sa main : { $cards }.
}
reason-tip-shown = { $whom ->
    [you] en réponse à un indice, { $names } vous a montré { reason-shown-what }.
   *[other] { $who ->
        [you] en réponse à un indice, vous avez montré { reason-whom } { reason-shown-what }.
       *[other] en réponse à un indice, { $names } a montré { reason-whom } { reason-shown-what }.
    }
}
reason-tip-showed = { $whom ->
    [you] en réponse à un indice, { $names } vous a montré une de ces cartes : { $options }.
   *[other] { $who ->
        [you] en réponse à un indice, vous avez montré { reason-whom } une de ces cartes : { $options }.
       *[other] en réponse à un indice, { $names } a montré { reason-whom } une de ces cartes : { $options }.
    }
}
reason-tip-all = { $sense ->
    [all] { $who ->
        [you] un indice demandait toutes les cartes de ce genre, et vous avez montré : { $cards }.
       *[other] un indice demandait toutes les cartes de ce genre, et { $names } a montré : { $cards }.
    }
   *[none] { $who ->
        [you] un indice demandait toutes les cartes de ce genre, et vous n’aviez pas celles-ci : { $cards }.
       *[other] un indice demandait toutes les cartes de ce genre, et { $names } n’avait pas celles-ci : { $cards }.
    }
}
reason-tip-none = { $who ->
    [you] en réponse à un indice, vous n’aviez aucune de ces cartes : { $cards }.
    [we] en réponse à un indice, { $names } n’aviez aucune de ces cartes : { $cards }.
   *[other] { $count ->
        [one] en réponse à un indice, { $names } n’avait aucune de ces cartes : { $cards }.
       *[other] en réponse à un indice, { $names } n’avaient aucune de ces cartes : { $cards }.
    }
}
reason-second-none = { $who ->
    [you] vous n’aviez pas de deuxième carte à montrer, et en avez donc exactement une parmi celles-ci : { $options }.
   *[other] { $names } n’avait pas de deuxième carte à montrer, et en a donc exactement une parmi celles-ci : { $options }.
}
reason-second-showed = { $whom ->
    [you] { $names } vous a montré une deuxième carte et en a donc au moins deux parmi celles-ci : { $cards }.
   *[other] { $who ->
        [you] vous avez montré { reason-whom } une deuxième carte et en avez donc au moins deux parmi celles-ci : { $cards }.
       *[other] { $names } a montré { reason-whom } une deuxième carte et en a donc au moins deux parmi celles-ci : { $cards }.
    }
}
reason-false-witness = { $who ->
    [you] vous aviez caché une carte et en avez donc au moins une parmi celles-ci : { $options }.
   *[other] { $names } avait caché une carte et en a donc au moins une parmi celles-ci : { $options }.
}
reason-case = { $whole ->
    [yes] { word-case.the } est connue : { claim }.
   *[no] à coup sûr { word-case-file.in } : { $cards }.
}
reason-noted = { $sense ->
    [all] { $number ->
        [one] { FORM($cards, "the") } est { reason-where }.
       *[other] { FORM($cards, "the") } sont { reason-where }.
    }
    [none] { $number ->
        [one] { FORM($cards, "the") } n’est pas { reason-where }.
       *[other] aucune de ces cartes n’est { reason-where } : { $cards }.
    }
    [least] { $least ->
        [one] au moins une de ces cartes est { reason-where } : { $options }.
       *[other] au moins { $least } de ces cartes sont { reason-where } : { $options }.
    }
    [most] { $most ->
        [one] au plus une de ces cartes est { reason-where } : { $options }.
       *[other] au plus { $most } de ces cartes sont { reason-where } : { $options }.
    }
    [exactly] { $most ->
        [one] une seule de ces cartes est { reason-where } : { $options }.
       *[other] exactement { $most } de ces cartes sont { reason-where } : { $options }.
    }
   *[between] de { $least } à { $most } de ces cartes sont { reason-where } : { $options }.
}

## Ce que l’on en tire

reason-hint-left-turn = Parmi les cartes du tour { $turn }, une seule peut être { reason-where } : { FORM($card, "the") }.
reason-hint-left-note = Parmi les cartes de la note { $turn }, une seule peut être { reason-where } : { FORM($card, "the") }.
reason-hint-kind = Parmi les cartes de cette sorte, une seule peut encore être { word-case-file.in } : { FORM($card, "the") }.
reason-hint-nobody = { $owner ->
    [you] Personne d’autre que vous ne peut avoir cette carte : { FORM($card, "the") }.
    [seat] Personne d’autre que { $name } ne peut avoir cette carte : { FORM($card, "the") }.
   *[pile] Personne ne peut avoir cette carte : { FORM($card, "the") }.
}
reason-hint-full = { $owner ->
    [you] Vous n’avez pas d’autres cartes.
    [seat] { $name } n’a pas d’autres cartes.
   *[pile] Il n’y a pas d’autres cartes { reason-where }.
}
reason-hint-one-each = Il n’y a qu’une carte de chaque sorte { word-case-file.in }.
reason-hint-other = Sinon, la répartition des cartes ne tiendrait pas.

## Ce qui s’ensuit

reason-so-holds = { CAP(FORM($card, "the")) } est donc forcément { reason-where }.
reason-so-lacks = { CAP(FORM($card, "the")) } ne peut donc pas être { reason-where }.
