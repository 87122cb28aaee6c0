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
