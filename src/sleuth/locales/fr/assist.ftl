### Des notes à une vraie table : `sleuth deduce` et `sleuth assist`.

## Chez qui

assist-owner-case = { word-case-file.short }
assist-owner-side = De côté
assist-owner-centre = { word-centre }
assist-owner-open = Visible

## Ce qui en découle

assist-deals = Distributions possibles : { $number }
assist-cases = { $shown ->
    [one] La plus probable des { $count } { word-case.many } possibles :
   *[other] Les { $shown } plus probables des { $count } { word-case.many } possibles :
}
assist-case-known = L’affaire est résolue : { $cards }.
assist-news = Certain désormais :
assist-contradiction = Ces notes se contredisent :
assist-suspects = { $count ->
    [0] Aucune note ne l’explique à elle seule : au moins deux sont fausses.
    [one] Si une seule note est fausse, c’est la { $numbers }.
   *[other] Si une seule note est fausse, c’est la { $numbers }.
}
assist-why-open = Ce n’est pas certain : { $card } – { $owner } : { $percent }.
assist-why-known = Pourquoi { $card } – { $owner } est certain :
assist-why-excluded = Pourquoi { $card } – { $owner } est impossible :

## Les notes en phrases

assist-note-declined = { $name } refuse de répondre.
assist-note-lied = { CAP(word-false-witness) } : { $name }.
assist-note-no-second = Il n’y a pas de deuxième carte à montrer.
assist-note-saw = Vu ({ $owner }) : { $cards }.
assist-note-lacks = { $owner } : pas { $cards }.
assist-note-one = { $owner } : { $cards }, au moins une de ces cartes.
assist-note-holds = { $owner } : { $cards }.
assist-note-tip = { $name } joue un indice : { $feature }.
assist-note-case = { CAP(word-case.the) } : { $cards }.

## Dialogue

assist-ask-names = Qui est à la table ? Les noms dans le sens horaire, séparés par des virgules :
assist-ask-me = Qui êtes-vous ? (Entrée : vous regardez seulement)
assist-ask-sizes = { $cards } cartes ne se partagent pas également en { $seats } mains. Qui a distribué ? (Ou le nombre de cartes de chaque main, par exemple { $example })
assist-ask-hand = { $count ->
    [one] Votre carte :
   *[other] Vos { $count } cartes :
}
assist-ask-open = { $count ->
    [one] La carte visible :
   *[other] Les { $count } cartes visibles :
}
assist-resume-question = Des notes de « { $title } » vous attendent ({ $count ->
    [one] { $count } note
   *[other] { $count } notes
}). Les reprendre ? (o/n)
assist-resumed = Les notes reprennent.
assist-table = { $title } : { $names }
assist-you-are = Vous êtes { $name }. { CAP(word-hand-card.yours) } : { $cards }.
assist-watching = Vous regardez seulement.
assist-begin = Tapez ce qui se passe, une ligne à chaque fois ; h montre comment, q pour sortir.
assist-kept = Les notes sont gardées dans { $path }.
assist-empty = Il n’y a pas encore de notes.
assist-no-answers = Rien n’est noté sur les réponses ; « corriger { $number } … » ajoute qui a passé et qui a montré une carte.
assist-undone = Annulé.
assist-deleted = La note { $number } est effacée.
assist-hand-changed = { CAP(word-hand-card.yours) } : { $cards }.
assist-open-changed = Cartes visibles : { $cards }.

## Erreurs

assist-in-note = Note { $number } : { $problem }
assist-hint = { $guess ->
    [yes] Vouliez-vous dire « { $nearest } » ?
   *[no] Il y a : { $known }.
}
assist-error-not-json = Ce n’est pas du JSON : { $problem } (ligne { $line }, colonne { $column }).
assist-error-not-an-object = On attend ici un objet entre accolades.
assist-error-which-note = Une note a exactement un champ parmi { $known }, mais celle-ci a : { $found }.
assist-error-unknown-field = Il n’y a pas de champ « { $field } » ici. { assist-hint }
assist-error-missing-field = Le champ « { $field } » manque.
assist-error-bad-value = Le champ « { $field } » est illisible : { $problem }.
assist-error-unknown-edition = { $problem }
assist-error-unknown-card = Il n’y a pas de carte « { $word } ». { assist-hint }
assist-error-unknown-seat = Personne ne s’appelle « { $word } » à la table. { assist-hint }
assist-error-unknown-owner = Il n’y a ni joueur ni pile « { $word } ». { assist-hint }
assist-error-unknown-feature = Aucune carte n’a la caractéristique « { $word } ». { assist-hint }
assist-error-no-such-pile = Il n’y a pas de pile « { $pile } » dans cette partie.
assist-error-seat-reserved = « { $seat } » est le nom d’une pile : personne ne peut s’appeler ainsi.
assist-error-seat-twice = Deux personnes s’appellent « { $seat } ».
assist-error-card-twice = « { $card } » est nommé deux fois.
assist-error-no-cards = Il faut au moins une carte.
assist-error-one-of-each-kind = Il faut une carte de chaque sorte.
assist-error-hand-and-open = « { $card } » est dans votre main, mais aussi visible sur la table.
assist-error-hand-of-nobody = Il y a une main, mais on ne sait pas à qui : dites qui vous êtes (me).
assist-error-hand-size = { $expected ->
    [one] Votre main a { $expected } carte, mais { $found } sont nommées.
   *[other] Votre main a { $expected } cartes, mais { $found } sont nommées.
}
assist-error-open-count = { $expected ->
    [one] { $expected } carte est visible, mais { $found } sont nommées.
   *[other] { $expected } cartes sont visibles, mais { $found } sont nommées.
}
assist-error-too-many-open = Il ne peut pas y avoir autant de cartes visibles : { $found }.
assist-error-sizes-needed = { $cards } cartes ne se partagent pas également en { $seats } mains : dites combien chacun en a, par exemple « hand_sizes » : { $example }.
assist-error-sizes-number = { $found } tailles de main sont données pour { $seats } personnes.
assist-error-sizes-negative = Aucune main n’a { $found } cartes.
assist-error-sizes-sum = Le compte des mains n’y est pas : { $sizes } = { $found }, mais { $expected } des { $cards } cartes sont en main (sans les 3 cartes { word-case-file.in }, { $side } de côté et { $open } visibles).
assist-error-asks-himself = { $seat } ne peut pas répondre à sa propre question.
assist-error-passed-and-shown = { $seat } ne peut pas avoir passé et montré une carte.
assist-error-declined-and-answered = { $seat } ne peut pas avoir refusé de répondre et répondu.
assist-error-shown-by-nobody = Il y a une carte (« { $field } »), mais personne ne l’a montrée.
assist-error-shown-twice = { $other } a montré une carte : on n’a donc pas interrogé { $seat }.
assist-error-card-not-named = « { $card } » n’était pas demandé.
assist-error-you-hold-it = Vous avez « { $card } » : vous ne pouvez pas avoir passé.
assist-error-not-your-card = Vous n’avez pas « { $card } » : vous ne pouvez pas l’avoir montré.
assist-error-nothing-to-show = Vous n’avez aucune de ces cartes : vous ne pouvez pas en avoir montré une.
assist-error-second-is-first = « { $card } » ne peut pas être montré deux fois.
assist-error-no-second-to-show = Vous n’avez pas cette deuxième carte.
assist-error-second-to-show = Vous avez une deuxième de ces cartes : vous deviez la montrer.
assist-error-card-without-feature = « { $card } » n’est pas ce que l’indice demandait ({ $feature }).
assist-error-ambiguous = « { $word } » peut être : { $candidates }.
assist-error-leftover = Je ne comprends pas « { $word } ».
assist-error-number-expected = On attend le numéro d’une note, pas « { $word } ».
assist-error-no-such-note = Il n’y a pas de note { $number }.
assist-error-unknown-line = Je ne comprends pas « { $word } » ; une ligne commence par un nom ou une commande. { $guess ->
    [yes] Vouliez-vous dire « { $nearest } » ?
   *[no] h montre l’aide.
}
assist-error-incomplete = La ligne s’arrête trop tôt : { $expected ->
    [card] il manque une carte.
    [seat] il manque un nom.
    [feature] que demande l’indice ?
    [result] { word-accusation.the } est-elle fausse ou juste ?
   *[line] que s’est-il passé ?
}

## Les mots des lignes ; le premier est dans l’aide, l’anglais est toujours compris

assist-word-suggest = hypothèse rumeur demande soupçonne
assist-word-accuse = accuse accusation démasque
assist-word-saw = vu voit
assist-word-lacks = sans manque
assist-word-holds = possède tient a
assist-word-one = une un
assist-word-tip = indice
assist-word-case = solution affaire dossier
assist-word-pass = passe passent
assist-word-show = montre montré
assist-word-decline = refuse refusent
assist-word-second = deuxième seconde
assist-word-nobody = personne aucun
assist-word-lied = menti ment
assist-word-no = non rien
assist-word-yes = oui carte
assist-word-wrong = faux fausse
assist-word-right = juste vrai
assist-word-side = côté
assist-word-centre = centre milieu
assist-word-undo = annuler
assist-word-edit = corriger changer
assist-word-delete = effacer supprimer
assist-word-list = liste notes
assist-word-why = pourquoi
assist-word-sheet = carnet feuille tableau
assist-word-cases = solutions affaires
assist-word-hand = main cartes
assist-word-open = visible visibles
assist-word-help = aide
assist-word-quit = quitter fin
assist-word-filler = le la les l du de des d avec dans au aux à en chez et parce
assist-yes = o oui y yes

## Aide

assist-help =
    Une ligne pour chaque chose qui se passe. Les noms peuvent être courts, tant qu’ils sont clairs.

    { $b } : { $suspect } { $weapon } { $place } ; passe { $c } ; montre { $a } { $weapon }
        { $b } { word-suggest.does }, { $c } passe, { $a } montre cette carte. Omettez la carte si vous ne l’avez pas vue.
    { $b } { $suspect } { $weapon } { $place } { $a }
        La même chose, plus court : tous ceux interrogés avant { $a } ont passé.
    { $b } { $suspect } { $weapon } { $place } personne
        Personne n’a pu montrer de carte.
    { word-accuse.typed } { $b } { $suspect } { $weapon } { $place } faux
    vu { $weapon } { $b }           vous avez vu une carte de { $b } (ou : côté, centre)
    sans { $c } { $weapon } { $place }       { $c } n’en a aucune
    une { $c } { $weapon } { $place }        { $c } en a au moins une
    possède { $c } { $weapon } { $place }    { $c } les a toutes : une main dévoilée
    solution { $suspect } { $weapon } { $place }   vous connaissez { word-case.the-acc }
    Autres réponses : refuse { $c } (ne dit rien), deuxième { $weapon } ou deuxième non, menti { $c } ({ word-false-witness }).
    Un indice : indice femme { $a } ; { $b } non ; { $c } oui

    liste        toutes les notes        pourquoi { $weapon } { $b }   d’où on le sait
    annuler      reprendre la dernière   carnet       encore une fois { word-sheet.the-acc }
    corriger 3 … réécrire la note 3      solutions    les { word-case.many } les plus probables
    effacer 3    effacer la note 3       main …, visible …   corriger les cartes nommées au début
    aide         cette page              quitter      sortir ; tout est gardé
