### Ce qui s’est passé. $who, $whom et $whose disent s’il s’agit de la personne qui lit : [you].

## Mise en place et tours

event-you = vous
event-case-chosen = { $who ->
    [you] Vous jouez { word-culprit.the-acc } et avez choisi { word-case.the-acc }.
   *[other] { $name } joue { word-culprit.the-acc } et a choisi { word-case.the-acc }.
}
event-case-chosen-own = { CAP(word-case.the) } : { claim }.
event-dealt = Les { word-hand-card.many } sont distribuées : { $list }.
event-dealt-open = Visibles de tous : { $list }.
event-dealt-centre = { $count ->
    [one] { $count } carte reste cachée { word-centre.in }.
   *[other] { $count } cartes restent cachées { word-centre.in }.
}
event-dealt-side = { $count ->
    [one] { $count } carte est mise de côté, face cachée.
   *[other] { $count } cartes sont mises de côté, faces cachées.
}
event-dealt-hand = { CAP(word-hand-card.yours) } : { $list }.
event-weapons-placed = Les armes sont réparties : { $list }.
event-weapons-placed-item = { FORM($weapon, "the") } { FORM($place, "in") }
event-start-rolled = On lance les dés pour le premier tour : { $list }.
event-cities-turned = Les { word-city-card.many } sont retournées : { $list }.
event-cities-turned-middle = Au milieu : { $list }.
event-turn-started = { $who ->
    [you] C’est à vous de jouer.
   *[other] C’est à { $name } de jouer.
}
event-turn-ended = { $who ->
    [you] Vous terminez votre tour.
   *[other] { $name } termine son tour.
}
event-stayed = { $blocked ->
    [yes] { $who ->
        [you] Vous ne pouvez pas bouger et restez sur place.
       *[other] { $name } ne peut pas bouger et reste sur place.
    }
   *[no] { $who ->
        [you] Vous restez sur place.
       *[other] { $name } reste sur place.
    }
}
event-game-ended = { $ending ->
    [solved] { $who ->
        [you] Vous avez résolu l’affaire et gagnez.
       *[other] { $name } a résolu l’affaire et gagne.
    }
    [escaped] { $who ->
        [you] Vous avez réussi à fuir et gagnez.
       *[other] { CAP(word-culprit.the) } s’est échappé : { $name } gagne.
    }
   *[unsolved] Personne n’a résolu l’affaire.
}
event-game-ended-case = { CAP(word-case.the) } : { claim }.

## Déplacements

event-dice-rolled = { $who ->
    [you] Vous faites { event-dice-rolled-what }.
   *[other] { $name } fait { event-dice-rolled-what }.
}
event-dice-rolled-what = { $count ->
    [1] { $dice }
   *[other] { $dice } : { $steps ->
        [one] { $steps } pas
       *[other] { $steps } pas
    }
}
event-moved = { $by ->
    [passage] { $who ->
        [you] Vous prenez { word-passage.the-acc } et arrivez { FORM($spot, "in") }.
       *[other] { $name } prend { word-passage.the-acc } et arrive { FORM($spot, "in") }.
    }
    [effect] { $who ->
        [you] Vous allez directement { FORM($spot, "to") }.
       *[other] { $name } va directement { FORM($spot, "to") }.
    }
    [square] { $who ->
        [you] Vous avancez : { $spot }.
       *[other] { $name } avance : { $spot }.
    }
   *[steps] { $who ->
        [you] Vous allez { FORM($spot, "to") }.
       *[other] { $name } va { FORM($spot, "to") }.
    }
}
event-stepped-aside = { $who ->
    [you] { CAP(FORM($figure, "the")) }, votre pion, libère la porte et va { FORM($spot, "to") }.
   *[other] { CAP(FORM($figure, "the")) } ({ $name }) libère la porte et va { FORM($spot, "to") }.
}

## Questions et réponses

event-suggestion-made = { $who ->
    [you] Vous { word-suggest.you } : { claim }.
   *[other] { $name } { word-suggest.does } : { claim }.
}
event-passed = { $who ->
    [you] Vous n’avez aucune de ces cartes.
   *[other] { $name } n’a aucune de ces cartes.
}
event-card-shown = { $whom ->
    [you] { $name } vous montre { event-card-shown-what }.
   *[other] { $known ->
        [yes] { $who ->
            [you] Vous montrez { event-whom } { event-card-shown-what }.
           *[other] { $name } montre { event-whom } { event-card-shown-what }.
        }
       *[no] { $who ->
            [you] Vous montrez { event-card-shown-what } { event-whom }.
           *[other] { $name } montre { event-card-shown-what } { event-whom }.
        }
    }
}
event-card-shown-what = { $known ->
    [yes] { word-hand-card.the-acc } « { $card } »
   *[no] { word-hand-card.acc }
}
event-whom = { $whom ->
    [you] à vous
   *[other] à { $to }
}
event-at-whom = { $whom ->
    [you] vous
   *[other] { $to }
}
event-false-witness-found = { $owes ->
    [yes] { event-false-witness-found-who }, mais { $who ->
        [you] devez
       *[other] doit
    } encore une réponse sincère.
   *[no] { event-false-witness-found-who }.
}
event-false-witness-found-who = { CAP(word-false-witness) } : { $who ->
    [you] vous avez caché une carte et quittez l’enquête
   *[other] { $name } a caché une carte et quitte l’enquête
}
event-accusation-made = { $who ->
    [you] Vous { word-accuse.you } : { claim }.
   *[other] { $name } { word-accuse.does } : { claim }.
}
event-accusation-made-result = { $right ->
    [yes] { CAP(word-accusation.the) } est juste !
   *[no] { CAP(word-accusation.the) } est fausse.
}
event-accusation-made-case = { CAP(word-case.the) } : { claim }.
event-shown-card-seen = { $who ->
    [you] Vous voyez aussi la carte montrée par { event-of-whom }{ event-which }.
   *[other] { $name } voit aussi la carte montrée par { event-of-whom }{ event-which }.
}
event-of-whom = { $whose ->
    [you] vous
   *[other] { $owner }
}
event-which = { $known ->
    [yes] {"\u00A0"}: { FORM($card, "the") }
   *[no] {""}
}
event-pile-looked = { $pile ->
    [side] { $who ->
        [you] Vous regardez la carte { $number } de celles mises de côté{ event-which }.
       *[other] { $name } regarde la carte { $number } de celles mises de côté{ event-which }.
    }
   *[centre] { $who ->
        [you] Vous regardez la carte { $number } { word-centre.in }{ event-which }.
       *[other] { $name } regarde la carte { $number } { word-centre.in }{ event-which }.
    }
}
event-cards-peeked = { $who ->
    [you] Vous voyez { word-hand-card.acc } { event-cards-peeked-whose }{ event-which }.
   *[other] { $name } voit { word-hand-card.acc } { event-cards-peeked-whose }{ event-which }.
}
event-cards-peeked-whose = { $whose ->
    [you] de votre main
   *[other] chez { $owner }
}
event-cards-peeked-none = Il ne reste aucune carte à regarder.

## Intrigues

event-effect-used = { $source ->
    [ability] { $who ->
        [you] Vous utilisez la capacité « { $title } ».
       *[other] { $name } utilise la capacité « { $title } ».
    }
   *[card] { $who ->
        [you] Vous jouez { word-intrigue-card.the-acc } « { $title } ».
       *[other] { $name } joue { word-intrigue-card.the-acc } « { $title } ».
    }
}
event-waived = { $who ->
    [you] Vous renoncez à la carte.
   *[other] { $name } renonce à la carte.
}
event-intrigue-drawn = { $who ->
    [you] Vous piochez { event-intrigue-drawn-what }.
   *[other] { $name } pioche { event-intrigue-drawn-what }.
}
event-intrigue-drawn-what = { $sort ->
    [walker] { word-intrigue-card.acc } : « { $title } »
    [whisperer] { word-intrigue-card.the-acc } « { $title } » ({ word-whisperer-card })
   *[secret] { word-intrigue-card.acc } ({ word-whisperer-card }) et la garde
}
event-figure-sent = { $who ->
    [you] Vous envoyez { event-figure-sent-whose } { FORM($spot, "to") } : { FORM($figure, "the") }.
   *[other] { $name } envoie { event-figure-sent-whose } { FORM($spot, "to") } : { FORM($figure, "the") }.
}
event-figure-sent-whose = { $whose ->
    [you] votre pion
   *[other] un pion
}
event-seat-taken = { $who ->
    [you] Les Marcheurs blancs vous emportent : vous quittez la partie.
   *[other] Les Marcheurs blancs emportent { $name }, qui quitte la partie.
}
event-seat-taken-hand = { $who ->
    [you] Votre main est dévoilée : { $list }.
   *[other] Sa main est dévoilée : { $list }.
}

## Enquête

event-city-taken = { $who ->
    [you] Vous prenez { word-city-card.the-acc } « { $city } »{ event-city-origin }.
   *[other] { $name } prend { word-city-card.the-acc } « { $city } »{ event-city-origin }.
}
event-city-origin = { $origin ->
    [middle] {" "}au milieu de la table
    [you] {" "}chez vous
    [seat] {" "}chez { $owner }
   *[unknown] {""}
}
event-card-turned = En récompense { word-culprit.for }, « { $title } » passe { word-draw-pile.from } { word-discard-pile.to }.
event-pile-reshuffled = { $count ->
    [one] { CAP(word-discard-pile.the) } ({ $count } carte) est mélangée et devient { word-draw-pile.as }.
   *[other] { CAP(word-discard-pile.the) } ({ $count } cartes) est mélangée et devient { word-draw-pile.as }.
}
event-investigation-dealt = Chaque détective reçoit { word-investigation-card.acc }.
event-investigation-dealt-own = La vôtre : « { $title } ».
event-investigation-drawn = { $who ->
    [you] Vous piochez { event-investigation-drawn-what }.
   *[other] { $name } pioche { event-investigation-drawn-what }.
}
event-investigation-drawn-what = { $known ->
    [yes] « { $title } »
   *[no] { word-investigation-card.acc }
}
event-investigation-played = { $target ->
    [secret] { $whom ->
        [you] { $name } vous passe { word-secret-tip.acc }.
       *[other] { $who ->
            [you] Vous passez { word-secret-tip.acc } { event-whom }.
           *[other] { $name } passe { word-secret-tip.acc } { event-whom }.
        }
    }
    [player] { $who ->
        [you] Vous jouez « { $title } » chez { event-at-whom }.
       *[other] { $name } joue « { $title } » chez { event-at-whom }.
    }
   *[nobody] { $who ->
        [you] Vous jouez « { $title } ».
       *[other] { $name } joue « { $title } ».
    }
}
event-tip-answered = { $whom ->
    [you] { $name } vous rend { word-secret-tip.the-acc }{ event-tip-answered-what }.
   *[other] { $who ->
        [you] Vous rendez { word-secret-tip.the-acc } { event-whom }{ event-tip-answered-what }.
       *[other] { $name } rend { word-secret-tip.the-acc } { event-whom }{ event-tip-answered-what }.
    }
}
event-tip-answered-what = { $known ->
    [yes] { $who ->
        [you] {" "}et montrez : { $list }
       *[other] {" "}et montre : { $list }
    }
    [none] { $who ->
        [you] {" "}sans rien avoir à montrer
       *[other] {" "}sans rien avoir à montrer
    }
   *[no] {""}
}
