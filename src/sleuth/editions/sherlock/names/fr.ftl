## The edition

title = Sherlock

tagline = Deux dés, de Baker Street à Dartmoor, sur la piste d’un assassin.

victim = Jim Moriarty
    .the = Jim Moriarty
    .of = de Jim Moriarty

story = Londres, aujourd’hui. La piste va de Baker Street jusqu’à la lande.

note-cards = La règle imprimée ne nomme pas les neuf lieux : nous avons choisi { buckingham-palace.acc }, { battersea.acc } et { diogenes-club.acc }.

note-board = Nous ne connaissons pas les cases du plateau imprimé : ce plan de Londres avec la Tamise, nous l’avons dessiné nous-mêmes.

## Suspects

irene-adler = Irene Adler
    .the = Irene Adler
    .of = d’Irene Adler
    .to = à Irene Adler

inspector-lestrade = Inspecteur Lestrade
    .the = l’inspecteur Lestrade
    .of = de l’inspecteur Lestrade
    .to = à l’inspecteur Lestrade

mrs-hudson = Madame Hudson
    .the = Madame Hudson
    .of = de Madame Hudson
    .to = à Madame Hudson

john-watson = John Watson
    .the = John Watson
    .of = de John Watson
    .to = à John Watson

sherlock-holmes = Sherlock Holmes
    .the = Sherlock Holmes
    .of = de Sherlock Holmes
    .to = à Sherlock Holmes

mycroft-holmes = Mycroft Holmes
    .the = Mycroft Holmes
    .of = de Mycroft Holmes
    .to = à Mycroft Holmes

## Weapons

rope = Corde
    .the = la corde
    .acc = la corde
    .with = avec la corde

lead-pipe = Tuyau de plomb
    .the = le tuyau de plomb
    .acc = le tuyau de plomb
    .with = avec le tuyau de plomb

dagger = Poignard
    .the = le poignard
    .acc = le poignard
    .with = avec le poignard

wrench = Clé anglaise
    .the = la clé anglaise
    .acc = la clé anglaise
    .with = avec la clé anglaise

candlestick = Chandelier
    .the = le chandelier
    .acc = le chandelier
    .with = avec le chandelier

pistol = Pistolet
    .the = le pistolet
    .acc = le pistolet
    .with = avec le pistolet

## Places

dartmoor = Dartmoor
    .the = Dartmoor
    .acc = Dartmoor
    .in = à Dartmoor
    .to = à Dartmoor

diogenes-club = Club Diogène
    .the = le club Diogène
    .acc = le club Diogène
    .in = au club Diogène
    .to = au club Diogène

lab = Laboratoire
    .the = le laboratoire
    .acc = le laboratoire
    .in = dans le laboratoire
    .to = dans le laboratoire

baker-street = 221B Baker Street
    .the = le 221B Baker Street
    .acc = le 221B Baker Street
    .in = au 221B Baker Street
    .to = au 221B Baker Street

swimming-pool = Piscine
    .the = la piscine
    .acc = la piscine
    .in = à la piscine
    .to = à la piscine

battersea = Battersea
    .the = Battersea
    .acc = Battersea
    .in = à Battersea
    .to = à Battersea

tower-of-london = Tour de Londres
    .the = la tour de Londres
    .acc = la tour de Londres
    .in = à la tour de Londres
    .to = à la tour de Londres

buckingham-palace = Palais de Buckingham
    .the = le palais de Buckingham
    .acc = le palais de Buckingham
    .in = au palais de Buckingham
    .to = au palais de Buckingham

baskerville = Baskerville
    .the = Baskerville
    .acc = Baskerville
    .in = à Baskerville
    .to = à Baskerville

## The centre

case-room = Salle d’enquête
    .the = la salle d’enquête
    .acc = la salle d’enquête
    .in = dans la salle d’enquête
    .to = dans la salle d’enquête
