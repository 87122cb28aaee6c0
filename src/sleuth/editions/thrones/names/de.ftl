## The edition

note-deck = Das Heft druckt keinen Meister der Flüsterer ab: Welche es gibt, haben wir gewählt. Ob ihr überhaupt mit diesem Stapel spielt, überlässt es euch.

note-characters = Das Heft druckt nur eine Fähigkeit ab, die von Cersei Lennister. Die anderen haben wir gewählt.

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

## The words of the book

word-suggestion = Gerücht
    .a = ein Gerücht
    .acc = ein Gerücht
    .the = das Gerücht
    .the-acc = das Gerücht
    .of = des Gerüchts
    .your = dein Gerücht
    .your-acc = dein Gerücht
    .many = Gerüchte
    .none = kein Gerücht
    .this = dieses Gerücht
    .more = noch ein Gerücht
    .second = zweites Gerücht
    .best = das beste Gerücht
    .own = dem eigenen Gerücht
    .unanswered = einem Gerücht, das niemand widerlegen konnte

word-suggest = Gerücht verbreiten
    .do = ein Gerücht verbreiten
    .does = verbreitet ein Gerücht
    .you = verbreitest ein Gerücht
    .done = ein Gerücht verbreitet
    .does-more = verbreitet noch ein Gerücht
    .you-more = verbreitest noch ein Gerücht

word-case-file = Umschlag
    .the = der Umschlag
    .the-acc = den Umschlag
    .of = des Umschlags
    .in = im Umschlag
    .short = Umschlag

word-sheet = Notizzettel
    .a = ein Notizzettel
    .acc = einen Notizzettel
    .the = der Notizzettel
    .the-acc = den Notizzettel
    .of = des Notizzettels
    .your = dein Notizzettel
    .your-acc = deinen Notizzettel
    .none = keinen Notizzettel
    .many = Notizzettel

word-hand-card = Gerüchtekarte
    .a = eine Gerüchtekarte
    .acc = eine Gerüchtekarte
    .the = die Gerüchtekarte
    .the-acc = die Gerüchtekarte
    .of = der Gerüchtekarte
    .your = deine Gerüchtekarte
    .your-acc = deine Gerüchtekarte
    .many = Gerüchtekarten
    .yours = deine Gerüchtekarten
