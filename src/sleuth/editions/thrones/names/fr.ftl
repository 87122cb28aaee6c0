## The edition

note-deck = La règle imprimée ne montre aucun Maître des Chuchoteurs : nous les avons choisis. Elle vous laisse aussi décider si vous jouez avec ce paquet.

note-characters = La règle imprimée ne montre qu’une capacité, celle de Cersei Lannister. Nous avons choisi les autres.

## Weapons of both scenarios

crossbow = Arbalète
    .the = l’arbalète
    .acc = l’arbalète
    .with = avec l’arbalète

vial-of-poison = Fiole de poison
    .the = la fiole de poison
    .acc = la fiole de poison
    .with = avec la fiole de poison

arakh = Arakh
    .the = l’arakh
    .acc = l’arakh
    .with = avec l’arakh

catspaw-dagger = Dague du tueur à gages
    .the = la dague du tueur à gages
    .acc = la dague du tueur à gages
    .with = avec la dague du tueur à gages

battle-axe = Hache de guerre
    .the = la hache de guerre
    .acc = la hache de guerre
    .with = avec la hache de guerre

faceless-man = Sans-Visage
    .the = le Sans-Visage
    .acc = le Sans-Visage
    .with = avec le Sans-Visage

## The words of the book

word-suggestion = rumeur
    .a = une rumeur
    .acc = une rumeur
    .the = la rumeur
    .the-acc = la rumeur
    .of = de la rumeur
    .your = votre rumeur
    .your-acc = votre rumeur
    .many = rumeurs
    .none = aucune rumeur
    .this = cette rumeur
    .more = une autre rumeur
    .second = deuxième rumeur
    .own = sa propre rumeur
    .unanswered = une rumeur que personne n’a pu démentir

word-suggest = lancer une rumeur
    .do = lancer une rumeur
    .does = lance une rumeur
    .you = lancez une rumeur
    .done = lancé une rumeur
    .does-more = lance une autre rumeur
    .you-more = lancez une autre rumeur

word-case-file = enveloppe
    .the = l’enveloppe
    .the-acc = l’enveloppe
    .of = de l’enveloppe
    .in = dans l’enveloppe
    .short = Enveloppe

word-hand-card = carte Rumeur
    .a = une carte Rumeur
    .acc = une carte Rumeur
    .the = la carte Rumeur
    .the-acc = la carte Rumeur
    .of = de la carte Rumeur
    .your = votre carte Rumeur
    .your-acc = votre carte Rumeur
    .many = cartes Rumeur
    .yours = vos cartes Rumeur
