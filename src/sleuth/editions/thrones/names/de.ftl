## Weapons of both scenarios

crossbow = Armbrust
    .the = die Armbrust
    .acc = die Armbrust
    .with = mit der Armbrust

vial-of-poison = Giftfläschchen
    .the = das Giftfläschchen
    .acc = das Giftfläschchen
    .with = mit dem Giftfläschchen

arakh = Arakh
    .the = der Arakh
    .acc = den Arakh
    .with = mit dem Arakh

catspaw-dagger = Dolch des Catspaw-Assassinen
    .the = der Dolch des Catspaw-Assassinen
    .acc = den Dolch des Catspaw-Assassinen
    .with = mit dem Dolch des Catspaw-Assassinen

battle-axe = Streitaxt
    .the = die Streitaxt
    .acc = die Streitaxt
    .with = mit der Streitaxt

faceless-man = Mann ohne Gesicht
    .the = der Mann ohne Gesicht
    .acc = den Mann ohne Gesicht
    .with = mit dem Mann ohne Gesicht
