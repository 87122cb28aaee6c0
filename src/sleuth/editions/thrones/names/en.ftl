## Weapons of both scenarios

crossbow = Crossbow
    .the = the crossbow
    .acc = the crossbow
    .with = with the crossbow

vial-of-poison = Vial of poison
    .the = the vial of poison
    .acc = the vial of poison
    .with = with the vial of poison

arakh = Arakh
    .the = the arakh
    .acc = the arakh
    .with = with the arakh

catspaw-dagger = Catspaw assassin’s dagger
    .the = the catspaw assassin’s dagger
    .acc = the catspaw assassin’s dagger
    .with = with the catspaw assassin’s dagger

battle-axe = Battle axe
    .the = the battle axe
    .acc = the battle axe
    .with = with the battle axe

faceless-man = Faceless Man
    .the = the Faceless Man
    .acc = the Faceless Man
    .with = with the Faceless Man
