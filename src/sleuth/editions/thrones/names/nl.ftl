## Weapons of both scenarios

crossbow = Kruisboog
    .the = de kruisboog
    .acc = de kruisboog
    .with = met de kruisboog

vial-of-poison = Gifflesje
    .the = het gifflesje
    .acc = het gifflesje
    .with = met het gifflesje

arakh = Arakh
    .the = de arakh
    .acc = de arakh
    .with = met de arakh

catspaw-dagger = Dolk van de huurmoordenaar
    .the = de dolk van de huurmoordenaar
    .acc = de dolk van de huurmoordenaar
    .with = met de dolk van de huurmoordenaar

battle-axe = Strijdbijl
    .the = de strijdbijl
    .acc = de strijdbijl
    .with = met de strijdbijl

faceless-man = Gezichtsloze Man
    .the = de Gezichtsloze Man
    .acc = de Gezichtsloze Man
    .with = met de Gezichtsloze Man
