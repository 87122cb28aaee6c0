## The edition

title = Sherlock

tagline = Met twee dobbelstenen van Baker Street naar Dartmoor, een moordenaar op het spoor.

victim = Jim Moriarty
    .the = Jim Moriarty
    .of = van Jim Moriarty

story = Londen, vandaag. Het spoor loopt van Baker Street tot op de heide.

note-cards = Het boekje noemt niet alle negen plaatsen: { buckingham-palace.acc }, { battersea.acc } en { diogenes-club.acc } hebben wij gekozen.

note-board = De velden van het gedrukte bord kennen we niet: deze plattegrond van Londen met de Theems hebben we zelf getekend.

## Suspects

irene-adler = Irene Adler
    .the = Irene Adler
    .of = van Irene Adler
    .to = aan Irene Adler

inspector-lestrade = Inspecteur Lestrade
    .the = inspecteur Lestrade
    .of = van inspecteur Lestrade
    .to = aan inspecteur Lestrade

mrs-hudson = Mevrouw Hudson
    .the = mevrouw Hudson
    .of = van mevrouw Hudson
    .to = aan mevrouw Hudson

john-watson = John Watson
    .the = John Watson
    .of = van John Watson
    .to = aan John Watson

sherlock-holmes = Sherlock Holmes
    .the = Sherlock Holmes
    .of = van Sherlock Holmes
    .to = aan Sherlock Holmes

mycroft-holmes = Mycroft Holmes
    .the = Mycroft Holmes
    .of = van Mycroft Holmes
    .to = aan Mycroft Holmes

## Weapons

rope = Touw
    .the = het touw
    .acc = het touw
    .with = met het touw

lead-pipe = Loden pijp
    .the = de loden pijp
    .acc = de loden pijp
    .with = met de loden pijp

dagger = Dolk
    .the = de dolk
    .acc = de dolk
    .with = met de dolk

wrench = Engelse sleutel
    .the = de Engelse sleutel
    .acc = de Engelse sleutel
    .with = met de Engelse sleutel

candlestick = Kandelaar
    .the = de kandelaar
    .acc = de kandelaar
    .with = met de kandelaar

pistol = Pistool
    .the = het pistool
    .acc = het pistool
    .with = met het pistool

## Places

dartmoor = Dartmoor
    .the = Dartmoor
    .acc = Dartmoor
    .in = in Dartmoor
    .to = naar Dartmoor

diogenes-club = Diogenes Club
    .the = de Diogenes Club
    .acc = de Diogenes Club
    .in = in de Diogenes Club
    .to = naar de Diogenes Club

lab = Laboratorium
    .the = het laboratorium
    .acc = het laboratorium
    .in = in het laboratorium
    .to = naar het laboratorium

baker-street = Baker Street 221B
    .the = Baker Street 221B
    .acc = Baker Street 221B
    .in = op Baker Street 221B
    .to = naar Baker Street 221B

swimming-pool = Zwembad
    .the = het zwembad
    .acc = het zwembad
    .in = in het zwembad
    .to = naar het zwembad

battersea = Battersea
    .the = Battersea
    .acc = Battersea
    .in = in Battersea
    .to = naar Battersea

tower-of-london = Tower of London
    .the = de Tower of London
    .acc = de Tower of London
    .in = in de Tower of London
    .to = naar de Tower of London

buckingham-palace = Buckingham Palace
    .the = Buckingham Palace
    .acc = Buckingham Palace
    .in = in Buckingham Palace
    .to = naar Buckingham Palace

baskerville = Baskerville
    .the = Baskerville
    .acc = Baskerville
    .in = in Baskerville
    .to = naar Baskerville

## The centre

case-room = Recherchekamer
    .the = de recherchekamer
    .acc = de recherchekamer
    .in = in de recherchekamer
    .to = naar de recherchekamer
