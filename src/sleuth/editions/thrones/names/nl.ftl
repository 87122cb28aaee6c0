## The edition

note-deck = Het boekje drukt geen Meester der Fluisteraars af: welke er zijn, hebben wij gekozen. Of jullie met deze stapel spelen, laat het aan jullie over.

note-characters = Het boekje drukt maar één gave af, die van Cersei Lannister. De andere hebben wij gekozen.

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

## The words of the book

word-suggestion = gerucht
    .a = een gerucht
    .acc = een gerucht
    .the = het gerucht
    .the-acc = het gerucht
    .of = van het gerucht
    .your = je gerucht
    .your-acc = je gerucht
    .many = geruchten
    .none = geen gerucht
    .this = dit gerucht
    .more = nog een gerucht
    .second = tweede gerucht
    .best = het beste gerucht
    .own = het eigen gerucht
    .unanswered = een gerucht dat niemand kon weerleggen

word-suggest = gerucht verspreiden
    .do = een gerucht verspreiden
    .does = verspreidt een gerucht
    .you = verspreidt een gerucht
    .done = een gerucht verspreid
    .does-more = verspreidt nog een gerucht
    .you-more = verspreidt nog een gerucht

word-case-file = envelop
    .the = de envelop
    .the-acc = de envelop
    .of = van de envelop
    .in = in de envelop
    .short = Envelop

word-hand-card = geruchtkaart
    .a = een geruchtkaart
    .acc = een geruchtkaart
    .the = de geruchtkaart
    .the-acc = de geruchtkaart
    .of = van de geruchtkaart
    .your = je geruchtkaart
    .your-acc = je geruchtkaart
    .many = geruchtkaarten
    .yours = je geruchtkaarten
